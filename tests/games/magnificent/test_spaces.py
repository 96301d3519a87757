"""MFM-6.20 to MFM-6.24, MFM-R49: what lies where aboard, as it is drawn."""

from __future__ import annotations

from dataclasses import replace

import pytest

from aerodrome.games.magnificent.spaces import FREE, Space, Stowage

from .hangar import Flyer, position

BIPLANE = Flyer("biplane", cargo=("town",), parts=(0, 1, 1))  # five spaces inside, three outside, no seats
OTHERS = (Flyer("triplane"), Flyer("monoplane"))
FREE_THING, _ = FREE


def stowed(flyer: Flyer, *kept: str) -> Stowage:
    s = position(flyer, *OTHERS)
    s.machines[0].hold.kept = [s.book.cards.index(card) for card in kept]
    return Stowage(s, 0)


def things(spaces: list[Space]) -> list[str]:
    return [thing for thing, _ in spaces]


def free(number: int) -> list[str]:
    return [FREE_THING] * number


@pytest.mark.rule("MFM-R49")
def test_cargo_lies_outside_and_spare_parts_inside() -> None:
    hold = stowed(BIPLANE)
    assert things(hold.inside) == ["part-flying", "part-landing", *free(3)]
    assert things(hold.outside) == ["town", *free(2)]
    assert (hold.seats, hold.slots, hold.pockets, hold.over) == ([], [], [], [])


@pytest.mark.rule("MFM-R49")
def test_a_passenger_without_a_seat_takes_two_spaces_inside() -> None:
    hold = stowed(replace(BIPLANE, riders=(1,)))
    assert things(hold.inside) == ["passenger", "half", "part-flying", "part-landing", *free(1)]
    assert hold.inside[0] == ("passenger", 1)


@pytest.mark.rule("MFM-R49")
def test_the_first_passengers_take_the_seats() -> None:
    hold = stowed(replace(BIPLANE, pilot="jan-van-der-vall", riders=(1, 3), parts=(0, 0, 0)))
    assert hold.seats == [("passenger", 1)]
    assert hold.inside[0] == ("passenger", 3)
    assert things(hold.inside)[1:] == ["half", *free(3)]


@pytest.mark.rule("MFM-6.23", "MFM-R49")
@pytest.mark.parametrize(("band", "outside"), [("low", ["part-flying"]), ("ground", [])])
def test_parts_that_were_left_outside_are_there_only_in_the_air(band: str, outside: list[str]) -> None:
    hold = stowed(replace(BIPLANE, band=band, cargo=(), parts=(0, 2, 0), outside=(0, 1, 0)))
    assert [thing for thing in things(hold.outside) if thing] == outside
    assert things(hold.inside).count("part-flying") == 2 - len(outside)


@pytest.mark.rule("MFM-R49")
def test_equipment_pilots_and_cards_give_room() -> None:
    hold = stowed(replace(BIPLANE, equipment=("extra-cargo-capacity",), pilot="jing-li"), "tool-roll-cad")
    assert (len(hold.inside), len(hold.outside)) == (6, 4)
    assert things(hold.slots) == ["town"]
    assert things(hold.pockets) == ["part-flying", "part-landing"]


@pytest.mark.rule("MFM-R49")
def test_cargo_comes_inside_when_nothing_else_is_free() -> None:
    hold = stowed(replace(BIPLANE, parts=(0, 0, 0), cargo=("town", "water", "fields", "general-1")))
    assert things(hold.outside) == ["town", "water", "fields"]
    assert things(hold.inside) == [*free(4), "general-1"]


@pytest.mark.rule("MFM-6.22")
def test_parts_without_room_are_over() -> None:
    hold = stowed(replace(BIPLANE, parts=(4, 4, 2)))
    assert FREE not in [*hold.inside, *hold.outside]
    assert things(hold.over) == ["part-flying", "part-landing", "part-landing"]
