"""AER-8: two players and a neutral airline."""

from __future__ import annotations

import pytest

from aerodrome.games.aeroplanes import GAME
from aerodrome.games.aeroplanes.content import AFRICA, ASIA, EUROPE
from aerodrome.games.aeroplanes.plates import plates
from aerodrome.games.aeroplanes.state import EMPTY, Airlines
from aerodrome.games.aeroplanes.steps.era import NeutralCity
from aerodrome.games.aeroplanes.steps.setup import NeutralHome
from aerodrome.kernel.chance import Rng
from aerodrome.kernel.match import Match
from aerodrome.kernel.zones import SPECTATOR
from aerodrome.testing.scenario import ScriptedMatch

from .airfield import (
    LONDON,
    PARIS,
    Airline,
    Plane,
    Skies,
    answers_at_random,
    by_seat,
    empties_box,
    ends_era,
    fresh,
    position,
    rules_for,
    scored,
    state_of,
    words,
)

NEUTRAL = 2
ROME = Airline("rome")
SEEDS = [f"two {n}" for n in range(30)]


def settled(table: ScriptedMatch, stage: int) -> list[str]:
    """Where the neutral airline has got airports of a stage, in the order of their coming."""
    told = [each.args for each in table.told(SPECTATOR, "neutral")]
    return words(table, "city", [each["city"] for each in told if each["stage"] == stage])


def begins(seed: str) -> Airlines:
    """A game after the choice of homes."""
    match = Match(GAME, 2, seed=seed)
    for _ in range(2):
        answers_at_random(match, Rng(len(seed)))
    return state_of(match)


@pytest.mark.rule("AER-8.1", "AER-8.2", "AER-8.6")
def test_a_neutral_airline_settles_when_both_are_at_home() -> None:
    """Test idea 30: its home is one of the four left, and three airports of Stage I in Europe follow."""
    with fresh(2, neutral=(3, 0, 0, 16)) as table:
        table.says(1, "home paris")
        assert table.state.airlines[NEUTRAL].bases == 0
        table.says(0, "home london")
        assert settled(table, 0) == ["rome"]
        assert settled(table, 1) == ["london", "amsterdam", "istanbul"], "of all European cities but the own"
        s = table.state
        assert (s.airlines[NEUTRAL].reserve, s.airlines[NEUTRAL].bases.bit_count()) == ([0, 5, 9, 9], 4)
        neutral = s.airlines[NEUTRAL]
        assert (s.book.players, neutral.money, neutral.fleet, sum(neutral.advantages)) == (2, 0, [], 0)
        assert by_seat(s, "money") == [12, 11]
        table.asks(0)


@pytest.mark.rule("AER-8.2")
def test_any_starting_city_that_is_left_can_be_the_neutral_home() -> None:
    homes = set()
    for seed in SEEDS:
        s = begins(seed)
        three = [s.airlines[airline].airports[0] for airline in range(3)]
        assert len(set(three)) == 3
        assert all(s.book.cities[home.bit_length() - 1] in s.book.cities[:6] for home in three)
        homes.add(three[NEUTRAL].bit_length() - 1)
    assert homes == set(range(6))
    s = position(LONDON, PARIS)
    assert NeutralHome().odds(s) == [1, 1, 1, 1]


@pytest.mark.rule("AER-8.3")
def test_three_spaces_of_each_section_are_used() -> None:
    """In the setup and in the upkeep."""
    with Skies(position(LONDON, PARIS, neutral=ROME, box=0)) as table:
        ends_era(table, 0, neutral=(0, 0, 0, 0))
        assert [space for space, tile in enumerate(table.state.waiting) if tile == EMPTY] == [3, 7, 11, 15, 19, 23]
        table.asks(1)
    s = begins("spaces")
    assert [space for space, tile in enumerate(s.waiting) if tile == EMPTY] == [3, 7, 11, 15, 19, 23]
    assert (len(s.bag), sum(s.book.later[tile] for tile in s.bag)) == (78, 30)


