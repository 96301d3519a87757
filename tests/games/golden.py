"""Golden games: written once by `python tests/games/golden.py`, or for the games named behind it, and replayed by every
build ever after.

A change of the rules shows as a readable difference in `playthrough.txt`; raise the game's version, then write anew.
A change of the state's fields is none: `python tests/games/golden.py --reshape GAME` writes positions and fingerprints
anew, and refuses if anything else would change."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from aerodrome.bots import levels
from aerodrome.games import find, names
from aerodrome.kernel.encode import fingerprint
from aerodrome.kernel.game import Game
from aerodrome.kernel.match import AutoAnswers, Match
from aerodrome.kernel.rules import Rules
from aerodrome.kernel.save import restore, save
from aerodrome.kernel.step import CHANCE
from aerodrome.kernel.zones import SPECTATOR

HERE = Path(__file__).parent
GAMES = 100
DEPTH = 3


def saved(game: Game) -> list[str]:
    """So many saved games, all setups by turns, between bots of all levels that are quick."""
    setups = game.setups()
    return [_saved(game, *setups[i % len(setups)], str(i)) for i in range(GAMES)]


def _saved(game: Game, seats: int, options: dict[str, int], seed: str) -> str:
    match = Match(game, seats, options, f"golden/{seed}")
    players = [levels.LEVELS[(seat + int(seed)) % 3] for seat in range(seats)]
    levels.play(match, [levels.make(level, match, seat) for seat, level in enumerate(players)])
    return json.dumps(json.loads(save(match, {"players": players})), separators=(",", ":"))


def playthrough(game: Game) -> str:
    """One game between Pilots, step by step: who is asked what, what it says, and what everybody is told."""
    match = Match(game, game.fewest, seed="playthrough", auto=False)
    bots = [levels.make("pilot", match, seat) for seat in range(game.fewest)]
    lines: list[str] = []
    told = 0
    while True:
        for event in match.told(SPECTATOR, told):
            lines.append(f"    {event.kind} {' '.join(f'{name}={x}' for name, x in event.args.items())}".rstrip())
        told = len(match.events)
        if match.over:
            return "\n".join([*lines, f"places {match.ranks()}", f"fingerprint {fingerprint(match.state)}", ""])
        seat = match.asked()[0]
        mine = match.mine(seat)
        legal = match.legal(seat)
        x = bots[seat].choose(mine, legal)
        texts = [match.rules.actions.text(option) for option in legal]
        lines += [f"seat {seat}: {', '.join(texts)}", f"  says {match.rules.actions.text(x)}"]
        match.answer(seat, x)


def perft(rules: Rules[Any], s: Any, depth: int) -> int:
    """How many sequences of so many answers there are, with the first outcome of every roll."""
    if depth == 0 or not s.todo:
        return 1
    step = s.todo[-1]
    if depth == 1 and step.who != CHANCE:
        return len(step.legal(s))
    count = 0
    for x in [0] if step.who == CHANCE else step.legal(s):
        after = s.clone()
        rules.play(after, x)
        count += perft(rules, after, depth if step.who == CHANCE else depth - 1)
    return count


def counts(game: Game, every: int = 1) -> dict[str, list[int]]:
    """The perft of each setup, or of one in so many, from a position some way into a game."""
    found: dict[str, list[int]] = {}
    for seats, options in game.setups()[::every]:
        match = Match(
            game, seats, options, "perft", auto=AutoAnswers(version=1)
        )  # later ones ask more and would not come as far
        bots = [levels.make("pilot", match, seat) for seat in range(seats)]
        for _ in range(20):
            seat = match.asked()[0]
            match.answer(seat, bots[seat].choose(match.mine(seat), match.legal(seat)))
        key = f"{seats} seats, {options}"
        found[key] = [perft(match.rules, match.state, depth) for depth in range(1, DEPTH + 1)]
    return found


def reshape(name: str) -> None:
    """Write the positions of a game in their new shape; its logs, places and playthrough must be as they were."""
    folder = HERE / name / "golden"
    texts: list[str] = []
    for text in (folder / "saved.jsonl").read_text(encoding="utf-8").splitlines():
        match, notes = restore(text, find)
        again = json.loads(save(match, notes))
        _expect_same(name, _story_of(json.loads(text)), _story_of(again))
        texts.append(json.dumps(again, separators=(",", ":")))
    through, written = playthrough(find(name)), (folder / "playthrough.txt").read_text(encoding="utf-8")
    _expect_same(name, *[whole.rpartition("fingerprint")[0] for whole in (through, written)])
    (folder / "saved.jsonl").write_text("\n".join(texts) + "\n", encoding="utf-8")
    (folder / "playthrough.txt").write_text(through, encoding="utf-8")


def _story_of(saved: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in saved.items() if name not in ("position", "checksum")}


def _expect_same(name: str, one: object, other: object) -> None:
    if one != other:
        raise SystemExit(f"{name}: more would change than positions and fingerprints")


def main() -> None:
    if sys.argv[1:2] == ["--reshape"]:
        for name in sys.argv[2:] or names():
            reshape(name)
        return
    for name in sys.argv[1:] or names():
        folder = HERE / name / "golden"
        folder.mkdir(exist_ok=True)
        (folder / "saved.jsonl").write_text("\n".join(saved(find(name))) + "\n", encoding="utf-8")
        (folder / "playthrough.txt").write_text(playthrough(find(name)), encoding="utf-8")
        (folder / "counts.json").write_text(json.dumps(counts(find(name)), indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
