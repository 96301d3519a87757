"""MFM-11: what a machine does that is at home at the start of its turn."""

from __future__ import annotations

from typing import Any

import pytest

from .hangar import Flyer, Meeting, bare, position

HOME = 10
ACTIONS = ["make-good", "lesson", "speech", "autographs"]


def at_home(flyer: str = "biplane", **more: Any) -> Flyer:
    return Flyer(flyer, tile=HOME, **more)


def airfield(flyer: Flyer, **more: Any) -> Meeting:
    """The machine is at home and has its turn; two others are on their way. No other weather comes up."""
    s = bare(position(flyer, Flyer("triplane"), Flyer("monoplane"), **more))
    s.forecast.pile = []
    return Meeting(s)


def comes_round(table: Meeting) -> None:
    """All end their turns, and the first machine has its turn again."""
    for seat in range(3):
        table.ends(seat)


@pytest.mark.rule("MFM-11.1", "MFM-8.47")
def test_exactly_one_of_four() -> None:
    with airfield(at_home(fuel=2, gauge=1)) as table:
        assert table.options(0) == [*ACTIONS, "end-turn"]
        for action in ("repair", "takeoff", "fly", "climb", "land"):
            table.refuses(0, action, "MFM-8.47")
        table.says(0, "autographs")
        for action in ACTIONS:
            table.refuses(0, action, "MFM-11.1")
        assert table.options(0) == ["end-turn"]


@pytest.mark.rule("MFM-11.1")
@pytest.mark.parametrize("where", [Flyer("biplane", tile=HOME, band="low"), Flyer("biplane", tile=5)])
def test_not_in_the_air_above_it_nor_on_another_airfield(where: Flyer) -> None:
    with airfield(where) as table:
        for action in ACTIONS:
            table.refuses(0, action, "MFM-11.1")


@pytest.mark.rule("MFM-R34", "MFM-11.1")
def test_a_machine_that_lands_with_a_phase_left_can_only_repair() -> None:
    with airfield(Flyer("biplane", tile=HOME, band="low", fuel=2)) as table:
        table.tries(0, "land", hits=1, of=4)
        assert table.at("biplane") == (HOME, "ground")
        table.refuses(0, "takeoff", "MFM-R34")
        table.refuses(0, "autographs", "MFM-11.1")
        assert table.options(0) == ["repair", "end-turn"]
        table.says(0, "repair")
        assert table.fuel("biplane") == 4
        table.says(0, "done")
        assert table.options(0) == ["end-turn"], "no takeoff is added to a repair here"


@pytest.mark.rule("MFM-11.2", "MFM-11.3", "MFM-11.4", "MFM-R35")
@pytest.mark.parametrize(("action", "needed", "dice"), [("make-good", 4, 4), ("lesson", 5, 5), ("speech", 4, 4)])
def test_three_symbols_and_the_weather(action: str, needed: int, dice: int) -> None:
    """A gale adds one, two and one."""
    with airfield(at_home(), weather={HOME: "gale"}) as table:
        table.tries(0, action, hits=0, of=dice)
        assert table.declared() == (needed, dice)
        table.asks(0)


@pytest.mark.rule("MFM-11.2")
def test_making_good_removes_three_markers() -> None:
    """Test idea 27: one on the gauge and three in the scoring area; from the gauge first."""
    with airfield(at_home(gauge=1, scars=3)) as table:
        table.tries(0, "make-good", hits=3, of=4)
        assert table.damage("biplane") == (0, 1)
        assert [told.args["markers"] for told in table.told(0, "make_good")] == [3]
        assert table.fuel("biplane") == 4, "the cube that marks it is not taken from the gauge (MFM-R36)"
        table.asks(0)


@pytest.mark.rule("MFM-11.2")
def test_making_good_with_fewer_markers_removes_them_all() -> None:
    with airfield(at_home(gauge=2, fuel=2)) as table:
        table.tries(0, "make-good", hits=3, of=4)
        assert table.damage("biplane") == (0, 0)
        table.asks(0)


@pytest.mark.rule("MFM-11.3", "MFM-11.4")
@pytest.mark.parametrize(("action", "dice"), [("lesson", 5), ("speech", 4)])
def test_a_lesson_and_a_speech_are_worth_three_points(action: str, dice: int) -> None:
    with airfield(at_home()) as table:
        table.tries(0, action, hits=3, of=dice)
        assert table.vp("biplane") == 3
        table.asks(0)


@pytest.mark.rule("MFM-11.2", "MFM-11.3", "MFM-11.4", "MFM-11.5")
@pytest.mark.parametrize(("action", "dice"), [("make-good", 4), ("lesson", 5), ("speech", 4)])
@pytest.mark.parametrize(("bangs", "damage"), [(0, (0, 2)), (2, (1, 2))])
def test_failure_gives_nothing_and_catastrophe_damage(
    action: str, dice: int, bangs: int, damage: tuple[int, int]
) -> None:
    """In either case it was the only attempt."""
    with airfield(at_home(scars=2)) as table:
        table.tries(0, action, hits=1, bangs=bangs, of=dice)
        table.says(0, "accept")
        assert (table.vp("biplane"), table.damage("biplane")) == (0, damage)
        assert table.at("biplane") == (HOME, "ground")
        comes_round(table)
        table.refuses(0, action, "MFM-11.5")
        assert set(ACTIONS) - set(table.options(0)) == {action}


