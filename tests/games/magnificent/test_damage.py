"""MFM-8.54 to MFM-8.60, MFM-R29, MFM-R60: damage."""

from __future__ import annotations

from dataclasses import replace

import pytest

from .hangar import Flyer, Meeting, position, race

GROUNDED = Flyer("biplane", tile=1)
AIRBORNE = replace(GROUNDED, band="low")
SHOOTER = Flyer("seaplane", "pierre-dupont", ("mounted-rifle",), tile=2, band="high")


@pytest.mark.rule("MFM-8.54", "MFM-8.52")
@pytest.mark.parametrize(("fuel", "left"), [(4, 3), (3, 3), (0, 0)])
def test_a_marker_covers_the_fourth_space_and_the_cube_there(fuel: int, left: int) -> None:
    with race(replace(GROUNDED, fuel=fuel)) as table:
        table.tries(0, "takeoff", bangs=1, of=4)
        table.says(0, "accept")
        assert (table.damage("biplane"), table.fuel("biplane")) == ((1, 0), left)
        table.asks(0)


@pytest.mark.rule("MFM-8.55")
@pytest.mark.parametrize(("gauge", "after"), [(0, (2, 0)), (1, (2, 1))])
def test_the_gauge_holds_two_markers(gauge: int, after: tuple[int, int]) -> None:
    """A crash brings two."""
    with race(replace(AIRBORNE, gauge=gauge, fuel=2)) as table:
        table.tries(0, "land", bangs=1, of=4)
        table.says(0, "accept")
        assert table.damage("biplane") == after
        table.asks(0)


@pytest.mark.rule("MFM-R29")
def test_there_are_always_more_markers() -> None:
    """Twelve are in the box, and one machine alone has eleven."""
    with race(replace(AIRBORNE, scars=11)) as table:
        table.tries(0, "land", bangs=1, of=4)
        table.says(0, "accept")
        assert table.damage("biplane") == (2, 11)
        table.asks(0)


@pytest.mark.rule("MFM-8.56")
def test_one_marker_on_the_gauge_and_many_in_the_scoring_area_forbid_nothing() -> None:
    with race(replace(GROUNDED, gauge=1, scars=5, fuel=3)) as table:
        table.tries(0, "takeoff", hits=2, of=4)
        table.tries(0, "fly", hits=3, of=5)
        assert table.at("biplane") == (2, "low")
        assert not table.told(0, "forced")
        table.asks(0)


@pytest.mark.rule("MFM-8.57", "MFM-R60", "MFM-R1", "MFM-14.16")
def test_shot_down_in_another_turn() -> None:
    """The second marker on the gauge: a landing at once, with all the dice; then the shooter's turn goes on."""
    victim = Flyer("biplane", "kauri-parata", tile=2, band="low", gauge=1, fuel=3)
    with race(SHOOTER, victim) as table:
        table.says(0, "rifle")
        table.tries(0, "target biplane", hits=2, of=4)
        assert (table.at("biplane"), table.damage("biplane"), table.vp("biplane")) == ((2, "ground"), (2, 0), 2)
        assert table.fuel("biplane") == 2
        assert table.state.turn.phases == 2
        table.asks(0)
        table.refuses(0, "rifle", "MFM-R45")


@pytest.mark.rule("MFM-R60", "MFM-R2")
def test_who_was_shot_down_has_both_phases_in_the_own_turn() -> None:
    victim = Flyer("biplane", "kauri-parata", tile=2, band="low", gauge=1, fuel=3)
    s = position(SHOOTER, victim, Flyer("monoplane"))
    s.cards.pile = []
    with Meeting(s) as table:
        table.says(0, "rifle")
        table.tries(0, "target biplane", hits=2, of=4)
        table.ends(0)
        assert table.state.turn.phases == 2
        table.refuses(1, "takeoff", "MFM-8.58")
        table.says(1, "repair")
        table.says(1, "done")
        table.tries(1, "takeoff", hits=2, of=4)
        assert table.at("biplane") == (2, "low")
        table.asks(1)


@pytest.mark.rule("MFM-R60", "MFM-8.23")
def test_opponents_of_the_owner_may_spoil_the_landing() -> None:
    """Also the one whose turn it is."""
    victim = Flyer("biplane", tile=2, band="low", gauge=1, fuel=3)
    with race(SHOOTER, victim, hands=(("nerves-of-steel-cad",), (), ("have-another-go-cad",))) as table:
        table.says(2, "pass")
        table.says(0, "rifle")
        table.says(0, "target biplane")
        table.says(2, "pass")
        table.tries(0, "symbol nerves-of-steel-cad", hits=2, of=3)
        assert table.at("biplane") == (2, "ground")
        table.asks(0)


@pytest.mark.rule("MFM-8.58")
def test_two_markers_bar_the_takeoff_until_one_is_gone() -> None:
    with race(replace(GROUNDED, gauge=2, fuel=2), hands=(("polish-and-paint-takeoff",),)) as table:
        table.refuses(0, "takeoff", "MFM-8.58")
        table.says(0, "play polish-and-paint-takeoff")
        assert table.damage("biplane") == (1, 0)
        table.tries(0, "takeoff", hits=2, of=4)
        assert table.at("biplane") == (1, "low")
        table.asks(0)


@pytest.mark.rule("MFM-8.59")
@pytest.mark.parametrize(
    ("word", "after"),
    [("repair", (0, 3)), ("play willing-mechanic-flying", (0, 3)), ("play polish-and-paint-takeoff", (1, 1))],
)
def test_what_is_repaired_goes_to_the_scoring_area_unless_it_is_discarded(word: str, after: tuple[int, int]) -> None:
    hand = ("willing-mechanic-flying", "polish-and-paint-takeoff")
    with race(replace(GROUNDED, gauge=2, scars=1, fuel=0), hands=(hand,)) as table:
        table.says(0, word)
        assert table.damage("biplane") == after
        table.asks(0)


@pytest.mark.rule("MFM-8.60")
def test_every_marker_costs_a_point_at_the_end() -> None:
    """Two are home already; the third has its last turn, in which nothing happens."""
    home = Flyer("monoplane", tile=10, vp=9, gauge=1, scars=2, fuel=3)
    s = position(replace(GROUNDED, gauge=2, scars=1, fuel=2, vp=9), home, Flyer("triplane", tile=10, vp=9))
    s.due = [0]
    with Meeting(s) as table:
        table.says(0, "end-turn")
        assert table.match.over
        assert [table.vp(name) for name in ("biplane", "monoplane", "triplane")] == [6, 6, 9]
