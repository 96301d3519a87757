"""GAR-3: player boards and their tokens."""

from __future__ import annotations

import pytest

from aerodrome.games.great_race import GAME
from aerodrome.kernel.actions import UnknownAction
from aerodrome.kernel.chance import Rng
from aerodrome.kernel.match import Match
from aerodrome.kernel.zones import SPECTATOR

from .cockpit import (
    RIVAL,
    Flyer,
    answers_at_random,
    board,
    dawn,
    idles,
    moxies,
    picks,
    race,
    selects,
    stages,
    state_of,
    trackers,
)

FULL = (5, 0, 0)
EACH_NUMBER = pytest.mark.parametrize("seats", [2, 4, 6])


@pytest.mark.rule("GAR-3.1", "GAR-3.3")
def test_what_is_paid_lies_in_the_discard_space_of_the_same_board() -> None:
    """Power Dive costs 1 Fuel and 1 Health and gives 1 Moxy, which has a space of its own."""
    with race(Flyer(hand=("power_dive",)), RIVAL) as table:
        selects(table, "power_dive", "land")
        assert board(table, 0) == ((4, 0, 1), (4, 0, 1))
        assert board(table, 1) == (FULL, FULL)
        assert moxies(table) == [3, 2]
        idles(table)


@pytest.mark.rule("GAR-3.1")
def test_a_redeemed_token_goes_from_discard_to_reserve_to_supply() -> None:
    with race(Flyer(hand=("steady_cruise", "jury_rig"), fuel=(2, 0, 3), health=(2, 0, 3)), RIVAL) as table:
        selects(table, "steady_cruise", "land")
        table.says(0, "refuel jury_rig-108")
        assert board(table, 0) == ((1, 1, 3), (2, 1, 2))
        idles(table)
        assert [(told.args["fuel"], told.args["health"]) for told in table.told(SPECTATOR, "bring")] == [(1, 1)]


@pytest.mark.rule("GAR-3.2")
@pytest.mark.parametrize(
    ("fuel", "health", "payable"),
    [
        ((2, 0, 3), (1, 0, 4), True),
        ((1, 4, 0), (1, 0, 4), False),  # Health for the missing Fuel
        ((1, 0, 4), (2, 0, 3), True),
        ((2, 3, 0), (0, 5, 0), False),
        ((0, 5, 0), (5, 0, 0), False),
    ],
)
def test_only_the_supply_pays(fuel: tuple[int, int, int], health: tuple[int, int, int], payable: bool) -> None:
    """Redline costs 2 Fuel and 1 Health."""
    other = Flyer(hand=("field_repairs-119",))
    with race(Flyer(hand=("redline", "steady_cruise"), fuel=fuel, health=health), other) as table:
        asked = 0 in table.match.asked()
        assert (asked and "fly redline-189" in table.options(0)) == payable
        table.asks(*([0, 1] if asked else [1]))


@pytest.mark.rule("GAR-3.4")
def test_what_is_gained_comes_from_the_own_discard() -> None:
    """Of two pilots the second has nothing spent, so that Helpful Farmers bring him nothing."""
    with dawn(Flyer(fuel=(1, 1, 3)), Flyer(fuel=(4, 1, 0)), news_draws=["helpful_farmers"]) as table:
        assert table.told(SPECTATOR, "refill")[0].args["number"] == 2
        assert len(table.told(SPECTATOR, "refill")) == 1
        idles(table)
        assert [pilot.board.fuel.total() for pilot in table.state.pilots] == [5, 5]
        table.asks(0, 1)


@pytest.mark.rule("GAR-3.4")
@pytest.mark.parametrize(("spent", "reserve"), [(1, 1), (4, 3)])
def test_green_fuel_comes_back_as_far_as_it_was_spent(spent: int, reserve: int) -> None:
    """Of 3 green Fuel only 1 moves if the Discard space holds no more; with none, the action is not offered."""
    mine = Flyer(hand=("steady_cruise",), fuel=(5 - spent, 0, spent), moxy=0)
    with race(mine, Flyer(hand=("steady_cruise",), moxy=0)) as table:
        selects(table, "land", "land")
        table.asks(0)
        table.says(0, "refuel steady_cruise-110")
        refilled = [(told.args["seat"], told.args["number"]) for told in table.told(SPECTATOR, "refill")]
        assert refilled == [(0, reserve)]
        idles(table)


