"""A table: who sits there, the match, and what was said. It changes by entries only, new ones and stored ones alike."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from typing import Any, Final

from aerodrome.games import find
from aerodrome.kernel.chance import Fate
from aerodrome.kernel.encode import dump, load
from aerodrome.kernel.match import CHOSEN, GAME_OVER, AutoAnswers, Match, Refused
from aerodrome.kernel.step import Step
from aerodrome.server import records
from aerodrome.server.names import clean, shown
from aerodrome.server.records import MOVES, Entry, Position, TableRecord
from aerodrome.server.wire import PEOPLE, ChatLine, Level, Status

KEEP_EVERY: Final = 16  # entries from one stored position to the next
AFTER_THE_END: Final = (records.Spoke, records.Rematched, records.Rebased)  # Rebased keeps an end an end


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
    """All of a table but its game: how it was set up, who sits there. The entries that are no moves suffice for it."""

    def __init__(self, record: TableRecord) -> None:
        self.record, self.id, self.game = record, record.id, find(record.game)
        self.rules = self.game.rules(len(record.wishes), record.options)
        self.names = [clean(name) for name in record.names] or [""] * len(record.wishes)  # until seats are taken
        self.seats = [Seat("", n, None if w in PEOPLE else w) for n, w in zip(self.names, record.wishes, strict=True)]
        self.commitment = sha256(record.seed.encode()).hexdigest()
        self.begun = False
        self.taken_back = False  # has a player gone back further than honest undo would?
        self.rematch: str | None = None

    @property
    def practice(self) -> bool:
        return self.record.practice or self.taken_back

    @property
    def people(self) -> list[int]:
        """The seats that were wished for people."""
        return [seat for seat, wish in enumerate(self.record.wishes) if wish in PEOPLE]

    @property
    def open_seats(self) -> int:
        return sum(seat.open for seat in self.seats)

    @property
    def awaits(self) -> list[int]:
        """The seats whose nonce is missing, when nothing else is."""
        if self.begun or self.open_seats or not self.record.nonces:
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
        return [i for i, kept in enumerate(self.record.reserved) if kept == guest and self.seats[i].open]

    def alone(self) -> bool:
        """Is there only one seat that is or was a person's? Then everything may be taken back."""
        return sum(bool(seat.guest) for seat in self.seats) == 1

    def apart(self) -> bool:
        """Do several people play, each at a device of their own? At one device they wait for each other."""
        return len({seat.guest for seat in self.seats if seat.guest}) > 1

    def seat(self, entry: Entry) -> None:
        """Let happen what the entry says about the seats, if it does."""
        match entry:
            case records.Sat():
                self.seats[entry.seat].guest, self.seats[entry.seat].name = entry.guest, shown(entry.name)
            case records.Filled():
                self._fill(entry.level)
            case records.Nonced():
                self.seats[entry.seat].nonce = entry.nonce
            case records.Began():
                self._begin(entry.level)
            case records.Left():
                self.seats[entry.seat] = self._without_player(entry.seat, entry.level)
            case records.Returned():
                self.seats[entry.seat].level = None
            case records.Rematched():
                self.rematch = entry.table
            case records.Undid(to=int()):
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
    """A table as the store tells it, its game not played."""

    def __init__(self, record: TableRecord, entries: list[Entry], status: Status, moved: int) -> None:
        super().__init__(record)
        self.moved = moved
        for entry in entries:
            self.seat(entry)
        self.status: Status = status if self.begun else "waiting"


