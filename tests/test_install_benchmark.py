"""The benchmark of installs counts what came with a package, and nothing else. No time is judged here."""

from __future__ import annotations

import json
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any
from zipfile import ZipFile

import pytest

BENCHMARKS = Path(__file__).parents[1] / "benchmarks"
WHEEL = "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n"


@pytest.fixture
def install(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(BENCHMARKS)
    return import_module("install")


def wheel(folder: Path, name: str, files: dict[str, str], metadata: str = "", scripts: str = "") -> Path:
    """A wheel of version 1.0 that holds these files."""
    about = f"{name}-1.0.dist-info"
    files = {
        **files,
        f"{about}/METADATA": f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n{metadata}",
        f"{about}/WHEEL": WHEEL,
        f"{about}/entry_points.txt": scripts,
    }
    path = folder / f"{name}-1.0-py3-none-any.whl"
    with ZipFile(path, "w") as archive:
        for file, text in files.items():
            archive.writestr(file, text)
        archive.writestr(f"{about}/RECORD", "".join(f"{file},,\n" for file in [*files, f"{about}/RECORD"]))
    return path


def test_what_came_is_counted_and_timed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A package of the same name with a million bytes, and another million in what it needs with an extra."""
    monkeypatch.setenv("PIP_FIND_LINKS", str(tmp_path))
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    padding = "#" * 1_000_000
    code = "class Match:\n    def __init__(self, game, seed): ...\n\ndef main(): ...\n"
    needs = "Provides-Extra: more\nRequires-Dist: wings; extra == 'more'\n"
    own = wheel(
        tmp_path,
        "aerodrome",
        {"aerodrome/__init__.py": code, "aerodrome/padding.txt": padding},
        needs,
        "[console_scripts]\naerodrome = aerodrome:main\n",
    )
    wheel(tmp_path, "wings", {"wings.py": padding})
    command = [sys.executable, str(BENCHMARKS / "install.py"), str(own), f"{own}[more]", "--rounds", "2"]
    done = subprocess.run(
        [*command, "--json", str(tmp_path / "all.json")], stdout=subprocess.PIPE, text=True, check=True
    )
    alone, more = json.loads((tmp_path / "all.json").read_text())
    assert list(alone["sizes"]) == ["aerodrome"]
    assert sorted(more["sizes"]) == ["aerodrome", "wings"]
    for files, blocks in [*alone["sizes"].values(), *more["sizes"].values()]:
        assert 1_000_000 < files < 1_010_000
        assert blocks >= files
    assert all(len(rounds) == 2 for report in (alone, more) for rounds in report["seconds"].values())
    assert "reached: 1.0 MB, of 60\n" in done.stdout


def report(install: ModuleType, name: str, megabytes: int, seconds: float) -> dict[str, Any]:
    took = {program: [install.Took(seconds, seconds)] for program in install.PROGRAMS}
    size = install.Size(megabytes * install.MEGABYTE, megabytes * install.MEGABYTE)
    return {"install": name, "version": "1.0", "compiled": True, "sizes": {"aerodrome": size}, "seconds": took}


@pytest.mark.parametrize(("megabytes", "seconds", "missed"), [(60, 0.3, 0), (61, 0.3, 1), (60, 0.31, 1), (61, 0.31, 2)])
def test_the_last_install_without_extras_is_judged(
    install: ModuleType, megabytes: int, seconds: float, missed: int
) -> None:
    reports = [
        report(install, "old", 99, 9.0),
        report(install, "new", megabytes, seconds),
        report(install, "new[server]", 99, 9.0),
    ]
    (last,) = install.judged(reports)
    verdicts = install.judge(last)
    assert [reached for reached, _ in verdicts].count(False) == missed
    assert [text.startswith("NOT reached") for _, text in verdicts] == [not reached for reached, _ in verdicts]


def test_a_revision_brings_its_own_sources(
    install: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(install, "ROOT", tmp_path)
    git = ["git", "-c", "user.name=Ann", "-c", "user.email=ann@localhost"]
    (tmp_path / "file").write_text("first")
    for command in (["init", "-q"], ["add", "file"], ["commit", "-qm", "First"]):
        subprocess.run([*git, *command], cwd=tmp_path, check=True)
    (tmp_path / "file").write_text("second")
    (tmp_path / "out").mkdir()
    assert (install.revision("HEAD", tmp_path / "out") / "file").read_text() == "first"
    with pytest.raises(SystemExit, match="'nowhere' is no wheel, no folder and no revision"):
        install.revision("nowhere", tmp_path / "out")
