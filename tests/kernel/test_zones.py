"""Who knows what: hiding, guessing, and noticing what was newly seen."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from aerodrome.kernel.chance import Rng
from aerodrome.kernel.events import UNKNOWN
from aerodrome.kernel.zones import (
    EVERYBODY,
    NOBODY,
    SPECTATOR,
    Zone,
    deal_unknown,
    hide,
    knowledge,
    missing_or_extra,
    newly_seen,
)

VIEWERS = [0, 1, 2, SPECTATOR]
MASK = st.sampled_from([NOBODY, 0b001, 0b010, 0b101, EVERYBODY])


@st.composite
def tables(draw: st.DrawFn) -> list[Zone]:
    """Some piles from two boxes, with every kind of secrecy."""
    zones: list[Zone] = []
    for _ in range(draw(st.integers(1, 5))):
        cards = draw(st.lists(st.integers(0, 4), max_size=6))
        known = draw(st.none() | st.lists(MASK, min_size=len(cards), max_size=len(cards)))
        zones.append(Zone(cards, draw(st.integers(0, 1)), draw(MASK), known))
    return zones


def copy(zones: list[Zone]) -> list[Zone]:
    return [Zone(zone.cards[:], zone.box, zone.seen, zone.known) for zone in zones]


def boxes_of(zones: list[Zone]) -> list[list[int]]:
    return [sorted(card for zone in zones if zone.box == box for card in zone.cards) for box in range(2)]


def cards_of(zones: list[Zone]) -> list[list[int]]:
    return [zone.cards for zone in zones]


def hidden(zones: list[Zone], viewer: int) -> list[list[int]]:
    mine = copy(zones)
    hide(mine, viewer)
    return cards_of(mine)


def test_a_zone_is_seen_by_its_mask() -> None:
    zone = Zone([3, 4], 0, 0b010)
    assert [zone.sees(viewer, 0) for viewer in VIEWERS] == [False, True, False, False]
    assert all(Zone([3], 0, EVERYBODY).sees(viewer, 0) for viewer in VIEWERS)
    assert not any(Zone([3], 0, NOBODY).sees(viewer, 0) for viewer in VIEWERS)


def test_a_known_card_is_seen_besides_the_zone() -> None:
    zone = Zone([3, 4, 5], 0, 0b001, [NOBODY, 0b010, EVERYBODY])
    assert [[zone.sees(viewer, i) for i in range(3)] for viewer in VIEWERS] == [
        [True, True, True],
        [False, True, True],
        [False, False, True],
        [False, False, True],
    ]


def test_hide_turns_over_what_is_not_seen() -> None:
    zones = [
        Zone([1, 2, 3], 0, NOBODY, [NOBODY, 0b010, NOBODY]),
        Zone([4], 0, 0b001),
        Zone([5, 6], 0, EVERYBODY),
    ]
    assert hidden(zones, 0) == [[UNKNOWN, UNKNOWN, UNKNOWN], [4], [5, 6]]
    assert hidden(zones, 1) == [[UNKNOWN, 2, UNKNOWN], [UNKNOWN], [5, 6]]
    assert hidden(zones, SPECTATOR) == [[UNKNOWN, UNKNOWN, UNKNOWN], [UNKNOWN], [5, 6]]


def test_unknown_cards_come_from_their_own_box() -> None:
    zones = [Zone([UNKNOWN, 2], 0, NOBODY), Zone([UNKNOWN], 1, NOBODY), Zone([UNKNOWN], 0, 0b001)]
    deal_unknown(zones, [[1, 1, 2], [9]], Rng(5))
    assert cards_of(zones) == [[1, 2], [9], [1]]


def test_every_deal_of_the_unseen_is_as_likely() -> None:
    """Two unseen cards of three places each: six orders, 1,000 times each in 6,000 deals."""
    found: Counter[tuple[int, ...]] = Counter()
    for seed in range(6_000):
        zones = [Zone([UNKNOWN, UNKNOWN], 0, NOBODY), Zone([7], 0, EVERYBODY), Zone([UNKNOWN], 0, 0b001)]
        deal_unknown(zones, [[7, 1, 2, 3]], Rng(seed))
        found[(*zones[0].cards, *zones[2].cards)] += 1
    assert len(found) == 6
    assert 850 < min(found.values()) <= max(found.values()) < 1150


def test_a_card_that_is_in_no_box_is_not_dealt_over() -> None:
    with pytest.raises(ValueError, match="1 cards are unknown, but 2 of the box"):
        deal_unknown([Zone([8, UNKNOWN], 0, EVERYBODY)], [[1, 2]], Rng(0))


def test_knowledge_counts_faces_by_box() -> None:
    zones = [
        Zone([3, 3, 4], 0, NOBODY, [0b010, 0b010, 0b001]),
        Zone([3, UNKNOWN], 0, EVERYBODY),
        Zone([3], 1, 0b011),
    ]
    assert knowledge(zones, 0) == {(0, 4): 1, (0, 3): 1, (1, 3): 1}
    assert knowledge(zones, 1) == {(0, 3): 3, (1, 3): 1}
    assert knowledge(zones, SPECTATOR) == {(0, 3): 1}


@pytest.mark.parametrize(
    ("after", "who"),
    [
        ([Zone([1], 0, NOBODY), Zone([2, 2], 0, 0b001), Zone([], 0, EVERYBODY)], [0]),
        ([Zone([1, 2], 0, NOBODY), Zone([], 0, 0b001), Zone([2], 0, EVERYBODY)], [1, 2, SPECTATOR]),
        ([Zone([1, 2], 0, NOBODY, [NOBODY, 0b100]), Zone([2], 0, 0b001), Zone([], 0, EVERYBODY)], [2]),
        ([Zone([1, 2], 0, NOBODY), Zone([2], 0, 0b011), Zone([], 0, EVERYBODY)], [1]),
        ([Zone([2, 1], 0, NOBODY), Zone([2], 0, 0b001), Zone([], 0, EVERYBODY)], []),
        ([Zone([1, 2, 2], 0, NOBODY), Zone([], 0, 0b001), Zone([], 0, EVERYBODY)], []),
    ],
    ids=["drawn", "played", "peeked", "shown", "shuffled", "put back"],
)
def test_newly_seen(after: list[Zone], who: list[int]) -> None:
    before = [Zone([1, 2], 0, NOBODY), Zone([2], 0, 0b001), Zone([], 0, EVERYBODY)]
    assert [viewer for viewer in VIEWERS if newly_seen(before, after, [viewer])] == who
    assert newly_seen(before, after, VIEWERS) == bool(who)


def test_a_peeked_card_that_is_drawn_by_the_one_who_peeked_is_not_new() -> None:
    before = [Zone([1, 2], 0, NOBODY, [NOBODY, 0b001]), Zone([], 0, 0b001)]
    after = [Zone([1], 0, NOBODY, [NOBODY]), Zone([2], 0, 0b001)]
    assert not newly_seen(before, after, VIEWERS)
    assert newly_seen(before, [Zone([1], 0, NOBODY, [NOBODY]), Zone([2], 0, 0b010)], [1])


def test_missing_or_extra() -> None:
    zones = [Zone([1, 2], 0, NOBODY), Zone([3], 0, EVERYBODY), Zone([7], 1, NOBODY)]
    assert missing_or_extra(zones, [[3, 2, 1], [7]]) == ""
    assert missing_or_extra(zones, [[1, 2, 3, 3], [7]]) == "box 0 holds [1, 2, 3, 3], but on the table are [1, 2, 3]"
    assert missing_or_extra(zones, [[1, 2, 3], []]) == "box 1 holds [], but on the table are [7]"
    assert missing_or_extra(zones[:2], [[1, 2, 4], [7]]) == "box 0 holds [1, 2, 4], but on the table are [1, 2, 3]"


@given(tables(), st.sampled_from(VIEWERS), st.integers(0, 1000))
def test_guessing_keeps_what_is_seen_and_all_cards(zones: list[Zone], viewer: int, seed: int) -> None:
    mine = copy(zones)
    hide(mine, viewer)
    deal_unknown(mine, boxes_of(zones), Rng(seed))
    assert missing_or_extra(mine, boxes_of(zones)) == ""
    assert hidden(mine, viewer) == hidden(zones, viewer)
    assert knowledge(mine, viewer) == knowledge(zones, viewer)


@given(tables(), st.sampled_from(VIEWERS))
def test_hiding_keeps_just_what_the_viewer_knows(zones: list[Zone], viewer: int) -> None:
    mine = copy(zones)
    hide(mine, viewer)
    for zone, before in zip(mine, zones, strict=True):
        for i, card in enumerate(zone.cards):
            assert card == (before.cards[i] if before.sees(viewer, i) else UNKNOWN)
    assert knowledge(mine, viewer) == knowledge(zones, viewer)
    assert not newly_seen(zones, mine, [viewer])
