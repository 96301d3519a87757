"""MFM-14: special equipment. MFM-15: what two of the machines can do."""

from __future__ import annotations

from dataclasses import replace

import pytest

from .hangar import Flyer, Meeting, position, race

BIPLANE = Flyer("biplane", "kauri-parata", tile=1)
ACTIONS = ("takeoff", "fly", "land")
DICE = {"takeoff": 4, "fly": 5, "land": 4}


def fitted(*equipment: str, action: str = "takeoff", tile: int = 1) -> Flyer:
    """A biplane with this equipment, where it can do that."""
    return replace(BIPLANE, equipment=equipment, tile=tile, band="ground" if action == "takeoff" else "low")


@pytest.mark.rule("MFM-14.1", "MFM-14.6", "MFM-14.13", "MFM-14.14")
@pytest.mark.parametrize(
    ("card", "actions"),
    [
        ("aerodynamic-tail", ("fly",)),
        ("drop-of-courage", ACTIONS),
        ("high-quality-engine-oil", ("takeoff",)),
        ("improved-landing-gear", ("land",)),
    ],
)
@pytest.mark.parametrize("action", ACTIONS)
def test_three_extra_dice_one_at_a_time(card: str, actions: tuple[str, ...], action: str) -> None:
    with race(fitted(card, action=action)) as table:
        table.tries(0, action, of=DICE[action])
        if action in actions:
            for _ in range(3):
                table.tries(0, f"use {card}", of=1)
        table.refuses(0, f"use {card}", "MFM-8.16")


@pytest.mark.rule("MFM-14.8", "MFM-14.18", "MFM-14.22", "MFM-10.4")
@pytest.mark.parametrize(
    ("card", "better"), [("finely-tuned-engine", "takeoff"), ("new-wing-design", "fly"), ("superior-tyres", "land")]
)
@pytest.mark.parametrize("action", ACTIONS)
def test_a_permanent_extra_die(card: str, better: str, action: str) -> None:
    with race(fitted(card, action=action)) as table:
        table.tries(0, action, of=DICE[action] + (action == better))
        table.asks(0)


@pytest.mark.rule("MFM-14.9", "MFM-15.2", "MFM-R64")
@pytest.mark.parametrize(
    ("machine", "equipment", "tile", "action", "dice"),
    [
        ("seaplane", (), 3, "takeoff", 7),
        ("seaplane", (), 8, "land", 7),
        ("seaplane", (), 3, "fly", 5),
        ("seaplane", (), 4, "takeoff", 5),
        ("seaplane", (), 2, "land", 5),
        ("biplane", ("floats",), 3, "takeoff", 6),
        ("biplane", ("floats",), 3, "land", 6),
        ("biplane", ("floats",), 3, "fly", 5),
        ("biplane", ("floats",), 1, "land", 4),
        ("seaplane", ("floats",), 3, "takeoff", 9),
        ("seaplane", ("floats",), 3, "land", 9),
    ],
)
def test_two_dice_more_on_water(machine: str, equipment: tuple[str, ...], tile: int, action: str, dice: int) -> None:
    flyer = Flyer(machine, "kauri-parata", equipment, tile=tile, band="ground" if action == "takeoff" else "low")
    with race(flyer) as table:
        table.tries(0, action, of=dice)
        table.asks(0)


@pytest.mark.rule("MFM-15.1")
@pytest.mark.parametrize(
    ("tile", "action", "difficulty"),
    [(4, "takeoff", 2 + 1), (4, "land", 2 + 1), (3, "land", 2 + 1), (4, "fly", 4 + 2), (5, "takeoff", 1 + 1)],
)
def test_the_helicopter_needs_no_more_than_two_for_the_terrain(tile: int, action: str, difficulty: int) -> None:
    """In a gale, which comes on top; flights are like anybody's."""
    flyer = Flyer("helicopter", "kauri-parata", tile=tile, band="ground" if action == "takeoff" else "low")
    with race(flyer, weather={tile: "gale"}) as table:
        table.tries(0, action, of={"takeoff": 6, "fly": 5, "land": 4}[action])
        assert table.declared()[0] == difficulty
        table.asks(0)


@pytest.mark.rule("MFM-14.2", "MFM-R59")
def test_armour_ignores_one_explosion_in_every_failed_test() -> None:
    with race(fitted("armour-plating")) as table:
        for bangs, gauge in ((1, 0), (2, 1)):
            table.tries(0, "takeoff", bangs=bangs, of=5 - bangs)
            table.says(0, "accept")
            assert table.damage("biplane") == (gauge, 0)
        table.asks(0)


