"""GAR-4, GAR-21: Dawn, and every News card."""

from __future__ import annotations

from typing import Any

import pytest

from aerodrome.games.great_race.state import CREW, NEWS
from aerodrome.kernel.zones import SPECTATOR
from aerodrome.testing.scenario import ScriptedMatch

from .cockpit import (
    RIVAL,
    Flyer,
    board,
    course,
    dawn,
    hand,
    idles,
    moxies,
    pile,
    race,
    selects,
    stages,
    trackers,
    trims,
    words,
)

CARDS = ("steady_cruise", "following_wind", "redline")
SPENT = Flyer(hand=("barrel_roll", "loop_the_loop"), fuel=(2, 0, 3), health=(2, 0, 3))


def supplies(table: ScriptedMatch, resource: int) -> list[int]:
    """Fuel (0) or Health (1) in Supply, of all pilots."""
    return [board(table, seat)[resource][0] for seat in range(len(table.state.pilots))]


def under(table: ScriptedMatch) -> list[list[str]]:
    """The Attachments of each Stage."""
    return [words(table, "news", attached) for attached in table.state.attached]


def costs(table: ScriptedMatch, seat: int, card: str) -> tuple[int, int]:
    """Fuel and Health that a card of the hand costs the pilot, as paid when it is flown alone."""
    selects(table, *["land" if other != seat else card for other in range(len(table.state.pilots))])
    (paid,) = [told for told in table.told(SPECTATOR, "pay") if told.args["seat"] == seat]
    idles(table)
    return paid.args["fuel"], paid.args["health"]


@pytest.mark.rule("GAR-4.1", "GAR-4.2")
def test_at_dawn_the_top_news_card_is_resolved_once_and_discarded() -> None:
    with dawn(SPENT, SPENT, news_draws=["sponsors_fuel", "bright_morning"]) as table:
        assert course(table)[:4] == ["day", "news", "refill", "refill"]
        assert words(table, "news", table.state.discards[NEWS]) == ["sponsors_fuel"]
        assert words(table, "news", table.state.decks[NEWS][-1:]) == ["bright_morning"]
        assert (supplies(table, 0), table.state.news) == ([3, 3], [])
        selects(table, "barrel_roll", "barrel_roll")
        idles(table)
        assert course(table, "news", "round") == ["news", "round", "round"]
        assert supplies(table, 0) == [2, 2]
        table.asks(0, 1)


@pytest.mark.rule("GAR-4.1")
def test_every_dawn_has_its_news() -> None:
    """Nobody can fly on the first of these two days."""
    with dawn(Flyer(), Flyer(), news_draws=["air_fair", "icing"]) as table:
        idles(table)
        assert (table.state.day, under(table)[0]) == (3, ["air_fair", "icing"])
        table.asks(0, 1)


@pytest.mark.rule("GAR-4.3", "GAR-4.9")
@pytest.mark.parametrize(
    ("stages", "trackers", "stage"),
    [((0, 0), (3, 0), 0), ((0, 1), (9, 0), 1), ((2, 1), (0, 11), 2), ((3, 3), (1, 1), 3)],
)
def test_an_attachment_goes_under_the_stage_of_the_leader(
    stages: tuple[int, int], trackers: tuple[int, int], stage: int
) -> None:
    flyers = [Flyer(hand=CARDS, stage=stages[seat], tracker=trackers[seat]) for seat in (0, 1)]
    with dawn(*flyers, news_draws=["rough_air"]) as table:
        assert under(table) == [["rough_air"] if each == stage else [] for each in range(4)]
        assert table.state.discards[NEWS] == []
        table.asks(0, 1)


