"""Encodes what a seat observes: its question and its game's own numbers, from the redacted state only."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, final

from mypy_extensions import i64

from aerodrome.games import part
from aerodrome.kernel.events import UNKNOWN
from aerodrome.kernel.fields import fields
from aerodrome.kernel.game import Game
from aerodrome.kernel.observation import ObservationWriter, Slice
from aerodrome.kernel.rules import Rules
from aerodrome.kernel.state import State
from aerodrome.kernel.step import Step
from aerodrome.kernel.zones import Zone

FIELDS: Final = 3  # numbers that a question may have besides who is asked


@final
class HiddenCards:
    """Hides the cards that a viewer does not see, in place, and restores them: quicker than a redacted copy."""

    def __init__(self) -> None:
        self.zones: list[Zone] = []
        self.faces: list[list[Any]] = []

    def hide(self, zones: list[Zone], viewer: i64) -> None:
        self.zones = zones
        for zone in zones:
            cards: list[Any] = zone.cards  # compiled, ints would be unpacked and packed again
            known = zone.known
            self.faces.append(cards[:])
            for i in range(len(cards)):
                if known is None or not known[i] >> viewer & 1:
                    cards[i] = UNKNOWN

    def restore(self) -> None:
        for n in range(len(self.faces)):
            cards: list[Any] = self.zones[n].cards
            faces = self.faces[n]
            for i in range(len(faces)):
                cards[i] = faces[i]
        self.faces.clear()


@final
class Question:
    """A kind of step among those that ask a seat, and its fields that are shown: their names, and how many of such
    things each seat has; 0 for what has no seat."""

    def __init__(self, kind: i64, names: list[str], each: list[int]) -> None:
        self.kind, self.names, self.each = kind, names, each


@final
class ObservationEncoder:
    """The observations of one game with these rules: their size, their parts, and how they are made."""

    def __init__(self, game: Game, rules: Rules[Any]) -> None:
        self.game, self.rules = game, rules
        self.seats = rules.seats
        self.hides_more = type(rules).redact is not Rules.redact  # the game redacts more than its zones
        seen = part(game, "observe")
        self.observe: Callable[[ObservationWriter, Any, int], None] = seen.observe
        own: dict[str, int] = seen.seat_fields(rules) if hasattr(seen, "seat_fields") else {}
        self.questions: dict[Any, Question] = {}
        for cls in game.steps:
            if cls.legal is Step.legal:
                continue  # it asks no seat
            names = [name for name in fields(cls) if name not in ("who", "seat")][:FIELDS]
            self.questions[cls] = Question(len(self.questions), names, [own.get(name, 0) for name in names])
        self.kinds: i64 = len(self.questions)
        self._hidden = HiddenCards()
        first: State = rules.setup([[] for _ in range(rules.seats)])
        draft = ObservationWriter()
        draft.row(bytes(1 << 16))
        draft.slices = []
        self.write(first, 0, draft)
        self.size = draft.at
        self.slices: list[Slice] = draft.slices
        self.slices[-1].stop = self.size
        self.blank = bytes(self.size)
        self._closed = bytes(rules.actions.size)
        self._writer = ObservationWriter()

    def __reduce__(self) -> Any:
        return ObservationEncoder, (self.game, self.rules)

    def __deepcopy__(self, memo: Any) -> Any:
        return ObservationEncoder(self.game, self.rules)

    def write(self, s: State, seat: int, writer: ObservationWriter) -> None:
        """Write what the seat knows."""
        if self.hides_more:
            self._write_known(self.rules.redact(s, seat), seat, writer)
            return
        zones = self.rules.hidden(s, seat)
        if not zones:
            self._write_known(s, seat, writer)
            return
        try:
            self._hidden.hide(zones, seat)
            self._write_known(s, seat, writer)
        finally:
            self._hidden.restore()

    def _write_known(self, mine: State, seat: int, writer: ObservationWriter) -> None:
        writer.part("question")
        self._question(mine, seat, writer)
        self.observe(writer, mine, seat)

    def _question(self, s: State, seat: int, writer: ObservationWriter) -> None:
        """Which question the seat is asked, and its numbers, seats counted from its own; all 0 if it is not asked."""
        end = writer.at + self.kinds + FIELDS
        step = s.todo[-1] if s.todo else None
        if step is not None and step.who == seat:
            question = self.questions[type(step)]
            writer.one_hot(question.kind, self.kinds)
            for i in range(len(question.names)):
                value, each = int(getattr(step, question.names[i])), question.each[i]
                writer.number(1 + ((value - seat * each) % (self.seats * each) if each and value >= 0 else value))
        writer.at = end

    def encode(self, s: State, seat: int) -> bytes:
        """An observation of its own."""
        writer = self._writer
        writer.clear()
        writer.row(self.blank)
        self.write(s, seat, writer)
        return writer.out.getvalue()

    def mask(self, legal: list[int]) -> bytes:
        """A 1 for each action that is an option."""
        writer = self._writer
        writer.clear()
        writer.row(self._closed)
        writer.multi_hot(legal)
        return writer.out.getvalue()
