"""The advisor: what a sound director of an airline does, one idea at a time."""

from __future__ import annotations

from typing import Any

import pytest

from aerodrome.bots import levels
from aerodrome.games.aeroplanes import GAME
from aerodrome.games.aeroplanes.bot import advisor
from aerodrome.games.aeroplanes.bot.advisor import TERMS
from aerodrome.games.aeroplanes.state import Airlines
from aerodrome.kernel.chance import Rng
from aerodrome.kernel.match import Match
from aerodrome.kernel.step import Step

from .airfield import BERLIN, LONDON, PARIS, SKULL, Airline, Plane, Skies, position, rules_for


def answer(table: Skies, seat: int = 0) -> str:
    match = table.match
    return match.rules.actions.text(advisor(match.rules).choose(match.mine(seat), seat, match.legal(seat), Rng(1)))


def acts(*airlines: Airline, **more: Any) -> str:
    """What seat 0 does in its turn."""
    return answer(Skies(position(*airlines, **more)))


def weights(s: Airlines) -> dict[str, float]:
    """What the advisor thinks of the options of seat 0."""
    match = Skies(s).match
    legal = match.legal(0)
    found = advisor(match.rules).weigh(match.mine(0), 0, legal)
    return {match.rules.actions.text(x): weight for x, weight in zip(legal, found, strict=True)}


def test_a_new_airline_buys_an_aeroplane() -> None:
    assert acts(LONDON, PARIS, BERLIN).startswith("buy ")


def test_two_airports_for_the_same_price_are_better_than_one() -> None:
    """Dornier Komet and Fokker F.II: the price and the seats are alike but for the £1 of the second airport."""
    said = weights(position(LONDON, PARIS, BERLIN, row=[13, 8]))
    assert said["buy dornier-komet"] > said["buy fokker-f-ii"]


def test_free_seats_at_the_end_of_an_era_cost_profit() -> None:
    rich = Airline("london", money=20)
    early, late = (weights(position(rich, PARIS, BERLIN, box=box)) for box in (8, 0))
    card = "buy handley-page-w-8"
    assert early[card] - late[card] > 0.3


@pytest.mark.parametrize(("era", "vp"), [(1, "cairo 2/1"), (3, "south-africa 2/3")])
def test_people_are_claimed_for_their_vp(era: int, vp: str) -> None:
    city = vp.split()[0]
    me = Airline("london", {city: 1}, planes=[Plane(5, tiles=0, free=2)], money=0)
    assert acts(me, PARIS, BERLIN, era=era, waiting={"london-1": vp, "london-2": "london 2"}) == "claim london-1"


def test_people_whom_others_could_take_come_first() -> None:
    me = Airline("london", {"amsterdam": 1}, planes=[Plane(5, tiles=0)], money=0)
    rival = Airline("amsterdam", planes=[Plane(6, tiles=0)], money=0)
    waiting = {"london-1": "london 2", "amsterdam-1": "amsterdam 2"}
    assert acts(me, rival, BERLIN, waiting=waiting) == "claim amsterdam-1"


def test_people_board_the_new_aeroplane() -> None:
    """AER-6a.7: free seats of earlier eras never count against the profit."""
    me = Airline("london", planes=[Plane(5, tiles=0, new=False), Plane(14, tiles=0)], money=0)
    table = Skies(position(me, PARIS, BERLIN, era=2, waiting={"london-1": "london 2"}))
    table.says(0, "claim london-1")
    assert answer(table) == "board de-havilland-dh-34"


def test_sure_tiles_are_placed_before_risky_ones() -> None:
    """A failure would end the action."""
    me = Airline("london", planes=[Plane(4)], money=0)
    table = Skies(position(me, PARIS, BERLIN, waiting={"london-1": "paris 2", "london-2": "paris 3"}))
    table.says(0, "place junkers-f-13")
    assert answer(table) == "fly paris"


@pytest.mark.parametrize("city", ["amsterdam", "dublin"])
def test_an_airport_is_opened_where_people_want_to_go(city: str) -> None:
    me = Airline("london", planes=[Plane(5, new=False)], money=0)
    table = Skies(position(me, PARIS, BERLIN, era=3, waiting={"london-1": f"{city} 2", "london-2": f"{city} 1"}))
    table.says(0, "place handley-page-o-400")
    assert answer(table) == f"fly {city}"


