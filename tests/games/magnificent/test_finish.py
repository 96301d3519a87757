"""MFM-1, MFM-9, MFM-10.1, MFM-12.9, MFM-12.10: race stages, deliveries, the end of the race and the score."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from aerodrome.games.magnificent.terms import SOURCES
from aerodrome.kernel.zones import SPECTATOR

from .hangar import TYPES, Flyer, Meeting, bare, position

HOME = 10
TEAMS: dict[str, Mapping[str, object]] = {"two": {"teams": "two"}, "three": {"teams": "three"}}


def field(*flyers: Flyer, **more: Any) -> Meeting:
    """A table without cards."""
    return Meeting(bare(position(*flyers, **more)), more.get("options"))


def flyers(*places: str, vp: Sequence[int] = (0,) * 6) -> list[Flyer]:
    """A machine for each word: "home", "above" the final airfield, or "away"."""
    tiles = {"home": (HOME, "ground"), "above": (HOME, "low"), "away": (1, "ground")}
    return [Flyer(TYPES[m], tile=tiles[place][0], band=tiles[place][1], vp=vp[m]) for m, place in enumerate(places)]


def lands(table: Meeting, seat: int) -> None:
    """The machine whose turn it is lands well, and the turn ends."""
    dice = table.state.dice_for(table.state.turn.machine, 2)
    table.tries(seat, "land", hits=1, of=dice)
    table.says(seat, "end-turn")


def turns(table: Meeting) -> list[int]:
    """The machines whose turns have begun, in order."""
    return [table.state.of_kind(told.args["machine"]) for told in table.told(SPECTATOR, "turn")]


def changes(table: Meeting) -> int:
    return len(table.told(SPECTATOR, "change"))


@pytest.mark.rule("MFM-10.1", "MFM-7.2", "MFM-3.5")
@pytest.mark.parametrize(("tile", "markers"), [(5, (7, 4, 3)), (HOME, (8, 5, 3))])
def test_the_best_marker_left_for_every_landing(tile: int, markers: tuple[int, int, int]) -> None:
    """Test idea 25: the first of four crashes, and has the best marker all the same; the last has none. They all fly
    over the same tile in the same band, and stand on it."""
    pilots = ["jan-van-der-vall", "pierre-dupont", "hamish-mctarn", "kauri-parata"]
    machines = [Flyer(TYPES[m], pilots[m], tile=tile, band="low") for m in range(4)]
    with field(*machines) as table:
        table.tries(0, "land", hits=0, bangs=2, of=3)
        table.says(0, "accept")
        assert (table.damage(TYPES[0]), table.vp(TYPES[0])) == ((2, 0), markers[0])
        table.ends(0)
        for seat in (1, 2):
            lands(table, seat)
            assert table.vp(TYPES[seat]) == markers[seat]
        table.tries(3, "land", hits=1, of=4)
        assert table.vp(TYPES[3]) == 0
        assert [told.args["vp"] for told in table.told(SPECTATOR, "stage")] == list(markers)
        table.asks(3)


@pytest.mark.rule("MFM-R57", "MFM-8.7")
def test_one_marker_for_each_machine_and_airfield() -> None:
    with field(*[Flyer(name, tile=5, band="low") for name in TYPES[1:4]]) as table:
        table.tries(0, "land", hits=1, of=4)
        table.tries(0, "takeoff", hits=1, of=4)
        table.ends(0)
        for seat in (1, 2):
            table.ends(seat)
        assert table.at("biplane") == (5, "low")
        table.tries(0, "land", hits=1, of=4)
        assert (table.vp("biplane"), table.state.course.stages) == (7, [[4], [8, 5]])
        table.asks(0)


@pytest.mark.rule("MFM-R15", "MFM-R17", "MFM-R18")
@pytest.mark.parametrize(
    ("tile", "cargo", "vp"), [(6, "fields", 4), (7, "town", 4), (8, "water", 5), (9, "mountain", 6)]
)
@pytest.mark.parametrize(("pilot", "more"), [("pierre-dupont", 0), ("hamish-mctarn", 1)])
def test_deliveries_are_made_on_landing_however_badly(tile: int, cargo: str, vp: int, pilot: str, more: int) -> None:
    """Special cargo on its own terrain; passengers in towns; general cargo not before the final airfield."""
    riders = 5 if cargo == "town" else 0
    flyer = Flyer("biplane", pilot, tile=tile, band="low", cargo=[cargo, "general-2", cargo], riders=[0])
    with field(flyer, Flyer("triplane"), Flyer("monoplane")) as table:
        table.tries(0, "land", hits=0, bangs=1, of=4)
        table.says(0, "accept")
        assert table.vp("biplane") == 2 * (vp + more) + riders
        assert table.state.machines[0].hold.cargo == [table.state.book.cargo.index("general-2")]
        assert table.state.machines[0].hold.riders == ([] if riders else [0])
        table.asks(0)


@pytest.mark.rule("MFM-R15", "MFM-9.5")
def test_everything_but_foreign_cargo_is_delivered_at_the_final_airfield() -> None:
    """General cargo, passengers and the National Flag; special cargo for other terrains stays aboard."""
    flyer = Flyer(
        "biplane",
        "karishma-khana",
        ["national-flag"],
        tile=HOME,
        band="low",
        cargo=["general-2", "general-1", "water"],
        riders=[0, 7],
    )
    with field(flyer, Flyer("triplane"), Flyer("monoplane")) as table:
        table.tries(0, "land", hits=1, of=4)
        points = dict(zip(SOURCES, table.state.machines[0].record.points, strict=True))
        assert {source: vp for source, vp in points.items() if vp} == {
            "stages": 8,
            "cargo": 3,
            "passengers": 14,
            "flag": 5,
        }
        assert table.state.machines[0].hold.cargo == [table.state.book.cargo.index("water")]
        table.asks(0)


@pytest.mark.rule("MFM-R15", "MFM-R46")
def test_a_bonus_follows_the_pilot_who_is_active_on_landing() -> None:
    for active, mate, vp in (("karishma-khana", "pierre-dupont", 7), ("pierre-dupont", "karishma-khana", 5)):
        flyer = Flyer("biplane", active, ["two-seater"], mate, tile=2, band="low", riders=[1])
        with field(flyer, Flyer("triplane"), Flyer("monoplane")) as table:
            table.tries(0, "land", hits=2, of=4)
            assert table.state.machines[0].record.points[SOURCES.index("passengers")] == vp
            table.asks(0)


@pytest.mark.rule("MFM-R16")
def test_a_passenger_leaves_behind_the_tile_of_boarding_only() -> None:
    """Boarded in the town itself, or further on before Swap the Maps: not delivered."""
    flyer = Flyer("biplane", tile=2, band="low", riders=[0, 1, 2, 3])
    with field(flyer, Flyer("triplane"), Flyer("monoplane"), landed_before=[2]) as table:
        table.tries(0, "land", hits=2, of=4)
        assert (table.state.machines[0].hold.riders, table.vp("biplane")) == ([2, 3], 10)
        table.asks(0)


@pytest.mark.rule("MFM-1.4", "MFM-9.1")
def test_the_first_to_arrive_has_not_won() -> None:
    """Play goes on in order, with turns for all."""
    with field(*flyers("above", "away", "away", vp=(0, 0, 20))) as table:
        lands(table, 0)
        assert table.vp(TYPES[0]) == 8
        for seat in (1, 2):
            table.ends(seat)
        assert turns(table) == [0, 1, 2, 0]
        assert "autographs" in table.options(0)
        assert not table.told(SPECTATOR, "last_turns")


@pytest.mark.rule("MFM-9.2", "MFM-R30")
def test_four_machines_end_after_one_more_turn_of_the_last() -> None:
    """Test idea 28: the third to land is second in order; the third and the fourth still have their turns, and no
    weather card is turned."""
    with field(*flyers("home", "above", "home", "away"), turn=1, rounds=9) as table:
        lands(table, 1)
        assert table.match.asked() == [2]
        table.says(2, "end-turn")
        table.says(3, "end-turn")
        assert table.match.over
        assert (turns(table), changes(table)) == ([1, 2, 3], 0)


@pytest.mark.rule("MFM-9.2", "MFM-R30", "MFM-8.61")
def test_the_last_of_three_may_have_its_turn_in_the_next_round() -> None:
    """The weather changes in between; who landed last needs no more turn."""
    with field(*flyers("home", "away", "above"), turn=2) as table:
        lands(table, 2)
        table.says(0, "autographs")
        table.says(0, "end-turn")
        table.says(1, "end-turn")
        assert table.match.over
        assert (turns(table), changes(table)) == ([2, 0, 1], 1)


@pytest.mark.rule("MFM-9.3", "MFM-R30")
@pytest.mark.parametrize("seats", [5, 6])
def test_five_or_six_machines_end_when_two_are_left(seats: int) -> None:
    """Test idea 29: each of the two has one more turn."""
    with field(*flyers(*["home"] * (seats - 3), "above", "away", "away"), turn=seats - 3) as table:
        lands(table, seats - 3)
        table.says(seats - 2, "end-turn")
        assert not table.match.over
        table.says(seats - 1, "end-turn")
        assert table.match.over


@pytest.mark.rule("MFM-9.3")
def test_with_five_machines_two_at_home_end_nothing() -> None:
    with field(*flyers("home", "above", "away", "away", "away"), turn=1) as table:
        lands(table, 1)
        for seat in (2, 3, 4, 0, 1):
            table.says(seat, "end-turn")
        assert not table.told(SPECTATOR, "last_turns")
        table.asks(2)


def shot(machine: str) -> Flyer:
    """Over the final airfield; another hit brings it down."""
    return Flyer(machine, tile=HOME, band="low", gauge=1, fuel=3)


@pytest.mark.rule("MFM-R30")
def test_a_machine_forced_down_outside_its_turn_still_has_its_last_one() -> None:
    """Machine 3 shoots machine 4 down in its own last turn."""
    gunner = Flyer("pusher-plane", "pierre-dupont", ["mounted-rifle"], tile=HOME, band="low")
    machines = [*flyers("home", "home", "above"), gunner, shot("triplane")]
    with field(*machines, turn=2) as table:
        lands(table, 2)
        table.says(3, "rifle")
        table.tries(3, "target triplane", hits=1, of=4)
        assert table.at("triplane") == (HOME, "ground")
        table.says(3, "end-turn")
        assert "autographs" in table.options(4)
        table.says(4, "end-turn")
        assert table.match.over


@pytest.mark.rule("MFM-R30")
def test_a_turn_that_began_before_the_end_was_near_does_not_count() -> None:
    """Machine 1 shoots machine 2 down, whose landing leaves only machine 1 on the course."""
    gunner = Flyer("biplane", "pierre-dupont", ["mounted-rifle"], tile=HOME, band="low")
    with field(flyers("home")[0], gunner, shot("triplane"), turn=1) as table:
        table.says(1, "rifle")
        table.tries(1, "target triplane", hits=1, of=4)
        assert len(table.told(SPECTATOR, "last_turns")) == 1
        for seat in (1, 2, 0):
            table.says(seat, "end-turn")
            assert not table.match.over
        table.says(1, "end-turn")
        assert (turns(table), table.match.over) == ([1, 2, 0, 1], True)


@pytest.mark.rule("MFM-12.9", "MFM-R31")
def test_two_players_both_machines_of_the_other_have_one_more_turn() -> None:
    """Test idea 30: the order is 0, 2, 1, 3, of which 0 and 1 are seat 0's; both sums are compared."""
    with field(*flyers("home", "above", "away", "away", vp=(1, 2, 9, 5)), seats=2, turn=2) as table:
        lands(table, 0)
        table.says(1, "end-turn")
        table.says(0, "end-turn")
        assert not table.match.over
        table.says(1, "end-turn")
        assert (turns(table), table.match.over) == ([1, 3, 0, 2], True)
        assert [table.vp(name) for name in TYPES[:4]] == [1, 10, 9, 5]
        assert table.match.ranks() == [2, 1]


