"""GAR-17: race length, larger hands, Pilot cards and the Grand Prix."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from aerodrome.games.great_race import GAME
from aerodrome.games.great_race.content import LANDING, NO_CARD
from aerodrome.games.great_race.state import CREW, FLIGHT, NEWS, Race
from aerodrome.games.great_race.steps.day import EndRound
from aerodrome.kernel.match import Match
from aerodrome.kernel.zones import SPECTATOR
from aerodrome.series import Series
from aerodrome.testing.scenario import ScriptedMatch

from .cockpit import Flyer, board, crew, hand, kinds, moxies, position, race, rules_for, selects, state_of, words

DOWN = Flyer(landed=True, moxy=0)
POINTS = [5, 3, 1]
SHUFFLES = [1, 2, 8, 4, 5]  # Stages, tokens, News (an Attachment first), Crew, Flight cards


def plays_on(match: Match) -> None:
    """Everybody flies while he can, and gives the default answer to all else."""
    seat = match.asked()[0]
    option = match.legal(seat)[0]
    if match.rules.actions.kind(option) == "fly":
        match.answer(seat, option)
    else:
        match.time_out(seat)


@pytest.mark.rule("GAR-17.1")
@pytest.mark.parametrize("stages", [1, 2, 3, 5, 9, 10])
def test_a_race_has_one_to_ten_stages(stages: int) -> None:
    s = state_of(Match(GAME, 2, {"stages": stages}))
    values = [s.book.stage_progress[stage] for stage in s.row]
    assert len(values) == stages
    assert values == sorted(values)


@pytest.mark.rule("GAR-17.1")
def test_four_stages_are_standard_and_none_or_eleven_are_refused() -> None:
    assert len(state_of(Match(GAME, 2)).row) == 4
    for stages in (0, 11):
        with pytest.raises(ValueError, match="stages"):
            Match(GAME, 2, {"stages": stages})


@pytest.mark.rule("GAR-17.2")
@pytest.mark.parametrize(("stages", "tokens"), [(9, [1] * 9), (10, [0] + [1] * 9)])
def test_with_ten_stages_the_first_has_no_token(stages: int, tokens: list[int]) -> None:
    s = state_of(Match(GAME, 2, {"stages": stages}))
    assert [len(each) for each in s.rewards] == tokens
    assert len({token for each in s.rewards for token in each}) == 9


@pytest.mark.rule("GAR-17.3")
def test_with_a_large_hand_seven_are_dealt_and_two_discarded_before_dawn() -> None:
    with ScriptedMatch(GAME, 2, {"large_hand": "on"}, chance=SHUFFLES) as table:
        dealt = [hand(table, seat) for seat in range(2)]
        assert [len(cards) for cards in dealt] == [7, 7]
        table.asks(0, 1)
        for seat in range(2):
            assert sorted(table.options(seat)) == sorted(f"discard {card}" for card in dealt[seat])
        table.says(0, f"discard {dealt[0][2]}")
        table.says(1, f"discard {dealt[1][5]}")
        table.says(0, f"discard {dealt[0][6]}")
        assert not kinds(table, "discard")
        assert not table.told(0, "day")
        table.says(1, f"discard {dealt[1][0]}")
        assert sorted(kinds(table, "discard")) == [("discard", 0)] * 2 + [("discard", 1)] * 2
        order = [told.kind for told in table.match.told(0)]
        assert order.index("discard") < order.index("day")
        assert {dealt[0][2], dealt[0][6]}.isdisjoint(hand(table, 0))
        assert {dealt[1][5], dealt[1][0]}.isdisjoint(hand(table, 1))
        table.asks(0, 1)


@pytest.mark.rule("GAR-17.3")
def test_the_standard_hand_has_five_cards() -> None:
    with ScriptedMatch(GAME, 2, chance=SHUFFLES) as table:
        assert [len(hand(table, seat)) for seat in range(2)] == [5, 5]
        assert not kinds(table, "discard")
        table.asks(0, 1)


@pytest.mark.rule("GAR-17.4")
def test_each_keeps_one_of_two_pilots_in_secret() -> None:
    """After the Cantina is laid out and before Flight cards are dealt."""
    with ScriptedMatch(GAME, 3, {"pilots": "on"}, chance=[*SHUFFLES, 6]) as table:
        assert len(table.state.cantina) == 3
        assert [pilot.cards.hand for pilot in table.state.pilots] == [[LANDING], [LANDING + 1], [LANDING + 2]]
        dealt = [words(table, "pilot", pilot.sealed.dealt) for pilot in table.state.pilots]
        assert len({name for each in dealt for name in each}) == 6
        table.asks(0, 1, 2)
        table.refuses(0, f"keep {dealt[1][0]}", "GAR-17.4")
        assert sorted(table.options(0)) == sorted(f"keep {name}" for name in dealt[0])
        table.says(1, f"keep {dealt[1][0]}")
        table.says(0, f"keep {dealt[0][1]}")
        assert not table.told(0, "pilot")
        assert [pilot.card for pilot in table.match.mine(2).pilots] == [NO_CARD] * 3
        table.says(2, f"keep {dealt[2][0]}")
        assert kinds(table, "pilot") == [("pilot", seat) for seat in range(3)]
        kept = words(table, "pilot", [pilot.card for pilot in table.state.pilots])
        assert kept == [dealt[0][1], dealt[1][0], dealt[2][0]]
        table.asks(*table.match.asked())


def starting_with(*pilots: str) -> ScriptedMatch:
    """A race is set up for pilots who have kept these cards."""
    rules = rules_for(len(pilots), {"pilots": "on"})
    s = rules.setup([[rules.domains["pilot"].index(name)] for name in pilots])
    return ScriptedMatch(GAME, len(pilots), {"pilots": "on"}, position=s, chance=SHUFFLES)


@pytest.mark.rule("GAR-17.5")
def test_a_pilot_card_replaces_the_starting_numbers() -> None:
    with starting_with("test_pilot", "veteran", "film_star", "bush_pilot") as table:
        assert [board(table, seat) for seat in range(4)] == [((5, 0, 0), (4, 0, 0)), *[((5, 0, 0), (5, 0, 0))] * 3]
        assert moxies(table) == [2, 3, 4, 0]
        table.asks(0, 1, 2, 3)


@pytest.mark.rule("GAR-17.5")
def test_the_numbers_of_a_pilot_card_are_his_totals() -> None:
    """A Test Pilot who has lost one Health of four gets no more than that one back."""
    flyer = Flyer(hand=("field_repairs-101",), landed=True, health=(3, 0, 1), moxy=0, pilot="test_pilot")
    with race(Flyer(hand=("steady_cruise", "redline"), moxy=0), flyer, options={"pilots": "on"}) as table:
        selects(table, "steady_cruise")
        table.says(0, "pass")
        table.says(1, "refuel field_repairs-101")
        assert board(table, 1)[1] == (3, 1, 0)
        table.asks(0)


@pytest.mark.rule("GAR-17.6")
def test_a_pilots_ability_acts_again_and_again_and_is_no_action() -> None:
    """The Mail Pilot pays one Fuel less for each Weather card and may still redeem one; everybody sees who he is."""
    cards = ("clear_skies-140", "clear_skies-159", "lean_mixture-103", "redline")
    pilot = Flyer(hand=cards, moxy=0, pilot="mail_pilot", stage=1, fuel=(4, 0, 1))
    with race(pilot, DOWN, options={"pilots": "on"}, day=5, attached={1: ("sea_of_fog",)}) as table:
        for fuel in (1, 1):
            selects(table, "clear_skies")
            assert table.told(0, "pay")[-1].args["fuel"] == fuel
            assert "refuel lean_mixture-103" in table.options(0)
            table.says(0, "pass")
        for viewer in (1, SPECTATOR):
            assert words(table, "pilot", [table.match.mine(viewer).pilots[0].card]) == ["mail_pilot"]
        table.asks(0)


@pytest.mark.rule("GAR-17.7")
@pytest.mark.parametrize("races", [2, 3])
def test_a_grand_prix_gives_five_three_and_one_point(races: int) -> None:
    """GAR-17.9 ranks the pilots: points, wins, second places, the last race."""
    match = Match(GAME, 4, {"stages": 1, "races": races}, "grand prix")
    while not match.over:
        plays_on(match)
    told = match.told(SPECTATOR)
    places = [(each.args["seat"], each.args["rank"]) for each in told if each.kind == "place"]
    assert [each.args["number"] for each in told if each.kind == "race"] == list(range(1, races + 1))
    assert len(places) == 4 * races
    given = [(each.args["seat"], each.args["number"]) for each in told if each.kind == "points"]
    assert given == [(seat, POINTS[rank - 1]) for seat, rank in places if rank <= 3]
    medals = [[rank for who, rank in places if who == seat] for seat in range(4)]
    keys = [(sum(POINTS[r - 1] for r in m if r < 4), m.count(1), m.count(2), -m[-1]) for m in medals]
    assert [match.ranks()[seat] for seat in sorted(range(4), key=lambda seat: keys[seat], reverse=True)] == [1, 2, 3, 4]


@pytest.mark.rule("GAR-17.7")
def test_one_race_is_no_grand_prix() -> None:
    flyer = Flyer(hand=("redline",), stage=3, tracker=19, moxy=0)
    with race(flyer, DOWN) as table:
        selects(table, "redline")
        assert table.match.over
        assert not table.told(0, "points")


@pytest.mark.rule("GAR-17.7", "GAR-17.8")
def test_a_series_of_matches_gives_the_same_points_and_keeps_the_pilots() -> None:
    series = Series(GAME, 3, 2, POINTS, {"stages": 1, "pilots": "on"}, "series")
    while not series.current.over:
        plays_on(series.current)
    first = series.current
    pilots = [pilot.card for pilot in state_of(first).pilots]
    assert min(pilots) > NO_CARD
    assert series.totals() == [POINTS[rank - 1] for rank in first.ranks()]
    again = series.next_match()
    assert [pilot.card for pilot in state_of(again).pilots] == pilots
    assert not [told for told in again.told(0) if told.kind == "pilot"]
    assert [pilot.board.tokens for pilot in state_of(again).pilots] == [[], [], []]
    while not again.over:
        plays_on(again)
    assert series.over
    both = zip(first.ranks(), again.ranks(), strict=True)
    assert series.totals() == [POINTS[one - 1] + POINTS[two - 1] for one, two in both]


@pytest.mark.rule("GAR-17.8")
def test_nothing_but_points_and_pilots_comes_along_into_the_next_race() -> None:
    """All that can be carried is on the boards when the first race ends, with a News card under a Stage."""
    winner = Flyer(
        hand=("redline-189",),
        path=("barrel_roll-125",),
        fuel=(3, 1, 1),
        health=(3, 1, 1),
        moxy=5,
        stage=3,
        tracker=19,
        crew=("mechanic", "navigator"),
        tokens=("two_health", "crew"),
        pilot="veteran",
    )
    options = {"races": 2, "pilots": "on"}
    s = position((winner, replace(DOWN, pilot="test_pilot", moxy=5)), options, attached={3: ("icing",)}, day=9)
    s.race = 1
    with ScriptedMatch(GAME, 2, {"stages": 4, **options}, position=s, chance=SHUFFLES) as table:
        selects(table, "redline")
        table.says(0, "pass")
        t: Race = table.state
        assert (t.race, t.day, t.rounds) == (2, 1, 1)
        assert words(table, "pilot", [pilot.card for pilot in t.pilots]) == ["veteran", "test_pilot"]
        assert [pilot.medals for pilot in t.pilots] == [[1, 0], [0, 1]]
        for pilot in t.pilots:
            assert (pilot.stage, pilot.tracker, pilot.cards.path, pilot.board.tokens) == (0, 0, [], [])
        assert [crew(table, seat) for seat in range(2)] == [[], []]
        assert [board(table, seat) for seat in range(2)] == [((5, 0, 0), (5, 0, 0)), ((5, 0, 0), (4, 0, 0))]
        assert [len(each) for each in t.rewards] == [1, 1, 1, 1]
        cards = len(t.decks[FLIGHT]) + len(t.discards[FLIGHT]) + sum(len(hand(table, seat)) for seat in range(2))
        assert cards == 120
        assert len(t.decks[CREW]) + len(t.discards[CREW]) == 20
        assert len(t.decks[NEWS]) == 19
        assert [len(hand(table, seat)) for seat in range(2)] == [5, 5]
        assert moxies(table) == [3, 2]
        table.asks(0, 1)


FIRST, SECOND, THIRD, FOURTH = ([int(place == rank) for place in range(4)] for rank in range(4))


def added(*places: Sequence[int]) -> list[int]:
    return [sum(each) for each in zip(*places, strict=True)]


@pytest.mark.rule("GAR-17.9")
@pytest.mark.parametrize(
    ("before", "order", "ranks"),
    [
        # 6 points each: a win and a third place against two second places
        ([[*FIRST], [*SECOND], [*FOURTH], [*THIRD]], [3, 1, 0, 2], [2, 3, 4, 1]),
        # 8 points and a win each: a second place against three third places
        (
            [added(FIRST, SECOND, FOURTH), added(THIRD, THIRD, THIRD), added(FOURTH, FOURTH, FOURTH), [0, 2, 0, 1]],
            [1, 2, 3, 0],
            [1, 2, 4, 3],
        ),
        # 8 points, a win and a second place each: the last race
        ([[*FIRST], [*SECOND], [*THIRD], [*FOURTH]], [1, 0, 2, 3], [2, 1, 3, 4]),
        ([[*SECOND], [*FIRST], [*THIRD], [*FOURTH]], [0, 1, 2, 3], [1, 2, 3, 4]),
    ],
)
def test_equal_points_are_ranked_by_wins_second_places_and_the_last_race(
    before: list[list[int]], order: list[int], ranks: list[int]
) -> None:
    """The last race is called off; its order is that of the trackers."""
    flyers = [replace(DOWN, tracker=9 - order.index(seat)) for seat in range(4)]
    s = position(flyers, {"races": 4}, day=20, begin=[EndRound()])
    for pilot, medals in zip(s.pilots, before, strict=True):
        pilot.medals = medals
    with ScriptedMatch(GAME, 4, {"races": 4}, position=s) as table:
        assert [seat for _, seat in kinds(table, "place")] == order
        assert table.match.ranks() == ranks
        assert [told.args["seat"] for told in table.told(0, "win")] == [ranks.index(1)]


@pytest.mark.rule("GAR-17.10")
def test_variants_combine_and_their_choices_come_in_order() -> None:
    """The Pilot card, the starting discard, and the Crew card of The Heir."""
    options = {"pilots": "on", "large_hand": "on", "stages": 10, "races": 2}
    tables = (ScriptedMatch(GAME, 2, options, chance=[*SHUFFLES, deal]) for deal in range(100))
    with next(table for table in tables if "keep heir" in table.options(0)) as table:
        table.says(0, "keep heir")
        table.says(1, table.options(1)[0])
        assert len(hand(table, 0)) == 7
        for _ in range(2):
            for seat in range(2):
                table.says(seat, table.options(seat, "discard")[0])
        assert len(hand(table, 0)) == 5
        assert not table.told(0, "day")
        table.says(0, table.options(0, "take")[0])
        assert len(crew(table, 0)) == 1
        assert len(table.state.row) == 10
        assert table.told(0, "day")
        table.asks(0, 1)


@pytest.mark.rule("GAR-17.11")
def test_extra_progress_of_a_pilot_comes_after_the_floor_of_none() -> None:
    """Two Crosswinds make 3 Progress -1, so 0; The Barnstormer's +1 comes on top."""
    pilot = Flyer(hand=("barrel_roll-125", "redline"), moxy=0, pilot="barnstormer")
    rivals = [Flyer(hand=(f"crosswind-{speed}",), moxy=0) for speed in (123, 146)]
    with race(pilot, *rivals, options={"pilots": "on"}) as table:
        for seat, answer in enumerate(("fly barrel_roll-125", "land", "land")):
            table.says(seat, answer)
        for seat, speed in ((1, 123), (2, 146)):
            table.says(seat, f"react crosswind-{speed} 1")
            table.says(0, "pass")
        assert table.state.pilots[0].tracker == 1
        table.asks(0)