def test_a_market_without_anybody_is_worth_a_risk() -> None:
    """AER-6a.5: a sole airport in Africa gets the higher value, in this era and perhaps in the next."""
    me = Airline("london", planes=[Plane(5)], money=9)
    table = Skies(position(me, PARIS, BERLIN))
    table.says(0, "place handley-page-o-400")
    assert answer(table) in ("fly cairo", "fly casablanca", "fly middle-east")


def test_a_majority_is_fought_for_at_the_margin() -> None:
    """One airport more in Asia shares the lead; one more in Europe or Africa changes nothing."""
    asia = {"indochina": 3, "malaya": 3, "china": 3}
    africa = {"casablanca": 3, "west-africa": 3, "nigeria": 3, "kenya": 3}
    europe = {"frankfurt": 1, "warsaw": 1, "copenhagen": 1, "stockholm": 1}
    me = Airline("rome", {"cairo": 3, "middle-east": 3, "india": 3}, planes=[Plane(40, tiles=1, free=0)], money=9)
    others = Airline("london", {**asia, **africa, "dublin": 1, "paris": 1}), Airline("berlin", europe)
    table = Skies(position(me, *others, era=3, box=1))
    table.says(0, "place douglas-dc-3")
    assert answer(table) in ("fly indochina", "fly malaya")


def test_the_airport_of_the_rival_ahead_gives_way() -> None:
    ahead = Airline("london", {"vienna": 1, "warsaw": 1, "madrid": 1, "lisbon": 1, "athens": 1})
    behind = Airline("paris", {"vienna": 1})
    me = Airline("berlin", {"frankfurt": 1, "copenhagen": 1, "stockholm": 1}, planes=[Plane(20)], money=0)
    table = Skies(position(me, ahead, behind, era=2))
    table.says(0, "place armstrong-whitworth-argosy")
    table.says(0, "fly vienna")
    assert answer(table) == "replace 2"


def test_a_shortfall_is_paid_for_what_is_worth_it() -> None:
    me = Airline("london", planes=[Plane(5)], money=5)
    table = Skies(position(me, PARIS, BERLIN))
    table.says(0, "place handley-page-o-400")
    table.dice(2, 3, 6)
    table.says(0, "fly cairo")
    assert answer(table) == "pay"


def test_pilots_fly_on_where_money_is_short() -> None:
    me = Airline("london", planes=[Plane(5)], money=0, advantages={"daring-pilot": 2})
    table = Skies(position(me, PARIS, BERLIN))
    table.says(0, "place handley-page-o-400")
    table.dice(2, 3, 6)
    table.says(0, "fly cairo")
    assert answer(table) == "pilots 1"


@pytest.mark.parametrize(("dice", "said"), [((SKULL, SKULL, 2), "use"), ((5, 5, 5), "no")])
def test_a_beacon_is_for_a_crash(dice: tuple[int, int, int], said: str) -> None:
    me = Airline("london", planes=[Plane(40)], money=9, failures=3, advantages={"radio-beacons": 1})
    table = Skies(position(me, PARIS, BERLIN, era=3))
    table.says(0, "place douglas-dc-3")
    table.dice(*dice)
    table.says(0, "fly cairo")
    assert answer(table) == said


@pytest.mark.parametrize(("failures", "said"), [(3, "use"), (1, "no")])
def test_engines_are_maintained_before_the_crash(failures: int, said: str) -> None:
    """With tiles that only a risky flight can place."""
    me = Airline("london", {"cairo": 2, "middle-east": 2}, planes=[Plane(18)], money=6, failures=failures)
    me = Airline(**{**vars(me), "advantages": {"engine-maintenance": 1}})
    assert acts(me, PARIS, BERLIN, era=2) == said


def test_production_is_used_for_a_tile_that_finds_a_city() -> None:
    me = Airline("london", money=12, advantages={"increased-production": 1})
    table = Skies(position(me, PARIS, BERLIN, era=2))
    table.says(0, "buy airco-dh-4a")
    assert answer(table) == "use"


def test_night_flights_carry_two_at_once() -> None:
    me = Airline("london", {"paris": 1}, planes=[Plane(20, tiles=0)], money=0, advantages={"night-flights": 1})
    waiting = {"london-1": "paris 2", "paris-1": "london 3"}
    table = Skies(position(me, PARIS, BERLIN, era=3, box=1, waiting=waiting))
    table.says(0, "claim london-1")
    table.says(0, "board armstrong-whitworth-argosy")
    assert answer(table) == "claim paris-1"


