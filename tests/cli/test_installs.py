"""Without extras the package plays in the terminal; what needs more says in one line what to install."""

from __future__ import annotations

import re
from pathlib import Path
from pkgutil import walk_packages
from shutil import copy
from typing import Final

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import aerodrome
from aerodrome.cli.app import ENTRIES
from aerodrome.data.dataset import Dataset
from aerodrome.games import names

from .installed import EXTRAS, ROOT, Install, distributions

OLD: Final = ROOT / "tests" / "old" / "v0_7_0"
GAME: Final = "control_tower"
SAVED: Final = f"{GAME}-over.json"
MODULES: Final = [each.name for each in walk_packages(aerodrome.__path__, "aerodrome.") if "__main__" not in each.name]
SERVER: Final = [canonicalize_name(Requirement(wish).name) for wish in EXTRAS["server"]]
SPARED: Final = "uvloop"  # Windows has none: without it the server is slower
FAULT: Final = r"aerodrome: .* needs? [\w]+: pip install 'aerodrome\[{}\]'\n"  # all that is said
# a call of each command, and the extra that it asks for
CALLS: Final[dict[str, tuple[list[str], str]]] = {
    "play": ([GAME, "--players", "random,pilot", "--plain"], ""),
    "serve": (
        ["--no-browser", "--port", "0", "--db", "new.db"],
        "server",
    ),
    "replay": ([SAVED], ""),
    "games": ([], ""),
    "rules": ([GAME], ""),
    "guide": ([GAME], ""),
    "content": ([GAME], ""),
    "sim": ([GAME, "--games", "2", "--bots", "random,pilot"], ""),
    "arena": ([GAME, "--bots", "random,pilot"], "arena"),
    "fuzz": ([GAME, "--games", "1", "--jobs", "1"], ""),
    "bench": ([GAME, "--seconds", "0.01"], ""),
    "data": (["show", "dataset"], "data"),
    "backup": (["games.db", "copy.db"], ""),
    "restore": (["games.db", "copy.db"], ""),
}


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Install:
    return Install(tmp_path_factory.mktemp("base") / "site")


@pytest.fixture
def files(tmp_path: Path) -> Path:
    """A folder with a saved game and a database."""
    for name in (SAVED, "games.db"):
        copy(OLD / name, tmp_path)
    return tmp_path


def test_nothing_that_an_extra_names_is_installed_without_it() -> None:
    named = {canonicalize_name(Requirement(wish).name) for wishes in EXTRAS.values() for wish in wishes}
    brought = {"markdown-it-py"}  # by rich
    assert named & set(distributions()) == brought
    assert not {"anyio", "faker", "polyfactory", "pydantic", "pyyaml"} & set(distributions())


def test_every_module_is_there_or_names_the_extra_it_needs(base: Install) -> None:
    program = f"""
from importlib import import_module
from aerodrome.kernel.game import BadSetup
for name in {[name for name in MODULES if not name.startswith("aerodrome.server.")]}:
    try:
        import_module(name)
    except BadSetup as error:
        print(name, str(error).partition("pip install ")[2])
"""
    done = base.python("-c", program)
    assert done.stderr == ""
    asked = dict(line.split() for line in done.stdout.splitlines())
    assert {name.split(".")[1] for name in asked} == {"data", "envs", "lab"}
    assert set(asked.values()) == {f"'aerodrome[{extra}]'" for extra in ("arena", "data", "openspiel", "rl")}


@pytest.mark.parametrize("game", names())
def test_every_game_is_played_in_the_terminal(base: Install, tmp_path: Path, game: str) -> None:
    players = base.aerodrome("play", game, "--players", "random,random,random", "--plain", "--lang", "nl", cwd=tmp_path)
    assert (players.returncode, players.stderr) == (0, "")
    assert "Het spel is afgelopen." in players.stdout
    person = base.aerodrome("play", game, "--plain", typed="?\n1\nguide\nquit\n\n", cwd=tmp_path)
    assert (person.returncode, person.stderr) == (0, "")


def test_a_game_is_chosen_saved_and_gone_on_with(base: Install, tmp_path: Path) -> None:
    first = base.aerodrome("play", "--plain", typed="3\n1\nsave game.json\nquit\n", cwd=tmp_path)
    again = base.aerodrome("play", "--plain", "--resume", "game.json", typed="quit\n", cwd=tmp_path)
    assert (first.returncode, first.stderr, again.returncode, again.stderr) == (0, "", 0, "")


def test_each_command_is_called() -> None:
    assert list(CALLS) == list(ENTRIES)


@pytest.mark.parametrize("name", CALLS)
def test_a_command_works_or_says_what_to_install(base: Install, files: Path, name: str) -> None:
    args, extra = CALLS[name]
    done = base.aerodrome(name, *args, cwd=files)
    if extra:
        assert (done.returncode, done.stdout) == (2, "")
        assert re.fullmatch(FAULT.format(extra), done.stderr)
    else:
        assert (done.returncode, done.stderr) == (0, "")
        assert done.stdout


@pytest.mark.parametrize("name", ENTRIES)
def test_the_help_of_a_command_needs_no_extra(base: Install, name: str) -> None:
    done = base.aerodrome(name, "--help")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith(f"Usage: python -m aerodrome {name} ")


@pytest.mark.parametrize(
    "args",
    [
        ["from", "--database", "games.db", "--out", "new"],
        ["from", SAVED, "--database", "games.db", "--out", "new"],
        ["open", str(OLD / "dataset"), next(Dataset(OLD / "dataset").ids())],
    ],
)
def test_datasets_say_when_they_need_the_server(files: Path, args: list[str]) -> None:
    done = Install(files / "site", "data").aerodrome("data", *args, cwd=files)
    assert (done.returncode, done.stdout) == (2, "")
    assert re.fullmatch(FAULT.format("server"), done.stderr)
    assert not (files / "new").exists()


@pytest.mark.parametrize("name", [name for name in SERVER if name != SPARED])
def test_a_server_that_lacks_one_library_says_which(tmp_path: Path, name: str) -> None:
    done = Install(tmp_path / "site", "server", without=name).aerodrome(
        "serve", "--no-browser", "--port", "0", cwd=tmp_path
    )
    module = {"markdown-it-py": "markdown_it"}.get(name, name.replace("-", "_"))
    assert done.stderr == f"aerodrome: the server needs {module}: pip install 'aerodrome[server]'\n"
    assert (done.returncode, done.stdout) == (2, "")
