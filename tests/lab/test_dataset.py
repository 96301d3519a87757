"""Datasets tell the truth about every game, the same on any number of cores, and refuse what they cannot read."""

from __future__ import annotations

import json
import re
import shlex
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pyarrow as pa
import pytest
from pyarrow import parquet
from typer.testing import CliRunner

from aerodrome.bots import levels
from aerodrome.bots.bot import Bot
from aerodrome.cli.app import app, load
from aerodrome.data import dataset
from aerodrome.data.dataset import Batches, Dataset, packed, write
from aerodrome.data.schema import TABLES, VERSION, DatasetError
from aerodrome.data.tell import HOW, tell
from aerodrome.games import find, names
from aerodrome.kernel.encode import digest, fingerprint
from aerodrome.kernel.match import FORCED, Match
from aerodrome.kernel.save import restore, save
from aerodrome.kernel.step import CHANCE
from aerodrome.kernel.zones import SPECTATOR
from aerodrome.lab.datasets import simulated
from aerodrome.lab.simulate import Setting

PAGE = Path(__file__).parents[2] / "docs" / "datasets.md"
GAME = "control_tower"
Told = dict[str, list[dict[str, Any]]]


class Watched(Bot):
    """A bot that remembers what it was offered."""

    def __init__(self, bot: Bot) -> None:
        self.bot, self.offers = bot, list[list[int]]()

    def choose(self, mine: Any, legal: list[int]) -> int:
        self.offers.append(legal)
        return self.bot.choose(mine, legal)


def played(name: str, seats: int, seed: str = "d") -> tuple[Match, list[Watched]]:
    """A finished match, and its bots."""
    match = Match(find(name), seats, seed=seed)
    bots = [Watched(levels.make("pilot" if seat % 2 else "random", match, seat)) for seat in range(seats)]
    levels.play(match, list(bots))
    return match, bots


def rows(batches: Batches) -> Told:
    return {table: batch.to_pylist() for table, batch in batches.items()}


@pytest.fixture(scope="module", params=names())
def telling(request: pytest.FixtureRequest) -> tuple[Match, list[Watched], Told]:
    """A match of each game, and its rows."""
    match, bots = played(request.param, find(request.param).most)
    return match, bots, rows(packed(tell(match, {"players": ["random"] * match.rules.seats})))


def test_a_game_can_be_opened_again(telling: tuple[Match, list[Watched], Told]) -> None:
    match, _, told = telling
    (game,) = told["games"]
    again, notes = restore(game["saved"], find)
    assert fingerprint(again.state) == fingerprint(match.state)
    assert notes == {"players": ["random"] * match.rules.seats}
    assert game["id"] == json.loads(game["saved"])["checksum"][:16]
    assert (game["game"], game["rules"], game["content"]) == (
        match.game.name,
        match.game.version,
        match.game.content_hash,
    )
    assert (game["schema"], game["seats"], game["seed"]) == (VERSION, match.rules.seats, match.seed)
    assert json.loads(game["options"]) == match.rules.options
    assert (game["ended"], game["whole"], game["practice"]) == (True, True, False)
    assert (game["entries"], game["decisions"], game["events"]) == (
        len(match.log),
        len(told["decisions"]),
        len(match.events),
    )
    assert game["choices"] == sum(entry.who != CHANCE and entry.how != FORCED for entry in match.log)


def test_decisions_are_those_of_the_log_with_the_options_that_were_offered(
    telling: tuple[Match, list[Watched], Told],
) -> None:
    match, bots, told = telling
    decisions, draws, left = told["decisions"], 0, iter(told["decisions"])
    for entry in match.log:
        if entry.who == CHANCE:
            draws += 1
            continue
        row = next(left)
        assert (row["seat"], row["chosen"], row["how"]) == (entry.who, entry.x, HOW[entry.how])
        assert (row["words"], row["draws"]) == (match.rules.actions.text(entry.x), draws)
        assert entry.x in row["legal"]
    assert [row["number"] for row in decisions] == list(range(1, len(decisions) + 1))
    for seat, bot in enumerate(bots):
        chosen = [row["legal"] for row in decisions if row["seat"] == seat and row["how"] == "chosen"]
        assert chosen == bot.offers
    steps = {re.sub(r"\W", "", row["question"]) for row in decisions}
    assert steps <= {step.__name__.lower() for step in match.game.steps}


