"""MFM-8.23 to MFM-8.26, MFM-R9 (b), MFM-R69, C12: cad symbols and dirty tricks on a test about to be taken."""

from __future__ import annotations

import pytest

from aerodrome.kernel.zones import SPECTATOR

from .hangar import CADS, Flyer, Meeting, position, race

GROUND = Flyer("biplane", tile=1)
ALOFT = Flyer("biplane", tile=1, band="low")
HOME = Flyer("biplane", tile=10)
DICE = {"takeoff": 4, "fly": 5, "manoeuvre": 5, "land": 4, "make-good": 4, "lesson": 5, "speech": 4}
NEEDED = {"takeoff": 2, "fly": 3, "manoeuvre": 3, "land": 1, "make-good": 3, "lesson": 3, "speech": 3}
WHERE = {
    "takeoff": GROUND,
    "fly": ALOFT,
    "manoeuvre": ALOFT,
    "land": ALOFT,
    "make-good": HOME,
    "lesson": HOME,
    "speech": HOME,
}


def about_to(action: str, *cards: str, flyer: Flyer | None = None) -> Meeting:
    """Seat 0 has declared a test with an empty hand; seat 1 holds these cards and is asked."""
    table = race(flyer or WHERE[action], hands=[[], cards])
    table.passes(1)
    table.says(0, action)
    return table


def rolls(table: Meeting, words: str, dice: int) -> None:
    """Seat 1 says so, and so many dice are rolled without a symbol."""
    table.tries(1, words, of=dice)


@pytest.mark.rule("MFM-R9", "MFM-8.11")
@pytest.mark.parametrize(
    ("card", "hits"),
    [
        ("chocks-left-in-flying", ["takeoff", "make-good"]),
        ("greased-joystick-takeoff", ["fly", "manoeuvre", "lesson"]),
        ("cows-on-the-landing-strip-flying", ["land", "speech"]),
        ("flat-tyre-flying", ["takeoff", "land", "make-good", "speech"]),
        ("birds-in-the-propeller-landing", ["fly", "manoeuvre"]),
        ("itching-powder-takeoff", list(WHERE)),
        ("booing-crowd-landing", ["manoeuvre", "make-good", "lesson", "speech"]),
        ("sugar-in-the-tank-flying", []),
        ("sleeping-draught-flying", []),
        ("immunity-flying", []),
        ("perfect-trim-takeoff", []),
    ],
)
def test_each_trick_fits_some_tests(card: str, hits: list[str]) -> None:
    """General tricks, replies and boosts fit none."""
    for action in WHERE:
        with about_to(action, card) as table:
            if action in hits:
                assert table.options(1) == [f"play {card}", "pass"]
            else:
                table.refuses(1, f"play {card}", "MFM-R9")
                assert table.options(1) == ["pass"]


@pytest.mark.rule("MFM-R9", "MFM-8.15", "MFM-R11")
@pytest.mark.parametrize(
    ("card", "action", "more"),
    [
        ("chocks-left-in-landing", "takeoff", 2),
        ("greased-joystick-landing", "fly", 1),
        ("cows-on-the-landing-strip-takeoff", "land", 1),
        ("booing-crowd-landing", "manoeuvre", 2),
    ],
)
def test_some_tricks_make_a_test_harder(card: str, action: str, more: int) -> None:
    for words, needed in (("pass", NEEDED[action]), (f"play {card}", NEEDED[action] + more)):
        for hits in (needed - 1, needed):
            with about_to(action, card) as table:
                table.tries(1, words, hits=hits, of=DICE[action])
                assert len(table.told(0, "pass")) == int(hits == needed)
                assert table.discards() == ([] if words == "pass" else [card])
                table.asks(0)


@pytest.mark.rule("MFM-R9", "MFM-8.14")
@pytest.mark.parametrize(
    ("card", "action"),
    [("flat-tyre-flying", "takeoff"), ("flat-tyre-flying", "land"), ("birds-in-the-propeller-landing", "fly")],
)
def test_some_tricks_cost_two_dice_of_this_test(card: str, action: str) -> None:
    with about_to(action, card) as table:
        rolls(table, f"play {card}", DICE[action] - 2)
        table.says(0, "accept")
        table.asks(0)


@pytest.mark.rule("MFM-R7")
def test_a_test_may_be_left_without_dice() -> None:
    """A landing with three dice against a trick and a cad."""
    hands = [[], ["flat-tyre-flying"], ["magpie-cad"]]
    with race(Flyer("monoplane", tile=1, band="low"), hands=hands) as table:
        table.passes(1, 2)
        table.says(0, "land")
        table.says(1, "play flat-tyre-flying")
        table.says(2, "symbol magpie-cad")
        assert not table.told(0, "roll")
        assert table.options(0) == ["accept"]


