"""Observations and masks as arrays that belong to whoever gets them."""

from __future__ import annotations

from aerodrome.envs.encoder import ObservationEncoder
from aerodrome.envs.extras import RL
from aerodrome.kernel.game import BadSetup
from aerodrome.kernel.observation import MOST

try:
    import numpy as np
    from gymnasium.spaces import Box, Discrete
    from numpy.typing import NDArray
except ImportError as error:
    raise BadSetup(RL) from error

Numbers = NDArray[np.uint8]
Mask = NDArray[np.int8]


def numbers(data: bytes) -> Numbers:
    return np.frombuffer(bytearray(data), np.uint8)


def mask(data: bytes) -> Mask:
    return np.frombuffer(bytearray(data), np.int8)


def numbers_space(encoder: ObservationEncoder) -> Box[np.uint8]:
    return Box(0, MOST, (encoder.size,), dtype=np.uint8)


def mask_space(encoder: ObservationEncoder) -> Box[np.int8]:
    return Box(0, 1, (encoder.rules.actions.size,), dtype=np.int8)


def answers_space(encoder: ObservationEncoder) -> Discrete:
    return Discrete(encoder.rules.actions.size)
