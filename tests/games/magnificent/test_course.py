"""MFM-6.1 to MFM-6.12, MFM-12.1, MFM-12.2: the course of a standard set-up, and what lies on it."""

from __future__ import annotations

from collections import Counter

import pytest

from aerodrome.games.magnificent.flight import deliver
from aerodrome.games.magnificent.scoring import finish
from aerodrome.games.magnificent.state import Race
from aerodrome.games.magnificent.steps.course import BuildCourse, PlaceCargo, SetWeather, draw_special
from aerodrome.games.magnificent.terms import FIELDS, MOUNTAIN, SOURCES, SPECIALS, TERRAINS, TOWN, WATER
from aerodrome.kernel.chance import Rng

from .hangar import NO_WEATHER, Flyer, Meeting, position, rules_for

SEEDS = range(150)
WILD = ["fields", "mountain", "town", "water"]
EACH = pytest.mark.parametrize(("setup", "tiles"), [("standard", 11), ("long", 13), ("random", 13)])


def laid_out(setup: str, seed: int, seats: int = 4) -> Race:
    """A course with everything on it."""
    rules = rules_for(seats, {"setup": setup})
    s = rules.setup([[] for _ in range(seats)])
    s.todo = []
    for step in (BuildCourse(), PlaceCargo(), SetWeather()):
        step.apply(s, seed)
    s.settle()
    return s


def halves(s: Race) -> list[list[int]]:
    return [s.course.tiles[1 : s.course.middle()], s.course.tiles[s.course.middle() + 1 : -1]]


def terrains(s: Race, tiles: list[int]) -> list[str]:
    return [TERRAINS[s.book.terrain[tile]] for tile in tiles]


