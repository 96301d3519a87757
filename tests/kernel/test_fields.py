"""Pieces are copied, saved and pickled by their fields alone."""

from __future__ import annotations

import pickle
from copy import deepcopy
from typing import Any, final

import pytest

from aerodrome.kernel.encode import _revived
from aerodrome.kernel.fields import Piece, copied, fields


@final
class Tank(Piece):
    def __init__(self, fuel: int, patches: list[int]) -> None:
        self.fuel, self.patches = fuel, patches


@final
class Machine(Piece):
    def __init__(self, owner: int, tank: Tank, spare: Tank | None, grid: list[list[int]], awake: bool) -> None:
        self.owner, self.tank, self.spare, self.grid, self.awake = owner, tank, spare, grid, awake


PIECES: dict[str, type[Piece]] = {"Tank": Tank, "Machine": Machine}


def machine() -> Machine:
    return Machine(1, Tank(4, [2]), None, [[1, 2], []], True)


def change(one: Machine) -> None:
    one.tank.fuel = 0
    one.tank.patches.append(9)
    one.grid[1].append(5)
    one.spare = Tank(1, [])


def told(one: Machine) -> list[object]:
    spare = one.spare and [one.spare.fuel, one.spare.patches]
    return [one.owner, one.tank.fuel, one.tank.patches, spare, one.grid, one.awake]


def test_the_fields_are_the_parameters_in_order() -> None:
    assert fields(Machine) == ("owner", "tank", "spare", "grid", "awake")


@pytest.mark.parametrize("copying", [Machine.copy, copied, deepcopy, lambda one: pickle.loads(pickle.dumps(one))])
def test_a_copy_is_deep(copying: Any) -> None:
    one = machine()
    other = copying(one)
    assert told(other) == told(one) == told(machine())
    change(other)
    assert told(one) == told(machine())


@pytest.mark.parametrize(
    "value",
    [
        {"piece": "Balloon", "fuel": 1, "patches": []},
        {"fuel": 1, "patches": []},
        {"piece": "Tank", "fuel": 1},
        {"piece": "Tank", "fuel": 1, "patches": [], "wings": 2},
        {"piece": "Tank", "fuel": "1", "patches": []},
        {"piece": "Tank", "fuel": 1.5, "patches": []},
        [1, "x"],
    ],
)
def test_what_is_no_piece_is_refused(value: Any) -> None:
    with pytest.raises(ValueError, match="of the position is"):
        _revived(PIECES, "tank", value)
