"""Short Final, a toy game for tests only, that uses all of the kernel that Control Tower leaves alone.

Each round every seat lays an approach face down; who is alone in its lane scores. Then the seats play cards in turn.
"""

from __future__ import annotations

from functools import cache, partial
from typing import ClassVar, Final, final

from aerodrome.kernel.chance import Rng
from aerodrome.kernel.game import Game, Option
from aerodrome.kernel.rules import Rules
from aerodrome.kernel.step import AUTO, CHANCE, Reason, Step
from aerodrome.kernel.zones import EVERYBODY, NOBODY, Zone
from toy_state import CARDS, DRAW, FUEL, GAIN, PEEK, POINTS, RESOURCES, ROLL, Approaches, Book, Circuit, Pilot, read

LANES: Final = ["low", "level", "steep"]
PASS: Final = 0
TRIM: Final = 1
LAY: Final = 2  # + lane
PLAY: Final = LAY + len(LANES)  # + card

WEIGHTS: Final = [3, 2, 1]  # of the thermal die
CARD_BOX: Final = 0
LANE_BOX: Final = 1  # + seat

LANE_USED: Final = Reason("SF-2.1", "lane-used")
LAY_FIRST: Final = Reason("SF-2.2", "lay-first")
NOT_HELD: Final = Reason("SF-3.1", "not-held")
NO_FUEL: Final = Reason("SF-3.2", "no-fuel")
REACTION: Final = Reason("SF-3.3", "reaction-only")
NO_ANSWER: Final = Reason("SF-4.1", "answers-no-gust")


@final
class Deal(Step[Circuit]):
    """SF-1.1: three cards each."""

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def apply(self, s: Circuit, x: int) -> None:
        Rng(x).shuffle(s.deck)
        for seat in [*range(len(s.pilots))] * 3:
            s.draw(seat)


@final
class Round(Step[Circuit]):
    """SF-1.2: all lay together, the approaches are shown, then each seat plays in turn."""

    def __init__(self) -> None:
        super().__init__(AUTO)

    def run(self, s: Circuit) -> None:
        if s.rounds:
            s.rounds -= 1
            seats = range(len(s.pilots))
            s.next(Lay(0), *[Lay(seat) for seat in seats[1:]], Show(), *[Act(seat) for seat in seats], Round())


@final
class Lay(Step[Circuit]):
    """SF-2.1: one approach that was not shown before, face down. SF-2.2: nothing else comes first."""

    together: ClassVar[bool] = True

    def legal(self, s: Circuit) -> list[int]:
        return sorted(LAY + lane for lane in s.pilots[self.who].approaches.kept)

    def why(self, s: Circuit, x: int) -> Reason | None:
        if not LAY <= x < PLAY:
            return LAY_FIRST
        return None if x - LAY in s.pilots[self.who].approaches.kept else LANE_USED

    def apply(self, s: Circuit, x: int) -> None:
        approaches = s.pilots[self.who].approaches
        approaches.kept.remove(x - LAY)
        approaches.laid.append(x - LAY)
        s.emit("lay", self.who, x - LAY, seen=1 << self.who)


@final
class Show(Step[Circuit]):
    """SF-2.3: who is alone in its lane scores, more in the steeper ones."""

    def __init__(self) -> None:
        super().__init__(AUTO)

    def run(self, s: Circuit) -> None:
        lanes = [pilot.approaches.laid.pop() for pilot in s.pilots]
        for seat, lane in enumerate(lanes):
            s.pilots[seat].approaches.shown.append(lane)
            s.emit("show", seat, lane)
            if lanes.count(lane) == 1:
                s.gain(seat, POINTS, 1 + lane)


@final
class Act(Step[Circuit]):
    """SF-3.1: cards of the own hand until the seat passes. SF-3.2: each costs a fuel, and so does a point by trimming.
    SF-3.3: reactions stay in hand."""

    def legal(self, s: Circuit) -> list[int]:
        hand = sorted(set(s.pilots[self.who].hand))
        return [x for x in (PASS, TRIM, *[PLAY + card for card in hand]) if self.why(s, x) is None]

    def why(self, s: Circuit, x: int) -> Reason | None:
        if x == PASS:
            return None
        if LAY <= x < PLAY:
            return LANE_USED
        if x >= PLAY and x - PLAY not in s.pilots[self.who].hand:
            return NOT_HELD
        if x >= PLAY and s.book.reaction[x - PLAY]:
            return REACTION
        return None if s.pilots[self.who].stock[FUEL] else NO_FUEL

    def apply(self, s: Circuit, x: int) -> None:
        if x == PASS:
            return
        s.next(Act(self.who))
        s.gain(self.who, FUEL, -1)
        if x == TRIM:
            s.gain(self.who, POINTS, 1)
        else:
            s.discard(self.who, x - PLAY)
            s.next(Effect(self.who, x - PLAY, 0))


