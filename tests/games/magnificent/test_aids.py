"""MFM-8.16 to MFM-8.19, MFM-8.45, MFM-8.49: what helps after a short roll."""

from __future__ import annotations

from dataclasses import replace

import pytest

from .hangar import Flyer, race

LOW = Flyer("biplane", tile=1, band="low")


@pytest.mark.rule("MFM-8.16", "MFM-8.17", "MFM-8.18", "MFM-8.12")
def test_aids_of_all_sorts_add_up_in_any_order() -> None:
    """A landing on the mountain in a thunderstorm needs five symbols."""
    gear = ("improved-landing-gear", "universal-spare-parts", "flying-manual")
    flyer = replace(LOW, tile=4, equipment=gear, parts=(0, 0, 1))
    with race(flyer, hands=(("magpie-landing", "break-in-the-clouds-takeoff"),), weather={4: "thunderstorm"}) as table:
        table.tries(0, "land", of=4)
        table.says(0, "symbol magpie-landing")
        table.tries(0, "use improved-landing-gear", of=1)
        table.says(0, "spend")
        table.says(0, "use flying-manual")
        table.asks(0)
        assert table.told(0, "pass") == []
        table.says(0, "play break-in-the-clouds-takeoff")
        assert table.at("biplane") == (4, "ground")
        assert table.damage("biplane") == (0, 0)
        table.asks(0)


@pytest.mark.rule("MFM-8.16")
def test_several_charges_of_one_card_in_one_test() -> None:
    with race(replace(LOW, tile=2, equipment=("universal-spare-parts",))) as table:
        table.tries(0, "fly", of=5)
        for _ in range(3):
            assert table.at("biplane") == (2, "low")
            table.says(0, "use universal-spare-parts")
        assert table.at("biplane") == (3, "low")
        table.tries(0, "fly", of=4)
        table.refuses(0, "use universal-spare-parts", "MFM-8.16")


@pytest.mark.rule("MFM-8.16")
def test_failure_may_be_accepted_with_aids_in_hand() -> None:
    with race(replace(LOW, band="ground", parts=(2, 0, 0)), hands=(("full-throttle-flying",),)) as table:
        table.tries(0, "takeoff", hits=1, of=4)
        table.says(0, "accept")
        assert table.at("biplane") == (1, "ground")
        assert (table.parts("biplane"), table.hand(0)) == ((2, 0, 0), ["full-throttle-flying"])
        table.asks(0)


@pytest.mark.rule("MFM-8.17", "MFM-2.1", "MFM-6.23")
def test_a_spare_part_is_one_symbol_of_its_own_kind() -> None:
    """The flying part goes back to the supply; a takeoff part is no help in the air, nor is what is stowed outside."""
    flyer = replace(LOW, parts=(1, 2, 0), outside=(0, 1, 0))
    with race(flyer) as table:
        assert table.state.supply.parts == [13, 15, 14]
        table.tries(0, "fly", of=5)
        table.says(0, "spend")
        assert table.parts("biplane") == (1, 1, 0)
        assert table.state.supply.parts == [13, 16, 14]
        table.refuses(0, "spend", "MFM-8.17")


@pytest.mark.rule("MFM-8.18", "MFM-8.9", "MFM-8.10")
def test_a_card_is_one_symbol_of_the_kind_at_its_bottom() -> None:
    hand = ("perfect-trim-landing", "tail-wind-flying", "tool-roll-cad")
    with race(LOW, hands=(hand,)) as table:
        table.tries(0, "fly", of=5)
        assert table.options(0, "symbol") == ["symbol tail-wind-flying"]
        table.refuses(0, "symbol perfect-trim-landing", "MFM-8.18")
        table.refuses(0, "symbol tool-roll-cad", "MFM-8.18")
        table.refuses(0, "symbol tail-wind-landing", "MFM-8.18")
        table.says(0, "symbol tail-wind-flying")
        assert table.at("biplane") == (1, "low")
        assert table.hand(0) == ["perfect-trim-landing", "tool-roll-cad"]
        table.says(0, "play perfect-trim-landing")
        assert table.at("biplane") == (2, "low")
        assert [table.state.book.cards[card] for card in table.state.cards.discards] == [
            "tail-wind-flying",
            "perfect-trim-landing",
        ]
        table.asks(0)


@pytest.mark.rule("MFM-8.9")
def test_a_card_used_for_its_symbol_has_no_text() -> None:
    """Tail Wind as a flying symbol leaves the fuel as it is: two tiles cost two cubes."""
    with race(replace(LOW, parts=(0, 4, 0)), hands=(("tail-wind-flying",),)) as table:
        table.tries(0, "fly", hits=2, of=5)
        table.says(0, "symbol tail-wind-flying")
        table.tries(0, "fly", hits=3, of=4)
        table.ends(0)
        assert table.fuel("biplane") == 2
        table.asks(1)


