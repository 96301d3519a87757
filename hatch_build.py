"""Build hook: compiles the rules engines with mypyc.

AERODROME_COMPILE=0  never compile
AERODROME_COMPILE=1  fail when it cannot be compiled
unset                compile where there is a C compiler, else, or on failure, install plain Python

Editable installs are never compiled. Both builds give the same games.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILER = ["mypy[mypyc]>=2.4,<3", "setuptools>=75"]


def has_c_compiler() -> bool:
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    headers = Path(sysconfig.get_paths()["include"], "Python.h")
    return shutil.which(command.split()[0]) is not None and headers.exists()


class CustomBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    def wants_compile(self) -> bool:
        wish = os.environ.get("AERODROME_COMPILE")
        return self.target_name == "wheel" and (wish == "1" or (wish != "0" and has_c_compiler()))

    def dependencies(self) -> list[str]:
        """The compiler is fetched only where it will be used."""
        return COMPILER if self.wants_compile() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
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
        shutil.copytree(Path(self.root, "src"), source, ignore=shutil.ignore_patterns("*.so", "__pycache__"))
        shutil.copy(Path(self.root, "pyproject.toml"), self.scratch)
        arguments = ["--config-file", str(self.scratch / "pyproject.toml"), *self.modules(source)]
        (source / "setup.py").write_text(
            "from setuptools import setup\n"
            "from mypyc.build import mypycify\n"
            f"modules = mypycify({arguments!r}, opt_level='3', group_name='aerodrome')\n"
            "setup(name='aerodrome-engine', packages=[], ext_modules=modules)\n"
        )
        built = self.scratch / "lib"
        command = [sys.executable, "setup.py", "-q", "build_ext", "--build-lib", str(built)]
        command += ["--build-temp", str(self.scratch / "obj")]
        # lets gcc and clang inline the small functions of mypyc's runtime; nobody replaces them at load time
        flags = {**os.environ, "CFLAGS": f"{os.environ.get('CFLAGS', '')} -fno-semantic-interposition"}
        subprocess.run(command, cwd=source, check=True, stdout=sys.stderr, env=flags)
        for library in built.rglob("*"):
            if library.is_file():
                build_data["force_include"][str(library)] = library.relative_to(built).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "scratch"):
            shutil.rmtree(self.scratch, ignore_errors=True)
