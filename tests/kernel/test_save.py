"""Saved matches: nothing is lost, and nothing wrong is believed."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from hashlib import sha256
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from aerodrome.kernel.chance import Rng
from aerodrome.kernel.encode import dump, fingerprint, load
from aerodrome.kernel.game import Game
from aerodrome.kernel.match import Match
from aerodrome.kernel.save import SaveError, restore, save
from tables import FLAPS, GAMES, GUST, TOWER, answer_at_random, entries, find_either, look, played, with_hands
from toy import LAY, TOY, short_final
from toy_state import CARDS

FIELDS = list(json.loads(save(Match(TOY, 2))))
UNCHECKED = [
    "checksum",
    "practice",
    "notes",
    "carry",
    "rules",
    "content",
    "draws",
]  # nothing else in the file tells of them
JUNK: list[Any] = [None, True, -1, 0, 7, 1e300, "", "x", [], ["x"], [[]], [None], {}, {"x": 1}]


def sealed_again(data: dict[str, Any]) -> str:
    """An edited file whose checksum was made to fit."""
    data.pop("checksum", None)
    data["checksum"] = sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()
    return json.dumps(data)


def edited(text: str, edit: Callable[[dict[str, Any]], None]) -> str:
    data = json.loads(text)
    edit(data)
    return sealed_again(data)


def refused(text: str) -> str:
    """What the refusal of a file says."""
    with pytest.raises(SaveError) as caught:
        restore(text, find_either)
    assert str(caught.value)
    return str(caught.value)


def middle(game: Game) -> Match:
    """A match in the middle; in the toy, with a sealed answer that waits."""
    match = played(game, 3, 12, 0)
    rng = Rng(12)
    while len(match.log) < 12 or not (match.sealed or game is not TOY):
        answer_at_random(match, rng)
    return match


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_decision_of_a_match_is_saved_and_restored(game: Game, seats: int) -> None:
    match = Match(game, seats, seed=f"every {seats}")
    rng = Rng(seats)
    waiting = 0
    for _ in range(100):
        again, _ = restore(save(match), find_either)
        assert look(again) == look(match)
        assert again.asked() == match.asked()
        assert [again.legal(seat) for seat in range(seats)] == [match.legal(seat) for seat in range(seats)]
        waiting += len(again.sealed)
        if match.over:
            break
        answer_at_random(match, rng)
    assert (waiting > 0) == (game is TOY)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@given(seed=st.integers(0, 9999), seats=st.integers(2, 4), answers=st.integers(0, 60))
def test_a_restored_match_goes_on_as_the_saved_one(game: Game, seed: int, seats: int, answers: int) -> None:
    match = played(game, seats, seed, answers)
    again, _ = restore(save(match), find_either)
    for each in (match, again):
        rng = Rng(seed + 1)
        for _ in range(10):
            if not each.over:
                answer_at_random(each, rng)
    assert look(again) == look(match)
    assert save(again) == save(match)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@given(seed=st.integers(0, 9999), answers=st.integers(0, 60))
def test_a_position_is_dumped_and_loaded(game: Game, seed: int, answers: int) -> None:
    match = played(game, 3, seed, answers)
    again = load(game, match.rules, dump(match.state))
    assert dump(again) == dump(match.state)
    assert fingerprint(again) == fingerprint(match.state)
    assert again.asked() == match.state.asked()


def test_notes_and_practice_survive() -> None:
    match = middle(TOY)
    notes = {"names": ["Amélie", "Bob"], "bots": {"1": "ace"}}
    assert restore(save(match, notes), find_either)[1] == notes
    assert restore(save(match), find_either)[1] == {}
    match.take_back(3)
    assert restore(save(match), find_either)[0].practice


def test_what_came_late_or_by_itself_is_remembered() -> None:
    match = Match(TOY, 2)
    for seat in (1, 0):
        match.time_out(seat)
    for _ in range(3):
        match.answer(0, "trim")
    assert [how for _, _, how in entries(match)] == ["", "~", "~", "", "", "", "*"]
    assert entries(restore(save(match), find_either)[0]) == entries(match)


@pytest.mark.parametrize("later", [TOY, replace(TOY, version=2)], ids=["same rules", "other rules"])
def test_a_lone_option_still_waits_for_its_answer(later: Game) -> None:
    match = with_hands([GUST], [FLAPS], auto=False)
    match.answer(0, "play gust")
    again, _ = restore(save(match), lambda name: later, auto=False)
    assert again.asked() == [1]
    assert [again.rules.actions.text(x) for x in again.legal(1)] == ["pass"]
    assert fingerprint(again.state) == fingerprint(match.state)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_part_of_a_file_is_refused(game: Game) -> None:
    text = save(middle(game))
    for length in [*range(0, len(text), 37), len(text) - 1]:
        assert "only a part of one" in refused(text[:length])


@pytest.mark.parametrize(
    "text",
    [
        "null",
        "7",
        '"aerodrome match"',
        "[]",
        '["aerodrome match"]',
        "{}",
        '{"format": "aerodrome match"}',
        '{"format": "aerodrome series", "matches": []}',
        '{"format": "another game", "checksum": 1}',
        "\x00\x01\x02",
        "PK\x03\x04\xff\xfe",
        "\ufeff{}",
        "{'format': 'aerodrome match'}",
        "NaN",
        '{"format": NaN}',
        "[" * 200_000,
        '{"format": ' * 100_000,
    ],
    ids=lambda text: ascii(text[:20]),
)
def test_what_is_no_saved_match_is_refused(text: str) -> None:
    refused(text)


@given(st.text(max_size=60))
def test_any_text_is_refused(text: str) -> None:
    refused(text)


@pytest.mark.parametrize("field", FIELDS)
def test_a_changed_field_is_noticed(field: str) -> None:
    text = save(middle(TOY))
    for junk in JUNK:
        data = json.loads(text)
        if data[field] != junk:
            data[field] = junk
            refused(json.dumps(data))
    data = json.loads(text)
    del data[field]
    refused(json.dumps(data))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("field", FIELDS)
def test_junk_with_a_checksum_that_fits_is_refused_or_does_no_harm(game: Game, field: str) -> None:
    """Whatever stands in one field, either the file is refused or the match stands where it stood."""
    match = middle(game)
    data = json.loads(save(match))
    value = data.pop(field)
    files = [sealed_again(dict(data)), *[sealed_again({**data, field: junk}) for junk in JUNK if junk != value]]
    believed = 0
    for file in files:
        with suppress(SaveError):
            again, _ = restore(file, find_either)
            believed += 1
            assert fingerprint(again.state) == fingerprint(match.state)
            assert set(again.sealed) <= set(again.state.asked())
    assert believed < len(files) or field in UNCHECKED


def change_log(line: str, number: int = 6) -> Callable[[dict[str, Any]], None]:
    def edit(data: dict[str, Any]) -> None:
        assert data["log"][number] != line
        data["log"][number] = line

    return edit


def change_die(data: dict[str, Any]) -> None:
    number = next(i for i, line in enumerate(data["log"]) if line.startswith("chance"))
    data["log"][number] = f"chance {int(data['log'][number].split()[1]) ^ 1}"


def change_step(*step: object) -> Callable[[dict[str, Any]], None]:
    def edit(data: dict[str, Any]) -> None:
        data["position"]["todo"][-1] = list(step)

    return edit


EDITS: dict[str, Callable[[dict[str, Any]], None]] = {
    "another line": change_log("0 play radar"),
    "a line that is no action": change_log("0 jump"),
    "a line of nobody": change_log("9 pass"),
    "a line without words": change_log("0"),
    "an empty line": change_log(""),
    "a line that is a number": lambda data: data["log"].__setitem__(6, 5),
    "another die": change_die,
    "a die that is a word": change_log("chance six", 0),
    "a line dropped": lambda data: data["log"].pop(6),
    "the last line dropped": lambda data: data["log"].pop(),
    "a line twice": lambda data: data["log"].append(data["log"][-1]),
    "two lines swapped": lambda data: data["log"].insert(0, data["log"].pop(1)),
    "no log": lambda data: data["log"].clear(),
    "another seed": lambda data: data.update(seed="another"),
    "fewer seats": lambda data: data.update(seats=2),
    "more seats": lambda data: data.update(seats=4),
    "too many seats": lambda data: data.update(seats=5),
    "another game": lambda data: data.update(game="control_tower"),
    "no game": lambda data: data.update(game="chess"),
    "another option": lambda data: data["options"].update(rounds=2),
    "an option of no game": lambda data: data["options"].update(wind=2),
    "an option without that value": lambda data: data["options"].update(rounds=9),
    "more fuel brought along": lambda data: data["carry"][0].append(5),
    "draws before the first": lambda data: data.update({"base draws": 1}),
    "another position": lambda data: data["position"]["pilots"][0]["stock"].__setitem__(1, 50),
    "a card more in the position": lambda data: data["position"]["pilots"][0]["hand"].append(0),
    "a field less in the position": lambda data: data["position"].pop("pile"),
    "a base of another kind": lambda data: data.update(base={"deck": 1}),
    "the position as base": lambda data: data.update(base=data["position"]),
    "a sealed answer of one who is not asked": lambda data: data["sealed"].append("7 lay low"),
    "a sealed answer against the rules": lambda data: data.update(sealed=["0 play radar"]),
    "a sealed answer that is no action": lambda data: data.update(sealed=["0 jump"]),
    "a sealed answer of chance": lambda data: data.update(sealed=["chance 3"]),
}


@pytest.mark.parametrize("name", EDITS)
def test_an_edit_with_a_checksum_that_fits_is_noticed(name: str) -> None:
    refused(edited(save(middle(TOY)), EDITS[name]))


POSITION_EDITS: dict[str, Callable[[dict[str, Any]], None]] = {
    "a card too many": lambda data: data["position"]["pilots"][0]["hand"].append(0),
    "a card of another kind": lambda data: data["position"]["deck"].__setitem__(0, "ace"),
    "a field less": lambda data: data["position"].pop("pile"),
    "a field of another kind": lambda data: data["position"].update(rounds="three"),
    "no position": lambda data: data.update(position=None),
    "no step of the game": change_step("Jump", 0),
    "a step with too few fields": change_step("Effect", 0),
    "a step of a seat that is not there": change_step("Act", 7),
    "a question to nobody": change_step("Act", -2),
    "a question to chance": change_step("Act", -1),
    "a step without a name": change_step(),
    "a sealed answer of one who is not asked": lambda data: data["sealed"].append("7 lay low"),
}


@pytest.mark.parametrize("name", POSITION_EDITS)
def test_a_damaged_position_of_another_edition_is_refused(name: str) -> None:
    """Without its log the position stands alone, so it is looked at more closely."""
    text = edited(save(middle(TOY)), lambda data: data.update(rules=0))
    refused(edited(text, POSITION_EDITS[name]))


@pytest.mark.parametrize("answers", [0, 3, 9, 20])
@pytest.mark.parametrize("edition", ["rules", "content"])
def test_a_match_of_another_edition_goes_on_from_its_position(edition: str, answers: int) -> None:
    later = replace(TOY, version=2) if edition == "rules" else short_final(CARDS.replace("gust 2", "gust 1"))
    match = played(TOY, 3, 77, answers)
    again, notes = restore(save(match, {"who": "me"}), lambda name: later)
    assert notes == {"who": "me"}
    assert fingerprint(again.state) == fingerprint(match.state)
    assert again.asked() == match.asked()
    assert again.draws == match.draws
    assert again.log == []
    rng = Rng(5)
    while not again.over:
        once_more, _ = restore(save(again), lambda name: later)
        assert look(once_more) == look(again)
        answer_at_random(again, rng)
    assert look(restore(save(again), lambda name: later)[0]) == look(again)


def test_the_dice_of_another_edition_go_on_where_they_were() -> None:
    match = Match(TOWER, 2, seed="dice")
    again, _ = restore(save(match), lambda name: replace(TOWER, version=2))
    rngs = [Rng(3), Rng(3)]
    while not match.over:
        for each, rng in zip((match, again), rngs, strict=True):
            answer_at_random(each, rng)
    assert entries(again) == entries(match)[3:]
    assert fingerprint(again.state) == fingerprint(match.state)


def test_a_sealed_answer_counts_after_restoring() -> None:
    match = Match(TOY, 2)
    match.answer(1, "lay steep")
    again, _ = restore(save(match), find_either)
    assert again.asked() == [0]
    again.withdraw(1)
    again.answer(1, "lay low")
    again.answer(0, "lay level")
    assert [(who, x) for who, x, _ in entries(again)[1:]] == [(0, LAY + 1), (1, LAY)]


def test_words_that_another_edition_does_not_know_keep_nobody_from_going_on() -> None:
    """Its log is not played again, so nobody needs to understand it."""
    match = middle(TOY)
    text = edited(save(match), lambda data: data.update(rules=0, log=["0 do what nobody does any more"] * 12))
    again, _ = restore(text, find_either)
    assert dump(again.state) == dump(match.state)
    assert again.sealed.keys() == match.sealed.keys()


def test_times_survive_and_nobody_needs_a_clock() -> None:
    match = Match(TOY, 3, seed="clock", now=1_000)
    rng = Rng(12)
    while len(match.log) < 12 or not match.sealed:
        match.now += 250
        answer_at_random(match, rng)
    again, _ = restore(save(match), find_either)
    kept = [[entry.at for entry in [*each.log, *each.sealed.values()]] for each in (match, again)]
    assert kept[0] == kept[1]
    assert kept[0][0] == 1_000
    assert "times" not in json.loads(save(middle(TOY)))


@pytest.mark.parametrize("times", [[], [1], ["1"] * 13, [-1] * 13, [True] * 13, [1 << 60] * 13, None, 7, {"a": 1}])
def test_times_that_are_none_are_refused(times: object) -> None:
    match = middle(TOY)
    assert len(match.log) + len(match.sealed) != 1
    refused(edited(save(match), lambda data: data.update(times=times)))
