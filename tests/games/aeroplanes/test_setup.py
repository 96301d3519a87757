"""AER-1.1, AER-2, AER-3: who plays, what everybody has, and how the game is set up."""

from __future__ import annotations

from collections import Counter

import pytest

from aerodrome.games.aeroplanes import GAME
from aerodrome.games.aeroplanes.state import EMPTY
from aerodrome.kernel.chance import Rng
from aerodrome.kernel.game import BadSetup
from aerodrome.kernel.match import Match
from aerodrome.kernel.zones import SPECTATOR

from .airfield import (
    BERLIN,
    LONDON,
    PARIS,
    Airline,
    Plane,
    Skies,
    by_seat,
    fleet,
    fresh,
    position,
    rules_for,
    state_of,
    words,
)

EACH_NUMBER = pytest.mark.parametrize("seats", [3, 4, 5])
HOMES = ["london", "amsterdam", "berlin", "paris", "zurich", "rome"]
SEEDS = [f"setup {n}" for n in range(40)]


@pytest.mark.rule("AER-1.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_two_to_five_airlines(seats: int) -> None:
    """A neutral one joins two players only."""
    s = state_of(Match(GAME, seats))
    assert (s.book.players, len(s.airlines)) == (seats, 3 if seats == 2 else seats)


@pytest.mark.rule("AER-1.1")
@pytest.mark.parametrize("seats", [1, 6])
def test_no_other_number_of_players(seats: int) -> None:
    with pytest.raises(BadSetup, match="2 to 5 seats"):
        GAME.rules(seats)


@pytest.mark.rule("AER-3.1", "AER-3.2", "AER-3.3")
@EACH_NUMBER
def test_24_passengers_wait_none_of_them_for_later(seats: int) -> None:
    """Test idea 10: 72 stay in the bag, with all 30 of the x icon."""
    arrived = []
    for seed in SEEDS:
        s = state_of(Match(GAME, seats, seed=seed))
        assert len(s.waiting) == 24
        assert EMPTY not in s.waiting
        assert not any(s.book.later[tile] for tile in s.waiting)
        assert sum(s.book.later[tile] for tile in s.bag) == 30
        assert sorted(s.waiting + s.bag) == list(range(96))
        assert s.overflow == [EMPTY] * 8
        arrived += s.waiting
    assert len(set(arrived)) == 66, "each of the others can be among them"
    assert max(Counter(arrived).values()) < len(SEEDS)


@pytest.mark.rule("AER-3.2", "AER-3.4")
def test_the_waiting_area_is_filled_from_rome_on() -> None:
    """Four spaces for each starting city, in the order of the filling."""
    with fresh(3) as table:
        book, s = table.state.book, table.state
        order = ["rome", "zurich", "paris", "london", "amsterdam", "berlin"]
        assert book.space_names[:24] == [f"{city}-{n}" for city in order for n in (1, 2, 3, 4)]
        assert words(table, "city", book.origin) == [city for city in order for _ in range(4)]
        [waits] = table.match.told(SPECTATOR)[:1]
        assert (waits.kind, waits.args) == ("wait", {"passengers": 24})
        assert waits.more[0::2] == list(range(24))
        assert waits.more[1::2] == s.waiting
        drawn = [tile for tile in range(96) if not book.later[tile]]
        Rng(7).shuffle(drawn)
        assert s.waiting == drawn[:-25:-1], "one tile after the other"
        table.asks(2)


@pytest.mark.rule("AER-3.5")
@EACH_NUMBER
def test_the_cards_lie_in_order(seats: int) -> None:
    with fresh(seats) as table:
        assert table.state.row == list(range(12))
        assert table.state.deck[::-1] == list(range(12, 46)), "the next is the last of the list"
        assert table.state.removed == []
        table.asks(seats - 1)


@pytest.mark.rule("AER-3.6", "AER-3.7", "AER-3.8", "AER-3.13", "AER-3.14", "AER-2.3")
@EACH_NUMBER
def test_what_lies_ready_and_what_everybody_has(seats: int) -> None:
    with fresh(seats) as table:
        for seat in reversed(range(seats)):
            assert table.state.era == 0
            table.says(seat, f"home {HOMES[seat]}")
        s = table.state
        assert (s.era, s.rounds, s.box) == (1, 1, 8)
        assert [s.supply(kind) for kind in range(5)] == [6, 6, 6, 6, 6]
        assert s.book.faces == sorted(s.book.faces), "sorted by number"
        assert by_seat(s, "advantages") == [[0] * 5] * seats
        assert by_seat(s, "failures") == [0] * seats
        for name in ("fleet", "pile", "claimed", "scored"):
            assert by_seat(s, name) == [[]] * seats
        assert [s.airlines[seat].vp() for seat in range(seats)] == [0] * seats
        assert by_seat(s, "reserve") == [[0, 8, 9, 9]] * seats, "the Home airport stands"
        assert [s.airlines[seat].bases.bit_count() for seat in range(seats)] == [1] * seats
        assert [told.args for told in table.told(SPECTATOR, "era")] == [{"number": 1}]
        table.asks(0)


@pytest.mark.rule("AER-3.9")
@EACH_NUMBER
def test_chance_decides_who_is_first(seats: int) -> None:
    """Each as likely; and the first player has the first turn."""
    firsts = Counter(state_of(Match(GAME, seats, seed=seed)).first for seed in SEEDS)
    assert sorted(firsts) == list(range(seats))
    s = rules_for(seats).setup([[]] * seats)
    assert s.todo[0].odds(s) == [1] * seats
    with fresh(seats, first=1) as table:
        assert table.state.first == 1
        assert [told.args for told in table.told(SPECTATOR, "first")] == [{"seat": 1}]
        for turn in range(seats, 0, -1):
            table.says(turn % seats, f"home {HOMES[turn - 1]}")
        table.asks(1)
        assert [told.args for told in table.told(SPECTATOR, "turn")] == [{"seat": 1}]


@pytest.mark.rule("AER-3.10")
@pytest.mark.parametrize(
    ("seats", "first", "order"), [(3, 1, [0, 2, 1]), (4, 0, [3, 2, 1, 0]), (5, 3, [2, 1, 0, 4, 3])]
)
def test_homes_are_chosen_in_reverse_order(seats: int, first: int, order: list[int]) -> None:
    with fresh(seats, first=first) as table:
        free = HOMES[:]
        for seat in order:
            table.asks(seat)
            assert table.options(seat) == [f"home {city}" for city in free]
            table.says(seat, f"home {free.pop(1)}")
        table.asks(first)


@pytest.mark.rule("AER-3.10")
def test_a_home_is_a_free_starting_city() -> None:
    with fresh(3) as table:
        table.refuses(2, "home vienna", "AER-3.10")
        table.refuses(2, "subsidy", "AER-3.10")
        table.says(2, "home paris")
        table.refuses(1, "home paris", "AER-3.10")
        table.says(1, "home rome")
        table.refuses(0, "home rome", "AER-3.10")
        table.refuses(0, "home paris", "AER-3.10")


@pytest.mark.rule("AER-3.11")
def test_a_home_airport_takes_a_space_and_is_a_base() -> None:
    """Routes start there, people fly from there, and with two more airports the city is full."""
    there = [Airline("berlin", {"rome": 1}), Airline("paris", {"rome": 1})]
    full = position(Airline("rome"), *there, Airline("london", {"zurich": 1}, [Plane(1)]), turn=3)
    with Skies(full) as table:
        table.says(3, "place airco-dh-4a")
        assert "fly toulouse" in table.options(3)
        table.refuses(3, "fly rome", "AER-5b.20")
    roomy = position(Airline("rome"), there[0], PARIS, Airline("london", {"zurich": 1}, [Plane(1)]), turn=3)
    with Skies(roomy) as table:
        table.says(3, "place airco-dh-4a")
        assert "fly rome" in table.options(3)
    home = Airline("rome", {"paris": 1}, [Plane(1)])
    with Skies(position(home, LONDON, BERLIN, waiting={"rome-1": "paris 2", "rome-2": "rome 1"})) as table:
        assert table.options(0, "claim") == ["claim rome-1", "claim rome-2"]
        table.says(0, "place airco-dh-4a")
        assert {"fly zurich", "fly athens", "fly vienna"} <= set(table.options(0))
        table.refuses(0, "fly rome", "AER-5b.3")


@pytest.mark.rule("AER-3.12", "AER-4.2")
def test_the_home_pays_the_first_income() -> None:
    """Test idea 1: Berlin £14, Paris £11; and nothing more when the era begins."""
    money = {"london": 12, "amsterdam": 12, "berlin": 14, "paris": 11, "zurich": 12, "rome": 12}
    for city, pounds in money.items():
        others = [home for home in HOMES if home != city]
        with fresh(3, first=2) as table:
            table.says(1, f"home {city}")
            assert by_seat(table.state, "money") == [0, pounds, 0]
            table.says(0, f"home {others[0]}")
            table.says(2, f"home {others[1]}")
            assert by_seat(table.state, "money") == [money[others[0]], pounds, money[others[1]]]
            assert (table.state.era, table.told(SPECTATOR, "income")) == (1, [])
            homes = [(told.args["seat"], told.args["money"]) for told in table.told(SPECTATOR, "home")]
            assert homes[0] == (1, pounds)
            table.asks(2)


@pytest.mark.rule("AER-2.4")
def test_nobody_spends_what_he_has_not() -> None:
    """No loans; and with a heap of money the bank still pays."""
    poor, rich = Airline("london", money=0), Airline("paris", money=10**6)
    with Skies(position(poor, rich, BERLIN)) as table:
        assert table.options(0) == ["subsidy"]
        table.refuses(0, "buy airco-dh-4a", "AER-5a.3")
        table.refuses(0, "take daring-pilot", "AER-5e.7")
        table.says(0, "subsidy")
        table.says(1, "subsidy")
        assert by_seat(table.state, "money") == [1, 10**6 + 1, 12]
        table.asks(2)


@pytest.mark.rule("AER-2.4", "AER-4.7")
def test_there_are_no_words_for_loans_gifts_and_trade() -> None:
    """All that can be said is one of the decisions of the rules."""
    kinds = "home buy place claim take roll subsidy fly direct over pilots pay fail board use no stop replace"
    assert " ".join(rules_for().actions.kinds) == kinds


@pytest.mark.rule("AER-2.5")
def test_advantage_tiles_run_out_and_come_back() -> None:
    keeper = Airline("london", advantages={"engine-maintenance": 6, "daring-pilot": 2}, failures=2)
    with Skies(position(keeper, PARIS, BERLIN)) as table:
        table.says(0, "no")
        table.refuses(0, "take engine-maintenance", "AER-5e.4")
        table.says(0, "take daring-pilot")
        table.refuses(1, "take engine-maintenance", "AER-5e.4")
        table.asks(1)
    with Skies(position(keeper, PARIS, BERLIN)) as table:
        table.says(0, "use")
        assert table.state.supply(1) == 1
        table.says(0, "subsidy")
        table.says(1, "take engine-maintenance")
        assert ([held[1] for held in by_seat(table.state, "advantages")], table.state.supply(1)) == ([5, 1, 0], 0)
        table.refuses(2, "take engine-maintenance", "AER-5e.4")


@pytest.mark.rule("AER-2.9")
def test_there_is_no_limit_to_what_an_airline_holds() -> None:
    """29 advantage tiles and one more, 29 aeroplanes and one more."""
    tiles = dict.fromkeys(rules_for().book.advantages, 6) | {"radio-beacons": 5}
    hoard = Airline("london", planes=[Plane(n, tiles=0) for n in range(1, 30)], advantages=tiles, money=900)
    for words_, count in (("take radio-beacons", (30, 29, 899)), ("buy junkers-ju-52-3m", (29, 30, 891))):
        with Skies(position(hoard, PARIS, BERLIN, era=3)) as table:
            table.says(0, words_)
            if words_.startswith("buy"):
                table.says(0, "no")
            s = table.state
            assert (sum(s.airlines[0].advantages), len(fleet(s, 0)), s.airlines[0].money) == count
            table.asks(1)
