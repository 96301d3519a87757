"""Ten things to try first: the code of docs/first-steps.md as one script. Writes tower.json and course.svg."""

import aerodrome

print([game.name for game in aerodrome.games()])
match = aerodrome.play("control_tower", ["pilot", "random"], seed=7)
print(match.ranks(), match.scores())

match = aerodrome.Match("control_tower", seats=2, options={"half_width": 3}, seed="monday")
for choice in match.options()[:3]:
    print(f"{choice.action:3} {choice.text:12} {choice.label}")
match.step("move 1 right")
try:
    match.step("move 1 back")
except aerodrome.Refused as refused:
    print(refused.reason.rule, refused.reason.message)
print(match)

match = aerodrome.Match("magnificent", seats=2, seed=3)
twin = match.copy().play("random")
print(match.over, twin.over)

race = aerodrome.Match("air_racing", seed=5)
throws: list[aerodrome.Outcome] = []
while len(throws) < 2:
    throws = max((race.chance(choice) for choice in race.options()), key=len)
    race.step(race.options()[0])
print([f"{outcome.number}: {outcome.probability:.2f}" for outcome in throws])

tower = aerodrome.Match("control_tower", seed=7)
worlds = [tower.imagine(0, seed) for seed in range(20)]
boards = [{world.board(seat) for world in worlds} for seat in (0, 1)]
print(len(boards[0]), "board for seat 0,", len(boards[1]), "for seat 1")

tower.notes["names"] = ["Ann", "Bob"]
tower.save("tower.json")
again = aerodrome.load("tower.json")
print(again.notes, again.save() == tower.save())

print([round(value, 2) for value in tower.evaluate(0)])
print([round(value, 2) for value in tower.evaluate(aerodrome.SPECTATOR)])

from typing import Any


class Forward:
    """Flies forward whenever it can."""

    def __init__(self, match: aerodrome.Match) -> None:
        self.actions = match.rules.actions

    def choose(self, mine: Any, legal: list[int]) -> int:
        forward = [x for x in legal if self.actions.text(x).endswith("forward")]
        return (forward or legal)[0]


wins = 0
for seed in range(20):
    match = aerodrome.Match("control_tower", seed=seed, quiet=True)
    wins += match.play([Forward(match), "random"]).ranks()[0] == 1
print(wins, "of 20 against random")

import polars as pl

match = aerodrome.play("air_racing", ["pilot", "cadet", "random"], seed=2)
rows = [
    {"seat": entry.who, "kind": match.rules.actions.kind(entry.x), "forced": entry.how == "*"}
    for entry in match.log
    if entry.who >= 0
]
frame = pl.DataFrame(rows)
counts = frame.filter(~pl.col("forced")).group_by("kind").len().sort("len", "kind", descending=True)
print(counts.head(3).rows())

from pathlib import Path

match = aerodrome.Match("control_tower", seed=11)
course = [match.evaluate(aerodrome.SPECTATOR, worlds=4)]
while not match.over:
    match.step(match.options()[-1])
    course.append(match.evaluate(aerodrome.SPECTATOR, worlds=4))
winner = match.ranks().index(1)
points = " ".join(f"{4 * n},{100 - 100 * values[winner]:.0f}" for n, values in enumerate(course))
line = f'<polyline points="{points}" fill="none" stroke="navy"/>'
box = f"0 0 {4 * len(course)} 100"
Path("course.svg").write_text(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">{line}</svg>')
print(f"{len(course)} points, from {course[0][winner]:.2f} to {course[-1][winner]:.2f}")
