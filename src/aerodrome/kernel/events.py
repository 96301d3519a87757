"""What just happened, told to screens and logs. The rules never read it."""

from __future__ import annotations

from typing import Final, final

from aerodrome.kernel.fields import Serializable

NIL: Final = -(1 << 30)  # no argument
More = list[int] | None
UNKNOWN: Final = -1  # a card, or a secret part of an event, that the viewer does not know


@final
class Event(Serializable):
    """A kind of event, its arguments, the seats that are told the secret ones, and a public list (dice, say)."""

    def __init__(self, kind: str, args: list[int], seen: int, more: list[int]) -> None:
        self.kind, self.args, self.seen, self.more = kind, args, seen, more

    def __repr__(self) -> str:
        return f"<Event {self.kind} {self.args}>"


@final
class Told(Serializable):
    """An event as one viewer is told it: by the names of its arguments."""

    def __init__(self, kind: str, args: dict[str, int], more: list[int]) -> None:
        self.kind, self.args, self.more = kind, args, more

    def __repr__(self) -> str:
        return f"<Told {self.kind} {self.args}>"


@final
class EventKinds:
    """A game's kinds of event. Each is a line: its name, then its arguments; `?` marks a secret one,
    `space:to` an argument named *to* whose words are those of *space*."""

    def __init__(self, lines: list[str]) -> None:
        self.names: dict[str, list[str]] = {}
        self.domains: dict[str, list[str]] = {}
        self.secret: dict[str, list[bool]] = {}
        for line in lines:
            kind, *args = line.split()
            self.secret[kind] = [arg.startswith("?") for arg in args]
            plain = [arg.lstrip("?") for arg in args]
            self.domains[kind] = [arg.split(":")[0] for arg in plain]
            self.names[kind] = [arg.split(":")[-1] for arg in plain]

    def told(self, event: Event, viewer: int) -> Told:
        """What this viewer may hear of it."""
        names, secret = self.names[event.kind], self.secret[event.kind]
        if len(names) != len(event.args):
            raise ValueError(f"event {event.kind!r} takes {', '.join(names)}, not {event.args}")
        hears = event.seen >> viewer & 1
        args = {names[i]: event.args[i] if hears or not secret[i] else UNKNOWN for i in range(len(names))}
        return Told(event.kind, args, event.more)