@pytest.mark.rule("MFM-11.4", "MFM-11.5")
def test_a_speech_in_fog() -> None:
    """Test idea 26: difficulty 5 with four dice; plain failure; never offered again."""
    with airfield(at_home(), weather={HOME: "fog"}) as table:
        table.tries(0, "speech", hits=4, of=4)
        assert table.declared() == (5, 4)
        table.says(0, "accept")
        assert (table.vp("biplane"), table.damage("biplane")) == (0, (0, 0))
        for _ in range(2):
            comes_round(table)
            table.refuses(0, "speech", "MFM-11.5")


@pytest.mark.rule("MFM-11.5", "MFM-R36")
def test_each_can_be_passed_once_and_costs_no_fuel() -> None:
    with airfield(at_home(fuel=1, scars=1)) as table:
        for n, (action, dice) in enumerate([("lesson", 5), ("speech", 4), ("make-good", 4)], 1):
            table.tries(0, action, hits=3, of=dice)
            comes_round(table)
            table.refuses(0, action, "MFM-11.5")
            assert table.vp("biplane") == min(6, 3 * n)
        assert table.options(0) == ["autographs", "end-turn"]
        assert table.fuel("biplane") == 1


@pytest.mark.rule("MFM-11.6")
def test_autographs_are_given_in_any_number_of_turns() -> None:
    with airfield(at_home()) as table:
        for n in range(1, 4):
            table.says(0, "autographs")
            assert table.vp("biplane") == n
            comes_round(table)
        assert "autographs" in table.options(0)


@pytest.mark.rule("MFM-R37", "MFM-R46")
def test_two_pilots_of_a_machine_give_one_speech() -> None:
    """They may be swapped there before and after, but not twice running."""
    flyer = at_home(pilot="kauri-parata", mate="oberst-andre-schneider", equipment=["two-seater"])
    with airfield(flyer) as table:
        table.says(0, "swap")
        table.refuses(0, "swap", "MFM-R46")
        table.tries(0, "speech", hits=3, of=6)
        table.says(0, "swap")
        comes_round(table)
        table.refuses(0, "speech", "MFM-11.5")
        table.says(0, "swap")
        table.refuses(0, "speech", "MFM-11.5")


@pytest.mark.rule("MFM-R35")
def test_what_is_printed_on_terrain_does_not_matter() -> None:
    """Neither a helicopter nor Flying Manual and Local Knowledge make it easier."""
    flyer = at_home("helicopter", equipment=["flying-manual"])
    with airfield(flyer, hands=[["local-knowledge-cad"], [], []]) as table:
        table.tries(0, "make-good", hits=2, of=6)
        assert table.declared() == (3, 6)
        table.refuses(0, "use flying-manual", "MFM-8.16")
        table.refuses(0, "play local-knowledge-cad", "MFM-R12")


@pytest.mark.rule("MFM-R35")
def test_weather_may_be_ignored_there() -> None:
    flyer = at_home(pilot="janu-rajan", equipment=["goggles"])
    with airfield(flyer, weather={HOME: "thunderstorm"}) as table:
        table.tries(0, "make-good", hits=2, of=4)
        assert table.declared() == (3, 4)
        table.asks(0)


@pytest.mark.rule("MFM-R35")
def test_aids_help_there_as_elsewhere() -> None:
    """Charges, parts (all are within reach on the ground), luck; fuel, but not for a speech."""
    flyer = at_home(equipment=["drop-of-courage"], parts=(1, 0, 1), scars=1)
    with airfield(flyer, luck=[2, 0, 0]) as table:
        table.tries(0, "speech", hits=0, of=4)
        table.refuses(0, "burn", "MFM-8.19")
        table.says(0, "spend")
        table.tries(0, "use drop-of-courage", hits=0, of=1)
        table.says(0, "luck")
        assert table.vp("biplane") == 3
        comes_round(table)
        table.tries(0, "lesson", hits=0, of=5)
        table.says(0, "burn")
        assert (table.vp("biplane"), table.fuel("biplane")) == (6, 2)
        comes_round(table)
        table.tries(0, "make-good", hits=0, of=4)
        table.says(0, "burn")
        assert (table.damage("biplane"), table.fuel("biplane")) == ((0, 0), 0)
        table.asks(0)


@pytest.mark.rule("MFM-R35")
def test_opponents_may_hinder_there() -> None:
    """A cad symbol, and a dirty trick that fits."""
    hands = [[], ["booing-crowd-landing"], ["tool-roll-cad"]]
    with airfield(at_home(), hands=hands) as table:
        table.passes(1, 2)
        table.says(0, "lesson")
        table.says(1, "play booing-crowd-landing")
        table.dice(hits=4, of=4)
        table.says(2, "symbol tool-roll-cad")
        table.refuses(0, "land", "MFM-8.16")
        table.says(0, "burn")
        assert (table.vp("biplane"), table.rolled()) == (3, 4)
        table.asks(0)


@pytest.mark.rule("MFM-R35")
def test_cards_help_there_as_elsewhere() -> None:
    hands = [["immunity-landing", "feather-light-touch-flying"], [], []]
    with airfield(at_home(), hands=hands) as table:
        table.tries(0, "speech", hits=0, of=4)
        table.says(0, "symbol immunity-landing")
        table.says(0, "play feather-light-touch-flying")
        assert (table.vp("biplane"), table.hand(0)) == (3, [])
        table.asks(0)
