"""MFM-R9, MFM-R11: who was asked and passed is nobody else's to know."""

from __future__ import annotations

import pytest

from aerodrome.kernel.zones import SPECTATOR

from .hangar import Flyer
from .onlookers import FLYERS, NOT_1, assert_alike, hands, heard, options, state_of


@pytest.mark.rule("MFM-R9")
def test_a_pass_at_the_start_of_a_turn_is_seen_by_nobody() -> None:
    """Seat 1 could play Magpie, or nothing at all."""
    flyers = (Flyer("biplane", parts=(1, 0, 0)), *FLYERS[1:])
    worlds = [hands([], [card], [], flyers=flyers) for card in ("magpie-cad", "rising-thermal-flying")]
    for match, more in zip(worlds, (["play magpie-cad"], []), strict=True):
        assert (match.asked(), options(match, 1)) == ([1], [*more, "pass"])
        assert match.state.todo[-1].unseen
    assert_alike(worlds, NOT_1)
    for match in worlds:
        before = heard(match, SPECTATOR)
        match.answer(1, "pass")
        assert heard(match, SPECTATOR) == before, "nothing is told"
        assert match.asked() == [0]
    assert_alike(worlds, NOT_1)


@pytest.mark.rule("MFM-R9")
def test_a_pass_before_a_test_is_seen_by_nobody() -> None:
    worlds = [hands([], [card], [], chance=[0]) for card in ("chocks-left-in-flying", "perfect-trim-takeoff")]
    for match, more in zip(worlds, (["play chocks-left-in-flying"], []), strict=True):
        match.answer(1, "pass")
        match.answer(0, "takeoff")
        assert (match.asked(), options(match, 1)) == ([1], [*more, "pass"])
    assert_alike(worlds, NOT_1)
    for match in worlds:
        match.answer(1, "pass")
    assert_alike(worlds, NOT_1)


@pytest.mark.rule("MFM-R11")
def test_a_pass_in_a_reply_is_seen_by_nobody() -> None:
    """Test idea 41: two cards of which none is a reply, or Immunity and This Means War, whose holder passes."""
    worlds = []
    for cards in (["tail-wind-flying", "tool-roll-cad"], ["immunity-takeoff", "this-means-war-cad"]):
        match = hands(["sawn-through-wing-cad"], cards, [])
        for seat, words in ((1, "pass"), (0, "play sawn-through-wing-cad"), (0, "target triplane")):
            match.answer(seat, words)
        worlds.append(match)
    for reply in ("play immunity-takeoff", "play this-means-war-cad"):
        assert_alike(worlds, NOT_1)
        for match, more in zip(worlds, ([], [reply]), strict=True):
            assert (match.asked(), options(match, 1)) == ([1], [*more, "pass"])
            match.answer(1, "pass")
    assert_alike(worlds, NOT_1)
    assert worlds[0].asked() == [0]


@pytest.mark.rule("MFM-R11")
def test_an_empty_hand_is_not_asked_for_a_reply() -> None:
    match = hands(["sawn-through-wing-cad"], [], [])
    match.answer(0, "play sawn-through-wing-cad")
    match.answer(0, "target triplane")
    assert match.asked() == [0]
    assert [machine.tank.gauge for machine in state_of(match).machines] == [0, 1, 0]
