"""GAR-18: decks that run out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from aerodrome.games.great_race import GAME
from aerodrome.games.great_race.state import CREW, FLIGHT, NEWS
from aerodrome.games.great_race.steps.dawn import StartDay
from aerodrome.games.great_race.steps.day import EndRound
from aerodrome.testing.scenario import ScriptedMatch

from .cockpit import Flyer, board, crew, hand, kinds, position, race, rules_for, selects, words

FLYER = Flyer(hand=("steady_cruise-110", "redline-189"), moxy=0)
DOWN = Flyer(landed=True, moxy=0)
WORDS = rules_for().domains


def used_up(deck: int, *flyers: Flyer, left: int = 0, chance: Sequence[int] = (7,), **more: Any) -> ScriptedMatch:
    """All but the top cards of a deck lie on its discard pile."""
    s = position(flyers, **more)
    cards = s.decks[deck]
    s.discards[deck] += cards[: len(cards) - left]
    s.decks[deck] = cards[len(cards) - left :]
    return ScriptedMatch(GAME, len(flyers), {"stages": len(s.row)}, position=s, chance=chance)


def all_but(cards: Sequence[str], domain: str = "flight") -> list[str]:
    return [word for word in WORDS[domain] if word not in cards]


@pytest.mark.rule("GAR-18.1", "GAR-18.3")
def test_an_empty_flight_deck_is_made_anew_from_its_discard_pile() -> None:
    """Cards in hands and Flight Paths stay where they are."""
    path = ("barrel_roll-125", "full_throttle-153")
    with used_up(FLIGHT, FLYER, Flyer(hand=("redline-211",), path=path, landed=True, moxy=0)) as table:
        selects(table, "steady_cruise")
        table.says(0, "pass")
        assert [told.args for told in table.told(0, "shuffle")] == [{"deck": FLIGHT, "cards": 120 - 5}]
        assert table.state.discards[FLIGHT] == []
        assert len(table.state.decks[FLIGHT]) == 120 - 5 - 1
        assert len(hand(table, 1)) == 2
        kept = ["steady_cruise-110", "redline-189", "redline-211", *path]
        deck = words(table, "flight", table.state.decks[FLIGHT])
        assert not set(deck) & set(kept)
        assert deck != sorted(deck, key=WORDS["flight"].index), "shuffled"
        table.asks(0)


@pytest.mark.rule("GAR-18.1", "GAR-18.3")
def test_an_empty_crew_deck_is_made_anew_from_its_discard_pile() -> None:
    """The Cantina and the boards keep their cards; the Crew card that was dropped for the hire is shuffled in."""
    hirer = Flyer(landed=True, crew=("tanker_crew", "local_guide"), moxy=2)
    with used_up(CREW, FLYER, hirer) as table:
        selects(table, "steady_cruise")
        table.says(0, "pass")
        table.says(1, "want")
        table.says(1, "hire rigger-1")
        table.says(1, "drop tanker_crew-1")
        assert [told.args for told in table.told(0, "shuffle")] == [{"deck": CREW, "cards": 23 - 4}]
        cantina = words(table, "crew", table.state.cantina)
        assert cantina[:2] == ["radio_operator-1", "mechanic-1"]
        assert len(cantina) == 3
        deck = words(table, "crew", table.state.decks[CREW])
        assert len(deck) == 23 - 5
        assert not set(deck) & {"local_guide-1", "rigger-1", *cantina}
        table.asks(0)


@pytest.mark.rule("GAR-18.1", "GAR-18.3")
def test_an_empty_news_deck_is_made_anew_from_its_discard_pile() -> None:
    """An Attachment stays under its Stage, and the day has its News."""
    flyer = Flyer(hand=("redline",))
    with used_up(NEWS, flyer, flyer, attached={1: ("icing",)}, begin=[StartDay()]) as table:
        assert [told.args for told in table.told(0, "shuffle")] == [{"deck": NEWS, "cards": 19}]
        read = words(table, "news", [told.args["news"] for told in table.told(0, "news")])
        assert len(read) == 1
        assert words(table, "news", table.state.attached[1]) == ["icing"]
        assert not {"icing", *read} & set(words(table, "news", table.state.decks[NEWS]))
        assert len(table.state.decks[NEWS]) == 18
        table.asks(0, 1)


@pytest.mark.rule("GAR-18.1")
def test_a_deck_is_not_shuffled_before_a_card_is_needed() -> None:
    """The last card of the deck is drawn, and the discard pile lies on."""
    with used_up(FLIGHT, FLYER, DOWN, left=1, chance=(), draws=("crosswind-123",)) as table:
        selects(table, "steady_cruise")
        table.says(0, "pass")
        assert hand(table, 1) == ["crosswind-123"]
        assert (table.told(0, "shuffle"), table.state.decks[FLIGHT]) == ([], [])
        assert len(table.state.discards[FLIGHT]) == 120 - 3
        table.asks(0)


@pytest.mark.rule("GAR-18.2")
def test_without_any_flight_card_to_draw_nothing_is_drawn() -> None:
    """All others lie in a Flight Path."""
    hoarder = Flyer(landed=True, path=all_but(FLYER.hand), moxy=0)
    with race(FLYER, hoarder) as table:
        selects(table, "steady_cruise")
        table.says(0, "pass")
        assert hand(table, 1) == []
        assert (table.told(0, "draw"), table.told(0, "shuffle")) == ([], [])
        table.asks(0)


@pytest.mark.rule("GAR-18.2")
def test_a_cantina_place_stays_empty_if_there_is_no_crew_left() -> None:
    """At Dusk the card that leaves is the only one that can come."""
    cantina = ("rigger-1", "mechanic-1", "navigator-1")
    hoarder = Flyer(landed=True, crew=all_but(cantina, "crew"), moxy=0)
    with race(FLYER, Flyer(landed=True, moxy=3), hoarder, cantina=cantina) as table:
        selects(table, "steady_cruise")
        table.says(0, "pass")
        table.says(1, "want")
        table.says(1, "hire mechanic-1")
        assert words(table, "crew", table.state.cantina) == ["rigger-1", "navigator-1"]
        assert crew(table, 1) == ["mechanic-1"]
        assert not table.told(0, "shuffle")
        table.asks(2)
        table.says(2, "pass")
        table.asks(0)


@pytest.mark.rule("GAR-18.2")
def test_with_an_empty_cantina_there_is_nobody_to_hire_or_to_take() -> None:
    hoarder = Flyer(landed=True, crew=WORDS["crew"], moxy=5)
    flyer = Flyer(hand=("steady_cruise", "redline"), tracker=8, health=(3, 0, 2), moxy=0)
    with race(flyer, hoarder, cantina=(), rewards=("health_and_crew",)) as table:
        selects(table, "steady_cruise")
        table.says(0, "pass")
        assert board(table, 0)[1] == (3, 1, 1)
        assert words(table, "reward", table.state.pilots[0].board.tokens) == ["health_and_crew"]
        table.asks(1)
        table.refuses(1, "want", "GAR-10.1")


@pytest.mark.rule("GAR-18.4")
def test_pilots_draw_in_race_order_each_all_his_cards() -> None:
    """Later Stage first, then the higher tracker, then the lower seat."""
    where = ((0, 3), (1, 0), (0, 5), (0, 3))
    flyers = [Flyer(landed=True, stage=stage, tracker=tracker, moxy=0) for stage, tracker in where]
    with race(*flyers, begin=[EndRound()], news_draws=("sea_of_fog",)) as table:
        order = [seat for _, seat in kinds(table, "draw")]
        assert order == [1] * 5 + [2] * 5 + [0] * 5 + [3] * 5
        table.asks(0, 1, 2, 3)


@pytest.mark.rule("GAR-18.1", "GAR-18.4")
def test_cards_are_drawn_one_at_a_time_across_a_shuffle() -> None:
    """Two cards are left for five: the other three come from the new deck, and so do those of the next pilot."""
    draws = ("crosswind-123", "crosswind-146")
    with used_up(FLIGHT, DOWN, DOWN, left=2, draws=draws, begin=[EndRound()], news_draws=("sea_of_fog",)) as table:
        course = [told.kind for told in table.match.told(0) if told.kind in ("draw", "shuffle")]
        assert course == ["draw"] * 2 + ["shuffle"] + ["draw"] * 8
        assert hand(table, 0)[:2] == list(draws)
        assert [len(hand(table, seat)) for seat in range(2)] == [5, 5]
        assert table.told(0, "shuffle")[0].args["cards"] == 118
        table.asks(0, 1)
