"""The advisor: what a sound crew does in the workshop and in the air, one idea at a time."""

from __future__ import annotations

from functools import reduce
from operator import add
from typing import Any

import pytest

from aerodrome.bots import levels
from aerodrome.games.air_racing import GAME
from aerodrome.games.air_racing.bot import advisor
from aerodrome.games.air_racing.bot.advisor import TERMS
from aerodrome.games.air_racing.bot.line import Line
from aerodrome.games.air_racing.state import FINAL, HEAT, Meeting
from aerodrome.kernel.chance import Rng
from aerodrome.kernel.match import Match

from . import aloft, workshop
from .aloft import PLENTY, RIVAL, Plane

OCTOBER, JULY, AUGUST = 0, 9, 10
START = ["dollar"] * 7 + ["fast"] * 3
CAREFUL = ["dollar"] * 7 + ["fast"] * 5
DOLLARS = ["dollar"] * 6
MODS = ["fast", "boost", "fast", "boost", "fast", "fast"]


def answer(match: Match, seat: int = 0) -> str:
    """What the advisor says for the seat, by what that seat knows."""
    mine = match.mine(seat)
    return match.rules.actions.text(advisor(match.rules).choose(mine, seat, match.legal(seat), Rng(1)))


def in_workshop(
    hand: list[str], *said: str, deck: list[str] = DOLLARS, discard: list[str] = START, month: int = OCTOBER
) -> str:
    """What seat 0 does with this hand, after it has said this."""
    start = workshop.position(hands=[hand, []], decks=[deck, []], discards=[discard, START], month=month)
    match = Match(GAME, 2, base=start, auto=False)
    for words in said:
        match.answer(0, words)
    return answer(match)


def purchases(hand: list[str], discard: list[str] = START, month: int = OCTOBER) -> list[str]:
    """What seat 0 buys with the Dollars of this hand."""
    start = workshop.position(hands=[hand, []], decks=[DOLLARS, []], discards=[discard, START], month=month)
    match = Match(GAME, 2, base=start, auto=False)
    match.answer(0, "done")
    bought: list[str] = []
    while not bought or bought[-1] != "done":
        bought.append(answer(match))
        match.answer(0, bought[-1])
    return bought[:-1]


def flight(start: Meeting) -> tuple[list[str], Meeting]:
    """What seat 0 says in its whole turn, and where that leads."""
    match = Match(GAME, len(start.workshops), base=start, seed="7", auto=False)
    said: list[str] = []
    while not match.over and match.asked() == [0] and said[-1:] != ["end"]:
        said.append(answer(match))
        match.answer(0, said[-1])
    return said, workshop.meeting(match)


def flown(*planes: Plane, **more: Any) -> list[str]:
    """What seat 0 says when it alone still has its turn of this round."""
    return flight(aloft.position(planes, turns=[0], **more))[0]


def test_on_the_standard_course_the_free_cards_are_fast() -> None:
    match = Match(GAME, 2, seed="free")
    assert answer(match) == "free 0"


def test_on_a_short_race_past_few_pylons_boosts_are_better() -> None:
    match = Match(GAME, 2, options={"course": "desert_triangle", "laps": 1}, seed="free")
    assert answer(match) == "free 3"


def test_team_effort_is_played_first() -> None:
    hand = ["sponsorship", "night_shift", "team_effort", "wind_tunnel", "dollar"]
    assert in_workshop(hand) == "play team_effort"


def test_night_shift_is_played_before_what_brings_money() -> None:
    assert in_workshop(["sponsorship", "night_shift", "dollar", "dollar", "fast"]) == "play night_shift"


def test_mods_in_hand_are_regrouped_away_and_dollars_are_not() -> None:
    hand = ["team_effort", "fast", "microknot", "dollar", "dollar"]
    said = ["play team_effort", "regroup"]
    assert in_workshop(hand, said[0]) == "regroup"
    first = in_workshop(hand, *said)
    second = in_workshop(hand, *said, first)
    assert {first, second} == {"discard fast", "discard microknot"}
    assert in_workshop(hand, *said, first, second) == "redraw"


def test_a_deck_without_money_is_no_reason_to_regroup() -> None:
    hand = ["team_effort", "fast", "microknot", "dollar", "dollar"]
    assert in_workshop(hand, "play team_effort", deck=MODS) == "done"


