"""MFM-8.16 to MFM-8.19, D22, D23: what helps in a test after a short roll."""

from __future__ import annotations

from typing import Final, final

from aerodrome.games.magnificent import storage, texts
from aerodrome.games.magnificent.actions import ACCEPT, BURN, DROP, LUCK, MOST_DICE, PLAY, SPEND, SYMBOL, USE
from aerodrome.games.magnificent.sizes import CARDS, DEVICES, EQUIPMENT
from aerodrome.games.magnificent.state import LOW, Race
from aerodrome.games.magnificent.steps.dice import throw
from aerodrome.games.magnificent.steps.reroll import Reroll
from aerodrome.games.magnificent.terms import (
    ANY,
    DIE,
    EASE,
    FLYING,
    IN_TEST,
    LANDING,
    NONE,
    REROLL,
    REROLL_EXPLOSIONS,
    REROLL_SOME,
    REROLLS,
)
from aerodrome.games.magnificent.terms import SYMBOL as ONE_SYMBOL
from aerodrome.games.magnificent.trial import TO_FLY, Trial
from aerodrome.games.magnificent.verbs import Play
from aerodrome.kernel.step import Reason, Step

AID_OR_ACCEPT: Final = Reason("MFM-8.16", "aid-or-accept")
NOT_IN_HAND: Final = Reason("MFM-8.18", "not-in-hand")
OTHER_SYMBOL: Final = Reason("MFM-8.18", "other-symbol")
NO_TEXT_NOW: Final = Reason("MFM-R12", "no-text-now")
CARDS_BARRED: Final = Reason("MFM-8.16", "cards-barred")
NO_PART: Final = Reason("MFM-8.17", "no-such-part")
NO_CHARGE: Final = Reason("MFM-8.16", "no-charge")
NO_BAND_BELOW: Final = Reason("MFM-8.45", "no-band-below")
NO_FUEL_TO_BURN: Final = Reason("MFM-8.19", "no-fuel-to-burn")
NO_LUCK: Final = Reason("MFM-8.49", "no-luck")


def devices(s: Race, top: Trial) -> list[int]:
    """Equipment and pilot with something to give in this test."""
    return sorted([device for device in s.ready(top.machine) if helps(s, top, s.book.use[device])])


def helps(s: Race, top: Trial, use: int) -> bool:
    if use == EASE:
        return top.terrain > 0 and not top.on_final_airfield()
    if use in (REROLL, REROLL_SOME):
        return top.roll.misses() > 0 and not (use == REROLL_SOME and s.turn.done.rerolled)
    if use == REROLL_EXPLOSIONS:
        return top.roll.bangs > 0
    return use in (DIE + top.kind, DIE + ANY, ONE_SYMBOL)


def can_burn(s: Race, top: Trial) -> bool:
    """MFM-8.19, MFM-R3: two cubes, if what must be paid at the end of the turn is still there afterwards."""
    if top.kind == LANDING:
        return False
    crossed = s.turn.crossed if top.machine == s.turn.machine else 0
    owed = s.fuel_cost(crossed + 1 if top.purpose == TO_FLY else crossed)
    return s.machines[top.machine].tank.fuel - s.book.number["fuel_for_pass"] >= owed


@final
class Aid(Step[Race]):
    """MFM-8.16, D22: one aid, or failure. MFM-R9: that there is none is a secret."""

    def legal(self, s: Race) -> list[int]:
        top, seat = s.trial, self.who
        m, kind = top.machine, top.kind
        found: list[int] = []
        if not top.no_cards:
            hand = sorted(s.players[seat].hand)
            found += [PLAY + card for card in hand if texts.window(s, card) == IN_TEST and texts.fits(s, seat, card)]
            found += [SYMBOL + card for card in hand if s.book.symbol[card] == kind]
        found += [USE + device for device in devices(s, top)]
        if storage.usable(s, m, kind):
            found.append(SPEND)
        if kind == FLYING and s.machines[m].band > LOW:
            found.append(DROP)
        if can_burn(s, top):
            found.append(BURN)
        if s.players[seat].luck > s.players[seat].fresh:
            found.append(LUCK)
        found.append(ACCEPT)
        return found

    def why(self, s: Race, x: int) -> Reason | None:
        if x in self.legal(s):
            return None
        top = s.trial
        if PLAY <= x < USE:
            if top.no_cards:
                return CARDS_BARRED
            if (x - PLAY) % CARDS not in s.players[self.who].hand:
                return NOT_IN_HAND
            return NO_TEXT_NOW if x < SYMBOL else OTHER_SYMBOL
        if USE <= x < USE + DEVICES:
            return NO_CHARGE
        return REFUSALS.get(x, AID_OR_ACCEPT)

    def discreet(self, s: Race) -> bool:
        return True

    def default(self, s: Race) -> int:
        return ACCEPT

    def apply(self, s: Race, x: int) -> None:
        top, seat = s.trial, self.who
        m = top.machine
        machine = s.machines[m]
        if x == ACCEPT:
            top.accepted = True
        elif x == SPEND:
            storage.return_part(s, m, top.kind, "spend")
            top.roll.added += 1
        elif x == DROP:
            machine.band -= 1
            s.emit("drop", machine.kind, machine.band)
            top.roll.added += 1
        elif x == BURN:
            s.add_fuel(m, -s.book.number["fuel_for_pass"])
            s.emit("burn", machine.kind, s.book.number["fuel_for_pass"], machine.tank.fuel)
            top.roll.added += top.short()
        elif x == LUCK:
            s.players[seat].luck -= 1
            s.supply.luck += 1
            s.emit("luck", seat, s.players[seat].luck)
            top.roll.added += top.short()
        elif x < SYMBOL:
            card = x - PLAY
            s.lay_down(seat, card, "play")
            texts.work_all(s, Play(seat, card, m, NONE))
        elif x < USE:
            s.lay_down(seat, x - SYMBOL, "use_symbol")
            top.roll.added += 1
        else:
            use(s, seat, x - USE)


REFUSALS: Final = {SPEND: NO_PART, DROP: NO_BAND_BELOW, BURN: NO_FUEL_TO_BURN, LUCK: NO_LUCK}


def use(s: Race, seat: int, device: int) -> None:
    """A charge of equipment or pilot. MFM-R65: a symbol is of the kind of the test."""
    top = s.trial
    what = s.book.use[device]
    if s.book.charges[device]:
        s.charges[device] -= 1
    s.emit("use_device", s.machines[top.machine].kind, device, s.charges[device])
    if what == ONE_SYMBOL:
        top.roll.added += 1
    elif what == EASE:
        top.terrain -= 1
    elif what < ONE_SYMBOL:
        throw(s, 1)
    else:
        s.next(Reroll(seat, most_again(s, device)))
        if what == REROLL_SOME:
            s.turn.done.rerolled = True


def most_again(s: Race, device: int) -> int:
    """How many dice of the test on top a device may roll again."""
    top, what = s.trial, s.book.use[device]
    if what == REROLL_EXPLOSIONS:
        return top.roll.bangs
    return min(
        top.roll.misses(), s.book.pilot_traits[device - EQUIPMENT][REROLLS] if what == REROLL_SOME else MOST_DICE
    )
