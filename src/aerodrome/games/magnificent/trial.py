"""A test under way: a list of numbers on top of `Race.trials`, since one test can interrupt another."""

from __future__ import annotations

from typing import Final

MACHINE: Final = 0
PURPOSE: Final = 1
KIND: Final = 2
TERRAIN_PART: Final = 3
WEATHER_PART: Final = 4
HARDER: Final = 5  # by dirty tricks
DICE: Final = 6  # in the first roll
CADDISH: Final = 7  # 1 if a cad symbol was used
NO_CARDS: Final = 8  # 1 if the tester may use none
HITS: Final = 9  # dice with the needed symbol
BANGS: Final = 10  # explosions
BLANKS: Final = 11
ADDED: Final = 12  # symbols besides the dice
ACCEPTED: Final = 13  # 1 when failure is accepted
FIELDS_OF_TRIAL: Final = 14

TO_TAKE_OFF: Final = 0  # purposes
TO_FLY: Final = 1
TO_MANOEUVRE: Final = 2
TO_LAND: Final = 3
TO_LAND_FORCED: Final = 4
TO_MAKE_GOOD: Final = 5
TO_TEACH: Final = 6
TO_SPEAK: Final = 7
PURPOSES: Final = ["takeoff", "fly", "manoeuvre", "landing", "forced", "make_good", "lesson", "speech"]
KIND_OF: Final = [0, 1, 1, 2, 2, 0, 1, 2]  # the kind of test of each purpose


def difficulty(trial: list[int]) -> int:
    """MFM-8.13."""
    return max(0, trial[TERRAIN_PART] + trial[WEATHER_PART] + trial[HARDER])


def symbols(trial: list[int]) -> int:
    """MFM-8.15."""
    return trial[HITS] + trial[ADDED]


def short(trial: list[int]) -> int:
    """How many symbols are missing."""
    return max(0, difficulty(trial) - symbols(trial))


def first_roll(trial: list[int], most: int) -> int:
    """MFM-R7: its dice, no more than are in the box."""
    return max(0, min(most, trial[DICE]))


def rolled(trial: list[int]) -> bool:
    return trial[HITS] + misses(trial) > 0


def misses(trial: list[int]) -> int:
    """Dice that may be rolled again."""
    return trial[BANGS] + trial[BLANKS]


def on_final_airfield(trial: list[int]) -> bool:
    return trial[PURPOSE] >= TO_MAKE_GOOD
