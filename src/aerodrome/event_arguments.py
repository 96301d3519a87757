"""The arguments of events as others read them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, NamedTuple

from aerodrome.kernel.events import UNKNOWN
from aerodrome.kernel.rules import Rules

NUMBERS: Final = ("number", "seat")  # domains whose words are numbers


class Argument(NamedTuple):
    name: str
    domain: str
    secret: bool
    value: int | str | None  # a number, a word of the domain, or nothing for what was not told


def arguments(rules: Rules[Any], kind: str, args: Iterable[int]) -> list[Argument]:
    """What an event of this kind tells."""
    kinds, found = rules.events, list[Argument]()
    for name, domain, secret, x in zip(kinds.names[kind], kinds.domains[kind], kinds.secret[kind], args, strict=True):
        told = None if secret and x == UNKNOWN else x if domain in NUMBERS else rules.domains[domain][x]
        found.append(Argument(name, domain, secret, told))
    return found
