"""The content files and the options as the tables that the rules read."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from typing import Final, final

from aerodrome.games.aeroplanes.network import Network
from aerodrome.games.aeroplanes.rows import (
    CONSTANTS,
    ROWS,
    AdvantageRow,
    AeroplaneRow,
    CityRow,
    ConnectionRow,
    FaceRow,
    FillRow,
    GatewayRow,
    HomeRow,
    IncomeRow,
    MajorityRow,
    NeutralRow,
    PassengerRow,
    ProfitRow,
    StageRow,
)
from aerodrome.kernel.content import Content, ContentError, which
from aerodrome.kernel.state import Shared


def load(folder: Path | None = None) -> Content:
    """The game's own content, or an edited copy of its folder with as many cards."""
    return Content(folder or Path(__file__).parent / "content", ROWS, CONSTANTS)


PRINTED: Final = load()
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


def _era(era: int, where: str) -> int:
    if not 1 <= era <= ERAS:
        raise ContentError(f"{where}: there is no era {era}")
    return era


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
            fault = f"{SPACES} spaces for passengers, not {self.spaces + self.overflow}"
            raise ContentError(f"{content.file('constant')}: {fault}")
        self.space_names = [f"{self.cities[city]}-{i + 1}" for city in self.fill for i in range(self.sections)]
        self.space_names += [f"overflow-{i + 1}" for i in range(self.overflow)]

    def _read_map(self, content: Content) -> None:
        placed = content.rows_with_where("city", CityRow)
        rows = [row for _, row in placed]
        self.cities = [row.name for row in rows]
        if len(rows) != CITIES:
            raise ContentError(f"{content.file('city')}: {len(rows)} cities, not {CITIES}")
        content.refuse_twins("city")
        for where, row in placed:
            if row.spaces not in (2, 3):
                raise ContentError(f"{where}: {row.name} has 2 or 3 airport spaces, not {row.spaces}")
        self.market = [which(MARKETS, row.market, where, "market") for where, row in placed]
        self.room = [row.spaces for row in rows]
        self.latitude = [row.latitude for row in rows]
        self.longitude = [row.longitude for row in rows]
        self.markets = [sum(1 << c for c in range(CITIES) if self.market[c] == m) for m in range(len(MARKETS))]
        self.market_cities = [[c for c in range(CITIES) if self.market[c] == m] for m in range(len(MARKETS))]
        self.two_room = sum(1 << c for c in range(CITIES) if self.room[c] == 2)
        homes = content.rows_with_where("home", HomeRow)
        self.homes = [self._city(row.city, where) for where, row in homes]
        content.expect_order("home", "city", [self.cities[city] for city in sorted(set(self.homes))])
        self.modifier = [row.modifier for _, row in homes]
        self._read_fill(content)
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
        for city in range(CITIES):
            if not self.network.joined(0, city):
                raise ContentError(f"{placed[city][0]}: no way leads there from {self.cities[0]}")

    def _read_fill(self, content: Content) -> None:
        """The waiting area is filled at every starting city once."""
        rows = content.rows_with_where("fill", FillRow)
        content.refuse_twins("fill", "city")
        self.fill = [self._city(row.city, where) for where, row in rows]
        for (where, row), city in zip(rows, self.fill, strict=True):
            if city not in self.homes:
                raise ContentError(f"{where}: nobody starts in {row.city}")
        if len(self.fill) != len(self.homes):
            raise ContentError(f"{content.file('fill')}: {len(rows)} starting cities are filled, not {len(self.homes)}")

    def _city(self, name: str, where: str) -> int:
        return which(self.cities, name, where, "city")

    def _read_cards(self, content: Content) -> None:
        placed = content.rows_with_where("aeroplane", AeroplaneRow)
        cards = [card for _, card in placed]
        if len(cards) != CARDS:
            raise ContentError(f"{content.file('aeroplane')}: {len(cards)} cards, not {CARDS}")
        for where, card in placed:
            if not 1 <= card.stage <= STAGES:
                raise ContentError(f"{where}: {card.name} is of stage {card.stage}")
        self.aeroplanes = [row.name for row in cards]
        content.refuse_twins("aeroplane")
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
            fault = "too few tiles without the x icon for the first waiting area"
            raise ContentError(f"{content.file('passenger')}: {fault}")

    def _read_advantages(self, content: Content) -> None:
        """AER-5e: which tiles there are; effects.py knows what they do."""
        placed = content.rows_with_where("advantage", AdvantageRow)
        kinds = [row for _, row in placed]
        if len(kinds) != ADVANTAGES:
            fault = f"{len(kinds)} kinds of advantage tile, not {ADVANTAGES}"
            raise ContentError(f"{content.file('advantage')}: {fault}")
        pips = [row.pips for row in content.rows("risk_face", FaceRow)]
        for where, row in placed:
            _era(row.era, where)
            if not 1 <= row.copies <= MOST_TILES:
                raise ContentError(f"{where}: 1 to {MOST_TILES} tiles of {row.name}, not {row.copies}")
            if row.number == SKULL or row.number not in pips:
                raise ContentError(f"{where}: no risk die shows {row.number}")
        content.refuse_twins("advantage")
        content.refuse_twins("advantage", "number")
        self.advantages = [row.name for row in kinds]
        self.faces = [row.number for row in kinds]
        self.from_era = [row.era for row in kinds]
        self.copies = [row.copies for row in kinds]

    def _read_charts(self, content: Content) -> None:
        incomes = content.rows("income", IncomeRow)
        stages = content.rows("stage", StageRow)
        profits = content.rows("profitability", ProfitRow)
        content.expect_order("income", "era", range(1, ERAS + 1))
        content.expect_order("stage", "stage", range(1, STAGES + 1))
        content.expect_order("profitability", "era", range(1, ERAS + 1))
        self.income = [0] + [row.income for row in incomes]
        self.tiles = [1] + [row.airports for row in stages]  # the Home airport first
        self.profit = [[0]] + [[row.first, row.second, row.third] for row in profits]
        charts = content.rows_with_where("majority", MajorityRow)
        self.majority: list[list[list[int]]] = [[[] for _ in range(AMERICAS)] for _ in range(ERAS + 1)]
        for where, chart in charts:
            market = which(MARKETS[:AMERICAS], chart.market, where, "market")
            if self.majority[_era(chart.era, where)][market]:
                raise ContentError(f"{where}: era {chart.era} has {chart.market} already")
            self.majority[chart.era][market] = [chart.higher, chart.lower]
        for era, market in product(range(1, ERAS + 1), range(AMERICAS)):
            if not self.majority[era][market]:
                raise ContentError(f"{content.file('majority')}: era {era} has no majority in {MARKETS[market]}")
        self.neutral: list[list[int]] = [[] for _ in range(ERAS + 1)]  # the markets of its placements, in order
        neutral = content.rows_with_where("neutral", NeutralRow)
        for where, row in neutral:
            self.neutral[_era(row.era, where)] += [which(MARKETS, row.market, where, "market")] * row.airports

    def _read_dice(self, content: Content, dice: int) -> None:
        """AER-2.6: what the risk dice can show, sorted, and in how many ways; then its total and its skulls."""
        faces = [row.pips for row in content.rows("risk_face", FaceRow)]
        thrown = [tuple(sorted(roll)) for roll in product(faces, repeat=dice)]
        self.rolls = [list(roll) for roll in sorted(set(thrown))]
        self.roll_odds = [thrown.count(tuple(roll)) for roll in self.rolls]
        self.roll_total = [sum(roll) for roll in self.rolls]
        self.roll_skulls = [roll.count(SKULL) for roll in self.rolls]
