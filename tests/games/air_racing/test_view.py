"""The view and the questions of seats and spectators, in the workshop and in the race."""

from __future__ import annotations

import pytest

from aerodrome.games.air_racing import GAME
from aerodrome.games.air_racing.ask import at, details, label, options, prompt
from aerodrome.games.air_racing.content import load, load_courses
from aerodrome.games.air_racing.plates import CardPlate, Plates, plates
from aerodrome.games.air_racing.rules import AirRacing
from aerodrome.games.air_racing.state import Meeting
from aerodrome.games.air_racing.view import (
    AircraftView,
    CheckView,
    DrawsView,
    FlightView,
    PileView,
    PlaceView,
    TokenView,
    View,
    WorkshopView,
)
from aerodrome.kernel.zones import SPECTATOR
from aerodrome.testing.scenario import ScriptedMatch
from aerodrome.text import Words

from . import aloft, workshop
from .aloft import Plane
from .shown import ENGLISH, race, season, seen


def test_the_view_of_a_workshop() -> None:
    mine = seen(season(), 0)
    assert (mine.viewer, mine.stage, mine.month, mine.race) == (0, "season", 2, None)
    assert mine.hand == ("dollar", "dollar", "dollar", "fast", "wind_tunnel")
    assert mine.phase == "action"
    assert mine.workshop == WorkshopView(
        seat=0,
        plays=2,
        buys=2,
        extra=0,
        spent=0,
        money=3,
        affordable=(True, False, True, True, True, False, True, False),
        regroups=0,
    )
    assert mine.supply[0] == PileView("dollar", 40 - 9)
    assert mine.seats[0].deck_cards == (2, 0, 0, 0, 0, 1, 0, 0)
    assert mine.seats[0].draws == DrawsView(
        (67, 0, 0, 0, 0, 33, 0, 0), (100, 0, 0, 0, 0, 100, 0, 0), (100, 0, 0, 40, 0, 100, 0, 40)
    )
    assert mine.seats[1].deck_cards is None
    assert mine.seats[1].draws is None
    assert mine.seats[1].discard == ("dollar", "team_effort", "dollar")
    public = seen(season(), SPECTATOR)
    assert (public.viewer, public.hand) == (None, None)
    assert public.workshop == WorkshopView(
        seat=0, plays=2, buys=2, extra=0, spent=0, money=None, affordable=None, regroups=0
    )
    assert [(seat.deck_cards, seat.draws) for seat in public.seats] == [(None, None)] * 2


def test_the_view_of_a_race_is_the_same_for_all() -> None:
    s = race().state
    views = [seen(s, viewer) for viewer in (0, 1, 2, SPECTATOR)]
    assert all(each.race == views[0].race and each.aircraft == views[0].aircraft for each in views)
    assert views[0].race is not None
    assert (views[0].race.laps, views[0].race.round, views[0].race.order) == (3, 5, (0, 1, 2))
    assert views[0].aircraft[1] == AircraftView(
        livery="blue",
        microknots=1,
        fast=2,
        boosts=1,
        mods=(1, 2, 1),
        speed=9,
        next_budget=9,
        at=PlaceView(1, 0, 1),
        lap=2,
        altitude=2,
        tokens=(),
        flying=True,
        overshoot=None,
        standing=2,
        pylon_odds=60,
        more_fast_odds=70,
        boost_odds=(60, 50, 40),
    )
    assert [each.standing for each in views[0].aircraft] == [1, 2, 3]
    assert views[0].aircraft[0].tokens == (TokenView("cut_pylon", 2), TokenView("backfire", 3))
    assert views[0].race.flight == FlightView(
        seat=1,
        budget=9,
        levels=2,
        engaged=0,
        ahead=PlaceView(1, 0, 10),
        gates=("p1", "p2"),
        inward=None,
        outward=PlaceView(1, 1, 1),
        check=None,
    )


