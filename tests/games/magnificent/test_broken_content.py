"""Content that breaks its promises is refused, with file and line; more of it than was printed is played with."""

from __future__ import annotations

from os import environ
from pathlib import Path
from shutil import copytree, ignore_patterns
from subprocess import run
from sys import executable

import pytest

from aerodrome.games.magnificent import GAME
from aerodrome.games.magnificent.content import Book, load
from aerodrome.games.magnificent.effects import VERBS
from aerodrome.kernel.content import ContentError

DEFAULTS = {option.name: option.default for option in GAME.options}


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of the content folder, to be edited."""
    return Path(copytree(GAME.folder / "content", tmp_path / "content"))


FAULTS: dict[str, tuple[str, str, str, str]] = {
    "a trait nobody knows": (
        "pilots.toml",
        '"flying 2"',
        '"gliding 2"',
        r"pilots.toml:\d+: pilot row \d+ .*unknown verb",
    ),
    "a use nobody knows": (
        "equipment.toml",
        '"die flying"',
        '"die gliding"',
        r"equipment.toml:\d+: equipment row \d+ \(.*\): no use 'die gliding'",
    ),
    "a preset out of order": (
        "machines.toml",
        'machine = "monoplane"',
        'machine = "biplane"',
        r"machines.toml:\d+: preset row 1: machine = 'biplane', but the rows are",
    ),
    "equipment in two presets": (
        "machines.toml",
        '["lucky-locket", "goggles"]',
        '["lucky-locket", "flying-manual"]',
        r"machines.toml:\d+: preset row 3: another has 'flying-manual' already",
    ),
    "a preset with a shotgun": (
        "machines.toml",
        '["lucky-locket", "goggles"]',
        '["lucky-locket", "shotgun"]',
        r"machines.toml:\d+: preset row 3: a preset has nothing that is dirty",
    ),
    "a preset without landing parts": (
        "machines.toml",
        "parts = [1, 1, 1]",
        "parts = [1, 1]",
        r"machines.toml:\d+: preset row 1: spare parts of 3 kinds, not of 2",
    ),
    "an airfield too many": (
        "terrain.toml",
        'terrain = "fields"',
        'terrain = "airfield"',
        r"terrain.toml:\d+: tile row 2: the airfields are the tiles 1, 6 and 11",
    ),
    "an explosion beside a symbol": (
        "dice.toml",
        '["explosion"]',
        '["explosion", "takeoff"]',
        r"dice.toml:\d+: face row 6: a face with an explosion shows nothing else",
    ),
    "a verb nobody knows": (
        "cards.toml",
        '["scrutinise"]',
        '["scrutinize"]',
        r"cards.toml:\d+: title row \d+ \(official-scrutiny\): .*unknown verb",
    ),
    "a verb that does nothing there": (
        "cards.toml",
        '"push_back 1"',
        '"fuel 2"',
        r"row \d+ \(swap-the-maps\): fuel",
    ),
    "an effect as a condition": ("cards.toml", 'when = ["fuel_room"]', 'when = ["climb"]', "climb is no condition"),
    "a condition as an effect": ("cards.toml", 'effect = ["fuel 2"]', 'effect = ["fuel_room"]', "is no effect"),
    "a missing number": ("cards.toml", 'effect = ["fuel 2"]', 'effect = ["fuel"]', "fuel takes number"),
    "a number that does nothing": ("cards.toml", 'effect = ["fuel 2"]', 'effect = ["fuel 0"]', "numbers from 1"),
    "a text that does nothing": ("cards.toml", 'effect = ["fuel 2"]', "effect = []", "0 effects"),
    "a trick of two effects": ("cards.toml", '["push_back 1"]', '["push_back 1", "drain 1"]', "2 effects"),
    "a trick that is aimed at nothing": ("cards.toml", 'when = ["aloft_behind"]', "when = []", "nothing is aimed at"),
    "a window nobody knows": ("cards.toml", 'window = "DG"', 'window = "DX"', "no window 'DX'"),
    "a frame nobody knows": ("cards.toml", 'frame = "dirty"', 'frame = "clean"', "no frame 'clean'"),
    "a title that is there twice": (
        "cards.toml",
        'name = "swap-the-maps"',
        'name = "immunity"',
        "a title already",
    ),
    "a name that is there twice": (
        "equipment.toml",
        'name = "floats"',
        'name = "shotgun"',
        r"equipment.toml:\d+: equipment row \d+ \(shotgun\): name = 'shotgun' stands there twice",
    ),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_faulty_content_is_refused(copy: Path, fault: str) -> None:
    name, right, wrong, message = FAULTS[fault]
    text = (copy / name).read_text(encoding="utf-8")
    assert right in text
    Book(load(copy), 3, DEFAULTS, VERBS)
    (copy / name).write_text(text.replace(right, wrong, 1), encoding="utf-8")
    with pytest.raises(ContentError, match=message):
        Book(load(copy), 3, DEFAULTS, VERBS)


ANOTHER = """
[[equipment]]
name = "a-25th"
traits = ["flying 1"]
use = "symbol"
charges = 2
dirty = false
provenance = "house"
"""
RACE = """
from aerodrome.bots import levels
from aerodrome.games import find
from aerodrome.games.magnificent.sizes import EQUIPMENT
from aerodrome.kernel.match import Match

for seed in range(3):
    match = Match(find("magnificent"), 6, {"setup": "standard"}, str(seed))
    levels.play(match, [levels.make("pilot", match, seat) for seat in range(6)])
    book = match.rules.book
    assert (EQUIPMENT, book.equipment[24], book.devices[25]) == (25, "a-25th", book.pilots[0])
    assert match.rules.actions.text(match.rules.actions.parse("equip a-25th")) == "equip a-25th"
print("raced")
"""


def add_equipment(folder: Path) -> None:
    path = folder / "equipment.toml"
    text = path.read_text(encoding="utf-8").replace("equipment = 24", "equipment = 25")
    path.write_text(text + ANOTHER, encoding="utf-8")


def test_more_equipment_than_actions_are_numbered_for_is_refused(copy: Path) -> None:
    add_equipment(copy)
    with pytest.raises(
        ContentError, match=r"equipment\.toml: equipment: 25 rows, but the actions are numbered for the game's own 24"
    ):
        Book(load(copy), 3, DEFAULTS, VERBS)


def test_a_game_whose_own_content_has_more_equipment_is_raced_with_it(tmp_path: Path) -> None:
    package = GAME.folder.parents[1]
    copytree(package, tmp_path / package.name, ignore=ignore_patterns("static", "__pycache__", "*.so"))
    add_equipment(tmp_path / GAME.folder.relative_to(package.parent) / "content")
    told = run([executable, "-c", RACE], env={**environ, "PYTHONPATH": str(tmp_path)}, capture_output=True, text=True)
    assert (told.stdout, told.stderr) == ("raced\n", "")