@pytest.mark.rule("MFM-R9")
@pytest.mark.parametrize("band", ["low", "middle", "high"])
def test_no_birds_fly_in_the_high_band(band: str) -> None:
    with about_to("fly", "birds-in-the-propeller-landing", flyer=Flyer("biplane", tile=1, band=band)) as table:
        if band == "high":
            table.refuses(1, "play birds-in-the-propeller-landing", "MFM-R9")
        else:
            rolls(table, "play birds-in-the-propeller-landing", 3)
            table.asks(0)


@pytest.mark.rule("MFM-8.16", "MFM-R11")
def test_itching_powder_bars_cards_but_not_other_aids() -> None:
    """Neither text nor symbol; parts help, and the replies stay possible. The next test is free of it."""
    hand = ["full-throttle-flying", "immunity-takeoff", "this-means-war-cad"]
    flyer = Flyer("biplane", parts=(1, 0, 0))
    with race(flyer, hands=[hand, ["itching-powder-takeoff"]]) as table:
        table.passes(1)
        table.says(0, "takeoff")
        table.says(1, "play itching-powder-takeoff")
        assert table.options(0) == ["play immunity-takeoff", "pass"]
        table.passes(0)
        assert table.options(0) == ["play this-means-war-cad", "pass"]
        table.tries(0, "play this-means-war-cad", of=4)
        assert table.damage("monoplane") == (1, 0)
        table.refuses(0, "play full-throttle-flying", "MFM-8.16")
        table.refuses(0, "symbol immunity-takeoff", "MFM-8.16")
        assert table.options(0) == ["spend", "burn", "accept"]
        table.says(0, "accept")
        table.tries(0, "takeoff", of=3)
        assert table.options(0)[:2] == ["play full-throttle-flying", "symbol immunity-takeoff"]


@pytest.mark.rule("MFM-8.23", "MFM-8.9", "MFM-8.10")
@pytest.mark.parametrize("title", CADS)
def test_a_cad_symbol_costs_one_die(title: str) -> None:
    card = f"{title}-cad"
    with about_to("takeoff", card) as table:
        assert table.options(1) == [f"symbol {card}", "pass"]
        rolls(table, f"symbol {card}", 3)
        assert (table.hand(1), table.discards()) == ([], [card])
        table.says(0, "accept")
        table.asks(0)


@pytest.mark.rule("MFM-8.23")
def test_a_card_without_a_cad_symbol_is_none() -> None:
    with about_to("takeoff", "magpie-landing", "sawn-through-wing-takeoff") as table:
        table.refuses(1, "symbol magpie-landing", "MFM-8.23")
        table.refuses(1, "symbol magpie-cad", "MFM-R9")
        table.refuses(1, "use box-of-tricks", "MFM-8.23")
        table.refuses(1, "end-turn", "MFM-R9")
        assert table.options(1) == ["pass"]


@pytest.mark.rule("MFM-8.23", "MFM-8.24", "MFM-8.26", "MFM-8.22", "MFM-R2")
def test_the_example_of_bob_and_paul() -> None:
    """Rulebook 8.3: a triplane with Karishma over a town, difficulty 3. Paul's cad symbol leaves four dice; the next
    flying test of the turn has four again (five less one), as the die lost to the cad is back."""
    bob = Flyer("triplane", pilot="karishma-khana", tile=2, band="low")
    with race(bob, hands=[[], ["magpie-cad"]]) as table:
        table.passes(1)
        table.says(0, "fly")
        assert table.declared() == (3, 5)
        table.tries(1, "symbol magpie-cad", hits=3, of=4)
        assert table.at("triplane") == (3, "low")
        table.tries(0, "fly", hits=3, of=4)
        assert table.at("triplane") == (4, "low")
        table.asks(0)


@pytest.mark.rule("MFM-8.24", "MFM-R69")
def test_the_first_cad_closes_the_option() -> None:
    """Clockwise from the tester; who comes later is refused a second one, on a card as well as on equipment."""
    flyers = [Flyer("biplane"), Flyer("monoplane"), Flyer("triplane", equipment=["box-of-tricks"]), Flyer("helicopter")]
    hands = [["magpie-landing"], [], ["magpie-cad", "flat-tyre-flying"], ["sleeping-draught-cad"]]
    with race(*flyers, hands=hands, turn=1) as table:
        table.passes(2, 3, 0)
        table.says(1, "takeoff")
        table.says(2, "use box-of-tricks")
        assert table.options(3) == ["pass"]
        table.refuses(3, "symbol sleeping-draught-cad", "MFM-8.24")
        table.passes(3)
        assert table.options(0) == ["pass"]
        table.tries(0, "pass", of=3)
        table.asks(1)


