"""`make play`: from a fresh checkout to a page that plays, in stages that tell where they are.

The first start serves plain Python, and meanwhile the engine is compiled at low priority. From the next start on the
package is installed as users have it, with the compiled engine, for as long as that fits the sources. What was made is
kept with a hash of what it was made from, so that a stage that is not needed takes no time.

    python -m tools.play [OPTIONS of aerodrome serve]
    python -m tools.play --compiled    installs with the compiled engine, however long that takes, and serves nothing

AERODROME_COMPILE=0   plain Python: nothing is compiled
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from tools.client import NODE, ROOT, Client, system_npm
from tools.digest import digest
from tools.engine import Engine, has_c_compiler
from tools.environment import Environment
from tools.progress import Progress, StageError

VENV: Final = ROOT / ".venv-play"
LOGS: Final = ROOT / "build/play"
PACKAGE: Final = f"{ROOT}[server]"
PLAIN: Final = {"AERODROME_CLIENT": "0", "AERODROME_COMPILE": "0"}
COMPILED: Final = {"AERODROME_COMPILE": "1"}
LOW_PRIORITY: Final = ("nice", "-n", "19")
TERMINATED: Final = 128 + signal.SIGTERM


class Stage(NamedTuple):
    what: str
    do: Callable[[], None]


class Player:
    """The checkout, and the environment that plays it."""

    def __init__(self, progress: Progress) -> None:
        self._progress = progress
        self._environment = Environment(VENV, progress)
        self._client, self._engine = Client(ROOT), Engine(ROOT)
        self.may_compile = os.environ.get("AERODROME_COMPILE") != "0" and has_c_compiler()

    def compiled(self) -> bool:
        """Is there a compiled engine for the sources as they are now?"""
        return self.may_compile and self._engine.cached() is not None

    def set_up(self, compiled: bool) -> None:
        """Have all that a server needs, with the compiled engine or without. Raises StageError."""
        stages = self._stages(compiled)
        for number, stage in enumerate(stages, 1):
            then = f"then {stages[number].what}" if number < len(stages) else "then it is ready"
            self._progress.tell(f"{number} of {len(stages)}: {stage.what}; {then}")
            stage.do()

    def _stages(self, compiled: bool) -> list[Stage]:
        """Those that are needed. A plain install comes first: it brings what builds the client."""
        plain = f"plain {digest(ROOT, [ROOT / 'pyproject.toml'])}"
        installed = self._environment.installed()
        found = []
        if not self._environment.exists():
            found.append(Stage("an environment for Python", self._environment.make))
        if not installed or (not compiled and installed != plain):
            found.append(Stage("the packages of the server", lambda: self._install_plain(plain)))
        if not self._client.current():
            found.append(Stage("the page", self._build_client))
        if compiled and self._engine.cached() is None:
            found.append(Stage("compiling the engine, which takes minutes", self._compile))
        if compiled and (found or installed != self._as_compiled()):
            found.append(Stage("the package with the compiled engine", self._install_compiled))
        return found

    def _install_plain(self, what: str) -> None:
        node = [NODE] if system_npm() is None else []
        self._environment.install(what, "--editable", PACKAGE, *node, wish=PLAIN)

    def _build_client(self) -> None:
        self._progress.run([self._environment.python, "-m", "tools.client"])

    def _compile(self) -> None:
        self._progress.run(self._wheel_command(), {**os.environ, **COMPILED})

    def _install_compiled(self) -> None:
        self._environment.install(self._as_compiled(), PACKAGE, wish=COMPILED)

    def _as_compiled(self) -> str:
        sources = [path for path in ROOT.glob("src/**/*") if path.is_file() and "__pycache__" not in path.parts]
        return f"compiled {digest(ROOT, [*sources, ROOT / 'pyproject.toml'])}"

    def _wheel_command(self) -> list[str | Path]:
        """Builds the package; what is compiled for it stays in the cache."""
        return [self._environment.python, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", LOGS, ROOT]

    def compile_beside(self, log: Path) -> subprocess.Popen[bytes]:
        """Begin to compile the engine, at low priority and in a group of processes of its own."""
        with log.open("wb") as out:
            command = [*LOW_PRIORITY, *self._wheel_command()]
            return subprocess.Popen(
                command, env={**os.environ, **COMPILED}, stdout=out, stderr=out, start_new_session=True
            )

    def serve(self, options: Sequence[str]) -> subprocess.Popen[bytes]:
        """Start the server."""
        return subprocess.Popen([self._environment.bin / "aerodrome", "serve", *options])


class Compilation:
    """The engine being compiled while people play. Used in a `with`: whatever is not done at its end is broken off."""

    def __init__(self, player: Player, progress: Progress) -> None:
        self._log = LOGS / "compile.log"
        self._progress = progress
        self._process = player.compile_beside(self._log)
        self._broken_off = False
        threading.Thread(target=self._watch, daemon=True).start()

    def __enter__(self) -> None:
        self._progress.tell("the engine is compiled meanwhile, at low priority; the next start will use it")

    def __exit__(self, *_: object) -> None:
        self._broken_off = True
        if self._process.poll() is None:
            os.killpg(self._process.pid, signal.SIGTERM)
            self._process.wait()

    def _watch(self) -> None:
        code = self._process.wait()
        if self._broken_off:
            return
        if code == 0:
            self._progress.tell("the engine is compiled: bots think faster from the next start on")
        else:
            self._progress.tell(f"the engine could not be compiled, so it stays plain Python: see {self._log}")


def play(options: Sequence[str]) -> int:
    """Set up and serve until the server ends; its exit code. Raises StageError."""
    progress = Progress(LOGS / "setup.log")
    player = Player(progress)
    if options == ["--compiled"]:
        player.set_up(compiled=True)
        return 0
    compiled = player.compiled()
    player.set_up(compiled)
    progress.tell("starting the server")
    if compiled or not player.may_compile:
        return ended(player.serve(options))
    server = player.serve(["--compiling", *options])
    with Compilation(player, progress):
        return ended(server)


def ended(server: subprocess.Popen[bytes]) -> int:
    """The exit code of the server once it has ended. A Ctrl-C reaches it by itself; what else ends us is passed on."""
    while True:
        try:
            return server.wait()
        except KeyboardInterrupt:
            continue
        except BaseException:
            server.terminate()
            server.wait()
            raise


def terminate(*_: Any) -> None:
    sys.exit(TERMINATED)


def main(arguments: Sequence[str]) -> int:
    signal.signal(signal.SIGTERM, terminate)
    try:
        return play(arguments)
    except StageError as error:
        print(error, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 128 + signal.SIGINT


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
