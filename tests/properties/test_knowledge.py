"""Each viewer is shown what it knows, all of it, and nothing else: whoever makes what is shown."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from server.conftest import amount

from aerodrome.bots import levels
from aerodrome.bots.bot import Bot
from aerodrome.envs.encoder import ObservationEncoder
from aerodrome.envs.episode import Episode
from aerodrome.envs.opponents import Opponents
from aerodrome.games import find, names, part
from aerodrome.kernel.chance import Rng
from aerodrome.kernel.encode import dump
from aerodrome.kernel.match import Match
from aerodrome.kernel.rules import Rules
from aerodrome.kernel.zones import EVERYBODY, SPECTATOR

from .onlooking import Frames, frames, seated
from .positions import TABLES, deep_copy, matches

SWAPS = amount(2, 8)  # in a position
OPEN = {"aeroplanes"}  # games in which nobody has a secret


def swapped(rules: Rules[Any], state: Any, rng: Rng) -> Any:
    """The same position but for two cards of a box, of which at least one is some seats' secret; None if there are no
    such."""
    other = deep_copy(state)
    zones = rules.zones(other)
    places = [(zone, i) for zone in zones if zone.seen != EVERYBODY for i in range(len(zone.cards))]
    owned = [(zone, i) for zone, i in places if zone.seen or (zone.known is not None and zone.known[i])]
    if not owned:
        return None
    zone, i = owned[rng.below(len(owned))]
    fitting = [(z, j) for z, j in places if z.box == zone.box and z.cards[j] != zone.cards[i]]
    if not fitting:
        return None
    hidden, j = fitting[rng.below(len(fitting))]
    zone.cards[i], hidden.cards[j] = hidden.cards[j], zone.cards[i]
    return other


def views(match: Match, state: Any, viewers: list[int]) -> list[Any]:
    """By the game and the kernel alone."""
    made = [part(match.game, "view").view(match.rules, match.rules.redact(state, v), v) for v in viewers]
    return [msgspec.json.decode(msgspec.json.encode(each)) for each in made]


def shown_to_all(match: Match, state: Any) -> Frames | None:
    """By the server, at this position; nothing if a lone option answers itself there, so that it moves on."""
    seats = range(match.rules.seats)
    table = seated(match.game, match.rules, state, seats)
    assert table.match is not None
    return None if table.match.log else frames(table, [*seats, None])


@pytest.mark.parametrize(("name", "seats"), [table for table in TABLES if table[0] not in OPEN])
def test_a_card_that_changes_places_is_noticed_by_those_who_know_it_and_by_nobody_else(name: str, seats: int) -> None:
    """In views, in observations and in the frames of the server."""
    rng, noticed, viewers = Rng(3), dict.fromkeys(range(seats), 0), [*range(seats), SPECTATOR]
    for match in matches(name, seats, amount(600, 4000), amount(13, 5)):
        encoder = ObservationEncoder(match.game, match.rules)
        shown = shown_to_all(match, match.state)
        for _ in range(SWAPS):
            other = swapped(match.rules, match.state, rng)
            after = None if other is None else shown_to_all(match, other)
            if shown is None or after is None:
                continue
            pairs = zip(viewers, views(match, match.state, viewers), views(match, other, viewers), strict=True)
            for viewer, one, two in pairs:
                knows = dump(match.rules.redact(match.state, viewer)) != dump(match.rules.redact(other, viewer))
                assert knows or one == two
                seat = None if viewer == SPECTATOR else viewer
                assert (shown[seat]["view"] == after[seat]["view"]) == (one == two)
                assert knows or shown[seat] == after[seat]
                if seat is not None:
                    same = encoder.encode(match.state, seat) == encoder.encode(other, seat)
                    assert same or knows
                    assert one == two or not same
                    noticed[seat] += one != two
    assert min(noticed.values()) > 0


class Strict(Bot):
    """Any option, if what it is given is the position as its seat knows it."""

    def __init__(self, holder: Match | Episode, rng: Rng) -> None:
        self.holder, self.rng, self.asked = holder, rng, 0

    def choose(self, mine: Any, legal: list[int]) -> int:
        seat = mine.todo[-1].who
        known = self.holder.rules.redact(self.holder.state, seat)
        known.bring_up(seat)
        assert dump(mine) == dump(known)
        self.asked += 1
        return legal[self.rng.below(len(legal))]


@pytest.mark.parametrize("name", names())
def test_a_bot_is_given_the_knowledge_of_the_seat_that_it_chooses_for(name: str) -> None:
    """In a match, and as a learner's opponent."""
    game, seats = find(name), min(3, find(name).most)
    for seed in range(amount(1, 10)):
        match = Match(game, seats, seed=str(seed))
        bots: list[Bot] = [Strict(match, Rng(seed + seat)) for seat in range(seats)]
        levels.play(match, bots)
        opponents = Opponents(Episode(game, game.rules(seats), str(seed)), 0, ["random"] * (seats - 1))
        opponents.bots = {seat: Strict(opponents.episode, Rng(seat)) for seat in range(1, seats)}
        while not opponents.episode.over:
            opponents.episode.step(opponents.episode.legal[0])
            opponents.answer()
        assert all(isinstance(bot, Strict) and bot.asked for bot in [*bots, *opponents.bots.values()])
