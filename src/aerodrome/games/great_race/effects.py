"""What cards do: their programs line by line, the Flight card in the air, and the Response window."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final, final

from aerodrome.games.great_race.actions import ANSWER, CHOOSE, PASS, SAVE, SPEND, TARGET
from aerodrome.games.great_race.conditions import BY_VERB
from aerodrome.games.great_race.content import EVERYTHING, FLIGHTS, HEALTH, NO_CARD, OF_FLIGHT, OF_REACT, RESPONSE
from aerodrome.games.great_race.hostile import DAMAGES, strike, targets
from aerodrome.games.great_race.state import CREW, Race
from aerodrome.games.great_race.steps.cards import Draw, FillCantina, ShowLaid
from aerodrome.games.great_race.steps.choices import GainCrew, LayDown, RemoveAttachment, SpendCard, lowest
from aerodrome.games.great_race.verbs import CONDITIONS, EFFECTS
from aerodrome.kernel.step import AUTO, Reason, Step

ANSWER_OR_PASS: Final = Reason("GAR-6.9", "answer-or-pass")
NO_RESPONSE: Final = Reason("GAR-6.8", "no-response")
DAMAGE_ONLY: Final = Reason("GAR-20.10", "damage-only")
NOT_IN_HAND: Final = Reason("GAR-6.2", "not-in-hand")
CHOOSE_TARGET: Final = Reason("GAR-8.5", "choose-target")
NO_TARGET: Final = Reason("GAR-16.9", "no-target")
SPEND_OR_SAVE: Final = Reason("GAR-20.24", "spend-or-save")
CHOOSE_FLIGHT: Final = Reason("GAR-22.9", "choose-flight")
NOT_HELD: Final = Reason("GAR-22.9", "not-in-hand")
NOT_PAYABLE: Final = Reason("GAR-22.9", "not-payable")

Verb = Callable[[Race, list[int], list[int]], None]  # pilots in race order, and the line


def _refill(s: Race, pilots: list[int], line: list[int]) -> None:
    for seat in pilots:
        s.refill(seat, line[1], line[2], line[3])


def _lose(s: Race, pilots: list[int], line: list[int]) -> None:
    for seat in pilots:
        s.lose(seat, line[1], line[2])


def _progress(s: Race, pilots: list[int], line: list[int]) -> None:
    for seat in pilots:
        s.gain_progress(seat, line[1])


def _moxy(s: Race, pilots: list[int], line: list[int]) -> None:
    for seat in pilots:
        s.gain_moxy(seat, line[1])


def _draw(s: Race, pilots: list[int], line: list[int]) -> None:
    draws = [Draw(seat, line[1]) for seat in pilots]
    s.next(draws[0], *draws[1:])


def _discard(s: Race, pilots: list[int], line: list[int]) -> None:
    """GAR-21.10: own choice, shown together."""
    choices = [LayDown(seat, line[1]) for seat in pilots]
    s.next(choices[0], *choices[1:], ShowLaid())


def _offer_progress(s: Race, pilots: list[int], line: list[int]) -> None:
    """GAR-20.24: only who can pay is asked."""
    for seat in pilots:
        if s.pilots[seat].board.moxy >= line[1]:
            s.next(SpendMoxy(seat, line[1], line[2]))


def _harm(s: Race, pilots: list[int], line: list[int]) -> None:
    """GAR-R12: one target, which must be chosen if there are several."""
    for seat in pilots:
        aimed = targets(s, seat, line[1], line[2])
        if len(aimed) == 1:
            s.next(Threat(aimed[0], seat, line[2], line[3]))
        elif aimed:
            s.next(ChooseTarget(seat, line[1], line[2], line[3]))


def _harm_all(s: Race, pilots: list[int], line: list[int]) -> None:
    """GAR-6.9: one after the other, in race order."""
    for seat in pilots:
        for target in reversed(targets(s, seat, line[1], line[2])):
            s.next(Threat(target, seat, line[2], line[3]))


def _clear_cantina(s: Race, pilots: list[int], line: list[int]) -> None:
    for card in s.cantina:
        s.emit("leave", card)
    s.discards[CREW] += s.cantina
    s.cantina = []
    s.next(FillCantina())


def _gain_crew(s: Race, pilots: list[int], line: list[int]) -> None:
    for seat in pilots:
        if s.cantina:
            s.next(GainCrew(seat, False))


def _remove_attachment(s: Race, pilots: list[int], line: list[int]) -> None:
    for seat in pilots:
        s.next(RemoveAttachment(seat))


def _fly_another(s: Race, pilots: list[int], line: list[int]) -> None:
    for seat in pilots:
        s.next(FlyAnother(seat))


def _redeem(s: Race, pilots: list[int], line: list[int]) -> None:
    for seat in pilots:
        s.next(SpendCard(seat, line[1], line[2]))


VERBS: Final[dict[str, Verb]] = {
    "refill": _refill,
    "lose": _lose,
    "progress": _progress,
    "moxy": _moxy,
    "draw": _draw,
    "discard": _discard,
    "offer_progress": _offer_progress,
    "harm": _harm,
    "harm_all": _harm_all,
    "clear_cantina": _clear_cantina,
    "gain_crew": _gain_crew,
    "remove_attachment": _remove_attachment,
    "fly_another": _fly_another,
    "redeem": _redeem,
}
BY_NUMBER: Final = [VERBS.get(line.split()[0]) for line in EFFECTS]  # the others are read by their windows


@final
class Program(Step[Race]):
    """A card's program from a line on, for a set of pilots. A condition keeps those for whom it holds; all else is
    done for all that are left, in race order."""

    def __init__(self, source: int, row: int, line: int, pilots: int) -> None:
        super().__init__(AUTO)
        self.source, self.row, self.line, self.pilots = source, row, line, pilots

    def named(self, s: Race) -> list[int]:
        """The pilots in race order; mostly it is one."""
        for seat in range(len(s.pilots)):
            if self.pilots == 1 << seat:
                return [seat]
        return [seat for seat in s.race_order() if self.pilots >> seat & 1]

    def run(self, s: Race) -> None:
        program = s.book.programs[self.source][self.row]
        if self.line >= len(program):
            return
        line = program[self.line]
        pilots = self.named(s)
        if line[0] < len(CONDITIONS):
            pilots = [seat for seat in pilots if BY_VERB[line[0]](s, seat, line)]
        if not pilots:
            return
        s.next(Program(self.source, self.row, self.line + 1, sum([1 << seat for seat in pilots])))
        if line[0] >= len(CONDITIONS):
            verb = BY_NUMBER[line[0] - len(CONDITIONS)]
            assert verb is not None
            verb(s, pilots, line)


def bonus(s: Race, seat: int, card: int) -> int:
    """GAR-17.11: extra Progress that the Pilot card gives to this Flight card."""
    able, book = s.able(seat), s.book
    if not able.bonus or able.bonus_class not in (NO_CARD, book.flight_class[card]):
        return 0
    if book.cost[HEALTH][card] < able.bonus_health:
        return 0
    pilot = s.pilots[seat]
    if able.bonus_terrain and not s.terrain(pilot.stage) & able.bonus_terrain:
        return 0
    before = [c for c in pilot.today if able.bonus_class in (NO_CARD, book.flight_class[c])]
    return 0 if able.bonus_first and len(before) >= able.bonus_first else able.bonus


def fly(s: Race, seat: int, card: int, progress: int, raised: int) -> None:
    """GAR-8.2 to GAR-8.7: pay, place the card in the Flight Path, and apply its effect. GAR-15.6: Fuel first, Health
    for what is missing."""
    pilot = s.pilots[seat]
    fuel, health = s.price(seat, card, raised)
    paid = pilot.board.fuel.spend(fuel)
    health += fuel - paid
    pilot.board.health.spend(health)
    s.emit("pay", seat, paid, health, pilot.board.fuel.supply, pilot.board.health.supply)
    progress += bonus(s, seat, card)
    pilot.cards.path.append(card)
    pilot.today = [*pilot.today, card]
    pilot.tracker += progress
    s.emit("fly", seat, card, progress, pilot.tracker)
    s.gain_moxy(seat, s.book.moxy[card])
    over = s.book.terrain[card]
    if not over or over & s.terrain(pilot.stage):
        s.next(Program(OF_FLIGHT, card, 0, 1 << seat))


@final
class FlyAnother(Step[Race]):
    """GAR-22.9, D13: another Flight card from the hand, with its printed Progress. GAR-R17: how many can be paid is a
    secret."""

    discreet_since: ClassVar[int] = 2

    def legal(self, s: Race) -> list[int]:
        held = s.pilots[self.who].cards.flights()
        return sorted([CHOOSE + card for card in held if s.payable(self.who, card)])

    def why(self, s: Race, x: int) -> Reason | None:
        if not CHOOSE <= x < CHOOSE + FLIGHTS:
            return CHOOSE_FLIGHT
        if x - CHOOSE not in s.pilots[self.who].cards.hand:
            return NOT_HELD
        return None if s.payable(self.who, x - CHOOSE) else NOT_PAYABLE

    def discreet(self, s: Race) -> bool:
        return s.pilots[self.who].hand_size() > 1

    def default(self, s: Race) -> int:
        return lowest(s, self.legal(s), CHOOSE)

    def apply(self, s: Race, x: int) -> None:
        card = x - CHOOSE
        s.pilots[self.who].cards.hand.remove(card)
        fly(s, self.who, card, s.book.progress[card], 0)


@final
class SpendMoxy(Step[Race]):
    """GAR-20.24, D9: Moxy for Progress, or not."""

    def __init__(self, who: int, moxy: int, progress: int) -> None:
        super().__init__(who)
        self.moxy, self.progress = moxy, progress

    def legal(self, s: Race) -> list[int]:
        return [SPEND, SAVE]

    def why(self, s: Race, x: int) -> Reason | None:
        return None if x in (SPEND, SAVE) else SPEND_OR_SAVE

    def default(self, s: Race) -> int:
        return SAVE

    def apply(self, s: Race, x: int) -> None:
        if x == SPEND:
            s.spend_moxy(self.who, self.moxy)
            s.gain_progress(self.who, self.progress)


@final
class Threat(Step[Race]):
    """GAR-6.13: a hostile effect is about to apply; a target with a card in hand may answer."""

    def __init__(self, target: int, by: int, harm: int, number: int) -> None:
        super().__init__(AUTO)
        self.target, self.by, self.harm, self.number = target, by, harm, number

    def run(self, s: Race) -> None:
        if s.pilots[self.target].hand_size():
            s.next(Respond(self.target, self.by, self.harm, self.number))
        else:
            strike(s, self.target, self.by, self.harm, self.number)


@final
class Respond(Step[Race]):
    """GAR-6.8, GAR-6.9, D7: one Response that cancels the effect, or pass."""

    unseen = True

    def __init__(self, who: int, by: int, harm: int, number: int) -> None:
        super().__init__(who)
        self.by, self.harm, self.number = by, harm, number

    def cancels(self, s: Race, card: int) -> bool:
        shield = s.book.react[card][0][1]
        return shield == EVERYTHING or self.harm in DAMAGES

    def legal(self, s: Race) -> list[int]:
        out = [PASS]
        for card in s.pilots[self.who].cards.hand:
            if card < FLIGHTS and s.book.window[card] == RESPONSE and self.cancels(s, card):
                out.append(ANSWER + card)
        out.sort()
        return out

    def why(self, s: Race, x: int) -> Reason | None:
        if x == PASS:
            return None
        if not ANSWER <= x < ANSWER + FLIGHTS:
            return ANSWER_OR_PASS
        card = x - ANSWER
        if card not in s.pilots[self.who].cards.hand:
            return NOT_IN_HAND
        if s.book.window[card] != RESPONSE:
            return NO_RESPONSE
        return None if self.cancels(s, card) else DAMAGE_ONLY

    def discreet(self, s: Race) -> bool:
        return True

    def apply(self, s: Race, x: int) -> None:
        if x == PASS:
            strike(s, self.who, self.by, self.harm, self.number)
            return
        card = x - ANSWER
        s.discard(self.who, card)
        s.emit("answer", self.who, card, s.pilots[self.who].hand_size())
        s.emit("spare", self.who, self.harm, self.number)
        s.next(Program(OF_REACT, card, 1, 1 << self.who))


@final
class ChooseTarget(Step[Race]):
    """GAR-R12, D8, D11: one of several whom a hostile effect may hit."""

    def __init__(self, who: int, aim: int, harm: int, number: int) -> None:
        super().__init__(who)
        self.aim, self.harm, self.number = aim, harm, number

    def legal(self, s: Race) -> list[int]:
        return sorted([TARGET + seat for seat in targets(s, self.who, self.aim, self.harm)])

    def why(self, s: Race, x: int) -> Reason | None:
        if not TARGET <= x < TARGET + len(s.pilots):
            return CHOOSE_TARGET
        return None if x - TARGET in targets(s, self.who, self.aim, self.harm) else NO_TARGET

    def default(self, s: Race) -> int:
        """GAR-R40: the first in race order."""
        return TARGET + targets(s, self.who, self.aim, self.harm)[0]

    def apply(self, s: Race, x: int) -> None:
        s.next(Threat(x - TARGET, self.who, self.harm, self.number))
