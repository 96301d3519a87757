"""What was compiled is used again for as long as nothing has changed that it depends on."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from tools import engine as building
from tools.client import ROOT
from tools.engine import ACROSS_FILES, SMALL, WITHIN_FILES, Engine, usable

SETTINGS = """
[tool.hatch.build.hooks.custom]
compile = ["aerodrome/kernel/*.py"]
leave = ["__init__.py"]
"""
FILES = {
    "aerodrome/__init__.py": "",
    "aerodrome/kernel/__init__.py": "",
    "aerodrome/kernel/dice.py": "from aerodrome.sides import SIDES\n\n\ndef most() -> int:\n    return SIDES\n",
    "aerodrome/sides.py": "SIDES: int = 6\n",
    "aerodrome/page.py": "TITLE = 'Dice'\n",
    "aerodrome/locale/en.ftl": "title = Dice\n",
}


@pytest.fixture
def engine(tmp_path: Path) -> Engine:
    """A small project of which one module is compiled."""
    (tmp_path / "pyproject.toml").write_text(SETTINGS)
    for file, text in FILES.items():
        path = tmp_path / "src" / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return Engine(tmp_path)


def test_it_is_compiled_once(engine: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    """By the real compilers."""
    assert engine.cached() is None
    folder = engine.compiled()
    assert [path.name.split(".")[0] for path in folder.rglob("dice.*")] == ["dice"]
    assert not list(engine.source.rglob("*.so"))
    monkeypatch.setattr(subprocess, "run", None)
    assert engine.cached() == engine.compiled() == folder


def test_what_could_not_be_compiled_leaves_nothing_behind(engine: Engine) -> None:
    (engine.source / "aerodrome/kernel/dice.py").write_text("def most() -> int:\n    return 'six'\n")
    with pytest.raises(subprocess.CalledProcessError):
        engine.compiled()
    assert engine.cached() is None
    assert not engine.cache.exists()


@pytest.mark.parametrize(
    ("file", "changes"),
    [
        ("aerodrome/kernel/dice.py", True),
        ("aerodrome/kernel/new.py", True),
        ("aerodrome/sides.py", True),
        ("aerodrome/page.py", False),
        ("aerodrome/locale/en.ftl", False),
        ("aerodrome/games/new.py", False),
    ],
)
def test_what_it_depends_on(engine: Engine, file: str, changes: bool) -> None:
    before = engine.digest()
    path = engine.source / file
    path.parent.mkdir(exist_ok=True)
    path.write_text("SIDES: int = 8\n")
    assert (engine.digest() != before) == changes


def test_other_settings_and_compilers_make_another_engine(engine: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    before = engine.digest()
    (engine.root / "pyproject.toml").write_text(SETTINGS.replace('"__init__.py"', '"__init__.py", "none.py"'))
    settings = Engine(engine.root).digest()
    monkeypatch.setenv("CC", "another")
    assert len({before, settings, Engine(engine.root).digest()}) == 3


def test_the_cache_keeps_the_latest(engine: Engine, tmp_path: Path) -> None:
    built = tmp_path / "built"
    built.mkdir()
    for number in range(building.KEPT + 2):
        engine.keep(built, engine.cache / str(number))
    assert {path.name for path in engine.cache.iterdir()} == {str(n) for n in range(2, building.KEPT + 2)}


def test_our_own_engine_depends_on_what_it_imports_and_not_on_pages_and_commands() -> None:
    found = set(Engine(ROOT).inputs())
    assert {"aerodrome/kernel/match.py", "aerodrome/server/wire.py", "aerodrome/games/__init__.py"} <= found
    assert not [file for file in found if file.startswith(("aerodrome/cli/", "aerodrome/server/routes"))]


@pytest.mark.parametrize("unknown", ["", "-flto=auto", "-Wl,-s"])
def test_only_flags_that_compiler_and_linker_know_are_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, unknown: str
) -> None:
    compiler = tmp_path / "cc"
    compiler.write_text(f'#!/bin/sh\nfor flag; do [ "$flag" != "{unknown}" ] || exit 1; done\n')
    compiler.chmod(0o755)
    monkeypatch.setenv("CC", str(compiler))
    groups = [WITHIN_FILES, ACROSS_FILES, SMALL]
    assert usable(tmp_path, *groups) == [flag for group in groups if unknown not in group for flag in group]
