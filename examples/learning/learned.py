"""A bot that has learned Control Tower: what `train.py` has written, played by numpy alone.

aerodrome arena control_tower --bots graduate=examples.learning.learned:Graduate,random

The model is `graduate.npz` in the working folder, or what the environment variable GRADUATE names."""

from __future__ import annotations

import os
from functools import cache
from typing import Any, Final
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from aerodrome.envs.sight import Sight
from aerodrome.kernel.chance import Rng, seed_from
from aerodrome.kernel.game import BadSetup
from aerodrome.kernel.match import Match

MODEL: Final = "graduate.npz"
GAME: Final = "control_tower"
PARTS: Final = ("question", "aircraft", "storms", "hand", "goal")  # the same for any number of seats, and all small
Floats = NDArray[np.float32]


def columns(sight: Sight) -> NDArray[np.int64]:
    """Which numbers of an observation the network sees."""
    return np.concatenate([np.arange(part.start, part.stop) for part in sight.slices if part.name in PARTS])


class Network:
    """Layers of weights and biases: what is below 0 between two of them counts as 0. The last gives a number for each
    action, the logarithm of how likely it is to be chosen."""

    def __init__(self, layers: list[tuple[Floats, Floats]]) -> None:
        self.layers = layers

    def scores(self, seen: Floats) -> Floats:
        for weights, biases in self.layers[:-1]:
            seen = np.maximum(weights @ seen + biases, 0)
        weights, biases = self.layers[-1]
        return weights @ seen + biases

    def save(self, path: str) -> None:
        arrays = {f"{kind}{n}": each for n, layer in enumerate(self.layers) for kind, each in zip("wb", layer)}
        with open(path, "wb") as file:
            np.savez_compressed(file, **arrays)


@cache
def load(path: str) -> Network:
    try:
        with np.load(path) as arrays:
            return Network([(arrays[f"w{n}"], arrays[f"b{n}"]) for n in range(len(arrays) // 2)])
    except FileNotFoundError:
        raise BadSetup(f"there is no model {path!r}: examples/learning/train.py writes one") from None
    except (OSError, EOFError, ValueError, KeyError, BadZipFile) as error:
        raise BadSetup(f"{path!r} is not a model of train.py: {error}") from error


class Graduate:
    games = (GAME,)

    def __init__(self, match: Match, seat: int) -> None:
        self.network = load(os.environ.get("GRADUATE", MODEL))
        self.sight, self.seat = Sight(match.game, match.rules), seat
        self.columns = columns(self.sight)
        self.rng = Rng(seed_from(f"{match.seed}/bot/{seat}"))

    def choose(self, mine: Any, legal: list[int]) -> int:
        seen = np.frombuffer(self.sight.numbers(mine, self.seat), np.uint8)[self.columns]
        scores = self.network.scores(seen.astype(np.float32))[legal]
        if os.environ.get("GREEDY"):
            return legal[int(scores.argmax())]
        p = np.exp(scores - scores.max())
        u = self.rng.below(1 << 30) / (1 << 30) * p.sum()
        return legal[min(int(np.searchsorted(np.cumsum(p), u)), len(legal) - 1)]
