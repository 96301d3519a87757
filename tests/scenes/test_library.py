"""Every kind of question has a scene: a server that is given it asks a person that, and nothing less than a choice."""

from __future__ import annotations

from pathlib import Path

import pytest

from aerodrome.games import find, names
from aerodrome.kernel.game import BadSetup
from aerodrome.server.records import Guest
from aerodrome.server.table import Table
from aerodrome.server.uploads import read

from . import library

ANN = Guest("ann", "Ann")


@pytest.mark.parametrize("name", names())
def test_every_kind_of_question_can_be_opened_at_a_table(name: str) -> None:
    found = library.scenes(name)
    assert list(found) == library.questions(find(name))
    for step, file in found.items():
        upload = read(file.read_bytes())
        setup, records = upload.table(ANN, 1)
        table = Table(setup)
        for each in records:
            table.play(each.record)
        assert table.match is not None
        assert upload.seat in table.match.asked(), step
        assert type(table.match.state.question(upload.seat)).__name__ == step
        assert len(table.match.legal(upload.seat)) > 1, step


def test_kinds_are_all_steps_that_any_game_asks() -> None:
    kinds = library.kinds()
    assert {name for name, _ in kinds} == set(names())
    assert ("control_tower", "Act") in kinds
    assert ("magnificent", "Aid") in kinds
    assert ("magnificent", "EndTurn") not in kinds, "nobody is asked"


def test_scenes_are_looked_for_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = library.scenes("control_tower", tmp_path)
    texts = {step: file.read_text() for step, file in first.items()}
    monkeypatch.setattr(library, "look", lambda game: pytest.fail("looked for again"))
    assert library.scenes("control_tower", tmp_path) == first
    monkeypatch.undo()
    stale = tmp_path / "control_tower" / "Gone.json"
    stale.write_text("of a step that is no more")
    (tmp_path / "control_tower" / "sources.sha256").write_text("of other sources")
    assert library.scenes("control_tower", tmp_path) == first
    assert {step: file.read_text() for step, file in first.items()} == texts, "the same seeds, the same scenes"
    assert not stale.exists()


def test_what_is_never_asked_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(library, "FIRST", 1)
    monkeypatch.setattr(library, "ROUNDS", 0)
    with pytest.raises(LookupError, match=r"no game of air_racing has asked .*QuickBuild"):
        library.look(find("air_racing"))


def test_unknown_names_are_refused() -> None:
    with pytest.raises(BadSetup, match="control_tower does not ask 'Land'; it asks Act, Discard"):
        library.scene("control_tower", "Land")
    with pytest.raises(BadSetup, match="there is no game 'chess'"):
        library.scene("chess", "Act")
