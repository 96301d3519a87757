"""MFM-10.5 to MFM-10.16, MFM-R15, MFM-R16, MFM-R49, MFM-R61, MFM-R67: cargo, passengers and storage."""

from __future__ import annotations

from dataclasses import replace

import pytest

from .hangar import Flyer, Meeting, position, race

PILOT = "kauri-parata"
BIPLANE = Flyer("biplane", PILOT)  # five slots inside, three outside
MONOPLANE = Flyer("monoplane", PILOT)  # four inside, two outside
LANDED = range(11)  # no marker for the first to land is left


def aboard(table: Meeting, name: str) -> list[str]:
    """Cargo of a machine."""
    return [table.state.book.cargo[item] for item in table.state.machines[table.machine(name)].hold.cargo]


@pytest.mark.rule("MFM-10.5", "MFM-10.10", "MFM-R18")
@pytest.mark.parametrize(
    ("tile", "cargo", "vp"), [(1, "fields", 4), (2, "town", 4), (3, "water", 5), (4, "mountain", 6)]
)
def test_special_cargo_is_delivered_on_its_own_terrain(tile: int, cargo: str, vp: int) -> None:
    load = ("fields", "town", "water", "mountain", "general-2")
    with race(replace(BIPLANE, tile=tile, band="low", cargo=load), landed_before=LANDED) as table:
        table.tries(0, "land", hits=3, of=4)
        assert table.vp("biplane") == vp
        assert aboard(table, "biplane") == [each for each in load if each != cargo]
        table.asks(0)


@pytest.mark.rule("MFM-10.6", "MFM-10.11")
def test_general_cargo_is_delivered_on_the_final_airfield_only() -> None:
    load = ("general-2", "water", "general-1", "general-2")
    middle = replace(BIPLANE, tile=5, band="low", cargo=load)
    final = Flyer("triplane", "pierre-dupont", tile=10, band="low", cargo=load)
    s = position(middle, final, Flyer("monoplane"))
    s.cards.pile, s.course.stages = [], [[], []]
    with Meeting(s) as table:
        table.tries(0, "land", hits=1, of=4)
        assert (table.vp("biplane"), aboard(table, "biplane")) == (0, list(load))
        table.ends(0)
        table.tries(1, "land", hits=1, of=4)
        assert (table.vp("triplane"), aboard(table, "triplane")) == (5, ["water"])
        table.asks(1)


@pytest.mark.rule("MFM-10.5", "MFM-10.6", "MFM-9.4")
def test_only_special_cargo_costs_points_if_it_is_not_delivered() -> None:
    loaded = replace(BIPLANE, tile=9, band="low", vp=9, cargo=("water", "mountain", "general-2"), riders=(7,))
    s = position(loaded, Flyer("monoplane", tile=10), Flyer("triplane", tile=10))
    s.due = [0]
    with Meeting(s) as table:
        table.says(0, "end-turn")
        assert table.match.over
        assert table.vp("biplane") == 7


@pytest.mark.rule("MFM-R15", "MFM-10.15", "MFM-10.10")
@pytest.mark.parametrize(("bangs", "damage"), [(0, 1), (1, 2)])
def test_deliveries_do_not_ask_how_the_landing_was(bangs: int, damage: int) -> None:
    with race(replace(BIPLANE, tile=2, band="low", cargo=("town",), riders=(0, 1))) as table:
        table.tries(0, "land", bangs=bangs, of=4)
        table.says(0, "accept")
        assert (table.vp("biplane"), table.damage("biplane")) == (4 + 5 + 5, (damage, 0))
        assert (aboard(table, "biplane"), table.state.machines[0].hold.riders) == ([], [])
        table.asks(0)


@pytest.mark.rule("MFM-R15", "MFM-13.10")
@pytest.mark.parametrize(("pilot", "mate", "vp"), [("karishma-khana", PILOT, 7), (PILOT, "karishma-khana", 5)])
def test_the_pilot_who_flies_has_the_bonus(pilot: str, mate: str, vp: int) -> None:
    flyer = replace(BIPLANE, pilot=pilot, mate=mate, equipment=("two-seater",), tile=2, band="low", riders=(0,))
    with race(flyer, landed_before=LANDED) as table:
        table.tries(0, "land", hits=2, of=4)
        assert table.vp("biplane") == vp
        table.asks(0)


