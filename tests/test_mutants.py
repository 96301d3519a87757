"""Mutants: every operator gives other source that parses, the draw is repeatable, and the report tells the truth."""

from __future__ import annotations

import ast
import json
import textwrap
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]
BENCHMARKS = ROOT / "benchmarks"

SOURCE = '''
"""A module."""
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from somewhere import Thing
LIMIT: Final = 3


class Seat:
    """A class with 1 docstring."""

    def __repr__(self) -> str:
        return "low" if self.level < 3 else "high"

    def act(self, s: "Thing", seat: int, sides: list[int] | None = None) -> int:
        """Guards, texts and assertions stay."""
        if seat > 5:
            raise ValueError(f"seat {seat + 1} of {6}")
        assert seat >= 0
        log.info("acts", seat)
        s.pay(seat)
        if s.hands[seat] and sides is None:
            s.draw(1)
        s.todo[-1] = -1
        return 2 if s.first == seat else 0
'''


@pytest.fixture(autouse=True)
def _benchmarks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(BENCHMARKS)
    monkeypatch.setattr(import_module("mutants"), "GRACE", 2.0)  # seconds: what hangs here hangs soon


def part(name: str) -> ModuleType:
    return import_module(f"mutation.{name}")


def found() -> dict[str, set[tuple[str, str]]]:
    """Of each operator: what it replaces in the source above, and by what."""
    operators = part("operators")
    each: dict[str, set[tuple[str, str]]] = {name: set() for name in operators.OPERATORS}
    for site in operators.sites(SOURCE):
        each[site.operator].add((site.before, site.after))
    return each


def test_operators_find_what_they_change_and_leave_texts_types_and_guards_alone() -> None:
    assert found() == {
        "comparison": {("sides is None", "(sides is not None)"), ("s.first == seat", "(s.first != seat)")},
        "constant": {("1", "2"), ("-1", "-1 - 1"), ("2", "3"), ("0", "1")},
        "missing call": {("s.pay(seat)", "pass"), ("s.draw(1)", "pass")},
        "swapped seat": {("seat", "0"), ("seat", "seat - 1")},
        "skipped branch": {("s.hands[seat] and sides is None", "False"), ("2 if s.first == seat else 0", "(0)")},
    }


@pytest.mark.parametrize("path", ["kernel/zones.py", "bots/search.py", "envs/opponents.py"])
def test_every_change_of_a_file_parses_and_means_something_else(path: str) -> None:
    operators = part("operators")
    source = (ROOT / "src/aerodrome" / path).read_text(encoding="utf-8")
    places = operators.sites(source)
    assert len(places) > 5
    for site in places:
        other = operators.changed(source, site)
        assert ast.dump(ast.parse(other)) != ast.dump(ast.parse(source))
        assert len(other.splitlines()) <= len(source.splitlines())


def test_a_change_that_does_not_parse_or_means_the_same_is_refused() -> None:
    operators = part("operators")
    site = operators.Site("constant", 1, "", "1", "2", 4, 5)
    assert operators.changed("x = 1\n", site) == "x = 2\n"
    for after in ("(1)", "1 +"):
        with pytest.raises(ValueError, match="line 1"):
            operators.changed("x = 1\n", site._replace(after=after))
    with pytest.raises(ValueError, match="something else"):
        operators.changed("y = x\n", site)


def test_offsets_count_bytes_and_lines() -> None:
    operators = part("operators")
    source = 'def f(a: int) -> bool:\n    name = "é", "ü"\n    return name and a <\\\n        3\n'
    (comparison,) = [site for site in operators.sites(source) if site.operator == "comparison"]
    assert operators.changed(source, comparison).endswith("return name and (a <= 3)\n")


def test_the_draw_is_the_same_for_the_same_seed_and_spread_over_rooms_and_operators() -> None:
    drawing, rooms = part("drawing"), part("rooms")
    one = drawing.mutants(ROOT, "a", rooms.NAMED, rooms.ROOMS)
    again, other = [drawing.draw(ROOT, seed, rooms.ROOMS[0]) for seed in ("a", "b")]
    assert [(each.path, each.line, each.after) for each in one[6 : 6 + len(again)]] == [
        (path, site.line, site.after) for path, site in again
    ]
    assert again != other
    assert len(one) >= 60
    assert [each.number for each in one] == list(range(1, len(one) + 1))
    assert [each.named for each in one] == [True] * 6 + [False] * (len(one) - 6)
    for room in rooms.ROOMS:
        assert sum(each.room is room for each in one[6:]) == room.draws
    for mutant in one[::5]:
        source = (ROOT / "src/aerodrome" / mutant.path).read_text(encoding="utf-8")
        assert ast.dump(ast.parse(mutant.source)) != ast.dump(ast.parse(source))
        assert mutant.before in source.splitlines()[mutant.line - 1] or "\n" in mutant.before
    for operator in part("operators").OPERATORS:
        assert sum(each.name == operator for each in one) >= 6


