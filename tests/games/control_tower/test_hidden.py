"""Hidden information: who knows what, row by row of the rule sheet."""

from __future__ import annotations

import pytest

from aerodrome.games.control_tower import GAME
from aerodrome.games.control_tower.content import TECHNICAL_RETURN
from aerodrome.games.control_tower.state import Sky
from aerodrome.kernel.chance import Rng
from aerodrome.kernel.match import FORCED, Match
from aerodrome.kernel.zones import SPECTATOR
from aerodrome.testing.scenario import ScriptedMatch

from .arrange import all_but, assert_sound, goals_of, hands_of, holds, position, returns_of, stormy, tower, where, words

HIDDEN = -1
VIEWERS = [0, 1, 2, SPECTATOR]


def seen_by(s: Sky, viewer: int) -> Sky:
    """What one viewer of a table for three knows."""
    return tower(3).redact(s, viewer)


def guesses(s: Sky, viewer: int) -> list[Sky]:
    """Whole positions that the viewer must think possible."""
    rules = tower(3)
    found = [rules.imagine(rules.redact(s, viewer), Rng(seed)) for seed in range(60)]
    for guess in found:
        assert_sound(rules, guess)
    return found


@pytest.mark.rule("CTL-1.9")
def test_a_goal_card_is_seen_by_its_owner_only() -> None:
    s = position(3, goals=["G4", "G1", "G9"])
    assert [goals_of(seen_by(s, viewer)) for viewer in VIEWERS] == [
        [3, HIDDEN, HIDDEN],
        [HIDDEN, 0, HIDDEN],
        [HIDDEN, HIDDEN, 8],
        [HIDDEN, HIDDEN, HIDDEN],
    ]


@pytest.mark.rule("CTL-1.9")
def test_every_other_goal_card_is_thought_possible() -> None:
    s = position(3, goals=["G4", "G1", "G9"])
    assert {guess.players[0].goal[0] for guess in guesses(s, 0)} == {3}
    assert {guess.players[1].goal[0] for guess in guesses(s, 0)} == {0, 1, 2, 4, 5, 6, 7, 8, 9}


@pytest.mark.rule("CTL-1.9")
def test_the_deal_tells_a_goal_card_to_its_owner_only() -> None:
    with ScriptedMatch(GAME, 3, chance=[7, 8, 0]) as table:
        goals = goals_of(table.state)
        for viewer in VIEWERS:
            told = [told.args["goal"] for told in table.told(viewer, "goal")]
            assert told == [goal if viewer == seat else HIDDEN for seat, goal in enumerate(goals)]
        table.asks(0)


@pytest.mark.rule("CTL-8.3")
def test_at_the_end_all_dealt_goal_cards_are_open() -> None:
    """CTL-R31."""
    start = position(3, aircraft={10: "c1"}, landed=[1, 2, 6], goals=["G1", "G8", "G4"])
    with ScriptedMatch(GAME, 3, position=start) as table:
        table.says(0, "move 10 forward")
        assert [goals_of(seen_by(table.state, viewer)) for viewer in VIEWERS] == [[0, 7, 3]] * 4


@pytest.mark.rule("CTL-1.8")
def test_goal_cards_that_were_not_dealt_are_seen_by_nobody_ever() -> None:
    """CTL-R31: not at the end either."""
    start = position(3, aircraft={10: "c1"}, landed=[1, 2, 6], goals=["G1", "G8", "G4"])
    assert [seen_by(start, viewer).undealt for viewer in VIEWERS] == [[HIDDEN] * 7] * 4
    with ScriptedMatch(GAME, 3, position=start) as table:
        table.says(0, "move 10 forward")
        assert [seen_by(table.state, viewer).undealt for viewer in VIEWERS] == [[HIDDEN] * 7] * 4


