"""AER-5b: placing airports: attempts, destinations, replacing, and the bonus of the Americas."""

from __future__ import annotations

import pytest

from .airfield import BERLIN, LONDON, SKULL, Airline, Plane, Skies, by_seat, chronicle, fleet, position


@pytest.mark.rule("AER-5b.1", "AER-5b.2")
def test_a_tile_comes_from_an_own_aeroplane() -> None:
    """AER-R45: never from the reserve, and never from what others have."""
    mine = Airline("paris", planes=[Plane(4, tiles=0), Plane(5)])
    with Skies(position(mine, Airline("london", planes=[Plane(6)]), BERLIN)) as table:
        assert table.options(0, "place") == ["place handley-page-o-400"]
        assert table.state.airlines[0].reserve[1] == 7
        table.refuses(0, "place junkers-f-13", "AER-5b.1")
        table.refuses(0, "place farman-f-60-goliath", "AER-5b.1")
        table.refuses(0, "fly madrid", "AER-4.7")
        table.says(0, "place handley-page-o-400")
        table.refuses(0, "place handley-page-o-400", "AER-5b.2")
        table.refuses(0, "subsidy", "AER-5b.2")
        table.says(0, "fly madrid")
        assert table.airports(0) == {"paris": 0, "madrid": 1}
        assert table.plane(5) == (4, 0)
        assert table.state.airlines[0].reserve[1] == 7
        table.asks(1)


@pytest.mark.rule("AER-5b.5", "AER-5b.25")
def test_a_white_connection_needs_no_roll_and_no_money() -> None:
    """The table has no dice to give."""
    with Skies(position(Airline("paris", planes=[Plane(5)], money=0), LONDON, BERLIN)) as table:
        table.says(0, "place handley-page-o-400")
        assert set(table.options(0, "fly")) == {
            *("fly amsterdam", "fly casablanca", "fly cairo", "fly frankfurt", "fly london", "fly madrid"),
            *("fly middle-east", "fly toulouse", "fly zurich"),
        }
        table.says(0, "fly london")
        assert table.airports(0) == {"paris": 0, "london": 1}
        assert by_seat(table.state, "money") == [0, 12, 12]
        table.asks(1)


@pytest.mark.rule("AER-5b.3", "AER-5b.19", "AER-7.5")
def test_one_airport_of_an_airline_in_a_city() -> None:
    """AER-R22: an own airport is no destination, even for a tile of a higher stage in a full city."""
    mine = Airline("paris", {"vienna": 1, "frankfurt": 1}, [Plane(16)])
    with Skies(position(mine, Airline("london", {"vienna": 1}), BERLIN, era=2)) as table:
        table.says(0, "place dornier-merkur")
        for city in ("vienna", "frankfurt", "paris"):
            assert f"fly {city}" not in table.options(0)
            table.refuses(0, f"fly {city}", "AER-5b.3")
        table.says(0, "fly budapest")
        table.says(0, "place dornier-merkur")
        table.refuses(0, "fly budapest", "AER-5b.3")


@pytest.mark.rule("AER-5b.4")
def test_a_route_starts_at_an_own_airport() -> None:
    """Rivals in Madrid and Ethiopia do not open the ways to Lisbon and Kenya."""
    rival = Airline("london", {"madrid": 1, "ethiopia": 1})
    with Skies(position(Airline("paris", planes=[Plane(5)]), rival, BERLIN)) as table:
        table.says(0, "place handley-page-o-400")
        table.refuses(0, "fly kenya", "AER-5b.4")
        table.refuses(0, "fly lisbon", "AER-5b.10")
        table.says(0, "fly madrid")
        assert table.airports(0) == {"paris": 0, "madrid": 1}
        table.asks(1)


