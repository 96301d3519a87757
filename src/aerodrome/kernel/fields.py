"""What objects are made of. Saving, copying and comparing follow from it."""

from __future__ import annotations

import inspect
from typing import Any, Final, Self

from mypy_extensions import mypyc_attr

_fields: Final[dict[Any, tuple[str, ...]]] = {}


def fields(cls: type) -> tuple[str, ...]:
    """The names of what an object of this class is made from: the parameters of its constructor."""
    if cls not in _fields:
        _fields[cls] = tuple(inspect.signature(cls).parameters)
    return _fields[cls]


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Serializable:
    """Keeps every parameter of `__init__` under its own name: so it can be saved, pickled and copied."""

    def __reduce__(self) -> Any:
        return type(self), tuple(getattr(self, name) for name in fields(type(self)))


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Piece(Serializable):
    """A part of a state that has parts of its own: a machine, a turn, a test under way. Its fields are ints, bools,
    other pieces, None, and lists of these."""

    def copy(self) -> Self:
        """A deep copy. Pieces that a search copies often write it out: `Turn(self.phases, self.done[:])`."""
        return type(self)(*[copied(getattr(self, name)) for name in fields(type(self))])


def copied(value: Any) -> Any:
    """A deep copy of what a field holds. Ints, steps and shared tables never change, so they are not copied."""
    if isinstance(value, list):
        return [copied(each) for each in value]
    return value.copy() if isinstance(value, Piece) else value
