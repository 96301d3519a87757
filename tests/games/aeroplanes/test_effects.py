"""What advantage tiles do follows from one table, and how many cards there are from the content."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from shutil import copytree, ignore_patterns

import pytest

import aerodrome
from aerodrome.games.aeroplanes import GAME
from aerodrome.games.aeroplanes.content import Book, load
from aerodrome.games.aeroplanes.effects import BY_KIND, EFFECTS, KINDS, by_kind
from aerodrome.games.aeroplanes.rows import AdvantageRow
from aerodrome.kernel.content import ContentError
from aerodrome.text import Words

from .airfield import rules_for

BOOK = rules_for().book
DEFAULTS = {option.name: option.default for option in GAME.options}
PLAY = """
from aerodrome.bots.playout import play_out
from aerodrome.games import find
from aerodrome.kernel.chance import Rng
from aerodrome.kernel.match import Match
game = find("aeroplanes")
rules = game.rules(3)
assert play_out(rules, rules.setup([[], [], []]), Rng(1)) > 100
s = Match(game, 3, seed="more").state
print(len(s.row) + len(s.deck), rules.actions.text(rules.actions.parse("buy spirit-of-anywhere")))
"""
CARD = """
[[aeroplane]]
name = "spirit-of-anywhere"
year = 1939
stage = 3
price = 9
seats = 4
airports = 2
lda = true
vp = 1
wings = 1
engines = 2
boat = false
provenance = "house"
"""


def test_every_kind_of_tile_has_an_effect() -> None:
    assert BOOK.advantages == KINDS
    assert [effect.name for effect in EFFECTS] == KINDS
    assert BY_KIND == EFFECTS
    assert len({effect.verb for effect in EFFECTS}) == len(KINDS)


@pytest.mark.parametrize(
    ("kinds", "message"),
    [
        ([*KINDS, "tail-wind"], "rules.toml:9: advantage row 6: no advantage 'tail-wind'; there are daring-pilot"),
        (KINDS[:-1], "rules.toml: there is no advantage 'radio-beacons'"),
    ],
)
def test_a_tile_without_an_effect_and_an_effect_without_a_tile_are_refused(kinds: list[str], message: str) -> None:
    rows = [
        (f"rules.toml:9: advantage row {number}", AdvantageRow(number, name, 1, 1))
        for number, name in enumerate(kinds, 1)
    ]
    with pytest.raises(ContentError) as refused:
        by_kind(rows)
    assert message in str(refused.value)


@pytest.mark.parametrize(
    ("found", "instead", "message"),
    [
        ("number = 6", "number = 7", "advantage row 5 (radio-beacons): no risk die shows 7"),
        ("number = 6", "number = 0", "advantage row 5 (radio-beacons): no risk die shows 0"),
        ("number = 6", "number = 5", "advantage row 5 (radio-beacons): number = 5 stands there twice"),
        ('"radio-beacons"\nera = 3', '"radio-beacons"\nera = 4', "advantage row 5 (radio-beacons): there is no era 4"),
        (
            'name = "radio-beacons"',
            'name = "night-flights"',
            "advantage row 5 (night-flights): name = 'night-flights' stands there twice",
        ),
    ],
)
def test_a_tile_that_cannot_be_had_is_refused(tmp_path: Path, found: str, instead: str, message: str) -> None:
    folder = Path(copytree(GAME.folder / "content", tmp_path / "content"))
    text = (folder / "rules.toml").read_text(encoding="utf-8")
    assert found in text
    (folder / "rules.toml").write_text(text.replace(found, instead, 1), encoding="utf-8")
    with pytest.raises(ContentError) as refused:
        Book(load(folder), 3, DEFAULTS)
    assert message in str(refused.value)


def test_one_more_aeroplane_is_just_one_more_row(tmp_path: Path) -> None:
    """The package with a 47th card in its file: it is bought like the others."""
    package = Path(aerodrome.__file__).parent
    copied = Path(copytree(package, tmp_path / "aerodrome", ignore=ignore_patterns("static", "__pycache__", "*.so")))
    for game in (copied / "games").iterdir():
        if game.is_dir() and game.name != "aeroplanes":
            game.rename(tmp_path / game.name)
    file = copied / "games" / "aeroplanes" / "content" / "aeroplanes.toml"
    text = file.read_text(encoding="utf-8").replace("aeroplane = 46", "aeroplane = 47", 1)
    file.write_text(text + CARD, encoding="utf-8")
    env = {**os.environ, "PYTHONPATH": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-c", PLAY], capture_output=True, text=True, env=env, cwd=tmp_path, check=False
    )
    assert done.stderr == ""
    assert done.stdout.split() == ["47", "buy", "spirit-of-anywhere"]


@pytest.mark.parametrize("language", ["en", "nl", "de"])
def test_the_numbers_that_words_tell_are_those_of_the_content(language: str) -> None:
    """The bonus of a pilot, the eras of the tiles, prices, and the number of players."""
    words = Words(GAME, language)
    told = {kind: numbers(words.word("effect", kind)) for kind in KINDS}
    assert told["daring-pilot"] == [BOOK.pilot_bonus]
    for kind, era in zip(KINDS, BOOK.from_era, strict=True):
        assert era == 1 or told[kind][0] == era
    assert numbers(words.say("do-roll")) == numbers(words.say("why-no-money")) == [BOOK.advantage_price]
    assert numbers(words.say("why-too-dear")) == [BOOK.surcharge]
    assert numbers(words.say("players"))[:2] == [GAME.fewest, GAME.most]


def numbers(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", text)]
