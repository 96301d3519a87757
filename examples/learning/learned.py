"""A bot that has learned Control Tower: it plays what `train.py` has written, with numpy alone.

aerodrome arena control_tower --bots graduate=examples.learning.learned:Graduate,random

The model is `graduate.npz` in the working folder, or the file that the variable GRADUATE of the environment names."""

from __future__ import annotations

import os
from functools import cache
from typing import Any, Final
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from aerodrome.envs.encoder import ObservationEncoder
from aerodrome.kernel.game import BadSetup
from aerodrome.kernel.match import Match

GAME: Final = "control_tower"
MODEL: Final = "GRADUATE"  # the variable
USUAL: Final = "graduate.npz"
PARTS: Final = ("question", "aircraft", "storms", "hand", "goal")  # the same for any number of seats
Floats = NDArray[np.float32]


def columns(encoder: ObservationEncoder) -> NDArray[np.int64]:
    """The numbers of an observation that the network sees."""
    return np.concatenate([np.arange(part.start, part.stop) for part in encoder.slices if part.name in PARTS])


class Network:
    """Layers of weights and biases. Between two of them what is below 0 becomes 0; the last has a number for each
    action, the higher the better."""

    def __init__(self, layers: list[tuple[Floats, Floats]]) -> None:
        self.layers = layers

    @property
    def sizes(self) -> tuple[int, int]:
        """How many numbers it sees, and how many actions it knows."""
        return self.layers[0][0].shape[1], len(self.layers[-1][1])

    def weigh(self, seen: Floats) -> Floats:
        for weights, biases in self.layers[:-1]:
            seen = np.maximum(weights @ seen + biases, 0)
        weights, biases = self.layers[-1]
        return weights @ seen + biases

    def save(self, path: str) -> None:
        arrays: dict[str, Any] = {}
        for n, (weights, biases) in enumerate(self.layers):
            arrays |= {f"weights{n}": weights, f"biases{n}": biases}
        with open(path, "wb") as file:
            np.savez_compressed(file, **arrays)


@cache
def load(path: str) -> Network:
    try:
        with np.load(path) as arrays:
            layers = [(arrays[f"weights{n}"], arrays[f"biases{n}"]) for n in range(len(arrays.files) // 2)]
        network = Network(layers)
        assert all(size > 0 for size in network.sizes)
    except FileNotFoundError:
        raise BadSetup(f"there is no model {path!r}: `python -m examples.learning.train {path}` makes one") from None
    except (AttributeError, AssertionError, LookupError, OSError, EOFError, ValueError, BadZipFile) as error:
        raise BadSetup(f"{path!r} is no model of examples/learning/train.py") from error
    return network


class Graduate:
    """Takes the option that the network likes best."""

    games = (GAME,)

    def __init__(self, match: Match, seat: int) -> None:
        path = os.environ.get(MODEL, USUAL)
        self.network = load(path)
        if match.game.name != GAME:
            raise BadSetup(f"the model {path!r} has learned {GAME}, not {match.game.name}")
        self.seat, self.encoder = seat, ObservationEncoder(match.game, match.rules)
        self.columns = columns(self.encoder)
        if self.network.sizes != (len(self.columns), match.rules.actions.size):
            raise BadSetup(f"the model {path!r} has not learned {GAME} with the options {match.rules.options}")

    def choose(self, mine: Any, legal: list[int]) -> int:
        observed = np.frombuffer(self.encoder.encode(mine, self.seat), np.uint8)
        weights = self.network.weigh(observed[self.columns].astype(np.float32))
        return legal[int(weights[legal].argmax())]
