"""The words of scenario tests are strict: each way to be careless fails."""

from __future__ import annotations

import pytest

from aerodrome.kernel.match import Refused
from aerodrome.testing.scenario import Script, ScriptedMatch
from toy import TOY

DEAL = 238  # seat 0 holds chart, gust and thermal, seat 1 radar, radio and tanker


def opened() -> ScriptedMatch:
    """Both have laid; seat 0 plays."""
    table = ScriptedMatch(TOY, 2, chance=[DEAL])
    table.says(1, "lay steep")
    table.says(0, "lay low")
    return table


def test_a_whole_scenario() -> None:
    with ScriptedMatch(TOY, 2, {"rounds": 1}, chance=[DEAL]) as table:
        table.asks(0, 1)
        assert table.options(0) == ["lay low", "lay level", "lay steep"]
        table.says(1, "lay steep")
        table.asks(0)
        table.says(0, "lay low")
        table.refuses(0, "lay low", "SF-2.1")
        table.refuses(0, "play radar", "SF-3.1")
        table.rolls(2)
        table.says(0, "play thermal")
        table.says(0, "pass")
        assert table.options(1, "play") == ["play tanker", "play radio"]
        table.says(1, "pass")
        assert table.match.over
        assert [told.args for told in table.told(1, "show")] == [{"seat": 0, "lane": 0}, {"seat": 1, "lane": 2}]
    assert [pilot.stock for pilot in table.state.pilots] == [[2, 3], [3, 3]]


def test_a_lone_option_must_be_said() -> None:
    with ScriptedMatch(TOY, 2, {"rounds": 1}, chance=[DEAL]) as table:
        table.says(0, "lay low")
        table.says(1, "lay level")
        for _ in range(3):
            table.says(0, "trim")
        assert table.options(0) == ["pass"]
        table.says(0, "pass")
        table.asks(1)


def test_an_answer_nobody_asked_for_fails() -> None:
    with pytest.raises(AssertionError, match=r"seat 1 says 'pass', but \[0\] are asked"):
        opened().says(1, "pass")


def test_a_refusal_of_a_seat_that_is_not_asked_fails() -> None:
    with pytest.raises(AssertionError, match="seat 1 is not asked"):
        opened().refuses(1, "play radar", "SF-3.3")


def test_a_sealed_answer_given_twice_fails() -> None:
    table = ScriptedMatch(TOY, 2, chance=[DEAL])
    table.says(0, "lay low")
    with pytest.raises(AssertionError, match=r"but \[1\] are asked"):
        table.says(0, "lay steep")


def test_a_question_left_open_fails() -> None:
    with pytest.raises(AssertionError, match=r"seats \[1\] are left with a question"), opened() as table:
        table.says(0, "pass")


def test_a_question_left_open_after_it_was_noticed_before_fails() -> None:
    table = opened()
    table.asks(0)
    with pytest.raises(AssertionError, match=r"seats \[1\] are left with a question"), table:
        table.says(0, "pass")


def test_a_die_left_over_fails() -> None:
    table = opened()
    table.rolls(2)
    with pytest.raises(AssertionError, match=r"outcomes of chance left over: \[2\]"), table:
        table.asks(0)


def test_a_die_that_is_missing_fails() -> None:
    with pytest.raises(AssertionError, match=r"chance is asked \(weights \[3, 2, 1\]\), but no outcome is left"):
        opened().says(0, "play thermal")
    with pytest.raises(AssertionError, match=r"chance is asked \(weights none\)"):
        ScriptedMatch(TOY, 2)


def test_a_die_without_that_face_fails() -> None:
    table = opened()
    table.rolls(3)
    with pytest.raises(AssertionError, match="outcome 3 of 3"):
        table.says(0, "play thermal")


def test_another_rule_than_the_named_one_fails() -> None:
    with pytest.raises(AssertionError, match=r"'play radar' is refused by SF-3\.1, not by SF-3\.2"):
        opened().refuses(0, "play radar", "SF-3.2")


def test_a_refusal_that_does_not_come_fails() -> None:
    with pytest.raises(AssertionError, match=r"'play gust' is refused by no rule, not by SF-3\.1"):
        opened().refuses(0, "play gust", "SF-3.1")


def test_another_seat_than_the_named_one_fails() -> None:
    with pytest.raises(AssertionError, match=r"\[0\] are asked, not \[0, 1\]"):
        opened().asks(0, 1)


def test_an_answer_against_the_rules_fails() -> None:
    with pytest.raises(Refused, match=r"seat 0: play radar: not-held \(SF-3\.1\)"):
        opened().says(0, "play radar")


def test_an_error_inside_is_not_covered_up() -> None:
    table = opened()
    table.rolls(1)
    with pytest.raises(KeyError, match="inside"), table:
        raise KeyError("inside")


def test_a_scenario_begins_at_a_position() -> None:
    position = opened().state
    position.pilots[0].hand[0] = position.book.names.index("radio")
    with ScriptedMatch(TOY, 2, position=position) as table:
        table.says(0, "play radio")
        assert [told.args["card"] for told in table.told(0, "peek")] == [position.deck[-1]]
        assert [told.args["card"] for told in table.told(1, "peek")] == [-1]
        table.asks(0)


def test_a_script_gives_its_outcomes_in_order() -> None:
    script = Script([2, 0, 99])
    assert [script.outcome(0, [1, 1, 1]), script.outcome(0, [1]), script.outcome(0, [])] == [2, 0, 99]
