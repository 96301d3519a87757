"""A match: rules, seed, log and state. The only place where answers are checked and chance is drawn."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from aerodrome.kernel.actions import UnknownAction
from aerodrome.kernel.chance import Fate
from aerodrome.kernel.events import Event, Told
from aerodrome.kernel.game import Game
from aerodrome.kernel.ranking import returns
from aerodrome.kernel.state import State
from aerodrome.kernel.step import CHANCE, OVER, Reason
from aerodrome.kernel.zones import SPECTATOR, newly_seen

CHOSEN: Final = ""  # how an entry came into the log: by a choice,
FORCED: Final = "*"  # as the only option,
LATE: Final = "~"  # as the default when time had run out

NOT_ASKED: Final = Reason("", "not-asked")
GAME_OVER: Final = Reason("", "game-over")
NO_ACTION: Final = Reason("", "no-such-action")

BARRIERS: Final = ("nothing-to-undo", "chance", "reveal", "choice")


class Refused(ValueError):
    """An answer that was not accepted; nothing has changed."""

    def __init__(self, reason: Reason, text: str) -> None:
        super().__init__(f"{text}: {reason.message}" + (f" ({reason.rule})" if reason.rule else ""))
        self.reason = reason


class Entry:
    """One line of the log: who answered what, and how it came about."""

    def __init__(self, who: int, x: int, how: str) -> None:
        self.who = who
        self.x = x
        self.how = how


class Mark:
    """A position that its seat may go back to."""

    def __init__(self, seat: int, state: State, entries: int, events: int) -> None:
        self.seat = seat
        self.state = state
        self.entries = entries
        self.events = events


class Match:
    """`quiet` keeps no events and no undo, for simulations; without `auto` even a lone option waits for its answer.
    `base` is a position to begin from instead of the set-up, after so many `draws` of chance."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, object] | None = None,
        seed: str = "0",
        *,
        carry: list[list[int]] | None = None,
        auto: bool = True,
        quiet: bool = False,
        base: State | None = None,
        draws: int = 0,
        fate: Fate | None = None,
    ) -> None:
        self.game = game
        self.rules = game.rules(seats, options)
        self.seed = seed
        self.fate = fate or Fate(seed)
        self.carry = carry or [[] for _ in range(seats)]
        self.auto = auto
        self.quiet = quiet
        self.base = base
        self.base_draws = draws
        self.practice = False  # something was taken back that honest undo would not
        self.log: list[Entry] = []
        self.sealed: dict[int, Entry] = {}
        self.events: list[Event] = []
        self.barrier = BARRIERS[0]
        self._marks: list[Mark] = []
        self.draws = draws
        self.state: State = self._begin()
        self._advance()

    def _begin(self) -> State:
        state: State = self.rules.setup(self.carry) if self.base is None else self.rules.clone(self.base)
        self._listen(state)
        state.settle()
        return state

    def _listen(self, state: State) -> None:
        state.events = None if self.quiet else self.events

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
        return mine.todo[-1].legal(mine)  # type: ignore[no-any-return]

    def why_not(self, seat: int, x: int) -> Reason | None:
        """Why a seat may not give this answer now, by what it knows itself; None if it may."""
        if self.over:
            return GAME_OVER
        if seat not in self.asked():
            return NOT_ASKED
        if not 0 <= x < self.rules.actions.size:
            return NO_ACTION
        mine = self.mine(seat)
        return mine.todo[-1].why(mine, x)  # type: ignore[no-any-return]

    def told(self, viewer: int, since: int = 0) -> list[Told]:
        """The events from number `since` on, as this viewer is told them."""
        return [self.rules.events.told(event, viewer) for event in self.events[since:]]

    def ranks(self) -> list[int]:
        return self.rules.ranks(self.state)

    def returns(self) -> list[float]:
        return returns(self.ranks(), self.rules.teams)

    def answer(self, seat: int, answer: int | str) -> None:
        """A seat's answer, as words or as a number. A sealed one waits until all are in."""
        x = self._parse(seat, answer) if isinstance(answer, str) else answer
        reason = self.why_not(seat, x)
        if reason is not None:
            raise Refused(reason, self._words(seat, answer))
        self._accept(Entry(seat, x, CHOSEN))

    def withdraw(self, seat: int) -> None:
        """Take back a sealed answer while others are still awaited."""
        if seat not in self.sealed:
            raise Refused(NOT_ASKED, self._words(seat, "withdraw"))
        del self.sealed[seat]

    def time_out(self, seat: int) -> None:
        """The seat's time has run out: its default is taken."""
        if seat not in self.asked():
            raise Refused(GAME_OVER if self.over else NOT_ASKED, self._words(seat, "time out"))
        mine = self.mine(seat)
        self._accept(Entry(seat, mine.todo[-1].default(mine), LATE))

    def can_undo(self, seat: int) -> bool:
        return bool(self._marks) and self._marks[-1].seat == seat

    def undo(self, seat: int) -> None:
        """Go back to before the seat's last answer, unless dice, a newly seen card or another's choice lie between."""
        if not self.can_undo(seat):
            raise Refused(Reason("", f"undo-{self.barrier}"), self._words(seat, "undo"))
        mark = self._marks.pop()
        del self.log[mark.entries :]
        del self.events[mark.events :]
        self.state = mark.state
        self._listen(self.state)

    def take_back(self, entries: int) -> None:
        """Practice: go back to when the log had so many entries, whatever lies between. Dice fall the same again."""
        if not 0 <= entries <= len(self.log):
            raise ValueError(f"the log has {len(self.log)} entries, so it cannot go back to {entries}")
        self.practice = True
        self.replay(self.log[:entries])
        self._advance()

    def replay(self, entries: Iterable[Entry]) -> None:
        """Start anew and play these entries; each is checked as if it came now."""
        again = list(entries)
        self.log, self.sealed, self.events, self._marks, self.draws = [], {}, [], [], self.base_draws
        self.barrier = BARRIERS[0]
        self.state = self._begin()
        for entry in again:
            self._check(entry)
            self._play(entry)

    def _check(self, entry: Entry) -> None:
        actor = self.state.actor()
        if actor != entry.who:
            raise UnknownAction(f"entry {len(self.log) + 1} of the log is not asked for")
        if actor == CHANCE:
            if entry.x != self._drawn():
                raise UnknownAction(f"entry {len(self.log) + 1} of the log is not what the seed gives")
        elif entry.x not in self.state.todo[-1].legal(self.state):
            raise UnknownAction(f"entry {len(self.log) + 1} of the log is not allowed there")

    def _accept(self, entry: Entry) -> None:
        if self.state.todo[-1].together:
            self.sealed[entry.who] = entry
            self._advance()
            return
        if self.quiet:
            self._play(entry)
            self._advance()
            return
        if self._marks and self._marks[-1].seat != entry.who:
            self._marks.clear()
        before = self.rules.clone(self.state)
        mark = Mark(entry.who, before, len(self.log), len(self.events))
        self._play(entry)
        self._advance()
        barrier = self._barrier_since(mark)
        if barrier:
            self._marks.clear()
            self.barrier = barrier
        else:
            self._marks.append(mark)

    def _barrier_since(self, mark: Mark) -> str:
        """What forbids going back to the mark; nothing if nothing does."""
        for entry in self.log[mark.entries :]:
            if entry.who == CHANCE:
                return "chance"
            if entry.who != mark.seat:
                return "choice"
        viewers = [*range(self.rules.seats), SPECTATOR]
        if newly_seen(self.rules.zones(mark.state), self.rules.zones(self.state), viewers):
            return "reveal"
        return ""

    def _advance(self) -> None:
        """Chance, sealed answers that are complete, and lone options, until somebody must choose."""
        while True:
            who = self.state.actor()
            if who == OVER:
                return
            if who == CHANCE:
                self._play(Entry(CHANCE, self._drawn(), CHOSEN))
            elif self.state.todo[-1].together:
                if self.auto:
                    self._seal_forced()
                if self.asked():
                    return
                self._marks.clear()
                self.barrier = "choice"
                self._play(self.sealed.pop(who))
            else:
                step = self.state.todo[-1]
                options = step.legal(self.state) if self.auto else []
                if len(options) != 1:
                    return
                self._play(Entry(who, options[0], FORCED))

    def _seal_forced(self) -> None:
        for seat in self.asked():
            options = self.legal(seat)
            if len(options) == 1:
                self.sealed[seat] = Entry(seat, options[0], FORCED)

    def _drawn(self) -> int:
        return self.fate.outcome(self.draws, self.state.todo[-1].odds(self.state))

    def _play(self, entry: Entry) -> None:
        if entry.who == CHANCE:
            self.draws += 1
        self.log.append(entry)
        self.rules.play(self.state, entry.x)

    def _parse(self, seat: int, words: str) -> int:
        try:
            return self.rules.actions.parse(words)
        except UnknownAction as unknown:
            if unknown.domain in self.rules.outside:
                raise Refused(self.rules.outside[unknown.domain], self._words(seat, words)) from unknown
            raise

    def _words(self, seat: int, answer: int | str) -> str:
        if isinstance(answer, int):
            answer = self.rules.actions.text(answer) if 0 <= answer < self.rules.actions.size else str(answer)
        return f"seat {seat}: {answer}"
