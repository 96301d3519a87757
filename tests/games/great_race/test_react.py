"""GAR-6: Reacts at the reveal, and Responses to hostile effects."""

from __future__ import annotations

from typing import Any

import pytest

from aerodrome.games.great_race import GAME
from aerodrome.kernel.encode import dump
from aerodrome.kernel.match import Match, Refused
from aerodrome.kernel.zones import SPECTATOR
from aerodrome.testing.scenario import ScriptedMatch

from .cockpit import (
    RIVAL,
    Flyer,
    board,
    course,
    hand,
    idles,
    moxies,
    path,
    picks,
    pile,
    position,
    race,
    seats_of,
    selects,
    trackers,
)

FULL = (5, 0, 0)


def answered(table: ScriptedMatch) -> list[int]:
    """The seats that have said something in the windows, in order; the selections before them are left out."""
    kind = table.match.rules.actions.kind
    return [entry.who for entry in table.match.log if kind(entry.x) in ("pass", "react", "answer")]


def seen(table: ScriptedMatch, viewer: int) -> list[Any]:
    """All that a viewer can tell of the position, and all that he was told."""
    known = table.match.rules.redact(table.state, viewer)
    told = [(each.kind, each.args, each.more) for each in table.match.told(viewer)]
    steps = [step.__reduce__() for step in known.todo]
    return [{name: value for name, value in dump(known).items() if name != "todo"}, steps, told]


@pytest.mark.rule("GAR-6.1", "GAR-6.2", "GAR-6.3")
def test_slipstream_changes_the_order() -> None:
    """A reveals Tuned Engine (4), B Barrel Roll (3) on the same Stage, and plays Slipstream: B's card counts 5 and
    resolves first; nothing is paid for Slipstream, which is discarded."""
    flyers = [Flyer(hand=("tuned_engine", "redline"), tracker=1), Flyer(hand=("barrel_roll", "slipstream", "redline"))]
    with race(*flyers) as table:
        picks(table, "tuned_engine", "barrel_roll")
        assert course(table)[-2:] == ["show", "show"]
        table.says(0, "pass")
        assert table.state.order == []
        table.says(1, "react slipstream-131 2")
        idles(table)
        assert seats_of(table, "turn") == [1, 0]
        assert trackers(table) == [5, 5]
        assert (pile(table), path(table, 1)) == (["slipstream-131"], ["barrel_roll-125"])
        assert board(table, 1) == ((4, 0, 1), FULL)
        assert moxies(table) == [2, 2 + 1]
        table.asks(0, 1)


@pytest.mark.rule("GAR-6.3", "GAR-6.7")
@pytest.mark.parametrize("landed", [True, False])
def test_who_has_landed_or_lands_may_react_too(landed: bool) -> None:
    """Crosswind costs 2 Fuel and is worth 4 Progress when it is flown; a React has neither."""
    reacts = Flyer(hand=("crosswind", "slipstream"), landed=landed, tracker=2)
    with race(Flyer(hand=("redline",)), reacts) as table:
        picks(table, "redline", "" if landed else "land")
        assert table.options(1) == ["pass", "react crosswind-123 1"]
        table.refuses(1, "react slipstream-131 2", "GAR-6.7")
        table.says(1, "react crosswind-123 1")
        assert (board(table, 1), table.state.pilots[1].board.moxy, trackers(table)) == ((FULL, FULL), 2, [7 - 2, 2])
        assert pile(table) == ["crosswind-123"]
        idles(table)


@pytest.mark.rule("GAR-6.7")
def test_without_a_legal_target_there_is_no_react() -> None:
    """Crosswind needs a Flight card on the own Stage, Backfire a Mechanical one anywhere."""
    reacts = Flyer(hand=("crosswind", "backfire"), landed=True)
    with race(Flyer(hand=("barrel_roll",), stage=1), RIVAL, reacts) as table:
        picks(table, "barrel_roll", "field_repairs")
        assert table.options(2) == ["pass", "react backfire-121 2", "react crosswind-123 2"]
        table.refuses(2, "react crosswind-123 1", "GAR-6.7")
        table.refuses(2, "react backfire-121 1", "GAR-6.7")
        idles(table)


