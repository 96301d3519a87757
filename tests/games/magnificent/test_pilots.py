"""MFM-13: the pilots."""

from __future__ import annotations

from dataclasses import replace

import pytest

from .hangar import Flyer, Meeting, position, race

BIPLANE = Flyer("biplane", tile=1)  # four dice for takeoff, five for flying, four for landing
ADRIANA = replace(BIPLANE, pilot="adriana-belhinda")
SHEILA = replace(BIPLANE, pilot="sheila-dawson")


@pytest.mark.rule("MFM-13.1", "MFM-13.4", "MFM-13.5", "MFM-13.13", "MFM-13.16", "MFM-2.3")
@pytest.mark.parametrize(
    ("pilot", "dice"),
    [
        ("amelia-skyfoot", (4, 7, 4)),
        ("condesa-isabella-sanchez", (6, 5, 5)),
        ("elinah-mwangi", (4, 5, 5)),
        ("oberst-andre-schneider", (5, 5, 6)),
        ("sikosi-akimoto", (5, 6, 5)),
        ("kauri-parata", (4, 5, 4)),
    ],
)
@pytest.mark.parametrize(("kind", "action"), [(0, "takeoff"), (1, "fly"), (2, "land")])
def test_extra_dice(pilot: str, dice: tuple[int, int, int], kind: int, action: str) -> None:
    band = "ground" if action == "takeoff" else "low"
    with race(replace(BIPLANE, pilot=pilot, band=band)) as table:
        table.tries(0, action, of=dice[kind])
        table.asks(0)


@pytest.mark.rule("MFM-13.2")
def test_adriana_rolls_one_or_two_dice_again_once_in_a_phase() -> None:
    with race(replace(ADRIANA, band="low", tile=5)) as table:
        table.tries(0, "fly", hits=1, of=5)
        table.says(0, "use adriana-belhinda")
        assert table.options(0) == ["dice 1", "dice 2"]
        table.refuses(0, "dice 3", "MFM-R7")
        table.tries(0, "dice 2", hits=2, of=2)
        assert table.at("biplane") == (6, "low")
        table.tries(0, "fly", of=4)
        table.refuses(0, "use adriana-belhinda", "MFM-8.16")
        table.says(0, "accept")
        table.tries(0, "land", of=4)
        table.says(0, "use adriana-belhinda")
        table.tries(0, "dice 1", hits=1, of=1)
        assert table.at("biplane") == (6, "ground")
        table.asks(0)


@pytest.mark.rule("MFM-13.2", "MFM-R7")
def test_adriana_has_no_more_dice_to_roll_again_than_failed() -> None:
    with race(replace(ADRIANA, tile=4), weather={4: "thunderstorm"}) as table:
        table.tries(0, "takeoff", hits=3, of=4)
        table.says(0, "use adriana-belhinda")
        assert table.options(0) == ["dice 1"]


@pytest.mark.rule("MFM-R63")
def test_a_forced_landing_is_a_phase_of_its_own_for_adriana() -> None:
    with race(replace(ADRIANA, band="low")) as table:
        table.tries(0, "fly", bangs=1, of=5)
        table.says(0, "use adriana-belhinda")
        table.tries(0, "dice 1", bangs=1, of=1)
        table.tries(0, "accept", of=4)
        table.says(0, "use adriana-belhinda")
        table.tries(0, "dice 2", hits=1, of=2)
        assert (table.at("biplane"), table.damage("biplane")) == ((1, "ground"), (1, 0))
        table.asks(0)


@pytest.mark.rule("MFM-R63")
def test_a_forced_landing_in_another_turn_too() -> None:
    shooter = Flyer("triplane", equipment=("mounted-rifle",), tile=1, band="low")
    with race(shooter, replace(ADRIANA, band="low", gauge=1, fuel=3)) as table:
        table.says(0, "rifle")
        table.tries(0, "target biplane", of=4)
        table.says(1, "use adriana-belhinda")
        table.tries(1, "dice 2", hits=1, of=2)
        assert table.at("biplane") == (1, "ground")
        table.asks(0)


@pytest.mark.rule("MFM-R63")
def test_a_speech_is_a_phase_for_adriana() -> None:
    with race(replace(ADRIANA, tile=10)) as table:
        table.tries(0, "speech", hits=1, of=4)
        table.says(0, "use adriana-belhinda")
        table.tries(0, "dice 2", hits=2, of=2)
        assert table.vp("biplane") == 3
        table.asks(0)


