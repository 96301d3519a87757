"""The content of Control Tower: cards, field, aircraft and numbers."""

from __future__ import annotations

import shutil
from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest

from aerodrome.games.control_tower import GAME
from aerodrome.games.control_tower.content import CARDS, Airspace, load
from aerodrome.games.control_tower.effects import DECK, card_of
from aerodrome.games.control_tower.rules import ControlTower
from aerodrome.games.control_tower.state import Sky
from aerodrome.kernel.content import Content, ContentError
from aerodrome.kernel.zones import missing_or_extra
from aerodrome.testing.scenario import ScriptedMatch

from .arrange import airspace, holds, position, tower, where

GOALS = [{number + 1 for number in goal} for goal in airspace().goals]


def test_every_row_says_where_it_comes_from() -> None:
    tables = load().tables
    assert sorted(tables) == ["aircraft", "constant", "event", "goal"]
    assert {name: len(rows) for name, rows in tables.items()} == {"event": 7, "goal": 10, "aircraft": 10, "constant": 8}
    house = [row["name"] for row in tables["constant"] if "house" in row["provenance"]]
    assert house == ["default_half_width", "max_rounds"]
    assert all("house" in row["provenance"] for row in tables["goal"])


@pytest.mark.rule("CTL-1.11")
def test_the_copies_of_the_event_cards() -> None:
    """CTL-R10, CTL-R11: 30 in all, 26 of them shuffled."""
    copies = dict(zip(CARDS, airspace().copies, strict=True))
    assert copies == {
        "extra_move": 6,
        "diagonal_move": 5,
        "pass": 4,
        "holding": 4,
        "storm": 4,
        "clear_sky": 3,
        "technical_return": 4,
    }
    assert sum(copies.values()) == 30


@pytest.mark.rule("CTL-5.2")
def test_the_movement_cards() -> None:
    """CTL-R5: 15 of the 26 shuffled cards."""
    air = airspace()
    movement = [name for name, is_movement in zip(CARDS, air.movement, strict=True) if is_movement]
    assert movement == ["extra_move", "diagonal_move", "pass"]
    assert sum(copies for copies, is_movement in zip(air.copies, air.movement, strict=True) if is_movement) == 15


@pytest.mark.rule("CTL-1.8")
def test_the_goal_cards() -> None:
    """CTL-R12."""
    assert [
        {1, 2, 6, 10},
        {1, 3, 6, 8},
        {1, 4, 7, 10},
        {1, 5, 8, 9},
        {2, 3, 7, 9},
        {2, 4, 6, 9},
        {2, 5, 7, 8},
        {3, 4, 8, 10},
        {3, 5, 9, 10},
        {4, 5, 6, 7},
    ] == GOALS


def test_every_aircraft_is_on_four_goal_cards() -> None:
    """CTL-R12."""
    assert Counter(number for goal in GOALS for number in goal) == dict.fromkeys(range(1, 11), 4)


def test_every_goal_card_has_two_aircraft_of_each_direction() -> None:
    """CTL-R12."""
    assert [sum(number <= 5 for number in goal) for goal in GOALS] == [2] * 10
    assert [sum(number > 5 for number in goal) for goal in GOALS] == [2] * 10


def test_every_pair_of_aircraft_is_together_on_a_goal_card() -> None:
    """CTL-R12: pairs of one direction once, ten mixed pairs once and fifteen twice."""
    together = {pair: sum(set(pair) <= goal for goal in GOALS) for pair in combinations(range(1, 11), 2)}
    same = [n for (a, b), n in together.items() if (a <= 5) == (b <= 5)]
    mixed = [n for (a, b), n in together.items() if (a <= 5) != (b <= 5)]
    assert Counter(same) == {1: 20}
    assert Counter(mixed) == {1: 10, 2: 15}


def test_two_goal_cards_share_one_or_two_aircraft() -> None:
    """CTL-R12."""
    assert Counter(len(one & other) for one, other in combinations(GOALS, 2)) == {1: 30, 2: 15}


def test_the_aircraft_have_different_colours_and_five_start_at_each_airport() -> None:
    rows = load().tables["aircraft"]
    assert [row["number"] for row in rows] == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
    assert [row["origin"] for row in rows] == ["A"] * 5 + ["B"] * 5
    assert [row["colour"] for row in rows] == [
        "red",
        "orange",
        "yellow",
        "lime",
        "green",
        "teal",
        "sky_blue",
        "navy",
        "purple",
        "pink",
    ]