@pytest.mark.rule("MFM-6.1", "MFM-6.2", "MFM-6.3", "MFM-12.1", "MFM-R56", "MFM-3.1")
@EACH
def test_the_three_airfields_frame_two_halves(setup: str, tiles: int) -> None:
    for seed in SEEDS:
        s = laid_out(setup, seed)
        assert (len(s.course.tiles), len(set(s.course.tiles))) == (tiles, tiles), "no tile lies there twice"
        assert [s.course.tiles[0], s.course.tiles[s.course.middle()], s.course.tiles[-1]] == [0, 5, 10]
        assert [len(half) for half in halves(s)] == [(tiles - 3) // 2] * 2
        assert "airfield" not in terrains(s, [tile for half in halves(s) for tile in half])


@pytest.mark.rule("MFM-6.1")
def test_a_standard_half_has_one_tile_of_each_terrain() -> None:
    """Any of the three copies, in any order."""
    orders, copies = set(), set()
    for seed in SEEDS:
        s = laid_out("standard", seed)
        for half in halves(s):
            assert sorted(terrains(s, half)) == WILD
            orders.add(tuple(terrains(s, half)))
            copies.update(half)
    assert len(orders) == 24
    assert len(copies) == 12


@pytest.mark.rule("MFM-6.2")
def test_a_long_half_has_one_tile_more() -> None:
    """Of the four left over, one of each terrain: so the extra ones are of different terrains."""
    extras = set()
    for seed in SEEDS:
        s = laid_out("long", seed)
        more = [Counter(terrains(s, half)) - Counter(WILD) for half in halves(s)]
        assert [sum(extra.values()) for extra in more] == [1, 1]
        assert more[0] != more[1]
        extras.update([*more[0], *more[1]])
    assert sorted(extras) == WILD


@pytest.mark.rule("MFM-12.1")
def test_a_random_half_may_lack_a_terrain() -> None:
    lacking = [seed for seed in SEEDS if len(set(terrains(laid_out("random", seed), halves_of(seed)))) < 4]
    assert lacking
    unused = Counter(tile for seed in SEEDS for tile in range(15) if tile not in laid_out("random", seed).course.tiles)
    assert (len(unused), sum(unused.values())) == (12, 2 * len(SEEDS)), "any two tiles are unused"


def halves_of(seed: int) -> list[int]:
    return halves(laid_out("random", seed))[0]


@pytest.mark.rule("MFM-6.4", "MFM-6.5", "MFM-6.6", "MFM-6.7", "MFM-R24")
@EACH
@pytest.mark.parametrize("seats", [4, 6])
def test_special_cargo_lies_before_the_middle_airfield(setup: str, tiles: int, seats: int) -> None:
    """As many as the number of the tile says, never on its own terrain; three of water and of mountain are set aside,
    so 16 are in the stack."""
    most: Counter[int] = Counter()
    for seed in SEEDS:
        s = laid_out(setup, seed, seats)
        for tile in range(1, s.course.middle()):
            cargo, printed = s.course.cargo[tile], s.book.tile_cargo[s.course.tiles[tile]]
            assert len(cargo) <= printed
            assert all(item < SPECIALS and item != s.book.terrain[s.course.tiles[tile]] for item in cargo)
            if len(cargo) < printed:
                assert left_over(s) <= {s.book.terrain[s.course.tiles[tile]]}, "nothing else was left"
        for item, number in placed(s).items():
            most[item] = max(most[item], number)
    assert most[FIELDS] <= 6
    assert most[TOWN] <= 6
    assert (most[WATER], most[MOUNTAIN]) == (2, 2)


def placed(s: Race) -> Counter[int]:
    return Counter(item for cargo in s.course.cargo[: s.course.middle()] for item in cargo)


def left_over(s: Race) -> set[int]:
    stack = {FIELDS: 6, TOWN: 6, WATER: 2, MOUNTAIN: 2}
    return {item for item, copies in stack.items() if copies > placed(s)[item]}


@pytest.mark.rule("MFM-6.6", "MFM-R55")
def test_a_token_of_the_own_terrain_is_replaced() -> None:
    """Test idea 33; the misfits go back into the stack, and if nothing else is left the tile gets fewer."""
    for seed in SEEDS:
        stack = [MOUNTAIN, MOUNTAIN, TOWN, WATER]
        assert sorted(draw_special(stack, 2, MOUNTAIN, Rng(seed))) == [TOWN, WATER]
        assert stack == [MOUNTAIN, MOUNTAIN]
        assert draw_special(stack, 2, MOUNTAIN, Rng(seed)) == []
        assert draw_special(stack, 1, WATER, Rng(seed)) == [MOUNTAIN]
        assert stack == [MOUNTAIN]


@pytest.mark.rule("MFM-6.8", "MFM-6.9", "MFM-6.10", "MFM-R24", "MFM-12.3")
@EACH
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_general_cargo_and_passengers_lie_as_the_tiles_say(setup: str, tiles: int, seats: int) -> None:
    """General cargo from the middle airfield on, passengers everywhere but on the first and the last tile."""
    mixed = set()
    for seed in SEEDS:
        s = laid_out(setup, seed, seats)
        book = s.book
        for tile in range(s.course.middle(), s.course.last()):
            assert len(s.course.cargo[tile]) == book.tile_cargo[s.course.tiles[tile]]
            assert all(item >= SPECIALS for item in s.course.cargo[tile])
        general = Counter(item for cargo in s.course.cargo for item in cargo if item >= SPECIALS)
        assert max(general.values()) <= 11
        mixed.add(tuple(sorted(general.items())))
        assert s.course.passengers[1:-1] == [book.tile_passengers[tile] for tile in s.course.tiles[1:-1]]
        for end in (0, s.course.last()):
            assert (s.course.cargo[end], s.course.passengers[end]) == ([], 0)
    assert len(mixed) > 1, "shuffled"


@pytest.mark.rule("MFM-6.11", "MFM-3.3")
@EACH
def test_weather_lies_face_up_beside_the_start_only(setup: str, tiles: int) -> None:
    s = laid_out(setup, 8)
    assert s.course.weather[0] == NO_WEATHER
    assert s.course.shown == [0, 1, *[0] * (tiles - 2)]
    assert len(s.forecast.pile) == 20 - (tiles - 1)
    assert sorted([*s.course.weather[1:], *s.forecast.pile]) == list(range(20))


@pytest.mark.rule("MFM-6.12")
@EACH
def test_every_tile_but_the_airfields_has_a_first_to_land_marker(setup: str, tiles: int) -> None:
    s = laid_out(setup, 8)
    assert [bool(marker) for marker in s.course.first] == [
        terrain != "airfield" for terrain in terrains(s, s.course.tiles)
    ]
    assert len(s.course.first) == tiles
    values = {"airfield": 0, "fields": 1, "town": 2, "water": 3, "mountain": 4}
    assert [s.book.first[tile] for tile in s.course.tiles] == [
        values[terrain] for terrain in terrains(s, s.course.tiles)
    ]


@pytest.mark.rule("MFM-12.2", "MFM-9.5")
def test_cargo_for_a_terrain_that_lies_behind_may_still_be_collected() -> None:
    """And costs a point in the end. The only mountain is the first tile."""
    options = {"setup": "random"}
    flyers = (Flyer("biplane", tile=2), Flyer("triplane"), Flyer("monoplane"))
    s = position(*flyers, cargo_on={2: ["mountain"]}, options=options)
    s.course.tiles = [0, 4, 1, 2, 3, 6, 5, 7, 8, 11, 12, 13, 10]
    s.course.weather, s.course.shown = [NO_WEATHER] * 13, [False, True, True, True, *[False] * 9]
    s.course.cargo += [[], []]
    s.course.passengers, s.course.first = [0] * 13, [False] * 13
    assert terrains(s, s.course.tiles).index("mountain") == 1
    assert terrains(s, s.course.tiles).count("mountain") == 1
    with Meeting(s, options) as table:
        table.says(0, "collect mountain")
        for tile in range(3, 13):
            table.state.machines[0].tile = tile
            deliver(table.state, 0)
        assert table.state.machines[0].hold.cargo == [MOUNTAIN]
        finish(table.state)
        assert table.state.machines[0].record.points[SOURCES.index("undelivered")] == table.vp("biplane") == -1
        table.asks(0)
