"""Who knows what. A game lists its piles once; all hiding and all guessing follows from that list."""

from __future__ import annotations

from collections import Counter
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from aerodrome.kernel.chance import Rng
from aerodrome.kernel.events import UNKNOWN

NOBODY: Final = 0
EVERYBODY: Final = -1
SPECTATOR: Final = 30  # the viewer who holds no seat


@mypyc_attr(acyclic=True)
@final
class Zone:
    """A pile, the box its cards come from, and the seats (a bit mask) that see all its faces.
    `known` adds, card by card, the seats that know just that one: it was peeked at, or each card has its own owner.
    A sealed answer is a card laid face down: its zone is seen by its seat, the answers not given lie in another."""

    def __init__(self, cards: list[int], box: int, seen: i64, known: list[int] | None = None) -> None:
        self.cards, self.box, self.seen, self.known = cards, box, seen, known

    def sees(self, viewer: int, i: int) -> bool:
        mask = self.seen if self.known is None else self.seen | self.known[i]
        return bool(mask >> viewer & 1)

    def same(self, other: Zone) -> bool:
        """The same cards, seen by the same."""
        same_eyes = self.box == other.box and self.seen == other.seen and self.known == other.known
        return same_eyes and self.cards == other.cards


def hide(zones: list[Zone], viewer: int) -> None:
    """Turn over all that the viewer does not see."""
    for zone in zones:
        if zone.known is not None:
            zone.cards[:] = [card if zone.sees(viewer, i) else UNKNOWN for i, card in enumerate(zone.cards)]
        elif not zone.seen >> viewer & 1:
            zone.cards[:] = [UNKNOWN] * len(zone.cards)


def deal_unknown(zones: list[Zone], boxes: list[list[int]], rng: Rng) -> None:
    """Put the cards that are nowhere to be seen, in random order, on the places whose card is unknown."""
    piles: list[list[list[int]]] = [[] for _ in boxes]
    for zone in zones:
        piles[zone.box].append(zone.cards)
    for box in range(len(boxes)):
        deal(piles[box], boxes[box], rng)


def deal(piles: list[list[int]], box: list[int], rng: Rng) -> None:
    """The same for the piles of one box."""
    if not any(UNKNOWN in cards for cards in piles):  # compiled, it is a loop
        return
    pool = unseen(box, piles)
    rng.shuffle(pool)
    for cards in piles:
        for i in range(len(cards)):
            if cards[i] == UNKNOWN:
                cards[i] = pool.pop()


def unseen(box: list[int], piles: list[list[int]]) -> list[int]:
    """The cards of the box that are nowhere to be seen on the piles, in the order of the box. Raises ValueError if
    others than those of the box are seen."""
    seen, unknown = [0] * (max(box) + 1), 0
    for cards in piles:
        for card in cards:
            if card == UNKNOWN:
                unknown += 1
            elif card < len(seen):
                seen[card] += 1
    pool: list[int] = []
    for card in box:
        if seen[card]:
            seen[card] -= 1
        else:
            pool.append(card)
    if len(pool) != unknown:
        raise ValueError(f"{unknown} cards are unknown, but {len(pool)} of the box are not to be seen")
    return pool


def knowledge(zones: list[Zone], viewer: int) -> Counter[tuple[int, int]]:
    """How many of each card, by box and face, the viewer can see."""
    seen = [(zone.box, card) for zone in zones for i, card in enumerate(zone.cards) if zone.sees(viewer, i)]
    return Counter(each for each in seen if each[1] != UNKNOWN)


def newly_seen(before: list[Zone], after: list[Zone], viewers: list[int]) -> bool:
    """Did any of the viewers come to see a card that it did not see before?"""
    if len(before) == len(after):  # zones that are as they were tell nothing new
        changed = [i for i in range(len(after)) if not after[i].same(before[i])]
        before, after = [before[i] for i in changed], [after[i] for i in changed]
    return any(knowledge(after, viewer) - knowledge(before, viewer) for viewer in viewers if after)


def missing_or_extra(zones: list[Zone], boxes: list[list[int]]) -> str:
    """Where the cards of a box are not exactly those on the table, a sentence about it; else nothing."""
    for box, cards in enumerate(boxes):
        table = sorted(card for zone in zones if zone.box == box for card in zone.cards)
        if table != sorted(cards):
            return f"box {box} holds {sorted(cards)}, but on the table are {table}"
    return ""
