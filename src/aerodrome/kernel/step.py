"""A step: one thing the rules do next."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, Generic, TypeVar, final

from mypy_extensions import mypyc_attr

from aerodrome.kernel.fields import Serializable, fields

if TYPE_CHECKING:
    from aerodrome.kernel.state import State

CHANCE: Final = -1  # a step's `who`: nature answers
AUTO: Final = -2  # a step's `who`: nobody is asked
OVER: Final = -3  # the actor when nothing is left to do

S = TypeVar("S", bound="State")


@final
class Reason:
    """Why an answer is not allowed: the rule that forbids it, and the message that tells so."""

    def __init__(self, rule: str, message: str) -> None:
        self.rule, self.message = rule, message


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Serializable, Generic[S]):
    """A row of the rule sheet's decision table, a roll, or a piece of procedure.
    Immutable, so that clones share it; public, so it holds no secret; popped before it is used."""

    together: ClassVar[bool] = False  # asked at the same time as the `together` steps below it; answers are sealed
    discreet_since: ClassVar[int] = 1  # the version of `AutoAnswers` from which on `discreet` counts
    unseen: ClassVar[bool] = False  # that the seat is asked is a secret, too

    def __init__(self, who: int) -> None:
        self.who = who

    def __repr__(self) -> str:
        values = ", ".join(f"{name}={getattr(self, name)!r}" for name in fields(type(self)))
        return f"{type(self).__name__}({values})"

    def run(self, s: S) -> None:
        """AUTO: nobody is asked."""
        raise NotImplementedError(f"{type(self).__name__} does not run by itself")

    def legal(self, s: S) -> list[int]:
        """A seat: its options, sorted, never empty, the same for all it cannot see."""
        raise NotImplementedError(f"{type(self).__name__} asks no seat")

    def why(self, s: S, x: int) -> Reason | None:
        """A seat: why x is not an option; None if it is one."""
        raise NotImplementedError(f"{type(self).__name__} asks no seat")

    def discreet(self, s: S) -> bool:
        """A seat: is it a secret whether there is only one option? Then that does not answer itself.
        It follows from what everybody sees."""
        return False

    def default(self, s: S) -> int:
        """A seat: its answer when its time has run out."""
        return self.legal(s)[0]

    def odds(self, s: S) -> list[int]:
        """CHANCE: the weights of the outcomes; none: any seed (a shuffle)."""
        return []

    def apply(self, s: S, x: int) -> None:
        """The answer is x."""
        raise NotImplementedError(f"{type(self).__name__} takes no answer")