def test_the_numbers_of_the_rules() -> None:
    assert load().constants() == {
        "rows_between_airports": 5,
        "moves_per_turn": 2,
        "cards_per_turn": 2,
        "movement_cards_per_turn": 1,
        "hand_limit": 4,
        "first_hand": 1,
        "default_half_width": 2,
        "max_rounds": 100,
    }


@pytest.mark.rule("CTL-1.2", "CTL-1.3", "CTL-1.4", "CTL-1.5")
@pytest.mark.parametrize(
    ("half_width", "airports", "arrival", "departure", "spaces", "open_to_storms"),
    [
        (2, ["c0", "c6"], ["c5", "c1"], ["b0", "d0", "b6", "d6"], 33, 27),
        (3, ["d0", "d6"], ["d5", "d1"], ["c0", "e0", "c6", "e6"], 47, 41),
    ],
)
def test_the_field(
    half_width: int, airports: list[str], arrival: list[str], departure: list[str], spaces: int, open_to_storms: int
) -> None:
    """CTL-R1, CTL-R25."""
    air = airspace(half_width)
    assert [air.names[i] for i in air.airports] == airports
    assert [air.names[i] for i in air.arrival] == arrival
    assert [air.names[i] for side in air.departure for i in side] == departure
    assert len(air.names) - len(airports) == spaces
    assert len(air.open) == open_to_storms


def test_the_field_is_five_columns_wide_unless_the_option_says_seven() -> None:
    """CTL-R1."""
    assert [(option.name, option.default, list(option.values())) for option in GAME.options] == [
        ("half_width", 2, [2, 3])
    ]


WIDE = {"half_width": 3}


def test_on_the_wide_field_aircraft_depart_beside_d0_and_land_from_d5() -> None:
    """CTL-R25."""
    start = position(aircraft={2: "d5", 6: "d1"}, half_width=3, hands=[["extra_move"]])
    with ScriptedMatch(GAME, 2, WIDE, position=start) as table:
        table.says(0, "extra 2 forward")
        assert where(table.state, 2) == "landed"
        table.says(0, "move 1 left")
        table.says(0, "move 3 right")
        assert (where(table.state, 1), where(table.state, 3)) == ("c0", "e0")
        table.asks(0)


@pytest.mark.rule("CTL-6.9")
def test_on_the_wide_field_storms_may_lie_on_41_spaces() -> None:
    """CTL-R25."""
    with ScriptedMatch(GAME, 2, WIDE, position=position(half_width=3, hands=[["storm"]])) as table:
        assert len(table.options(0, "storm")) == 41
        table.refuses(0, "storm d5", "CTL-6.9")
        table.says(0, "storm c5")
        table.asks(0)


@pytest.mark.rule("CTL-7.11")
def test_on_the_wide_field_a_row_has_seven_spaces() -> None:
    """CTL-R25: four Storms and three held aircraft would close it."""
    start = position(
        aircraft={1: "a3", 2: "b3", 3: "c3"},
        held=[1],
        storms=["d3", "e3", "f3", "g3"],
        half_width=3,
        hands=[["holding", "holding"]],
    )
    with ScriptedMatch(GAME, 2, WIDE, position=start) as table:
        table.says(0, "hold 2")
        table.refuses(0, "hold 3", "CTL-7.11")
        assert holds(table.state) == [1, 2]


EVENT = '[[event]]\nname = "{name}"\nmovement = false\ncopies = {copies}\nprovenance = "house"\n'
GOAL = '[[goal]]\nname = "G11"\naircraft = {aircraft}\nprovenance = "house"\n'


def edited(folder: Path, file: str, *changes: tuple[str, str], more: str = "") -> Content:
    """The content with one file changed."""
    shutil.copytree(GAME.folder / "content", folder / "content")
    path = folder / "content" / file
    text = path.read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text, f"{old!r} is not there to be changed"
        text = text.replace(old, new, 1)
    path.write_text(text + "\n" + more, encoding="utf-8")
    return load(folder / "content")


