"""ARC-1, ARC-2, ARC-3: the players, the supply and the first deck."""

from __future__ import annotations

import pytest

from aerodrome.games.air_racing import GAME
from aerodrome.games.air_racing.content import ACTIONS_FROM, BOOST, CARDS, DOLLAR, FAST, MICROKNOT
from aerodrome.kernel.actions import UnknownAction
from aerodrome.kernel.chance import Rng
from aerodrome.kernel.game import BadSetup
from aerodrome.kernel.match import Match, Refused
from aerodrome.kernel.zones import SPECTATOR
from aerodrome.testing.scenario import ScriptedMatch

from .workshop import FIVE_DOLLARS, begun, by_name, meeting, play_at_random, position, racing, view_of, words

EACH_NUMBER = pytest.mark.parametrize("seats", [2, 3, 4])


@pytest.mark.rule("ARC-1.1")
@EACH_NUMBER
def test_two_to_four_players_have_one_aircraft_each(seats: int) -> None:
    """ARC-R33."""
    match = Match(GAME, seats)
    liveries = [aircraft.livery for aircraft in view_of(match, SPECTATOR).aircraft]
    assert liveries == ["red", "blue", "yellow", "green"][:seats]


@pytest.mark.rule("ARC-1.1")
@pytest.mark.parametrize("seats", [1, 5])
def test_no_other_number_of_players(seats: int) -> None:
    with pytest.raises(BadSetup, match="2 to 4 seats"):
        GAME.rules(seats)


@pytest.mark.rule("ARC-1.2")
@EACH_NUMBER
def test_the_season_comes_first_and_then_the_race(seats: int) -> None:
    match = Match(GAME, seats, seed="two parts")
    play_at_random(match, Rng(seats))
    kinds = [told.kind for told in match.told(SPECTATOR)]
    (race,) = [i for i, kind in enumerate(kinds) if kind == "race"]
    season, final = kinds[:race], kinds[race:]
    assert (season.count("turn"), season.count("cleanup")) == (11 * seats, 11 * seats)
    assert "fly" not in season
    assert not {"cleanup", "draw", "buy", "play"} & set(final)
    assert (final.count("grid"), final[-1]) == (seats, "win")


@pytest.mark.rule("ARC-1.3")
def test_course_laps_and_stock_speed_stay_as_they_were_agreed() -> None:
    """Over two seasons, at every question."""
    chosen = {"course": "desert_triangle", "laps": 2, "stock_speed": "5.5", "heats": 1, "seasons": 2}
    match, rng = Match(GAME, 2, chosen, "agreed", quiet=True), Rng(4)
    stages = set()
    while not match.over:
        seat = match.asked()[0]
        shown = view_of(match, seat)
        stages.add((shown.season, shown.stage))
        assert (shown.course_name, shown.seasons) == ("desert_triangle", 2)
        assert [aircraft.speed - aircraft.microknots for aircraft in shown.aircraft] == [11, 11]
        assert shown.race is None or shown.race.laps == 2
        legal = match.legal(seat)
        match.answer(seat, legal[rng.below(len(legal))])
    assert stages == {(season, stage) for season in (1, 2) for stage in ("season", "heat", "final")}


@pytest.mark.rule("ARC-1.4")
def test_the_standard_race_is_three_laps_of_the_standard_course() -> None:
    """ARC-R10."""
    book = racing().book
    assert (book.course.name, book.laps, book.stock_speed) == ("stead_short", 3, 8)
    with ScriptedMatch(GAME, 2, {"quick_play": "on"}, chance=[1]) as table:
        table.says(0, "build 0-0-1")
        table.says(1, "build 0-1-0")
        assert [told.args["laps"] for told in table.told(SPECTATOR, "race")] == [3]
        table.asks(*table.match.asked())


@pytest.mark.rule("ARC-2.1", "ARC-2.2", "ARC-2.3")
def test_eight_open_piles_with_their_sizes_and_costs() -> None:
    """Before anything is handed out."""
    rules = racing()
    s = rules.setup([[], []])
    assert [(name, s.supply[card], rules.book.cost[card]) for card, name in enumerate(CARDS)] == [
        ("dollar", 40, 1),
        ("microknot", 15, 6),
        ("boost", 25, 3),
        ("fast", 24, 3),
        ("sponsorship", 10, 3),
        ("night_shift", 10, 4),
        ("team_effort", 10, 3),
        ("wind_tunnel", 10, 4),
    ]
    assert sum(s.supply) == 144


@pytest.mark.rule("ARC-2.1")
@pytest.mark.parametrize("turn", [0, 1])
def test_every_player_may_buy_from_every_pile(turn: int) -> None:
    with ScriptedMatch(GAME, 2, position=position(hands=[["dollar"] * 6] * 2, turn=turn)) as table:
        table.says(turn, "done")
        assert table.options(turn, "buy") == [f"buy {name}" for name in CARDS]


@pytest.mark.rule("ARC-2.4")
def test_an_empty_pile_cannot_be_bought_from() -> None:
    """ARC-R3: not with any money, and nothing takes its place."""
    s = position(
        hands=[["dollar"] * 6] * 2,
        decks=[FIVE_DOLLARS] * 2,
        discards=[["microknot"] * 8, ["microknot"] * 6],
    )
    with ScriptedMatch(GAME, 2, position=s) as table:
        table.says(0, "done")
        table.says(0, "buy microknot")
        assert table.state.supply[MICROKNOT] == 0
        table.says(0, "done")
        table.says(1, "done")
        table.refuses(1, "buy microknot", "ARC-2.4")
        assert "buy microknot" not in table.options(1)
        table.says(1, "buy boost")
        table.says(1, "done")
        assert table.state.supply[MICROKNOT] == 0
        table.asks(0)


