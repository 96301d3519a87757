"""MFM-10.2 to MFM-10.4, MFM-2.3, MFM-R46, MFM-R47: equipment and what it changes."""

from __future__ import annotations

from typing import Any

import pytest

from aerodrome.games.magnificent import storage
from aerodrome.games.magnificent.sizes import EQUIPMENT
from aerodrome.games.magnificent.terms import NONE
from aerodrome.kernel.zones import SPECTATOR

from .hangar import Flyer, Meeting, bare, position

MIDDLE = 5


def field(flyer: Flyer, **more: Any) -> Meeting:
    """It is the machine's turn; two others wait at the start, with pilots who are no matter here."""
    others = (Flyer("seaplane", "kauri-parata"), Flyer("monoplane", "pierre-dupont"))
    return Meeting(bare(position(flyer, *others, **more)))


def dice(table: Meeting) -> list[int]:
    """For takeoff, flying and landing."""
    return [table.state.dice_for(0, kind) for kind in range(3)]


def gear(table: Meeting, m: int = 0) -> list[str]:
    return [table.state.book.equipment[card] for card in table.state.machines[m].gear]


def row(table: Meeting) -> list[str]:
    return [table.state.book.equipment[card] for card in table.state.store.row]


TUNED = Flyer("triplane", "amelia-skyfoot", ["finely-tuned-engine", "drop-of-courage"], tile=MIDDLE)


@pytest.mark.rule("MFM-2.3", "MFM-10.2", "MFM-10.4")
def test_giving_up_an_engine_removes_its_die() -> None:
    """The rulebook's example (6.10), test ideas 1 and 2: 6, 7 and 4 dice; with a second seat in place of the engine
    5, 7 and 4. The old card is discarded and the row is refilled."""
    with field(TUNED, row=["passenger-seat", "floats"]) as table:
        deck = table.state.store.deck[:]
        assert (dice(table), storage.seats(table.state, 0)) == ([6, 7, 4], 1)
        table.says(0, "exchange")
        table.says(0, "remove finely-tuned-engine")
        table.says(0, "equip passenger-seat")
        assert (dice(table), storage.seats(table.state, 0)) == ([5, 7, 4], 2)
        assert gear(table) == ["drop-of-courage", "passenger-seat"]
        discarded = table.match.mine(SPECTATOR).store.discards
        assert [table.state.book.equipment[card] for card in discarded] == ["finely-tuned-engine"]
        assert (len(table.state.store.row), table.state.store.row[-1], len(table.state.store.deck)) == (6, deck[-1], 15)
        table.says(0, "done")
        table.tries(0, "takeoff", hits=1, of=5)
        table.asks(0)


@pytest.mark.rule("MFM-2.3", "MFM-10.4")
def test_adding_equipment_adds_its_die() -> None:
    flyer = Flyer("biplane", "sikosi-akimoto", tile=MIDDLE)
    with field(flyer, row=["new-wing-design", "superior-tyres"]) as table:
        assert dice(table) == [5, 6, 5]
        table.says(0, "exchange")
        for name in ("new-wing-design", "superior-tyres"):
            table.says(0, "fill")
            table.says(0, f"equip {name}")
        assert dice(table) == [5, 7, 6]
        table.says(0, "fill")
        table.says(0, table.options(0)[0])
        assert len(gear(table)) == 3, "an empty slot may be filled, and a biplane has three"
        table.refuses(0, "fill", "MFM-10.2")


@pytest.mark.rule("MFM-10.2", "MFM-R47")
def test_several_cards_one_after_the_other_with_full_charges() -> None:
    """No phase is used; a card that was given up has no charges and does not come back."""
    flyer = Flyer("triplane", equipment=["lucky-locket", "goggles"], tile=MIDDLE, charges={"lucky-locket": 1})
    with field(flyer, row=["flying-manual", "aerodynamic-tail"]) as table:
        s = table.state
        table.says(0, "exchange")
        table.says(0, "remove lucky-locket")
        table.refuses(0, "equip lucky-locket", "MFM-10.2")
        table.refuses(0, "done", "MFM-10.2")
        table.says(0, "equip flying-manual")
        table.refuses(0, "remove lucky-locket", "MFM-10.2")
        table.refuses(0, "takeoff", "MFM-10.2")
        table.says(0, "remove goggles")
        table.says(0, "equip aerodynamic-tail")
        table.says(0, "done")
        charges = {s.book.equipment[card]: s.charges[card] for card in [*s.machines[0].gear, *s.store.discards]}
        assert charges == {"flying-manual": 4, "aerodynamic-tail": 3, "lucky-locket": 0, "goggles": 0}
        assert s.turn.phases == 2
        assert "lucky-locket" not in row(table)
        table.asks(0)


