"""Aeroplanes in plain text: what a player at a terminal sees and hears."""

from __future__ import annotations

import re
from typing import Any

import pytest

from aerodrome.games.aeroplanes import GAME
from aerodrome.games.aeroplanes.board import board, hand, listing, status
from aerodrome.games.aeroplanes.view import View, view
from aerodrome.kernel.match import Match
from aerodrome.kernel.zones import SPECTATOR
from aerodrome.text import LANGUAGES, Words

from .airfield import SKULL, Airline, Plane, Skies, position

ENGLISH = Words(GAME, "en")
NAMES = ["Ann", "Bob", "Cleo"]
ANN = Airline(
    "london",
    {"paris": 1, "cairo": 2, "vienna": 1},
    planes=(Plane(4, tiles=1, free=1), Plane(15, free=0, new=False)),
    money=3,
    advantages={"daring-pilot": 2, "night-flights": 1},
    failures=2,
    carried=[("rome 2", 4)],
    kept=["cairo 2/1"],
    pile=[3],
    vp=5,
)
BOB = Airline("berlin", {"vienna": 2, "madrid": 1}, planes=(Plane(17),), money=9)
CLEO = Airline("rome", {"casablanca": 2})
WAITING = {"london-1": "paris 3", "london-2": "paris 1", "rome-4": "cairo 2", "paris-2": "cairo 1/1"}

drawings = pytest.mark.parametrize("draw", [board, listing, hand])


def three() -> Skies:
    return Skies(position(ANN, BOB, CLEO, era=2, box=3, waiting=WAITING, overflow=["cairo 3", "india 2"]))


def seen(table: Skies, viewer: int = 0) -> View:
    rules: Any = table.match.rules
    return view(rules, table.match.mine(viewer), viewer)


def cells(text: str, title: str) -> list[list[str]]:
    """The rows of the table with this title, without the titles."""
    part = next(part for part in text.split("\n\n") if part.startswith(title))
    return [re.split(r"\s{2,}", line) for line in part.splitlines()[1:]]


def row(text: str, title: str, first: str) -> list[str]:
    return next(row for row in cells(text, title) if row[0] == first)


def test_the_status_tells_what_everybody_has() -> None:
    held = "1 VP of passengers kept, 1 aeroplane fully used, 2 engine failures, 2 Daring Pilot, 1 Night Flights"
    assert status(seen(three()), ENGLISH, NAMES).splitlines() == [
        "Era 2 of 3, round 1, £3 in the subsidy box, first player: Ann",
        f"1 Ann (you): London, £3, 5 VP, {held}",
        "2 Bob: Berlin, £9, 0 VP, no engine failures",
        "3 Cleo: Rome, £12, 0 VP, no engine failures",
    ]


def test_the_status_tells_of_an_attempt_and_its_dice() -> None:
    table = three()
    table.says(0, "place dornier-do-j-wal")
    table.dice(SKULL, 2, 3)
    table.says(0, "fly ethiopia")
    lines = status(seen(table, 1), ENGLISH, NAMES).splitlines()
    assert lines[1:3] == [
        "In the air: Ann in the Dornier Do J Wal, Cairo > Ethiopia",
        "Last roll: x 2 3 (x is a skull)",
    ]


def test_before_the_first_era_homes_are_chosen() -> None:
    match = Match(GAME, 3, seed="homes")
    rules: Any = match.rules
    shown = view(rules, match.mine(0), 0)
    assert status(shown, ENGLISH, NAMES).splitlines()[0] == "The airlines choose their homes"
    assert "Market" not in board(shown, ENGLISH)
    assert hand(shown, ENGLISH).splitlines() == [
        "You have no aeroplanes.",
        "Airport tiles in your reserve: Stage I 8, Stage II 9, Stage III 9",
    ]


def test_the_row_shows_what_a_card_costs_where_it_lies() -> None:
    """AER-5a.2: Breguet 14T is printed with £3 and lies behind one card."""
    text = board(seen(three()), ENGLISH)
    assert cells(text, "The row")[:2] == [
        ["1 Airco DH.4A", "£2", "I", "2", "1", "-", "0"],
        ["2 Breguet 14T", "£4", "I", "2", "1", "yes", "0"],
    ]
    assert len(cells(text, "The row")) == 12


def test_the_fleets_show_seats_tiles_and_passengers() -> None:
    assert cells(board(seen(three()), ENGLISH), "The fleets") == [
        ["4 Junkers F 13", "1", "I", "1/3", "1", "-", "1", "yes", "Rome 2"],
        ["15 Dornier Do J Wal", "1", "II", "0/3", "1", "yes", "1", "-", "-"],
        ["17 Junkers G 24", "2", "II", "4/4", "2", "-", "0", "yes", "-"],
    ]


def test_passengers_are_marked_by_what_the_viewer_can_claim() -> None:
    """Ann has one free seat and no airport in Rome; AER-5d.4: in the overflow area the destination is enough."""
    table = three()
    text = board(seen(table), ENGLISH)
    assert row(text, "Waiting in", "Rome")[4] == "Cairo 2+1"
    assert row(text, "Waiting in", "Paris")[2] == "Cairo 1+1*"
    assert row(text, "Waiting in", "London")[1:3] == ["Paris 3!", "Paris 1*"]
    assert row(text, "Waiting in", "Overflow")[1:3] == ["Cairo 3+1!", "India 2+2"]
    other = board(seen(table, SPECTATOR), ENGLISH)
    assert row(other, "Waiting in", "London")[1:3] == ["Paris 3", "Paris 1"]


