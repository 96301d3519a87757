"""The words of Aeroplanes: names and numbers of the sheet in every language, and a sentence for all that happens."""

from __future__ import annotations

import re

import pytest

from aerodrome.games.aeroplanes import GAME
from aerodrome.games.aeroplanes.ask import ABOUT, details, options, prompt
from aerodrome.games.aeroplanes.content import MARKETS
from aerodrome.games.aeroplanes.odds import of_rolls
from aerodrome.games.aeroplanes.pieces import SOURCES
from aerodrome.kernel.chance import Rng
from aerodrome.kernel.events import Told
from aerodrome.kernel.match import Match
from aerodrome.text import LANGUAGES, Words, guide

from .airfield import BERLIN, LONDON, PARIS, Airline, Plane, Skies, position, rules_for

each_language = pytest.mark.parametrize("language", LANGUAGES)

SHEET = (GAME.folder / "rules.md").read_text(encoding="utf-8")
GUIDE = guide(GAME, "en").text
ENGLISH = Words(GAME, "en")
BOOK = rules_for().book
NAMES = ["Ann", "Bob"]


def table(heading: str) -> list[list[str]]:
    """The rows of the first table under a heading of the sheet."""
    lines = SHEET.split(f"### {heading}", 1)[1].splitlines()
    start = next(i for i, line in enumerate(lines) if line.startswith("|"))
    rows: list[list[str]] = []
    for line in lines[start + 2 :]:
        if not line.startswith("|"):
            break
        rows.append([cell.strip() for cell in line.strip("|").split("|")])
    return rows


def in_guide(title: str) -> list[list[str]]:
    """The rows of the table of the guide that begins with this title, with its titles and without its line."""
    lines = GUIDE.splitlines()
    start = next(i for i, line in enumerate(lines) if line.startswith(f"| {title} |"))
    end = next(i for i in range(start, len(lines)) if not lines[i].startswith("|"))
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in [lines[start], *lines[start + 2 : end]]]


def numbers(text: str) -> list[str]:
    return sorted(re.findall(r"\d+", text))


def said(kind: str, language: str = "en", seats: int = 2, **args: int) -> str:
    return Words(GAME, language).event(GAME.rules(seats), Told(kind, dict(args), []), NAMES)


def test_cities_aeroplanes_and_tiles_are_called_as_in_the_sheet() -> None:
    cities = [(row[1], row[2]) for row in table("C1.")]
    markets = [ENGLISH.word("market", MARKETS[market]) for market in BOOK.market]
    assert cities == [(ENGLISH.word("city", city), market) for city, market in zip(BOOK.cities, markets, strict=True)]
    assert [row[1] for row in table("C4.")] == [ENGLISH.word("aeroplane", name) for name in BOOK.aeroplanes]
    assert [row[1] for row in table("C10.")] == [ENGLISH.word("advantage", name) for name in BOOK.advantages]


@each_language
def test_no_two_things_of_a_kind_have_the_same_name(language: str) -> None:
    words = Words(GAME, language)
    for domain, named in rules_for(2).domains.items():
        assert len({words.word(domain, word) for word in named}) == len(named), domain


@each_language
def test_a_space_is_called_by_its_city_and_number(language: str) -> None:
    words = Words(GAME, language)
    for space in BOOK.space_names[: BOOK.spaces]:
        city, _, number = space.rpartition("-")
        assert words.word("space", space) == f"{words.word('city', city)} {number}"
    assert words.word("space", "overflow-8") == f"{words.say('space-overflow')} 8"


@each_language
def test_points_are_called_like_the_markets_they_come_from(language: str) -> None:
    words = Words(GAME, language)
    for source in SOURCES:
        assert words.has(f"source-{source}")
        if source in MARKETS:
            assert words.word("source", source) == words.word("market", source)


@each_language
def test_an_advantage_tile_tells_the_numbers_of_its_effect(language: str) -> None:
    words = Words(GAME, language)
    for kind, era in zip(BOOK.advantages, BOOK.from_era, strict=True):
        told = words.word("effect", kind)
        assert numbers(told) == numbers(ENGLISH.word("effect", kind))
        assert era == 1 or str(era) in numbers(told)


@each_language
def test_every_option_that_is_called_otherwise_has_its_words(language: str) -> None:
    words = Words(GAME, language)
    called = [words.say(f"do-no-{about}") for about in ABOUT.values()]
    called += [words.say(f"do-use-{about}") for about in ("maintenance", "production", "beacon")]
    assert len(set(called)) == len(called)
    assert words.say("do-token") != words.say("do-subsidy")


@each_language
@pytest.mark.parametrize("seats", [2, 5])
def test_the_options_of_each_question_can_be_told_apart(language: str, seats: int) -> None:
    """A whole game with the words that fit each position."""
    words, match, rng = Words(GAME, language), Match(GAME, seats, seed="apart"), Rng(5)
    asked = set()
    while not match.over:
        seat = match.asked()[0]
        mine = match.mine(seat)
        key, args = prompt(mine)
        asked.add(key)
        assert words.say(key, **args).endswith(("?", "."))
        told = [
            words.action(match.rules, x, label, details(mine, x)) for x, label, _ in options(rules_for(seats), mine)
        ]
        assert len(set(told)) == len(told)
        legal = match.legal(seat)
        match.answer(seat, legal[rng.below(len(legal))])
    assert {"ask-act", "ask-act-token", "ask-destination", "ask-go-on"} <= asked