@pytest.mark.rule("MFM-12.9", "MFM-R31")
def test_two_players_the_machine_still_on_the_course_has_one_more_turn() -> None:
    """Test idea 45."""
    with field(*flyers("home", "above", "home", "away"), seats=2, turn=2) as table:
        lands(table, 0)
        table.says(1, "end-turn")
        assert (turns(table), table.match.over) == ([1, 3], True)


@pytest.mark.rule("MFM-12.9")
def test_two_players_one_machine_each_at_home_ends_nothing() -> None:
    with field(*flyers("home", "away", "above", "away"), seats=2, turn=1) as table:
        lands(table, 1)
        assert not table.told(SPECTATOR, "last_turns")
        table.asks(0)


def ended(*machines: Flyer, **more: Any) -> Meeting:
    """A game whose last turn, that of the machine that comes last, was passed."""
    s = bare(position(*machines, turn=len(machines) - 1, **more))
    s.due = [s.order[-1]]
    table = Meeting(s, more.get("options"))
    table.says(s.machines[s.order[-1]].owner, "end-turn")
    assert table.match.over
    return table


def scoring(*vp_and_damage: tuple[int, int]) -> list[Flyer]:
    """Machines with so many points before so many damage markers are counted."""
    return [
        Flyer(TYPES[m], tile=3, vp=vp, gauge=min(damage, 2), scars=max(0, damage - 2), fuel=2)
        for m, (vp, damage) in enumerate(vp_and_damage)
    ]