@pytest.mark.rule("MFM-14.3", "MFM-8.23")
def test_the_box_of_tricks_holds_three_cads() -> None:
    box = Flyer("monoplane", equipment=("box-of-tricks",), charges={"box-of-tricks": 1})
    with race(BIPLANE, box, Flyer("triplane")) as table:
        table.says(0, "takeoff")
        assert table.options(1) == ["use box-of-tricks", "pass"]
        table.tries(1, "use box-of-tricks", of=3)
        table.says(0, "accept")
        table.tries(0, "takeoff", of=3)
        assert table.state.book.charges[table.state.book.devices.index("box-of-tricks")] == 3
        table.asks(0)


@pytest.mark.rule("MFM-14.4", "MFM-R44", "MFM-8.8")
def test_the_catapult_takes_the_machine_over_the_tile_without_a_test() -> None:
    with race(fitted("catapult-launcher"), weather={1: "thunderstorm", 3: "gale"}) as table:
        table.says(0, "launch")
        assert (table.at("biplane"), table.state.turn.phases, table.state.turn.crossed) == ((2, "low"), 1, 1)
        assert table.state.course.shown[3] == 1
        assert not table.told(0, "roll")
        table.tries(0, "fly", hits=3, of=5)
        table.ends(0)
        assert (table.at("biplane"), table.fuel("biplane")) == ((3, "low"), 2)
        table.asks(1)


@pytest.mark.rule("MFM-14.4", "MFM-R44")
@pytest.mark.parametrize(
    ("flyer", "rule"),
    [
        (BIPLANE, "MFM-14.4"),
        (replace(fitted("catapult-launcher"), charges={"catapult-launcher": 0}), "MFM-14.4"),
        (replace(fitted("catapult-launcher"), gauge=2, fuel=2), "MFM-8.58"),
        (fitted("catapult-launcher", action="fly"), "MFM-8.31"),
    ],
)
def test_where_the_catapult_cannot_be_used(flyer: Flyer, rule: str) -> None:
    with race(flyer) as table:
        table.refuses(0, "launch", rule)


@pytest.mark.rule("MFM-14.4")
def test_the_catapult_works_once() -> None:
    with race(fitted("catapult-launcher"), weather={2: "fine"}) as table:
        table.says(0, "launch")
        table.tries(0, "land", hits=2, of=4)
        for seat in range(3):
            table.ends(seat)
        table.refuses(0, "launch", "MFM-14.4")


@pytest.mark.rule("MFM-R44", "MFM-R3", "MFM-8.51")
@pytest.mark.parametrize("fuel", [0, 2])
def test_the_catapult_crosses_a_tile_that_must_be_paid(fuel: int) -> None:
    """A flight, a landing, and one more phase; the landing gives a cube."""
    flyer = replace(fitted("catapult-launcher", action="fly"), fuel=fuel)
    with race(flyer, hands=(("burst-of-energy-flying",),)) as table:
        table.tries(0, "fly", hits=3, of=5)
        table.tries(0, "land", hits=2, of=4)
        table.says(0, "play burst-of-energy-flying")
        if fuel:
            table.says(0, "launch")
            assert table.at("biplane") == (3, "low")
            table.asks(0)
        else:
            table.refuses(0, "launch", "MFM-8.51")


@pytest.mark.rule("MFM-14.5", "MFM-R43")
def test_the_repair_kit_is_an_extra_repair_and_all_damage_is_gone_for_good() -> None:
    flyer = replace(fitted("damage-repair-kit", "goggles"), gauge=2, scars=3, fuel=1)
    with race(flyer) as table:
        table.says(0, "overhaul")
        assert (table.damage("biplane"), table.fuel("biplane"), table.state.turn.phases) == ((0, 0), 2, 2)
        table.says(0, "part flying")
        table.says(0, "fuel")
        assert (table.parts("biplane"), table.fuel("biplane")) == ((0, 1, 0), 3)
        book = table.state.book
        assert [book.equipment[card] for card in table.state.machines[0].gear] == ["goggles"]
        assert [book.equipment[card] for card in table.state.store.discards] == ["damage-repair-kit"]
        table.refuses(0, "overhaul", "MFM-14.5")


@pytest.mark.rule("MFM-R43", "MFM-R40")
def test_on_an_airfield_a_takeoff_may_follow_the_kit() -> None:
    with race(fitted("damage-repair-kit", tile=5)) as table:
        table.says(0, "overhaul")
        table.says(0, "done")
        table.tries(0, "takeoff", hits=1, of=4)
        assert (table.at("biplane"), table.state.turn.phases) == ((5, "low"), 2)
        table.asks(0)


@pytest.mark.rule("MFM-14.5", "MFM-R43")
@pytest.mark.parametrize("flyer", [fitted("damage-repair-kit", action="fly"), fitted("damage-repair-kit", tile=10)])
def test_the_kit_is_for_the_ground_and_not_for_those_at_home(flyer: Flyer) -> None:
    with race(replace(flyer, gauge=1)) as table:
        table.refuses(0, "overhaul", "MFM-14.5")