@pytest.mark.rule("AER-5b.16", "AER-7.5")
def test_an_empty_space_is_used() -> None:
    """Test idea 19: with one empty space no replacement choice appears. Rome has three spaces, Vienna two."""
    mine = Airline("zurich", planes=[Plane(16), Plane(30)])
    rivals = [Airline("london", {"rome": 1, "vienna": 1}), Airline("berlin", {"rome": 1})]
    with Skies(position(mine, *rivals)) as table:
        table.says(0, "place dornier-merkur")
        table.says(0, "fly vienna")
        table.says(0, "place junkers-ju-52-3m")
        table.says(0, "fly rome")
        assert table.airports(0) == {"zurich": 0, "vienna": 2, "rome": 3}
        assert table.airports(1) == {"london": 0, "vienna": 1, "rome": 1}
        assert table.heard("oust") == []
        table.says(0, "stop")
        table.asks(1)


@pytest.mark.rule("AER-5b.17", "AER-5b.20", "AER-5b.21", "AER-5b.22", "AER-7.5")
@pytest.mark.parametrize("victim", [1, 2])
def test_a_higher_stage_replaces_a_lower_one_in_a_full_city(victim: int) -> None:
    """Test idea 19: Vienna holds two opponent Stage I airports; a Stage I tile may not go there, a Stage II tile must
    choose one, and the loser's reserve grows."""
    mine = Airline("zurich", planes=[Plane(5), Plane(20)])
    with Skies(position(mine, Airline("london", {"vienna": 1}), Airline("berlin", {"vienna": 1}))) as table:
        table.says(0, "place handley-page-o-400")
        table.refuses(0, "fly vienna", "AER-5b.20")
        assert "fly vienna" not in table.options(0)
        table.says(0, "fly rome")
        table.says(0, "place armstrong-whitworth-argosy")
        table.says(0, "fly vienna")
        assert table.options(0) == ["replace 2", "replace 3"]
        table.refuses(0, "replace 1", "AER-5b.17")
        table.refuses(0, "stop", "AER-5b.21")
        table.says(0, f"replace {victim + 1}")
        assert table.airports(0)["vienna"] == 2
        assert "vienna" not in table.airports(victim)
        assert table.airports(3 - victim)["vienna"] == 1
        assert table.state.airlines[victim].reserve == [0, 8, 9, 9]
        assert table.state.airlines[3 - victim].reserve == [0, 7, 9, 9]
        assert table.heard("oust") == [(0, victim, table.state.book.cities.index("vienna"), 1)]
        table.asks(1)


@pytest.mark.rule("AER-5b.17", "AER-5b.18", "AER-5b.20", "AER-7.5")
def test_a_home_airport_is_never_replaced() -> None:
    """Test idea 19: Rome with an opponent's Home, II and III: a Stage II tile is illegal, Stage III replaces the II."""
    mine = Airline("zurich", planes=[Plane(20), Plane(31)])
    rivals = [Airline("rome"), Airline("london", {"rome": 2}), Airline("berlin", {"rome": 3})]
    with Skies(position(mine, *rivals)) as table:
        table.says(0, "place armstrong-whitworth-argosy")
        table.refuses(0, "fly rome", "AER-5b.20")
        table.says(0, "fly vienna")
        table.says(0, "place fokker-f-xviii")
        table.says(0, "fly rome")
        assert table.options(0) == ["replace 3"]
        for rival in (2, 4):
            table.refuses(0, f"replace {rival}", "AER-5b.17")
        table.says(0, "replace 3")
        assert table.airports(0) == {"zurich": 0, "vienna": 2, "rome": 3}
        assert table.airports(1) == {"rome": 0}
        assert table.airports(2) == {"london": 0}
        assert table.state.airlines[2].reserve == [0, 8, 9, 9]
        assert table.airports(3) == {"berlin": 0, "rome": 3}
        table.asks(1)


@pytest.mark.rule("AER-5b.17", "AER-7.5")
@pytest.mark.parametrize("tile", [1, 2, 3])
@pytest.mark.parametrize("there", [1, 2, 3])
def test_only_a_lower_stage_gives_way(tile: int, there: int) -> None:
    number = {1: 5, 2: 20, 3: 34}[tile]
    mine = Airline("zurich", planes=[Plane(number)])
    rivals = [Airline("london", {"vienna": there}), Airline("berlin", {"vienna": 3})]
    with Skies(position(mine, *rivals)) as table:
        name = table.state.book.aeroplanes[number - 1]
        table.says(0, f"place {name}")
        if tile <= there:
            table.refuses(0, "fly vienna", "AER-5b.20")
            return
        table.says(0, "fly vienna")
        assert table.options(0) == ["replace 2"]


