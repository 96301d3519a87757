"""Hidden information: who knows what, row by row of the rule sheet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from aerodrome.games.great_race import GAME
from aerodrome.games.great_race.content import LANDING, NO_CARD
from aerodrome.games.great_race.state import CREW, FLIGHT, NEWS, PILOT, REWARD, STAGE
from aerodrome.kernel.chance import Rng
from aerodrome.kernel.encode import dump
from aerodrome.kernel.match import Match, Refused
from aerodrome.kernel.state import State
from aerodrome.kernel.zones import SPECTATOR

from .cockpit import Flyer, aloft, answers_at_random, dawn, position, state_of

HIDDEN = -1
VIEWERS = [0, 1, 2, SPECTATOR]
OTHERS = [0, 2, SPECTATOR]  # all but seat 1
SPARE = "redline-219"


def live(*flyers: Flyer, **more: Any) -> Match:
    """A match as it is played: lone options answer themselves, unless that would tell something."""
    return Match(GAME, len(flyers), {"stages": 4}, base=position(flyers, **more))


def heard(match: Match, viewer: int) -> list[tuple[str, dict[str, int]]]:
    return [(told.kind, told.args) for told in match.told(viewer)]


def knows(match: Match, viewer: int) -> tuple[object, ...]:
    """All that one viewer can tell about a match."""
    return dump(match.mine(viewer)), match.asked(), heard(match, viewer)


def assert_alike(matches: Sequence[Match], viewers: Sequence[int]) -> None:
    for viewer in viewers:
        assert knows(matches[0], viewer) == knows(matches[1], viewer)


def test_nobody_knows_the_order_of_a_deck() -> None:
    """Before a card is drawn, and after the discards were shuffled."""
    match = Match(GAME, 3, seed="decks")
    for viewer in VIEWERS:
        mine = match.mine(viewer)
        for deck, size in ((FLIGHT, len(state_of(match).decks[FLIGHT])), (NEWS, 19), (CREW, 20)):
            assert mine.decks[deck] == [HIDDEN] * size
    s = position([Flyer(hand=["cloud_cover-104", SPARE]), Flyer(moxy=0)], row=["ardennes"], rewards=[""])
    s.discards[FLIGHT], s.decks[FLIGHT] = s.decks[FLIGHT], []
    shuffled = Match(GAME, 2, {"stages": 1}, base=s)
    assert len(shuffled.mine(SPECTATOR).discards[FLIGHT]) == 118
    shuffled.answer(0, "fly cloud_cover-104")
    assert [told.args for told in shuffled.told(1) if told.kind == "shuffle"] == [{"deck": FLIGHT, "cards": 118}]
    for viewer in (0, 1, SPECTATOR):
        mine = shuffled.mine(viewer)
        assert (mine.decks[FLIGHT], mine.discards[FLIGHT]) == ([HIDDEN] * 116, [])


def test_a_hand_is_seen_by_its_owner_and_counted_by_the_others() -> None:
    flyers = (Flyer(hand=["redline", "barrel_roll"]), Flyer(hand=["jury_rig"]), Flyer(hand=["backfire"] * 3))
    match = live(*flyers)
    for viewer in VIEWERS:
        seen = match.mine(viewer)
        for seat, flyer in enumerate(flyers):
            held = state_of(match).pilots[seat].cards.hand
            assert seen.pilots[seat].cards.hand == (held if seat == viewer else [HIDDEN] * len(held))
            assert seen.pilots[seat].hand_size() == len(flyer.hand), "without the Landing card"


def test_a_selection_is_seen_by_its_owner_until_all_have_locked() -> None:
    pairs = [live(*[Flyer(hand=["redline", "barrel_roll"])] * 3) for _ in range(2)]
    for match, answer in zip(pairs, ("land", "fly redline-189"), strict=True):
        match.answer(0, answer)
        match.answer(2, "land")
    assert_alike(pairs, [1, 2, SPECTATOR])
    assert [pilot.cards.shown for pilot in pairs[0].mine(1).pilots] == [NO_CARD] * 3
    for match, card in zip(pairs, (LANDING, 88), strict=True):
        match.answer(1, "land")
        for viewer in VIEWERS:
            shown = [told.args for told in match.told(viewer) if told.kind == "show"]
            assert [each["card"] for each in shown] == [card, LANDING + 1, LANDING + 2]


def test_a_card_face_down_is_seen_by_its_owner_only() -> None:
    """The cards lie there for a moment, when all have locked."""
    rules = live(*[Flyer()] * 3).rules
    s = position([Flyer(hand=["redline"]), Flyer(hand=["barrel_roll"]), Flyer()])
    s.pilots[0].cards.pick(s.pilots[0].cards.hand[0])
    s.pilots[1].cards.laid.append(s.pilots[1].cards.hand.pop(0))
    for viewer in VIEWERS:
        seen = rules.redact(s, viewer)
        assert seen.pilots[0].cards.picked == ([88] if viewer == 0 else [HIDDEN])
        assert seen.pilots[1].cards.laid == ([24] if viewer == 1 else [HIDDEN])


@pytest.mark.rule("GAR-5.2", "GAR-5.10")
def test_who_has_locked_is_public_and_may_unlock() -> None:
    """T35: nothing of it is in the log but the last selection; when all have locked, it stays."""
    match = live(Flyer(hand=["steady_cruise", SPARE]), Flyer(hand=["barrel_roll", "jury_rig"]), Flyer(moxy=0))
    before = [knows(match, viewer) for viewer in VIEWERS]
    match.answer(0, "fly steady_cruise-110")
    assert match.asked() == [1]
    with pytest.raises(Refused):
        match.withdraw(1)
    match.withdraw(0)
    assert match.asked() == [0, 1]
    assert [knows(match, viewer) for viewer in VIEWERS] == before
    match.answer(0, "land")
    match.answer(1, "fly barrel_roll-125")
    shown = [told.args["card"] for told in match.told(SPECTATOR) if told.kind == "show"]
    assert shown == [LANDING, 24, LANDING + 2]
    assert [match.rules.actions.text(entry.x) for entry in match.log] == ["land", "fly barrel_roll-125"]
    for seat in (0, 1):
        with pytest.raises(Refused):
            match.withdraw(seat)


def test_a_react_is_secret_until_it_is_played() -> None:
    pairs = []
    for card in ("crosswind-123", "evasive_roll-161"):
        match = live(Flyer(hand=["redline-189"]), Flyer(hand=["barrel_roll-125", card, SPARE]), Flyer(moxy=0))
        match.answer(0, "fly redline-189")
        match.answer(1, "land")
        pairs.append(match)
    assert_alike(pairs, OTHERS)
    pairs[0].answer(1, "react crosswind-123 1")
    for viewer in VIEWERS:
        assert pairs[0].mine(viewer).discards[FLIGHT] == [22]
        assert ("react", {"seat": 1, "flight": 22, "target": 0, "hand": 2}) in heard(pairs[0], viewer)


@pytest.mark.rule("GAR-6.13")
def test_the_windows_are_silent() -> None:
    """T34: whether seat 1 holds a React or a Response is told to nobody; who passes is not named."""
    pairs = []
    for cards in (["evasive_roll-161", "crosswind-123"], ["steady_cruise-114", "lean_mixture-103"]):
        target = Flyer(hand=["barrel_roll-125", *cards])
        pairs.append(live(Flyer(hand=["prop_wash-143", SPARE]), target, Flyer(stage=1, moxy=0)))
    for match in pairs:
        match.answer(0, "fly prop_wash-143")
        match.answer(1, "fly barrel_roll-125")
        assert match.legal(0) == [0], "he, too, is asked"
        match.answer(0, "pass")
    for options in (["react crosswind-123 1"], ["answer evasive_roll-161"]):
        assert_alike(pairs, OTHERS)
        for match, more in zip(pairs, (options, []), strict=True):
            assert match.asked() == [1]
            assert [match.rules.actions.text(x) for x in match.legal(1)] == ["pass", *more]
            match.answer(1, "pass")
    assert_alike(pairs, OTHERS)
    health = pairs[0].mine(SPECTATOR).pilots[1].board.health
    assert (health.supply, health.reserve, health.spent) == (4, 0, 1), "the Prop Wash has hit"
    assert not [kind for kind, _ in heard(pairs[0], SPECTATOR) if kind in ("react", "answer", "spare")]


@pytest.mark.rule("GAR-5.5", "GAR-10.2")
def test_that_a_hand_allows_nothing_else_is_secret() -> None:
    """D5: Landing alone; D10: pass alone. Both are asked all the same."""
    pairs = []
    for card, options in (("daredevil_gap-197", 1), ("steady_cruise-110", 2)):
        poor = Flyer(hand=[card], fuel=(1, 0, 4), health=(1, 0, 4), moxy=0)
        pairs.append(live(Flyer(hand=[SPARE], moxy=0), poor, Flyer(moxy=0)))
        assert len(pairs[-1].legal(1)) == options
        pairs[-1].answer(1, "land")
        pairs[-1].answer(0, "land")
    assert_alike(pairs, OTHERS)
    pairs = []
    for card, options in (("supercharger-172", 1), ("sea_breeze-117", 2)):
        pairs.append(live(Flyer(landed=True, moxy=0), Flyer(hand=["steady_cruise-110", card]), Flyer(moxy=0)))
        pairs[-1].answer(1, "fly steady_cruise-110")
        assert (pairs[-1].asked(), len(pairs[-1].legal(1))) == ([1], options)
    assert_alike(pairs, OTHERS)


@pytest.mark.rule("GAR-24.12")
def test_that_a_hand_allows_no_second_action_is_secret() -> None:
    """D18."""
    pairs = []
    for card, options in (("supercharger-172", 1), ("sea_breeze-117", 2)):
        old = Flyer(hand=["lean_mixture-103", card], fuel=(1, 0, 4), moxy=0, pilot="old_hand")
        pairs.append(live(Flyer(hand=[SPARE], moxy=0), old, Flyer(moxy=0)))
        pairs[-1].answer(0, "land")
        pairs[-1].answer(1, "land")
        pairs[-1].answer(1, "refuel lean_mixture-103")
        assert (pairs[-1].asked(), len(pairs[-1].legal(1))) == ([1], options)
    assert_alike(pairs, OTHERS)


def test_a_drawn_card_is_told_to_the_drawer_only() -> None:
    """By an effect, on the ground and at Dusk."""
    draws = ["redline-189", "redline-211", "wing_walk-109", "wing_walk-137"]
    flyers = (Flyer(hand=["cloud_cover-104"], moxy=0), Flyer(landed=True, moxy=0), Flyer(stage=1, moxy=0))
    match = live(*flyers, row=["ardennes", "croydon", "chapham", "pyrenees"], draws=draws)
    match.answer(0, "fly cloud_cover-104")
    match.answer(0, "pass")
    match.answer(0, "land")
    match.answer(0, "pass")
    assert [kind for kind, _ in heard(match, SPECTATOR)].count("dusk") == 1
    drawn = {viewer: [told.args for told in match.told(viewer) if told.kind == "draw"] for viewer in VIEWERS}
    assert {each["flight"] for each in drawn[SPECTATOR]} == {HIDDEN}
    seats = [each["seat"] for each in drawn[SPECTATOR]]
    assert seats == [0, 0, 2, 1, *[2] * 5, *[0] * 5, *[1] * 5]
    for viewer in range(3):
        assert [each["flight"] != HIDDEN for each in drawn[viewer]] == [seat == viewer for seat in seats]
    assert [each["flight"] for each in drawn[0]][:2] == [88, 110]


def test_cards_revealed_for_an_order_are_public() -> None:
    """For hiring, and for a place that is tied to the last."""
    draws = ["steady_cruise-110", "redline-189"]
    match = live(Flyer(landed=True), Flyer(landed=True), Flyer(moxy=0), draws=draws)
    match.answer(0, "want")
    match.answer(1, "want")
    for viewer in VIEWERS:
        bids = [args for kind, args in heard(match, viewer) if kind == "bid"]
        assert bids == [
            {"seat": 0, "flight": 9, "progress": 3, "speed": 110},
            {"seat": 1, "flight": 88, "progress": 7, "speed": 189},
        ]
        assert match.mine(viewer).discards[FLIGHT] == [9, 88]
    assert match.asked() == [1]
    tied = live(*[Flyer(moxy=0)] * 3, day=20)
    assert tied.over
    for viewer in VIEWERS:
        cards = {args["flight"] for kind, args in heard(tied, viewer) if kind == "bid"}
        assert len(cards - {HIDDEN}) == 3
        assert cards <= set(tied.mine(viewer).discards[FLIGHT])


def test_cards_that_are_redeemed_are_public() -> None:
    """By Refuel/Repair and by the Quartermaster."""
    spent = Flyer(hand=["sea_breeze-117"], fuel=(1, 0, 4), moxy=0, landed=True)
    steward = Flyer(hand=["jury_rig-108"], fuel=(1, 0, 4), moxy=0, landed=True, crew=["quartermaster"])
    match = live(spent, steward, Flyer(hand=[SPARE], moxy=0))
    match.answer(2, "land")
    match.answer(0, "refuel sea_breeze-117")
    match.answer(1, "use quartermaster-1")
    for viewer in VIEWERS:
        redeemed = [args for kind, args in heard(match, viewer) if kind == "redeem"]
        assert redeemed == [{"seat": 0, "flight": 16, "hand": 0}, {"seat": 1, "flight": 7, "hand": 0}]
        assert match.mine(viewer).discards[FLIGHT][:2] == [16, 7]


@pytest.mark.rule("GAR-21.10")
def test_cards_laid_down_together_are_shown_together() -> None:
    """Lost Charts."""
    pairs = (Flyer(hand=["redline-189", "barrel_roll-125"]), Flyer(hand=["jury_rig-108", "jury_rig-122"]), Flyer())
    with dawn(*pairs, news_draws=["lost_charts"]) as table:
        before = [dump(table.match.mine(viewer)) for viewer in VIEWERS]
        table.says(0, "discard redline-189")
        assert [dump(table.match.mine(viewer)) for viewer in VIEWERS] == before
        assert not table.told(SPECTATOR, "discard")
        table.says(1, "discard jury_rig-122")
        for viewer in VIEWERS:
            assert [told.args["flight"] for told in table.told(viewer, "discard")] == [88, 21]
            assert table.match.mine(viewer).discards[FLIGHT] == [88, 21]
        table.asks(0, 1)


@pytest.mark.rule("GAR-17.3", "GAR-13.6")
@pytest.mark.parametrize("when", ["start", "dusk"])
def test_several_cards_are_hidden_until_the_last_is_laid_down(when: str) -> None:
    """The starting hand of seven, and a hand too large for the night."""
    if when == "start":
        match = Match(GAME, 3, {"large_hand": "on"}, seed="seven")
    else:
        flyer = Flyer(hand=["redline", "jury_rig"], health=(5, 0, 0), fuel=(0, 0, 5), landed=True, moxy=0)
        match = live(flyer, flyer, Flyer(moxy=0))
        for seat in (0, 1):
            match.answer(seat, "pass")
    laid: list[int] = []
    while any(match.rules.actions.kind(x) == "discard" for x in match.legal(match.asked()[0])):
        assert not [kind for kind, _ in heard(match, SPECTATOR) if kind == "discard"]
        for viewer in VIEWERS:
            seen = match.mine(viewer)
            assert all(card == HIDDEN for seat in range(3) for card in seen.pilots[seat].cards.laid if seat != viewer)
            assert not seen.discards[FLIGHT]
        seat = match.asked()[-1]
        x = match.legal(seat)[0]
        laid.append(match.rules.actions.args(x)[0])
        match.answer(seat, x)
    assert len(laid) == (6 if when == "start" else 4)
    for viewer in VIEWERS:
        discarded = [args["flight"] for kind, args in heard(match, viewer) if kind == "discard"]
        assert sorted(discarded) == sorted(laid)


@pytest.mark.rule("GAR-11.5")
def test_a_wish_to_hire_is_sealed_until_all_have_answered() -> None:
    pairs = [live(*[Flyer(landed=True)] * 2, Flyer(hand=[SPARE], landed=True)) for _ in range(2)]
    for match, answer in zip(pairs, ("want", "forgo"), strict=True):
        match.answer(1, answer)
        match.answer(0, "forgo")
    assert_alike(pairs, OTHERS)
    pairs[0].answer(2, "want")
    for viewer in VIEWERS:
        assert [args["seat"] for kind, args in heard(pairs[0], viewer) if kind == "wish"] == [1, 2]
    rules = pairs[0].rules
    s = position([Flyer(landed=True)] * 3)
    s.pilots[1].sealed.wish, s.pilots[1].sealed.unwished = [1], [0]
    for viewer in VIEWERS:
        seen = rules.redact(s, viewer)
        sealed = seen.pilots[1].sealed
        assert (sealed.wish, sealed.unwished) == (([1], [0]) if viewer == 1 else ([HIDDEN], [HIDDEN]))


PUBLIC = {
    "flights": ["cards.path", "tracker", "stage", "status", "cards.shown", "order", "today"],
    "boards": ["board.fuel", "board.health", "board.moxy", "board.crew", "board.exhausted", "board.tokens"],
    "table": ["cantina", "news", "attached", "row", "rewards", "discards", "card"],
}


def public(s: State, name: str) -> list[Any]:
    """A field of the state or, one for each, of its pilots."""
    data = dump(s)
    if name in data:
        return list(data[name])
    found = data["pilots"]
    for part in name.split("."):
        found = [each[part] for each in found]
    return list(found)


@pytest.mark.parametrize("row", PUBLIC)
def test_what_lies_on_the_table_is_public(row: str) -> None:
    """At every question of a race of random choices."""
    match, rng, seen = Match(GAME, 3, {"stages": 2, "pilots": "on"}, seed="open"), Rng(5), set()
    while not match.over:
        truth = {name: public(match.state, name) for name in PUBLIC[row]}
        for viewer in VIEWERS:
            assert {name: public(match.mine(viewer), name) for name in PUBLIC[row]} == truth
        seen |= {name for name, value in truth.items() if any(each not in (0, NO_CARD, []) for each in value)}
        answers_at_random(match, rng)
    assert seen >= set(PUBLIC[row]) - {"news"}, "an Event is over before anybody is asked"


def test_what_was_not_drawn_stays_unseen() -> None:
    """Stages, tokens and Pilot cards, to the end."""
    match, rng = Match(GAME, 3, {"stages": 1, "pilots": "on"}, seed="unseen"), Rng(6)
    while not match.over:
        answers_at_random(match, rng)
    for viewer in VIEWERS:
        decks = match.mine(viewer).decks
        assert [decks[deck] for deck in (STAGE, REWARD, PILOT)] == [[HIDDEN] * 15, [HIDDEN] * 8, [HIDDEN] * 6]


@pytest.mark.rule("GAR-17.4")
def test_of_two_dealt_pilots_the_kept_one_becomes_public() -> None:
    match = Match(GAME, 3, {"pilots": "on"}, seed="pilots")
    dealt = [pilot.sealed.dealt[:] for pilot in state_of(match).pilots]
    for viewer in VIEWERS:
        assert [pilot.sealed.dealt for pilot in match.mine(viewer).pilots] == [
            dealt[seat] if seat == viewer else [HIDDEN] * 2 for seat in range(3)
        ]
    match.answer(0, match.legal(0)[0])
    assert [pilot.sealed.chosen for pilot in match.mine(1).pilots] == [[], [], []]
    for seat in (2, 1):
        match.answer(seat, match.legal(seat)[0])
    for viewer in VIEWERS:
        mine = match.mine(viewer)
        assert [pilot.card for pilot in mine.pilots] == [min(cards) for cards in dealt]
        assert [told.args["pilot"] for told in match.told(viewer) if told.kind == "pilot"] == [min(x) for x in dealt]
        assert [pilot.sealed.dealt for pilot in mine.pilots] == [
            [max(dealt[seat])] if seat == viewer else [HIDDEN] for seat in range(3)
        ]


@pytest.mark.rule("GAR-22.9", "GAR-22.15")
@pytest.mark.parametrize(
    ("user", "held", "fuel", "health", "waits"),
    [
        ("quartermaster", ("field_repairs-101",), (5, 0, 0), (4, 0, 1), True),
        ("co_pilot", ("steady_cruise-110",), (2, 0, 3), (2, 0, 3), True),
        ("co_pilot", (), (5, 0, 0), (5, 0, 0), False),
    ],
)
def test_how_many_cards_will_do_is_a_secret(
    user: str, held: tuple[str, ...], fuel: tuple[int, int, int], health: tuple[int, int, int], waits: bool
) -> None:
    """GAR-R17: only one does, but that does not answer itself, unless there is a single card in hand for all to see."""
    with aloft(user, "lean_mixture-103", hand=held, fuel=fuel, health=health) as table:
        table.says(0, f"use {user}-1")
        assert len(table.options(0)) == 1
        assert table.state.todo[-1].discreet(table.state) == waits
