"""MFM-8.16, MFM-8.18, MFM-R12, C12, C13: boost cards and bottom symbols as aids in a test."""

from __future__ import annotations

import pytest

from .hangar import CADS, Flyer, Meeting, race

SYMBOLS = {
    "takeoff": [
        "immunity",
        "perfect-trim",
        "feather-light-touch",
        "break-in-the-clouds",
        "polish-and-paint",
        "spare-can-of-petrol",
        "rising-thermal",
        "grateful-client",
        "fresh-forecast",
        "grumpy-passenger",
        "sugar-in-the-tank",
        "sawn-through-wing",
        "greased-joystick",
        "cows-on-the-landing-strip",
        "false-forecast",
        "itching-powder",
    ],
    "flying": [
        "immunity",
        "an-honourable-pilot",
        "full-throttle",
        "feather-light-touch",
        "have-another-go",
        "willing-mechanic",
        "crate-of-oddments",
        "rising-thermal",
        "tail-wind",
        "burst-of-energy",
        "swap-the-maps",
        "sugar-in-the-tank",
        "chocks-left-in",
        "cows-on-the-landing-strip",
        "sleeping-draught",
        "light-fingers",
        "false-forecast",
        "flat-tyre",
    ],
    "landing": [
        "immunity",
        "full-throttle",
        "perfect-trim",
        "break-in-the-clouds",
        "nerves-of-steel",
        "willing-mechanic",
        "spare-can-of-petrol",
        "tail-wind",
        "front-page-photograph",
        "grumpy-passenger",
        "chocks-left-in",
        "greased-joystick",
        "light-fingers",
        "magpie",
        "birds-in-the-propeller",
        "booing-crowd",
    ],
    "cad": CADS,
}
CARDS = [(f"{title}-{symbol}", symbol) for symbol, titles in SYMBOLS.items() for title in titles]
GROUND = Flyer("biplane")
ALOFT = Flyer("biplane", tile=1, band="low")
SHORT = {  # a test of each kind that lacks one symbol
    "takeoff": (GROUND, "takeoff", 0, 4),
    "flying": (ALOFT, "fly", 2, 5),
    "landing": (ALOFT, "land", 0, 4),
}


def short_by_one(kind: str, *cards: str) -> Meeting:
    flyer, action, hits, dice = SHORT[kind]
    table = race(flyer, hands=[cards])
    table.tries(0, action, hits=hits, of=dice)
    return table


@pytest.mark.rule("MFM-8.18")
def test_every_card_has_its_symbol() -> None:
    with race(GROUND) as table:
        assert sorted(table.state.book.cards) == sorted(card for card, _ in CARDS)
        assert len(CARDS) == 64
        table.asks(0)


@pytest.mark.rule("MFM-8.18", "MFM-8.9", "MFM-8.10")
@pytest.mark.parametrize(("card", "symbol"), CARDS)
def test_a_bottom_symbol_helps_in_tests_of_its_kind_only(card: str, symbol: str) -> None:
    for kind in SHORT:
        with short_by_one(kind, card) as table:
            if kind == symbol:
                assert table.options(0, "symbol") == [f"symbol {card}"]
                table.says(0, f"symbol {card}")
                assert len(table.told(0, "pass")) == 1
                assert (table.hand(0), table.discards()) == ([], [card])
            else:
                table.refuses(0, f"symbol {card}", "MFM-8.18")
                assert table.options(0, "symbol") == []
            table.asks(0)


@pytest.mark.rule("MFM-8.18")
def test_a_symbol_of_a_card_that_is_not_held_is_refused() -> None:
    with short_by_one("takeoff", "tail-wind-flying") as table:
        table.refuses(0, "symbol immunity-takeoff", "MFM-8.18")
        table.refuses(0, "play full-throttle-flying", "MFM-8.18")


