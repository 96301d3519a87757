"""AER-5c: risk rolls."""

from __future__ import annotations

import pytest

from .airfield import BERLIN, LONDON, PILOT, SKULL, Airline, Plane, Skies, by_seat, fly, position, risk


def pilots(number: int) -> dict[str, int]:
    return {PILOT: number}


@pytest.mark.rule("AER-5c.1", "AER-5c.6", "AER-5b.6", "AER-2.6")
def test_a_skull_is_worth_nothing_and_a_failure() -> None:
    """Test idea 11: Paris to Cairo, dice skull, 6, 6: the total is 12. Skulls are engine failures, not 1s."""
    with risk(Airline("paris", planes=[Plane(8)])) as table:
        fly(table, "cairo", SKULL, 6, 6)
        table.asks(1)
        assert table.airports(0) == {"paris": 0, "cairo": 1}
        assert by_seat(table.state, "failures") == [1, 0, 0]
        assert table.heard("roll") == [(0, 12, 12)]


@pytest.mark.rule("AER-5b.6", "AER-5b.7", "AER-5c.1", "AER-5c.11", "AER-5c.13", "AER-5b.25")
@pytest.mark.parametrize(
    ("city", "faces", "success"),
    [
        ("cairo", (3, 3, 5), False),
        ("cairo", (3, 4, 5), True),
        ("casablanca", (SKULL, 5, 6), False),
        ("middle-east", (4, 4, 5), False),
        ("middle-east", (4, 5, 5), True),
    ],
)
def test_red_needs_twelve_and_black_fourteen(city: str, faces: tuple[int, ...], success: bool) -> None:
    with risk(Airline("paris", planes=[Plane(8)], money=0)) as table:
        fly(table, city, *faces)
        table.asks(1)
        assert (city in table.airports(0)) is success
        assert table.plane(8) == (2, 0)
        assert table.state.airlines[0].reserve == [0, 7 if success else 8, 9, 9]
        assert table.state.airlines[0].money == 0
        assert len(table.heard("fail")) == (0 if success else 1)


@pytest.mark.rule("AER-5c.2", "AER-5c.4")
@pytest.mark.parametrize("there", [1, 2])
@pytest.mark.parametrize(("faces", "success"), [((2, 3, 5), True), ((2, 2, 5), False)])
def test_an_opponent_at_the_destination_adds_two(there: int, faces: tuple[int, ...], success: bool) -> None:
    """Test idea 12: dice 2, 3, 5 = 10 + 2 = 12, success; two opponents there: still +2."""
    rivals = [Airline(home, {"cairo": 1} if i < there else {}) for i, home in enumerate(("london", "berlin"))]
    with risk(Airline("paris", planes=[Plane(20)], money=0), *rivals) as table:
        table.dice(*faces)
        table.says(0, "fly cairo")
        if there == 2:
            table.says(0, "replace 2")
        table.asks(1)
        assert ("cairo" in table.airports(0)) is success


@pytest.mark.rule("AER-5c.2", "AER-5b.9", "AER-5c.10")
def test_a_home_airport_counts_as_an_opponent() -> None:
    """From Casablanca to Berlin: 10 are enough."""
    with risk(Airline("paris", {"casablanca": 1}, [Plane(8)], money=0)) as table:
        fly(table, "berlin", 2, 2, 6)
        table.asks(1)
        assert table.airports(0) == {"paris": 0, "casablanca": 1, "berlin": 1}


@pytest.mark.rule("AER-5c.2")
def test_own_airports_and_opponents_elsewhere_add_nothing() -> None:
    rival = Airline("london", {"casablanca": 1, "middle-east": 1, "paris": 1})
    with risk(Airline("paris", {"madrid": 1}, [Plane(8)], money=0), rival, BERLIN) as table:
        fly(table, "cairo", 3, 3, 5)
        table.asks(1)
        assert "cairo" not in table.airports(0)


@pytest.mark.rule("AER-5c.2", "AER-8.8")
def test_a_neutral_airline_is_an_opponent() -> None:
    s = position(Airline("paris", planes=[Plane(8)], money=0), LONDON, neutral=Airline("rome", {"cairo": 1}), box=6)
    with Skies(s) as table:
        table.says(0, "place fokker-f-ii")
        fly(table, "cairo", 2, 3, 5)
        table.asks(1)
        assert table.airports(0)["cairo"] == 1


