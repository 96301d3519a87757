"""The view is right after every entry of a log, for everybody: also where dice are in the air or another is asked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import msgspec
import pytest

from aerodrome.games.magnificent import GAME
from aerodrome.games.magnificent.rules import Magnificent
from aerodrome.games.magnificent.state import Race
from aerodrome.games.magnificent.steps.choices import ReturnPart
from aerodrome.games.magnificent.steps.dice import Throw
from aerodrome.games.magnificent.steps.draft import ChooseEquipment, ChooseMachine, ChoosePilot
from aerodrome.games.magnificent.steps.trials import BeforeTest, Parry
from aerodrome.games.magnificent.steps.tricks import Aim
from aerodrome.games.magnificent.steps.turn import EndTurn, NextTurn
from aerodrome.games.magnificent.terms import KINDS
from aerodrome.games.magnificent.view import MachineView, TrialView, View, view
from aerodrome.kernel.chance import Rng
from aerodrome.kernel.events import Told
from aerodrome.kernel.match import Match
from aerodrome.kernel.replay import Playback
from aerodrome.kernel.zones import SPECTATOR

FIRST, LAST = 500, 60  # entries that are looked at
MAY_BE_NEGATIVE = {"vp", "points"}
OWN = {"viewer": None, "hand": None, "peeked": ()}  # what views differ in


@dataclass
class Moment:
    """The events of an entry, the position after it, and what everybody sees of it."""

    state: Race
    events: list[Told]
    views: dict[int, View]
    before: View | None  # what a spectator saw until then

    @property
    def seen(self) -> View:
        return self.views[SPECTATOR]

    def told(self, kind: str) -> list[dict[str, int]]:
        return [event.args for event in self.events if event.kind == kind]


def setups() -> list[tuple[int, dict[str, int]]]:
    """Every number of seats once, each with other options."""
    every = [[options for seats, options in GAME.setups() if seats == n] for n in range(GAME.fewest, GAME.most + 1)]
    return [(n + GAME.fewest, options[(n + 1) % len(options)]) for n, options in enumerate(every)]


def moments(seats: int, options: dict[str, int]) -> Iterator[Moment]:
    """Those of a game of random answers."""
    match, rng = Match(GAME, seats, options, f"moments/{seats}", auto=False), Rng(seats)
    while not match.over:
        seat = match.asked()[0]
        legal = match.legal(seat)
        match.answer(seat, legal[rng.below(len(legal))])
    rules: Any = match.rules
    again, before, told = Playback(match), None, 0
    for number, entry in enumerate(match.log):
        again.play(entry)
        state: Any = again.state
        if FIRST <= number < len(match.log) - LAST:
            before, told = None, len(again.events)
            continue
        views = {viewer: seen_by(rules, state, viewer) for viewer in (*range(seats), SPECTATOR)}
        events = [rules.events.told(event, SPECTATOR) for event in again.events[told:]]
        yield Moment(state, events, views, before)
        before, told = views[SPECTATOR], len(again.events)


def seen_by(rules: Magnificent, state: Race, viewer: int) -> View:
    """What a seat or the spectator is shown. It can be sent."""
    shown = view(rules, rules.redact(state, viewer), viewer)
    assert msgspec.json.encode(shown)
    return shown


@pytest.mark.parametrize(("seats", "options"), setups())
def test_the_view_is_right_after_every_entry(seats: int, options: dict[str, int]) -> None:
    reached: Counter[str] = Counter()
    for moment in moments(seats, options):
        assert_alike(moment)
        assert_secret(moment)
        assert_no_number_is_negative(msgspec.to_builtins(moment.seen))
        assert_turn(moment)
        assert_trial(moment, reached)
        assert_trick(moment, reached)
        assert_offer(moment, reached)
        assert_end(moment)
        for m, machine in enumerate(moment.seen.machines):
            assert_machine(moment, m, machine, reached)
    wanted = {"declared", "in hand", "thrown", "helped"}
    if options["setup"]:
        wanted |= {"pilot", "machine", "equipment"}
    assert wanted <= set(reached), reached


def assert_alike(moment: Moment) -> None:
    """Everybody sees the same but for the own cards and what is known of others'."""
    bare = {viewer: _bare(seen) for viewer, seen in moment.views.items()}
    assert all(seen == bare[SPECTATOR] for seen in bare.values())