def test_the_wind_tunnel_doubles_the_card_that_brings_most() -> None:
    hand = ["wind_tunnel", "night_shift", "sponsorship", "dollar", "dollar"]
    assert in_workshop(hand) == "play wind_tunnel"
    assert in_workshop(hand, "play wind_tunnel") == "test night_shift"
    assert in_workshop(hand, "play wind_tunnel", deck=MODS) == "test sponsorship"


def test_funding_pays_for_a_microknot_when_the_deck_brings_nothing() -> None:
    hand = ["wind_tunnel", "night_shift", "dollar", "dollar", "dollar", "dollar"]
    deck = MODS * 2
    assert in_workshop(hand, "play wind_tunnel", deck=deck, month=AUGUST) == "fund"
    said = ["play wind_tunnel", "fund", "done"]
    assert in_workshop(hand, *said, deck=deck, discard=CAREFUL, month=AUGUST) == "buy microknot"


def test_the_season_begins_with_cards_that_earn() -> None:
    bought = purchases(["dollar"] * 5, discard=["dollar", "dollar", "fast", "fast", "fast"])
    assert bought
    assert not {"buy fast", "buy boost", "buy microknot"} & set(bought)


def test_the_season_ends_with_mods_only() -> None:
    assert purchases(["dollar"] * 6, month=AUGUST) == ["buy fast", "buy fast"]
    assert purchases(["dollar"] * 6, discard=CAREFUL, month=AUGUST) == ["buy microknot"]
    assert sorted(purchases(["dollar"] * 9, discard=CAREFUL, month=AUGUST)) == ["buy boost", "buy microknot"]


@pytest.mark.parametrize("month", [JULY, AUGUST])
def test_a_dollar_is_not_bought_when_it_will_not_be_drawn(month: int) -> None:
    assert purchases(["dollar", "dollar", "fast", "fast", "fast"], month=month) == []


def test_fast_beyond_what_a_check_needs_is_not_bought() -> None:
    assert purchases(["dollar"] * 3, discard=CAREFUL, month=AUGUST) == ["buy boost"]


def test_when_the_microknots_are_gone_the_money_goes_into_other_mods() -> None:
    start = workshop.position(
        hands=[["dollar"] * 6, []], discards=[CAREFUL, ["microknot"] * 15 + DOLLARS], month=AUGUST
    )
    match = Match(GAME, 2, base=start, auto=False)
    match.answer(0, "done")
    assert answer(match) == "buy boost"


@pytest.mark.parametrize(("cap", "build"), [("none", "build 4-0-0"), ("2", "build 2-4-0")])
def test_the_builds_of_quick_play(cap: str, build: str) -> None:
    match = Match(GAME, 2, options={"quick_play": "on", "quick_microknot_cap": cap}, seed="quick")
    assert [answer(match, seat) for seat in range(2)] == [build, build]


def test_in_a_short_race_boosts_are_worth_more_than_microknots() -> None:
    options = {"quick_play": "on", "quick_microknot_cap": "2", "course": "desert_triangle"}
    assert answer(Match(GAME, 2, options={**options, "laps": 1}, seed="quick")) == "build 0-5-3"
    assert answer(Match(GAME, 2, options={**options, "laps": 6}, seed="quick")) == "build 2-4-0"


@pytest.mark.parametrize(("fast", "lanes"), [(0, [1, 1]), (1, [0, 1]), (2, [0, 0]), (5, [0, 0])])
def test_the_lane_is_chosen_by_what_the_checks_cost(fast: int, lanes: list[int]) -> None:
    """ARC-R13: the break-even lies between one and two FAST; with one, no change of lane pays."""
    for start in (0, 1):
        _, s = flight(aloft.position([Plane(lane=start, fast=fast), RIVAL], turns=[0]))
        assert s.aircraft[0].lane == lanes[start]


def test_the_way_to_go_is_exact_where_no_lane_is_changed() -> None:
    """Three laps of 38 half-tiles with 7 checks each, the first without the blue pylon but the last with it."""
    line = Line(aloft.racing().book)
    cut = 0.1 * 4
    assert line.to_go(5)[3][0][1] == pytest.approx(3 * 38 - 1 + 21 * cut)
    assert line.to_go(5)[1][0][37] == pytest.approx(1 + cut)
    assert line.to_go(0)[3][1][0] <= 3 * 51