@pytest.mark.rule("GAR-4.4")
def test_an_attachment_stays_until_the_last_pilot_has_moved_past() -> None:
    """Not when the leader leaves; and at once when the last does."""
    one, two = Flyer(hand=("redline", "steady_cruise"), tracker=8), Flyer(hand=("wing_walk", "redline"), tracker=4)
    with race(one, two, attached={0: ["sea_of_fog", "icing"], 1: ["air_fair"]}) as table:
        selects(table, "redline", "wing_walk")
        idles(table)
        assert (stages(table), under(table)[0]) == ([1, 0], ["sea_of_fog", "icing"])
        selects(table, "land", "redline")
        assert (stages(table), under(table)[:2]) == ([1, 1], [[], ["air_fair"]])
        assert sorted(words(table, "news", table.state.discards[NEWS])) == ["icing", "sea_of_fog"]
        assert len(table.told(SPECTATOR, "detach")) == 2
        idles(table)


@pytest.mark.rule("GAR-4.4")
def test_an_attachment_may_be_removed_by_a_card() -> None:
    """GAR-R43: the Route Planner."""
    with race(Flyer(hand=CARDS, crew=("route_planner",)), RIVAL, attached={0: ["sea_of_fog", "icing"]}) as table:
        selects(table, "redline", "land")
        table.says(0, "use route_planner-1")
        table.says(0, "remove sea_of_fog")
        assert under(table)[0] == ["icing"]
        idles(table)


@pytest.mark.rule("GAR-4.5", "GAR-4.7", "GAR-21.18")
def test_icing_acts_on_its_own_stage_only_for_all_who_come_there() -> None:
    """The leader is on Stage 2, another pilot on Stage 1; he pays more as soon as he has followed."""
    leader = Flyer(hand=("steady_cruise", "barrel_roll"), stage=1, fuel=(5, 0, 0))
    follower = Flyer(hand=("redline", "lean_mixture", "redline"), tracker=8)
    with dawn(leader, follower, news_draws=["icing"]) as table:
        assert under(table) == [[], ["icing"], [], []]
        selects(table, "steady_cruise", "redline")
        idles(table)
        assert (stages(table), under(table)[1]) == ([1, 1], ["icing"])
        selects(table, "barrel_roll", "lean_mixture")
        paid = [(told.args["seat"], told.args["fuel"]) for told in table.told(SPECTATOR, "pay")]
        assert paid == [(1, 2), (0, 2), (0, 1), (1, 2)]
        idles(table)


@pytest.mark.rule("GAR-4.4", "GAR-4.5")
def test_icing_leaves_when_the_last_pilot_has_left_its_stage() -> None:
    flyers = [Flyer(hand=("redline",), stage=1, tracker=11), Flyer(hand=("power_dive",), stage=1, tracker=11)]
    with race(*flyers, attached={1: ["icing"]}) as table:
        selects(table, "redline", "power_dive")
        idles(table)
        left = course(table, "move", "detach")
        assert left == ["move", "move", "detach"]
        assert under(table)[1] == []


@pytest.mark.rule("GAR-4.6")
def test_a_terrain_attachment_adds_to_the_terrain_of_the_stage() -> None:
    """Croydon keeps its City."""
    flyers = [Flyer(hand=("grandstand_buzz",)), Flyer(hand=("sea_breeze",))]
    with race(*flyers, attached={0: ["spring_floods"]}) as table:
        selects(table, "grandstand_buzz", "sea_breeze")
        idles(table)
        assert trackers(table) == [3 + 1, 3 + 2]


@pytest.mark.rule("GAR-4.7")
@pytest.mark.parametrize(("attached", "payable"), [([], True), (["icing"], False)])
def test_a_cost_attachment_counts_at_the_selection(attached: list[str], payable: bool) -> None:
    """Steady Cruise costs 1 Fuel, with Icing 2: the second must be paid with Health, and Rough Air wants it too."""
    mine = Flyer(hand=("full_throttle", "steady_cruise"), fuel=(1, 0, 4), health=(2, 0, 3))
    with race(mine, RIVAL, attached={0: [*attached, "rough_air"]}) as table:
        assert ("fly full_throttle-153" in table.options(0)) == payable
        if not payable:
            table.refuses(0, "fly full_throttle-153", "GAR-5.3")