@pytest.mark.rule("GAR-3.5")
def test_a_reward_and_refuelling_fill_the_reserve() -> None:
    spent = Flyer(hand=("redline", "steady_cruise"), tracker=9, fuel=(3, 0, 2))
    with race(spent, RIVAL, rewards=("one_health",)) as table:
        selects(table, "redline", "land")
        table.says(0, "refuel steady_cruise-110")
        assert board(table, 0) == ((1, 3, 1), (4, 1, 0))
        idles(table)


@pytest.mark.rule("GAR-3.5")
@pytest.mark.parametrize(
    ("card", "fuel"),
    [("auxiliary_tank", (3, 0, 2)), ("lean_mixture", (1, 1, 3))],
)
def test_an_effect_fills_the_supply_only_if_it_says_so(card: str, fuel: tuple[int, int, int]) -> None:
    """Auxiliary Tank: to Supply. Lean Mixture: to Reserve."""
    with race(Flyer(hand=(card, "redline"), fuel=(2, 0, 3)), RIVAL) as table:
        selects(table, card, "land")
        assert board(table, 0) == (fuel, FULL)
        idles(table)


@pytest.mark.rule("GAR-3.6")
def test_the_reserve_comes_in_on_landing_after_the_action() -> None:
    """Seat 0 refuels while landing; seat 2 is airborne and keeps its Reserve; seat 1 has landed before and waits."""
    cards = ("steady_cruise", "barrel_roll")
    lands, waits = Flyer(hand=cards, fuel=(1, 1, 3), health=(4, 1, 0)), Flyer(fuel=(1, 4, 0), landed=True, moxy=0)
    with race(lands, waits, Flyer(hand=cards, fuel=(2, 3, 0)), cantina=("co_pilot",)) as table:
        selects(table, "land", "", "steady_cruise")
        assert board(table, 0) == ((1, 1, 3), (4, 1, 0))
        table.says(2, "pass")
        table.says(0, "refuel steady_cruise-110")
        assert board(table, 0) == ((5, 0, 0), FULL)
        assert board(table, 1) == ((1, 4, 0), FULL)
        assert board(table, 2) == ((1, 3, 1), FULL)
        table.asks(2)


@pytest.mark.rule("GAR-3.6")
def test_the_reserve_of_all_comes_in_at_the_end_of_the_day() -> None:
    """GAR-R4: also what a landed pilot has redeemed in a later round."""
    flyers = [Flyer(hand=("steady_cruise",), fuel=(1, 1, 3), landed=True), Flyer(hand=("barrel_roll",))]
    with race(*flyers, cantina=("co_pilot",), news_draws=["icing"]) as table:
        selects(table, "", "land")
        table.says(0, "refuel steady_cruise-110")
        assert board(table, 0) == ((5, 0, 0), FULL)
        brought = [(told.args["seat"], told.args["fuel"]) for told in table.told(SPECTATOR, "bring")]
        assert brought == [(0, 4)]
        table.asks(1)


@pytest.mark.rule("GAR-3.7")
@pytest.mark.parametrize(("fuel", "left"), [((3, 2, 0), (1, 2, 2)), ((1, 3, 1), (0, 3, 2))])
def test_what_is_lost_goes_from_supply_to_discard_as_far_as_there_is(
    fuel: tuple[int, int, int], left: tuple[int, int, int]
) -> None:
    """GAR-R2: the Saboteur takes up to 2 Fuel, not from the Reserve."""
    with race(Flyer(hand=("redline",), crew=("saboteur",)), Flyer(hand=("steady_cruise",), fuel=fuel)) as table:
        selects(table, "redline", "land")
        table.says(0, "use saboteur-1")
        table.says(1, "pass")
        assert board(table, 1)[0] == left
        assert table.told(SPECTATOR, "lose")[0].args["number"] == fuel[0] - left[0]
        table.asks(1)


