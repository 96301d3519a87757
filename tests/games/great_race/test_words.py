"""The words of The Great Air Race: names and numbers of the sheet in every language, and the board in plain text."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import pytest

from aerodrome.games.great_race import GAME
from aerodrome.games.great_race.board import board, hand, listing, status
from aerodrome.games.great_race.content import load
from aerodrome.games.great_race.rows import (
    AttachmentRow,
    CrewRow,
    EventRow,
    FlightRow,
    PilotRow,
    RewardRow,
    StageRow,
)
from aerodrome.games.great_race.verbs import HARMS
from aerodrome.games.great_race.view import View, view
from aerodrome.kernel.zones import SPECTATOR
from aerodrome.sheet import Sheet
from aerodrome.testing.scenario import ScriptedMatch
from aerodrome.text import LANGUAGES, Words

from .cockpit import Flyer, picks, race

each_language = pytest.mark.parametrize("language", LANGUAGES)

CONTENT = load()
FLIGHTS = CONTENT.rows("flight", FlightRow)
NEWS: list[EventRow | AttachmentRow] = [*CONTENT.rows("event", EventRow), *CONTENT.rows("attachment", AttachmentRow)]
CREW = CONTENT.rows("crew", CrewRow)
REWARDS = CONTENT.rows("reward", RewardRow)
PILOTS = CONTENT.rows("pilot", PilotRow)
CARDS: dict[str, Sequence[Any]] = {"flight": FLIGHTS, "news": NEWS, "crew": CREW, "pilot": PILOTS}  # by domain
COUNTED = ("progress", "moxy", "refill", "lose", "harm", "harm_all", "speed_up")  # verbs whose last word is a number

ENGLISH = Words(GAME, "en")
NAMES = ["Ann", "Bob", "Cleo"]
ANN = Flyer(
    hand=("supercharger-172", "sea_breeze-117", "jury_rig-108"),
    path=("barrel_roll-125", "field_repairs-101"),
    fuel=(2, 1, 2),
    health=(1, 0, 4),
    stage=1,
    tracker=5,
    crew=("mechanic", "navigator"),
    exhausted=("navigator",),
    tokens=("crew",),
)
BOB = Flyer(hand=("steady_cruise-110",), stage=2, tracker=9)
CLEO = Flyer(stage=2, tracker=9, landed=True, moxy=0)


def key(prefix: str, name: str) -> str:
    return f"{prefix}-{name.replace('_', '-')}"


def effects() -> dict[str, Sequence[str]]:
    """The programs of the cards by the keys of the messages that tell them."""
    told: dict[str, Sequence[str]] = {key("effect", row.name): row.effect for row in FLIGHTS}
    told |= {key("react", row.name): row.react for row in FLIGHTS if row.react}
    told |= {key("effect-news", row.name): row.effect if isinstance(row, EventRow) else [] for row in NEWS}
    told |= {key("effect-crew", row.name): row.effect for row in CREW}
    told |= {key("effect-reward", row.name): row.effect for row in REWARDS}
    return told | {key("effect-pilot", row.name): [] for row in PILOTS}


def numbers(text: str) -> list[str]:
    return sorted(re.findall(r"\d+", text))


def three(**more: Any) -> ScriptedMatch:
    return race(ANN, BOB, CLEO, attached={1: ["icing"]}, rewards=["", "one_fuel", "two_fuel", "one_health"], **more)


def seen(table: ScriptedMatch, viewer: int = 0) -> View:
    rules: Any = table.match.rules
    return view(rules, table.match.mine(viewer), viewer)


def test_cards_are_called_as_in_the_sheet() -> None:
    sheet = Sheet(GAME)
    for domain, rows in CARDS.items():
        for row in rows:
            assert sheet.find(row.rule).text.startswith(f"{ENGLISH.say(key(domain, row.name))} (")
    text = (GAME.folder / "rules.md").read_text(encoding="utf-8")
    for stage in CONTENT.rows("stage", StageRow):
        terrain = " + ".join(ENGLISH.word("terrain", each) for each in stage.terrain)
        assert f"| {ENGLISH.say(key('stage', stage.name))} | {stage.progress} | {terrain} |" in text


@each_language
def test_a_copy_and_a_selected_card_are_called_like_their_design(language: str) -> None:
    words = Words(GAME, language)
    for row in FLIGHTS:
        assert words.word("card", row.name) == words.say(key("flight", row.name))
    for news in CONTENT.rows("attachment", AttachmentRow):
        assert words.word("attachment", news.name) == words.word("news", news.name)
    for seat in range(1, GAME.most + 1):
        assert words.word("card", f"landing-{seat}") == words.say("card-landing")


@each_language
def test_no_two_things_of_a_kind_have_the_same_name(language: str) -> None:
    words = Words(GAME, language)
    for domain, rows in {**CARDS, "reward": REWARDS}.items():
        assert len({words.word(domain, row.name) for row in rows}) == len(rows)


@each_language
@pytest.mark.parametrize("told", effects())
def test_a_card_tells_the_numbers_of_its_effect(told: str, language: str) -> None:
    text = Words(GAME, language).say(told)
    assert numbers(text) == numbers(ENGLISH.say(told))
    for line in effects()[told]:
        verb, *arguments = line.split()
        if verb in COUNTED:
            assert arguments[-1] in numbers(text), line


def test_a_text_says_nothing_of_an_effect_where_there_is_none() -> None:
    for row in FLIGHTS:
        text = ENGLISH.say(key("effect", row.name))
        assert text.startswith("No effect") == (not row.effect)
        assert text.endswith("when flown.") == bool(row.react)
        assert all(ENGLISH.word("terrain", each) in text for each in row.terrain)


@each_language
def test_a_pilot_tells_what_it_starts_with(language: str) -> None:
    words = Words(GAME, language)
    for row in PILOTS:
        text = words.say(key("effect-pilot", row.name)).split(". ")[-1]
        assert numbers(text) == sorted([str(n) for n in (row.moxy, row.health) if n not in (0, 5)])


@each_language
def test_words_name_the_numbers_of_the_rules(language: str) -> None:
    """How many may play, what a place is worth, and how much Moxy there is room for."""
    words, rules = Words(GAME, language), load().constants()
    points = [str(row["value"]) for row in load().tables["points"]]
    assert re.findall(r"\d+", words.say("players"))[:2] == [str(GAME.fewest), str(GAME.most)]
    assert re.findall(r"\d+", words.say("option-races-help")) == points
    assert re.findall(r"\d+", words.say("effect-crew-camera-operator"))[-1] == str(rules["most_moxy"])


def test_the_guide_names_the_numbers_of_the_rules() -> None:
    rules = load().constants()
    guide = " ".join((GAME.folder / "guide.en.md").read_text(encoding="utf-8").split())
    spelt = ["no", "one", "two", "three", "four", "five", "six"]
    assert rules["fuel"] == rules["health"]
    assert f"**Fuel** and **Health**, {spelt[rules['fuel']]} of each" in guide
    assert f"**Moxy**, {spelt[rules['moxy']]} at first and never more than {spelt[rules['most_moxy']]}" in guide
    assert f"{spelt[rules['hand']].capitalize()} **Flight cards** and a **Landing card**" in guide
    assert f"For {GAME.fewest} to {GAME.most} pilots" in guide
    assert f"A race of {spelt[rules['stages']]} Stages" in guide


@each_language
def test_every_harm_is_asked_about(language: str) -> None:
    words = Words(GAME, language)
    for harm in HARMS:
        asked = [words.say(f"ask-{question}-{harm}", number=7) for question in ("respond", "target")]
        assert all("7" in sentence and sentence.endswith("?") for sentence in asked)
        assert asked[0].endswith(words.say("ask-respond"))
        assert asked[1].endswith(words.say("ask-choose-target"))


def test_the_status_tells_what_everybody_sees() -> None:
    gauges = "Fuel 2 (Reserve 1, Discard 2), Health 1 (Reserve 0, Discard 4)"
    path, crew = "Flight Path: Barrel Roll > Field Repairs", "Crew: Mechanic 1, Navigator 1 (exhausted)"
    assert status(seen(three()), ENGLISH, NAMES).splitlines() == [
        "Day 2 of at most 20, round 1, Flight deck: 114",
        f"1 Ann (you): airborne, {gauges}, Moxy 2, cards in hand: 3, {path}, {crew}, tokens: 1 Crew card (4)",
        "2 Bob: airborne, Fuel 5, Health 5, Moxy 2, cards in hand: 1",
        "3 Cleo: landed, Fuel 5, Health 5, Moxy 0, cards in hand: 0, Flight Path: Landing card",
    ]


def test_the_course_shows_where_everybody_is() -> None:
    lines = board(seen(three()), ENGLISH).splitlines()
    assert [line.split() for line in lines[:5]] == [
        ["Stage", "Takes", "Terrain", "Token", "Course"],
        ["1", "Croydon", "11", "City", "-", "=" * 12],
        ["2", "Zuiderzee", "12", "Sea", "1", "Fuel", ".....1......."],
        ["3", "Chapham", "16", "Plains+City", "2", "Fuel", ".........*......."],
        ["4", "Brenner", "Pass", "20", "Mountains", "trophy", "." * 21],
    ]
    assert "Zuiderzee: Icing. Mechanical cards cost 1 Fuel more on this Stage." in lines
    assert [line.split("  ")[0] for line in lines[8:12]] == ["Cantina", "Rigger 1", "Mechanic 2", "Radio Operator 1"]
    assert lines[-1] == ENGLISH.say("board-symbols")


def test_the_listing_says_the_same_a_line_each() -> None:
    lines = listing(seen(three()), ENGLISH).splitlines()
    assert lines == [
        "1 Croydon: Takes 11, Terrain City",
        "2 Zuiderzee: Takes 12, Terrain Sea, Token 1 Fuel, pilot 1 at 5",
        "3 Chapham: Takes 16, Terrain Plains+City, Token 2 Fuel, pilot 2 at 9, pilot 3 at 9",
        "4 Brenner Pass: Takes 20, Terrain Mountains, Token trophy",
        "Zuiderzee: Icing. Mechanical cards cost 1 Fuel more on this Stage.",
        *[
            f"{ENGLISH.word('crew', card)}: Moxy 2, {ENGLISH.word('effect-crew', card)}"
            for card in ("rigger-1", "mechanic-2", "radio_operator-1")
        ],
    ]


def test_the_hand_tells_what_cards_cost_here_and_now() -> None:
    """Icing makes Mechanical cards dearer; Supercharger takes 4 Fuel of a pilot who has 2, and 1 Health."""
    titles, *rows = [re.split(r"\s{2,}", line) for line in hand(seen(three()), ENGLISH).splitlines()]
    assert titles == ["Your card", "Speed", "Progress", "Costs now", "Green", "What it does"]
    react = ENGLISH.say("react-jury-rig")
    assert rows == [
        ["Jury Rig", "108", "2", "2 Fuel", "1 Fuel, 1 Health", f"Mechanical. No effect when flown. {react}"],
        ["Sea Breeze", "117", "3", "1 Fuel", "2 Fuel", "Weather. Over Sea: +2 Progress. That is here."],
        ["Supercharger", "172", "6", "4 Fuel (too much)", "1 Health", "Mechanical. Over Mountains: +2 Progress."],
    ]


def test_who_has_no_cards_is_told_so_and_a_spectator_has_no_hand() -> None:
    table = three()
    assert hand(seen(table, 2), ENGLISH) == ENGLISH.say("board-no-cards")
    assert hand(seen(table, SPECTATOR), ENGLISH) == ""


def test_who_must_land_sees_the_card_that_waits_face_down_and_nobody_else_does() -> None:
    table = race(Flyer(hand=("redline",), fuel=(0, 0, 5)), Flyer(hand=("steady_cruise",)))
    assert hand(seen(table), ENGLISH).splitlines()[-1] == "Selected: Landing card"
    told = [draw(seen(table, 1), ENGLISH) for draw in (board, listing, hand)]
    assert all("Landing" not in text for text in told)


def test_a_revealed_card_is_shown_to_all() -> None:
    table = three()
    picks(table, "sea_breeze", "steady_cruise")
    for viewer in (0, 1, 2, SPECTATOR):
        told = listing(seen(table, viewer), ENGLISH).splitlines()
        assert "Pilot 1 has revealed: Sea Breeze, Progress 3, 1 Fuel" in told
        assert "Pilot 2 has revealed: Steady Cruise, Progress 3, 1 Fuel" in told


def test_the_order_is_told_and_who_is_past_the_line_stands_on_its_end() -> None:
    table = race(Flyer(hand=("redline",), stage=3, tracker=15), Flyer(hand=("field_repairs",)))
    picks(table, "redline", "field_repairs")
    assert table.match.over
    assert "Order of this round: Ann, Bob" in status(seen(table), ENGLISH, NAMES).splitlines()
    assert board(seen(table), ENGLISH).splitlines()[4].endswith("." * 20 + "1")
    last = listing(seen(table), ENGLISH).splitlines()[3]
    assert last == "4 Brenner Pass: Takes 20, Terrain Mountains, pilot 1 past the line with 22"


@each_language
def test_the_board_is_the_same_in_every_language(language: str) -> None:
    """Names differ, but not the course, the numbers and the lines."""
    words, shown = Words(GAME, language), seen(three())
    strips = [line.split()[-1] for line in board(shown, words).splitlines()[1:5]]
    assert strips == [line.split()[-1] for line in board(shown, ENGLISH).splitlines()[1:5]]
    for draw in (board, listing, hand):
        assert numbers(draw(shown, words)) == numbers(draw(shown, ENGLISH))
        assert draw(shown, words).count("\n") == draw(shown, ENGLISH).count("\n")
