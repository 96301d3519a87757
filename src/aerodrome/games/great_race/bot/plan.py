"""The plan of a day: which Flight cards are worth their Fuel and Health, and which are better redeemed."""

from __future__ import annotations

from typing import Final, final

from aerodrome.games.great_race.bot.moment import Moment
from aerodrome.games.great_race.bot.prices import (
    CARD_WORTH,
    DRAW,
    FOLLOWS,
    FUEL_WORTH,
    HARM,
    HARM_ALL,
    HEALTH_WORTH,
    KEPT,
    LOSE,
    MOXY,
    MOXY_WORTH,
    OFFER,
    PROGRESS,
    REFILL,
    UNATTACHED,
    WASTE,
    fuel_worth,
    health_worth,
    last_bit,
    worth,
)
from aerodrome.games.great_race.content import FLIGHTS, FUEL, HEALTH, LANDING, NO_CARD, SUPPLY, Book
from aerodrome.games.great_race.effects import bonus
from aerodrome.games.great_race.pieces import AIRBORNE, FINISHED
from aerodrome.games.great_race.state import Race
from aerodrome.games.great_race.verbs import Program

NUISANCE: Final = 0.4  # harm to whoever happens to be near
USUAL: Final = 19.5  # what is left on a board at the end of a day, by its worth
CROSSED: Final = 12.0  # the finish line
BEYOND: Final = 0.5  # each Progress beyond it, if another may cross it in the same round;
ALONE: Final = 0.1  # and if not
REACH: Final = 9.0  # so far comes a pilot in a round
LATER: Final = 2.0  # each round until then
SHORT: Final = 18.0  # with less than this to go, not all that is saved will find a use
GREEN_FUEL: Final = 1.4  # of an unknown card, on average
GREEN_HEALTH: Final = 0.25
CHOICE: Final = 1.25  # better than average are the cards that are redeemed, if not all are
ROUNDS: Final = 0.7  # how many rounds another flies for each card that it could pay
NEARLY: Final = 3  # with so little to go on a Stage, the next one counts
SELDOM: Final = 0.5  # how often a condition holds
SECOND_USE: Final = 0.3  # a card can be flown or redeemed; the lesser of the two counts so much
BOLD: Final = 0.03  # what the Progress of the first card counts more than that of the next
DEEPEST: Final = 4  # cards of a plan
FAR: Final = 1000.0  # more than any way
MANY: Final = 6  # with so many cards in hand the plan is shorter


