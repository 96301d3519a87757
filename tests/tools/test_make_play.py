"""`make play` from a fresh checkout: stages that say where they are, a page that plays, and a quick second start."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final
from urllib.request import urlopen

import pytest

from tools.client import ROOT, STATIC
from tools.progress import Progress, StageError

ADDRESS: Final = re.compile(r"Aerodrome is at (\S+)")
PATIENCE: Final = 600  # seconds that a stage may take on a busy machine


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of what git would clone, with the client as it was built here."""
    folder = tmp_path_factory.mktemp("checkout")
    listed = subprocess.run(
        ["git", "ls-files", "-z", "-co", "--exclude-standard"], cwd=ROOT, capture_output=True, check=True
    )
    for name in filter(None, listed.stdout.decode().split("\0")):
        if (ROOT / name).is_file() and not name.startswith(("tests/", "docs/", "benchmarks/")):
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, folder / name)
    shutil.copytree(ROOT / STATIC, folder / STATIC)
    return folder


class Played:
    """A server that `make play` runs, and what it has printed."""

    def __init__(self, checkout: Path) -> None:
        environment = {**os.environ, "AERODROME_COMPILE": "0"}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tools.play", "--no-browser", "--port", "0", "--db", str(checkout / "games.db")],
            cwd=checkout,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        )
        self.lines: list[str] = []
        assert self.process.stdout
        for line in self.process.stdout:
            self.lines.append(line)
            if ADDRESS.search(line):
                return
        raise AssertionError("".join(self.lines))

    def get(self, path: str) -> bytes:
        found = ADDRESS.search(self.lines[-1])
        assert found
        with urlopen(f"{found[1]}{path}", timeout=PATIENCE) as answer:
            body: bytes = answer.read()
            return body

    def stages(self) -> list[str]:
        return [found[1] for line in self.lines if (found := re.search(r"\d+ of \d+: (.*)", line))]


@contextmanager
def played(checkout: Path) -> Iterator[Played]:
    run = Played(checkout)
    try:
        yield run
    finally:
        with suppress(ProcessLookupError):
            os.killpg(run.process.pid, signal.SIGKILL)
        run.process.wait()


def test_from_a_fresh_checkout_to_a_page_and_again(checkout: Path) -> None:
    with played(checkout) as first:
        assert first.stages() == [
            "an environment for Python; then the packages of the server",
            "the packages of the server; then it is ready",
        ]
        assert b"<!doctype html>" in first.get("")
        assert json.loads(first.get("api/about"))["engine"] == "plain"
    with played(checkout) as second:
        assert second.stages() == []
        assert len(json.loads(second.get("api/games"))) == 5


def test_a_ctrl_c_ends_the_server_and_whatever_ends_us_ends_it_too(checkout: Path) -> None:
    with played(checkout) as run:
        os.killpg(run.process.pid, signal.SIGINT)
        run.process.wait(PATIENCE)
        assert not alive_in_group(run.process.pid)
    with played(checkout) as run:
        run.process.terminate()
        assert run.process.wait(PATIENCE) == 128 + signal.SIGTERM
        assert not alive_in_group(run.process.pid)


def alive_in_group(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


def test_a_failing_command_is_told_with_what_it_printed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    progress = Progress(tmp_path / "log")
    progress.tell("the first stage; then the second")
    progress.run([sys.executable, "-c", "print('all is well')"])
    with pytest.raises(StageError, match=r"no network\n.* ended with 3; the whole of it is in .*log"):
        progress.run([sys.executable, "-c", "print('no network'); raise SystemExit(3)"])
    with pytest.raises(StageError, match="none: No such file"):
        progress.run([tmp_path / "none"])
    assert re.fullmatch(r"\[ +\d+ s\] the first stage; then the second\n", capsys.readouterr().out)
    assert "all is well" in (tmp_path / "log").read_text()
