"""MFM-8.1 to MFM-8.5, MFM-8.9 to MFM-8.12, MFM-8.47, MFM-R52, MFM-R53, MFM-R70: turns, cards, and time-outs."""

from __future__ import annotations

from dataclasses import replace

import pytest

from aerodrome.kernel.match import LATE

from .hangar import Flyer, Meeting, position, race

BIPLANE = Flyer("biplane", "kauri-parata", tile=1)
AIRBORNE = replace(BIPLANE, band="low")
THREE = ("immunity-takeoff", "immunity-flying", "immunity-landing")


def late(table: Meeting, seat: int) -> str:
    """What a seat that does not answer in time has said."""
    table.match.time_out(seat)
    entry = [each for each in table.match.log if each.who == seat][-1]
    assert entry.how == LATE
    return table.match.rules.actions.text(entry.x)


@pytest.mark.rule("MFM-8.1")
def test_rounds_begin_with_the_first_player_and_go_clockwise() -> None:
    s = position(Flyer("biplane"), Flyer("monoplane"), Flyer("triplane"), Flyer("helicopter"))
    s.order, s.cards.pile = [2, 3, 0, 1], []
    with Meeting(s) as table:
        for seat in (2, 3, 0, 1) * 2:
            table.ends(seat)
        names = [table.state.book.machine_names[each.args["machine"]] for each in table.told(0, "turn")]
        assert names == ["triplane", "helicopter", "biplane", "monoplane"] * 2 + ["triplane"]
        assert [each.args["number"] for each in table.told(0, "round")] == [2, 3]
        table.asks(2)


@pytest.mark.rule("MFM-8.2")
def test_two_phases_and_no_more() -> None:
    with race(AIRBORNE) as table:
        assert table.options(0) == ["fly", "manoeuvre", "climb", "land", "end-phase", "end-turn"]
        table.says(0, "climb")
        table.tries(0, "land", hits=1, of=4)
        assert table.options(0) == ["end-turn"]
        for action in ("repair", "takeoff", "launch", "fly", "manoeuvre", "climb", "land"):
            table.refuses(0, action, "MFM-8.2")


@pytest.mark.rule("MFM-8.3")
def test_a_phase_may_be_left_unused() -> None:
    with race(AIRBORNE) as table:
        table.says(0, "end-phase")
        assert table.state.turn.phases == 1
        table.refuses(0, "end-phase", "MFM-8.3")
        table.says(0, "climb")
        table.says(0, "end-turn")
        assert table.at("biplane") == (1, "high")
        table.says(0, "pass")
        table.asks(1)


@pytest.mark.rule("MFM-8.3")
def test_ending_the_phase_of_a_flight_keeps_the_other() -> None:
    with race(replace(AIRBORNE, tile=5)) as table:
        table.tries(0, "fly", hits=3, of=5)
        table.says(0, "end-phase")
        assert table.state.turn.phases == 1
        table.tries(0, "manoeuvre", hits=3, of=4)
        table.refuses(0, "end-phase", "MFM-8.3")


@pytest.mark.rule("MFM-8.4", "MFM-8.12", "MFM-8.10")
def test_any_number_of_cards_and_a_load_cost_no_phase() -> None:
    hand = ("spare-can-of-petrol-takeoff", "sugar-in-the-tank-flying", "tail-wind-flying")
    flyer = replace(BIPLANE, fuel=1, riders=(0,))
    with race(flyer, hands=(hand,), cargo_on={1: ("town",)}) as table:
        table.says(0, "play spare-can-of-petrol-takeoff")
        table.says(0, "play sugar-in-the-tank-flying")
        table.says(0, "target monoplane")
        table.says(0, "play tail-wind-flying")
        table.says(0, "collect town")
        assert (table.fuel("biplane"), table.fuel("monoplane"), table.state.turn.phases) == (3, 2, 2)
        assert sorted(table.state.book.cards[card] for card in table.state.cards.discards) == sorted(hand)
        assert table.hand(0) == []
        table.asks(0)


@pytest.mark.rule("MFM-8.10")
def test_a_card_that_stays_in_play_is_not_discarded() -> None:
    with race(BIPLANE, hands=(("tool-roll-cad",),)) as table:
        table.says(0, "play tool-roll-cad")
        table.says(0, "part takeoff")
        assert table.state.cards.discards == []
        assert [table.state.book.cards[card] for card in table.state.machines[0].hold.kept] == ["tool-roll-cad"]
        assert table.hand(0) == []
        table.asks(0)


