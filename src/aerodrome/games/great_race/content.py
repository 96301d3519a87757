"""The content files and the options as the tables that the rules read."""

from __future__ import annotations

from pathlib import Path
from typing import Final, final

from aerodrome.games.great_race.rows import (
    CONSTANTS,
    ROWS,
    AttachmentRow,
    CrewRow,
    EventRow,
    FlightRow,
    PilotRow,
    PointsRow,
    RewardRow,
    StageRow,
)
from aerodrome.games.great_race.verbs import (
    CLASSES,
    CREW,
    EVENT,
    FLOWN,
    NEEDS,
    REACTING,
    REWARD,
    SPACES,
    Program,
    Programs,
)
from aerodrome.kernel.content import Content, ContentError, which
from aerodrome.kernel.state import Shared

MECHANICAL: Final = 0
WEATHER: Final = 1
AEROBATICS: Final = 2
TERRAINS: Final = ["plains", "sea", "forest", "city", "mountains", "fog", "storm"]

FUEL: Final = 0  # kinds of token
HEALTH: Final = 1

SUPPLY: Final = 0  # spaces of a player board
RESERVE: Final = 1
SPENT: Final = 2  # the Discard space

COST: Final = 0  # what a hostile effect does
SLOW: Final = 1
HURT: Final = 2
DRAIN: Final = 3
ROB: Final = 4

MECHANICAL_CARD: Final = 0  # whom a hostile effect may hit
FLYING_HERE: Final = 1
UNRESOLVED_HERE: Final = 2
AIRBORNE_HERE: Final = 3
AIRBORNE: Final = 4
RICHER: Final = 5
SELF_BEHIND: Final = 6  # nobody else: the own card, behind another's

DAMAGE: Final = 0  # which hostile effects a Response cancels
EVERYTHING: Final = 1

OF_FLIGHT: Final = 0  # where a program stands
OF_REACT: Final = 1
OF_EVENT: Final = 2
OF_CREW: Final = 3
OF_REWARD: Final = 4

_own: Final = Content(Path(__file__).parent / "content", ROWS, CONSTANTS)
FLIGHTS: Final[int] = sum([row["copies"] for row in _own.tables["flight"]])
CREWS: Final[int] = sum([row["copies"] for row in _own.tables["crew"]])
PILOTS: Final[int] = len(_own.tables["pilot"])
ATTACHMENTS: Final[int] = len(_own.tables["attachment"])
LANDING: Final[int] = FLIGHTS  # + seat: its Landing card
NO_CARD: Final = -1
NO_WINDOW: Final = 0
REVEAL: Final = 1
RESPONSE: Final = 2
WINDOWS: Final = ["", "reveal", "response"]
REACTS: Final = [[""], ["harm", "speed_up"], ["cancel"]]  # by window: how its programs begin
KEYWORDS: Final = ["exhaust", "discard"]
WHOM: Final = ["all", "leading", "trailing"]


@final
class PilotCard:
    """A Pilot card, or the plain pilot of a race without them."""

    def __init__(self, row: PilotRow, book: Book, where: str) -> None:
        self.fuel, self.health, self.moxy = row.fuel, row.health, row.moxy
        self.discount, self.discount_from = row.discount, row.discount_from
        self.discount_class = which(CLASSES, row.discount_class, where, "class") if row.discount_class else NO_CARD
        self.discounts = [self._discount(book, card) for card in range(FLIGHTS)]
        self.bonus, self.bonus_first, self.bonus_health = row.bonus, row.bonus_first, row.bonus_health
        self.bonus_class = which(CLASSES, row.bonus_class, where, "class") if row.bonus_class else NO_CARD
        self.bonus_terrain = mask(row.bonus_terrain, where)
        self.redeems_to = which(SPACES, row.redeems_to, where, "space")
        self.hire_discount, self.hires_free = row.hire_discount, row.hires_free
        self.untouchable, self.starts_with_crew = row.untouchable, row.starts_with_crew
        self.hand_bonus = row.hand_bonus
        self.landing_draws, self.landing_actions = row.landing_draws, row.landing_actions

    def _discount(self, book: Book, card: int) -> int:
        """GAR-24: the Fuel that a Flight card costs this pilot less."""
        fits = self.discount_class in (NO_CARD, book.flight_class[card]) and book.progress[card] >= self.discount_from
        return self.discount if fits else 0


