"""The cards of Short Final, the verbs they are written in, and its position."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, final

from aerodrome.kernel.content import Content, Verbs
from aerodrome.kernel.fields import Piece
from aerodrome.kernel.shapes import Each, Fields, One, Shape
from aerodrome.kernel.state import Shared, State
from aerodrome.kernel.step import Step

CARDS: Final = """
[totals]
card = 22

[[card]]
name = "flaps"
copies = 5
do = ["gain points 1"]
provenance = "house"

[[card]]
name = "tanker"
copies = 3
do = ["gain fuel 3"]
provenance = "house"

[[card]]
name = "chart"
copies = 3
do = ["draw 1", "gain fuel 1"]
provenance = "house"

[[card]]
name = "radio"
copies = 3
do = ["peek"]
provenance = "house"

[[card]]
name = "thermal"
copies = 3
do = ["roll"]
provenance = "house"

[[card]]
name = "gust"
copies = 3
do = ["gust 2", "gain points 1"]
provenance = "house"

[[card]]
name = "radar"
copies = 2
do = []
reaction = true
provenance = "house"
"""

RESOURCES: Final = ["fuel", "points"]
FUEL: Final = 0
POINTS: Final = 1
GAIN: Final = 0  # the verbs, in the order of their lines
DRAW: Final = 1
PEEK: Final = 2
ROLL: Final = 3
GUST: Final = 4
VERBS: Final = Verbs(["gain resource number", "draw number", "peek", "roll", "gust number"], {"resource": RESOURCES})


@dataclass(frozen=True)
class CardRow:
    name: str
    copies: int
    do: list[str]
    reaction: bool = False


@final
class Book(Shared):
    """The cards: what each does, line by line, and which answer a gust."""

    def __init__(self, content: Content) -> None:
        rows = content.rows("card", CardRow)
        self.names = [row.name for row in rows]
        self.copies = [row.copies for row in rows]
        self.programs = [VERBS.program(row.do, where) for where, row in content.rows_with_where("card", CardRow)]
        self.reaction = [row.reaction for row in rows]

    def cards(self) -> list[int]:
        return [card for card, copies in enumerate(self.copies) for _ in range(copies)]


@final
class Approaches(Piece):
    """A pilot's lanes: not yet laid, face down, and shown."""

    def __init__(self, kept: list[int], laid: list[int], shown: list[int]) -> None:
        self.kept, self.laid, self.shown = kept, laid, shown


@final
class Pilot(Piece):
    """What a seat has."""

    def __init__(self, stock: list[int], hand: list[int], known: list[int], approaches: Approaches) -> None:
        self.stock = stock  # of each resource
        self.hand = hand
        self.known = known  # of each card in hand: the seats that have peeked at it
        self.approaches = approaches


APPROACHES: Final = One("Approaches", {"kept": "kept", "laid": "laid", "shown": "shown"})
PILOT: Final[Fields] = {"stock": "stock", "hand": "hands", "known": "hands_known", "approaches": APPROACHES}


class Circuit(State):
    """All that changes: pilots and cards."""

    pieces = (Pilot, Approaches)
    shapes = (Shape({"pilots": Each("Pilot", PILOT)}),)  # the first edition had a list for each thing of a pilot

    def __init__(
        self,
        todo: list[Step[Any]],
        book: Book,
        rounds: int,
        pilots: list[Pilot],
        deck: list[int],
        deck_known: list[int],
        pile: list[int],
    ) -> None:
        super().__init__(todo)
        self.book = book
        self.rounds = rounds  # still to play
        self.pilots = pilots  # by seat
        self.deck = deck  # the last is the top
        self.deck_known = deck_known  # of each card: the seats that have peeked at it
        self.pile = pile

    def gain(self, seat: int, resource: int, number: int) -> None:
        stock = self.pilots[seat].stock
        stock[resource] = max(0, stock[resource] + number)
        self.emit("gain", seat, resource, number)

    def draw(self, seat: int) -> None:
        if self.deck:
            card = self.deck.pop()
            self.pilots[seat].hand.append(card)
            self.pilots[seat].known.append(self.deck_known.pop())
            self.emit("draw", seat, card, seen=1 << seat)

    def peek(self, seat: int) -> None:
        if self.deck:
            self.deck_known[-1] |= 1 << seat
            self.emit("peek", seat, self.deck[-1], seen=1 << seat)

    def discard(self, seat: int, card: int) -> None:
        pilot = self.pilots[seat]
        i = pilot.hand.index(card)
        del pilot.hand[i], pilot.known[i]
        self.pile.append(card)
        self.emit("play", seat, card)


def read(cards: str) -> Content:
    """The content of a folder with this one file."""
    with TemporaryDirectory() as folder:
        (Path(folder) / "cards.toml").write_text(cards, encoding="utf-8")
        return Content(Path(folder))