@pytest.mark.rule("GAR-4.8")
def test_several_attachments_of_a_stage_all_act() -> None:
    """GAR-R26: Redline, 2 Fuel and 1 Health: Icing adds a Fuel, Smooth Air takes one, Rough Air adds a Health."""
    with race(Flyer(hand=CARDS), RIVAL, attached={0: ["icing", "rough_air", "smooth_air"]}) as table:
        assert costs(table, 0, "redline") == (2, 2)
    with race(Flyer(hand=CARDS), RIVAL, attached={0: ["icing", "rough_air"]}) as table:
        assert costs(table, 0, "redline") == (3, 2)


@pytest.mark.rule("GAR-4.9")
def test_the_leading_and_the_trailing_pilots_are_all_who_tie() -> None:
    """GAR-R25: the Stage counts before the tracker."""
    flyers = [Flyer(stage=1, tracker=2), Flyer(tracker=9), Flyer(stage=1, tracker=2), Flyer(stage=1), Flyer(tracker=9)]
    for news, gain in (("newsreel_premiere", [2, 0, 2, 0, 0]), ("underdog_story", [0, 1, 0, 0, 1])):
        with dawn(*flyers, news_draws=[news], cantina=("co_pilot",), day=2) as table:
            assert [moxy - 2 for moxy in moxies(table)] == gain
            idles(table)


@pytest.mark.rule("GAR-4.10")
@pytest.mark.parametrize("news", ["overnight_hail", "fuel_rationing", "handicappers_ruling"])
def test_nobody_answers_the_news(news: str) -> None:
    """It is not hostile: Responses in hand do not help."""
    responses = Flyer(hand=("evasive_roll", "eye_of_the_storm", "jury_rig"))
    with dawn(responses, RIVAL, news_draws=[news]) as table:
        assert board(table, 0) != ((5, 0, 0), (5, 0, 0))
        assert course(table, "spare", "answer") == []
        assert table.options(0) == ["fly jury_rig-108", "fly eye_of_the_storm-115", "fly evasive_roll-161", "land"]


@pytest.mark.rule("GAR-4.11")
def test_health_lost_at_dawn_does_not_cost_a_card() -> None:
    """GAR-R28: the hand is trimmed at Dusk."""
    five = ("steady_cruise", "barrel_roll", "redline", "wing_walk", "power_dive")
    with dawn(Flyer(hand=five, health=(3, 0, 2)), RIVAL, news_draws=["overnight_hail", "icing"]) as table:
        assert (len(hand(table, 0)), board(table, 0)[1]) == (5, (2, 0, 3))
        selects(table, "land", "land")
        idles(table)
        trims(table)
        assert len(hand(table, 0)) == 2
        table.asks(0, 1)


@pytest.mark.rule("GAR-21.1")
def test_bright_morning() -> None:
    """In race order."""
    flyers = [RIVAL, Flyer(stage=1)]
    with dawn(*flyers, news_draws=["bright_morning"], draws=["redline", "wing_walk"]) as table:
        assert [hand(table, seat)[-1] for seat in (0, 1)] == ["wing_walk-109", "redline-189"]
        assert [len(hand(table, seat)) for seat in (0, 1)] == [2, 1]
        table.asks(0, 1)


@pytest.mark.rule("GAR-21.2")
def test_fuel_rationing() -> None:
    """For those with 4 or more in Supply."""
    flyers = [
        Flyer(hand=(card,), fuel=fuel) for card, fuel in zip(CARDS, [(5, 0, 0), (4, 1, 0), (3, 2, 0)], strict=True)
    ]
    with dawn(*flyers, news_draws=["fuel_rationing"]) as table:
        assert [board(table, seat)[0] for seat in range(3)] == [(4, 0, 1), (3, 1, 1), (3, 2, 0)]
        table.asks(0, 1, 2)


@pytest.mark.rule("GAR-21.3")
def test_sponsors_fuel() -> None:
    with dawn(SPENT, RIVAL, news_draws=["sponsors_fuel"]) as table:
        assert [board(table, seat)[0] for seat in (0, 1)] == [(3, 0, 2), (5, 0, 0)]
        table.asks(0, 1)


