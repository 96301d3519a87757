"""Whatever is wrong with a row of any content file of any game is refused, and the message names file, line and row."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import MISSING, fields
from functools import cache
from pathlib import Path
from typing import Any, get_type_hints

import pytest
from server.conftest import amount

from aerodrome.games import aeroplanes, air_racing, control_tower, find, great_race, magnificent, names
from aerodrome.games.aeroplanes.effects import by_kind
from aerodrome.games.magnificent.effects import VERBS
from aerodrome.kernel.content import ContentError

Table = tuple[str, str, str]  # game, file, table
Rows = list[dict[str, Any]]


def options(game: str) -> dict[str, int]:
    return {option.name: option.default for option in find(game).options}


def read_aeroplanes(folder: Path) -> None:
    content = aeroplanes.content.load(folder)
    by_kind(content.rows_with_where("advantage", aeroplanes.rows.AdvantageRow))
    aeroplanes.content.Book(content, 3, options("aeroplanes"))


def read_air_racing(folder: Path) -> None:
    content = air_racing.content.load(folder)
    air_racing.content.Book(content, air_racing.content.load_courses(folder)[1], options("air_racing"))


def read_control_tower(folder: Path) -> None:
    control_tower.content.Airspace(control_tower.content.load(folder), 2)


def read_great_race(folder: Path) -> None:
    great_race.content.Book(great_race.content.load(folder), options("great_race"))


def read_magnificent(folder: Path) -> None:
    magnificent.content.Book(magnificent.content.load(folder), 3, options("magnificent"), VERBS)


READ: dict[str, Callable[[Path], None]] = {
    "aeroplanes": read_aeroplanes,
    "air_racing": read_air_racing,
    "control_tower": read_control_tower,
    "great_race": read_great_race,
    "magnificent": read_magnificent,
}
ROWS: dict[str, Mapping[str, type]] = {
    "aeroplanes": aeroplanes.rows.ROWS,
    "air_racing": air_racing.rows.ROWS,
    "control_tower": control_tower.rows.ROWS,
    "great_race": great_race.rows.ROWS,
    "magnificent": magnificent.rows.ROWS,
}
# columns whose words are for people: any word will do, if no other row has it or looks for it
FREE = {
    "aeroplanes": ["aeroplane.name", "city.name"],
    "air_racing": ["aircraft.livery", "class.name"],
    "control_tower": ["aircraft.colour", "goal.name"],
    "great_race": [
        f"{table}.{column}"
        for table in ("flight", "event", "attachment", "crew", "stage", "reward", "pilot")
        for column in ("name", "rule")
    ],
    "magnificent": [
        f"{table}.name" for table in ("machine", "pilot", "equipment", "weather", "change", "title", "cargo")
    ],
}
NO_WORD = "no-such-word"


@cache
def files(game: str) -> dict[str, dict[str, Any]]:
    folder = find(game).folder / "content"
    return {
        str(path.relative_to(folder)): tomllib.loads(path.read_text(encoding="utf-8"))
        for path in sorted(folder.rglob("*.toml"))
    }


def tables() -> list[Table]:
    return [
        (game, file, table)
        for game in READ
        for file, data in files(game).items()
        for table in data
        if table != "totals"
    ]


def row_class(game: str, table: str) -> type:
    return ROWS[game].get(table, air_racing.rows.PylonRow)


def is_free(game: str, table: str, column: str) -> bool:
    return f"{table}.{column}" in FREE[game] or row_class(game, table) is air_racing.rows.PylonRow


def write(folder: Path, game: str, file: str, data: Mapping[str, Any]) -> dict[str, list[int]]:
    """The content of a game with one file changed; returns the lines on which the rows of that begin."""
    lines: list[str] = ["[totals]", *[f"{table} = {total}" for table, total in data["totals"].items()]]
    begin: dict[str, list[int]] = {}
    for table in data["totals"]:
        for row in data[table]:
            lines.append(f"[[{table}]]")
            begin.setdefault(table, []).append(len(lines))
            lines += [f"{column} = {toml(value)}" for column, value in row.items()]
    (folder / file).write_text("\n".join(lines) + "\n", encoding="utf-8")
    return begin


def toml(value: object) -> str:
    """A value as a content file has it; JSON differs in tables only."""
    return "{ in = 1 }" if isinstance(value, dict) else json.dumps(value)


@pytest.fixture
def copy(tmp_path: Path, request: pytest.FixtureRequest) -> Path:
    """The content folder of the game that is asked about, written anew."""
    game = request.getfixturevalue("game")
    (tmp_path / "courses").mkdir()
    for file, data in files(game).items():
        write(tmp_path, game, file, data)
    READ[game](tmp_path)
    return tmp_path


def some(rows: Rows, column: str) -> list[int]:
    """The last row that has a column; in `make soak` the first, too."""
    having = [number for number, row in enumerate(rows) if column in row]
    return sorted({having[0], having[-1]})[-amount(1, 2) :]


def columns(rows: Rows) -> list[str]:
    return list(dict.fromkeys(column for row in rows for column in row))


def wrong_types(value: object) -> list[object]:
    """Values that look alike and are of another type."""
    if isinstance(value, list):
        return [NO_WORD, 1, [*value, 1.5]]
    others = {str: [1, [value]], int: [1.5, str(value), True], bool: [int(value == 1), "true"]}
    return others.get(type(value), [str(value), {"in": 1}])


class Broken:
    """A content folder with one row changed at a time."""

    def __init__(self, folder: Path, game: str, file: str, table: str) -> None:
        self.folder, self.game, self.file, self.table = folder, game, file, table
        self.rows: Rows = files(game)[file][table]

    def read(self, number: int, row: dict[str, Any]) -> tuple[ContentError | None, str]:
        """What is said about it, and file, line and row as they are to be named."""
        rows = [*self.rows[:number], row, *self.rows[number + 1 :]]
        begin = write(self.folder, self.game, self.file, {**files(self.game)[self.file], self.table: rows})
        place = f"{Path(self.file).name}:{begin[self.table][number]}: {self.table} row {number + 1}"
        try:
            READ[self.game](self.folder)
        except ContentError as error:
            return error, place
        return None, place

    def refuses(self, number: int, row: dict[str, Any]) -> None:
        error, place = self.read(number, row)
        assert error is not None, f"{place}: {row} is accepted"
        assert str(error).startswith(place), f"not told: {place}"

    def refuses_or_accepts(self, number: int, row: dict[str, Any]) -> None:
        """It is no other error; the message may be about a row that looks for this one."""
        error, place = self.read(number, row)
        assert error is None or str(error).split(":")[0].endswith(".toml"), place

    def cells(self) -> Iterator[tuple[int, str, object]]:
        for column in columns(self.rows):
            for number in some(self.rows, column):
                yield number, column, self.rows[number][column]


EACH_TABLE = pytest.mark.parametrize(("game", "file", "table"), tables(), ids=[" ".join(each) for each in tables()])


def test_every_game_is_read_here() -> None:
    assert sorted(READ) == sorted(ROWS) == sorted(FREE) == sorted(names())


@EACH_TABLE
def test_a_value_of_another_type_is_refused(copy: Path, game: str, file: str, table: str) -> None:
    broken = Broken(copy, game, file, table)
    for number, column, value in broken.cells():
        for wrong in wrong_types(value):
            broken.refuses(number, {**broken.rows[number], column: wrong})


@EACH_TABLE
def test_a_column_that_is_missing_or_unknown_is_refused(copy: Path, game: str, file: str, table: str) -> None:
    broken = Broken(copy, game, file, table)
    optional = [
        each.name for each in fields(row_class(game, table)) if (each.default, each.default_factory) != (MISSING,) * 2
    ]
    for number, column, _ in broken.cells():
        row = {name: value for name, value in broken.rows[number].items() if name != column}
        if column in optional or column == "copies":
            broken.refuses_or_accepts(number, row)
        else:
            broken.refuses(number, row)
        broken.refuses(number, {**broken.rows[number], "no_such_column": 1})


@EACH_TABLE
def test_a_word_that_no_rule_knows_is_refused(copy: Path, game: str, file: str, table: str) -> None:
    broken = Broken(copy, game, file, table)
    for number, column, value in broken.cells():
        wrong = NO_WORD if isinstance(value, str) else [*value, NO_WORD] if value and isinstance(value, list) else 0
        if wrong == 0 or (isinstance(value, list) and not isinstance(value[0], str)):
            continue
        if is_free(game, table, column):
            broken.refuses_or_accepts(number, {**broken.rows[number], column: wrong})
        else:
            broken.refuses(number, {**broken.rows[number], column: wrong})


@EACH_TABLE
def test_a_number_below_0_is_refused_where_it_makes_no_sense(copy: Path, game: str, file: str, table: str) -> None:
    broken = Broken(copy, game, file, table)
    types = get_type_hints(row_class(game, table), include_extras=True)
    for number, column, value in broken.cells():
        if types.get(column) is int or (types.get(column) == list[int] and value):
            wrong = -1 if isinstance(value, int) else [-1]
            error, place = broken.read(number, {**broken.rows[number], column: wrong})
            assert error is not None, place
            assert column == "copies" or str(error).startswith(place), "totals are told without a line"


@EACH_TABLE
def test_any_number_and_any_list_is_refused_or_works(copy: Path, game: str, file: str, table: str) -> None:
    broken = Broken(copy, game, file, table)
    every = [(number, "value", row["value"]) for number, row in enumerate(broken.rows) if "value" in row]
    for number, column, value in [*broken.cells(), *every]:
        others: list[object] = []
        if type(value) is int:
            others = [0, 1000]
        elif isinstance(value, list):
            others = [[], value[:-1], value * 2]
        for other in others:
            broken.refuses_or_accepts(number, {**broken.rows[number], column: other})


@EACH_TABLE
def test_what_another_row_says_is_refused_or_works(copy: Path, game: str, file: str, table: str) -> None:
    broken = Broken(copy, game, file, table)
    for number, column, value in broken.cells():
        other = broken.rows[some(broken.rows, column)[0]][column]
        if other != value:
            broken.refuses_or_accepts(number, {**broken.rows[number], column: other})
