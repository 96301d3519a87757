"""What has happened in a turn already: bits of `Race.marks`."""

from __future__ import annotations

from typing import Final

REROLLED: Final = 1  # MFM-13.2, in this phase
FIRED_RIFLE: Final = 2
FIRED_SHOTGUN: Final = 4
TAIL_WIND: Final = 8
BURST: Final = 16
SLEPT: Final = 32
DELIVERED: Final = 64
STUNTED: Final = 128
SWAPPED: Final = 256  # the last thing done was a swap of pilots
FINAL_TURN: Final = 512  # MFM-11.1
FINAL_DONE: Final = 1024
LOADED: Final = 2048
MOVED: Final = 4096