@pytest.mark.rule("AER-5b.18", "AER-8.8")
def test_a_neutral_airport_is_replaced_like_any_other() -> None:
    """Its Home airport stands as fast as the others."""
    mine = Airline("zurich", planes=[Plane(20, tiles=2)])
    rival, neutral = Airline("london", {"rome": 1, "vienna": 2}), Airline("rome", {"vienna": 1})
    with Skies(position(mine, rival, neutral=neutral)) as table:
        table.says(0, "place armstrong-whitworth-argosy")
        table.says(0, "fly vienna")
        assert table.options(0) == ["replace neutral"]
        table.says(0, "replace neutral")
        assert table.airports(2) == {"rome": 0}
        assert table.state.airlines[2].reserve == [0, 8, 9, 9]
        table.says(0, "stop")
        table.asks(1)


@pytest.mark.rule("AER-5b.22", "AER-5c.13")
@pytest.mark.parametrize(("faces", "opened"), [((2, 2, 5), False), ((2, 2, 6), True)])
def test_nobody_gives_way_before_the_roll_has_succeeded(faces: tuple[int, ...], opened: bool) -> None:
    """Cairo is full: +2 for the opponents there, and a roll of 10 is needed."""
    mine = Airline("paris", planes=[Plane(20)], money=0)
    with Skies(position(mine, Airline("london", {"cairo": 1}), Airline("berlin", {"cairo": 1}))) as table:
        table.says(0, "place armstrong-whitworth-argosy")
        table.says(0, "fly cairo")
        table.dice(*faces)
        table.says(0, "replace 2")
        assert ("cairo" in table.airports(0)) is opened
        assert ("cairo" in table.airports(1)) is not opened
        assert table.state.airlines[1].reserve[1] == (8 if opened else 7)
        assert table.state.airlines[0].reserve[2] == (8 if opened else 9)
        table.asks(1)


@pytest.mark.rule("AER-5b.23", "AER-5b.24", "AER-5b.1")
def test_an_airport_serves_the_next_attempt_at_once() -> None:
    """Paris to Madrid, and from there to Lisbon; then there is no tile left, and nobody is asked."""
    with Skies(position(Airline("paris", planes=[Plane(4)]), LONDON, BERLIN)) as table:
        table.says(0, "place junkers-f-13")
        table.refuses(0, "fly lisbon", "AER-5b.10")
        table.says(0, "fly madrid")
        assert table.options(0) == ["place junkers-f-13", "stop"]
        table.refuses(0, "fly lisbon", "AER-5b.24")
        table.refuses(0, "subsidy", "AER-5b.24")
        table.refuses(0, "place airco-dh-4a", "AER-5b.1")
        table.says(0, "place junkers-f-13")
        table.says(0, "fly lisbon")
        assert table.airports(0) == {"paris": 0, "madrid": 1, "lisbon": 1}
        table.asks(1)


@pytest.mark.rule("AER-5b.24")
def test_who_stops_keeps_the_other_tiles() -> None:
    with Skies(position(Airline("paris", planes=[Plane(4)]), LONDON, BERLIN)) as table:
        table.says(0, "place junkers-f-13")
        table.says(0, "fly madrid")
        table.says(0, "stop")
        assert table.plane(4) == (3, 1)
        assert table.state.airlines[0].reserve == [0, 5 + 1, 9, 9]
        table.asks(1)


@pytest.mark.rule("AER-5b.24", "AER-4.9")
def test_nobody_is_asked_to_go_on_without_a_destination() -> None:
    """All that a Stage I tile can reach from Dublin and London is full or the own."""
    full = ("paris", "amsterdam", "casablanca", "cairo", "middle-east")
    rivals = [Airline(home, dict.fromkeys(full, 1)) for home in ("rome", "berlin", "zurich")]
    mine = Airline("london", planes=[Plane(4)])
    with Skies(position(mine, *rivals)) as table:
        table.says(0, "place junkers-f-13")
        assert table.options(0) == ["fly dublin"]
        table.says(0, "fly dublin")
        assert table.plane(4) == (3, 1)
        table.asks(1)
    with Skies(position(Airline("london", {"dublin": 1}, [Plane(4)]), *rivals)) as table:
        assert table.options(0, "place") == []
        table.refuses(0, "place junkers-f-13", "AER-4.9")


