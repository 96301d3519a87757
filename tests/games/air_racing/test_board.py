"""The text boards of seats and spectators, in the workshop and in the race."""

from __future__ import annotations

import pytest

from aerodrome.games.air_racing import GAME
from aerodrome.games.air_racing.board import board, halves, hand, listing, status
from aerodrome.games.air_racing.content import load_courses
from aerodrome.games.air_racing.state import HEAT
from aerodrome.games.air_racing.view import (
    view,
)
from aerodrome.kernel.chance import Rng
from aerodrome.kernel.match import Match
from aerodrome.kernel.zones import SPECTATOR
from aerodrome.testing.scenario import ScriptedMatch
from aerodrome.text import LANGUAGES, Words

from . import aloft, workshop
from .aloft import Plane
from .shown import ENGLISH, NAMES, race, season, seen


def test_halves_are_said_as_fractions() -> None:
    assert [halves(n) for n in (0, 1, 2, 3, 8, 9, 25)] == ["0", "½", "1", "1½", "4", "4½", "12½"]


def test_the_status_of_a_workshop_tells_others_nothing_of_a_hand() -> None:
    s, copies = season(), ENGLISH.say("board-copies", card="Dollar", count=2)
    lines = status(seen(s, 1), ENGLISH, NAMES).splitlines()
    assert lines[:3] == ["Speed Mod Season, December, month 3 of 11", "Turn of Ann", "Action plays: 2, buys: 2"]
    assert lines[3].startswith("Ann: cards in hand: 5, in the deck: 3, discard pile: none, owns: ")
    assert lines[4].startswith(
        f"Bob (you): cards in hand: 2, in the deck: 1, discard pile: {copies}, Team Effort, owns: "
    )
    assert len(lines) == 5
    assert "(you)" not in status(seen(s, SPECTATOR), ENGLISH, NAMES)


def test_the_status_counts_what_a_turn_has_gained_and_spent() -> None:
    table = ScriptedMatch(GAME, 2, position=season())
    for answer in ("play wind_tunnel", "fund", "done", "buy fast"):
        table.says(0, answer)
    lines = status(seen(table.state, 0), ENGLISH, NAMES).splitlines()
    assert lines[2] == "buys: 1, extra money: $2, spent: $3"
    assert "in play: Wind Tunnel, discard pile: FAST" in lines[3]
    table.asks(0)


def test_the_piles_are_drawn_and_listed() -> None:
    drawn = [line.split() for line in board(seen(season(), SPECTATOR), ENGLISH).splitlines()]
    assert drawn[0] == ["Card", "Cost", "Left"]
    assert drawn[1:3] == [["Dollar", "1", "31"], ["Microknot", "6", "15"]]
    assert len(drawn) == 9
    assert listing(seen(season(), 0), Words(GAME, "nl")).splitlines()[5] == "Nachtploeg: Prijs 4, Over 9"


def test_hand_money_and_deck_are_told_to_their_owner() -> None:
    three, two = (ENGLISH.say("board-copies", card="Dollar", count=n) for n in (3, 2))
    assert hand(seen(season(), 0), ENGLISH).splitlines() == [
        f"Your hand: {three}, FAST, Wind Tunnel",
        "Your money: $3",
        f"Your deck, in no order: {two}, Night Shift",
    ]
    assert hand(seen(season(), 1), ENGLISH).splitlines()[0] == "Your hand: Dollar, Boost"
    assert "money" not in hand(seen(season(), 1), ENGLISH)
    assert hand(seen(season(), SPECTATOR), ENGLISH) == ""


def test_quick_play_shows_the_mods_and_what_they_cost() -> None:
    match = Match(GAME, 2, {"quick_play": "on"}, "quick")
    mine = workshop.view_of(match, 0)
    assert board(mine, ENGLISH).splitlines() == ["Card       Cost", "Microknot  6", "FAST       3", "Boost      3"]
    lines = status(mine, ENGLISH, NAMES).splitlines()
    assert lines[0] == "Quick Play, everybody builds an aircraft for up to $25"
    assert lines[1] == "Ann (you): red, Speed 4, FAST 0, Boosts 0, Pylon check 40%"


def test_the_lanes_are_drawn_with_the_pylons_above_each_other() -> None:
    lines = board(seen(race().state, SPECTATOR), ENGLISH).splitlines()
    assert lines[:5] == [
        "        |  P1    P2    P3       P4    P5    P6",
        "Lane 3  3..::::..::::..::::.....::::..::::..::::...",
        "Lane 2  |..::::..::::..::::.....::::..::::..::::...",
        "Lane 1  |..::::..::::1.::::.....::::..::::..::::...",
        "Lane 0  |2.::::..::::..::::.....::::..::::..::::...",
    ]
    table = [" ".join(line.split()) for line in lines[6:10]]
    assert table[0] == "Place Aircraft Laps Lane Tiles Altitude Tokens Speed FAST Boosts Pylon check"
    assert table[1] == "1 1 red 1 1 7 Low -2 -3 4 4 0 80%"
    assert table[2] == "2 2 blue 1 0 ½ High 4½ 2 1 60%"


