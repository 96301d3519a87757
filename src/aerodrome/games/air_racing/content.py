"""The content files and the options as the tables that the rules read."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final, final

from aerodrome.games.air_racing.course import Course, PylonRow
from aerodrome.games.air_racing.pieces import Mods
from aerodrome.kernel.content import Content, ContentError
from aerodrome.kernel.state import Shared

DOLLAR: Final = 0
MICROKNOT: Final = 1
BOOST: Final = 2
FAST: Final = 3
SPONSORSHIP: Final = 4
NIGHT_SHIFT: Final = 5
TEAM_EFFORT: Final = 6
WIND_TUNNEL: Final = 7
CARDS: Final = [
    "dollar",
    "microknot",
    "boost",
    "fast",
    "sponsorship",
    "night_shift",
    "team_effort",
    "wind_tunnel",
]
KINDS: Final = len(CARDS)
MONEY: Final = "money"  # what sort of card it is
MOD: Final = "mod"
ACTION: Final = "action"
SORTS: Final = [MONEY, MOD, MOD, MOD, ACTION, ACTION, ACTION, ACTION]
ACTIONS_FROM: Final = SPONSORSHIP  # the cards from here on are Action cards
MODS: Final = [MICROKNOT, FAST, BOOST]  # in the order in which a build names them

NUMBERS: Final = [
    "start_dollars",
    "free_mods",
    "hand_size",
    "action_plays",
    "buys",
    "months",
    "night_shift_draws",
    "sponsorship_buys",
    "sponsorship_money",
    "team_effort_draws",
    "team_effort_plays",
    "funding",
    "stock_speed",
    "skill_target",
    "die_faces",
    "cut_pylon",
    "backfire",
    "boost_speed",
    "altitudes",
    "altitude_changes",
    "laps",
    "quick_play_money",
    "quick_microknot_cap",
    "rounds_per_lap",
    "heat_laps",
]
MOST_FREE: Final = 3  # cards: an answer says how many of them are Boosts
SEATS: Final = 4

STANDARD: Final = "stead_short"
NO_CLASS: Final = 0


@dataclass(frozen=True)
class CardRow:
    name: str
    kind: str
    cost: int
    copies: int


@dataclass(frozen=True)
class NumberRow:
    name: str
    value: int


@dataclass(frozen=True)
class AircraftRow:
    number: int
    livery: str


@dataclass(frozen=True)
class ClassRow:
    """ARC-19.6: the race of a class, with its stock Speed in halves."""

    name: str
    laps: int
    course: str
    stock_speed: int


@final
class Book(Shared):
    """The cards and numbers of the game, and what the options of a match make of them."""

    def __init__(self, content: Content, courses: dict[str, Course], options: dict[str, int]) -> None:
        cards = content.rows("card", CardRow)
        self.copies = [row.copies for row in cards]
        self.cost = [row.cost for row in cards]
        self.liveries = [row.livery for row in content.rows("aircraft", AircraftRow)]
        n = content.constants()
        self.start_dollars, self.free_mods, self.hand_size = n["start_dollars"], n["free_mods"], n["hand_size"]
        self.action_plays, self.buys, self.months = n["action_plays"], n["buys"], n["months"]
        self.night_shift_draws = n["night_shift_draws"]
        self.sponsorship_buys, self.sponsorship_money = n["sponsorship_buys"], n["sponsorship_money"]
        self.team_effort_draws, self.team_effort_plays = n["team_effort_draws"], n["team_effort_plays"]
        self.funding = n["funding"]
        self.skill_target, self.die_faces = n["skill_target"], n["die_faces"]
        self.cut_pylon, self.backfire, self.boost_speed = n["cut_pylon"], n["backfire"], n["boost_speed"]
        self.altitudes, self.altitude_changes = n["altitudes"], n["altitude_changes"]
        self.rounds_per_lap, self.heat_laps = n["rounds_per_lap"], n["heat_laps"]
        self.quick_money = n["quick_play_money"]

        self.quick_play = options["quick_play"] == 1
        self.qualifying = options["qualifying"] == 1
        self.heats, self.seasons = options["heats"], options["seasons"]
        names = list(courses)
        self.course = courses[names[options["course"]]]
        self.laps, self.stock_speed = options["laps"], options["stock_speed"]
        if options["class"] != NO_CLASS:
            chosen = content.rows("class", ClassRow)[options["class"] - 1]
            if chosen.course not in courses:
                where = content.where("class", options["class"])
                raise ContentError(f"{where}: there is no course {chosen.course!r}")
            self.course = courses[chosen.course]
            self.laps, self.stock_speed = chosen.laps, chosen.stock_speed
        cap = n["quick_microknot_cap"] if options["quick_microknot_cap"] else self.quick_money
        self.builds = self._builds(cap) if self.quick_play else []

    def _builds(self, cap: int) -> list[Mods]:
        """ARC-19.1: what can be bought in Quick Play."""
        money, costs = self.quick_money, [self.cost[card] for card in MODS]
        return [
            Mods(m, f, b)
            for m in range(min(cap, money // costs[0]) + 1)
            for f in range((money - m * costs[0]) // costs[1] + 1)
            for b in range((money - m * costs[0] - f * costs[1]) // costs[2] + 1)
        ]

    def needed(self, modifier: int) -> int:
        """ARC-14.1, ARC-14.2: the lowest roll that passes a check with this modifier; a 0 never does."""
        return max(1, self.skill_target - modifier)

    def passes(self, modifier: int) -> int:
        """How many faces of the die pass a check with this modifier."""
        return max(0, self.die_faces - self.needed(modifier))


def load(folder: Path | None = None) -> Content:
    """The game's own content, or an edited copy of its folder. Raises ContentError for what the rules do not know."""
    content = Content(folder or Path(__file__).parent / "content")
    _check_cards(content.rows_with_where("card", CardRow))
    _check_numbers(content.rows_with_where("constant", NumberRow))
    _check_aircraft(content.rows("aircraft", AircraftRow))
    return content