@final
class Plan:
    """What the effect of each Flight card does, as numbers, and the day of one seat, which is laid out anew for every
    question."""

    def __init__(self, book: Book) -> None:
        self.book = book
        self.steps = [0] * FLIGHTS  # Progress
        self.pluck = [0] * FLIGHTS  # Moxy
        self.to_reserve = [[0] * FLIGHTS, [0] * FLIGHTS]
        self.to_supply = [[0] * FLIGHTS, [0] * FLIGHTS]
        self.wear = [0] * FLIGHTS  # Health lost
        self.offer = [0] * FLIGHTS
        self.follows = [NO_CARD] * FLIGHTS
        self.unattached = [False] * FLIGHTS
        self.more = [0.0] * FLIGHTS  # the worth of all else
        self.nuisance = [False] * FLIGHTS
        for card in range(FLIGHTS):
            self._read(card, book.effect[card])
        self.seat = 0
        self.cards: list[int] = []
        self.gain: list[list[int]] = [[], []]
        self.price: list[list[int]] = [[], []]  # in Fuel
        self.toll: list[list[int]] = [[], []]  # in Health
        self.acts: list[list[bool]] = [[], []]  # does the effect apply?
        self.need = [0, 0]
        self.behind = [0.0, 0.0]  # the way after these Stages
        self.prize = [0.0, 0.0]
        self.left = 0  # Stages before the line
        self.totals = [0, 0]
        self.aloft = False
        self.over = False
        self.rounds = 0.0  # that another will still fly
        self.rival = 0.0  # the way of the first of the others
        self.now = Moment(0, 0, 0, 0, 0, 0, 0, NO_CARD, 0, 0)

    def _read(self, card: int, program: Program) -> None:
        for line in program:
            verb = line[0]
            if verb == PROGRESS:
                self.steps[card] += line[1]
            elif verb == MOXY:
                self.pluck[card] += line[1]
            elif verb == REFILL:
                (self.to_supply if line[2] == SUPPLY else self.to_reserve)[line[1]][card] += line[3]
            elif verb == LOSE:
                self.wear[card] += line[2]
            elif verb == OFFER:
                self.offer[card] = line[2]
            elif verb == FOLLOWS:
                self.follows[card] = line[1]
            elif verb == UNATTACHED:
                self.unattached[card] = True
            elif verb == DRAW:
                self.more[card] += CARD_WORTH * line[1]
            elif verb in (HARM, HARM_ALL):
                self.nuisance[card] = True

    def way(self, s: Race, seat: int) -> float:
        """What lies between the seat and the finish line."""
        pilot = s.pilots[seat]
        if pilot.stage >= len(s.row):
            return 0.0
        return last_bit(s.book.stage_progress[s.row[pilot.stage]] - pilot.tracker) + self.way_after(s, pilot.stage)

    def way_after(self, s: Race, stage: int) -> float:
        way = 0.0
        for later in range(stage + 1, len(s.row)):
            way += s.book.stage_progress[s.row[later]] + WASTE
        return way

    def stands(self, s: Race, stage: int, tracker: int) -> float:
        """What it is worth to be there at the end of a turn."""
        short = s.book.stage_progress[s.row[stage]] - tracker
        if short <= 0 and stage == len(s.row) - 1:
            return CROSSED - BEYOND * short
        return -last_bit(short) - self.way_after(s, stage)

    def open(self, s: Race, seat: int) -> None:
        """Lay out the day of a seat: its hand, with what each card costs and brings on this Stage and the next. A card
        that it has revealed counts as flown."""
        pilot, cards = s.pilots[seat], s.pilots[seat].cards
        self.seat = seat
        self.over = any(each.status == FINISHED for each in s.pilots)
        self.cards = cards.flights()
        lands = cards.shown >= LANDING or (len(cards.picked) > 0 and cards.picked[0] >= LANDING)
        self.aloft = pilot.status == AIRBORNE and not self.over and not lands
        if cards.picked and cards.picked[0] < FLIGHTS:
            self.cards.append(cards.picked[0])
        self.left = len(s.row) - pilot.stage
        self._watch(s, seat)
        for ahead in range(2):
            self._look(s, seat, ahead)
        fuel, health, path = pilot.board.fuel, pilot.board.health, cards.path
        self.totals[FUEL], self.totals[HEALTH] = fuel.total(), health.total()
        last = s.book.flight_class[path[-1]] if path and path[-1] < FLIGHTS else NO_CARD
        moxy = pilot.board.moxy
        self.now = Moment(0, pilot.tracker, fuel.supply, health.supply, fuel.reserve, health.reserve, moxy, last, 0, 0)

    def _watch(self, s: Race, seat: int) -> None:
        """How long another may still fly today, and how near the first of them is to the line."""
        self.rounds, self.rival = 0.0, FAR
        for n, other in enumerate(s.pilots):
            if n != seat:
                self.rival = min(self.rival, self.way(s, n))
                if other.status == AIRBORNE and not other.must_land():
                    could = min(other.hand_size(), other.board.fuel.supply)
                    self.rounds = max(self.rounds, ROUNDS * could)

    def _look(self, s: Race, seat: int, ahead: int) -> None:
        """What the cards cost and bring on a Stage."""
        book, stage = s.book, s.pilots[seat].stage + ahead
        if stage >= len(s.row):
            return
        able, terrain = s.able(seat), s.terrain(stage)
        self.need[ahead] = book.stage_progress[s.row[stage]]
        self.behind[ahead] = self.way_after(s, stage)
        self.prize[ahead] = self.reward(s.rewards[stage][0]) if s.rewards[stage] and ahead + 1 < self.left else 0.0
        gain: list[int] = []
        price: list[int] = []
        toll: list[int] = []
        acts: list[bool] = []
        for card in self.cards:
            fuel, health = s.price_on(stage, seat, card, 0)
            over = book.terrain[card]
            gain.append(book.progress[card] + (bonus(s, seat, card) if able.bonus else 0))
            price.append(fuel)
            toll.append(health)
            acts.append((not over or over & terrain != 0) and not (self.unattached[card] and s.attached[stage]))
        self.gain[ahead], self.price[ahead], self.toll[ahead], self.acts[ahead] = gain, price, toll, acts

    def reward(self, token: int) -> float:
        """GAR-12.6: what the token of a Stage brings."""
        return worth(self.book.reward_effect[token])

    def fly_shown(self, s: Race) -> None:
        """The revealed card, as it stands, is as good as flown."""
        seat, now, pilot = self.seat, self.now, s.pilots[self.seat]
        if not pilot.cards.reveals_flight():
            return
        card, raised = pilot.cards.shown, pilot.round.raised
        if not s.payable(seat, card, raised):
            return
        fuel, health = s.price(seat, card, raised)
        over = s.book.terrain[card]
        now.tracker += s.current_progress(seat) + bonus(s, seat, card)
        if (not over or over & s.terrain(pilot.stage)) and self.follows[card] in (NO_CARD, now.last):
            now.tracker += self.steps[card]
        now.health -= health + max(0, fuel - now.fuel)
        now.fuel = max(0, now.fuel - fuel)
        now.moxy += s.book.moxy[card]
        now.last = s.book.flight_class[card]

    def best(self, gone: int = 0, more: float = 0.0) -> float:
        """The best that the day can still lead to, without the cards that are gone."""
        at = self.now.copy()
        at.gone = gone
        if self._move_on(at):
            more += self.prize[0]
        return more + self._search(at, 0)

    def first(self, i: int) -> float:
        """The best that can follow when this card of the hand is flown first; among equals more Progress is better."""
        bold = BOLD * (self.gain[0][i] + (self.steps[self.cards[i]] if self.acts[0][i] else 0))
        return bold + self._fly(i, self.now)

    def land(self) -> float:
        """The day, if the pilot lands now."""
        return self._landed(self.now)

    def keep(self, card: int) -> float:
        """What a card in hand brings when it is flown, or redeemed."""
        book, i = self.book, self.cards.index(card)
        ahead = 1 if self.left > 1 and self.need[0] - self.now.tracker <= NEARLY else 0
        flown = self.gain[ahead][i] + MOXY_WORTH * book.moxy[card]
        flown -= FUEL_WORTH * self.price[ahead][i] + HEALTH_WORTH * self.toll[ahead][i]
        if self.acts[ahead][i]:
            flown += (SELDOM if self.follows[card] != NO_CARD else 1.0) * self.steps[card] + self.more[card]
            flown += MOXY_WORTH * self.pluck[card] + SELDOM * self.offer[card] - HEALTH_WORTH * self.wear[card]
            flown += FUEL_WORTH * (self.to_reserve[FUEL][card] + self.to_supply[FUEL][card])
        missing = self.totals[HEALTH] - self.now.health - self.now.care
        redeemed = FUEL_WORTH * book.green[FUEL][card] + HEALTH_WORTH * min(missing, book.green[HEALTH][card])
        return max(flown, redeemed) + SECOND_USE * min(flown, redeemed)

    def redeemed(self, card: int, to: int, extra: int) -> float:
        """GAR-10.3: the best after this card was redeemed, each green value raised by so much."""
        before = self.now.copy()
        for kind in (FUEL, HEALTH):
            green = self.book.green[kind][card]
            if green:
                self.refill(kind, to, green + extra)
        after = self.best(1 << self.cards.index(card))
        self.now = before
        return after

    def refill(self, kind: int, to: int, number: int) -> None:
        """GAR-3.4: from what is in Discard now."""
        now = self.now
        if kind == FUEL:
            moved = min(number, self.totals[FUEL] - now.fuel - now.gas)
            now.fuel, now.gas = (now.fuel + moved, now.gas) if to == SUPPLY else (now.fuel, now.gas + moved)
        else:
            moved = min(number, self.totals[HEALTH] - now.health - now.care)
            now.health, now.care = (now.health + moved, now.care) if to == SUPPLY else (now.health, now.care + moved)

    def _move_on(self, at: Moment) -> bool:
        """GAR-12: on to the next Stage, if this one is done."""
        ahead = at.ahead
        if ahead > 1 or ahead >= self.left or at.tracker < self.need[ahead]:
            return False
        at.tracker = at.tracker - self.need[ahead] if ahead + 1 == self.left else 0
        at.ahead = ahead + 1
        at.moxy += self.book.moxy_for_stage
        at.last = NO_CARD
        return True

    def _search(self, at: Moment, start: int) -> float:
        """Land, or fly one more. On one Stage the order hardly matters, so each set of cards is tried in one order."""
        best = self._landed(at)
        n = len(self.cards)
        deepest = DEEPEST if n < MANY else DEEPEST - 1
        if not self.aloft or at.ahead >= self.left or at.ahead > 1 or at.flown >= deepest:
            return best
        if at.fuel <= 0 or at.health <= 0:
            return best
        for i in range(start, n):
            if not at.gone >> i & 1:
                best = max(best, self._fly(i, at))
        return best

    def _fly(self, i: int, before: Moment) -> float:
        """GAR-8: the card is paid and placed, its effect applies, and the pilot moves on."""
        ahead, card = before.ahead, self.cards[i]
        price = self.price[ahead][i]
        short = max(0, price - before.fuel)
        toll = self.toll[ahead][i] + short
        if toll > before.health:
            return -FAR
        at = before.copy()
        at.fuel -= price - short
        at.health -= toll
        at.tracker += self.gain[ahead][i]
        at.moxy += self.book.moxy[card]
        more = self._apply(card, at) if self.acts[ahead][i] and self.follows[card] in (NO_CARD, at.last) else 0.0
        at.last = self.book.flight_class[card]
        at.gone |= 1 << i
        at.flown += 1
        start = i + 1 if before.flown else 0
        if self._move_on(at):
            start = 0
            more += self.prize[ahead]
        return more + self._search(at, start)

    def _apply(self, card: int, at: Moment) -> float:
        """The effect of the card; what it brings that is not counted on a board."""
        at.tracker += self.steps[card]
        at.moxy += self.pluck[card]
        more = self.more[card]
        at.health = max(0, at.health - self.wear[card])
        if self.offer[card] and at.moxy:
            at.tracker += self.offer[card]
            at.moxy -= 1
        if self.nuisance[card] and self.rounds:
            more += NUISANCE
        at.fuel += min(self.to_supply[FUEL][card], self.totals[FUEL] - at.fuel - at.gas)
        at.gas += min(self.to_reserve[FUEL][card], self.totals[FUEL] - at.fuel - at.gas)
        at.care += min(self.to_reserve[HEALTH][card], self.totals[HEALTH] - at.health - at.care)
        return more

    def _landed(self, at: Moment) -> float:
        """The worth of the day's end after so many cards flown: the way that is left, and all that is on the board by
        then. Each round has an action, which redeems one of the cards that are left or drawn on the ground."""
        if at.ahead >= self.left:
            return CROSSED + (BEYOND if self.rival <= REACH else ALONE) * at.tracker - LATER * at.flown
        way = self.behind[1] if at.ahead > 1 else last_bit(self.need[at.ahead] - at.tracker) + self.behind[at.ahead]
        if self.over:
            return -way
        green, care_green, cards = 0, 0, 0
        for i in range(len(self.cards)):
            if not at.gone >> i & 1:
                cards += 1
                green += self.book.green[FUEL][self.cards[i]]
                care_green += self.book.green[HEALTH][self.cards[i]]
        draws = max(0.0, self.rounds - at.flown)
        actions = at.flown + max(1.0, draws) if self.aloft else draws
        held = cards + draws
        used = min(1.0, CHOICE * actions / held) if held else 0.0
        in_tank, whole = float(at.fuel + at.gas), float(at.health + at.care)
        in_tank += min(self.totals[FUEL] - in_tank, used * (green + GREEN_FUEL * draws))
        whole += min(self.totals[HEALTH] - whole, used * (care_green + GREEN_HEALTH * draws))
        on_board = fuel_worth(in_tank) + health_worth(whole) + MOXY_WORTH * min(at.moxy, self.book.most_moxy)
        on_board += KEPT * max(0.0, held - actions)
        return (on_board - USUAL) * min(1.0, min(way, self.rival) / SHORT) - way