@pytest.mark.rule("MFM-14.7")
@pytest.mark.parametrize(("equipment", "room"), [((), 8), (("extra-cargo-capacity",), 10)])
def test_extra_cargo_capacity_is_a_slot_inside_and_one_outside(equipment: tuple[str, ...], room: int) -> None:
    with race(replace(BIPLANE, equipment=equipment, parts=(0, room - 1, 0), tile=2)) as table:
        table.says(0, "repair")
        table.says(0, "part flying")
        assert table.parts("biplane") == (0, room, 0)
        table.tries(0, "takeoff", hits=2, of=4)
        assert table.state.machines[0].hold.outside == [0, 3 + len(equipment), 0]
        table.asks(0)


@pytest.mark.rule("MFM-14.10")
def test_the_jacket_rolls_explosions_again() -> None:
    """Three explosions and a blank: up to three dice, and three times."""
    with race(fitted("flying-jacket")) as table:
        table.tries(0, "takeoff", bangs=3, of=4)
        table.says(0, "use flying-jacket")
        assert table.options(0) == ["dice 1", "dice 2", "dice 3"]
        table.tries(0, "dice 2", bangs=1, of=2)
        table.says(0, "use flying-jacket")
        assert table.options(0) == ["dice 1", "dice 2"]
        table.tries(0, "dice 2", bangs=2, of=2)
        table.says(0, "use flying-jacket")
        table.tries(0, "dice 2", bangs=1, of=2)
        table.refuses(0, "use flying-jacket", "MFM-8.16")


@pytest.mark.rule("MFM-14.11")
def test_the_manual_takes_up_to_four_symbols_from_the_terrain_but_none_from_the_weather() -> None:
    """The mountain in a thunderstorm: four and two."""
    with race(fitted("flying-manual", action="fly", tile=4), weather={4: "thunderstorm"}) as table:
        table.tries(0, "fly", hits=1, of=5)
        for _ in range(4):
            table.says(0, "use flying-manual")
        assert table.at("biplane") == (4, "low")
        table.refuses(0, "use flying-manual", "MFM-8.16")


@pytest.mark.rule("MFM-14.11")
def test_the_manual_is_of_no_use_where_the_terrain_needs_nothing_more() -> None:
    """A landing on the middle airfield in fog: one symbol for the terrain, two for the weather."""
    with race(fitted("flying-manual", action="land", tile=5), weather={5: "fog"}) as table:
        table.tries(0, "land", of=4)
        table.says(0, "use flying-manual")
        table.refuses(0, "use flying-manual", "MFM-8.16")


@pytest.mark.rule("MFM-14.12", "MFM-8.46")
@pytest.mark.parametrize(
    ("weather", "action", "difficulty"), [("gale", "fly", 3 + 1), ("fog", "land", 1 + 1), ("rain", "takeoff", 2)]
)
def test_goggles_ignore_one_symbol_of_each_kind(weather: str, action: str, difficulty: int) -> None:
    with race(fitted("goggles", action=action), weather={1: weather}) as table:
        table.tries(0, action, of=DICE[action])
        assert table.declared()[0] == difficulty
        table.asks(0)


@pytest.mark.rule("MFM-14.15")
def test_the_locket_rolls_any_failed_dice_again_three_times() -> None:
    with race(fitted("lucky-locket")) as table:
        table.tries(0, "takeoff", hits=1, bangs=1, of=4)
        for dice in (3, 1, 2):
            table.says(0, "use lucky-locket")
            assert table.options(0) == ["dice 1", "dice 2", "dice 3"]
            table.tries(0, f"dice {dice}", of=dice)
        table.refuses(0, "use lucky-locket", "MFM-8.16")


@pytest.mark.rule("MFM-14.17", "MFM-R15")
@pytest.mark.parametrize(("tile", "vp"), [(10, 8 + 5), (5, 7)])
def test_the_flag_is_worth_five_on_the_final_airfield(tile: int, vp: int) -> None:
    """However bad the landing was."""
    with race(fitted("national-flag", action="land", tile=tile)) as table:
        table.tries(0, "land", bangs=1, of=4)
        table.says(0, "accept")
        assert table.vp("biplane") == vp
        table.asks(0)


@pytest.mark.rule("MFM-14.19")
def test_a_seat_carries_a_passenger_without_slots() -> None:
    """Five parts fill all that is inside; three are outside."""
    flyer = replace(fitted("passenger-seat", tile=2), parts=(0, 8, 0))
    with race(flyer, passengers_on={2: 2}) as table:
        table.says(0, "collect passenger")
        assert table.parts("biplane") == (0, 8, 0)
        table.says(0, "collect passenger")
        table.says(0, "part flying")
        table.says(0, "part flying")
        assert table.parts("biplane") == (0, 6, 0)
        table.asks(0)


