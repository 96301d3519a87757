"""ARC-19: Quick Play, class presets, stock Speed, other courses, and Legacy."""

from __future__ import annotations

from itertools import product

import pytest

from aerodrome.games import find
from aerodrome.games.air_racing import GAME
from aerodrome.games.air_racing.actions import BUILD, FLY
from aerodrome.games.air_racing.content import CARDS
from aerodrome.games.air_racing.scoring import award
from aerodrome.kernel.actions import UnknownAction
from aerodrome.kernel.chance import Rng
from aerodrome.kernel.encode import fingerprint
from aerodrome.kernel.game import BadSetup
from aerodrome.kernel.match import Match
from aerodrome.kernel.zones import SPECTATOR
from aerodrome.series import Series
from aerodrome.testing.scenario import ScriptedMatch

from .aloft import mods
from .workshop import AUGUST, begun, by_name, meeting, passes, play_at_random, position, racing, view_of

QUICK = {"quick_play": "on"}


def microknots(options: list[str]) -> set[int]:
    """How many Microknots the offered builds have."""
    return {int(option.split()[1].split("-")[0]) for option in options}


def fly_home(match: Match) -> None:
    """Everybody flies straight on until the race is over."""
    while not match.over:
        (seat,) = match.asked()
        match.answer(seat, "fly" if FLY in match.legal(seat) else "end")


@pytest.mark.rule("ARC-19.1")
def test_quick_play_goes_from_the_purchases_to_race_week() -> None:
    """There is no season: three Microknots and two FAST make Speed 5.5; 4 Microknots leave $1, and it is lost."""
    with ScriptedMatch(GAME, 2, QUICK) as table:
        table.says(0, "build 4-0-0")
        table.rolls(1)
        table.says(1, "build 3-2-0")
        assert [told.kind for told in table.match.told(SPECTATOR)][:6] == [
            "season",
            "build",
            "build",
            "aircraft",
            "aircraft",
            "race",
        ]
        assert [(told.args, told.more) for told in table.told(SPECTATOR, "aircraft")] == [
            ({"seat": 0, "speed": 12}, [4, 0, 0]),
            ({"seat": 1, "speed": 11}, [3, 2, 0]),
        ]
        table.asks(0)


@pytest.mark.rule("ARC-19.1")
def test_only_in_quick_play_there_are_builds() -> None:
    with ScriptedMatch(GAME, 2, chance=[0]) as table:
        with pytest.raises(UnknownAction, match="'build 4-0-0' is no action; the kinds are free, done,"):
            table.match.answer(0, "build 4-0-0")
        assert table.match.rules.actions.size == BUILD
        table.asks(0)


@pytest.mark.rule("ARC-19.1")
def test_up_to_25_dollars_are_spent_at_season_costs() -> None:
    """Every mix of Microknots at $6 and FAST and Boosts at $3 that they pay for, nothing at all included."""
    with ScriptedMatch(GAME, 2, QUICK) as table:
        mixes = product(range(6), range(10), range(10))
        affordable = [f"build {m}-{f}-{b}" for m, f, b in mixes if 6 * m + 3 * f + 3 * b <= 25]
        assert table.options(0) == affordable
        assert table.options(1) == affordable
        assert {"build 0-0-0", "build 4-0-0", "build 3-2-0", "build 1-5-1", "build 0-8-0"} <= set(affordable)


@pytest.mark.rule("ARC-19.1")
@pytest.mark.parametrize("build", ["5-0-0", "4-1-0", "3-2-1", "0-9-0", "0-0-9"])
def test_more_than_25_dollars_cannot_be_spent(build: str) -> None:
    with ScriptedMatch(GAME, 2, QUICK) as table:
        with pytest.raises(UnknownAction, match=f"'build {build}' is no action"):
            table.match.answer(0, f"build {build}")
        table.asks(0, 1)


@pytest.mark.rule("ARC-19.1")
def test_piles_are_no_limit_in_quick_play() -> None:
    """ARC-R25: 16 Microknots, of 15 in the box."""
    with ScriptedMatch(GAME, 4, QUICK) as table:
        for seat in range(4):
            table.rolls(*[5] if seat == 3 else [])
            table.says(seat, "build 4-0-0")
        assert [told.args["speed"] for told in table.told(SPECTATOR, "aircraft")] == [12] * 4
        table.asks(*table.match.asked())


@pytest.mark.rule("ARC-19.1")
def test_all_choose_at_the_same_time() -> None:
    """ARC-R25: in any order, and the race waits for all."""
    with ScriptedMatch(GAME, 3, QUICK) as table:
        table.asks(0, 1, 2)
        table.says(2, "build 0-8-0")
        table.asks(0, 1)
        table.says(0, "build 2-4-0")
        table.asks(1)
        assert table.told(SPECTATOR, "build") == []
        table.rolls(1)
        table.says(1, "build 0-0-8")
        assert [told.args["seat"] for told in table.told(SPECTATOR, "build")] == [0, 1, 2]
        assert mods(table.state) == [[2, 4, 0], [0, 0, 8], [0, 8, 0]]
        table.asks(0)


