"""Positions of earlier versions: a table says where each field of the next shape comes from.

A position that is saved has a `shape`; one without is of 0.7.0 and has shape 1. A state class lists its `shapes`: the
first leads from shape 1 to shape 2, and so on. A table names only what has changed: a field that it does not name stays
as it is, and a field that it reads under another name is gone afterwards."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

PIECE: Final = "piece"  # the key under which a saved piece has the name of its class

Saved = Mapping[str, Any]


class Source:
    """Where the value of a field comes from."""

    def read(self, old: Saved, i: int) -> Any:
        """The value, from the fields of the shape before; `i` is the number of the piece where there are several."""
        raise NotImplementedError

    def names(self) -> Iterable[str]:
        """The old fields that it reads."""
        return ()


class Was(Source):
    """An old field, whole, or the entry for the piece where it held one for each."""

    def __init__(self, name: str, *, whole: bool = False) -> None:
        self.name, self.whole = name, whole

    def read(self, old: Saved, i: int) -> Any:
        return old[self.name] if self.whole or i < 0 else old[self.name][i]

    def names(self) -> Iterable[str]:
        return (self.name,)


class Bit(Was):
    """Whether a bit of an old field was set."""

    def __init__(self, name: str, mask: int) -> None:
        super().__init__(name)
        self.mask = mask

    def read(self, old: Saved, i: int) -> Any:
        return bool(super().read(old, i) & self.mask)


class Flag(Was):
    """An old field of 0 or 1, as False or True."""

    def read(self, old: Saved, i: int) -> Any:
        return bool(super().read(old, i))


class New(Source):
    """A field that there was not: this value, for every piece a fresh one."""

    def __init__(self, value: Any) -> None:
        self.value = value

    def read(self, old: Saved, i: int) -> Any:
        return [*self.value] if isinstance(self.value, list) else self.value


class Made(Source):
    """What a function makes of the old fields that it names; it is given all of them, and the number of the piece."""

    def __init__(self, function: Callable[[Saved, int], Any], *names: str) -> None:
        self.function, self.read_names = function, names

    def read(self, old: Saved, i: int) -> Any:
        return self.function(old, i)

    def names(self) -> Iterable[str]:
        return self.read_names


Fields = Mapping[str, Source | str]  # by the name of the field; a word alone is the old field of that name


class One(Source):
    """A piece made of old fields."""

    def __init__(self, piece: str, fields: Fields) -> None:
        self.piece, self.fields = piece, {name: _source(source) for name, source in fields.items()}

    def read(self, old: Saved, i: int) -> Any:
        return {PIECE: self.piece, **{name: source.read(old, i) for name, source in self.fields.items()}}

    def names(self) -> Iterable[str]:
        return [name for source in self.fields.values() for name in source.names()]


class Each(One):
    """A list of pieces, of old fields that held one entry for each; the first of them says how many."""

    def read(self, old: Saved, i: int) -> Any:
        return [super(Each, self).read(old, n) for n in range(len(old[next(iter(self.names()))]))]


class Rows(Source):
    """A list of pieces that were lists of numbers: the names of their entries in order, and which were flags."""

    def __init__(self, name: str, piece: str, entries: str, flags: str = "") -> None:
        self.name, self.piece, self.entries, self.flags = name, piece, entries.split(), flags.split()

    def read(self, old: Saved, i: int) -> Any:
        return [self._piece(row) for row in old[self.name]]

    def _piece(self, row: list[int]) -> dict[str, Any]:
        named = zip(self.entries, row, strict=True)
        return {PIECE: self.piece, **{name: bool(x) if name in self.flags else x for name, x in named}}

    def names(self) -> Iterable[str]:
        return (self.name,)


def _source(source: Source | str) -> Source:
    return Was(source) if isinstance(source, str) else source


class Shape:
    """How a position becomes one of the next shape: the `fields` of the state; of `pieces`, by class, the fields that
    are new or changed; of waiting `steps`, by name, the new values from the old; and old fields that are `gone`."""

    def __init__(
        self,
        fields: Fields,
        pieces: Mapping[str, Fields] | None = None,
        steps: Mapping[str, Callable[[list[Any]], list[Any]]] | None = None,
        gone: tuple[str, ...] = (),
    ) -> None:
        self.state = One("", fields)
        self.pieces = {name: One(name, each) for name, each in (pieces or {}).items()}
        self.steps = dict(steps or {})
        self.gone = gone

    def apply(self, old: dict[str, Any]) -> dict[str, Any]:
        """The position in the next shape. Raises KeyError, IndexError or TypeError for what was none of the old."""
        data = self._changed(self.state, old)
        data = {name: self._renewed(value) for name, value in data.items() if name not in self.gone}
        data["todo"] = [self._step(*step) for step in data["todo"]]
        return data

    def _step(self, name: str, *values: Any) -> list[Any]:
        return [name, *(self.steps[name](list(values)) if name in self.steps else values)]

    def _renewed(self, value: Any) -> Any:
        """The same with all pieces within it in the next shape."""
        if isinstance(value, list):
            return [self._renewed(each) for each in value]
        if not isinstance(value, dict):
            return value
        value = {name: self._renewed(each) for name, each in value.items()}
        piece = self.pieces.get(value[PIECE])
        return value if piece is None else self._changed(piece, value)

    def _changed(self, one: One, old: dict[str, Any]) -> dict[str, Any]:
        made = {name: source.read(old, -1) for name, source in one.fields.items()}
        read = set(one.names())
        return {name: value for name, value in old.items() if name not in read} | made


def upgrade(shapes: tuple[Shape, ...], data: Mapping[str, Any]) -> dict[str, Any]:
    """A saved position in today's shape, without its number. Raises ValueError if it is of a later version."""
    old = dict(data)
    shape = old.pop("shape", 1)
    if type(shape) is not int or not 1 <= shape <= len(shapes) + 1:
        raise ValueError(f"the position has shape {shape!r}; this version knows 1 to {len(shapes) + 1}")
    for later in shapes[shape - 1 :]:
        old = later.apply(old)
    return old
