"""GAR-2, GAR-17: setting up a race, its variants included."""

from __future__ import annotations

from typing import Final, final

from aerodrome.games.great_race.actions import KEEP
from aerodrome.games.great_race.content import LANDING, NO_CARD, PILOTS
from aerodrome.games.great_race.pieces import AIRBORNE, Board, Cards, Gauge, Pilot, fresh_round, unsealed
from aerodrome.games.great_race.scoring import grand_prix
from aerodrome.games.great_race.state import CREW, DECKS, FLIGHT, NEWS, PILOT, REWARD, STAGE, Race
from aerodrome.games.great_race.steps.cards import Draw, FillCantina, ShowLaid, Shuffle
from aerodrome.games.great_race.steps.choices import GainCrew, LayDown
from aerodrome.games.great_race.steps.dawn import StartDay
from aerodrome.games.great_race.steps.finish import EndRace
from aerodrome.kernel.step import AUTO, Reason, Step

KEEP_ONE: Final = Reason("GAR-17.4", "keep-one")
NOT_DEALT: Final = Reason("GAR-17.4", "not-dealt")


@final
class StartRace(Step[Race]):
    """GAR-2.1 to GAR-2.11, GAR-17.10: a fresh set-up; all decks are shuffled, each on its own. GAR-17.8: in a Grand
    Prix the Pilot cards are kept."""

    def __init__(self) -> None:
        super().__init__(AUTO)

    def run(self, s: Race) -> None:
        book, seats = s.book, range(len(s.pilots))
        s.race += 1
        s.day, s.rounds, s.flown, s.headline = 0, 0, False, NO_CARD
        kept = [pilot.card for pilot in s.pilots if pilot.card >= 0]
        sizes = [len(book.design), len(book.news_names), len(book.trade), len(book.stage_names)]
        sizes += [len(book.reward_names), len(book.pilot_names)]
        s.decks = [list(range(size)) for size in sizes]
        s.decks[PILOT] = [card for card in s.decks[PILOT] if card not in kept]
        s.discards = [[] for _ in range(DECKS)]
        s.row, s.rewards, s.attached, s.news, s.cantina, s.order = [], [], [], [], [], []
        s.pilots = [fresh_pilot(pilot.card, [LANDING + seat], pilot.medals) for seat, pilot in enumerate(s.pilots)]
        equip(s)
        s.emit("race", s.race, book.races)
        pilots: list[Step[Race]] = []
        if book.with_pilots and not kept:
            choices = [KeepPilot(seat) for seat in seats]
            pilots = [Shuffle(PILOT), DealPilots(), *choices, ShowPilots()]
        shuffles = [Shuffle(deck) for deck in (REWARD, NEWS, CREW, FLIGHT)]
        s.next(
            Shuffle(STAGE), *shuffles, LayOut(), FillCantina(), *pilots, DealHands(), StartDay(), EndRace(), NextRace()
        )


def fresh_pilot(card: int, hand: list[int], medals: list[int]) -> Pilot:
    """On the first Stage with nothing on the board, with this Pilot card or none."""
    board = Board(Gauge(0, 0, 0), Gauge(0, 0, 0), 0, [], [], [])
    cards = Cards(hand, [], [], NO_CARD, [], NO_CARD)
    return Pilot(card, AIRBORNE, 0, 0, board, cards, fresh_round(), unsealed(), [], medals)


def equip(s: Race) -> None:
    """GAR-2.6, GAR-17.5: what each pilot starts with, by the Pilot card or without one."""
    for seat, pilot in enumerate(s.pilots):
        able, board = s.able(seat), pilot.board
        board.fuel, board.health, board.moxy = Gauge(able.fuel, 0, 0), Gauge(able.health, 0, 0), able.moxy


@final
class LayOut(Step[Race]):
    """GAR-2.1 to GAR-2.4: the Stages of the race in ascending order, equal ones as they were drawn, with a token each.
    GAR-17.2: with more Stages than tokens the first has none."""

    def __init__(self) -> None:
        super().__init__(AUTO)

    def run(self, s: Race) -> None:
        drawn = [s.decks[STAGE].pop() for _ in range(s.book.stages)]
        s.row = sorted(drawn, key=lambda stage: s.book.stage_progress[stage])
        bare = max(0, len(s.row) - len(s.decks[REWARD]))
        s.rewards = [[] if i < bare else [s.decks[REWARD].pop()] for i in range(len(s.row))]
        s.attached = [[] for _ in s.row]


@final
class DealPilots(Step[Race]):
    """GAR-17.4: two to each, in secret."""

    def __init__(self) -> None:
        super().__init__(AUTO)

    def run(self, s: Race) -> None:
        for pilot in s.pilots:
            pilot.sealed.dealt = [s.decks[PILOT].pop() for _ in range(s.book.pilots_dealt)]


@final
class KeepPilot(Step[Race]):
    """GAR-17.4, D1: one of the two."""

    together = True

    def legal(self, s: Race) -> list[int]:
        return sorted([KEEP + card for card in s.pilots[self.who].sealed.dealt])

    def why(self, s: Race, x: int) -> Reason | None:
        if not KEEP <= x < KEEP + PILOTS:
            return KEEP_ONE
        return None if x - KEEP in s.pilots[self.who].sealed.dealt else NOT_DEALT

    def default(self, s: Race) -> int:
        return KEEP + s.pilots[self.who].sealed.dealt[0]

    def apply(self, s: Race, x: int) -> None:
        sealed = s.pilots[self.who].sealed
        sealed.dealt.remove(x - KEEP)
        sealed.chosen = [x - KEEP]


@final
class ShowPilots(Step[Race]):
    """GAR-17.4: all together; the others stay unseen."""

    def __init__(self) -> None:
        super().__init__(AUTO)

    def run(self, s: Race) -> None:
        for seat, pilot in enumerate(s.pilots):
            pilot.card = pilot.sealed.chosen.pop()
            s.emit("pilot", seat, pilot.card)


@final
class DealHands(Step[Race]):
    """GAR-2.6, GAR-2.9, GAR-17.3, GAR-17.5: the boards and the hands, surplus cards of which are laid down again."""

    def __init__(self) -> None:
        super().__init__(AUTO)

    def run(self, s: Race) -> None:
        seats = range(len(s.pilots))
        equip(s)
        deal = [Draw(seat, s.book.hand + s.book.surplus) for seat in seats]
        surplus = [LayDown(seat, s.book.surplus) for seat in seats if s.book.surplus]
        heirs = [GainCrew(seat, True) for seat in seats if s.able(seat).starts_with_crew]
        s.next(deal[0], *deal[1:], *surplus, ShowLaid(), *heirs)


@final
class NextRace(Step[Race]):
    """GAR-17.7: a Grand Prix goes on."""

    def __init__(self) -> None:
        super().__init__(AUTO)

    def run(self, s: Race) -> None:
        if s.race < s.book.races:
            s.next(StartRace())
        else:
            s.emit("win", grand_prix(s)[0])
