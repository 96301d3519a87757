"""AER-6b: what happens between two eras."""

from __future__ import annotations

from itertools import groupby

import pytest

from aerodrome.games.aeroplanes.state import EMPTY, Airlines
from aerodrome.kernel.chance import Rng
from aerodrome.kernel.zones import SPECTATOR

from .airfield import (
    BERLIN,
    FILL,
    LONDON,
    PARIS,
    Airline,
    Plane,
    Skies,
    by_seat,
    empties_box,
    ends_era,
    fleet,
    passengers,
    position,
    scored,
)

TILE_LEFT = Airline("london", planes=[Plane(4, tiles=1, free=0)])


def row(table: Skies) -> list[int]:
    """The cards of the row by their numbers."""
    return [card + 1 for card in table.state.row]


def waits(table: Skies, space: str) -> str:
    """Who waits there."""
    tile = table.state.waiting[table.state.book.space_names.index(space)]
    return "" if tile == EMPTY else passengers(table, [tile])[0]


def overflow(table: Skies) -> list[str]:
    """The overflow area, slot by slot."""
    return ["" if tile == EMPTY else passengers(table, [tile])[0] for tile in table.state.overflow]


def with_bag(s: Airlines, tiles: int) -> Airlines:
    """As if all but so many tiles of the bag had left the game."""
    s.bag, s.gone = s.bag[:tiles], s.bag[tiles:]
    return s


@pytest.mark.rule("AER-6b.1")
@pytest.mark.parametrize("era", [1, 2])
def test_the_order_of_the_upkeep(era: int) -> None:
    """Cards, passengers who leave Europe, new ones, income and box, the white die."""
    planes = [Plane(1, tiles=0, free=0), Plane(2)]
    s = position(Airline("london", planes=planes), PARIS, BERLIN, era=era, box=0, waiting={"rome-1": "cairo 1"})
    with Skies(s) as table:
        ends_era(table, 0)
        kinds = [told.kind for told in table.match.told(SPECTATOR)]
        upkeep = ["remove", "appear", "retire", "flip", "overflow", "wait", "era", "income", "white", "round", "turn"]
        assert [kind for kind, _ in groupby(kinds[kinds.index("remove") :])] == upkeep
        assert kinds.index("profit") < kinds.index("remove")
        table.asks(1)


@pytest.mark.rule("AER-6b.2")
@pytest.mark.parametrize(
    ("before", "removed", "after"),
    [
        (range(1, 13), [1, 2], [*range(3, 15)]),
        ([3, 5, *range(7, 17)], [3, 5], [*range(7, 19)]),
        (range(34, 46), [34, 35], [*range(36, 47)]),
        ([40, 41, 44, 46], [40, 41], [44, 46]),
        ([46], [46], []),
    ],
)
def test_the_two_lowest_cards_leave(before: list[int], removed: list[int], after: list[int]) -> None:
    """Test idea 27: the row is filled again as far as the deck lasts."""
    with Skies(position(LONDON, PARIS, BERLIN, box=0, row=list(before))) as table:
        ends_era(table, 0)
        assert row(table) == after
        assert [(card + 1,) for (card,) in table.heard("remove")] == [(card,) for card in removed]
        assert {card - 1 for card in removed} <= set(table.state.removed)
        table.asks(1)


@pytest.mark.rule("AER-6b.3", "AER-6b.5")
def test_a_card_with_a_tile_left_is_not_fully_used() -> None:
    """Test idea 27: it is flipped; its tile is placed in Era 2, then it goes to the pile, and its VP counts."""
    with Skies(position(TILE_LEFT, PARIS, BERLIN, box=0)) as table:
        ends_era(table, 0, white=3)
        s = table.state
        assert (fleet(s, 0), s.airlines[0].pile, table.is_new(4), table.plane(4)) == ([3], [], False, (0, 1))
        table.says(0, "place junkers-f-13")
        table.says(0, "fly dublin")
        assert table.plane(4) == (0, 0)
        table.says(1, "subsidy")
        table.white(3)
        table.says(2, "subsidy")
        empties_box(table)
        ends_era(table, 0, white=3)
        assert (fleet(s, 0), s.airlines[0].pile) == ([], [3])
        assert [(seat, card) for seat, card, _ in table.heard("retire")] == [(0, 3)]
        empties_box(table)
        ends_era(table, 2)
        assert scored(s, "aeroplanes") == [1, 0, 0]


@pytest.mark.rule("AER-6b.3")
@pytest.mark.parametrize(("tiles", "free", "piled"), [(0, 0, True), (0, 1, False), (1, 0, False), (1, 1, False)])
def test_fully_used_is_without_seat_and_tile(tiles: int, free: int, piled: bool) -> None:
    """Old cards and new ones alike."""
    owner = Airline("paris", planes=[Plane(16, tiles, free), Plane(2, tiles, free, new=False)])
    with Skies(position(LONDON, owner, BERLIN, era=2, box=0)) as table:
        ends_era(table, 0)
        assert (table.state.airlines[1].pile, fleet(table.state, 1)) == (([1, 15], []) if piled else ([], [1, 15]))
        assert table.state.airlines[1].reserve == [0, 8 - tiles, 9 - tiles, 9]
        table.asks(1)


