"""The advisor: what a sound pilot does in the air and on the ground, one idea at a time."""

from __future__ import annotations

from typing import Any

import pytest

from aerodrome.bots import levels
from aerodrome.games.great_race import GAME
from aerodrome.games.great_race.bot.advisor import advisor
from aerodrome.games.great_race.bot.weights import WEIGHTS
from aerodrome.games.great_race.content import AIRBORNE, AIRBORNE_HERE, HURT
from aerodrome.games.great_race.effects import ChooseTarget
from aerodrome.games.great_race.state import Race
from aerodrome.games.great_race.steps.choices import DropCrew, GainCrew, LayDown, RemoveAttachment
from aerodrome.kernel.chance import Rng
from aerodrome.kernel.match import Match
from aerodrome.testing.scenario import ScriptedMatch

from .cockpit import RIVAL, Flyer, passes, position, race

SEA, PLAINS, MOUNTAINS = 1, 2, 3  # Stages of the usual row; the last needs 20


def answer(table: ScriptedMatch, seat: int = 0) -> str:
    """What the advisor says for the seat, by what that seat knows."""
    match = table.match
    mine = match.mine(seat)
    return match.rules.actions.text(advisor(match.rules).choose(mine, seat, match.legal(seat), Rng(1)))


def finished(match: Match) -> Race:
    """The state of a match that pilots have played to its end."""
    levels.play(match, [levels.make("pilot", match, seat) for seat in range(match.rules.seats)])
    s = match.state
    assert isinstance(s, Race)
    return s


def selects(flyer: Flyer, rival: Flyer = RIVAL, **more: Any) -> str:
    return answer(race(flyer, rival, **more)).rpartition("-")[0] or "land"


def acts(card: str, flyer: Flyer, rival: Flyer = RIVAL, **more: Any) -> str:
    """What seat 0 does after it has flown this card and the other has landed."""
    table = race(flyer, rival, **more)
    table.says(0, f"fly {card}")
    table.says(1, "land")
    passes(table)
    return answer(table)


def test_a_hand_is_flown_before_the_pilot_lands() -> None:
    assert selects(Flyer(hand=("power_dive", "sea_breeze", "steady_cruise", "barrel_roll", "clear_skies"))) != "land"


@pytest.mark.parametrize(("stage", "card"), [(SEA, "following_wind"), (MOUNTAINS, "mountain_wave")])
def test_the_terrain_decides_between_cards(stage: int, card: str) -> None:
    assert selects(Flyer(hand=("following_wind", "mountain_wave"), stage=stage)) == f"fly {card}"


def test_what_is_left_of_a_stage_is_not_flown_with_a_dear_card() -> None:
    flyer = Flyer(hand=("barrel_roll", "redline"), stage=PLAINS, tracker=13, health=(2, 0, 3))
    assert selects(flyer) == "fly barrel_roll"


def test_beyond_the_finish_line_every_progress_counts() -> None:
    assert selects(Flyer(hand=("barrel_roll", "redline"), stage=MOUNTAINS, tracker=17)) == "fly redline"


def test_the_last_health_is_paid_to_win() -> None:
    flyer = Flyer(hand=("power_dive",), stage=MOUNTAINS, tracker=14, fuel=(1, 0, 4), health=(1, 0, 4))
    assert selects(flyer) == "fly power_dive"


def test_nobody_lands_before_the_line() -> None:
    flyer = Flyer(hand=("field_repairs",), stage=MOUNTAINS, tracker=18, fuel=(1, 4, 0))
    assert selects(flyer) == "fly field_repairs"


def test_one_progress_is_not_worth_two_health() -> None:
    flyer = Flyer(hand=("supercharger",), fuel=(1, 4, 0), health=(3, 0, 2), stage=PLAINS, tracker=15)
    assert selects(flyer) == "land"


def test_a_rival_is_stopped_before_the_line() -> None:
    me = Flyer(hand=("crosswind", "steady_cruise"), stage=MOUNTAINS, tracker=10)
    table = race(me, Flyer(hand=("clear_skies",), stage=MOUNTAINS, tracker=17))
    table.says(0, "fly steady_cruise-110")
    table.says(1, "fly clear_skies-140")
    assert answer(table) == "react crosswind-123 2"


def test_progress_that_is_lost_anyway_is_not_taken() -> None:
    me = Flyer(hand=("crosswind", "steady_cruise"), stage=PLAINS, tracker=3)
    table = race(me, Flyer(hand=("power_dive",), stage=PLAINS, tracker=15))
    table.says(0, "fly steady_cruise-110")
    table.says(1, "fly power_dive-184")
    assert answer(table) == "pass"


