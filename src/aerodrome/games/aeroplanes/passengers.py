"""AER-5d: which passengers an airline can carry, and in which aeroplane."""

from __future__ import annotations

from typing import Final

from aerodrome.games.aeroplanes.content import EUROPE
from aerodrome.games.aeroplanes.state import EMPTY, Airlines
from aerodrome.kernel.step import Reason

NOBODY_WAITS: Final = Reason("AER-5d.1", "nobody-waits")
NO_ORIGIN: Final = Reason("AER-5d.2", "no-origin")
NO_DESTINATION: Final = Reason("AER-5d.2", "no-destination-airport")
NO_OVERFLOW_DESTINATION: Final = Reason("AER-5d.4", "no-destination-airport")
NO_SEATS: Final = Reason("AER-5d.5", "no-seats")
EUROPE_ONLY: Final = Reason("AER-5d.11", "europe-only")


def tile_at(s: Airlines, space: int) -> int:
    """The tile on a space of the waiting area, or of the overflow area behind it."""
    spaces = s.book.spaces
    return s.waiting[space] if space < spaces else s.overflow[space - spaces]


def most_seats(s: Airlines, seat: int) -> int:
    """AER-5d.5, AER-5d.6: how many people one aeroplane can still take."""
    most = 0
    for card in s.fleet[seat]:
        most = max(most, s.free[card])
    return most


def claimable(s: Airlines, seat: int) -> list[int]:
    """AER-5d.2 to AER-5d.5: the spaces whose people can be claimed."""
    book = s.book
    most, bases = most_seats(s, seat), s.bases(seat)
    found: list[int] = []
    if most == 0:
        return found
    for space in range(book.spaces):
        tile = s.waiting[space]
        if tile == EMPTY or book.people[tile] > most:
            continue
        if bases >> book.destination[tile] & bases >> book.origin[space] & 1:
            found.append(space)
    for slot in range(book.overflow):
        tile = s.overflow[slot]
        if tile != EMPTY and book.people[tile] <= most and bases >> book.destination[tile] & 1:
            found.append(book.spaces + slot)
    return found


def by_night(s: Airlines, seat: int) -> list[int]:
    """AER-5d.11, AER-R28: of these, the ones who wait and fly within Europe."""
    waiting = [space for space in claimable(s, seat) if space < s.book.spaces]
    return [space for space in waiting if s.book.market[s.book.destination[s.waiting[space]]] == EUROPE]


def why_not(s: Airlines, seat: int, space: int) -> Reason | None:
    """Why the people on this space cannot be claimed."""
    tile, bases = tile_at(s, space), s.bases(seat)
    if tile == EMPTY:
        return NOBODY_WAITS
    waits = space < s.book.spaces
    if waits and not bases >> s.book.origin[space] & 1:
        return NO_ORIGIN
    if not bases >> s.book.destination[tile] & 1:
        return NO_DESTINATION if waits else NO_OVERFLOW_DESTINATION
    return None if s.book.people[tile] <= most_seats(s, seat) else NO_SEATS


def why_not_by_night(s: Airlines, seat: int, space: int) -> Reason | None:
    reason = why_not(s, seat, space)
    if reason is None and space not in by_night(s, seat):
        return EUROPE_ONLY
    return reason


def carriers(s: Airlines, seat: int, people: int) -> list[int]:
    """AER-5d.5 to AER-5d.8: the own aeroplanes with enough free seats, new or flipped."""
    return [card for card in s.fleet[seat] if s.free[card] >= people]
