"""A virtual environment of the project. Packages come by uv, which is quick, or by pip where uv cannot be had."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Mapping
from pathlib import Path

from tools.progress import Progress, StageError


class Environment:
    def __init__(self, folder: Path, progress: Progress) -> None:
        self._folder, self._progress = folder, progress
        self.bin = folder / ("Scripts" if os.name == "nt" else "bin")
        self.python = self.bin / "python"
        self._made_by = folder / "made-by"  # this Python
        self._installed = folder / "installed"  # what `install` was told that it is

    def exists(self) -> bool:
        """Has it been made by this Python?"""
        return self._made_by.is_file() and self._made_by.read_text() == sys.version and self.python.exists()

    def make(self) -> None:
        """Make it anew. Raises StageError if it cannot be made."""
        shutil.rmtree(self._folder, ignore_errors=True)
        self._progress.run([sys.executable, "-m", "venv", self._folder])
        if shutil.which("uv") is None:
            try:
                self._pip("uv")
            except StageError:
                self._progress.tell("There is no uv for this machine: pip does its work, and takes longer")
        self._made_by.write_text(sys.version)

    def installed(self) -> str:
        """What was installed last; empty if nothing was."""
        return self._installed.read_text() if self.exists() and self._installed.is_file() else ""

    def install(self, what: str, *packages: str, wish: Mapping[str, str]) -> None:
        """Install packages, the project itself anew, with these variables set; remember it as `what`. Raises
        StageError."""
        self._installed.unlink(missing_ok=True)
        environment = {**os.environ, **wish}
        uv = shutil.which("uv") or self.bin / "uv"
        by_uv = [uv, "pip", "install", "--quiet", "--python", self.python, "--reinstall-package", "aerodrome"]
        try:
            self._progress.run([*by_uv, *packages], environment)
        except StageError:  # there is no uv, or it does not know where this machine gets its packages
            self._pip(*packages, environment=environment)
        self._installed.write_text(what)

    def _pip(self, *packages: str, environment: Mapping[str, str] | None = None) -> None:
        self._progress.run([self.python, "-m", "pip", "install", "--quiet", *packages], environment)