@pytest.mark.rule("MFM-10.2", "MFM-10.3", "MFM-12.5")
@pytest.mark.parametrize(
    "where",
    [
        Flyer("triplane", tile=MIDDLE, band="low"),
        Flyer("triplane", tile=4),
        Flyer("triplane", tile=0),
        Flyer("triplane", tile=10),
    ],
)
def test_only_on_the_ground_of_the_middle_airfield(where: Flyer) -> None:
    with field(where) as table:
        table.refuses(0, "exchange", "MFM-10.2")


@pytest.mark.rule("MFM-10.2", "MFM-10.3", "MFM-R47")
def test_on_landing_there_and_in_later_turns() -> None:
    """Right after landing, and again before taking off, but not in another's turn."""
    flyer = Flyer("triplane", tile=MIDDLE, band="low")
    with field(flyer) as table:
        table.tries(0, "land", hits=1, of=4)
        table.says(0, "exchange")
        table.says(0, "done")
        for seat in range(3):
            assert ("exchange" in table.options(seat)) == (seat == 0)
            table.ends(seat)
        table.says(0, "exchange")
        table.says(0, "done")
        table.tries(0, "takeoff", hits=1, of=5)
        table.refuses(0, "exchange", "MFM-10.2")


@pytest.mark.rule("MFM-R47")
def test_cargo_and_passengers_must_still_fit() -> None:
    """Extra Cargo Capacity cannot be given up while its slots are needed, but for another card that holds as much."""
    flyer = Flyer("monoplane", equipment=["extra-cargo-capacity"], tile=MIDDLE, cargo=["water"] * 4, riders=[0, 0])
    others = (Flyer("seaplane", "kauri-parata"), Flyer("biplane", "pierre-dupont"))
    with Meeting(bare(position(flyer, *others, row=["goggles", "floats", "passenger-seat"]))) as table:
        table.says(0, "exchange")
        table.says(0, "remove extra-cargo-capacity")
        table.refuses(0, "equip goggles", "MFM-R47")
        assert table.options(0) == ["equip passenger-seat"]
        table.says(0, "equip passenger-seat")
        assert storage.holds(table.state, 0)
        table.asks(0)


@pytest.mark.rule("MFM-R47")
def test_a_card_that_nothing_on_offer_can_replace_stays() -> None:
    flyer = Flyer("helicopter", equipment=["extra-cargo-capacity"], tile=MIDDLE, cargo=["water"] * 11)
    with field(flyer, row=["goggles", "floats", "flying-manual", "lucky-locket", "shotgun", "national-flag"]) as table:
        table.says(0, "exchange")
        table.refuses(0, "remove extra-cargo-capacity", "MFM-R47")
        assert table.options(0) == ["fill", "done"]


@pytest.mark.rule("MFM-R47")
def test_parts_that_no_longer_fit_are_discarded() -> None:
    """The owner's choice: eleven slots become nine."""
    flyer = Flyer("helicopter", equipment=["extra-cargo-capacity"], tile=MIDDLE, cargo=["water"] * 7, parts=(2, 1, 1))
    with field(flyer, row=["goggles"]) as table:
        table.says(0, "exchange")
        table.says(0, "remove extra-cargo-capacity")
        table.says(0, "equip goggles")
        table.refuses(0, "done", "MFM-10.8")
        table.says(0, "part flying")
        table.refuses(0, "part flying", "MFM-10.8")
        table.says(0, "part takeoff")
        assert (table.parts("helicopter"), table.state.supply.parts) == ((1, 0, 1), [13, 17, 13])
        table.says(0, "done")
        table.asks(0)


@pytest.mark.rule("MFM-R47", "MFM-6.18")
def test_the_row_shrinks_when_the_deck_is_empty() -> None:
    """What was given up is not reshuffled."""
    s = bare(position(TUNED, Flyer("seaplane"), Flyer("monoplane"), row=["goggles"]))
    s.store.deck = []
    with Meeting(s) as table:
        table.says(0, "exchange")
        table.says(0, "remove drop-of-courage")
        table.says(0, "equip goggles")
        assert (len(table.state.store.row), len(table.state.store.discards)) == (5, 1)
        table.asks(0)


@pytest.mark.rule("MFM-R46", "MFM-14.24")
def test_who_flies_alone_takes_no_two_seater() -> None:
    with field(Flyer("triplane", "jing-li", tile=MIDDLE), row=["two-seater"]) as table:
        table.says(0, "exchange")
        table.says(0, "fill")
        table.refuses(0, "equip two-seater", "MFM-14.24")