def test_a_hand_is_seen_by_its_owner_and_counted_by_the_others() -> None:
    s = position(3, hands=[["storm", "pass"], ["holding"], []])
    for viewer in VIEWERS:
        hands = [words(hand) if viewer == seat else [HIDDEN] * len(hand) for seat, hand in enumerate(hands_of(s))]
        seen = [words(hand) if viewer == seat else hand for seat, hand in enumerate(hands_of(seen_by(s, viewer)))]
        assert seen == hands
    assert {words(guess.players[1].hand)[0] for guess in guesses(s, 0)} == {
        "extra_move",
        "diagonal_move",
        "pass",
        "holding",
        "storm",
        "clear_sky",
    }


def test_options_come_from_the_own_hand_and_not_from_others() -> None:
    with ScriptedMatch(GAME, 3, position=position(3, hands=[["pass"], ["storm"], ["extra_move"]])) as table:
        assert {option.split()[0] for option in table.options(0)} == {"move"}


def test_whether_a_technical_return_is_used_is_public() -> None:
    with ScriptedMatch(GAME, 3, position=position(3, aircraft={1: "c3"}, returned=[2])) as table:
        table.says(0, "return 1")
        assert [returns_of(seen_by(table.state, viewer)) for viewer in VIEWERS] == [[False, True, False]] * 4
        for viewer in VIEWERS:
            assert [told.args for told in table.told(viewer, "return")] == [{"seat": 0, "aircraft": 0, "rows": 3}]
        table.asks(0)


def test_of_the_draw_pile_everybody_knows_the_number_only() -> None:
    s = position(3, hands=[["storm"], ["pass"], ["pass"]], deck=["holding", "clear_sky"])
    assert [seen_by(s, viewer).deck for viewer in VIEWERS] == [[HIDDEN] * 23] * 4
    tops = {words(guess.deck)[-1] for guess in guesses(s, 1)}
    assert tops == {"extra_move", "diagonal_move", "pass", "holding", "storm", "clear_sky"}


@pytest.mark.rule("CTL-5.7")
def test_a_reshuffled_draw_pile_is_hidden_again() -> None:
    """The cards lay face up, so they can be counted, but nobody knows their order."""
    pile = ["extra_move", "diagonal_move", "pass", "holding", "storm", "clear_sky"]
    start = position(3, pile=pile, hands=[[], [], all_but(pile)], moves=1, returned=[0])
    with ScriptedMatch(GAME, 3, position=start, chance=[3]) as table:
        table.says(0, "move 1 left")
        assert [seen_by(table.state, viewer).deck for viewer in VIEWERS] == [[HIDDEN] * 5] * 4
        tops = [words(guess.deck)[-1] for guess in guesses(table.state, 2)]
        assert set(tops) == set(pile)
        table.asks(1)


def test_the_field_and_the_discard_pile_are_public() -> None:
    s = position(
        3, aircraft={1: "c3", 2: "b2", 7: "d4"}, landed=[3, 8], held=[1], storms=["a3", "e4"], pile=["pass", "storm"]
    )
    for viewer in VIEWERS:
        seen = seen_by(s, viewer)
        assert [where(seen, number) for number in (1, 2, 3, 4, 7, 8)] == [
            "c3",
            "b2",
            "landed",
            "waiting",
            "d4",
            "landed",
        ]
        assert (holds(seen), stormy(seen)) == ([1], ["a3", "e4"])
        assert words(seen.pile) == ["pass", "storm"]


@pytest.mark.rule("CTL-3.2")
def test_a_drawn_card_is_told_to_the_drawer_only() -> None:
    with ScriptedMatch(GAME, 3, position=position(3, moves=1, deck=["storm"], returned=[0])) as table:
        table.says(0, "move 1 left")
        told = {viewer: [told.args for told in table.told(viewer, "draw")] for viewer in VIEWERS}
        counts = {"hand": 1, "deck": len(table.state.deck)}
        assert told == {
            0: [{"seat": 1, "card": HIDDEN, **counts}],
            1: [{"seat": 1, "card": 4, **counts}],
            2: [{"seat": 1, "card": HIDDEN, **counts}],
            SPECTATOR: [{"seat": 1, "card": HIDDEN, **counts}],
        }
        table.asks(1)


