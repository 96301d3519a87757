"""MFM-6.13 to MFM-6.24, MFM-12.4 to MFM-12.8: pilots, machines, equipment and loading."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from aerodrome.games.magnificent import GAME, storage
from aerodrome.games.magnificent.pieces import Crew
from aerodrome.games.magnificent.state import GROUND, Race
from aerodrome.games.magnificent.steps.draft import (
    AssignPilots,
    ChooseEquipment,
    ChooseMachine,
    ChoosePilot,
    DealSpecial,
    DraftPilots,
)
from aerodrome.games.magnificent.steps.exchange import ChooseMate
from aerodrome.games.magnificent.steps.setup import NameMachines
from aerodrome.games.magnificent.terms import MOUNTAIN, NONE, WATER
from aerodrome.kernel.chance import Rng, seed_from
from aerodrome.kernel.encode import dump
from aerodrome.kernel.match import Match
from aerodrome.kernel.step import Step
from aerodrome.kernel.zones import SPECTATOR
from aerodrome.testing.scenario import ScriptedMatch

from .hangar import Flyer, Meeting, position

EACH_NUMBER = pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
STANDARD = {"setup": "standard"}


class Draft:
    """A standard set-up of random answers, from its first question to the first turn: who was asked what."""

    def __init__(self, seats: int, options: Mapping[str, object] = STANDARD) -> None:
        self.match = Match(GAME, seats, options, f"draft {seats}", auto=False)
        self.questions: list[tuple[str, int, str]] = []
        self.gear: list[list[list[int]]] = []
        self.rows: list[int] = []
        rng = Rng(seed_from("draft"))
        while self.state.rounds == 0:
            (seat,) = self.match.asked()
            step = type(self.state.todo[-1]).__name__
            if step in ("ChoosePilot", "ChooseEquipment"):
                self.rows.append(len(self.state.pilots.row if step == "ChoosePilot" else self.state.store.row))
            legal = self.match.legal(seat)
            x = legal[rng.below(len(legal))]
            self.questions.append((step, seat, self.match.rules.actions.text(x)))
            self.match.answer(seat, x)
            self.gear.append([machine.gear[:] for machine in self.state.machines])

    @property
    def state(self) -> Race:
        assert isinstance(self.match.state, Race)
        return self.match.state

    def seats(self, step: str) -> list[int]:
        return [seat for name, seat, _ in self.questions if name == step]

    def around(self) -> list[int]:
        """Anticlockwise from the first player's right."""
        seats = self.match.rules.seats
        return [(self.state.first - 1 - n) % seats for n in range(seats)]


def before(
    *steps: Step[Any], flyers: Sequence[Flyer], seats: int | None = None, chance: Sequence[int] = ()
) -> ScriptedMatch:
    """A table where these steps come next."""
    s = position(*flyers, seats=seats, options=STANDARD)
    s.todo = list(reversed(steps))
    return ScriptedMatch(GAME, seats or len(flyers), STANDARD, position=s, chance=chance)


@pytest.mark.rule("MFM-6.13", "MFM-6.14", "MFM-12.4")
@EACH_NUMBER
def test_the_order_of_the_drafts(seats: int) -> None:
    """Six pilots are always on offer; with two players all choose twice, the second player first."""
    draft = Draft(seats)
    turns = draft.around() * (2 if seats == 2 else 1)
    assert draft.seats("ChoosePilot") == draft.seats("ChooseMachine") == turns
    assert set(draft.rows) == {6}
    assert len({machine.crew.captain for machine in draft.state.machines}) == len(draft.state.machines)
    assert draft.seats("AssignPilot") == (draft.around() if seats == 2 else [])


@pytest.mark.rule("MFM-6.16", "MFM-6.17", "MFM-6.18", "MFM-R73", "MFM-12.5")
@EACH_NUMBER
def test_equipment_is_taken_round_after_round_until_all_slots_are_full(seats: int) -> None:
    draft = Draft(seats)
    s = draft.state
    slots = [sum(s.book.slots[s.machines[m].kind] for m in s.machines_of(seat)) for seat in range(seats)]
    expected = [seat for turn in range(max(slots)) for seat in draft.around() if slots[seat] > turn]
    assert draft.seats("ChooseEquipment") == expected
    assert all(len(machine.gear) == s.book.slots[machine.kind] for machine in s.machines)
    for now, then in zip(draft.gear, draft.gear[1:], strict=False):
        assert all(more[: len(cards)] == cards for cards, more in zip(now, then, strict=True)), "none is moved"
    assert (len(s.store.row), len(s.store.deck)) == (6, 24 - 6 - sum(slots))
    assert all(s.charges[card] == s.book.charges[card] for machine in s.machines for card in machine.gear)