def test_who_is_blocked_passes_outside() -> None:
    said, s = flight(aloft.position([Plane(place=8, fast=5), Plane(place=11, fast=5)], turns=[0]))
    assert "out" in said
    assert s.station(0) > s.station(1)


def test_who_is_blocked_outside_passes_inside() -> None:
    me, other = Plane(lane=2, place=20, fast=5), Plane(lane=2, place=23)
    said, s = flight(aloft.position([me, other], turns=[0]))
    assert "in" in said
    assert s.station(0) > s.station(1)


def test_speed_that_is_blocked_on_all_sides_is_turned_into_altitude() -> None:
    planes = [Plane(place=10, fast=5, altitude="low"), Plane(place=12), Plane(lane=1, place=13)]
    said = flown(*planes)
    assert said[:2] == ["climb", "climb"]


def test_the_last_turn_uses_all_altitude() -> None:
    said = flown(Plane(laps=2, place=34, altitude="high", fast=PLENTY), Plane(laps=2, lane=1, place=40))
    assert said[:2] == ["dive", "dive"]


def test_a_climb_is_never_paid_with_speed_that_can_be_flown() -> None:
    assert "climb" not in flown(Plane(place=6, fast=3), RIVAL)
    assert "climb" not in flown(Plane(laps=2, place=30, fast=3), RIVAL)


@pytest.mark.parametrize(("fast", "boosts", "plays"), [(5, 1, True), (2, 1, True), (0, 1, False), (0, 2, True)])
def test_a_boost_is_played_where_it_brings_more_than_it_costs(fast: int, boosts: int, plays: bool) -> None:
    """One Boost without FAST loses more than it wins; a second one takes the Backfire away."""
    said = flown(Plane(lane=1, place=20, fast=fast, boosts=boosts), RIVAL)
    assert ("boost" in said) == plays


def test_boosts_are_kept_out_of_heats() -> None:
    assert "boost" not in flown(Plane(lane=1, place=20, fast=5, boosts=3), RIVAL, stage=HEAT, laps=2)


def test_a_boost_is_spent_to_avoid_a_backfire() -> None:
    with aloft.alone(Plane(lane=1, place=20, fast=3, boosts=2)) as table:
        table.rolls(0)
        table.says(0, "boost")
        assert answer(table.match) == "avoid"
        table.asks(0)


def finishing(fast: int, overshoot: int) -> list[str]:
    """Seat 0 is about to cross the line in lane 1 with a Boost; seat 1 has finished so many half-tiles beyond it."""
    start = aloft.position([Plane(laps=2, lane=1, place=46, fast=fast, boosts=1), RIVAL], turns=[0])
    start.aircraft[1].flying, start.aircraft[1].overshoot = False, 1000 * overshoot
    return flight(start)[0]


def test_who_must_gain_in_the_last_turn_risks_a_bad_boost() -> None:
    assert "boost" in finishing(fast=0, overshoot=7)


def test_who_wins_anyway_risks_nothing() -> None:
    assert "boost" not in finishing(fast=2, overshoot=1)


def test_the_better_aircraft_and_the_foremost_stand_better() -> None:
    crew = advisor(aloft.racing())
    equal = crew.value(aloft.position([Plane(place=8), Plane(lane=1, place=8)], turns=[0]))
    for better in (Plane(place=12), Plane(place=8, microknots=2), Plane(place=8, fast=4)):
        values = crew.value(aloft.position([better, Plane(lane=1, place=8)], turns=[0]))
        assert values[0] > equal[0]
        assert sum(values) == pytest.approx(1)
    burdened = crew.value(aloft.position([Plane(place=8, tokens=[2, 3]), Plane(lane=1, place=8)], turns=[0]))
    assert burdened[0] < equal[0]


def test_in_the_season_mods_and_earning_cards_count() -> None:
    crew = advisor(aloft.racing())

    def value(*more: str, month: int = 4) -> float:
        return crew.value(workshop.position(discards=[[*START, *more], START], month=month))[0]

    assert value("microknot") > value() > value("boost") - 0.2
    assert value("night_shift", month=1) > value(month=1)
    assert value("microknot", month=AUGUST) > value("night_shift", month=AUGUST)


