"""What holds in every position of every race."""

from __future__ import annotations

from collections import Counter

import pytest

from aerodrome.games.magnificent import GAME, storage
from aerodrome.games.magnificent.rules import Magnificent
from aerodrome.games.magnificent.state import Race
from aerodrome.games.magnificent.steps.choices import ReturnPart
from aerodrome.games.magnificent.terms import SOURCES
from aerodrome.kernel.chance import Rng, seed_from
from aerodrome.kernel.encode import dump, fingerprint
from aerodrome.kernel.game import Chosen
from aerodrome.kernel.match import Match
from aerodrome.kernel.zones import SPECTATOR, missing_or_extra

from .hangar import NO_WEATHER, rules_for

RACES: list[tuple[int, Chosen]] = [
    (2, {}),
    (2, {"setup": "standard"}),
    (3, {"setup": "long"}),
    (4, {"setup": "standard", "teams": "two"}),
    (5, {"setup": "random", "less_dirty": "on"}),
    (6, {"teams": "three"}),
]
ONE_IN = 40  # how often the dearer checks are made
WITH_VP = ["start_vp", "first_to_land", "stage", "deliver", "flag", "manoeuvre", "autograph", "vp"]
GRADES = ["pass", "fail", "catastrophe"]


class Ledger:
    """What the events of a match add up to."""

    def __init__(self, match: Match) -> None:
        self.match, self.read = match, 0
        self.vp: Counter[int] = Counter()
        self.items: Counter[int] = Counter()
        self.put_off = 0
        self.cads: list[int] = []
        self.swaps = 0

    def catch_up(self) -> None:
        """MFM-8.24: at most one cad symbol for each test, of which one may interrupt another."""
        told = self.match.told(SPECTATOR, self.read)
        self.read += len(told)
        self.swaps = 0
        for each in told:
            if each.kind in WITH_VP:
                self.vp[each.args["machine"]] += each.args["vp"]
            if each.kind == "deliver":
                self.items[each.args["item"]] += 1
            elif each.kind == "put_off":
                self.put_off += 1
            elif each.kind == "play":
                self.swaps += self.match.rules.domains["card"][each.args["card"]].startswith("swap-the-maps")
            elif each.kind == "declare":
                self.cads.append(0)
            elif each.kind == "cad":
                self.cads[-1] += 1
                assert self.cads[-1] == 1
            elif each.kind in GRADES:
                self.cads.pop()


def state_of(match: Match) -> Race:
    assert isinstance(match.state, Race)
    return match.state


def play(seats: int, options: Chosen, seed: str) -> Match:
    """A whole game of random choices, in which passing and ending a turn are rarer; every position of it is sound."""
    rules, rng = rules_for(seats, options), Rng(seed_from(seed))
    match = Match(GAME, seats, options, seed)
    ledger = Ledger(match)
    tiles: list[int] = []
    swapped = 0
    begun: Counter[int] = Counter()
    while not match.over:
        s = state_of(match)
        ledger.catch_up()
        assert_sound(rules, s)
        if s.rounds:
            begun = begun or items(s)
            assert_accounted(s, ledger, begun)
            swapped += ledger.swaps
            for m, tile in enumerate(tiles):
                if s.machines[m].tile < tile:
                    assert (s.machines[m].tile, swapped > 0) == (tile - 1, True), "back by Swap the Maps alone"
                    swapped -= 1
            tiles = [machine.tile for machine in s.machines]
        seat, legal = assert_fair(match)
        if rng.below(ONE_IN) == 0:
            assert_discreet(match, rules, rng)
        match.answer(seat, legal[min(rng.below(len(legal)), rng.below(len(legal)))])
    ledger.catch_up()
    s = state_of(match)
    lost = [SOURCES.index("damage"), SOURCES.index("undelivered")]
    scores = {told.args["machine"]: told.args["vp"] for told in match.told(SPECTATOR) if told.kind == "score"}
    for m, kind in enumerate([machine.kind for machine in s.machines]):
        assert (
            scores[kind] == s.total(m) == ledger.vp[kind] + sum(s.machines[m].record.points[source] for source in lost)
        )
    return match


def items(s: Race) -> Counter[int]:
    """Cargo by kind and passengers, on tiles and aboard."""
    found = Counter(
        item for cargo in [*s.course.cargo, *[machine.hold.cargo for machine in s.machines]] for item in cargo
    )
    found[6] = sum(s.course.passengers) + sum(len(machine.hold.riders) for machine in s.machines)
    return found


def assert_accounted(s: Race, ledger: Ledger, begun: Counter[int]) -> None:
    """Whatever has left tiles and machines was delivered, or put off; points are those that were told."""
    gone = ledger.items + Counter({6: ledger.put_off})
    assert items(s) + gone == +begun
    assert all(begun[item] <= copies for item, copies in enumerate(s.book.cargo_copies))
    assert begun[6] <= s.book.number["passengers"]
    assert [s.total(m) for m in range(len(s.machines))] == [ledger.vp[machine.kind] for machine in s.machines]
    assert len(ledger.cads) == len(s.trials), "a test is over when it is told"


