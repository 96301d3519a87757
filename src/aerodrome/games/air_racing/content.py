"""The content files and the options as the tables that the rules read."""

from __future__ import annotations

from pathlib import Path
from typing import Final, final

from aerodrome.games.air_racing.course import Course
from aerodrome.games.air_racing.pieces import Mods
from aerodrome.games.air_racing.rows import CONSTANTS, ROWS, AircraftRow, CardRow, ClassRow, PylonRow
from aerodrome.kernel.content import Content, ContentError, which
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

SEATS: Final = 4

STANDARD: Final = "stead_short"
NO_CLASS: Final = 0


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
        for where, row in content.rows_with_where("class", ClassRow):
            which(names, row.course, where, "course")
        self.course = courses[names[options["course"]]]
        self.laps, self.stock_speed = options["laps"], options["stock_speed"]
        if options["class"] != NO_CLASS:
            chosen = content.rows("class", ClassRow)[options["class"] - 1]
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

    def price(self, build: Mods) -> int:
        """ARC-19.1: what a build costs in Quick Play."""
        return sum([n * self.cost[card] for n, card in zip(build.numbers(), MODS, strict=True)])

    def speed(self, mods: Mods) -> int:
        """ARC-8.2: stock Speed and half a Speed for each Microknot, in halves."""
        return self.stock_speed + mods.microknots

    def needed(self, modifier: int) -> int:
        """ARC-14.1, ARC-14.2: the lowest roll that passes a check with this modifier; a 0 never does."""
        return max(1, self.skill_target - modifier)

    def passes(self, modifier: int) -> int:
        """How many faces of the die pass a check with this modifier."""
        return max(0, self.die_faces - self.needed(modifier))


def load(folder: Path | None = None) -> Content:
    """The game's own content, or an edited copy of its folder. Raises ContentError for what the rules do not know."""
    content = Content(folder or Path(__file__).parent / "content", ROWS, CONSTANTS)
    _check_cards(content)
    _check_aircraft(content)
    return content


def _check_cards(content: Content) -> None:
    """Answers and aircraft name the cards, so there are just these; their numbers are free."""
    content.expect_order("card", "name", CARDS)
    for (where, row), sort in zip(content.rows_with_where("card", CardRow), SORTS, strict=True):
        if row.kind != sort:
            raise ContentError(f"{where}: {row.name} is of kind {sort!r}, not {row.kind!r}")
        if row.cost < 1:
            raise ContentError(f"{where}: {row.name} costs 1 or more")


def _check_aircraft(content: Content) -> None:
    content.refuse_twins("aircraft", "livery")
    if len(content.tables["aircraft"]) < SEATS:
        raise ContentError(f"{content.file('aircraft')}: there are {SEATS} aircraft or more")


def load_courses(folder: Path | None = None) -> tuple[Content, dict[str, Course]]:
    """Every course file of the folder, checked; the standard course comes first."""
    content = Content((folder or Path(__file__).parent / "content") / "courses")
    names = sorted(content.tables, key=lambda name: (name != STANDARD, name))
    return content, {name: Course(name, content.rows_with_where(name, PylonRow)) for name in names}
