"""AER: what is seen after every entry of the log: after each answer, and after each outcome of chance."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from aerodrome.games import find, part
from aerodrome.games.aeroplanes import GAME
from aerodrome.games.aeroplanes.content import ERAS
from aerodrome.games.aeroplanes.plates import plates
from aerodrome.games.aeroplanes.rules import Aeroplanes
from aerodrome.games.aeroplanes.state import Airlines
from aerodrome.games.aeroplanes.steps.advantage import RollAdvantage
from aerodrome.games.aeroplanes.steps.risk import RiskRoll
from aerodrome.games.aeroplanes.steps.turn import PassDie
from aerodrome.games.aeroplanes.view import View
from aerodrome.kernel.chance import Rng, seed_from
from aerodrome.kernel.events import Event
from aerodrome.kernel.match import Entry, Match
from aerodrome.kernel.replay import Playback
from aerodrome.kernel.step import CHANCE
from aerodrome.kernel.zones import SPECTATOR

SETUPS = {seats: [chosen for n, chosen in GAME.setups() if n == seats] for seats in range(GAME.fewest, GAME.most + 1)}
RISKY = ("place", "roll", "use", "pilots")  # kinds of answer that every second is chosen from, where there are any
Moment = tuple[Entry | None, Airlines, list[Event], dict[int, View]]


def played(seats: int) -> Match:
    """A game of random answers with a taste for flights; of each number of seats with other options."""
    match = Match(find(GAME.name), seats, SETUPS[seats][seats % len(SETUPS[seats])], f"moments/{seats}")
    rng = Rng(seed_from(f"moments/{seats}"))
    while not match.over:
        seat = match.asked()[0]
        legal = match.legal(seat)
        risky = [x for x in legal if match.rules.actions.kind(x) in RISKY]
        wanted = risky if risky and rng.below(2) else legal
        match.answer(seat, wanted[rng.below(len(wanted))])
    return match


def moments(seats: int) -> Iterator[Moment]:
    """The start, then every entry: the position after it, its events, and the view of everybody."""
    match = played(seats)
    again = Playback(match)
    told = 0
    for entry in [None, *match.log]:
        if entry is not None:
            again.play(entry)
        state = again.state
        assert isinstance(state, Airlines)
        assert isinstance(again.rules, Aeroplanes)
        viewers = [*range(seats), SPECTATOR]
        views = {each: part(GAME, "view").view(again.rules, again.rules.redact(state, each), each) for each in viewers}
        yield entry, state, again.events[told:], views
        told = len(again.events)


@pytest.mark.parametrize("seats", SETUPS)
def test_every_moment_is_a_whole_picture(seats: int) -> None:
    """All can be sent; nobody sees another board; no number is negative but the profit; no passenger is lost."""
    rules = GAME.rules(seats)
    assert isinstance(rules, Aeroplanes)
    tiles, chances = len(rules.book.people), 0
    for entry, state, _, views in moments(seats):
        chances += state.actor() == CHANCE
        public = views[SPECTATOR]
        for viewer, each in views.items():
            assert msgspec.json.encode(each)
            assert each.viewer == (None if viewer == SPECTATOR else viewer)
            assert not each.openings or viewer == state.actor()
            for field in ("turn", "first", "airlines", "airports", "flight", "dice", "boarding", "worth", "round"):
                assert getattr(each, field) == getattr(public, field), (entry, field)
        for airline in public.airlines:
            assert min(airline.money, airline.vp, airline.failures, *airline.reserve, *airline.advantages) >= 0
            assert airline.failures < plates(rules).crash
            assert all(plane.free >= 0 and plane.tiles >= 0 for plane in airline.fleet)
        assert min(public.box, public.deck, public.round, *public.bag, *[each.left for each in public.supply]) >= 0
        shown = sum(public.bag) + len(public.waiting) + len(public.overflow) + (public.boarding is not None)
        aboard = sum([len(plane.aboard) for airline in public.airlines for plane in airline.fleet])
        kept = sum([len(airline.scored) for airline in state.airlines]) + len(state.gone)
        lying = sum([len(airline.claimed) for airline in state.airlines])
        assert shown + lying + kept == tiles
        assert aboard == lying
        assert sum([airline.vp for airline in public.airlines]) == sum([sum(each.points) for each in public.airlines])
        assert bool(public.ranks) == (not state.todo)
    assert chances > ERAS


@pytest.mark.parametrize("seats", SETUPS)
def test_whose_turn_it_is_is_told_in_every_moment_of_it(seats: int) -> None:
    """AER-4.5: from the event that begins it to the next, also while dice are rolled in it."""
    turn, rolled, between = None, 0, 0
    for _, state, events, views in moments(seats):
        for event in events:
            if event.kind in ("turn", "token", "white", "era"):
                turn = event.args[0] if event.kind == "turn" else None
        shown = views[SPECTATOR]
        top = state.todo[-1] if state.todo else None
        if isinstance(top, RiskRoll | RollAdvantage):
            rolled += 1
            assert shown.turn == turn == top.seat
        elif isinstance(top, PassDie):
            between += 1
            assert shown.turn is None
        elif state.actor() >= 0:
            assert shown.turn == state.actor()
            assert turn in (shown.turn, None)
        else:
            assert shown.turn is None
    assert rolled
    assert between


@pytest.mark.rule("AER-5c.1", "AER-5c.14")
def test_every_roll_was_declared_with_its_odds_and_then_counts() -> None:
    """Before: who flies where, what is needed, how likely it is. After: the dice lie there, and the flight is over,
    goes on to its next leg, or waits with what it misses."""
    before: View | None = None
    ends: set[str] = set()
    for seats in SETUPS:
        for _, state, events, views in moments(seats):
            shown = views[SPECTATOR]
            for event in events:
                if event.kind != "roll":
                    continue
                assert before is not None
                declared = before.flight
                assert declared is not None
                assert declared.odds is not None
                assert (declared.seat, declared.needs[0], declared.missing) == (event.args[0], event.args[2], 0)
                assert 0 <= declared.odds.dice <= declared.odds.aided <= 100 - declared.odds.crash
                assert shown.dice == tuple(event.more)
                flight = shown.flight
                if flight is None:
                    ends |= {"over"} | {each.kind for each in events if each.kind in ("open", "fail", "crash")}
                elif flight.odds is None:
                    ends.add("asked")
                    assert flight.missing == max(0, event.args[2] - event.args[1])
                else:
                    ends.add("next leg")
                    assert flight.needs == declared.needs[1:]
            assert (shown.flight is not None) == (state.attempt.start >= 0)
            before = shown
    assert ends == {"over", "open", "fail", "crash", "asked", "next leg"}


@pytest.mark.parametrize("seats", SETUPS)
def test_what_is_forecast_is_scored_once(seats: int) -> None:
    """AER-6a: in the moment in which the era ends each airline gets what was seen before it; no more is promised."""
    ends, before = 0, None
    for _, _, events, views in moments(seats):
        shown = views[SPECTATOR]
        if any(event.kind == "token" for event in events):
            ends += 1
            assert before is not None
            for was, now in zip(before.airlines, shown.airlines, strict=True):
                gained = [after - earlier for earlier, after in zip(was.points, now.points, strict=True)]
                assert gained[: len(was.forecast)] == [each.vp for each in was.forecast]
                assert {each.vp for each in now.forecast} == {0}
        before = shown
    assert ends == ERAS