@pytest.mark.rule("AER-5c.3", "AER-5c.4", "AER-5c.14")
@pytest.mark.parametrize(
    ("via", "end", "needs"),
    [(0, 0, [12, 12]), (1, 0, [10, 12]), (0, 1, [12, 10]), (1, 1, [10, 10]), (2, 0, [10, 12])],
)
def test_an_opponent_in_the_skipped_city_helps_the_first_roll(via: int, end: int, needs: list[int]) -> None:
    """Test idea 18, with opponents in Cairo and in Ethiopia, or two in Cairo."""
    rivals = [
        Airline(home, {city: 1 for city, there in (("cairo", via), ("ethiopia", end)) if i < there})
        for i, home in enumerate(("paris", "berlin"))
    ]
    with risk(Airline("london", planes=[Plane(2)]), *rivals) as table:
        table.dice(4, 4, 6)
        table.dice(4, 4, 6)
        table.says(0, "fly ethiopia")
        assert table.heard("roll") == [(0, 14, needs[0]), (0, 14, needs[1])]
        table.asks(1)


@pytest.mark.rule("AER-5c.14", "AER-5c.13")
def test_without_the_first_success_there_is_no_second_roll() -> None:
    """Test idea 18: failing the first makes no second roll."""
    with risk(Airline("london", planes=[Plane(2)], money=2), Airline("paris", {"cairo": 1}), BERLIN) as table:
        fly(table, "ethiopia", 2, 3, 4)
        assert table.options(0) == ["pay", "fail"]
        table.says(0, "fail")
        table.asks(1)
        assert table.airports(0) == {"london": 0}
        assert table.state.airlines[0].reserve[1] == 8


@pytest.mark.rule("AER-5c.14", "AER-5c.6", "AER-5c.15")
def test_each_of_two_rolls_has_its_own_windows_skulls_and_shortfall() -> None:
    """First skull, 5, 5 = 10: a pilot makes it 13. Then skull, 5, 6 = 11: £1 of the two."""
    mine = Airline("london", planes=[Plane(2)], money=2, advantages=pilots(2))
    with risk(mine) as table:
        fly(table, "ethiopia", SKULL, 5, 5)
        assert table.state.airlines[0].failures == 1
        table.dice(SKULL, 5, 6)
        table.says(0, "pilots 1")
        assert table.state.airlines[0].failures == 2
        assert table.options(0) == ["pilots 0", "pilots 1"]
        table.says(0, "pilots 0")
        assert table.heard("roll") == [(0, 10, 12), (0, 11, 12)]
        table.says(0, "pay")
        assert (table.state.airlines[0].money, table.state.airlines[0].advantages[0]) == (1, 1)
        assert table.airports(0) == {"london": 0, "ethiopia": 1}
        table.asks(1)


@pytest.mark.rule("AER-5c.15", "AER-5c.16", "AER-5c.14")
def test_nothing_is_refunded_when_the_second_roll_fails() -> None:
    with risk(Airline("london", planes=[Plane(2)], money=1, advantages=pilots(1))) as table:
        fly(table, "ethiopia", SKULL, 2, 6)
        table.says(0, "pilots 1")
        table.dice(2, 3, 4)
        table.says(0, "pay")
        airline = table.state.airlines[0]
        assert (airline.money, airline.advantages[0], table.state.supply(0)) == (0, 0, 6)
        assert table.state.airlines[0].failures == 1
        assert table.airports(0) == {"london": 0}
        table.asks(1)


@pytest.mark.rule("AER-5c.12", "AER-5c.13", "AER-7.5")
def test_a_shortfall_is_paid_in_full_or_not_at_all() -> None:
    """Test idea 13: Casablanca, dice 2, 3, 4 = 9: with £2 payment is not offered, with £3 all of them are paid."""
    with risk(Airline("paris", planes=[Plane(8)], money=2)) as table:
        fly(table, "casablanca", 2, 3, 4)
        table.asks(1)
        assert table.state.airlines[0].money == 2
        assert table.state.airlines[0].reserve == [0, 8, 9, 9]
        assert table.airports(0) == {"paris": 0}
    with risk(Airline("paris", planes=[Plane(8)], money=3)) as table:
        fly(table, "casablanca", 2, 3, 4)
        assert table.options(0) == ["pay", "fail"]
        table.refuses(0, "stop", "AER-5c.12")
        table.refuses(0, "pilots 1", "AER-5c.12")
        table.says(0, "pay")
        assert table.state.airlines[0].money == 0
        assert table.airports(0) == {"paris": 0, "casablanca": 1}
        table.asks(1)


