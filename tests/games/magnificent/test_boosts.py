"""MFM-R12, C12: boost cards that are played in the own turn outside a test."""

from __future__ import annotations

import pytest

from aerodrome.kernel.zones import SPECTATOR

from .hangar import Flyer, Meeting, race

BIPLANE = Flyer("biplane")
FIELDS = Flyer("biplane", tile=1)
ALOFT = Flyer("biplane", tile=1, band="low")
FULL = Flyer("biplane", parts=(3, 3, 2))  # five slots inside and three outside


def turn(flyer: Flyer, *cards: str) -> Meeting:
    """The flyer's owner alone holds cards, so nobody else is asked."""
    return race(flyer, hands=[cards])


@pytest.mark.rule("MFM-R12")
@pytest.mark.parametrize(
    ("card", "flyer"),
    [
        ("an-honourable-pilot-flying", BIPLANE),
        ("official-scrutiny-cad", BIPLANE),
        ("willing-mechanic-flying", BIPLANE),
        ("willing-mechanic-landing", Flyer("biplane", tile=1, band="low", gauge=1, fuel=0)),
        ("polish-and-paint-takeoff", BIPLANE),
        ("polish-and-paint-takeoff", Flyer("biplane", tile=1, band="low", gauge=1, scars=1, fuel=3)),
        ("spare-can-of-petrol-takeoff", BIPLANE),
        ("spare-can-of-petrol-landing", Flyer("biplane", gauge=2, fuel=2)),
        ("crate-of-oddments-flying", FULL),
        ("crate-of-oddments-cad", ALOFT),
        ("rising-thermal-takeoff", BIPLANE),
        ("rising-thermal-flying", Flyer("biplane", band="high")),
        ("front-page-photograph-landing", ALOFT),
        ("grateful-client-takeoff", FIELDS),
        ("burst-of-energy-flying", Flyer("biplane", tile=10)),
        ("fresh-forecast-takeoff", BIPLANE),
        ("immunity-takeoff", BIPLANE),
        ("this-means-war-cad", BIPLANE),
        ("full-throttle-flying", BIPLANE),
        ("sleeping-draught-flying", BIPLANE),
        ("itching-powder-takeoff", BIPLANE),
    ],
)
def test_a_text_whose_condition_does_not_hold_is_refused(card: str, flyer: Flyer) -> None:
    """Nor may the texts of replies, of test boosts and of tricks with a window of their own be played from the menu."""
    with turn(flyer, card, "tail-wind-flying") as table:
        table.refuses(0, f"play {card}", "MFM-R12")
        assert table.options(0, "play") == ["play tail-wind-flying"]


@pytest.mark.rule("MFM-8.9", "MFM-8.10", "MFM-8.12", "MFM-8.4")
def test_any_number_of_texts_may_be_played_and_each_card_is_used_once() -> None:
    cards = ["tail-wind-flying", "spare-can-of-petrol-takeoff", "spare-can-of-petrol-landing", "rising-thermal-takeoff"]
    with turn(Flyer("biplane", tile=1, band="low", fuel=0), *cards) as table:
        for card in cards:
            table.says(0, f"play {card}")
            table.refuses(0, f"play {card}", "MFM-8.9")
        assert (table.hand(0), table.discards(), table.state.turn.phases) == ([], cards, 2)
        table.tries(0, "fly", hits=2, of=5)
        table.refuses(0, "symbol tail-wind-flying", "MFM-8.18")
        assert table.options(0, "symbol") == []


@pytest.mark.rule("MFM-8.11", "MFM-R12")
def test_a_boost_text_waits_for_the_own_turn() -> None:
    cards = ["tail-wind-flying", "four-leaf-clover-cad"]
    with race(BIPLANE, hands=[[], cards]) as table:
        for card in cards:
            table.refuses(1, f"play {card}", "MFM-R12")
        assert table.options(1) == ["pass"]
        table.passes(1)
        table.says(0, "takeoff")
        table.refuses(1, "play tail-wind-flying", "MFM-R9")
        table.dice(hits=1, of=4)
        table.passes(1)
        table.says(0, "end-turn")
        table.passes(0)
        assert table.options(1, "play") == [f"play {card}" for card in cards]


