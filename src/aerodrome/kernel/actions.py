"""Actions are dense ints inside and stable words outside."""

from __future__ import annotations

from math import prod
from typing import final

from mypy_extensions import mypyc_attr

from aerodrome.kernel.errors import AerodromeError


@mypyc_attr(native_class=False)
class UnknownAction(AerodromeError, ValueError):
    """Words that are no action of the game; `kind` is set where it exists, and its words do in other places."""

    def __init__(self, text: str, kind: str = "") -> None:
        super().__init__(text)
        self.kind = kind


@final
class Actions:
    """A game's kinds of action. Each is a line: its name, then the domains of its arguments ("move aircraft way")."""

    def __init__(self, lines: list[str], domains: dict[str, list[str]]) -> None:
        self.size = 0
        self.kinds: list[str] = []
        self.arguments: dict[str, list[str]] = {}
        self.first: dict[str, int] = {}
        self._domains = domains
        self._kind_of: list[str] = []
        for line in lines:
            kind, *arguments = line.split()
            count = prod(len(domains[domain]) for domain in arguments)
            self.kinds.append(kind)
            self.arguments[kind] = arguments
            self.first[kind] = self.size
            self._kind_of += [kind] * count
            self.size += count
        self._texts = [self._spell(x) for x in range(self.size)]
        self._ids = {text: x for x, text in enumerate(self._texts)}
        if len(self._ids) != self.size:
            raise ValueError("two actions have the same words")

    def kind(self, x: int) -> str:
        return self._kind_of[x]

    def args(self, x: int) -> list[int]:
        """The arguments of an action, as indices into their domains."""
        kind = self._kind_of[x]
        rest = x - self.first[kind]
        found: list[int] = []
        for domain in reversed(self.arguments[kind]):
            rest, i = divmod(rest, len(self._domains[domain]))
            found.append(i)
        return found[::-1]

    def text(self, x: int) -> str:
        return self._texts[x]

    def parse(self, text: str) -> int:
        """The action of these words."""
        kind, *words = text.split() or [""]
        x = self._ids.get(" ".join([kind, *words]), -1)
        if x >= 0:
            return x
        if kind not in self.first:
            raise UnknownAction(f"{text!r} is no action; the kinds are {', '.join(self.kinds)}")
        domains = self.arguments[kind]
        usage = ", then ".join(f"{d} ({'|'.join(self._domains[d])})" for d in domains) or "no words after it"
        familiar = {word for domain in self._domains.values() for word in domain}
        meant = len(words) == len(domains) and familiar.issuperset(words)
        raise UnknownAction(f"{text!r} is no action: {kind!r} takes {usage}", kind if meant else "")

    def _spell(self, x: int) -> str:
        kind = self._kind_of[x]
        words = [self._domains[d][i] for d, i in zip(self.arguments[kind], self.args(x), strict=True)]
        return " ".join([kind, *words])
