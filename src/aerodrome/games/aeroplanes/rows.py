"""The rows of the content files, with the types of their columns. Not compiled: a compiled class forgets them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from aerodrome.kernel.content import NATURAL, POSITIVE, ConstantRow, Signed


@dataclass(frozen=True)
class CityRow:
    name: str
    market: str
    spaces: int
    latitude: float
    longitude: float


@dataclass(frozen=True)
class HomeRow:
    city: str
    modifier: Signed


@dataclass(frozen=True)
class ConnectionRow:
    start: str
    end: str
    colour: str
    lda: bool


@dataclass(frozen=True)
class GatewayRow:
    city: str
    colour: str
    lda: bool


@dataclass(frozen=True)
class AeroplaneRow:
    """`wings`, `engines` and `boat` are for drawing only."""

    name: str
    year: int
    stage: int
    price: int
    seats: int
    airports: int
    lda: bool
    vp: int
    wings: int
    engines: int
    boat: bool


@dataclass(frozen=True)
class PassengerRow:
    destination: str
    people: int
    vp: int
    later: bool
    copies: int


@dataclass(frozen=True)
class AdvantageRow:
    number: int
    name: str
    era: int
    copies: int


@dataclass(frozen=True)
class IncomeRow:
    era: int
    income: int


@dataclass(frozen=True)
class StageRow:
    stage: int
    airports: int


@dataclass(frozen=True)
class MajorityRow:
    era: int
    market: str
    higher: int
    lower: int


@dataclass(frozen=True)
class ProfitRow:
    era: int
    first: int
    second: int
    third: int


@dataclass(frozen=True)
class FillRow:
    city: str


@dataclass(frozen=True)
class FaceRow:
    pips: int


@dataclass(frozen=True)
class NeutralRow:
    era: int
    market: str
    airports: int


ROWS: Final[dict[str, type]] = {
    "city": CityRow,
    "home": HomeRow,
    "connection": ConnectionRow,
    "gateway": GatewayRow,
    "aeroplane": AeroplaneRow,
    "passenger": PassengerRow,
    "advantage": AdvantageRow,
    "income": IncomeRow,
    "stage": StageRow,
    "majority": MajorityRow,
    "profitability": ProfitRow,
    "fill": FillRow,
    "risk_face": FaceRow,
    "neutral": NeutralRow,
    "constant": ConstantRow,
}
CONSTANTS: Final = {
    "subsidy": NATURAL,
    "row": POSITIVE,
    "removed": NATURAL,
    "skip_surcharge": NATURAL,
    "red": NATURAL,
    "black": NATURAL,
    "opponent_bonus": NATURAL,
    "pilot_bonus": NATURAL,
    "shortfall": NATURAL,
    "crash": NATURAL,
    "america_money": NATURAL,
    "america_vp": NATURAL,
    "advantage_price": NATURAL,
    "advantage_picks": NATURAL,
    "sections": POSITIVE,
    "overflow": NATURAL,
    "risk_dice": range(1, 7),  # the table of their rolls grows with its power
    "white_faces": POSITIVE,
    "engine_failures": NATURAL,
    "excess_capacity": NATURAL,
    "two_sections": POSITIVE,
    "two_subsidy": NATURAL,
    "two_removed": NATURAL,
}
