"""GAR-1, GAR-2: the aim of the game, the course of a day, and the set-up."""

from __future__ import annotations

import re

import pytest

from aerodrome.games.great_race import GAME
from aerodrome.games.great_race.content import LANDING
from aerodrome.games.great_race.pieces import FINISHED
from aerodrome.games.great_race.state import CREW, FLIGHT, NEWS, REWARD, STAGE
from aerodrome.kernel.chance import Rng
from aerodrome.kernel.events import UNKNOWN
from aerodrome.kernel.game import BadSetup
from aerodrome.kernel.match import LATE, Match
from aerodrome.kernel.zones import SPECTATOR
from aerodrome.testing.scenario import ScriptedMatch

from .cockpit import (
    RIVAL,
    Flyer,
    answers_at_random,
    board,
    course,
    dawn,
    hand,
    idles,
    picks,
    race,
    seats_of,
    selects,
    state_of,
    trims,
    words,
)

EACH_NUMBER = pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
SHUFFLES = (22, 5, 8, 3, 4)  # Stages, tokens, News (Headwinds, which changes nothing at Dawn), Crew, Flight cards


def in_order(size: int, seed: int) -> list[int]:
    """A shuffled deck, the top card first."""
    cards = list(range(size))
    Rng(seed).shuffle(cards)
    return cards[::-1]


def fresh(seats: int, options: dict[str, object] | None = None, shuffles: tuple[int, ...] = SHUFFLES) -> ScriptedMatch:
    """A race from its set-up to the first selection."""
    return ScriptedMatch(GAME, seats, options, chance=shuffles)


def played(seats: int, seed: str) -> Match:
    """A race of random answers, to its end."""
    match, rng = Match(GAME, seats, {"stages": 2}, seed), Rng(seats)
    while not match.over:
        answers_at_random(match, rng)
    return match


def late(table: ScriptedMatch, seat: int) -> str:
    """What a seat that does not answer in time has said."""
    table.match.time_out(seat)
    entry = table.match.sealed.get(seat) or [each for each in table.match.log if each.who == seat][-1]
    assert entry.how == LATE
    return table.match.rules.actions.text(entry.x)


@pytest.mark.rule("GAR-1.1")
@EACH_NUMBER
def test_two_to_six_pilots_each_for_himself(seats: int) -> None:
    match = played(seats, "alone")
    assert match.rules.teams == list(range(seats))
    assert sorted(match.ranks()) == list(range(1, seats + 1))


@pytest.mark.rule("GAR-1.1")
@pytest.mark.parametrize("seats", [1, 7])
def test_no_other_number_of_pilots(seats: int) -> None:
    with pytest.raises(BadSetup, match="2 to 6 seats"):
        GAME.rules(seats)


@pytest.mark.rule("GAR-1.2")
@EACH_NUMBER
def test_a_standard_race_has_four_stages(seats: int) -> None:
    with fresh(seats) as table:
        assert len(table.state.row) == len(set(table.state.row)) == 4
        table.asks(*range(seats))


@pytest.mark.rule("GAR-1.3", "GAR-1.4")
@EACH_NUMBER
def test_every_day_is_dawn_then_rounds_then_dusk(seats: int) -> None:
    """Only the last may end with a finish instead of its Dusk."""
    match = played(seats, "days")
    letters = {"day": "D", "news": "N", "round": "r", "dusk": "K", "cross": "x", "off": "o"}
    course = "".join(letters[told.kind] for told in match.told(SPECTATOR) if told.kind in letters)
    assert re.fullmatch(r"(DNr+K)*(DNr+x+|o)", course), course


