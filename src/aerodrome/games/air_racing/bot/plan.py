"""The plan of a season: what a workshop earns, and which cards make the fastest aircraft of it."""

from __future__ import annotations

from typing import Final, final

from aerodrome.games.air_racing.actions import BUY, DISCARD, DONE, FUND, PLAY, REDRAW, REGROUP, TEST
from aerodrome.games.air_racing.bot.line import Line, likely
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
from aerodrome.games.air_racing.pieces import Mods
from aerodrome.games.air_racing.state import Meeting
from aerodrome.kernel.advisor import Weighing

ROUNDS: Final = "rounds"  # of the race to come
BRINGS: Final = "brings"  # money, and what counts like money
SOONER: Final = "sooner"  # what helps others is played first
DRAWN: Final = "drawn"  # cards that come for those that go
KEPT: Final = "kept"  # what a card would have brought
DOUBT: Final = "doubt"  # that it is worth it
SEASON_TERMS: Final = (ROUNDS, BRINGS, SOONER, DRAWN, KEPT, DOUBT)

CAREFUL: Final = 5  # more FAST help no pylon check
SAVED: Final = 0.56  # the part of the money to come that will find a use
AT_HAND: Final = 0.8  # and of the money of this turn
EARNED: Final = 3.2  # money for mods in a turn to come,
EARNS: Final = (0.0, -0.2, -0.3, -0.25, 0.25, 0.45, 0.45, 0.45)  # and for each card: a Dollar only replaces others
SPARE: Final = 1.0  # what money for a third purchase counts
THROUGH: Final = 10.0  # cards that go through a hand in a turn
POLE: Final = 0.4  # rounds that the inside lane of the grid saves: who starts behind is blocked again and again
POLE_MARGIN: Final = 0.5  # Microknots that make the inside lane likely in Quick Play,
UNSURE: Final = 1.0  # in the season,
LEARNS: Final = 0.3  # and for each turn of it to come
SPONSORED: Final = 1.5  # money that a Sponsorship brings on average, where there are plays for it,
FUNDED: Final = 2.2  # and a Wind Tunnel
SHIFT: Final = 3.0  # cards that a Night Shift brings,
EFFORT: Final = 1.65  # and a Team Effort with its Regroup
FRESH: Final = 0.6  # at most this part of a hand comes from them
EXTRA_BUY: Final = 0.4  # what one more buy counts, in money,
REDRAW_RIGHT: Final = 1.0  # the right to Regroup,
ACTION: Final = 2.0  # and an Action card for which there is a play,
TEAM: Final = 1.0  # but a Team Effort that is drawn
SLOWEST: Final = 1000.0  # more rounds than any race has
LAST_MONEY: Final = 2  # what is left in a turn at most without any use
CLUTTER: Final = 0.003  # rounds that a purchase must bring at least
ORDER: Final = 1.0  # what brings cards is played first,
FIRST: Final = 6.0  # and what brings plays before that
TROUBLE: Final = 0.3  # money that a Regroup must bring at least,
SECOND_USE: Final = 0.3  # that a Test saves by the play that the card would cost,
DOLLAR_KEPT: Final = 1.5  # that a Dollar is worth in hand,
ACTION_KEPT: Final = 0.1  # and an Action card more than the money that it brings
KEEN: Final = 0.25  # of the money in the Action Phase: weights that differ by more leave a search nothing to try