@pytest.mark.rule("MFM-8.19", "MFM-8.53")
@pytest.mark.parametrize(("band", "action"), [("ground", "takeoff"), ("low", "fly"), ("low", "manoeuvre")])
def test_two_cubes_pass_any_takeoff_or_flying_test(band: str, action: str) -> None:
    with race(replace(LOW, tile=4, band=band), weather={4: "thunderstorm"}) as table:
        table.tries(0, action, bangs=3, of=4 if action == "takeoff" else 5)
        table.says(0, "burn")
        assert table.fuel("biplane") == 2
        assert table.damage("biplane") == (0, 0)
        assert len(table.told(0, "pass")) == 1
        table.asks(0)


@pytest.mark.rule("MFM-8.19")
def test_fuel_never_passes_a_landing_test() -> None:
    with race(LOW) as table:
        table.tries(0, "land", of=4)
        assert table.options(0) == ["accept"]
        table.refuses(0, "burn", "MFM-8.19")


@pytest.mark.rule("MFM-8.19", "MFM-R3")
def test_one_cube_passes_nothing() -> None:
    with race(replace(LOW, band="ground", fuel=1)) as table:
        table.tries(0, "takeoff", of=4)
        table.refuses(0, "burn", "MFM-8.19")


@pytest.mark.rule("MFM-8.45", "MFM-8.46", "MFM-R5", "MFM-8.34")
def test_two_bands_are_two_symbols_and_the_weather_stays_away() -> None:
    """A gale over a town, but the machine is above it."""
    with race(replace(LOW, tile=2, band="high"), weather={2: "gale"}) as table:
        table.tries(0, "fly", hits=1, of=5)
        assert table.declared() == (3, 5)
        table.says(0, "drop")
        assert table.at("biplane") == (2, "middle")
        table.says(0, "drop")
        assert table.at("biplane") == (3, "low")
        table.asks(0)


@pytest.mark.rule("MFM-8.45", "MFM-R5", "MFM-8.36", "MFM-8.39")
@pytest.mark.parametrize("action", ["fly", "manoeuvre"])
def test_a_band_is_lost_even_if_the_test_fails_and_none_is_below_the_low_one(action: str) -> None:
    with race(replace(LOW, tile=2, band="middle")) as table:
        table.tries(0, action, of=5)
        table.says(0, "drop")
        table.refuses(0, "drop", "MFM-8.45")
        table.says(0, "accept")
        assert table.at("biplane") == (2, "low")
        assert table.vp("biplane") == 0
        table.asks(0)


@pytest.mark.rule("MFM-8.45", "MFM-8.46")
def test_altitude_is_no_help_in_a_landing_and_the_weather_counts() -> None:
    with race(replace(LOW, tile=2, band="high"), weather={2: "fog"}) as table:
        table.tries(0, "land", of=4)
        assert table.declared() == (4, 4)
        table.refuses(0, "drop", "MFM-8.45")


@pytest.mark.rule("MFM-8.46")
@pytest.mark.parametrize(("band", "difficulty"), [("low", 5), ("middle", 5), ("high", 3)])
def test_only_the_high_band_is_above_the_weather(band: str, difficulty: int) -> None:
    with race(replace(LOW, tile=2, band=band), weather={2: "thunderstorm"}) as table:
        table.tries(0, "manoeuvre", of=5)
        assert table.declared()[0] == difficulty
        table.asks(0)


@pytest.mark.rule("MFM-R6", "MFM-8.15")
def test_an_extra_die_is_rolled_after_the_others_and_added() -> None:
    with race(replace(LOW, equipment=("aerodynamic-tail",))) as table:
        table.refuses(0, "use aerodynamic-tail", "MFM-8.2")
        table.tries(0, "fly", hits=2, bangs=1, of=5)
        table.tries(0, "use aerodynamic-tail", hits=1, of=1)
        assert table.at("biplane") == (2, "low")
        table.asks(0)


@pytest.mark.rule("MFM-R6", "MFM-8.21")
def test_an_explosion_on_an_extra_die_counts_too() -> None:
    with race(replace(LOW, band="ground", equipment=("drop-of-courage",))) as table:
        table.tries(0, "takeoff", of=4)
        table.tries(0, "use drop-of-courage", bangs=1, of=1)
        table.says(0, "accept")
        assert table.damage("biplane") == (1, 0)
        table.asks(0)


