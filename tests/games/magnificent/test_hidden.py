"""Hidden information: who knows what, row by row of the rule sheet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from aerodrome.games.magnificent import GAME
from aerodrome.games.magnificent.state import Race
from aerodrome.games.magnificent.steps.draft import DealSpecial, Load
from aerodrome.games.magnificent.steps.exchange import ShowPilots
from aerodrome.kernel.chance import Rng
from aerodrome.kernel.encode import dump
from aerodrome.kernel.events import UNKNOWN
from aerodrome.kernel.match import Match
from aerodrome.kernel.rules import Rules
from aerodrome.kernel.zones import SPECTATOR

from .hangar import Flyer, bare, position
from .onlookers import FLYERS, NOT_1, VIEWERS, assert_alike, hands, heard, live, options, state_of


def gear_of(s: Race) -> list[list[int]]:
    return [machine.gear for machine in s.machines]


def test_a_hand_is_seen_by_its_holder_and_counted_by_the_others() -> None:
    worlds = [
        hands([], cards, []) for cards in (["magpie-cad", "tool-roll-cad"], ["magpie-landing", "tail-wind-flying"])
    ]
    assert_alike(worlds, NOT_1)
    for match in worlds:
        for viewer in VIEWERS:
            held = state_of(match).players[1].hand
            assert match.mine(viewer).players[1].hand == (held if viewer == 1 else [UNKNOWN] * 2)


@pytest.mark.rule("MFM-R33")
def test_a_hand_is_secret_from_team_mates_too() -> None:
    worlds = []
    for card in ("magpie-cad", "tool-roll-cad"):
        s = position(*FLYERS, Flyer("seaplane"), hands=[[], [], [card], []], options={"teams": "two"})
        worlds.append(live(s, teams="two"))
    assert worlds[0].rules.teams == [0, 1, 0, 1]
    assert_alike(worlds, [0, 1, 3, SPECTATOR])


def test_nobody_knows_the_order_of_the_draw_deck() -> None:
    """Who draws a card knows it; the discard pile is open."""
    worlds = []
    for turned in (False, True):
        s = position(*FLYERS, hands=[["tail-wind-flying"], [], []])
        s.cards.pile = s.cards.pile[::-1] if turned else s.cards.pile
        worlds.append(live(s))
    assert_alike(worlds, VIEWERS)
    for match in worlds:
        match.answer(0, "play tail-wind-flying")
        match.answer(0, "end-turn")
        drawn = [told.args["card"] for told in match.told(0) if told.kind == "draw"]
        assert drawn == state_of(match).players[0].hand
        for viewer in VIEWERS:
            assert [match.rules.domains["card"][card] for card in match.mine(viewer).cards.discards] == [
                "tail-wind-flying"
            ]
        assert [told.args for told in match.told(2) if told.kind == "draw"] == [
            {"seat": 0, "card": UNKNOWN, "hand": 1, "deck": 62}
        ]
    assert_alike(worlds, [1, 2, SPECTATOR])
    assert state_of(worlds[0]).players[0].hand != state_of(worlds[1]).players[0].hand


def weather_world(tiles: Sequence[int]) -> Race:
    s = bare(position(*FLYERS, turn=2))
    s.course.weather[1:], s.forecast.pile = list(tiles[:10]), list(tiles[10:])
    return s


@pytest.mark.rule("MFM-3.3")
def test_face_down_weather_is_known_to_nobody() -> None:
    """The first tile lies face up; what a change discards is open, so the rest is known as a set."""
    tiles = list(range(20))
    worlds = []
    for order in (tiles, [0, *tiles[:0:-1]]):
        s = weather_world(order)
        s.changes.pile = [6, 5, 4, 3, 2, 1, 7, 0]
        worlds.append(live(s))
    assert_alike(worlds, VIEWERS)
    for match in worlds:
        match.answer(2, "end-turn")
        for viewer in VIEWERS:
            mine = match.mine(viewer)
            assert (mine.forecast.discards, mine.forecast.pile) == ([0], [UNKNOWN] * 9)
            assert (mine.course.weather[1], mine.course.weather[2:]) == (
                state_of(match).course.weather[1],
                [UNKNOWN] * 9,
            )
    assert state_of(worlds[0]).course.weather[1] != state_of(worlds[1]).course.weather[1]


def test_nobody_knows_the_order_of_the_weather_change_deck() -> None:
    """Used cards lie open."""
    worlds = []
    for deck in ([6, 5, 4, 3, 2, 1, 0, 7], [0, 1, 2, 3, 4, 5, 6, 7]):
        s = weather_world(range(20))
        s.changes.pile = deck
        worlds.append(live(s))
    for match in worlds:
        match.answer(2, "end-turn")
        for viewer in VIEWERS:
            assert (match.mine(viewer).changes.discards, match.mine(viewer).changes.pile) == ([7], [UNKNOWN] * 7)
    assert_alike(worlds, VIEWERS)


@pytest.mark.rule("MFM-R68", "MFM-6.4")
def test_special_cargo_for_loading_is_face_down_until_it_is_dealt() -> None:
    """Then all of it is open, also what others are to be offered."""
    worlds = []
    for seed in (1, 2):
        s = position(*FLYERS, options={"setup": "standard"})
        s.todo = [DealSpecial(), Load(0, 0, 6)]
        worlds.append(live(s, [seed], setup="standard"))
    assert_alike(worlds, VIEWERS)
    for match in worlds:
        match.answer(0, "no")
        for viewer in VIEWERS:
            assert dump(match.mine(viewer))["todo"] == dump(match.state)["todo"]
    assert dump(worlds[0].state)["todo"] != dump(worlds[1].state)["todo"]


def test_nobody_knows_the_order_of_the_equipment_deck() -> None:
    """The row, what is taken and what is given up are open."""
    flyers = (Flyer("biplane", equipment=["goggles"], tile=5), *FLYERS[1:])
    worlds = []
    for turned in (False, True):
        s = bare(position(*flyers, row=["floats"]))
        s.store.deck = s.store.deck[::-1] if turned else s.store.deck
        worlds.append(live(s))
    assert_alike(worlds, VIEWERS)
    for match in worlds:
        for words in ("exchange", "remove goggles", "equip floats"):
            match.answer(0, words)
        truth = state_of(match)
        for viewer in VIEWERS:
            mine = match.mine(viewer)
            assert (mine.store.row, gear_of(mine)) == (truth.store.row, gear_of(truth))
            assert [match.rules.domains["equipment"][card] for card in mine.store.discards] == ["goggles"]
            assert mine.store.deck == [UNKNOWN] * len(truth.store.deck)
    assert state_of(worlds[0]).store.row != state_of(worlds[1]).store.row


@pytest.mark.rule("MFM-6.13", "MFM-R46")
def test_the_pilot_deck_has_no_order() -> None:
    """Who comes next is left to chance; those shown for a Two-Seater are open."""
    match = Match(GAME, 4, {"setup": "standard"}, "pilots")
    while state_of(match).pilots.row:
        s = state_of(match)
        assert s.pilots.deck == sorted(s.pilots.deck)
        (seat,) = match.asked()
        match.answer(seat, match.legal(seat)[0])
    s = position(*FLYERS)
    s.todo = [*s.todo, ShowPilots(1, 1)]
    shown = live(s)
    for viewer in VIEWERS:
        mine = shown.mine(viewer)
        assert len(mine.pilots.row) == 6
        assert mine.pilots.row == state_of(shown).pilots.row
        assert mine.pilots.deck == sorted(mine.pilots.deck)


PUBLIC = {
    "machines": [
        "machines.tile",
        "machines.band",
        "machines.tank",
        "machines.hold",
        "machines.crew",
        "machines.gear",
        "machines.record",
    ],
    "players": ["players.luck", "charges", "order"],
    "table": [
        "course.tiles",
        "course.cargo",
        "course.passengers",
        "course.first",
        "course.stages",
        "course.shown",
        "supply",
        "store.row",
        "cards.discards",
        "trials",
    ],
}


def found(data: Any, path: str) -> Any:
    """What a position holds under these names, of each where there are several."""
    for name in path.split("."):
        data = [each[name] for each in data] if isinstance(data, list) else data[name]
    return data


@pytest.mark.rule("MFM-3.8")
@pytest.mark.parametrize("row", PUBLIC)
def test_what_lies_on_the_table_is_public(row: str) -> None:
    """Through a race of random choices: every viewer sees it as it is."""
    match, rng = Match(GAME, 3, {"setup": "standard"}, "open"), Rng(5)
    seen: set[str] = set()
    for _ in range(400):
        if match.over:
            break
        truth = dump(match.state)
        for viewer in VIEWERS:
            mine = dump(match.mine(viewer))
            for name in PUBLIC[row]:
                assert found(mine, name) == found(truth, name), name
        seen.update(name for name in PUBLIC[row] if found(truth, name))
        (seat,) = match.asked()
        legal = match.legal(seat)
        match.answer(seat, legal[rng.below(len(legal))])
    assert seen == set(PUBLIC[row])


def test_a_card_taken_by_light_fingers_is_seen_by_thief_and_victim() -> None:
    worlds = []
    for card in ("tool-roll-cad", "tail-wind-flying"):
        match = hands(["light-fingers-flying"], [card], ["immunity-takeoff"], chance=[0])
        for seat, words in ((1, "pass"), (2, "pass"), (0, "play light-fingers-flying"), (0, "target triplane")):
            match.answer(seat, words)
        match.answer(1, "pass")
        taken = match.rules.domains["card"].index(card)
        for viewer in VIEWERS:
            sees = viewer in (0, 1)
            assert match.mine(viewer).players[0].hand == [taken if sees else UNKNOWN]
            told = [args["card"] for kind, args in heard(match, viewer) if kind == "steal"]
            assert told == [taken if sees else UNKNOWN]
        worlds.append(match)
    assert_alike(worlds, [2, SPECTATOR])


def test_whether_a_card_played_later_was_the_stolen_one_is_secret() -> None:
    worlds = []
    for own, other in (("tail-wind-flying", "tail-wind-landing"), ("tail-wind-landing", "tail-wind-flying")):
        match = hands(["light-fingers-flying", own], [other], [], chance=[0])
        for seat, words in ((1, "pass"), (0, "play light-fingers-flying")):
            match.answer(seat, words)
        match.answer(1, "pass")
        match.answer(0, "play tail-wind-flying")
        worlds.append(match)
    assert_alike(worlds, [2, SPECTATOR])
    assert [match.mine(1).players[0].hand == [UNKNOWN] for match in worlds] == [False, True], "the victim knows"


def test_a_hand_shown_by_official_scrutiny_is_seen_by_one() -> None:
    """Its dirty tricks are discarded openly."""
    worlds = []
    for card in ("tool-roll-cad", "tail-wind-flying"):
        match = hands(["official-scrutiny-cad"], [card, "magpie-cad"], ["immunity-takeoff"])
        for seat, said in ((1, "pass"), (2, "pass"), (0, "play official-scrutiny-cad"), (0, "victim 2")):
            match.answer(seat, said)
        kept = match.rules.domains["card"].index(card)
        for viewer in VIEWERS:
            mine = match.mine(viewer)
            assert mine.players[1].hand == [kept if viewer in (0, 1) else UNKNOWN]
            words = [match.rules.domains["card"][each] for each in mine.cards.discards]
            assert words == ["official-scrutiny-cad", "magpie-cad"]
        worlds.append(match)
    assert_alike(worlds, [2, SPECTATOR])


def test_the_tiles_of_a_false_forecast_are_seen_by_its_player_until_one_is_placed() -> None:
    """Then the one placed and those discarded are open."""
    worlds = []
    for top in ([5, 6], [8, 9]):
        s = bare(position(*FLYERS, hands=[["false-forecast-takeoff"], [], []], weather={1: "fine"}))
        s.forecast.pile = [*[tile for tile in s.forecast.pile if tile not in top], *top]
        match = live(s)
        match.answer(0, "play false-forecast-takeoff")
        worlds.append(match)
    assert [state_of(match).forecast.peeked for match in worlds] == [[6, 5], [9, 8]]
    for match in worlds:
        truth = state_of(match).forecast.peeked
        for viewer in VIEWERS:
            assert match.mine(viewer).forecast.peeked == (truth if viewer == 0 else [UNKNOWN, UNKNOWN])
    assert_alike(worlds, [1, 2, SPECTATOR])
    looked = state_of(worlds[0]).forecast.peeked[:]
    worlds[0].answer(0, "weather 2")
    for viewer in VIEWERS:
        mine = worlds[0].mine(viewer)
        assert (mine.course.weather[1], mine.forecast.discards) == (looked[1], [0, looked[0]])


@pytest.mark.rule("MFM-R9")
def test_the_aids_that_were_not_used_are_known_to_the_tester_alone() -> None:
    """The step opens after every short roll, and there is nothing to see when failure is accepted."""
    worlds = []
    for card in ("full-throttle-flying", "perfect-trim-landing"):
        s = bare(position(*FLYERS, hands=[[], [card], []], turn=1))
        match = live(s, [0])
        match.answer(1, "takeoff")
        worlds.append(match)
    for match, more in zip(worlds, (["play full-throttle-flying"], []), strict=True):
        assert (match.asked(), options(match, 1)) == ([1], [*more, "burn", "accept"])
    assert_alike(worlds, NOT_1)
    for match in worlds:
        match.answer(1, "accept")
    assert_alike(worlds, NOT_1)


def test_what_is_hidden_and_imagined_is_what_the_zones_say() -> None:
    """The game does both without listing all zones; by the same draws it must come to the same."""
    match, rng = Match(GAME, 4, {"setup": "standard"}, "zones"), Rng(3)
    for n in range(300):
        for viewer in (0, 2, SPECTATOR):
            s = state_of(match)
            hidden = [zone.cards for zone in match.rules.hidden(s, viewer)]
            others = [zone.cards for zone in Rules.hidden(match.rules, s, viewer)]
            assert sorted(cards for cards in hidden if cards) == sorted(cards for cards in others if cards)
            mine = match.mine(viewer)
            assert dump(match.rules.imagine(mine, Rng(n))) == dump(Rules.imagine(match.rules, mine, Rng(n)))
        (seat,) = match.asked()
        legal = match.legal(seat)
        match.answer(seat, legal[rng.below(len(legal))])