def _bare(seen: View) -> View:
    players = tuple(msgspec.structs.replace(player, known=()) for player in seen.players)
    return msgspec.structs.replace(seen, players=players, **OWN)


def assert_secret(moment: Moment) -> None:
    """A card of a hand is told to its owner and to who has seen it, weather tiles looked at to who looks."""
    state, names = moment.state, moment.state.book.cards
    for viewer, seen in moment.views.items():
        for seat, player in enumerate(state.players):
            known = [
                c for c, mask in zip(player.hand, player.known, strict=True) if seat == viewer or mask >> viewer & 1
            ]
            assert seen.players[seat].known == tuple(names[card] for card in sorted(known))
            assert seen.players[seat].hand == len(player.hand)
        own = None if viewer == SPECTATOR else seen.players[viewer].known
        assert seen.hand == own
        assert len(seen.peeked) == (len(state.forecast.peeked) if state.forecast.peeker == viewer else 0)


def assert_no_number_is_negative(value: Any, name: str = "view") -> None:
    if isinstance(value, dict):
        for key, each in value.items():
            assert_no_number_is_negative(each, key)
    elif isinstance(value, list | tuple):
        for each in value:
            assert_no_number_is_negative(each, name)
    else:
        assert not isinstance(value, int) or value >= 0 or name in MAY_BE_NEGATIVE, name


def assert_turn(moment: Moment) -> None:
    """Whose turn it is is named from its start to its end, whoever is asked meanwhile."""
    state, turn = moment.state, moment.seen.turn
    in_turn = any(isinstance(step, EndTurn | NextTurn) for step in state.todo)
    assert (turn is not None) == in_turn
    for told in moment.told("turn")[-1:]:
        assert turn
        assert turn.machine == state.book.machine_names[told["machine"]]
    if turn:
        machine = next(each for each in moment.seen.machines if each.machine == turn.machine)
        assert turn.left == max(0, machine.fuel - turn.owed)


def assert_trial(moment: Moment, reached: Counter[str]) -> None:
    state, trial = moment.state, moment.seen.trial
    assert (trial is not None) == bool(state.trials)
    _assert_thrown_before_seen(moment, reached)
    if trial is None:
        return
    assert trial.needed == max(0, trial.terrain + trial.weather + trial.harder)
    assert trial.missing == max(0, trial.needed - trial.symbols)
    assert 99 <= trial.passed + trial.failed + trial.catastrophe <= 101
    assert trial.symbols >= trial.hits
    if isinstance(state.todo[-1], Throw):
        reached["in hand"] += 1
        assert not trial.rolled
        assert trial.dice == sum(step.dice for step in state.todo if isinstance(step, Throw))
    for told in moment.told("declare")[-1:]:
        reached["declared"] += 1
        assert (trial.needed, trial.dice, trial.passed) == (told["needed"], told["dice"], told["chance"])
        assert not trial.rolled
    if isinstance(state.todo[-1], BeforeTest):
        assert not trial.rolled
    if trial.rolled:
        reached["helped"] += 1
        assert (trial.dice, trial.passed) == (0, 0)
        assert trial.missing > 0, "it would be judged"


def _assert_thrown_before_seen(moment: Moment, reached: Counter[str]) -> None:
    """Dice are seen in hand before they are thrown, and what they show as soon as they lie there."""
    throws = moment.told("roll")
    assert len(throws) <= 1
    for told in throws if moment.before else ():
        trial = moment.before.trial if moment.before else None
        assert trial
        reached["thrown"] += 1
        thrown = told["hits"] + told["explosions"] + told["blanks"]
        assert not trial.rolled
        assert trial.dice >= thrown > 0
        after = moment.seen.trial
        if after and _same(trial, after) and not moment.told("declare"):
            assert after.hits == trial.hits + told["hits"]
            assert after.bangs + after.blanks == trial.bangs + trial.blanks + told["explosions"] + told["blanks"]


