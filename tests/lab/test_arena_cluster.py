"""A tournament on two machines: a real Ray cluster whose nodes live in network namespaces of their own.

It needs root and most of a minute, so it is part of the soak."""

from __future__ import annotations

import os
import secrets
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

from aerodrome.lab.journal import GAMES, RESULTS, Line

__test__ = bool(os.environ.get("AERODROME_SOAK"))

PATIENCE = 120  # seconds until a node has joined
HEAD, OTHER = "10.213.71.1", "10.213.71.2"
PORT = 26379
BIN = Path(sys.executable).parent
ARENA = ("arena", "control_tower", "--bots", "pilot,cadet,random", "--seats", "2", "--rounds", "8", "--seed", "cluster")


def ip(*words: str) -> None:
    subprocess.run(["ip", *words], check=True)


@contextmanager
def two_machines() -> Iterator[tuple[str, str]]:
    """Two network namespaces with a wire between them."""
    mark = secrets.token_hex(3)
    spaces = (f"aero-{mark}-1", f"aero-{mark}-2")
    with ExitStack() as stack:
        for space in spaces:
            ip("netns", "add", space)
            stack.callback(ip, "netns", "delete", space)
        ip("link", "add", "wire", "netns", spaces[0], "type", "veth", "peer", "name", "wire", "netns", spaces[1])
        for space, address in zip(spaces, (HEAD, OTHER), strict=True):
            for words in ("link set lo up", f"address add {address}/24 dev wire", "link set wire up"):
                ip("-n", space, *words.split())
        yield spaces


@contextmanager
def node(space: str, env: dict[str, str], *words: str) -> Iterator[subprocess.Popen[bytes]]:
    command = ["ip", "netns", "exec", space, str(BIN / "ray"), "start", "--block", "--num-cpus=1", *words]
    with subprocess.Popen(command, env=env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
        try:
            yield process
        finally:
            process.terminate()
            process.wait(PATIENCE)


def arena(space: str, env: dict[str, str], *words: str) -> str:
    command = ["ip", "netns", "exec", space, str(BIN / "aerodrome"), *ARENA, *words]
    done = subprocess.run(command, env=env, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def alive(space: str, env: dict[str, str]) -> int:
    code = f"""
import ray
ray.init(address="{HEAD}:{PORT}", log_to_driver=False, logging_level="ERROR")
print(sum(node["Alive"] for node in ray.nodes()))
"""
    command = ["ip", "netns", "exec", space, sys.executable, "-c", code]
    done = subprocess.run(command, env=env, capture_output=True, text=True, timeout=PATIENCE, check=False)
    return int(done.stdout.split()[-1]) if done.returncode == 0 else 0


def test_two_machines_give_the_table_of_one_process(tmp_path: Path) -> None:
    with TemporaryDirectory(prefix="ray") as temp, two_machines() as (here, there):
        env = {
            **os.environ,
            "RAY_AUTH_MODE": "token",
            "RAY_AUTH_TOKEN": secrets.token_hex(32),
            "RAY_USAGE_STATS_ENABLED": "0",
        }
        one = arena(here, env, "--jobs", "1", "--out", str(tmp_path / "one"))
        cores = arena(here, env, "--jobs", "-1", "--out", str(tmp_path / "cores"))
        head = (f"--node-ip-address={HEAD}", f"--port={PORT}", "--include-dashboard=false", f"--temp-dir={temp}")
        with (
            node(here, env, "--head", *head),
            node(there, env, f"--address={HEAD}:{PORT}", f"--node-ip-address={OTHER}"),
        ):
            end = time.monotonic() + PATIENCE
            while alive(here, env) < 2:
                assert time.monotonic() < end, "the nodes did not meet"
            ray = arena(here, env, "--engine", "ray", "--address", f"{HEAD}:{PORT}", "--out", str(tmp_path / "ray"))
    assert one == cores == ray
    results = [(tmp_path / each / RESULTS).read_bytes() for each in ("one", "cores", "ray")]
    assert results[0] == results[1] == results[2]
    lines = (tmp_path / "ray" / GAMES).read_bytes().splitlines()
    games = [msgspec.json.decode(line, type=Line) for line in lines]
    assert sorted(game.game for game in games) == list(range(48))
    assert len({game.node for game in games}) == 2