@pytest.mark.rule("ARC-17.2")
@pytest.mark.parametrize(("tokens", "left"), [([], 8), ([2], 4), ([2, 3], 0), ([3, 3, 2], 0)])
def test_an_aircraft_tells_what_its_tokens_leave_of_the_next_turn(tokens: list[int], left: int) -> None:
    table = aloft.race(Plane(lane=1, tokens=tokens), aloft.RIVAL, turns=[1, 0])
    assert seen(table.state, 1).aircraft[0].next_budget == left
    aloft.flies_on(table, 1)
    flown = seen(table.state, 0).race
    assert flown is not None
    assert flown.flight is not None
    assert flown.flight.budget == left
    table.asks(0)


@pytest.mark.rule("ARC-R16")
def test_a_flight_tells_where_side_steps_end() -> None:
    """At the gate of pylon 1 in lane 3, which has 7 half-tiles around it where lane 2 has 5."""
    table = aloft.race(Plane(lane=3, place=8), Plane(lane=0, place=20), turns=[0, 1])
    race = seen(table.state, 1).race
    assert race is not None
    assert race.flight is not None
    assert (race.flight.inward, race.flight.outward) == (PlaceView(0, 2, 6), None)
    table.asks(0)


@pytest.mark.rule("ARC-R32")
@pytest.mark.parametrize(("laps", "shown"), [((0, 1), 2), ((-1, 0), 1), ((2, 3), 3)])
def test_the_lap_counter_shows_the_leaders_lap_and_no_more_than_there_are(laps: tuple[int, int], shown: int) -> None:
    table = aloft.race(*[Plane(lane=lane, place=5, laps=each) for lane, each in enumerate(laps, 1)], turns=[0, 1])
    mine = seen(table.state, 0)
    assert mine.race is not None
    assert mine.race.lap == shown
    assert [each.lap for each in mine.aircraft] == [min(max(each, 0) + 1, 3) for each in laps]
    table.asks(0)


@pytest.mark.rule("ARC-14.1")
def test_a_check_is_told_before_it_is_rolled() -> None:
    s = aloft.position([Plane(lane=0, place=4, fast=1, boosts=2), aloft.RIVAL], turns=[0])
    rules = aloft.racing(2)
    s.settle()
    rules.play(s, rules.actions.parse("fly"))
    assert flight_of(s).check == CheckView("p1", 5, 50)
    assert flight_of(s).seat == 0
    rules.play(s, 9)
    assert flight_of(s).check is None
    rules.play(s, rules.actions.parse("boost"))
    assert flight_of(s).check == CheckView(None, 5, 50)
    assert seen(s, 1).aircraft[0].boosts == 1
    rules.play(s, 9)
    assert flight_of(s).check is None
    assert seen(s, 1).aircraft[0].boost_odds == (40, 30, 20)
    assert seen(s, 1).aircraft[1].boost_odds == (40, 30, 20), "who is not in flight has played none"


def flight_of(s: Meeting) -> FlightView:
    race = seen(s, 1).race
    assert race is not None
    assert race.flight is not None
    return race.flight


def test_what_is_printed_is_told_once() -> None:
    """Costs, the course and the numbers of the season are on the plates, and in no view."""
    printed = plates(aloft.racing(2, {"course": "desert_triangle"}))
    assert printed.cards[:2] == (CardPlate("dollar", "money", 1), CardPlate("microknot", "mod", 6))
    assert [card.card for card in printed.cards] == [pile.card for pile in seen(season(), 0).supply]
    assert [(card.sort, card.cost) for card in printed.cards] == [
        (row["kind"], row["cost"]) for row in load().tables["card"]
    ]
    assert (printed.mods, printed.months) == (("microknot", "fast", "boost"), 11)
    assert (printed.altitudes, printed.level_speed) == (3, 2)
    course = load_courses()[1]["desert_triangle"]
    assert (printed.course.name, printed.course.length) == ("desert_triangle", tuple(course.length))
    assert (printed.course.pylons, printed.course.gates) == (tuple(course.pylons), tuple(course.gates))
    assert [len(lane) for lane in printed.course.turns] == [len(course.pylons)] * 4
    assert not set(Plates.__struct_fields__) & set(View.__struct_fields__), "a view would hide the plate"