@pytest.mark.rule("MFM-10.7", "MFM-8.4", "MFM-R61")
def test_cargo_is_collected_on_the_ground_at_no_phase() -> None:
    cargo_on = {1: ("town", "mountain", "town")}
    with race(replace(BIPLANE, tile=1), cargo_on=cargo_on) as table:
        assert table.options(0, "collect") == ["collect town", "collect mountain"]
        table.refuses(0, "collect water", "MFM-10.7")
        table.refuses(0, "collect passenger", "MFM-10.7")
        table.says(0, "collect town")
        assert (aboard(table, "biplane"), table.state.turn.phases) == (["town"], 2)
        table.says(0, "end-phase")
        table.tries(0, "takeoff", of=4)
        table.says(0, "accept")
        table.says(0, "collect town")
        assert (aboard(table, "biplane"), table.state.turn.phases) == (["town", "town"], 0)
        table.asks(0)


@pytest.mark.rule("MFM-R61")
def test_nothing_is_collected_from_the_air() -> None:
    with race(replace(BIPLANE, tile=1, band="low"), cargo_on={1: ("town",)}, passengers_on={1: 1}) as table:
        table.refuses(0, "collect town", "MFM-R61")
        table.refuses(0, "collect passenger", "MFM-R61")


@pytest.mark.rule("MFM-R61")
def test_nothing_is_collected_within_a_test() -> None:
    with race(replace(BIPLANE, tile=1), cargo_on={1: ("town",)}) as table:
        table.tries(0, "takeoff", of=4)
        table.refuses(0, "collect town", "MFM-8.16")


@pytest.mark.rule("MFM-10.8", "MFM-2.1")
def test_spare_parts_make_room() -> None:
    with race(replace(MONOPLANE, tile=2, parts=(3, 2, 1)), cargo_on={2: ("water",)}, passengers_on={2: 1}) as table:
        table.says(0, "collect water")
        table.refuses(0, "collect passenger", "MFM-10.8")
        table.says(0, "part landing")
        table.says(0, "collect passenger")
        table.refuses(0, "part landing", "MFM-10.8")
        table.says(0, "part takeoff")
        table.says(0, "part flying")
        assert table.parts("monoplane") == (2, 1, 0)
        assert table.state.supply.parts == [12, 16, 14]
        assert table.state.machines[0].hold.riders == [2]
        table.asks(0)


@pytest.mark.rule("MFM-10.9", "MFM-10.13")
def test_cargo_never_makes_room() -> None:
    load = ("water", "town", "mountain", "fields", "town")
    with race(replace(MONOPLANE, tile=2, cargo=load), cargo_on={2: ("water",)}, passengers_on={2: 1}) as table:
        table.refuses(0, "collect passenger", "MFM-10.9")
        table.says(0, "collect water")
        assert aboard(table, "monoplane") == [*load, "water"]
        table.refuses(0, "collect passenger", "MFM-10.9")


@pytest.mark.rule("MFM-10.9")
def test_a_full_machine_takes_no_more_cargo() -> None:
    with race(replace(MONOPLANE, tile=2, cargo=("water",) * 6), cargo_on={2: ("mountain",)}) as table:
        table.refuses(0, "collect mountain", "MFM-10.9")


@pytest.mark.rule("MFM-10.13", "MFM-6.20", "MFM-R49")
@pytest.mark.parametrize(
    ("machine", "equipment", "riders", "fits"),
    [
        ("monoplane", (), 1, True),
        ("monoplane", (), 2, False),
        ("monoplane", ("passenger-seat",), 2, True),
        ("monoplane", ("passenger-seat",), 3, False),
        ("pusher-plane", (), 2, True),
        ("pusher-plane", (), 3, False),
        ("biplane", (), 2, False),
        ("biplane", ("extra-cargo-capacity",), 2, True),
    ],
)
def test_a_passenger_fills_a_seat_or_two_slots_inside(
    machine: str, equipment: tuple[str, ...], riders: int, fits: bool
) -> None:
    flyer = Flyer(machine, PILOT, equipment, tile=2, riders=(1,) * riders)
    with race(flyer, passengers_on={2: 1}) as table:
        if fits:
            table.says(0, "collect passenger")
            assert len(table.state.machines[0].hold.riders) == riders + 1
            assert table.state.course.passengers[2] == 0
            table.asks(0)
        else:
            table.refuses(0, "collect passenger", "MFM-10.9")


