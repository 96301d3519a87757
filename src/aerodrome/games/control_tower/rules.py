"""Control Tower in the kernel's terms: how it starts, who sees what, who has won."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from aerodrome.games.control_tower.actions import ACTIONS, domains
from aerodrome.games.control_tower.content import AIRCRAFT, HOLDING, STORM, TECHNICAL_RETURN, Airspace
from aerodrome.games.control_tower.pieces import Player, Turn
from aerodrome.games.control_tower.state import AIRPORT, EMPTY, EVENTS, WAITING, Sky
from aerodrome.games.control_tower.steps.setup import ChooseStart, DealGoals, ShuffleEvents
from aerodrome.kernel.rules import Rules
from aerodrome.kernel.step import Reason
from aerodrome.kernel.zones import EVERYBODY, NOBODY, Zone

GOAL_BOX: Final = 0
EVENT_BOX: Final = 1


@mypyc_attr(allow_interpreted_subclasses=True)
class ControlTower(Rules[Sky]):
    def __init__(self, seats: int, options: dict[str, int], air: Airspace) -> None:
        super().__init__(seats, options, domains(air, seats), ACTIONS, EVENTS)
        self.air = air
        self.outside = {
            "extra": Reason("CTL-6.1", "extra-backward"),
            "diagonal": Reason("CTL-6.4", "diagonal-forward-only"),
            "pass": Reason("CTL-6.6", "pass-by-outbound"),
            "storm": Reason("CTL-6.9", "storm-in-zone"),
            "clear": Reason("CTL-6.12", "no-storm"),
            "discard": Reason("CTL-3.8", "return-not-discarded"),
        }
        self._boxes = [list(range(len(air.goals))), [k for k, n in enumerate(air.copies) for _ in range(n)]]

    def setup(self, carry: list[list[int]]) -> Sky:
        """CTL-1.7: all aircraft start outside the field. CTL-1.10: each player has one Technical return."""
        deck = [card for card in self._boxes[EVENT_BOX] if card != TECHNICAL_RETURN]
        on = [EMPTY] * self.air.size
        for space in self.air.airports:
            on[space] = AIRPORT
        s = Sky(
            todo=[],
            air=self.air,
            first=0,
            turns=0,
            idle=0,
            turn=Turn(0, 0, 0),
            players=[Player([], [], True) for _ in range(self.seats)],
            place=[WAITING] * AIRCRAFT,
            on=on,
            held=[False] * AIRCRAFT,
            storms=[],
            deck=deck,
            pile=[],
            undealt=self._boxes[GOAL_BOX][:],
            winners=[],
        )
        s.next(DealGoals(), ShuffleEvents(), ChooseStart())
        return s

    def zones(self, s: Sky) -> list[Zone]:
        """CTL, hidden information; CTL-R31: at the end all dealt Goal cards are open."""
        players = s.players
        field = [STORM] * len(s.storms) + [HOLDING] * sum(s.held)
        return [
            *[Zone(players[seat].goal, GOAL_BOX, self.seers(s, seat)) for seat in range(self.seats)],
            Zone(s.undealt, GOAL_BOX, NOBODY),
            Zone(s.deck, EVENT_BOX, NOBODY),
            Zone(s.pile, EVENT_BOX, EVERYBODY),
            Zone(field, EVENT_BOX, EVERYBODY),
            Zone([TECHNICAL_RETURN] * self.air.copies[TECHNICAL_RETURN], EVENT_BOX, EVERYBODY),
            *[Zone(players[seat].hand, EVENT_BOX, 1 << seat) for seat in range(self.seats)],
        ]

    def seers(self, s: Sky, seat: int) -> int:
        """The seats that see the seat's Goal card."""
        return EVERYBODY if s.winners else 1 << seat

    def hidden(self, s: Sky, viewer: int) -> list[Zone]:
        found = [Zone(s.undealt, GOAL_BOX, NOBODY), Zone(s.deck, EVENT_BOX, NOBODY)]
        for seat in range(self.seats):
            if seat != viewer:
                found.append(Zone(s.players[seat].hand, EVENT_BOX, NOBODY))
                if not s.winners:
                    found.append(Zone(s.players[seat].goal, GOAL_BOX, NOBODY))
        return found

    def boxes(self, s: Sky) -> list[list[int]]:
        return self._boxes

    def standings(self, s: Sky) -> list[list[int]]:
        """CTL-8.3: the winners are first; all others have lost alike."""
        return [[int(seat in s.winners)] for seat in range(self.seats)]