@pytest.mark.rule("MFM-R12")
def test_an_honourable_pilot_sells_one_or_two_dirty_tricks() -> None:
    tricks = ["sugar-in-the-tank-takeoff", "flat-tyre-flying", "magpie-cad"]
    with turn(BIPLANE, "an-honourable-pilot-flying", "immunity-takeoff", *tricks) as table:
        table.says(0, "play an-honourable-pilot-flying")
        assert sorted(table.options(0)) == sorted(f"discard {card}" for card in tricks)
        table.refuses(0, "done", "MFM-8.9")
        table.refuses(0, "discard immunity-takeoff", "MFM-8.9")
        table.says(0, "discard flat-tyre-flying")
        assert table.vp("biplane") == 2
        table.says(0, "discard magpie-cad")
        assert table.vp("biplane") == 4
        assert table.options(0, "takeoff") == ["takeoff"], "no third one is sold"
        assert table.hand(0) == ["immunity-takeoff", "sugar-in-the-tank-takeoff"]
        assert table.discards() == ["an-honourable-pilot-flying", "flat-tyre-flying", "magpie-cad"]


@pytest.mark.rule("MFM-R12")
def test_whether_an_honourable_pilot_keeps_a_trick_is_a_secret() -> None:
    """After the first sale the question comes whatever else is in the hand."""
    for other, options in (("magpie-cad", ["discard magpie-cad", "done"]), ("immunity-takeoff", ["done"])):
        with turn(BIPLANE, "an-honourable-pilot-flying", "flat-tyre-flying", other) as table:
            table.says(0, "play an-honourable-pilot-flying")
            table.says(0, "discard flat-tyre-flying")
            assert table.options(0) == options
            assert table.state.todo[-1].discreet(table.state)
            table.says(0, "done")
            assert (table.vp("biplane"), table.hand(0)) == (2, [other])
            table.asks(0)


@pytest.mark.rule("MFM-R12", "MFM-R10", "MFM-R11")
def test_official_scrutiny_clears_a_hand_of_dirty_tricks() -> None:
    """The rest of the hand is known to the player of the card alone; nothing is replaced, and nobody may reply."""
    hands = [["official-scrutiny-cad"], ["sugar-in-the-tank-takeoff", "immunity-flying", "magpie-cad"], []]
    with race(BIPLANE, hands=hands) as table:
        table.passes(1)
        table.says(0, "play official-scrutiny-cad")
        assert table.options(0) == ["victim 2"]
        table.refuses(0, "victim 1", "MFM-R10")
        table.refuses(0, "victim 3", "MFM-R10")
        table.says(0, "victim 2")
        table.asks(0)
        assert table.hand(1) == ["immunity-flying"]
        assert table.discards() == ["official-scrutiny-cad", "sugar-in-the-tank-takeoff", "magpie-cad"]
        seen = [table.match.mine(viewer).players[1].hand for viewer in (0, 1, 2, SPECTATOR)]
        immunity = table.state.book.cards.index("immunity-flying")
        assert seen == [[immunity], [immunity], [-1], [-1]]


@pytest.mark.rule("MFM-R12")
def test_a_willing_mechanic_mends_and_refuels() -> None:
    with turn(Flyer("biplane", gauge=2, fuel=1), "willing-mechanic-flying", "willing-mechanic-landing") as table:
        table.says(0, "play willing-mechanic-flying")
        assert (table.damage("biplane"), table.fuel("biplane")) == ((0, 2), 2)
        table.says(0, "play willing-mechanic-landing")
        assert (table.damage("biplane"), table.fuel("biplane")) == ((0, 2), 3)
        table.asks(0)


@pytest.mark.rule("MFM-R12")
@pytest.mark.parametrize(("gauge", "scars", "left"), [(1, 1, (0, 1)), (0, 2, (0, 1)), (2, 0, (1, 0))])
def test_polish_and_paint_takes_one_marker_away_for_good(gauge: int, scars: int, left: tuple[int, int]) -> None:
    with turn(Flyer("biplane", gauge=gauge, scars=scars, fuel=2), "polish-and-paint-takeoff") as table:
        table.says(0, "play polish-and-paint-takeoff")
        assert (table.damage("biplane"), table.fuel("biplane")) == (left, 2)
        table.asks(0)


@pytest.mark.rule("MFM-R12")
@pytest.mark.parametrize(("flyer", "fuel"), [(Flyer("biplane", fuel=3), 4), (Flyer("biplane", band="low", fuel=1), 3)])
def test_a_spare_can_of_petrol_gives_two_cubes_as_room_allows(flyer: Flyer, fuel: int) -> None:
    with turn(flyer, "spare-can-of-petrol-takeoff") as table:
        table.says(0, "play spare-can-of-petrol-takeoff")
        assert table.fuel("biplane") == fuel
        table.asks(0)