@pytest.mark.rule("GAR-1.4")
def test_rounds_go_on_until_the_last_pilot_has_landed() -> None:
    cards = ("steady_cruise", "barrel_roll", "loop_the_loop")
    with race(Flyer(hand=cards), RIVAL, Flyer(hand=cards, tracker=1)) as table:
        for names in [
            ("steady_cruise", "land", "steady_cruise"),
            ("barrel_roll", "", "barrel_roll"),
            ("land", "", "land"),
        ]:
            assert "dusk" not in course(table)
            selects(table, *names)
            idles(table)
        assert course(table, "round", "dusk") == ["round", "round", "round", "dusk"]
        table.asks(0, 1, 2)


@pytest.mark.rule("GAR-1.5")
def test_a_round_runs_selection_reveal_window_flights_ground() -> None:
    flyers = [Flyer(hand=("barrel_roll", "redline")), Flyer(hand=("tuned_engine", "crosswind")), RIVAL]
    with race(*flyers) as table:
        assert course(table) == ["round"]
        picks(table, "barrel_roll", "tuned_engine", "land")
        table.says(1, "react crosswind-123 1")
        idles(table)
        wanted = ("show", "react", "turn", "land", "round")
        assert course(table, *wanted) == ["round", "show", "show", "show", "react", "turn", "turn", "land", "round"]


@pytest.mark.rule("GAR-1.6")
def test_who_passes_the_last_stage_has_crossed_the_line_and_wins() -> None:
    with race(Flyer(hand=("steady_cruise",), stage=3, tracker=17), Flyer(hand=("redline",), stage=3)) as table:
        selects(table, "steady_cruise", "redline")
        idles(table)
        assert table.state.pilots[0].status == FINISHED
        assert seats_of(table, "cross") == [0]
        assert table.match.ranks() == [1, 2]
        assert table.match.over


@pytest.mark.rule("GAR-1.7")
def test_a_pilot_who_has_nothing_left_stays_in_the_race() -> None:
    """Fuel, Health and hand are all gone, twice in a row; then the other is out of Fuel as well."""
    with race(Flyer(fuel=(0, 0, 5), health=(0, 0, 5)), Flyer(hand=("steady_cruise",)), news_draws=["icing"]) as table:
        selects(table, "", "steady_cruise")
        idles(table)
        assert seats_of(table, "land") == [0, 1]
        trims(table)
        assert (table.state.day, board(table, 0), len(hand(table, 0))) == (3, ((0, 0, 5), (1, 0, 4)), 1)
        table.says(1, "land")
        idles(table)
        assert seats_of(table, "land") == [0, 1, 0, 1]
        assert not table.match.over


@pytest.mark.rule("GAR-1.8")
def test_late_at_the_selection_is_a_landing() -> None:
    with race(Flyer(hand=("redline", "steady_cruise")), RIVAL, RIVAL) as table:
        assert late(table, 0) == "land"
        table.asks(1, 2)


@pytest.mark.rule("GAR-1.8")
def test_late_in_a_window_or_at_an_action_is_a_pass() -> None:
    """The window of the reveal, the Response, Moxy for the Cameras, and the action."""
    a = Flyer(hand=("playing_to_the_cameras", "crosswind", "steady_cruise"))
    b = Flyer(hand=("redline", "evasive_roll"), crew=("radio_operator",))
    with race(a, b) as table:
        picks(table, "playing_to_the_cameras", "redline")
        assert late(table, 1) == "pass"
        table.says(0, "react crosswind-123 2")
        assert late(table, 1) == "pass"
        assert late(table, 1) == "pass"
        assert [(pilot.tracker, pilot.board.moxy) for pilot in table.state.pilots] == [(3, 2), (5, 2)]
        assert late(table, 0) == "save"
        assert late(table, 0) == "pass"
        table.asks(0, 1)


@pytest.mark.rule("GAR-1.8")
def test_late_for_crew_is_to_go_without() -> None:
    """A reward, the wish to hire, and the hire."""
    with race(Flyer(hand=("redline",), tracker=10), RIVAL, RIVAL, rewards=("crew",)) as table:
        selects(table, "redline", "land", "land")
        assert late(table, 0) == "decline"
        assert late(table, 1) == "forgo"
        table.says(2, "want")
        assert late(table, 2) == "forgo"
        assert [pilot.board.crew for pilot in table.state.pilots] == [[], [], []]
        idles(table)


