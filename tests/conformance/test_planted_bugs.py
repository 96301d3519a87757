"""The battery catches what it is there for: each bug is planted in a copy of Control Tower."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import replace
from importlib import import_module
from pathlib import Path

import pytest

from aerodrome.games import find
from aerodrome.kernel.game import Game
from aerodrome.testing.battery import Nonconformity, check

ORIGINAL = "aerodrome.games.control_tower"

A_SHALLOW_CLONE = ("state.py", "self.place[:],", "self.place,")
AN_OPTION_THAT_DEPENDS_ON_A_RIVALS_HAND = (
    "steps/act.py",
    "add_cards(s, self.who, hand, out)\n        return out",
    "add_cards(s, self.who, hand, out)\n        return out[:1] if 0 in s.players[self.who - 1].hand else out",
)
A_LOST_CARD = ("effects.py", "s.pile.append(PASS)\n", "pass\n")
A_ROLL_OUTSIDE_CHANCE = (
    "state.py",
    "card, hand = self.deck.pop(), self.players[seat].hand",
    "import random\n\n        card, hand = self.deck.pop(random.randrange(len(self.deck))), self.players[seat].hand",
)
AN_EVENT_TOLD_TO_ALL = ("state.py", "draw seat ?event:card", "draw seat event:card")

A_LONE_OPTION_THAT_TELLS_OF_THE_HAND = ("steps/act.py", "in_hand and len(self.options(s, [])) == 1", "False")
A_PAUSE_THAT_TELLS_OF_THE_HAND = (
    "steps/act.py",
    "in_hand and len(self.options(s, [])) == 1",
    "in_hand and len(self.legal(s)) == 1",
)


class Planter:
    """Makes plain copies of the game, each with one change."""

    def __init__(self, where: Path) -> None:
        self.where = where
        self.made: list[str] = []

    def plant(self, name: str, file: str = "", old: str = "", new: str = "") -> Game:
        source = find("control_tower").folder
        for path in [*source.rglob("*.py"), *source.rglob("*.toml")]:
            text = path.read_text(encoding="utf-8").replace(ORIGINAL, name)
            relative = path.relative_to(source)
            if relative.as_posix() == file:
                assert text.count(old) == 1, f"{old!r} is not there to be changed"
                text = text.replace(old, new)
            copy = self.where / name / relative
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_text(text, encoding="utf-8")
        self.made.append(name)
        game: Game = import_module(name).GAME
        return replace(game, name=name)


@pytest.fixture
def planter(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Planter]:
    monkeypatch.syspath_prepend(str(tmp_path))
    planter = Planter(tmp_path)
    yield planter
    for name in [module for module in sys.modules if module.split(".")[0] in planter.made]:
        del sys.modules[name]


def test_a_true_copy_passes(planter: Planter) -> None:
    assert check(planter.plant("true_copy"), 3, seed="planted").over


@pytest.mark.parametrize(
    ("bug", "caught_by"),
    [
        (A_SHALLOW_CLONE, "clone"),
        (AN_OPTION_THAT_DEPENDS_ON_A_RIVALS_HAND, "secrets"),
        (A_LOST_CARD, "boxes"),
        (A_ROLL_OUTSIDE_CHANCE, "chance"),
        (AN_EVENT_TOLD_TO_ALL, "events"),
        (A_LONE_OPTION_THAT_TELLS_OF_THE_HAND, "lone"),
        (A_PAUSE_THAT_TELLS_OF_THE_HAND, "lone"),
    ],
    ids=[
        "shallow clone",
        "option from a rival's hand",
        "lost card",
        "roll outside chance",
        "event told to all",
        "lone option from the hand",
        "pause from the hand",
    ],
)
def test_a_planted_bug_is_caught(planter: Planter, bug: tuple[str, str, str], caught_by: str) -> None:
    game = planter.plant(f"planted_{caught_by}", *bug)
    with pytest.raises(Nonconformity) as caught:
        play_some(game)
    assert caught.value.check == caught_by


def play_some(game: Game) -> None:
    for seed in range(5):
        check(game, 3, seed=str(seed))