def _check_cards(rows: list[tuple[str, CardRow]]) -> None:
    """Answers and aircraft name the cards, so there are just these; their numbers are free."""
    for number, (where, row) in enumerate(rows, 1):
        if number > KINDS or row.name != CARDS[number - 1]:
            raise ContentError(f"{where}: {row.name!r}: the cards are {', '.join(CARDS)}, in this order")
        if row.kind != SORTS[number - 1]:
            raise ContentError(f"{where}: {row.name} is of kind {SORTS[number - 1]!r}, not {row.kind!r}")
        if row.cost < 1 or row.copies < 0:
            raise ContentError(f"{where}: {row.name} costs 1 or more, and there are 0 copies or more")
    if len(rows) < KINDS:
        raise ContentError(f"cards.toml: there is no {CARDS[len(rows)]}; the cards are {', '.join(CARDS)}")


def _check_numbers(rows: list[tuple[str, NumberRow]]) -> None:
    found: set[str] = set()
    for where, row in rows:
        if row.name not in NUMBERS:
            raise ContentError(f"{where}: {row.name!r} is no number of the rules; there are {', '.join(NUMBERS)}")
        if row.name in found:
            raise ContentError(f"{where}: {row.name!r} stands there twice")
        if row.value < 0 or (row.name == "free_mods" and row.value > MOST_FREE):
            raise ContentError(f"{where}: {row.name!r} cannot be {row.value}")
        found.add(row.name)
    if missing := [name for name in NUMBERS if name not in found]:
        raise ContentError(f"rules.toml: there is no constant {missing[0]!r}")


def _check_aircraft(rows: list[AircraftRow]) -> None:
    if len(rows) < SEATS or len({row.livery for row in rows}) < len(rows):
        raise ContentError(f"rules.toml: there are {SEATS} aircraft or more, no two with the same livery")


def load_courses(folder: Path | None = None) -> tuple[Content, dict[str, Course]]:
    """Every course file of the folder, checked; the standard course comes first."""
    content = Content((folder or Path(__file__).parent / "content") / "courses")
    names = sorted(content.tables, key=lambda name: (name != STANDARD, name))
    return content, {name: Course(name, content.rows(name, PylonRow)) for name in names}
