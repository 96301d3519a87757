"""What the rules may touch: an examination of the source, not of one run."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import aerodrome
from aerodrome.games import names

PACKAGE = Path(aerodrome.__file__).parent
KERNEL = sorted((PACKAGE / "kernel").rglob("*.py"))
GAMES = sorted((PACKAGE / "games").rglob("*.py"))
FORBIDDEN = {"random", "secrets", "time", "os", "threading", "asyncio", "numpy"}
ALLOWED = {"mypy_extensions", "aerodrome.kernel", "aerodrome.games"}
FACES = {  # the parts of a game that screens and bots use, and what each may import besides
    "view": {"msgspec"},
    "plates": {"msgspec"},
    "board": {"aerodrome.text"},
    "bot": set[str](),
}
BUFFERS = "kernel/observation.py"  # the one place where the kernel uses librt


def name_of(path: Path) -> str:
    return str(path.relative_to(PACKAGE))


def part_of(path: Path) -> str:
    """The part of its game that a file belongs to: `view` of view.py, `bot` of bot.py and of all in bot/."""
    return Path(*path.relative_to(PACKAGE / "games").parts[1:2]).stem


def imports(tree: ast.AST) -> Iterator[str]:
    """What a source imports, wherever in it, by full name."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports name their package"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def is_under(module: str, packages: set[str]) -> bool:
    return any(module == package or module.startswith(f"{package}.") for package in packages)


def foreign(source: str, allowed: set[str]) -> list[str]:
    """The imports of a source that are neither allowed nor plain parts of the standard library."""
    plain = set(sys.stdlib_module_names) - FORBIDDEN
    return [module for module in imports(ast.parse(source)) if not is_under(module, allowed | plain)]


def outward(source: str) -> list[str]:
    """The imports of a source that are a game's faces to screens and bots."""
    return [module for module in imports(ast.parse(source)) if set(module.split(".")[3:4]) & FACES.keys()]


def draws_in(tree: ast.Module) -> list[int]:
    """The lines on which a generator is made anywhere but in the `apply` of a step that gives itself to chance."""
    allowed: set[int] = set()
    for owner in ast.walk(tree):
        if isinstance(owner, ast.ClassDef) and "super().__init__(CHANCE)" in ast.unparse(owner):
            for method in owner.body:
                if isinstance(method, ast.FunctionDef) and method.name == "apply":
                    allowed |= {id(node) for node in ast.walk(method)}
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and ast.unparse(node.func) == "Rng"]
    return [call.lineno for call in calls if id(call) not in allowed]


def test_there_is_something_to_examine() -> None:
    assert "kernel/match.py" in map(name_of, KERNEL)
    assert "games/control_tower/steps/turn.py" in map(name_of, GAMES)
    assert {"view", "board", "bot", "steps", "state"} <= set(map(part_of, GAMES))


@pytest.mark.parametrize(
    ("file", "part"),
    [("bot.py", "bot"), ("bot/plan.py", "bot"), ("view.py", "view"), ("steps/turn.py", "steps"), ("robot.py", "robot")],
)
def test_a_file_belongs_to_a_part(file: str, part: str) -> None:
    assert part_of(PACKAGE / "games" / "balloons" / file) == part


@pytest.mark.parametrize("path", KERNEL, ids=name_of)
def test_the_kernel_imports_only_itself_and_the_standard_library(path: Path) -> None:
    allowed = {"mypy_extensions", "aerodrome.kernel"} | ({"librt"} if name_of(path) == BUFFERS else set())
    assert foreign(path.read_text(encoding="utf-8"), allowed) == []


@pytest.mark.parametrize("path", KERNEL, ids=name_of)
def test_the_kernel_names_no_game(path: Path) -> None:
    source = path.read_text(encoding="utf-8")
    assert [name for name in names() if re.search(rf"\b{name}\b", source)] == []


@pytest.mark.parametrize("path", GAMES, ids=name_of)
def test_a_game_imports_only_games_the_kernel_and_the_standard_library(path: Path) -> None:
    assert foreign(path.read_text(encoding="utf-8"), ALLOWED | FACES.get(part_of(path), set())) == []


@pytest.mark.parametrize("path", [path for path in GAMES if part_of(path) not in FACES], ids=name_of)
def test_the_rules_do_not_know_how_they_are_shown(path: Path) -> None:
    assert outward(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("path", GAMES, ids=name_of)
def test_numbers_are_drawn_by_chance_and_bots_only(path: Path) -> None:
    draws = draws_in(ast.parse(path.read_text(encoding="utf-8")))
    assert part_of(path) == "bot" or draws == []


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("import random", ["random"]),
        ("def f():\n    from time import sleep", ["time.sleep"]),
        ("import os.path", ["os.path"]),
        ("import numpy as np", ["numpy"]),
        ("from aerodrome.bots.bot import Bot", ["aerodrome.bots.bot.Bot"]),
        ("from aerodrome import bots", ["aerodrome.bots"]),
        ("import aerodrome.kernelling", ["aerodrome.kernelling"]),
        ("import json\nfrom aerodrome.kernel.step import Step\nfrom aerodrome.games import find", []),
    ],
)
def test_the_examination_finds_foreign_imports(source: str, found: list[str]) -> None:
    assert foreign(source, ALLOWED) == found


def test_the_examination_finds_faces() -> None:
    source = "from aerodrome.games.control_tower.view import View\nfrom aerodrome.games.control_tower import bot, state"
    assert outward(source) == ["aerodrome.games.control_tower.view.View", "aerodrome.games.control_tower.bot"]


@pytest.mark.parametrize(
    ("who", "method", "found"),
    [("CHANCE", "apply", []), ("CHANCE", "odds", [5]), ("AUTO", "run", [5]), ("seat", "apply", [5])],
)
def test_the_examination_finds_hidden_draws(who: str, method: str, found: list[int]) -> None:
    source = f"class A(Step[S]):\n    def __init__(self):\n        super().__init__({who})\n"
    source += f"    def {method}(self, s, x):\n        Rng(x).shuffle(s.deck)\n"
    assert draws_in(ast.parse(source)) == found