@pytest.mark.rule("GAR-1.8")
@pytest.mark.parametrize("trade", ["", "saboteur-1"])
def test_late_for_a_target_is_the_first_in_race_order(trade: str) -> None:
    """Seat 2 is on the same Stage as the others, but further on."""
    mine = Flyer(hand=("prop_wash" if not trade else "steady_cruise",), crew=("saboteur",) if trade else ())
    with race(mine, RIVAL, Flyer(tracker=4, hand=("field_repairs",))) as table:
        selects(table, "steady_cruise" if trade else "prop_wash", "land", "land")
        if trade:
            table.says(0, f"use {trade}")
        assert late(table, 0) == "target 3"
        table.asks(2)


@pytest.mark.rule("GAR-1.8")
def test_late_for_a_card_is_the_one_of_lowest_progress_then_speed() -> None:
    """Lost Charts, the Co-pilot and Dusk."""
    cards = ("redline", "steady_cruise-126", "steady_cruise-114", "lean_mixture-124", "wing_walk")
    mine = Flyer(hand=cards, crew=("co_pilot",), health=(1, 0, 4))
    with dawn(mine, RIVAL, news_draws=["lost_charts"]) as table:
        assert late(table, 0) == "discard steady_cruise-114"
        selects(table, "redline", "land")
        table.says(0, "use co_pilot-1")
        assert late(table, 0) == "choose lean_mixture-124"
        idles(table)
        assert late(table, 0) == "discard auxiliary_tank-107"
        table.asks(1)


@pytest.mark.rule("GAR-1.8")
def test_late_for_an_attachment_is_the_first_laid_on_the_earliest_stage() -> None:
    hung = {0: ["rough_air", "air_fair"], 1: ["sea_of_fog"]}
    with race(Flyer(hand=("steady_cruise",), crew=("route_planner",)), RIVAL, attached=hung) as table:
        selects(table, "steady_cruise", "land")
        table.says(0, "use route_planner-1")
        assert late(table, 0) == "remove rough_air"
        table.asks(1)


@pytest.mark.rule("GAR-1.8")
def test_late_for_crew_to_drop_is_the_one_longest_on_board() -> None:
    with race(Flyer(hand=("redline",), crew=("saboteur", "co_pilot")), RIVAL) as table:
        picks(table, "land", "land")
        table.says(0, "want")
        table.says(1, "forgo")
        table.says(0, "hire radio_operator-1")
        assert late(table, 0) == "drop saboteur-1"
        table.asks(0, 1)


