"""Who is asked to react is a secret, for everybody else and in everything that is sent."""

from __future__ import annotations

import pytest
from server.conftest import amount

from aerodrome.games import find, names

from .onlooking import Frames, frames, seated
from .positions import asked_instead, matches

SECRETIVE = [name for name in names() if any(step.unseen for step in find(name).steps)]
KINDS = {name: {step.__name__ for step in find(name).steps if step.unseen} for name in SECRETIVE}
SEATS = 4
MOST = amount(6, 60)  # positions of each kind of reaction


@pytest.mark.parametrize("name", SECRETIVE)
def test_nobody_else_learns_who_is_asked_to_react(name: str) -> None:
    """Whichever person or bot is asked, all others are sent the same frame: the same clock, too."""
    met = dict.fromkeys(KINDS[name], 0)
    for seed in range(amount(12, 60)):
        for match in matches(name, SEATS, 2000, 1, seed=str(seed)):
            step = match.state.todo[-1]
            if not step.unseen or met[type(step).__name__] >= MOST:
                continue
            met[type(step).__name__] += 1
            asked, person, bot = step.who, (step.who + 1) % SEATS, (step.who + 2) % SEATS
            others = [None, *[seat for seat in range(SEATS) if seat not in (asked, person, bot)]]
            people = [seat for seat in range(SEATS) if seat != bot]
            seen: list[Frames] = []
            for seat in (asked, person, bot):
                state = asked_instead(match.state.clone(), seat)
                table = seated(match.game, match.rules, state, people)
                assert table.asked() == [seat]
                seen.append(frames(table, others))
                if seat != bot:
                    assert frames(table, [seat])[seat]["seconds"]
            assert seen[0] == seen[1] == seen[2]
    assert min(met.values()) >= 1, met
