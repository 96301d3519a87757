"""AER, hidden information: nobody holds a secret, and nobody can tell what chance will bring."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec import structs
from msgspec.json import encode

from aerodrome.games.aeroplanes import GAME
from aerodrome.games.aeroplanes.plates import plates
from aerodrome.games.aeroplanes.state import Airlines
from aerodrome.games.aeroplanes.view import View, view
from aerodrome.kernel.chance import Rng, seed_from
from aerodrome.kernel.encode import dump
from aerodrome.kernel.match import Match
from aerodrome.kernel.zones import SPECTATOR

from .airfield import BERLIN, LONDON, PARIS, Airline, Plane, answers_at_random, position, rules_for, state_of

EACH_NUMBER = pytest.mark.parametrize("seats", [2, 3, 4, 5])
SEEDS = [f"fate {n}" for n in range(12)]
ROME = Airline("rome")


def seen(match: Match, viewer: int) -> View:
    """What the client of a viewer gets."""
    return view(rules_for(match.rules.seats, match.rules.options), match.mine(viewer), viewer)


def open_part(shown: View) -> View:
    """A view without what is about the viewer: who it is, and what it can do."""
    bare = [tuple([structs.replace(tile, mine=None) for tile in place]) for place in (shown.waiting, shown.overflow)]
    row = tuple([structs.replace(offer, dear=False) for offer in shown.row])
    return structs.replace(shown, viewer=None, openings=(), waiting=bare[0], overflow=bare[1], row=row)


@EACH_NUMBER
def test_all_see_the_same(seats: int) -> None:
    """Money, cards, tiles on them, reserves, advantage tiles, failures, passengers and piles: the position and all that
    is told are the same for every seat and for spectators, and so is what their clients show."""
    match, rng = Match(GAME, seats, seed="open"), Rng(seed_from("open"))
    viewers = [*range(seats), SPECTATOR]
    while not match.over:
        everything = dump(match.state)
        for viewer in viewers:
            assert dump(match.mine(viewer)) == everything
        if rng.below(6) == 0:
            first = open_part(seen(match, 0))
            assert all(open_part(seen(match, viewer)) == first for viewer in viewers)
        answers_at_random(match, rng)
    told = [[(each.kind, each.args, each.more) for each in match.told(viewer)] for viewer in viewers]
    assert told == [told[0]] * len(viewers)
    assert open_part(seen(match, 0)) == open_part(seen(match, SPECTATOR))


def test_what_an_airline_has_is_shown_to_its_opponents() -> None:
    """Thing by thing."""
    owner = Airline(
        "london",
        {"paris": 1, "cairo": 2},
        [Plane(2, tiles=1, free=0, new=False), Plane(18, tiles=0, free=2)],
        money=7,
        advantages={"daring-pilot": 2, "night-flights": 1},
        failures=3,
        carried=[("cairo 2/1", 18)],
        kept=["india 1/2", "kenya 1/2"],
        pile=[4, 1],
        vp=9,
    )
    match = Match(GAME, 3, base=position(owner, PARIS, BERLIN, era=2))
    for viewer in (0, 1, 2, SPECTATOR):
        shown = seen(match, viewer).airlines[0]
        assert (shown.home, shown.money, shown.vp, shown.failures, shown.kept) == ("london", 7, 9, 3, 4)
        assert (shown.reserve, shown.advantages) == ((6, 8, 9), (2, 0, 0, 1, 0))
        assert [(plane.aeroplane, plane.free, plane.tiles, plane.new) for plane in shown.fleet] == [
            ("breguet-14t", 0, 1, False),
            ("fokker-f-viia", 2, 0, True),
        ]
        assert [(each.city, each.people, each.vp) for each in shown.fleet[1].aboard] == [("cairo", 2, 1)]
        assert shown.pile == ("junkers-f-13", "airco-dh-4a")
        assert (shown.markets, shown.profit) == ((2, 1, 0, 0), 0)


def places_of_chance() -> dict[str, tuple[Airlines, str, Callable[[Airlines], object]]]:
    """Where chance comes next: a position of seat 0 to act, what it says, and what comes out."""
    flyer = Airline("london", planes=[Plane(1)], money=0)
    return {
        "bag": (position(LONDON, PARIS, BERLIN, box=0), "subsidy", lambda s: s.waiting),
        "white die": (position(LONDON, PARIS, BERLIN, turn=0, first=1), "subsidy", lambda s: s.first),
        "risk dice": (position(flyer, PARIS, BERLIN), "fly cairo", lambda s: s.roll.dice),
        "search": (position(LONDON, PARIS, BERLIN, era=3), "roll", lambda s: s.roll.dice),
        "neutral": (position(LONDON, PARIS, neutral=ROME, box=0), "subsidy", lambda s: s.airlines[2].airports),
    }


@pytest.mark.parametrize("place", ["bag", "white die", "risk dice", "search", "neutral"])
def test_nothing_tells_what_chance_will_bring(place: str) -> None:
    """Matches that will draw differently are the same to the last bit before it: the state, the views, the events."""
    before, outcomes = [], set()
    for seed in SEEDS:
        s, words, came = places_of_chance()[place]
        match = Match(GAME, s.book.players, seed=seed, base=s, auto=False)
        if words.startswith("fly"):
            match.answer(0, "place airco-dh-4a")
        viewers = [*range(s.book.players), SPECTATOR]
        told = [[(each.kind, each.args, each.more) for each in match.told(viewer)] for viewer in viewers]
        before.append((dump(match.state), [seen(match, viewer) for viewer in viewers], told, match.legal(0)))
        match.answer(0, words)
        outcomes.add(str(came(state_of(match))))
    assert before == [before[0]] * len(SEEDS)
    assert len(outcomes) > 2


def test_the_bag_shows_how_many_but_not_in_which_order() -> None:
    """It can be counted, so it may be shown; that it is sorted, whatever was drawn, is all there is to see of it."""
    match, rng = Match(GAME, 3, seed="bag"), Rng(seed_from("bag"))
    eras = set()
    while not match.over:
        s = state_of(match)
        assert s.bag == sorted(s.bag)
        if s.era not in eras:
            eras.add(s.era)
            destinations = [s.book.market[s.book.destination[tile]] for tile in s.bag]
            shown = seen(match, SPECTATOR)
            assert shown.bag == tuple([destinations.count(market) for market in range(4)])
            assert sum(shown.bag) == len(s.bag)
        answers_at_random(match, rng)
    assert eras == {0, 1, 2, 3}


def test_any_tile_of_the_bag_can_come_first() -> None:
    """Wherever it stands in the list that the bag is kept as."""
    found = set()
    for n in range(60):
        match = Match(GAME, 3, seed=f"first {n}", base=position(LONDON, PARIS, BERLIN, box=0), auto=False)
        match.answer(0, "subsidy")
        found.add(state_of(match).waiting[0])
    assert len(found) > 30


def test_the_deck_is_known() -> None:
    """It is sorted: after the last card of the row come the later ones, in order."""
    match, rng = Match(GAME, 4, seed="deck"), Rng(seed_from("deck"))
    sizes = set()
    while not match.over:
        s, shown = state_of(match), seen(match, SPECTATOR)
        assert s.deck[::-1] == list(range(46 - len(s.deck), 46))
        assert shown.deck == len(s.deck)
        last = s.book.aeroplanes[s.row[-1]] if s.row else ""
        assert not s.deck or last == plates(rules_for(4)).aeroplanes[45 - len(s.deck)].name
        sizes.add(len(s.deck))
        answers_at_random(match, rng)
    assert len(sizes) > 10


def test_no_client_gets_the_seed() -> None:
    match = Match(GAME, 3, seed="xyzzy-plugh")
    for viewer in (0, 1, 2, SPECTATOR):
        assert b"xyzzy" not in encode(seen(match, viewer))
        assert "xyzzy" not in str(dump(match.mine(viewer)))
    assert b"xyzzy" not in encode(plates(rules_for(3)))
