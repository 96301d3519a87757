"""A test under way, and what tests are taken for."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from aerodrome.kernel.fields import Piece

TO_TAKE_OFF: Final = 0  # purposes
TO_FLY: Final = 1
TO_MANOEUVRE: Final = 2
TO_LAND: Final = 3
TO_LAND_FORCED: Final = 4
TO_MAKE_GOOD: Final = 5
TO_TEACH: Final = 6
TO_SPEAK: Final = 7
PURPOSES: Final = ["takeoff", "fly", "manoeuvre", "landing", "forced", "make_good", "lesson", "speech"]
KIND_OF: Final = [0, 1, 1, 2, 2, 0, 1, 2]  # the kind of test of each purpose


@mypyc_attr(acyclic=True)
@final
class Roll(Piece):
    """What the dice show, and the symbols besides."""

    def __init__(self, hits: int, bangs: int, blanks: int, added: int) -> None:
        self.hits = hits  # dice with the needed symbol
        self.bangs = bangs  # explosions
        self.blanks = blanks
        self.added = added  # symbols besides the dice

    def copy(self) -> Roll:
        return Roll(self.hits, self.bangs, self.blanks, self.added)

    def misses(self) -> int:
        """Dice that may be rolled again."""
        return self.bangs + self.blanks


@mypyc_attr(acyclic=True)
@final
class Trial(Piece):
    """A test. One can interrupt another, so a position has several; the last is the one on top."""

    def __init__(
        self,
        machine: int,
        purpose: int,
        terrain: int,
        weather: int,
        harder: int,
        dice: int,
        caddish: bool,
        no_cards: bool,
        roll: Roll,
        accepted: bool,
    ) -> None:
        self.machine = machine
        self.purpose = purpose
        self.kind = KIND_OF[purpose]
        self.terrain = terrain  # the parts of its difficulty: by terrain,
        self.weather = weather  # by weather,
        self.harder = harder  # and by dirty tricks
        self.dice = dice  # in the first roll
        self.caddish = caddish  # a cad symbol was used
        self.no_cards = no_cards  # the tester may use none
        self.roll = roll
        self.accepted = accepted  # the failure

    def copy(self) -> Trial:
        return Trial(
            self.machine,
            self.purpose,
            self.terrain,
            self.weather,
            self.harder,
            self.dice,
            self.caddish,
            self.no_cards,
            self.roll.copy(),
            self.accepted,
        )

    def difficulty(self) -> int:
        """MFM-8.13."""
        return max(0, self.terrain + self.weather + self.harder)

    def symbols(self) -> int:
        """MFM-8.15."""
        return self.roll.hits + self.roll.added

    def short(self) -> int:
        """How many symbols are missing."""
        return max(0, self.difficulty() - self.symbols())

    def first_roll(self, most: int) -> int:
        """MFM-R7: its dice, no more than are in the box."""
        return max(0, min(most, self.dice))

    def rolled(self) -> bool:
        return self.roll.hits + self.roll.misses() > 0

    def on_final_airfield(self) -> bool:
        return self.purpose >= TO_MAKE_GOOD