@pytest.mark.rule("MFM-9.5", "MFM-1.2", "MFM-8.60")
def test_the_final_score() -> None:
    """Less a point for each damage marker, on gauge or scoring area, and for each special cargo still aboard."""
    cargo = ["mountain", "town", "general-2"]
    first = Flyer("biplane", tile=3, vp=10, gauge=1, scars=2, cargo=cargo)
    table = ended(first, Flyer("triplane", tile=3, vp=6), Flyer("monoplane", tile=3, vp=4))
    points = dict(zip(SOURCES, table.state.machines[0].record.points, strict=True))
    assert (points["damage"], points["undelivered"], points["cargo"]) == (-3, -2, 0)
    assert [table.vp(name) for name in ("biplane", "triplane", "monoplane")] == [5, 6, 4]
    assert [told.args["vp"] for told in table.told(SPECTATOR, "score")] == [5, 6, 4]
    assert table.match.ranks() == [2, 1, 3]
    assert [told.args["seat"] for told in table.told(SPECTATOR, "win")] == [1]


@pytest.mark.rule("MFM-9.4")
def test_what_is_still_aboard_on_the_course_scores_nothing() -> None:
    """Even in the air over the final airfield."""
    above = Flyer(
        "biplane", "karishma-khana", ["national-flag"], tile=HOME, band="low", cargo=["general-2"], riders=[0]
    )
    table = ended(above, Flyer("triplane"), Flyer("monoplane"))
    assert table.vp("biplane") == 0


