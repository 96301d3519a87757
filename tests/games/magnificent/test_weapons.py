"""MFM-14.16, MFM-14.20, MFM-R45: the mounted rifle and the shotgun."""

from __future__ import annotations

from dataclasses import replace

import pytest

from aerodrome.games.magnificent.steps.shoot import Fire

from .hangar import Flyer, Meeting, position, race

RIFLE = Flyer("biplane", "kauri-parata", ("mounted-rifle",), tile=1, band="low")
SHOTGUN = replace(RIFLE, equipment=("shotgun",))


@pytest.mark.rule("MFM-14.16", "MFM-R45")
def test_the_rifle_hits_in_any_band_once_a_turn() -> None:
    """Neither machines on the ground nor those over another tile are targets."""
    target = Flyer("monoplane", tile=1, band="high")
    others = (Flyer("triplane", tile=1), Flyer("helicopter", tile=2, band="low"))
    with race(RIFLE, target, *others, hands=((), ("immunity-takeoff", "this-means-war-cad"))) as table:
        table.says(1, "pass")
        table.says(0, "rifle")
        assert table.options(0) == ["target monoplane"]
        table.refuses(0, "target triplane", "MFM-R45")
        table.refuses(0, "fly", "MFM-R45")
        table.says(0, "target monoplane")
        assert (table.damage("monoplane"), table.at("monoplane"), table.fuel("monoplane")) == ((1, 0), (1, "high"), 3)
        assert (table.state.turn.phases, table.state.charges[table.state.machines[0].gear[0]]) == (2, 2)
        table.refuses(0, "rifle", "MFM-R45")
        table.asks(0)


@pytest.mark.rule("MFM-R45", "MFM-14.16", "MFM-14.20")
@pytest.mark.parametrize(("armed", "action"), [(RIFLE, "rifle"), (SHOTGUN, "shotgun")])
@pytest.mark.parametrize(
    ("shooter", "target"), [(("ground", 1), ("low", 1)), (("low", 1), ("ground", 1)), (("low", 1), ("low", 2))]
)
def test_both_are_in_the_air_over_the_same_tile(
    armed: Flyer, action: str, shooter: tuple[str, int], target: tuple[str, int]
) -> None:
    mine = replace(armed, band=shooter[0], tile=shooter[1])
    with race(mine, Flyer("monoplane", band=target[0], tile=target[1])) as table:
        table.refuses(0, action, "MFM-R45")


@pytest.mark.rule("MFM-R45")
def test_nobody_shoots_at_own_machines_or_without_a_weapon() -> None:
    flyers = (RIFLE, Flyer("monoplane", tile=1, band="low"), Flyer("triplane"), Flyer("helicopter"))
    with Meeting(position(*flyers, seats=2)) as table:
        table.refuses(0, "rifle", "MFM-R45")
        table.refuses(0, "shotgun", "MFM-R45")


@pytest.mark.rule("MFM-14.20", "MFM-R45")
@pytest.mark.parametrize("hit", [0, 1])
def test_the_shotgun_needs_an_explosion_and_the_same_band(hit: int) -> None:
    others = (Flyer("monoplane", tile=1, band="low"), Flyer("triplane", tile=1, band="high"))
    with race(SHOTGUN, *others) as table:
        assert Fire(0, 1).odds(table.state) == [25, 11]
        table.says(0, "shotgun")
        assert table.options(0) == ["target monoplane"]
        table.rolls(hit)
        table.says(0, "target monoplane")
        assert table.damage("monoplane") == (hit, 0)
        table.refuses(0, "shotgun", "MFM-R45")


@pytest.mark.rule("MFM-14.20", "MFM-R45")
def test_the_shotgun_is_never_empty() -> None:
    s = position(SHOTGUN, Flyer("monoplane", tile=1, band="low"), Flyer("triplane"))
    s.cards.pile = []
    with Meeting(s) as table:
        for _ in range(4):
            table.rolls(0)
            table.says(0, "shotgun")
            table.says(0, "target monoplane")
            for seat in range(3):
                table.ends(seat)
        assert len(table.told(0, "miss")) == 4
        table.asks(0)
