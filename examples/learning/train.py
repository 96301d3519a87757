"""Train a bot for Control Tower by MaskablePPO, and tell how it does.

python -m examples.learning.train graduate.npz

It plays many games at once against a bot. Besides the return at the end there is a small reward for each move that its
own aircraft have come nearer to landing. It takes one core for a few minutes; the same seed gives the same bot."""

from __future__ import annotations

import argparse
import os
import sys
import time
from typing import Any, Final

try:
    import numpy as np
    import torch
    from gymnasium.spaces import Box
    from sb3_contrib import MaskablePPO
    from stable_baselines3.common.callbacks import BaseCallback
    from stable_baselines3.common.vec_env import VecEnv
except ImportError:
    sys.exit("training needs sb3-contrib and torch: pip install 'aerodrome[learn]'")

from typer import echo

from aerodrome.envs.vector import VectorMatchEnv, make
from aerodrome.games.control_tower.content import AIRCRAFT, OUTBOUND, Airspace
from aerodrome.kernel.observation import MOST
from aerodrome.lab.arena import Arena, Tournament
from aerodrome.lab.engines import Cores
from examples.learning.learned import GAME, MODEL, Network, columns

SEATS: Final = 2
RIVAL: Final = "random"
ROWS: Final = 64  # games at once
NEARER: Final = 0.05  # the reward for a move nearer to landing; the win itself is 1
RECENT: Final = 300  # games that progress is told of
BOT: Final = "graduate=examples.learning.learned:Graduate"


class Rows(VecEnv):
    """The games as Stable-Baselines wants them: what the bot will see, and a reward for progress too."""

    render_mode = None

    def __init__(self, tables: VectorMatchEnv) -> None:
        self.tables, self.columns = tables, columns(tables.encoder)
        self.parts = {part.name: slice(part.start, part.stop) for part in tables.slices}
        air = tables.rules.air
        self.left = moves_left(air)
        self.cards = np.array([[aircraft in card for aircraft in range(AIRCRAFT)] for card in air.goals], np.float32)
        self.won: list[bool] = []
        super().__init__(tables.num_envs, Box(0, MOST, self.columns.shape, np.uint8), tables.single_action_space)

    def need(self, observed: Any) -> Any:
        """How many moves the own aircraft still need in each row."""
        places = observed[:, self.parts["aircraft"]].reshape(len(observed), AIRCRAFT, -1)
        own = observed[:, self.parts["goal"]] @ self.cards
        return ((places * self.left).sum(2) * own).sum(1)

    def reset(self) -> Any:
        observed, _ = self.tables.reset(seed=self._seeds[0])
        self._reset_seeds()
        self.needed = self.need(observed)
        return observed[:, self.columns]

    def step_async(self, actions: Any) -> None:
        self.actions = actions

    def step_wait(self) -> Any:
        observed, rewards, ended, _, info = self.tables.step(self.actions)
        begun = self.need(observed)
        now = begun.copy()  # where a game is over, how it ended, and not how the next begins
        if ended.any():
            now[ended] = self.need(np.stack(list(info["final_obs"][ended])))
            self.won += [reward > 0 for reward in rewards[ended]]
        rewards = rewards + NEARER * (self.needed - now)
        self.needed = begun
        return observed[:, self.columns], rewards.astype(np.float32), ended, [{} for _ in ended]

    def action_masks(self) -> Any:
        return self.tables.action_masks()

    def close(self) -> None:
        self.tables.close()

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        return [getattr(self, attr_name)] * self.num_envs

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        raise AttributeError(f"the games have no {attr_name!r} to be set")

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **named: Any) -> list[Any]:
        return list(getattr(self, method_name)(*args, **named))

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        return [False] * self.num_envs


def moves_left(air: Airspace) -> Any:
    """By aircraft and by what an observation says of it: the fewest moves to land. It begins with its place on the
    field, then come waiting, landed and held."""
    left = np.zeros((AIRCRAFT, air.size + 3), np.float32)
    for aircraft in range(AIRCRAFT):
        left[aircraft, : air.size] = [air.distance(aircraft, space) for space in range(air.size)]
        start = air.departure[0 if aircraft < OUTBOUND else 1][0]
        left[aircraft, air.size] = 1 + air.distance(aircraft, start)
    return left


class Progress(BaseCallback):
    """A line now and then."""

    def __init__(self, rows: Rows) -> None:
        super().__init__()
        self.rows, self.told, self.since = rows, 0, time.perf_counter()

    def _on_step(self) -> bool:
        if len(self.rows.won) >= self.told + RECENT:
            self.told = len(self.rows.won)
            won = sum(self.rows.won[-RECENT:]) / RECENT
            echo(
                f"{time.perf_counter() - self.since:5.0f} s {self.num_timesteps:8} decisions {self.told:6} games, "
                f"{won:4.0%} of the last {RECENT} won",
            )
        return True


def train(decisions: int, seed: int) -> Network:
    torch.set_num_threads(1)  # the same sums on every machine
    rows = Rows(make(GAME, SEATS, ROWS, opponents=RIVAL))
    learner = MaskablePPO(
        "MlpPolicy",
        rows,
        learning_rate=lambda left: 0.002 * left,
        n_steps=64,
        batch_size=1024,
        n_epochs=4,
        gamma=0.9,
        gae_lambda=0.9,
        ent_coef=0.005,
        policy_kwargs={"net_arch": {"pi": [256, 256], "vf": [256, 256]}, "activation_fn": torch.nn.ReLU},
        seed=seed,
        device="cpu",
    )
    learner.learn(decisions, callback=Progress(rows))
    rows.close()
    parts = [*learner.policy.mlp_extractor.policy_net, learner.policy.action_net]
    layers = [part for part in parts if isinstance(part, torch.nn.Linear)]
    return Network([(layer.weight.detach().numpy(), layer.bias.detach().numpy()) for layer in layers])


def main() -> None:
    words = argparse.ArgumentParser(description="Train a bot for Control Tower.")
    words.add_argument("model", help="the file to write")
    words.add_argument("--decisions", type=int, default=500_000, help="to learn from")
    words.add_argument("--seed", type=int, default=8)
    words.add_argument("--rounds", type=int, default=200, help="of the arena, two games each")
    words.add_argument("--least", type=float, default=0.0, help="fail if it may win less than this share")
    given = words.parse_args()
    began, used = time.perf_counter(), time.process_time()
    train(given.decisions, given.seed).save(given.model)
    took, used = time.perf_counter() - began, time.process_time() - used
    echo(f"trained in {took / 60:.1f} minutes, {used / 60:.1f} minutes of a core; the model is {given.model}")

    os.environ[MODEL] = os.path.abspath(given.model)
    arena = Arena(Tournament(GAME, (BOT, RIVAL), SEATS, given.rounds, f"learned/{given.seed}"))
    list(arena.play(Cores(-1)))
    bot = next(each for each in arena.results().bots if each.name == "graduate")
    echo(f"against {RIVAL} it won {bot.wins:g} of {bot.games} games, 95 % interval {bot.low:.1%} to {bot.high:.1%}")
    if bot.low < given.least:
        sys.exit(f"that may be less than {given.least:.0%}")


if __name__ == "__main__":
    main()