@pytest.mark.rule("MFM-R12", "MFM-8.16")
@pytest.mark.parametrize(
    ("kind", "action", "flyer", "needed", "cards"),
    [
        ("takeoff", "takeoff", Flyer("biplane", tile=4), 3, ("full-throttle-flying", "full-throttle-landing")),
        ("flying", "fly", Flyer("biplane", tile=4, band="low"), 4, ("perfect-trim-takeoff", "perfect-trim-landing")),
        (
            "landing",
            "land",
            Flyer("biplane", tile=4, band="low"),
            3,
            ("feather-light-touch-takeoff", "feather-light-touch-flying"),
        ),
    ],
)
def test_two_symbols_of_the_kind(kind: str, action: str, flyer: Flyer, needed: int, cards: tuple[str, str]) -> None:
    """Full Throttle, Perfect Trim and Feather-Light Touch: one card leaves the test a symbol short, two are enough."""
    dice = {"takeoff": 4, "flying": 5, "landing": 4}[kind]
    with race(flyer, hands=[cards]) as table:
        table.tries(0, action, hits=needed - 3, of=dice)
        table.says(0, f"play {cards[0]}")
        assert not table.told(0, "pass")
        table.says(0, f"play {cards[1]}")
        assert len(table.told(0, "pass")) == 1
        assert table.discards() == list(cards)
        table.asks(0)
    for other in SHORT:
        if other != kind:
            with short_by_one(other, *cards) as table:
                for card in cards:
                    table.refuses(0, f"play {card}", "MFM-R12")


@pytest.mark.rule("MFM-R12")
def test_a_break_in_the_clouds_takes_the_weather_away() -> None:
    """Fields in a thunderstorm: 2 + 2 for a takeoff."""
    cards = ["break-in-the-clouds-takeoff", "break-in-the-clouds-landing"]
    with race(Flyer("biplane", tile=1), hands=[cards], weather={1: "thunderstorm"}) as table:
        table.tries(0, "takeoff", hits=1, of=4)
        assert table.declared()[0] == 4
        table.says(0, f"play {cards[0]}")
        assert not table.told(0, "pass"), "the terrain is left"
        table.refuses(0, f"play {cards[1]}", "MFM-R12")
    with race(Flyer("biplane", tile=1), hands=[cards], weather={1: "thunderstorm"}) as table:
        table.tries(0, "takeoff", hits=2, of=4)
        table.says(0, f"play {cards[0]}")
        assert table.at("biplane") == (1, "low")
        table.asks(0)


@pytest.mark.rule("MFM-R12")
@pytest.mark.parametrize(("weather", "band"), [("breeze", "low"), ("thunderstorm", "high")])
def test_there_is_no_break_in_the_clouds_where_the_weather_adds_nothing(weather: str, band: str) -> None:
    """A breeze adds nothing to a landing; in the high band no weather adds to a flight."""
    flyer = Flyer("biplane", tile=4, band=band)
    with race(flyer, hands=[["break-in-the-clouds-takeoff"]], weather={4: weather}) as table:
        table.tries(0, "land" if band == "low" else "fly", of=4 if band == "low" else 5)
        table.refuses(0, "play break-in-the-clouds-takeoff", "MFM-R12")


@pytest.mark.rule("MFM-R12", "MFM-R7")
def test_have_another_go_rolls_dice_without_the_symbol_again() -> None:
    """Explosions are taken first; one or more dice, but none that shows the symbol."""
    with race(Flyer("biplane", tile=1), hands=[["have-another-go-flying"]]) as table:
        table.tries(0, "takeoff", hits=1, bangs=1, of=4)
        table.says(0, "play have-another-go-flying")
        assert table.options(0) == ["dice 1", "dice 2", "dice 3"]
        table.refuses(0, "dice 4", "MFM-R7")
        table.dice(of=1)
        table.says(0, "dice 1")
        table.says(0, "accept")
        assert (table.rolled(), table.damage("biplane")) == (1, (0, 0))
        assert len(table.told(0, "fail")) == 1, "the explosion is gone"
        table.asks(0)


@pytest.mark.rule("MFM-R12", "MFM-R7")
def test_have_another_go_needs_a_die_without_the_symbol() -> None:
    flyer = Flyer("monoplane", tile=4, band="low")
    with race(flyer, hands=[["have-another-go-cad"]], weather={4: "thunderstorm"}) as table:
        table.tries(0, "land", hits=3, of=3)
        table.refuses(0, "play have-another-go-cad", "MFM-R12")


@pytest.mark.rule("MFM-R12", "MFM-R6")
def test_nerves_of_steel_are_two_more_dice() -> None:
    """Their explosions count as well."""
    with race(GROUND, hands=[["nerves-of-steel-landing", "nerves-of-steel-cad"]]) as table:
        table.tries(0, "takeoff", of=4)
        table.tries(0, "play nerves-of-steel-landing", bangs=1, of=2)
        table.says(0, "accept")
        assert table.damage("biplane") == (1, 0)
        table.tries(0, "takeoff", of=3)
        table.tries(0, "play nerves-of-steel-cad", hits=1, bangs=1, of=2)
        assert (table.at("biplane"), table.damage("biplane")) == ((0, "low"), (1, 0))
        table.asks(0)


