"""The board in plain text: what everybody sees, the course, and what only the viewer holds."""

from __future__ import annotations

import re
from typing import Any

import pytest

from aerodrome.games.magnificent import GAME
from aerodrome.games.magnificent.board import board, hand, listing, status
from aerodrome.games.magnificent.view import View, view
from aerodrome.kernel.match import Match
from aerodrome.kernel.zones import SPECTATOR
from aerodrome.text import LANGUAGES, Words

from .hangar import Flyer, Meeting, bare, position

each_language = pytest.mark.parametrize("language", LANGUAGES)

ENGLISH = Words(GAME, "en")
NAMES = ["Ann", "Bob", "Cleo", "Dora"]
ANN = Flyer(
    "biplane",
    "karishma-khana",
    ["drop-of-courage", "floats", "flying-jacket"],
    tile=2,
    band="low",
    fuel=3,
    gauge=1,
    scars=2,
    parts=(1, 2, 0),
    outside=(0, 1, 0),
    cargo=("mountain", "mountain", "general-1"),
    riders=(1,),
    charges={"drop-of-courage": 2, "flying-jacket": 0},
    vp=5,
)
BOB = Flyer("triplane", "vladimir-orkovski", tile=2, band="high")
CLEO = Flyer("helicopter", "jing-li")


def three(**more: Any) -> Meeting:
    return Meeting(
        position(
            ANN,
            BOB,
            CLEO,
            hands=(("immunity-takeoff", "magpie-cad"), ("tail-wind-flying",)),
            luck=(0, 1),
            weather={1: "fine", 2: "gale", 3: "fog", 4: "rain"},
            cargo_on={1: ("town", "town", "water"), 6: ("general-2",)},
            passengers_on={1: 2},
            landed_before=(1,),
            row=("goggles", "two-seater"),
            **more,
        )
    )


def seen(table: Meeting, viewer: int = 0) -> View:
    rules: Any = table.match.rules
    return view(rules, table.match.mine(viewer), viewer)


def cells(line: str) -> list[str]:
    return re.split(r"\s{2,}", line)


def several(name: str) -> str:
    return ENGLISH.say("board-copies", name=name, count=2)


def numbers(text: str) -> list[str]:
    return sorted(re.findall(r"\d+", text))


def test_the_status_tells_what_everybody_sees() -> None:
    about = [
        "Karishma Khana",
        "tile 2 in the low band",
        "fuel 3",
        "damage 1 on the gauge and 2 in the scoring area",
        "dice 4/5/4",
        "parts 1/2/0",
        "of these outside 0/1/0",
        f"aboard: {several('Mountain cargo')}",
        "General cargo (1 VP)",
        "Passenger from tile 1",
        "equipment: Drop of Courage (2)",
        "Floats",
        "Flying Jacket (0)",
        "5 VP",
    ]
    assert status(seen(three()), ENGLISH, NAMES).splitlines() == [
        "Round 1, trick and boost deck: 61, weather pile: 16, luck tokens left: 5",
        "Turn of the Biplane: phases left 2, tiles crossed 0, fuel to pay 0, collected 0",
        "Ann (you): cards in hand: 2, luck tokens: 0",
        f"  1 Biplane: {', '.join(about)}",
        "Bob: cards in hand: 1, luck tokens: 1",
        "  2 Triplane: Vladimir Orkovski (4), tile 2 in the high band, fuel 4, dice 5/5/4, parts 0/0/0, 0 VP",
        "Cleo: cards in hand: 0, luck tokens: 0",
        "  3 Helicopter: Jing Li, tile 0 on the ground, fuel 4, dice 6/5/4, parts 0/0/0, 0 VP",
    ]


