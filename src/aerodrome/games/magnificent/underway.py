"""What is under way, as the steps tell that wait: dice in hand, a trick in the air, cards laid out."""

from __future__ import annotations

from typing import Final, Literal

from aerodrome.games.magnificent.state import Race
from aerodrome.games.magnificent.steps.dice import Throw
from aerodrome.games.magnificent.steps.draft import ChooseEquipment, ChooseMachine, FitEquipment
from aerodrome.games.magnificent.steps.setup import RollForFirst
from aerodrome.games.magnificent.steps.trials import BeginRoll, HamperTest, Judge
from aerodrome.games.magnificent.steps.tricks import Aim, AimDevice, AimPart, Strike
from aerodrome.games.magnificent.terms import NONE
from aerodrome.games.magnificent.verbs import Play

Sort = Literal["pilot", "machine", "equipment"]
ALL_LIE: Final = -1


def has_first_player(s: Race) -> bool:
    """MFM-5.7: has it been rolled for?"""
    return s.upcoming(RollForFirst) is None


def dice_in_hand(s: Race) -> int:
    """The dice of the test on top that are to be thrown next, or ALL_LIE."""
    dice = 0
    for step in s.todo[::-1]:
        if isinstance(step, BeginRoll):
            return s.trial.first_roll(s.book.dice.most)
        if isinstance(step, Judge):
            break
        if isinstance(step, Throw):
            dice += step.dice
    return dice or ALL_LIE


def trick(s: Race) -> Play | None:
    """MFM-R11: a dirty trick that was laid down and has not struck yet, since its target is chosen or who is hit may
    reply."""
    for step in s.todo[::-1]:
        if isinstance(step, Aim):
            return Play(step.who, step.card, NONE, NONE)
        if isinstance(step, (AimPart, AimDevice)):
            return Play(step.who, step.card, step.machine, NONE)
        if isinstance(step, Strike):
            return Play(step.seat, step.card, step.machine, step.choice)
        if isinstance(step, HamperTest):
            return Play(step.seat, step.card, s.trial.machine, NONE)
    return None


def offer(s: Race) -> tuple[Sort, list[str]] | None:
    """MFM-6.13, MFM-6.14, MFM-6.16, MFM-R46: what is laid out to choose from, and its names."""
    book = s.book
    if s.pilots.row:
        return "pilot", [book.pilots[pilot] for pilot in s.pilots.row]
    for step in s.todo[::-1]:
        if isinstance(step, ChooseMachine):
            return "machine", [name for kind, name in enumerate(book.machine_names) if s.of_kind(kind) == NONE]
        if isinstance(step, (ChooseEquipment, FitEquipment)):
            return "equipment", [book.equipment[card] for card in s.store.row]
    return None
