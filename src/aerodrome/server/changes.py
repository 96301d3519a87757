"""What changed from one view to the next, so that a frame need not bring the whole view again."""

from __future__ import annotations

from typing import Any

import msgspec

from aerodrome.server.wire import Change

Path = tuple[str | int, ...]


def changes(before: Any, after: Any) -> tuple[Change, ...]:
    """The changes that, carried out one after the other, make the one view of the other. Both are built of Structs,
    tuples, lists, dicts with the same keys for the same thing, and what JSON has besides."""
    found: list[Change] = []
    _compare(before, after, (), found)
    return tuple(found)


def _compare(before: Any, after: Any, path: Path, found: list[Change]) -> None:
    if before == after:
        return
    if type(before) is type(after):
        if isinstance(after, msgspec.Struct):
            for field, name in zip(after.__struct_fields__, after.__struct_encode_fields__, strict=True):
                _compare(getattr(before, field), getattr(after, field), (*path, name), found)
            return
        if isinstance(after, dict) and before.keys() == after.keys():
            for key, value in after.items():
                _compare(before[key], value, (*path, key), found)
            return
        if isinstance(after, (list, tuple)) and _grew(before, after):
            for i, value in enumerate(after):
                if i < len(before):
                    _compare(before[i], value, (*path, i), found)
                else:
                    found.append(Change((*path, i), value))
            return
    found.append(Change(path, after))


def _grew(before: Any, after: Any) -> bool:
    """Is it worth while to tell these lists thing by thing? Not if it has become shorter, and not for plain numbers and
    words that differ: there the whole list is shorter than its places."""
    shared = len(before)
    if shared > len(after) or not shared:
        return False
    return not _plain(after[0]) or before == after[:shared]


def _plain(value: Any) -> bool:
    return value is None or isinstance(value, (str, int, float))