@pytest.mark.rule("MFM-R48")
def test_the_pilots_left_over_go_back_to_the_deck() -> None:
    """Before the machines are chosen."""
    match = Match(GAME, 4, STANDARD, "left over", auto=False)
    for _ in range(4):
        (seat,) = match.asked()
        match.answer(seat, match.legal(seat)[0])
    s = match.state
    assert isinstance(s, Race)
    taken = [pilot for player in s.players for pilot in player.drafted]
    assert (s.pilots.row, len(taken)) == ([], 4)
    assert sorted([*s.pilots.deck, *taken]) == list(range(18))


@pytest.mark.rule("MFM-R71", "MFM-5.11", "MFM-4.2")
@EACH_NUMBER
def test_the_order_of_a_standard_setup(seats: int) -> None:
    """Cards, course, weather, first player, pilots, machines, equipment, loading, order; nobody begins with points."""
    draft = Draft(seats)
    stages = ["draw", "course", "weather", "first_roll", "choose_pilot", "choose_machine", "assign", "equip", "load"]
    told = [each.kind for each in draft.match.told(SPECTATOR)]
    firsts = [told.index(kind) for kind in [*stages, "round"]]
    assert firsts == sorted(firsts)
    assert told.index("assign") > max(i for i, kind in enumerate(told) if kind == "choose_machine")
    steps = [name for name, _, _ in draft.questions]
    if seats == 2:
        assert steps[-2:] == ["NameMachine", "NameMachine"], "after loading"
    assert [draft.state.total(m) for m in range(len(draft.state.machines))] == [0] * len(draft.state.machines)


@pytest.mark.rule("MFM-6.13", "MFM-6.14", "MFM-R71")
def test_only_what_is_on_offer_can_be_taken() -> None:
    """A hand is seen by its holder before the drafts begin."""
    s = position(*[Flyer(name) for name in ("biplane", "triplane", "monoplane")], options=STANDARD)
    s.players[2].hand = [s.cards.pile.pop()]
    s.players[2].known = [0]
    for machine in s.machines:
        machine.kind = NONE
    s.pilots.deck = list(range(18))
    s.todo = [DraftPilots()]
    with ScriptedMatch(GAME, 3, STANDARD, position=s, chance=[7]) as table:
        pilots = table.state.book.pilots
        offer, deck = table.state.pilots.row[:], table.state.pilots.deck[:]
        assert table.match.mine(2).players[2].hand == s.players[2].hand
        table.refuses(2, f"pilot {pilots[deck[0]]}", "MFM-6.13")
        table.refuses(2, "takeoff", "MFM-6.13")
        table.rolls(4)
        table.says(2, f"pilot {pilots[offer[0]]}")
        assert table.state.pilots.row == [*offer[1:], deck[4]], "it is replaced"
        for seat in (1, 0):
            table.rolls(0)
            table.says(seat, table.options(seat)[0])
        table.says(2, "machine helicopter")
        table.refuses(1, "machine helicopter", "MFM-6.14")
        table.refuses(1, "yes", "MFM-6.14")
        assert len(table.options(1)) == 5
        table.asks(1)


@pytest.mark.rule("MFM-4.3", "MFM-R71")
def test_marco_brings_a_fourth_card_when_he_is_drafted() -> None:
    """As second pilot of a Two-Seater he brings none."""
    flyers = [Flyer(name) for name in ("biplane", "triplane", "monoplane")]
    with before(ChoosePilot(1), ChoosePilot(0), flyers=flyers) as table:
        s = table.state
        s.pilots.row = s.pilots.deck[-6:]
        s.pilots.deck = s.pilots.deck[:-6]
        marco = s.book.pilots.index("marco-florentina")
        if marco not in s.pilots.row:
            s.pilots.deck.remove(marco)
            s.pilots.deck.append(s.pilots.row.pop(0))
            s.pilots.row.append(marco)
        top = s.cards.pile[-1]
        table.rolls(0)
        table.says(1, "pilot marco-florentina")
        assert [player.hand for player in s.players] == [[], [top], []]
        table.asks(0)
    with before(ChooseMate(1, 1), ChoosePilot(0), flyers=flyers) as table:
        table.state.pilots.row = [table.state.book.pilots.index(name) for name in ("marco-florentina", "jing-li")]
        table.says(1, "pilot marco-florentina")
        assert [player.hand for player in table.state.players] == [[], [], []]
        table.asks(0)


