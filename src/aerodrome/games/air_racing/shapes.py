"""Positions of earlier versions: where today's fields come from."""

from __future__ import annotations

from typing import Final

from aerodrome.kernel.shapes import Each, Shape

AIRCRAFT: Final = ("mods", "laps", "place", "lane", "altitude", "tokens", "checked", "flying", "overshoot", "turns")

SHAPES: Final = (Shape({"aircraft": Each("Aircraft", {name: name for name in AIRCRAFT})}),)  # 2: 0.7.0 had columns
