"""MFM-8.13 to MFM-8.26: tests."""

from __future__ import annotations

from dataclasses import replace

import pytest

from .hangar import Flyer, Meeting, position, race

BOB = Flyer("triplane", "karishma-khana", tile=2, band="low")
CAD_CARDS = ("have-another-go-cad", "nerves-of-steel-cad")


@pytest.mark.rule("MFM-8.15", "MFM-8.31", "MFM-8.14")
def test_a_takeoff_with_enough_symbols_leads_to_the_low_band() -> None:
    with Meeting(position(Flyer("biplane"), Flyer("monoplane"), Flyer("triplane"))) as table:
        table.dice(hits=1, of=4)
        table.says(0, "takeoff")
        table.asks(0)
        assert table.at("biplane") == (0, "low")


@pytest.mark.rule("MFM-8.13", "MFM-13.8", "MFM-14.12", "MFM-15.1", "MFM-R64")
@pytest.mark.parametrize(
    ("machine", "weather", "pilot", "equipment", "difficulty"),
    [
        ("biplane", "fine", "", (), 3),
        ("biplane", "thunderstorm", "", (), 5),
        ("helicopter", "thunderstorm", "", (), 4),
        ("biplane", "thunderstorm", "", ("goggles",), 4),
        ("biplane", "thunderstorm", "janu-rajan", (), 4),
        ("biplane", "thunderstorm", "janu-rajan", ("goggles",), 3),
        ("biplane", "drizzle", "janu-rajan", ("goggles",), 3),
    ],
)
def test_terrain_and_weather_together_are_the_difficulty(
    machine: str, weather: str, pilot: str, equipment: tuple[str, ...], difficulty: int
) -> None:
    """Rulebook 8.2: a takeoff in the mountains needs three symbols in fine weather and five in a thunderstorm."""
    flyer = Flyer(machine, pilot, equipment, tile=4)
    with race(flyer, weather={4: weather}) as table:
        table.tries(0, "takeoff", of=6 if machine == "helicopter" else 4)
        assert table.declared()[0] == difficulty
        table.asks(0)


@pytest.mark.rule("MFM-8.13")
@pytest.mark.parametrize(
    ("band", "action", "difficulty", "dice"), [("ground", "takeoff", 3, 5), ("low", "fly", 5, 5), ("low", "land", 3, 4)]
)
def test_each_kind_of_test_has_its_own_symbols(band: str, action: str, difficulty: int, dice: int) -> None:
    """A gale over a town: one for takeoff, two for flying, one for landing."""
    with race(replace(BOB, band=band), weather={2: "gale"}) as table:
        table.tries(0, action, of=dice)
        assert table.declared() == (difficulty, dice)
        table.asks(0)


@pytest.mark.rule("MFM-8.13")
def test_only_the_weather_of_the_own_tile_counts() -> None:
    with race(Flyer("biplane", tile=1, band="low"), weather={1: "fine", 2: "gale"}) as table:
        table.tries(0, "fly", hits=3, of=5)
        assert table.at("biplane") == (2, "low")
        table.tries(0, "fly", hits=4, of=4)
        assert table.declared() == (5, 4)
        assert table.at("biplane") == (2, "low")
        table.asks(0)


@pytest.mark.rule("MFM-8.14", "MFM-2.3", "MFM-13.1", "MFM-14.8")
@pytest.mark.parametrize(("band", "action", "dice"), [("ground", "takeoff", 6), ("low", "fly", 7), ("low", "land", 4)])
def test_permanent_bonuses_are_rolled_too(band: str, action: str, dice: int) -> None:
    """Rulebook 6.10: a triplane with the Nifty Flyer and a finely tuned engine."""
    flyer = Flyer("triplane", "amelia-skyfoot", ("finely-tuned-engine", "drop-of-courage"), band=band, tile=1)
    with race(flyer) as table:
        table.tries(0, action, of=dice)
        assert table.declared()[1] == dice
        table.asks(0)


@pytest.mark.rule("MFM-8.15", "MFM-R62")
def test_a_test_is_passed_at_once_and_nothing_more_is_spent() -> None:
    """One symbol short, with two spare parts."""
    with race(Flyer("biplane", tile=1, parts=(2, 0, 0))) as table:
        table.tries(0, "takeoff", hits=1, of=4)
        assert table.at("biplane") == (1, "ground")
        table.says(0, "spend")
        assert table.at("biplane") == (1, "low")
        assert table.parts("biplane") == (1, 0, 0)
        table.refuses(0, "spend", "MFM-8.2")


@pytest.mark.rule("MFM-R62", "MFM-8.22", "MFM-8.23")
def test_without_difficulty_no_dice_are_rolled_but_the_test_counts() -> None:
    """The ground of the final airfield tile shows no takeoff symbols; here it lies at the start."""
    s = position(BOB, Flyer("biplane"), Flyer("monoplane"), hands=((), ("immunity-flying",)))
    s.course.tiles[2] = 10
    s.machines[0].band = 0
    with Meeting(s) as table:
        table.says(1, "pass")
        table.says(0, "takeoff")
        table.refuses(1, "fly", "MFM-R9")
        table.says(1, "pass")
        assert table.at("triplane") == (2, "low")
        assert not table.told(0, "roll")
        assert table.state.machines[0].taken.tests == [1, 0, 0]
        table.asks(0)


