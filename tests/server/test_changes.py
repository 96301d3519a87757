"""What changed between two views, carried out, makes the one of the other, and is short where little changed."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from aerodrome.games import find, names, part
from aerodrome.kernel.chance import Rng
from aerodrome.kernel.match import Match
from aerodrome.kernel.zones import SPECTATOR
from aerodrome.server.changes import changes

from .moments import changed


class Pilot(msgspec.Struct, frozen=True):
    name: str
    points: int
    cards: tuple[str, ...] = ()
    mate: Pilot | None = None


class Table(msgspec.Struct, frozen=True):
    pilots: tuple[Pilot, ...]
    weather: dict[str, int]
    order: list[int]


pilots = st.builds(
    Pilot,
    st.sampled_from("ab"),
    st.integers(0, 3),
    st.lists(st.sampled_from("xyz"), max_size=3).map(tuple),
    st.none() | st.builds(Pilot, st.sampled_from("ab"), st.integers(0, 3)),
)
tables = st.builds(
    Table,
    st.lists(pilots, max_size=3).map(tuple),
    st.dictionaries(st.sampled_from("nesw"), st.integers(0, 2)),
    st.lists(st.integers(0, 4), max_size=4),
)


def told(value: Any) -> Any:
    return json.loads(msgspec.json.encode(value))


@given(before=tables, after=tables)
def test_changes_make_one_view_of_the_other(before: Table, after: Table) -> None:
    found = changes(before, after)
    assert changed(told(before), told(found)) == told(after)
    assert (found == ()) == (before == after)


def test_only_what_changed_is_told() -> None:
    ann, bob = Pilot("Ann", 1, ("x",)), Pilot("Bob", 2, ("y", "z"))
    before = Table((ann, bob), {"n": 1}, [0, 1])
    one_point_more = Table((msgspec.structs.replace(ann, points=2), bob), {"n": 1}, [0, 1])
    assert told(changes(before, one_point_more)) == [{"path": ["pilots", 0, "points"], "value": 2}]
    a_card_more = Table((ann, msgspec.structs.replace(bob, cards=("y", "z", "x"))), {"n": 1}, [0, 1])
    assert told(changes(before, a_card_more)) == [{"path": ["pilots", 1, "cards", 2], "value": "x"}]
    a_card_less = Table((ann, msgspec.structs.replace(bob, cards=("z",))), {"n": 1}, [0, 1])
    assert told(changes(before, a_card_less)) == [{"path": ["pilots", 1, "cards"], "value": ["z"]}]
    another_order = Table((ann, bob), {"n": 2}, [1, 0])
    assert told(changes(before, another_order)) == [
        {"path": ["weather", "n"], "value": 2},
        {"path": ["order"], "value": [1, 0]},
    ]


@pytest.mark.parametrize("name", names())
def test_changes_of_whole_games_lead_to_every_view(name: str) -> None:
    match, rng = Match(find(name), find(name).most, seed="changes"), Rng(1)
    view = part(match.game, "view").view
    seen = {viewer: view(match.rules, match.mine(viewer), viewer) for viewer in (0, SPECTATOR)}
    kept = {viewer: told(each) for viewer, each in seen.items()}
    whole = sent = 0
    for _ in range(400):
        if match.over:
            break
        seat = rng.below(len(match.asked()))
        options = match.legal(match.asked()[seat])
        match.answer(match.asked()[seat], options[rng.below(len(options))])
        for viewer in seen:
            then = view(match.rules, match.mine(viewer), viewer)
            found = changes(seen[viewer], then)
            kept[viewer] = changed(kept[viewer], told(found))
            seen[viewer] = then
            assert kept[viewer] == told(then)
            whole, sent = whole + len(msgspec.json.encode(then)), sent + len(msgspec.json.encode(found))
    assert sent < whole / 3