@pytest.mark.rule("CTL-5.5", "CTL-3.7")
def test_played_and_discarded_cards_are_public() -> None:
    hand = ["extra_move", "storm", "holding", "holding", "pass", "pass"]
    with ScriptedMatch(GAME, 3, position=position(3, hands=[hand], moves=2, returned=[0])) as table:
        table.says(0, "extra 1 left")
        table.says(0, "end")
        table.says(0, "discard holding")
        for viewer in VIEWERS:
            assert [told.args for told in table.told(viewer, "play")] == [{"seat": 0, "card": 0, "hand": 5}]
            assert [told.args for told in table.told(viewer, "discard")] == [{"seat": 0, "card": 3, "hand": 4}]
            assert words(seen_by(table.state, viewer).pile) == ["extra_move", "holding"]
        table.asks(1)


def test_the_course_of_the_turn_is_public() -> None:
    s = position(3, turn=1, turns=6, moves=1, cards=2, movement=1)
    for viewer in VIEWERS:
        seen = seen_by(s, viewer)
        assert (seen.turn.moves, seen.turn.cards, seen.turn.movement_cards) == (1, 2, 1)
        assert (seen.round, seen.first) == (2, 2)


def test_the_technical_returns_in_the_box_are_public() -> None:
    """With three players one is in the box: nobody thinks that a return could be in a hand or in the draw pile."""
    s = position(3, hands=[["storm"], ["pass"], ["pass"]])
    for viewer in VIEWERS:
        returns = [zone for zone in tower(3).zones(seen_by(s, viewer)) if TECHNICAL_RETURN in zone.cards]
        assert [zone.cards for zone in returns] == [[TECHNICAL_RETURN] * 4]
        for guess in guesses(s, viewer):
            assert not any(TECHNICAL_RETURN in cards for cards in [*hands_of(guess), guess.deck])


@pytest.mark.rule("CTL-3.4")
@pytest.mark.parametrize(("hand", "cards", "waits"), [(["holding"], 0, True), ([], 0, False), (["holding"], 2, False)])
def test_a_lone_move_waits_while_a_card_might_be_played(hand: list[str], cards: int, waits: bool) -> None:
    """Aircraft 1 is the last one, in a corner below a Storm, and cannot be held."""
    last = position(aircraft={1: "a0"}, landed=range(2, 11), storms=["a1"], hands=[hand], cards=cards, returned=[0])
    match = Match(GAME, 2, base=last)
    if waits:
        assert (match.asked(), match.legal(0)) == ([0], [match.rules.actions.parse("move 1 right")])
    else:
        assert match.log[0].how == FORCED


@pytest.mark.rule("CTL-3.7")
def test_a_discard_waits_though_all_cards_are_alike() -> None:
    match = Match(GAME, 2, base=position(hands=[["extra_move"] * 5], moves=2))
    match.answer(0, "end")
    assert (match.asked(), match.legal(0)) == ([0], [match.rules.actions.parse("discard extra_move")])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_hidden_from_a_viewer_are_the_zones_that_it_does_not_see(seats: int) -> None:
    rules, match, rng = tower(seats), Match(GAME, seats, seed="hidden", quiet=True), Rng(seats)
    while True:
        s = match.state
        assert isinstance(s, Sky)
        for viewer in [*range(seats), SPECTATOR]:
            hidden = {id(zone.cards) for zone in rules.hidden(s, viewer)}
            assert hidden == {id(zone.cards) for zone in rules.zones(s) if not zone.seen >> viewer & 1}
        if match.over:
            break
        legal = match.legal(match.asked()[0])
        match.answer(match.asked()[0], legal[rng.below(len(legal))])