def _same(one: TrialView, other: TrialView) -> bool:
    return (one.machine, one.test) == (other.machine, other.test)


def assert_trick(moment: Moment, reached: Counter[str]) -> None:
    """A trick hangs in the air from when it is laid down until it strikes, with its target as soon as there is one."""
    top, trick = moment.state.todo[-1:], moment.seen.trick
    if any(isinstance(step, Aim | Parry) for step in top):
        assert trick
    for step in top:
        if isinstance(step, Parry):
            reached["trick"] += 1
            assert trick
            assert step.who in [each.owner for each in moment.seen.machines if each.machine == trick.machine]
    if trick:
        assert trick.card in moment.seen.discards
        assert trick.machine is None or trick.seat not in _owners(moment, trick.machine)


def _owners(moment: Moment, name: str) -> list[int]:
    return [each.owner for each in moment.seen.machines if each.machine == name]


def assert_offer(moment: Moment, reached: Counter[str]) -> None:
    """All that may be chosen lies there to be seen, and no longer than it is chosen from."""
    offer, rules = moment.seen.offer, GAME.rules(len(moment.state.players))
    if offer:
        reached[offer.sort] += 1
        assert moment.seen.round == 0 or offer.sort == "pilot"
    for step in moment.state.todo[-1:]:
        if isinstance(step, ChoosePilot | ChooseMachine | ChooseEquipment):
            assert offer
            words = [rules.actions.text(x).split()[1] for x in step.legal(moment.state)]
            assert set(words) <= set(offer.names)
    first = moment.told("first")
    assert first == [] or moment.seen.first == first[0]["seat"]
    assert (moment.seen.first is None) == (moment.seen.round == 0 and not _rolled_for_first(moment))


def _rolled_for_first(moment: Moment) -> bool:
    """It is told once; from then on it stays."""
    return bool(moment.told("first")) or (moment.before is not None and moment.before.first is not None)


def assert_end(moment: Moment) -> None:
    """Places and sides are told when all is over, and all machines count on one side."""
    seen, over = moment.seen, not moment.state.todo
    assert bool(seen.ranks) == bool(seen.sides) == over
    if over:
        assert sorted(m for side in seen.sides for m in side.machines) == list(range(len(seen.machines)))
        assert [side.vp for side in seen.sides] == [sum(seen.machines[m].vp for m in s.machines) for s in seen.sides]
        assert {seat: side.rank for side in seen.sides for seat in side.seats} == dict(enumerate(seen.ranks))
    for seat, player in enumerate(seen.players):
        own = [machine for machine in seen.machines if machine.owner == seat]
        assert player.vp == sum(machine.vp for machine in own) == sum(player.points)


def assert_machine(moment: Moment, m: int, machine: MachineView, reached: Counter[str]) -> None:
    """All that is aboard lies in one space, unless parts are to be returned; fuel and damage find room."""
    assert machine.fuel <= machine.tank
    hold = machine.hold
    spaces = [*hold.seats, *hold.inside, *hold.outside, *hold.slots, *hold.pockets, *hold.over]
    lying = Counter(space.thing for space in spaces if space.thing)
    halves = lying.pop("half", 0)
    assert halves == len([space for space in hold.inside if space.thing == "passenger"])
    parts = {f"part-{kind}": number for kind, number in zip(KINDS, machine.parts, strict=True)}
    assert lying == Counter(machine.cargo) + Counter(["passenger"] * len(machine.riders)) + Counter(parts)
    boarded = [space.boarded for space in spaces if space.thing == "passenger"]
    assert sorted(tile for tile in boarded if tile is not None) == sorted(machine.riders)
    if hold.over:
        reached["over"] += 1
        assert any(isinstance(step, ReturnPart) and step.machine == m for step in moment.state.todo)
