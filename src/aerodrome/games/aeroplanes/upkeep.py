"""AER-6b: what happens to cards and passengers between two eras."""

from __future__ import annotations

from aerodrome.games.aeroplanes.content import EUROPE
from aerodrome.games.aeroplanes.pieces import Aeroplane
from aerodrome.games.aeroplanes.state import EMPTY, Airlines


def remove_cards(s: Airlines) -> None:
    """AER-6b.2, AER-8.5: the lowest cards of the row leave the game, and the row is filled again."""
    for card in s.row[: s.book.removed]:
        s.emit("remove", card)
    s.removed += s.row[: s.book.removed]
    del s.row[: s.book.removed]
    s.fill_row()


def retire_cards(s: Airlines) -> None:
    """AER-6b.3, AER-6c.2: cards without free seats and tiles go to the personal pile. AER-R35, `seats_only`: seats
    alone count, and the tiles return to the reserve."""
    for seat in range(s.book.players):
        airline = s.airlines[seat]
        kept: list[Aeroplane] = []
        for plane in airline.fleet:
            if plane.free == 0 and (plane.tiles == 0 or s.book.seats_only):
                s.unload(seat, plane, plane.tiles)
                airline.pile.append(plane.card)
                s.emit("retire", seat, plane.card, s.book.card_vp[plane.card])
            else:
                kept.append(plane)
        airline.fleet = kept


def flip_cards(s: Airlines) -> None:
    """AER-6b.4, AER-6b.5: all others are no longer new; free seats and tiles stay with them."""
    for seat in range(s.book.players):
        for plane in s.airlines[seat].fleet:
            if plane.new:
                plane.new = False
                s.emit("flip", seat, plane.card, plane.free)


def put_away_passengers(s: Airlines) -> None:
    """AER-6b.6: tiles with VP are kept for the final count, the others leave the game; used seats stay used."""
    for airline in s.airlines:
        for claim in airline.claimed:
            (airline.scored if s.book.tile_vp[claim.tile] else s.gone).append(claim.tile)
        airline.claimed.clear()


def fill_overflow(s: Airlines) -> None:
    """AER-6b.7, AER-6b.8: of each starting city, in fill order, the first who leaves Europe, while there is room."""
    book = s.book
    for section in range(0, book.spaces, book.sections):
        if EMPTY not in s.overflow:
            return
        for space in range(section, section + book.sections):
            tile = s.waiting[space]
            if tile != EMPTY and book.market[book.destination[tile]] != EUROPE:
                slot = s.overflow.index(EMPTY)
                s.overflow[slot], s.waiting[space] = tile, EMPTY
                s.emit("overflow", book.destination[tile], book.people[tile], more=[space, book.spaces + slot])
                break