@pytest.mark.rule("MFM-10.12", "MFM-10.14", "MFM-10.15", "MFM-R16")
@pytest.mark.parametrize(
    ("tile", "left"),
    [
        (1, [0, 1, 4, 7]),
        (2, [4, 7]),
        (3, [0, 1, 4, 7]),
        (4, [0, 1, 4, 7]),
        (5, [7]),
        (7, [7]),
        (8, [0, 1, 4, 7]),
        (10, []),
    ],
)
def test_passengers_leave_at_towns_and_airfields_behind_their_own_tile(tile: int, left: list[int]) -> None:
    s = position(
        Flyer("pusher-plane", PILOT, tile=tile, band="low", riders=(0, 1, 4, 7)),
        Flyer("monoplane"),
        Flyer("triplane"),
        landed_before=LANDED,
    )
    s.course.stages = [[], []]
    with Meeting(s) as table:
        table.tries(0, "land", hits=3, of=4)
        assert table.state.machines[0].hold.riders == left
        assert table.vp("pusher-plane") == 5 * (4 - len(left))
        table.asks(0)


@pytest.mark.rule("MFM-10.12", "MFM-R16")
def test_a_passenger_does_not_leave_where_it_came_aboard() -> None:
    with race(replace(BIPLANE, tile=2), passengers_on={2: 1}, landed_before=LANDED) as table:
        table.says(0, "collect passenger")
        table.tries(0, "takeoff", hits=2, of=4)
        table.tries(0, "land", hits=2, of=4)
        assert (table.state.machines[0].hold.riders, table.vp("biplane")) == ([2], 0)
        table.asks(0)


@pytest.mark.rule("MFM-10.15", "MFM-R17", "MFM-13.10")
@pytest.mark.parametrize(("pilot", "vp"), [(PILOT, 5), ("karishma-khana", 7)])
def test_a_passenger_from_the_town_leaves_at_the_middle_airfield(pilot: str, vp: int) -> None:
    with race(replace(BIPLANE, pilot=pilot, tile=5, band="low", riders=(2,))) as table:
        table.tries(0, "land", hits=1, of=4)
        assert (table.state.machines[0].hold.riders, table.vp("biplane")) == ([], 7 + vp)
        table.asks(0)


@pytest.mark.rule("MFM-R16", "MFM-R66")
def test_swapped_maps_do_not_make_a_passenger_forget() -> None:
    """Collected on the fields behind the middle airfield, and brought back to it."""
    flyer = replace(BIPLANE, tile=6, band="low", riders=(6,))
    with race(flyer, hands=((), ("swap-the-maps-cad",))) as table:
        table.says(1, "play swap-the-maps-cad")
        table.says(1, "target biplane")
        table.tries(0, "land", hits=1, of=4)
        assert (table.at("biplane"), table.state.machines[0].hold.riders) == ((5, "ground"), [6])
        table.asks(0)


@pytest.mark.rule("MFM-10.14", "MFM-R67")
@pytest.mark.parametrize("band", ["ground", "high"])
def test_a_grumpy_passenger_leaves_unpaid(band: str) -> None:
    """On the ground or in the air; nobody chooses which: who came aboard first."""
    flyer = replace(BIPLANE, tile=4, band=band, riders=(3, 1))
    with race(flyer, Flyer("monoplane", tile=4), hands=((), ("grumpy-passenger-takeoff",))) as table:
        table.says(1, "play grumpy-passenger-takeoff")
        assert table.options(1) == ["target biplane"]
        table.says(1, "target biplane")
        assert (table.state.machines[0].hold.riders, table.vp("biplane")) == ([3], 0)
        assert table.state.course.passengers == [0] * 11
        table.asks(0)


@pytest.mark.rule("MFM-10.14")
def test_an_owner_puts_no_passenger_off() -> None:
    """Neither to make room nor for any other reason: nothing of the kind is offered."""
    flyer = replace(MONOPLANE, tile=3, riders=(1, 2), cargo=("town",) * 2)
    with race(flyer, cargo_on={3: ("town",)}) as table:
        table.refuses(0, "collect town", "MFM-10.9")
        assert table.options(0) == ["repair", "takeoff", "end-phase", "end-turn"]


@pytest.mark.rule("MFM-10.16", "MFM-R61")
def test_two_items_in_a_turn() -> None:
    s = position(
        replace(BIPLANE, tile=2),
        Flyer("monoplane"),
        Flyer("triplane"),
        cargo_on={2: ("water",) * 2},
        passengers_on={2: 1},
    )
    with Meeting(s) as table:
        table.says(0, "collect water")
        table.says(0, "collect water")
        assert not table.options(0, "collect")
        table.refuses(0, "collect passenger", "MFM-10.16")
        for seat in range(3):
            table.ends(seat)
        table.says(0, "collect passenger")
        assert table.state.machines[0].hold.riders == [2]
        table.asks(0)