@pytest.mark.rule("AER-6b.3", "AER-6c.2")
def test_seats_only() -> None:
    """Test idea 34, AER-R35: a card without free seats is fully used; its tile goes to the reserve; at the end too."""
    chosen = {"seats_only": "on"}
    with Skies(position(TILE_LEFT, PARIS, BERLIN, box=0, options=chosen), chosen) as table:
        assert table.state.airlines[0].reserve[1] == 7
        ends_era(table, 0)
        s = table.state
        assert (fleet(s, 0), s.airlines[0].pile, s.airlines[0].reserve) == ([], [3], [0, 8, 9, 9])
        table.asks(1)
    seat_left = Airline("paris", planes=[Plane(18, tiles=0, free=1)])
    with Skies(position(TILE_LEFT, seat_left, BERLIN, era=3, box=0, options=chosen), chosen) as table:
        ends_era(table, 0)
        s = table.state
        assert (by_seat(s, "pile"), s.airlines[0].reserve) == ([[3], [], []], [0, 8, 9, 9])
        assert scored(s, "aeroplanes") == [1, 0, 0]


@pytest.mark.rule("AER-6b.4", "AER-2.10")
def test_free_seats_stay_usable_however_many() -> None:
    """More than the 40 excess capacity tiles: 83 seats on 17 flipped cards, and somebody takes one."""
    planes = [Plane(n, tiles=0) for n in range(30, 47)]
    s = position(Airline("london", planes=planes), PARIS, BERLIN, era=2, box=0, waiting={"london-1": "london 3"})
    with Skies(s) as table:
        ends_era(table, 0, white=3)
        now = table.state
        assert sum(free for _, _, free in table.heard("flip")) == 83
        planes_now = now.airlines[0].fleet
        assert sum(plane.free for plane in planes_now) == 83
        assert (any(plane.new for plane in planes_now), len(planes_now), now.profit(0)) == (False, 17, 0)
        table.says(0, "claim london-1")
        assert len(table.options(0, "board")) == 17
        table.says(0, "board boeing-314-clipper")
        assert (table.plane(46)[0], now.profit(0)) == (4, 3)
        table.asks(1)


@pytest.mark.rule("AER-6b.6")
def test_passengers_leave_the_cards() -> None:
    """Those with VP are kept, the others are gone; the seats stay used."""
    carried = [("paris 1/0", 2), ("cairo 2/1", 2), ("lisbon 2/0", 12), ("lisbon 1/1", 12)]
    owner = Airline("london", planes=[Plane(2, free=0), Plane(12, free=2)], carried=carried, kept=["istanbul 2/1"])
    other = Airline("paris", planes=[Plane(3, free=1)], carried=[("rome 2/0", 3)])
    with Skies(position(owner, other, BERLIN, box=0)) as table:
        ends_era(table, 0)
        s = table.state
        assert passengers(table, s.airlines[0].scored) == ["istanbul 2/1", "cairo 2/1", "lisbon 1/1"]
        assert (s.airlines[1].scored, by_seat(s, "claimed")) == ([], [[], [], []])
        assert passengers(table, s.gone) == ["paris 1/0", "lisbon 2/0", "rome 2/0"]
        assert [table.plane(number)[0] for number in (2, 12, 3)] == [0, 2, 1]
        table.asks(1)


@pytest.mark.rule("AER-6b.7", "AER-6b.9")
def test_one_of_each_city_who_leaves_europe_goes_to_the_overflow() -> None:
    """Test idea 28: the first of them, cities in fill order; all others stay."""
    waiting = {
        "paris-1": "paris 2",
        "paris-2": "india 1",
        "paris-3": "cairo 1",
        "berlin-4": "north-america 2",
        "rome-4": "middle-east 1",
        "amsterdam-1": "istanbul 1",
    }
    with Skies(position(LONDON, PARIS, BERLIN, box=0, waiting=waiting)) as table:
        ends_era(table, 0)
        assert overflow(table) == ["middle-east 1/1", "india 1/2", "north-america 2/3"] + [""] * 5
        assert [waits(table, space) for space in ("paris-1", "paris-3", "amsterdam-1")] == [
            "paris 2/0",
            "cairo 1/1",
            "istanbul 1/1",
        ]
        assert passengers(table, table.state.waiting).count("india 1/2") == 0
        table.asks(1)


@pytest.mark.rule("AER-6b.8", "AER-6b.7", "AER-6b.9")
@pytest.mark.parametrize(("there", "moved"), [(6, ["kenya 1/2", "cairo 1/1"]), (7, ["kenya 1/2"]), (8, [])])
def test_the_overflow_area_has_eight_places(there: int, moved: list[str]) -> None:
    """Test idea 28: with 7 there, only the one of Rome moves; those who are there stay."""
    first = ["india 1", "india 2", "india 3", "china 1", "china 2", "china 3", "japan 1", "japan 2"][:there]
    waiting = {"zurich-1": "cairo 1", "rome-3": "kenya 1"}
    with Skies(position(LONDON, PARIS, BERLIN, era=2, box=0, waiting=waiting, overflow=first)) as table:
        before = overflow(table)[:there]
        ends_era(table, 0)
        assert overflow(table) == before + moved + [""] * (8 - there - len(moved))
        assert (waits(table, "rome-3") == "kenya 1/2") == (there == 8)
        assert (waits(table, "zurich-1") == "cairo 1/1") == (there > 6)
        table.asks(1)