def mask(terrain: list[str], where: str) -> int:
    """Terrain types as a set of bits."""
    return sum(1 << which(TERRAINS, each, where, "terrain") for each in terrain)


def terrain_names(terrain: int) -> tuple[str, ...]:
    """The words of a set of terrain types."""
    return tuple([name for bit, name in enumerate(TERRAINS) if terrain >> bit & 1])


@final
class Book(Shared):
    """The cards and numbers of the game, and what the options of a match make of them."""

    def __init__(self, content: Content, options: dict[str, int]) -> None:
        self.cards = Programs()
        self._read_flights(content)
        self._read_news(content)
        self._read_crew(content)

        for table in ("flight", "event", "attachment", "crew", "stage", "reward", "pilot"):
            content.refuse_twins(table)
        stages = content.rows_with_where("stage", StageRow)
        self.stage_names = [row.name for _, row in stages]
        self.stage_progress = [row.progress for _, row in stages]
        self.stage_terrain = [mask(row.terrain, where) for where, row in stages]
        rewards = content.rows_with_where("reward", RewardRow)
        self.reward_names = [row.name for _, row in rewards]
        self.trophy = [row.trophy for _, row in rewards]
        content.refuse_twins("reward", "trophy")
        self.reward_effect = [self.cards.read(row.effect, REWARD, where) for where, row in rewards]

        self.programs = [self.effect, self.react, self.news_effect, self.crew_effect, self.reward_effect]

        n = content.constants()
        self.most_moxy, self.dusk_draw = n["most_moxy"], n["dusk_draw"]
        self.cantina, self.crew_limit = n["cantina"], n["crew_limit"]
        self.moxy_for_stage = n["moxy_for_stage"]
        self.patch_up_health, self.becalmed_fuel = n["patch_up_health"], n["becalmed_fuel"]
        self.pilots_dealt = n["pilots_dealt"]
        pilots = content.rows_with_where("pilot", PilotRow)
        if len(pilots) != PILOTS:
            raise ContentError(f"pilots.toml: there are {PILOTS} Pilot cards, not {len(pilots)}")
        self.pilot_names = [row.name for _, row in pilots]
        self.pilots = [PilotCard(row, self, where) for where, row in pilots]
        plain = PilotRow("", n["fuel"], n["health"], n["moxy"], "")
        self.pilots.append(PilotCard(plain, self, "no Pilot card"))  # the last, at NO_CARD
        self.points = [row.value for row in content.rows("points", PointsRow)]

        self.stages, self.races = options["stages"], options["races"]
        self.with_pilots = options["pilots"] == 1
        self.hand = n["hand"]
        self.surplus = n["large_hand"] - n["hand"] if options["large_hand"] else 0
        self.days = max(n["fewest_days"], n["days_per_stage"] * self.stages)

    def _read_flights(self, content: Content) -> None:
        """GAR-7.6: the number of a card is its Speed, counted from the slowest."""
        rows = content.rows_with_where("flight", FlightRow)
        speeds = sorted(speed for _, row in rows for speed in row.speeds)
        if len(speeds) != FLIGHTS or len(set(speeds)) != FLIGHTS:
            raise ContentError(f"flight.toml: {FLIGHTS} Flight cards have a Speed each, and no two the same")
        self.flight_names = [row.name for _, row in rows]
        self.design = [0] * FLIGHTS  # by card: the number of its row
        for number, (where, row) in enumerate(rows):
            if len(row.speeds) != row.copies:
                raise ContentError(f"{where}: {row.copies} copies, but {len(row.speeds)} Speeds")
            for speed in row.speeds:
                self.design[speeds.index(speed)] = number
        placed = [rows[design] for design in self.design]
        of = [row for _, row in placed]
        self.speed = speeds
        self.flight_class = [which(CLASSES, row.flight_class, where, "class") for where, row in placed]
        self.progress = [row.progress for row in of]
        self.cost = [[row.fuel for row in of], [row.health for row in of]]
        self.moxy = [row.moxy for row in of]
        self.green = [[row.green_fuel for row in of], [row.green_health for row in of]]
        self.terrain = [mask(row.terrain, where) for where, row in placed]
        self.effect = [self.cards.read(row.effect, FLOWN, where) for where, row in placed]
        self._check_reacts(rows)
        self.window = [which(WINDOWS, row.window, where, "window") for where, row in placed]
        self.react = [self.cards.read(row.react, REACTING, where) for where, row in placed]

    def _check_reacts(self, rows: list[tuple[str, FlightRow]]) -> None:
        """GAR-16.6: a REACT text begins with what its window is for, which is no effect of a card that is flown."""
        for where, row in rows:
            begins = row.react[0].split()[0] if row.react else ""
            if begins not in REACTS[which(WINDOWS, row.window, where, "window")]:
                raise ContentError(f"{where}: its react does not fit the window {row.window!r}")
            for line in row.react[1:]:
                if line.split()[0] in ("speed_up", "cancel"):
                    raise ContentError(f"{where}: {line!r} can only begin a react")

    def _read_news(self, content: Content) -> None:
        """The Events come first; the number of an Attachment is counted on from there."""
        events = content.rows_with_where("event", EventRow)
        attachments = content.rows_with_where("attachment", AttachmentRow)
        if len(attachments) != ATTACHMENTS:
            raise ContentError(f"news.toml: there are {ATTACHMENTS} Attachments, not {len(attachments)}")
        self.news_names = [row.name for _, row in events] + [row.name for _, row in attachments]
        self.events = len(events)
        self.whom = [which(WHOM, row.whom, where, "whom") for where, row in events]
        self.news_effect = [self.cards.read(row.effect, EVENT, where) for where, row in events]
        self.attached_terrain = [mask([row.terrain] if row.terrain else [], where) for where, row in attachments]
        self.attached_cost = [[row.fuel, row.health] for _, row in attachments]
        self.surcharges = [
            [self._surcharges(row, kind, where) for kind in (FUEL, HEALTH)] for where, row in attachments
        ]

    def _read_crew(self, content: Content) -> None:
        rows = content.rows("crew", CrewRow)
        placed = [each for each in content.rows_with_where("crew", CrewRow) for _ in range(each[1].copies)]
        of = [row for _, row in placed]
        if len(of) != CREWS:
            raise ContentError(f"crew.toml: there are {CREWS} Crew cards, not {len(of)}")
        self.trade_names = [row.name for row in rows]
        self.trade = [number for number, row in enumerate(rows) for _ in range(row.copies)]  # by crew card: its row
        self.crew_cost = [row.cost for row in of]
        self.exhausts = [which(KEYWORDS, row.keyword, where, "keyword") == 0 for where, row in placed]
        self.aloft_only = [row.aloft_only for row in of]
        self.crew_needs = [self.cards.read(row.needs, NEEDS, where) for where, row in placed]
        self.crew_effect = [
            self.cards.read(row.effect, CREW, where, needs)
            for (where, row), needs in zip(placed, self.crew_needs, strict=True)
        ]

    def hostile(self, program: Program) -> bool:
        """GAR-16.9."""
        return any(self.cards.names[line[0]] in ("harm", "harm_all") for line in program)

    def _surcharges(self, row: AttachmentRow, resource: int, where: str) -> list[int]:
        """GAR-4.7: what an Attachment adds to the cost of each Flight card."""
        wanted = which(CLASSES, row.flight_class, where, "class") if row.flight_class else NO_CARD
        added = row.fuel if resource == FUEL else row.health
        found: list[int] = []
        for card in range(FLIGHTS):
            dear = self.progress[card] >= row.from_progress and self.cost[FUEL][card] >= row.from_fuel
            found.append(added if dear and wanted in (NO_CARD, self.flight_class[card]) else 0)
        return found


def load(folder: Path | None = None) -> Content:
    """The game's own content, or an edited copy of its folder with as many cards."""
    return Content(folder, ROWS, CONSTANTS) if folder else _own
