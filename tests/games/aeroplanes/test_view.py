"""What seats and spectators see of Aeroplanes."""

from __future__ import annotations

import pytest

from aerodrome.games.aeroplanes import odds
from aerodrome.games.aeroplanes.pieces import SOURCES
from aerodrome.games.aeroplanes.view import (
    AdvantageView,
    AirlineView,
    AirportView,
    BoardedView,
    FlightView,
    OddsView,
    OfferView,
    OpeningView,
    PassengerView,
    PlaneView,
    RouteView,
    View,
    WorthView,
    view,
)
from aerodrome.kernel.step import CHANCE
from aerodrome.kernel.zones import SPECTATOR

from .airfield import BERLIN, LONDON, SKULL, Airline, Plane, Skies, chronicle, position, rules_for, scored

MINE = Airline(
    "paris",
    {"madrid": 1, "cairo": 2},
    planes=[Plane(3, free=1), Plane(16, tiles=0, free=0, new=False)],
    money=5,
    advantages={"daring-pilot": 2},
    failures=1,
    carried=[("madrid 2", 3)],
    kept=["india 3/2", "japan 1/3"],
    pile=[4],
    vp=7,
)
WAITING = {"paris-1": "madrid 1", "paris-2": "madrid 3", "paris-4": "vienna 1", "london-1": "paris 1"}


def seen(table: Skies, viewer: int) -> View:
    return view(rules_for(table.state.book.players), table.match.mine(viewer), viewer)


def opening(table: Skies, city: str, viewer: int = 0) -> OpeningView | None:
    return next((each for each in seen(table, viewer).openings if each.city == city), None)


def gains(airline: AirlineView) -> tuple[int, ...]:
    """The VP of the forecast: Europe, Africa, Asia, profit."""
    return tuple(each.vp for each in airline.forecast)


def middle() -> Skies:
    """Seat 0 is to act in the second era."""
    rivals = [Airline("london", {"cairo": 1, "vienna": 1}), Airline("berlin")]
    return Skies(position(MINE, *rivals, era=2, box=5, waiting=WAITING, overflow=["cairo 2", "kenya 1"]))


def test_the_board_is_the_same_for_all() -> None:
    """AER, hidden information: nobody has any; only what the viewer could do differs."""
    table = middle()
    mine, public = seen(table, 0), seen(table, SPECTATOR)
    assert (mine.viewer, seen(table, 2).viewer, public.viewer) == (0, 2, None)
    assert (public.era, public.eras, public.round, public.first, public.box) == (2, 3, 1, 0, 5)
    assert public.row[:3] == (
        OfferView("airco-dh-4a", 2, False),
        OfferView("breguet-14t", 4, False),
        OfferView("handley-page-o-400", 5, False),
    )
    assert (len(public.row), public.deck) == (12, 46 - 12 - 3)
    assert public.supply == (*[AdvantageView(left, False) for left in (4, 6, 6, 6)], AdvantageView(6, True))
    assert sum(public.bag) == 96 - 4 - 2 - 3
    assert public.bag == (56 - 4 - 1, 19 - 2, 17 - 2, 4)
    cities = table.state.book.cities
    assert public.airports[cities.index("cairo")] == (AirportView(0, 2), AirportView(1, 1))
    assert public.airports[cities.index("paris")] == (AirportView(0, 0),)
    assert public.airports[cities.index("dublin")] == ()
    assert (public.neutral, public.flight, public.dice, public.ranks) == (None, None, (), ())
    for field in ("airlines", "airports", "bag", "supply", "worth", "turn", "flight", "dice"):
        assert getattr(mine, field) == getattr(public, field) == getattr(seen(table, 1), field)


def test_an_airline_is_open_to_all() -> None:
    airline = seen(middle(), SPECTATOR).airlines[0]
    assert (airline.home, airline.money, airline.vp, airline.points) == ("paris", 5, 7, (7, 0, 0, 0, 0, 0, 0))
    assert airline.reserve == (8 - 1 - 1, 9 - 1, 9)
    assert airline.fleet == (
        PlaneView("airco-dh-16", 1, 1, True, (BoardedView("madrid", 2, 0),)),
        PlaneView("dornier-merkur", 0, 0, False, ()),
    )
    assert (airline.pile, airline.kept) == (("junkers-f-13",), 5)
    assert (airline.advantages, airline.failures) == ((2, 0, 0, 0, 0), 1)
    assert (airline.markets, airline.profit) == ((2, 1, 0, 0), 2 - 1)


