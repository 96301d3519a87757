"""The content of Air Racing: cards, aircraft, classes and numbers."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from shutil import copytree

import pytest

from aerodrome.games.air_racing import GAME
from aerodrome.games.air_racing.content import ACTIONS_FROM, CARDS, Book, load, load_courses
from aerodrome.games.air_racing.effects import EFFECTS
from aerodrome.games.air_racing.rules import AirRacing
from aerodrome.kernel.chance import Rng
from aerodrome.kernel.content import ContentError
from aerodrome.kernel.encode import fingerprint
from aerodrome.kernel.game import Game
from aerodrome.kernel.match import Match
from aerodrome.kernel.zones import SPECTATOR
from aerodrome.text import LANGUAGES, Words

from .workshop import meeting, play_at_random, racing

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
        (
            "cards.toml",
            'name = "fast"',
            'name = "slow"',
            f"row 4 .slow.: name = 'slow', but the rows are {', '.join(CARDS)}, in this",
        ),
        (
            "cards.toml",
            'name = "fast"',
            'name = "boost"',
            r"cards\.toml:\d+: card row 4 \(boost\): name = 'boost', but the rows are dollar, ",
        ),
        (
            "cards.toml",
            'kind = "money"',
            'kind = "action"',
            "card row 1 .dollar.: dollar is of kind 'money', not 'action'",
        ),
        ("cards.toml", "cost = 6", "cost = 0", "card row 2 .microknot.: microknot costs 1 or more"),
        ("rules.toml", "aircraft = 4", "aircraft = 5", "rules.toml: 4 of 'aircraft', but .totals. says 5"),
        ("rules.toml", 'livery = "blue"', 'livery = "red"', "livery = 'red' stands there twice"),
        (
            "rules.toml",
            "night_shift_draws",
            "night_shift_cards",
            "row 7 .night_shift_cards.: no constant 'night_shift_cards'; there are",
        ),
        (
            "rules.toml",
            "sponsorship_buys",
            "sponsorship_money",
            "row 9 .sponsorship_money.: name = 'sponsorship_money' stands there twice",
        ),
        ("rules.toml", "value = 11", "value = -1", "constant row 6 .months.: months is -1, not 1 or more"),
        (
            "rules.toml",
            'free_mods"\nvalue = 3',
            'free_mods"\nvalue = 4',
            "constant row 2 .free_mods.: free_mods is 4, not 0 to 3",
        ),
    ],
)
def test_broken_content_is_refused(copy: Path, file: str, old: str, new: str, fault: str) -> None:
    edit(copy / file, old, new)
    with pytest.raises(ContentError, match=fault):
        book_of(copy)


@pytest.mark.parametrize("kind", ["money", "mod", "action"])
def test_a_ninth_card_is_refused_with_the_reason(copy: Path, kind: str) -> None:
    """Answers and aircraft have names for eight."""
    row = f'[[card]]\nname = "sabotage"\nkind = "{kind}"\ncost = 3\ncopies = 0\nprovenance = "house"\n'
    with (copy / "cards.toml").open("a", encoding="utf-8") as file:
        file.write("\n" + row)
    with pytest.raises(ContentError, match=r"card row 9 \(sabotage\): name = 'sabotage', but the rows are dollar"):
        load(copy)


def test_a_card_that_is_missing_is_named(copy: Path) -> None:
    text = (copy / "cards.toml").read_text(encoding="utf-8")
    text = text[: text.rindex("[[card]]")].replace("card = 144", "card = 134")
    (copy / "cards.toml").write_text(text, encoding="utf-8")
    with pytest.raises(ContentError, match=r"cards\.toml: card: there is no row for name = 'wind_tunnel'"):
        load(copy)


def test_a_number_that_is_missing_is_named(copy: Path) -> None:
    edit(copy / "rules.toml", '[[constant]]\nname = "funding"\nvalue = 2\nprovenance = "seed"\n', "")
    edit(copy / "rules.toml", "constant = 25", "constant = 24")
    with pytest.raises(ContentError, match=r"rules\.toml: there is no constant 'funding'"):
        load(copy)


def test_a_class_flies_on_a_course_that_there_is(copy: Path) -> None:
    edit(copy / "rules.toml", 'course = "stead_middle"', 'course = "stead_wide"')
    with pytest.raises(ContentError, match=r"rules\.toml:\d+: class row 3 \(t6\): no course 'stead_wide'"):
        Book(load(copy), load_courses(copy)[1], DEFAULTS)


def test_every_action_card_has_its_effect_and_the_numbers_of_it() -> None:
    assert [effect.card for effect in EFFECTS] == CARDS[ACTIONS_FROM:]
    numbers = load().constants()
    assert {name for effect in EFFECTS for name in effect.numbers} <= numbers.keys()


@pytest.mark.parametrize(("free", "options"), [(1, ["free 0", "free 1"]), (2, ["free 0", "free 1", "free 2"])])
def test_fewer_free_cards_are_played_with_the_same_answers(copy: Path, free: int, options: list[str]) -> None:
    edit(copy / "rules.toml", 'free_mods"\nvalue = 3', f'free_mods"\nvalue = {free}')
    match = Match(game_of(copy), 2, seed="fewer")
    assert [match.rules.actions.text(x) for x in match.legal(0)] == options
    play_at_random(match, Rng(2))
    assert sorted(match.ranks()) == [1, 2]


def test_more_copies_and_other_numbers_are_played(copy: Path) -> None:
    """All of it follows from the content: 16 Microknots, and a die with 12 faces."""
    edit(copy / "cards.toml", "copies = 15", "copies = 16")
    edit(copy / "cards.toml", "card = 144", "card = 145")
    edit(copy / "rules.toml", 'die_faces"\nvalue = 10', 'die_faces"\nvalue = 12')
    match = Match(game_of(copy), 2, seed="more")
    play_at_random(match, Rng(2))
    s = meeting(match)
    assert s.supply[1] + sum(workshop.owned[1] for workshop in s.workshops) == 16
    rolls = [told.args["roll"] for told in match.told(SPECTATOR) if told.kind in ("check", "engine")]
    assert max(rolls) > 9


WORDS: dict[str, list[str]] = {
    "en": ["no", "one", "two", "three"],
    "de": ["kein", "ein", "zwei", "drei"],
    "nl": ["geen", "één", "twee", "drie"],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_for_people_name_the_numbers_of_the_content(language: str) -> None:
    words, n = Words(GAME, language), load().constants()

    def digits(key: str) -> list[int]:
        return [int(number) for number in re.findall(r"\d+", words.say(key))]

    assert digits("effect-dollar") == [1]
    assert digits("effect-boost") == [n["boost_speed"]]
    assert digits("effect-sponsorship") == [n["sponsorship_money"]]
    assert WORDS[language][n["sponsorship_buys"]] in words.say("effect-sponsorship").lower()
    assert WORDS[language][n["night_shift_draws"]] in words.say("effect-night-shift")
    assert WORDS[language][n["team_effort_plays"]] in words.say("effect-team-effort")
    assert digits("effect-wind-tunnel") == [n["funding"]]
    assert digits("option-quick-play-help") == [n["quick_play_money"]]
    assert WORDS[language][n["quick_microknot_cap"]] in words.say("option-quick-microknot-cap-2")
    assert digits("option-stock-speed-help") == [n["stock_speed"] // 2]
    assert digits("players")[:2] == [GAME.fewest, GAME.most]
    for boosts in range(n["free_mods"] + 1):
        assert sum(digits(f"boosts-{boosts}")) == n["free_mods"]
    assert words.has(f"month-{n['months'] - 1}")
    assert not words.has(f"month-{n['months']}")


def test_the_guide_names_the_numbers_of_the_content() -> None:
    guide = (GAME.folder / "guide.en.md").read_text(encoding="utf-8")
    n, cost = load().constants(), {row["name"]: row["cost"] for row in load().tables["card"]}
    for name, title in (("dollar", "Dollar"), ("microknot", "Microknot"), ("boost", "Boost"), ("fast", "FAST")):
        assert f"| {title} | ${cost[name]} |" in guide
    for effect, title in zip(EFFECTS, ("Sponsorship", "Night Shift", "Team Effort", "Wind Tunnel"), strict=True):
        assert f"| {title} | ${cost[effect.card]} |" in guide
    assert f"You begin with {n['start_dollars']} Dollars" in guide
    assert f"**{n['skill_target']} or more passes**" in guide
    assert f"it costs you {n['cut_pylon']} Speed" in guide
    assert f"which costs {n['backfire']} Speed" in guide
    assert f"{n['boost_speed']} Speed more in this turn" in guide
    passes = [racing().book.passes(fast) for fast in range(6)]
    assert f"| of ten rolls pass | {' | '.join(str(each) for each in passes)} |" in guide
