"""What is printed is sent once: every card and token, the limits of a board, and nothing of it in the views."""

from __future__ import annotations

import msgspec

from aerodrome.games.great_race import GAME
from aerodrome.games.great_race.content import FLIGHTS
from aerodrome.games.great_race.plates import plates
from aerodrome.games.great_race.verbs import CLASSES
from aerodrome.games.great_race.view import view
from aerodrome.kernel.chance import Rng
from aerodrome.kernel.match import Match

from .cockpit import answers_at_random, rules_for, state_of


def test_every_flight_card_and_every_crew_card_is_printed() -> None:
    rules = rules_for(3)
    printed = plates(rules)
    designs = {design.name: design for design in printed.designs}
    assert len(designs) == len(printed.designs) == len(rules.book.flight_names)
    for card in range(FLIGHTS):
        design = designs[rules.domains["flight"][card].rpartition("-")[0]]
        assert (design.progress, design.moxy) == (rules.book.progress[card], rules.book.moxy[card])
        assert CLASSES.index(design.flight_class) == rules.book.flight_class[card]
    crew = {word.rpartition("-")[0] for word in rules.domains["crew"]}
    assert {trade.name for trade in printed.trades} == crew
    assert (designs["redline"].progress, designs["redline"].fuel, designs["redline"].health) == (7, 2, 1)
    assert printed.speeds == {word: int(word.rpartition("-")[2]) for word in rules.domains["flight"]}


def test_what_a_token_brings_and_an_attachment_adds_is_printed() -> None:
    rules = rules_for(3)
    printed = plates(rules)
    brings = {reward.name: reward.brings for reward in printed.rewards}
    assert set(brings) == set(rules.domains["reward"])
    assert (brings["two_fuel"], brings["two_cards"]) == (("fuel", "fuel"), ("card", "card"))
    assert brings["health_and_crew"] == ("health", "crew")
    terrain = {attachment.name: attachment.terrain for attachment in printed.attachments}
    assert set(terrain) == set(rules.domains["attachment"])
    assert (terrain["sea_of_fog"], terrain["air_fair"], terrain["icing"]) == ("fog", "city", None)


def test_the_limits_of_a_board_are_those_of_the_rules() -> None:
    printed, book = plates(rules_for(3)), rules_for(3).book
    assert (printed.most_moxy, printed.crew_limit, printed.cantina_size) == (
        book.most_moxy,
        book.crew_limit,
        book.cantina,
    )


def test_options_and_seats_change_nothing_that_is_printed() -> None:
    assert plates(rules_for(2)) == plates(rules_for(6, {"pilots": "on", "stages": 6}))


def test_a_view_is_smaller_than_what_is_printed() -> None:
    """At every question of a race: what does not change is not in it."""
    match, rng = Match(GAME, 4, {"stages": 2}, "print"), Rng(3)
    rules = rules_for(4, {"stages": 2})
    once = {each.name for each in msgspec.structs.fields(type(plates(rules)))}
    while not match.over:
        shown = view(rules, rules.redact(state_of(match), 0), 0)
        assert not once & {each.name for each in msgspec.structs.fields(type(shown))}
        assert len(msgspec.json.encode(shown)) < len(msgspec.json.encode(plates(rules)))
        answers_at_random(match, rng)