@pytest.mark.rule("GAR-6.4")
@pytest.mark.parametrize(
    "card", ["crosswind", "backfire", "slipstream", "evasive_roll", "eye_of_the_storm", "jury_rig"]
)
def test_a_card_that_is_flown_does_not_use_its_react_text(card: str) -> None:
    """Neither on the other, nor for itself, nor as a shield."""
    with race(Flyer(hand=(card,)), Flyer(hand=("redline",), crew=("saboteur",))) as table:
        picks(table, card, "redline")
        idles_to_act(table, 1)
        table.says(1, "use saboteur-1")
        idles(table)
        printed = table.state.book.progress[table.told(SPECTATOR, "fly")[1].args["flight"]]
        assert (trackers(table), moxies(table)) == ([printed, 7], [2, 2])
        assert course(table, "react", "answer", "spare") == []
        assert seats_of(table, "suffer") == [0]
        assert table.told(SPECTATOR, "pay")[0].args["fuel"] == 2


def idles_to_act(table: ScriptedMatch, seat: int) -> None:
    """Nobody reacts, until the seat may use its Crew."""
    while table.match.asked() != [seat] or not table.options(seat, "use"):
        table.says(table.match.asked()[0], "pass")


@pytest.mark.rule("GAR-6.5", "GAR-6.6")
def test_one_react_for_each_pilot_and_round() -> None:
    """With two Crosswinds in hand he is asked once; in the next round he may play the other."""
    target = Flyer(hand=("redline", "wing_walk"))
    with race(target, Flyer(hand=("crosswind", "crosswind", "redline"), landed=True)) as table:
        picks(table, "redline")
        table.says(1, "react crosswind-123 1")
        idles(table)
        assert (seats_of(table, "react"), table.state.pilots[0].tracker) == ([1], 5)
        picks(table, "wing_walk")
        table.says(1, "react crosswind-146 1")
        idles(table)
        assert (seats_of(table, "react"), table.state.pilots[0].tracker) == ([1, 1], 5 + 2)


@pytest.mark.rule("GAR-6.5", "GAR-6.8")
def test_each_react_has_its_own_window() -> None:
    """Not a Response at the reveal, not a Reveal React as a Response, and neither at the selection or as an action."""
    flyers = [Flyer(hand=("prop_wash", "steady_cruise"), fuel=(4, 0, 1)), Flyer(hand=("evasive_roll", "crosswind"))]
    with race(*flyers) as table:
        for words in ("react crosswind-123 1", "answer evasive_roll-161"):
            table.refuses(1, words, "GAR-5.1")
        picks(table, "prop_wash", "land")
        table.refuses(1, "answer evasive_roll-161", "GAR-6.5")
        table.refuses(1, "react evasive_roll-161 1", "GAR-6.5")
        table.says(1, "pass")
        table.refuses(1, "react crosswind-123 1", "GAR-6.9")
        table.refuses(1, "answer crosswind-123", "GAR-6.8")
        table.says(1, "pass")
        table.refuses(0, "react crosswind-123 1", "GAR-10.1")
        table.refuses(0, "answer evasive_roll-161", "GAR-10.1")


@pytest.mark.rule("GAR-6.6")
def test_the_window_asks_in_provisional_order_then_by_seat() -> None:
    """By the printed values, even if a React has changed them: seat 3 falls behind seat 1, and is asked before it."""
    extra = ("field_repairs",)
    flyers = [
        Flyer(landed=True, hand=extra),
        Flyer(hand=("tuned_engine", "auxiliary_tank")),
        Flyer(hand=("jury_rig",)),
        Flyer(hand=("full_throttle", "jury_rig")),
        Flyer(hand=("redline", "crosswind")),
        Flyer(hand=("power_dive", "lean_mixture")),
    ]
    with race(*flyers) as table:
        picks(table, "", "tuned_engine", "land", "full_throttle", "redline", "power_dive")
        asked = []
        table.says(4, "react crosswind-123 4")
        table.says(3, "pass")
        while "turn" not in course(table):
            asked += table.match.asked()
            table.says(table.match.asked()[0], "pass")
        assert asked == [5, 3, 1, 0, 2]
        assert table.state.order == [4, 5, 1, 3]
        idles(table)


