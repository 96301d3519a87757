"""The content files and the options as the tables that the rules read."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Final, final

from aerodrome.games.aeroplanes.network import Network
from aerodrome.kernel.content import Content, ContentError
from aerodrome.kernel.state import Shared

PRINTED: Final = Content(Path(__file__).parent / "content")
CITIES: Final = len(PRINTED.tables["city"])
CARDS: Final = len(PRINTED.tables["aeroplane"])
ADVANTAGES: Final = len(PRINTED.tables["advantage"])  # kinds of tile
MOST_TILES: Final[int] = max(
    row["copies"] for row in PRINTED.tables["advantage"]
)  # of one kind that an airline can hold
SPACES: Final = (  # of waiting and overflow area
    len(PRINTED.tables["fill"]) * PRINTED.constants()["sections"] + PRINTED.constants()["overflow"]
)
STAGES: Final = 3  # of airports and aeroplanes, from 1
ERAS: Final = 3

EUROPE: Final = 0  # markets; those before the Americas are scored
AFRICA: Final = 1
ASIA: Final = 2
AMERICAS: Final = 3
MARKETS: Final = ["europe", "africa", "asia", "americas"]

SKULL: Final = 0  # the face of a risk die that is worth nothing

TWO: Final = 2  # players need a neutral airline


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
    modifier: int


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


def _market(name: str, markets: list[str], where: str) -> int:
    if name not in markets:
        raise ContentError(f"{where}: no market {name!r}; there are {', '.join(markets)}")
    return markets.index(name)


def _different(content: Content, table: str, column: str = "name") -> None:
    """Raises ContentError if two rows have the same there."""
    values = [row[column] for row in content.tables[table]]
    for number, value in enumerate(values, 1):
        if value in values[: number - 1]:
            raise ContentError(f"{content.where(table, number)}: {str(value)!r} stands twice")


def _in_order(numbers: list[int], table: str) -> None:
    """Eras and stages count from 1 to 3."""
    if numbers != [1, 2, 3]:
        raise ContentError(f"rules.toml: {table} has rows for 1, 2 and 3, in this order, not for {numbers}")


@final
class Book(Shared):
    """Everything that is printed on the board, the cards and the tiles, for so many players with these options.
    Eras and stages count from 1: the first place of their tables stays empty."""

    def __init__(self, content: Content, seats: int, options: dict[str, int]) -> None:
        number = content.constants()
        two = seats == TWO
        self.players = seats
        self.forced_token = options["forced_token"] == 1
        self.any_lda = options["any_lda"] == 1
        self.taker_starts = options["taker_starts"] == 1
        self.seats_only = options["seats_only"] == 1
        self._read_map(content)
        self._read_cards(content)
        self._read_advantages(content)
        self._read_charts(content)
        self._read_dice(content, number["risk_dice"])
        self.row = number["row"]
        self.surcharge = number["skip_surcharge"]
        self.targets = [0, number["red"], number["black"]]  # by colour of a connection
        self.opponent_bonus = number["opponent_bonus"]
        self.pilot_bonus = number["pilot_bonus"]
        self.shortfall = number["shortfall"]
        self.crash = number["crash"]
        self.america_money = number["america_money"]
        self.america_vp = number["america_vp"]
        self.advantage_price = number["advantage_price"]
        self.advantage_picks = number["advantage_picks"]
        self.overflow = number["overflow"]
        self.white_odds = [1] * number["white_faces"]
        self.sections = number["sections"]
        self.used = number["two_sections" if two else "sections"]  # spaces of a section, from the first
        self.subsidy = number["two_subsidy" if two else "subsidy"]
        self.removed = number["two_removed" if two else "removed"]
        self.spaces = len(self.fill) * self.sections  # of the waiting area; those of the overflow area come after them
        self.origin = [city for city in self.fill for _ in range(self.sections)]
        if self.spaces + self.overflow != SPACES:
            raise ContentError(f"rules.toml: {SPACES} spaces for passengers, not {self.spaces + self.overflow}")
        self.space_names = [f"{self.cities[city]}-{i + 1}" for city in self.fill for i in range(self.sections)]
        self.space_names += [f"overflow-{i + 1}" for i in range(self.overflow)]

    def _read_map(self, content: Content) -> None:
        placed = content.rows_with_where("city", CityRow)
        rows = [row for _, row in placed]
        self.cities = [row.name for row in rows]
        if len(rows) != CITIES:
            raise ContentError(f"cities.toml: {len(rows)} cities, not {CITIES}")
        _different(content, "city")
        for where, row in placed:
            if row.spaces not in (2, 3):
                raise ContentError(f"{where}: {row.name} has 2 or 3 airport spaces, not {row.spaces}")
        self.market = [_market(row.market, MARKETS, where) for where, row in placed]
        self.room = [row.spaces for row in rows]
        self.latitude = [row.latitude for row in rows]
        self.longitude = [row.longitude for row in rows]
        self.markets = [sum(1 << c for c in range(CITIES) if self.market[c] == m) for m in range(len(MARKETS))]
        self.market_cities = [[c for c in range(CITIES) if self.market[c] == m] for m in range(len(MARKETS))]
        self.two_room = sum(1 << c for c in range(CITIES) if self.room[c] == 2)
        homes = content.rows_with_where("home", HomeRow)
        self.homes = [self._city(row.city, where) for where, row in homes]
        self.modifier = [row.modifier for _, row in homes]
        self.fill = [self._city(row.city, where) for where, row in content.rows_with_where("fill", FillRow)]
        if sorted(self.fill) != self.homes:
            raise ContentError("rules.toml: the waiting area is filled at every starting city once")
        edges: list[tuple[int, int, str, bool]] = []
        wheres: list[str] = []
        for where, line in content.rows_with_where("connection", ConnectionRow):
            wheres.append(where)
            edges.append((self._city(line.start, where), self._city(line.end, where), line.colour, line.lda))
        for where, gate in content.rows_with_where("gateway", GatewayRow):
            city = self._city(gate.city, where)
            wheres += [where] * len(self.market_cities[EUROPE])
            edges += [(c, city, gate.colour, gate.lda) for c in self.market_cities[EUROPE]]
        self.network = Network(self.cities, edges, wheres)

    def _city(self, name: str, where: str) -> int:
        if name not in self.cities:
            raise ContentError(f"{where}: there is no city {name!r}")
        return self.cities.index(name)

    def _read_cards(self, content: Content) -> None:
        placed = content.rows_with_where("aeroplane", AeroplaneRow)
        cards = [card for _, card in placed]
        if len(cards) != CARDS:
            raise ContentError(f"aeroplanes.toml: {len(cards)} cards, not {CARDS}")
        for where, card in placed:
            if not 1 <= card.stage <= STAGES:
                raise ContentError(f"{where}: {card.name} is of stage {card.stage}")
        self.aeroplanes = [row.name for row in cards]
        _different(content, "aeroplane")
        self.drawn = [(row.year, row.wings, row.engines, row.boat) for row in cards]
        self.stage = [row.stage for row in cards]
        self.price = [row.price for row in cards]
        self.seats = [row.seats for row in cards]
        self.airports = [row.airports for row in cards]
        self.lda = [row.lda for row in cards]
        self.card_vp = [row.vp for row in cards]
        rows = content.rows_with_where("passenger", PassengerRow)
        ends = [(self._city(row.destination, where), row.copies) for where, row in rows]
        self.destination = [end for end, copies in ends for _ in range(copies)]
        tiles = [row for _, row in rows for _ in range(row.copies)]
        self.people = [row.people for row in tiles]
        self.tile_vp = [row.vp for row in tiles]
        self.later = [row.later for row in tiles]  # the x icon
        if self.later.count(False) < len(self.fill) * content.constants()["sections"]:
            raise ContentError("passengers.toml: too few tiles without the x icon for the first waiting area")

    def _read_advantages(self, content: Content) -> None:
        """AER-5e: which tiles there are; effects.py knows what they do."""
        placed = content.rows_with_where("advantage", AdvantageRow)
        kinds = [row for _, row in placed]
        if len(kinds) != ADVANTAGES:
            raise ContentError(f"rules.toml: {len(kinds)} kinds of advantage tile, not {ADVANTAGES}")
        pips = [row.pips for row in content.rows("risk_face", FaceRow)]
        for where, row in placed:
            if not 1 <= row.era <= ERAS:
                raise ContentError(f"{where}: there is no era {row.era}")
            if not 1 <= row.copies <= MOST_TILES:
                raise ContentError(f"{where}: 1 to {MOST_TILES} tiles of {row.name}, not {row.copies}")
            if row.number == SKULL or row.number not in pips:
                raise ContentError(f"{where}: no risk die shows {row.number}")
        _different(content, "advantage")
        _different(content, "advantage", "number")
        self.advantages = [row.name for row in kinds]
        self.faces = [row.number for row in kinds]
        self.from_era = [row.era for row in kinds]
        self.copies = [row.copies for row in kinds]

    def _read_charts(self, content: Content) -> None:
        incomes = content.rows("income", IncomeRow)
        stages = content.rows("stage", StageRow)
        profits = content.rows("profitability", ProfitRow)
        _in_order([row.era for row in incomes], "income")
        _in_order([row.stage for row in stages], "stage")
        _in_order([row.era for row in profits], "profitability")
        self.income = [0] + [row.income for row in incomes]
        self.tiles = [1] + [row.airports for row in stages]  # the Home airport first
        self.profit = [[0]] + [[row.first, row.second, row.third] for row in profits]
        charts = content.rows_with_where("majority", MajorityRow)
        _in_order(sorted({row.era for _, row in charts}), "majority")
        self.majority = [[[0, 0] for _ in range(AMERICAS)] for _ in range(ERAS + 1)]
        for where, chart in charts:
            market = _market(chart.market, MARKETS[:AMERICAS], where)
            self.majority[chart.era][market] = [chart.higher, chart.lower]
        self.neutral: list[list[int]] = [[] for _ in range(ERAS + 1)]  # the markets of its placements, in order
        neutral = content.rows_with_where("neutral", NeutralRow)
        _in_order(sorted({row.era for _, row in neutral}), "neutral")
        for where, row in neutral:
            self.neutral[row.era] += [_market(row.market, MARKETS, where)] * row.airports

    def _read_dice(self, content: Content, dice: int) -> None:
        """AER-2.6: what the risk dice can show, sorted, and in how many ways; then its total and its skulls."""
        faces = [row.pips for row in content.rows("risk_face", FaceRow)]
        thrown = [tuple(sorted(roll)) for roll in product(faces, repeat=dice)]
        self.rolls = [list(roll) for roll in sorted(set(thrown))]
        self.roll_odds = [thrown.count(tuple(roll)) for roll in self.rolls]
        self.roll_total = [sum(roll) for roll in self.rolls]
        self.roll_skulls = [roll.count(SKULL) for roll in self.rolls]
