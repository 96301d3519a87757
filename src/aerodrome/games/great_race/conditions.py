"""The conditions that cards are written in: what must hold for a pilot."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from aerodrome.games.great_race.content import CONDITIONS, FUEL, HEALTH, SPENT, SUPPLY, Program
from aerodrome.games.great_race.hostile import targets
from aerodrome.games.great_race.state import AIRBORNE, LANDED, Race

Test = Callable[[Race, int, list[int]], bool]  # a pilot, and the line with its arguments from 1 on


def redeemable(s: Race, seat: int, card: int) -> bool:
    """GAR-10.5: would a token move if the card were discarded for its green values?"""
    return any(s.book.green[kind][card] > 0 and s.held(seat, kind, SPENT) > 0 for kind in (FUEL, HEALTH))


def ahead(s: Race, seat: int) -> list[int]:
    """GAR-22.14: the Attachments of the own Stage and of later ones, the earliest Stage first."""
    return [news for stage in range(s.stage[seat], len(s.row)) for news in s.attached[stage]]


def _holds(s: Race, seat: int, line: list[int]) -> bool:
    return s.held(seat, line[1], SUPPLY) >= line[2]


def _spent(s: Race, seat: int, line: list[int]) -> bool:
    return s.held(seat, line[1], SPENT) > 0


def _cards(s: Race, seat: int, line: list[int]) -> bool:
    return s.cards(seat) >= line[1]


def _moxy_room(s: Race, seat: int, line: list[int]) -> bool:
    return s.moxy[seat] < s.book.most_moxy


def _flew(s: Race, seat: int, line: list[int]) -> bool:
    """The Flight card resolved this turn, if there is one, is of this class."""
    return s.flew[seat] >= 0 and s.book.flight_class[s.flew[seat]] == line[1]


def _follows(s: Race, seat: int, line: list[int]) -> bool:
    """GAR-20.5: the card before the last of the Flight Path is of this class."""
    return len(s.paths[seat]) > 1 and s.book.flight_class[s.paths[seat][-2]] == line[1]


def _unattached(s: Race, seat: int, line: list[int]) -> bool:
    return not s.attached[s.stage[seat]]


def _airborne(s: Race, seat: int, line: list[int]) -> bool:
    return s.status[seat] == AIRBORNE


def _landed(s: Race, seat: int, line: list[int]) -> bool:
    return s.status[seat] == LANDED


def _target(s: Race, seat: int, line: list[int]) -> bool:
    return bool(targets(s, seat, line[1], line[2]))


def _attachment_ahead(s: Race, seat: int, line: list[int]) -> bool:
    return bool(ahead(s, seat))


def _can_fly(s: Race, seat: int, line: list[int]) -> bool:
    return any(s.payable(seat, card) for card in s.flights(seat))


def _can_redeem(s: Race, seat: int, line: list[int]) -> bool:
    return any(redeemable(s, seat, card) for card in s.flights(seat))


TESTS: Final[dict[str, Test]] = {
    "holds": _holds,
    "spent": _spent,
    "cards": _cards,
    "moxy_room": _moxy_room,
    "flew": _flew,
    "follows": _follows,
    "unattached": _unattached,
    "airborne": _airborne,
    "landed": _landed,
    "target": _target,
    "attachment_ahead": _attachment_ahead,
    "can_fly": _can_fly,
    "can_redeem": _can_redeem,
}
BY_VERB: Final = [TESTS[line.split()[0]] for line in CONDITIONS]


def holds(s: Race, seat: int, lines: Program) -> bool:
    """Do all these conditions hold?"""
    return all(BY_VERB[line[0]](s, seat, line) for line in lines)


def _may_fly(s: Race, seat: int, line: list[int]) -> bool:
    return s.cards(seat) > 0 and s.held(seat, FUEL, SUPPLY) > 0


def _may_redeem(s: Race, seat: int, line: list[int]) -> bool:
    return s.cards(seat) > 0 and s.held(seat, FUEL, SPENT) + s.held(seat, HEALTH, SPENT) > 0


IN_HAND: Final = {"can_fly": _may_fly, "can_redeem": _may_redeem}
BY_SIGHT: Final = [IN_HAND.get(line.split()[0], TESTS[line.split()[0]]) for line in CONDITIONS]


def may_hold(s: Race, seat: int, lines: Program) -> bool:
    """GAR-R17: could all these hold, by what everybody sees? The two that lie in a hand are known to its owner only."""
    return all(BY_SIGHT[line[0]](s, seat, line) for line in lines)