@pytest.mark.rule("MFM-R46", "MFM-R48")
def test_a_second_pilot_at_the_middle_airfield() -> None:
    """Of all pilots not in play. Given up with the card, that pilot leaves the game, and the first one flies again."""
    with field(TUNED, row=["two-seater"]) as table:
        s = table.state
        table.says(0, "exchange")
        table.says(0, "remove finely-tuned-engine")
        table.rolls(3)
        table.says(0, "equip two-seater")
        assert (len(s.pilots.row), len(s.pilots.deck)) == (6, 18 - 3 - 6)
        mate = table.options(0)[0]
        table.says(0, mate)
        table.says(0, "done")
        table.says(0, "swap")
        assert f"pilot {s.book.pilots[s.machines[0].crew.pilot]}" == mate
        table.says(0, "exchange")
        table.says(0, "remove two-seater")
        table.says(0, table.options(0)[0])
        assert (s.book.pilots[s.machines[0].crew.pilot], s.machines[0].crew.mate) == ("amelia-skyfoot", NONE)
        assert len(s.pilots.deck) == 14
        assert mate.removeprefix("pilot ") not in [s.book.pilots[pilot] for pilot in s.pilots.deck]
        table.asks(0)


@pytest.mark.rule("MFM-R46")
def test_pilots_are_swapped_freely_on_the_ground_but_not_straight_back() -> None:
    """An action or a card must come in between; only the active pilot counts."""
    flyer = Flyer("biplane", "amelia-skyfoot", ["two-seater"], "oberst-andre-schneider", tile=1)
    with field(flyer, hands=[["tail-wind-flying"], [], []]) as table:
        assert dice(table) == [4, 7, 4]
        table.says(0, "swap")
        assert dice(table) == [5, 5, 6]
        table.refuses(0, "swap", "MFM-R46")
        table.says(0, "play tail-wind-flying")
        table.says(0, "swap")
        table.refuses(0, "swap", "MFM-R46")
        table.says(0, "repair")
        table.says(0, "done")
        table.says(0, "swap")
        assert dice(table) == [5, 5, 6]
        assert table.state.turn.phases == 1, "a swap needs none"
        table.asks(0)


@pytest.mark.rule("MFM-R46", "MFM-14.23")
def test_pilots_are_not_swapped_in_the_air_nor_alone() -> None:
    flying = Flyer("biplane", "amelia-skyfoot", ["two-seater"], "kauri-parata", tile=1, band="low")
    others = (Flyer("seaplane"), Flyer("monoplane"))
    for flyer in (flying, Flyer("biplane", tile=1)):
        with Meeting(bare(position(flyer, *others))) as table:
            table.refuses(0, "swap", "MFM-14.23")


@pytest.mark.rule("MFM-R46")
def test_charges_stay_with_their_pilot() -> None:
    """Vladimir's are of use while he is active only."""
    flyer = Flyer("biplane", "elinah-mwangi", ["two-seater"], "vladimir-orkovski")
    with field(flyer) as table:
        table.tries(0, "takeoff", hits=0, of=4)
        table.refuses(0, "use vladimir-orkovski", "MFM-8.16")
        table.says(0, "accept")
        table.says(0, "swap")
        table.tries(0, "takeoff", hits=0, of=3)
        table.says(0, "use vladimir-orkovski")
        vladimir = table.state.book.pilots.index("vladimir-orkovski")
        assert (table.state.charges[EQUIPMENT + vladimir], table.at("biplane")) == (3, (0, "low"))
        table.asks(0)


@pytest.mark.rule("MFM-R46")
def test_parts_are_returned_if_a_swap_leaves_too_little_room() -> None:
    """D33: Sheila has a space of her own."""
    flyer = Flyer("monoplane", "sheila-dawson", ["two-seater"], "amelia-skyfoot", parts=(3, 2, 2))
    others = (Flyer("seaplane"), Flyer("biplane"))
    with Meeting(bare(position(flyer, *others))) as table:
        table.says(0, "swap")
        table.says(0, "part landing")
        assert (table.parts("monoplane"), table.state.supply.parts[2]) == ((3, 2, 1), 13)
        assert "takeoff" in table.options(0)


@pytest.mark.rule("MFM-14.4")
def test_a_catapult_launch() -> None:
    """Test idea 38: from fields with four cubes to the low band of the next tile; no rolls, one tile crossed, the phase
    ends, and the weather behind it is revealed."""
    flyer = Flyer("biplane", equipment=["catapult-launcher"], tile=1)
    s = position(flyer, Flyer("seaplane"), Flyer("monoplane"), weather={3: "fog"})
    assert s.course.shown[3] == 0
    with Meeting(bare(s)) as table:
        table.says(0, "launch")
        s = table.state
        assert (table.at("biplane"), s.turn.crossed, s.turn.phases, s.machines[0].taken.tests) == (
            (2, "low"),
            1,
            1,
            [0, 0, 0],
        )
        fog = s.book.weather_names.index("fog")
        assert [told.args for told in table.told(SPECTATOR, "weather")] == [{"tile": 3, "weather": fog}]
        table.ends(0)
        assert table.fuel("biplane") == 4
        table.asks(1)