class Table(Seating):
    """A whole table."""

    def __init__(self, record: TableRecord) -> None:
        super().__init__(record)
        self.match: Match | None = None
        self.seq = 0  # entries so far,
        self.at = 0  # when the last of them happened,
        self.moved = 0  # and how many there were up to the last one that concerned the game
        self.said: list[ChatLine] = []
        self.done: dict[tuple[str, str], int] = {}  # by guest and key of a command: the entry it became
        self.question = 0  # the entry that led to what is asked now
        self.posed: dict[int, int] = {}  # by seat that is asked: the same
        self.deadline: int | None = None  # when the time for the question is over: milliseconds since 1970
        self._asked_at = -1  # how long the match's log was when it was asked
        self._rewinds: list[tuple[int, int]] = []  # entries that took something back, and the events left then

    @property
    def status(self) -> Status:
        if self.match is None:
            return "waiting"
        return "over" if self.match.over else "playing"

    @property
    def step(self) -> Step[Any] | None:
        """What somebody is asked now."""
        return self.match.state.todo[-1] if self.match and not self.match.over else None

    def asked(self) -> list[int]:
        return [] if self.match is None else self.match.asked()

    @property
    def reacting(self) -> bool:
        """Is this a time to react, of which nobody is told whose it is?"""
        return self.step is not None and self.step.unseen and self.apart()

    @property
    def allowance(self) -> int | None:
        """The seconds that people have for the question of now; none: as long as they like."""
        return self.record.window if self.reacting else self.record.clock

    @property
    def due(self) -> int | None:
        """The deadline, if a person is asked."""
        return self.deadline if any(self.seats[seat].human for seat in self.posed) else None

    def last_choice(self, seat: int) -> int | None:
        """How long the match's log was before the seat's last own choice."""
        log = self.match.log if self.match else []
        return next((i for i in range(len(log) - 1, -1, -1) if log[i].who == seat and log[i].how == CHOSEN), None)

    @property
    def events(self) -> int:
        """How many there have been so far."""
        return 0 if self.match is None else len(self.match.events)

    def events_since(self, seq: int, had: int) -> int:
        """How many of the events that somebody had after entry `seq` still stand."""
        return min([had, self.events, *[left for when, left in self._rewinds if when > seq]])

    def takes(self, entry: Entry) -> bool:
        """A finished game stays finished: people talk about it and play again, and that is all."""
        return self.status != "over" or isinstance(entry, AFTER_THE_END)

    def play(self, entry: Entry) -> None:
        """Let it happen. What cannot happen raises ValueError, and nothing has changed."""
        if not self.takes(entry):
            raise Refused(GAME_OVER, type(entry).__name__.lower())
        if self.match:
            self.match.now = entry.at
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
        self.at = entry.at
        if isinstance(entry, MOVES):
            self.moved = self.seq
        if key := getattr(entry, "key", ""):
            self.done[getattr(entry, "guest", ""), key] = self.seq

    def _happen(self, entry: Entry) -> None:
        match entry:
            case records.Began():
                self.seat(entry)
                self.match = self._match_from(self.record.base, entry.at)
            case records.Answered():
                self._match.answer(entry.seat, entry.words)
            case records.Withdrew():
                self._match.withdraw(entry.seat)
            case records.Undid(to=None):
                self._match.undo(entry.seat)
            case records.Undid(to=int(to)):
                self._match.take_back(to)
                self.seat(entry)
            case records.Spoke():
                self.said.append(ChatLine(entry.seat, shown(entry.name), clean(entry.text)))
            case records.Rebased():
                self.match = self._match_from(entry.position, entry.at)
            case _:
                self.seat(entry)

    @property
    def _match(self) -> Match:
        if self.match is None:
            raise ValueError("the game at this table has not begun")
        return self.match

    def _match_from(self, base: Position | None, at: int) -> Match:
        state = None if base is None else load(self.game, self.rules, base.state)
        draws = 0 if base is None else base.draws
        frank = frozenset(self.people if len(self.people) == 1 else [])
        record, nonces = self.record, tuple([seat.nonce for seat in self.seats])
        return Match(
            self.game,
            len(self.seats),
            record.options,
            Fate(record.seed, nonces),
            auto=AutoAnswers(frank=frank, version=record.auto_version),
            base=state,
            draws=draws,
            now=at,
        )

    def resume_from(self, position: Position) -> None:
        """Go on from there; the events that led to it are not told again."""
        self.match = self._match_from(position, self.at)
        self._rewinds = [(self.seq, 0)]
        self._pose()

    def _pose(self) -> None:
        """Note since when those who are asked have their question. Who seals an answer and takes it back is asked the
        same one still, and gets no new time."""
        length = -1 if self.match is None else len(self.match.log)
        if length != self._asked_at:
            self._asked_at, self.question = length, self.seq
            self.start_clock(self.at)
        self.posed = dict.fromkeys(self.asked(), self.question)

    def start_clock(self, at: int) -> None:
        """All the time there is for the question of now begins then."""
        self.deadline = None if self.allowance is None else at + 1000 * self.allowance

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


class Replaying:
    """A table on its way to where its entries lead; `last` is the position stored after so many of them.

    If the rules or the content have changed since, the game goes on from the last position. Answers that came after
    that position count as far as the new rules allow them. In 0.7.0 an end could be taken back: such a game is over as
    it was, and what came after counts for nothing."""

    def __init__(self, record: TableRecord, entries: list[Entry], last: tuple[int, Position] | None) -> None:
        self.table, self._entries = Table(record), entries
        rebased = [(number, e.position) for number, e in enumerate(entries, 1) if isinstance(e, records.Rebased)]
        self._start = 0  # from where on moves are played,
        self._position: Position | None = None  # and the position there
        if rebased:
            self._start, self._position = rebased[-1]
        self._current = self.table.fits(self._position or record)
        if not self._current and last and last[0] > self._start:
            self._start, self._position = last

    def steps(self) -> Iterator[None]:
        """Plays one entry after the other, each when it is asked for."""
        for number, entry in enumerate(self._entries, 1):
            self._play(number, entry)
            yield

    def _play(self, number: int, entry: Entry) -> None:
        table = self.table
        try:
            if not table.takes(entry):
                table.count(entry)
            elif number > self._start or not isinstance(entry, MOVES):
                table.play(entry)
            else:
                table.seat(entry)
                table.count(entry)
        except ValueError:
            if self._current:
                raise
            table.count(entry)
        if number == self._start and self._position is not None:
            table.resume_from(self._position)

    def rebased(self) -> Entry | None:
        """At the end: the entry that says that the rules have changed, to be stored."""
        now = None if self._current else self.table.position()
        return None if now is None else records.Rebased(now)


def replayed(
    record: TableRecord, entries: list[Entry], last: tuple[int, Position] | None
) -> tuple[Table, Entry | None]:
    """The table of Replaying, and the entry of its changed rules, if they have."""
    replaying = Replaying(record, entries, last)
    for _ in replaying.steps():
        pass
    return replaying.table, replaying.rebased()
