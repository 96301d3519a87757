"""The games that every environment is tried with."""

from __future__ import annotations

from aerodrome.games import find, names

GAMES = [(name, seats) for name in names() for seats in (find(name).fewest, find(name).most)]
FEW = [(name, find(name).fewest + more) for name in names() for more in (0, 1)]  # where a game of many takes too long
