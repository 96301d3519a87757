"""ARC-5: what the Action cards do when they are resolved: a table with a row for each."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final, final

from aerodrome.games.air_racing.actions import FUND, TEST
from aerodrome.games.air_racing.content import ACTIONS_FROM, KINDS
from aerodrome.games.air_racing.state import Meeting
from aerodrome.games.air_racing.steps.cards import Draw
from aerodrome.kernel.step import AUTO, Reason, Step

CHOOSE_MODE: Final = Reason("ARC-5.9", "choose-mode")
NO_OTHER_ACTION: Final = Reason("ARC-5.12", "no-other-action")
NOT_IN_HAND: Final = Reason("ARC-5.10", "not-in-hand")


def actions_in_hand(s: Meeting, seat: int) -> list[int]:
    """The kinds of Action card that the seat holds."""
    held = [card for card in s.workshops[seat].hand if card >= ACTIONS_FROM]
    return sorted(set(held)) if len(held) > 1 else held


def may_hold_actions(s: Meeting, seat: int) -> bool:
    """Could the seat hold an Action card, by what everybody sees?"""
    workshop = s.workshops[seat]
    return bool(workshop.hand) and any(workshop.unseen(card) for card in range(ACTIONS_FROM, KINDS))


def night_shift(s: Meeting, seat: int) -> None:
    """ARC-5.1: draw 3 cards."""
    s.next(Draw(seat, s.book.night_shift_draws))


def sponsorship(s: Meeting, seat: int) -> None:
    """ARC-5.2, ARC-5.3: one more buy, and money that is no card."""
    s.turn.buys += s.book.sponsorship_buys
    s.turn.extra += s.book.sponsorship_money


def team_effort(s: Meeting, seat: int) -> None:
    """ARC-5.4, ARC-5.5: draw a card, two more Action plays, and the right to one Regroup."""
    s.turn.plays += s.book.team_effort_plays
    s.turn.regroups += 1
    s.next(Draw(seat, s.book.team_effort_draws))


def wind_tunnel(s: Meeting, seat: int) -> None:
    """ARC-5.9: Test or Funding, chosen at each resolution."""
    s.next(Tunnel(seat))


@final
class Effect:
    """What an Action card does: the card, the numbers of rules.toml that it goes by, and the function that resolves it
    for a seat. Every one may be played in the Action Phase and tested in a Wind Tunnel (ARC-4.3, ARC-5.10)."""

    def __init__(self, card: str, numbers: tuple[str, ...], resolve: Callable[[Meeting, int], None]) -> None:
        self.card, self.numbers, self.resolve = card, numbers, resolve


EFFECTS: Final = [  # in the order of the cards
    Effect("sponsorship", ("sponsorship_buys", "sponsorship_money"), sponsorship),
    Effect("night_shift", ("night_shift_draws",), night_shift),
    Effect("team_effort", ("team_effort_draws", "team_effort_plays"), team_effort),
    Effect("wind_tunnel", ("funding",), wind_tunnel),
]


@final
class Resolve(Step[Meeting]):
    """ARC-5.15: all effects of an Action card in play, once."""

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(AUTO)
        self.seat, self.card = seat, card

    def run(self, s: Meeting) -> None:
        EFFECTS[self.card - ACTIONS_FROM].resolve(s, self.seat)


@final
class Tunnel(Step[Meeting]):
    """ARC-5.9 to ARC-5.14: a Wind Tunnel being resolved. Test puts another Action card into play and resolves it
    twice, the first time completely before the second (ARC-R6); Funding gives money."""

    discreet_since: ClassVar[int] = 2

    def legal(self, s: Meeting) -> list[int]:
        return [FUND, *[TEST + card - ACTIONS_FROM for card in actions_in_hand(s, self.who)]]

    def why(self, s: Meeting, x: int) -> Reason | None:
        if x == FUND:
            return None
        if not TEST <= x < TEST + KINDS - ACTIONS_FROM:
            return CHOOSE_MODE
        held = actions_in_hand(s, self.who)
        if not held:
            return NO_OTHER_ACTION
        return None if x - TEST + ACTIONS_FROM in held else NOT_IN_HAND

    def discreet(self, s: Meeting) -> bool:
        return may_hold_actions(s, self.who)

    def apply(self, s: Meeting, x: int) -> None:
        if x == FUND:
            s.turn.extra += s.book.funding
            s.emit("fund", self.who, s.book.funding)
            return
        card = x - TEST + ACTIONS_FROM
        s.put_in_play(self.who, card)
        s.emit("test", self.who, card)
        s.next(Resolve(self.who, card), Resolve(self.who, card))
