"""Stages of a long task: a line for each that says what is done, how long it has taken so far, and what comes next."""

from __future__ import annotations

import subprocess
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

SIGN_OF_LIFE: Final = 15.0  # seconds after which a stage that goes on says so
TAIL: Final = 30  # lines of the log that are shown when a command fails


class StageError(Exception):
    """A command of a stage failed; says which, and shows the end of what it printed."""


class Progress:
    """Tells the stages on stdout. What their commands print goes to `log`."""

    def __init__(self, log: Path) -> None:
        self._begun = time.monotonic()
        self._log = log
        log.parent.mkdir(parents=True, exist_ok=True)
        log.write_text("")

    def seconds(self) -> float:
        return time.monotonic() - self._begun

    def tell(self, line: str) -> None:
        """A line with the seconds so far."""
        print(f"[{self.seconds():4.0f} s] {line}", flush=True)

    def run(self, command: Sequence[str | Path], environment: Mapping[str, str] | None = None) -> None:
        """Run a command of the stage that was told last. Raises StageError if it fails or cannot be started."""
        said = self.seconds()
        with self._log.open("a", encoding="utf-8") as log:
            print("$", *command, file=log, flush=True)
            since = log.tell()
            try:
                process = subprocess.Popen(command, env=environment, stdout=log, stderr=log, stdin=subprocess.DEVNULL)
            except OSError as error:
                raise StageError(f"{command[0]}: {error.strerror}") from error
            try:
                while process.poll() is None:
                    try:
                        process.wait(1.0)
                    except subprocess.TimeoutExpired:
                        if self.seconds() - said >= SIGN_OF_LIFE:
                            said = self.seconds()
                            self.tell("... still at it")
            except BaseException:
                process.terminate()
                process.wait()
                raise
        if process.returncode:
            with self._log.open(encoding="utf-8", errors="replace") as log:
                log.seek(since)
                told = "".join(log.readlines()[-TAIL:])
            name = Path(command[0]).name
            raise StageError(f"{told}{name} ended with {process.returncode}; the whole of it is in {self._log}")