@pytest.mark.rule("AER-6b.7", "AER-6b.9")
def test_the_lowest_free_place_of_the_overflow_is_taken() -> None:
    owner = Airline("london", {"kenya": 2}, [Plane(15)])
    slots = ["india 1", "kenya 1", "china 1"]
    s = position(owner, PARIS, BERLIN, era=2, box=0, waiting={"rome-1": "japan 1"}, overflow=slots)
    with Skies(s) as table:
        table.says(0, "claim overflow-2")
        table.says(0, "board dornier-do-j-wal")
        assert overflow(table)[:3] == ["india 1/2", "", "china 1/3"]
        ends_era(table, 1)
        assert overflow(table) == ["india 1/2", "japan 1/3", "china 1/3"] + [""] * 5
        table.asks(2)


@pytest.mark.rule("AER-6b.10")
def test_the_bag_fills_the_empty_spaces() -> None:
    """From Rome on, and now with those of the x icon."""
    kept = {"rome-2": "rome 1", "zurich-1": "paris 1"}
    s = position(LONDON, PARIS, BERLIN, box=0, waiting=kept)
    drawn = s.bag[:]
    Rng(FILL).shuffle(drawn)
    with Skies(s) as table:
        ends_era(table, 0)
        now = table.state
        assert EMPTY not in now.waiting
        assert [waits(table, space) for space in kept] == ["rome 1/0", "paris 1/0"]
        arrived = [tile for space, tile in enumerate(now.waiting) if space not in (1, 4)]
        assert arrived == drawn[:-23:-1]
        assert any(now.book.later[tile] for tile in arrived)
        assert sorted(arrived + now.bag) == sorted(drawn)
        table.asks(1)


@pytest.mark.rule("AER-6b.11", "AER-6b.10")
@pytest.mark.parametrize("tiles", [0, 3, 22])
def test_an_empty_bag_leaves_spaces_empty(tiles: int) -> None:
    """The last spaces of the order."""
    with Skies(with_bag(position(LONDON, PARIS, BERLIN, box=0, waiting={"rome-2": "rome 1"}), tiles)) as table:
        ends_era(table, 0)
        taken = [tile != EMPTY for tile in table.state.waiting]
        assert taken == ([True] * (tiles + 1) + [False] * (23 - tiles) if tiles else [False, True] + [False] * 22)
        assert table.state.bag == []
        table.asks(1)


@pytest.mark.rule("AER-6b.12")
@pytest.mark.parametrize(("era", "income"), [(1, 22), (2, 32)])
def test_the_next_era_begins_with_income_and_a_full_box(era: int, income: int) -> None:
    with Skies(position(LONDON, Airline("paris", money=0), BERLIN, era=era, box=0)) as table:
        ends_era(table, 0)
        assert table.heard("income") == [(0, income, 12 + income), (1, income, income), (2, income, 12 + income)]
        assert (by_seat(table.state, "money"), table.state.box) == ([12 + income, income, 12 + income], 8)
        assert (table.state.era, table.state.rounds) == (era + 1, 1)
        table.asks(1)
        table.says(1, "subsidy")
        assert table.state.box == 7, "and the token is there again: nobody has it"
        table.asks(2)


@pytest.mark.rule("AER-6b.13")
@pytest.mark.parametrize(("taker", "white", "reached"), [(0, 1, 1), (1, 6, 1), (2, 4, 0), (2, 3, 2)])
def test_the_die_passes_on_from_the_taker(taker: int, white: int, reached: int) -> None:
    with Skies(position(LONDON, PARIS, BERLIN, turn=taker, first=0, box=0)) as table:
        ends_era(table, taker, white=white)
        assert (table.heard("white"), table.state.first) == ([(reached, white)], reached)
        table.asks(reached)


@pytest.mark.rule("AER-6b.14")
def test_what_the_upkeep_leaves_alone() -> None:
    tiles = {"daring-pilot": 2, "engine-maintenance": 1}
    owner = Airline("london", {"paris": 1, "cairo": 1}, money=7, advantages=tiles, failures=3)
    with Skies(position(owner, Airline("paris", {"dublin": 1}, failures=1), BERLIN, box=0)) as table:
        table.says(0, "no")
        before = [each[:] for each in by_seat(table.state, "airports")]
        ends_era(table, 0)
        s = table.state
        assert (by_seat(s, "airports"), by_seat(s, "failures")) == (before, [3, 1, 0])
        assert by_seat(s, "advantages") == [[2, 1, 0, 0, 0], [0] * 5, [0] * 5]
        assert by_seat(s, "reserve") == [[0, 6, 9, 9], [0, 7, 9, 9], [0, 8, 9, 9]]
        assert [money - 22 for money in by_seat(s, "money")] == [7, 12, 12]
        table.asks(1)
