"""What is said where a library is not installed."""

from __future__ import annotations

from typing import Final

RL: Final = "this environment needs gymnasium, numpy and pettingzoo: pip install 'aerodrome[rl]'"
OPENSPIEL: Final = "this environment needs open_spiel: pip install 'aerodrome[openspiel]'"