def test_what_is_drawn_of_a_function_does_not_depend_on_what_stands_elsewhere(tmp_path: Path) -> None:
    drawing, rooms = part("drawing"), part("rooms")
    project(tmp_path)
    room = rooms.Room("toy", ("toy/",), 2, ())
    before = [site.before for _, site in drawing.draw(tmp_path, "7", room)]
    file = tmp_path / "src/aerodrome/toy/sums.py"
    file.write_text(f"SIZE = 5\n\n{file.read_text()}")
    assert [site.before for _, site in drawing.draw(tmp_path, "7", room)] == before


def test_every_room_names_tests_that_exist() -> None:
    rooms = part("rooms")
    for room in rooms.ROOMS:
        assert rooms.files_of(room, ROOT)
        for stage in room.stages:
            paths = [each for each in stage if each.startswith("tests/")]
            assert paths
            assert all((ROOT / path).exists() for path in paths)


def test_a_fault_whose_text_is_gone_is_named_loudly() -> None:
    drawing, rooms = part("drawing"), part("rooms")
    for fault in (rooms.NAMED[0]._replace(before="if nobody:"), rooms.NAMED[0]._replace(path="bots/gone.py")):
        with pytest.raises(LookupError, match="fault 1, search that branches"):
            drawing.mutants(ROOT, "0", (fault,), rooms.ROOMS)


def project(folder: Path) -> None:
    """A package of two functions, of which one is tested."""
    files = {
        "src/aerodrome/__init__.py": "",
        "src/aerodrome/toy/__init__.py": "",
        "src/aerodrome/toy/sums.py": """\
            def total(values):
                whole = 0
                for value in values:
                    whole += value
                return whole


            def most(values):
                return 7 if len(values) > 5 else max(values)
            """,
        "tests/test_sums.py": """\
            from aerodrome.toy.sums import total

            def test_total():
                assert total([1, 2]) == 3
            """,
    }
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(textwrap.dedent(text))


def report(folder: Path, *faults: tuple[str, str], arguments: tuple[str, ...] = ()) -> tuple[int, list[dict[str, Any]]]:
    """The exit code and the rows for these faults in the small project, and nothing drawn."""
    rooms = part("rooms")
    project(folder / "project")
    room = rooms.Room("toy", ("toy/",), 0, (("tests/test_sums.py",),))
    named = tuple([rooms.Fault(f"fault {i}", "toy/sums.py", *fault) for i, fault in enumerate(faults)])
    told = folder / "told.json"
    code = import_module("mutants").main(
        ["--jobs", "2", "--json", str(told), *arguments], folder / "project", named, (room,)
    )
    return code, json.loads(told.read_text())


def test_what_is_caught_and_what_survives_is_reported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, rows = report(tmp_path, ("whole = 0", "whole = 1"), ("7 if", "8 if"))
    assert code == 1  # one with a name is left
    assert [row["caught_by"] for row in rows] == ["tests/test_sums.py::test_total", None]
    told = capsys.readouterr().out
    assert "toy/sums.py:9  fault 1: 7 if -> 8 if\n     SURVIVED" in told
    assert told.endswith("caught 1 of 2\n")
    assert (tmp_path / "project/src/aerodrome/toy/sums.py").read_text().count("whole = 0") == 1


def test_what_never_ends_is_caught(tmp_path: Path) -> None:
    code, rows = report(tmp_path, ("whole += value", "while True: pass"))
    assert code == 0
    assert rows[0]["caught_by"].startswith("no end after")


def test_one_alone_may_be_asked_for(tmp_path: Path) -> None:
    code, rows = report(tmp_path, ("7 if", "8 if"), ("whole = 0", "whole = 1"), arguments=("--only", "2"))
    assert code == 0
    assert [row["number"] for row in rows] == [2]


def test_without_time_nothing_is_tried_and_that_is_a_failure(tmp_path: Path) -> None:
    code, rows = report(tmp_path, ("whole = 0", "whole = 1"), arguments=("--minutes", "0"))
    assert code == 1
    assert [row["tried"] for row in rows] == [False]


def test_tests_that_fail_without_a_fault_prove_nothing(tmp_path: Path) -> None:
    rooms = part("rooms")
    project(tmp_path / "project")
    test = tmp_path / "project/tests/test_sums.py"
    test.write_text(test.read_text().replace("== 3", "== 4"))
    room = rooms.Room("toy", ("toy/",), 0, (("tests/test_sums.py",),))
    fault = rooms.Fault("a fault", "toy/sums.py", "whole = 0", "whole = 1")
    with pytest.raises(AssertionError, match="fails without a fault"):
        import_module("mutants").main(["--jobs", "1"], tmp_path / "project", (fault,), (room,))
