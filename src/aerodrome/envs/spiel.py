"""OpenSpiel: registered games with explicit chance, observers, tensors and strings. To import this registers
`python_aerodrome_control_tower` and its like."""

from __future__ import annotations

import json
from copy import deepcopy
from functools import cache
from typing import Any, Final

from aerodrome.envs.encoder import ObservationEncoder
from aerodrome.envs.extras import OPENSPIEL
from aerodrome.games import find, names
from aerodrome.kernel.chance import Rng
from aerodrome.kernel.encode import dump, load
from aerodrome.kernel.events import Event
from aerodrome.kernel.game import BadSetup, Game
from aerodrome.kernel.rules import Rules, returns
from aerodrome.kernel.state import State
from aerodrome.kernel.step import CHANCE, OVER
from aerodrome.text import Words

try:
    import numpy as np
    import pyspiel  # type: ignore[import-not-found]
except ImportError as error:
    raise BadSetup(OPENSPIEL) from error

SHUFFLES: Final = 4096  # the outcomes of a chance node that stands for a shuffle, all equally likely
LONGEST: Final = 100_000  # moves of a game; none comes near it
PLAYERS: Final = "players"


@cache
def shuffles() -> list[tuple[int, float]]:
    return [(outcome, 1 / SHUFFLES) for outcome in range(SHUFFLES)]


@cache
def seed(outcome: int) -> int:
    """The seed that an outcome of a shuffle stands for: any of them, spread over all there are."""
    return Rng(outcome).weighted([])


class Position:
    """A state with all that was told on the way; lone options answer themselves. A copy shares what never changes."""

    def __init__(self, game: Game, rules: Rules[Any], state: State, events: list[Event], own: list[list[int]]) -> None:
        self.game, self.rules, self.state, self.events = game, rules, state, events
        self.own = own  # answers: after how many events, whose, and what
        self.told = [(0, 0, "")] * rules.seats  # how many events and answers each seat's story tells, and the story
        self.legal: list[int] = []
        self.actor = OVER
        self._text = ""  # what was asked for already; the next answer makes it void
        self._seen: dict[int, bytes] = {}
        state.events = events

    def __deepcopy__(self, memo: dict[int, Any]) -> Position:
        other = Position(self.game, self.rules, self.state.clone(), self.events[:], self.own[:])
        other.actor, other.legal, other.told = self.actor, self.legal, self.told[:]
        other._text, other._seen = self._text, self._seen
        return other

    def __reduce__(self) -> Any:
        events = [[event.kind, event.args, event.seen, event.more] for event in self.events]
        return revive, (self.game.name, self.rules.seats, self.rules.options, dump(self.state), events, self.own)

    def play(self, x: int) -> None:
        if self.actor != CHANCE:
            self.own.append([len(self.events), self.actor, x])
        elif not self.odds():
            x = seed(x)
        self._text, self._seen = "", {}
        self.rules.play(self.state, x)
        self.advance()

    def text(self) -> str:
        """The whole truth."""
        if not self._text:
            self._text = json.dumps(dump(self.state))
        return self._text

    def seen(self, encoder: ObservationEncoder, seat: int) -> bytes:
        """What the seat observes."""
        if seat not in self._seen:
            self._seen[seat] = encoder.encode(self.state, seat)
        return self._seen[seat]

    def odds(self) -> list[int]:
        """The weights of what chance decides; none: it shuffles."""
        weights: list[int] = self.state.todo[-1].odds(self.state)
        return weights

    def advance(self) -> Position:
        """Give lone answers until chance or a choice comes."""
        s = self.state
        while (actor := s.actor()) >= 0:
            legal: list[int] = s.todo[-1].legal(s)
            if len(legal) > 1 or s.todo[-1].discreet(s):
                self.actor, self.legal = actor, legal
                return self
            self.rules.play(s, legal[0])
        self.actor, self.legal = actor, []
        return self

    def story(self, seat: int) -> str:
        """What the seat was told and what it answered, a line for each, from the beginning."""
        events, answers, text = self.told[seat]
        kinds, actions = self.rules.events, self.rules.actions
        lines = [text] if text else []
        for number in range(events, len(self.events) + 1):
            while answers < len(self.own) and self.own[answers][0] == number:
                _, who, x = self.own[answers]
                lines += [f"> {actions.text(x)}"] if who == seat else []
                answers += 1
            if number < len(self.events):
                told = kinds.told(self.events[number], seat)
                args = [f"{name}={value}" for name, value in told.args.items()]
                lines.append(" ".join([told.kind, *args, *map(str, told.more)]))
        text = "\n".join(lines)
        self.told[seat] = len(self.events), answers, text
        return text