@pytest.mark.rule("GAR-6.6")
@pytest.mark.parametrize("plays", [True, False])
def test_a_react_takes_effect_before_the_next_pilot_is_asked(plays: bool) -> None:
    """A Full Throttle (5) and two cards of 4. The first of these slows the 5 down, so that the last has nobody before
    him and cannot play Slipstream."""
    flyers = [
        Flyer(hand=("full_throttle",)),
        Flyer(hand=("clear_skies-140", "crosswind")),
        Flyer(hand=("backfire-121", "slipstream")),
    ]
    with race(*flyers) as table:
        picks(table, "full_throttle", "clear_skies", "backfire")
        table.says(1, "react crosswind-123 1" if plays else "pass")
        assert table.options(2) == (["pass"] if plays else ["pass", "react slipstream-131 3"])
        idles(table)


@pytest.mark.rule("GAR-6.8", "GAR-6.10")
def test_a_response_cancels_a_react() -> None:
    """A plays Crosswind on B (3), who answers with Evasive Roll: the card stays 3, both Reacts are discarded, B gains 1
    Moxy, and A has had his React."""
    flyers = [Flyer(hand=("redline", "crosswind", "crosswind")), Flyer(hand=("steady_cruise", "evasive_roll"))]
    with race(*flyers) as table:
        picks(table, "redline", "steady_cruise")
        table.says(0, "react crosswind-123 2")
        assert table.options(1) == ["pass", "answer evasive_roll-161"]
        table.says(1, "answer evasive_roll-161")
        assert pile(table) == ["crosswind-123", "evasive_roll-161"]
        assert moxies(table) == [2, 3]
        idles(table)
        assert trackers(table) == [7, 3]
        assert (seats_of(table, "react"), seats_of(table, "spare")) == ([0], [1])


@pytest.mark.rule("GAR-6.8")
def test_a_response_comes_before_the_effect_in_every_phase() -> None:
    """At the reveal Crosswind, in a turn Prop Wash, and on the ground the Saboteur."""
    shields = ("evasive_roll", "eye_of_the_storm", "jury_rig", "lean_mixture", "wing_walk")
    attacks = Flyer(hand=("prop_wash",))
    grounded = Flyer(hand=("crosswind",), crew=("saboteur",), landed=True, moxy=0)
    with race(attacks, Flyer(hand=shields), grounded, draws=["redline"]) as table:
        picks(table, "prop_wash", "lean_mixture")
        table.says(1, "pass")
        table.says(2, "react crosswind-123 2")
        assert [pilot.round.change for pilot in table.state.pilots] == [0, 0, 0]
        assert table.options(1) == ["pass", "answer eye_of_the_storm-115", "answer evasive_roll-161"]
        table.says(1, "answer eye_of_the_storm-115")
        assert board(table, 1) == (FULL, FULL)
        assert table.options(1) == ["pass", "answer jury_rig-108", "answer evasive_roll-161"]
        table.says(1, "answer jury_rig-108")
        assert table.state.pilots[1].tracker == 3
        table.says(2, "use saboteur-1")
        table.says(2, "target 2")
        fuel = board(table, 1)[0]
        assert table.options(1) == ["pass", "answer evasive_roll-161"]
        table.says(1, "answer evasive_roll-161")
        assert (board(table, 1)[0], table.state.pilots[1].board.moxy) == (fuel, 3)
        table.asks(1)


