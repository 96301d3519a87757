"""The table of commands is true, and the list that it makes imports nothing of what it lists."""

from __future__ import annotations

import re
from inspect import cleandoc
from pathlib import Path

import pytest

from aerodrome.cli.app import ENTRIES, load

from .conftest import Run
from .installed import Install

# what a list of commands is made with
QUICK = {"aerodrome", "annotated_doc", "click", "mypy_extensions", "shellingham", "typer", "typing_extensions"}
LOADED = """
import sys
from aerodrome.cli import main
try:
    main()
except SystemExit:
    pass
installed = sys.path[1]  # after the working folder
for name, module in list(sys.modules.items()):
    if str(getattr(module, "__file__", "")).startswith(installed):
        print(name)
"""


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Install:
    return Install(tmp_path_factory.mktemp("base") / "site")


@pytest.mark.parametrize("name", ENTRIES)
def test_the_list_says_what_the_command_says_first(name: str) -> None:
    first = re.split(r"(?<=\.)\s", cleandoc(load(name).help), maxsplit=1)[0]
    assert ENTRIES[name].summary == first


@pytest.mark.parametrize("name", ENTRIES)
def test_the_help_of_a_command_lists_its_own_options(run: Run, name: str) -> None:
    result = run(name, "--help")
    assert result.exit_code == 0
    assert result.stdout.startswith(f"Usage: aerodrome {name} ")
    for each in [param for param in load(name).params if not getattr(param, "hidden", False)]:
        assert any(word in result.stdout for word in [each.metavar or each.opts[0], *each.opts]), each.name


def test_the_list_names_every_command(run: Run) -> None:
    listed = " ".join(run("--help").stdout.split())
    assert all(f" {name} {entry.summary}" in listed for name, entry in ENTRIES.items())


def test_a_command_that_does_not_exist_is_told_what_is_near(run: Run) -> None:
    result = run("plya")
    assert result.exit_code == 2
    assert "No such command 'plya'. Did you mean 'play'" in result.stderr


def loaded(base: Install, *args: str) -> set[str]:
    """The modules, other than Python's own, that this command needs."""
    done = base.python("-c", LOADED, *args)
    assert done.stderr == ""
    return {line for line in done.stdout.splitlines() if re.fullmatch(r"[\w.]+", line)}


@pytest.mark.parametrize("args", [["--help"], ["--version"]])
def test_the_list_of_commands_imports_no_game_no_words_and_no_server(base: Install, args: list[str]) -> None:
    found = loaded(base, *args)
    assert "typer" in found
    assert {name.partition(".")[0] for name in found} <= QUICK
    ours = {name for name in found if name.startswith("aerodrome.")}
    assert ours == {"aerodrome.cli", "aerodrome.cli.app", "aerodrome.kernel", "aerodrome.kernel.errors"}


def test_a_command_that_says_nothing_in_a_language_imports_no_words(base: Install) -> None:
    found = loaded(base, "games")
    assert "aerodrome.games.control_tower" in found
    assert not {name.partition(".")[0] for name in found} & {"babel", "fluent", "joblib", "pytz"}


def test_a_match_imports_words_when_it_says_something(base: Install, tmp_path: Path) -> None:
    program = """
import sys
import aerodrome
print([name for name in sys.modules if name.startswith("aerodrome.")])
match = aerodrome.Match("control_tower", seed=7)
print("babel" in sys.modules, "fluent.runtime" in sys.modules)
match.options()
print("babel" in sys.modules, "fluent.runtime" in sys.modules)
"""
    done = base.python("-c", program, cwd=tmp_path)
    assert done.stdout.splitlines() == ["[]", "False False", "True True"]
