"""The advisor: what a sound pilot does in the air, on the ground and against others, one idea at a time."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from aerodrome.bots import levels
from aerodrome.games.magnificent import GAME
from aerodrome.games.magnificent.actions import CLIMB, FLY, LAND, LAUNCH, MANOEUVRE, REPAIR, TAKE_OFF
from aerodrome.games.magnificent.bot import advisor
from aerodrome.games.magnificent.bot import turn_key as key
from aerodrome.games.magnificent.bot.prices import DRAFT, in_draft
from aerodrome.games.magnificent.bot.scales import TERMS
from aerodrome.games.magnificent.state import Race
from aerodrome.games.magnificent.steps import STEPS
from aerodrome.games.magnificent.steps.cards import DiscardCard, DrawMore
from aerodrome.games.magnificent.steps.choices import Scrutinise, SellTricks
from aerodrome.games.magnificent.steps.draft import ChooseMachine, ChoosePilot
from aerodrome.games.magnificent.steps.turn import Act
from aerodrome.games.magnificent.terms import NONE
from aerodrome.kernel.chance import Rng
from aerodrome.kernel.match import Match
from aerodrome.kernel.step import Step
from aerodrome.testing.scenario import ScriptedMatch

from .hangar import Flyer, position, race, rules_for

FLYERS = [Flyer(name) for name in ("biplane", "monoplane", "seaplane")]
LAST = 10  # tiles of the quick start; mountains are 4 and 9, the middle airfield is 5


def answer(table: ScriptedMatch, seat: int = 0) -> str:
    """What the advisor says for the seat, by what that seat knows."""
    match = table.match
    mine = match.mine(seat)
    return match.rules.actions.text(advisor(match.rules).choose(mine, seat, match.legal(seat), Rng(1)))


def advises(s: Race) -> str:
    """What the advisor says in a position whose question is for seat 0."""
    rules = rules_for()
    return rules.actions.text(advisor(rules).choose(s, 0, s.todo[-1].legal(s), Rng(1)))


def acts(flyer: Flyer, **more: Any) -> str:
    """What the machine whose turn it is does first."""
    return answer(race(flyer, **more))


def finished(match: Match) -> Race:
    """The state of a match that pilots have played to its end."""
    levels.play(match, [levels.make("pilot", match, seat) for seat in range(match.rules.seats)])
    s = match.state
    assert isinstance(s, Race)
    return s


def test_a_machine_that_lacks_nothing_takes_off() -> None:
    assert acts(Flyer("biplane", tile=1, parts=(2, 2, 2))) == "takeoff"


def test_a_crippled_machine_is_repaired() -> None:
    assert acts(Flyer("biplane", tile=3, gauge=2, fuel=2)) == "repair"


def test_on_an_airfield_an_empty_tank_is_filled_before_the_takeoff() -> None:
    assert acts(Flyer("biplane", fuel=0)) == "repair"


def test_over_the_final_airfield_the_last_phase_is_for_the_landing() -> None:
    first = Flyer("biplane", tile=LAST, band="low", cargo=("general-2",), riders=(6,))
    table = race(first, Flyer("seaplane", tile=9, band="low"), Flyer("triplane", tile=9, band="low"), rounds=9)
    table.says(0, "end-phase")
    assert answer(table) == "land"


@pytest.mark.parametrize(("tile", "taken"), [(3, True), (9, False)])
def test_special_cargo_is_collected_only_where_it_can_be_delivered(tile: int, taken: bool) -> None:
    """Mountains lie ahead of the water, but not ahead of the last mountains."""
    assert (acts(Flyer("biplane", tile=tile), cargo_on={tile: ["mountain"]}) == "collect mountain") is taken


def test_passengers_come_aboard() -> None:
    assert acts(Flyer("biplane", tile=6), passengers_on={6: 1}) == "collect passenger"


@pytest.mark.parametrize(
    ("scars", "weather", "action"),
    [(0, "fine", "lesson"), (1, "drizzle", "lesson"), (0, "thunderstorm", "autographs"), (3, "breeze", "make-good")],
)
def test_on_the_final_airfield_the_odds_decide(scars: int, weather: str, action: str) -> None:
    flyer = Flyer("helicopter", tile=LAST, fuel=0, scars=scars, parts=(2, 0, 0))
    assert acts(flyer, weather={LAST: weather}) == action


@pytest.mark.parametrize(("parts", "aid"), [((0, 1, 0), "spend"), ((1, 0, 1), "accept")])
def test_a_lesson_is_worth_a_spare_part(parts: tuple[int, int, int], aid: str) -> None:
    table = race(Flyer("biplane", tile=LAST, fuel=0, parts=parts))
    table.tries(0, "lesson", hits=2, of=5)
    assert answer(table) == aid


def test_the_cheaper_aid_is_spent_first() -> None:
    table = race(Flyer("biplane", tile=1, parts=(1, 0, 0)), luck=(1,))
    table.tries(0, "takeoff", hits=1, of=4)
    assert answer(table) == "spend"


@pytest.mark.parametrize(("leads", "says"), [(True, "use box-of-tricks"), (False, "pass")])
def test_a_cad_is_for_who_leads(leads: bool, says: str) -> None:
    tester = Flyer("biplane", tile=9, band="low", fuel=0, vp=20 if leads else 0)
    others = Flyer("monoplane", equipment=("box-of-tricks",), tile=8), Flyer("triplane", tile=8, vp=15)
    table = race(tester, *others, landed_before=(9,))
    table.says(0, "fly")
    assert answer(table, 1) == says


def test_the_pilot_who_helps_most_is_drafted() -> None:
    s = position(Flyer("biplane"), Flyer("monoplane"), Flyer("triplane"))
    s.pilots.row = [s.book.pilots.index(name) for name in ("jan-van-der-vall", "amelia-skyfoot", "elinah-mwangi")]
    s.todo = [ChoosePilot(0)]
    assert advises(s) == "pilot amelia-skyfoot"


def test_machines_that_bring_about_the_same_are_drafted_alike() -> None:
    s = position(Flyer("biplane"), Flyer("monoplane"), Flyer("triplane"))
    for machine in s.machines:
        machine.kind = NONE
    s.todo = [ChooseMachine(0)]
    rules = rules_for()
    legal = s.todo[-1].legal(s)
    weights = dict(zip(map(rules.actions.text, legal), advisor(rules).weigh(s, 0, legal), strict=True))
    best = {f"machine {name}" for name in ("helicopter", "monoplane", "biplane", "seaplane")}
    assert {name for name, weight in weights.items() if weight == max(weights.values())} == best
    assert min(weights, key=lambda name: weights[name]) == "machine triplane"


def test_everything_that_is_drafted_has_a_price() -> None:
    book = rules_for().book
    assert set(DRAFT) == {*book.machine_names, *book.pilots, *book.equipment}
    assert in_draft("a-pilot-of-tomorrow") == 0


def test_the_card_of_least_use_is_discarded() -> None:
    hand = ("full-throttle-flying", "rising-thermal-flying", "burst-of-energy-flying")
    s = position(Flyer("biplane"), Flyer("monoplane"), Flyer("triplane"), hands=(hand,))
    s.todo = [DiscardCard(0)]
    rules = rules_for()
    assert (
        rules.actions.text(advisor(rules).choose(s, 0, s.todo[-1].legal(s), Rng(1))) == "discard rising-thermal-flying"
    )


def test_the_value_of_a_position() -> None:
    """Points, way and freight count; a wreck is worth less; values are chances."""
    value = advisor(rules_for()).value

    def first(**more: Any) -> float:
        flyers = [Flyer(name, tile=3, band="low") for name in ("biplane", "seaplane", "triplane")]
        values = value(position(replace(flyers[0], **more), *flyers[1:], turn=1))
        assert all(0.0 <= each <= 1.0 for each in values)
        return values[0]

    level = first()
    assert 0.3 < level < 0.7
    assert first(vp=5) > level
    assert first(tile=6) > level
    assert first(riders=(1,)) > level
    assert first(gauge=1, fuel=3) < level
    assert first(vp=60) > 0.95


def test_no_exchange_is_begun_that_could_not_be_made() -> None:
    """The better card on offer has no room for the freight, so the slot stays as it is."""
    freight = ("general-1",) * 10
    flyer = Flyer("biplane", "hamish-mctarn", ("extra-cargo-capacity", "goggles", "floats"), tile=5, cargo=freight)
    table = race(flyer, row=("new-wing-design",))
    assert answer(table) == "exchange"
    table.says(0, "exchange")
    assert answer(table) == "remove floats"


@pytest.mark.parametrize(("seats", "setup", "level"), [(3, "quick", "random"), (2, "standard", "pilot")])
def test_a_plan_holds_what_the_rules_allow_and_nothing_else(seats: int, setup: str, level: str) -> None:
    match = Match(GAME, seats, options={"setup": setup}, seed="allowed")
    plan = advisor(match.rules).plan
    bots = [levels.make(level, match, seat) for seat in range(seats)]
    compared = 0
    while not match.over:
        seat = match.asked()[0]
        mine, legal = match.mine(seat), match.legal(seat)
        if isinstance(mine.todo[-1], Act) and not mine.at_home(mine.turn.machine):
            plan.open(mine, mine.turn.machine)
            acts = [x for x in (REPAIR, TAKE_OFF, LAUNCH, FLY, MANOEUVRE, CLIMB, LAND) if plan.can(plan.now(), x)]
            assert acts == [x for x in legal if x in (REPAIR, TAKE_OFF, LAUNCH, FLY, MANOEUVRE, CLIMB, LAND)]
            compared += 1
        match.answer(seat, bots[seat].choose(mine, legal))
    assert compared > 50


def test_the_catapult_is_not_planned_without_the_fuel_for_its_tile() -> None:
    plan = advisor(rules_for()).plan
    plan.open(position(Flyer("biplane", equipment=("catapult-launcher",), tile=2), Flyer("monoplane")), 0)
    landed = key.put(key.put(key.put(plan.now(), key.CROSSED, 1), key.PHASES, 1), key.LANDED, 1)
    for fuel, possible in ((2, True), (1, False)):
        assert plan.can(key.put(landed, key.FUEL, fuel), LAUNCH) is possible


def test_the_two_best_items_count_for_a_landing() -> None:
    """MFM-10.16: a third one would stay behind."""
    plan = advisor(rules_for()).plan

    def worth(*cargo: str) -> float:
        flyers = [Flyer(name, tile=5, band="low") for name in ("biplane", "seaplane", "triplane")]
        plan.open(position(*flyers, landed_before=(6,), cargo_on={6: list(cargo)}), 0)
        return plan.stop[6]

    assert worth() == 0.0
    assert worth("general-2") < worth("general-2", "general-1") < worth("general-2", "general-1", "general-2")
    assert worth("general-2", "general-2") == worth("general-2", "general-1", "general-2")


@pytest.mark.parametrize(("seats", "setup"), [(2, "quick"), (3, "standard")])
def test_advice_follows_from_what_the_seat_knows(seats: int, setup: str) -> None:
    """In every world that fits what it knows, the advice is the same."""
    match = Match(GAME, seats, options={"setup": setup}, seed="honest")
    pilot, rng = advisor(match.rules), Rng(3)
    while not match.over:
        seat = match.asked()[0]
        mine, legal = match.mine(seat), match.legal(seat)
        weights = pilot.weigh(mine, seat, legal)
        assert pilot.weigh(match.rules.imagine(mine, rng), seat, legal) == weights
        match.answer(seat, legal[weights.index(max(weights))])


@pytest.mark.parametrize(("seats", "setup"), [(2, "standard"), (3, "quick"), (4, "long"), (6, "random")])
def test_races_between_pilots_come_to_an_end(seats: int, setup: str) -> None:
    s = finished(Match(GAME, seats, options={"setup": setup}, seed="rounds"))
    assert 6 <= s.rounds <= 30
    away = [m for m in range(len(s.machines)) if not s.at_home(m)]
    assert len(away) <= 2


def test_a_pilot_beats_random_players() -> None:
    """A machine in each seat in turn."""
    for game in range(3):
        match = Match(GAME, 3, seed=f"strength {game}")
        levels.play(match, [levels.make("pilot" if seat == game else "random", match, seat) for seat in range(3)])
        assert match.ranks()[game] == 1


def names_of_terms(pilot: Any, mine: Race, seat: int) -> set[str]:
    """The names of all terms of a question, whose options weigh what their terms add up to: the same numbers."""
    legal, used = mine.todo[-1].legal(mine), set()
    weighings, weights = pilot.weighings(mine, seat, legal, True), pilot.weigh(mine, seat, legal)
    for each, weight in zip(weighings, weights, strict=True):
        total = 0.0
        for term in each.terms:
            total += term.weight
            used.add(term.name)
        assert total == weight == each.total
    assert [str(term) for term in pilot.terms(mine, seat, legal[-1])] == [str(term) for term in weighings[-1].terms]
    return used


def test_the_terms_of_every_option_add_up_to_its_weight() -> None:
    """Over whole races of Pilots, and for questions that are rare in them."""
    used: set[str] = set()
    for n, seats in enumerate((2, 3, 4, 6)):
        match = Match(GAME, seats, {"setup": ("quick", "standard")[n % 2]}, f"terms/{n}")
        pilot = advisor(match.rules)
        while not match.over:
            seat = match.asked()[0]
            mine, legal = match.mine(seat), match.legal(seat)
            used |= names_of_terms(pilot, mine, seat)
            match.answer(seat, pilot.choose(mine, seat, legal, Rng(n)))
    rare = [DrawMore(0), SellTricks(0, 2, 2, 1), Scrutinise(0)]
    for step in rare:
        s = position(*FLYERS, hands=(("flat-tyre-flying", "magpie-cad"), ("immunity-takeoff",), ("tail-wind-flying",)))
        s.todo = [step]
        used |= names_of_terms(advisor(rules_for()), s, 0)
    assert used == TERMS.keys()


def test_every_question_has_its_method() -> None:
    """A step that asks a seat has options of its own, or all that are alike."""
    asked = {step for step in STEPS if step.legal is not Step.legal}
    assert asked == set(advisor(rules_for()).methods)