@pytest.mark.rule("MFM-8.9", "MFM-R12")
def test_a_card_must_be_in_hand_and_its_text_must_fit() -> None:
    with race(BIPLANE, hands=(("rising-thermal-takeoff", "full-throttle-flying"),)) as table:
        table.refuses(0, "play tail-wind-flying", "MFM-8.9")
        table.refuses(0, "play rising-thermal-takeoff", "MFM-R12")
        table.refuses(0, "play full-throttle-flying", "MFM-R12")
        table.refuses(0, "symbol full-throttle-flying", "MFM-8.2")


@pytest.mark.rule("MFM-8.11", "MFM-R9")
def test_in_anothers_turn_there_are_tricks_but_no_boosts() -> None:
    hand = ("sugar-in-the-tank-flying", "tail-wind-flying", "flat-tyre-flying")
    with race(BIPLANE, hands=((), hand)) as table:
        assert table.options(1) == ["play sugar-in-the-tank-flying", "pass"]
        table.refuses(1, "play tail-wind-flying", "MFM-R12")
        table.refuses(1, "play immunity-takeoff", "MFM-8.9")
        table.refuses(1, "fly", "MFM-R9")
        table.says(1, "play sugar-in-the-tank-flying")
        table.says(1, "target biplane")
        assert table.fuel("biplane") == 2
        table.says(1, "pass")
        table.says(0, "takeoff")
        assert table.options(1) == ["play flat-tyre-flying", "pass"]
        table.refuses(1, "play tail-wind-flying", "MFM-R9")
        table.tries(1, "play flat-tyre-flying", of=2)
        table.asks(0)


@pytest.mark.rule("MFM-8.5")
@pytest.mark.parametrize("cards", [0, 2])
def test_one_card_is_drawn_whatever_was_played(cards: int) -> None:
    with race(BIPLANE, hands=(THREE[:cards],)) as table:
        top = table.state.book.cards[table.state.cards.pile[-1]]
        table.says(0, "end-turn")
        assert table.hand(0) == [*THREE[:cards], top]
        table.says(0, "pass")
        table.asks(1)


@pytest.mark.rule("MFM-8.5", "MFM-R53")
def test_the_hand_is_discarded_down_to_three() -> None:
    with race(BIPLANE, hands=(THREE,)) as table:
        table.says(0, "end-turn")
        assert len(table.hand(0)) == 4
        table.refuses(0, "pass", "MFM-8.5")
        table.refuses(0, "discard magpie-cad", "MFM-8.5")
        table.says(0, "discard immunity-flying")
        assert len(table.hand(0)) == 3
        assert [table.state.book.cards[card] for card in table.state.cards.discards] == ["immunity-flying"]
        table.says(0, "pass")
        table.asks(1)


@pytest.mark.rule("MFM-R53")
def test_the_limit_counts_only_at_the_end_of_the_own_turn() -> None:
    """Light Fingers: a fourth card, and a fifth by the draw; two are discarded, one after the other."""
    hand = ("light-fingers-flying", *THREE)
    with race(BIPLANE, hands=(hand, ("magpie-cad",))) as table:
        table.says(1, "pass")
        table.says(0, "play light-fingers-flying")
        table.says(0, "target monoplane")
        table.rolls(0)
        table.says(1, "pass")
        assert table.hand(0) == [*THREE, "magpie-cad"]
        table.says(0, "end-turn")
        assert len(table.hand(0)) == 5
        table.says(0, "discard magpie-cad")
        table.says(0, "discard immunity-takeoff")
        assert len(table.hand(0)) == 3
        table.says(0, "pass")
        table.asks(1)


@pytest.mark.rule("MFM-R53")
def test_the_end_of_a_turn_goes_fuel_luck_card_limit() -> None:
    """Two tiles crossed are no idle turn, so the luck is seen in another one."""
    with race(replace(AIRBORNE, tile=5), hands=(THREE,)) as table:
        table.tries(0, "fly", hits=3, of=5)
        table.tries(0, "fly", hits=3, of=4)
        table.says(0, "end-turn")
        table.says(0, "discard immunity-takeoff")
        table.says(0, "pass")
        table.says(1, "end-turn")
        kinds = [each.kind for each in table.match.told(0) if each.kind in ("fuel", "clover", "draw", "discard")]
        assert kinds == ["fuel", "draw", "discard", "clover", "draw"]
        table.asks(0)


