"""Every game of the registry, with all numbers of seats and all options, passes the battery, whoever plays."""

from __future__ import annotations

from typing import Any

import pytest
from server.conftest import amount

from aerodrome.bots import levels
from aerodrome.bots.bot import Bot
from aerodrome.games import find, names
from aerodrome.kernel.chance import Rng
from aerodrome.kernel.match import Match
from aerodrome.lab import fuzz
from aerodrome.testing.battery import check

MANY = 10  # setups of a game: then each of them is looked at less often
SETUPS = [(name, *setup) for name in names() for setup in find(name).setups()]
LARGE = [name for name in names() if len(find(name).setups()) > MANY]
SEATS = {name: range(find(name).fewest, find(name).most + 1) for name in LARGE}
CROWDS = [(name, SEATS[name][i % len(SEATS[name])], str(i)) for name in LARGE for i in range(4)]
MIXED = [(name, seats, fuzz.mixed(find(name), seats, seed)) for name, seats, seed in CROWDS]
RANDOM = [each for i, each in enumerate(SETUPS) if each[0] not in LARGE or i % 4 == 0]
PILOTS = [each for i, each in enumerate(SETUPS) if each[0] not in LARGE or i % 16 == 0]
# where a whole game would keep a search busy for minutes
SHORT: dict[str, dict[str, int]] = {
    "aeroplanes": {},
    "air_racing": {"quick_play": 1, "laps": 1},
    "great_race": {"stages": 1},
    "magnificent": {},
}
ACES = [each for each in SETUPS if each[0] not in SHORT]
ACES += [(name, seats, options) for name, options in SHORT.items() for seats in (2, find(name).most)]


def every(name: str) -> int:
    """One decision in so many is checked."""
    return amount(80, 40) if name in LARGE else amount(5, 2)


class Players:
    """Bots of one level on all seats, or on so many, with Pilots on the others; as the battery asks for their
    answers."""

    def __init__(self, level: str, seats: int | None = None) -> None:
        self.level, self.seats = level, seats
        self.bots: dict[int, Bot] = {}

    def __call__(self, match: Match, seat: int) -> int:
        if seat not in self.bots:
            level = self.level if self.seats is None or seat < self.seats else "pilot"
            self.bots[seat] = levels.make(level, match, seat)
        mine = match.mine(seat)
        return self.bots[seat].choose(mine, mine.todo[-1].legal(mine))


@pytest.mark.parametrize(("name", "seats", "options"), RANDOM, ids=str)
def test_random_games(name: str, seats: int, options: dict[str, Any]) -> None:
    match = check(find(name), seats, options, "random", every=every(name))
    assert match.over


@pytest.mark.parametrize(("name", "seats", "options"), MIXED, ids=str)
def test_options_mixed_at_random(name: str, seats: int, options: dict[str, Any]) -> None:
    match = check(find(name), seats, options, "mixed", every=every(name))
    assert match.over


@pytest.mark.parametrize(("name", "seats", "options"), PILOTS, ids=str)
def test_games_of_pilots(name: str, seats: int, options: dict[str, Any]) -> None:
    match = check(find(name), seats, options, "pilots", Players("pilot"), every=every(name))
    assert match.over


@pytest.mark.parametrize(("name", "seats", "options"), ACES, ids=str)
def test_games_of_aces(name: str, seats: int, options: dict[str, Any]) -> None:
    aces = Players(f"ace:{amount(2, 4) if name in SHORT else amount(5, 15)}", amount(2, seats))
    match = check(find(name), seats, options, "aces", aces, every=amount(2, 4) * every(name))
    assert match.over


@pytest.mark.parametrize("name", names())
def test_a_bot_knows_only_its_own_view(name: str) -> None:
    """However the cards lie that it cannot see, a bot gives the same answer."""
    match = Match(find(name), find(name).most, seed="honest", auto=False)
    players = Players("pilot")
    asked = 0
    while not match.over and asked < amount(25, 60):
        seat = match.asked()[0]
        mine = match.mine(seat)
        legal = mine.todo[-1].legal(mine)
        worlds = [Match(find(name), match.rules.seats, match.rules.options, "honest", auto=False) for _ in range(2)]
        for world, rng_seed in zip(worlds, (1, 2), strict=True):
            world.state = match.rules.imagine(mine, Rng(rng_seed))
        for level in ("pilot", "ace:10"):
            answers = {levels.make(level, world, seat).choose(world.mine(seat), legal) for world in worlds}
            assert len(answers) == 1, level
        match.answer(seat, players(match, seat))
        asked += 1
    assert asked