@pytest.mark.rule("MFM-13.2", "MFM-R43")
def test_the_extra_phase_of_the_repair_kit_has_a_roll_of_adrianas() -> None:
    with race(replace(ADRIANA, tile=5, equipment=("damage-repair-kit",))) as table:
        table.tries(0, "takeoff", of=4)
        table.says(0, "use adriana-belhinda")
        table.tries(0, "dice 2", of=2)
        table.says(0, "accept")
        table.says(0, "overhaul")
        table.says(0, "done")
        table.tries(0, "takeoff", of=3)
        table.says(0, "use adriana-belhinda")
        table.tries(0, "dice 1", hits=1, of=1)
        assert (table.at("biplane"), table.state.turn.phases) == ((5, "low"), 1)
        table.asks(0)


@pytest.mark.rule("MFM-13.3")
@pytest.mark.parametrize(("landed_before", "vp"), [((), 4 + 1), ((4,), 0)])
def test_comben_has_a_point_more_for_a_first_landing(landed_before: tuple[int, ...], vp: int) -> None:
    flyer = replace(BIPLANE, pilot="captain-matthew-comben", tile=4, band="low")
    with race(flyer, landed_before=landed_before) as table:
        table.tries(0, "land", hits=3, of=4)
        assert table.vp("biplane") == vp
        table.asks(0)


@pytest.mark.rule("MFM-13.5", "MFM-R41")
@pytest.mark.parametrize(("gauge", "after"), [(0, (0, 0)), (1, (0, 1)), (2, (1, 1))])
def test_elinah_repairs_one_marker_when_she_takes_off(gauge: int, after: tuple[int, int]) -> None:
    """Before the test: with two markers she may try."""
    with race(replace(BIPLANE, pilot="elinah-mwangi", gauge=gauge, fuel=2)) as table:
        table.tries(0, "takeoff", of=4)
        assert table.damage("biplane") == after
        table.says(0, "accept")
        assert (table.at("biplane"), table.fuel("biplane")) == ((1, "ground"), 2)
        table.asks(0)


@pytest.mark.rule("MFM-R41", "MFM-R44")
def test_elinah_repairs_at_the_catapult_too() -> None:
    flyer = replace(BIPLANE, pilot="elinah-mwangi", equipment=("catapult-launcher",), gauge=2, fuel=2)
    with race(flyer) as table:
        table.says(0, "launch")
        assert (table.at("biplane"), table.damage("biplane")) == ((2, "low"), (1, 1))
        table.asks(0)


@pytest.mark.rule("MFM-13.6")
def test_hamish_has_a_point_more_for_each_piece_of_cargo() -> None:
    """Two pieces for the final airfield; the passenger is no cargo."""
    flyer = replace(
        BIPLANE, pilot="hamish-mctarn", tile=10, band="low", cargo=("general-2", "general-1", "water"), riders=(7,)
    )
    with race(flyer) as table:
        table.tries(0, "land", hits=1, of=4)
        assert table.vp("biplane") == 8 + 3 + 2 + 5
        table.asks(0)


@pytest.mark.rule("MFM-13.6")
def test_hamish_and_special_cargo() -> None:
    flyer = replace(BIPLANE, pilot="hamish-mctarn", tile=3, band="low", cargo=("water", "water", "town"))
    with race(flyer, landed_before=(3,)) as table:
        table.tries(0, "land", hits=3, of=4)
        assert table.vp("biplane") == 6 + 6
        table.asks(0)


@pytest.mark.rule("MFM-13.7")
@pytest.mark.parametrize(("pilot", "seats"), [("jan-van-der-vall", 3), ("kauri-parata", 2)])
def test_jan_has_a_seat_more(pilot: str, seats: int) -> None:
    """Besides it the monoplane holds two passengers inside."""
    flyer = Flyer("monoplane", pilot, tile=2, riders=(1,) * (seats - 1))
    with race(flyer, passengers_on={2: 2}) as table:
        table.says(0, "collect passenger")
        table.refuses(0, "collect passenger", "MFM-10.9")
        assert len(table.state.machines[0].hold.riders) == seats


@pytest.mark.rule("MFM-13.8")
@pytest.mark.parametrize(
    ("weather", "action", "difficulty"),
    [("gale", "fly", 3 + 1), ("gale", "land", 1), ("thunderstorm", "land", 1 + 1), ("fine", "fly", 3)],
)
def test_janu_makes_light_of_the_weather(weather: str, action: str, difficulty: int) -> None:
    with race(replace(BIPLANE, pilot="janu-rajan", band="low"), weather={1: weather}) as table:
        table.tries(0, action, of=5 if action == "fly" else 4)
        assert table.declared()[0] == difficulty
        table.asks(0)