@pytest.mark.rule("GAR-6.9")
def test_one_response_that_nobody_answers() -> None:
    """Both have Responses left, and neither is asked again."""
    attacks = Flyer(hand=("prop_wash", "eye_of_the_storm", "jury_rig"), crew=("radio_operator",))
    with race(attacks, Flyer(hand=("steady_cruise", "evasive_roll", "jury_rig"))) as table:
        selects(table, "prop_wash", "steady_cruise")
        table.says(1, "answer evasive_roll-161")
        assert table.options(0, "answer") == []
        assert table.options(0, "use") == ["use radio_operator-1"]
        idles(table)
        assert (seats_of(table, "answer"), board(table, 1)[1]) == ([1], FULL)


@pytest.mark.rule("GAR-6.9", "GAR-6.10")
def test_several_targets_are_asked_one_after_the_other() -> None:
    """Pressure Front hits C (tracker 7) and B (tracker 4), both unresolved. C plays Eye of the Storm and is unaffected;
    B's card gets -1."""
    flyers = [
        Flyer(hand=("pressure_front",)),
        Flyer(hand=("steady_cruise", "lean_mixture"), tracker=4),
        Flyer(hand=("barrel_roll", "eye_of_the_storm"), tracker=7),
    ]
    with race(*flyers) as table:
        selects(table, "pressure_front", "steady_cruise", "barrel_roll")
        table.asks(2)
        assert [pilot.round.change for pilot in table.state.pilots] == [0, 0, 0]
        table.says(2, "answer eye_of_the_storm-115")
        table.asks(1)
        table.says(1, "pass")
        idles(table)
        assert trackers(table) == [5, 4 + 2, 7 + 3]
        assert (seats_of(table, "spare"), seats_of(table, "suffer")) == ([2], [1])


@pytest.mark.rule("GAR-6.9")
def test_a_target_is_affected_before_the_next_is_asked() -> None:
    one, two = Flyer(hand=("steady_cruise", "lean_mixture")), Flyer(hand=("barrel_roll", "redline"), tracker=1)
    with race(Flyer(hand=("pressure_front",)), one, two) as table:
        selects(table, "pressure_front", "steady_cruise", "barrel_roll")
        table.says(2, "pass")
        assert [pilot.round.change for pilot in table.state.pilots] == [0, 0, -1]
        table.asks(1)
        table.says(1, "pass")
        idles(table)


@pytest.mark.rule("GAR-6.10")
def test_a_cancelled_saboteur_stays_spent() -> None:
    mine = Flyer(hand=("redline",), crew=("saboteur",))
    with race(mine, Flyer(hand=("steady_cruise", "jury_rig"))) as table:
        selects(table, "redline", "steady_cruise")
        table.says(0, "use saboteur-1")
        table.says(1, "answer jury_rig-108")
        assert (table.state.pilots[0].board.crew, board(table, 1)[0]) == ([], (4, 0, 1))
        assert board(table, 0) == ((3, 0, 2), (4, 0, 1))
        idles(table)


@pytest.mark.rule("GAR-6.11")
def test_a_react_does_not_use_up_the_action() -> None:
    """Seat 0 flies, seat 1 has landed and also answers."""
    one = Flyer(hand=("steady_cruise", "crosswind", "wing_walk"))
    two = Flyer(hand=("crosswind", "redline"), landed=True, fuel=(2, 0, 3), moxy=0)
    with race(one, two, Flyer(hand=("barrel_roll",), moxy=0), draws=["redline", "redline"]) as table:
        picks(table, "steady_cruise", "", "barrel_roll")
        table.says(0, "react crosswind-123 3")
        table.says(1, "react crosswind-146 1")
        table.says(0, "pass")
        assert table.options(0) == ["pass", "refuel wing_walk-109"]
        table.says(0, "refuel wing_walk-109")
        table.asks(1)
        assert "refuel redline-189" in table.options(1)
        idles(table)