@pytest.mark.rule("AER-5b.24", "AER-5c.13", "AER-5c.15", "AER-7.2")
def test_a_failed_roll_ends_the_action() -> None:
    """FAQ, "Can I place airports during same action after failing a roll?": no. What was placed before stays."""
    mine = Airline("paris", planes=[Plane(4), Plane(5)], money=3)
    with Skies(position(mine, LONDON, BERLIN)) as table:
        table.says(0, "place junkers-f-13")
        table.says(0, "fly madrid")
        table.says(0, "place junkers-f-13")
        table.dice(3, 3, 3)
        table.says(0, "fly cairo")
        table.says(0, "fail")
        table.asks(1)
        assert table.airports(0) == {"paris": 0, "madrid": 1}
        assert table.plane(4) == (3, 0)
        assert table.plane(5) == (4, 1)
        assert table.state.airlines[0].reserve == [0, 6, 9, 9]


@pytest.mark.rule("AER-5b.24", "AER-5c.7", "AER-5c.15", "AER-7.2")
def test_a_crash_ends_the_action() -> None:
    """FAQ, "Can I place airports during same action after failing a roll?": nor after 4 engine failures."""
    mine = Airline("paris", planes=[Plane(4), Plane(5)], failures=3)
    with Skies(position(mine, LONDON, BERLIN)) as table:
        table.says(0, "place handley-page-o-400")
        table.says(0, "fly madrid")
        table.says(0, "place junkers-f-13")
        table.dice(SKULL, 6, 6)
        table.says(0, "fly cairo")
        table.asks(1)
        assert table.airports(0) == {"paris": 0, "madrid": 1}
        assert table.plane(4) == (3, 1)


@pytest.mark.rule("AER-5b.24")
def test_a_paid_roll_is_a_success_and_the_action_goes_on() -> None:
    mine = Airline("paris", planes=[Plane(4)], money=3)
    with Skies(position(mine, LONDON, BERLIN)) as table:
        table.says(0, "place junkers-f-13")
        table.dice(3, 3, 3)
        table.says(0, "fly cairo")
        table.says(0, "pay")
        assert table.options(0) == ["place junkers-f-13", "stop"]
        assert table.airports(0) == {"paris": 0, "cairo": 1}


@pytest.mark.rule("AER-5b.26")
def test_any_stage_may_go_to_any_market() -> None:
    """A Stage I tile in Era 3 to Africa, a Stage III tile in Era 1 within Europe."""
    with Skies(position(Airline("paris", planes=[Plane(5)]), LONDON, BERLIN, era=3)) as table:
        table.says(0, "place handley-page-o-400")
        table.dice(4, 4, 4)
        table.says(0, "fly cairo")
        assert table.airports(0)["cairo"] == 1
        table.asks(1)
    with Skies(position(Airline("paris", planes=[Plane(31)]), LONDON, BERLIN)) as table:
        table.says(0, "place fokker-f-xviii")
        table.says(0, "fly madrid")
        assert table.airports(0)["madrid"] == 3
        table.asks(1)


def cross(table: Skies, seat: int, plane: str, city: str) -> None:
    """To the Americas with the highest roll."""
    table.says(seat, f"place {plane}")
    table.dice(6, 6, 6)
    table.says(seat, f"fly {city}")


