"""The conditions that cards are written in: what must hold for a pilot."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from aerodrome.games.great_race.content import FUEL, HEALTH
from aerodrome.games.great_race.hostile import targets
from aerodrome.games.great_race.pieces import AIRBORNE, LANDED
from aerodrome.games.great_race.state import Race
from aerodrome.games.great_race.verbs import CONDITIONS, Program

Test = Callable[[Race, int, list[int]], bool]  # a pilot, and the line with its arguments from 1 on


def redeemable(s: Race, seat: int, card: int) -> bool:
    """GAR-10.5: would a token move if the card were discarded for its green values?"""
    board, green = s.pilots[seat].board, s.book.green
    return (green[FUEL][card] > 0 and board.fuel.spent > 0) or (green[HEALTH][card] > 0 and board.health.spent > 0)


def ahead(s: Race, seat: int) -> list[int]:
    """GAR-22.14: the Attachments of the own Stage and of later ones, the earliest Stage first."""
    return [news for stage in range(s.pilots[seat].stage, len(s.row)) for news in s.attached[stage]]


def _holds(s: Race, seat: int, line: list[int]) -> bool:
    return s.pilots[seat].board.gauge(line[1]).supply >= line[2]


def _spent(s: Race, seat: int, line: list[int]) -> bool:
    return s.pilots[seat].board.gauge(line[1]).spent > 0


def _cards(s: Race, seat: int, line: list[int]) -> bool:
    return s.pilots[seat].hand_size() >= line[1]


def _moxy_room(s: Race, seat: int, line: list[int]) -> bool:
    return s.pilots[seat].board.moxy < s.book.most_moxy


def _flew(s: Race, seat: int, line: list[int]) -> bool:
    """The Flight card resolved this turn, if there is one, is of this class."""
    flew = s.pilots[seat].round.flew
    return flew >= 0 and s.book.flight_class[flew] == line[1]


def _follows(s: Race, seat: int, line: list[int]) -> bool:
    """GAR-20.5: the card before the last of the Flight Path is of this class."""
    path = s.pilots[seat].cards.path
    return len(path) > 1 and s.book.flight_class[path[-2]] == line[1]


def _unattached(s: Race, seat: int, line: list[int]) -> bool:
    return not s.attachments(s.pilots[seat].stage)


def _airborne(s: Race, seat: int, line: list[int]) -> bool:
    return s.pilots[seat].status == AIRBORNE


def _landed(s: Race, seat: int, line: list[int]) -> bool:
    return s.pilots[seat].status == LANDED


def _target(s: Race, seat: int, line: list[int]) -> bool:
    return bool(targets(s, seat, line[1], line[2]))


def _attachment_ahead(s: Race, seat: int, line: list[int]) -> bool:
    return bool(ahead(s, seat))


def _can_fly(s: Race, seat: int, line: list[int]) -> bool:
    return any(s.payable(seat, card) for card in s.pilots[seat].cards.flights())


def _can_redeem(s: Race, seat: int, line: list[int]) -> bool:
    return any(redeemable(s, seat, card) for card in s.pilots[seat].cards.flights())


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
    pilot = s.pilots[seat]
    return pilot.hand_size() > 0 and pilot.board.fuel.supply > 0


def _may_redeem(s: Race, seat: int, line: list[int]) -> bool:
    pilot = s.pilots[seat]
    return pilot.hand_size() > 0 and pilot.board.spent() > 0


IN_HAND: Final = {"can_fly": _may_fly, "can_redeem": _may_redeem}
BY_SIGHT: Final = [IN_HAND.get(line.split()[0], TESTS[line.split()[0]]) for line in CONDITIONS]


def may_hold(s: Race, seat: int, lines: Program) -> bool:
    """GAR-R17: could all these hold, by what everybody sees? The two that lie in a hand are known to its owner only."""
    return all(BY_SIGHT[line[0]](s, seat, line) for line in lines)
