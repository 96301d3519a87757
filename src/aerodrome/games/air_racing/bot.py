"""How to play Air Racing well: a plan for the money of the season, and a racing line."""

from __future__ import annotations

from math import exp, sqrt
from typing import ClassVar, Final, final

from aerodrome.bots.bot import Advisor
from aerodrome.games.air_racing.actions import (
    ACCEPT,
    AVOID,
    BUILD,
    BUY,
    CLIMB,
    DISCARD,
    DIVE,
    DONE,
    END,
    FLY,
    FREE,
    FUND,
    IN,
    OUT,
    PLAY,
    REDRAW,
    REGROUP,
    STEP,
    TEST,
)
from aerodrome.games.air_racing.content import (
    ACTIONS_FROM,
    BOOST,
    DOLLAR,
    FAST,
    KINDS,
    MICROKNOT,
    NIGHT_SHIFT,
    SPONSORSHIP,
    TEAM_EFFORT,
    WIND_TUNNEL,
)
from aerodrome.games.air_racing.flight import TILE, beside, engine_modifier
from aerodrome.games.air_racing.line import LEVEL, TOKEN, Line, Sortie
from aerodrome.games.air_racing.rules import AirRacing
from aerodrome.games.air_racing.state import FINAL, NOT_FINISHED, SEASON, B, F, M, Meeting
from aerodrome.games.air_racing.steps.race import Settle, Turn
from aerodrome.kernel.rules import Rules

ROUND: Final = 3.0  # what a round less in the race weighs
CAREFUL: Final = 5  # FAST beyond this help no pylon check
SAVED: Final = 0.8  # the part of the money to come that will find a use
SEEN: Final = 5.5  # cards that go through a hand in a turn
PARAM: list[float] = [1.77, 1.6, 2.55, 1.4, 1.0, 0.9, 0.56, 6.93, 1.2, 1.19, 0.68, 0.54]


