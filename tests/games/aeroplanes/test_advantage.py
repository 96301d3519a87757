"""AER-5e: advantage tiles, how they are obtained and when they are used."""

from __future__ import annotations

import pytest

from aerodrome.games.aeroplanes.steps.turn import EndTurn, Turn

from .airfield import BERLIN, LONDON, PARIS, SKULL, Airline, Plane, Skies, by_seat, chronicle, position

NAMES = ("daring-pilot", "engine-maintenance", "increased-production", "night-flights", "radio-beacons")
ALL = dict.fromkeys(NAMES, 1)
MAINTENANCE = {"engine-maintenance": 1}


def takes(*numbers: int) -> list[str]:
    """The options for tiles by their numbers."""
    return [f"take {NAMES[number - 2]}" for number in numbers]


def search(era: int, *faces: int, rival: Airline = LONDON) -> Skies:
    """Seat 0 has paid £1 for this roll."""
    table = Skies(position(PARIS, rival, BERLIN, era=era))
    table.dice(*faces)
    table.says(0, "roll")
    return table


@pytest.mark.rule("AER-5e.1", "AER-5e.4", "AER-2.5")
@pytest.mark.parametrize(("era", "numbers"), [(1, (2, 3)), (2, (2, 3, 4, 5)), (3, (2, 3, 4, 5, 6))])
def test_a_pound_buys_a_tile_whose_era_has_come(era: int, numbers: tuple[int, ...]) -> None:
    for number in range(2, 7):
        with Skies(position(PARIS, LONDON, BERLIN, era=era)) as table:
            assert table.options(0, "take") == takes(*numbers)
            if number not in numbers:
                table.refuses(0, takes(number)[0], "AER-5e.4")
                continue
            table.says(0, takes(number)[0])
            assert by_seat(table.state, "money") == [11, 12, 12]
            assert table.state.airlines[0].advantages == [int(kind == number - 2) for kind in range(5)]
            assert table.state.supply(number - 2) == 5
            table.asks(1)


@pytest.mark.rule("AER-5e.4", "AER-2.5", "AER-2.9")
def test_the_supply_is_finite() -> None:
    """Six of each: with five elsewhere the last can be had, with six none."""
    hoarder = Airline("london", advantages={"daring-pilot": 5, "engine-maintenance": 6})
    with Skies(position(PARIS, hoarder, BERLIN)) as table:
        table.refuses(0, "take engine-maintenance", "AER-5e.4")
        assert table.options(0, "take") == takes(2)
        table.says(0, "take daring-pilot")
        table.refuses(1, "take daring-pilot", "AER-5e.4")


@pytest.mark.rule("AER-5e.7", "AER-4.9")
def test_no_advantage_without_a_pound_or_without_a_tile() -> None:
    with Skies(position(Airline("paris", money=0), LONDON, BERLIN)) as table:
        assert table.options(0) == ["subsidy"]
        table.refuses(0, "take daring-pilot", "AER-5e.7")
        table.refuses(0, "roll", "AER-5e.7")
    hoarder = Airline("london", advantages={"daring-pilot": 6, "engine-maintenance": 6})
    with Skies(position(PARIS, hoarder, BERLIN)) as table:
        assert (table.options(0, "take"), table.options(0, "roll")) == ([], [])
        table.refuses(0, "roll", "AER-5e.7")
        table.refuses(0, "take daring-pilot", "AER-5e.4")
    with Skies(position(Airline("paris", money=1), LONDON, BERLIN)) as table:
        table.says(0, "take daring-pilot")
        assert table.state.airlines[0].money == 0
        table.asks(1)


@pytest.mark.rule("AER-5e.2", "AER-5e.3", "AER-5e.5", "AER-5c.18")
def test_a_roll_gives_tiles_that_match_the_dice_or_a_skull() -> None:
    """Test idea 24: Era 1, dice 2, 5, skull: Pilot by the 2, any of 2/3 by the skull; the 5 yields nothing. Skulls are
    wild, and no engine failures."""
    with search(1, 2, 5, SKULL) as table:
        assert table.state.airlines[0].money == 11
        assert table.options(0) == [*takes(2, 3), "no"]
        table.refuses(0, "take night-flights", "AER-5e.4")
        table.refuses(0, "subsidy", "AER-5e.2")
        table.says(0, "take daring-pilot")
        assert table.options(0) == [*takes(2, 3), "no"]
        table.says(0, "take daring-pilot")
        assert table.state.airlines[0].advantages == [2, 0, 0, 0, 0]
        assert by_seat(table.state, "failures") == [0, 0, 0]
        table.asks(1)


