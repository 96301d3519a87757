"""Who sits at a table, and what lists of tables show of it: all but its game."""

from __future__ import annotations

from hashlib import sha256

from aerodrome.games import find
from aerodrome.server.records import (
    Began,
    Filled,
    Left,
    Nonced,
    Record,
    Rematched,
    Returned,
    Sat,
    TableSetup,
    Undid,
)
from aerodrome.server.sanitize import clean, shown
from aerodrome.server.wire import PEOPLE, Level, Status


class Seat:
    """`guest` is nobody at a bot's seat and at an open one; `level` is that of the bot that plays, if one does,
    and `instead_of` the bot that failed there; `nonce` is what the seat has added to the seed."""

    def __init__(
        self, guest: str, name: str, level: Level | None, instead_of: Level | None = None, nonce: str = ""
    ) -> None:
        self.guest, self.name, self.level, self.instead_of, self.nonce = guest, name, level, instead_of, nonce

    @property
    def open(self) -> bool:
        return not self.guest and self.level is None

    @property
    def human(self) -> bool:
        """Does a person answer here now?"""
        return bool(self.guest) and self.level is None


class Seating:
    """All of a table but its game: how it was set up, who sits there. It follows from the records that are no moves."""

    def __init__(self, setup: TableSetup) -> None:
        self.setup, self.id, self.game = setup, setup.id, find(setup.game)
        self.rules = self.game.rules(len(setup.wishes), setup.options)
        self.names = [clean(name) for name in setup.names] or [""] * len(setup.wishes)  # until seats are taken
        self.seats = [Seat("", n, None if w in PEOPLE else w) for n, w in zip(self.names, setup.wishes, strict=True)]
        self.commitment = sha256(setup.seed.encode()).hexdigest()
        self.begun = False
        self.taken_back = False  # has a player gone back further than honest undo would?
        self.rematch: str | None = None

    @property
    def practice(self) -> bool:
        return self.setup.practice or self.taken_back

    @property
    def people(self) -> list[int]:
        """The seats that were wished for people."""
        return [seat for seat, wish in enumerate(self.setup.wishes) if wish in PEOPLE]

    @property
    def open_seats(self) -> int:
        return sum(seat.open for seat in self.seats)

    @property
    def awaits(self) -> list[int]:
        """The seats whose nonce is missing, when nothing else is."""
        if self.begun or self.open_seats or not self.setup.nonces:
            return []
        return [i for i, seat in enumerate(self.seats) if seat.human and not seat.nonce]

    @property
    def ready(self) -> bool:
        """Is nothing missing any more for the game to begin?"""
        return not self.begun and not self.open_seats and not self.awaits

    def notes(self) -> dict[str, list[str]]:
        """What a saved game says about its players."""
        players = ["human" if seat.guest else seat.level or "" for seat in self.seats]
        return {
            "players": players,
            "names": [seat.name or player for seat, player in zip(self.seats, players, strict=True)],
        }

    def seats_of(self, guest: str) -> list[int]:
        return [i for i, seat in enumerate(self.seats) if guest and seat.guest == guest]

    def kept_for(self, guest: str) -> list[int]:
        """The open seats that only this guest may take."""
        return [i for i, kept in enumerate(self.setup.reserved) if kept == guest and self.seats[i].open]

    def alone(self) -> bool:
        """Is there only one seat that is or was a person's? Then everything may be taken back."""
        return sum(bool(seat.guest) for seat in self.seats) == 1

    def on_several_devices(self) -> bool:
        """Do several people play, each at a device of their own? At one device they wait for each other."""
        return len({seat.guest for seat in self.seats if seat.guest}) > 1

    def apply_to_seats(self, record: Record) -> None:
        """Apply what the record says about the seats; most others say nothing about them. Raises ValueError if a game
        is to begin with an open seat."""
        match record:
            case Sat():
                self.seats[record.seat].guest, self.seats[record.seat].name = record.guest, shown(record.name)
            case Filled():
                self._fill(record.level)
            case Nonced():
                self.seats[record.seat].nonce = record.nonce
            case Began():
                self._begin(record.level)
            case Left():
                self.seats[record.seat] = self._without_player(record.seat, record.level)
            case Returned():
                self.seats[record.seat].level = None
            case Rematched():
                self.rematch = record.table
            case Undid(to=int()):
                self.taken_back = True

    def _fill(self, level: Level | None) -> None:
        for seat in self.seats:
            if seat.open:
                seat.level, seat.name = level, ""

    def _begin(self, level: Level | None) -> None:
        self._fill(level)
        if any(seat.open for seat in self.seats):
            raise ValueError("a seat is still open")
        self.begun = True

    def _without_player(self, number: int, level: Level) -> Seat:
        """Before the game a seat is open again; during it a bot plays on in the player's name, or for another bot."""
        if not self.begun:
            return Seat("", self.names[number], None)
        seat = self.seats[number]
        return Seat(seat.guest, seat.name, level, seat.instead_of or seat.level, seat.nonce)


class Outline(Seating):
    """A table as lists show it: its game is not played again."""

    def __init__(self, setup: TableSetup, records: list[Record], status: Status, moved: int) -> None:
        super().__init__(setup)
        self.moved = moved
        for record in records:
            self.apply_to_seats(record)
        self.status: Status = status if self.begun else "waiting"