@pytest.mark.rule("MFM-R53", "MFM-13.12")
@pytest.mark.parametrize(
    ("pilot", "mate", "limit"),
    [("marco-florentina", "pierre-dupont", 4), ("pierre-dupont", "marco-florentina", 3)],
)
def test_the_pilot_who_flies_sets_the_limit(pilot: str, mate: str, limit: int) -> None:
    flyer = replace(BIPLANE, pilot=pilot, mate=mate, equipment=("two-seater",))
    with race(flyer, hands=((*THREE, "magpie-cad"),)) as table:
        table.says(0, "end-turn")
        if limit == 4:
            table.says(0, "done")
        for card in THREE[: 5 - limit]:
            table.says(0, f"discard {card}")
        assert len(table.hand(0)) == limit
        table.says(0, "pass")
        table.asks(1)


@pytest.mark.rule("MFM-R52")
def test_an_empty_deck_is_shuffled_from_the_discards() -> None:
    s = position(BIPLANE, Flyer("monoplane"), Flyer("triplane"))
    s.cards.pile, s.cards.discards = [], s.cards.pile[:5]
    with Meeting(s) as table:
        table.rolls(3)
        table.says(0, "end-turn")
        assert (len(table.hand(0)), len(table.state.cards.pile), table.state.cards.discards) == (1, 4, [])
        table.says(0, "pass")
        table.asks(1)


@pytest.mark.rule("MFM-R52")
def test_where_there_are_no_cards_none_is_drawn() -> None:
    s = position(BIPLANE, Flyer("monoplane"), Flyer("triplane"))
    s.cards.pile = []
    with Meeting(s) as table:
        table.says(0, "end-turn")
        assert table.hand(0) == []
        table.asks(1)


@pytest.mark.rule("MFM-8.47", "MFM-11.1")
def test_at_home_the_table_of_actions_is_closed() -> None:
    with race(replace(BIPLANE, tile=10, gauge=1)) as table:
        for action in ("repair", "takeoff", "launch", "fly", "manoeuvre", "climb", "land"):
            table.refuses(0, action, "MFM-8.47")
        assert table.options(0) == ["make-good", "lesson", "speech", "autographs", "end-turn"]


@pytest.mark.rule("MFM-8.47")
@pytest.mark.parametrize("tile", [5, 0])
def test_other_airfields_are_no_home(tile: int) -> None:
    with race(replace(BIPLANE, tile=tile)) as table:
        assert "takeoff" in table.options(0)
        table.refuses(0, "speech", "MFM-11.1")


@pytest.mark.rule("MFM-R70")
def test_who_is_late_passes_in_windows_and_replies() -> None:
    hands = (("immunity-takeoff",), ("sugar-in-the-tank-flying", "flat-tyre-flying"), ("have-another-go-cad",))
    with race(BIPLANE, hands=hands) as table:
        table.says(1, "play sugar-in-the-tank-flying")
        table.says(1, "target biplane")
        assert [late(table, 0), late(table, 0)] == ["pass", "pass"]
        assert [late(table, 1), late(table, 2)] == ["pass", "pass"]
        assert table.fuel("biplane") == 2
        table.says(0, "takeoff")
        assert late(table, 1) == "pass"
        table.dice(of=4)
        assert late(table, 2) == "pass"
        table.asks(0)


@pytest.mark.rule("MFM-R70")
def test_who_is_late_in_the_own_turn_does_no_more() -> None:
    """No items, no takeoff, no aid, no more turn; but a card must be discarded."""
    with race(replace(BIPLANE, tile=5, parts=(1, 0, 0)), hands=(THREE,)) as table:
        table.says(0, "repair")
        assert [late(table, 0), late(table, 0)] == ["done", "no"]
        table.tries(0, "takeoff", of=4)
        assert late(table, 0) == "accept"
        assert (table.at("biplane"), table.parts("biplane")) == ((5, "ground"), (1, 0, 0))
        assert [late(table, 0), late(table, 0)] == ["end-turn", "discard immunity-takeoff"]
        assert late(table, 0) == "pass"
        table.asks(1)


@pytest.mark.rule("MFM-R70")
def test_where_something_must_be_chosen_the_first_option_is_taken() -> None:
    flyer = replace(BIPLANE, pilot="sheila-dawson", equipment=("lucky-locket",), parts=(2, 2, 2))
    with race(flyer) as table:
        table.says(0, "takeoff")
        table.dice(of=4)
        assert late(table, 0) == "part takeoff"
        table.says(0, "use lucky-locket")
        table.dice(hits=1, of=1)
        assert late(table, 0) == "dice 1"
        table.asks(0)


@pytest.mark.rule("MFM-R70", "MFM-13.12")
def test_marco_draws_no_second_card_when_he_is_late() -> None:
    with race(replace(BIPLANE, pilot="marco-florentina")) as table:
        table.says(0, "end-turn")
        assert late(table, 0) == "done"
        assert len(table.hand(0)) == 1
        table.says(0, "pass")
        table.asks(1)