@pytest.mark.rule("AER-5c.13", "AER-5c.16")
def test_who_will_not_pay_fails_and_keeps_money_and_failures() -> None:
    with risk(Airline("paris", planes=[Plane(8)], failures=1)) as table:
        fly(table, "casablanca", SKULL, 5, 6)
        table.says(0, "fail")
        assert (table.state.airlines[0].money, table.state.airlines[0].failures) == (12, 2)
        assert table.plane(8) == (2, 0)
        assert table.state.airlines[0].reserve == [0, 8, 9, 9]
        table.asks(1)


@pytest.mark.rule("AER-5c.9", "AER-5c.11", "AER-5b.7", "AER-5e.8")
def test_a_daring_pilot_adds_three() -> None:
    """Test idea 14: Paris to the Middle East, dice 4, 4, 4 = 12, one pilot: 15, without payment, pilot back."""
    with risk(Airline("paris", planes=[Plane(8)], advantages=pilots(2))) as table:
        fly(table, "middle-east", 4, 4, 4)
        assert table.options(0) == ["pilots 0", "pilots 1"]
        table.refuses(0, "pilots 2", "AER-5c.9")
        table.refuses(0, "pay", "AER-5c.9")
        table.says(0, "pilots 1")
        assert table.heard("pilots") == [(0, 1, 15, 1)]
        assert table.airports(0) == {"paris": 0, "middle-east": 1}
        airline = table.state.airlines[0]
        assert (airline.money, airline.advantages[0], table.state.supply(0)) == (12, 1, 5)
        table.asks(1)


@pytest.mark.rule("AER-5c.9", "AER-5c.12", "AER-7.1", "AER-5e.11")
@pytest.mark.parametrize(
    ("held", "faces", "most"),
    [(1, (2, 3, 4), 1), (6, (2, 3, 4), 1), (6, (2, 3, 3), 2), (6, (2, 2, 2), 2), (1, (2, 2, 2), 1), (6, (0, 0, 0), 4)],
)
def test_as_many_pilots_as_are_needed_and_held(held: int, faces: tuple[int, ...], most: int) -> None:
    """FAQ, "Can I use multiple advantage tiles?": yes, Daring Pilots can be stacked. AER-R41: never beyond the need."""
    with risk(Airline("paris", planes=[Plane(8)], advantages=pilots(held), money=99)) as table:
        fly(table, "cairo", *faces)
        assert table.options(0) == [f"pilots {n}" for n in range(most + 1)]
        table.says(0, f"pilots {most}")
        missing = 12 - sum(faces) - 3 * most
        if missing > 0:
            table.says(0, "pay")
        assert table.state.airlines[0].money == 99 - max(0, missing)
        assert table.state.airlines[0].advantages[0] == held - most
        assert "cairo" in table.airports(0)
        table.asks(1)


@pytest.mark.rule("AER-5c.9", "AER-5c.12")
def test_the_pilots_come_before_the_payment() -> None:
    """Dice 2, 2, 2 = 6: without a pilot £6 are missing, with one £3, and then there is no way back to the pilots."""
    for used, price in ((0, 6), (1, 3)):
        with risk(Airline("paris", planes=[Plane(8)], advantages=pilots(1))) as table:
            fly(table, "cairo", 2, 2, 2)
            table.says(0, f"pilots {used}")
            table.refuses(0, "pilots 1", "AER-5c.12")
            table.says(0, "pay")
            assert table.heard("pay") == [(0, price, 12 - price)]
            assert table.state.airlines[0].money == 12 - price
            table.asks(1)


@pytest.mark.rule("AER-5c.9", "AER-5c.13")
def test_a_pilot_may_be_spent_in_vain() -> None:
    with risk(Airline("paris", planes=[Plane(8)], money=2, advantages=pilots(1))) as table:
        fly(table, "cairo", 2, 2, 2)
        table.says(0, "pilots 1")
        table.asks(1)
        airline = table.state.airlines[0]
        assert (airline.money, airline.advantages[0], table.airports(0)) == (
            2,
            0,
            {"paris": 0},
        )


