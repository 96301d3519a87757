"""MFM-8.48, MFM-8.49, MFM-R8: luck tokens."""

from __future__ import annotations

from dataclasses import replace

import pytest

from .hangar import Flyer, Meeting, position, race

GROUNDED = Flyer("biplane", "kauri-parata", tile=1)
AIRBORNE = replace(GROUNDED, band="low")


@pytest.mark.rule("MFM-8.48", "MFM-R8")
@pytest.mark.parametrize(("before", "gained"), [((0, 0, 0), 1), ((2, 0, 0), 1), ((0, 4, 2), 0), ((6, 0, 0), 0)])
def test_a_turn_without_progress_earns_a_token_while_there_are_any(before: tuple[int, ...], gained: int) -> None:
    """Two failed takeoffs. Nobody has too many, but there are only six."""
    with race(GROUNDED, luck=before) as table:
        for dice in (4, 3):
            table.tries(0, "takeoff", of=dice)
            table.says(0, "accept")
        table.ends(0)
        assert table.luck() == [before[0] + gained, *before[1:]]
        assert table.state.supply.luck == 6 - sum(before) - gained
        table.asks(1)


@pytest.mark.rule("MFM-8.49", "MFM-R8")
def test_the_token_is_for_a_later_turn() -> None:
    with race(GROUNDED, hands=(("four-leaf-clover-cad",),)) as table:
        table.says(0, "play four-leaf-clover-cad")
        assert table.luck() == [1, 0, 0]
        table.tries(0, "takeoff", of=4)
        table.refuses(0, "luck", "MFM-8.49")
        table.says(0, "accept")
        for seat in range(3):
            table.ends(seat)
        assert table.luck() == [2, 1, 1]
        table.dice(of=4)
        table.says(0, "takeoff")
        table.says(1, "pass")
        table.says(2, "pass")
        table.says(0, "luck")
        assert table.at("biplane") == (1, "low")
        assert table.luck() == [1, 1, 1]
        assert [told.args["seat"] for told in table.told(1, "luck")] == [0]
        table.asks(0)


@pytest.mark.rule("MFM-R8", "MFM-8.49", "MFM-R60")
def test_in_the_very_next_turn_a_forced_landing_may_be_lucky() -> None:
    shooter = Flyer("triplane", equipment=("mounted-rifle",), tile=1, band="low")
    s = position(replace(AIRBORNE, gauge=1, fuel=3), shooter, Flyer("monoplane"))
    s.cards.pile = []
    with Meeting(s) as table:
        table.ends(0)
        table.says(1, "rifle")
        table.tries(1, "target biplane", of=4)
        table.says(0, "luck")
        assert (table.at("biplane"), table.luck()) == ((1, "ground"), [0, 0, 0])
        table.asks(1)


@pytest.mark.rule("MFM-8.48", "MFM-8.41")
def test_repair_is_no_progress_but_altitude_is() -> None:
    with race(replace(GROUNDED, fuel=2), replace(AIRBORNE, machine="monoplane", pilot="pierre-dupont")) as table:
        table.says(0, "repair")
        table.says(0, "done")
        table.ends(0)
        table.says(1, "climb")
        table.ends(1)
        assert table.luck() == [1, 0, 0]
        table.asks(2)


@pytest.mark.rule("MFM-8.48", "MFM-R8")
def test_points_a_tile_or_a_load_are_progress() -> None:
    stunt = replace(AIRBORNE, machine="monoplane", pilot="pierre-dupont")
    load = replace(GROUNDED, machine="triplane", pilot="karishma-khana", tile=2)
    s = position(AIRBORNE, stunt, load, Flyer("helicopter", tile=6), passengers_on={2: 1})
    s.cards.pile = []
    with Meeting(s) as table:
        table.tries(0, "fly", hits=3, of=5)
        table.ends(0)
        table.tries(1, "manoeuvre", hits=3, of=6)
        table.ends(1)
        table.says(2, "collect passenger")
        table.ends(2)
        table.ends(3)
        assert table.luck() == [0, 0, 0, 1]
        table.asks(0)


@pytest.mark.rule("MFM-8.48", "MFM-8.45")
def test_only_the_band_at_the_end_of_the_turn_counts() -> None:
    """From the low band to the high one, and two bands dropped in a test that fails all the same."""
    with race(replace(AIRBORNE, tile=4)) as table:
        table.says(0, "climb")
        table.tries(0, "fly", of=5)
        for word in ("drop", "drop", "accept"):
            table.says(0, word)
        assert table.at("biplane") == (4, "low")
        table.ends(0)
        assert table.luck() == [1, 0, 0]
        table.asks(1)


@pytest.mark.rule("MFM-8.48")
def test_up_and_down_again_is_no_progress() -> None:
    """From the ground and back to it; the marker for the first landing is gone."""
    with race(GROUNDED, landed_before=(1,)) as table:
        table.tries(0, "takeoff", hits=2, of=4)
        table.tries(0, "land", hits=1, of=4)
        table.ends(0)
        assert table.luck() == [1, 0, 0]
        table.asks(1)


@pytest.mark.rule("MFM-8.48", "MFM-R8")
@pytest.mark.parametrize(
    ("tile", "riders", "vp", "luck"), [(1, (), 1, 0), (2, (0,), 5, 0), (2, (), 0, 1), (5, (), 7, 0)]
)
def test_markers_and_deliveries_are_points(tile: int, riders: tuple[int, ...], vp: int, luck: int) -> None:
    """The marker of the fields; a passenger for the town, where the marker is gone; nothing; the race stage marker."""
    with race(replace(AIRBORNE, tile=tile, riders=riders), landed_before=(2,)) as table:
        table.tries(0, "land", hits=2, of=4)
        table.ends(0)
        assert (table.vp("biplane"), table.luck()) == (vp, [luck, 0, 0])
        table.asks(1)


@pytest.mark.rule("MFM-8.48", "MFM-R8", "MFM-8.3")
@pytest.mark.parametrize("tile", [1, 10])
def test_who_does_nothing_is_lucky_on_the_final_airfield_too(tile: int) -> None:
    with race(replace(GROUNDED, tile=tile)) as table:
        table.ends(0)
        assert table.luck() == [1, 0, 0]
        table.asks(1)


@pytest.mark.rule("MFM-R8")
def test_two_machines_of_a_player_share_the_tokens() -> None:
    """The biplane idles; the triplane of the same player uses the token."""
    flyers = (GROUNDED, Flyer("triplane", tile=1), Flyer("monoplane"), Flyer("helicopter"))
    s = position(*flyers, seats=2)
    s.cards.pile = []
    with Meeting(s) as table:
        table.ends(0)
        table.ends(1)
        assert table.luck() == [1, 1]
        table.tries(0, "takeoff", of=5)
        table.says(0, "luck")
        assert (table.at("triplane"), table.luck()) == ((1, "low"), [0, 1])
        table.asks(0)
