"""The battery that every game joins by existing: one game is played, and the contract is checked on the way."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from aerodrome.kernel.chance import SEED_SPACE, Rng, seed_from
from aerodrome.kernel.encode import dump, load
from aerodrome.kernel.errors import AerodromeError
from aerodrome.kernel.game import Chosen, Game
from aerodrome.kernel.match import GAME_OVER, Match, Refused
from aerodrome.kernel.save import restore, save
from aerodrome.kernel.step import AUTO, CHANCE, Reason
from aerodrome.kernel.zones import SPECTATOR, missing_or_extra

Choose = Callable[[Match, int], int]
MOST_DECISIONS = 20_000


class Nonconformity(AerodromeError, AssertionError):
    """The contract is broken; `match` stands where it was seen."""

    def __init__(self, check: str, message: str, match: Match) -> None:
        super().__init__(f"{check}: {message}")
        self.check, self.match = check, match


def check(
    game: Game, seats: int, options: Chosen = None, seed: str = "0", choose: Choose | None = None, every: int = 1
) -> Match:
    """Play one game by `choose` (at random without it) and check the contract at one decision in `every`."""
    match = Match(game, seats, options, seed, auto=False)
    battery = Battery(match, Rng(seed_from(f"{seed}/conformance")))
    for decisions in range(MOST_DECISIONS):
        if match.over:
            break
        legal = match.legal(seat := match.asked()[0])
        battery.expect("options", bool(legal), f"seat {seat} is asked, but has no option")
        if battery.rng.below(every) == 0:
            battery.check_decision(seat, legal)
        if decisions % (50 * every) == 0:
            battery.check_save()
        match.answer(seat, choose(match, seat) if choose else legal[battery.rng.below(len(legal))])
    battery.expect("ends", match.over, f"no end after {MOST_DECISIONS} decisions")
    battery.check_end()
    return match


class Battery:
    """The checks, each on the position where the match stands. None of them changes it."""

    def __init__(self, match: Match, rng: Rng) -> None:
        self.match, self.rules, self.rng = match, match.rules, rng
        self.viewers = [*range(self.rules.seats), SPECTATOR]

    def expect(self, check: str, holds: bool, message: str) -> None:
        if not holds:
            raise Nonconformity(check, message, self.match)

    def check_decision(self, seat: int, legal: list[int]) -> None:
        """All that must hold where a seat is asked."""
        before = dump(self.match.state)
        self.check_options(seat, legal)
        self.check_boxes(self.match.state)
        self.check_copies(seat, legal[self.rng.below(len(legal))], before)
        self.check_secrets(seat, legal)
        self.check_events(seat, legal[self.rng.below(len(legal))])
        self.expect("purity", dump(self.match.state) == before, "looking at the position has changed it")

    def check_options(self, seat: int, legal: list[int]) -> None:
        """Options are sorted and have words; what is none has a reason with a rule of the game."""
        actions, mine, prefix = self.rules.actions, self.match.mine(seat), f"{self.match.game.prefix}-"
        self.expect("options", legal == sorted(set(legal)), f"options are not sorted and unique: {legal}")
        self.expect("options", legal[0] >= 0 and legal[-1] < actions.size, f"options out of range: {legal}")
        for x in range(actions.size):
            reason: Reason | None = mine.todo[-1].why(mine, x)
            words = actions.text(x)
            self.expect("words", actions.parse(words) == x, f"action {x} is lost in its words")
            if reason is None:
                self.expect("reasons", x in legal, f"nothing forbids {words!r}, yet it is no option of seat {seat}")
            else:
                self.expect("reasons", x not in legal, f"{reason.rule} forbids {words!r}, an option of seat {seat}")
                self.expect("reasons", reason.rule.startswith(prefix), f"no rule is named for {words!r}")

    def check_boxes(self, s: Any) -> None:
        fault = missing_or_extra(self.rules.zones(s), self.rules.boxes(s))
        self.expect("boxes", not fault, fault)

    def check_copies(self, seat: int, x: int, before: dict[str, Any]) -> None:
        """Clones are deep and equal, a file gives the same state back, and the same answer the same position."""
        twins = [self.match.state.clone(), load(self.match.game, self.rules, before)]
        self.expect("clone", dump(twins[0]) == before, "a clone differs")
        luck = self.rng.word()
        for twin in twins:
            twin.bring_up(seat)
            self.rules.play(twin, x)
            self.play_on(twin, 12, Rng(luck))
        self.expect("clone", dump(self.match.state) == before, "playing on in a clone has changed the original")
        self.expect("chance", dump(twins[0]) == dump(twins[1]), "the same answers led to different positions")

    def check_secrets(self, seat: int, legal: list[int]) -> None:
        """What a viewer knows stays the same, and so do its options, however the unseen cards lie."""
        truth = self.match.state.clone()
        self.expect("secrets", self.options(truth, seat) == legal, f"seat {seat} has other options in truth")
        for viewer in self.viewers * 2:
            known = self.rules.redact(self.match.state, viewer)
            imagined = self.rules.imagine(known, self.rng)
            self.check_boxes(imagined)
            again = dump(self.rules.redact(imagined, viewer))
            self.expect("imagine", again == dump(known), f"viewer {viewer} knows something else of an imagined state")
            same = viewer != seat or self.options(imagined, seat) == legal
            self.expect("secrets", same, f"the options of seat {seat} depend on what it cannot see")
            self.check_lone_option(seat, legal, viewer, [known, imagined])

    def check_lone_option(self, seat: int, legal: list[int], viewer: int, worlds: list[Any]) -> None:
        """That an option answers itself tells nothing: whether a lone one waits follows from what everybody sees, and
        where it does not wait, so does whether there is just one. `worlds` are what a viewer knows and what it may
        imagine, where a seat without any option would not be asked."""
        truth = self.match.state
        step = truth.question(seat)
        waits, asked = step.discreet(truth), f"{type(step).__name__} of seat {seat}"
        for world in worlds:
            same = world.question(seat).discreet(world) == waits
            self.expect("lone", same, f"whether {asked} is discreet depends on what viewer {viewer} cannot see")
        options = self.options(worlds[-1], seat)
        same = waits or not options or (len(options) == 1) == (len(legal) == 1)
        self.expect("lone", same, f"whether {asked} answers itself tells viewer {viewer} what is hidden from it")

    def check_events(self, seat: int, x: int) -> None:
        """Two worlds that a viewer can never tell apart, before and after an answer, are told to it in the same way."""
        for viewer in self.viewers:
            truth = self.match.state.clone()
            other = self.rules.imagine(self.rules.redact(truth, viewer), self.rng)
            if x not in self.options(truth, seat) or x not in self.options(other, seat):
                continue
            heard, seen = zip(*[self.hear(world, x, viewer) for world in (truth, other)], strict=True)
            if seen[0] == seen[1]:
                self.expect("events", heard[0] == heard[1], f"viewer {viewer} is told a secret: {heard[0]}")

    def options(self, s: Any, seat: int) -> list[int]:
        s.bring_up(seat)
        return list(s.todo[-1].legal(s))

    def hear(self, s: Any, x: int, viewer: int) -> tuple[list[Any], list[Any]]:
        """What the viewer is told of an answer and of what follows by itself, and what it sees after each step."""
        s.events, seen = [], []
        s.todo.pop().apply(s, x)
        while s.todo and s.todo[-1].who in (AUTO, CHANCE):
            seen.append(dump(self.rules.redact(s, viewer)))
            step = s.todo.pop()
            if step.who == AUTO:
                step.run(s)
            else:
                step.apply(s, 0 if step.odds(s) else SEED_SPACE // 3)
        seen.append(dump(self.rules.redact(s, viewer)))
        told = [self.rules.events.told(event, viewer) for event in s.events]
        return [(each.kind, each.args, each.more) for each in told], seen

    def play_on(self, s: Any, answers: int, rng: Rng) -> None:
        while s.todo and answers:
            step = s.todo[-1]
            legal = [] if step.who == CHANCE else step.legal(s)
            self.rules.play(s, legal[rng.below(len(legal))] if legal else rng.weighted(step.odds(s)))
            answers -= 1

    def check_save(self) -> None:
        """A file gives the whole match back."""
        again, _ = restore(save(self.match), lambda name: self.match.game, auto=False)
        self.expect("save", dump(again.state) == dump(self.match.state), "the saved match has another position")
        told = [[(e.kind, e.args) for e in m.told(SPECTATOR)] for m in (again, self.match)]
        self.expect("save", told[0] == told[1], "the saved match tells another story")

    def check_end(self) -> None:
        self.check_boxes(self.match.state)
        self.check_save()
        ranks, returns = self.match.ranks(), self.match.returns()
        self.expect("ranks", len(ranks) == self.rules.seats and min(ranks) == 1, f"places {ranks}")
        self.expect("ranks", abs(sum(returns)) < 1e-9, f"returns {returns} do not cancel out")
        self.check_stays_over()

    def check_stays_over(self) -> None:
        """Whatever anybody tries after the end is refused, and nothing changes."""
        match, before = self.match, save(self.match)
        tries: list[Callable[[int], None]] = [match.undo, match.withdraw, match.time_out]
        tries += [lambda seat: match.answer(seat, 0), lambda seat: match.take_back(0)]
        for seat in range(self.rules.seats):
            self.expect("over", not match.can_undo(seat), f"seat {seat} is offered to take back the end")
            for attempt in tries:
                try:
                    attempt(seat)
                except Refused as refused:
                    self.expect("over", refused.reason is GAME_OVER, f"seat {seat} is told {refused.reason.message!r}")
                else:
                    self.expect("over", False, f"seat {seat} can still act")
        self.expect("over", match.over and save(match) == before, "the match has changed after its end")
