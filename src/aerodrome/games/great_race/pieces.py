"""What a position of The Great Air Race is made of: a pilot with a board, cards and sealed answers."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from aerodrome.games.great_race.content import FLIGHTS, FUEL, NO_CARD, SUPPLY
from aerodrome.kernel.fields import Piece

AIRBORNE: Final = 0  # a pilot's status
LANDED: Final = 1
FINISHED: Final = 2

NO: Final = 0  # wishes to hire
YES: Final = 1


def copy_of(cards: list[int]) -> list[int]:
    """A copy of a pile that is mostly empty: an empty one is shared, so nobody may put a card on it; it is replaced."""
    return cards[:] if cards else cards


@mypyc_attr(acyclic=True)
@final
class Gauge(Piece):
    """GAR-3.1: the tokens of one kind on a board, by the space where they lie."""

    def __init__(self, supply: int, reserve: int, spent: int) -> None:
        self.supply = supply
        self.reserve = reserve
        self.spent = spent  # in the Discard space

    def copy(self) -> Gauge:
        return Gauge(self.supply, self.reserve, self.spent)

    def total(self) -> int:
        """GAR-3.9: the same all race long."""
        return self.supply + self.reserve + self.spent

    def spend(self, number: int) -> int:
        """GAR-3.3, GAR-3.7: from Supply to Discard, as far as it goes; how many were moved."""
        moved = min(number, self.supply)
        self.supply -= moved
        self.spent += moved
        return moved

    def refill(self, to: int, number: int) -> int:
        """GAR-3.4: from Discard to Supply or Reserve, as far as it goes; how many were moved."""
        moved = min(number, self.spent)
        self.spent -= moved
        if to == SUPPLY:
            self.supply += moved
        else:
            self.reserve += moved
        return moved

    def bring_in(self) -> int:
        """GAR-3.6: from Reserve to Supply; how many were moved."""
        moved = self.reserve
        self.supply += moved
        self.reserve = 0
        return moved


@mypyc_attr(acyclic=True)
@final
class Board(Piece):
    """GAR-3: a player board. Its lists are replaced, never changed, so that copies share them."""

    def __init__(
        self, fuel: Gauge, health: Gauge, moxy: int, crew: list[int], exhausted: list[int], tokens: list[int]
    ) -> None:
        self.fuel = fuel
        self.health = health
        self.moxy = moxy
        self.crew = crew  # the longest on board first
        self.exhausted = exhausted  # those of them that cannot act, the lowest number first
        self.tokens = tokens  # Stage rewards that were won

    def copy(self) -> Board:
        return Board(self.fuel.copy(), self.health.copy(), self.moxy, self.crew, self.exhausted, self.tokens)

    def gauge(self, resource: int) -> Gauge:
        """Of Fuel or of Health."""
        return self.fuel if resource == FUEL else self.health

    def spent(self) -> int:
        """Tokens in the Discard space, of both kinds."""
        return self.fuel.spent + self.health.spent

    def take(self, crew: int) -> None:
        """A Crew card comes on board, ready."""
        self.crew = [*self.crew, crew]

    def drop(self, crew: int) -> None:
        """A Crew card leaves."""
        self.crew = [each for each in self.crew if each != crew]
        self.exhausted = [each for each in self.exhausted if each != crew]

    def exhaust(self, crew: int) -> None:
        self.exhausted = sorted([*self.exhausted, crew])

    def win(self, token: int) -> None:
        self.tokens = [*self.tokens, token]


@mypyc_attr(acyclic=True)
@final
class Cards(Piece):
    """The Flight cards of a pilot and the Landing card, wherever they lie."""

    def __init__(
        self, hand: list[int], picked: list[int], laid: list[int], shown: int, path: list[int], bid: int
    ) -> None:
        self.hand = hand  # with the Landing card, while it is there
        self.picked = picked  # selected, face down
        self.laid = laid  # to be discarded, face down
        self.shown = shown  # revealed and not resolved yet
        self.path = path  # the Flight Path; a Landing card lies at the end
        self.bid = bid  # revealed for an order

    def copy(self) -> Cards:
        return Cards(self.hand[:], copy_of(self.picked), copy_of(self.laid), self.shown, self.path[:], self.bid)

    def flights(self) -> list[int]:
        """The Flight cards in a hand that is seen."""
        return [card for card in self.hand if card < FLIGHTS]

    def reveals_flight(self) -> bool:
        """Does a Flight card lie revealed?"""
        return 0 <= self.shown < FLIGHTS

    def pick(self, card: int) -> None:
        """A card of the hand, face down."""
        self.hand.remove(card)
        self.picked = [card]


@mypyc_attr(acyclic=True)
@final
class Round(Piece):
    """What has happened to a pilot in this round."""

    def __init__(self, change: int, raised: int, flew: int, landing: bool, acted: int, hired: bool) -> None:
        self.change = change  # of the Progress of the revealed card
        self.raised = raised  # Fuel that the revealed card costs more
        self.flew = flew  # the Flight card resolved
        self.landing = landing  # lands in this round
        self.acted = acted  # actions taken of those that a landing gives more
        self.hired = hired

    def copy(self) -> Round:
        return Round(self.change, self.raised, self.flew, self.landing, self.acted, self.hired)


@mypyc_attr(acyclic=True)
@final
class Sealed(Piece):
    """What a pilot has answered in secret: the Pilot card that it keeps, and whether it wants to hire."""

    def __init__(self, dealt: list[int], chosen: list[int], wish: list[int], unwished: list[int]) -> None:
        self.dealt = dealt  # the Pilot cards that it may keep, and the one it did not
        self.chosen = chosen  # the one it keeps, face down
        self.wish = wish  # to hire, face down
        self.unwished = unwished  # the answers that were not given

    def copy(self) -> Sealed:
        return Sealed(copy_of(self.dealt), copy_of(self.chosen), copy_of(self.wish), copy_of(self.unwished))


@mypyc_attr(acyclic=True)
@final
class Pilot(Piece):
    """A seat: where it flies, and all that it has. `today` and `medals` are replaced, never changed."""

    def __init__(
        self,
        card: int,
        status: int,
        stage: int,
        tracker: int,
        board: Board,
        cards: Cards,
        round: Round,  # noqa: A002 - the rulebook calls it so
        sealed: Sealed,
        today: list[int],
        medals: list[int],
    ) -> None:
        self.card = card  # the Pilot card, face up
        self.status = status
        self.stage = stage  # index into the row; beyond it who has crossed the line
        self.tracker = tracker
        self.board = board
        self.cards = cards
        self.round = round
        self.sealed = sealed
        self.today = today  # Flight cards resolved today
        self.medals = medals  # how often it was first, second, ... in the races before

    def copy(self) -> Pilot:
        return Pilot(
            self.card,
            self.status,
            self.stage,
            self.tracker,
            self.board.copy(),
            self.cards.copy(),
            self.round.copy(),
            self.sealed.copy(),
            self.today,
            self.medals,
        )

    def hand_size(self) -> int:
        """GAR-2.10: the Flight cards in hand; everybody knows their number. A selected card still counts."""
        return len(self.cards.hand) + len(self.cards.picked) - (0 if self.shows_landing() else 1)

    def shows_landing(self) -> bool:
        """Does the Landing card lie face up?"""
        return self.status == LANDED or self.cards.shown >= FLIGHTS

    def must_land(self) -> bool:
        """GAR-15.9, GAR-R17: what everybody sees leaves nothing but the Landing card."""
        return not self.board.fuel.supply or not self.board.health.supply or not self.hand_size()

    def is_ahead_of(self, other: Pilot) -> bool:
        """On a later Stage, or with a higher tracker on the same one."""
        return self.tracker > other.tracker if self.stage == other.stage else self.stage > other.stage


def fresh_round() -> Round:
    """A round begins."""
    return Round(0, 0, NO_CARD, False, 0, False)


def unsealed() -> Sealed:
    """Nothing is answered yet."""
    return Sealed([], [], [], [NO, YES])