@pytest.mark.rule("GAR-17.11")
def test_a_co_pilots_card_counts_for_the_day() -> None:
    """The Barnstormer's first Aerobatics card of the day is flown by the Co-pilot; the next one gets nothing more."""
    cards = ("steady_cruise", "barrel_roll-125", "barrel_roll-136", "redline")
    pilot = Flyer(hand=cards, crew=("co_pilot",), moxy=0, pilot="barnstormer")
    with race(pilot, DOWN, options={"pilots": "on"}) as table:
        selects(table, "steady_cruise")
        table.says(0, "use co_pilot-1")
        table.says(0, "choose barrel_roll-125")
        selects(table, "barrel_roll")
        assert [told.args["progress"] for told in table.told(0, "fly")] == [3, 4, 3]
        table.asks(0)


@pytest.mark.rule("GAR-17.11")
def test_a_card_that_could_not_be_paid_does_not_count_for_the_day() -> None:
    """Evasive Roll stalls after a Saboteur; the Barrel Roll that follows is the first Aerobatics card."""
    cards = ("evasive_roll-161", "barrel_roll-125", "auxiliary_tank-102")
    pilot = Flyer(hand=cards, fuel=(2, 0, 3), crew=("tanker_crew",), moxy=0, pilot="barnstormer")
    rival = Flyer(hand=("redline-189", "redline-211"), crew=("saboteur",), moxy=0)
    with race(pilot, rival, options={"pilots": "on"}) as table:
        selects(table, "evasive_roll", "redline-189")
        table.says(1, "use saboteur-1")
        table.says(0, "pass")
        assert kinds(table, "stall") == [("stall", 0)]
        table.says(0, "use tanker_crew-1")
        selects(table, "barrel_roll", "land")
        assert [told.args["progress"] for told in table.told(0, "fly") if told.args["seat"] == 0] == [4]
        table.asks(0)