@final
class Crew(Advisor[Meeting]):
    """Counts a season in the rounds that its aircraft will need, and a race in half-tiles."""

    horizon: ClassVar[int] = 8

    def __init__(self, rules: AirRacing) -> None:
        self.book = rules.book
        self.line = Line(rules.book)

    def weigh(self, s: Meeting, seat: int, legal: list[int]) -> list[float]:
        first, last = legal[0], legal[-1]
        if first >= BUILD:
            return [-ROUND * self._build_rounds(s, seat, self.book.builds[x - BUILD]) for x in legal]
        if first >= AVOID:
            return [self._after_backfire(s, seat, x) for x in legal]
        if first >= FLY:
            return self._flight(s, seat, legal)
        if first == FREE:
            return [self._free_worth(s, seat, x - FREE) for x in legal]
        if first == FUND:
            return [self._tunnel_worth(s, seat, x) for x in legal]
        if first >= DISCARD:
            return [self._discard_worth(s, seat, x) for x in legal]
        if last >= BUY:
            return self._shopping(s, seat, legal)
        return [self._play_worth(s, seat, x) for x in legal]

    def value(self, s: Meeting) -> list[float]:
        seats = len(s.hands)
        ahead, doubt = self._season_ahead(s) if s.stage != FINAL else self._race_ahead(s)
        values: list[float] = []
        for seat in range(seats):
            total = 0.0
            for other in range(seats):
                if other != seat:
                    margin = (ahead[seat] - ahead[other]) / sqrt(doubt[seat] + doubt[other])
                    total += 1.0 / (1.0 + exp(-max(-30.0, min(30.0, 1.8 * margin))))
            values.append(total / (seats - 1))
        return values

    # the season

    def _rounds(self, microknots: int, fast: int, boosts: int, money: float, knots_left: int, fast_left: int) -> float:
        """The rounds of a race with this aircraft, when so much money is still spent well on it."""
        book = self.book
        least = 1000.0
        for more in range(max(1, CAREFUL + 1 - fast)):
            left = money - more * book.cost[FAST]
            if more and (left < 0 or more > fast_left):
                break
            skill = fast + more
            speed = book.stock_speed + microknots + min(float(knots_left), left / book.cost[MICROKNOT])
            least = min(least, self.line.whole_way(skill, boosts) / speed)
        return least

    def _build_rounds(self, s: Meeting, seat: int, build: list[int]) -> float:
        mods = s.mods[seat]
        return self._rounds(mods[M] + build[M], mods[F] + build[F], mods[B] + build[B], 0.0, 0, 0)

    def _prospect(self, s: Meeting, seat: int, owned: list[int], money: float) -> float:
        mods = s.mods[seat]
        return self._rounds(
            mods[M] + owned[MICROKNOT],
            mods[F] + owned[FAST],
            mods[B] + owned[BOOST],
            money,
            s.supply[MICROKNOT],
            s.supply[FAST],
        )

    def _income(self, owned: list[int]) -> float:
        """The money of a turn, on average, by what the deck is made of."""
        size = float(sum(owned))
        dead = owned[MICROKNOT] + owned[FAST] + owned[BOOST]
        teams = owned[TEAM_EFFORT] / size
        shifts = owned[NIGHT_SHIFT] / size
        paying = (owned[SPONSORSHIP] + owned[WIND_TUNNEL]) / size
        seen = self.book.hand_size / (1.0 - min(PARAM[11], PARAM[8] * (PARAM[2] * shifts + PARAM[3] * teams)))
        efforts = seen * teams
        redrawn = min(1.0, efforts) * seen * dead / size * PARAM[4]
        seen = min(seen + redrawn, size)
        busy = seen * (shifts + paying)
        plays = self.book.action_plays + PARAM[5] * efforts
        share = 1.0 if busy <= plays else plays / busy
        earned = PARAM[0] * owned[SPONSORSHIP] / size + PARAM[1] * owned[WIND_TUNNEL] / size
        return seen * (owned[DOLLAR] / size + share * earned)

    def _turns(self, s: Meeting) -> int:
        """Season turns after this one."""
        return self.book.months - 1 - s.month

    def _shopping(self, s: Meeting, seat: int, legal: list[int]) -> list[float]:
        """Each purchase, with the best one that can follow it. A card bought now is drawn after the next shuffle."""
        owned = s.owned[seat][:]
        money, turns = s.money(seat), self._turns(s)
        before = self._income(owned)
        useful = PARAM[10] * max(0.0, turns - len(s.decks[seat]) / PARAM[7])
        coming = turns * before
        least = [1000.0] * KINDS
        for x in legal:
            if x == DONE:
                continue
            card = x - BUY
            left = money - self.book.cost[card]
            owned[card] += 1
            spare = left if s.buys > 1 else 0
            rounds = self._after_shopping(s, seat, owned, coming + useful * (self._income(owned) - before), spare)
            least[card] = min(least[card], rounds)
            if s.buys > 1:
                for second in range(card, KINDS):
                    cost = self.book.cost[second]
                    if cost <= left and s.supply[second] > (1 if second == card else 0):
                        owned[second] += 1
                        spare = left - cost if s.buys > 2 else 0
                        future = coming + useful * (self._income(owned) - before)
                        rounds = self._after_shopping(s, seat, owned, future, spare)
                        least[card] = min(least[card], rounds)
                        least[second] = min(least[second], rounds)
                        owned[second] -= 1
            owned[card] -= 1
        weights: list[float] = []
        for x in legal:
            if x == DONE:
                weights.append(-ROUND * self._after_shopping(s, seat, owned, coming, 0))
            else:
                weights.append(-ROUND * least[x - BUY] - 0.01 * x)
        return weights

    def _after_shopping(self, s: Meeting, seat: int, owned: list[int], money: float, left: int) -> float:
        return self._prospect(s, seat, owned, PARAM[6] * money + PARAM[9] * max(0, left - 2))

    def _free_worth(self, s: Meeting, seat: int, boosts: int) -> float:
        owned = s.owned[seat][:]
        owned[BOOST] += boosts
        owned[FAST] += self.book.free_mods - boosts
        return -ROUND * self._prospect(s, seat, owned, 20.0)

    def _draw_worth(self, s: Meeting, seat: int, plays: int) -> float:
        """What the next card of the own deck brings, in money, on average."""
        pile = s.discards[seat]
        size = len(s.decks[seat])
        counts = [0] * KINDS
        if size:
            counts = s.owned[seat][:]
            for zone in (s.hands[seat], s.played[seat], s.discards[seat]):
                for card in zone:
                    counts[card] -= 1
        else:
            size = len(pile)
            for card in pile:
                counts[card] += 1
        if size == 0:
            return 0.0
        worth = float(counts[DOLLAR])
        if plays > 0:
            worth += 2.0 * (counts[SPONSORSHIP] + counts[NIGHT_SHIFT] + counts[WIND_TUNNEL]) + counts[TEAM_EFFORT]
        return worth / size

    def _card_worth(self, card: int, draw: float) -> float:
        """What an Action card brings when it is resolved once, in money."""
        if card == NIGHT_SHIFT:
            return self.book.night_shift_draws * draw
        if card == SPONSORSHIP:
            return self.book.sponsorship_money + 0.4
        if card == TEAM_EFFORT:
            return self.book.team_effort_draws * draw + 1.0
        return float(self.book.funding)

    def _dead(self, s: Meeting, seat: int, plays: int) -> int:
        """Cards in hand that bring nothing this turn: mods, and Actions that there are no plays for."""
        actions = 0
        dead = 0
        for card in s.hands[seat]:
            if card >= ACTIONS_FROM:
                actions += 1
            elif card != DOLLAR:
                dead += 1
        return dead + max(0, actions - plays)

    def _play_worth(self, s: Meeting, seat: int, x: int) -> float:
        if x == DONE:
            return 0.0
        hand = s.hands[seat]
        draw = self._draw_worth(s, seat, s.plays - 1)
        if x == REGROUP:
            return self._dead(s, seat, s.plays - 1) * draw - 0.3
        card = x - PLAY + ACTIONS_FROM
        worth = self._card_worth(card, draw)
        if card == TEAM_EFFORT:
            return worth + 6.0
        if s.plays > 1:
            worth += 2.0 if card in (NIGHT_SHIFT, WIND_TUNNEL) else 0.0
        if card == WIND_TUNNEL:
            best = 0.0
            for other in (NIGHT_SHIFT, SPONSORSHIP, TEAM_EFFORT):
                if other in hand:
                    best = max(best, 2.0 * self._card_worth(other, draw))
            worth = max(worth, best + 0.5)
        return worth

    def _tunnel_worth(self, s: Meeting, seat: int, x: int) -> float:
        """ARC-5.9: a card that could be played anyway is worth one more resolution; one that could not, both."""
        draw = self._draw_worth(s, seat, s.plays)
        if x == FUND:
            return float(self.book.funding)
        card = x - TEST + ACTIONS_FROM
        actions = 0
        for held in s.hands[seat]:
            if held >= ACTIONS_FROM:
                actions += 1
        worth = self._card_worth(card, draw)
        return worth + (worth if actions > s.plays else 0.3)

    def _discard_worth(self, s: Meeting, seat: int, x: int) -> float:
        if x == REDRAW:
            return 0.0
        draw = self._draw_worth(s, seat, s.plays)
        card = x - DISCARD
        if card == DOLLAR:
            return draw - 1.1
        if card < ACTIONS_FROM:
            return draw
        actions = 0
        for held in s.hands[seat]:
            if held >= ACTIONS_FROM:
                actions += 1
        return draw - (0.0 if actions > s.plays else 1.0) * self._card_worth(card, draw) - 0.1

    def _season_ahead(self, s: Meeting) -> tuple[list[float], list[float]]:
        """How far each seat will be ahead at the finish, and how uncertain that is (as a variance)."""
        seats = len(s.hands)
        rounds: list[float] = []
        turns = self._turns(s) if s.stage == SEASON and not self.book.quick_play else 0
        current = s.actor()
        for seat in range(seats):
            mods = s.mods[seat]
            if s.stage != SEASON or self.book.quick_play:
                rounds.append(self._rounds(mods[M], mods[F], mods[B], 0.0, 0, 0))
                continue
            to_come = float(turns)
            if current >= 0 and seat != current and (seat - s.first) % seats > (current - s.first) % seats:
                to_come += 1.0
            money = to_come * self._income(s.owned[seat])
            if seat == current:
                money += 0.8 * max(0, s.money(seat)) if s.buys else 0.0
            rounds.append(self._prospect(s, seat, s.owned[seat], SAVED * money))
        ahead = [-10.0 * each for each in rounds]
        doubt = [40.0 + 12.0 * turns for _ in range(seats)]
        return ahead, doubt

    # the race

    def _flight(self, s: Meeting, seat: int, legal: list[int]) -> list[float]:
        book, line = self.book, self.line
        turns = line.turns_left(s)
        budget, skill, boosts = s.budget, s.skill(seat), s.mods[seat][B]
        levels = book.altitude_changes - s.levels
        sortie = Sortie(line, s, seat, min(levels, book.altitudes - 1 - s.altitude[seat]))
        dives = min(s.altitude[seat], levels)
        level = LEVEL
        if turns == 1 or sortie.from_here(budget + TILE * dives) < 0.0:
            turns, level, sortie.climbs = 1, 0.0, 0
        keep = line.boost_worth(skill, boosts, s.engaged, turns)
        here = sortie.from_here(budget)
        weights: list[float] = []
        for x in legal:
            if x == FLY:
                cost = sortie.ahead(budget, budget)
            elif x == STEP:
                cost = sortie.ahead(TILE, budget) + 0.01
            elif x in (IN, OUT):
                to = s.lane[seat] + (-1 if x == IN else 1)
                cost = sortie.aside(s.laps[seat], to, beside(s, seat, to), budget) + 0.02
            elif x == CLIMB:
                cost = sortie.from_here(budget - TILE) - level + 0.05
            elif x == DIVE:
                cost = sortie.from_here(budget + TILE) + level
            elif x == END:
                cost = sortie.rest(s.laps[seat], s.lane[seat], s.place[seat])
                cost += keep - line.boost_worth(skill, boosts, 0, turns - 1)
            elif s.stage != FINAL:
                cost = here + TOKEN
            else:
                further = here - sortie.from_here(budget + TILE * book.boost_speed)
                if turns > 1:
                    cost = here + keep - self._engage(s, seat, further, turns) - 0.02
                else:
                    cost = here - self._last_boost(s, seat, here - TILE * dives, further)
            weights.append(-cost / TILE)
        return weights

    def _engage(self, s: Meeting, seat: int, further: float, turns: int) -> float:
        """What the Boosts bring when one is played now."""
        skill, boosts = s.skill(seat), s.mods[seat][B]
        good = self.book.passes(engine_modifier(s, seat)) / self.book.die_faces
        after = self.line.boost_worth(skill, boosts - 1, s.engaged + 1, turns)
        failed = after - TOKEN * self.book.backfire
        if boosts > 1:
            failed = max(failed, self.line.boost_worth(skill, boosts - 2, s.engaged + 1, turns))
        return good * (further + after) + (1.0 - good) * failed

    def _last_boost(self, s: Meeting, seat: int, here: float, further: float) -> float:
        """In the last turn a Boost is as good as it makes the win likelier; in half-tiles."""
        mark, doubt = self._mark(s, seat)
        good = self.book.passes(engine_modifier(s, seat)) / self.book.die_faces
        margin = -here - TOKEN * sum(s.tokens[seat]) - mark
        loss = 0.0 if s.mods[seat][B] > 1 else TOKEN * self.book.backfire
        boosted = good * likely(margin + further, doubt) + (1.0 - good) * likely(margin - loss, doubt)
        return 8.0 * (boosted - likely(margin, doubt))

    def _mark(self, s: Meeting, seat: int) -> tuple[float, float]:
        """How far beyond the line the best of the others has come, or may come, and how uncertain that is."""
        mark, doubt = -1000.0, 1.0
        moving = False
        for other in s.order:
            if other == seat:
                moving = True
            elif s.overshoot[other] != NOT_FINISHED:
                if s.overshoot[other] / 1000.0 > mark:
                    mark, doubt = s.overshoot[other] / 1000.0, 1.0
            else:
                reach = -self.line.need(s, other)
                if moving:
                    reach += s.speed(other)
                if reach > mark:
                    mark, doubt = reach, 3.0 if moving else 1.0
        return mark, doubt

    def _after_backfire(self, s: Meeting, seat: int, x: int) -> float:
        """ARC-16.6: the token, or one Boost less."""
        turns = self.line.turns_left(s)
        left = s.mods[seat][B] - (1 if x == AVOID else 0)
        worth = self.line.boost_worth(s.skill(seat), left, s.engaged, turns)
        if x == ACCEPT:
            worth -= TOKEN * self.book.backfire
        return worth / TILE

    def _race_ahead(self, s: Meeting) -> tuple[list[float], list[float]]:
        """How far each aircraft will be ahead when the race ends, and how uncertain that is (as a variance)."""
        line, book = self.line, self.book
        seats = len(s.hands)
        moved = [1] * seats
        current = -1
        for step in s.todo:
            if isinstance(step, Turn):
                moved[step.seat] = 0
            elif isinstance(step, Settle):
                current = step.seat
        needs: list[float] = []
        over = False
        least = 1000.0
        for seat in range(seats):
            if s.overshoot[seat] != NOT_FINISHED:
                over = True
                needs.append(-s.overshoot[seat] / 1000.0)
                continue
            need = line.need(s, seat)
            if seat == current:
                need -= s.budget
            elif not moved[seat]:
                need -= s.speed(seat)
            needs.append(need)
            least = min(least, need / s.speed(seat))
        rounds = 0.0 if over else max(0.0, least)
        ahead: list[float] = []
        doubt: list[float] = []
        for seat in range(seats):
            if s.overshoot[seat] != NOT_FINISHED:
                ahead.append(-needs[seat])
                doubt.append(0.1)
                continue
            turns = int(rounds) + (1 if seat == current or not moved[seat] else 0)
            boosts = line.boost_worth(s.skill(seat), s.mods[seat][B], 0, turns)
            ahead.append(rounds * s.speed(seat) - needs[seat] + boosts)
            bad = 1.0 - book.passes(s.skill(seat)) / book.die_faces
            checks = rounds * s.speed(seat) * len(book.course.gates) / book.course.length[0]
            doubt.append(1.0 + 16.0 * checks * bad * (1.0 - bad) + min(s.mods[seat][B], turns) * 12.0)
        return ahead, doubt


def likely(margin: float, doubt: float) -> float:
    """How likely an advance of so many half-tiles holds."""
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, margin / doubt))))


def advisor(rules: Rules[Meeting]) -> Crew:
    assert isinstance(rules, AirRacing)
    return Crew(rules)