@pytest.mark.rule("MFM-8.20")
def test_explosions_do_no_harm_in_a_passed_test() -> None:
    with race(Flyer("biplane", parts=(1, 0, 0))) as table:
        table.tries(0, "takeoff", bangs=4, of=4)
        table.says(0, "spend")
        assert table.at("biplane") == (0, "low")
        assert table.damage("biplane") == (0, 0)
        assert not table.told(0, "catastrophe")
        table.asks(0)


@pytest.mark.rule("MFM-8.21")
@pytest.mark.parametrize(("bangs", "gauge"), [(0, 0), (1, 1), (3, 1)])
def test_one_explosion_makes_a_failure_catastrophic(bangs: int, gauge: int) -> None:
    with race(Flyer("biplane", tile=1)) as table:
        table.tries(0, "takeoff", hits=1, bangs=bangs, of=4)
        table.says(0, "accept")
        assert table.damage("biplane") == (gauge, 0)
        assert len(table.told(0, "catastrophe")) == int(bangs > 0)
        table.asks(0)


@pytest.mark.rule("MFM-8.22", "MFM-8.32", "MFM-8.14", "MFM-8.16")
def test_a_second_takeoff_in_the_turn_has_a_die_fewer() -> None:
    """Rulebook 8.2, Joanne: her pusher plane rolls five dice for two symbols, has only one and nothing to add; her
    second attempt is made with four dice."""
    with race(Flyer("pusher-plane", tile=1), weather={1: "fine"}) as table:
        table.tries(0, "takeoff", hits=1, of=5)
        assert table.declared() == (2, 5)
        assert table.options(0) == ["burn", "accept"]
        table.says(0, "accept")
        assert table.at("pusher-plane") == (1, "ground")
        table.tries(0, "takeoff", of=4)
        table.says(0, "accept")
        table.refuses(0, "takeoff", "MFM-8.2")


@pytest.mark.rule("MFM-8.22", "MFM-R2")
def test_each_kind_of_test_is_counted_for_itself_and_for_one_turn() -> None:
    with race(Flyer("biplane", tile=1), Flyer("monoplane"), Flyer("triplane")) as table:
        table.tries(0, "takeoff", hits=2, of=4)
        table.tries(0, "land", hits=1, of=4)
        for seat in range(3):
            table.ends(seat)
        table.says(0, "takeoff")
        assert table.declared() == (2, 4)
        table.asks(1)


@pytest.mark.rule("MFM-8.23", "MFM-8.26", "MFM-8.35", "MFM-R2", "MFM-8.22")
def test_a_cad_takes_one_die_from_one_roll() -> None:
    """Rulebook 8.3, Bob and Paul: five flying dice over a town, four after Paul's cad symbol; the second flying test of
    the turn is made with four again, as the die that the cad took is back."""
    with race(BOB, hands=((), ("nerves-of-steel-cad",))) as table:
        table.says(1, "pass")
        table.says(0, "fly")
        assert table.declared() == (3, 5)
        table.tries(1, "symbol nerves-of-steel-cad", hits=3, of=4)
        assert table.at("triplane") == (3, "low")
        table.tries(0, "fly", hits=3, of=4)
        assert table.at("triplane") == (4, "low")
        table.asks(0)


@pytest.mark.rule("MFM-8.24", "MFM-R69")
def test_one_cad_in_a_test_and_the_next_clockwise_may_be_first() -> None:
    box = Flyer("monoplane", equipment=("box-of-tricks",))
    with race(BOB, box, Flyer("biplane"), hands=((), (), CAD_CARDS)) as table:
        table.says(2, "pass")
        table.says(0, "fly")
        table.says(1, "use box-of-tricks")
        table.refuses(2, "symbol have-another-go-cad", "MFM-8.24")
        assert table.options(2) == ["pass"]
        table.tries(2, "pass", hits=3, of=4)
        assert len(table.told(0, "cad")) == 1
        table.says(0, "fly")
        table.says(1, "pass")
        assert table.options(2) == ["symbol have-another-go-cad", "symbol nerves-of-steel-cad", "pass"]


@pytest.mark.rule("MFM-R69")
def test_cads_are_asked_for_clockwise_from_the_tester() -> None:
    """The second of three has the turn: the third is asked before the first."""
    hands = (CAD_CARDS[:1], (), CAD_CARDS[1:])
    with race(Flyer("biplane"), BOB, Flyer("monoplane"), hands=hands, turn=1) as table:
        table.says(2, "pass")
        table.says(0, "pass")
        table.says(1, "fly")
        table.asks(2)
        table.says(2, "pass")
        table.tries(0, "symbol have-another-go-cad", of=4)
        table.asks(1)


