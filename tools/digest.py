"""A hash of files: their places below a folder, and their contents."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from pathlib import Path


def digest(root: Path, files: Iterable[Path], about: str = "") -> str:
    """Of the files, in any order, and of whatever else what is made from them depends on."""
    found = hashlib.sha256(about.encode())
    for path in sorted(files):
        content = path.read_bytes()
        found.update(f"{path.relative_to(root).as_posix()}\0{len(content)}\0".encode() + content)
    return found.hexdigest()
