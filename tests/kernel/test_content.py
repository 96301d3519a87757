"""Content files keep their promises, or say in which file and row they do not."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

import pytest

from aerodrome.kernel.content import NATURAL, POSITIVE, ConstantRow, Content, ContentError, Signed, Verbs, which
from toy_state import CARDS, VERBS, Book, CardRow, read

GOOD = """
# two kinds of tile
[totals]
tile = 5
wind = 1

[[tile]]
name = "field"
copies = 3
ways = []
provenance = "seed"

[[tile]]
name = "hills"
copies = 2
ways = [1, 2]
height = 4
provenance = "seed (name), house (copies)"

[[wind]]
name = "gale"
provenance = "house"
"""


@dataclass(frozen=True)
class Tile:
    name: str
    copies: int
    ways: list[int]
    height: int = 0


@dataclass(frozen=True)
class Airway:
    name: str
    over: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class Sourced:
    name: str
    provenance: str


@dataclass(frozen=True)
class Slope:
    name: str
    rise: Signed
    steps: list[int]


NUMBERS = """
[totals]
constant = 2
slope = 1

[[constant]]
name = "limit"
value = 4
provenance = "seed"

[[constant]]
name = "penalty"
value = -2
provenance = "house"

[[slope]]
name = "down"
rise = -3
steps = [1, 2]
provenance = "house"
"""
CLASSES = {"constant": ConstantRow, "slope": Slope}
CONSTANTS = {"limit": POSITIVE, "penalty": range(-5, 1)}


def load(folder: Path, **files: str) -> Content:
    for name, text in files.items():
        (folder / f"{name}.toml").write_text(text, encoding="utf-8")
    return Content(folder)


def test_rows_become_objects(tmp_path: Path) -> None:
    content = load(tmp_path, tiles=GOOD)
    assert content.rows("tile", Tile) == [Tile("field", 3, []), Tile("hills", 2, [1, 2], 4)]
    assert content.rows("wind", Sourced) == [Sourced("gale", "house")]


def test_rows_come_with_their_place_for_messages(tmp_path: Path) -> None:
    content = load(tmp_path, tiles=GOOD)
    assert content.rows_with_where("tile", Tile) == [
        ("tiles.toml:7: tile row 1 (field)", Tile("field", 3, [])),
        ("tiles.toml:13: tile row 2 (hills)", Tile("hills", 2, [1, 2], 4)),
    ]
    assert content.file("wind") == "tiles.toml"


def test_a_list_may_be_left_out_where_its_class_has_a_default(tmp_path: Path) -> None:
    assert load(tmp_path, tiles=GOOD).rows("wind", Airway) == [Airway("gale", [])]


def test_tables_of_several_files(tmp_path: Path) -> None:
    more = '[totals]\nconstant = 2\n[[constant]]\nname = "limit"\nvalue = 4\nprovenance = "seed"\n'
    more += '[[constant]]\nname = "rounds"\nvalue = 100\nprovenance = "house"\n'
    content = load(tmp_path, tiles=GOOD, numbers=more)
    assert sorted(content.tables) == ["constant", "tile", "wind"]
    assert content.constants() == {"limit": 4, "rounds": 100}


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('provenance = "house"', "", "tiles.toml:20: wind row 1 (gale): no provenance"),
        ('provenance = "house"', 'provenance = "a friend"', "tiles.toml:20: wind row 1 (gale): no provenance"),
        ('provenance = "house"', "provenance = 1", "tiles.toml:20: wind row 1 (gale): no provenance"),
        ('provenance = "seed (name), house (copies)"', "", "tiles.toml:13: tile row 2 (hills): no provenance"),
        ("tile = 5", "tile = 6", "tiles.toml: 5 of 'tile', but [totals] says 6"),
        ("copies = 2", "copies = 1", "tiles.toml: 4 of 'tile', but [totals] says 5"),
        ("wind = 1", "", "tiles.toml: [totals] does not say how many 'wind' there are"),
        ("[totals]\ntile = 5\nwind = 1", "", "tiles.toml: [totals] does not say how many 'tile' there are"),
        ("wind = 1", "wind = 1\nrain = 2", "tiles.toml: [totals] names 'rain', which has no rows"),
        ("[[wind]]", "[wind]", "tiles.toml: 'wind' is not an array of rows ([[wind]])"),
        ("[[wind]]", "[[wind", "tiles.toml: "),
        ("copies = 3", 'copies = "3"', "tiles.toml:7: tile row 1 (field): copies is no whole number"),
        ("[totals]\ntile = 5\nwind = 1", "totals = 6", "tiles.toml: "),
    ],
)
def test_a_file_that_breaks_its_promises(tmp_path: Path, old: str, new: str, fault: str) -> None:
    assert old in GOOD
    with pytest.raises(ContentError) as caught:
        load(tmp_path, tiles=GOOD.replace(old, new))
    assert fault in str(caught.value)


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("height = 4", "depth = 4", "tiles.toml:13: tile row 2 (hills): unknown column 'depth'"),
        ("height = 4", "height = true", "tiles.toml:13: tile row 2 (hills): height = True is not of type"),
        ('name = "field"', "name = 1", "tiles.toml:7: tile row 1: name = 1 is not of type"),
        ("ways = [1, 2]", 'ways = [1, "2"]', "tiles.toml:13: tile row 2 (hills): ways = [1, '2'] is not of type"),
        ("ways = [1, 2]", "ways = [true]", "tiles.toml:13: tile row 2 (hills): ways = [True] is not of type"),
        ("ways = [1, 2]", "ways = 1", "tiles.toml:13: tile row 2 (hills): ways = 1 is not of type"),
        ('name = "hills"', "", "tiles.toml:13: tile row 2: column 'name' is missing"),
    ],
)
def test_a_row_that_is_not_of_its_kind(tmp_path: Path, old: str, new: str, fault: str) -> None:
    assert old in GOOD
    content = load(tmp_path, tiles=GOOD.replace(old, new))
    with pytest.raises(ContentError) as caught:
        content.rows("tile", Tile)
    assert fault in str(caught.value)


def test_tables_and_constants_are_those_that_the_rules_know(tmp_path: Path) -> None:
    load(tmp_path, numbers=NUMBERS)
    content = Content(tmp_path, CLASSES, CONSTANTS)
    assert content.constants() == {"limit": 4, "penalty": -2}
    assert content.rows("slope", Slope) == [Slope("down", -3, [1, 2])]


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        (
            'name = "limit"',
            'name = "limits"',
            "numbers.toml:6: constant row 1 (limits): no constant 'limits'; there are",
        ),
        ("value = 4", "value = 0", "numbers.toml:6: constant row 1 (limit): limit is 0, not 1 or more"),
        ("value = -2", "value = 1", "numbers.toml:11: constant row 2 (penalty): penalty is 1, not -5 to 0"),
        ('"limit"', '"penalty"', "numbers.toml:6: constant row 1 (penalty): penalty is 4, not -5 to 0"),
        ('"penalty"\nvalue = -2', '"limit"\nvalue = 2', "row 2 (limit): name = 'limit' stands there twice"),
        ("rise = -3", "rise = -3.0", "numbers.toml:16: slope row 1 (down): rise = -3.0 is not of type int"),
        ("steps = [1, 2]", "steps = [1, -2]", "numbers.toml:16: slope row 1 (down): steps = [1, -2] is below 0"),
        ("steps = [1, 2]", "steps = [true]", "slope row 1 (down): steps = [True] is not of type list[int]"),
        ("slope", "hill", "numbers.toml:16: hill row 1 (down): no rule reads 'hill', but constant, slope"),
    ],
)
def test_what_the_rules_do_not_know_is_refused_at_once(tmp_path: Path, old: str, new: str, fault: str) -> None:
    assert old in NUMBERS
    load(tmp_path, numbers=NUMBERS.replace(old, new))
    with pytest.raises(ContentError) as caught:
        Content(tmp_path, CLASSES, CONSTANTS)
    assert fault in str(caught.value)


def test_a_constant_or_a_table_that_is_missing(tmp_path: Path) -> None:
    load(tmp_path, numbers=NUMBERS)
    with pytest.raises(ContentError, match=r"^numbers\.toml: there is no constant 'rounds'"):
        Content(tmp_path, CLASSES, {**CONSTANTS, "rounds": NATURAL})
    with pytest.raises(ContentError, match="no table 'tile'; there are constant, slope"):
        Content(tmp_path, {**CLASSES, "tile": Tile})


def test_a_table_without_rows(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match=r"^tiles\.toml: 'wind' has no rows"):
        load(tmp_path, tiles="wind = []\n[totals]\nwind = 0\n")


def test_rows_that_must_differ_or_stand_in_order(tmp_path: Path) -> None:
    content = load(tmp_path, tiles=GOOD)
    content.refuse_twins("tile")
    content.expect_order("tile", "name", ["field", "hills"])
    with pytest.raises(
        ContentError, match=r"^tiles\.toml:13: tile row 2 .*: name = 'hills', but the rows are field, in"
    ):
        content.expect_order("tile", "name", ["field"])
    with pytest.raises(ContentError, match=r"^tiles\.toml: tile: there is no row for name = 'sea'"):
        content.expect_order("tile", "name", ["field", "hills", "sea"])
    twins = load(tmp_path, tiles=GOOD.replace("hills", "field"))
    with pytest.raises(ContentError, match=r"^tiles\.toml:13: tile row 2 \(field\): name = 'field' stands there twice"):
        twins.refuse_twins("tile")


def test_which_word_it_is() -> None:
    assert which(["", "low", "high"], "high", "tiles.toml:3", "band") == 2
    with pytest.raises(ContentError, match=r"^tiles\.toml:3: no band 'mid'; there are low, high$"):
        which(["", "low", "high"], "mid", "tiles.toml:3", "band")


def test_rows_in_one_line_are_told_without_it(tmp_path: Path) -> None:
    content = load(tmp_path, tiles='wind = [{name = "gale", provenance = "house"}]\n[totals]\nwind = 1\n')
    with pytest.raises(ContentError, match=r"^tiles\.toml: wind row 1 \(gale\): column 'copies' is missing"):
        content.rows("wind", Tile)


def test_a_table_stands_in_one_file_only(tmp_path: Path) -> None:
    with pytest.raises(ContentError) as caught:
        load(tmp_path, a_tiles=GOOD, b_tiles=GOOD)
    assert str(caught.value) == "b_tiles.toml: 'tile' stands in a_tiles.toml already"


def test_a_folder_without_files(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match=r"no content files \(\*\.toml\) there"):
        Content(tmp_path)


def test_a_file_that_is_no_text(tmp_path: Path) -> None:
    (tmp_path / "tiles.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(ContentError, match=r"^tiles\.toml: "):
        Content(tmp_path)


def test_tables_that_are_not_there(tmp_path: Path) -> None:
    content = load(tmp_path, tiles=GOOD)
    with pytest.raises(ContentError, match="no table 'cloud'; there are tile, wind"):
        content.rows("cloud", Tile)


def test_the_hash_is_of_the_values_alone(tmp_path: Path) -> None:
    first = load(tmp_path, tiles=GOOD).hash
    assert load(tmp_path, tiles=GOOD.replace("# two kinds of tile", "# other words") + "\n# the end\n").hash == first
    assert load(tmp_path, tiles=GOOD.replace("copies = 3", "copies   =   3 # many")).hash == first
    assert load(tmp_path, tiles=GOOD.replace("ways = [1, 2]", "ways = [1, 3]")).hash != first
    assert load(tmp_path, tiles=GOOD.replace('"gale"', '"breeze"')).hash != first


def test_a_program_becomes_numbers() -> None:
    verbs = Verbs(["gain resource number", "draw number", "stop"], {"resource": ["fuel", "points"]})
    assert verbs.program(["gain points 2", "gain fuel -1", "stop", "draw 3"], "here") == [
        [0, 1, 2],
        [0, 0, -1],
        [2],
        [1, 3],
    ]
    assert verbs.program([], "here") == []


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("fly 2", "'fly 2' has an unknown verb; there are gain, draw, peek, roll, gust"),
        ("", "'' has an unknown verb"),
        ("draw", "'draw': draw takes number"),
        ("draw 1 2", "'draw 1 2': draw takes number"),
        ("peek 1", "'peek 1': peek takes nothing"),
        ("gain luck 2", "'gain luck 2': 'luck' is no resource"),
        ("gain fuel two", "'gain fuel two': 'two' is no number"),
        ("draw 1.5", "'draw 1.5': '1.5' is no number"),
        ("draw --1", "'draw --1': '--1' is no number"),
        ("draw -", "'draw -': '-' is no number"),
        ("draw ²", "'draw ²': '²' is no number"),
    ],
)
def test_a_program_with_a_fault(line: str, fault: str) -> None:
    with pytest.raises(ContentError) as caught:
        VERBS.program(["peek", line], "cards.toml: card row 3")
    assert str(caught.value).startswith(f"cards.toml: card row 3: {fault}")


def test_the_cards_of_the_toy() -> None:
    content = read(CARDS)
    book = Book(content)
    assert book.names == ["flaps", "tanker", "chart", "radio", "thermal", "gust", "radar"]
    assert book.programs == [[[0, 1, 1]], [[0, 0, 3]], [[1, 1], [0, 0, 1]], [[2]], [[3]], [[4, 2], [0, 1, 1]], []]
    assert content.rows("card", CardRow)[-1] == CardRow("radar", 2, [], True)


def test_a_wrong_card_is_found_when_it_is_loaded() -> None:
    with pytest.raises(ContentError, match=r"^cards\.toml:29: card row 5 \(thermal\): 'spin' has an unknown verb"):
        Book(read(CARDS.replace('"roll"', '"spin"')))
