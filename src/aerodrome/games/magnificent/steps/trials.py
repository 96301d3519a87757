"""MFM-8.13 to MFM-8.26, MFM-R9 (b), MFM-R11: tests, the window before them, and the replies to dirty tricks."""

from __future__ import annotations

from typing import ClassVar, Final, final

from aerodrome.games.magnificent import odds, texts
from aerodrome.games.magnificent.actions import PASS, PLAY, SYMBOL, TARGET, USE
from aerodrome.games.magnificent.outcomes import PASSED, grade_of_failure, resolve
from aerodrome.games.magnificent.sizes import CARDS, DEVICES, MACHINES
from aerodrome.games.magnificent.state import GROUND, HIGH, Race
from aerodrome.games.magnificent.steps.aids import Aid
from aerodrome.games.magnificent.steps.dice import throw
from aerodrome.games.magnificent.terms import BEFORE_TEST, CAD, FLYING, IN_REPLY, NONE, PLAY_CAD, TERRAIN_CAP, WEATHER
from aerodrome.games.magnificent.trial import KIND_OF, TO_LAND_FORCED, TO_MAKE_GOOD, Roll, Trial
from aerodrome.games.magnificent.verbs import Play
from aerodrome.kernel.step import AUTO, Reason, Step

HINDER_OR_PASS: Final = Reason("MFM-R9", "hinder-or-pass")
NOT_IN_HAND: Final = Reason("MFM-R9", "not-in-hand")
ONE_CAD: Final = Reason("MFM-8.24", "one-cad")
NO_CAD: Final = Reason("MFM-8.23", "no-cad")
NOT_THIS_TEST: Final = Reason("MFM-R9", "not-this-test")
REPLY_OR_PASS: Final = Reason("MFM-R11", "reply-or-pass")
NO_REPLY: Final = Reason("MFM-R11", "no-reply")
NOT_THE_TRICKSTER: Final = Reason("MFM-R11", "not-the-trickster")


def declare(s: Race, m: int, purpose: int) -> None:
    """MFM-8.13, MFM-8.14: the difficulty and the dice are fixed; MFM-R9 (b): then the opponents are asked."""
    machine = s.machines[m]
    made = test_for(s, m, purpose)
    s.trials.append(made)
    if s.events is not None:
        passed, _, catastrophe = odds.before(s, made).percents()
        dice = made.first_roll(s.book.dice.most)
        s.emit("declare", machine.kind, purpose, made.difficulty(), dice, passed, catastrophe)
    s.next(BeginRoll())
    for seat in reversed(s.opponents(machine.owner)):
        s.next(AskBeforeTest(seat))


def test_for(s: Race, m: int, purpose: int) -> Trial:
    """The test as it would be declared."""
    kind = KIND_OF[purpose]
    terrain, weather = terrain_part(s, m, purpose), weather_part(s, m, kind)
    return Trial(m, purpose, terrain, weather, 0, s.dice_for(m, kind), False, False, Roll(0, 0, 0, 0), False)


def terrain_part(s: Race, m: int, purpose: int) -> int:
    """MFM-15.1, MFM-11.2 to MFM-11.4, MFM-R35."""
    if purpose >= TO_MAKE_GOOD:
        return s.book.number["final_difficulty"]
    printed = s.book.needs[s.course.tiles[s.machines[m].tile]][KIND_OF[purpose]]
    cap = s.trait(m, TERRAIN_CAP)
    return min(printed, cap) if cap and KIND_OF[purpose] != FLYING else printed


def weather_part(s: Race, m: int, kind: int) -> int:
    """MFM-8.13, MFM-8.46: none in the high band in a flying test. MFM-R64: what is ignored adds up."""
    machine = s.machines[m]
    weather = s.course.weather[machine.tile]
    if weather >= len(s.book.weather) or (kind == FLYING and machine.band == HIGH):
        return 0
    return max(0, s.book.weather[weather][kind] - s.trait(m, WEATHER))


def cads(s: Race, seat: int) -> list[int]:
    """MFM-8.23: devices of a player with a cad symbol ready."""
    ready = [device for device in s.book.with_use[PLAY_CAD] if s.is_ready(device)]
    return [device for device in ready if any(s.is_aboard(m, device) for m in s.machines_of(seat))]


