"""What a seat observes: its question and its game's own numbers, from the redacted state only."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, final

from mypy_extensions import i64, mypyc_attr

from aerodrome.envs.page import Page, Slice
from aerodrome.games import part
from aerodrome.kernel.events import UNKNOWN
from aerodrome.kernel.game import Game
from aerodrome.kernel.rules import Rules
from aerodrome.kernel.state import State
from aerodrome.kernel.step import fields
from aerodrome.kernel.zones import Zone

FIELDS: Final = 3  # numbers that a question may have besides who is asked


@mypyc_attr(acyclic=True)
@final
class Veil:
    """Zones that a viewer does not see, turned over in place, and then back: quicker than a redacted copy."""

    def __init__(self, hidden: list[Zone], viewer: i64) -> None:
        self.hidden, self.viewer = hidden, viewer
        self.cards = [zone.cards[:] for zone in hidden]

    def lay(self, backs: list[list[int]]) -> None:
        """Turn over what is hidden; `backs` are as many unknown cards as their place says, and grow as needed."""
        for zone in self.hidden:
            cards, known = zone.cards, zone.known
            if known is not None:
                for i in range(len(cards)):
                    if not known[i] >> self.viewer & 1:
                        cards[i] = UNKNOWN
                continue
            while len(backs) <= len(cards):
                backs.append([UNKNOWN] * len(backs))
            cards[:] = backs[len(cards)]

    def lift(self) -> None:
        for n, zone in enumerate(self.hidden):
            zone.cards[:] = self.cards[n]


@final
class Question:
    """A kind of step among those of a game, and its fields that are shown: their names, and how many of such things
    each seat has; 0 for what has no seat."""

    def __init__(self, kind: int, names: list[str], each: list[int]) -> None:
        self.kind, self.names, self.each = kind, names, each


@final
class Sight:
    """The observations of one game with these rules: their size, their parts, and how they are made."""

    def __init__(self, game: Game, rules: Rules[Any]) -> None:
        self.rules = rules
        self.seats = rules.seats
        self.hides_more = type(rules).redact is not Rules.redact  # the game redacts more than its zones
        seen = part(game, "observe")
        self.observe: Callable[[Page, Any, int], None] = seen.observe
        self.kinds = len(game.steps)
        own: dict[str, int] = seen.seat_fields(rules) if hasattr(seen, "seat_fields") else {}
        self.questions: dict[Any, Question] = {}
        for cls in game.steps:
            names = [name for name in fields(cls) if name not in ("who", "seat")][:FIELDS]
            self.questions[cls] = Question(len(self.questions), names, [own.get(name, 0) for name in names])
        self._backs: list[list[int]] = []
        first: State = rules.setup([[] for _ in range(rules.seats)])
        draft = Page()
        draft.row(bytes(1 << 16))
        draft.slices = []
        self.look(first, 0, draft)
        self.size = draft.at
        self.slices: list[Slice] = draft.slices
        self.slices[-1].stop = self.size
        self.blank = bytes(self.size)
        self._closed = bytes(rules.actions.size)
        self._page = Page()

    def look(self, s: State, seat: int, page: Page) -> None:
        """Write what the seat knows."""
        if self.hides_more:
            self._write(self.rules.redact(s, seat), seat, page)
            return
        zones, viewer = self.rules.zones(s), i64(seat)
        if not zones:
            self._write(s, seat, page)
            return
        veil = Veil([zone for zone in zones if not zone.seen >> viewer & 1 and zone.cards], viewer)
        try:
            veil.lay(self._backs)
            self._write(s, seat, page)
        finally:
            veil.lift()

    def _write(self, mine: State, seat: int, page: Page) -> None:
        page.part("question")
        self._question(mine, seat, page)
        self.observe(page, mine, seat)

    def _question(self, s: State, seat: int, page: Page) -> None:
        """Which question the seat is asked, and its numbers, seats counted from its own; all 0 if it is not asked."""
        end = page.at + self.kinds + FIELDS
        if s.actor() == seat:
            step = s.todo[-1]
            question = self.questions[type(step)]
            page.one_of(question.kind, self.kinds)
            for i in range(len(question.names)):
                value, each = int(getattr(step, question.names[i])), question.each[i]
                page.number(1 + ((value - seat * each) % (self.seats * each) if each and value >= 0 else value))
        page.at = end

    def numbers(self, s: State, seat: int) -> bytes:
        """An observation of its own."""
        page = self._page
        page.clear()
        page.row(self.blank)
        self.look(s, seat, page)
        return page.out.getvalue()

    def mask(self, legal: list[int]) -> bytes:
        """A 1 for each action that is an option."""
        page = self._page
        page.clear()
        page.row(self._closed)
        page.some_of(legal)
        return page.out.getvalue()