@pytest.mark.rule("MFM-8.25")
def test_a_cad_is_no_dirty_trick_that_could_be_answered() -> None:
    with race(BOB, hands=(("immunity-takeoff", "this-means-war-cad"), CAD_CARDS)) as table:
        table.says(1, "pass")
        table.says(0, "fly")
        table.tries(1, "symbol have-another-go-cad", hits=3, of=4)
        assert table.at("triplane") == (3, "low")
        assert table.hand(0) == ["immunity-takeoff", "this-means-war-cad"]
        table.asks(0)


@pytest.mark.rule("MFM-8.38", "MFM-R2", "MFM-13.11")
@pytest.mark.parametrize(("pilot", "vp"), [("karishma-khana", 2), ("kauri-parata", 3)])
def test_a_manoeuvre_costs_two_dice(pilot: str, vp: int) -> None:
    with race(replace(BOB, pilot=pilot)) as table:
        table.tries(0, "manoeuvre", hits=3, of=5)
        assert table.vp("triplane") == vp
        table.tries(0, "fly", hits=3, of=3)
        assert table.at("triplane") == (3, "low")
        table.asks(0)


@pytest.mark.rule("MFM-8.22", "MFM-R2", "MFM-8.39")
def test_a_failed_manoeuvre_costs_one_die() -> None:
    with race(BOB) as table:
        table.tries(0, "manoeuvre", of=5)
        table.says(0, "accept")
        table.tries(0, "fly", of=4)
        table.asks(0)


@pytest.mark.rule("MFM-8.22", "MFM-R2")
def test_the_count_goes_on_in_the_second_phase() -> None:
    with race(replace(BOB, tile=5)) as table:
        table.tries(0, "fly", hits=3, of=5)
        table.tries(0, "fly", hits=3, of=4)
        table.says(0, "end-phase")
        table.tries(0, "fly", of=3)
        table.asks(0)


@pytest.mark.rule("MFM-R7")
def test_at_most_ten_dice_are_rolled() -> None:
    """Four, two for the seaplane and two for the floats on water, two for the pilot and one for the engine: eleven."""
    flyer = Flyer("seaplane", "condesa-isabella-sanchez", ("floats", "finely-tuned-engine"), tile=3)
    with race(flyer) as table:
        table.tries(0, "takeoff", hits=2, of=10)
        assert table.at("seaplane") == (3, "low")
        table.asks(0)


@pytest.mark.rule("MFM-R7", "MFM-8.35")
def test_no_test_is_begun_without_a_die() -> None:
    """The pusher plane has four flying dice, less two for each manoeuvre."""
    with race(Flyer("pusher-plane", tile=1, band="low", parts=(0, 1, 0))) as table:
        table.tries(0, "manoeuvre", hits=3, of=4)
        table.tries(0, "manoeuvre", hits=2, of=2)
        table.says(0, "spend")
        table.refuses(0, "fly", "MFM-R7")
        table.refuses(0, "manoeuvre", "MFM-R7")
        assert table.vp("pusher-plane") == 4


@pytest.mark.rule("MFM-R7", "MFM-8.23")
def test_the_last_die_may_be_lost_after_the_test_is_declared() -> None:
    flyer = Flyer("pusher-plane", tile=1, band="low", parts=(0, 2, 0))
    with race(flyer, hands=((), CAD_CARDS[:1])) as table:
        table.says(1, "pass")
        table.says(0, "fly")
        table.tries(1, "pass", hits=3, of=4)
        table.says(0, "manoeuvre")
        table.tries(1, "pass", hits=3, of=3)
        table.says(0, "manoeuvre")
        assert table.declared() == (3, 1)
        table.says(1, "symbol have-another-go-cad")
        assert len(table.told(0, "roll")) == 2
        assert table.options(0) == ["spend", "burn", "accept"]


@pytest.mark.rule("MFM-R59", "MFM-14.2", "MFM-14.21", "MFM-13.14")
@pytest.mark.parametrize(
    ("pilot", "equipment", "action", "bangs", "damage"),
    [
        ("", ("armour-plating",), "land", 1, 1),
        ("", ("armour-plating",), "land", 2, 2),
        ("", ("armour-plating",), "fly", 1, 0),
        ("", ("st-christopher",), "land", 3, 1),
        ("", ("st-christopher",), "fly", 3, 0),
        ("pierre-dupont", (), "fly", 3, 0),
        ("pierre-dupont", (), "manoeuvre", 1, 0),
        ("pierre-dupont", (), "land", 1, 2),
    ],
)
def test_what_softens_a_failure(pilot: str, equipment: tuple[str, ...], action: str, bangs: int, damage: int) -> None:
    """A bumpy landing is one marker, a crash two; a flight that plainly fails does no harm and leads to no landing."""
    with race(replace(BOB, pilot=pilot, equipment=equipment)) as table:
        table.tries(0, action, bangs=bangs, of=4 if action == "land" else 5)
        table.says(0, "accept")
        assert table.damage("triplane") == (damage, 0)
        assert table.at("triplane") == (2, "ground" if action == "land" else "low")
        table.asks(0)