@final
class AskBeforeTest(Step[Race]):
    """MFM-R9 (b): who is asked depends on public facts only: a hand that is not empty, or a cad charge while none was
    used; in the less dirty game only while none was used."""

    def __init__(self, seat: int) -> None:
        super().__init__(AUTO)
        self.seat = seat

    def run(self, s: Race) -> None:
        used = s.trial.caddish
        cards = bool(s.players[self.seat].hand) and not (used and s.book.less_dirty)
        if cards or (cads(s, self.seat) and not used):
            s.next(BeforeTest(self.seat))


@final
class BeforeTest(Step[Race]):
    """MFM-8.23, MFM-8.24, D19: a cad symbol, a dirty trick on this test, or nothing."""

    unseen: ClassVar[bool] = True

    def legal(self, s: Race) -> list[int]:
        seat, hand = self.who, sorted(s.players[self.who].hand)
        tricks = [card for card in hand if texts.window(s, card) == BEFORE_TEST]
        found = [PLAY + card for card in tricks if texts.fits(s, seat, card)]
        if not s.trial.caddish:
            found += [SYMBOL + card for card in hand if s.book.symbol[card] == CAD]
            found += [USE + device for device in cads(s, seat)]
        return [*found, PASS]

    def why(self, s: Race, x: int) -> Reason | None:
        if x in self.legal(s):
            return None
        if PLAY <= x < USE and (x - PLAY) % CARDS not in s.players[self.who].hand:
            return NOT_IN_HAND
        if SYMBOL <= x < USE + DEVICES:
            return ONE_CAD if s.trial.caddish else NO_CAD
        return NOT_THIS_TEST if PLAY <= x < SYMBOL else HINDER_OR_PASS

    def discreet(self, s: Race) -> bool:
        return True

    def default(self, s: Race) -> int:
        return PASS

    def apply(self, s: Race, x: int) -> None:
        if x == PASS:
            return
        top = s.trial
        if x < SYMBOL:
            s.lay_down(self.who, x - PLAY, "play")
            answered(s, self.who, s.machines[top.machine].owner, HamperTest(self.who, x - PLAY))
            return
        top.caddish = True
        top.dice -= 1
        if x < USE:
            s.lay_down(self.who, x - SYMBOL, "use_symbol")
        else:
            s.charges[x - USE] -= 1
        s.emit("cad", self.who, s.machines[top.machine].kind, top.first_roll(s.book.dice.most))


@final
class HamperTest(Step[Race]):
    """MFM-R11: a dirty trick on the test on top, unless it was cancelled."""

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(AUTO)
        self.seat, self.card = seat, card

    def run(self, s: Race) -> None:
        if cancelled(s):
            return
        texts.work_all(s, Play(self.seat, self.card, s.trial.machine, NONE))


def answered(s: Race, player: int, victim: int, effect: Step[Race]) -> None:
    """MFM-R11: a reply step before the effect of a dirty trick, and one after it, for who is hit."""
    s.next(Reply(victim, player, False), effect, Reply(victim, player, True))


def cancelled(s: Race) -> bool:
    """Was the trick just announced cancelled? It is forgotten then."""
    was, s.cancelled = s.cancelled, False
    return was


@final
class Reply(Step[Race]):
    """MFM-R11: it opens whenever the hand is not empty, whatever is in it."""

    def __init__(self, seat: int, player: int, after: bool) -> None:
        super().__init__(AUTO)
        self.seat, self.player, self.after = seat, player, after

    def run(self, s: Race) -> None:
        if s.players[self.seat].hand:
            s.next(Retaliate(self.seat, self.player) if self.after else Parry(self.seat))


def replies(s: Race, seat: int, verb: str) -> list[int]:
    """The reply cards in a hand whose text begins with this verb, or nothing."""
    in_reply = [card for card in s.players[seat].hand if texts.window(s, card) == IN_REPLY]
    return [*sorted([PLAY + card for card in in_reply if texts.verb_of(s, card).name == verb]), PASS]


def why_no_reply(x: int) -> Reason:
    return NO_REPLY if PLAY <= x < SYMBOL else REPLY_OR_PASS


