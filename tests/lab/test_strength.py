"""A sample of what docs/proofs.md shows in full: the Pilot is good, and no bot gets stuck."""

from __future__ import annotations

import pytest
from server.conftest import amount

from aerodrome.games import find, names
from aerodrome.lab.simulate import Setting, run, summary


@pytest.mark.parametrize("name", names())
def test_the_pilot_beats_random(name: str) -> None:
    seats = find(name).fewest
    played = list(run(Setting(name, ("pilot", *["random"] * (seats - 1)), games=amount(6, 20), mirror=True), jobs=1))
    pilot = summary(played).bots[0]
    assert pilot.name == "pilot"
    assert pilot.share >= 0.9


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_pilots_never_need_the_safety_end_of_control_tower(seats: int) -> None:
    """The sheet warns of bots that keep Clear sky in hand and leave held aircraft."""
    played = list(run(Setting("control_tower", ("pilot",) * seats, games=amount(20, 40)), jobs=1))
    assert summary(played).games_with.get("safety", 0) == 0
    assert summary(played).rounds < 30


def test_the_ace_finishes_games_against_the_pilot() -> None:
    played = list(run(Setting("control_tower", ("ace:25", "pilot"), games=amount(2, 4), mirror=True), jobs=1))
    assert summary(played).games_with.get("safety", 0) == 0
    assert summary(played).bots[0].share >= 0.5