@pytest.mark.rule("MFM-R46", "MFM-14.23", "MFM-14.24")
def test_a_two_seater_brings_a_pilot_of_six() -> None:
    """Six are shown to all; the pilot drafted first stays the active one; the rest go back; Jan and Jing fly alone."""
    flyers = [Flyer("biplane", "jing-li"), Flyer("triplane", "amelia-skyfoot"), Flyer("monoplane")]
    s = position(*flyers, row=["two-seater", "floats"], options=STANDARD)
    s.todo = [ChooseEquipment(2), ChooseEquipment(1), ChooseEquipment(0)]
    with ScriptedMatch(GAME, 3, STANDARD, position=s) as table:
        s = table.state
        table.refuses(0, "equip two-seater", "MFM-14.24")
        table.refuses(0, "yes", "MFM-6.16")
        table.refuses(0, f"equip {s.book.equipment[s.store.deck[0]]}", "MFM-6.16")
        table.says(0, "equip floats")
        shuffled = s.pilots.deck[:]
        Rng(3).shuffle(shuffled)
        table.rolls(3)
        table.says(1, "equip two-seater")
        assert table.match.mine(SPECTATOR).pilots.row == shuffled[:-7:-1]
        jan = s.book.pilots.index("jan-van-der-vall")
        assert (len(s.pilots.row), len(table.options(1))) == (6, 6 - (jan in s.pilots.row))
        if jan in s.pilots.row:
            table.refuses(1, "pilot jan-van-der-vall", "MFM-14.24")
        table.refuses(1, f"pilot {s.book.pilots[s.pilots.deck[0]]}", "MFM-14.23")
        mate = table.options(1)[0]
        table.says(1, mate)
        assert s.book.pilots[s.machines[1].crew.pilot] == "amelia-skyfoot"
        assert f"pilot {s.book.pilots[s.machines[1].crew.mate]}" == mate
        assert (s.pilots.row, len(s.pilots.deck)) == ([], 14)
        table.asks(2)


@pytest.mark.rule("MFM-6.19", "MFM-R68", "MFM-6.20", "MFM-6.21", "MFM-6.22")
def test_what_does_not_fit_is_returned() -> None:
    """Special cargo is dealt openly first. A monoplane has four slots inside and two outside: a passenger fills two,
    the cargo one, so three spare parts stay. A pusher plane has a seat and room for everything."""
    flyers = [Flyer("pusher-plane"), Flyer("helicopter"), Flyer("monoplane")]
    tokens = [WATER] * 3 + [MOUNTAIN] * 3
    Rng(5).shuffle(tokens)
    with before(DealSpecial(), ChooseEquipment(0), flyers=flyers, chance=[5]) as table:
        s = table.state
        loads = [step for step in dump(table.match.mine(SPECTATOR))["todo"] if step[0] == "Load"]
        assert [step[-1] for step in reversed(loads)] == [6, tokens[0], 6, tokens[1], 6, tokens[2]]
        table.refuses(2, "done", "MFM-6.19")
        table.says(2, "yes")
        table.says(2, "yes")
        assert (s.machines[2].hold.riders, s.machines[2].hold.cargo, s.machines[2].hold.parts) == (
            [0],
            [tokens[0]],
            [2, 2, 2],
        )
        table.refuses(2, "done", "MFM-10.8")
        for kind in ("takeoff", "takeoff"):
            table.says(2, f"part {kind}")
        table.refuses(2, "part takeoff", "MFM-10.8")
        table.says(2, "part landing")
        assert (s.machines[2].hold.parts, s.supply.parts) == ([0, 2, 1], [14, 15, 13])
        table.says(1, "no")
        table.says(1, "no")
        assert (s.machines[1].hold.riders, s.machines[1].hold.cargo, s.machines[1].hold.parts) == ([], [], [2, 2, 2]), (
            "parts that fit are always taken"
        )
        table.says(0, "yes")
        table.says(0, "yes")
        assert (s.machines[0].hold.riders, s.machines[0].hold.cargo, s.machines[0].hold.parts) == (
            [0],
            [tokens[2]],
            [2, 2, 2],
        )
        assert s.supply.parts == [10, 11, 9]
        assert sum(len(items) for items in s.course.cargo) == 0, "a declined token goes to the box"
        table.asks(0)