@pytest.mark.rule("MFM-1.3", "MFM-9.5")
def test_points_of_every_source_add_up() -> None:
    s = bare(
        position(Flyer("biplane", gauge=1, cargo=["water"], tile=3), Flyer("triplane"), Flyer("monoplane"), turn=2)
    )
    s.machines[0].record.points = [1, 2, 4, 8, 16, 32, 64, 128, 256, 0, 0]
    s.due = [2]
    with Meeting(s) as table:
        table.says(2, "end-turn")
        assert table.vp("biplane") == 511 - 1 - 1
    positive = ["first", "stages", "cargo", "passengers", "manoeuvres", "airfield", "flag", "cards", "start"]
    assert [*positive, "damage", "undelivered"] == SOURCES


@pytest.mark.rule("MFM-9.6", "MFM-R32")
@pytest.mark.parametrize(
    ("results", "ranks"),
    [
        ([(31, 1), (32, 2), (9, 0)], [1, 2, 3]),
        ([(32, 2), (31, 1), (33, 3)], [2, 1, 3]),
        ([(30, 0), (30, 0), (29, 0)], [2, 1, 3]),
        ([(30, 0), (30, 0), (30, 0)], [3, 2, 1]),
    ],
)
def test_ties(results: Sequence[tuple[int, int]], ranks: list[int]) -> None:
    """Test idea 31: fewer damage markers, then later in order."""
    assert ended(*scoring(*results)).match.ranks() == ranks