@pytest.mark.rule("AER-5e.3")
def test_a_die_is_used_up_once() -> None:
    """The skull for Engine Maintenance leaves the 2; then it is a Daring Pilot or nothing."""
    with search(1, 2, 5, SKULL) as table:
        table.says(0, "take engine-maintenance")
        assert table.options(0) == ["take daring-pilot", "no"]
        table.refuses(0, "take engine-maintenance", "AER-5e.3")
        table.says(0, "no")
        assert table.state.airlines[0].advantages == [0, 1, 0, 0, 0]
        table.asks(1)


@pytest.mark.rule("AER-5e.3", "AER-5e.2")
def test_a_tile_uses_up_the_die_with_its_number_before_a_skull() -> None:
    """AER-R46, test idea 33: Era 2, dice 2, skull, skull: a Daring Pilot uses the 2; the second pick may be any of 2-5;
    there is no third."""
    with search(2, 2, SKULL, SKULL) as table:
        assert table.options(0) == [*takes(2, 3, 4, 5), "no"]
        table.says(0, "take daring-pilot")
        assert table.state.roll.dice == [SKULL, SKULL]
        assert table.options(0) == [*takes(2, 3, 4, 5), "no"]
        table.says(0, "take night-flights")
        assert table.state.airlines[0].advantages == [1, 0, 0, 1, 0]
        table.asks(1)


@pytest.mark.rule("AER-5e.2", "AER-5e.4")
def test_three_good_dice_give_two_tiles() -> None:
    with search(3, 2, 4, 6) as table:
        assert table.options(0) == [*takes(2, 4, 6), "no"]
        table.refuses(0, "take engine-maintenance", "AER-5e.3")
        table.says(0, "take radio-beacons")
        assert table.options(0) == [*takes(2, 4), "no"]
        table.says(0, "take increased-production")
        assert table.state.airlines[0].advantages == [0, 0, 1, 0, 1]
        assert table.state.airlines[0].money == 11
        table.asks(1)


@pytest.mark.rule("AER-5e.2")
def test_fewer_tiles_may_be_taken() -> None:
    for picks in (0, 1):
        with search(1, 2, 2, 3) as table:
            for _ in range(picks):
                table.says(0, "take daring-pilot")
            table.says(0, "no")
            assert table.state.airlines[0].advantages[0] == picks
            table.asks(1)


@pytest.mark.rule("AER-5e.5", "AER-5e.4")
def test_dice_without_a_tile_yield_nothing() -> None:
    """Test idea 24: Era 1, dice 4, 5, 6: nothing, £1 spent."""
    with search(1, 4, 5, 6) as table:
        table.asks(1)
        assert (table.state.airlines[0].money, table.state.airlines[0].advantages) == (11, [0] * 5)


@pytest.mark.rule("AER-5e.3", "AER-5e.4", "AER-5e.5")
def test_the_second_pick_is_checked_against_what_is_left() -> None:
    """Test idea 24: Era 3 dice 6, 6, 6 with one Radio Beacons tile left: one tile. And a skull gives nothing that is
    not there."""
    with search(3, 6, 6, 6, rival=Airline("london", advantages={"radio-beacons": 5})) as table:
        table.says(0, "take radio-beacons")
        table.asks(1)
        assert table.state.airlines[0].advantages == [0, 0, 0, 0, 1]
    with search(1, SKULL, SKULL, 5, rival=Airline("london", advantages={"daring-pilot": 6})) as table:
        assert table.options(0) == ["take engine-maintenance", "no"]
        table.refuses(0, "take daring-pilot", "AER-5e.4")


