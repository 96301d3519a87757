"""A moment of a day that is planned."""

from __future__ import annotations

from typing import final


@final
class Moment:
    """A moment of the day as it is planned: where the pilot is, and what it has."""

    def __init__(
        self,
        ahead: int,
        tracker: int,
        fuel: int,
        health: int,
        gas: int,
        care: int,
        moxy: int,
        last: int,
        gone: int,
        flown: int,
    ) -> None:
        self.ahead = ahead  # Stages moved on
        self.tracker = tracker
        self.fuel, self.health = fuel, health  # in Supply
        self.gas, self.care = gas, care  # Fuel and Health in Reserve
        self.moxy = moxy
        self.last = last  # the class of the card flown last on this Stage
        self.gone = gone  # which cards of the hand were flown or discarded, a bit for each
        self.flown = flown  # how many were flown

    def copy(self) -> Moment:
        return Moment(
            self.ahead,
            self.tracker,
            self.fuel,
            self.health,
            self.gas,
            self.care,
            self.moxy,
            self.last,
            self.gone,
            self.flown,
        )
