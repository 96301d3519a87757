"""Build hook: puts the browser's client and the compiled engine into the package.

AERODROME_CLIENT=0   leave the client out
AERODROME_CLIENT=1   build it even where it is current
unset                build it where its sources have changed since

AERODROME_COMPILE=0  never compile
AERODROME_COMPILE=1  fail when it cannot be compiled
unset                compile where there is a C compiler, else, or on failure, install plain Python

What was compiled is kept in build/engine and used again while its sources are the same. Editable installs are never
compiled. Both builds give the same games."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))  # hatchling loads this file alone

from tools.client import NODE, STATIC, Client, system_npm
from tools.engine import COMPILER, Engine, has_c_compiler


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
        """Node and the compiler are fetched only where they will be used. The compiler reads all that is imported."""
        needed = [NODE] if self.wants_client_built() and system_npm() is None else []
        if self.wants_compile() and Engine(Path(self.root)).cached() is None:
            core = self.metadata.core
            needed += [*COMPILER, *core.dependencies, *core.optional_dependencies["server"]]
        return needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.wants_client_built():
            Client(Path(self.root)).build()
        if self.wants_client():
            build_data["artifacts"].append(f"/{STATIC}/")  # Git ignores it
        if version == "editable" or not self.wants_compile():
            return
        try:
            self.include(Engine(Path(self.root)).compiled(), build_data)
        except (OSError, subprocess.CalledProcessError) as error:
            if os.environ.get("AERODROME_COMPILE") == "1":
                raise
            self.app.display_warning(f"not compiled ({error}); plain Python instead")

    def include(self, compiled: Path, build_data: dict[str, Any]) -> None:
        """Put the compiled libraries beside the sources in the wheel."""
        for library in compiled.rglob("*"):
            if library.is_file():
                build_data["force_include"][str(library)] = library.relative_to(compiled).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
