"""How Aeroplanes asks: every question with its numbers, every option with its words and what it points at."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pytest

from aerodrome.games.aeroplanes import GAME, odds
from aerodrome.games.aeroplanes.ask import details, label, options, prompt
from aerodrome.games.aeroplanes.rules import Aeroplanes
from aerodrome.games.aeroplanes.state import Airlines
from aerodrome.games.aeroplanes.steps.setup import ChooseHome
from aerodrome.kernel.encode import fingerprint
from aerodrome.kernel.step import Step
from aerodrome.text import LANGUAGES, Words

from .airfield import BERLIN, LONDON, PARIS, SKULL, Airline, Plane, Skies, position

each_language = pytest.mark.parametrize("language", LANGUAGES)

ENGLISH = Words(GAME, "en")
EVERYTHING = ("daring-pilot", "engine-maintenance", "increased-production", "night-flights", "radio-beacons")


@dataclass(frozen=True)
class Question:
    """A question: the step that asks it, its numbers, and for each option its words, its message and its tokens."""

    step: str
    numbers: dict[str, int]
    options: list[tuple[str, str, tuple[str, ...]]]


def homes() -> Airlines:
    """Paris and London are taken, seat 2 is asked."""
    s = position(PARIS, LONDON, BERLIN)
    s.airlines[2].oust(s.book.cities.index("berlin"))
    s.todo = [ChooseHome(2)]
    return s


def opening() -> Skies:
    """Seat 0 is about to buy, place, claim and search; it holds a tile of each kind, and two engine failures."""
    mine = Airline(
        "rome",
        planes=[Plane(2), Plane(12, tiles=0)],
        money=4,
        advantages=dict.fromkeys(EVERYTHING, 1),
        failures=2,
    )
    waiting = {"rome-1": "rome 2", "rome-2": "rome 1"}
    rivals = [Airline("london", {"cairo": 1}), Airline("berlin", {"cairo": 1})]
    return Skies(position(mine, *rivals, era=3, waiting=waiting))


def plays(table: Skies, *answers: str | tuple[int, ...]) -> Skies:
    """Seat 0 gives these answers; three numbers are the next roll."""
    for answer in answers:
        if isinstance(answer, str):
            table.says(0, answer)
        else:
            table.dice(*answer)
    return table


def act() -> Skies:
    return plays(opening(), "no")


def replacing() -> Skies:
    """A Stage II tile into full Cairo."""
    rivals = [Airline("london", {"cairo": 1}), Airline("berlin", {"cairo": 1})]
    return plays(Skies(position(Airline("rome", planes=[Plane(20)]), *rivals)), "place armstrong-whitworth-argosy")


QUESTIONS: dict[str, tuple[Callable[[], Skies], Question]] = {
    "home": (
        lambda: Skies(homes()),
        Question(
            "ChooseHome", {}, [(f"home {c}", "", (f"city:{c}",)) for c in ("amsterdam", "berlin", "zurich", "rome")]
        ),
    ),
    "maintain": (
        opening,
        Question(
            "Maintain",
            {"failures": 2, "tiles": 1},
            [("use", "do-use-maintenance", ()), ("no", "do-no-maintenance", ())],
        ),
    ),
    "act": (
        act,
        Question(
            "Act",
            {"money": 4, "box": 8},
            [
                ("buy airco-dh-4a", "do-buy-for", ("aeroplane:airco-dh-4a",)),
                ("buy airco-dh-16", "do-buy-for", ("aeroplane:airco-dh-16",)),
                ("place breguet-14t", "", ("aeroplane:breguet-14t",)),
                ("claim rome-1", "do-claim-people", ("space:rome-1",)),
                ("claim rome-2", "do-claim-people", ("space:rome-2",)),
                *[(f"take {name}", "", (f"advantage:{name}",)) for name in EVERYTHING],
                ("roll", "", ("advantage:dice",)),
                ("subsidy", "", ("subsidy:box",)),
            ],
        ),
    ),
    "token": (
        lambda: Skies(position(Airline("paris", money=0), LONDON, BERLIN, box=0)),
        Question("Act", {"money": 0, "box": 0}, [("subsidy", "do-token", ("subsidy:box",))]),
    ),
    "produce": (
        lambda: plays(act(), "buy airco-dh-16"),
        Question("Produce", {"tiles": 1}, [("use", "do-use-production", ()), ("no", "do-no-production", ())]),
    ),
    "destination": (
        lambda: plays(
            Skies(
                position(
                    Airline("london", {"dublin": 1, "paris": 1, "amsterdam": 1}, [Plane(1)]),
                    *[Airline(home, {"casablanca": 1, "cairo": 1}) for home in ("rome", "berlin")],
                )
            ),
            "place airco-dh-4a",
        ),
        Question(
            "Destination",
            {},
            [
                *[
                    (f"fly {city}", "", (f"city:{city}",))
                    for city in ("zurich", "madrid", "toulouse", "frankfurt", "copenhagen")
                ],
                ("fly middle-east", "do-fly-odds", ("city:middle-east",)),
            ],
        ),
    ),
    "go on": (
        lambda: plays(
            Skies(position(Airline("paris", planes=[Plane(4)]), LONDON, BERLIN)), "place junkers-f-13", "fly london"
        ),
        Question("GoOn", {"placed": 1}, [("place junkers-f-13", "", ("aeroplane:junkers-f-13",)), ("stop", "", ())]),
    ),
    "route": (
        lambda: plays(act(), "place breguet-14t", "fly middle-east"),
        Question(
            "ChooseRoute",
            {},
            [
                ("direct", "do-direct-odds", ("city:middle-east",)),
                ("over cairo", "do-over-odds", ("city:cairo",)),
            ],
        ),
    ),
    "replace": (
        lambda: plays(replacing(), "fly cairo"),
        Question("Replace", {}, [("replace 2", "", ("airline:2",)), ("replace 3", "", ("airline:3",))]),
    ),
    "beacon": (
        lambda: plays(act(), "place breguet-14t", "fly middle-east", (2, 3, 4), "direct"),
        Question("Beacon", {"total": 9, "needed": 14}, [("use", "do-use-beacon", ()), ("no", "do-no-beacon", ())]),
    ),
    "pilots": (
        lambda: plays(act(), "place breguet-14t", "fly middle-east", (2, 3, 4), "direct", "no"),
        Question("Pilots", {"missing": 5, "pilots": 1}, [("pilots 0", "", ()), ("pilots 1", "", ())]),
    ),
    "pay": (
        lambda: plays(act(), "place breguet-14t", "fly middle-east", (SKULL, 4, 5), "direct", "no", "pilots 1"),
        Question("Pay", {"price": 2, "money": 4}, [("pay", "", ()), ("fail", "", ())]),
    ),
    "board": (
        lambda: plays(act(), "claim rome-2"),
        Question(
            "Board",
            {"people": 1},
            [(f"board {name}", "", (f"aeroplane:{name}",)) for name in ("breguet-14t", "handley-page-w-8")],
        ),
    ),
    "night": (
        lambda: plays(act(), "claim rome-2", "board handley-page-w-8"),
        Question(
            "NightFlight",
            {"tiles": 1},
            [("claim rome-1", "do-claim-night", ("space:rome-1",)), ("no", "do-no-night", ())],
        ),
    ),
    "pick": (
        lambda: plays(act(), (2, 2, 6), "roll", "take radio-beacons"),
        Question(
            "PickAdvantage",
            {"left": 1},
            [("take daring-pilot", "", ("advantage:daring-pilot",)), ("no", "do-no-pick", ())],
        ),
    ),
}

each_question = pytest.mark.parametrize("name", list(QUESTIONS))


def test_every_question_is_here() -> None:
    asking = {step.__name__ for step in GAME.steps if step.legal is not Step.legal}
    assert {question.step for _, question in QUESTIONS.values()} == asking


@each_question
def test_a_question_has_its_numbers_and_its_options_point_somewhere(name: str) -> None:
    make, question = QUESTIONS[name]
    table, rules = make(), GAME.rules(3)
    assert isinstance(rules, Aeroplanes)
    assert type(table.state.todo[-1]).__name__ == question.step
    assert prompt(table.state)[1] == question.numbers
    found = options(rules, table.state)
    assert [(rules.actions.text(x), key, at) for x, key, at in found] == question.options
    assert [x for x, _, _ in found] == table.match.legal(table.match.asked()[0])


@each_question
@each_language
def test_a_question_and_its_options_are_put_into_words(name: str, language: str) -> None:
    """All of them are in the catalogue, the numbers of the question are said, and no two options sound the same."""
    words, table, rules = Words(GAME, language), QUESTIONS[name][0](), GAME.rules(3)
    assert isinstance(rules, Aeroplanes)
    message, numbers = prompt(table.state)
    assert words.has(message)
    said = [words.say(message, **numbers)]
    assert all(str(number) in said[0] for number in numbers.values() if number > 1)
    for x, key, _ in options(rules, table.state):
        assert not key or words.has(key)
        said.append(words.action(rules, x, key, details(table.state, x)))
    assert len(set(said)) == len(said)
    assert not any("{" in each or not each for each in said)


@each_language
def test_options_tell_what_they_cost_and_how_likely_they_are(language: str) -> None:
    """The price of an aeroplane, who is claimed and where they go, the exact odds of a flight."""
    words, rules, table = Words(GAME, language), GAME.rules(3), act()

    def said(answer: str) -> tuple[dict[str, str | int], str]:
        x = rules.actions.parse(answer)
        told = details(table.state, x)
        return told, words.action(rules, x, label(table.state, x), told)

    price, sentence = said("buy airco-dh-16")
    assert price["price"] == table.state.price(2)
    assert f"{price['price']}" in sentence
    people, sentence = said("claim rome-2")
    assert people["people"] == 1
    assert words.word("city", str(people["city"])) in sentence
    table.says(0, "place breguet-14t")
    odds, sentence = said("fly middle-east")
    assert odds["dice"] == 16  # C9: black
    assert "16 %" in sentence


@pytest.mark.parametrize(
    ("name", "answer", "after"),
    [
        ("home", "home berlin", {"money": 14}),
        ("act", "buy airco-dh-16", {"money": 1, "profit": -10}),
        ("act", "claim rome-2", {}),
        ("act", "take night-flights", {"money": 3}),
        ("act", "roll", {"money": 3}),
        ("act", "subsidy", {"money": 5}),
        ("token", "subsidy", {}),
        ("pay", "pay", {"money": 2}),
        ("pay", "fail", {}),
        ("board", "board breguet-14t", {"profit": -5}),
    ],
)
def test_options_tell_what_money_and_profit_become(name: str, answer: str, after: dict[str, int]) -> None:
    """Where they change; the position does not."""
    mine = QUESTIONS[name][0]().state
    before = fingerprint(mine)
    told = details(mine, GAME.rules(3).actions.parse(answer))
    assert {key: value for key, value in told.items() if key in ("money", "profit")} == after
    assert fingerprint(mine) == before


def test_the_token_has_its_own_question() -> None:
    """With an empty box the same answer means another thing, and both are said."""
    full, empty = act().state, QUESTIONS["token"][0]().state
    subsidy = GAME.rules(3).actions.parse("subsidy")
    assert prompt(full)[0] != prompt(empty)[0]
    assert (label(full, subsidy), label(empty, subsidy)) == ("", "do-token")
    assert ENGLISH.action(GAME.rules(3), subsidy, "do-token") == "Take the black token and end the era"


def test_a_neutral_airline_can_be_pointed_at() -> None:
    """AER-8.8."""
    neutral = Airline("berlin", {"vienna": 1})
    s = position(Airline("zurich", planes=[Plane(20)]), Airline("london", {"vienna": 2}), neutral=neutral)
    table, rules = plays(Skies(s), "place armstrong-whitworth-argosy", "fly vienna"), GAME.rules(2)
    assert isinstance(rules, Aeroplanes)
    found = [(rules.actions.text(x), at) for x, _, at in options(rules, table.state)]
    assert found == [("replace neutral", ("airline:neutral",))]


@pytest.mark.rule("AER-5c.14")
def test_each_way_to_a_city_is_told_with_its_own_odds() -> None:
    """Directly with one roll of 14, over Cairo with rolls of 10 and 12; with one pilot and 4 pounds."""
    mine = plays(act(), "place breguet-14t", "fly middle-east").state
    airline = mine.airlines[0]
    for x, needs in zip(mine.todo[-1].legal(mine), [(14,), (10, 12)], strict=True):
        exact = odds.of_rolls(mine.book, needs, airline.failures, 1, 4)
        assert details(mine, x) == {"dice": odds.told(exact.dice), "aided": odds.told(exact.aided)}
