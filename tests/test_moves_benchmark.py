"""The server's benchmark plays real games on the real server, and its judgement follows the figures."""

from __future__ import annotations

import sys
from argparse import Namespace
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

BENCHMARKS = Path(__file__).parents[1] / "benchmarks"


@pytest.fixture
def server(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(BENCHMARKS)
    spec = spec_from_file_location("moves_benchmark", BENCHMARKS / "moves.py")
    assert spec
    assert spec.loader
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def figures(moves: float, memory: float | None = None) -> dict[str, float]:
    found = {"moves": moves, "p50": 1 / moves, "p99": 2 / moves, "server": 0.9, "load": 0.3, "cost": 0.9 / moves}
    return found if memory is None else {**found, "memory": memory}


def rounds(server: ModuleType, *moves: tuple[float, float]) -> list[dict[tuple[str, int], dict[str, float]]]:
    """Rounds in which Aerodrome and the peer acknowledged so many moves a second at ten tables."""
    key = server.Key
    return [{key("aerodrome", 10): figures(a, 2e5), key("boardgame", 10): figures(b, 1e5)} for a, b in moves]


def test_it_plays_at_the_real_server(server: ModuleType, tmp_path: Path) -> None:
    """Two tables for a moment: every move is acknowledged, and all that is shown of them is measured."""
    command = Path(sys.executable).parent / "aerodrome"
    wanted = Namespace(aerodrome=command, peers=tmp_path, tables=[2], warm_up=0.1, seconds=0.5)
    found = server.measure(server.Key("aerodrome", 2), wanted)
    assert found.keys() == {measure.name for measure in server.MEASURES}
    assert found["moves"] > 0
    assert 0 < found["p50"] <= found["p99"]
    assert not list(tmp_path.iterdir())


def test_ratios_are_taken_within_each_round(server: ModuleType) -> None:
    """The second and third rounds were on a busier machine; they change the numbers, not the ratio."""
    found = rounds(server, (3000, 2000), (1500, 1000), (300, 200))
    moves, p50 = server.MEASURES[:2]
    memory = next(measure for measure in server.MEASURES if measure.name == "memory")
    assert server.value(found, server.Key("aerodrome", 10), moves) == 1500
    peer = server.Key("boardgame", 10)
    assert server.times(found, peer, moves) == pytest.approx(1.5)
    assert server.times(found, peer, p50) == pytest.approx(1.5)
    assert server.times(found, peer, memory) == pytest.approx(0.5)


@pytest.mark.parametrize(("ours", "reached"), [(2000, True), (1999, False)])
def test_as_many_moves_as_the_peer_are_wanted(server: ModuleType, ours: float, reached: bool) -> None:
    verdict, text = server.judge(rounds(server, (ours, 2000)), server.Key("boardgame", 10))
    assert verdict is reached
    assert text.startswith("reached: tables 10" if reached else "NOT reached: tables 10")


def test_the_tables_tell_which_server_forgets(server: ModuleType) -> None:
    found = rounds(server, (3000, 2000))
    ours, theirs = server.table(found).splitlines()[1:]
    assert ours.startswith("aerodrome ")
    assert ours.split()[-7:] == ["3,000", "0.333", "0.667", "200", "0.3", "90", "30"]
    assert "not durable" in theirs
    assert server.ratios(found).splitlines()[1].split()[-5:] == ["1.5", "1.5", "1.5", "0.5", "1.5"]