def test_a_test_is_told_with_its_chances_and_then_with_its_dice() -> None:
    """A town in a gale: five symbols; five dice have all of them in 3 of 100 rolls."""
    table = three()
    table.passes(1)
    table.says(0, "fly")
    lines = status(seen(table, 1), ENGLISH, NAMES).splitlines()
    about = "Biplane, flying test: needed 5 (terrain 3, weather 2, tricks 0)"
    assert lines[2] == f"{about}, dice 5: passes 3 %, fails 37 %, catastrophe 60 %"
    table.dice(hits=2, bangs=1, of=5)
    table.passes(1)
    assert status(seen(table, 1), ENGLISH, NAMES).splitlines()[2] == f"{about}, symbols 2, explosions 1"


def test_the_course_shows_ground_and_sky() -> None:
    table = three()
    lines = board(seen(table), ENGLISH).splitlines()
    titles = ["Tile", "T/F/L", "Weather", "First", "Cargo", "Passengers", "Ground", "Low", "Middle", "High"]
    assert [cells(line) for line in lines[:6]] == [
        titles,
        ["0 Airfield", "1/3/1", "-", "-", "-", "-", "3", "-", "-", "-"],
        ["1 Fields", "2/3/1", "Fine 0/0/0", "-", f"{several('Town cargo')}, Water cargo", "2", "-", "-", "-", "-"],
        ["2 Town", "2/3/2", "Gale 1/2/1", "2 VP", "-", "-", "-", "1", "-", "2"],
        ["3 Water", "2/3/3", "Fog 1/0/2", "3 VP", "-", "-", "-", "-", "-", "-"],
        ["4 Mountain", "3/4/3", "face down", "4 VP", "-", "-", "-", "-", "-", "-"],
    ]
    assert lines[13:15] == [
        "Race stage markers: middle airfield 7, 4; final airfield 8, 5",
        "Spare parts in the supply: 13/15/14",
    ]
    assert cells(lines[17]) == ["Goggles", ENGLISH.say("effect-goggles")]
    assert lines[-1] == ENGLISH.say("board-symbols")


def test_the_listing_says_the_same_a_line_each() -> None:
    table = three()
    lines = listing(seen(table), ENGLISH).splitlines()
    assert lines[:3] == [
        "Tile 0 Airfield: T/F/L 1/3/1, Helicopter on the ground",
        f"Tile 1 Fields: T/F/L 2/3/1, Weather Fine 0/0/0, Cargo {several('Town cargo')}, Water cargo, Passengers 2",
        "Tile 2 Town: T/F/L 2/3/2, Weather Gale 1/2/1, First 2 VP, Biplane in the low band, Triplane in the high band",
    ]
    assert lines[4] == "Tile 4 Mountain: T/F/L 3/4/3, Weather face down, First 4 VP"
    assert f"Two-Seater: {ENGLISH.say('effect-two-seater')}" in lines


def test_the_hand_tells_the_own_cards_and_what_is_aboard() -> None:
    table = three()
    cards, aboard = hand(seen(table), ENGLISH).split("\n\n")
    assert [cells(line) for line in cards.splitlines()] == [
        ["Your card", "Kind", "What it does"],
        ["Immunity (takeoff)", "boost", ENGLISH.say("effect-immunity")],
        ["Magpie (cad)", "dirty trick", ENGLISH.say("effect-magpie")],
    ]
    assert [cells(line)[0] for line in aboard.splitlines()[1:]] == [
        "Karishma Khana",
        "Drop of Courage (2)",
        "Floats",
        "Flying Jacket (0)",
    ]
    assert hand(seen(table, 2), ENGLISH).splitlines()[0] == "You have no cards in hand."
    assert hand(seen(table, SPECTATOR), ENGLISH) == ""


def test_no_viewer_is_told_the_cards_of_another() -> None:
    table = three()
    for viewer in (1, 2, SPECTATOR):
        shown = seen(table, viewer)
        told = [status(shown, ENGLISH, NAMES), *[draw(shown, ENGLISH) for draw in (board, listing, hand)]]
        assert all("Immunity" not in text and "Magpie" not in text for text in told)
    assert "Immunity" in hand(seen(table), ENGLISH)