@pytest.mark.parametrize(("fuel", "said"), [((2, 0, 3), "react backfire-121 2"), ((5, 0, 0), "pass")])
def test_backfire_is_for_who_cannot_pay(fuel: tuple[int, int, int], said: str) -> None:
    """A card that stalls is lost; one Fuel more is not worth a card."""
    me = Flyer(hand=("backfire", "power_dive", "steady_cruise"), stage=SEA)
    rival = Flyer(hand=("redline",), fuel=fuel, health=(1, 0, 4), stage=PLAINS)
    table = race(me, rival)
    table.says(0, "fly power_dive-184")
    table.says(1, "fly redline-189")
    assert answer(table) == said


def test_slipstream_takes_a_pilot_over_the_line() -> None:
    me = Flyer(hand=("slipstream", "steady_cruise"), stage=MOUNTAINS, tracker=15)
    table = race(me, Flyer(hand=("clear_skies",), stage=MOUNTAINS))
    table.says(0, "fly steady_cruise-110")
    table.says(1, "fly clear_skies-140")
    assert answer(table) == "react slipstream-131 1"


@pytest.mark.parametrize(("tracker", "said"), [(17, "answer eye_of_the_storm-115"), (3, "pass")])
def test_a_response_is_kept_for_what_matters(tracker: int, said: str) -> None:
    me = Flyer(hand=("eye_of_the_storm", "steady_cruise"), stage=MOUNTAINS, tracker=tracker, health=(3, 0, 2))
    table = race(me, Flyer(hand=("pressure_front",), stage=MOUNTAINS))
    table.says(0, "fly steady_cruise-110")
    table.says(1, "fly pressure_front-162")
    passes(table)
    assert answer(table) == said


def test_what_is_spent_is_redeemed_with_the_card_of_least_use() -> None:
    flyer = Flyer(hand=("steady_cruise", "power_dive", "power_dive"), stage=SEA, fuel=(2, 0, 3))
    assert acts("power_dive-184", flyer) == "refuel steady_cruise-110"


def test_a_card_that_will_win_is_not_redeemed() -> None:
    flyer = Flyer(hand=("power_dive", "steady_cruise"), stage=MOUNTAINS, tracker=12, fuel=(2, 0, 3))
    assert acts("power_dive-184", flyer) == "pass"


def test_crew_is_used_where_it_ends_a_stage() -> None:
    flyer = Flyer(hand=("steady_cruise", "barrel_roll"), stage=PLAINS, tracker=11, crew=("navigator",))
    assert acts("steady_cruise-110", flyer) == "use navigator-1"


def test_a_guide_is_not_spent_on_progress_that_is_lost() -> None:
    flyer = Flyer(hand=("steady_cruise", "barrel_roll"), stage=PLAINS, tracker=13, crew=("local_guide",))
    assert acts("steady_cruise-110", flyer) != "use local_guide-1"


@pytest.mark.parametrize(("stage", "tracker", "said"), [(SEA, 9, "save"), (SEA, 7, "spend")])
def test_moxy_is_spent_on_progress_that_counts(stage: int, tracker: int, said: str) -> None:
    table = race(Flyer(hand=("playing_to_the_cameras", "barrel_roll"), stage=stage, tracker=tracker), RIVAL)
    table.says(0, "fly playing_to_the_cameras-128")
    table.says(1, "land")
    passes(table)
    assert answer(table) == said


@pytest.mark.parametrize(
    ("cantina", "fuel", "said"),
    [
        (("navigator", "mechanic", "rigger"), (5, 0, 0), "want"),
        (("engine_tuner", "route_planner", "camera_operator"), (1, 0, 4), "forgo"),
    ],
)
def test_good_crew_is_hired_but_an_empty_tank_comes_first(
    cantina: tuple[str, ...], fuel: tuple[int, int, int], said: str
) -> None:
    me = Flyer(hand=("steady_cruise",), moxy=5, fuel=fuel)
    table = race(me, Flyer(hand=("power_dive",)), cantina=cantina)
    table.says(0, "land")
    table.says(1, "fly power_dive-184")
    passes(table)
    assert answer(table) == said


def test_a_gift_is_taken_and_the_best_of_them() -> None:
    table = race(RIVAL, RIVAL, cantina=("navigator", "camera_operator", "gossip_columnist"), begin=[GainCrew(0, False)])
    assert answer(table) == "take navigator-1"


def test_the_lesser_trade_is_dropped() -> None:
    me = Flyer(crew=("camera_operator", "navigator", "mechanic"))
    assert answer(race(me, RIVAL, begin=[DropCrew(0)])) == "drop camera_operator-1"


@pytest.mark.parametrize(("stage", "card"), [(SEA, "mountain_wave-142"), (MOUNTAINS, "following_wind-127")])
def test_at_dusk_the_cards_for_the_stage_are_kept(stage: int, card: str) -> None:
    me = Flyer(hand=("mountain_wave", "following_wind", "cloud_cover", "steady_cruise"), stage=stage)
    assert answer(race(me, RIVAL, begin=[LayDown(0, 1)])) == f"discard {card}"