def test_each_viewer_knows_of_an_event_what_its_mask_says(telling: tuple[Match, list[Watched], Told]) -> None:
    match, _, told = telling
    rules, events = match.rules, told["events"]
    assert [row["number"] for row in events] == list(range(1, len(events) + 1))
    assert [row["after"] for row in events] == sorted(row["after"] for row in events)
    assert events[-1]["after"] == len(told["decisions"])
    for viewer in (*range(rules.seats), SPECTATOR):
        for row, heard in zip(events, match.told(viewer), strict=True):
            known = json.loads(row["args"])
            if row["secrets"] is not None:
                secret = json.loads(row["secrets"])
                known |= secret if row["seen"] >> viewer & 1 else dict.fromkeys(secret)
            domains = dict(zip(rules.events.names[heard.kind], rules.events.domains[heard.kind], strict=True))
            hidden = dict(zip(rules.events.names[heard.kind], rules.events.secret[heard.kind], strict=True))
            expected = {
                name: None
                if hidden[name] and x == -1
                else x
                if domains[name] in ("number", "seat")
                else rules.domains[domains[name]][x]
                for name, x in heard.args.items()
            }
            assert (row["kind"], known, row["more"]) == (heard.kind, expected, heard.more)
            assert row["secrets"] is not None or row["seen"] == (1 << rules.seats) - 1 | 1 << SPECTATOR


def test_seats_have_their_results(telling: tuple[Match, list[Watched], Told]) -> None:
    match, _, told = telling
    assert [row["rank"] for row in told["seats"]] == match.ranks()
    assert [row["returns"] for row in told["seats"]] == match.returns()
    assert sum(row["win"] for row in told["seats"]) == pytest.approx(1)
    assert [row["win"] > 0 for row in told["seats"]] == [rank == 1 for rank in match.ranks()]
    assert {(row["player"], row["name"]) for row in told["seats"]} == {("random", None)}


def test_some_events_are_secret_from_some() -> None:
    """Else the masks above would prove nothing."""
    for name in names():
        match, _ = played(name, find(name).fewest)
        told = rows(packed(tell(match, {})))["events"]
        declared = any(any(secret) for secret in match.rules.events.secret.values())
        assert any(row["secrets"] is not None for row in told) == declared


def run(*args: object) -> tuple[int, str, str]:
    result = CliRunner().invoke(app, [str(arg) for arg in args])
    return result.exit_code, result.stdout, result.stderr


