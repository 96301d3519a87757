"""The real command, called in this process or in a terminal of its own."""

from __future__ import annotations

import os
import pty
import select
import signal
import sys
from codecs import getincrementaldecoder
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

import aerodrome
from aerodrome.cli.app import app

Run = Callable[..., Result]
HOME = Path(aerodrome.__file__).parent.parent  # where the package lies, installed or not
PATIENCE = 60  # seconds until a silent terminal is given up
QUIET = 8  # seconds until a key was not heard


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    """`run("play", "control_tower", typed=["1", "quit"])`, in an empty folder."""
    monkeypatch.chdir(tmp_path)

    def call(*args: str, typed: list[str] | None = None) -> Result:
        return CliRunner().invoke(app, list(args), input="".join(f"{line}\n" for line in typed or []))

    return call


class Terminal:
    """The command in a pseudo-terminal: what it writes, and lines typed into it."""

    def __init__(self, folder: Path, *args: str) -> None:
        self.text = ""
        self._decoder = getincrementaldecoder("utf-8")()
        self.pid, self.fd = pty.fork()
        if self.pid == 0:
            for each in (signal.SIGINT, signal.SIGHUP):  # whoever runs the tests may ignore them
                signal.signal(each, signal.SIG_DFL)
            os.chdir(folder)
            os.environ.update(TERM="xterm-256color", COLUMNS="120", LINES="50", PYTHONUTF8="1", PYTHONPATH=str(HOME))
            start = "from aerodrome.cli import main; main()"
            os.execv(sys.executable, [sys.executable, "-c", start, *args])

    def until(self, *wanted: str) -> str:
        """What is written until one of these texts has come, or the end if none is named; and forget it."""
        while not any(each in self.text for each in wanted):
            assert select.select([self.fd], [], [], PATIENCE)[0], f"nothing more after {self.text[-500:]!r}"
            try:
                data = os.read(self.fd, 1 << 16)
            except OSError:
                data = b""
            if not data:
                assert not wanted, f"{wanted} did not come before the end: {self.text[-500:]!r}"
                break
            self.text += self._decoder.decode(data)
        ends = [self.text.index(each) + len(each) for each in wanted if each in self.text]
        end = min(ends, default=len(self.text))
        read, self.text = self.text[:end], self.text[end:]
        return read.replace("\r\n", "\n")

    def type(self, text: str) -> None:
        os.write(self.fd, text.encode())

    def interrupt(self, key: str) -> None:
        """Press a key, and again if nothing but its echo comes for a while, as a person would: Python does not hear
        an interrupt that falls between its prompt and its reading."""
        self.type(key)
        while not self.text.replace("^C", ""):
            if select.select([self.fd], [], [], QUIET)[0]:
                self.text += self._decoder.decode(os.read(self.fd, 1 << 16))
            else:
                self.type(key)

    def exit_code(self) -> int:
        pid, self.pid = self.pid, 0
        return os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])

    def close(self) -> None:
        os.close(self.fd)
        if self.pid:
            os.waitpid(self.pid, 0)


@pytest.fixture
def terminal(tmp_path: Path) -> Iterator[Callable[..., Terminal]]:
    """`terminal("play", "control_tower")`, in an empty folder."""
    opened: list[Terminal] = []

    def open_one(*args: str) -> Terminal:
        opened.append(Terminal(tmp_path, *args))
        return opened[-1]

    yield open_one
    for each in opened:
        each.close()