@pytest.mark.rule("MFM-R12")
@pytest.mark.parametrize(("hits", "passes"), [(0, False), (1, True)])
def test_local_knowledge_takes_two_symbols_off_the_terrain(hits: int, passes: bool) -> None:
    """A takeoff from a mountain needs three."""
    with race(Flyer("biplane", tile=4), hands=[["local-knowledge-cad"]]) as table:
        table.tries(0, "takeoff", hits=hits, of=4)
        table.says(0, "play local-knowledge-cad")
        assert (table.at("biplane") == (4, "low")) == passes
        table.asks(0)


@pytest.mark.rule("MFM-R12")
def test_local_knowledge_does_not_touch_the_weather() -> None:
    """A landing on fields in a thunderstorm: 1 + 2, and the terrain never drops below 0."""
    flyer = Flyer("biplane", tile=1, band="low", equipment=["flying-manual"])
    with race(flyer, hands=[["local-knowledge-cad"]], weather={1: "thunderstorm"}) as table:
        table.tries(0, "land", hits=1, of=4)
        table.says(0, "play local-knowledge-cad")
        assert not table.told(0, "pass")
        table.asks(0)
    with race(flyer, hands=[["local-knowledge-cad"]], weather={1: "thunderstorm"}) as table:
        table.tries(0, "land", hits=1, of=4)
        table.says(0, "use flying-manual")
        table.refuses(0, "play local-knowledge-cad", "MFM-R12")


@pytest.mark.rule("MFM-R12", "MFM-R35")
def test_on_the_final_airfield_cards_help_but_local_knowledge() -> None:
    hand = ["local-knowledge-cad", "feather-light-touch-takeoff", "break-in-the-clouds-takeoff", "immunity-landing"]
    with race(Flyer("biplane", tile=10), hands=[hand], weather={10: "fog"}) as table:
        table.tries(0, "speech", hits=1, of=4)
        assert table.declared() == (5, 4)
        table.refuses(0, "play local-knowledge-cad", "MFM-R12")
        table.says(0, "play break-in-the-clouds-takeoff")
        table.refuses(0, "symbol feather-light-touch-takeoff", "MFM-8.18")
        table.says(0, "symbol immunity-landing")
        assert table.vp("biplane") == 0
        table.says(0, "play feather-light-touch-takeoff")
        assert table.vp("biplane") == 3
        table.asks(0)


@pytest.mark.rule("MFM-R12")
@pytest.mark.parametrize("card", ["tail-wind-flying", "burst-of-energy-flying", "sugar-in-the-tank-takeoff"])
def test_free_boosts_and_tricks_are_no_aids(card: str) -> None:
    with short_by_one("landing", card) as table:
        table.refuses(0, f"play {card}", "MFM-R12")
        assert table.options(0) == ["accept"]


@pytest.mark.rule("MFM-R12", "MFM-R13", "MFM-R45", "MFM-R60", "MFM-8.11")
def test_shot_down_in_another_turn_symbols_help_and_texts_do_not() -> None:
    """The rifle hits a machine with one marker, which must land at once; then the turn of the shooter goes on."""
    hunter = Flyer("biplane", tile=1, band="high", equipment=["mounted-rifle"])
    prey = Flyer("monoplane", tile=1, band="low", gauge=1, fuel=2)
    hand = ["feather-light-touch-flying", "nerves-of-steel-landing"]
    with race(hunter, prey, hands=[[], hand], landed_before=[1]) as table:
        table.passes(1)
        table.says(0, "rifle")
        table.dice(of=3)
        table.says(0, "target monoplane")
        assert table.damage("monoplane") == (2, 0)
        for card in hand:
            table.refuses(1, f"play {card}", "MFM-R12")
        table.says(1, "symbol nerves-of-steel-landing")
        assert (table.at("monoplane"), table.damage("monoplane"), table.fuel("monoplane")) == ((1, "ground"), (2, 0), 2)
        table.asks(0)
        assert (table.state.turn.phases, table.at("biplane")) == (2, (1, "high"))