@pytest.mark.parametrize("course", list(load_courses()[1]))
def test_no_two_aircraft_are_drawn_on_one_character(course: str) -> None:
    """ARC-9.6: two in one lane are at least a tile apart, and that is a character."""
    lengths = aloft.racing(2, {"course": course}).book.course.length
    for lane, length in enumerate(lengths):
        for place in range(length - 2):
            s = aloft.position([Plane(lane, place), Plane(lane, place + 2)], {"course": course})
            rules = aloft.racing(2, {"course": course})
            drawn = board(view(rules, s, SPECTATOR), ENGLISH).splitlines()[4 - lane]
            strip = drawn.split("  ", 1)[1]
            assert 0 <= strip.index("1") < strip.index("2"), f"lane {lane}, place {place}: {drawn}"


def test_the_listing_of_a_race_has_a_line_for_each_aircraft() -> None:
    lines = listing(seen(race().state, 0), ENGLISH).splitlines()
    assert len(lines) == 3
    assert lines[0] == (
        "Place 1, Aircraft 1 red, Laps 1, Lane 1, Tiles 7, Altitude Low, Tokens -2 -3, "
        "Speed 4, FAST 4, Boosts 0, Pylon check 80%"
    )
    german = listing(seen(race().state, 0), Words(GAME, "de")).splitlines()
    assert german[1].startswith("Platz 2, Flugzeug 2 Blau, Runden 1, Bahn 0, Felder ½, Höhe hoch, Tempo 4½, FAST 2")


def test_the_status_of_a_flight_looks_ahead() -> None:
    ahead = ENGLISH.say("board-ahead", lane=0, place=5)
    assert status(seen(race().state, 1), ENGLISH, NAMES).splitlines() == [
        "Final on Stead Short, laps: 3, round 5",
        "Turn of Bob",
        f"Speed left: 4½, altitude changes left: 2, {ahead}, checks on the way: pylon 1, pylon 2, next Boost 60%",
        "Ann: 1 red",
        "Bob (you): 2 blue",
        "Cleo: 3 yellow",
    ]
    assert hand(seen(race().state, 1), ENGLISH) == "Aircraft: blue, Speed 4½, FAST 2, Boosts 1, Pylon check 60%"
    assert hand(seen(race().state, SPECTATOR), ENGLISH) == ""


def test_who_has_finished_is_off_the_course() -> None:
    table = aloft.race(Plane(lane=1, place=48, laps=2), Plane(lane=1, place=10, laps=2), turns=[0, 1], stage=HEAT)
    aloft.flies_on(table, 0)
    mine = seen(table.state, 1)
    assert mine.aircraft[0].overshoot is not None
    lines = board(mine, ENGLISH).splitlines()
    assert all("1" not in line.split("  ", 1)[1] for line in lines[1:5])
    assert " ".join(lines[7].split()) == "1 1 red (finished) 4 0 0 40%"
    assert status(mine, ENGLISH, NAMES).startswith("Heat on Stead Short")
    table.asks(1)


def test_a_legacy_tells_its_season_and_the_medals() -> None:
    match = Match(GAME, 2, {"seasons": 2, "quick_play": "on", "laps": 1}, "legacy", quiet=True)
    workshop.play_at_random(match, Rng(2), season=2)
    mine = workshop.view_of(match, 0)
    lines = status(mine, ENGLISH, NAMES).splitlines()
    assert lines[0].startswith("Season 2 of 2, Quick Play")
    first = mine.medals.index((1, 0))
    assert lines[1 + first].endswith(f"medals: {ENGLISH.say('board-copies', card='Place 1', count=1)}")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("chosen", [{}, {"quick_play": "on", "qualifying": "on", "heats": 1}])
def test_all_boards_of_a_game_can_be_shown_in_each_language(language: str, chosen: dict[str, object]) -> None:
    match, rng, words = Match(GAME, 3, chosen, "boards", quiet=True), Rng(4), Words(GAME, language)
    stages = set()
    for turn in range(10_000):
        if match.over:
            break
        seat = match.asked()[0]
        if turn % 9 == 0:
            for viewer in (seat, SPECTATOR):
                shown = workshop.view_of(match, viewer)
                stages.add(shown.stage)
                for text in (status(shown, words, NAMES), board(shown, words), listing(shown, words)):
                    assert text
                    assert all(line == line.rstrip() for line in text.splitlines())
                assert bool(hand(shown, words)) == (viewer == seat)
        legal = match.legal(seat)
        match.answer(seat, legal[rng.below(len(legal))])
    assert match.over
    assert stages == ({"quick_play", "qualifying", "heat", "final"} if chosen else {"season", "final"})