@pytest.mark.rule("GAR-1.8")
def test_late_in_the_setup() -> None:
    """The Pilot card dealt first, the two lowest cards of seven, and the rightmost of the Cantina."""
    heir = in_order(12, 6).index(8)  # where The Heir lies
    with fresh(6, {"pilots": 1, "large_hand": 1}, (*SHUFFLES, 6)) as table:
        for seat in range(6):
            first = table.state.pilots[seat].sealed.dealt[0]
            assert late(table, seat) == f"keep {words(table, 'pilot', [first])[0]}"
            assert first == in_order(12, 6)[2 * seat]
        held = [(table.state.book.progress[card], card) for card in table.state.pilots[0].cards.hand[1:]]
        lowest = [card for _, card in sorted(held)[:2]]
        assert [late(table, 0)] == [f"discard {words(table, 'flight', lowest[:1])[0]}"]
        for seat in range(1, 6):
            late(table, seat)
        assert [late(table, 0)] == [f"discard {words(table, 'flight', lowest[1:])[0]}"]
        for seat in range(1, 6):
            late(table, seat)
        assert heir % 2 == 0
        assert late(table, heir // 2) == f"take {words(table, 'crew', in_order(23, 3)[:1])[0]}"
        table.asks(*range(6))


@pytest.mark.rule("GAR-2.1")
@pytest.mark.parametrize("shuffle", [1, 12, 16, 21, 22, 28])
def test_the_stages_of_the_race_lie_in_ascending_order(shuffle: int) -> None:
    """GAR-R35: of two equal ones the first drawn comes first, as Picardy before Zuiderzee with the shuffle 22."""
    with fresh(2, shuffles=(shuffle, *SHUFFLES[1:])) as table:
        drawn, value = in_order(16, shuffle)[:4], table.state.book.stage_progress
        assert sorted(table.state.row) == sorted(drawn)
        places = [(value[stage], drawn.index(stage)) for stage in table.state.row]
        assert places == sorted(places)
        table.asks(0, 1)


@pytest.mark.rule("GAR-2.2")
@pytest.mark.parametrize("shuffle", [5, 6, 7])
def test_a_random_token_lies_on_each_stage(shuffle: int) -> None:
    with fresh(2, shuffles=(22, shuffle, 8, 3, 4)) as table:
        assert table.state.rewards == [[token] for token in in_order(9, shuffle)[:4]]
        table.asks(0, 1)


@pytest.mark.rule("GAR-2.3")
@pytest.mark.parametrize("stage", [0, 1, 2, 3])
def test_only_the_last_token_lies_trophy_side_up(stage: int) -> None:
    """It is taken by the first to cross the line, but its reward is not given."""
    spent = Flyer(hand=("redline", "steady_cruise"), stage=stage, tracker=19, fuel=(3, 0, 2))
    with race(spent, Flyer(), rewards=("one_card", "one_fuel", "one_health", "two_fuel")) as table:
        selects(table, "redline")
        table.says(0, "pass")
        idles(table)
        assert course(table, "reward", "trophy") == ["trophy" if stage == 3 else "reward"]
        if stage == 3:
            assert board(table, 0) == ((1, 0, 4), (4, 0, 1))
            assert words(table, "reward", table.state.pilots[0].board.tokens) == ["two_fuel"]
        else:
            table.asks(0)
            got = [len(hand(table, 0)) - 1, *[gauge[1] for gauge in board(table, 0)]]
            assert got == [int(stage == each) for each in (0, 1, 2)]


@pytest.mark.rule("GAR-2.4")
def test_stages_and_tokens_that_were_not_drawn_never_come_into_the_game() -> None:
    match = played(3, "out")
    s = state_of(match)
    assert (len(s.decks[STAGE]), len(s.decks[REWARD])) == (14, 7)
    seen = {told.args["stage"] for told in match.told(SPECTATOR) if told.kind in ("move", "attach")}
    assert seen <= set(s.row)
    assert seen.isdisjoint(s.decks[STAGE])
    for viewer in (0, 1, 2, SPECTATOR):
        mine = match.rules.redact(s, viewer)
        assert mine.decks[STAGE] == [UNKNOWN] * 14
        assert mine.decks[REWARD] == [UNKNOWN] * 7


@pytest.mark.rule("GAR-2.5")
def test_three_decks_are_shuffled_each_on_its_own_and_lie_face_down() -> None:
    with fresh(2) as table:
        s = table.state
        shuffled = [told.args["deck"] for told in table.told(SPECTATOR, "shuffle")]
        assert sorted(shuffled) == sorted([STAGE, REWARD, NEWS, CREW, FLIGHT])
        assert s.decks[NEWS][::-1] == in_order(20, 8)[1:]
        assert s.decks[CREW][::-1] == in_order(23, 3)[3:]
        assert s.decks[FLIGHT][::-1] == in_order(120, 4)[10:]
        for viewer in (0, 1, SPECTATOR):
            mine = table.match.rules.redact(s, viewer)
            assert {card for deck in (NEWS, CREW, FLIGHT) for card in mine.decks[deck]} == {UNKNOWN}
        table.asks(0, 1)


@pytest.mark.rule("GAR-2.5")
def test_each_deck_has_its_own_open_discard_pile() -> None:
    mine = Flyer(hand=("steady_cruise", "redline"), crew=("local_guide",))
    with dawn(mine, Flyer(hand=("barrel_roll",)), news_draws=["sponsors_fuel"], discarded=["wing_walk"]) as table:
        selects(table, "steady_cruise", "land")
        table.says(0, "use local_guide-1")
        idles(table)
        for viewer in (0, 1, SPECTATOR):
            piles = table.match.rules.redact(table.state, viewer).discards
            assert words(table, "flight", piles[FLIGHT]) == ["wing_walk-109"]
            assert words(table, "news", piles[NEWS]) == ["sponsors_fuel"]
            assert words(table, "crew", piles[CREW]) == ["local_guide-1"]


@pytest.mark.rule("GAR-2.6", "GAR-2.7", "GAR-2.8", "GAR-2.9")
@EACH_NUMBER
def test_the_start_of_a_standard_race(seats: int) -> None:
    """The cards are the top ones of their decks; the first turned for the Cantina lies right. The first News is an
    Attachment, so that it changes nothing of this."""
    with fresh(seats) as table:
        s, dealt = table.state, in_order(120, 4)
        for seat, pilot in enumerate(s.pilots):
            assert (board(table, seat), pilot.board.moxy, pilot.tracker) == (((5, 0, 0), (5, 0, 0)), 2, 0)
            assert pilot.cards.hand == [LANDING + seat, *dealt[5 * seat : 5 * seat + 5]]
            assert (pilot.stage, pilot.cards.path, pilot.board.crew, pilot.board.tokens) == (0, [], [], [])
        assert s.cantina == in_order(23, 3)[:3]
        assert [len(s.decks[deck]) for deck in (FLIGHT, CREW, NEWS)] == [120 - 5 * seats, 20, 20 - 1]
        table.asks(*range(seats))


@pytest.mark.rule("GAR-2.8")
def test_the_first_crew_card_turned_is_the_oldest() -> None:
    """It is the first to leave at Dusk."""
    with fresh(2) as table:
        picks(table, "land", "land")
        idles(table)
        assert [told.args["crew"] for told in table.told(SPECTATOR, "leave")] == in_order(23, 3)[:1]
        assert table.state.cantina == in_order(23, 3)[1:4]


@pytest.mark.rule("GAR-2.10")
def test_the_landing_card_does_not_count_as_a_card_in_hand() -> None:
    """Who has one Flight card does not lose it to Lost Charts; who has no Flight card is not asked to select."""
    two = Flyer(hand=("steady_cruise", "redline"))
    with dawn(two, RIVAL, Flyer(), news_draws=["lost_charts"]) as table:
        table.asks(0)
        table.says(0, "discard redline-189")
        table.asks(0, 1)
        assert [pilot.hand_size() for pilot in table.state.pilots] == [1, 1, 0]


@pytest.mark.rule("GAR-2.10")
def test_dusk_leaves_as_many_flight_cards_as_health_besides_the_landing_card() -> None:
    with race(Flyer(health=(3, 0, 2)), Flyer(landed=True), news_draws=["icing"]) as table:
        idles(table)
        for card in hand(table, 0)[:2]:
            table.says(0, f"discard {card}")
        assert [len(pilot.cards.hand) for pilot in table.state.pilots] == [3 + 1, 5 + 1]
        table.asks(0, 1)


@pytest.mark.rule("GAR-2.11")
def test_the_first_day_begins_with_its_dawn() -> None:
    with fresh(3) as table:
        since = course(table).index("day")
        assert course(table)[since:] == ["day", "news", "attach", "round"]
        assert [told.args["number"] for told in table.told(SPECTATOR, "day")] == [1]
        table.asks(0, 1, 2)
