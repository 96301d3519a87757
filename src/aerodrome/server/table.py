"""A table: who sits there, the match, and what was said. It changes by entries only, new ones and stored ones alike."""

from __future__ import annotations

from hashlib import sha256
from typing import Any, Final

from aerodrome.games import find
from aerodrome.kernel.encode import dump, load
from aerodrome.kernel.match import CHOSEN, Match
from aerodrome.kernel.step import Step
from aerodrome.server import records
from aerodrome.server.records import Entry, Position, TableRecord
from aerodrome.server.wire import PEOPLE, ChatLine, Level, Status

KEEP_EVERY: Final = 16  # entries from one stored position to the next
MOVES: Final = (records.Answered, records.Withdrew, records.Undid, records.Rebased)


class Seat:
    """`guest` is nobody at a bot's seat and at an open one; `level` is that of the bot that plays, if one does."""

    def __init__(self, guest: str, name: str, level: Level | None) -> None:
        self.guest, self.name, self.level = guest, name, level

    @property
    def open(self) -> bool:
        return not self.guest and self.level is None

    @property
    def human(self) -> bool:
        """Does a person answer here now?"""
        return bool(self.guest) and self.level is None


class Table:
    def __init__(self, record: TableRecord) -> None:
        self.record, self.id, self.game = record, record.id, find(record.game)
        self.rules = self.game.rules(len(record.wishes), record.options)
        names = record.names or [""] * len(record.wishes)
        self.seats = [Seat("", n, None if w in PEOPLE else w) for n, w in zip(names, record.wishes, strict=True)]
        self.commitment = sha256(record.seed.encode()).hexdigest()
        self.match: Match | None = None
        self.seq = 0  # entries so far
        self.said: list[ChatLine] = []
        self.rematch: str | None = None
        self.done: dict[tuple[str, str], int] = {}  # by guest and key of a command: the entry it became
        self.posed: dict[int, int] = {}  # by seat that is asked: the entry that led to its question
        self._asked_at: dict[int, int] = {}  # by seat that is asked: the length of the match's log then
        self._rewinds: list[tuple[int, int]] = []  # entries that took something back, and the events left then

    @property
    def status(self) -> Status:
        if self.match is None:
            return "waiting"
        return "over" if self.match.over else "playing"

    @property
    def practice(self) -> bool:
        return self.record.practice or (self.match is not None and self.match.practice)

    @property
    def people(self) -> list[int]:
        """The seats that were wished for people."""
        return [seat for seat, wish in enumerate(self.record.wishes) if wish in PEOPLE]

    @property
    def step(self) -> Step[Any] | None:
        """What somebody is asked now."""
        return self.match.state.todo[-1] if self.match and not self.match.over else None

    @property
    def open_seats(self) -> int:
        return sum(seat.open for seat in self.seats)

    def notes(self) -> dict[str, list[str]]:
        """What a saved game says about its players."""
        players = ["human" if seat.guest else seat.level or "" for seat in self.seats]
        return {
            "players": players,
            "names": [seat.name or player for seat, player in zip(self.seats, players, strict=True)],
        }

    def seats_of(self, guest: str) -> list[int]:
        return [i for i, seat in enumerate(self.seats) if guest and seat.guest == guest]

    def asked(self) -> list[int]:
        return [] if self.match is None else self.match.asked()

    def alone(self) -> bool:
        """Is there only one seat that is or was a person's? Then everything may be taken back."""
        return sum(bool(seat.guest) for seat in self.seats) == 1

    def apart(self) -> bool:
        """Do several people play, each at a device of their own? At one device they wait for each other."""
        return len({seat.guest for seat in self.seats if seat.guest}) > 1

    def last_choice(self, seat: int) -> int | None:
        """How long the match's log was before the seat's last own choice."""
        log = self.match.log if self.match else []
        return next((i for i in range(len(log) - 1, -1, -1) if log[i].who == seat and log[i].how == CHOSEN), None)

    def events_since(self, seq: int, had: int) -> int:
        """How many of the events that somebody had after entry `seq` still stand."""
        events = 0 if self.match is None else len(self.match.events)
        return min([had, events, *[left for when, left in self._rewinds if when > seq]])

    def play(self, entry: Entry) -> None:
        """Let it happen. What cannot happen raises, and nothing has changed."""
        self._happen(entry)
        self.count(entry)
        if isinstance(entry, records.Undid) and self.match:
            self._rewinds.append((self.seq, len(self.match.events)))
        if isinstance(entry, records.Rebased):
            self._rewinds.append((self.seq, 0))
        self._pose()

    def count(self, entry: Entry) -> None:
        """One more entry; the key of its command is not carried out again."""
        self.seq += 1
        if key := getattr(entry, "key", ""):
            self.done[getattr(entry, "guest", ""), key] = self.seq

    def _happen(self, entry: Entry) -> None:
        match entry:
            case records.Sat():
                self.seats[entry.seat].guest, self.seats[entry.seat].name = entry.guest, entry.name
            case records.Began():
                self._begin(entry.level)
            case records.Answered():
                self._match.answer(entry.seat, entry.words)
            case records.Withdrew():
                self._match.withdraw(entry.seat)
            case records.Undid(to=None):
                self._match.undo(entry.seat)
            case records.Undid(to=int(to)):
                self._match.take_back(to)
            case records.Spoke():
                self.said.append(ChatLine(entry.seat, entry.name, entry.text))
            case records.Left():
                self.seats[entry.seat] = self._without_player(self.seats[entry.seat], entry.level)
            case records.Returned():
                self.seats[entry.seat].level = None
            case records.Rematched():
                self.rematch = entry.table
            case records.Rebased():
                self.match = self._match_from(entry.position)

    def _without_player(self, seat: Seat, level: Level) -> Seat:
        """Before the game a seat is open again; during it a bot plays on in the player's name."""
        return Seat("", "", None) if self.match is None else Seat(seat.guest, seat.name, level)

    @property
    def _match(self) -> Match:
        if self.match is None:
            raise ValueError("the game at this table has not begun")
        return self.match

    def _begin(self, level: Level | None) -> None:
        for seat in self.seats:
            if seat.open:
                seat.level = level
        if any(seat.open for seat in self.seats):
            raise ValueError("a seat is still open")
        self.match = self._match_from(self.record.base)

    def _match_from(self, base: Position | None) -> Match:
        state = None if base is None else load(self.game, self.rules, base.state)
        draws = 0 if base is None else base.draws
        frank = frozenset(self.people if len(self.people) == 1 else [])
        options, seed = self.record.options, self.record.seed
        return Match(self.game, len(self.seats), options, seed, frank=frank, base=state, draws=draws)

    def resume_from(self, position: Position) -> None:
        """Go on from there; the events that led to it are not told again."""
        self.match = self._match_from(position)
        self._rewinds = [(self.seq, 0)]
        self._pose()

    def _pose(self) -> None:
        """Note since when each seat is asked its question."""
        asked = self.asked()
        at = 0 if self.match is None else len(self.match.log)
        self.posed = {seat: self.posed[seat] if self._asked_at.get(seat) == at else self.seq for seat in asked}
        self._asked_at = dict.fromkeys(asked, at)

    def position(self) -> Position | None:
        """Where the match stands, for the day when its rules change."""
        if self.match is None:
            return None
        return Position(dump(self.match.state), self.match.draws, self.game.version, self.game.content_hash)

    def due_position(self) -> Position | None:
        return self.position() if self.seq % KEEP_EVERY == 0 else None

    def fits(self, position: Position | TableRecord) -> bool:
        """Was it made under the rules and content of today?"""
        return (position.version, position.content) == (self.game.version, self.game.content_hash)


def replayed(
    record: TableRecord, entries: list[Entry], last: tuple[int, Position] | None
) -> tuple[Table, Entry | None]:
    """The table that these entries lead to; `last` is the position stored after so many of them.

    If the rules or the content have changed since, the game goes on from the last position, and the entry that says
    so is given back, to be stored. Answers that came after that position count as far as the new rules allow them."""
    table = Table(record)
    rebased = [(number, e.position) for number, e in enumerate(entries, 1) if isinstance(e, records.Rebased)]
    start, position = rebased[-1] if rebased else (0, None)
    current = table.fits(position or record)
    if not current and last and last[0] > start:
        start, position = last
    for number, entry in enumerate(entries, 1):
        try:
            if number > start or not isinstance(entry, MOVES):
                table.play(entry)
            else:
                table.count(entry)
        except ValueError:
            if current:
                raise
            table.count(entry)
        if number == start and position is not None:
            table.resume_from(position)
    now = None if current else table.position()
    return table, None if now is None else records.Rebased(now)
