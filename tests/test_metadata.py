"""What the package says about itself is true of what is packed."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from email import message_from_string
from email.message import Message
from pathlib import Path
from typing import Final
from zipfile import ZipFile

import pytest

from aerodrome.text import LANGUAGES

ROOT: Final = Path(__file__).parents[1]
CALLED: Final = {"en": "English", "nl": "Dutch", "de": "German"}


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> ZipFile:
    folder = tmp_path_factory.mktemp("dist")
    environment = {**os.environ, "AERODROME_CLIENT": "0", "AERODROME_COMPILE": "0"}
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, env=environment, check=True, capture_output=True)
    (built,) = folder.glob("*.whl")
    return ZipFile(built)


@pytest.fixture(scope="module")
def metadata(wheel: ZipFile) -> Message:
    (name,) = [name for name in wheel.namelist() if name.endswith(".dist-info/METADATA")]
    return message_from_string(wheel.read(name).decode())


def classified(metadata: Message, topic: str) -> set[str]:
    lines = metadata.get_all("Classifier") or []
    return {line.removeprefix(f"{topic} :: ") for line in lines if line.startswith(f"{topic} :: ")}


def test_the_readme_is_its_page(metadata: Message) -> None:
    assert metadata["Description-Content-Type"] == "text/markdown"
    assert metadata.get_payload() == (ROOT / "README.md").read_text(encoding="utf-8")


def test_it_names_the_languages_that_it_speaks(metadata: Message) -> None:
    assert classified(metadata, "Natural Language") == {CALLED[language] for language in LANGUAGES}


def test_it_names_every_python_since_the_oldest(metadata: Message) -> None:
    named = {line for line in classified(metadata, "Programming Language :: Python") if re.fullmatch(r"3\.\d+", line)}
    minors = sorted(int(line.removeprefix("3.")) for line in named)
    assert metadata["Requires-Python"] == f">=3.{minors[0]}"
    assert minors == list(range(minors[0], minors[-1] + 1))
    assert sys.version_info.minor in minors


def test_it_is_typed(wheel: ZipFile, metadata: Message) -> None:
    assert "aerodrome/py.typed" in wheel.namelist()
    assert classified(metadata, "Typing") == {"Typed"}


def test_every_extra_is_explained(metadata: Message) -> None:
    page = (ROOT / "docs" / "installing.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `([\w-]+)` \|", page.split("## Extras")[1], re.MULTILINE)
    assert sorted(rows) == sorted(metadata.get_all("Provides-Extra") or [])