@pytest.mark.rule("GAR-21.4")
def test_overnight_hail() -> None:
    """For those with 2 or more in Supply."""
    flyers = [
        Flyer(hand=(card,), health=health) for card, health in zip(CARDS[:2], [(2, 0, 3), (1, 4, 0)], strict=True)
    ]
    with dawn(*flyers, news_draws=["overnight_hail"]) as table:
        assert [board(table, seat)[1] for seat in (0, 1)] == [(1, 0, 4), (1, 4, 0)]
        table.asks(0, 1)


@pytest.mark.rule("GAR-21.5")
def test_spare_parts_shipment() -> None:
    with dawn(SPENT, RIVAL, news_draws=["spare_parts_shipment"]) as table:
        assert [board(table, seat)[1] for seat in (0, 1)] == [(3, 0, 2), (5, 0, 0)]
        table.asks(0, 1)


@pytest.mark.rule("GAR-21.6")
def test_newsreel_premiere() -> None:
    with dawn(RIVAL, Flyer(hand=CARDS, tracker=1), news_draws=["newsreel_premiere"]) as table:
        assert moxies(table) == [2, 4]
        table.asks(0, 1)


@pytest.mark.rule("GAR-21.6", "GAR-4.9")
def test_on_the_first_day_everybody_leads() -> None:
    """All gain 2 Moxy from the Newsreel Premiere."""
    with dawn(RIVAL, Flyer(hand=CARDS), Flyer(hand=CARDS), news_draws=["newsreel_premiere"], day=1) as table:
        assert (table.state.day, moxies(table)) == (1, [4, 4, 4])
        table.asks(0, 1, 2)


@pytest.mark.rule("GAR-21.7")
def test_underdog_story() -> None:
    flyers = [RIVAL, Flyer(hand=CARDS, tracker=1)]
    with dawn(*flyers, news_draws=["underdog_story"], draws=["wing_walk"]) as table:
        assert moxies(table) == [3, 2]
        assert [hand(table, 0)[-1], len(hand(table, 1))] == ["wing_walk-109", 3]
        table.asks(0, 1)


@pytest.mark.rule("GAR-21.8")
def test_buttersworths_purse() -> None:
    with dawn(RIVAL, Flyer(hand=CARDS, tracker=1, moxy=5), news_draws=["buttersworths_purse"]) as table:
        assert moxies(table) == [3, 5]
        table.asks(0, 1)


@pytest.mark.rule("GAR-21.9")
def test_cantina_clear_out() -> None:
    trio = ("co_pilot", "saboteur", "navigator")
    with dawn(RIVAL, SPENT, news_draws=["cantina_clear_out"], cantina=("mechanic",) * 2, crew_draws=trio) as table:
        assert words(table, "crew", table.state.cantina) == ["co_pilot-1", "saboteur-1", "navigator-1"]
        assert words(table, "crew", table.state.discards[CREW]) == ["mechanic-1", "mechanic-2"]
        table.asks(0, 1)


@pytest.mark.rule("GAR-21.10")
def test_lost_charts() -> None:
    """Hands of 5, 1 and 0 cards: only the first pilot discards."""
    five = ("steady_cruise", "barrel_roll", "redline", "wing_walk", "power_dive")
    with dawn(Flyer(hand=five), RIVAL, Flyer(), news_draws=["lost_charts"]) as table:
        assert table.options(0) == [
            f"discard {name}"
            for name in ("wing_walk-109", "steady_cruise-110", "barrel_roll-125", "power_dive-184", "redline-189")
        ]
        table.asks(0)
        table.says(0, "discard redline-189")
        assert pile(table) == ["redline-189"]
        assert [len(hand(table, seat)) for seat in range(3)] == [4, 1, 0]
        table.asks(0, 1)