@pytest.mark.rule("AER-8.4", "AER-8.6", "AER-8.1")
def test_six_pounds_for_each_era_and_growth_of_the_neutral_airline() -> None:
    """Seven subsidies end an era; after the white die of the upkeep the neutral airline gets four airports; nobody
    but the two is ever asked."""
    with fresh(2, neutral=(3, 4, 5, 6)) as start:
        assert start.state.box == 6
        start.says(1, "home paris")
        start.says(0, "home london")
        assert (start.state.era, start.state.box) == (1, 6)
        table = Skies(start.state)
        start.asks(0)
    with table:
        for era in (1, 2, 3):
            assert (table.state.era, table.state.box) == (era, 6)
            empties_box(table)
            [seat] = table.match.asked()
            ends_era(table, seat, white=2, neutral=(0, 1, 0, 5))
        assert table.match.over
        assert {seat for (seat,) in table.heard("turn")} == {0, 1}
        for era in (2, 3):
            cities = [table.state.book.cities.index(city) for city in settled(table, era)]
            assert [table.state.book.market[city] for city in cities] == [EUROPE, EUROPE, AFRICA, ASIA]
        assert (len(table.heard("subsidy")), len(table.heard("token"))) == (18, 3)
        kinds = [told.kind for told in table.match.told(SPECTATOR)]
        upkeep = kinds[kinds.index("era") :]
        assert upkeep[: upkeep.index("round")] == ["era", "income", "income", "white", *["neutral"] * 4]
        assert table.state.airlines[NEUTRAL].reserve == [0, 5, 5, 5]


@pytest.mark.rule("AER-8.5")
@pytest.mark.parametrize(
    ("row", "removed", "after"),
    [
        ([*range(1, 13)], [1, 2, 3, 4], [*range(5, 17)]),
        ([40, 41, 43, 45, 46], [40, 41, 43, 45], [46]),
        ([44, 45, 46], [44, 45, 46], []),
    ],
)
def test_the_four_lowest_cards_leave(row: list[int], removed: list[int], after: list[int]) -> None:
    with Skies(position(LONDON, PARIS, neutral=ROME, box=0, row=row)) as table:
        ends_era(table, 0, neutral=(0, 0, 0, 0))
        assert [card + 1 for (card,) in table.heard("remove")] == removed
        assert [card + 1 for card in table.state.row] == after
        table.asks(1)


@pytest.mark.rule("AER-8.7")
@pytest.mark.parametrize("market", [EUROPE, AFRICA, ASIA])
def test_a_neutral_airport_goes_where_there_is_room(market: int) -> None:
    """Each city with an empty space and without a neutral airport is as likely; nobody is replaced."""
    full, own = [("dublin", "vienna"), ("cairo", "kenya"), ("china", "japan")][market]
    s = position(Airline("london", {full: 1}), Airline("paris", {full: 1}), neutral=Airline("rome", {own: 1}), era=2)
    book, step = s.book, NeutralCity(market)
    taken = {full, own, "rome"}
    cities = [name for c, name in enumerate(book.cities) if book.market[c] == market and name not in taken]
    assert len(cities) == {EUROPE: 17, AFRICA: 5, ASIA: 5}[market]
    assert step.odds(s) == [1] * len(cities)
    for x, name in enumerate(cities):
        after = s.clone()
        step.apply(after, x)
        assert after.airlines[NEUTRAL].bases & ~s.airlines[NEUTRAL].bases == 1 << book.cities.index(name)
        assert after.airlines[NEUTRAL].stage_at(book.cities.index(name)) == 2
        assert by_seat(after, "airports")[:2] == by_seat(s, "airports")[:2]


@pytest.mark.rule("AER-8.7")
def test_a_neutral_airport_without_room_is_skipped() -> None:
    """Both players are everywhere in Africa: chance is asked for Europe and Asia only."""
    africa = ["casablanca", "cairo", "west-africa", "nigeria", "ethiopia", "kenya", "south-africa"]
    both = [Airline("london", dict.fromkeys(africa, 2)), Airline("paris", dict.fromkeys(africa, 1))]
    with Skies(position(*both, neutral=ROME, box=0)) as table:
        ends_era(table, 0, neutral=(0, 1, 2))
        assert settled(table, 2) == ["london", "berlin", "indochina"]
        assert (table.state.era, table.state.airlines[NEUTRAL].reserve) == (2, [0, 8, 6, 9])
        table.asks(1)


@pytest.mark.rule("AER-8.8")
def test_a_neutral_airport_helps_the_roll() -> None:
    """Red with 10, for the destination."""
    for neutral, opened in ((Airline("rome", {"cairo": 1}), True), (ROME, False)):
        with Skies(position(Airline("london", planes=[Plane(8)], money=0), PARIS, neutral=neutral)) as table:
            table.says(0, "place fokker-f-ii")
            table.dice(2, 3, 5)
            table.says(0, "fly cairo")
            assert ("cairo" in table.airports(0)) == opened
            table.asks(1)