@pytest.mark.rule("AER-5e.6")
def test_the_way_is_chosen_before_the_roll_and_no_beacon_repeats_it() -> None:
    """Era 3, with a Radio Beacons tile: no window. After the roll there is no way back to a free choice."""
    mine = Airline("paris", advantages={"radio-beacons": 1})
    with Skies(position(mine, LONDON, BERLIN, era=3)) as table:
        table.dice(2, 2, 3)
        table.says(0, "roll")
        assert table.options(0) == [*takes(2, 3), "no"]
        table.refuses(0, "take radio-beacons", "AER-5e.3")
        table.refuses(0, "use", "AER-5e.2")
        table.refuses(0, "roll", "AER-5e.2")
        table.says(0, "no")
        assert table.state.airlines[0].advantages[4] == 1
        table.asks(1)


@pytest.mark.rule("AER-5e.6", "AER-5e.1")
def test_a_chosen_tile_ends_the_action() -> None:
    with Skies(position(PARIS, LONDON, BERLIN)) as table:
        table.says(0, "take daring-pilot")
        table.asks(1)
        assert table.heard("search") == []


@pytest.mark.rule("AER-5e.9", "AER-5e.10", "AER-5e.8", "AER-4.6")
def test_engine_maintenance_returns_all_failures_and_the_action_follows() -> None:
    mine = Airline("paris", failures=3, advantages={"engine-maintenance": 2}, planes=[Plane(8)])
    with Skies(position(mine, LONDON, BERLIN)) as table:
        assert table.options(0) == ["use", "no"]
        for words in ("subsidy", "buy airco-dh-4a", "place fokker-f-ii"):
            table.refuses(0, words, "AER-5e.9")
        table.says(0, "use")
        airline = table.state.airlines[0]
        assert (airline.failures, airline.advantages[1], table.state.supply(1)) == (0, 1, 5)
        assert table.heard("maintain") == [(0, 3)]
        table.asks(0)
        table.says(0, "place fokker-f-ii")
        table.dice(SKULL, 6, 6)
        table.says(0, "fly cairo")
        assert (table.state.airlines[0].failures, table.airports(0)) == (1, {"paris": 0, "cairo": 1})
        table.asks(1)


@pytest.mark.rule("AER-5e.9", "AER-7.3", "AER-7.5")
def test_engine_maintenance_is_for_the_start_of_the_turn_only() -> None:
    """FAQ, "Can I use Engine Maintenance after placing a tile?": no. Test idea 6: with 3 failure tiles and a tile the
    owner is asked at turn start only; after choosing an action the tile cannot be used."""
    mine = Airline("paris", failures=3, advantages=MAINTENANCE, planes=[Plane(4)])
    with Skies(position(mine, LONDON, BERLIN)) as table:
        table.says(0, "no")
        table.refuses(0, "use", "AER-4.7")
        table.says(0, "place junkers-f-13")
        table.refuses(0, "use", "AER-5b.2")
        table.says(0, "fly madrid")
        table.refuses(0, "use", "AER-5b.24")
        table.says(0, "place junkers-f-13")
        table.dice(2, 2, 2)
        table.says(0, "fly cairo")
        table.refuses(0, "use", "AER-5c.12")
        table.says(0, "fail")
        assert (table.state.airlines[0].failures, table.state.airlines[0].advantages[1]) == (3, 1)
        table.asks(1)


@pytest.mark.rule("AER-5e.9")
@pytest.mark.parametrize(("failures", "tiles", "asked"), [(1, 1, True), (0, 1, False), (3, 0, False)])
def test_nobody_is_asked_for_maintenance_that_does_nothing(failures: int, tiles: int, asked: bool) -> None:
    """AER-R13: only with at least one such tile and one failure tile."""
    mine = Airline("paris", failures=failures, advantages={"engine-maintenance": tiles})
    with Skies(position(mine, LONDON, BERLIN)) as table:
        assert (table.options(0) == ["use", "no"]) is asked
        assert ("subsidy" in table.options(0)) is not asked


