"""A match: rules, seed, log and state. The only place where answers are checked and chance is drawn."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, NamedTuple, Self, TypeVar, final

from mypy_extensions import mypyc_attr

from aerodrome.kernel.actions import UnknownAction
from aerodrome.kernel.chance import Fate
from aerodrome.kernel.errors import AerodromeError
from aerodrome.kernel.events import Event, Told
from aerodrome.kernel.fields import Serializable
from aerodrome.kernel.game import Chosen, Game
from aerodrome.kernel.rules import returns
from aerodrome.kernel.state import Passage, State, whose
from aerodrome.kernel.step import CHANCE, OVER, Reason
from aerodrome.kernel.zones import SPECTATOR, newly_seen

CHOSEN: Final = ""  # how an entry came into the log: by a choice,
FORCED: Final = "*"  # as the only option,
LATE: Final = "~"  # as the default when time had run out

AUTO_VERSION: Final = 2  # of what answers itself. 1: as in 0.7.0; 2: lone options that tell something wait in all games

NOT_ASKED: Final = Reason("", "not-asked")
GAME_OVER: Final = Reason("", "game-over")
NO_ACTION: Final = Reason("", "no-such-action")


@mypyc_attr(native_class=False)
class Refused(AerodromeError, ValueError):
    """An answer that was not accepted; nothing has changed."""

    def __init__(self, reason: Reason, text: str) -> None:
        super().__init__(f"{text}: {reason.message}" + (f" ({reason.rule})" if reason.rule else ""))
        self.reason = reason


class Entry(Serializable):
    """One line of the log: who answered what, how it came about, and when by the clock of whoever runs the match."""

    def __init__(self, who: int, x: int, how: str, at: int = 0) -> None:
        self.who, self.x, self.how, self.at = who, x, how, at

    def __repr__(self) -> str:
        return f"<Entry {whose(self.who)}{self.how}: {self.x}>"


@final
class AutoAnswers(Serializable):
    """Which lone options answer themselves; without `lone` none does. `frank` are the seats where they do even if that
    tells something: nobody is there to see. `version` is how a match was begun of which only the answers that were
    given are known."""

    def __init__(self, lone: bool = True, frank: frozenset[int] = frozenset(), version: int = AUTO_VERSION) -> None:
        self.lone, self.frank, self.version = lone, frank, version


class Mark(Serializable):
    """A position that its seat may go back to: the state, and how long log and events were."""

    def __init__(self, seat: int, state: State, entries: int, events: int) -> None:
        self.seat, self.state, self.entries, self.events = seat, state, entries, events


class Past(NamedTuple):
    """What a match has come to: all that a copy or a pickle takes over."""

    state: State
    base: State | None
    base_draws: int
    draws: int
    log: list[Entry]
    sealed: dict[int, Entry]
    events: list[Event]
    marks: list[Mark]
    barrier: str
    practice: bool
    notes: dict[str, Any]


@mypyc_attr(allow_interpreted_subclasses=True)
class Match:
    """A play of a game for so many seats. The seed is a text or a number, or the `Fate` that gives its numbers.
    `carry` is what each seat brings from the match before in a series.
    `auto` says which lone options answer themselves: all that tell nothing, none, or as `AutoAnswers` has it.
    `quiet` keeps no events and no undo, for simulations.
    `base` is a position to begin from instead of the set-up, after so many `draws` of chance.
    `now` is stamped on what is entered: milliseconds since 1970, set by whoever has a clock; 0: nobody has one.
    `passages` is what the last answer led to, entry by entry; a quiet match has none.
    `notes` are the caller's own. Once it is over, no method changes it but `replay`, which loads it anew."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Chosen = None,
        seed: str | int | Fate = "0",
        *,
        carry: list[list[int]] | None = None,
        auto: bool | AutoAnswers = True,
        quiet: bool = False,
        base: State | None = None,
        draws: int = 0,
        now: int = 0,
    ) -> None:
        self.fate = seed if isinstance(seed, Fate) else Fate(str(seed))
        self.game, self.seed, self.quiet = game, self.fate.seed, quiet
        self.auto = auto if isinstance(auto, AutoAnswers) else AutoAnswers(auto)
        self.rules = game.rules(seats, options)
        self.nonces = self.fate.nonces if any(self.fate.nonces) else ()
        self.carry = carry or [[] for _ in range(seats)]
        self.base, self.base_draws, self.draws = base, draws, draws
        self.now = now
        self.practice = False  # something was taken back that honest undo would not
        self.notes: dict[str, Any] = {}
        self.log: list[Entry] = []
        self.sealed: dict[int, Entry] = {}
        self.events: list[Event] = []
        self.passages: list[Passage] = []
        self.barrier = "nothing-to-undo"
        self._marks: list[Mark] = []
        self.state: State = self._begin()
        self._advance()

    def __repr__(self) -> str:
        asked = ", ".join(f"seat {seat}" for seat in self.asked())
        now = f"over, places {self.ranks()}" if self.over else f"{asked} asked"
        return (
            f"<Match of {self.game.name}: {self.rules.seats} seats, seed {self.seed!r}, {len(self.log)} entries, {now}>"
        )

    def copy(self) -> Self:
        """A match that goes on from here by itself, with the same luck to come."""
        return match_again(type(self), self.game, self.rules.seats, self.rules.options, self._terms(), self._past())

    def __deepcopy__(self, memo: Any) -> Any:
        return self.copy()

    def __reduce__(self) -> Any:
        return match_again, (type(self), self.game, self.rules.seats, self.rules.options, self._terms(), self._past())

    def _terms(self) -> dict[str, Any]:
        return {
            "seed": self.fate,
            "carry": self.carry,
            "auto": self.auto,
            "quiet": self.quiet,
            "now": self.now,
        }

    def _past(self) -> Past:
        return Past(
            self.state.clone(),
            self.base,
            self.base_draws,
            self.draws,
            self.log[:],
            self.sealed.copy(),
            self.events[:],
            [Mark(mark.seat, mark.state.clone(), mark.entries, mark.events) for mark in self._marks],
            self.barrier,
            self.practice,
            self.notes.copy(),
        )

    def _take_over(self, past: Past) -> None:
        self.state, self.base, self.base_draws, self.draws = past.state, past.base, past.base_draws, past.draws
        self.log, self.sealed, self.events = past.log, past.sealed, past.events
        self._marks, self.barrier = past.marks, past.barrier
        self.practice, self.notes, self.passages = past.practice, past.notes, []
        self.state.events = None if self.quiet else self.events

    def _begin(self) -> State:
        state: State = self.rules.setup(self.carry) if self.base is None else self.base.clone()
        state.events = None if self.quiet else self.events
        state.settle()
        return state

    @property
    def over(self) -> bool:
        return self.state.actor() == OVER

    def asked(self) -> list[int]:
        """The seats whose answer is awaited."""
        return [seat for seat in self.state.asked() if seat not in self.sealed]

    def mine(self, seat: int) -> Any:
        """The state as the seat knows it, its own question on top: what a bot, a view or an option list gets."""
        mine = self.rules.redact(self.state, seat)
        mine.bring_up(seat)
        return mine

    def legal(self, seat: int) -> list[int]:
        """The options of a seat; none if it is not asked."""
        if seat not in self.asked():
            return []
        mine = self.mine(seat)
        return list(mine.todo[-1].legal(mine))

    def why_not(self, seat: int, answer: int | str) -> Reason | None:
        """Why a seat may not give this answer now, by what it knows itself; None if it may."""
        if self.over:
            return GAME_OVER
        if seat not in self.asked():
            return NOT_ASKED
        try:
            x = self.rules.actions.parse(answer) if isinstance(answer, str) else answer
        except UnknownAction as unknown:
            if unknown.kind in self.rules.outside:
                return self.rules.outside[unknown.kind]
            raise
        if not 0 <= x < self.rules.actions.size:
            return NO_ACTION
        mine = self.mine(seat)
        reason: Reason | None = mine.todo[-1].why(mine, x)
        return reason

    def told(self, viewer: int, since: int = 0) -> list[Told]:
        """The events from number `since` on, as this viewer is told them."""
        return [self.rules.events.told(event, viewer) for event in self.events[since:]]

    def scores(self) -> list[int]:
        """What the rulebook compares first, of each seat, as things stand: the truth, also where it is secret."""
        return self.rules.scores(self.state)

    def ranks(self) -> list[int]:
        return self.rules.ranks(self.state)

    def returns(self) -> list[float]:
        return returns(self.ranks(), self.rules.teams)

    def answer(self, seat: int, answer: int | str) -> None:
        """A seat's answer, as words or as a number. A sealed one waits until all are in."""
        if (reason := self.why_not(seat, answer)) is not None:
            raise Refused(reason, self._words(seat, answer))
        x = self.rules.actions.parse(answer) if isinstance(answer, str) else answer
        self._accept(Entry(seat, x, CHOSEN, self.now))

    def withdraw(self, seat: int) -> None:
        """Take back a sealed answer while others are still awaited."""
        if seat not in self.sealed:
            raise Refused(GAME_OVER if self.over else NOT_ASKED, self._words(seat, "withdraw"))
        self.passages = []
        del self.sealed[seat]

    def time_out(self, seat: int) -> None:
        """The seat's time has run out: its default is taken."""
        if seat not in self.asked():
            raise Refused(GAME_OVER if self.over else NOT_ASKED, self._words(seat, "time out"))
        mine = self.mine(seat)
        self._accept(Entry(seat, mine.todo[-1].default(mine), LATE, self.now))

    def can_undo(self, seat: int) -> bool:
        return not self.over and bool(self._marks) and self._marks[-1].seat == seat

    def undo(self, seat: int) -> None:
        """Go back to before the seat's last answer, unless dice, a newly seen card or another's choice lie between."""
        if self.over:
            raise Refused(GAME_OVER, self._words(seat, "undo"))
        if not self.can_undo(seat):
            raise Refused(Reason("", f"undo-{self.barrier}"), self._words(seat, "undo"))
        mark = self._marks.pop()
        del self.log[mark.entries :]
        del self.events[mark.events :]
        self.passages = []
        self.state = mark.state
        self.state.events = self.events

    def take_back(self, entries: int) -> None:
        """Practice: go back to when the log had so many entries, whatever lies between. Dice fall the same again."""
        if self.over:
            raise Refused(GAME_OVER, "take back")
        if not 0 <= entries <= len(self.log):
            raise ValueError(f"the log has {len(self.log)} entries, so it cannot go back to {entries}")
        self.practice = True
        self.replay(self.log[:entries])
        self._advance()

    def replay(self, entries: Iterable[Entry]) -> None:
        """Start anew and play these entries; each is checked as if it came now."""
        again = list(entries)
        self.log, self.sealed, self.events, self._marks, self.draws = [], {}, [], [], self.base_draws
        self.barrier = "nothing-to-undo"
        self.state = self._begin()
        for entry in again:
            self._check(entry)
            self.passages = []
            self._play(entry)

    def _check(self, entry: Entry) -> None:
        fault = ""
        if entry.who != self.state.actor():
            fault = "not asked for"
        elif entry.who == CHANCE:
            fault = "" if entry.x == self._drawn() else "not what the seed gives"
        elif entry.x not in self.state.todo[-1].legal(self.state):
            fault = "not allowed there"
        if fault:
            raise UnknownAction(f"entry {len(self.log) + 1} of the log is {fault}")

    def _accept(self, entry: Entry) -> None:
        self.passages = []
        if self.state.todo[-1].together:
            self.sealed[entry.who] = entry
            self._marks, self.barrier = [], "choice"
            self._advance()
            return
        mark = None if self.quiet else Mark(entry.who, self.state.clone(), len(self.log), len(self.events))
        self._play(entry)
        self._advance()
        if mark is not None:
            self._keep(mark)

    def _keep(self, mark: Mark) -> None:
        """Remember where the seat may go back to, or what is in its way from now on."""
        barrier = self._barrier_since(mark)
        if barrier or (self._marks and self._marks[-1].seat != mark.seat):
            self._marks, self.barrier = [], barrier or "choice"
        if not barrier:
            self._marks.append(mark)

    def _barrier_since(self, mark: Mark) -> str:
        """What forbids going back to the mark; nothing if nothing does."""
        answered = [entry.who for entry in self.log[mark.entries :]]
        if CHANCE in answered:
            return "chance"
        if {mark.seat, *answered, *self.state.asked()} != {mark.seat}:
            return "choice"
        viewers, zones = [*range(self.rules.seats), SPECTATOR], self.rules.zones
        return "reveal" if newly_seen(zones(mark.state), zones(self.state), viewers) else ""

    def _advance(self) -> None:
        """Chance, sealed answers that are complete, and lone options, until somebody must choose."""
        while (who := self.state.actor()) != OVER:
            step = self.state.todo[-1]
            if who == CHANCE:
                self._play(Entry(CHANCE, self._drawn(), CHOSEN, self.now))
            elif step.together:
                for seat in self.asked():
                    if options := self._forced(seat):
                        self.sealed[seat] = Entry(seat, options[0], FORCED, self.now)
                if self.asked():
                    return
                self._play(self.sealed.pop(who))
            else:
                options = self._forced(who)
                if not options:
                    return
                self._play(Entry(who, options[0], FORCED, self.now))

    def _forced(self, seat: int) -> list[int]:
        """The lone option of an asked seat, if it answers itself; else nothing."""
        if not self.auto.lone:
            return []
        step = self.state.question(seat)
        options = step.legal(self.state)
        if len(options) != 1:
            return []
        heeded = step.discreet_since <= self.auto.version and seat not in self.auto.frank
        return [] if heeded and step.discreet(self.state) else options

    def _drawn(self) -> int:
        return self.fate.outcome(self.draws, self.state.todo[-1].odds(self.state))

    def _play(self, entry: Entry) -> None:
        if entry.who == CHANCE:
            self.draws += 1
        self.log.append(entry)
        if self.quiet:
            self.rules.play(self.state, entry.x)
            return
        unseen = self.state.todo[-1].unseen
        self.rules.play(self.state, entry.x)
        self.passages.append(Passage(entry.who, unseen, self.state.clone(), len(self.events)))

    def _words(self, seat: int, answer: int | str) -> str:
        if isinstance(answer, int):
            answer = self.rules.actions.text(answer) if 0 <= answer < self.rules.actions.size else str(answer)
        return f"seat {seat}: {answer}"


M = TypeVar("M", bound=Match)


def match_again(cls: type[M], game: Game, seats: int, options: dict[str, int], terms: dict[str, Any], past: Past) -> M:
    """A match of this class with these settings that has come to where another was."""
    match = cls(game, seats, options, base=past.state, draws=past.draws, **terms)
    match._take_over(past)
    return match
