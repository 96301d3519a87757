"""The sequential test: its numbers, its risks, and what it refuses."""

from __future__ import annotations

from math import log

import pytest

from aerodrome.kernel.chance import Rng
from aerodrome.kernel.game import BadSetup
from aerodrome.lab.sprt import Sprt, Trial, expected

TRIALS = 200


def test_elo_is_a_score() -> None:
    assert expected(0) == 0.5
    assert expected(400) == pytest.approx(10 / 11)
    assert expected(-120) == pytest.approx(1 - expected(120))


def test_the_ratio_by_hand() -> None:
    """Samples 1, 1/2, 1, and one of 0 and of 1 that are always there: mean 0.7, variance 0.16."""
    sprt = Sprt("b", "a", elo0=0, elo1=100, alpha=0.05, beta=0.1)
    trial = Trial(sprt)
    assert (trial.score, trial.ratio, trial.verdict) == (0.5, 0.0, "undecided")
    for sample in (1.0, 0.5, 1.0):
        trial.see(sample)
    high = expected(100)
    assert trial.ratio == pytest.approx(5 * (high - 0.5) * (1.4 - high - 0.5) / 0.32)
    assert (trial.samples, trial.score) == pytest.approx((3, 5 / 6))
    assert (sprt.lower, sprt.upper) == pytest.approx((log(0.1 / 0.95), log(0.9 / 0.05)))


def decided(rng: Rng, elo: float) -> str:
    """A trial in which each sample is the mean of two games of somebody so much stronger."""
    trial = Trial(Sprt("b", "a", elo0=0, elo1=120))
    share = int(expected(elo) * 1000)
    while trial.verdict == "undecided":
        trial.see(sum(rng.below(1000) < share for _ in range(2)) / 2)
    return trial.verdict


def test_it_errs_as_seldom_as_it_says() -> None:
    """With risks of 5 %, 20 errors or more in 200 trials have a chance below 0.3 %; the generator is fixed."""
    rng = Rng(8)
    equal = [decided(rng, 0) for _ in range(TRIALS)]
    stronger = [decided(rng, 120) for _ in range(TRIALS)]
    assert 0 < equal.count("stronger") < 20
    assert 0 < stronger.count("not stronger") < 20


@pytest.mark.parametrize(
    "sprt",
    [
        Sprt("b", "a", elo0=10, elo1=10),
        Sprt("b", "a", elo0=0, elo1=float("nan")),
        Sprt("b", "a", elo0=float("-inf")),
        Sprt("b", "a", alpha=0),
        Sprt("b", "a", beta=0.5),
    ],
)
def test_what_cannot_be_tested_is_refused(sprt: Sprt) -> None:
    with pytest.raises(BadSetup):
        sprt.check()