@pytest.mark.rule("MFM-R7", "MFM-R6")
def test_a_reroll_takes_explosions_first_and_never_a_good_die() -> None:
    """One hit, two explosions and a blank: up to three may be rolled again, and of two both are explosions."""
    with race(replace(LOW, band="ground", equipment=("lucky-locket",))) as table:
        table.tries(0, "takeoff", hits=1, bangs=2, of=4)
        table.says(0, "use lucky-locket")
        assert table.options(0) == ["dice 1", "dice 2", "dice 3"]
        table.refuses(0, "dice 4", "MFM-R7")
        table.tries(0, "dice 2", of=2)
        table.says(0, "accept")
        assert table.damage("biplane") == (0, 0)
        assert len(table.told(0, "fail")) == 1
        table.asks(0)


@pytest.mark.rule("MFM-R7")
def test_no_reroll_where_all_dice_are_good() -> None:
    """Four hits are too few on the mountain in a thunderstorm."""
    with race(replace(LOW, tile=4, band="ground", equipment=("lucky-locket",)), weather={4: "thunderstorm"}) as table:
        table.tries(0, "takeoff", hits=4, of=4)
        table.refuses(0, "use lucky-locket", "MFM-8.16")


@pytest.mark.rule("MFM-R7", "MFM-14.10")
def test_the_jacket_needs_an_explosion() -> None:
    with race(replace(LOW, band="ground", equipment=("flying-jacket",))) as table:
        table.tries(0, "takeoff", of=4)
        table.refuses(0, "use flying-jacket", "MFM-8.16")


@pytest.mark.rule("MFM-8.49", "MFM-R8", "MFM-2.2")
@pytest.mark.parametrize("action", ["takeoff", "fly", "manoeuvre", "land"])
def test_a_luck_token_passes_any_test_and_returns(action: str) -> None:
    flyer = replace(LOW, tile=4, band="ground" if action == "takeoff" else "low")
    with race(flyer, luck=(1,), weather={4: "thunderstorm"}) as table:
        table.tries(0, action, bangs=2, of=5 if action in ("fly", "manoeuvre") else 4)
        table.says(0, "luck")
        assert len(table.told(0, "pass")) == 1
        assert (table.state.players[0].luck, table.state.supply.luck) == (0, 6)
        table.asks(0)


@pytest.mark.rule("MFM-8.49")
def test_nobody_has_luck_without_a_token() -> None:
    with race(LOW, luck=(0, 3)) as table:
        table.tries(0, "fly", of=5)
        table.refuses(0, "luck", "MFM-8.49")


@pytest.mark.rule("MFM-R13", "MFM-R12", "MFM-R60", "MFM-8.18")
def test_in_a_landing_out_of_turn_symbols_help_but_no_texts() -> None:
    """The rifle brings the triplane down. Feather-Light Touch would be two landing symbols in the own turn."""
    victim = Flyer("triplane", "vladimir-orkovski", tile=1, band="high", gauge=1, fuel=3, parts=(0, 0, 1))
    hand = ("feather-light-touch-flying", "magpie-landing")
    with race(replace(LOW, equipment=("mounted-rifle",)), victim, hands=((), hand), luck=(0, 1)) as table:
        table.says(1, "pass")
        table.says(0, "rifle")
        table.tries(0, "target triplane", of=4)
        assert table.options(1) == ["symbol magpie-landing", "use vladimir-orkovski", "spend", "luck", "accept"]
        table.refuses(1, "play feather-light-touch-flying", "MFM-R12")
        table.says(1, "symbol magpie-landing")
        assert table.at("triplane") == (1, "ground")
        table.asks(0)


@pytest.mark.rule("MFM-R65", "MFM-14.25", "MFM-13.18")
@pytest.mark.parametrize(("band", "action", "dice"), [("ground", "takeoff", 4), ("low", "fly", 5), ("low", "land", 4)])
def test_a_part_of_any_kind_is_of_the_kind_of_the_test(band: str, action: str, dice: int) -> None:
    flyer = replace(LOW, tile=5, band=band, pilot="vladimir-orkovski", equipment=("universal-spare-parts",))
    with race(flyer, weather={5: "thunderstorm"}) as table:
        table.tries(0, action, hits=2 if action == "fly" else 1, of=dice)
        table.says(0, "use vladimir-orkovski")
        table.says(0, "use universal-spare-parts")
        if action == "fly":
            table.says(0, "use vladimir-orkovski")
        assert len(table.told(0, "pass")) == 1
        table.asks(0)