def test_who_leads_is_the_target() -> None:
    others = (Flyer(stage=0, tracker=1), Flyer(stage=0, tracker=9))
    table = race(Flyer(stage=0), *others, begin=[ChooseTarget(0, AIRBORNE_HERE, HURT, 1)])
    assert answer(table) == "target 3"


def test_the_attachment_that_costs_is_removed() -> None:
    me = Flyer(hand=("full_throttle", "redline"))
    table = race(me, RIVAL, attached={0: ("air_fair", "icing")}, begin=[RemoveAttachment(0)])
    assert answer(table) == "remove icing"


def test_the_value_of_a_position() -> None:
    """Who is ahead, and at the same place who has more left, is likelier to win; chances add up."""
    rules = race(RIVAL, RIVAL).match.rules
    pilot = advisor(rules)
    fit, tired = (
        Flyer(hand=("power_dive", "barrel_roll")),
        Flyer(hand=("power_dive",), fuel=(1, 0, 4), health=(2, 0, 3)),
    )
    level = pilot.value(position([fit, fit]))
    assert level == pytest.approx([0.5, 0.5])
    worn = pilot.value(position([tired, fit]))
    assert worn[0] < 0.5 < worn[1]
    far = pilot.value(position([Flyer(stage=MOUNTAINS, tracker=10), fit]))
    assert far[0] > 0.95
    assert sum(far) == pytest.approx(1.0)


@pytest.mark.parametrize("seats", [2, 4])
def test_advice_follows_from_what_the_seat_knows(seats: int) -> None:
    """In every world that fits what it knows, the advice is the same."""
    match = Match(GAME, seats, options={"pilots": "on", "large_hand": "on", "stages": 2}, seed="honest")
    pilot, rng = advisor(match.rules), Rng(3)
    while not match.over:
        seat = match.asked()[0]
        mine, legal = match.mine(seat), match.legal(seat)
        weights = pilot.weigh(mine, seat, legal)
        for _ in range(2):
            assert pilot.weigh(match.rules.imagine(mine, rng), seat, legal) == weights
        match.answer(seat, legal[weights.index(max(weights))])


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_races_between_pilots_last_some_days(seats: int) -> None:
    for game in range(3):
        s = finished(Match(GAME, seats, seed=f"days {game}"))
        assert 3 <= s.day <= 7
        assert max([pilot.stage for pilot in s.pilots]) == len(s.row)


def test_pilots_finish_a_grand_prix_with_all_variants() -> None:
    options = {"stages": 1, "races": 3, "pilots": "on", "large_hand": "on"}
    s = finished(Match(GAME, 3, options=options, seed="prix"))
    assert [sum(pilot.medals) for pilot in s.pilots] == [3, 3, 3]
    assert s.day < 5


def test_a_pilot_beats_random_players() -> None:
    """Six seeds, each from both seats."""
    won = 0
    for game in range(12):
        match = Match(GAME, 2, seed=f"strength {game // 2}")
        names = ["pilot", "random"] if game % 2 == 0 else ["random", "pilot"]
        levels.play(match, [levels.make(names[seat], match, seat) for seat in range(2)])
        won += match.ranks()[game % 2] == 1
    assert won >= 11


def names_of_terms(match: Match) -> set[str]:
    """The names of the terms that add up to the weight of each option of the question on top."""
    judge, seat = advisor(match.rules), match.asked()[0]
    mine, legal, used = match.mine(seat), match.legal(seat), set[str]()
    for x, weight in zip(legal, judge.weigh(mine, seat, legal), strict=True):
        total = 0.0
        for term in judge.terms(mine, seat, x):
            total += term.weight
            used.add(term.name)
        assert total == weight
    return used


def test_every_weight_is_the_sum_of_its_named_terms() -> None:
    """At every question of races with all variants, and of two that are rare; each name is used somewhere."""
    used: set[str] = set()
    for seats, seed in ((2, "a"), (3, "b"), (4, "c"), (6, "d")):
        match = Match(GAME, seats, {"pilots": "on", "large_hand": "on", "stages": 3}, f"terms/{seed}")
        bots = [levels.make("pilot", match, seat) for seat in range(seats)]
        while not match.over:
            used |= names_of_terms(match)
            seat = match.asked()[0]
            match.answer(seat, bots[seat].choose(match.mine(seat), match.legal(seat)))
    flyers = [Flyer(hand=("redline",)), Flyer(stage=1), Flyer()]
    for step in (ChooseTarget(0, AIRBORNE, HURT, 1), RemoveAttachment(0)):
        table = race(*flyers, attached={0: ["icing"], 1: ["air_fair"]}, begin=[step])
        used |= names_of_terms(table.match)
    assert used == set(WEIGHTS)