def begin(game: Game, rules: Rules[Any]) -> Position:
    state: State = rules.setup([[] for _ in range(rules.seats)])
    events: list[Event] = []
    state.events = events
    state.settle()
    return Position(game, rules, state, events, []).advance()


def revive(game: str, seats: int, options: dict[str, int], state: dict[str, Any], events: Any, own: Any) -> Position:
    """The position that was pickled."""
    found = find(game)
    rules = found.rules(seats, options)
    return Position(found, rules, load(found, rules, state), [Event(*event) for event in events], own).advance()


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position in OpenSpiel's terms."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.position: Position = deepcopy(game.first)

    def current_player(self) -> int:
        actor = self.position.actor
        return int(pyspiel.PlayerId.TERMINAL) if actor == OVER else actor

    def is_terminal(self) -> bool:
        return self.position.actor == OVER

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.legal

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Exact odds; a shuffle is one of so many, each as likely."""
        odds = self.position.odds()
        every = sum(odds)
        return [(x, weight / every) for x, weight in enumerate(odds) if weight] if odds else shuffles()

    def _apply_action(self, action: int) -> None:
        self.position.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"chance {action}" if player == CHANCE else self.position.rules.actions.text(action)

    def returns(self) -> list[float]:
        rules = self.position.rules
        if not self.is_terminal():
            return [0.0] * rules.seats
        return returns(rules.ranks(self.position.state), rules.teams)

    def __str__(self) -> str:
        return self.position.text()


class SpielObserver:
    """The numbers of an `ObservationEncoder`, by their parts. The string of an information state tells all from the
    beginning too."""

    def __init__(self, encoder: ObservationEncoder, recall: bool) -> None:
        self.encoder, self.recall = encoder, recall
        self.tensor = np.zeros(encoder.size, np.float32)
        self.dict = {part.name: self.tensor[part.start : part.stop] for part in encoder.slices}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = np.frombuffer(state.position.seen(self.encoder, player), np.uint8)

    def string_from(self, state: SpielState, player: int) -> str:
        position = state.position
        lines = [position.story(player)] if self.recall else []
        seen = position.seen(self.encoder, player)
        for part in self.encoder.slices:
            values = [f"{i}:{value}" for i, value in enumerate(seen[part.start : part.stop]) if value]
            lines.append(f"{part.name}: {' '.join(values)}")
        if position.actor == player:
            lines.append(f"options: {', '.join(map(position.rules.actions.text, position.legal))}")
        return "\n".join(lines)


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with these parameters: how many players, and its options."""

    def __init__(self, game: Game, kind: Any, params: dict[str, int]) -> None:
        options = dict(params)
        self.rules = game.rules(options.pop(PLAYERS), options)
        self.encoder = ObservationEncoder(game, self.rules)
        self.first = begin(game, self.rules)
        zero = kind.utility == pyspiel.GameType.Utility.ZERO_SUM
        info = pyspiel.GameInfo(
            self.rules.actions.size, SHUFFLES, self.rules.seats, -1.0, 1.0, 0.0 if zero else None, LONGEST
        )
        super().__init__(kind, info, params)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        if params:
            raise ValueError(f"observers take no parameters here, so not {params}")
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if not wanted.public_info or wanted.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            raise ValueError("observers tell what one player knows, no more and no less")
        return SpielObserver(self.encoder, wanted.perfect_recall)


def identifier(game: str) -> str:
    """The name of a game in OpenSpiel's registry."""
    return f"python_aerodrome_{game}"


def kind_of(game: Game) -> Any:
    """What OpenSpiel wants to know about a game before it is made."""
    setups = [game.rules(seats) for seats in range(game.fewest, game.most + 1)]
    even = all(len({rules.teams.count(team) for team in rules.teams}) == 1 for rules in setups)
    kinds = pyspiel.GameType
    return kinds(
        short_name=identifier(game.name),
        long_name=f"Aerodrome: {Words(game, 'en').say('title')}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if even else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.most,
        min_num_players=game.fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={PLAYERS: max(2, game.fewest), **{o.name: o.default for o in game.options}},
    )


def register(game: Game) -> None:
    """Make the game known. OpenSpiel lets go of what is registered when Python has gone already: a class, unlike a
    function, does not mind."""
    kind = kind_of(game)

    class Registered(SpielGame):
        def __init__(self, params: dict[str, int]) -> None:
            super().__init__(game, kind, params)

    pyspiel.register_game(kind, Registered)


for _name in names():
    register(find(_name))