@pytest.mark.rule("ARC-19.2")
def test_quick_play_has_no_dollars_no_free_cards_and_no_actions() -> None:
    with ScriptedMatch(GAME, 2, QUICK) as table:
        assert [each.owned for each in table.state.workshops] == [[0] * 8] * 2
        assert {option.split()[0] for option in table.options(0)} == {"build"}
        for card in CARDS:
            table.refuses(0, f"buy {card}", "ARC-19.2")
        table.refuses(0, "free 3", "ARC-19.2")
        table.refuses(1, "play sponsorship", "ARC-19.2")
        table.says(0, "build 0-0-0")
        table.rolls(0)
        table.says(1, "build 0-0-0")
        assert mods(table.state) == [[0, 0, 0], [0, 0, 0]], "no free cards"
        assert sum(table.state.supply) == 144
        table.asks(*table.match.asked())


def test_a_cap_of_two_microknots() -> None:
    """ARC-R26: only where it is agreed."""
    with ScriptedMatch(GAME, 2, QUICK) as table:
        assert microknots(table.options(0)) == {0, 1, 2, 3, 4}
    with ScriptedMatch(GAME, 2, {**QUICK, "quick_microknot_cap": "2"}) as table:
        assert microknots(table.options(0)) == {0, 1, 2}
        assert "build 2-4-0" in table.options(0)
        with pytest.raises(UnknownAction, match="'build 3-0-0' is no action"):
            table.match.answer(0, "build 3-0-0")


def test_who_does_not_build_in_time_spends_what_can_be_spent() -> None:
    """$24 of $25: all costs are multiples of three."""
    match = Match(GAME, 2, QUICK)
    match.time_out(0)
    match.time_out(1)
    for m, f, b in mods(meeting(match)):
        assert 6 * m + 3 * f + 3 * b == 24


@pytest.mark.rule("ARC-19.6")
@pytest.mark.parametrize(
    ("name", "laps", "course", "speed"),
    [
        ("biplane", 8, "stead_short", 10),
        ("formula_one", 8, "stead_short", 11),
        ("t6", 6, "stead_middle", 10),
        ("sport", 6, "stead_silver", 16),
        ("jet", 8, "stead_long", 22),
        ("unlimited", 8, "stead_long", 20),
    ],
)
def test_a_class_sets_laps_course_and_stock_speed(name: str, laps: int, course: str, speed: int) -> None:
    """Whatever else was chosen for them."""
    chosen = {**QUICK, "class": name, "course": "desert_triangle", "laps": 2, "stock_speed": "7.5"}
    with ScriptedMatch(GAME, 2, chosen, chance=[0]) as table:
        table.says(0, "build 1-0-0")
        table.says(1, "build 0-0-0")
        assert [told.args["laps"] for told in table.told(SPECTATOR, "race")] == [laps]
        assert [told.args["speed"] for told in table.told(SPECTATOR, "aircraft")] == [speed + 1, speed]
        assert view_of(table.match, SPECTATOR).course_name == course
        table.asks(0)


@pytest.mark.rule("ARC-19.6")
def test_a_class_race_is_flown_to_its_last_lap() -> None:
    """Six laps, not three."""
    match = Match(GAME, 2, {**QUICK, "class": "t6"}, "six laps")
    play_at_random(match, Rng(1))
    told = match.told(SPECTATOR)
    (finish, *_) = [i for i, each in enumerate(told) if each.kind == "finish"]
    assert max(each.args["laps"] for each in told[:finish] if each.kind == "lap") == 6


@pytest.mark.rule("ARC-19.7")
@pytest.mark.parametrize(("word", "speed"), [("4", 8), ("4.5", 9), ("8", 16), ("12", 24)])
def test_stock_speed_is_set_for_all_players(word: str, speed: int) -> None:
    with ScriptedMatch(GAME, 2, {**QUICK, "stock_speed": word}, chance=[0]) as table:
        table.says(0, "build 3-0-0")
        table.says(1, "build 0-0-0")
        assert [told.args["speed"] for told in table.told(SPECTATOR, "aircraft")] == [speed + 3, speed]
        assert table.state.flight.budget == speed + 3
        table.asks(0)


@pytest.mark.rule("ARC-19.7")
@pytest.mark.parametrize("word", ["3.5", "12.5", "4.25"])
def test_no_stock_speed_below_4_or_above_12(word: str) -> None:
    """ARC-R46."""
    with pytest.raises(BadSetup, match="option 'stock_speed' is one of 4, "):
        GAME.rules(2, {"stock_speed": word})