def test_without_an_answer_in_time_nothing_is_loaded_but_parts() -> None:
    flyers = [Flyer("pusher-plane"), Flyer("helicopter"), Flyer("biplane")]
    with before(DealSpecial(), ChooseEquipment(0), flyers=flyers, chance=[5]) as table:
        for seat in (2, 2, 1, 1, 0, 0):
            table.match.time_out(seat)
        holds = [machine.hold for machine in table.state.machines]
        assert [(hold.riders, hold.cargo, hold.parts) for hold in holds] == [([], [], [2, 2, 2])] * 3
        table.asks(0)


def fits(flyer: Flyer, **aboard: int) -> bool:
    others = [Flyer(name) for name in ("seaplane", "helicopter")]
    return storage.holds(position(flyer, *others), 0, **aboard)


@pytest.mark.rule("MFM-6.20")
def test_a_passenger_fills_a_seat_or_two_slots_inside() -> None:
    """A monoplane has four inside; those outside are no place for a passenger, nor is half a seat."""
    assert fits(Flyer("monoplane"), riders=2)
    assert not fits(Flyer("monoplane"), riders=3)
    assert fits(Flyer("monoplane", "jan-van-der-vall"), riders=3)
    assert fits(Flyer("monoplane", equipment=["passenger-seat"]), riders=3)
    assert fits(Flyer("pusher-plane"), riders=3)
    assert not fits(Flyer("pusher-plane"), riders=4)
    assert not fits(Flyer("biplane"), riders=3), "five inside"


@pytest.mark.rule("MFM-6.21", "MFM-6.22")
@pytest.mark.parametrize(("item", "pilot"), [("cargo", "jing-li"), ("parts", "sheila-dawson")])
def test_cargo_and_parts_fill_slots_inside_and_outside(item: str, pilot: str) -> None:
    """Eight on a pusher plane, never its seat; a pilot may have one place more, for just this."""
    other = {"cargo": "sheila-dawson", "parts": "jing-li"}[item]
    assert fits(Flyer("pusher-plane"), **{item: 8})
    assert not fits(Flyer("pusher-plane"), **{item: 9})
    assert fits(Flyer("pusher-plane", pilot), **{item: 9})
    assert not fits(Flyer("pusher-plane", other), **{item: 9})
    assert fits(Flyer("pusher-plane"), riders=1, **{item: 8})
    assert not fits(Flyer("pusher-plane"), riders=2, **{item: 7})


@pytest.mark.rule("MFM-6.22")
def test_a_card_beside_the_dashboard_has_part_spaces() -> None:
    s = position(Flyer("monoplane"), Flyer("triplane"), Flyer("biplane"))
    assert not storage.holds(s, 0, parts=7)
    s.machines[0].hold.kept = [s.book.cards.index("tool-roll-cad")]
    assert storage.holds(s, 0, parts=8)
    assert not storage.holds(s, 0, parts=9)


@pytest.mark.rule("MFM-6.23", "MFM-6.24")
def test_parts_outside_cannot_be_used_in_the_air_but_on_the_ground_all_can() -> None:
    """The takeoff part lies outside; after landing everything may be rearranged."""
    flyer = Flyer("biplane", tile=5, band="low", parts=(1, 0, 1), outside=(1, 0, 1))
    with Meeting(position(flyer, Flyer("triplane"), Flyer("monoplane"))) as table:
        table.dice(hits=0, of=4)
        table.says(0, "land")
        table.refuses(0, "spend", "MFM-8.17")
        table.says(0, "accept")
        assert table.at("biplane") == (5, "ground")
        table.dice(hits=0, of=4)
        table.says(0, "takeoff")
        table.says(0, "spend")
        assert (table.at("biplane"), table.state.machines[0].hold.parts) == ((5, "low"), [0, 0, 1])
        table.asks(0)


