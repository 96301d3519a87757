"""The content of Air Racing: cards, aircraft, classes and numbers."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from shutil import copytree

import pytest

from aerodrome.games.air_racing import GAME
from aerodrome.games.air_racing.content import CARDS, Book, load, load_courses
from aerodrome.games.air_racing.rules import AirRacing
from aerodrome.kernel.chance import Rng
from aerodrome.kernel.content import ContentError
from aerodrome.kernel.encode import fingerprint
from aerodrome.kernel.game import Game
from aerodrome.kernel.match import Match

from .workshop import play_at_random, racing

DEFAULTS = {option.name: option.default for option in GAME.options}


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of the content folder, to be edited."""
    return Path(copytree(GAME.folder / "content", tmp_path / "content"))


def edit(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new), encoding="utf-8")


def book_of(content: Path) -> Book:
    return Book(load(content), load_courses(content)[1], DEFAULTS)


def test_every_row_says_where_it_comes_from() -> None:
    tables = load().tables
    assert {name: len(rows) for name, rows in tables.items()} == {
        "card": 8,
        "constant": 25,
        "aircraft": 4,
        "class": 6,
    }
    house = [row["name"] for row in tables["constant"] if "house" in row["provenance"]]
    assert house == ["quick_microknot_cap", "rounds_per_lap", "heat_laps"]
    assert all(row["provenance"] == "seed" for row in tables["card"])
    assert all(row["provenance"] == "house" for row in tables["aircraft"])


@pytest.mark.rule("ARC-2.2", "ARC-2.3")
def test_the_cards() -> None:
    rows = load().tables["card"]
    assert [(row["name"], row["kind"], row["copies"], row["cost"]) for row in rows] == [
        ("dollar", "money", 40, 1),
        ("microknot", "mod", 15, 6),
        ("boost", "mod", 25, 3),
        ("fast", "mod", 24, 3),
        ("sponsorship", "action", 10, 3),
        ("night_shift", "action", 10, 4),
        ("team_effort", "action", 10, 3),
        ("wind_tunnel", "action", 10, 4),
    ]
    copies = racing().book.copies
    assert (copies[0], sum(copies[1:4]), sum(copies[4:]), sum(copies)) == (40, 64, 40, 144)


def test_the_numbers_of_the_rules() -> None:
    """Stock Speed is in halves."""
    assert load().constants() == {
        "start_dollars": 7,
        "free_mods": 3,
        "hand_size": 5,
        "action_plays": 2,
        "buys": 2,
        "months": 11,
        "night_shift_draws": 3,
        "sponsorship_buys": 1,
        "sponsorship_money": 2,
        "team_effort_draws": 1,
        "team_effort_plays": 2,
        "funding": 2,
        "stock_speed": 8,
        "skill_target": 6,
        "die_faces": 10,
        "cut_pylon": 2,
        "backfire": 3,
        "boost_speed": 3,
        "altitudes": 3,
        "altitude_changes": 2,
        "laps": 3,
        "quick_play_money": 25,
        "quick_microknot_cap": 2,
        "rounds_per_lap": 50,
        "heat_laps": 2,
    }


def test_the_chances_of_skill_checks() -> None:
    """Of ten rolls, from a modifier of -3 on; a 0 is never passed."""
    book = racing().book
    assert [book.passes(modifier) for modifier in range(-3, 8)] == [1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 9]


def test_four_aircraft_of_different_colours() -> None:
    rows = load().tables["aircraft"]
    assert [(row["number"], row["livery"]) for row in rows] == [(1, "red"), (2, "blue"), (3, "yellow"), (4, "green")]


@pytest.mark.rule("ARC-19.6")
def test_the_classes() -> None:
    """Stock Speeds in halves."""
    rows = load().tables["class"]
    assert [(row["name"], row["laps"], row["course"], row["stock_speed"]) for row in rows] == [
        ("biplane", 8, "stead_short", 10),
        ("formula_one", 8, "stead_short", 11),
        ("t6", 6, "stead_middle", 10),
        ("sport", 6, "stead_silver", 16),
        ("jet", 8, "stead_long", 22),
        ("unlimited", 8, "stead_long", 20),
    ]


def test_the_options() -> None:
    """ARC-R46: default, lowest and highest value, in the words of the option."""
    options = {
        option.name: (option.word(option.default), option.word(option.low), option.word(option.high))
        for option in GAME.options
    }
    assert options == {
        "course": ("stead_short", "stead_short", "stead_silver"),
        "laps": ("3", "1", "12"),
        "stock_speed": ("4", "4", "12"),
        "quick_play": ("off", "off", "on"),
        "quick_microknot_cap": ("none", "none", "2"),
        "qualifying": ("off", "off", "on"),
        "heats": ("0", "0", "2"),
        "class": ("none", "none", "unlimited"),
        "seasons": ("1", "1", "5"),
    }


def game_of(content: Path) -> Game:
    """Air Racing, made from another content folder."""
    book = book_of(content)
    return replace(GAME, make=lambda seats, options: AirRacing(seats, options, book))


@pytest.mark.rule("ARC-19.11")
def test_models_in_other_colours_change_no_rule(copy: Path) -> None:
    """The same seed and the same answers are the same game."""
    for old, new in (("red", "spitfire"), ("blue", "mustang")):
        edit(copy / "rules.toml", f'livery = "{old}"', f'livery = "{new}"')
    models = game_of(copy)
    matches = [Match(game, 2, seed="models") for game in (GAME, models)]
    for match in matches:
        play_at_random(match, Rng(8))
    assert [match.rules.book.liveries[:2] for match in matches if isinstance(match.rules, AirRacing)] == [
        ["red", "blue"],
        ["spitfire", "mustang"],
    ]
    assert fingerprint(matches[0].state) == fingerprint(matches[1].state)
    assert [(entry.who, entry.x) for entry in matches[0].log] == [(entry.who, entry.x) for entry in matches[1].log]


def test_edited_content_is_other_content(copy: Path) -> None:
    edit(copy / "cards.toml", "cost = 6", "cost = 5")
    assert book_of(copy).cost[1] == 5
    assert load(copy).hash != load().hash


@pytest.mark.parametrize(
    ("file", "old", "new", "fault"),
    [
        ("cards.toml", "copies = 15", "copies = 16", "cards.toml: 145 of 'card', but .totals. says 144"),
        ("cards.toml", 'name = "fast"', 'name = "slow"', f"cards.toml: the cards are {', '.join(CARDS)}"),
        ("cards.toml", 'cost = 6\ncopies = 15\nprovenance = "seed"', "cost = 6\ncopies = 15", "row 2: no provenance"),
        ("cards.toml", "cost = 6", 'cost = "six"', "card row 2: cost = 'six' is not of type"),
        ("cards.toml", "cost = 6\n", "", "card row 2: column 'cost' is missing"),
        ("rules.toml", "aircraft = 4", "aircraft = 5", "rules.toml: 4 of 'aircraft', but .totals. says 5"),
    ],
)
def test_broken_content_is_refused(copy: Path, file: str, old: str, new: str, fault: str) -> None:
    edit(copy / file, old, new)
    with pytest.raises(ContentError, match=fault):
        book_of(copy)