@pytest.mark.rule("MFM-R12", "MFM-R28")
def test_a_crate_of_oddments_gives_two_parts_of_any_kind_in_supply() -> None:
    hoarder = Flyer("monoplane", parts=(14, 0, 0))
    with race(BIPLANE, hoarder, hands=[["crate-of-oddments-flying", "crate-of-oddments-cad"]]) as table:
        table.says(0, "play crate-of-oddments-flying")
        table.refuses(0, "part takeoff", "MFM-R28")
        table.says(0, "part flying")
        table.says(0, "part landing")
        assert table.parts("biplane") == (0, 1, 1)
        table.says(0, "play crate-of-oddments-cad")
        table.says(0, "done")
        assert table.parts("biplane") == (0, 1, 1)
        assert table.options(0, "takeoff") == ["takeoff"]


@pytest.mark.rule("MFM-R12", "MFM-R49")
def test_a_crate_of_oddments_gives_no_more_than_there_is_room_for() -> None:
    with turn(Flyer("biplane", parts=(3, 2, 2)), "crate-of-oddments-cad") as table:
        table.says(0, "play crate-of-oddments-cad")
        table.says(0, "part flying")
        assert table.parts("biplane") == (3, 3, 2)
        assert table.options(0, "takeoff") == ["takeoff"]


@pytest.mark.rule("MFM-8.10", "MFM-R12")
def test_a_tool_roll_stays_beside_the_dashboard_with_room_for_two_parts() -> None:
    """It brings one part at once; another one finds room later."""
    with turn(FULL, "tool-roll-cad", "crate-of-oddments-flying") as table:
        table.refuses(0, "play crate-of-oddments-flying", "MFM-R12")
        table.says(0, "play tool-roll-cad")
        table.says(0, "part landing")
        assert table.discards() == []
        assert table.state.machines[0].hold.kept == [table.state.book.cards.index("tool-roll-cad")]
        table.says(0, "play crate-of-oddments-flying")
        table.says(0, "part landing")
        assert table.parts("biplane") == (3, 3, 4)
        assert table.options(0, "takeoff") == ["takeoff"]


@pytest.mark.rule("MFM-R12", "MFM-6.23")
def test_the_spaces_of_a_tool_roll_count_as_inside() -> None:
    """Played in the air by a machine whose flying parts are all outside."""
    laden = Flyer("biplane", band="low", parts=(5, 3, 0), outside=(0, 3, 0))
    with turn(laden, "tool-roll-cad") as table:
        table.says(0, "play tool-roll-cad")
        table.says(0, "part flying")
        table.tries(0, "fly", hits=0, of=5)
        table.says(0, "spend")
        table.refuses(0, "spend", "MFM-8.17")


@pytest.mark.rule("MFM-R12")
@pytest.mark.parametrize("band", ["low", "middle"])
def test_a_rising_thermal_lifts_a_machine_without_a_phase(band: str) -> None:
    with turn(Flyer("biplane", tile=1, band=band), "rising-thermal-flying") as table:
        table.says(0, "play rising-thermal-flying")
        assert (table.at("biplane"), table.state.turn.phases) == ((1, "high"), 2)
        table.asks(0)


@pytest.mark.rule("MFM-R12", "MFM-8.51", "MFM-8.50")
@pytest.mark.parametrize(("tiles", "fuel"), [(2, 4), (3, 2), (4, 1)])
def test_with_a_tail_wind_fuel_is_paid_as_for_one_tile_fewer(tiles: int, fuel: int) -> None:
    with turn(Flyer("biplane", band="low", parts=(0, 1, 0)), "tail-wind-flying", "tail-wind-landing") as table:
        table.says(0, "play tail-wind-flying")
        table.refuses(0, "play tail-wind-landing", "MFM-R12")
        for tile in range(tiles):
            table.tries(0, "fly", hits=min(3, 5 - tile), of=5 - tile)
            if tile == 3:
                table.says(0, "spend")
        if tiles == 4:
            table.refuses(0, "fly", "MFM-8.51")
        table.says(0, "end-turn")
        assert (table.at("biplane"), table.fuel("biplane")) == ((tiles, "low"), fuel)
        table.asks(0)