@pytest.mark.rule("ARC-19.10")
@pytest.mark.parametrize(
    ("course", "checks"),
    [("desert_triangle", 4), ("stead_short", 7), ("stead_middle", 7), ("stead_silver", 10), ("stead_long", 10)],
)
def test_every_course_may_be_flown_and_more_pylons_mean_more_checks(course: str, checks: int) -> None:
    """One lap in lane 0: exactly so many rolls of the die, beside the one for the grid."""
    with ScriptedMatch(GAME, 2, {**QUICK, "course": course, "laps": 1}, chance=[0, *[9] * checks]) as table:
        table.says(0, "build 4-0-0")
        table.says(1, "build 0-0-0")
        fly_home(table.match)
        assert [told.args["pylon"] for told in table.told(SPECTATOR, "check")] == list(range(checks))
        assert table.match.ranks() == [1, 2]


@pytest.mark.rule("ARC-19.10")
def test_no_course_but_those_of_the_tables() -> None:
    with pytest.raises(BadSetup, match="option 'course' is one of stead_short, desert_triangle, stead_long"):
        GAME.rules(2, {"course": "reno"})


@pytest.mark.rule("ARC-19.8")
def test_the_mods_of_seasons_before_are_added_to_the_new_ones() -> None:
    """3 Microknots, 2 FAST and 1 Boost were left."""
    s = position(
        hands=[["microknot", "fast"], []],
        decks=[["boost", "dollar"], []],
        discards=[["boost", "night_shift"], ["fast"]],
        mods=[[3, 2, 1], [0, 0, 0]],
        turn=1,
        month=AUGUST,
        season=2,
        options={"seasons": 2},
    )
    with ScriptedMatch(GAME, 2, {"seasons": 2}, position=s, chance=[1]) as table:
        passes(table, 1)
        assert mods(table.state) == [[4, 3, 3], [0, 1, 0]]
        assert [told.args["speed"] for told in table.told(SPECTATOR, "aircraft")] == [12, 8]
        table.asks(0)


@pytest.mark.rule("ARC-19.8")
@pytest.mark.parametrize("quick", ["off", "on"])
def test_what_is_left_after_a_race_stays_with_the_aircraft(quick: str) -> None:
    """Boosts that were played or discarded are gone; in Quick Play (ARC-R45) each season has a new $25."""
    match = Match(GAME, 2, {"seasons": 2, "quick_play": quick, "laps": 2}, "legacy")
    play_at_random(match, Rng(3), season=2)
    told = match.told(SPECTATOR)
    built = [each.more for each in told if each.kind == "aircraft"]
    used = [each.args["seat"] for each in told if each.kind in ("engine", "avoid")]
    assert used, "Boosts were played"
    left = [[m, f, b - used.count(seat)] for seat, (m, f, b) in enumerate(built)]
    assert mods(meeting(match)) == left
    play_at_random(match, Rng(4))
    after = [each.more for each in match.told(SPECTATOR) if each.kind == "aircraft"][2:]
    new = [[now - then for now, then in zip(*pair, strict=True)] for pair in zip(after, left, strict=True)]
    if quick == "on":
        assert all(0 < 6 * m + 3 * f + 3 * b <= 25 for m, f, b in new)
    else:
        assert new == [[each.owned[1], each.owned[3], each.owned[2]] for each in meeting(match).workshops]


@pytest.mark.rule("ARC-19.9")
def test_a_later_season_starts_with_new_cards_and_full_piles() -> None:
    """ARC-3.1 to ARC-3.3 again, from October on."""
    match = Match(GAME, 3, {"seasons": 3}, "anew", auto=False)
    for season in (2, 3):
        play_at_random(match, Rng(season), season)
        s = meeting(match)
        assert (s.month, view_of(match, 0).stage) == (0, "season")
        assert [by_name(each.owned) for each in s.workshops] == [{"dollar": 7}] * 3
        assert by_name(s.supply) == {**by_name(racing().book.copies), "dollar": 19}
        assert match.asked() == [0]
        for seat in range(3):
            match.answer(seat, "free 1")
        s = meeting(match)
        assert [(len(each.hand), len(each.deck)) for each in s.workshops] == [(5, 5)] * 3
        assert [by_name(each.owned) for each in s.workshops] == [{"dollar": 7, "boost": 1, "fast": 2}] * 3
        assert match.asked() == [s.first]


@pytest.mark.rule("ARC-19.9")
def test_the_first_player_of_every_season_is_random() -> None:
    """ARC-R45."""
    firsts = set()
    for seed in range(12):
        match = Match(GAME, 2, {"seasons": 2, "laps": 1}, f"first {seed}")
        play_at_random(match, Rng(seed))
        firsts.add(tuple(each.args["seat"] for each in match.told(SPECTATOR) if each.kind == "first"))
    assert firsts == {(0, 0), (0, 1), (1, 0), (1, 1)}