@pytest.mark.rule("AER-6a.2", "AER-6a.3", "AER-6a.9")
def test_the_forecast_tells_what_the_end_of_the_era_would_score() -> None:
    """Era 2: Europe 2, 2, 1 airports: 5, 5, 0; Africa 1, 1, 0: 4, 4, 0; nobody in Asia; profits 1, 0, 0: 6, then 4 + 2
    shared."""
    airlines = seen(middle(), SPECTATOR).airlines
    assert [gains(each) for each in airlines] == [(5, 4, 0, 6), (5, 4, 0, 3), (0, 0, 0, 3)]
    assert [[each.count for each in airline.forecast] for airline in airlines] == [
        [2, 1, 0, 1],
        [2, 1, 0, 0],
        [1, 0, 0, 0],
    ]
    assert seen(middle(), 0).worth == (
        WorthView("europe", (5, 3)),
        WorthView("africa", (4, 2)),
        WorthView("asia", (5, 2)),
        WorthView("profit", (6, 4, 2)),
    )


@pytest.mark.rule("AER-4.12")
def test_nothing_is_forecast_of_an_era_that_was_scored() -> None:
    """The token is taken, and the die of the next era is about to be rolled; before that the bag is drawn from."""
    rules = rules_for()
    s = middle().state.clone()
    s.box = 0
    rules.play(s, rules.actions.parse("subsidy"))
    shown = view(rules, s, SPECTATOR)
    assert (shown.era, shown.airlines[0].points[:4], gains(shown.airlines[0])) == (2, (12, 4, 0, 6), (0, 0, 0, 0))
    rules.play(s, 1)
    shown = view(rules, s, SPECTATOR)
    assert (shown.era, shown.round, shown.worth[0].vp) == (3, 0, (6, 3))
    assert gains(shown.airlines[0])[:3] == (6, 6, 0)


@pytest.mark.rule("AER-5a.3")
def test_what_is_too_dear_for_an_airline_is_marked_for_its_seat() -> None:
    """Seat 0 has £5, seat 1 £12; before homes are chosen nothing is marked."""
    table, rules = middle(), rules_for()
    for viewer, money in ((0, 5), (1, 12)):
        row = seen(table, viewer).row
        assert [each.dear for each in row] == [each.price > money for each in row]
    assert 0 < [each.dear for each in seen(table, 0).row].count(True) < 12
    start = view(rules, rules.setup([[], [], []]), 0)
    assert not any(each.dear for each in (*start.row, *seen(table, SPECTATOR).row))
    assert (start.first, start.turn) == (None, None)


def test_the_forecast_comes_true_in_whole_games() -> None:
    """Whoever takes the token gets what all have seen before."""
    rules, ends = rules_for(4), 0
    for before, after in chronicle(4, "forecast"):
        if before.era and (after.era > before.era or not after.todo):
            shown = view(rules, before, SPECTATOR).airlines
            gained = [
                tuple(scored(after, source)[seat] - scored(before, source)[seat] for source in SOURCES[:4])
                for seat in range(4)
            ]
            assert [gains(each) for each in shown] == gained
            ends += 1
    assert ends == 3


@pytest.mark.rule("AER-5d.2", "AER-5d.4", "AER-5d.5")
def test_passengers_tell_a_seat_whether_it_can_claim_them() -> None:
    table = middle()
    mine, rival, public = (seen(table, viewer) for viewer in (0, 1, SPECTATOR))
    assert mine.waiting == (
        PassengerView("paris-1", "madrid", 1, 0, "ready"),
        PassengerView("paris-2", "madrid", 3, 0, "no-seats"),
        PassengerView("paris-4", "vienna", 1, 0, "no-airport"),
        PassengerView("london-1", "paris", 1, 0, "no-airport"),
    )
    assert [each.mine for each in mine.overflow] == ["no-seats", "no-airport"]
    assert [(each.space, each.city, each.people, each.vp) for each in mine.overflow] == [
        ("overflow-1", "cairo", 2, 1),
        ("overflow-2", "kenya", 1, 2),
    ]
    assert [each.mine for each in rival.overflow] == ["no-seats", "no-airport"]
    assert {each.mine for each in public.waiting + public.overflow} == {None}


