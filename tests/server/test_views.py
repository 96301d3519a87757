"""What every game shows to its viewers is what its types say; the types of the browser are made from them."""

from __future__ import annotations

import msgspec
import pytest

from aerodrome.games import find, names, part
from aerodrome.kernel.chance import Rng, seed_from
from aerodrome.kernel.match import Match
from aerodrome.kernel.zones import SPECTATOR

EVERY = 7  # decisions from one look at all entries that an answer led to, to the next


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("setup", [0, -1], ids=["fewest seats", "most seats"])
def test_a_view_survives_the_wire(name: str, setup: int) -> None:
    game = find(name)
    seats, options = game.setups()[setup]
    match, rng = Match(game, seats, options, "views"), Rng(seed_from(name))
    views, looks, decisions = part(game, "view"), 0, 0
    while not match.over and looks < 20:
        if decisions % EVERY == 0:
            for state in (match.state, *[passage.state for passage in match.passages]):
                for viewer in (*range(seats), SPECTATOR):
                    seen = views.view(match.rules, match.rules.redact(state, viewer), viewer)
                    assert msgspec.json.decode(msgspec.json.encode(seen), type=views.View) == seen
            looks += 1
        seat = match.asked()[0]
        legal = match.legal(seat)
        match.answer(seat, legal[rng.below(len(legal))])
        decisions += 1
    assert looks