def files(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


@pytest.fixture(scope="module")
def towers(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("data") / "towers"
    assert write(folder, simulated(Setting(GAME, ("pilot", "random"), 6, "t"), jobs=1)) == 6
    return folder


def test_the_same_bytes_on_one_core_and_on_two(towers: Path, tmp_path: Path) -> None:
    make = ("data", "make", GAME, "--bots", "pilot,random", "--games", 6, "--seed", "t", "--jobs", 2)
    assert run(*make, "--out", tmp_path / "new" / "two") == (0, f"{tmp_path / 'new' / 'two'}: 6 games\n", "")
    assert files(tmp_path / "new" / "two") == files(towers)
    assert [path.name for path in (tmp_path / "new").iterdir()] == ["two"]


def test_bots_that_are_all_the_same_play_a_seed_once(tmp_path: Path) -> None:
    make = ("data", "make", GAME, "--bots", "random", "--seats", 2, "--games", 2, "--mirror", "--jobs", 1)
    assert run(*make, "--out", tmp_path / "a")[1].endswith(": 2 games\n")
    assert run(*make, "--bots", "random,cadet", "--out", tmp_path / "b")[1].endswith(": 4 games\n")


def test_groups_of_rows_do_not_change_what_is_read(
    towers: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for table in TABLES:
        monkeypatch.setitem(dataset.GROUP, table, 2)
    write(tmp_path / "groups", simulated(Setting(GAME, ("pilot", "random"), 6, "t"), jobs=1))
    small = Dataset(tmp_path / "groups")
    assert parquet.ParquetFile(tmp_path / "groups" / "games.parquet").num_row_groups == 3
    for table in TABLES:
        one, other = (parquet.read_table(folder / f"{table}.parquet") for folder in (towers, tmp_path / "groups"))
        assert one.equals(other)
        assert one.num_rows == small.counts()[table] > 5
    for game in small.ids():
        assert small.saved(game) == Dataset(towers).saved(game)


def many(amount: int, held: list[int]) -> Iterator[Batches]:
    """A game again and again under new ids, and how much memory the tables take each time."""
    told = tell(played(GAME, 2)[0], {})
    for number in range(amount):
        (game,) = told["games"]
        yield packed({**told, "games": [(f"{number:016}", *game[1:])]})
        held.append(pa.total_allocated_bytes())


def test_memory_does_not_grow_with_the_number_of_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for table in TABLES:
        monkeypatch.setitem(dataset.GROUP, table, 200 if table == "games" else 20_000)
    held: list[int] = []
    assert write(tmp_path / "many", many(2_000, held)) == 2_000
    assert max(held[500:]) < 1.2 * max(held[:500])
    assert Dataset(tmp_path / "many").counts()["decisions"] > 80_000


def test_a_match_of_a_dataset(towers: Path) -> None:
    data = Dataset(towers)
    match, _ = restore(data.saved(next(data.ids())), find)
    assert fingerprint(data.match(next(data.ids())).state) == fingerprint(match.state)
    code, text, _ = run("data", "save", towers, next(data.ids()))
    assert (code, text) == (0, data.saved(next(data.ids())))


def test_show_tells_the_schema_and_the_counts(towers: Path) -> None:
    code, text, _ = run("data", "show", towers)
    assert code == 0
    for table, count in Dataset(towers).counts().items():
        assert f"{table}: {count} rows" in text
        assert all(re.search(rf"{column.name}\s+│ {re.escape(column.type)}", text) for column in TABLES[table])
    assert next(Dataset(towers).ids()) in text


def test_the_page_describes_every_column() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert re.search(rf"\bversion {VERSION}\b", page)
    for table, columns in TABLES.items():
        section = page.split(f"### {table}\n")[1].split("\n#")[0]
        listed = re.findall(r"^\| `(\w+)` \| ([^|]+) \| ([^|]+) \|$", section, re.MULTILINE)
        assert listed == [(column.name, column.type, column.about) for column in columns]


def test_the_commands_of_the_page_exist() -> None:
    lines = [shlex.split(line) for line in re.findall(r"^\$ aerodrome data (.*)$", PAGE.read_text(), re.MULTILINE)]
    known = load("data").commands
    for name, *rest in lines:
        known[name].make_context(name, rest)  # an unknown option or a missing argument raises
    assert {name for name, *_ in lines} == set(known)


def test_an_unfinished_game_and_one_that_comes_twice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    typed = "move 3 left\nsave game.json\nquit\n"
    CliRunner().invoke(app, ["play", GAME, "--seed", "1", "--players", "human,pilot"], input=typed)
    assert run("data", "from", "game.json", "game.json", "--out", "one", "--jobs", 1) == (0, "one: 1 game\n", "")
    (game,) = parquet.read_table("one/games.parquet").to_pylist()
    assert (game["ended"], game["whole"]) == (False, True)
    assert game["decisions"] > 0
    seats = parquet.read_table("one/seats.parquet").to_pylist()
    assert [(seat["player"], seat["rank"], seat["win"]) for seat in seats] == [
        ("human", None, None),
        ("pilot", None, None),
    ]


def test_names_are_kept_only_if_asked_for(tmp_path: Path) -> None:
    match, _ = played(GAME, 2)
    file = tmp_path / "game.json"
    file.write_text(
        save(match, {"players": ["human", "pilot"], "names": ["Wilhelmina", "Otto"], "diary": "Wilhelmina"})
    )
    assert run("data", "from", file, "--out", tmp_path / "without", "--jobs", 1)[0] == 0
    assert run("data", "from", file, "--out", tmp_path / "with", "--names", "--jobs", 1)[0] == 0
    for folder, names_there in (("without", [None, None]), ("with", ["Wilhelmina", "Otto"])):
        tables = {table: parquet.read_table(tmp_path / folder / f"{table}.parquet").to_pylist() for table in TABLES}
        assert [seat["name"] for seat in tables["seats"]] == names_there
        assert ("Wilhelmina" in str(tables)) == (folder == "with")


def resealed(match: Match, **changes: Any) -> str:
    data = json.loads(save(match))
    del data["checksum"]
    data |= changes
    return json.dumps(data | {"checksum": digest(data)})


def test_what_cannot_be_told_is_named_and_the_rest_is_written(tmp_path: Path) -> None:
    match, _ = played(GAME, 2)
    bad = {
        "bytes": b"\xff\xfe",
        "part": save(match).encode()[:-100],
        "other": json.dumps({"format": "chess"}).encode(),
        "rules": resealed(match, rules=match.game.version + 1).encode(),
        "seed": resealed(match, seed="another").encode(),
        "time": resealed(match, times=[1 << 70] * len(match.log)).encode(),
        "good": save(match).encode(),
    }
    for name, body in bad.items():
        (tmp_path / name).write_bytes(body)
    code, said, complaints = run("data", "from", *[tmp_path / name for name in bad], "--out", tmp_path / "data")
    assert (code, said) == (1, f"{tmp_path / 'data'}: 1 game\n")
    reasons = dict(re.findall(r"left out \S*/(\w+): (.*)", complaints))
    assert list(reasons) == ["bytes", "part", "other", "rules", "seed", "time"]
    assert "other rules or content" in reasons["rules"]
    assert "not what the seed gives" in reasons["seed"]
    assert "no number of milliseconds" in reasons["time"]
    assert complaints.endswith("aerodrome: 6 games left out\n")


def test_without_a_single_game_there_is_no_dataset(tmp_path: Path) -> None:
    (tmp_path / "bad").write_text("{}")
    code, _, complaint = run("data", "from", tmp_path / "bad", "--out", tmp_path / "data", "--jobs", 1)
    assert code == 1
    assert f"there are no games to write to {tmp_path / 'data'}" in complaint
    assert [path.name for path in tmp_path.iterdir()] == ["bad"]


def test_nothing_is_overwritten(towers: Path, tmp_path: Path) -> None:
    before = files(towers)
    message = f"aerodrome: {towers} exists already, and is not overwritten\n"
    assert run("data", "make", GAME, "--games", 1, "--out", towers) == (1, "", message)
    assert files(towers) == before


@pytest.mark.parametrize(
    ("args", "code", "message"),
    [
        (("from", "--out", "x"), 2, "name saved games, or a --database"),
        (("from", "none.json", "--out", "x"), 1, "none.json: No such file or directory"),
        (("from", "--database", "none.db", "--out", "x"), 1, "there is no file none.db"),
        (("make", "chess", "--out", "x"), 2, "there is no game 'chess'"),
        (("make", GAME, "--bots", "kay,random", "--out", "x"), 2, "there is no bot 'kay'"),
        (("make", GAME, "--games", "0", "--out", "x"), 2, "at least one game is played, not 0"),
        (("make", GAME, "--jobs", "0", "--out", "x"), 2, "0 processes play no games"),
        (("show", "none"), 1, "there is no folder none"),
    ],
)
def test_bad_wishes(
    args: tuple[str, ...], code: int, message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    got, said, complaint = run("data", *args)
    assert (got, said) == (code, "")
    assert message in complaint
    assert complaint.count("\n") == 1
    assert not list(tmp_path.iterdir())


def relabelled(path: Path, label: dict[bytes, bytes] | None) -> None:
    parquet.write_table(parquet.read_table(path).replace_schema_metadata(label), path)


def narrowed(path: Path) -> None:
    table = parquet.read_table(path)
    parquet.write_table(table.drop_columns([table.column_names[-1]]), path)


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize(
    ("harm", "message"),
    [
        (Path.unlink, "is no dataset of Aerodrome: it has no"),
        (lambda path: path.write_bytes(path.read_bytes()[:-20]), "is no parquet file, or only a part of one"),
        (lambda path: path.write_bytes(b""), "is no parquet file, or only a part of one"),
        (lambda path: relabelled(path, None), "is no table of an Aerodrome dataset"),
        (lambda path: relabelled(path, {dataset.LABEL: b"3"}), "is of version 3 of the dataset; versions up to 2"),
        (narrowed, "does not have the columns of version 2"),
    ],
)
def test_what_is_no_dataset_is_refused(
    towers: Path, tmp_path: Path, table: str, harm: Callable[[Path], object], message: str
) -> None:
    copy = tmp_path / "copy"
    copy.mkdir()
    for name, body in files(towers).items():
        (copy / name).write_bytes(body)
    harm(copy / f"{table}.parquet")
    with pytest.raises(DatasetError, match=message):
        Dataset(copy)
    assert run("data", "show", copy)[0] == 1


def test_a_game_that_is_not_there(towers: Path) -> None:
    assert run("data", "save", towers, "none") == (1, "", f"aerodrome: {towers} has no game 'none'\n")


def test_without_pyarrow_one_line_names_the_extra(tmp_path: Path) -> None:
    hidden = "import sys; sys.modules['pyarrow'] = None; from aerodrome.cli import main; main()"
    for args in (["data", "make", GAME, "--out", "x"], ["data", "show", "x"]):
        done = subprocess.run([sys.executable, "-c", hidden, *args], capture_output=True, text=True, cwd=tmp_path)
        assert (done.returncode, done.stdout) == (2, "")
        assert done.stderr == "aerodrome: datasets need pyarrow: pip install 'aerodrome[data]'\n"