def test_the_map_shows_every_city_with_its_airports_and_free_spaces() -> None:
    text = board(seen(three()), ENGLISH)
    lines = next(part for part in text.split("\n\n") if part.startswith("Europe")).splitlines()
    assert re.split(r"\s{2,}", lines[0]) == ["Europe", "Africa", "Asia/Australasia"]
    drawn = [cell for line in lines[1:] for cell in re.split(r"\s{2,}", line)]
    assert drawn[drawn.index("Vienna") + 1] == "1I 2II"
    assert drawn[drawn.index("Berlin") + 1] == "2H . ."
    assert drawn[drawn.index("Casablanca") + 1] == "3II ."
    assert len(drawn) == 2 * 36 + 1


def test_what_the_era_is_worth_is_shown_with_the_forecast() -> None:
    """AER-6a.3: Ann and Bob tie in Europe. Profit: Ann 2 people less a free seat, Bob four free seats."""
    assert cells(board(seen(three()), ENGLISH), "Market") == [
        ["Europe", "5/3", "3 (+5)", "3 (+5)", "1"],
        ["Africa", "4/2", "1 (+4)", "0", "1 (+4)"],
        ["Asia/Australasia", "5/2", "0", "0", "0"],
        ["Americas", "-", "0", "0", "0"],
        ["Profitability", "6/4/2", "1 (+6)", "-4 (+2)", "0 (+4)"],
    ]


def test_a_neutral_airline_has_its_column_and_its_airports() -> None:
    two = position(ANN, BOB, era=1, neutral=Airline("rome", {"athens": 1}))
    shown = seen(Skies(two))
    assert row(board(shown, ENGLISH), "Market", "Europe") == ["Europe", "4/2", "3 (+4)", "3 (+4)", "2"]
    assert row(board(shown, ENGLISH), "Market", "Profitability")[-1] == "-"
    assert "NH . ." in board(shown, ENGLISH)
    assert "Athens: the neutral airline Stage I, 1 free space" in listing(shown, ENGLISH).splitlines()


def test_openings_are_shown_with_their_odds() -> None:
    """AER-5b.8, AER-5c.2: to Casablanca 10 with Cleo there; two failures make two skulls a crash, 16 of 216 rolls."""
    text = board(seen(three()), ENGLISH)
    assert row(text, "You can open", "Amsterdam") == ["Amsterdam", "London", "-", "100%", "100%", "-", "-"]
    assert row(text, "You can open", "Casablanca")[:6] == ["Casablanca", "London", "10", "57%", "93%", "7%"]
    assert row(text, "You can open", "West Africa")[1:3] == ["London > Casablanca", "10, 12"]
    assert "You can open" not in board(seen(three(), 1), ENGLISH)


def test_an_opening_in_a_full_city_says_that_it_replaces() -> None:
    full = Airline("paris", {"zurich": 1}, planes=(Plane(17),))
    table = Skies(position(full, Airline("london", {"vienna": 1}), Airline("berlin", {"vienna": 1}), era=2))
    assert row(board(seen(table), ENGLISH), "You can open", "Vienna (replacing)")[1] == "Zürich"


def test_the_listing_says_the_same_a_line_each() -> None:
    lines = listing(seen(three()), ENGLISH).splitlines()
    assert "2 Breguet 14T. Price: £4, Stage: I, Seats: 2, Airports: 1, LDA: yes, VP: 0" in lines
    aboard = "VP: 1, New: yes, Aboard: Rome 2"
    assert f"4 Junkers F 13. Airline: 1, Stage: I, Free seats: 1/3, Airports: 1, {aboard}" in lines
    assert "Paris 2: Cairo, 1 person, 1 VP, you can claim them" in lines
    assert "London 1: Paris, 3 people, you have the airports, but no seats" in lines
    assert "Overflow 2: India, 2 people, 2 VP" in lines
    assert "Vienna: airline 1 Stage I, airline 2 Stage II, full" in lines
    assert "Africa. Worth: 4/2, airline 1: 1 (+4), airline 2: 0, airline 3: 1 (+4)" in lines
    assert "Amsterdam. from: London, By dice: 100%, With help: 100%" in lines


def test_the_hand_tells_what_the_own_tiles_do_and_a_spectator_has_none() -> None:
    table = three()
    lines = hand(seen(table), ENGLISH).splitlines()
    assert [line.split("  ")[0] for line in lines[:3]] == ["The fleets", "4 Junkers F 13", "15 Dornier Do J Wal"]
    assert lines[3:] == [
        "Airport tiles in your reserve: Stage I 5, Stage II 7, Stage III 9",
        f"2 Daring Pilot: {ENGLISH.say('effect-daring-pilot')}",
        f"1 Night Flights: {ENGLISH.say('effect-night-flights')}",
    ]
    assert hand(seen(table, SPECTATOR), ENGLISH) == ""


@drawings
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_is_the_same_in_every_language(draw: Any, language: str) -> None:
    """Names differ, but not the numbers and the lines."""
    words, shown = Words(GAME, language), seen(three())
    assert re.findall(r"\d+", draw(shown, words)) == re.findall(r"\d+", draw(shown, ENGLISH))
    assert draw(shown, words).count("\n") == draw(shown, ENGLISH).count("\n")
