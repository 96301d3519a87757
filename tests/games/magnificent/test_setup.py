"""MFM-1, MFM-4, MFM-5: the quick start, and which games there are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

import pytest

from aerodrome.games.magnificent import GAME
from aerodrome.games.magnificent.sizes import EQUIPMENT
from aerodrome.games.magnificent.state import BANDS, GROUND
from aerodrome.games.magnificent.terms import TERRAINS
from aerodrome.kernel.chance import Rng
from aerodrome.kernel.encode import dump
from aerodrome.kernel.events import UNKNOWN
from aerodrome.kernel.game import BadSetup
from aerodrome.kernel.match import Match
from aerodrome.kernel.zones import SPECTATOR
from aerodrome.testing.scenario import ScriptedMatch

from .hangar import NO_WEATHER, Flyer, Meeting, bare, position, rules_for

EACH_NUMBER = pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
SHUFFLES = [3, 1, 4, 1, 5, 9]  # cards, course, cargo, weather, machines, equipment
CHANGES = [2]
TABLE_FEW = """
1 town mountain, 1 mountain water, 0 town, 0, 2 general-2 general-2 general-1, 1 general-2 general-2,
1 general-2 general-2, 0 general-2 general-2, 0 general-2
"""
TABLE_MANY = """
1 town mountain water, 2 mountain water fields fields, 1 town fields, 1,
3 general-2 general-2 general-2 general-2 general-1 general-1, 1 general-2 general-2 general-1,
2 general-2 general-2 general-1, 1 general-2 general-2 general-1, 1 general-2 general-1
"""


def quick(seats: int, rolls: Sequence[int] = (), options: Mapping[str, object] | None = None) -> ScriptedMatch:
    """A quick start; who rolls most flying symbols is first, seat 0 unless it is said. Two players name their machines
    before the change deck is shuffled."""
    rolls = rolls or [5, *[0] * (seats - 1)]
    return ScriptedMatch(GAME, seats, options, chance=[*SHUFFLES, *rolls, *(CHANGES if seats > 2 else [])])


@pytest.mark.rule("MFM-1.1")
@EACH_NUMBER
def test_how_many_machines_race(seats: int) -> None:
    with quick(seats) as table:
        owners = [machine.owner for machine in table.state.machines]
        assert owners == ([0, 0, 1, 1] if seats == 2 else list(range(seats)))
        assert len({machine.kind for machine in table.state.machines}) == len(owners) >= 3, "one dashboard of each type"
        table.asks(*table.match.asked())


@pytest.mark.rule("MFM-1.1")
@pytest.mark.parametrize("seats", [1, 7])
def test_who_cannot_play(seats: int) -> None:
    with pytest.raises(BadSetup):
        GAME.rules(seats)


@pytest.mark.rule("MFM-12.10", "MFM-R72", "MFM-12.1", "MFM-R54")
def test_which_options_go_together() -> None:
    """Teams of two sides with 4 or 6, of three with 6; everything else with everything."""
    allowed = {"none": [2, 3, 4, 5, 6], "two": [4, 6], "three": [6]}
    for setup in ("quick", "standard", "long", "random"):
        for dirt in ("off", "on"):
            for teams, able in allowed.items():
                chosen: dict[str, object] = {"setup": setup, "less_dirty": dirt, "teams": teams}
                for seats in range(2, 7):
                    if seats in able:
                        assert Match(GAME, seats, chosen, "together").asked()
                    else:
                        with pytest.raises(BadSetup):
                            GAME.rules(seats, chosen)


@pytest.mark.rule("MFM-4.1", "MFM-2.1", "MFM-2.2", "MFM-3.8")
def test_the_open_supplies() -> None:
    """Six presets take 9, 9 and 8 of 14, 17 and 14 spare parts; what is left is seen by all."""
    with quick(6) as table:
        for viewer in [*range(6), SPECTATOR]:
            mine = table.match.mine(viewer)
            assert (mine.supply.parts, mine.supply.luck) == ([5, 8, 6], 6)
            assert (mine.charges, dump(mine)["machines"]) == (table.state.charges, dump(table.state)["machines"])
            assert [machine.tank.fuel for machine in mine.machines] == [4] * 6
        table.asks(*table.match.asked())


@pytest.mark.rule("MFM-4.2", "MFM-R71")
@EACH_NUMBER
def test_everybody_is_dealt_three_cards(seats: int) -> None:
    with quick(seats) as table:
        s = table.state
        shuffled = list(range(64))
        Rng(SHUFFLES[0]).shuffle(shuffled)
        dealt = shuffled[::-1]
        assert [player.hand for player in s.players] == [dealt[3 * seat : 3 * seat + 3] for seat in range(seats)]
        assert s.cards.pile[::-1] == dealt[3 * seats :]
        for viewer in range(seats):
            assert table.match.mine(viewer).cards.pile == [UNKNOWN] * (64 - 3 * seats), "face down"
        table.asks(*table.match.asked())


@pytest.mark.rule("MFM-5.1", "MFM-3.1", "MFM-3.2")
def test_the_course_of_the_quick_start() -> None:
    with quick(3) as table:
        s = table.state
        assert s.course.tiles == list(range(11))
        terrains = [TERRAINS[s.book.terrain[tile]] for tile in s.course.tiles]
        half = ["airfield", "fields", "town", "water", "mountain"]
        assert terrains == [*half, *half, "airfield"]
        assert (s.course.middle(), s.course.last()) == (5, 10)
        assert BANDS == ["ground", "low", "middle", "high"]
        table.asks(*table.match.asked())


def on_the_tiles(table: ScriptedMatch) -> list[str]:
    """Passengers and cargo of the tiles with any number, from the second to the last but one."""
    s = table.state
    cargo = [[s.book.cargo[item] for item in items] for items in s.course.cargo]
    return [" ".join([str(s.course.passengers[tile]), *cargo[tile]]) for tile in range(1, s.course.last())]


@pytest.mark.rule("MFM-5.2", "MFM-6.9", "MFM-R19", "MFM-R20", "MFM-R21")
@EACH_NUMBER
def test_the_quick_start_table(seats: int) -> None:
    """C4, test idea 34: tile 10 has a 2 and a 1 for six, so that the eleven tokens of two points are all used."""
    with quick(seats) as table:
        s = table.state
        expected = TABLE_MANY if seats > 4 else TABLE_FEW
        assert on_the_tiles(table) == [" ".join(row.split()) for row in expected.strip().split(",")]
        for end in (0, s.course.last()):
            assert (s.course.cargo[end], s.course.passengers[end]) == ([], 0)
        totals = Counter(s.book.cargo[item] for items in s.course.cargo for item in items)
        few = {"town": 2, "mountain": 2, "water": 1, "general-2": 9, "general-1": 1}
        many = {"town": 2, "mountain": 2, "water": 2, "fields": 3, "general-2": 11, "general-1": 6}
        assert totals == (many if seats > 4 else few)
        assert sum(s.course.passengers) == (13 if seats > 4 else 6)
        assert s.course.first == [0, 1, 1, 1, 1, 0, 1, 1, 1, 1, 0]
        assert [s.book.first[tile] for tile in s.course.tiles] == [0, 1, 2, 3, 4, 0, 1, 2, 3, 4, 0]
        table.asks(*table.match.asked())


@pytest.mark.rule("MFM-5.3", "MFM-3.3")
def test_the_weather_of_the_quick_start() -> None:
    """Face up on tile 2 only, none on tile 1, ten in the pile."""
    with quick(3) as table:
        s = table.state
        pile = list(range(20))
        Rng(SHUFFLES[3]).shuffle(pile)
        assert sorted([*s.course.weather[1:], *s.forecast.pile]) == list(range(20))
        assert s.forecast.pile == pile[:10]
        assert (s.course.weather[0], s.course.shown) == (NO_WEATHER, [0, 1, *[0] * 9])
        for viewer in (0, 1, 2, SPECTATOR):
            assert table.match.mine(viewer).course.weather == [NO_WEATHER, s.course.weather[1], *[UNKNOWN] * 9]
        assert [told.args for told in table.told(SPECTATOR, "weather")] == [{"tile": 1, "weather": s.course.weather[1]}]
        table.asks(*table.match.asked())


@pytest.mark.rule("MFM-5.4", "MFM-5.5", "MFM-5.6", "MFM-5.8", "MFM-R23")
def test_every_player_has_a_preset_machine() -> None:
    """Shuffled; with pilot, equipment with its charges, parts and one special cargo, but no passenger."""
    with quick(6) as table:
        s, book = table.state, table.state.book
        kinds = list(range(6))
        Rng(SHUFFLES[4]).shuffle(kinds)
        assert [machine.kind for machine in s.machines] == kinds
        for m, kind in enumerate(kinds):
            assert (s.machines[m].crew.pilot, s.machines[m].gear) == (
                book.preset_pilot[kind],
                book.preset_equipment[kind],
            )
            assert (s.machines[m].hold.parts, s.machines[m].hold.cargo, s.machines[m].hold.riders) == (
                book.preset_parts[kind],
                [book.preset_cargo[kind]],
                [],
            )
            assert (s.machines[m].tile, s.machines[m].band, s.machines[m].tank.fuel, s.machines[m].tank.gauge) == (
                0,
                GROUND,
                4,
                0,
            )
            held = [*s.machines[m].gear, EQUIPMENT + s.machines[m].crew.pilot]
            assert [s.charges[device] for device in held] == [book.charges[device] for device in held]
        assert Counter(TERRAINS[machine.hold.cargo[0]] for machine in s.machines) == {"water": 3, "mountain": 3}
        assert sum(s.charges) == 3 * 6 + 4 + 1 + 4, "six cards with three charges, the manual, the kit, and Vladimir"
        table.asks(*table.match.asked())


@pytest.mark.rule("MFM-R22", "MFM-6.18")
@pytest.mark.parametrize(("less_dirty", "cards"), [("off", 24), ("on", 22)])
def test_a_row_of_six_for_the_middle_airfield(less_dirty: str, cards: int) -> None:
    with quick(3, options={"less_dirty": less_dirty}) as table:
        s = table.state
        held = [card for machine in s.machines for card in machine.gear]
        assert (len(s.store.row), len(s.store.deck)) == (6, cards - 6 - len(held))
        assert sorted([*held, *s.store.row, *s.store.deck]) == s.book.equipment_in_play
        table.asks(0 if less_dirty == "on" else 1)


@pytest.mark.rule("MFM-5.7")
def test_most_flying_symbols_is_first() -> None:
    """Five dice each; those who tie roll again, and nobody else."""
    with quick(4, [3, 4, 1, 4, 2, 2, 0, 5]) as table:
        rolls = [(told.args["seat"], told.args["symbols"]) for told in table.told(SPECTATOR, "first_roll")]
        assert rolls == [(0, 3), (1, 4), (2, 1), (3, 4), (1, 2), (3, 2), (1, 0), (3, 5)]
        assert table.state.first == 3
        table.asks(0)


@pytest.mark.rule("MFM-5.9", "MFM-8.66")
def test_the_change_deck_is_shuffled_face_down() -> None:
    with quick(3) as table:
        deck = list(range(8))
        Rng(CHANGES[0]).shuffle(deck)
        assert (table.state.changes.pile, table.state.changes.discards) == (deck, [])
        assert table.match.mine(0).changes.pile == [UNKNOWN] * 8
        table.asks(1)


@pytest.mark.rule("MFM-5.10", "MFM-8.1")
def test_who_comes_later_begins_with_more_points() -> None:
    """Seat 2 is first: clockwise 3, 4, 5, 0, 1."""
    with quick(6, [0, 0, 5, 0, 0, 0]) as table:
        s = table.state
        assert s.order == [2, 3, 4, 5, 0, 1]
        assert [s.total(m) for m in range(6)] == [4, 5, 0, 1, 2, 3]
        assert s.turn.machine == 2
        table.asks(3)


@pytest.mark.rule("MFM-R54", "MFM-12.6")
def test_a_quick_start_for_two() -> None:
    """Two presets each, and points by the order of the machines, that the players name: seat 1 is first."""
    with quick(2, [1, 2]) as table:
        s = table.state
        names = [s.book.machine_names[machine.kind] for machine in s.machines]
        table.refuses(1, f"fit {names[0]}", "MFM-12.6")
        assert sorted(table.options(1)) == sorted(f"fit {name}" for name in names[2:])
        table.says(1, f"fit {names[3]}")
        table.rolls(*CHANGES)
        table.says(0, f"fit {names[0]}")
        assert s.order == [3, 0, 2, 1]
        assert [s.total(m) for m in range(4)] == [1, 3, 2, 0]
        assert [len(player.hand) for player in s.players] == [3, 3], "one hand for two machines"
        table.asks(0)


@pytest.mark.rule("MFM-6.15")
def test_machines_are_told_apart_by_type_alone() -> None:
    """A colour has no effect, so nobody is asked for one."""
    actions = rules_for(3).actions
    assert not [x for x in range(actions.size) if "colour" in actions.text(x)]
    with quick(3) as table:
        assert not [entry for entry in table.match.log if entry.who >= 0], "nobody was asked before the first turn"
        table.asks(1)


@pytest.mark.rule("MFM-12.11", "MFM-8.23")
def test_in_the_less_dirty_game_cads_still_work() -> None:
    """Test idea 40: nobody is asked at the start of a turn; who holds a card is asked before a test."""
    clean = {"less_dirty": "on"}
    flyers = (Flyer("biplane", "pierre-dupont"), Flyer("triplane"), Flyer("monoplane"))
    hands = [[], ["tool-roll-cad"], ["nerves-of-steel-cad"]]
    with Meeting(bare(position(*flyers, hands=hands, options=clean)), clean) as table:
        table.says(0, "takeoff")
        table.dice(hits=1, of=3)
        table.says(1, "symbol tool-roll-cad")
        assert (table.at("biplane"), table.rolled()) == ((0, "low"), 3), "and nobody else after that"
        table.asks(0)