@pytest.mark.rule("AER-5b.2", "AER-5b.32")
def test_openings_are_the_destinations_with_their_odds() -> None:
    """For the seat on turn: exactly where it could fly, and with which aeroplanes."""
    table = Skies(position(Airline("rome", planes=[Plane(1), Plane(2)], money=0), LONDON, BERLIN))
    openings = {each.city: each for each in seen(table, 0).openings}
    for number, name in ((1, "airco-dh-4a"), (2, "breguet-14t")):
        other = Skies(position(Airline("rome", planes=[Plane(1), Plane(2)], money=0), LONDON, BERLIN))
        other.says(0, f"place {name}")
        flights = {words.removeprefix("fly ") for words in other.options(0)}
        assert flights == {city for city, each in openings.items() if name in each.aeroplanes}, number
    assert openings["athens"] == OpeningView(
        "athens",
        ("airco-dh-4a", "breguet-14t"),
        1,
        (RouteView("rome", None, (), OddsView(100, 100, 0, 0.0)),),
        0,
        (),
    )
    (red,) = openings["cairo"].ways
    assert (red.start, red.via, red.needs, red.odds) == ("rome", None, (12,), OddsView(35, 35, 0, 0.0))
    assert round(100 * 75 / 216) == 35
    assert openings["ethiopia"].aeroplanes == ("breguet-14t",)
    assert openings["ethiopia"].ways[0].via == "cairo"
    assert "rome" not in openings


def test_openings_are_for_the_seat_that_may_place() -> None:
    table = middle()
    assert seen(table, 0).openings
    assert seen(table, 1).openings == seen(table, SPECTATOR).openings == ()
    table.says(0, "subsidy")
    assert seen(table, 0).openings == ()
    assert seen(table, 1).openings == ()  # it has no aeroplane
    table.asks(1)


def test_an_opening_shows_the_better_aeroplane() -> None:
    """Of the ordinary and the long-distance one, to Athens: 10 over Rome beats 12."""
    mine = Airline("london", {"cairo": 1}, [Plane(1), Plane(2)], money=0)
    table = Skies(position(mine, Airline("rome"), BERLIN))
    found = opening(table, "athens")
    assert found is not None
    assert found.aeroplanes == ("airco-dh-4a", "breguet-14t")
    assert [(way.start, way.via, way.needs) for way in found.ways] == [("cairo", "rome", (10,))]


@pytest.mark.rule("AER-5b.17")
def test_an_opening_tells_that_somebody_gives_way() -> None:
    rivals = [Airline("london", {"vienna": 1}), Airline("berlin", {"vienna": 1})]
    table = Skies(position(Airline("rome", planes=[Plane(1), Plane(20)]), *rivals))
    vienna, athens = opening(table, "vienna"), opening(table, "athens")
    assert vienna is not None
    assert athens is not None
    assert (vienna.aeroplanes, vienna.stage, vienna.victims) == (("armstrong-whitworth-argosy",), 2, (1, 2))
    assert athens.victims == ()


def test_openings_narrow_down_with_the_choice() -> None:
    """After the aeroplane those of its tile, after the destination its ways, and none while it flies."""
    table = Skies(position(Airline("rome", planes=[Plane(1), Plane(2)]), LONDON, BERLIN))
    table.says(0, "place breguet-14t")
    assert {each.aeroplanes for each in seen(table, 0).openings} == {("breguet-14t",)}
    table.says(0, "fly middle-east")
    (there,) = seen(table, 0).openings
    assert [(way.via, way.needs) for way in there.ways] == [(None, (14,)), ("cairo", (12, 12))]
    assert there.best == max((0, 1), key=lambda n: (there.ways[n].odds.aided, there.ways[n].odds.dice))
    table.dice(2, 2, 2)
    table.says(0, "direct")
    assert seen(table, 0).openings == ()
    table.asks(0)


@pytest.mark.rule("AER-5c.12", "AER-5c.14")
def test_a_flight_is_seen_by_all_with_what_it_misses() -> None:
    mine = Airline("london", planes=[Plane(15)], advantages={"daring-pilot": 1})
    rivals = [Airline("paris", {"cairo": 1, "ethiopia": 1}), Airline("berlin", {"ethiopia": 1})]
    table = Skies(position(mine, *rivals))
    table.says(0, "place dornier-do-j-wal")
    table.says(0, "fly ethiopia")
    chances = odds.of_rolls(table.state.book, (10, 10), 0, 1, 12)
    percent = [odds.told(each) for each in (chances.dice, chances.aided, chances.crash)]
    told = OddsView(percent[0], percent[1], percent[2], chances.cost)
    first = FlightView(0, "dornier-do-j-wal", "london", "cairo", "ethiopia", None, 0, (10, 10), told, 0)
    assert seen(table, SPECTATOR).flight == first
    table.dice(4, 4, 4)
    table.dice(SKULL, 2, 3)
    table.says(0, "replace 3")
    second = FlightView(0, "dornier-do-j-wal", "london", "cairo", "ethiopia", 2, 1, (10,), None, 5)
    for viewer in (0, 1, SPECTATOR):
        assert seen(table, viewer).flight == second
        assert seen(table, viewer).dice == (0, 2, 3)
    table.says(0, "pilots 1")
    flight = seen(table, 1).flight
    assert flight is not None
    assert flight.missing == 2
    table.says(0, "fail")
    assert seen(table, 1).flight is None
    table.asks(1)


