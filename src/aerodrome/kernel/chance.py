"""Where numbers come from. The rules never draw one: a `Match` asks its `Fate`, a bot its own `Rng`."""

from __future__ import annotations

import hmac
from hashlib import sha256
from typing import Any, Final, final

from mypy_extensions import i64, mypyc_attr

from aerodrome.kernel.fields import Serializable

SEED_SPACE: Final = 1 << 60  # the outcomes of a chance step without odds
MASK: Final = 0xFFFFFFFF


@final
class Rng:
    """Small fast counting generator (SFC32): plain Python, compiled Python and a browser agree to the bit."""

    def __init__(self, seed: int) -> None:
        self.a, self.b, self.c, self.count = i64(seed & MASK), i64((seed >> 32) & MASK), i64(0x9E3779B9), i64(1)
        for _ in range(12):
            self.word()

    def copy(self) -> Rng:
        return rng_again(self.a, self.b, self.c, self.count)

    def __reduce__(self) -> Any:
        return rng_again, (self.a, self.b, self.c, self.count)

    def word(self) -> i64:
        """The next 32 bits."""
        a, b, c = self.a, self.b, self.c
        word: i64 = (a + b + self.count) & MASK
        self.count = (self.count + 1) & MASK
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & MASK
        self.c = (((c << 21) | (c >> 11)) + word) & MASK
        return word

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, for n up to 2**20."""
        return ((self.word() >> 4) * n) >> 28

    def shuffle(self, cards: list[Any]) -> None:  # Any: compiled, ints would be unpacked and packed again
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]

    def weighted(self, odds: list[int]) -> int:
        """An outcome of a chance step: an index into its weights, or any seed if there are none."""
        if not odds:
            return (self.word() << 28) | (self.word() >> 4)
        return pick(odds, self.below(sum(weight for weight in odds)))  # compiled, it is a loop


def rng_again(a: int, b: int, c: int, count: int) -> Rng:
    """A generator that goes on from there."""
    rng = Rng(0)
    rng.a, rng.b, rng.c, rng.count = i64(a), i64(b), i64(c), i64(count)
    return rng


@mypyc_attr(allow_interpreted_subclasses=True)
class Fate(Serializable):
    """The numbers of one match: SHA-256 over its seed, which can be committed to before, and the number of the draw.
    `nonces`, one by seat and empty for a silent one, are added after that, so that who chose the seed did not choose
    the numbers: then it is HMAC-SHA256 with the seed as its key."""

    def __init__(self, seed: str, nonces: tuple[str, ...] = ()) -> None:
        self.seed, self.nonces = seed, nonces

    def outcome(self, draw: int, odds: list[int]) -> int:
        number = int.from_bytes(self._digest(draw), "big")
        share = number * (sum(odds) or SEED_SPACE) >> 256
        return pick(odds, share) if odds else share

    def _digest(self, draw: int) -> bytes:
        if not any(self.nonces):
            return sha256(f"{self.seed}/{draw}".encode()).digest()
        return hmac.digest(self.seed.encode(), "/".join([*self.nonces, str(draw)]).encode(), "sha256")


def pick(odds: list[int], r: int) -> int:
    """The outcome that holds share r when each outcome has as many shares as its weight."""
    x = -1
    while r >= 0:
        x += 1
        r -= odds[x]
    return x


def seed_from(words: str) -> int:
    """A seed for an `Rng`, the same for the same words everywhere."""
    return int.from_bytes(sha256(words.encode()).digest()[:7], "big")
