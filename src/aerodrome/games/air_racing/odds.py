"""The exact chances that players see: of checks, and of the cards that are drawn next. All are in whole percent."""

from __future__ import annotations

from math import comb
from typing import Final, final

from aerodrome.games.air_racing.content import KINDS, Book
from aerodrome.games.air_racing.pieces import Workshop
from aerodrome.kernel.odds import percent

BOOSTS_TOLD: Final = 3  # of one turn


def check(book: Book, modifier: int) -> int:
    """ARC-14.1: that a check with this modifier passes."""
    return percent(book.passes(modifier) / book.die_faces)


def boosts(book: Book, modifier: int) -> list[int]:
    """ARC-16.5: that the engine checks of the next Boosts of a turn pass, the first of them with this modifier."""
    return [check(book, modifier - earlier) for earlier in range(BOOSTS_TOLD)]


@final
class Draws:
    """By card: that one at least is among the next card, a Night Shift, and the next hand, if there is one."""

    def __init__(self, one: list[int], night_shift: list[int], hand: list[int] | None) -> None:
        self.one, self.night_shift, self.hand = one, night_shift, hand


def draws(book: Book, own: Workshop, last_month: bool) -> Draws:
    """Of the owner's cards. ARC-6.7: the next hand comes after Cleanup, when hand and cards in play lie with the
    discards."""
    deck = [own.unseen(card) - own.hand.count(card) for card in range(KINDS)]
    discards = [own.discards.count(card) for card in range(KINDS)]
    after = [discards[card] + own.hand.count(card) + own.played.count(card) for card in range(KINDS)]
    return Draws(
        among(deck, discards, 1),
        among(deck, discards, book.night_shift_draws),
        None if last_month else among(deck, after, book.hand_size),
    )


def among(deck: list[int], pile: list[int], drawn: int) -> list[int]:
    """ARC-5.16, ARC-5.17: by card, that one at least is among so many drawn: first from the deck; when it is too short,
    it is drawn as a whole, and the rest from the shuffled pile."""
    if drawn <= sum(deck):
        return [percent(1 - _none(sum(deck), these, drawn)) for these in deck]
    rest = sum(pile)
    more = min(drawn - sum(deck), rest)
    return [100 if here else percent(1 - _none(rest, there, more)) for here, there in zip(deck, pile, strict=True)]


def _none(cards: int, these: int, drawn: int) -> float:
    """That none of these is among so many drawn of all cards."""
    return comb(cards - these, drawn) / comb(cards, drawn)