@pytest.mark.rule("ARC-3.1")
@EACH_NUMBER
def test_each_player_receives_seven_dollars_from_the_supply(seats: int) -> None:
    """ARC-R3: the full pile, whatever the number of players."""
    with ScriptedMatch(GAME, seats, chance=[0]) as table:
        assert [words(each.discards) for each in table.state.workshops] == [["dollar"] * 7] * seats
        assert table.state.supply[DOLLAR] == 40 - 7 * seats == {2: 26, 3: 19, 4: 12}[seats]
        table.asks(0)


@pytest.mark.rule("ARC-3.2")
@pytest.mark.parametrize("boosts", [0, 1, 2, 3])
def test_three_free_cards_are_any_mix_of_boost_and_fast(boosts: int) -> None:
    """The rulebook's example is 2 Boost and 1 FAST."""
    with begun(2, boosts=[boosts, 2]) as table:
        assert by_name(table.state.workshops[0].owned) == {
            name: number for name, number in {"dollar": 7, "boost": boosts, "fast": 3 - boosts}.items() if number
        }
        assert by_name(table.state.workshops[1].owned) == {"dollar": 7, "boost": 2, "fast": 1}
        assert table.state.supply[BOOST] == 25 - boosts - 2
        assert table.state.supply[FAST] == 24 - (3 - boosts) - 1


@pytest.mark.rule("ARC-3.2")
def test_nothing_but_three_boosts_and_fast_is_free() -> None:
    with ScriptedMatch(GAME, 4, chance=[0]) as table:
        assert table.options(0) == ["free 0", "free 1", "free 2", "free 3"]
        table.refuses(0, "free 4", "ARC-3.2")
        table.refuses(0, "free microknot", "ARC-3.2")
        table.refuses(0, "buy boost", "ARC-3.2")
        table.refuses(0, "done", "ARC-3.2")
        with pytest.raises(UnknownAction):
            table.match.answer(0, "free 5")


@pytest.mark.rule("ARC-3.2")
def test_free_cards_are_taken_openly_in_seat_order() -> None:
    """ARC-R2: whoever starts the season."""
    with ScriptedMatch(GAME, 3, chance=[2]) as table:
        for seat in range(3):
            table.asks(seat)
            table.rolls(*[5, 6, 7] if seat == 2 else [])
            table.says(seat, f"free {seat}")
            for viewer in (0, 1, 2, SPECTATOR):
                assert [told.args for told in table.told(viewer, "free")][seat:] == [{"seat": seat, "boosts": seat}]
        table.asks(2)


@pytest.mark.rule("ARC-3.3")
@EACH_NUMBER
def test_ten_cards_are_shuffled_and_five_of_them_drawn(seats: int) -> None:
    with begun(seats, boosts=[2] * seats) as table:
        for seat in range(seats):
            assert (len(table.state.workshops[seat].hand), len(table.state.workshops[seat].deck)) == (5, 5)
            assert table.state.workshops[seat].discards == []
            ten = sorted(words(table.state.workshops[seat].hand + table.state.workshops[seat].deck))
            assert ten == ["boost"] * 2 + ["dollar"] * 7 + ["fast"]


@pytest.mark.rule("ARC-3.3")
def test_the_first_hand_is_random_and_each_players_own() -> None:
    hands = []
    for seed in range(40):
        with begun(2, seed=2 * seed) as table:
            hands.append([tuple(sorted(words(each.hand))) for each in table.state.workshops])
    assert len({first for first, _ in hands}) >= 5
    assert any(first != second for first, second in hands)


@pytest.mark.rule("ARC-3.3")
def test_set_up_with_four_players() -> None:
    with begun(4, boosts=[0, 3, 2, 1]) as table:
        assert table.state.supply[DOLLAR] == 12
        assert table.state.supply[BOOST] + table.state.supply[FAST] == 49 - 12
        assert table.state.supply[ACTIONS_FROM:] == [10, 10, 10, 10]


@pytest.mark.rule("ARC-3.4")
@EACH_NUMBER
def test_the_first_player_is_random(seats: int) -> None:
    """ARC-R1: every player with the same chance."""
    s = racing(seats).setup([[] for _ in range(seats)])
    s.settle()
    assert s.todo[-1].odds(s) == [1] * seats
    for first in range(seats):
        with begun(seats, first) as table:
            assert table.state.first == first
            assert [told.args for told in table.told(SPECTATOR, "first")] == [{"seat": first}]


@pytest.mark.rule("ARC-3.4")
@EACH_NUMBER
def test_play_goes_clockwise_in_the_same_order_in_every_month(seats: int) -> None:
    match = Match(GAME, seats, seed=f"clockwise {seats}")
    play_at_random(match, Rng(1))
    order = [told.args["seat"] for told in match.told(SPECTATOR) if told.kind == "cleanup"]
    first = meeting(match).first
    assert order == [(first + i) % seats for i in range(seats)] * 11


def test_nobody_acts_in_the_turn_of_another() -> None:
    with begun(3, first=1) as table:
        for seat in (0, 2):
            with pytest.raises(Refused, match="not-asked"):
                table.match.answer(seat, "done")
        table.asks(1)