@pytest.mark.rule("GAR-21.11")
@pytest.mark.parametrize(("fuel", "left"), [(5, 4), (2, 1), (1, 1)])
def test_handicappers_ruling(fuel: int, left: int) -> None:
    """For the leaders with 2 or more in Supply."""
    flyers = [RIVAL, Flyer(hand=CARDS, tracker=1, fuel=(fuel, 5 - fuel, 0))]
    with dawn(*flyers, news_draws=["handicappers_ruling"]) as table:
        assert supplies(table, 0) == [5, left]
        table.asks(0, 1)


@pytest.mark.rule("GAR-21.12")
@pytest.mark.parametrize(("spent", "supply"), [(4, 3), (1, 5)])
def test_helpful_farmers(spent: int, supply: int) -> None:
    flyers = [Flyer(hand=CARDS, fuel=(5 - spent, 0, spent)), Flyer(hand=CARDS, tracker=1, fuel=(2, 0, 3))]
    with dawn(*flyers, news_draws=["helpful_farmers"]) as table:
        assert supplies(table, 0) == [supply, 2]
        table.asks(0, 1)


@pytest.mark.parametrize(
    ("news", "card", "more"),
    [
        pytest.param("sea_of_fog", "cloud_cover", {"cards": 2}, marks=pytest.mark.rule("GAR-21.13")),
        pytest.param("thunderheads", "full_throttle", {"health": -1}, marks=pytest.mark.rule("GAR-21.14")),
        pytest.param("spring_floods", "sea_breeze", {"tracker": 2}, marks=pytest.mark.rule("GAR-21.15")),
        pytest.param("air_fair", "grandstand_buzz", {"tracker": 1, "moxy": 1}, marks=pytest.mark.rule("GAR-21.16")),
    ],
)
def test_the_terrain_attachments(news: str, card: str, more: dict[str, int]) -> None:
    """What a card that uses the terrain does more in Picardy (Plains), with the Attachment against without."""
    found: list[dict[str, Any]] = []
    for attached in ([], [news]):
        with race(Flyer(hand=(card,)), RIVAL, attached={0: attached}, row=("picardy", "chapham")) as table:
            selects(table, card, "land")
            health, moxy = board(table, 0)[1][0], table.state.pilots[0].board.moxy
            cards, tracker = len(hand(table, 0)), table.state.pilots[0].tracker
            found.append({"health": health, "moxy": moxy, "cards": cards, "tracker": tracker})
            idles(table)
    assert {key: found[1][key] - found[0][key] for key in found[0] if found[1][key] != found[0][key]} == more


@pytest.mark.parametrize(
    ("news", "prices"),
    [
        pytest.param("headwinds", [(1, 0), (3, 0), (2, 1), (1, 1)], marks=pytest.mark.rule("GAR-21.17")),
        pytest.param("icing", [(2, 0), (2, 0), (3, 1), (1, 1)], marks=pytest.mark.rule("GAR-21.18")),
        pytest.param("rough_air", [(1, 0), (2, 0), (2, 2), (1, 2)], marks=pytest.mark.rule("GAR-21.19")),
        pytest.param("smooth_air", [(1, 0), (1, 0), (1, 1), (1, 1)], marks=pytest.mark.rule("GAR-21.20")),
    ],
)
def test_the_cost_attachments(news: str, prices: list[tuple[int, int]]) -> None:
    """Steady Cruise (Mechanical, 3 Progress, 1 Fuel), Clear Skies (Weather, 4, 2 Fuel), Redline (Mechanical, 7, 2 Fuel
    and 1 Health) and Treetop Dash (Aerobatics, 5, 1 Fuel and 1 Health)."""
    for card, price in zip(("steady_cruise", "clear_skies", "redline", "treetop_dash"), prices, strict=True):
        with race(Flyer(hand=(card,)), RIVAL, attached={0: [news]}) as table:
            assert costs(table, 0, card) == price


@pytest.mark.rule("GAR-21.20")
def test_smooth_air_looks_at_the_printed_cost() -> None:
    """With Headwinds, Following Wind costs 2, of which only 1 is printed."""
    with race(Flyer(hand=CARDS), RIVAL, attached={0: ["headwinds", "smooth_air"]}) as table:
        assert costs(table, 0, "following_wind") == (2, 0)
