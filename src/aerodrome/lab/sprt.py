"""Is one bot stronger than another? A sequential probability ratio test, which stops as soon as it knows.

A sample is what a bot scored against the other in all rotations of one table and one seed: the mean of 1 for a better
place, 1/2 for the same and 0 for a worse one. Games of one seed resemble each other, so it is their mean that counts,
not each of them. With n samples of mean m and variance v, the logarithm of the likelihood ratio of "the expected score
is s1" to "it is s0" is, for means that are about normal,

    n (s1 - s0) (2 m - s0 - s1) / (2 v)

m and v include one sample of 0 and one of 1, so that a few equal samples do not look like certainty."""

from __future__ import annotations

from dataclasses import dataclass
from math import isfinite, log
from typing import Final, Literal

from aerodrome.kernel.game import BadSetup

Verdict = Literal["stronger", "not stronger", "undecided"]
ELO: Final = 400.0  # points for odds of ten to one


def expected(elo: float) -> float:
    """The score of somebody who is so much stronger."""
    return float(1 / (1 + 10 ** (-elo / ELO)))


@dataclass(frozen=True)
class Sprt:
    """Is `better` stronger than `worse` by `elo1`, or by no more than `elo0`? `alpha` is the risk to say the first
    where the second is true, `beta` the risk of the opposite."""

    better: str
    worse: str
    elo0: float = 0.0
    elo1: float = 50.0
    alpha: float = 0.05
    beta: float = 0.05

    def check(self) -> None:
        if not (isfinite(self.elo0) and isfinite(self.elo1) and self.elo0 < self.elo1):
            raise BadSetup(f"the test needs two differences in Elo, the smaller first, not {self.elo0} and {self.elo1}")
        if not (0 < self.alpha < 0.5 and 0 < self.beta < 0.5):
            raise BadSetup(f"the risks of the test lie between 0 and 0.5; they are {self.alpha} and {self.beta}")

    @property
    def lower(self) -> float:
        return log(self.beta / (1 - self.alpha))

    @property
    def upper(self) -> float:
        return log((1 - self.beta) / self.alpha)


class Trial:
    """A test as its samples come in."""

    def __init__(self, sprt: Sprt) -> None:
        self.sprt = sprt
        self.samples = 0
        self._sum, self._squares = 0.0, 0.0

    def see(self, score: float) -> None:
        self.samples += 1
        self._sum += score
        self._squares += score * score

    @property
    def score(self) -> float:
        """On average; one half before the first sample."""
        return self._sum / self.samples if self.samples else 0.5

    @property
    def ratio(self) -> float:
        """The logarithm of the likelihood ratio."""
        if not self.samples:
            return 0.0
        n, low, high = self.samples + 2, expected(self.sprt.elo0), expected(self.sprt.elo1)
        mean = (self._sum + 1) / n
        variance = (self._squares + 1) / n - mean * mean
        return n * (high - low) * (2 * mean - low - high) / (2 * variance)

    @property
    def verdict(self) -> Verdict:
        if self.ratio >= self.sprt.upper:
            return "stronger"
        return "not stronger" if self.ratio <= self.sprt.lower else "undecided"