def assert_sound(rules: Magnificent, s: Race) -> None:
    """Nothing is lost or too many, and no limit is passed."""
    fault = missing_or_extra(rules.zones(s), rules.boxes(s))
    assert not fault, fault
    hands, kept = [player.hand for player in s.players], [machine.hold.kept for machine in s.machines]
    cards = [*s.cards.pile, *s.cards.discards, *[card for held in [*hands, *kept] for card in held]]
    assert len(cards) == (30 if s.book.less_dirty else 64)
    gear = [*s.store.row, *s.store.deck, *s.store.discards, *[card for machine in s.machines for card in machine.gear]]
    assert len(gear) == (22 if s.book.less_dirty else 24)
    assert len(s.changes.pile) + len(s.changes.discards) == 8
    if s.course.tiles:
        laid = [tile for tile in s.course.weather if tile != NO_WEATHER]
        assert len(laid) + len(s.forecast.pile) + len(s.forecast.discards) + len(s.forecast.peeked) == 20
        assert s.course.weather[0] == NO_WEATHER
    aboard = [sum(machine.hold.parts[kind] for machine in s.machines) + s.supply.parts[kind] for kind in range(3)]
    assert aboard == [14, 17, 14]
    luck = [player.luck for player in s.players]
    assert sum(luck) + s.supply.luck == 6
    assert min([*luck, s.supply.luck, *s.supply.parts, *s.charges]) >= 0
    returning = s.todo[-1].machine if s.todo and isinstance(s.todo[-1], ReturnPart) else None
    for m in range(len(s.machines)):
        assert 0 <= s.machines[m].tank.gauge <= 2
        assert 0 <= s.machines[m].tank.fuel <= 4 - s.machines[m].tank.gauge
        assert all(
            0 <= out <= all_parts
            for out, all_parts in zip(s.machines[m].hold.outside, s.machines[m].hold.parts, strict=True)
        )
        if s.machines[m].kind >= 0 and s.machines[m].crew.pilot >= 0 and m != returning:
            assert storage.holds(s, m), s.book.machine_names[s.machines[m].kind]
    assert s.turn.collected <= 2
    assert s.rounds <= 60
    if s.rounds:
        assert all(s.course.shown[1 : max(machine.tile for machine in s.machines) + 2])


def assert_fair(match: Match) -> tuple[int, list[int]]:
    """Just one is asked at a time, has an option, and its default is one of them."""
    (seat,) = match.asked()
    mine = match.mine(seat)
    legal: list[int] = mine.todo[-1].legal(mine)
    assert legal
    assert len(set(legal)) == len(legal)
    assert mine.todo[-1].default(mine) in legal
    return seat, legal


def assert_discreet(match: Match, rules: Magnificent, rng: Rng) -> None:
    """What a viewer cannot know, dealt otherwise, changes neither what it sees nor its options; and what is not an
    option has a reason."""
    s = state_of(match)
    for viewer in [*range(rules.seats), SPECTATOR]:
        other = rules.imagine(rules.redact(s, viewer), rng)
        assert not missing_or_extra(rules.zones(other), rules.boxes(other))
        assert dump(rules.redact(other, viewer)) == dump(rules.redact(s, viewer))
        if s.course.tiles:
            assert [tile == NO_WEATHER for tile in other.course.weather] == [
                tile == NO_WEATHER for tile in s.course.weather
            ]
        if viewer in match.asked():
            legal = match.legal(viewer)
            assert other.todo[-1].legal(other) == legal
            free = [x for x in range(rules.actions.size) if other.todo[-1].why(other, x) is None]
            assert free == sorted(legal)


@pytest.mark.rule(
    "MFM-2.1", "MFM-2.2", "MFM-8.24", "MFM-8.53", "MFM-8.55", "MFM-10.16", "MFM-8.6", "MFM-R58", "MFM-9.5"
)
@pytest.mark.parametrize(("seats", "options"), RACES)
def test_every_position_of_a_random_race_is_sound(seats: int, options: Chosen) -> None:
    """And every race ends in time, with a place for all."""
    match = play(seats, options, "sound")
    sides = len(set(match.rules.teams))
    assert sorted(set(match.ranks())) == list(range(1, sides + 1))
    winners = [told.args["seat"] for told in match.told(SPECTATOR) if told.kind == "win"]
    assert winners == [seat for seat, rank in enumerate(match.ranks()) if rank == 1]


@pytest.mark.rule("MFM-R58")
def test_a_race_in_which_nobody_acts_ends_after_sixty_rounds() -> None:
    """At each question the default."""
    rules, match = rules_for(3, {"setup": "standard"}), Match(GAME, 3, {"setup": "standard"}, "idle")
    while not match.over:
        assert_sound(rules, state_of(match))
        match.time_out(match.asked()[0])
    kinds = Counter(told.kind for told in match.told(SPECTATOR))
    assert (kinds["round"], kinds["change"], kinds["safety"]) == (60, 59, 1)
    assert [machine.tile for machine in state_of(match).machines] == [0, 0, 0]
    assert state_of(match).supply.luck == 0, "six tokens for who makes no progress"


def test_a_race_replayed_from_its_seed_and_its_decisions_is_the_same() -> None:
    match, rng = Match(GAME, 3, {"setup": "standard"}, "again"), Rng(1)
    for _ in range(300):
        if not match.over:
            (seat,) = match.asked()
            legal = match.legal(seat)
            match.answer(seat, legal[rng.below(len(legal))])
    again = Match(GAME, 3, {"setup": "standard"}, "again")
    again.replay(match.log)
    assert fingerprint(again.state) == fingerprint(match.state)
    other = Match(GAME, 3, {"setup": "standard"}, "another")
    assert fingerprint(other.state) != fingerprint(Match(GAME, 3, {"setup": "standard"}, "again").state)
