"""Positions of earlier versions: where today's fields come from."""

from __future__ import annotations

from typing import Any, Final

from aerodrome.kernel.shapes import Each, Flag, Made, One, Saved, Shape, Source

NONE: Final = -1  # no card, where 0.7.0 had an empty list

FUEL_AT: Final = 0  # where a board of 0.7.0 had Fuel in Supply, Reserve and Discard,
HEALTH_AT: Final = 3  # and where Health


def _only(name: str) -> Source:
    """The one card of a pile that holds no more, or none."""

    def only(old: Saved, i: int) -> Any:
        pile = old[name][i]
        return pile[0] if pile else NONE

    return Made(only, name)


def _gauge(first: int) -> Source:
    """The tokens of one kind."""

    def tokens(space: int) -> Source:
        return Made(lambda old, i: old["board"][i][first + space], "board")

    return One("Gauge", {"supply": tokens(0), "reserve": tokens(1), "spent": tokens(2)})


def _exhausted(old: Saved, i: int) -> Any:
    return sorted([card for card, ready in zip(old["crew"][i], old["ready"][i], strict=True) if not ready])


def _of_round(name: str, fresh: int) -> Source:
    """What the last round left. Until a race had a first one, 0.7.0 kept what was left of the race before."""

    def left(old: Saved, i: int) -> Any:
        return fresh if old["day"] <= 1 and not old["rounds"] else old[name][i]

    return Made(left, name)


def _acted(old: Saved, i: int) -> Any:
    """0.7.0 counted the actions of who lands on from the flag."""
    return max(0, old["landing"][i] - 1)


BOARD: Final = One(
    "Board",
    {
        "fuel": _gauge(FUEL_AT),
        "health": _gauge(HEALTH_AT),
        "moxy": "moxy",
        "crew": "crew",
        "exhausted": Made(_exhausted, "crew", "ready"),
        "tokens": "tokens",
    },
)
CARDS: Final = One(
    "Cards",
    {
        "hand": "hands",
        "picked": "picked",
        "laid": "laid",
        "shown": _only("shown"),
        "path": "paths",
        "bid": _only("bids"),
    },
)
ROUND: Final = One(
    "Round",
    {
        "change": _of_round("change", 0),
        "raised": _of_round("raised", 0),
        "flew": _of_round("flew", NONE),
        "landing": Flag("landing"),
        "acted": Made(_acted, "landing"),
        "hired": Flag("hired"),
    },
)
SEALED: Final = One("Sealed", {"dealt": "dealt", "chosen": "chosen", "wish": "wishes", "unwished": "unwished"})
PILOT: Final = Each(
    "Pilot",
    {
        "card": _only("pilot"),
        "status": "status",
        "stage": "stage",
        "tracker": "tracker",
        "board": BOARD,
        "cards": CARDS,
        "round": ROUND,
        "sealed": SEALED,
        "today": "today",
        "medals": "medals",
    },
)

SHAPES: Final = (Shape({"flown": Flag("flown"), "pilots": PILOT}),)  # 2: 0.7.0 had columns
