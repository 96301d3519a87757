"""A state: all that changes during a game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Self, TypeVar, final

from mypy_extensions import mypyc_attr

from aerodrome.kernel.events import NIL, Event, More
from aerodrome.kernel.fields import Piece, Serializable, copied, fields
from aerodrome.kernel.shapes import Shape
from aerodrome.kernel.step import AUTO, CHANCE, OVER, Step

T = TypeVar("T", bound="Step[Any]")


@final
class Origin:
    """Where rules and what they share are found again: the game's function that makes rules, and its arguments."""

    def __init__(self, make: Callable[[int, dict[str, int]], Any], seats: int, options: dict[str, int]) -> None:
        self.make, self.seats, self.options = make, seats, options


@mypyc_attr(allow_interpreted_subclasses=True)
class Shared:
    """Tables that never change, shared by all states of a game: made from content and options, not saved. A copy or a
    pickle of a state does not copy them, but finds them again."""

    shared_by: Origin | None = None  # set by `Game.rules`, with the field in which states of these rules hold them
    shared_as: str = ""

    def __deepcopy__(self, memo: Any) -> Any:
        return self

    def __reduce__(self) -> Any:
        if self.shared_by is None:
            raise TypeError(f"{type(self).__name__} was not made by a game, so a pickle could not find it again")
        return shared_again, (self.shared_by.make, self.shared_by.seats, self.shared_by.options, self.shared_as)


def shared_again(make: Callable[[int, dict[str, int]], Any], seats: int, options: dict[str, int], field: str) -> Any:
    """The tables that states of these rules hold in this field."""
    return getattr(make(seats, dict(options)).setup([[] for _ in range(seats)]), field)


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Serializable):
    """Ints, pieces, lists of these, and a to-do stack of steps."""

    pieces: ClassVar[tuple[type[Piece], ...]] = ()  # the classes of all pieces that a position may hold
    shapes: ClassVar[tuple[Shape, ...]] = ()  # from 0.7.0's positions to today's

    def __init__(self, todo: list[Step[Any]]) -> None:
        self.todo = todo
        self.events: list[Event] | None = None  # nobody listens

    def __repr__(self) -> str:
        top = self.todo[-1] if self.todo else None
        asks = "over" if top is None else f"{type(top).__name__}, {whose(top.who)}"
        return f"<{type(self).__name__}: {asks}>"

    def __deepcopy__(self, memo: Any) -> Any:
        return self.clone()

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
        self,
        kind: str,
        a: int = NIL,
        b: int = NIL,
        c: int = NIL,
        d: int = NIL,
        e: int = NIL,
        f: int = NIL,
        seen: int = 0,
        more: More = None,
    ) -> None:
        """Tell what just happened to whoever listens; `seen` are the seats that are told its secret part."""
        if self.events is not None:
            self.events.append(Event(kind, [x for x in (a, b, c, d, e, f) if x != NIL], seen, more or []))

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

    def upcoming(self, kind: type[T]) -> T | None:
        """The next step of this kind on the stack, whatever comes before it; None if there is none."""
        for step in self.todo[::-1]:
            if isinstance(step, kind):
                return step
        return None

    def asked(self) -> list[int]:
        """The seats that may answer now: one, or all whose sealed questions stand together."""
        i = len(self.todo) - 1
        seats = [self.todo[i].who] if i >= 0 and self.todo[i].who >= 0 else []
        while i > 0 and self.todo[i].together and self.todo[i - 1].together:
            i -= 1
            seats.append(self.todo[i].who)
        return sorted(set(seats))


@final
class Passage(Serializable):
    """What one entry led to: whose it was, whether others may know that somebody was asked there, the state after it,
    and how many events there had been by then."""

    def __init__(self, who: int, unseen: bool, state: State, events: int) -> None:
        self.who, self.unseen, self.state, self.events = who, unseen, state, events


def whose(who: int) -> str:
    """Who answers a step, in words."""
    return {CHANCE: "chance", AUTO: "nobody", OVER: "over"}.get(who, f"seat {who}")