@final
class Effect(Step[Circuit]):
    """SF-3.4: the lines of a card, one after the other."""

    def __init__(self, seat: int, card: int, line: int) -> None:
        super().__init__(AUTO)
        self.seat = seat
        self.card = card
        self.line = line

    def run(self, s: Circuit) -> None:
        program = s.book.programs[self.card]
        if self.line == len(program):
            return
        s.next(Effect(self.seat, self.card, self.line + 1))
        verb, *numbers = program[self.line]
        if verb == GAIN:
            s.gain(self.seat, numbers[0], numbers[1])
        elif verb == DRAW:
            for _ in range(numbers[0]):
                s.draw(self.seat)
        elif verb == PEEK:
            s.peek(self.seat)
        elif verb == ROLL:
            s.next(Thermal(self.seat))
        else:
            for seat in reversed(range(len(s.pilots))):
                if seat != self.seat and s.pilots[seat].hand:
                    s.next(AnswerGust(seat, numbers[0]))


@final
class Thermal(Step[Circuit]):
    """SF-3.5: a die with uneven faces lifts the seat."""

    def __init__(self, seat: int) -> None:
        super().__init__(CHANCE)
        self.seat = seat

    def odds(self, s: Circuit) -> list[int]:
        return WEIGHTS

    def apply(self, s: Circuit, x: int) -> None:
        s.gain(self.seat, POINTS, x)


@final
class AnswerGust(Step[Circuit]):
    """SF-4.1: every other seat with cards may answer with radar, or loses points. That it cannot is a secret."""

    discreet_since: ClassVar[int] = 2

    def __init__(self, who: int, force: int) -> None:
        super().__init__(who)
        self.force = force

    def legal(self, s: Circuit) -> list[int]:
        return [PASS, *[PLAY + card for card in sorted(set(s.pilots[self.who].hand)) if s.book.reaction[card]]]

    def why(self, s: Circuit, x: int) -> Reason | None:
        if x == PASS:
            return None
        if x < PLAY or not s.book.reaction[x - PLAY]:
            return NO_ANSWER
        return None if x - PLAY in s.pilots[self.who].hand else NOT_HELD

    def discreet(self, s: Circuit) -> bool:
        return True

    def apply(self, s: Circuit, x: int) -> None:
        if x == PASS:
            s.gain(self.who, POINTS, -self.force)
        else:
            s.discard(self.who, x - PLAY)


@final
class ShortFinal(Rules[Circuit]):
    def __init__(self, seats: int, options: dict[str, int], book: Book) -> None:
        domains = {"seat": [str(n + 1) for n in range(seats)], "lane": LANES, "card": book.names, "resource": RESOURCES}
        actions = ["pass", "trim", "lay lane", "play card"]
        events = [
            "lay seat ?lane",
            "show seat lane",
            "draw seat ?card",
            "peek seat ?card",
            "play seat card",
            "gain seat resource number",
        ]
        super().__init__(seats, options, domains, actions, events)
        self.outside = {"lay": Reason("SF-2.1", "no-such-lane")}
        self.book = book
        if options["crews"]:
            self.teams = [0, 1, 0, 1]

    def setup(self, carry: list[list[int]]) -> Circuit:
        """SF-5.1: the fuel that was left comes along."""
        seats = range(self.seats)
        deck = self.book.cards()
        s = Circuit(
            [],
            self.book,
            self.options["rounds"],
            [Pilot([3 + sum(carry[seat]), 0], [], [], Approaches([*range(len(LANES))], [], [])) for seat in seats],
            deck,
            [NOBODY] * len(deck),
            [],
        )
        s.next(Deal(), Round())
        return s

    def zones(self, s: Circuit) -> list[Zone]:
        zones = [Zone(s.deck, CARD_BOX, NOBODY, s.deck_known), Zone(s.pile, CARD_BOX, EVERYBODY)]
        for seat, pilot in enumerate(s.pilots):
            zones += [
                Zone(pilot.hand, CARD_BOX, 1 << seat, pilot.known),
                Zone(pilot.approaches.kept, LANE_BOX + seat, 1 << seat),
                Zone(pilot.approaches.laid, LANE_BOX + seat, 1 << seat),
                Zone(pilot.approaches.shown, LANE_BOX + seat, EVERYBODY),
            ]
        return zones

    def boxes(self, s: Circuit) -> list[list[int]]:
        return [self.book.cards(), *[list(range(len(LANES))) for _ in range(self.seats)]]

    def standings(self, s: Circuit) -> list[list[int]]:
        """SF-5.2: most points, then most fuel; a crew is as good as its better half."""
        return [pilot.stock[::-1] for pilot in s.pilots]

    def carry(self, s: Circuit) -> list[list[int]]:
        return [[pilot.stock[FUEL]] for pilot in s.pilots]


@cache
def book_of(cards: str) -> Book:
    return Book(read(cards))


def make(cards: str, seats: int, options: dict[str, int]) -> ShortFinal:
    return ShortFinal(seats, options, book_of(cards))


def short_final(cards: str = CARDS, version: int = 1) -> Game:
    """The toy, or a later edition of it."""
    return Game(
        name="short_final",
        prefix="SF",
        fewest=2,
        most=4,
        options=(Option("crews", 0, 0, 1, ("alone", "pairs")), Option("rounds", 3, 1, 3)),
        make=partial(make, cards),
        steps=(Deal, Round, Lay, Show, Act, Effect, Thermal, AnswerGust),
        content_hash=read(cards).hash,
        version=version,
        forbids=lambda seats, options: "pairs are for 4 seats" if options["crews"] and seats != 4 else "",
    )


TOY: Final = short_final()
