"""What pip would install: a folder with the package and the distributions it needs, and Python that knows no other."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from collections.abc import Iterable
from importlib.metadata import Distribution, distribution
from pathlib import Path
from typing import Any, Final

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import aerodrome

ROOT: Final = Path(__file__).parents[2]
HOME: Final = Path(aerodrome.__file__).parents[1]  # where the package lies, installed or not
PROJECT: Final[dict[str, Any]] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
EXTRAS: Final[dict[str, list[str]]] = PROJECT["optional-dependencies"]


def distributions(*extras: str) -> dict[str, Distribution]:
    """All that is installed with the package and these extras, by name."""
    found: dict[str, Distribution] = {}
    wishes = [Requirement(wish) for wish in [*PROJECT["dependencies"], *[w for extra in extras for w in EXTRAS[extra]]]]
    seen: set[tuple[str, frozenset[str]]] = set()
    while wishes:
        wish = wishes.pop()
        name = canonicalize_name(wish.name)
        wanted = frozenset(wish.extras)
        if name == "aerodrome":
            wishes += [Requirement(more) for extra in wanted for more in EXTRAS[extra]]
        elif applies(wish, {""}) and (name, wanted) not in seen:
            seen.add((name, wanted))
            found[name] = distribution(name)
            needed = [Requirement(line) for line in found[name].requires or []]
            wishes += [more for more in needed if applies(more, wanted | {""})]
    return found


def applies(wish: Requirement, extras: Iterable[str]) -> bool:
    return wish.marker is None or any(wish.marker.evaluate({"extra": extra}) for extra in extras)


def parts(of: Distribution) -> set[str]:
    """The modules, packages and metadata of a distribution, as they lie side by side."""
    return {file.parts[0] for file in of.files or [] if file.parts[0] not in ("..", "__pycache__")}


class Install:
    """A folder of links to what pip would install. `without` is the name of a distribution that somebody lost."""

    def __init__(self, folder: Path, *extras: str, without: str = "") -> None:
        self.folder = folder
        folder.mkdir()
        for path in HOME.glob("aerodrome*"):
            (folder / path.name).symlink_to(path)
        for name, each in distributions(*extras).items():
            for part in parts(each) if name != without else ():
                if not (folder / part).exists():  # several may share a namespace
                    (folder / part).symlink_to(Path(str(each.locate_file(part))))

    def python(self, *args: str, typed: str = "", cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
        """Python with this folder and its own library."""
        environment = {**os.environ, "PYTHONPATH": str(self.folder), "PYTHONUTF8": "1"}
        command = [sys.executable, "-S", *args]
        return subprocess.run(
            command, capture_output=True, text=True, check=False, input=typed, env=environment, cwd=cwd
        )

    def aerodrome(self, *args: str, typed: str = "", cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
        return self.python("-m", "aerodrome", *args, typed=typed, cwd=cwd)
