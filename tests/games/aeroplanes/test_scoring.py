"""AER-1.3, AER-1.4, AER-6a, AER-6c: VP of an era, the final count, and who wins."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from .airfield import BERLIN, PARIS, Airline, Plane, Skies, by_seat, ends_era, fleet, position, scored

HOMES = ["london", "amsterdam", "berlin", "paris", "zurich"]
CITIES = {
    "europe": "dublin lisbon madrid toulouse frankfurt copenhagen stockholm helsinki warsaw moscow vienna budapest",
    "africa": "casablanca cairo west-africa nigeria ethiopia kenya south-africa",
    "asia": "middle-east india indochina malaya china japan australia",
}
MARKETS = list(CITIES)
THREES = ["london", "amsterdam", "berlin", "paris", "zurich", "rome", "madrid", "frankfurt", "warsaw", "vienna"]
ONES = [*THREES, "dublin", "lisbon", "toulouse", "copenhagen", "stockholm", "helsinki", "moscow", "budapest"]


def with_airports(market: str, counts: Sequence[int]) -> list[Airline]:
    """Airlines with so many airports in a market, of all stages; in Europe one of them is the Home airport."""
    cities, made = CITIES[market].split(), []
    for seat, count in enumerate(counts):
        more = count - 1 if market == "europe" else count
        there = [cities[(4 * seat + i) % len(cities)] for i in range(more)]
        made.append(Airline(HOMES[seat], {city: 1 + (seat + i) % 3 for i, city in enumerate(there)}))
    return made


def with_profits(profits: Sequence[int]) -> list[Airline]:
    """Airlines that have carried so many people, or have so many empty seats on a new aeroplane."""
    threes, ones = THREES[:], ONES[:]
    made = []
    for seat, profit in enumerate(profits):
        carried = [f"{threes.pop()} 3" for _ in range(max(0, profit) // 3)]
        carried += [f"{ones.pop()} 1" for _ in range(max(0, profit) % 3)]
        card = seat + 25
        made.append(
            Airline(HOMES[seat], planes=[Plane(card, 0, max(0, -profit))], carried=[(c, card) for c in carried])
        )
    return made


def gained(airlines: Sequence[Airline], source: str, era: int = 1) -> list[int]:
    """What they get from one source when the era ends."""
    with Skies(position(*airlines, era=era, box=0)) as table:
        ends_era(table, 0, white=len(airlines))
        if era < 3:
            table.asks(0)
        return scored(table.state, source)


@pytest.mark.rule("AER-6a.1", "AER-6a.2")
@pytest.mark.parametrize(
    ("era", "market", "higher", "lower"),
    [
        (1, "europe", 4, 2),
        (1, "africa", 3, 1),
        (1, "asia", 3, 1),
        (2, "europe", 5, 3),
        (2, "africa", 4, 2),
        (2, "asia", 5, 2),
        (3, "europe", 6, 3),
        (3, "africa", 6, 3),
        (3, "asia", 7, 4),
    ],
)
def test_most_airports_in_a_market(era: int, market: str, higher: int, lower: int) -> None:
    """Each market for itself, by the chart of the era; whatever the stages are."""
    airlines = with_airports(market, [2, 4, 1, 3])
    assert gained(airlines, market, era) == [0, higher, 0, lower]


@pytest.mark.rule("AER-6a.1", "AER-6a.5")
@pytest.mark.parametrize(("era", "europe"), [(1, 4), (2, 5), (3, 6)])
def test_airports_elsewhere_do_not_count_in_a_market(era: int, europe: int) -> None:
    """Three Home airports tie in Europe; those in the Americas are in no market."""
    airlines = [Airline("london", {"north-america": 1, "south-america": 3}), PARIS, Airline("berlin", {"cairo": 2})]
    assert gained(airlines, "europe", era) == [europe, europe, europe]
    assert gained(airlines, "africa", era) == [0, 0, {1: 3, 2: 4, 3: 6}[era]]
    assert gained(airlines, "asia", era) == [0, 0, 0]


@pytest.mark.rule("AER-6a.3", "AER-6a.4", "AER-6a.5")
@pytest.mark.parametrize(
    ("market", "counts", "vp"),
    [
        ("europe", [5, 5, 3], [4, 4, 0]),
        ("europe", [5, 3, 3], [4, 2, 2]),
        ("europe", [2, 2, 2], [4, 4, 4]),
        ("europe", [3, 4, 3, 1, 3], [2, 4, 2, 0, 2]),
        ("africa", [1, 0, 0], [3, 0, 0]),
        ("africa", [0, 0, 0], [0, 0, 0]),
        ("africa", [0, 2, 2], [0, 3, 3]),
        ("asia", [0, 1, 2], [0, 1, 3]),
        ("asia", [1, 1, 2, 0], [1, 1, 3, 0]),
    ],
)
def test_ties_and_absence_in_a_market(market: str, counts: list[int], vp: list[int]) -> None:
    """Test idea 26: who ties for most leaves no second; who has no airport there gets nothing."""
    assert gained(with_airports(market, counts), market) == vp


@pytest.mark.rule("AER-6a.6", "AER-6a.7")
def test_profit_is_people_less_empty_seats_of_new_aeroplanes() -> None:
    """Test idea 7: in Era 2, 5 people, two empty seats from before and a new one: 4. People on the old one count."""
    old, new = Plane(2, free=2, new=False), Plane(15, free=1)
    carried = [("london 3", 15), ("rome 2", 2)]
    airlines = [Airline("london", planes=[old, new], carried=carried), Airline("paris", planes=[Plane(16)]), BERLIN]
    with Skies(position(*airlines, era=2, box=0)) as table:
        ends_era(table, 0)
        assert table.heard("profit") == [(0, 4, 6, 11), (1, -3, 2, 7), (2, 0, 4, 9)]
        assert scored(table.state, "profit") == [6, 2, 4]
        table.asks(1)


@pytest.mark.rule("AER-6a.6")
def test_passengers_of_the_eras_before_are_no_profit() -> None:
    airlines = [
        Airline("london", kept=["india 3", "china 3"]),
        Airline("paris", planes=[Plane(1, 0, 0)], carried=[("cairo 1", 1)]),
        BERLIN,
    ]
    assert gained(airlines, "profit", era=2) == [3, 6, 3]


@pytest.mark.rule("AER-6a.8", "AER-6a.9", "AER-6a.10", "AER-6a.11")
@pytest.mark.parametrize(
    ("era", "profits", "vp"),
    [
        (1, [9, 9, 4, 1], [4, 4, 1, 0]),
        (1, [9, 6, 6, 1], [5, 2, 2, 0]),
        (1, [9, 6, 4, 4], [5, 3, 0, 0]),
        (1, [2, 2, 2], [3, 3, 3]),
        (1, [4, 7, 1], [3, 5, 1]),
        (1, [-3, -1, -2], [1, 5, 3]),
        (1, [0, -4, 0], [4, 1, 4]),
        (1, [5, 5, 5, 2], [3, 3, 3, 0]),
        (1, [1, 1, 1, 1, 1], [1, 1, 1, 1, 1]),
        (1, [4, 1, 1, 1, 1], [5, 1, 1, 1, 1]),
        (2, [1, 3, 2, 0], [2, 6, 4, 0]),
        (2, [3, 1, 1], [6, 3, 3]),
        (3, [1, 3, 2, 0], [2, 7, 4, 0]),
        (3, [3, 3, 1], [5, 5, 2]),
    ],
)
def test_places_of_profit(era: int, profits: list[int], vp: list[int]) -> None:
    """Test idea 4: who ties shares the places, rounded down; the sign does not matter, nor does the fourth place."""
    assert gained(with_profits(profits), "profit", era) == vp


@pytest.mark.rule("AER-6a.12", "AER-2.11")
def test_the_vp_of_an_era_are_added_to_those_before() -> None:
    """Without an upper limit: Europe 4, Africa 3 and profit 5."""
    rich = Airline("london", {"dublin": 1, "cairo": 1}, [Plane(1, 0, 0)], carried=[("london 1", 1)], vp=995)
    with Skies(position(rich, Airline("paris", vp=3), BERLIN, box=0)) as table:
        assert [table.state.airlines[seat].vp() for seat in range(3)] == [995, 3, 0]
        ends_era(table, 0)
        assert [table.state.airlines[seat].vp() for seat in range(3)] == [1007, 3 + 2 + 2, 2 + 2]
        table.asks(1)


def last_turn(*moneys: int, behind: int = 0) -> Skies:
    """Test idea 29: at the end of Era 3 Europe gives each 6 and profit 4, so the first two have 20 and 28 on the track
    and the third less. The first has cards for 1+1+0 in the pile or as good as there, passengers for 2+3+1, a card with
    an empty seat and one with a tile left."""
    first = Airline(
        "london",
        planes=[Plane(12, tiles=0, free=1), Plane(18, tiles=0, free=0), Plane(20, tiles=1, free=0)],
        pile=[4, 1],
        kept=["india 2/2", "japan 1/3"],
        carried=[("cairo 1/1", 12)],
        vp=10,
        money=moneys[0],
    )
    second, third = Airline("paris", vp=18 - behind, money=moneys[1]), Airline("berlin", vp=1, money=99)
    return Skies(position(first, second, third, era=3, box=0))


@pytest.mark.rule("AER-1.3", "AER-6c.2", "AER-6c.3", "AER-6c.4", "AER-6c.1")
def test_the_final_count() -> None:
    """Who was behind on the track wins by it, and nothing follows."""
    with last_turn(0, 5, behind=1) as table:
        ends_era(table, 0)
        assert table.match.over
        s = table.state
        assert table.heard("count")[0] == (0, 2, 6, 28)
        assert (s.airlines[0].points.aeroplanes, s.airlines[0].points.passengers) == (2, 6)
        assert [s.airlines[seat].vp() for seat in range(3)] == [28, 27, 11]
        assert table.match.ranks() == [1, 2, 3]
        assert table.heard("win") == [(0, 28, 0)]
        assert (s.airlines[0].pile, fleet(s, 0)) == ([3, 0, 17], [11, 19])
        assert table.heard("remove") == table.heard("income") == []


@pytest.mark.rule("AER-1.4")
@pytest.mark.parametrize(
    ("moneys", "ranks", "winners"),
    [
        ((9, 5), [1, 2, 3], [(0, 28, 9)]),
        ((4, 5), [2, 1, 3], [(1, 28, 5)]),
        ((5, 5), [1, 1, 3], [(0, 28, 5), (1, 28, 5)]),
    ],
)
def test_money_breaks_a_tie(moneys: tuple[int, int], ranks: list[int], winners: list[tuple[int, ...]]) -> None:
    """And if it is the same, both win; money alone is worth nothing."""
    with last_turn(*moneys) as table:
        ends_era(table, 0)
        assert [table.state.airlines[seat].vp() for seat in range(3)] == [28, 28, 11]
        assert table.match.ranks() == ranks
        assert table.heard("win") == winners


@pytest.mark.rule("AER-6c.3", "AER-6c.4")
def test_every_card_and_every_passenger_counts_what_is_printed() -> None:
    """The passengers of the eras before and of this one, each VP once."""
    first = Airline("london", pile=[4, 6, 12, 15, 1, 2], kept=["japan 2/3", "kenya 3/2"])
    people = [("moscow 1/1", 45), ("south-africa 2/3", 45), ("paris 1/0", 46)]
    second = Airline("paris", planes=[Plane(45), Plane(46)], carried=people)
    with Skies(position(first, second, BERLIN, era=3, box=0)) as table:
        ends_era(table, 0)
        assert scored(table.state, "aeroplanes") == [4, 0, 0]
        assert scored(table.state, "passengers") == [5, 4, 0]
        assert (len(table.state.airlines[1].scored), len(table.state.gone)) == (2, 1)
        assert by_seat(table.state, "claimed") == [[], [], []]


@pytest.mark.rule("AER-6c.5")
def test_what_is_left_over_gives_no_vp() -> None:
    """Money, advantage tiles, engine failures, airport tiles on cards: the airlines differ in nothing else."""
    tiles = {"daring-pilot": 3, "radio-beacons": 2}
    left = Airline("london", planes=[Plane(46, tiles=2, free=0)], money=80, advantages=tiles, failures=3)
    poor = Airline("paris", planes=[Plane(45, tiles=0, free=0)], money=0)
    with Skies(position(left, poor, BERLIN, era=3, box=0)) as table:
        ends_era(table, 0)
        assert table.state.airlines[0].points.by_source() == [6, 0, 0, 4, 0, 0, 0]
        assert table.state.airlines[1].points.by_source() == [6, 0, 0, 4, 0, 1, 0], "the card that is fully used"