@pytest.mark.rule("MFM-13.9", "MFM-R49")
def test_jing_has_a_slot_for_cargo_only() -> None:
    """All six slots of the monoplane are full of parts."""
    flyer = Flyer("monoplane", "jing-li", tile=2, parts=(2, 2, 2))
    with race(flyer, cargo_on={2: ("water", "water")}) as table:
        table.says(0, "repair")
        table.refuses(0, "part takeoff", "MFM-8.2")
        table.says(0, "collect water")
        assert table.parts("monoplane") == (2, 2, 2)
        table.says(0, "collect water")
        table.says(0, "part takeoff")
        assert table.parts("monoplane") == (1, 2, 2)
        table.asks(0)


@pytest.mark.rule("MFM-13.10")
def test_karishma_has_two_points_more_for_each_passenger() -> None:
    flyer = replace(BIPLANE, pilot="karishma-khana", tile=2, band="low", riders=(0, 1), cargo=("town",))
    with race(flyer, landed_before=(2,)) as table:
        table.tries(0, "land", hits=2, of=4)
        assert table.vp("biplane") == 7 + 7 + 4
        table.asks(0)


@pytest.mark.rule("MFM-13.11")
def test_kauri_has_a_point_more_for_each_manoeuvre() -> None:
    with race(replace(BIPLANE, pilot="kauri-parata", band="low")) as table:
        table.tries(0, "manoeuvre", hits=3, of=5)
        table.tries(0, "manoeuvre", hits=3, of=3)
        assert table.vp("biplane") == 6
        table.asks(0)


MARCOS = ("immunity-takeoff", "immunity-flying", "immunity-landing", "magpie-cad")


@pytest.mark.rule("MFM-13.12", "MFM-R53")
@pytest.mark.parametrize(("word", "held"), [("draw", 6), ("done", 5)])
def test_marco_holds_four_cards_and_may_draw_two(word: str, held: int) -> None:
    with race(replace(BIPLANE, pilot="marco-florentina"), hands=(MARCOS,)) as table:
        table.says(0, "end-turn")
        assert table.options(0) == ["draw", "done"]
        table.refuses(0, "end-turn", "MFM-13.12")
        table.says(0, word)
        assert len(table.hand(0)) == held
        for card in MARCOS[: held - 4]:
            table.says(0, f"discard {card}")
        assert len(table.hand(0)) == 4
        table.says(0, "pass")
        table.asks(1)


@pytest.mark.rule("MFM-13.14")
def test_pierre_is_not_forced_down_by_a_flight() -> None:
    with race(replace(BIPLANE, pilot="pierre-dupont", band="high")) as table:
        table.tries(0, "manoeuvre", bangs=2, of=5)
        table.says(0, "accept")
        assert (table.at("biplane"), table.damage("biplane"), table.state.turn.phases) == ((1, "high"), (0, 0), 1)
        table.tries(0, "land", bangs=1, of=4)
        table.says(0, "accept")
        assert table.damage("biplane") == (2, 0)
        table.asks(0)


@pytest.mark.rule("MFM-13.15", "MFM-R42")
def test_sheila_restocks_a_part_that_helps_at_once() -> None:
    """The other slots are full."""
    with race(replace(SHEILA, parts=(0, 8, 0))) as table:
        table.says(0, "takeoff")
        table.refuses(0, "takeoff", "MFM-13.15")
        assert table.options(0) == ["part takeoff", "part flying", "part landing"]
        table.tries(0, "part takeoff", hits=1, of=4)
        assert table.parts("biplane") == (1, 8, 0)
        table.says(0, "spend")
        assert (table.at("biplane"), table.parts("biplane")) == ((1, "low"), (0, 8, 0))
        table.asks(0)


@pytest.mark.rule("MFM-13.15", "MFM-R42")
def test_sheilas_part_is_within_reach_in_the_air() -> None:
    """Five slots inside and her own: six flying parts can be used, three cannot."""
    with race(replace(SHEILA, parts=(0, 8, 0))) as table:
        table.says(0, "takeoff")
        table.tries(0, "part flying", hits=2, of=4)
        assert (table.parts("biplane"), table.state.machines[0].hold.outside) == ((0, 9, 0), [0, 3, 0])
        table.asks(0)