@pytest.mark.rule("MFM-R12", "MFM-8.51")
def test_with_a_tail_wind_a_second_tile_needs_no_fuel() -> None:
    with turn(Flyer("biplane", band="low", fuel=1), "tail-wind-flying") as table:
        table.tries(0, "fly", hits=3, of=5)
        table.refuses(0, "fly", "MFM-8.51")
        table.says(0, "play tail-wind-flying")
        table.tries(0, "fly", hits=3, of=4)
        table.refuses(0, "fly", "MFM-8.51")
        assert table.at("biplane") == (2, "low")


@pytest.mark.rule("MFM-R12")
def test_a_front_page_photograph_follows_a_manoeuvre() -> None:
    with turn(ALOFT, "front-page-photograph-landing") as table:
        table.tries(0, "manoeuvre", hits=3, of=5)
        assert table.vp("biplane") == 2
        table.says(0, "play front-page-photograph-landing")
        assert table.vp("biplane") == 4
        table.asks(0)


@pytest.mark.rule("MFM-R12")
@pytest.mark.parametrize(
    ("laden", "vp"),
    [
        (Flyer("biplane", tile=2, band="low", riders=[0]), 5),
        (Flyer("biplane", tile=2, band="low", cargo=["town"]), 4),
    ],
)
def test_a_grateful_client_follows_a_delivery(laden: Flyer, vp: int) -> None:
    with race(laden, hands=[["grateful-client-takeoff"]], landed_before=[2]) as table:
        table.refuses(0, "play grateful-client-takeoff", "MFM-R12")
        table.tries(0, "land", hits=2, of=4)
        assert table.vp("biplane") == vp
        table.says(0, "play grateful-client-takeoff")
        assert table.vp("biplane") == vp + 2
        table.asks(0)


@pytest.mark.rule("MFM-R12", "MFM-8.2")
def test_a_burst_of_energy_is_one_more_phase() -> None:
    with turn(FIELDS, "burst-of-energy-flying") as table:
        table.says(0, "play burst-of-energy-flying")
        for _ in range(3):
            table.says(0, "repair")
            table.says(0, "done")
        table.refuses(0, "repair", "MFM-8.2")


@pytest.mark.rule("MFM-R12", "MFM-8.49")
def test_a_four_leaf_clover_is_a_luck_token_for_later() -> None:
    with turn(BIPLANE, "four-leaf-clover-cad") as table:
        table.says(0, "play four-leaf-clover-cad")
        assert (table.luck(), table.state.supply.luck) == ([1, 0, 0], 5)
        table.tries(0, "takeoff", of=4)
        table.refuses(0, "luck", "MFM-8.49")


@pytest.mark.rule("MFM-R12", "MFM-8.49", "MFM-R8")
def test_a_four_leaf_clover_helps_in_the_next_turn_of_anybody() -> None:
    """Shot down after the own turn, its owner has it."""
    flyer = Flyer("biplane", tile=1, band="low", gauge=1, fuel=3)
    hunter = Flyer("monoplane", tile=1, band="low", equipment=["mounted-rifle"])
    with race(flyer, hunter, hands=[["four-leaf-clover-cad"]]) as table:
        table.says(0, "play four-leaf-clover-cad")
        table.says(0, "climb")
        table.says(0, "end-turn")
        table.passes(0)
        table.says(1, "rifle")
        table.dice(of=4)
        table.says(1, "target biplane")
        table.says(0, "luck")
        assert (table.at("biplane"), table.damage("biplane"), table.state.players[0].luck) == ((1, "ground"), (2, 0), 0)
        table.asks(1)


@pytest.mark.rule("MFM-R12")
def test_a_four_leaf_clover_needs_a_token_in_the_supply() -> None:
    with race(BIPLANE, hands=[["four-leaf-clover-cad"]], luck=[1, 3, 2]) as table:
        table.refuses(0, "play four-leaf-clover-cad", "MFM-R12")


@pytest.mark.rule("MFM-R12", "MFM-R26")
def test_a_fresh_forecast_deals_new_weather() -> None:
    with race(FIELDS, hands=[["fresh-forecast-takeoff"]], weather={1: "fog", 2: "gale", 5: "rain"}) as table:
        s, fog = table.state, table.state.course.weather[1]
        top = s.forecast.pile[-1]
        table.says(0, "play fresh-forecast-takeoff")
        assert table.options(0) == ["tile 1", "tile 2"]
        table.refuses(0, "tile 5", "MFM-R26")
        table.says(0, "tile 1")
        assert (table.state.course.weather[1], table.state.forecast.discards) == (top, [fog])
        assert table.match.mine(SPECTATOR).course.weather[1] == top
        table.asks(0)