@pytest.mark.parametrize("seats", [2, 3])
def test_advice_follows_from_what_the_seat_knows(seats: int) -> None:
    """In every world that fits what it knows, the advice is the same."""
    match = Match(GAME, seats, seed="honest")
    crew, rng = advisor(match.rules), Rng(3)
    while not match.over:
        seat = match.asked()[0]
        mine, legal = match.mine(seat), match.legal(seat)
        weights = crew.weigh(mine, seat, legal)
        for _ in range(2):
            assert crew.weigh(match.rules.imagine(mine, rng), seat, legal) == weights
        match.answer(seat, legal[weights.index(max(weights))])


@pytest.mark.parametrize("course", ["stead_short", "stead_middle", "stead_silver", "stead_long", "desert_triangle"])
@pytest.mark.parametrize("quick", ["on", "off"])
def test_pilots_finish_every_race(course: str, quick: str) -> None:
    for seats in (2, 4):
        options = {"course": course, "quick_play": quick, "qualifying": quick, "heats": seats // 4}
        match = Match(GAME, seats, options=options, seed=course)
        levels.play(match, [levels.make("pilot", match, seat) for seat in range(seats)])
        s = workshop.meeting(match)
        assert max(plane.overshoot for plane in s.aircraft) > 0
        assert s.race.rounds < 40


def test_a_pilot_beats_random_players() -> None:
    """Six seeds, each from both seats."""
    won = 0
    for game in range(12):
        match = Match(GAME, 2, seed=f"strength {game // 2}")
        names = ["pilot", "random"] if game % 2 == 0 else ["random", "pilot"]
        levels.play(match, [levels.make(names[seat], match, seat) for seat in range(2)])
        won += match.ranks()[game % 2] == 1
    assert won >= 11


def test_every_weight_is_the_sum_of_its_terms() -> None:
    """At every question of whole games of Pilots, for every option; and every term is used somewhere."""
    used: set[str] = set()
    setups: list[tuple[int, dict[str, object]]] = [
        (2, {}),
        (2, {"course": "desert_triangle", "laps": 1}),
        (3, {"quick_play": "on", "qualifying": "on", "heats": 1}),
    ]
    for seats, options in setups:
        for seed in range(3):
            match = Match(GAME, seats, options=options, seed=f"terms {seed}", auto=False)
            crew, rng = advisor(match.rules), Rng(seed)
            while not match.over:
                seat = match.asked()[0]
                mine, legal = match.mine(seat), match.legal(seat)
                weights = crew.weigh(mine, seat, legal)
                for weight, weighing in zip(weights, crew.weighings(mine, seat, legal, True), strict=True):
                    assert weighing.terms is not None
                    added = reduce(add, [term.weight for term in weighing.terms], 0.0)  # `sum` would round otherwise
                    assert added == weighing.total == weight
                    used |= {term.name for term in weighing.terms}
                assert [term.weight for term in crew.terms(mine, seat, legal[0])] == [
                    term.weight for term in crew.weighings(mine, seat, legal, True)[0].terms or []
                ]
                match.answer(
                    seat, crew.choose(mine, seat, legal, rng) if rng.below(5) else legal[rng.below(len(legal))]
                )
    assert used == set(TERMS)


def test_terms_tell_why() -> None:
    """A stop on the way costs a little, a climb keeps altitude, and a Boost is kept for the final."""
    rules = aloft.racing()
    final, heat = (
        aloft.position([Plane(lane=1, place=6, fast=3, boosts=1), RIVAL], turns=[0], stage=stage)
        for stage in (FINAL, HEAT)
    )
    crew = advisor(rules)
    for s in (final, heat):
        s.settle()
        assert [term.name for term in crew.terms(s, 0, rules.actions.parse("step"))] == ["way", "stop"]
        assert [term.name for term in crew.terms(s, 0, rules.actions.parse("climb"))] == ["way", "altitude"]
    assert [term.weight for term in crew.terms(heat, 0, rules.actions.parse("boost"))][1:] == [-1.0]
    assert [term.name for term in crew.terms(final, 0, rules.actions.parse("boost"))] == ["way", *["boosts"] * 3]