@pytest.mark.rule("AER-5b.27", "AER-5b.28", "AER-5b.29")
def test_the_first_two_in_an_america_get_the_bonus() -> None:
    """Test idea 20: the first two placements into North America give £3 and 1 VP each, a third, by replacement, gives
    nothing; South America still pays."""
    first = Airline("paris", planes=[Plane(2), Plane(15)], money=0)
    rivals = [Airline("london", planes=[Plane(7)], money=0), Airline("berlin", planes=[Plane(19)], money=0)]
    with Skies(position(first, *rivals)) as table:
        cross(table, 0, "breguet-14t", "north-america")
        paid = table.state.airlines[0]
        assert (paid.money, paid.vp(), paid.points.americas) == (3, 1, 1)
        cross(table, 0, "dornier-do-j-wal", "south-america")
        assert (table.state.airlines[0].money, table.state.airlines[0].vp()) == (6, 2)
        cross(table, 1, "vickers-vimy-commercial", "north-america")
        assert (table.state.airlines[1].money, table.state.airlines[1].vp()) == (3, 1)
        table.says(2, "place latecoere-25")
        table.says(2, "fly north-america")
        table.dice(6, 6, 6)
        table.white(3)
        table.says(2, "replace 1")
        assert (by_seat(table.state, "money"), table.state.airlines[2].vp()) == ([6, 3, 0], 0)
        assert table.airports(2) == {"berlin": 0, "north-america": 2}
        assert table.airports(0) == {"paris": 0, "south-america": 2}
        assert table.heard("bonus") == [(0, 3, 1, 3, 1), (0, 3, 1, 6, 2), (1, 3, 1, 3, 1)]
        table.asks(0)


@pytest.mark.rule("AER-5b.29")
def test_the_second_in_south_america_is_paid_too() -> None:
    mine = Airline("paris", {"north-america": 1}, [Plane(15)], money=0)
    with Skies(position(mine, Airline("london", {"south-america": 1}), BERLIN)) as table:
        cross(table, 0, "dornier-do-j-wal", "south-america")
        assert (table.state.airlines[0].money, table.state.airlines[0].vp()) == (3, 1)
        table.asks(1)


@pytest.mark.rule("AER-5b.27")
def test_no_bonus_elsewhere_and_none_for_a_failure() -> None:
    with Skies(position(Airline("paris", planes=[Plane(2)], money=0), LONDON, BERLIN)) as table:
        table.says(0, "place breguet-14t")
        table.dice(4, 4, 5)
        table.says(0, "fly north-america")
        assert (table.state.airlines[0].money, table.state.airlines[0].vp()) == (0, 0)
        table.asks(1)
    with Skies(position(Airline("paris", planes=[Plane(1)], money=0), LONDON, BERLIN)) as table:
        cross(table, 0, "airco-dh-4a", "middle-east")
        assert (table.state.airlines[0].money, table.state.airlines[0].vp()) == (0, 0)
        table.asks(1)


@pytest.mark.rule("AER-5b.31", "AER-6a.1")
def test_the_americas_are_no_market() -> None:
    """Two airports there win nothing, neither as a market of their own nor for Europe."""
    mine = Airline("paris", {"north-america": 1, "south-america": 1})
    with Skies(position(mine, LONDON, BERLIN, box=0)) as table:
        table.rolls(1)
        table.white(3)
        table.says(0, "subsidy")
        assert table.heard("majority") == [(0, 0, 1, 4, 4), (1, 0, 1, 4, 4), (2, 0, 1, 4, 4)]
        assert table.state.airlines[0].points.by_source()[1:3] == [0, 0]
        table.asks(0)


@pytest.mark.rule("AER-5b.30", "AER-5a.14")
def test_airports_leave_only_by_being_replaced_and_aeroplanes_only_by_being_used_up() -> None:
    """In whole games, whatever is chosen; a card goes to the personal pile at the end of an era and nowhere else."""
    replaced = 0
    for seed in ("a", "b", "c", "d"):
        for before, after in chronicle(5, seed):
            for seat in range(5):
                was, now = before.airlines[seat], after.airlines[seat]
                lost = was.bases & ~now.bases
                pairs = zip(before.airlines, after.airlines, strict=True)
                rivals = [new.bases & ~old.bases for old, new in pairs if new is not now]
                assert not lost & was.airports[0]
                assert not lost or (int(lost).bit_count() == 1 and lost in rivals)
                replaced += bool(lost)
                assert all(not was.airports[stage] & ~lost & ~now.airports[stage] for stage in range(4))
                gone = set(fleet(before, seat)) - set(fleet(after, seat))
                assert gone <= set(now.pile)
                assert not gone or not after.todo or after.era > before.era
                assert set(was.pile) <= set(now.pile)
    assert replaced
