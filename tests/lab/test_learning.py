"""The learned bot of the examples, without the library that it was trained with."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from aerodrome.bots.players import BotError, plays
from aerodrome.envs.encoder import ObservationEncoder
from aerodrome.games import find
from aerodrome.games.control_tower.content import AIRCRAFT, NOWHERE, OUTBOUND
from aerodrome.games.control_tower.rules import ControlTower
from aerodrome.kernel.chance import Rng
from aerodrome.kernel.game import BadSetup
from aerodrome.kernel.match import Match
from aerodrome.lab.arena import Arena, Tournament
from aerodrome.lab.engines import Cores
from examples.learning.learned import MODEL, Graduate, Network, columns

ROOT = Path(__file__).parents[2]
TOWER = find("control_tower")
GRADUATE = "graduate=examples.learning.learned:Graduate"
WITHOUT_TORCH = "import runpy, sys; sys.modules['torch'] = None; runpy.run_module('examples.learning.train')"


def match(seats: int = 2, seed: str = "learned", **options: int) -> Match:
    return Match(TOWER, seats, options, seed)


@pytest.fixture
def model(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """One layer that likes to bring the own aircraft nearer to landing, else to end the turn."""
    rules = TOWER.rules(2)
    assert isinstance(rules, ControlTower)
    actions, air, encoder = rules.actions, rules.air, ObservationEncoder(TOWER, rules)
    seen = columns(encoder).tolist()
    first = {part.name: seen.index(part.start) for part in encoder.slices if part.start in seen}
    weights, biases = np.zeros((actions.size, len(seen)), np.float32), np.zeros(actions.size, np.float32)
    for aircraft in range(AIRCRAFT):
        places = first["aircraft"] + aircraft * (air.size + 3)
        ways = {"forward": air.forward[0 if aircraft < OUTBOUND else 1], "left": air.left, "right": air.right}
        for way, to in ways.items():
            x = actions.parse(f"move {aircraft + 1} {way}")
            for card, goal in enumerate(air.goals):
                weights[x, first["goal"] + card] = 2 if aircraft in goal else 0
            weights[x, places + air.size] = 1  # it waits
            for space in range(air.size):
                left = air.distance(aircraft, to[space]) if to[space] != NOWHERE else 0
                weights[x, places + space] = air.distance(aircraft, space) - left
    biases[actions.parse("end")] = 1.5
    path = tmp_path / "pupil.npz"
    Network([(weights, biases)]).save(str(path))
    monkeypatch.setenv(MODEL, str(path))
    return path


def test_it_plays_in_the_arena_by_its_path(model: Path) -> None:
    arena = Arena(Tournament("control_tower", (GRADUATE, "random"), seats=2, rounds=5, seed="learned"))
    assert len(list(arena.play(Cores(1)))) == 10
    pupil = next(bot for bot in arena.results().bots if bot.name == "graduate")
    assert pupil.wins >= 8, "it knows which aircraft are its own"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_plays_at_tables_of_any_size_by_what_its_seat_knows(model: Path, seats: int) -> None:
    game = match(seats)
    seat = game.asked()[0]
    bot, mine, legal = Graduate(game, seat), game.mine(seat), game.legal(seat)
    _, aircraft, _ = game.rules.actions.text(bot.choose(mine, legal)).split()
    assert int(aircraft) - 1 in mine.goal(seat)
    for n in range(20):
        world = game.rules.imagine(mine, Rng(n))
        assert bot.choose(game.rules.redact(world, seat), legal) == bot.choose(mine, legal)


def test_layers_are_as_torch_has_them(tmp_path: Path) -> None:
    layers = [(np.array([[1, -1], [2, 0]], np.float32), np.array([0, -1], np.float32))]
    layers.append((np.array([[1, 1]], np.float32), np.array([0.5], np.float32)))
    network = Network(layers)
    assert network.sizes == (2, 1)
    assert network.weigh(np.array([1, 3], np.float32)).tolist() == [1.5], "what is below 0 becomes 0"


def test_a_missing_model_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(ROOT)
    with pytest.raises(BadSetup, match=r"there is no model 'graduate.npz': `python -m examples.learning.train"):
        Graduate(match(), 0)
    arena = Arena(Tournament("control_tower", (GRADUATE, "random"), seats=2, rounds=1))
    with pytest.raises(BotError, match=r"bot 'graduate'.*there is no model 'graduate.npz'"):
        list(arena.play(Cores(1)))


@pytest.mark.parametrize("content", [b"", b"no model", b"PK\x03\x04 cut off"])
def test_another_file_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, content: bytes) -> None:
    path = tmp_path / "other.npz"
    path.write_bytes(content)
    monkeypatch.setenv(MODEL, str(path))
    with pytest.raises(BadSetup, match=r"other.npz' is no model"):
        Graduate(match(), 0)
    np.savez(path, something=np.zeros(3))
    with pytest.raises(BadSetup, match=r"other.npz' is no model"):
        Graduate(match(), 0)


def test_what_it_has_not_learned_is_refused(model: Path) -> None:
    assert plays(GRADUATE) == ("control_tower",)
    with pytest.raises(BadSetup, match=r"has learned control_tower, not great_race"):
        Graduate(Match(find("great_race"), 2), 0)
    with pytest.raises(BadSetup, match=r"has not learned control_tower with the options .*'half_width': 3"):
        Graduate(match(half_width=3), 0)


def test_training_says_what_it_needs() -> None:
    ended = subprocess.run(
        [sys.executable, "-c", WITHOUT_TORCH], cwd=ROOT, capture_output=True, text=True, check=False, timeout=100
    )
    assert ended.returncode == 1
    assert ended.stderr == "training needs sb3-contrib and torch: pip install 'aerodrome[learn]'\n"


def test_the_page_names_the_trainer() -> None:
    text = (ROOT / "docs" / "learning.md").read_text(encoding="utf-8")
    modules = set(re.findall(r"python -m ([\w.]+)", text))
    assert modules == {"examples.learning.train"}
    assert all((ROOT / f"{module.replace('.', '/')}.py").is_file() for module in modules)
