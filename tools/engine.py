"""The compiled engine: which modules mypyc compiles, and a cache of what came of it.

A build is found again by a hash of all that it depends on: the compiled modules and whatever of the package they
import, the settings of the build, the compilers and the Python. So a word, a style, a test or a page of the server
compiles nothing again."""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path
from typing import Any, Final

from tools.digest import digest

COMPILER: Final = ["mypy[mypyc]>=2.4,<3", "setuptools>=75"]
KEPT: Final = 4  # builds in the cache
# a file of C for each module, compiled on all cores: as fast to play with as one large file, and sooner there
SETUP: Final = """
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
# of the compiler: nobody replaces a function at load time, and nobody unwinds the stack
WITHIN_FILES: Final = ["-fno-semantic-interposition", "-fno-asynchronous-unwind-tables"]
# let gcc and clang inline mypyc's runtime into the modules, and these into each other
ACROSS_FILES: Final = ["-flto=auto", "-fvisibility=hidden"]
# of the linker: no symbols that only a debugger reads, no pages of padding, which for 200 small libraries are megabytes
SMALL: Final = ["-Wl,-s", "-Wl,-z,noseparate-code"]


def c_compiler() -> list[str]:
    command: str = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return command.split()


def has_c_compiler() -> bool:
    headers = Path(sysconfig.get_paths()["include"], "Python.h")
    return shutil.which(c_compiler()[0]) is not None and headers.exists()


def usable(scratch: Path, *groups: list[str]) -> list[str]:
    """Those groups of flags with which a library can be built: a compiler may know what its linker does not."""
    source = scratch / "probe.c"
    source.write_text("int probe(void) { return 0; }")
    found: list[str] = []
    for flags in groups:
        command = [*c_compiler(), *found, *flags, "-fPIC", "-shared", str(source), "-o", f"{source}.so"]
        if subprocess.run(command, capture_output=True, check=False).returncode == 0:
            found += flags
    return found


class Engine:
    """The engine of a checkout, compiled or not."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.source = root / "src"
        self.cache = root / "build/engine"
        settings = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
        self._settings: dict[str, Any] = settings["tool"]["hatch"]["build"]["hooks"]["custom"]

    def modules(self) -> list[str]:
        """The files that are compiled, relative to `source`."""
        leave = self._settings["leave"]
        paths = [path for line in self._settings["compile"] for path in self.source.glob(line)]
        found = [path.relative_to(self.source).as_posix() for path in paths]
        return sorted(m for m in found if not any(fnmatch(m, line) or m.endswith(f"/{line}") for line in leave))

    def inputs(self) -> list[str]:
        """The files whose contents decide what is compiled: those of `modules`, and all of the package that they
        import, one by another, since their types count."""
        seen: set[str] = set()
        waiting = self.modules()
        while waiting:
            file = waiting.pop()
            if file not in seen:
                seen.add(file)
                waiting += _imported(self.source, file)
        return sorted(seen)

    def digest(self) -> str:
        """Of everything that the compiled engine depends on."""
        flags = [WITHIN_FILES, ACROSS_FILES, SMALL, os.environ.get("CFLAGS"), os.environ.get("LDFLAGS")]
        about = [COMPILER, SETUP, flags, self._settings, sys.version, sysconfig.get_platform(), c_compiler()]
        files = [self.source / file for file in self.inputs()]
        return digest(self.root, files, repr(about))

    def cached(self) -> Path | None:
        """The folder with the compiled libraries, if they have been made from the sources as they are now."""
        if not self.cache.is_dir():  # nothing was ever compiled: spare the first start the reading
            return None
        folder = self.cache / self.digest()
        return folder if folder.is_dir() else None

    def compiled(self) -> Path:
        """The folder with the compiled libraries, laid out as in the package; made if it is not there yet. Raises
        OSError or CalledProcessError if it cannot be made."""
        folder = self.cache / self.digest()  # of what is compiled, should a source change meanwhile
        if not folder.is_dir():
            # a copy, so that neither libraries nor build files ever land beside the sources
            with tempfile.TemporaryDirectory(prefix="aerodrome-mypyc-") as scratch:
                built = self._compile(Path(scratch))
                self.keep(built, folder)
        return folder

    def _compile(self, scratch: Path) -> Path:
        source = scratch / "src"
        shutil.copytree(self.source, source, ignore=shutil.ignore_patterns("*.so", "__pycache__", "static"))
        shutil.copy(self.root / "pyproject.toml", scratch)
        arguments = ["--config-file", str(scratch / "pyproject.toml"), *self.modules()]
        (source / "setup.py").write_text(SETUP.format(arguments=arguments))
        built = scratch / "lib"
        command = [sys.executable, "setup.py", "-q", "build_ext", "--build-lib", str(built)]
        command += ["--build-temp", str(scratch / "obj")]
        flags = {"CFLAGS": usable(scratch, WITHIN_FILES, ACROSS_FILES), "LDFLAGS": usable(scratch, SMALL)}
        wanted = {name: " ".join([os.environ.get(name, ""), *found]) for name, found in flags.items()}
        subprocess.run(command, cwd=source, check=True, stdout=sys.stderr, env={**os.environ, **wanted})
        return built

    def keep(self, built: Path, folder: Path) -> None:
        """Put a build into the cache, whole or not at all, and forget the oldest ones."""
        self.cache.mkdir(parents=True, exist_ok=True)
        part = Path(tempfile.mkdtemp(prefix="part-", dir=self.cache))
        shutil.copytree(built, part, dirs_exist_ok=True)
        part.chmod(0o755)
        os.utime(part)  # copied, too: the age of what was built
        try:
            part.rename(folder)
        except OSError:  # somebody else has been quicker
            shutil.rmtree(part)
        others = sorted(self.cache.iterdir(), key=lambda path: path.stat().st_mtime)
        for old in others[:-KEPT]:
            shutil.rmtree(old, ignore_errors=True)


def _imported(source: Path, file: str) -> Iterator[str]:
    """The files of the package that a file imports, wherever in it: modules, and the packages around them."""
    for node in ast.walk(ast.parse((source / file).read_bytes())):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            names = [node.module, *[f"{node.module}.{alias.name}" for alias in node.names]]
        else:
            continue
        for name in names:
            parts = name.split(".")
            for end in range(1, len(parts) + 1):
                path = "/".join(parts[:end])
                for found in (f"{path}.py", f"{path}/__init__.py"):
                    if (source / found).is_file():
                        yield found
