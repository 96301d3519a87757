"""Content files that break their promises are refused, and the message says where."""

from __future__ import annotations

from pathlib import Path
from shutil import copytree

import pytest

from aerodrome.games.aeroplanes import GAME
from aerodrome.games.aeroplanes.content import Book, load
from aerodrome.kernel.content import ContentError

DEFAULTS = {option.name: option.default for option in GAME.options}


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of the content folder, to be edited."""
    return Path(copytree(GAME.folder / "content", tmp_path / "content"))


@pytest.mark.parametrize(
    ("file", "found", "instead", "message"),
    [
        ("cities", 'name = "vienna"', 'name = "wien"', "no city 'vienna'"),
        ("cities", 'market = "europe"', 'market = "mars"', "cities.toml:7: city row 1 (london): no market 'mars'"),
        ("cities", 'city = "rome"', 'city = "vienna"', "fill row 1: nobody starts in rome"),
        (
            "connections",
            'colour = "white"',
            'colour = "blue"',
            "connections.toml:7: connection row 1: london-dublin: no colour 'blue'",
        ),
        (
            "connections",
            'end = "dublin"',
            'end = "atlantis"',
            "connection row 1: no city 'atlantis'; there are london",
        ),
        (
            "connections",
            'end = "dublin"',
            'end = "paris"',
            "connections.toml:14: connection row 2: london-paris stands twice or leads nowhere",
        ),
        (
            "connections",
            'end = "dublin"',
            'end = "london"',
            "connections.toml:7: connection row 1: london-london stands twice or leads nowhere",
        ),
        (
            "connections",
            'city = "cairo"',
            'city = "kairo"',
            "gateway row 2: no city 'kairo'; there are london",
        ),
        (
            "passengers",
            'destination = "london"',
            'destination = "york"',
            "passenger row 1: no city 'york'; there are london",
        ),
        ("passengers", "copies = 2", "copies = 3", "97 of 'passenger', but [totals] says 96"),
        ("rules", 'city = "zurich"', 'city = "rome"', "city = 'rome' stands there twice"),
        (
            "cities",
            "spaces = 3",
            "spaces = 4",
            "cities.toml:7: city row 1 (london): london has 2 or 3 airport spaces, not 4",
        ),
        (
            "aeroplanes",
            "stage = 1",
            "stage = 4",
            "aeroplanes.toml:6: aeroplane row 1 (airco-dh-4a): airco-dh-4a is of stage 4",
        ),
        (
            "rules",
            "era = 2\nincome",
            "era = 1\nincome",
            "income row 2: era = 1, but the rows are 1, 2, 3, in this order",
        ),
        ("rules", 'market = "africa"', 'market = "americas"', "rules.toml:166: majority row 2: no market 'americas'"),
        ("rules", 'name = "overflow"\nvalue = 8', 'name = "overflow"\nvalue = 7', "32 spaces for passengers, not 31"),
    ],
)
def test_broken_content_is_refused(copy: Path, file: str, found: str, instead: str, message: str) -> None:
    """The message tells the file or the table, and what is wrong there."""
    path = copy / f"{file}.toml"
    text = path.read_text(encoding="utf-8")
    assert found in text
    path.write_text(text.replace(found, instead, 1), encoding="utf-8")
    with pytest.raises(ContentError) as refused:
        Book(load(copy), 3, DEFAULTS)
    assert message in str(refused.value)


@pytest.mark.parametrize(
    ("file", "table", "total", "dropped", "message"),
    [
        ("cities", "city", 36, 'name = "kenya"', "cities.toml: 35 cities, not 36"),
        ("aeroplanes", "aeroplane", 46, 'name = "potez-62"', "aeroplanes.toml: 45 cards, not 46"),
        (
            "connections",
            "connection",
            51,
            'end = "south-america"',
            "(south-america): no way leads there from london",
        ),
        ("passengers", "passenger", 96, "vp = 0", "too few tiles without the x icon"),
    ],
)
def test_missing_rows_are_missed(copy: Path, file: str, table: str, total: int, dropped: str, message: str) -> None:
    """Even if the file says how many are left."""
    path = copy / f"{file}.toml"
    head, *blocks = path.read_text(encoding="utf-8").split("\n[[")
    left = [block for block in blocks if dropped not in block]
    copies = [block.partition("copies = ")[2].split("\n")[0] or "1" for block in left if block.startswith(f"{table}]]")]
    head = head.replace(f"{table} = {total}", f"{table} = {sum(map(int, copies))}")
    path.write_text("\n[[".join([head, *left]), encoding="utf-8")
    with pytest.raises(ContentError) as refused:
        Book(load(copy), 3, DEFAULTS)
    assert message in str(refused.value)
