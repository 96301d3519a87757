"""The table of card verbs: what cannot work is refused on loading, and the number of cards follows from the files."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import aerodrome
from aerodrome.games.great_race import GAME
from aerodrome.games.great_race.conditions import TESTS
from aerodrome.games.great_race.content import Book, load
from aerodrome.games.great_race.effects import VERBS as DONE
from aerodrome.games.great_race.verbs import CONDITION_TABLE, EFFECT_TABLE, VERBS
from aerodrome.kernel.content import ContentError

DEFAULTS = {option.name: option.default for option in GAME.options}
BY_WINDOW = {"speed_up", "cancel"}  # the windows read them, and nothing is left to do


def edited(folder: Path, file: str, old: str, new: str) -> None:
    text = (folder / file).read_text(encoding="utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")


@pytest.mark.parametrize(
    ("file", "old", "new", "fault"),
    [
        ("flight.toml", "flight = 120", "flight = 119", "flight.toml: 120 of 'flight', but .totals. says 119"),
        ("flight.toml", "[101, 106, 119]", "[101, 106, 120]", "flight.toml: 120 Flight cards .* no two the same"),
        ("flight.toml", "[101, 106, 119]", "[101, 106]", "flight.toml: 120 Flight cards"),
        ("flight.toml", "[115, 155]\n", "[115, 155, 156]\n", "flight.toml: 120 Flight cards"),
        (
            "flight.toml",
            '["lose health 1"]',
            '["break health 1"]',
            r"flight.toml:\d+: flight row \d+ \(full_throttle\): .* unknown verb",
        ),
        (
            "flight.toml",
            '["lose health 1"]',
            '["lose moxy 1"]',
            r"flight row \d+ \(full_throttle\): .*'moxy' is no resource",
        ),
        (
            "crew.toml",
            '["draw 1"]',
            '["draw"]',
            r"crew.toml:\d+: crew row \d+ \(radio_operator\): 'draw': draw takes number",
        ),
        ("crew.toml", "crew = 23", "crew = 22", "crew.toml: 23 of 'crew', but .totals. says 22"),
        (
            "news.toml",
            '["holds fuel 4"',
            '["holds fuel four"',
            r"news.toml:\d+: event row \d+ \(fuel_rationing\): .*'four' is no number",
        ),
        (
            "crew.toml",
            '["draw 1"]',
            '["draw 0"]',
            r"crew.toml:\d+: crew row \d+ \(radio_operator\): 'draw 0': a number is at least 1",
        ),
        ("crew.toml", '["draw 1"]', '["cancel damage"]', "'cancel damage' cannot stand in crew, but in react"),
        (
            "crew.toml",
            '["draw 1"]',
            '["airborne"]',
            r"crew.toml:\d+: crew row \d+ \(radio_operator\): nothing follows 'airborne'",
        ),
        (
            "crew.toml",
            'needs = ["can_fly"]\n',
            "",
            r"crew.toml:\d+: crew row \d+ \(co_pilot\): 'fly_another' must come after 'can_fly'",
        ),
        (
            "crew.toml",
            '["can_fly"]',
            '["draw 1"]',
            r"crew.toml:\d+: crew row \d+ \(co_pilot\): 'draw 1' cannot stand in needs",
        ),
        (
            "crew.toml",
            'name = "mechanic"',
            'name = "rigger"',
            r"crew.toml:\d+: crew row \d+ \(rigger\): name = 'rigger' stands there twice",
        ),
        ("news.toml", '["cards 2", "discard 1"]', '["discard 1"]', "'discard 1' must come after 'cards 1'"),
        ("news.toml", '["cards 2", "discard 1"]', '["cards 2", "discard 3"]', "'discard 3' must come after 'cards 3'"),
        (
            "news.toml",
            '["clear_cantina"]',
            '["harm airborne health 1"]',
            "'harm airborne health 1' cannot stand in event",
        ),
        ("rewards.toml", '["gain_crew"]', '["follows weather", "draw 1"]', "'follows weather' cannot stand in reward"),
    ],
)
def test_broken_content_is_refused(tmp_path: Path, file: str, old: str, new: str, fault: str) -> None:
    shutil.copytree(GAME.folder / "content", tmp_path / "content")
    edited(tmp_path / "content", file, old, new)
    with pytest.raises(ContentError, match=fault):
        Book(load(tmp_path / "content"), DEFAULTS)


def test_every_verb_stands_once_in_the_table_and_does_something() -> None:
    names = [verb.line.split()[0] for verb in VERBS]
    assert len(set(names)) == len(names)
    assert set(TESTS) == {verb.line.split()[0] for verb in CONDITION_TABLE}
    assert set(DONE) | BY_WINDOW == {verb.line.split()[0] for verb in EFFECT_TABLE}
    assert {verb.after for verb in VERBS} - {""} <= set(TESTS)


PLAY = """
from aerodrome.bots.playout import play_out
from aerodrome.games import find
from aerodrome.games.great_race import content
from aerodrome.kernel.chance import Rng

for seed in range(3):
    rules = find("great_race").rules(3, {"pilots": "on"})
    s = rules.setup([[], [], []])
    assert play_out(rules, s, Rng(seed)) > 50
    assert not s.todo
print(content.FLIGHTS, content.CREWS, content.PILOTS, content.ATTACHMENTS)
"""


def test_a_card_more_of_each_sort_is_played(tmp_path: Path) -> None:
    """In a copy of the program whose content has a Flight card, a Crew card, a Pilot card and an Attachment more."""
    package = tmp_path / "aerodrome"
    shutil.copytree(Path(aerodrome.__file__).parent, package, ignore=shutil.ignore_patterns("static", "*.so"))
    content = package / "games" / "great_race" / "content"
    edited(content, "flight.toml", "flight = 120", "flight = 121")
    edited(content, "flight.toml", "copies = 3\nspeeds = [101, 106, 119]", "copies = 4\nspeeds = [101, 106, 119, 300]")
    edited(content, "crew.toml", "crew = 23", "crew = 24")
    edited(content, "crew.toml", "copies = 2", "copies = 3")
    for file, table in (("pilots.toml", "pilot"), ("news.toml", "attachment")):
        text = (content / file).read_text(encoding="utf-8")
        total = re.search(rf"^{table} = (\d+)$", text, re.MULTILINE)
        row = re.search(rf"^\[\[{table}\]\]\n(?:.+\n)+", text, re.MULTILINE)
        assert total
        assert row
        another = re.sub(r'name = "(\w+)"', r'name = "other_\1"', row[0], count=1)
        edited(content, file, total[0], f"{table} = {int(total[1]) + 1}")
        edited(content, file, row[0], f"{row[0]}\n{another}")
    found = subprocess.run(
        [sys.executable, "-c", PLAY],
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert found.returncode == 0, found.stderr
    assert found.stdout.split() == ["121", "24", "13", "9"]
