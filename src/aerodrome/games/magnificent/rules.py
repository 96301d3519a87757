"""Magnificent Flying Machines in the kernel's terms: how it starts, who sees what, who has won."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from aerodrome.games.magnificent.actions import ACTIONS, DEVICES, domains
from aerodrome.games.magnificent.content import Book
from aerodrome.games.magnificent.scoring import standings
from aerodrome.games.magnificent.state import EVENTS, GROUND, Race
from aerodrome.games.magnificent.steps.setup import StartGame
from aerodrome.games.magnificent.terms import CHANGES, NONE, SOURCES, WEATHERS
from aerodrome.kernel.rules import Rules
from aerodrome.kernel.zones import EVERYBODY, NOBODY, Zone

CARDS, WEATHER, CHANGE, EQUIPMENT = range(4)  # boxes


@mypyc_attr(allow_interpreted_subclasses=True)
class Magnificent(Rules[Race]):
    def __init__(self, seats: int, options: dict[str, int], book: Book) -> None:
        super().__init__(seats, options, domains(book, seats), ACTIONS, EVENTS)
        self.book = book
        if book.teams:
            self.teams = [seat % (book.teams + 1) for seat in range(seats)]

    def setup(self, carry: list[list[int]]) -> Race:
        """MFM-1.1: with two players each has two machines. MFM-4.1, MFM-5.8, MFM-7.1."""
        book, seats = self.book, range(self.seats)
        machines = range(book.machines)
        s = Race(
            todo=[],
            book=book,
            deck=book.cards_in_play[:],
            discards=[],
            hands=[[] for _ in seats],
            known=[[] for _ in seats],
            kept=[[] for _ in machines],
            course=[],
            weather=[],
            shown=[],
            pile=[],
            weather_discards=[],
            peeked=[],
            peeker=NONE,
            changes=list(range(CHANGES)),
            changed=[],
            cargo_on=[],
            passengers_on=[],
            first_on=[],
            stages=[each[:] for each in book.stages],
            supply=book.parts[:],
            luck_left=book.number["luck"],
            row=[],
            equipment_deck=book.equipment_in_play[:],
            equipment_discards=[],
            pilot_row=[],
            pilot_deck=book.pilots_in_play[:],
            first=0,
            luck=[0 for _ in seats],
            fresh=[0 for _ in seats],
            drafted=[[] for _ in seats],
            owner=[m * self.seats // book.machines for m in machines],
            kind=[NONE for _ in machines],
            pilot=[NONE for _ in machines],
            mate=[NONE for _ in machines],
            captain=[NONE for _ in machines],
            gear=[[] for _ in machines],
            charges=[0] * DEVICES,
            tile=[0 for _ in machines],
            band=[GROUND for _ in machines],
            fuel=[book.number["gauge"] for _ in machines],
            gauge=[0 for _ in machines],
            scars=[0 for _ in machines],
            parts=[[0, 0, 0] for _ in machines],
            outside=[[0, 0, 0] for _ in machines],
            cargo=[[] for _ in machines],
            riders=[[] for _ in machines],
            points=[[0] * len(SOURCES) for _ in machines],
            tried=[0 for _ in machines],
            staged=[0 for _ in machines],
            order=[],
            rounds=0,
            machine=NONE,
            phases=0,
            flying=0,
            crossed=0,
            tests=[[0, 0, 0] for _ in machines],
            stunts=[0 for _ in machines],
            collected=0,
            marks=0,
            height=0,
            scored=0,
            due=NONE,
            counts=0,
            trials=[],
            cancelled=0,
        )
        s.next(StartGame())
        return s

    def zones(self, s: Race) -> list[Zone]:
        """MFM, hidden information, row by row."""
        hands = [Zone(s.hands[seat], CARDS, 1 << seat, s.known[seat]) for seat in range(self.seats)]
        kept = [Zone(cards, CARDS, EVERYBODY) for cards in s.kept]
        seen = [shown or weather == WEATHERS for shown, weather in zip(s.shown, s.weather, strict=True)]
        face_up = [EVERYBODY if each else NOBODY for each in seen]
        gear = [Zone(cards, EQUIPMENT, EVERYBODY) for cards in s.gear]
        return [
            Zone(s.deck, CARDS, NOBODY),
            Zone(s.discards, CARDS, EVERYBODY),
            *hands,
            *kept,
            Zone(s.weather, WEATHER, NOBODY, face_up),
            Zone(s.pile, WEATHER, NOBODY),
            Zone(s.weather_discards, WEATHER, EVERYBODY),
            Zone(s.peeked, WEATHER, NOBODY if s.peeker == NONE else 1 << s.peeker),
            Zone(s.changes, CHANGE, NOBODY),
            Zone(s.changed, CHANGE, EVERYBODY),
            Zone(s.equipment_deck, EQUIPMENT, NOBODY),
            Zone(s.row, EQUIPMENT, EVERYBODY),
            Zone(s.equipment_discards, EQUIPMENT, EVERYBODY),
            *gear,
        ]

    def redact(self, s: Race, viewer: int) -> Race:
        """Which cards of a hand others know is no matter of third parties: a card played later would show them whether
        it was the stolen one."""
        mine = super().redact(s, viewer)
        for seat in range(self.seats):
            if seat != viewer:
                mine.known[seat] = [mask & 1 << viewer for mask in mine.known[seat]]
        return mine

    def boxes(self, s: Race) -> list[list[int]]:
        """Empty weather slots lie with the weather tiles: everybody sees them."""
        book = self.book
        laid = [*s.weather, *s.pile, *s.weather_discards, *s.peeked]
        weather = list(range(len(book.weather))) + [len(book.weather)] * (len(laid) - len(book.weather))
        return [book.cards_in_play, weather if laid else [], list(range(CHANGES)), book.equipment_in_play]

    def standings(self, s: Race) -> list[list[int]]:
        """MFM-1.2, MFM-9.6, MFM-12.10."""
        return standings(s)