@pytest.mark.rule("AER-5e.9", "AER-5c.17")
def test_a_tile_just_bought_serves_from_the_next_turn_on() -> None:
    """The engine failures have stayed meanwhile."""
    with Skies(position(Airline("paris", failures=2), LONDON, BERLIN)) as table:
        table.says(0, "take engine-maintenance")
        table.says(1, "subsidy")
        table.white(3)
        table.says(2, "subsidy")
        assert by_seat(table.state, "failures") == [2, 0, 0]
        table.says(0, "use")
        assert by_seat(table.state, "failures") == [0, 0, 0]
        table.asks(0)


@pytest.mark.rule("AER-5c.17", "AER-5e.8")
def test_failures_and_advantages_stay_beyond_the_era() -> None:
    """AER-R26: no upkeep removes them."""
    mine = Airline("paris", failures=3, advantages={"daring-pilot": 2, "engine-maintenance": 1})
    rival = Airline("london", failures=1, advantages={"night-flights": 1})
    with Skies(position(mine, rival, BERLIN, era=2, turn=2, box=0)) as table:
        table.rolls(1)
        table.white(1)
        table.says(2, "subsidy")
        assert table.state.era == 3
        assert by_seat(table.state, "failures") == [3, 1, 0]
        assert by_seat(table.state, "advantages")[:2] == [[2, 1, 0, 0, 0], [0, 0, 0, 1, 0]]
        table.asks(0)


@pytest.mark.rule("AER-5e.11", "AER-7.1")
def test_several_kinds_in_one_turn() -> None:
    """FAQ, "Can I use multiple advantage tiles?": Engine Maintenance, Radio Beacons and two Daring Pilots."""
    tiles = {"engine-maintenance": 1, "radio-beacons": 2, "daring-pilot": 2}
    with Skies(
        position(Airline("paris", planes=[Plane(8)], failures=3, advantages=tiles), LONDON, BERLIN, era=3)
    ) as table:
        table.says(0, "use")
        table.says(0, "place fokker-f-ii")
        table.dice(SKULL, SKULL, SKULL)
        table.says(0, "fly middle-east")
        for _ in range(2):
            table.dice(2, 3, 4)
            table.says(0, "use")
        table.says(0, "pilots 2")
        assert table.state.airlines[0].advantages == [0, 0, 0, 0, 0]
        assert table.airports(0) == {"paris": 0, "middle-east": 1}
        table.asks(1)


@pytest.mark.rule("AER-5e.12")
def test_nobody_uses_a_tile_in_the_turn_of_another() -> None:
    """AER-R13: rivals who hold every tile and have failures are not asked while seat 0 rolls, claims and buys."""
    rivals = [
        Airline(home, failures=2, advantages=ALL, planes=[plane])
        for home, plane in (("london", Plane(12)), ("berlin", Plane(20)))
    ]
    mine = Airline("paris", planes=[Plane(8)], money=99)
    s = position(mine, *rivals, era=3, waiting={"paris-1": "paris 1", "london-1": "london 1"})
    for words in (
        ["place fokker-f-ii", "fly cairo", "pay"],
        ["claim paris-1", "board fokker-f-ii"],
        ["buy airco-dh-16"],
    ):
        with Skies(s) as table:
            if "fly cairo" in words:
                table.dice(SKULL, 2, 2)
            for each in words:
                table.asks(0)
                table.says(0, each)
            assert table.options(1) == ["use", "no"]
            assert by_seat(table.state, "advantages")[1:] == [[1] * 5, [1] * 5]
            assert by_seat(table.state, "failures")[1:] == [2, 2]


@pytest.mark.rule("AER-5e.12", "AER-4.5")
def test_in_whole_games_only_the_seat_on_turn_is_asked_and_uses_its_tiles() -> None:
    used = 0
    for seed in ("a", "b", "c"):
        for before, after in chronicle(4, seed):
            turns = [step.seat for step in before.todo if isinstance(step, EndTurn)]
            assert not any(isinstance(step, Turn) for step in before.todo)
            if before.era == 0:
                continue
            assert turns == [before.actor()]
            for seat in range(4):
                was, now = before.airlines[seat].advantages, after.airlines[seat].advantages
                fewer = any(b > a for b, a in zip(was, now, strict=True))
                assert not fewer or seat == turns[0]
                used += fewer
    assert used
