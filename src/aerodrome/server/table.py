"""A table: who sits there, the match, and what was said.

It changes by records only, new ones and stored ones alike, so that a restart is nothing special."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from aerodrome.kernel.chance import Fate
from aerodrome.kernel.encode import dump, load
from aerodrome.kernel.match import FORCED, GAME_OVER, AutoAnswers, Match, Refused
from aerodrome.kernel.state import Passage
from aerodrome.kernel.step import Step
from aerodrome.server.records import (
    MOVES,
    Answered,
    Began,
    Position,
    Rebased,
    Record,
    Rematched,
    Spoke,
    TableSetup,
    Undid,
    Withdrew,
)
from aerodrome.server.sanitize import clean, shown
from aerodrome.server.seating import Seating
from aerodrome.server.wire import ChatLine, Status

KEEP_EVERY: Final = 16  # records from one stored position to the next
AFTER_THE_END: Final = (Spoke, Rematched, Rebased)  # Rebased keeps an end an end


class Table(Seating):
    """A table with its match, as far as its records have been played."""

    def __init__(self, setup: TableSetup) -> None:
        super().__init__(setup)
        self.match: Match | None = None
        self.seq = 0  # records so far,
        self.at = 0  # when the last of them happened,
        self.moved = 0  # and how many there were up to the last one that concerned the game
        self.said: list[ChatLine] = []
        self.done: dict[tuple[str, str], int] = {}  # by guest and key of a command: the record it became
        self.question = 0  # the record that led to what is asked now
        self.asked_since: dict[int, int] = {}  # the same, by seat that is asked
        self.deadline: int | None = None  # when the time for the question is over: milliseconds since 1970
        self._asked_at = -1  # how long the match's log was when it was asked
        self._rewinds: list[tuple[int, int]] = []  # records that took something back, and the events left then

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
        """Is this a reaction window, in which nobody is shown whose turn it is?"""
        return self.step is not None and self.step.unseen and self.on_several_devices()

    @property
    def seconds_allowed(self) -> int | None:
        """The seconds that people have for the question of now; none: as long as they like."""
        return self.setup.window if self.reacting else self.setup.clock

    @property
    def due(self) -> int | None:
        """The deadline, if a person is asked."""
        return self.deadline if any(self.seats[seat].human for seat in self.asked_since) else None

    def last_choice(self, seat: int) -> int | None:
        """How long the match's log was before the seat's last own choice."""
        log = self.match.log if self.match else []
        return next((i for i in range(len(log) - 1, -1, -1) if log[i].who == seat and log[i].how != FORCED), None)

    def timed_out(self, seat: int) -> Answered:
        """What happens when the time of an asked seat is over."""
        mine = self._match.mine(seat)
        return Answered(seat, self.rules.actions.text(mine.todo[-1].default(mine)), late=True)

    @property
    def events(self) -> int:
        """How many there have been so far."""
        return 0 if self.match is None else len(self.match.events)

    @property
    def passages(self) -> list[Passage]:
        """What the last record led to."""
        return [] if self.match is None else self.match.passages

    @property
    def rewound(self) -> bool:
        """Did the last record take something back, or begin anew?"""
        return bool(self._rewinds) and self._rewinds[-1][0] == self.seq

    def events_since(self, seq: int, had: int) -> int:
        """How many of the events that somebody had after record `seq` still stand."""
        return min([had, self.events, *[left for when, left in self._rewinds if when > seq]])

    def accepts(self, record: Record) -> bool:
        """May this happen now? After the end people only talk, and play again."""
        return self.status != "over" or isinstance(record, AFTER_THE_END)

    def play(self, record: Record) -> None:
        """Apply a record, a new or a stored one. Raises ValueError if it cannot happen; then nothing has changed."""
        if not self.accepts(record):
            raise Refused(GAME_OVER, type(record).__name__.lower())
        if self.match:
            self.match.now, self.match.passages = record.at, []
        self._apply(record)
        self.count(record)
        if isinstance(record, Undid) and self.match:
            self._rewinds.append((self.seq, len(self.match.events)))
        if isinstance(record, Rebased):
            self._rewinds.append((self.seq, 0))
        self._note_question()

    def count(self, record: Record) -> None:
        """Count a record, whether it was played or not. The command of its key is not carried out again."""
        self.seq += 1
        self.at = record.at
        if isinstance(record, MOVES):
            self.moved = self.seq
        if key := getattr(record, "key", ""):
            self.done[getattr(record, "guest", ""), key] = self.seq

    def _apply(self, record: Record) -> None:
        match record:
            case Began():
                self.apply_to_seats(record)
                self.match = self._match_from(self.setup.base, record.at)
            case Answered(late=True):
                self._match.time_out(record.seat)
            case Answered():
                self._match.answer(record.seat, record.words)
            case Withdrew():
                self._match.withdraw(record.seat)
            case Undid(to=None):
                self._match.undo(record.seat)
            case Undid(to=int(to)):
                self._match.take_back(to)
                self.apply_to_seats(record)
            case Spoke():
                self.said.append(ChatLine(record.seat, shown(record.name), clean(record.text)))
            case Rebased():
                self.match = self._match_from(record.position, record.at)
            case _:
                self.apply_to_seats(record)

    @property
    def _match(self) -> Match:
        if self.match is None:
            raise ValueError("the game at this table has not begun")
        return self.match

    def _match_from(self, base: Position | None, at: int) -> Match:
        state = None if base is None else load(self.game, self.rules, base.state)
        draws = 0 if base is None else base.draws
        frank = frozenset(self.people if len(self.people) == 1 else [])
        setup, nonces = self.setup, tuple([seat.nonce for seat in self.seats])
        return Match(
            self.game,
            len(self.seats),
            setup.options,
            Fate(setup.seed, nonces),
            auto=AutoAnswers(frank=frank, version=setup.auto_version),
            base=state,
            draws=draws,
            now=at,
        )

    def resume_from(self, position: Position) -> None:
        """Go on from a stored position; the events that led to it are not known any more."""
        self.match = self._match_from(position, self.at)
        self._rewinds = [(self.seq, 0)]
        self._note_question()

    def _note_question(self) -> None:
        """Note since which record the seats are asked what they are asked now. Who seals an answer and takes it back is
        still asked the same, and gets no new time."""
        length = -1 if self.match is None else len(self.match.log)
        if length != self._asked_at:
            self._asked_at, self.question = length, self.seq
            self.start_clock(self.at)
        self.asked_since = dict.fromkeys(self.asked(), self.question)

    def start_clock(self, at: int) -> None:
        """Set the deadline of the question of now, whose time begins at `at`."""
        self.deadline = None if self.seconds_allowed is None else at + 1000 * self.seconds_allowed

    def position(self) -> Position | None:
        """Where the match stands, for the day when its rules change."""
        if self.match is None:
            return None
        return Position(dump(self.match.state), self.match.draws, self.game.version, self.game.content_hash)

    def due_position(self) -> Position | None:
        return self.position() if self.seq % KEEP_EVERY == 0 else None

    def has_rules_of(self, position: Position | TableSetup) -> bool:
        """Was it made under the rules and content that the program has now?"""
        return (position.version, position.content) == (self.game.version, self.game.content_hash)


class TableReplay:
    """Plays stored records again, step by step; `last` is the position stored after so many of them.

    If the rules or the content have changed since, the game goes on from the last position. Answers that came after
    that position count as far as the new rules allow them. In 0.7.0 an end could be taken back: such a game is over as
    it was, and what came after counts for nothing."""

    def __init__(self, setup: TableSetup, records: list[Record], last: tuple[int, Position] | None) -> None:
        self.table, self._records = Table(setup), records
        rebased = [(number, e.position) for number, e in enumerate(records, 1) if isinstance(e, Rebased)]
        self._start = 0  # from where on moves are played,
        self._position: Position | None = None  # and the position there
        if rebased:
            self._start, self._position = rebased[-1]
        self._current = self.table.has_rules_of(self._position or setup)
        if not self._current and last and last[0] > self._start:
            self._start, self._position = last

    def steps(self) -> Iterator[None]:
        """Plays one record after the other; the caller may pause between them."""
        for number, record in enumerate(self._records, 1):
            self._play(number, record)
            yield

    def _play(self, number: int, record: Record) -> None:
        table = self.table
        try:
            if not table.accepts(record):
                table.count(record)
            elif number > self._start or not isinstance(record, MOVES):
                table.play(record)
            else:
                table.apply_to_seats(record)
                table.count(record)
        except ValueError:
            if self._current:
                raise
            table.count(record)
        if number == self._start and self._position is not None:
            table.resume_from(self._position)

    def rebased(self) -> Record | None:
        """After the last step: the record to store if the rules have changed."""
        now = None if self._current else self.table.position()
        return None if now is None else Rebased(now)


def replayed(
    setup: TableSetup, records: list[Record], last: tuple[int, Position] | None
) -> tuple[Table, Record | None]:
    """All steps of a TableReplay at once: the table, and the record to store if the rules have changed."""
    replay = TableReplay(setup, records, last)
    for _ in replay.steps():
        pass
    return replay.table, replay.rebased()
