"""Chances as people read them."""

from __future__ import annotations


def percent(chance: float) -> int:
    """A chance of 0 to 1 in whole percent, everywhere in the same way: what is not sure is never told as 0 or 100."""
    return round(100 * chance) if chance in (0, 1) else min(99, max(1, round(100 * chance)))