def test_a_claim_by_night_and_the_token_are_called_by_their_names() -> None:
    ann = Airline("london", {"paris": 1}, planes=(Plane(4),), advantages={"night-flights": 1})
    waiting = {"london-1": "paris 1", "london-2": "paris 2"}
    table = Skies(position(ann, PARIS, BERLIN, era=2, box=0, waiting=waiting))
    rules = rules_for()
    told = [ENGLISH.action(rules, x, words, details(table.state, x)) for x, words, _ in options(rules, table.state)]
    assert told[-1] == "Take the black token and end the era"
    table.says(0, "claim london-1")
    table.says(0, "board junkers-f-13")
    told = [ENGLISH.action(rules, x, words, details(table.state, x)) for x, words, _ in options(rules, table.state)]
    assert told == ["Fly by night: claim 2 people from London 2 to Paris", "No night flight"]


@each_language
def test_the_log_names_the_stage_of_an_airport(language: str) -> None:
    words, city = Words(GAME, language), BOOK.cities.index("vienna")
    for stage, roman in ((1, "I"), (2, "II"), (3, "III")):
        for line in (
            said("open", language, seat=0, city=city, stage=stage, airports=2),
            said("neutral", language, city=city, stage=stage),
        ):
            assert re.search(rf"\b{roman}\b", line)
            assert words.word("city", "vienna") in line
    for stage, roman in ((1, "I"), (2, "II")):
        line = said("oust", language, seat=0, airline=2, city=city, stage=stage)
        assert re.search(rf"\b{roman}\b", line)
        assert words.say("airline-neutral") in line


def test_sentences_of_the_log() -> None:
    assert said("neutral", city=5, stage=0) == "The neutral airline is at home in Rome."
    assert said("load", seat=1, aeroplane=3, tiles=2, reserve=6) == "Bob puts 2 airport tiles on the Junkers F 13."
    assert said("load", seat=1, aeroplane=3, tiles=0, reserve=0).startswith(
        "Bob has no airport tile of that stage left"
    )
    assert said("failure", seat=0, skulls=1, held=3, crash=4) == "Ann has rolled a skull. Engine failures: 3 of 4."
    assert said("majority", airline=0, market=1, airports=1, vp=3, total=9).endswith("has 1 airport and gets 3 VP.")
    assert said("profit", seat=0, profit=-2, vp=1, total=8) == "Ann has a profit of -2 and gets 1 VP: 8 in all."
    claimed = said("claim", seat=0, city=21, people=1, aeroplane=3, free=2, profit=5)
    assert claimed.endswith("in the Junkers F 13. Destination: Cairo. Free seats left: 2.")
    bought = said("advantage", seat=0, advantage=0, held=1, money=1, left=4)
    assert bought == "Ann pays £1 for an advantage tile and has £4 left: Daring Pilot."
    assert (
        said("advantage", seat=0, advantage=0, held=1, money=0, left=4) == "Ann gets an advantage tile: Daring Pilot."
    )


def test_a_refusal_is_told_with_its_rule() -> None:
    table = Skies(position(LONDON, PARIS, BERLIN))
    reason = table.match.why_not(0, table.match.rules.actions.parse("buy boeing-247"))
    assert reason is not None
    assert ENGLISH.reason(reason) == "This aeroplane is not in the row. (AER-5a.1)"


def test_the_tables_of_the_guide_are_true() -> None:
    homes, money, beside = in_guide("home")
    assert homes[1:] == [ENGLISH.word("city", BOOK.cities[city]) for city in BOOK.homes]
    assert money[1:] == [f"£{BOOK.income[1] + modifier}" for modifier in BOOK.modifier]
    europe, network = BOOK.markets[0], BOOK.network
    assert beside[1:] == [str((network.near[city] & europe).bit_count()) for city in BOOK.homes]
    for era, row in enumerate(in_guide("era")[1:], 1):
        values = [*BOOK.majority[era], BOOK.profit[era]]
        assert row == [str(era), *[", ".join(str(vp) for vp in each) for each in values]]
    tiles = [[row[0], row[1], row[2]] for row in in_guide("number")[1:]]
    named = [ENGLISH.word("advantage", kind) for kind in BOOK.advantages]
    assert tiles == [
        [str(face), name, str(era)] for face, name, era in zip(BOOK.faces, named, BOOK.from_era, strict=True)
    ]


def test_the_chances_of_the_guide_are_true() -> None:
    for name, needs, alone, opposed in in_guide("connection")[1:]:
        target = BOOK.targets[["white", "red", "black"].index(name)]
        assert not target or needs.startswith(f"{target} with three dice")
        shown = [of_rolls(BOOK, (need,) if need else (), 0, 0, 0).dice for need in (target, max(0, target - 2))]
        assert [alone, opposed] == [f"{round(100 * chance)} %" for chance in shown]
