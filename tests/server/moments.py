"""A view that grows moment by moment, as a client keeps it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any


def changed(view: Any, changes: Sequence[dict[str, Any]]) -> Any:
    """Another view, with these changes; what has not changed is shared."""
    for change in changes:
        view = _put(view, change["path"], change["value"])
    return view


def _put(thing: Any, path: Sequence[str | int], value: Any) -> Any:
    if not path:
        return value
    key, *rest = path
    new = thing.copy()
    if isinstance(key, int) and key == len(thing):
        assert not rest, "a thing more is told as a whole"
        new.append(value)
    else:
        new[key] = _put(thing[key], rest, value)
    return new


def followed(view: Any, frame: dict[str, Any]) -> Any:
    """The view after a state frame, for who had this one."""
    if frame["view"] is not None:
        assert not frame["moments"], "a whole view needs nothing that leads to it"
        return frame["view"]
    for moment in frame["moments"]:
        view = changed(view, moment["changes"])
    return view


def all_events(frame: dict[str, Any]) -> list[Any]:
    """What a state frame tells of, in its order."""
    return [*frame["events"], *(event for moment in frame["moments"] for event in moment["events"])]


def replayed_views(replay: dict[str, Any]) -> list[Any]:
    """The view at each position of a replay."""
    view, views = replay["view"], []
    for position in replay["positions"]:
        for moment in position["moments"]:
            view = changed(view, moment["changes"])
        views.append(view)
    return views


def replayed_events(replay: dict[str, Any]) -> list[Any]:
    return [event for position in replay["positions"] for moment in position["moments"] for event in moment["events"]]
