"""A match: the only place where answers are checked and chance is drawn."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from aerodrome.kernel.actions import UnknownAction
from aerodrome.kernel.chance import Rng
from aerodrome.kernel.encode import fingerprint
from aerodrome.kernel.events import UNKNOWN
from aerodrome.kernel.game import Game
from aerodrome.kernel.match import CHOSEN, FORCED, LATE, AutoAnswers, Match, Refused
from aerodrome.kernel.step import CHANCE
from aerodrome.kernel.zones import SPECTATOR
from tables import GAMES, GUST, RADAR, TOWER, answer_at_random, entries, look, played, with_hands
from toy import LAY, PASS, PLAY, TOY, Act, Lay


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@given(seed=st.integers(0, 999))
def test_answers_in_words_and_in_numbers_are_the_same(game: Game, seed: int) -> None:
    words, numbers = Match(game, 3, seed=str(seed)), Match(game, 3, seed=str(seed))
    rng = Rng(seed)
    for _ in range(12):
        if numbers.over:
            break
        seat = numbers.asked()[-1]
        x = numbers.legal(seat)[rng.below(len(numbers.legal(seat)))]
        numbers.answer(seat, x)
        words.answer(seat, words.rules.actions.text(x))
        assert look(words) == look(numbers)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@given(seed=st.integers(0, 999), answers=st.integers(0, 40))
def test_a_refusal_changes_nothing(game: Game, seed: int, answers: int) -> None:
    match = played(game, 3, seed, answers)
    before = look(match)
    for seat in (-1, 0, 1, 2, 3, SPECTATOR):
        for x in range(-1, match.rules.actions.size + 1):
            if x in match.legal(seat):
                assert match.why_not(seat, x) is None
                continue
            with pytest.raises(Refused) as caught:
                match.answer(seat, x)
            assert caught.value.reason.message in str(caught.value)
            assert caught.value.reason.rule in str(caught.value)
    assert look(match) == before


def test_a_refusal_tells_its_reason() -> None:
    match = Match(TOY, 2, {"rounds": 1})
    for seat, words, message in (
        (0, "pass", "seat 0: pass: lay-first (SF-2.2)"),
        (0, "lay radar", "seat 0: lay radar: no-such-lane (SF-2.1)"),
        (5, "lay low", "seat 5: lay low: not-asked"),
    ):
        with pytest.raises(Refused) as caught:
            match.answer(seat, words)
        assert str(caught.value) == message
    with pytest.raises(Refused, match="seat 0: 99: no-such-action"):
        match.answer(0, 99)
    for words in ("jump", "lay high", "lay low low"):
        with pytest.raises(UnknownAction, match=f"{words!r} is no action"):
            match.answer(0, words)


def test_nobody_is_asked_after_the_end() -> None:
    match = played(TOY, 2, 1, 1000)
    assert match.over
    assert match.asked() == match.legal(0) == []
    with pytest.raises(Refused, match="game-over"):
        match.answer(0, PASS)
    with pytest.raises(Refused, match="game-over"):
        match.time_out(0)
    assert sum(match.returns()) == pytest.approx(0.0)
    assert sorted(match.ranks())[0] == 1


@given(st.integers(0, 200), st.integers(2, 4))
def test_sealed_answers_in_every_order_give_the_same_match(seed: int, seats: int) -> None:
    rng = Rng(seed)
    lanes = [LAY + rng.below(3) for _ in range(seats)]
    found = []
    for order in permutations(range(seats)):
        match = Match(TOY, seats, seed=str(seed))
        for given_so_far, seat in enumerate(order):
            assert match.asked() == sorted(order[given_so_far:])
            match.answer(seat, lanes[seat])
        found.append(look(match))
    assert all(each == found[0] for each in found)
    assert [x for _, x, _ in found[0][1][1 : seats + 1]] == lanes


def test_a_sealed_answer_waits_unseen() -> None:
    match = Match(TOY, 3)
    before = [fingerprint(match.mine(viewer)) for viewer in (0, 1, SPECTATOR)]
    heard = len(match.events)
    match.answer(2, "lay steep")
    assert match.asked() == [0, 1]
    assert match.legal(2) == []
    assert [fingerprint(match.mine(viewer)) for viewer in (0, 1, SPECTATOR)] == before
    assert len(match.events) == heard
    with pytest.raises(Refused, match="seat 2: lay low: not-asked"):
        match.answer(2, "lay low")


def test_a_sealed_answer_can_be_withdrawn() -> None:
    match = Match(TOY, 2)
    before = look(match)
    match.answer(1, "lay steep")
    match.withdraw(1)
    assert look(match) == before
    assert match.asked() == [0, 1]
    match.answer(1, "lay low")
    match.answer(0, "lay level")
    assert [told.args for told in match.told(0) if told.kind == "show"] == [
        {"seat": 0, "lane": 1},
        {"seat": 1, "lane": 0},
    ]
    with pytest.raises(Refused, match="seat 1: withdraw: not-asked"):
        match.withdraw(1)


def test_the_last_lane_is_laid_by_itself() -> None:
    match = played(TOY, 3, 5, 1000)
    laid = [(who, how) for who, x, how in entries(match) if LAY <= x < PLAY and who != CHANCE]
    assert laid == [(seat, CHOSEN) for seat in (0, 1, 2)] * 2 + [(seat, FORCED) for seat in (0, 1, 2)]


@pytest.mark.parametrize("at_once", [AutoAnswers(version=1), AutoAnswers(frank=frozenset([1]))], ids=["old", "frank"])
@pytest.mark.parametrize("waits", [{}, {"auto": False}], ids=str)
def test_a_lone_option_is_taken_by_itself_or_asked_for(at_once: AutoAnswers, waits: dict[str, Any]) -> None:
    """That seat 1 has no radar is a secret: it is asked, unless nobody minds or the match was begun in other times."""
    quick, slow = with_hands([GUST], [GUST], [], auto=at_once), with_hands([GUST], [GUST], [], **waits)
    for match in (quick, slow):
        match.answer(0, PLAY + GUST)
    assert entries(quick) == [(0, PLAY + GUST, CHOSEN), (1, PASS, FORCED)]
    assert quick.asked() == [0]
    assert slow.asked() == [1]
    assert slow.legal(1) == [PASS]
    slow.answer(1, PASS)
    assert entries(slow) == [(0, PLAY + GUST, CHOSEN), (1, PASS, CHOSEN)]
    assert fingerprint(quick.state) == fingerprint(slow.state)


def test_the_window_is_open_to_all_others_with_cards() -> None:
    match = with_hands([GUST], [RADAR], [], [GUST], auto=False)
    match.answer(0, PLAY + GUST)
    assert match.asked() == [1]
    assert match.legal(1) == [PASS, PLAY + RADAR]
    match.answer(1, "play radar")
    assert match.asked() == [3]
    assert match.legal(3) == [PASS]


def test_a_forced_pass_is_told_to_nobody() -> None:
    """Both tables hear the same, whether seat 1 could have answered the gust or not."""
    frank = frozenset([1])
    with_radar, without = (
        with_hands([GUST], [RADAR, GUST]),
        with_hands([GUST], [GUST, GUST], auto=AutoAnswers(frank=frank)),
    )
    with_radar.answer(0, PLAY + GUST)
    with_radar.answer(1, PASS)
    without.answer(0, PLAY + GUST)
    for viewer in (0, SPECTATOR):
        heard = [[(told.kind, told.args) for told in match.told(viewer)] for match in (with_radar, without)]
        assert heard[0] == heard[1]
        views = [match.rules.redact(match.state, viewer) for match in (with_radar, without)]
        assert fingerprint(views[0]) == fingerprint(views[1])


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_when_time_runs_out_the_default_is_taken(game: Game) -> None:
    match = Match(game, 2)
    default = match.legal(match.asked()[0])[0]
    late = match.asked()[0]
    for seat in match.asked():
        match.time_out(seat)
    assert (late, default, LATE) in entries(match)
    with pytest.raises(Refused, match="seat 7: time out: not-asked"):
        match.time_out(7)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@given(seed=st.integers(0, 999), back=st.integers(1, 30))
def test_taking_back_is_practice_and_the_dice_fall_the_same(game: Game, seed: int, back: int) -> None:
    match = played(game, 2, seed, 40)
    if match.over:
        before, whole = fingerprint(match.state), entries(match)
        with pytest.raises(Refused, match="take back: game-over"):
            match.take_back(max(0, len(whole) - back))
        assert (fingerprint(match.state), entries(match), match.practice) == (before, whole, False)
        return
    before, practice = fingerprint(match.state), match.practice
    whole = entries(match)
    kept = max(0, len(whole) - back)
    match.take_back(kept)
    assert (practice, match.practice) == (False, True)
    assert entries(match) == whole[: max(kept, len(match.log))]
    for who, x, how in whole[len(match.log) :]:
        if who != CHANCE and how == CHOSEN:
            match.answer(who, x)
    assert entries(match) == whole
    assert fingerprint(match.state) == before


@pytest.mark.parametrize("number", [-1, 4])
def test_only_what_was_played_can_be_taken_back(number: int) -> None:
    match = Match(TOWER, 2)
    assert len(match.log) == 3
    with pytest.raises(ValueError, match=f"the log has 3 entries, so it cannot go back to {number}"):
        match.take_back(number)
    assert not match.practice


@given(st.integers(0, 999))
def test_secrets_are_told_to_those_who_see_them(seed: int) -> None:
    match = played(TOY, 3, seed, 30)
    secret = {"draw": "card", "peek": "card", "lay": "lane"}
    drawn = 0
    for event, *heard in zip(match.events, *[match.told(viewer) for viewer in (0, 1, 2, SPECTATOR)], strict=True):
        for viewer, told in zip((0, 1, 2, SPECTATOR), heard, strict=True):
            assert told.kind == event.kind
            if event.kind in secret:
                drawn += 1
                mine = viewer == event.args[0]
                assert told.args == {"seat": event.args[0], secret[event.kind]: event.args[1] if mine else UNKNOWN}
            else:
                assert list(told.args.values()) == event.args
    assert drawn >= 9 * 4


def test_told_begins_where_it_is_asked_to() -> None:
    match = played(TOWER, 2, 3, 10)
    kinds = [told.kind for told in match.told(0)]
    assert [told.kind for told in match.told(0, 4)] == kinds[4:]
    assert match.told(0, len(kinds)) == []


def test_a_seat_has_its_own_sealed_question_on_top() -> None:
    match = Match(TOY, 3)
    for seat in range(3):
        mine = match.mine(seat)
        assert mine.todo[-1].who == seat
        assert sorted(step.who for step in mine.todo[-3:]) == [0, 1, 2]
        assert mine.pilots[seat].approaches.kept == [0, 1, 2]
        assert mine.pilots[(seat + 1) % 3].approaches.kept == [UNKNOWN] * 3
    assert match.state.todo[-1].who == 0


def test_bring_up_moves_only_questions_that_stand_together() -> None:
    state = Match(TOY, 3).state
    names = [(type(step).__name__, step.who) for step in state.todo]
    state.bring_up(2)
    assert [step.who for step in state.todo[-3:]] == [1, 0, 2]
    assert [(type(step).__name__, step.who) for step in state.todo[:-3]] == names[:-3]
    alone = with_hands([GUST], [GUST]).state
    before = fingerprint(alone)
    alone.bring_up(1)
    assert fingerprint(alone) == before


def test_only_the_questions_that_stand_together_are_asked_together() -> None:
    state = Match(TOY, 3).state
    state.todo = [Lay(2), Act(2), Lay(1), Lay(0)]
    assert state.asked() == [0, 1]
    before = fingerprint(state)
    state.bring_up(2)
    assert fingerprint(state) == before
    state.todo = [Lay(2), Act(1)]
    assert state.asked() == [1]
    state.todo = []
    assert state.asked() == []


def test_a_quiet_match_plays_the_same() -> None:
    loud, quiet = Match(TOY, 3), Match(TOY, 3, quiet=True)
    for match in (loud, quiet):
        rng = Rng(11)
        while not match.over:
            answer_at_random(match, rng)
    assert entries(loud) == entries(quiet)
    assert fingerprint(loud.state) == fingerprint(quiet.state)
    assert quiet.events == []
    assert not any(quiet.can_undo(seat) for seat in range(3))