@pytest.mark.rule("GAR-6.12")
def test_the_revealed_card_is_no_react() -> None:
    flyers = [Flyer(hand=("crosswind-146", "steady_cruise")), Flyer(hand=("barrel_roll",))]
    with race(*flyers) as table:
        picks(table, "crosswind", "barrel_roll")
        assert table.options(0) == ["pass"]
        table.refuses(0, "react crosswind-146 2", "GAR-6.2")


@pytest.mark.rule("GAR-6.13")
def test_the_reveal_window_opens_on_public_facts() -> None:
    """For who has a card in hand, if another's Flight card lies revealed: not for seat 0, who has no other card, and
    not for seat 1 in the second round, whose Flight card is the only one. Also if there is only one option."""
    flyers = [
        Flyer(hand=("steady_cruise",)),
        Flyer(hand=("redline", "barrel_roll", "wing_walk"), health=(5, 0, 0)),
        RIVAL,
    ]
    match = Match(GAME, 3, {"stages": 4}, base=position(flyers))
    for seat, words in enumerate(["fly steady_cruise-110", "fly redline-189", "land"]):
        match.answer(seat, words)
    for seat in (1, 2):
        assert match.asked() == [seat]
        assert [match.rules.actions.text(x) for x in match.legal(seat)] == ["pass"]
        match.answer(seat, "pass")
    state: Any = match.state
    while state.rounds == 1:
        match.time_out(match.asked()[0])
    match.answer(1, "fly barrel_roll-125")
    assert match.asked() == [2]
    with pytest.raises(Refused):
        match.answer(1, "pass")


@pytest.mark.rule("GAR-6.13")
def test_a_target_without_a_response_is_asked_all_the_same() -> None:
    """And so is a pilot with spent Fuel whose hand holds nothing to refuel with (GAR-R17)."""
    flyers = [Flyer(hand=("prop_wash", "field_repairs")), Flyer(hand=("steady_cruise", "redline"))]
    match = Match(GAME, 2, {"stages": 4}, base=position(flyers))
    match.answer(0, "fly prop_wash-143")
    match.answer(1, "fly steady_cruise-110")
    for seat in (0, 1, 1, 0):
        assert match.asked() == [seat]
        assert [match.rules.actions.text(x) for x in match.legal(seat)] == ["pass"]
        match.answer(seat, "pass")


@pytest.mark.rule("GAR-6.13")
def test_who_has_no_card_is_not_asked_for_a_response() -> None:
    with race(Flyer(hand=("prop_wash", "redline")), Flyer(hand=("steady_cruise",))) as table:
        selects(table, "prop_wash", "steady_cruise")
        assert (seats_of(table, "suffer"), board(table, 1)[1]) == ([1], (4, 0, 1))
        assert 1 not in answered(table)
        idles(table)


@pytest.mark.rule("GAR-6.13")
def test_a_pass_tells_nothing() -> None:
    """B is hit by Prop Wash with two cards in hand, in one game with an Evasive Roll among them, in the other without.
    He passes in both, and nobody else can tell them apart."""
    found = []
    for other in ("evasive_roll", "steady_cruise"):
        flyers = [Flyer(hand=("prop_wash", "redline")), Flyer(hand=("barrel_roll", "wing_walk", other)), RIVAL]
        with race(*flyers, draws=["power_dive"]) as table:
            selects(table, "prop_wash", "barrel_roll", "land")
            table.says(0, "target 2")
            assert hand(table, 1) == [
                "wing_walk-109",
                "evasive_roll-161" if other == "evasive_roll" else "steady_cruise-110",
            ]
            assert table.options(1) == (["pass", "answer evasive_roll-161"] if other == "evasive_roll" else ["pass"])
            waiting = [seen(table, viewer) for viewer in (0, 2, SPECTATOR)]
            table.says(1, "pass")
            found.append((waiting, [seen(table, viewer) for viewer in (0, 2, SPECTATOR)]))
            assert "pass" not in course(table)
            idles(table)
    assert found[0] == found[1]