@pytest.mark.rule("MFM-R49", "MFM-6.23", "MFM-6.24")
def test_what_cannot_stay_inside_is_the_owners_choice() -> None:
    """Six parts, five slots inside: the owner says which kind goes inside next until it is full."""
    with race(replace(BIPLANE, tile=1, parts=(2, 2, 2))) as table:
        table.tries(0, "takeoff", hits=2, of=4)
        table.refuses(0, "fly", "MFM-R49")
        for kind in ("landing", "flying", "landing", "flying"):
            table.says(0, f"part {kind}")
        assert table.options(0) == ["part takeoff"]
        table.says(0, "part takeoff")
        assert table.state.machines[0].hold.outside == [1, 0, 0]
        assert table.parts("biplane") == (2, 2, 2)
        table.asks(0)


@pytest.mark.rule("MFM-R49")
@pytest.mark.parametrize(
    ("load", "outside"),
    [
        (Flyer("biplane", parts=(2, 2, 1), cargo=("water",) * 3), [0, 0, 0]),
        (Flyer("biplane", parts=(0, 8, 0)), [0, 3, 0]),
        (Flyer("biplane", parts=(0, 2, 0), cargo=("water",) * 6), [0, 0, 0]),
        (Flyer("biplane", parts=(3, 0, 0), riders=(0, 0)), [2, 0, 0]),
        (Flyer("pusher-plane", parts=(2, 1, 1), riders=(0,)), [0, 0, 0]),
        (Flyer("biplane", "sheila-dawson", parts=(2, 2, 1), cargo=("water",) * 4), [0, 0, 0]),
        (Flyer("biplane", "jing-li", parts=(2, 2, 1), cargo=("water",) * 4), [0, 0, 0]),
    ],
)
def test_stowing_asks_nothing_where_there_is_no_choice(load: Flyer, outside: list[int]) -> None:
    """Cargo goes outside first, passengers into seats, parts inside as far as there is room."""
    with race(replace(load, tile=5)) as table:
        table.dice(hits=1, of=5 if load.machine == "pusher-plane" else 4)
        table.says(0, "takeoff")
        assert table.state.machines[0].hold.outside == outside
        table.refuses(0, "takeoff", "MFM-8.31")


@pytest.mark.rule("MFM-R49", "MFM-6.23", "MFM-6.24")
def test_parts_outside_help_at_takeoff_and_again_on_the_ground() -> None:
    """Eight takeoff parts: three would be outside in the air."""
    with race(replace(BIPLANE, tile=4, parts=(8, 0, 0)), weather={4: "thunderstorm"}) as table:
        table.tries(0, "takeoff", of=4)
        for _ in range(5):
            table.says(0, "spend")
        assert (table.at("biplane"), table.parts("biplane"), table.state.machines[0].hold.outside) == (
            (4, "low"),
            (3, 0, 0),
            [0, 0, 0],
        )
        table.asks(0)


@pytest.mark.rule("MFM-R49", "MFM-6.23")
def test_after_landing_all_parts_are_within_reach() -> None:
    flyer = replace(BIPLANE, tile=1, band="low", parts=(1, 7, 0), outside=(1, 2, 0))
    with race(flyer) as table:
        table.tries(0, "land", hits=1, of=4)
        assert table.state.machines[0].hold.outside == [0, 0, 0]
        table.tries(0, "takeoff", hits=1, of=4)
        table.says(0, "spend")
        assert table.at("biplane") == (1, "low")
        table.asks(0)


@pytest.mark.rule("MFM-R49")
@pytest.mark.parametrize(
    ("parts", "after", "outside", "supply"),
    [
        ((0, 4, 0), (0, 4, 1), [0, 0, 0], 13),
        ((0, 5, 0), (0, 5, 1), [0, 0, 1], 13),
        ((0, 8, 0), (0, 8, 0), [0, 3, 0], 14),
    ],
)
def test_a_part_gained_in_the_air_goes_inside_else_outside_else_back(
    parts: tuple[int, int, int], after: tuple[int, int, int], outside: list[int], supply: int
) -> None:
    """By the magpie."""
    thief = replace(BIPLANE, tile=1, band="low", parts=parts, outside=(0, max(0, sum(parts) - 5), 0))
    with race(thief, Flyer("monoplane", parts=(0, 0, 1)), hands=(("magpie-landing",),)) as table:
        table.says(0, "play magpie-landing")
        table.says(0, "target monoplane")
        table.says(0, "part landing")
        assert (table.parts("biplane"), table.state.machines[0].hold.outside) == (after, outside)
        assert (table.parts("monoplane"), table.state.supply.parts[2]) == ((0, 0, 0), supply)
        table.asks(0)