@pytest.mark.rule("GAR-3.8", "GAR-3.9")
@EACH_NUMBER
@pytest.mark.parametrize("pilots", ["off", "on"])
def test_the_tokens_of_a_board_stay_as_many_all_race_long(seats: int, pilots: str) -> None:
    """GAR-R1: in races of random answers. GAR-17.5: with Pilot cards some have 4 Health."""
    match, rng = Match(GAME, seats, {"pilots": pilots, "stages": 2}, "closed cycle"), Rng(seats)
    totals: list[list[int]] = []
    while not match.over:
        answers_at_random(match, rng)
        state = state_of(match)
        boards = [pilot.board for pilot in state.pilots]
        if state.day and not totals:
            totals = [[board.fuel.total(), board.health.total()] for board in boards]
            assert pilots == "on" or totals == [[5, 5]] * seats
        if totals:
            assert [[board.fuel.total(), board.health.total()] for board in boards] == totals
            gauges = [gauge for board in boards for gauge in (board.fuel, board.health)]
            assert min(min(gauge.supply, gauge.reserve, gauge.spent) for gauge in gauges) >= 0
            assert all(0 <= board.moxy <= 5 for board in boards)
            assert max(max(pair) for pair in totals) <= 5


@pytest.mark.rule("GAR-3.8", "GAR-3.10")
@pytest.mark.parametrize(("moxy", "after", "gained"), [(1, 4, 3), (3, 5, 2), (5, 5, 0)])
def test_moxy_above_five_is_lost(moxy: int, after: int, gained: int) -> None:
    """Wing Walk brings 3."""
    with race(Flyer(hand=("wing_walk",), moxy=moxy), RIVAL) as table:
        selects(table, "wing_walk", "land")
        assert table.state.pilots[0].board.moxy == after
        assert [told.args["number"] for told in table.told(SPECTATOR, "moxy")] == [gained][: int(gained > 0)]
        idles(table)


@pytest.mark.rule("GAR-3.10")
def test_moxy_that_is_spent_goes_to_nobody() -> None:
    """For the Cameras, and for a Mechanic."""
    with race(Flyer(hand=("playing_to_the_cameras",), moxy=3), RIVAL, RIVAL) as table:
        selects(table, "playing_to_the_cameras", "land", "land")
        table.says(0, "spend")
        assert moxies(table) == [2, 2, 2]
        table.says(1, "want")
        table.says(2, "forgo")
        table.says(1, "hire mechanic-1")
        assert moxies(table) == [2, 0, 2]
        idles(table)


@pytest.mark.rule("GAR-3.11")
def test_the_tracker_shows_the_progress_on_the_current_stage_only() -> None:
    with race(Flyer(hand=("redline", "steady_cruise"), tracker=10), Flyer(hand=("barrel_roll",), tracker=7)) as table:
        selects(table, "redline", "barrel_roll")
        idles(table)
        assert (stages(table), trackers(table)) == ([1, 0], [0, 10])
        selects(table, "steady_cruise")
        idles(table)
        assert (stages(table), trackers(table)) == ([1, 0], [3, 10])


@pytest.mark.rule("GAR-3.11")
def test_the_tracker_never_falls() -> None:
    """Two Crosswinds on a card of 1 Progress: the tracker stays at 0."""
    flyers = [Flyer(hand=("auxiliary_tank", "redline")), *[Flyer(hand=("steady_cruise", "crosswind", "redline"))] * 2]
    with race(*flyers) as table:
        picks(table, "auxiliary_tank", "steady_cruise", "steady_cruise")
        table.says(2, "react crosswind-146 1")
        table.says(0, "pass")
        table.says(1, "react crosswind-123 1")
        idles(table)
        assert trackers(table) == [0, 3, 3]
        table.asks(0, 1, 2)


@pytest.mark.rule("GAR-3.12")
def test_nothing_is_given_away() -> None:
    """No action moves a token or a card to another pilot, but for the Gossip Columnist, who takes Moxy (GAR-R43)."""
    match, rng = Match(GAME, 4, seed="gifts"), Rng(1)
    while not match.over:
        state = state_of(match)
        before = [{*pilot.cards.hand, *pilot.cards.picked} for pilot in state.pilots]
        answers_at_random(match, rng)
        state = state_of(match)
        for one in range(4):
            for other in range(4):
                assert one == other or not before[one] & set(state.pilots[other].cards.hand)


@pytest.mark.rule("GAR-3.12")
def test_no_action_offers_a_gift() -> None:
    """Nothing that can be said names another pilot and a thing of one's own, but a React."""
    with race(Flyer(hand=("steady_cruise",)), RIVAL) as table:
        arguments = table.match.rules.actions.arguments
        assert [kind for kind in arguments if "target" in arguments[kind]] == ["react", "target"]
        for gift in ("give steady_cruise-110 2", "trade 2"):
            with pytest.raises(UnknownAction):
                table.match.answer(0, gift)
        table.asks(0, 1)
