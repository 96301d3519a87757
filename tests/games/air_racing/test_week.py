"""ARC-8, ARC-19.3 to ARC-19.5: Race Week: aircraft, grid, qualifying and heats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from aerodrome.games.air_racing import GAME
from aerodrome.games.air_racing.content import CARDS
from aerodrome.games.air_racing.pieces import NOT_FINISHED, Mods
from aerodrome.games.air_racing.state import FINAL, HEAT, QUALIFYING
from aerodrome.games.air_racing.steps.race import Race
from aerodrome.games.air_racing.steps.setup import EndSeason
from aerodrome.games.air_racing.steps.week import OrderGrid, RaceWeek
from aerodrome.kernel.match import Match
from aerodrome.kernel.zones import SPECTATOR
from aerodrome.testing.scenario import ScriptedMatch

from .aloft import WHITE, Plane, at, checks, flies_on, fly_to_the_end, mods, race, racing, stays

QUICK: Mapping[str, object] = {"quick_play": "on"}
QUALIFY: Mapping[str, object] = {"quick_play": "on", "qualifying": "on"}
SEEDS = range(40)


def started(builds: Sequence[str], options: Mapping[str, object] = QUICK, seed: int = 0) -> ScriptedMatch:
    """Race Week after these purchases; the seed orders who is equal on the grid, unless qualifying comes first."""
    table = ScriptedMatch(GAME, len(builds), options, chance=[] if options.get("qualifying") else [seed])
    for seat, build in enumerate(builds):
        table.says(seat, f"build {build}")
    return table


def grid(table: ScriptedMatch) -> list[int]:
    """The seats from lane 0 outward."""
    return sorted(range(len(table.state.aircraft)), key=lambda seat: int(table.state.aircraft[seat].lane))


def cards(names: str) -> list[int]:
    return [CARDS.index(name) for name in names.split()]


@pytest.mark.rule("ARC-8.1")
def test_speed_mods_are_kept_from_hand_deck_and_discard_pile() -> None:
    """And from the cards in play; Dollars and Actions make no aircraft."""
    s = racing().setup([[], []])
    s.workshops[0].hand, s.workshops[0].deck = cards("microknot dollar"), cards("fast night_shift fast")
    s.workshops[0].discards, s.workshops[0].played = cards("boost microknot dollar"), cards("wind_tunnel")
    s.workshops[1].hand, s.workshops[1].deck = cards("dollar sponsorship"), cards("boost boost boost")
    for workshop in s.workshops:
        owned = workshop.owned
        for card in workshop.hand + workshop.deck + workshop.discards + workshop.played:
            owned[card] += 1
    s.season = 1
    s.todo = []
    s.next(RaceWeek(), EndSeason())
    with ScriptedMatch(GAME, 2, position=s, chance=[0]) as table:
        assert mods(table.state) == [[2, 2, 1], [0, 0, 3]]
        assert [(each.hand, each.deck, each.played) for each in table.state.workshops] == [([], [], [])] * 2
        table.refuses(0, "play night_shift", "ARC-10.3")
        table.refuses(0, "buy boost", "ARC-10.3")


@pytest.mark.rule("ARC-8.2")
@pytest.mark.parametrize(("build", "speed"), [("0-8-0", 8), ("1-0-0", 9), ("2-4-0", 10), ("3-2-0", 11), ("4-0-0", 12)])
def test_speed_is_four_and_a_half_for_each_microknot(build: str, speed: int) -> None:
    """In halves: 8 without a Microknot, 11 with three."""
    with started([build, "0-0-0"]) as table:
        assert table.state.speed(0) == speed
        assert [told.args["speed"] for told in table.told(SPECTATOR, "aircraft")] == [speed, 8]
        seat = table.state.race.order[0]
        assert table.state.flight.budget == table.state.speed(seat)
        table.asks(seat)


@pytest.mark.rule("ARC-8.3")
@pytest.mark.parametrize(("fast", "needed"), [(0, 6), (1, 5), (4, 2), (5, 1), (6, 1)])
def test_skill_is_the_number_of_fast_cards(fast: int, needed: int) -> None:
    with started([f"1-{fast}-0", "0-0-0"]) as table:
        assert table.state.aircraft[0].mods.fast == fast
        table.says(0, "fly")
        table.rolls(9)
        table.says(0, "fly")
        assert [told.args["needed"] for told in table.told(0, "check")] == [needed]
        table.asks(0)


@pytest.mark.rule("ARC-8.4", "ARC-8.5")
def test_the_grid_is_in_the_order_of_speed_and_ties_are_random() -> None:
    """Speeds 5, 6, 4 1/2 and 6."""
    seen = set()
    for seed in SEEDS:
        with started(["2-0-0", "4-0-0", "1-0-0", "4-0-0"], seed=seed) as table:
            lanes = grid(table)
            assert lanes[2:] == [0, 2]
            assert lanes == table.state.race.grid
            assert [told.args["seat"] for told in table.told(SPECTATOR, "grid")] == lanes
            seen.add(tuple(lanes[:2]))
            table.asks(lanes[0])
    assert seen == {(1, 3), (3, 1)}


@pytest.mark.rule("ARC-8.5")
def test_with_equal_speeds_everybody_may_start_inside() -> None:
    """FAST and Boosts do not count."""
    inside = set()
    for seed in SEEDS:
        with started(["1-6-0", "1-0-6", "1-3-3"], seed=seed) as table:
            inside.add(grid(table)[0])
            table.asks(grid(table)[0])
    assert inside == {0, 1, 2}


@pytest.mark.rule("ARC-8.6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_start_on_the_line_at_mid_altitude_without_tokens(seats: int) -> None:
    with started([f"{seat}-1-1" for seat in range(seats)]) as table:
        s = table.state
        assert [at(s, seat) for seat in range(seats)] == [(0, seats - 1 - seat, 0) for seat in range(seats)]
        assert [(plane.altitude, plane.tokens, plane.checked) for plane in s.aircraft] == [(1, [], [])] * seats
        assert (s.stage, s.race.rounds) == (FINAL, 1)
        table.asks(seats - 1)


def qualifies(table: ScriptedMatch, seat: int, *rolls: int) -> None:
    """The seat flies its qualifying lap in lane 0 with these rolls."""
    table.rolls(*rolls)
    while table.state.stage == QUALIFYING and table.match.asked() == [seat]:
        flies_on(table, seat)


def ordered(
    turns: Sequence[int], overshoot: Sequence[int], microknots: Sequence[int] = (), seed: int = 0, places: str = ""
) -> list[int]:
    """The grid of the race after such qualifying laps; who has not finished stands at one of the places."""
    seats = range(len(turns))
    s = racing(len(turns), QUALIFY).setup([[] for _ in seats])
    s.season, s.stage = 1, QUALIFYING
    for seat, plane in enumerate(s.aircraft):
        plane.turns, plane.overshoot = turns[seat], overshoot[seat]
        plane.mods = Mods(microknots[seat] if microknots else 0, 0, 0)
        plane.lane, plane.place = 0, int(places.split()[seat]) if places else plane.place
    s.todo = []
    s.next(OrderGrid(), Race(FINAL, 3))
    with ScriptedMatch(GAME, len(turns), QUALIFY, position=s, chance=[seed]) as table:
        lanes = grid(table)
        table.asks(lanes[0])
        return lanes


@pytest.mark.rule("ARC-19.3")
def test_qualifying_is_flown_in_seat_order_each_alone_from_lane_0() -> None:
    """Who waits and who is through are not on the course, though all would stand on the same place."""
    with started(["0-8-0", "2-4-0", "1-5-0"], QUALIFY) as table:
        for seat, turns in enumerate((5, 4, 5)):
            assert (table.state.stage, table.state.race.laps_due) == (QUALIFYING, 1)
            assert [plane.flying for plane in table.state.aircraft] == [seat == other for other in range(3)]
            assert (at(table.state, seat), table.state.aircraft[seat].altitude) == ((0, 0, 0), 1)
            qualifies(table, seat, *[9] * 7, *[0] * (seat == 2))
            assert checks(table) == [*WHITE, "blue"] * (seat + 1)
            assert table.told(0, "qualified")[seat].args == {"seat": seat, "turns": turns}
        assert table.state.stage == FINAL
        assert grid(table) == [1, 2, 0]
        assert [plane.flying for plane in table.state.aircraft] == [True, True, True]
        table.asks(1)


@pytest.mark.rule("ARC-19.3")
def test_a_qualifying_lap_has_checks_tokens_and_payback() -> None:
    """Seat 0 cuts the blue pylon, is moved back behind the line, and needs a sixth turn, without a second roll."""
    with started(["0-0-0", "0-0-0"], QUALIFY) as table:
        qualifies(table, 0, *[9] * 6, 5)
        assert [told.args for told in table.told(0, "back")] == [{"seat": 0, "half_tiles": 4, "laps": 0, "place": 36}]
        assert [told.args for told in table.told(0, "qualified")] == [{"seat": 0, "turns": 6}]
        assert [told.args for told in table.told(0, "finish")] == [{"seat": 0, "overshoot": 6047}]
        table.asks(1)


@pytest.mark.rule("ARC-19.3")
def test_qualifying_sets_the_grid_not_speed() -> None:
    """Speed 5 with two cuts in the first turn ends 4 beyond the line, Speed 4 1/2 ends 7 beyond it."""
    with started(["2-0-0", "1-0-0"], QUALIFY) as table:
        qualifies(table, 0, 0, 0, *[9] * 5)
        qualifies(table, 1, *[9] * 7, 0)
        assert [told.args["turns"] for told in table.told(0, "qualified")] == [5, 5]
        assert [told.args["overshoot"] for told in table.told(0, "finish")] == [4000, 7047]
        assert grid(table) == [1, 0]
        table.asks(1)


@pytest.mark.rule("ARC-19.3")
def test_fewest_turns_then_overshoot_then_speed() -> None:
    """5 turns with 2 tiles beat 5 turns with 1, and lose to 4 turns with half a tile."""
    assert ordered([5, 5, 4], [2000, 4000, 1000]) == [2, 1, 0]
    assert ordered([4, 5, 5], [1000, 2000, 4000], microknots=[0, 9, 4]) == [0, 2, 1]
    for seed in SEEDS:
        assert ordered([5, 5, 5], [2000, 2000, 2000], microknots=[1, 3, 2], seed=seed) == [1, 2, 0]


@pytest.mark.rule("ARC-19.3")
def test_equal_qualifying_laps_are_ordered_at_random() -> None:
    grids = {tuple(ordered([5, 4, 5], [2000, 2000, 2000], microknots=[2, 2, 2], seed=seed)) for seed in SEEDS}
    assert grids == {(1, 0, 2), (1, 2, 0)}


@pytest.mark.rule("ARC-19.3")
def test_a_qualifying_lap_stops_after_fifty_turns() -> None:
    """ARC-R44: seat 0 has the higher Speed, and stands behind who has finished the lap."""
    with started(["4-0-0", "0-0-0"], QUALIFY) as table:
        for turn in range(1, 51):
            assert (table.match.asked(), table.state.aircraft[0].turns) == ([0], turn)
            stays(table, 0, "out", "in")
        assert [told.args for told in table.told(0, "qualified")] == [{"seat": 0, "turns": 50}]
        assert [plane.flying for plane in table.state.aircraft] == [False, True]
        qualifies(table, 1, *[9] * 7, 0)
        assert grid(table) == [1, 0]
        table.asks(1)


@pytest.mark.rule("ARC-19.3")
def test_who_has_not_finished_the_lap_stands_behind_by_position() -> None:
    """ARC-R44: not by turns, nor by Speed."""
    none = NOT_FINISHED
    assert ordered([50, 49, 50], [none, 1000, none], microknots=[0, 0, 9], places="30 1 20") == [1, 0, 2]
    assert ordered([50, 49, 50], [none, 1000, none], microknots=[9, 0, 0], places="20 1 30") == [1, 2, 0]


@pytest.mark.rule("ARC-19.4")
def test_heats_of_two_laps_come_before_the_final_and_order_the_next_grid() -> None:
    second = set()
    for seed in range(6):
        match = Match(GAME, 3, {**QUICK, "heats": 2}, seed=f"heats/{seed}")
        for seat, build in enumerate(("3-0-0", "0-8-0", "4-0-0")):
            match.answer(seat, f"build {build}")
        fly_to_the_end(match)
        told = match.told(SPECTATOR)
        races = [(event.args["stage"], event.args["laps"]) for event in told if event.kind == "race"]
        assert races == [(HEAT, 2), (HEAT, 2), (FINAL, 3)]
        grids = [event.args["seat"] for event in told if event.kind == "grid"]
        places = [event.args["seat"] for event in told if event.kind == "place"]
        assert grids[:3] == [2, 0, 1], "by Speed (ARC-R44)"
        assert grids[3:] == places[:6]
        assert match.ranks() == [places[6:].index(seat) + 1 for seat in range(3)]
        second.add(tuple(places[:3]))
    assert len(second) > 1, "a heat may change the order"


@pytest.mark.rule("ARC-19.4", "ARC-19.3")
def test_the_first_heat_starts_as_qualified() -> None:
    """ARC-R44: all have Speed 5; two cuts, one cut, none."""
    with started(["2-0-0", "2-0-0", "2-0-0"], {**QUALIFY, "heats": 1}) as table:
        qualifies(table, 0, 0, 0, *[9] * 5)
        qualifies(table, 1, 0, *[9] * 6)
        qualifies(table, 2, *[9] * 7, 0)
        assert (table.state.stage, grid(table)) == (HEAT, [2, 1, 0])
        assert [told.args["stage"] for told in table.told(0, "race")] == [QUALIFYING, HEAT]
        table.asks(2)


@pytest.mark.rule("ARC-19.4")
def test_only_the_final_is_scored() -> None:
    """Seat 1 wins the heat and starts inside; seat 0 wins the final, and with it the game."""
    planes = [Plane(lane=3, place=20, laps=1, microknots=50), Plane(lane=1, place=50, laps=1)]
    with race(*planes, options={"laps": 1}, stage=HEAT, laps=2, turns=[1], then=[Race(FINAL, 1)]) as table:
        flies_on(table, 1)
        assert [told.args["seat"] for told in table.told(0, "place")] == [1, 0]
        assert (table.state.stage, grid(table)) == (FINAL, [1, 0])
        table.rolls(9)
        flies_on(table, 1)
        flies_on(table, 0)
        assert table.match.ranks() == [1, 2]
        assert [told.args for told in table.told(0, "win")] == [{"seat": 0}]


@pytest.mark.rule("ARC-19.5", "ARC-8.6")
def test_between_races_tokens_go_and_altitude_is_mid_and_boosts_stay_used() -> None:
    planes = [
        Plane(lane=1, place=49, laps=1, fast=8, boosts=2, checked=[(1, "p1")]),
        Plane(lane=3, place=20, laps=1, altitude="low", tokens=[2, 2, 3], boosts=1),
    ]
    with race(*planes, stage=HEAT, laps=2, then=[Race(FINAL, 3)], rounds=7) as table:
        table.rolls(9)
        table.says(0, "boost")
        table.says(0, "climb")
        flies_on(table, 0)
        flies_on(table, 1)
        s = table.state
        assert (s.stage, s.race.rounds, s.race.laps_due) == (FINAL, 1, 3)
        assert [at(s, seat) for seat in (0, 1)] == [(0, 0, 0), (0, 1, 0)]
        started = [(plane.altitude, plane.tokens, plane.checked, plane.flying) for plane in s.aircraft]
        assert started == [(1, [], [], True)] * 2
        assert mods(s) == [[0, 8, 1], [0, 0, 1]]
        table.says(0, "fly")
        table.rolls(9)
        table.says(0, "fly")
        assert checks(table) == ["p1"], "what was checked in the heat does not count"
        table.asks(0)


@pytest.mark.rule("ARC-19.5", "ARC-16.2")
def test_boosts_used_in_qualifying_are_gone_and_altitude_is_mid_for_the_grid() -> None:
    with started(["0-0-2", "0-0-2"], QUALIFY) as table:
        table.says(0, "dive")
        table.rolls(9)
        table.says(0, "boost")
        qualifies(table, 0, *[9] * 7)
        assert [plane.altitude for plane in table.state.aircraft] == [0, 1], "each flies with its own altitude"
        qualifies(table, 1, *[9] * 7, 0)
        assert (table.state.stage, [plane.altitude for plane in table.state.aircraft]) == (FINAL, [1, 1])
        assert mods(table.state) == [[0, 0, 1], [0, 0, 2]]
        assert grid(table) == [False, True]
        table.asks(0)