@pytest.mark.parametrize(
    ("file", "changes", "more", "told"),
    [
        (
            "cards.toml",
            [('"pass"', '"overtake"')],
            "",
            "cards.toml:19: event row 3 .overtake.: no Event card 'overtake'",
        ),
        (
            "cards.toml",
            [('"pass"', '"storm"')],
            "",
            "cards.toml:31: event row 5 .*: name = 'storm' stands there",
        ),
        (
            "cards.toml",
            [("event = 30", "event = 31")],
            EVENT.format(name="thermal", copies=1),
            r"cards.toml:\d+: event row 8 .thermal.: no Event card 'thermal'; there are extra_move, .*_return",
        ),
        ("cards.toml", [("event = 30", "event = 26"), ("copies = 4\n", "copies = 0\n")], "", "row 3 .pass.: 0 copies"),
        (
            "cards.toml",
            [("event = 30", "event = 29"), ('copies = 4\nprovenance = "effect and', 'copies = 3\nprovenance = "and')],
            "",
            "event row 7 .technical_return.: 3 copies are fewer than 4",
        ),
        ("cards.toml", [("copies = 6", "")], "", "25 of 'event', but \\[totals\\] says 30"),
        ("cards.toml", [("[1, 2, 6, 10]", "[1, 2, 6, 11]")], "", "goal row 1 .G1.: .* no different aircraft in order"),
        ("cards.toml", [("[1, 2, 6, 10]", "[1, 2, 2, 10]")], "", "goal row 1 .G1.: .* no different aircraft in order"),
        ("cards.toml", [("[1, 2, 6, 10]", "[]")], "", "goal row 1 .G1.: .* no different aircraft in order"),
        ("cards.toml", [("[1, 3, 6, 8]", "[1, 2, 6, 10]")], "", "goal row 2 .G2.: there is a Goal card .* already"),
        ("field.toml", [('origin = "A"', 'origin = "B"')], "", "field.toml:6: aircraft row 1: the first five start"),
        (
            "field.toml",
            [("number = 3", "number = 4")],
            "",
            "field.toml:18: aircraft row 3: number = 4, but the",
        ),
        (
            "field.toml",
            [("aircraft = 10", "aircraft = 11")],
            '[[aircraft]]\nnumber = 11\norigin = "B"\ncolour = "white"\nprovenance = "house"\n',
            r"field.toml:\d+: aircraft row 11: number = 11, but the rows are 1, 2",
        ),
        ("rules.toml", [("hand_limit", "hand_size")], "", "constant row 5 .hand_size.: no constant 'hand_size'"),
        ("rules.toml", [("value = 4", "value = 0")], "", "constant row 5 .hand_limit.: hand_limit is 0, not 1 or more"),
        (
            "rules.toml",
            [
                ("constant = 8", "constant = 7"),
                ('[[constant]]\nname = "max_rounds"\nvalue = 100\nprovenance = "house"\n', ""),
            ],
            "",
            "rules.toml: there is no constant 'max_rounds'",
        ),
    ],
)
def test_content_that_cannot_work_is_refused(
    file: str, changes: list[tuple[str, str]], more: str, told: str, tmp_path: Path
) -> None:
    with pytest.raises(ContentError, match=told):
        Airspace(edited(tmp_path, file, *changes, more=more), 2)


def test_cards_may_be_written_in_any_order_and_number(tmp_path: Path) -> None:
    storm = EVENT.format(name="storm", copies=4).replace("house", "effect seed, copies house")
    air = Airspace(edited(tmp_path, "cards.toml", (storm, ""), more=EVENT.format(name="storm", copies=4)), 2)
    assert (air.copies, air.movement) == (airspace().copies, airspace().movement)


def test_an_eleventh_goal_card_is_dealt_like_the_others(tmp_path: Path) -> None:
    change = ("goal = 10", "goal = 11")
    content = edited(tmp_path, "cards.toml", change, more=GOAL.format(aircraft=[1, 2, 3, 4]))
    rules = ControlTower(2, {"half_width": 2}, Airspace(content, 2))
    assert rules.domains["goal"][10] == "1-2-3-4"
    dealt: set[int] = set()
    for seed in range(60):
        s = rules.setup([])
        rules.play(s, seed)
        assert_sound_box(rules, s)
        dealt |= {player.goal[0] for player in s.players}
    assert dealt == set(range(11))


def assert_sound_box(rules: ControlTower, s: Sky) -> None:
    assert missing_or_extra(rules.zones(s), rules.boxes(s)) == ""


def test_each_row_of_the_table_of_cards_names_its_own_actions() -> None:
    for half_width in (2, 3):
        actions, air = tower(half_width=half_width).actions, airspace(half_width)
        assert [card.kind for card in DECK] == list(range(len(CARDS)))
        for card in DECK:
            played = [x for x in range(actions.size) if actions.kind(x) == card.action]
            assert played == [card.start(air) + target for target in range(card.targets(air))]
            assert {card_of(air, x).kind for x in played} == {card.kind}
        for words in ("end", "move 1 forward", "discard pass"):
            with pytest.raises(ValueError, match="plays no card"):
                card_of(air, actions.parse(words))