def test_production_is_wanted_before_a_purchase_but_not_without_money() -> None:
    rich, poor = Airline("london", money=22), Airline("london", money=2)
    tile = "take increased-production"
    assert weights(position(rich, PARIS, BERLIN, era=2))[tile] > weights(position(poor, PARIS, BERLIN, era=2))[tile]


@pytest.mark.parametrize(("vp", "ends"), [(3, True), (0, False)])
def test_who_leads_ends_the_game(vp: int, ends: bool) -> None:
    """With the box empty the others would fill their seats; who is behind has nothing to lose."""
    me = Airline("london", vp=vp, money=9)
    other = Airline("paris", planes=[Plane(12, tiles=0)], vp=2, money=9)
    waiting = {"paris-1": "paris 2", "paris-2": "paris 3"}
    assert (acts(me, other, BERLIN, era=3, box=0, waiting=waiting) == "subsidy") == ends


def test_who_has_passengers_to_claim_does_not_end_the_era() -> None:
    me = Airline("paris", planes=[Plane(12, tiles=0)], money=0)
    waiting = {"paris-1": "paris 2", "paris-2": "paris 3"}
    assert acts(me, LONDON, BERLIN, era=3, box=0, waiting=waiting).startswith("claim paris")


def test_the_value_of_a_position() -> None:
    """More airports, more VP or more people are likelier to win; equals are equal, and chances add up."""
    match = Skies(position(LONDON, PARIS, BERLIN)).match
    director = advisor(match.rules)
    assert director.value(position(LONDON, PARIS, BERLIN)) == pytest.approx([0.5, 0.5, 0.5])
    ahead = [
        Airline("london", {"cairo": 1, "dublin": 1}),
        Airline("london", vp=5),
        Airline("london", planes=[Plane(5, tiles=0, free=1)], carried=[("london 3", 5)]),
        Airline("london", money=16),
    ]
    for airline in ahead:
        values = director.value(position(airline, PARIS, BERLIN))
        assert values[0] > 0.52
        assert values[1] == pytest.approx(values[2])
        assert sum(values) == pytest.approx(1.5)


def test_it_plays_on_when_no_aeroplane_is_left() -> None:
    """AER-5a.9: the row has shrunk to nothing, and early in an era a tile waits to be placed."""
    s = position(Airline("london", planes=[Plane(1)]), PARIS, BERLIN, era=3, row=[])
    s.removed, s.deck = s.removed + s.deck, []
    assert weights(s).keys() >= {"place airco-dh-4a", "subsidy"}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_pilots_play_a_whole_game_with_everything_in_it(seats: int) -> None:
    match = Match(GAME, seats, seed="airlines")
    levels.play(match, [levels.make("pilot", match, seat) for seat in range(seats)])
    s = match.state
    assert isinstance(s, Airlines)
    assert min(s.airlines[seat].vp() for seat in range(seats)) >= 15
    for market in range(3):
        assert max(airline.points.markets[market] for airline in s.airlines[:seats]) >= 5


def test_a_pilot_beats_random_players() -> None:
    """Four seeds, each from both seats."""
    won = 0
    for game in range(8):
        match = Match(GAME, 2, seed=f"strength {game // 2}")
        names = ["pilot", "random"] if game % 2 == 0 else ["random", "pilot"]
        levels.play(match, [levels.make(names[seat], match, seat) for seat in range(2)])
        won += match.ranks()[game % 2] == 1
    assert won == 8


def test_every_weight_is_made_of_named_terms() -> None:
    """Over whole games of Pilots: for every question and option the terms add up, their names are those of the list,
    and each of these is used somewhere."""
    used: set[str] = set()
    for seats, seed in ((2, "terms"), (3, "more"), (5, "most")):
        match = Match(GAME, seats, seed=seed)
        director = advisor(match.rules)
        bots = [levels.make("pilot", match, seat) for seat in range(seats)]
        while not match.over:
            [seat] = match.asked()
            mine, legal = match.mine(seat), match.legal(seat)
            assert isinstance(mine, Airlines)
            for x, weight in zip(legal, director.weigh(mine, seat, legal), strict=True):
                terms = director.terms(mine, seat, x)
                total = 0.0
                for term in terms:
                    total += term.weight
                assert total == weight
                used |= {term.name for term in terms}
            match.answer(seat, bots[seat].choose(mine, legal))
    assert used == set(TERMS)


def test_every_question_is_weighed() -> None:
    """The advisor's table has an entry for each step that asks a seat, and no other."""
    asking = {step for step in GAME.steps if step.legal is not Step.legal}
    assert advisor(rules_for(3)).by_step.keys() == asking
