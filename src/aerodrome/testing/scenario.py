"""The words of scenario tests. They are strict: an answer nobody asked for, a question left unanswered
and a die left over all fail."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from aerodrome.kernel.chance import Fate
from aerodrome.kernel.events import Told
from aerodrome.kernel.game import Chosen, Game
from aerodrome.kernel.match import Match
from aerodrome.kernel.state import State


class Script(Fate):
    """Chance as a test wants it: one outcome after the other."""

    def __init__(self, outcomes: list[int]) -> None:
        super().__init__("0")
        self.outcomes = outcomes

    def outcome(self, draw: int, odds: list[int]) -> int:
        assert self.outcomes, f"chance is asked (weights {odds or 'none'}), but no outcome is left"
        x = self.outcomes.pop(0)
        assert not odds or 0 <= x < len(odds), f"outcome {x} of {len(odds)}"
        return x


class ScriptedMatch:
    """A match in which every answer and every outcome of chance is the test's; leave it as a context manager."""

    def __init__(
        self, game: Game, seats: int, options: Chosen = None, position: State | None = None, chance: Sequence[int] = ()
    ) -> None:
        self.script = Script(list(chance))
        self.match = Match(game, seats, options, self.script, base=position, auto=False)
        self._acknowledged = False

    def __enter__(self) -> ScriptedMatch:
        return self

    def __exit__(self, kind: Any, error: Any, trace: Any) -> None:
        if kind is None:
            assert not self.script.outcomes, f"outcomes of chance left over: {self.script.outcomes}"
            assert self.match.over or self._acknowledged, f"seats {self.match.asked()} are left with a question"

    @property
    def state(self) -> Any:
        return self.match.state

    def rolls(self, *outcomes: int) -> None:
        """What chance will give next."""
        self.script.outcomes += outcomes

    def says(self, seat: int, words: str) -> None:
        """The seat is asked, and this is its answer."""
        assert seat in self.match.asked(), f"seat {seat} says {words!r}, but {self.match.asked()} are asked"
        self._acknowledged = False
        self.match.answer(seat, words)

    def refuses(self, seat: int, words: str, rule: str) -> None:
        """The seat is asked, may not say this, and is told this rule."""
        assert seat in self.match.asked(), f"seat {seat} is not asked"
        self._acknowledged = True
        reason = self.match.why_not(seat, words)
        named = reason.rule if reason else "no rule"
        assert named == rule, f"{words!r} is refused by {named}, not by {rule}"

    def asks(self, *seats: int) -> None:
        """Just these seats are asked now; their questions may stay open at the end of the test."""
        assert self.match.asked() == list(seats), f"{self.match.asked()} are asked, not {list(seats)}"
        self._acknowledged = True

    def options(self, seat: int, kind: str = "") -> list[str]:
        """The words of all that the seat may say now, or of one kind of action."""
        self._acknowledged = True
        actions = self.match.rules.actions
        return [actions.text(x) for x in self.match.legal(seat) if not kind or actions.kind(x) == kind]

    def told(self, viewer: int, kind: str) -> list[Told]:
        """All events of a kind, as the viewer was told them."""
        return [told for told in self.match.told(viewer) if told.kind == kind]
