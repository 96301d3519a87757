"""How the code is made, where no linter counts: states, pieces and errors, and a client that knows no rules."""

from __future__ import annotations

import ast
import inspect
import re
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages

import pytest

import aerodrome
from aerodrome.cli.client import Leave
from aerodrome.games import find, names
from aerodrome.kernel.errors import AerodromeError
from aerodrome.kernel.fields import Piece, fields
from aerodrome.kernel.state import State

ROOT = Path(__file__).parents[1]
SOURCES = sorted(path for room in ("src", "tests", "benchmarks", "examples") for path in (ROOT / room).rglob("*.py"))
MANY = "noqa: PLR0913"  # more arguments than others may have
MOST_OF_A_STATE = 20
MOST_OF_A_PIECE = 10
NO_ERRORS = {Leave}  # exceptions that lead out of a loop


def state_of(name: str) -> type[State]:
    game = find(name)
    rules = game.rules(game.most)
    return type(rules.setup([[] for _ in range(rules.seats)]))


def constructors_of_states(tree: ast.Module) -> set[int]:
    """The lines on which the constructors of states begin."""
    return {
        method.lineno
        for owner in ast.walk(tree)
        if isinstance(owner, ast.ClassDef) and any(ast.unparse(base) == "State" for base in owner.bases)
        for method in owner.body
        if isinstance(method, ast.FunctionDef) and method.name == "__init__"
    }


def out_of_place(source: str) -> list[int]:
    """The lines that are allowed many arguments, but are not the constructor of a state."""
    lines = [number for number, line in enumerate(source.splitlines(), 1) if MANY in line]
    return sorted(set(lines) - constructors_of_states(ast.parse(source))) if lines else []


@pytest.mark.parametrize("name", names())
def test_a_state_has_few_fields(name: str) -> None:
    assert len(fields(state_of(name))) <= MOST_OF_A_STATE


@pytest.mark.parametrize("name", names())
def test_a_piece_has_few_fields(name: str) -> None:
    large = {piece.__name__: len(fields(piece)) for piece in pieces_of(name) if len(fields(piece)) > MOST_OF_A_PIECE}
    assert large == {}


def pieces_of(name: str) -> list[type[Piece]]:
    """All pieces that the game defines, also those that its state does not list."""
    package = import_module(f"aerodrome.games.{name}")
    modules = [import_module(found.name) for found in walk_packages(package.__path__, f"{package.__name__}.")]
    found = {each for module in modules for _, each in inspect.getmembers(module, inspect.isclass)}
    return [each for each in found if issubclass(each, Piece) and each is not Piece]


def test_only_states_have_many_arguments() -> None:
    own = Path(__file__)
    found = {
        path.relative_to(ROOT).as_posix(): out_of_place(path.read_text("utf-8")) for path in SOURCES if path != own
    }
    assert {path: lines for path, lines in found.items() if lines} == {}


def test_the_examination_finds_others_with_many_arguments() -> None:
    state = f"class Sky(State):\n    def __init__(self):  # {MANY}\n        pass\n"
    other = f"class Sky(Step):\n    def __init__(self):  # {MANY}\n        pass\ndef f():  # {MANY}\n    pass\n"
    assert out_of_place(state) == []
    assert out_of_place(other) == [2, 4]


def test_all_errors_have_one_base() -> None:
    modules = [found.name for found in walk_packages(aerodrome.__path__, "aerodrome.") if "__main__" not in found.name]
    assert "aerodrome.kernel.save" in modules
    errors = {
        each
        for name in modules
        for _, each in inspect.getmembers(import_module(name), inspect.isclass)
        if issubclass(each, BaseException) and each.__module__.startswith("aerodrome.")
    }
    strays = sorted(
        f"{each.__module__}.{each.__name__}" for each in errors - NO_ERRORS if not issubclass(each, AerodromeError)
    )
    assert strays == []


def test_the_client_cites_no_rules() -> None:
    """What it draws, it is told: a rule id in its code would stand above a rule that is written a second time."""
    rule = re.compile(rf"\b(?:{'|'.join(find(name).prefix for name in names())})-[0-9A-Z]")
    drawn = [path for path in (ROOT / "web/src").rglob("*") if path.suffix in (".ts", ".svelte")]
    drawn = [path for path in drawn if ".test" not in path.name]
    assert len(drawn) > 100
    assert [path.name for path in drawn if rule.search(path.read_text(encoding="utf-8"))] == []
    assert rule.search("CTL-4.3: nothing departs")
