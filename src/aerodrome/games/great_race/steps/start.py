"""GAR-2, GAR-17: setting up a race, its variants included."""

from __future__ import annotations

from typing import Final, final

from aerodrome.games.great_race.actions import KEEP
from aerodrome.games.great_race.content import LANDING, NO_CARD, PILOTS
from aerodrome.games.great_race.scoring import grand_prix
from aerodrome.games.great_race.state import (
    AIRBORNE,
    CREW,
    DECKS,
    FLIGHT,
    NEWS,
    PILOT,
    REWARD,
    STAGE,
    Race,
)
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
        seats = range(len(s.stage))
        s.race += 1
        s.day = s.rounds = s.flown = 0
        s.headline = NO_CARD
        kept = [card for held in s.pilot for card in held]
        book = s.book
        sizes = [len(book.design), len(book.news_names), len(book.trade), len(book.stage_names)]
        sizes += [len(book.reward_names), len(book.pilot_names)]
        s.decks = [list(range(size)) for size in sizes]
        s.decks[PILOT] = [card for card in s.decks[PILOT] if card not in kept]
        s.discards = [[] for _ in range(DECKS)]
        s.row, s.rewards, s.attached, s.news, s.cantina = [], [], [], [], []
        s.dealt, s.chosen = [[] for _ in seats], [[] for _ in seats]
        s.hands = [[LANDING + seat] for seat in seats]
        s.laid, s.picked, s.shown = [[] for _ in seats], [[] for _ in seats], [[] for _ in seats]
        s.paths, s.bids, s.tokens = [[] for _ in seats], [[] for _ in seats], [[] for _ in seats]
        s.crew, s.ready, s.today = [[] for _ in seats], [[] for _ in seats], [[] for _ in seats]
        s.stage, s.tracker = [0 for _ in seats], [0 for _ in seats]
        s.status = [AIRBORNE for _ in seats]
        s.order, s.landing, s.hired = [], [0 for _ in seats], [0 for _ in seats]
        equip(s)
        s.emit("race", s.race)
        pilots: list[Step[Race]] = []
        if book.with_pilots and not kept:
            choices = [KeepPilot(seat) for seat in seats]
            pilots = [Shuffle(PILOT), DealPilots(), *choices, ShowPilots()]
        shuffles = [Shuffle(deck) for deck in (REWARD, NEWS, CREW, FLIGHT)]
        s.next(
            Shuffle(STAGE), *shuffles, LayOut(), FillCantina(), *pilots, DealHands(), StartDay(), EndRace(), NextRace()
        )


def equip(s: Race) -> None:
    """GAR-2.6, GAR-17.5: what each pilot starts with, by the Pilot card or without one."""
    s.moxy, s.board = [], []
    for seat in range(len(s.stage)):
        able = s.able(seat)
        s.moxy.append(able.moxy)
        s.board.append([able.fuel, 0, 0, able.health, 0, 0])


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
        for dealt in s.dealt:
            for _ in range(s.book.pilots_dealt):
                dealt.append(s.decks[PILOT].pop())


@final
class KeepPilot(Step[Race]):
    """GAR-17.4, D1: one of the two."""

    together = True

    def legal(self, s: Race) -> list[int]:
        return sorted([KEEP + card for card in s.dealt[self.who]])

    def why(self, s: Race, x: int) -> Reason | None:
        if not KEEP <= x < KEEP + PILOTS:
            return KEEP_ONE
        return None if x - KEEP in s.dealt[self.who] else NOT_DEALT

    def default(self, s: Race) -> int:
        return KEEP + s.dealt[self.who][0]

    def apply(self, s: Race, x: int) -> None:
        s.dealt[self.who].remove(x - KEEP)
        s.chosen[self.who].append(x - KEEP)


@final
class ShowPilots(Step[Race]):
    """GAR-17.4: all together; the others stay unseen."""

    def __init__(self) -> None:
        super().__init__(AUTO)

    def run(self, s: Race) -> None:
        s.pilot, s.chosen = s.chosen, [[] for _ in s.chosen]
        for seat, (card,) in enumerate(s.pilot):
            s.emit("pilot", seat, card)


@final
class DealHands(Step[Race]):
    """GAR-2.6, GAR-2.9, GAR-17.3, GAR-17.5: the boards and the hands, surplus cards of which are laid down again."""

    def __init__(self) -> None:
        super().__init__(AUTO)

    def run(self, s: Race) -> None:
        seats = range(len(s.stage))
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