@pytest.mark.rule("AER-5c.9")
def test_a_roll_that_is_enough_asks_for_no_pilots() -> None:
    """AER-R13: the window appears only with a short total."""
    with risk(Airline("paris", planes=[Plane(8)], advantages=pilots(3))) as table:
        fly(table, "cairo", 4, 4, 4)
        table.asks(1)
        assert table.state.airlines[0].advantages[0] == 3


@pytest.mark.rule("AER-5c.10", "AER-5b.9", "AER-7.5")
def test_no_pilots_within_europe() -> None:
    """Test idea 15: Rome and Casablanca, a tile to Lisbon over the gateway (red): pilots are not offered."""
    mine = Airline("rome", {"casablanca": 1}, [Plane(8)], advantages=pilots(3))
    with risk(mine) as table:
        fly(table, "lisbon", 2, 3, 4)
        assert table.options(0) == ["pay", "fail"]
        table.says(0, "pay")
        assert (table.state.airlines[0].money, table.state.airlines[0].advantages[0]) == (9, 3)
        assert table.airports(0)["lisbon"] == 1
        table.asks(1)


@pytest.mark.rule("AER-5c.10")
def test_no_pilots_on_the_first_roll_of_a_skip_into_europe() -> None:
    """The destination counts, not where the roll leads: Rome, over Casablanca, to Lisbon."""
    mine = Airline("rome", planes=[Plane(2)], advantages=pilots(3))
    with risk(mine) as table:
        fly(table, "lisbon", 2, 3, 4)
        assert table.options(0) == ["pay", "fail"]


@pytest.mark.rule("AER-5c.7", "AER-5c.6", "AER-2.8")
def test_the_fourth_failure_is_a_crash() -> None:
    """Test idea 16: 3 failure tiles, dice skull, 6, 6 on red: crash although the total is 12."""
    with risk(Airline("paris", planes=[Plane(8)], failures=3)) as table:
        fly(table, "cairo", SKULL, 6, 6)
        table.asks(1)
        assert by_seat(table.state, "failures") == [0, 0, 0]
        assert table.airports(0) == {"paris": 0}
        assert table.plane(8) == (2, 0)
        assert table.state.airlines[0].reserve == [0, 8, 9, 9]
        assert table.state.airlines[0].money == 12
        assert table.heard("crash") == [(0, 4)]


@pytest.mark.rule("AER-5c.7", "AER-5c.6")
@pytest.mark.parametrize("held", [0, 1, 2, 3])
@pytest.mark.parametrize("skulls", [0, 1, 2, 3])
def test_it_takes_four_failures_to_crash(held: int, skulls: int) -> None:
    with risk(Airline("paris", planes=[Plane(8)], failures=held, money=12)) as table:
        fly(table, "cairo", *[SKULL] * skulls, *[6] * (3 - skulls))
        crash = held + skulls >= 4
        assert table.state.airlines[0].failures == (0 if crash else held + skulls)
        assert len(table.heard("crash")) == int(crash)
        table.asks(1 if crash or skulls < 2 else 0)
        assert ("cairo" in table.airports(0)) is (not crash and skulls < 2)


@pytest.mark.rule("AER-5c.8")
def test_neither_pilots_nor_money_prevent_a_crash() -> None:
    mine = Airline("paris", planes=[Plane(8)], failures=3, money=99, advantages=pilots(6))
    with risk(mine) as table:
        fly(table, "cairo", SKULL, 2, 2)
        table.asks(1)
        assert (
            table.state.airlines[0].failures,
            table.state.airlines[0].money,
            table.state.airlines[0].advantages[0],
        ) == (0, 99, 6)
        assert table.airports(0) == {"paris": 0}


@pytest.mark.rule("AER-5c.7", "AER-5c.14", "AER-5c.15")
def test_skulls_of_both_rolls_add_up_to_a_crash() -> None:
    """Two failures, a skull in each roll: the fourth comes with the second, and money paid for the first is gone."""
    with risk(Airline("london", planes=[Plane(2)], failures=2)) as table:
        fly(table, "ethiopia", SKULL, 5, 6)
        table.dice(SKULL, 6, 6)
        table.says(0, "pay")
        table.asks(1)
        assert (table.state.airlines[0].failures, table.state.airlines[0].money) == (0, 11)
        assert table.airports(0) == {"london": 0}