@final
class Parry(Step[Race]):
    """MFM-R11, D20: a card that cancels the trick, or nothing."""

    unseen: ClassVar[bool] = True

    def legal(self, s: Race) -> list[int]:
        return replies(s, self.who, "cancel")

    def why(self, s: Race, x: int) -> Reason | None:
        return None if x in self.legal(s) else why_no_reply(x)

    def discreet(self, s: Race) -> bool:
        return True

    def default(self, s: Race) -> int:
        return PASS

    def apply(self, s: Race, x: int) -> None:
        if x != PASS:
            card = x - PLAY
            s.lay_down(self.who, card, "cancel")
            texts.work_all(s, Play(self.who, card, NONE, NONE))


@final
class Retaliate(Step[Race]):
    """MFM-R11, D21: when a trick has been resolved or cancelled, a card that strikes back, or nothing."""

    unseen: ClassVar[bool] = True

    def __init__(self, who: int, player: int) -> None:
        super().__init__(who)
        self.player = player

    def legal(self, s: Race) -> list[int]:
        return replies(s, self.who, "retaliate")

    def why(self, s: Race, x: int) -> Reason | None:
        return None if x in self.legal(s) else why_no_reply(x)

    def discreet(self, s: Race) -> bool:
        return True

    def default(self, s: Race) -> int:
        return PASS

    def apply(self, s: Race, x: int) -> None:
        if x == PASS:
            return
        card = x - PLAY
        s.lay_down(self.who, card, "play")
        texts.work_all(s, Play(self.who, card, NONE, self.player))


@final
class StrikeBack(Step[Race]):
    """MFM-R11: which machine of the trickster."""

    def __init__(self, who: int, player: int, damage: int) -> None:
        super().__init__(who)
        self.player, self.damage = player, damage

    def legal(self, s: Race) -> list[int]:
        return sorted([TARGET + s.machines[m].kind for m in s.machines_of(self.player)])

    def why(self, s: Race, x: int) -> Reason | None:
        if x in self.legal(s):
            return None
        return NOT_THE_TRICKSTER if TARGET <= x < TARGET + MACHINES else REPLY_OR_PASS

    def apply(self, s: Race, x: int) -> None:
        hurt(s, s.of_kind(x - TARGET), self.damage)


@final
class BeginRoll(Step[Race]):
    """MFM-R62: a test without difficulty passes without a roll. MFM-R7: at most ten dice, and perhaps none."""

    def __init__(self) -> None:
        super().__init__(AUTO)

    def run(self, s: Race) -> None:
        top = s.trial
        s.next(Judge())
        if top.difficulty():
            throw(s, top.first_roll(s.book.dice.most))


@final
class Judge(Step[Race]):
    """MFM-8.15: passed as soon as there are enough symbols. MFM-8.16: otherwise aids may be used, or failure accepted.
    MFM-8.37: a catastrophe in the air forces the machine down."""

    def __init__(self) -> None:
        super().__init__(AUTO)

    def run(self, s: Race) -> None:
        top = s.trial
        m = top.machine
        if top.short() == 0:
            resolve(s, PASSED)
        elif not top.accepted:
            s.next(Aid(s.machines[m].owner), Judge())
        elif resolve(s, grade_of_failure(s)):
            s.next(ForcedLanding(m))


def hurt(s: Race, m: int, markers: int) -> None:
    """MFM-8.57, MFM-R60: a machine in the air with two markers on its gauge must come down at once."""
    s.take_damage(m, markers)
    if s.machines[m].band != GROUND and s.is_crippled(m):
        s.next(ForcedLanding(m))


@final
class ForcedLanding(Step[Race]):
    """MFM-R1: in the own turn the phase that has begun is over, and another one is used up if there is one."""

    def __init__(self, machine: int) -> None:
        super().__init__(AUTO)
        self.machine = machine

    def run(self, s: Race) -> None:
        m = self.machine
        machine = s.machines[m]
        if machine.band == GROUND:
            return
        if m == s.turn.machine:
            s.turn.flying = False
            s.turn.phases = max(0, s.turn.phases - 1)
            s.turn.done.rerolled = False
        s.emit("forced", machine.kind)
        declare(s, m, TO_LAND_FORCED)
