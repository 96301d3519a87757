"""A state: all that changes during a game."""

from __future__ import annotations

from typing import Any, ClassVar, Self

from mypy_extensions import mypyc_attr

from aerodrome.kernel.events import NIL, Event, More
from aerodrome.kernel.fields import Piece, Serializable, copied, fields
from aerodrome.kernel.shapes import Shape
from aerodrome.kernel.step import AUTO, OVER, Step


@mypyc_attr(allow_interpreted_subclasses=True)
class Shared:
    """Tables that never change, shared by all states of a game: made from content and options, not saved."""

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Serializable):
    """Ints, pieces, lists of these, and a to-do stack of steps."""

    pieces: ClassVar[tuple[type[Piece], ...]] = ()  # the classes of all pieces that a position may hold
    shapes: ClassVar[tuple[Shape, ...]] = ()  # from 0.7.0's positions to today's

    def __init__(self, todo: list[Step[Any]]) -> None:
        self.todo = todo
        self.events: list[Event] | None = None  # nobody listens

    def clone(self) -> Self:
        """A deep copy that shares steps and tables, and to which nobody listens. Games that are searched write it out,
        field by field."""
        return type(self)(*[copied(getattr(self, name)) for name in fields(type(self))])

    def next(self, first: Step[Any], *more: Step[Any]) -> None:
        """Do these, in this order, before all that is waiting."""
        for i in range(len(more) - 1, -1, -1):
            self.todo.append(more[i])
        self.todo.append(first)

    def emit(
        self, kind: str, a: int = NIL, b: int = NIL, c: int = NIL, d: int = NIL, seen: int = 0, more: More = None
    ) -> None:
        """Tell what just happened to whoever listens; `seen` are the seats that are told its secret part."""
        if self.events is not None:
            self.events.append(Event(kind, [x for x in (a, b, c, d) if x != NIL], seen, more or []))

    def actor(self) -> int:
        """Who decides next: a seat, CHANCE or OVER."""
        return self.todo[-1].who if self.todo else OVER

    def settle(self) -> None:
        """Run what nobody is asked about until somebody must decide."""
        todo = self.todo
        while todo and todo[-1].who == AUTO:
            todo.pop().run(self)

    def bring_up(self, seat: int) -> None:
        """Put the seat's own question on top of the sealed ones that are asked together; their order is free."""
        i = len(self.todo) - 1
        while i >= 0 and self.todo[i].together:
            if self.todo[i].who == seat:
                self.todo.append(self.todo.pop(i))
                return
            i -= 1

    def question(self, seat: int) -> Step[Any]:
        """What an asked seat is asked: the step on top, or its own of the sealed ones that are asked together."""
        i = len(self.todo) - 1
        while self.todo[i].who != seat:
            i -= 1
        return self.todo[i]

    def asked(self) -> list[int]:
        """The seats that may answer now: one, or all whose sealed questions stand together."""
        i = len(self.todo) - 1
        seats = [self.todo[i].who] if i >= 0 and self.todo[i].who >= 0 else []
        while i > 0 and self.todo[i].together and self.todo[i - 1].together:
            i -= 1
            seats.append(self.todo[i].who)
        return sorted(set(seats))
