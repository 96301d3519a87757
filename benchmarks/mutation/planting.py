"""A copy of the project in which mutants are planted one after the other, and its tests run."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple

from mutation.rooms import SOURCE, Stage

LEFT_AT_HOME: Final = (".git", ".venv*", "node_modules", "__pycache__", "build", "dist", "site", ".*_cache")
KILLED: Final = "the tests were ended from outside, twice"
NOTHING_RUN: Final = 5  # of pytest, when it finds no test
FAILED: Final = re.compile(r"^(?:FAILED|ERROR) (\S+)", re.MULTILINE)


class Outcome(NamedTuple):
    """What the tests said: the first that failed, or nothing; and the seconds that each stage took."""

    failed: str | None
    seconds: tuple[float, ...]


class Scratch:
    """The copy. It is made in `folder`, which must not exist, and tested by this interpreter."""

    def __init__(self, root: Path, folder: Path) -> None:
        self.folder = folder
        shutil.copytree(root, folder, ignore=shutil.ignore_patterns(*LEFT_AT_HOME), symlinks=True)
        self._environment = {
            name: value for name, value in os.environ.items() if name not in ("AERODROME_SOAK", "PYTEST_ADDOPTS")
        }
        self._environment |= {"PYTHONPATH": str(folder.resolve() / "src"), "CI": "1"}

    @contextmanager
    def planted(self, path: str, source: str) -> Iterator[None]:
        """The file below src/aerodrome holds this source until the end of the block."""
        file = self.folder / SOURCE / path
        before = file.read_text(encoding="utf-8")
        try:
            self._write(file, source)
            yield
        finally:
            self._write(file, before)

    def _write(self, file: Path, source: str) -> None:
        """And forget what was compiled of it: the time of a file tells only seconds."""
        file.write_text(source, encoding="utf-8")
        for compiled in (file.parent / "__pycache__").glob(f"{file.stem}.*.pyc"):
            compiled.unlink()

    def run(self, stages: tuple[Stage, ...], limits: tuple[float, ...]) -> Outcome:
        """The stages one after the other, each for at most so many seconds, until a test fails. Who needs longer
        than that has failed, too. Raises LookupError if a stage holds no test."""
        took: list[float] = []
        for stage, limit in zip(stages, limits, strict=True):
            begun = time.monotonic()
            failed = self._pytest(stage, limit)
            if failed == KILLED:
                failed = self._pytest(stage, limit)
            took.append(time.monotonic() - begun)
            if failed is not None:
                return Outcome(failed, tuple(took))
        return Outcome(None, tuple(took))

    def _pytest(self, stage: Stage, limit: float) -> str | None:
        command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "-rfE", *stage]
        with subprocess.Popen(
            command,
            cwd=self.folder,
            env=self._environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            stdin=subprocess.DEVNULL,
            text=True,
            errors="replace",
            start_new_session=True,
        ) as tests:
            try:
                said, _ = tests.communicate(timeout=limit)
            except subprocess.TimeoutExpired:
                os.killpg(tests.pid, signal.SIGKILL)
                return f"no end after {limit:.0f} s of {' '.join(stage)}"
        if tests.returncode == NOTHING_RUN:
            raise LookupError(f"there is no test in {' '.join(stage)}")
        if tests.returncode == 0:
            return None
        if tests.returncode < 0:
            return KILLED
        found = FAILED.search(said)
        return found[1] if found else f"{' '.join(stage)} could not begin: {said.strip().splitlines()[-1:]}"

    def imports_itself(self) -> bool:
        """Do the tests import the package of this copy, whatever else is installed?"""
        command = [sys.executable, "-c", "import aerodrome; print(aerodrome.__file__)"]
        found = subprocess.run(
            command, cwd=self.folder, env=self._environment, capture_output=True, text=True, check=True
        )
        return Path(found.stdout.strip()).resolve().is_relative_to(self.folder.resolve())
