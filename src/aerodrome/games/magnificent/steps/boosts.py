"""MFM-R12, C12: boost texts in the own turn outside a test."""

from __future__ import annotations

from typing import final

from aerodrome.games.magnificent.marks import BURST, TAIL_WIND
from aerodrome.games.magnificent.state import HIGH, Race
from aerodrome.games.magnificent.steps.choices import ChooseTile, Scrutinise, SellTricks, offer_parts
from aerodrome.games.magnificent.terms import FROM_CARDS, VERBS
from aerodrome.kernel.step import AUTO, Step


def play_boost(s: Race, seat: int, card: int) -> None:
    """The card leaves the hand, then its text works line by line."""
    s.emit("play", seat, card)
    s.discard(seat, card)
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
        WORK[VERBS[line[0]]](s, self.seat, self.card, line)


def _sell_tricks(s: Race, seat: int, card: int, line: list[int]) -> None:
    s.next(SellTricks(seat, line[1], line[2], 0))


def _scrutinise(s: Race, seat: int, card: int, line: list[int]) -> None:
    s.next(Scrutinise(seat))


def _mend(s: Race, seat: int, card: int, line: list[int]) -> None:
    s.mend(s.machine, s.gauge[s.machine])


def _fuel(s: Race, seat: int, card: int, line: list[int]) -> None:
    s.add_fuel(s.machine, line[1])


def _polish(s: Race, seat: int, card: int, line: list[int]) -> None:
    s.emit("make_good", s.kind[s.machine], s.polish(s.machine, line[1]))


def _parts(s: Race, seat: int, card: int, line: list[int]) -> None:
    offer_parts(s, seat, s.machine, line[1])


def _keep(s: Race, seat: int, card: int, line: list[int]) -> None:
    """MFM-8.10: it stays beside the dashboard."""
    s.discards.remove(card)
    s.kept[s.machine].append(card)
    s.emit("kept", s.kind[s.machine], card)


def _climb(s: Race, seat: int, card: int, line: list[int]) -> None:
    s.band[s.machine] = HIGH
    s.emit("move", s.kind[s.machine], s.tile[s.machine], HIGH)


def _tail_wind(s: Race, seat: int, card: int, line: list[int]) -> None:
    s.marks |= TAIL_WIND


def _vp(s: Race, seat: int, card: int, line: list[int]) -> None:
    s.score(s.machine, FROM_CARDS, line[1])
    s.emit("vp", s.kind[s.machine], line[1])


def _burst(s: Race, seat: int, card: int, line: list[int]) -> None:
    s.marks |= BURST
    s.phases += 1
    s.emit("phase", s.kind[s.machine], s.phases)


def _luck(s: Race, seat: int, card: int, line: list[int]) -> None:
    gain_luck(s, seat)


def gain_luck(s: Race, seat: int) -> None:
    """MFM-R8: from the supply; it may be used after this turn."""
    s.luck_left -= 1
    s.luck[seat] += 1
    s.fresh[seat] += 1
    s.emit("clover", seat, s.luck[seat])


def _fresh_forecast(s: Race, seat: int, card: int, line: list[int]) -> None:
    s.next(ChooseTile(seat, 0))


WORK = {
    "sell_tricks": _sell_tricks,
    "scrutinise": _scrutinise,
    "mend": _mend,
    "fuel": _fuel,
    "polish": _polish,
    "parts": _parts,
    "keep": _keep,
    "climb": _climb,
    "tail_wind": _tail_wind,
    "vp": _vp,
    "burst": _burst,
    "luck": _luck,
    "fresh_forecast": _fresh_forecast,
}
