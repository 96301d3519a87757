"""Positions of a race, built and read in the game's words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from aerodrome.games.air_racing import GAME
from aerodrome.games.air_racing.pieces import Mods
from aerodrome.games.air_racing.rules import AirRacing
from aerodrome.games.air_racing.state import FINAL, Meeting
from aerodrome.games.air_racing.steps.race import EndRound, Ranking, StartRound
from aerodrome.games.air_racing.steps.setup import EndSeason
from aerodrome.games.air_racing.steps.turn import Turn
from aerodrome.games.air_racing.steps.week import EndWeek
from aerodrome.kernel.match import Match
from aerodrome.kernel.step import Step
from aerodrome.kernel.zones import SPECTATOR
from aerodrome.testing.scenario import ScriptedMatch

ALTITUDES = ["low", "mid", "high"]
PLENTY = 8  # FAST cards: every check passes but a rolled 0
WHITE = [f"p{n}" for n in range(1, 7)]  # of the standard course


@dataclass(frozen=True)
class Plane:
    """An aircraft with its front edge `place` half-tiles from the line along its lane. It has checked these pylons,
    each with the laps counted then."""

    lane: int = 0
    place: int = 0
    laps: int = 0
    altitude: str = "mid"
    microknots: int = 0
    fast: int = 0
    boosts: int = 0
    tokens: Sequence[int] = ()
    checked: Sequence[tuple[int, str]] = ()


RIVAL = Plane(lane=3, place=20)  # far from everybody


def racing(seats: int = 2, options: Mapping[str, object] | None = None) -> AirRacing:
    rules = GAME.rules(seats, options)
    assert isinstance(rules, AirRacing)
    return rules


def position(
    planes: Sequence[Plane],
    options: Mapping[str, object] | None = None,
    *,
    turns: Sequence[int] | None = None,
    rounds: int = 1,
    stage: int = FINAL,
    laps: int | None = None,
    then: Sequence[Step[Any]] = (),
) -> Meeting:
    """Round number `rounds` of a race begins; with `turns`, these seats still have their turn in it, in this order,
    and the others have had theirs. The race is the final, or what is named, and `then` follows before the week ends."""
    s = racing(len(planes), options).setup([[] for _ in planes])
    pylons = s.book.course.pylons
    s.season = s.book.seasons
    s.stage, s.race.laps_due = stage, s.book.laps if laps is None else laps
    for aircraft, plane in zip(s.aircraft, planes, strict=True):
        aircraft.lane, aircraft.place, aircraft.laps = plane.lane, plane.place, plane.laps
        aircraft.altitude = ALTITUDES.index(plane.altitude)
        aircraft.mods = Mods(plane.microknots, plane.fast, plane.boosts)
        aircraft.tokens = list(plane.tokens)
        aircraft.checked = [[laps for laps, checked in plane.checked if checked == pylon] for pylon in pylons]
        aircraft.flying = True
    assert_sound(s)
    s.todo = []
    s.next(Ranking(), *then, EndWeek(), EndSeason())
    if turns is None:
        s.race.rounds = rounds - 1
        s.next(StartRound())
        return s
    s.race.rounds = rounds
    s.race.order = [seat for seat in range(len(planes)) if seat not in turns] + list(turns)
    s.next(*[Turn(seat) for seat in turns], EndRound())
    return s


def race(*planes: Plane, options: Mapping[str, object] | None = None, **more: Any) -> ScriptedMatch:
    """A match that begins in such a position."""
    return ScriptedMatch(GAME, len(planes), options, position=position(planes, options, **more))


def alone(plane: Plane, options: Mapping[str, object] | None = None, **more: Any) -> ScriptedMatch:
    """It is the turn of seat 0, with nobody near; seat 1 has had its turn."""
    return race(plane, RIVAL, options=options, turns=[0], **more)


def at(s: Meeting, seat: int) -> tuple[int, int, int]:
    """Laps, lane and place of an aircraft."""
    return s.aircraft[seat].laps, s.aircraft[seat].lane, s.aircraft[seat].place


def mods(s: Meeting) -> list[list[int]]:
    """Microknots, FAST and Boosts of each aircraft."""
    return [plane.mods.numbers() for plane in s.aircraft]


def checks(table: ScriptedMatch) -> list[str]:
    """The pylons that were checked, in this order."""
    return [table.match.rules.domains["pylon"][told.args["pylon"]] for told in table.told(SPECTATOR, "check")]


def flies(table: ScriptedMatch, seat: int) -> None:
    """The seat flies as far as its lane and budget lead."""
    while table.options(seat, "fly"):
        table.says(seat, "fly")


def flies_on(table: ScriptedMatch, seat: int) -> None:
    """The same, and its turn ends."""
    flies(table, seat)
    table.says(seat, "end")


def fly_to_the_end(match: Match) -> None:
    """Everybody flies straight on until the match is over."""
    while not match.over:
        (seat,) = match.asked()
        words = [match.rules.actions.text(x) for x in match.legal(seat)]
        match.answer(seat, next(word for word in ("fly", "end", "accept") if word in words))


def stays(table: ScriptedMatch, seat: int, there: str, back: str) -> None:
    """ARC-R47: the seat spends its turn on side-steps to and fro."""
    while table.options(seat, there):
        table.says(seat, there)
        table.says(seat, back)
    table.says(seat, "end")


def assert_sound(s: Meeting) -> None:
    """What holds in every position of a race (ARC-9.5, ARC-9.6, ARC-13.1)."""
    course = s.book.course
    for seat, plane in enumerate(s.aircraft):
        lane, place = plane.lane, plane.place
        assert 0 <= lane < 4, f"there is no lane {lane}"
        assert 0 <= place < course.length[lane], f"lane {lane} has no place {place}"
        assert plane.altitude in (0, 1, 2)
        for other, rival in enumerate(s.aircraft[:seat]):
            if plane.flying and rival.flying and rival.lane == lane:
                gap = (rival.place - place) % course.length[lane]
                assert 2 <= gap <= course.length[lane] - 2, f"seats {other} and {seat} overlap"
