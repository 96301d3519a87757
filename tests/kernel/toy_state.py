"""The cards of Short Final, the verbs they are written in, and its position."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, final

from aerodrome.kernel.content import Content, Verbs
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
        self.programs = [VERBS.program(row.do, f"cards.toml: card row {n}") for n, row in enumerate(rows, 1)]
        self.reaction = [row.reaction for row in rows]

    def cards(self) -> list[int]:
        return [card for card, copies in enumerate(self.copies) for _ in range(copies)]


class Circuit(State):
    """All that changes: stocks, cards, and the approaches of each seat."""

    def __init__(  # noqa: PLR0913
        self,
        todo: list[Step[Any]],
        book: Book,
        rounds: int,
        stock: list[list[int]],
        deck: list[int],
        deck_known: list[int],
        pile: list[int],
        hands: list[list[int]],
        hands_known: list[list[int]],
        kept: list[list[int]],
        laid: list[list[int]],
        shown: list[list[int]],
    ) -> None:
        super().__init__(todo)
        self.book = book
        self.rounds = rounds  # still to play
        self.stock = stock  # of each seat: fuel and points
        self.deck = deck  # the last is the top
        self.deck_known = deck_known  # of each card: the seats that have peeked at it
        self.pile = pile
        self.hands = hands
        self.hands_known = hands_known
        self.kept = kept  # approaches not yet laid
        self.laid = laid  # face down
        self.shown = shown

    def gain(self, seat: int, resource: int, number: int) -> None:
        self.stock[seat][resource] = max(0, self.stock[seat][resource] + number)
        self.emit("gain", seat, resource, number)

    def draw(self, seat: int) -> None:
        if self.deck:
            card = self.deck.pop()
            self.hands[seat].append(card)
            self.hands_known[seat].append(self.deck_known.pop())
            self.emit("draw", seat, card, seen=1 << seat)

    def peek(self, seat: int) -> None:
        if self.deck:
            self.deck_known[-1] |= 1 << seat
            self.emit("peek", seat, self.deck[-1], seen=1 << seat)

    def discard(self, seat: int, card: int) -> None:
        i = self.hands[seat].index(card)
        del self.hands[seat][i], self.hands_known[seat][i]
        self.pile.append(card)
        self.emit("play", seat, card)


def read(cards: str) -> Content:
    """The content of a folder with this one file."""
    with TemporaryDirectory() as folder:
        (Path(folder) / "cards.toml").write_text(cards, encoding="utf-8")
        return Content(Path(folder))
