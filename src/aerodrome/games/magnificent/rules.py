"""Magnificent Flying Machines in the kernel's terms: how it starts, who sees what, who has won."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from aerodrome.games.magnificent.actions import ACTIONS, domains
from aerodrome.games.magnificent.content import Book
from aerodrome.games.magnificent.pieces import (
    Began,
    Course,
    Crew,
    Deck,
    Forecast,
    Hold,
    Machine,
    Pilots,
    Player,
    Record,
    Store,
    Supply,
    Tank,
    Turn,
    no_tests,
    nothing_done,
)
from aerodrome.games.magnificent.scoring import standings
from aerodrome.games.magnificent.state import EVENTS, GROUND, Race
from aerodrome.games.magnificent.steps.setup import StartGame
from aerodrome.games.magnificent.terms import NONE, SOURCES
from aerodrome.kernel.chance import Rng
from aerodrome.kernel.rules import Rules
from aerodrome.kernel.zones import EVERYBODY, NOBODY, Zone, deal

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
        book = self.book
        s = Race(
            todo=[],
            book=book,
            players=[Player([], [], 0, 0, []) for _ in range(self.seats)],
            machines=[self._machine(m * self.seats // book.machines) for m in range(book.machines)],
            course=Course([], [], [], [], [], [], [each[:] for each in book.stages]),
            cards=Deck(book.cards_in_play[:], []),
            forecast=Forecast([], [], [], NONE),
            changes=Deck(book.changes[:], []),
            store=Store([], book.equipment_in_play[:], []),
            pilots=Pilots([], book.pilots_in_play[:]),
            supply=Supply(book.parts[:], book.number["luck"]),
            charges=[0] * len(book.devices),
            first=0,
            order=[],
            rounds=0,
            turn=Turn(NONE, 0, False, 0, 0, False, False, False, Began(GROUND, 0, False, False), nothing_done()),
            trials=[],
            cancelled=False,
            due=None,
        )
        s.next(StartGame())
        return s

    def _machine(self, owner: int) -> Machine:
        """On the starting airfield, without a dashboard."""
        return Machine(
            owner=owner,
            kind=NONE,
            tile=0,
            band=GROUND,
            crew=Crew(NONE, NONE, NONE),
            gear=[],
            tank=Tank(self.book.number["gauge"], 0, 0),
            hold=Hold([0, 0, 0], [0, 0, 0], [], [], []),
            record=Record([0] * len(SOURCES), [False, False], [False, False, False]),
            taken=no_tests(),
        )

    def zones(self, s: Race) -> list[Zone]:
        """MFM, hidden information, row by row."""
        course, forecast = s.course, s.forecast
        hands = [Zone(player.hand, CARDS, 1 << seat, player.known) for seat, player in enumerate(s.players)]
        kept = [Zone(machine.hold.kept, CARDS, EVERYBODY) for machine in s.machines]
        gear = [Zone(machine.gear, EQUIPMENT, EVERYBODY) for machine in s.machines]
        return [
            Zone(s.cards.pile, CARDS, NOBODY),
            Zone(s.cards.discards, CARDS, EVERYBODY),
            *hands,
            *kept,
            Zone(course.weather, WEATHER, NOBODY, self._face_up(course)),
            Zone(forecast.pile, WEATHER, NOBODY),
            Zone(forecast.discards, WEATHER, EVERYBODY),
            Zone(forecast.peeked, WEATHER, NOBODY if forecast.peeker == NONE else 1 << forecast.peeker),
            Zone(s.changes.pile, CHANGE, NOBODY),
            Zone(s.changes.discards, CHANGE, EVERYBODY),
            Zone(s.store.deck, EQUIPMENT, NOBODY),
            Zone(s.store.row, EQUIPMENT, EVERYBODY),
            Zone(s.store.discards, EQUIPMENT, EVERYBODY),
            *gear,
        ]

    def _face_up(self, course: Course) -> list[int]:
        """Who sees each slot of the course: everybody what lies face up, or that nothing lies there."""
        none = len(self.book.weather)
        return [
            EVERYBODY if course.shown[tile] or course.weather[tile] == none else NOBODY
            for tile in range(len(course.weather))
        ]

    def hidden(self, s: Race, viewer: int) -> list[Zone]:
        """Piles, the hands of others, and weather that lies face down."""
        forecast = s.forecast
        found = [
            Zone(player.hand, CARDS, 1 << seat, player.known)
            for seat, player in enumerate(s.players)
            if seat != viewer and player.hand
        ]
        found.append(Zone(s.cards.pile, CARDS, NOBODY))
        found.append(Zone(s.course.weather, WEATHER, NOBODY, self._face_up(s.course)))
        found.append(Zone(forecast.pile, WEATHER, NOBODY))
        if forecast.peeker != viewer:
            found.append(Zone(forecast.peeked, WEATHER, NOBODY))
        found.append(Zone(s.changes.pile, CHANGE, NOBODY))
        found.append(Zone(s.store.deck, EQUIPMENT, NOBODY))
        return found

    def redact(self, s: Race, viewer: int) -> Race:
        """Which cards of a hand others know is no matter of third parties: a card played later would show them whether
        it was the stolen one."""
        mine = super().redact(s, viewer)
        for seat, player in enumerate(mine.players):
            if seat != viewer:
                player.known = [mask & 1 << viewer for mask in player.known]
        return mine

    def imagine(self, mine: Race, rng: Rng) -> Race:
        """As for any game, by the same draws, without a list of all that lies open."""
        whole = mine.clone()
        boxes, store = self.boxes(whole), whole.store
        cards = [whole.cards.pile, whole.cards.discards]
        cards += [player.hand for player in whole.players]
        cards += [machine.hold.kept for machine in whole.machines]
        deal(cards, boxes[CARDS], rng)
        forecast = whole.forecast
        deal([whole.course.weather, forecast.pile, forecast.discards, forecast.peeked], boxes[WEATHER], rng)
        deal([whole.changes.pile, whole.changes.discards], boxes[CHANGE], rng)
        gear = [machine.gear for machine in whole.machines]
        deal([store.deck, store.row, store.discards, *gear], boxes[EQUIPMENT], rng)
        return whole

    def boxes(self, s: Race) -> list[list[int]]:
        """Empty weather slots lie with the weather tiles: everybody sees them."""
        book, forecast = self.book, s.forecast
        laid = len(s.course.weather) + len(forecast.pile) + len(forecast.discards) + len(forecast.peeked)
        none = len(book.weather)
        weather = list(range(none)) + [none] * (laid - none) if laid else []
        return [book.cards_in_play, weather, book.changes, book.equipment_in_play]

    def standings(self, s: Race) -> list[list[int]]:
        """MFM-1.2, MFM-9.6, MFM-12.10."""
        return standings(s)
