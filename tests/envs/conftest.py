"""The games that every environment is tried with."""

from __future__ import annotations

from aerodrome.games import find, names

GAMES = [(name, seats) for name in names() for seats in (find(name).fewest, find(name).most)]