@pytest.mark.rule("MFM-9.6", "MFM-R32")
def test_later_in_order_is_not_later_at_the_table() -> None:
    """Seat 1 is first, so seat 0 is last."""
    s = bare(position(*scoring((5, 0), (5, 0), (5, 0)), turn=2))
    s.order, s.due = [1, 2, 0], [0]
    with Meeting(s) as table:
        table.says(0, "end-turn")
        assert table.match.ranks() == [1, 3, 2]


@pytest.mark.rule("MFM-R32", "MFM-12.9")
@pytest.mark.parametrize(
    ("results", "ranks"),
    [
        ([(9, 0), (1, 0), (5, 0), (4, 0)], [1, 2]),
        ([(6, 1), (6, 1), (5, 0), (8, 3)], [1, 2]),
        ([(6, 1), (5, 1), (5, 0), (6, 2)], [2, 1]),
    ],
)
def test_two_players_add_up_both_machines(results: Sequence[tuple[int, int]], ranks: list[int]) -> None:
    """Points first, then the damage of both, then whose first turn comes later."""
    assert ended(*scoring(*results), seats=2).match.ranks() == ranks


@pytest.mark.rule("MFM-12.10", "MFM-R33", "MFM-1.2")
@pytest.mark.parametrize(
    ("teams", "results", "ranks"),
    [
        ("two", [(9, 0), (5, 0), (1, 0), (6, 0)], [2, 1, 2, 1]),
        ("two", [(9, 0), (5, 0), (3, 1), (6, 0)], [2, 1, 2, 1]),
        ("two", [(9, 0), (5, 0), (2, 0), (7, 1)], [1, 2, 1, 2]),
        ("two", [(9, 0), (5, 0), (2, 0), (6, 0)], [2, 1, 2, 1]),
        ("two", [(1, 0), (1, 0), (1, 0), (1, 0), (2, 0), (1, 0)], [1, 2, 1, 2, 1, 2]),
        ("three", [(1, 0), (9, 0), (3, 0), (1, 0), (0, 0), (3, 0)], [3, 1, 2, 3, 1, 2]),
        ("three", [(1, 0), (1, 0), (1, 0), (1, 0), (1, 0), (1, 0)], [3, 2, 1, 3, 2, 1]),
    ],
)
def test_teams_count_together(teams: str, results: Sequence[tuple[int, int]], ranks: list[int]) -> None:
    """Mates do not sit side by side; a tie goes to the team with less damage, then to that of the last in order."""
    table = ended(*scoring(*results), options=TEAMS[teams])
    assert table.match.ranks() == ranks
    winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
    assert [told.args["seat"] for told in table.told(SPECTATOR, "win")] == winners


@pytest.mark.rule("MFM-R58")
@pytest.mark.parametrize(("rounds", "over"), [(59, False), (60, True)])
def test_the_race_is_over_after_sixty_rounds(rounds: int, over: bool) -> None:
    with field(*flyers("away", "away", "away"), turn=2, rounds=rounds) as table:
        table.says(2, "end-turn")
        assert (table.match.over, changes(table)) == (over, int(not over))
        assert len(table.told(SPECTATOR, "safety")) == int(over)
        table.asks(*([] if over else [0]))