@pytest.mark.rule("ARC-19.8")
@pytest.mark.parametrize("seed", range(6))
def test_a_legacy_is_won_by_most_wins_then_second_places_then_the_last_race(seed: int) -> None:
    """ARC-R27."""
    match = Match(GAME, 3, {**QUICK, "seasons": 4, "laps": 1}, f"medals {seed}")
    play_at_random(match, Rng(seed))
    places = [(each.args["seat"], each.args["rank"]) for each in match.told(SPECTATOR) if each.kind == "place"]
    assert len(places) == 4 * 3
    last = dict(places[-3:])
    medals = [[places.count((seat, rank)) for rank in (1, 2, 3)] for seat in range(3)]
    best_first = sorted(range(3), key=lambda seat: (medals[seat], -last[seat]), reverse=True)
    assert [best_first.index(seat) + 1 for seat in range(3)] == match.ranks()


@pytest.mark.rule("ARC-19.8")
@pytest.mark.parametrize(
    ("races", "ranks"),
    [
        ([[1, 2, 0], [0, 1, 2]], [2, 1, 3]),
        ([[1, 2, 3, 0], [0, 3, 1, 2]], [2, 1, 4, 3]),
        ([[0, 1], [1, 0]], [2, 1]),
        ([[0, 1], [1, 0], [0, 1]], [1, 2]),
    ],
)
def test_equal_wins_are_decided_by_the_next_places_before_the_last_race(
    races: list[list[int]], ranks: list[int]
) -> None:
    """ARC-R27: the seats of each season's race, the winner first."""
    rules = racing(len(ranks), {"seasons": len(races)})
    s = rules.setup([[] for _ in ranks])
    for race in races:
        s.race.grid = race
        award(s)
    assert rules.ranks(s) == ranks


@pytest.mark.rule("ARC-19.8")
def test_of_two_who_have_won_a_season_each_the_winner_of_the_last_is_first() -> None:
    """ARC-R27."""
    shared = 0
    for seed in range(8):
        match = Match(GAME, 2, {**QUICK, "seasons": 2, "laps": 1}, f"shared {seed}")
        play_at_random(match, Rng(seed))
        wins = [each.args["seat"] for each in match.told(SPECTATOR) if each.kind == "win"]
        assert match.ranks()[wins[-1]] == 1
        shared += len(set(wins)) == 2
    assert shared, "there are games with two winners"


def test_a_single_season_is_no_legacy() -> None:
    with begun(2) as table:
        assert mods(table.state) == [[0, 0, 0], [0, 0, 0]]
        assert (view_of(table.match, 0).season, view_of(table.match, 0).seasons) == (1, 1)


@pytest.mark.rule("ARC-19.8")
def test_boosts_that_were_not_used_are_carried_through_a_series() -> None:
    """ARC-R45: in Quick Play each season adds the purchases of another $25."""
    series = Series(GAME, 2, 3, [1], {**QUICK, "laps": 1}, "saved up")
    for season in (1, 2, 3):
        for seat, build in enumerate(["1-2-4", "0-8-0"]):
            series.current.answer(seat, f"build {build}")
        assert mods(meeting(series.current)) == [[season, 2 * season, 4 * season], [0, 8 * season, 0]]
        fly_home(series.current)
        if not series.over:
            series.next_match()
    assert sum(series.totals()) == 3


@pytest.mark.rule("ARC-19.8", "ARC-19.9")
def test_a_series_of_three_seasons_is_saved_between_them_and_finished() -> None:
    """Each match is a season; the aircraft keep their mods, the cards return to the supply."""
    series = Series(GAME, 3, 3, [5, 3, 1], {"laps": 2}, "legacy")
    again = Series.restore(series.save(), find)
    for number in range(3):
        for each in (series, again):
            play_at_random(each.current, Rng(number))
        assert again.save() == series.save()
        again = Series.restore(series.save(), find)
        if number == 2:
            break
        left = mods(meeting(series.current))
        assert any(mods != [0, 0, 0] for mods in left)
        for each in (series, again):
            s = meeting(each.next_match())
            assert mods(s) == left
            assert [by_name(each.owned) for each in s.workshops] == [{"dollar": 7}] * 3
        again = Series.restore(again.save(), find)
    assert series.over
    assert again.over
    assert again.totals() == series.totals()
    assert sum(series.totals()) == 3 * (5 + 3 + 1)
    assert [fingerprint(match.state) for match in again.matches] == [fingerprint(m.state) for m in series.matches]
    speeds = [[aircraft.microknots for aircraft in view_of(match, 0).aircraft] for match in series.matches]
    assert all(late >= early for early, late in zip(speeds[0], speeds[2], strict=True))