@pytest.mark.rule("MFM-12.4", "MFM-12.5", "MFM-12.6")
def test_two_players_arrange_their_machines() -> None:
    """Seat 1 is second, so it drafts first. It assigns its pilots, and each card goes into a machine of its own."""
    flyers = [Flyer(name) for name in ("biplane", "triplane", "monoplane", "seaplane")]
    s = position(*flyers, seats=2, row=["floats"], options=STANDARD)
    s.machines[3].kind = NONE
    for machine in s.machines:
        machine.crew = Crew(NONE, NONE, NONE)
    amelia, kauri = s.book.pilots.index("amelia-skyfoot"), s.book.pilots.index("kauri-parata")
    s.players[1].drafted = [amelia, kauri]
    s.order = []
    s.todo = [NameMachines(), ChooseEquipment(1), AssignPilots(1), ChooseMachine(1)]
    with ScriptedMatch(GAME, 2, STANDARD, position=s) as table:
        s = table.state
        table.says(1, "machine helicopter")
        table.refuses(1, "pilot hamish-mctarn", "MFM-12.4")
        table.refuses(1, "yes", "MFM-12.4")
        table.says(1, "pilot kauri-parata")
        assert [machine.crew.pilot for machine in s.machines[2:]] == [kauri, amelia], "the other flies the other"
        table.says(1, "equip floats")
        table.refuses(1, "fit biplane", "MFM-12.5")
        table.refuses(1, "done", "MFM-12.5")
        table.says(1, "fit helicopter")
        assert [s.book.equipment[card] for card in s.machines[3].gear] == ["floats"]
        table.refuses(0, "fit helicopter", "MFM-12.6")
        table.refuses(0, "done", "MFM-12.6")
        table.says(0, "fit triplane")
        table.says(1, "fit monoplane")
        assert s.order == [1, 2, 0, 3]


@pytest.mark.rule("MFM-12.6", "MFM-12.7", "MFM-8.1")
def test_two_players_take_turns_with_four_machines_and_two_hands() -> None:
    """One card is drawn after each machine's turn."""
    flyers = [Flyer(name) for name in ("biplane", "triplane", "monoplane", "seaplane")]
    with Meeting(position(*flyers, seats=2)) as table:
        turns = []
        for seat in (0, 1, 0, 1):
            turns.append((table.state.turn.machine, [len(player.hand) for player in table.state.players]))
            table.ends(seat)
        assert turns == [(0, [0, 0]), (2, [1, 0]), (1, [1, 1]), (3, [2, 1])]
        assert [len(player.hand) for player in table.state.players] == [2, 2]
        table.asks(*table.match.asked())


@pytest.mark.rule("MFM-12.8", "MFM-R46", "MFM-12.11")
def test_who_is_on_offer_follows_the_options() -> None:
    for seats, options, missing in (
        (2, {}, "marco-florentina"),
        (3, {"less_dirty": "on"}, "sir-archibald-smythe"),
    ):
        match = Match(GAME, seats, {**STANDARD, **options}, "offer")
        state = match.state
        assert isinstance(state, Race)
        pilots = [state.book.pilots[each] for each in [*state.pilots.row, *state.pilots.deck]]
        assert (len(pilots), missing in pilots) == (17, False), "neither to draft nor as a second pilot"


@pytest.mark.rule("MFM-5.8", "MFM-5.6", "MFM-7.1")
@EACH_NUMBER
def test_the_race_begins_on_the_ground_with_full_gauges(seats: int) -> None:
    s = Draft(seats).state
    machines = range(len(s.machines))
    assert [(s.machines[m].tile, s.machines[m].band, s.machines[m].tank.fuel) for m in machines] == [
        (0, GROUND, 4)
    ] * len(s.machines)
    assert s.course.stages == s.book.stages
    for m in machines:
        assert storage.holds(s, m)
        assert s.charges[24 + s.machines[m].crew.pilot] == s.book.charges[24 + s.machines[m].crew.pilot]
        assert all(boarded == 0 for boarded in s.machines[m].hold.riders)
        assert set(s.machines[m].hold.cargo) <= {WATER, MOUNTAIN}
