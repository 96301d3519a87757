"""The rows of the content files, with the types of their columns. Not compiled: a compiled class forgets them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from aerodrome.kernel.content import NATURAL, POSITIVE, ConstantRow, Signed


@dataclass(frozen=True)
class FlightRow:
    """GAR-16.2."""

    name: str
    flight_class: str
    copies: int
    speeds: list[int]
    progress: int
    fuel: int
    health: int
    rule: str
    moxy: int = 0
    green_fuel: int = 0
    green_health: int = 0
    terrain: list[str] = field(default_factory=list)
    effect: list[str] = field(default_factory=list)
    window: str = ""
    react: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class StageRow:
    name: str
    progress: int
    terrain: list[str]


@dataclass(frozen=True)
class EventRow:
    """GAR-4.2: News that happens at once."""

    name: str
    whom: str
    effect: list[str]
    rule: str


@dataclass(frozen=True)
class AttachmentRow:
    """GAR-4.6, GAR-4.7: News that stays: a terrain, or another cost for the Flight cards that it names."""

    name: str
    rule: str
    terrain: str = ""
    flight_class: str = ""
    from_progress: int = 0
    from_fuel: int = 0
    fuel: Signed = 0
    health: Signed = 0


@dataclass(frozen=True)
class CrewRow:
    name: str
    copies: int
    cost: int
    keyword: str
    effect: list[str]
    rule: str
    aloft_only: bool = False
    needs: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class RewardRow:
    name: str
    trophy: int
    effect: list[str]
    rule: str


@dataclass(frozen=True)
class PilotRow:
    """GAR-24: the numbers a pilot starts with, and what is different for him."""

    name: str
    fuel: int
    health: int
    moxy: int
    rule: str
    discount: int = 0
    discount_class: str = ""
    discount_from: int = 0
    bonus: int = 0
    bonus_class: str = ""
    bonus_first: int = 0
    bonus_health: int = 0
    bonus_terrain: list[str] = field(default_factory=list)
    redeems_to: str = "reserve"
    hire_discount: int = 0
    hires_free: bool = False
    untouchable: bool = False
    starts_with_crew: bool = False
    hand_bonus: int = 0
    landing_draws: int = 1
    landing_actions: int = 1


@dataclass(frozen=True)
class PointsRow:
    value: int


ROWS: Final[dict[str, type]] = {
    "flight": FlightRow,
    "stage": StageRow,
    "event": EventRow,
    "attachment": AttachmentRow,
    "crew": CrewRow,
    "reward": RewardRow,
    "pilot": PilotRow,
    "points": PointsRow,
    "constant": ConstantRow,
}
CONSTANTS: Final = {
    "fuel": POSITIVE,
    "health": POSITIVE,
    "moxy": NATURAL,
    "most_moxy": POSITIVE,
    "hand": POSITIVE,
    "large_hand": POSITIVE,
    "dusk_draw": NATURAL,
    "cantina": NATURAL,
    "crew_limit": NATURAL,
    "stages": POSITIVE,
    "most_stages": POSITIVE,
    "moxy_for_stage": NATURAL,
    "fewest_days": POSITIVE,
    "days_per_stage": NATURAL,
    "patch_up_health": NATURAL,
    "becalmed_fuel": NATURAL,
    "races": POSITIVE,
    "most_races": POSITIVE,
    "pilots_dealt": POSITIVE,
}
