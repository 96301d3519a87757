"""Positions of earlier versions: where today's fields come from."""

from __future__ import annotations

from typing import Any, Final

from aerodrome.kernel.shapes import PIECE, Each, Fields, Made, One, Saved, Shape, Source

CARDS: Final = ("free", "tiles", "new")  # 0.7.0 had columns for all cards, in fleets or not


def _own(name: str, nothing: Any) -> Source:
    """A column that had an entry for each seat; the neutral airline behind them has nothing."""

    def read(old: Saved, i: int) -> Any:
        return old[name][i] if i < len(old[name]) else nothing

    return Made(read, name)


def _points(old: Saved, i: int) -> dict[str, Any]:
    """There was one list: three markets, then the other sources."""
    rows = old["points"]
    row = rows[i] if i < len(rows) else [0] * len(rows[0])
    named = zip(("profit", "americas", "aeroplanes", "passengers"), row[3:], strict=True)
    return {PIECE: "Points", "markets": row[:3], **dict(named)}


def _advantages(old: Saved, i: int) -> list[int]:
    rows: list[list[int]] = old["advantages"]
    return rows[i] if i < len(rows) else [0] * len(rows[0])


def _fleet(old: Saved, i: int) -> list[dict[str, Any]]:
    cards = old["fleet"][i] if i < len(old["fleet"]) else []
    free, tiles, new = [old[name] for name in CARDS]
    return [
        {PIECE: "Aeroplane", "card": card, "free": free[card], "tiles": tiles[card], "new": bool(new[card])}
        for card in cards
    ]


def _claimed(old: Saved, i: int) -> list[dict[str, Any]]:
    if i >= len(old["claimed"]):
        return []
    pairs = zip(old["claimed"][i], old["carriers"][i], strict=True)
    return [{PIECE: "Claim", "tile": tile, "card": card} for tile, card in pairs]


AIRLINE: Final[Fields] = {
    "airports": "airports",  # first, because it had an entry for every airline
    "reserve": "reserve",
    "money": _own("money", 0),
    "points": Made(_points, "points"),
    "fleet": Made(_fleet, "fleet", *CARDS),
    "pile": _own("piles", []),
    "claimed": Made(_claimed, "claimed", "carriers"),
    "scored": _own("scored", []),
    "advantages": Made(_advantages, "advantages"),
    "failures": _own("failures", 0),
}

ATTEMPT: Final = ("card", "city", "start", "via", "victim", "leg")
ROLL: Final = ("dice", "lift", "picks")

SHAPES: Final = (  # 2: 0.7.0 had columns by seat and by card
    Shape(
        {
            "airlines": Each("Airline", AIRLINE),
            "attempt": One("Attempt", {name: name for name in ATTEMPT}),
            "roll": One("Roll", {name: name for name in ROLL}),
        }
    ),
)