@final
class Plan:
    """All is counted in money, or in rounds of the race to come."""

    def __init__(self, line: Line) -> None:
        self.book = line.book
        self.line = line
        book = line.book
        self.draws = [0] * KINDS  # what an Action card brings each time it is resolved: cards,
        self.draws[NIGHT_SHIFT], self.draws[TEAM_EFFORT] = book.night_shift_draws, book.team_effort_draws
        self.money = [0.0] * KINDS  # and what counts like money
        self.money[SPONSORSHIP] = book.sponsorship_money + EXTRA_BUY
        self.money[TEAM_EFFORT] = REDRAW_RIGHT
        self.money[WIND_TUNNEL] = float(book.funding)

    def rounds(self, mods: Mods, money: float, microknots_left: int) -> float:
        """The rounds of a race with this aircraft, when so much money is still spent on it, FAST first."""
        book, fast = self.book, mods.fast
        least = SLOWEST
        for more in range(max(1, CAREFUL + 1 - fast)):
            left = money - more * book.cost[FAST]
            if more and left < 0:
                break
            speed = book.stock_speed + mods.microknots + min(left / book.cost[MICROKNOT], float(microknots_left))
            least = min(least, self.line.whole_way(fast + more, mods.boosts) / speed)
        return least

    def with_build(self, s: Meeting, seat: int, build: Mods) -> float:
        """ARC-19.1: the rounds with a build of Quick Play."""
        most = 0
        for each in self.book.builds:
            most = max(most, each.microknots)
        mods = s.aircraft[seat].mods.with_more(build.microknots, build.fast, build.boosts)
        rounds = self.rounds(mods, 0.0, 0)
        return rounds - POLE * likely(mods.microknots - self.rival(s, seat) - most, POLE_MARGIN)

    def prospect(self, s: Meeting, seat: int, owned: list[int], money: float) -> float:
        """The rounds with the mods among these cards, and this money to come."""
        mods = s.mods_with(seat, owned)
        rounds = self.rounds(mods, money, s.supply[MICROKNOT])
        return rounds - POLE * likely(mods.microknots - self.rival(s, seat), UNSURE + LEARNS * self.turns_to_come(s))

    def rival(self, s: Meeting, seat: int) -> int:
        """The most Microknots of another."""
        most = 0
        for other in range(len(s.workshops)):
            if other != seat:
                most = max(most, s.aircraft[other].mods.microknots + s.workshops[other].owned[MICROKNOT])
        return most

    def income(self, owned: list[int]) -> float:
        """The money of a turn, on average: what the cards bring that come to the hand, by themselves or by others."""
        size = float(sum(owned))
        teams, shifts = owned[TEAM_EFFORT] / size, owned[NIGHT_SHIFT] / size
        seen = self.book.hand_size / (1.0 - min(FRESH, SHIFT * shifts + EFFORT * teams))
        efforts = seen * teams
        mods = owned[MICROKNOT] + owned[FAST] + owned[BOOST]
        seen = min(size, seen + min(1.0, efforts) * seen * mods / size)
        busy = seen * (shifts + (owned[SPONSORSHIP] + owned[WIND_TUNNEL]) / size)
        plays = self.book.action_plays + efforts
        played = 1.0 if busy <= plays else plays / busy
        earned = SPONSORED * owned[SPONSORSHIP] + FUNDED * owned[WIND_TUNNEL]
        return seen * (owned[DOLLAR] + played * earned) / size

    def turns_to_come(self, s: Meeting) -> int:
        """Season turns after this one."""
        return self.book.months - 1 - s.month

    def shopping(self, s: Meeting, seat: int, legal: list[int]) -> list[float]:
        """For each purchase the rounds that it leads to, with the best one that can follow it. A card bought now comes
        to the hand after the next shuffle, if there is one."""
        owned, buys = s.workshops[seat].owned[:], s.turn.buys
        money, turns = s.money(seat), self.turns_to_come(s)
        before = self.income(owned)
        base = turns * before
        deck = len(s.workshops[seat].deck)
        useful = max(0.0, turns - deck / THROUGH) if deck < turns * self.book.hand_size else 0.0
        least = [SLOWEST] * KINDS
        for x in legal:
            if x == DONE:
                continue
            card = x - BUY
            left = money - self.book.cost[card]
            owned[card] += 1
            coming = base + useful * (self.income(owned) - before)
            least[card] = min(least[card], self._spent(s, seat, owned, coming, left if buys > 1 else 0))
            for second in range(card, KINDS):
                cost = self.book.cost[second]
                if buys > 1 and cost <= left and s.supply[second] > (1 if second == card else 0):
                    owned[second] += 1
                    coming = base + useful * (self.income(owned) - before)
                    rounds = self._spent(s, seat, owned, coming, left - cost if buys > 2 else 0) + CLUTTER
                    least[card] = min(least[card], rounds)
                    least[second] = min(least[second], rounds)
                    owned[second] -= 1
            owned[card] -= 1
        return [self._spent(s, seat, owned, base, 0) if x == DONE else least[x - BUY] + CLUTTER for x in legal]

    def _spent(self, s: Meeting, seat: int, owned: list[int], coming: float, left: int) -> float:
        return self.prospect(s, seat, owned, SAVED * coming + SPARE * max(0, left - LAST_MONEY))

    def with_free(self, s: Meeting, seat: int, boosts: int) -> float:
        """ARC-3.2: the rounds with so many Boosts among the free cards, after a usual season."""
        owned = s.workshops[seat].owned[:]
        owned[BOOST] += boosts
        owned[FAST] += self.book.free_mods - boosts
        return self.prospect(s, seat, owned, SAVED * self.book.months * self.income(owned))

    def draw(self, s: Meeting, seat: int, plays: int) -> float:
        """What the next card of the own deck brings on average; an Action only if there is a play for it."""
        counts, workshop = [0] * KINDS, s.workshops[seat]
        size = len(workshop.deck)
        if size:
            counts = workshop.owned[:]
            for zone in (workshop.hand, workshop.played, workshop.discards):
                for card in zone:
                    counts[card] -= 1
        else:
            size = len(workshop.discards)
            for card in workshop.discards:
                counts[card] += 1
        if size == 0:
            return 0.0
        worth = float(counts[DOLLAR])
        if plays > 0:
            others = counts[SPONSORSHIP] + counts[NIGHT_SHIFT] + counts[WIND_TUNNEL]
            worth += ACTION * others + TEAM * counts[TEAM_EFFORT]
        return worth / size

    def resolved(self, card: int, draw: float) -> float:
        """What an Action card brings each time it is resolved, when a card that is drawn brings so much."""
        return self.draws[card] * draw + self.money[card]

    def play(self, s: Meeting, seat: int, x: int, weighing: Weighing) -> None:
        """In the Action Phase: Team Effort gives more than it takes, so it comes first; then what draws cards. A
        Regroup pays for each dead card in hand."""
        if x == DONE:
            return
        hand, plays = s.workshops[seat].hand, s.turn.plays
        draw = self.draw(s, seat, plays - 1)
        if x == REGROUP:
            weighing.add(DRAWN, KEEN * (self._dead(s, seat, plays - 1) * draw))
            weighing.add(DOUBT, -KEEN * TROUBLE)
            return
        card = x - PLAY + ACTIONS_FROM
        worth = self.resolved(card, draw)
        if card == WIND_TUNNEL:
            for other in (SPONSORSHIP, NIGHT_SHIFT, TEAM_EFFORT):
                if other in hand:
                    worth = max(worth, 2 * self.resolved(other, draw))
        weighing.add(BRINGS, KEEN * worth)
        if card == TEAM_EFFORT:
            weighing.add(SOONER, KEEN * FIRST)
        elif card != SPONSORSHIP and plays > 1:
            weighing.add(SOONER, KEEN * ORDER)

    def tunnel(self, s: Meeting, seat: int, x: int, weighing: Weighing) -> None:
        """ARC-5.9: a card that could be played anyway is resolved once more, one that could not, twice."""
        if x == FUND:
            weighing.add(BRINGS, float(self.book.funding))
            return
        worth = self.resolved(x - TEST + ACTIONS_FROM, self.draw(s, seat, s.turn.plays))
        if actions_in(s.workshops[seat].hand) > s.turn.plays:
            weighing.add(BRINGS, 2 * worth)
        else:
            weighing.add(BRINGS, worth)
            weighing.add(SOONER, SECOND_USE)

    def regroup(self, s: Meeting, seat: int, x: int, weighing: Weighing) -> None:
        """ARC-5.6: mods go, and Actions that there are no plays for."""
        if x == REDRAW:
            return
        card = x - DISCARD
        draw = self.draw(s, seat, s.turn.plays)
        weighing.add(DRAWN, draw)
        if card == DOLLAR:
            weighing.add(KEPT, -DOLLAR_KEPT)
        elif card >= ACTIONS_FROM:
            if actions_in(s.workshops[seat].hand) <= s.turn.plays:
                weighing.add(KEPT, -self.resolved(card, draw))
            weighing.add(DOUBT, -ACTION_KEPT)

    def _dead(self, s: Meeting, seat: int, plays: int) -> int:
        """Cards in hand that bring nothing this turn: mods, and Actions that there are no plays for."""
        hand = s.workshops[seat].hand
        actions = actions_in(hand)
        return len(hand) - hand.count(DOLLAR) - min(actions, plays)

    def outlook(self, s: Meeting, seat: int, acting: int) -> float:
        """The rounds that the seat can expect, in the season. What the turns to come bring was fitted to seasons that
        pilots finished after random purchases."""
        owned = s.workshops[seat].owned
        turns, money = self.turns_to_come(s), 0.0
        if seat == acting:
            money = AT_HAND * self.at_hand(s, seat)
        elif acting < 0 or (seat - s.first) % len(s.workshops) > (acting - s.first) % len(s.workshops):
            turns += 1
        earned = EARNED
        for card in range(KINDS):
            earned += EARNS[card] * owned[card]
        money += turns * max(0.0, earned)
        return self.rounds(s.mods_with(seat, owned), money, s.supply[MICROKNOT])

    def at_hand(self, s: Meeting, seat: int) -> float:
        """The money that this turn may still come to, in the Action Phase."""
        hand, turn = s.workshops[seat].hand, s.turn
        draw = self.draw(s, seat, turn.plays)
        efforts = hand.count(TEAM_EFFORT) if turn.plays else 0
        plays = turn.plays + efforts
        others = actions_in(hand) - efforts
        money = s.money(seat) + ACTION * min(others, plays) + draw * efforts
        if plays > others and turn.regroups + efforts:
            money += draw * (len(hand) - hand.count(DOLLAR) - others - efforts)
        return money


def actions_in(hand: list[int]) -> int:
    """How many Action cards there are."""
    actions = 0
    for card in hand:
        if card >= ACTIONS_FROM:
            actions += 1
    return actions
