"""MFM-R12, C12: boost texts in the own turn outside a test."""

from __future__ import annotations

from typing import final

from aerodrome.games.magnificent import texts
from aerodrome.games.magnificent.state import Race
from aerodrome.games.magnificent.terms import NONE
from aerodrome.games.magnificent.verbs import Play
from aerodrome.kernel.step import AUTO, Step


def play_boost(s: Race, seat: int, card: int) -> None:
    """The card leaves the hand, then its text works line by line."""
    s.lay_down(seat, card, "play")
    for line in range(len(s.book.effect[s.book.title[card]]) - 1, -1, -1):
        s.next(Boost(seat, card, line))


@final
class Boost(Step[Race]):
    """One line of a boost's text, for the machine whose turn it is."""

    def __init__(self, seat: int, card: int, line: int) -> None:
        super().__init__(AUTO)
        self.seat, self.card, self.line = seat, card, line

    def run(self, s: Race) -> None:
        line = s.book.effect[s.book.title[self.card]][self.line]
        texts.work(s, Play(self.seat, self.card, s.turn.machine, NONE), line)


def gain_luck(s: Race, seat: int) -> None:
    """MFM-R8: from the supply; it may be used after this turn."""
    player = s.players[seat]
    s.supply.luck -= 1
    player.luck += 1
    player.fresh += 1
    s.emit("clover", seat, player.luck)