@pytest.mark.rule("MFM-8.24", "MFM-R69")
def test_who_passes_leaves_the_cad_to_the_next() -> None:
    hands = [[], ["magpie-cad"], ["sleeping-draught-cad"]]
    with race(GROUND, hands=hands) as table:
        table.passes(1, 2)
        table.says(0, "takeoff")
        table.passes(1)
        table.tries(2, "symbol sleeping-draught-cad", of=3)
        assert [told.args["seat"] for told in table.told(SPECTATOR, "cad")] == [2]
        table.asks(0)


@pytest.mark.rule("MFM-8.23", "MFM-14.3", "MFM-13.17", "MFM-R51")
@pytest.mark.parametrize(("device", "left"), [("box-of-tricks", 2), ("sir-archibald-smythe", 0)])
def test_charges_are_cads_too(device: str, left: int) -> None:
    """With no card in hand; the hand is not touched."""
    cad = Flyer("monoplane", equipment=["box-of-tricks"]) if left else Flyer("monoplane", pilot="sir-archibald-smythe")
    with race(GROUND, cad) as table:
        table.says(0, "takeoff")
        assert table.options(1) == [f"use {device}", "pass"]
        table.tries(1, f"use {device}", of=3)
        assert table.state.charges[table.state.book.devices.index(device)] == left
        table.says(0, "accept")
        if left:
            table.says(0, "takeoff")
            table.asks(1)
        else:
            table.tries(0, "takeoff", of=3)
            table.asks(0)


@pytest.mark.rule("MFM-R9")
def test_each_opponent_does_one_thing_before_a_test() -> None:
    """A trick or a cad, not both, and not two tricks."""
    hand = ["chocks-left-in-flying", "flat-tyre-flying", "magpie-cad"]
    with about_to("takeoff", *hand) as table:
        assert len(table.options(1)) == 4
        table.tries(1, "play chocks-left-in-flying", of=4)
        table.asks(0)
    with about_to("takeoff", *hand) as table:
        table.tries(1, "symbol magpie-cad", of=3)
        table.asks(0)


@pytest.mark.rule("MFM-8.25", "MFM-R11")
def test_a_cad_symbol_is_not_answered() -> None:
    hands = [["immunity-takeoff", "this-means-war-cad"], ["magpie-cad"]]
    with race(GROUND, hands=hands) as table:
        table.passes(1)
        table.says(0, "takeoff")
        table.tries(1, "symbol magpie-cad", of=3)
        assert not [words for words in table.options(0) if words.startswith("play")]
        assert table.damage("monoplane") == (0, 0)


@pytest.mark.rule("MFM-R9", "MFM-R10")
@pytest.mark.parametrize(("teams", "asked"), [("none", [1, 2, 3]), ("two", [1, 3])])
def test_team_mates_are_not_asked_before_a_test(teams: str, asked: list[int]) -> None:
    """But at the start of the turn every other player is: from there tricks may hit anybody of another side."""
    options = {"teams": teams}
    flyers = [Flyer(name) for name in ("biplane", "monoplane", "triplane", "helicopter")]
    hands = [[], ["magpie-cad"], ["tail-wind-flying"], ["sleeping-draught-cad"]]
    with Meeting(position(*flyers, hands=hands, options=options), options) as table:
        table.passes(1, 2, 3)
        table.says(0, "takeoff")
        table.dice(of=4)
        table.passes(*asked)
        table.asks(0)


@pytest.mark.rule("MFM-12.11", "MFM-R9")
def test_the_less_dirty_game_has_cads_and_no_dirty_tricks() -> None:
    """30 cards, 22 pieces of equipment, 17 pilots; nobody is asked at the start of a turn, and before a test only while
    no cad was used."""
    options = {"less_dirty": "on"}
    hands = [["tail-wind-flying"], ["tool-roll-cad", "tail-wind-landing"], ["local-knowledge-cad"]]
    flyers = [GROUND, Flyer("monoplane"), Flyer("triplane")]
    with Meeting(position(*flyers, hands=hands, options=options), options) as table:
        book = table.state.book
        names = {book.titles[book.title[card]] for card in book.cards_in_play}
        assert (len(book.cards_in_play), len(book.equipment_in_play), len(book.pilots_in_play)) == (30, 22, 17)
        assert len(names) == 19
        assert not names & {"immunity", "an-honourable-pilot", "this-means-war", "official-scrutiny"}
        assert not [title for title in names if book.dirty[book.titles.index(title)]]
        symbols = [book.symbol[card] for card in book.cards_in_play]
        assert [symbols.count(symbol) for symbol in range(4)] == [8, 8, 8, 6]
        table.says(0, "takeoff")
        assert table.options(1) == ["symbol tool-roll-cad", "pass"]
        table.tries(1, "symbol tool-roll-cad", of=3)
        table.says(0, "accept")
        table.says(0, "takeoff")
        table.passes(1)
        assert table.options(2) == ["symbol local-knowledge-cad", "pass"]