@pytest.mark.rule("MFM-R42")
def test_sheila_is_not_asked_when_everything_is_full() -> None:
    with race(replace(SHEILA, parts=(0, 9, 0))) as table:
        table.tries(0, "takeoff", hits=2, of=4)
        assert table.at("biplane") == (1, "low")
        table.asks(0)


@pytest.mark.rule("MFM-R42", "MFM-R28")
def test_sheila_finds_nothing_in_an_empty_supply() -> None:
    s = position(SHEILA, Flyer("monoplane"), Flyer("triplane"))
    s.supply.parts = [0, 0, 1]
    with Meeting(s) as table:
        table.says(0, "takeoff")
        table.refuses(0, "part takeoff", "MFM-R28")
        table.tries(0, "part landing", of=4)
        table.says(0, "accept")
        table.tries(0, "takeoff", of=3)
        table.asks(0)


@pytest.mark.rule("MFM-R42", "MFM-R44")
def test_sheila_restocks_at_the_catapult_too() -> None:
    with race(replace(SHEILA, equipment=("catapult-launcher",))) as table:
        table.says(0, "launch")
        table.says(0, "part landing")
        assert (table.at("biplane"), table.parts("biplane")) == ((2, "low"), (0, 0, 1))
        table.asks(0)


@pytest.mark.rule("MFM-13.17", "MFM-R51")
def test_sir_archibald_has_one_cad_until_his_next_turn() -> None:
    s = position(BIPLANE, Flyer("monoplane", "sir-archibald-smythe"), Flyer("triplane", tile=1))
    s.cards.pile = []
    with Meeting(s) as table:
        table.says(0, "takeoff")
        assert table.options(1) == ["use sir-archibald-smythe", "pass"]
        table.tries(1, "use sir-archibald-smythe", of=3)
        table.says(0, "accept")
        table.tries(0, "takeoff", of=3)
        table.says(0, "accept")
        table.ends(0)
        table.ends(1)
        table.says(2, "takeoff")
        table.tries(1, "use sir-archibald-smythe", of=4)
        table.says(2, "accept")
        table.ends(2)
        table.tries(0, "takeoff", of=4)
        table.asks(0)


@pytest.mark.rule("MFM-R51")
def test_an_unused_cad_does_not_add_up() -> None:
    s = position(BIPLANE, Flyer("monoplane", "sir-archibald-smythe"), Flyer("triplane"))
    s.cards.pile = []
    with Meeting(s) as table:
        for seat in range(3):
            table.ends(seat)
        table.says(0, "takeoff")
        table.tries(1, "use sir-archibald-smythe", of=3)
        table.says(0, "accept")
        table.tries(0, "takeoff", of=3)
        table.asks(0)


@pytest.mark.rule("MFM-R51", "MFM-14.23")
@pytest.mark.parametrize(
    ("pilot", "mate", "charges"),
    [("sir-archibald-smythe", "pierre-dupont", 1), ("pierre-dupont", "sir-archibald-smythe", 0)],
)
def test_in_a_two_seater_the_cad_comes_back_and_is_used_only_while_he_flies(
    pilot: str, mate: str, charges: int
) -> None:
    """It was used; his machine's turn begins, and the pilots swap. If he flew until then it is back, but he flies no
    more; otherwise he flies, but has none."""
    pair = Flyer("monoplane", pilot, ("two-seater",), mate, charges={"sir-archibald-smythe": 0})
    s = position(pair, BIPLANE, Flyer("triplane"))
    s.cards.pile = []
    with Meeting(s) as table:
        table.says(0, "swap")
        assert table.state.charges[s.book.devices.index("sir-archibald-smythe")] == charges
        table.ends(0)
        table.tries(1, "takeoff", of=4)
        table.asks(1)


@pytest.mark.rule("MFM-13.18")
def test_vladimir_copes_four_times() -> None:
    """With the mountain in a thunderstorm, which needs five symbols."""
    with race(replace(BIPLANE, pilot="vladimir-orkovski", tile=4, fuel=0), weather={4: "thunderstorm"}) as table:
        table.tries(0, "takeoff", hits=1, of=4)
        for _ in range(4):
            assert table.at("biplane") == (4, "ground")
            table.says(0, "use vladimir-orkovski")
        assert table.at("biplane") == (4, "low")
        table.tries(0, "land", hits=1, of=4)
        table.refuses(0, "use vladimir-orkovski", "MFM-8.16")
