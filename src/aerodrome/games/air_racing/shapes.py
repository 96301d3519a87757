"""Positions of earlier versions: where today's fields come from."""

from __future__ import annotations

from typing import Any, Final

from aerodrome.kernel.shapes import Each, Flag, Made, One, Saved, Shape

MANY: Final = 1 << 10  # 0.7.0 kept a checked pylon as the laps counted then, times this, and its number


def _mod(number: int) -> Made:
    """Of the mods of an aircraft, which were a list of three numbers, one."""
    return Made(lambda old, i: old["mods"][i][number], "mods")


def _checked(old: Saved, i: int) -> list[list[int]]:
    checks: list[Any] = old["checked"][i]
    return [
        [check // MANY for check in checks if check % MANY == pylon]
        for pylon in range(1 + max([check % MANY for check in checks], default=-1))
    ]


WORKSHOP: Final = {"owned": "owned", "deck": "decks", "hand": "hands", "discards": "discards", "played": "played"}
TURN: Final = ("plays", "buys", "extra", "spent", "regroups", "gone")
FLOWN: Final = ("laps", "place", "lane", "altitude", "tokens", "overshoot", "turns")
RACE: Final = ("heat", "laps_due", "rounds", "order", "grid")
FLIGHT: Final = ("budget", "levels", "engaged")

SHAPES: Final = (
    Shape(  # 2: 0.7.0 had columns by seat
        {
            "workshops": Each("Workshop", WORKSHOP),
            "turn": One("SeasonTurn", {name: name for name in TURN}),
            "aircraft": Each(
                "Aircraft",
                {
                    **{name: name for name in FLOWN},
                    "mods": One("Mods", {"microknots": _mod(0), "fast": _mod(1), "boosts": _mod(2)}),
                    "checked": Made(_checked, "checked"),
                    "flying": Flag("flying"),
                },
            ),
            "race": One("Race", {name: name for name in RACE}),
            "flight": One("Flight", {name: name for name in FLIGHT}),
        }
    ),
)
