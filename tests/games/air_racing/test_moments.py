"""The view is right after every entry of the log, whoever decides next: a player, another or chance."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec
import pytest

from aerodrome.games.air_racing import GAME
from aerodrome.games.air_racing.actions import BUY
from aerodrome.games.air_racing.content import KINDS
from aerodrome.games.air_racing.rules import AirRacing
from aerodrome.games.air_racing.state import Meeting
from aerodrome.games.air_racing.view import FlightView, View, view
from aerodrome.kernel.chance import Rng, seed_from
from aerodrome.kernel.events import Event
from aerodrome.kernel.match import Match
from aerodrome.kernel.odds import percent
from aerodrome.kernel.replay import Playback
from aerodrome.kernel.step import CHANCE
from aerodrome.kernel.zones import SPECTATOR

from .workshop import play_at_random, viewers, words

SHORT = {"laps": 1}
VARIED = (  # seats, and the option that is not as usual
    (2, "seasons", 2),
    (3, "quick_play", 1),
    (4, "qualifying", 1),
    (3, "heats", 1),
)
BELOW = ("laps",)  # who has moved back behind the line has less than no laps


class Moment(NamedTuple):
    """What the entries before and this one lead to: the truth, all events, those of this entry, and the views."""

    rules: AirRacing
    state: Meeting
    events: list[Event]
    fresh: list[Event]
    before: dict[int, View]
    views: dict[int, View]

    @property
    def shown(self) -> View:
        return self.views[SPECTATOR]

    @property
    def was(self) -> View:
        return self.before[SPECTATOR]


def moments(seats: int, option: str, value: int) -> Iterator[Moment]:
    """A game of random answers, entry by entry."""
    chosen = next(options for n, options in GAME.setups() if n == seats and options[option] == value)
    name = f"{seats} {option}"
    match = Match(GAME, seats, {**chosen, **SHORT}, name)
    play_at_random(match, Rng(seed_from(name)))
    rules, played = match.rules, Playback(match)
    assert isinstance(rules, AirRacing)
    views, told = _views(rules, played.state), len(played.events)
    for entry in match.log:
        played.play(entry)
        before, views = views, _views(rules, played.state)
        assert isinstance(played.state, Meeting)
        yield Moment(rules, played.state, played.events, played.events[told:], before, views)
        told = len(played.events)


def _views(rules: AirRacing, state: Any) -> dict[int, View]:
    return {viewer: view(rules, rules.redact(state, viewer), viewer) for viewer in viewers(rules.seats)}


def flight_of(shown: View) -> FlightView | None:
    return shown.race.flight if shown.race else None


def turn_of(shown: View) -> int | None:
    flight = flight_of(shown)
    return shown.workshop.seat if shown.workshop else flight.seat if flight else None


def told_turn(events: list[Event]) -> int | None:
    """Whose turn it is, by what was told."""
    for event in reversed(events):
        if event.kind == "turn":
            return event.args[0]
        if event.kind in ("season", "aircraft", "race", "qualified", "place"):
            return None
    return None


each_game = pytest.mark.parametrize(("seats", "option", "value"), VARIED)


@each_game
def test_every_view_can_be_sent_and_tells_nothing_negative(seats: int, option: str, value: int) -> None:
    for moment in moments(seats, option, value):
        for shown in moment.views.values():
            assert not list(_negative(msgspec.json.decode(msgspec.json.encode(shown)), ""))


def _negative(part: Any, name: str) -> Iterator[str]:
    if isinstance(part, dict):
        for key, each in part.items():
            yield from _negative(each, key)
    elif isinstance(part, list):
        for each in part:
            yield from _negative(each, name)
    elif isinstance(part, int) and part < 0 and name not in BELOW:
        yield f"{name} is {part}"


@each_game
def test_whose_turn_it_is_is_named_whoever_decides(seats: int, option: str, value: int) -> None:
    decided: set[tuple[bool, bool]] = set()
    for moment in moments(seats, option, value):
        for shown in moment.views.values():
            assert turn_of(shown) == told_turn(moment.events)
        decided.add((turn_of(moment.shown) is not None, moment.state.actor() == CHANCE))
    assert (True, True) in decided, "chance never decided in a turn"
    assert (False, True) in decided, "chance never decided between turns"


@each_game
def test_cards_are_told_to_who_sees_them(seats: int, option: str, value: int) -> None:
    for moment in moments(seats, option, value):
        for viewer, shown in moment.views.items():
            for seat, told in enumerate(shown.seats):
                assert (told.deck_cards is not None, told.draws is not None) == (seat == viewer, seat == viewer)
                assert told.hand == len(moment.state.workshops[seat].hand)
            held = None if viewer == SPECTATOR else words(sorted(moment.state.workshops[viewer].hand))
            assert (None if shown.hand is None else list(shown.hand)) == held
            if (workshop := shown.workshop) is not None:
                counts = viewer == workshop.seat and shown.phase != "cleanup"
                assert (workshop.money is not None, workshop.affordable is not None) == (counts, counts)


def test_the_piles_that_the_money_pays_for_are_those_that_can_be_bought() -> None:
    asked = 0
    for moment in moments(*VARIED[0]):
        shown = moment.views.get(moment.state.actor())
        if shown is None or shown.phase != "buy" or shown.workshop is None or not shown.workshop.buys:
            continue
        asked += 1
        legal = moment.state.todo[-1].legal(moment.state)
        paid = shown.workshop.affordable or ()
        can = [affordable and pile.left > 0 for affordable, pile in zip(paid, shown.supply, strict=True)]
        assert can == [BUY + card in legal for card in range(KINDS)]
    assert asked


@pytest.mark.rule("ARC-6.6")
def test_after_cleanup_nothing_is_left_of_the_turn_while_chance_shuffles() -> None:
    found = [moment.shown for moment in moments(*VARIED[0]) if moment.shown.phase == "cleanup"]
    assert found
    for shown in found:
        assert shown.workshop is not None
        assert shown.seats[shown.workshop.seat].played == ()
        assert (shown.workshop.plays, shown.workshop.buys, shown.workshop.spent) == (0, 0, 0)


@each_game
def test_a_check_is_told_before_it_is_rolled_and_not_after(seats: int, option: str, value: int) -> None:
    kinds = set()
    for moment in moments(seats, option, value):
        flight = flight_of(moment.was)
        declared = flight.check if flight else None
        rolled = [event for event in moment.fresh if event.kind in ("check", "engine")]
        assert len(rolled) == (declared is not None)
        for event in rolled:
            kinds.add(event.kind)
            assert declared is not None
            pylons, book = moment.rules.book.course.pylons, moment.rules.book
            assert declared.pylon == (pylons[event.args[1]] if event.kind == "check" else None)
            assert declared.needed == event.args[-1]
            assert declared.odds == percent(max(0, book.die_faces - declared.needed) / book.die_faces)
            after = flight_of(moment.shown)
            assert after is not None
            assert (after.seat, after.check) == (event.args[0], None)
    assert kinds == {"check", "engine"}


@each_game
def test_side_steps_end_and_turns_begin_as_it_was_told(seats: int, option: str, value: int) -> None:
    begun = stepped = 0
    for moment in moments(seats, option, value):
        flight, race = flight_of(moment.was), moment.shown.race
        for event in moment.fresh:
            if event.kind == "aside":
                stepped += 1
                assert flight is not None
                ends = [(at.lane, at.place) for at in (flight.inward, flight.outward) if at]
                assert tuple(event.args[1:]) in ends
        turns = [event.args[0] for event in moment.fresh if event.kind == "turn"]
        if race and race.flight and turns and not any(event.kind == "race" for event in moment.fresh):
            begun += 1
            assert race.flight.budget == moment.was.aircraft[turns[-1]].next_budget
    assert min(begun, stepped) > 0


@each_game
def test_mods_stay_what_they_were_told_to_be_when_they_become_aircraft(seats: int, option: str, value: int) -> None:
    made = 0
    for moment in moments(seats, option, value):
        if not any(event.kind == "aircraft" for event in moment.fresh):
            continue
        made += 1
        if option != "quick_play":
            assert [each.mods for each in moment.shown.aircraft] == [each.mods for each in moment.was.aircraft]
        for each in moment.shown.aircraft:
            assert each.mods == (each.microknots, each.fast, each.boosts)
    assert made == (value if option == "seasons" else 1)


@each_game
def test_the_season_tells_its_phase_and_the_race_its_laps(seats: int, option: str, value: int) -> None:
    phases, stages = set(), set()
    for moment in moments(seats, option, value):
        shown = moment.shown
        phases.add(shown.phase)
        stages.add(shown.stage)
        season = max(n for n, event in enumerate(moment.events) if event.kind == "season")
        built = {event.args[0] for event in moment.events[season:] if event.kind == "build"}
        assert set(shown.building) == (set(range(seats)) - built if shown.stage == "quick_play" else set())
        assert (shown.race is not None) == (shown.stage not in ("season", "quick_play"))
        if shown.stage == "season":
            assert (shown.phase == "race_week") == (shown.month == moment.rules.book.months)
        if shown.race is not None:
            assert shown.phase is None
            assert 1 <= shown.race.lap <= shown.race.laps
            assert shown.race.lap == max(each.lap for each in shown.aircraft)
    usual = {"free", "action", "buy", "cleanup", None}
    assert phases >= ({None, "race_week"} if option == "quick_play" else usual)
    assert stages >= {"final", "quick_play" if option == "quick_play" else "season"}
