"""CTL, decision points: the kinds of action. An aircraft or a card and its target are one action."""

from __future__ import annotations

from typing import Final

from aerodrome.games.control_tower.content import AIRCRAFT, CARDS, OUTBOUND, TECHNICAL_RETURN, Airspace

FORWARD: Final = 0  # or land
LEFT: Final = 1
RIGHT: Final = 2
BACK: Final = 3
WAYS: Final = ["forward", "left", "right", "back"]

END: Final = 0
MOVE: Final = 1  # + 4 * aircraft + way
EXTRA: Final = 41  # + 3 * aircraft + way
DIAGONAL: Final = 71  # + 2 * aircraft + side
SWAP: Final = 91  # + aircraft 1-5 of the pair
HOLD: Final = 96  # + aircraft
DISCARD: Final = 106  # + card
BLOCK: Final = 112  # + index of the space among those open to Storms

ACTIONS: Final = [
    "end",
    "move aircraft way",
    "extra aircraft course",
    "diagonal aircraft side",
    "pass outbound",
    "hold aircraft",
    "discard card",
    "storm open",
    "clear open",
    "return aircraft",
]


def clear_first(air: Airspace) -> int:
    return BLOCK + len(air.open)


def return_first(air: Airspace) -> int:
    return BLOCK + 2 * len(air.open)


def domains(air: Airspace, seats: int) -> dict[str, list[str]]:
    """The words of all arguments of actions and events."""
    numbers = [str(n + 1) for n in range(AIRCRAFT)]
    return {
        "seat": [str(n + 1) for n in range(seats)],
        "aircraft": numbers,
        "outbound": numbers[:OUTBOUND],
        "way": WAYS,
        "course": WAYS[:BACK],
        "side": WAYS[LEFT:BACK],
        "card": CARDS[:TECHNICAL_RETURN],
        "event": CARDS,
        "goal": ["-".join(numbers[aircraft] for aircraft in goal) for goal in air.goals],
        "space": air.names,
        "open": [air.names[i] for i in air.open],
    }
