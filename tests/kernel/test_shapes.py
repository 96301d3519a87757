"""Positions of earlier versions are read by tables, one for each change of shape."""

from __future__ import annotations

from typing import Any

import pytest

from aerodrome.kernel.shapes import Bit, Each, Flag, Made, New, One, Rows, Shape, Was, upgrade

OLD = {
    "todo": [["Roll", 1], ["Land", 0, 2]],
    "round": 4,
    "fuel": [3, 5],
    "gear": [[1], [2, 7]],
    "marks": 6,
    "flying": 1,
    "prices": [8, 9],
    "trials": [[0, 2, 1]],
}
SECOND = Shape(
    {
        "machines": Each("Machine", {"fuel": "fuel", "gear": "gear", "tank": One("Tank", {"wings": New(2)})}),
        "turn": One("Turn", {"loaded": Bit("marks", 2), "slept": Bit("marks", 8), "flying": Flag("flying")}),
        "trials": Rows("trials", "Trial", "machine dice accepted", flags="accepted"),
        "rounds": Was("round"),
        "left": Made(lambda old, i: 10 - old["round"], "round"),
    },
    steps={"Land": lambda values: [*values, 0]},
)
NEW = {
    "todo": [["Roll", 1], ["Land", 0, 2, 0]],
    "prices": [8, 9],
    "machines": [
        {"piece": "Machine", "fuel": 3, "gear": [1], "tank": {"piece": "Tank", "wings": 2}},
        {"piece": "Machine", "fuel": 5, "gear": [2, 7], "tank": {"piece": "Tank", "wings": 2}},
    ],
    "turn": {"piece": "Turn", "loaded": True, "slept": False, "flying": True},
    "trials": [{"piece": "Trial", "machine": 0, "dice": 2, "accepted": True}],
    "rounds": 4,
    "left": 6,
}
THIRD = Shape(
    {}, pieces={"Tank": {"spans": "wings", "patches": New([])}, "Trial": {"kind": New(1)}}, gone=("prices", "left")
)


def test_a_table_says_where_each_field_comes_from() -> None:
    assert upgrade((SECOND,), OLD) == NEW


def test_an_old_position_goes_through_all_tables() -> None:
    latest = upgrade((SECOND, THIRD), OLD)
    assert latest["machines"][1]["tank"] == {"piece": "Tank", "spans": 2, "patches": []}
    assert latest["trials"] == [{"piece": "Trial", "machine": 0, "dice": 2, "accepted": True, "kind": 1}]
    assert "prices" not in latest
    assert "left" not in latest
    assert latest == upgrade((SECOND, THIRD), {"shape": 2, **NEW})


def test_a_position_of_today_stays_as_it_is() -> None:
    assert upgrade((SECOND, THIRD), {"shape": 3, "todo": [], "x": 1}) == {"todo": [], "x": 1}


def test_new_lists_are_not_shared() -> None:
    tanks = [machine["tank"] for machine in upgrade((SECOND, THIRD), OLD)["machines"]]
    assert tanks[0]["patches"] is not tanks[1]["patches"]


@pytest.mark.parametrize("shape", [0, 3, "2", None, True])
def test_a_position_of_an_unknown_shape_is_refused(shape: Any) -> None:
    with pytest.raises(ValueError, match="knows 1 to 2"):
        upgrade((SECOND,), {"shape": shape, **NEW})
