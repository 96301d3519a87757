"""MFM-R12, C12: boost texts in the own turn outside a test."""

from __future__ import annotations

from typing import final

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
    s.mend(s.turn.machine, s.machines[s.turn.machine].tank.gauge)


def _fuel(s: Race, seat: int, card: int, line: list[int]) -> None:
    s.add_fuel(s.turn.machine, line[1])


def _polish(s: Race, seat: int, card: int, line: list[int]) -> None:
    s.emit("make_good", s.machines[s.turn.machine].kind, s.polish(s.turn.machine, line[1]))


def _parts(s: Race, seat: int, card: int, line: list[int]) -> None:
    offer_parts(s, seat, s.turn.machine, line[1])


def _keep(s: Race, seat: int, card: int, line: list[int]) -> None:
    """MFM-8.10: it stays beside the dashboard."""
    s.cards.discards.remove(card)
    machine = s.machines[s.turn.machine]
    machine.hold.kept = [*machine.hold.kept, card]
    s.emit("kept", s.machines[s.turn.machine].kind, card)


def _climb(s: Race, seat: int, card: int, line: list[int]) -> None:
    s.machines[s.turn.machine].band = HIGH
    s.emit("move", s.machines[s.turn.machine].kind, s.machines[s.turn.machine].tile, HIGH)


def _tail_wind(s: Race, seat: int, card: int, line: list[int]) -> None:
    s.turn.tail_wind = True


def _vp(s: Race, seat: int, card: int, line: list[int]) -> None:
    s.score(s.turn.machine, FROM_CARDS, line[1])
    s.emit("vp", s.machines[s.turn.machine].kind, line[1])


def _burst(s: Race, seat: int, card: int, line: list[int]) -> None:
    s.turn.burst = True
    s.turn.phases += 1
    s.emit("phase", s.machines[s.turn.machine].kind, s.turn.phases)


def _luck(s: Race, seat: int, card: int, line: list[int]) -> None:
    gain_luck(s, seat)


def gain_luck(s: Race, seat: int) -> None:
    """MFM-R8: from the supply; it may be used after this turn."""
    s.supply.luck -= 1
    s.players[seat].luck += 1
    s.players[seat].fresh += 1
    s.emit("clover", seat, s.players[seat].luck)


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