@pytest.mark.rule("MFM-14.21")
@pytest.mark.parametrize(("action", "damage"), [("takeoff", 0), ("fly", 0), ("manoeuvre", 0), ("land", 1)])
def test_with_st_christopher_there_are_no_catastrophes(action: str, damage: int) -> None:
    with race(fitted("st-christopher", action=action)) as table:
        table.tries(0, action, bangs=3, of=DICE.get(action, 5))
        table.says(0, "accept")
        assert table.damage("biplane") == (damage, 0)
        assert not table.told(0, "forced")
        table.asks(0)


@pytest.mark.rule("MFM-14.25")
def test_universal_parts_are_three() -> None:
    with race(fitted("universal-spare-parts", tile=4)) as table:
        table.tries(0, "takeoff", of=4)
        for _ in range(3):
            table.says(0, "use universal-spare-parts")
        assert table.at("biplane") == (4, "low")
        table.tries(0, "land", of=4)
        table.refuses(0, "use universal-spare-parts", "MFM-8.16")


@pytest.mark.rule("MFM-R50", "MFM-10.4", "MFM-10.2", "MFM-14.8", "MFM-14.19")
def test_a_machine_that_gives_up_its_engine_has_the_die_no_longer() -> None:
    """Rulebook 6.10: on the middle airfield Bob exchanges his finely tuned engine for a passenger seat."""
    bob = Flyer("triplane", "amelia-skyfoot", ("finely-tuned-engine", "drop-of-courage"), tile=5)
    with race(bob, row=("passenger-seat",), passengers_on={5: 1}) as table:
        assert table.state.dice_for(0, 0) == 6
        table.says(0, "exchange")
        table.says(0, "remove finely-tuned-engine")
        table.says(0, "equip passenger-seat")
        table.says(0, "done")
        book = table.state.book
        assert [book.equipment[card] for card in table.state.store.discards] == ["finely-tuned-engine"]
        assert len(table.state.store.row) == 6
        table.tries(0, "takeoff", hits=1, of=5)
        assert (table.at("triplane"), table.state.turn.phases) == ((5, "low"), 1)
        table.asks(0)


SHOWN = ("jan-van-der-vall", "jing-li", "sikosi-akimoto", "pierre-dupont", "amelia-skyfoot", "elinah-mwangi")


@pytest.mark.rule("MFM-14.23", "MFM-14.24")
def test_a_two_seater_brings_a_second_pilot_but_neither_jan_nor_jing() -> None:
    s = position(fitted("goggles", tile=5), Flyer("monoplane"), Flyer("triplane"), row=("two-seater",))
    s.pilots.deck = [s.book.pilots.index(name) for name in SHOWN]
    with Meeting(s) as table:
        table.says(0, "exchange")
        table.says(0, "remove goggles")
        table.rolls(1)
        table.says(0, "equip two-seater")
        table.refuses(0, "pilot jan-van-der-vall", "MFM-14.24")
        table.refuses(0, "pilot jing-li", "MFM-14.24")
        table.refuses(0, "pilot hamish-mctarn", "MFM-14.23")
        assert len(table.options(0)) == 4
        table.says(0, "pilot sikosi-akimoto")
        table.says(0, "done")
        assert table.state.dice_for(0, 0) == 4
        assert len(table.state.pilots.deck) == 5
        table.says(0, "swap")
        table.tries(0, "takeoff", of=5)
        table.asks(0)


@pytest.mark.rule("MFM-14.24")
@pytest.mark.parametrize("pilot", ["jan-van-der-vall", "jing-li"])
def test_jan_and_jing_fly_alone(pilot: str) -> None:
    with race(replace(fitted("goggles", tile=5), pilot=pilot), row=("two-seater",)) as table:
        table.says(0, "exchange")
        table.says(0, "remove goggles")
        table.refuses(0, "equip two-seater", "MFM-14.24")


@pytest.mark.rule("MFM-14.23")
def test_pilots_swap_on_the_ground_only_and_one_of_them_counts() -> None:
    pair = replace(fitted("two-seater"), pilot="amelia-skyfoot", mate="condesa-isabella-sanchez")
    with race(pair) as table:
        assert [table.state.dice_for(0, kind) for kind in range(3)] == [4, 7, 4]
        table.says(0, "swap")
        assert [table.state.dice_for(0, kind) for kind in range(3)] == [6, 5, 5]
        assert table.state.turn.phases == 2
        table.tries(0, "takeoff", hits=2, of=6)
        table.refuses(0, "swap", "MFM-14.23")
