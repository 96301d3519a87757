"""GAR-13: the end of the day, and Dusk."""

from __future__ import annotations

from typing import final

from aerodrome.games.great_race.content import FUEL, HEALTH, LANDING, SUPPLY
from aerodrome.games.great_race.pieces import AIRBORNE
from aerodrome.games.great_race.state import CREW, Race
from aerodrome.games.great_race.steps.cards import Draw, FillCantina, ShowLaid
from aerodrome.games.great_race.steps.choices import LayDown
from aerodrome.kernel.step import AUTO, Step


@final
class Dusk(Step[Race]):
    """GAR-13.1, GAR-13.2: what is left in Reserve moves to Supply, and the oldest of the Cantina leaves."""

    def __init__(self) -> None:
        super().__init__(AUTO)

    def run(self, s: Race) -> None:
        for seat in range(len(s.pilots)):
            s.bring_in(seat)
        s.emit("dusk", s.day)
        if s.cantina:
            card = s.cantina.pop(0)
            s.discards[CREW].append(card)
            s.emit("leave", card)
        s.next(FillCantina(), Recover())


@final
class Recover(Step[Race]):
    """GAR-13.3 to GAR-13.5: help for who has no Health and, after a day without flight, no Fuel; then all draw."""

    def __init__(self) -> None:
        super().__init__(AUTO)

    def run(self, s: Race) -> None:
        for seat, pilot in enumerate(s.pilots):
            if not pilot.board.health.supply:
                s.emit("patch", seat, s.book.patch_up_health)
                s.refill(seat, HEALTH, SUPPLY, s.book.patch_up_health)
            if not s.flown and not pilot.board.fuel.supply:
                s.emit("becalmed", seat, s.book.becalmed_fuel)
                s.refill(seat, FUEL, SUPPLY, s.book.becalmed_fuel)
        draws = [Draw(seat, s.book.dusk_draw) for seat in s.race_order()]
        s.next(draws[0], *draws[1:], TrimHands(), Sleep())


@final
class TrimHands(Step[Race]):
    """GAR-13.6: down to the Health in Supply, each by own choice."""

    def __init__(self) -> None:
        super().__init__(AUTO)

    def run(self, s: Race) -> None:
        s.todo.append(ShowLaid())
        for seat in reversed(range(len(s.pilots))):
            pilot = s.pilots[seat]
            surplus = pilot.hand_size() - pilot.board.health.supply - s.able(seat).hand_bonus
            if surplus > 0:
                s.todo.append(LayDown(seat, surplus))


@final
class Sleep(Step[Race]):
    """GAR-13.7: the Crew is refreshed, and the Landing cards return to the hands."""

    def __init__(self) -> None:
        super().__init__(AUTO)

    def run(self, s: Race) -> None:
        for seat, pilot in enumerate(s.pilots):
            pilot.board.exhausted = []
            pilot.cards.path.remove(LANDING + seat)
            pilot.cards.hand.append(LANDING + seat)
            pilot.status = AIRBORNE