@pytest.mark.rule("AER-8.8")
def test_a_neutral_airport_takes_a_space_and_gives_way() -> None:
    """To a higher stage only; the tile is back in the neutral reserve. Late, the player gives way first."""
    there = [Airline("paris", {"dublin": 1}), Airline("rome", {"dublin": 1})]
    with Skies(position(Airline("london", planes=[Plane(1)]), there[0], neutral=there[1])) as table:
        table.says(0, "place airco-dh-4a")
        table.refuses(0, "fly dublin", "AER-5b.20")
    with Skies(position(Airline("london", planes=[Plane(15)]), there[0], neutral=there[1])) as table:
        table.says(0, "place dornier-do-j-wal")
        table.says(0, "fly dublin")
        assert table.options(0) == ["replace 2", "replace neutral"]
        table.says(0, "replace neutral")
        assert table.airports(NEUTRAL) == {"rome": 0}
        assert table.airports(0) == {"london": 0, "dublin": 2}
        assert table.state.airlines[NEUTRAL].reserve == [0, 8, 9, 9]
        table.asks(1)
    with Skies(position(there[0], Airline("london", planes=[Plane(15)]), neutral=there[1], turn=1, first=1)) as table:
        table.says(1, "place dornier-do-j-wal")
        table.says(1, "fly dublin")
        table.match.time_out(1)
        assert (table.airports(0), table.airports(NEUTRAL)) == ({"paris": 0}, {"rome": 0, "dublin": 1})
        table.asks(0)


@pytest.mark.rule("AER-8.8")
def test_the_neutral_home_stays() -> None:
    """There is always a space beside it."""
    builder = Airline("paris", {"zurich": 1}, [Plane(30)])
    with Skies(position(builder, Airline("london", {"rome": 1}), neutral=ROME)) as table:
        table.says(0, "place junkers-ju-52-3m")
        table.says(0, "fly rome")
        assert [table.airports(airline).get("rome") for airline in range(3)] == [3, 1, 0]
        assert table.heard("oust") == []
        table.asks(0)


@pytest.mark.rule("AER-8.9")
@pytest.mark.parametrize(
    ("counts", "vp"),
    [([4, 2, 4], [4, 0]), ([4, 2, 3], [4, 0]), ([4, 2, 5], [2, 0]), ([4, 2, 2], [4, 2]), ([3, 3, 4], [2, 2])],
)
def test_the_neutral_airline_is_ranked_in_the_markets(counts: list[int], vp: list[int]) -> None:
    """Test idea 30, for first player, second player and neutral airline: what the last would get is lost."""
    cities = [["dublin", "madrid", "lisbon", "toulouse"], ["moscow", "warsaw", "helsinki"], ["athens", "vienna"]]
    cities[NEUTRAL] += ["budapest", "istanbul"]
    made = [
        Airline(home, dict.fromkeys(cities[airline][: counts[airline] - 1], 1))
        for airline, home in enumerate(("london", "paris", "rome"))
    ]
    with Skies(position(*made[:2], neutral=made[NEUTRAL], box=0)) as table:
        ends_era(table, 0, neutral=(0, 0, 0, 0))
        assert scored(table.state, "europe") == vp
        assert table.state.airlines[NEUTRAL].vp() == 0
        table.asks(1)


@pytest.mark.rule("AER-8.10")
@pytest.mark.parametrize(
    ("era", "people", "vp"), [(1, (2, 1), [5, 3]), (1, (1, 1), [4, 4]), (2, (1, 2), [4, 6]), (3, (3, 3), [5, 5])]
)
def test_profit_ranks_the_two_players(era: int, people: tuple[int, int], vp: list[int]) -> None:
    """First and second value; a tie gives half of their sum, rounded down."""
    made = [
        Airline(home, planes=[Plane(card, 0, 0)], carried=[(f"{home} {people[seat]}", card)])
        for seat, (home, card) in enumerate((("london", 1), ("paris", 2)))
    ]
    with Skies(position(*made, neutral=ROME, era=era, box=0)) as table:
        ends_era(table, 0, neutral=(0, 0, 0, 0))
        assert scored(table.state, "profit") == vp
        if era < 3:
            table.asks(1)


@pytest.mark.rule("AER-8.11")
def test_all_else_is_the_same_for_two() -> None:
    """Row, tiles, incomes, charts, overflow area, and the die modulo the players."""
    two, three = rules_for(2), rules_for(3)
    assert plates(two) == plates(three)
    for book in (two.book, three.book):
        assert (book.row, book.income, book.tiles, book.overflow) == (12, [0, 12, 22, 32], [1, 8, 9, 9], 8)
        assert (book.surcharge, book.targets, book.crash, book.white_odds) == (1, [0, 12, 14], 4, [1] * 6)
    s = begins("same")
    assert (s.row, len(s.deck), s.overflow) == ([*range(12)], 34, [EMPTY] * 8)
    assert by_seat(s, "reserve")[:2] == [[0, 8, 9, 9]] * 2
    with Skies(position(LONDON, PARIS, neutral=ROME, turn=1, first=0, box=3)) as table:
        table.white(5)
        table.says(1, "subsidy")
        table.asks(1)