def test_a_new_attempt_forgets_the_dice_of_the_last() -> None:
    """Nothing is rolled yet while somebody is chosen to give way, whatever was rolled before."""
    mine = Airline("london", planes=[Plane(16)])
    rivals = [Airline(home, {"cairo": 1}) for home in ("paris", "berlin")]
    table = Skies(position(mine, *rivals))
    table.says(0, "place dornier-merkur")
    table.dice(6, 6, 6)
    table.says(0, "fly casablanca")
    table.says(0, "place dornier-merkur")
    table.says(0, "fly cairo")
    flight = seen(table, 0).flight
    assert flight is not None
    assert (flight.needs, flight.missing, seen(table, 0).dice) == ((10,), 0, ())
    table.asks(0)


@pytest.mark.rule("AER-5c.5", "AER-5c.14")
def test_a_flight_is_declared_while_the_dice_are_still_to_be_rolled() -> None:
    """Entry by entry: before the first roll, with beacons before another, and before that of the second leg."""
    rules = rules_for()
    mine = Airline("london", planes=[Plane(15)], advantages={"radio-beacons": 1}, money=0)
    s = position(mine, Airline("paris"), BERLIN, era=3)
    s.settle()

    def flight() -> FlightView:
        shown = view(rules, s, SPECTATOR)
        assert shown.turn == 0
        assert shown.flight is not None
        return shown.flight

    def rolls(*dice: int) -> None:
        rules.play(s, s.book.rolls.index(sorted(dice)))

    for answer in ("place dornier-do-j-wal", "fly ethiopia"):
        rules.play(s, rules.actions.parse(answer))
    assert s.actor() == CHANCE
    assert (flight().leg, flight().needs, flight().missing) == (0, (12, 12), 0)
    both = flight().odds
    rolls(2, 2, 2)
    assert (flight().needs, flight().odds, flight().missing) == ((12, 12), None, 6)
    rules.play(s, rules.actions.parse("use"))
    assert s.actor() == CHANCE
    assert (flight().needs, flight().odds, flight().missing) == ((12, 12), both, 0)
    rolls(6, 6, 6)
    assert s.actor() == CHANCE
    assert (flight().leg, flight().needs, flight().missing) == (1, (12,), 0)
    assert flight().odds == OddsView(35, 35, 0, 0.0)
    assert view(rules, s, SPECTATOR).dice == (6, 6, 6)


@pytest.mark.rule("AER-5d.5")
def test_who_was_claimed_is_seen_until_an_aeroplane_takes_them() -> None:
    mine = Airline("paris", {"madrid": 1}, planes=[Plane(3), Plane(12)])
    table = Skies(position(mine, LONDON, BERLIN, waiting={"paris-2": "madrid 2"}))
    assert seen(table, 1).boarding is None
    table.says(0, "claim paris-2")
    for viewer in (0, 1, SPECTATOR):
        assert seen(table, viewer).waiting == ()
        assert seen(table, viewer).boarding == PassengerView("paris-2", "madrid", 2, 0, None)
    table.says(0, "board airco-dh-16")
    assert seen(table, 1).boarding is None
    assert [len(plane.aboard) for plane in seen(table, 1).airlines[0].fleet] == [1, 0]
    table.asks(1)


@pytest.mark.rule("AER-8.1")
def test_with_two_players_the_neutral_airline_is_shown() -> None:
    neutral = Airline("rome", {"vienna": 1, "cairo": 2, "india": 2})
    table = Skies(position(Airline("paris"), LONDON, neutral=neutral, box=6))
    public = seen(table, SPECTATOR)
    assert public.neutral == (2, 1, 1, 0)
    assert len(public.airlines) == 2
    assert public.airports[table.state.book.cities.index("rome")] == (AirportView(2, 0),)
    assert [gains(each) for each in public.airlines] == [(2, 0, 0, 4), (2, 0, 0, 4)]


def test_before_the_first_era_nothing_is_forecast_and_at_the_end_there_are_ranks() -> None:
    rules, last = rules_for(3), None
    for before, after in chronicle(3, "ranks"):
        shown = view(rules, before, SPECTATOR)
        assert shown.ranks == ()
        if before.era == 0:
            assert {gains(each) for each in shown.airlines} == {(0, 0, 0, 0)}
            assert shown.airlines[before.actor()].home is None
        last = after
    assert last is not None
    shown = view(rules, last, SPECTATOR)
    order = sorted(range(3), key=lambda seat: (-shown.airlines[seat].vp, -shown.airlines[seat].money))
    assert [shown.ranks[seat] for seat in order] == sorted(shown.ranks)
    assert shown.ranks[order[0]] == min(shown.ranks)
