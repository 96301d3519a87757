"""Train MaskablePPO on Control Tower for two."""

from __future__ import annotations

import argparse
import time
from typing import Any

import numpy as np
import torch
from gymnasium.spaces import Box
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import VecEnv

from aerodrome.envs.vector import Tables, make
from learned import GAME, Network, columns

GAMMA = 0.99


class Rows(VecEnv):
    def __init__(self, tables: Tables, seed: int, shaping: float) -> None:
        self.tables, self.first_seed, self.shaping = tables, seed, shaping
        self.columns = columns(tables.sight)
        super().__init__(tables.num_envs, Box(0, 255, (len(self.columns),), np.uint8), tables.single_action_space)
        air = tables.rules.air
        n = air.size
        self.moves = np.zeros((10, n + 3), np.float32)
        for a in range(10):
            self.moves[a, :n] = [air.distance(a, p) for p in range(n)]
            self.moves[a, n] = 1 + min(air.distance(a, p) for p in air.departure[0 if a < 5 else 1])
        self.goals = np.array([[a in g for a in range(10)] for g in air.goals], np.float32)
        parts = {p.name: slice(p.start, p.stop) for p in tables.slices}
        self.aircraft, self.goal = parts["aircraft"], parts["goal"]
        self.won = []

    def potential(self, obs):
        place = obs[:, self.aircraft].reshape(len(obs), 10, -1)
        left = (place * self.moves).sum(2)
        own = obs[:, self.goal].astype(np.float32) @ self.goals
        return -self.shaping * (left * own).sum(1)

    def reset(self):
        obs, _ = self.tables.reset(seed=self.first_seed)
        self.before = self.potential(obs)
        return obs[:, self.columns]

    def step_async(self, actions):
        self.actions = actions

    def step_wait(self):
        obs, rewards, ended, _, _ = self.tables.step(self.actions)
        self.won += [r > 0 for r in rewards[ended]]
        after = self.potential(obs)
        shaped = rewards + GAMMA * np.where(ended, 0, after) - self.before
        self.before = after
        return obs[:, self.columns], shaped.astype(np.float32), ended, [{} for _ in ended]

    def close(self):
        self.tables.close()

    def get_attr(self, name, indices=None):
        return [getattr(self, name)] * self.num_envs

    def set_attr(self, name, value, indices=None): ...

    def env_method(self, name, *a, indices=None, **k):
        return list(getattr(self, name)(*a, **k))

    def action_masks(self):
        return self.tables.action_masks()

    def env_is_wrapped(self, w, indices=None):
        return [False] * self.num_envs


class Progress(BaseCallback):
    def __init__(self, out):
        super().__init__(); self.out = out; self.t = time.time(); self.c = time.process_time()
    def _on_step(self): return True
    def _on_rollout_end(self):
        env = self.training_env
        n = len(env.won)
        print(f"{self.num_timesteps:8d} {time.time()-self.t:6.0f}s cpu {time.process_time()-self.c:6.0f}s games {n:5d} won {np.mean(env.won[-300:]) if n else 0:.3f}", flush=True)
        export(self.model, self.out)


def export(model, out):
    p = model.policy
    lin = [m for m in [*p.mlp_extractor.policy_net, p.action_net] if isinstance(m, torch.nn.Linear)]
    Network([(m.weight.detach().numpy().copy(), m.bias.detach().numpy().copy()) for m in lin]).save(out)


if __name__ == "__main__":
    a = argparse.ArgumentParser()
    a.add_argument("--steps", type=int, default=400_000)
    a.add_argument("--rows", type=int, default=64)
    a.add_argument("--n", type=int, default=64)
    a.add_argument("--shaping", type=float, default=0.05)
    a.add_argument("--lr", type=float, default=1e-3)
    a.add_argument("--ent", type=float, default=0.01)
    a.add_argument("--epochs", type=int, default=4)
    a.add_argument("--batch", type=int, default=1024)
    a.add_argument("--threads", type=int, default=1)
    a.add_argument("--rival", default="random")
    a.add_argument("--hidden", type=int, default=128)
    a.add_argument("--out", default="graduate.npz")
    g = a.parse_args()
    torch.set_num_threads(g.threads)
    env = Rows(make(GAME, 2, g.rows, opponents=g.rival), 8, g.shaping)
    model = MaskablePPO("MlpPolicy", env, learning_rate=lambda left: g.lr * left, n_steps=g.n, batch_size=g.batch, n_epochs=g.epochs,
        gamma=GAMMA, ent_coef=g.ent, seed=8, device="cpu",
        policy_kwargs={"net_arch": {"pi": [g.hidden] * 2, "vf": [g.hidden] * 2}, "activation_fn": torch.nn.ReLU})
    model.learn(g.steps, callback=Progress(g.out))
    export(model, g.out)