def test_a_hand_that_was_looked_at_stays_known_to_who_looked() -> None:
    hands = (("official-scrutiny-cad",), ("tail-wind-flying", "magpie-cad"))
    table = Meeting(position(ANN, BOB, CLEO, hands=hands))
    table.passes(1)
    table.says(0, "play official-scrutiny-cad")
    table.says(0, "victim 2")
    known = "Cards that you know of player 2: Tail Wind (flying)"
    assert hand(seen(table), ENGLISH).splitlines()[-1] == known
    assert known not in hand(seen(table, 2), ENGLISH)


def test_weather_that_is_looked_at_is_shown_to_who_looks() -> None:
    table = Meeting(position(ANN, BOB, CLEO, hands=(("false-forecast-takeoff",),), weather={1: "fine"}))
    table.says(0, "play false-forecast-takeoff")
    table.says(0, "tile 1")
    lines = hand(seen(table), ENGLISH).splitlines()
    assert [line.split(":")[0] for line in lines if line.startswith("Weather tile")] == [
        "Weather tile 1",
        "Weather tile 2",
    ]
    assert "Weather tile" not in hand(seen(table, 1), ENGLISH)


def test_teams_and_two_machines_are_told() -> None:
    flyers = (ANN, BOB, CLEO, Flyer("monoplane"))
    teams = {"teams": "two"}
    table = Meeting(position(*flyers, options=teams), teams)
    lines = [line for line in status(seen(table), ENGLISH, NAMES).splitlines() if "team " in line]
    assert [line.split(",")[0] for line in lines] == [
        "Ann (you): team 1",
        "Bob: team 2",
        "Cleo: team 1",
        "Dora: team 2",
    ]
    table = Meeting(position(*flyers, seats=2))
    starts = [line.split(":")[0] for line in status(seen(table), ENGLISH, NAMES).splitlines()[2:]]
    assert starts == ["Ann (you)", "  1 Biplane", "  2 Triplane", "Bob", "  3 Helicopter", "  4 Monoplane"]


def test_before_the_race_pilots_and_machines_are_on_offer() -> None:
    match = Match(GAME, 3, {"setup": "standard"}, seed="board")
    rules: Any = match.rules
    shown = view(rules, match.mine(0), 0)
    assert status(shown, ENGLISH, NAMES).startswith("Before the race, ")
    lines = board(shown, ENGLISH).splitlines()
    pilots = lines.index(next(line for line in lines if line.startswith("Pilots on offer"))) + 1
    assert [cells(line)[0] for line in lines[pilots : pilots + 6]] == [
        ENGLISH.word("pilot", pilot) for pilot in shown.pilot_row
    ]
    seaplane = next(cells(line) for line in lines if line.startswith("Seaplane"))
    assert seaplane == ["Seaplane", "5/5/5", "5", "3", "0", "2", ENGLISH.say("effect-seaplane")]


def test_in_the_end_points_are_told_with_where_they_come_from() -> None:
    home = [Flyer(name, tile=10) for name in ("biplane", "triplane")]
    s = bare(position(*home, Flyer("helicopter", tile=9, scars=2, vp=7), turn=2))
    s.due = [2]
    table = Meeting(s)
    assert "Last turns to come: Helicopter" in status(seen(table), ENGLISH, NAMES).splitlines()
    table.says(2, "end-turn")
    assert table.match.over
    told = status(seen(table), ENGLISH, NAMES).splitlines()[-1]
    assert told.endswith("5 VP (start 7, damage -2)")


@each_language
def test_the_board_is_the_same_in_every_language(language: str) -> None:
    """Names differ, but not the numbers and the lines."""
    words = Words(GAME, language)
    table = three()
    shown = seen(table)
    for draw in (board, listing, hand):
        assert numbers(draw(shown, words)) == numbers(draw(shown, ENGLISH))
        assert draw(shown, words).count("\n") == draw(shown, ENGLISH).count("\n")
    assert numbers(status(shown, words, NAMES)) == numbers(status(shown, ENGLISH, NAMES))
