"""The text client: a match between people at one terminal and bots.

All it shows comes from `match.told` and `match.mine`: what the one who looks may know."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import Final

from aerodrome.bots import levels
from aerodrome.cli.screen import Screen
from aerodrome.clock import wall_clock
from aerodrome.games import details, part
from aerodrome.kernel.actions import UnknownAction
from aerodrome.kernel.match import CHOSEN, Match, Refused
from aerodrome.kernel.save import save
from aerodrome.kernel.zones import SPECTATOR
from aerodrome.sheet import NoSuchRule, Sheet, spell
from aerodrome.text import Words, guide

HUMAN: Final = "human"
SLOW: Final = "ace"  # the level that takes its time
NOBODY: Final = -1
MOST_DIGITS: Final = 9  # of the number of an option
EXAMPLE_FILE: Final = "game.json"


class Leave(Exception):
    """A player has had enough."""


class Client:
    """`players` are HUMAN or a level of bot, seat by seat; `practice` allows to take back anything."""

    def __init__(
        self,
        match: Match,
        players: list[str],
        names: list[str],
        words: Words,
        screen: Screen,
        practice: bool = False,
        file: Path | None = None,
    ) -> None:
        self.match = match
        self.players = players
        self.names = names
        self.words = words
        self.screen = screen
        self.practice = practice
        self.file = file  # where the match was saved last
        self.saved = len(match.log) if file else None  # how long its log was then
        self.humans = [seat for seat, player in enumerate(players) if player == HUMAN]
        self.bots = {s: levels.make(player, match, s) for s, player in enumerate(players) if player != HUMAN}
        self.seen = dict.fromkeys([*range(len(players)), SPECTATOR], 0)  # events that each viewer was told
        self.facing = self.humans[0] if len(self.humans) == 1 else NOBODY  # who looks at the screen
        self.fresh = True  # others have acted since the last question
        self.thinking = NOBODY  # the bot that was last said to think
        self.commands: dict[str, Callable[[int, str], None]] = {
            "?": self._help,
            "help": self._help,
            "why": self._why,
            "undo": self._undo,
            "log": self._log,
            "board": self._board,
            "hand": self._hand,
            "save": self._save,
            "rules": self._rules,
            "guide": self._guide,
            "quit": self._quit,
        }

    def say(self, key: str, **args: str | int) -> None:
        self.screen.line(self.words.say(key, **args))

    def run(self) -> None:
        """Play to the end, or until somebody leaves."""
        try:
            while not self.match.over:
                asked = self.match.asked()
                bots = [seat for seat in asked if seat in self.bots]
                if bots:
                    self._let_bot(bots[0])
                else:
                    self._ask(self.facing if self.facing in asked else asked[0])
            self._end()
        except (Leave, EOFError, KeyboardInterrupt) as left:
            if not isinstance(left, Leave):
                self.screen.line()
            if not self.match.over:
                self._part()

    def _watcher(self) -> int:
        """Who is told at once what happens: the only person; or the spectator, if there is no secret to keep."""
        if len(self.humans) == 1:
            return self.humans[0]
        return NOBODY if self.humans and not self.match.over else SPECTATOR

    def _let_bot(self, seat: int) -> None:
        if self.players[seat].startswith(SLOW) and seat != self.thinking:
            self.say("cli-thinking", name=self.names[seat])
            self.thinking = seat
        mine = self.match.mine(seat)
        self._give(seat, self.bots[seat].choose(mine, mine.todo[-1].legal(mine)))
        self.fresh = True
        if self._watcher() != NOBODY:
            self._tell(self._watcher())

    def _tell(self, viewer: int) -> None:
        """The log since this viewer was told it last."""
        for told in self.match.told(viewer, self.seen[viewer]):
            self.screen.line(self.words.event(self.match.rules, told, self.names), "dim")
        self.seen[viewer] = len(self.match.events)

    def _ask(self, seat: int) -> None:
        """Show a person what there is to know, and take commands until there is an answer."""
        if seat != self.facing:
            self._curtain(seat)
        self._tell(seat)
        if self.fresh or not self.screen.plain:
            self.screen.line()
            self._show(seat, drawn=not self.screen.plain, listed=self.screen.plain)
        self.fresh = False
        self.thinking = NOBODY
        self._offer(seat)
        while not self._answer(seat, self.screen.ask(self.words.say("cli-prompt"))):
            pass

    def _curtain(self, seat: int) -> None:
        """Nothing that the one before has seen stays visible; nothing of the next is shown until Enter."""
        self.facing = NOBODY
        self.screen.clear()
        self.screen.ask(self.words.say("cli-pass-device", name=self.names[seat]) + " ")
        self.facing = seat
        self.fresh = True

    def _show(self, viewer: int, drawn: bool, listed: bool) -> None:
        """The position as the viewer knows it."""
        view = part(self.match.game, "view").view(self.match.rules, self.match.mine(viewer), viewer)
        boards = part(self.match.game, "board")
        self.screen.box(boards.status(view, self.words, self.names))
        if drawn:
            self.screen.box(boards.board(view, self.words))
        if listed:
            self.screen.box(boards.listing(view, self.words))
        if hand := boards.hand(view, self.words):
            self.screen.box(hand)

    def _offer(self, seat: int) -> None:
        """The question and its options, numbered in their order, in groups of one kind."""
        key, args = part(self.match.game, "ask").prompt(self.match.mine(seat))
        self.screen.line()
        self.screen.line(self.words.say(key, **args), "bold")
        kinds: dict[str, list[str]] = {}
        for number, (label, x) in enumerate(self._labels(seat), 1):
            line = self.words.say("cli-choice", number=number, label=label)
            kinds.setdefault(self.match.rules.actions.kind(x), []).append(line)
        for lines in kinds.values():
            self.screen.choices(lines)

    def _answer(self, seat: int, line: str) -> bool:
        """Did this line lead to another question? It is a number, the words of an action, or a command."""
        legal = self.match.legal(seat)
        if line.isdecimal() and len(line) <= MOST_DIGITS:
            if not 1 <= int(line) <= len(legal):
                self.say("cli-not-a-choice", low=1, high=len(legal))
                return False
            self._give(seat, legal[int(line) - 1])
            return True
        before = self.match.state
        meant = self._understand(seat, line)
        command, _, rest = line.partition(" ")
        if isinstance(meant, int):
            self._give(seat, meant)
            return True
        if command.lower() in self.commands:
            self.commands[command.lower()](seat, rest.strip())
        elif line:
            self.screen.line(meant)
        return self.match.state is not before

    def _give(self, seat: int, x: int) -> None:
        """An answer; where people play, with its time. A clock that was set back does not turn the story around."""
        if self.humans:
            self.match.now = max(self.match.now, wall_clock())
        self.match.answer(seat, x)

    def _understand(self, seat: int, line: str) -> int | str:
        """The action of these words, in the game's or in the player's language; or what speaks against it."""
        wanted = " ".join(line.lower().split())
        labels = self._all_labels | {label.lower(): x for label, x in self._labels(seat)}
        answer = labels.get(wanted, wanted)
        try:
            reason = self.match.why_not(seat, answer)
        except UnknownAction:
            return self.words.say("cli-not-understood", words=line)
        if reason is not None:
            return self.words.reason(reason)
        return answer if isinstance(answer, int) else self.match.rules.actions.parse(answer)

    def _labels(self, seat: int) -> list[tuple[str, int]]:
        """The options of a seat, in order, and what they are called in its position."""
        game, rules, mine = self.match.game, self.match.rules, self.match.mine(seat)
        label = part(game, "ask").label
        legal = self.match.legal(seat)
        return [(self.words.action(rules, x, label(mine, x), details(game, mine, x)), x) for x in legal]

    @cached_property
    def _all_labels(self) -> dict[str, int]:
        """All actions by what they are called in the player's language."""
        rules = self.match.rules
        return {self.words.action(rules, x).lower(): x for x in range(rules.actions.size)}

    def _help(self, seat: int, rest: str) -> None:
        self.say("cli-help")
        self.screen.line()
        actions = self.match.rules.actions
        examples = {actions.kind(x): actions.text(x) for x in reversed(range(actions.size))}
        self.say("cli-help-words", examples="; ".join(examples[kind] for kind in actions.kinds))

    def _why(self, seat: int, rest: str) -> None:
        if not rest:
            self.say("cli-why-what", example=self.match.rules.actions.text(self.match.rules.actions.size - 1))
            return
        meant = self._understand(seat, rest)
        self.screen.line(self.words.say("cli-why-allowed") if isinstance(meant, int) else meant)

    def _undo(self, seat: int, rest: str) -> None:
        mine = [i for i, entry in enumerate(self.match.log) if entry.who == seat and entry.how == CHOSEN]
        try:
            if self.practice and mine and not self.match.can_undo(seat):
                self.match.take_back(mine[-1])
            else:
                self.match.undo(seat)
        except Refused as refused:
            self.screen.line(self.words.reason(refused.reason))
            return
        for viewer, seen in self.seen.items():
            self.seen[viewer] = min(seen, len(self.match.events))
        self.fresh = True
        self.say("cli-undone")

    def _log(self, seat: int, rest: str) -> None:
        self.say("cli-log")
        for told in self.match.told(seat):
            self.screen.line(self.words.event(self.match.rules, told, self.names))

    def _board(self, seat: int, rest: str) -> None:
        self._show(seat, drawn=True, listed=True)

    def _hand(self, seat: int, rest: str) -> None:
        view = part(self.match.game, "view").view(self.match.rules, self.match.mine(seat), seat)
        self.screen.box(part(self.match.game, "board").hand(view, self.words))

    def _rules(self, seat: int, rest: str) -> None:
        try:
            self.screen.line(spell(Sheet(self.match.game), rest))
        except NoSuchRule as error:
            self.say("cli-no-rule", id=rest)
            if error.near:
                self.say("cli-near-rules", ids=", ".join(error.near))

    def _guide(self, seat: int, rest: str) -> None:
        self.screen.page(guide(self.match.game, self.words.language).text)

    def _save(self, seat: int, rest: str) -> None:
        """Write the match to a file; none but its own is overwritten."""
        if not rest:
            self.say("cli-no-file", example=EXAMPLE_FILE)
            return
        notes = {"players": self.players, "names": self.names, "language": self.words.language}
        try:
            file = Path(rest).expanduser()
            with file.open("w" if file == self.file else "x", encoding="utf-8") as out:
                out.write(save(self.match, notes))
        except FileExistsError:
            self.say("cli-file-exists", file=rest)
            return
        except (OSError, ValueError, RuntimeError) as error:
            self.say("cli-not-saved", file=rest, error=getattr(error, "strerror", None) or str(error))
            return
        self.file, self.saved = file, len(self.match.log)
        self.say("cli-saved", file=rest)

    def _quit(self, seat: int, rest: str) -> None:
        self._offer_to_save()
        raise Leave

    def _offer_to_save(self) -> None:
        """Ask for a file until it is written or none is wanted."""
        while self.saved != len(self.match.log):
            name = self.screen.ask(self.words.say("cli-save-where"))
            if not name:
                return
            self._save(NOBODY, name)

    def _part(self) -> None:
        """The last words of a match that is not over."""
        if self.file is None:
            self.say("cli-quit")
            return
        self.say("cli-quit-saved", file=str(self.file))
        self.say("cli-resume-hint", command=f"aerodrome play --resume {self.file}")

    def _end(self) -> None:
        """The last events, the final position, the places, and the seed by which all can be checked."""
        viewer = self._watcher()
        if viewer == SPECTATOR and self.humans:
            self.seen[viewer] = min(self.seen[seat] for seat in self.humans)
        self._tell(viewer)
        self.screen.line()
        self._show(viewer, drawn=not self.screen.plain, listed=self.screen.plain)
        self.screen.line()
        self.screen.line(self.words.say("cli-game-over"), "bold")
        for place, name in sorted(zip(self.match.ranks(), self.names, strict=True)):
            self.say("cli-place", place=place, name=name)
        self.say("cli-seed", seed=self.match.seed)
        if self.match.practice:
            self.say("cli-practice")
        if self.humans:
            self._offer_to_save()