def test_the_questions_count_what_is_left() -> None:
    table = ScriptedMatch(GAME, 2, position=season())
    assert prompt(table.state) == ("ask-act", {"plays": 2, "regroups": 0})
    table.says(0, "play wind_tunnel")
    assert prompt(table.state) == ("ask-tunnel", {"money": 2})
    table.says(0, "fund")
    assert prompt(table.state) == ("ask-act", {"plays": 1, "regroups": 0})
    table.says(0, "done")
    assert prompt(table.state) == ("ask-buy", {"money": 5, "buys": 2})
    table.asks(0)


def test_the_question_of_a_flight_tells_half_speeds_and_odds() -> None:
    s = race().state
    message, numbers = prompt(s)
    assert (message, numbers) == ("ask-move", {"tiles": 4, "half": 1, "pylon": 60, "boosts": 1, "boost": 60})
    assert ENGLISH.say(message, **numbers) == (
        "You have 4½ Speed left. A pylon check passes with 60% of rolls. You have one Boost; it works with 60%."
    )
    assert Words(GAME, "nl").say(message, **{**numbers, "tiles": 0, "boosts": 0}) == (
        "Je hebt nog ½ snelheid. Een pylonproef lukt met 60% van de worpen. Je hebt geen Boost."
    )


@pytest.mark.parametrize(
    ("words", "points_at"),
    [
        ("fly", ("place:0-4",)),
        ("step", ("place:0-3",)),
        ("out", ("place:1-1",)),
        ("dive", ("altitude:1",)),
        ("boost", ("boost:1",)),
    ],
)
def test_an_option_of_a_flight_points_at_where_it_ends(words: str, points_at: tuple[str, ...]) -> None:
    rules, s = aloft.racing(3), race().state
    x = rules.actions.parse(words)
    assert (x, "", points_at) in options(rules, s)


def test_flying_past_a_pylon_says_that_it_is_checked() -> None:
    table = race()
    fly = table.match.rules.actions.parse("fly")
    assert label(table.state, fly) == ""
    table.says(1, "fly")
    assert label(table.state, fly) == "do-fly-check"
    assert ENGLISH.action(table.match.rules, fly, label(table.state, fly)) == "Fly past the pylon and roll"
    table.asks(1)


def test_options_of_the_workshop_point_at_cards_and_piles() -> None:
    rules, s = workshop.racing(), season()
    assert at(rules, s, rules.actions.parse("play wind_tunnel")) == ("card:wind_tunnel",)
    assert at(rules, s, rules.actions.parse("buy fast")) == ("pile:fast",)
    assert at(rules, s, rules.actions.parse("done")) == ()


def test_a_build_points_at_its_numbers() -> None:
    table = ScriptedMatch(GAME, 2, {"quick_play": "on"})
    rules = table.match.rules
    assert isinstance(rules, AirRacing)
    assert at(rules, table.state, rules.actions.parse("build 2-3-1")) == ("microknot:2", "fast:3", "boost:1")
    assert prompt(table.match.mine(0)) == ("ask-quick-build", {"money": 25})


@pytest.mark.rule("ARC-19.1", "ARC-19.8")
def test_a_build_tells_what_it_leaves_and_makes() -> None:
    """With what the aircraft has from seasons before."""
    rules = workshop.racing(2, {"quick_play": "on"})
    s = rules.setup([[1, 2, 0], []])
    s.settle()
    s.bring_up(0)
    assert details(s, rules.actions.parse("build 2-3-1")) == {
        "left": 1,
        "speed": 11,
        "microknot": 3,
        "fast": 5,
        "boost": 1,
        "pylon": 90,
        "boost_1": 90,
        "boost_2": 80,
        "boost_3": 70,
    }
    assert details(season(), workshop.racing().actions.parse("done")) == {}
