"""AER-5d: claiming passengers."""

from __future__ import annotations

import pytest

from .airfield import BERLIN, LONDON, Airline, Plane, Skies, by_seat, chronicle, position

NIGHT = "night-flights"


@pytest.mark.rule("AER-5d.1", "AER-5d.2", "AER-5d.5", "AER-5d.10", "AER-5d.12", "AER-4.9")
def test_a_waiting_tile_needs_airports_at_both_ends() -> None:
    waiting = {"paris-1": "madrid 2", "paris-2": "cairo 1", "rome-1": "madrid 1", "paris-4": "moscow 1"}
    mine = Airline("paris", {"madrid": 1}, [Plane(3)])
    with Skies(position(mine, LONDON, BERLIN, waiting=waiting)) as table:
        assert table.options(0, "claim") == ["claim paris-1"]
        table.refuses(0, "claim rome-1", "AER-5d.2")
        table.refuses(0, "claim paris-2", "AER-5d.2")
        table.refuses(0, "claim paris-3", "AER-5d.1")
        table.refuses(0, "claim overflow-1", "AER-5d.1")
        table.says(0, "claim paris-1")
        table.refuses(0, "subsidy", "AER-5d.5")
        table.says(0, "board airco-dh-16")
        assert table.plane(3) == (1, 1)
        s = table.state
        assert s.waiting[s.book.space_names.index("paris-1")] == -1
        assert sum(tile != -1 for tile in s.waiting) == 3
        assert [(s.book.people[claim.tile], claim.card) for claim in s.airlines[0].claimed] == [(2, 2)]
        assert (by_seat(s, "money"), s.airlines[0].vp()) == ([12, 12, 12], 0)
        assert table.heard("claim") == [(0, s.book.cities.index("madrid"), 2, 2, 1, 1)]
        table.asks(1)


@pytest.mark.rule("AER-5d.2")
@pytest.mark.parametrize("home", ["rome", "zurich", "paris", "london", "amsterdam", "berlin"])
def test_the_section_of_a_tile_is_its_origin(home: str) -> None:
    """With airports in Madrid and Vienna, just the tile of the own section can be claimed."""
    spaces = [f"{city}-1" for city in ("rome", "zurich", "paris", "london")] + ["amsterdam-4", "berlin-4"]
    people = ["madrid 1", "madrid 2", "madrid 3", "vienna 1", "vienna 2", "vienna 3"]
    mine = Airline(home, {"madrid": 1, "vienna": 1}, [Plane(12)])
    others = [Airline(city) for city in ("zurich", "paris", "rome") if city != home][:2]
    with Skies(position(mine, *others, waiting=dict(zip(spaces, people, strict=True)))) as table:
        assert table.options(0, "claim") == [f"claim {space}" for space in spaces if space.startswith(home)]


@pytest.mark.rule("AER-5d.3")
def test_origin_and_destination_may_be_one_city() -> None:
    """FAQ, "Can I claim a passenger if origin = destination?", and test idea 5: a tile London in the London section
    needs a single airport in London."""
    mine = Airline("london", planes=[Plane(3)])
    with Skies(position(mine, Airline("paris"), BERLIN, waiting={"london-2": "london 2"})) as table:
        assert table.options(0, "claim") == ["claim london-2"]
        table.says(0, "claim london-2")
        table.says(0, "board airco-dh-16")
        assert table.plane(3) == (1, 1)
        table.refuses(1, "claim london-2", "AER-5d.1")


@pytest.mark.rule("AER-5d.4", "AER-5d.1", "AER-5d.2")
@pytest.mark.parametrize("era", [2, 3])
def test_an_overflow_tile_needs_its_destination_only(era: int) -> None:
    """Test idea 22: the overflow tile India needs only an airport in India; a waiting tile India in the Rome section
    needs Rome and India."""
    s = position(
        Airline("paris", {"india": 1}, [Plane(12)]),
        Airline("rome", {"india": 1}, [Plane(20)]),
        Airline("berlin", planes=[Plane(22)]),
        era=era,
        waiting={"rome-3": "india 2"},
        overflow=["india 1", "kenya 1", "india 3"],
    )
    with Skies(s) as table:
        assert table.options(0, "claim") == ["claim overflow-1", "claim overflow-3"]
        table.refuses(0, "claim rome-3", "AER-5d.2")
        table.refuses(0, "claim overflow-2", "AER-5d.4")
        table.refuses(0, "claim overflow-8", "AER-5d.1")
        table.says(0, "claim overflow-1")
        table.says(0, "board handley-page-w-8")
        assert table.plane(12) == (4, 1)
        assert table.state.overflow[:3] == [-1, *table.state.overflow[1:3]]
        assert table.options(1, "claim") == ["claim rome-3", "claim overflow-3"]
        table.says(1, "subsidy")
        assert table.options(2, "claim") == []
        table.refuses(2, "claim rome-3", "AER-5d.2")
        table.refuses(2, "claim overflow-3", "AER-5d.4")


@pytest.mark.rule("AER-5d.13")
def test_nobody_is_in_the_overflow_area_in_era_1() -> None:
    """In whole games: it fills in the upkeep, for Eras 2 and 3."""
    filled = set()
    for seed in ("x", "y"):
        for before, _ in chronicle(3, seed):
            if any(tile != -1 for tile in before.overflow):
                filled.add(before.era)
    assert filled == {2, 3}


@pytest.mark.rule("AER-5d.5", "AER-5d.6", "AER-7.5")
def test_people_of_one_tile_are_not_split() -> None:
    """Test idea 21: two cards with 1 free seat each cannot take a tile with 2 people."""
    mine = Airline("paris", {"madrid": 1}, [Plane(3, free=1), Plane(5, free=1)])
    with Skies(position(mine, LONDON, BERLIN, waiting={"paris-1": "madrid 2", "paris-2": "madrid 1"})) as table:
        assert table.options(0, "claim") == ["claim paris-2"]
        table.refuses(0, "claim paris-1", "AER-5d.5")


@pytest.mark.rule("AER-5d.5", "AER-5d.6", "AER-5d.1")
def test_the_card_must_have_the_seats() -> None:
    mine = Airline("paris", {"madrid": 1}, [Plane(3, free=1), Plane(5, free=2), Plane(6, free=3)])
    rival = Airline("london", planes=[Plane(12)])
    with Skies(position(mine, rival, BERLIN, waiting={"paris-1": "madrid 2"})) as table:
        table.says(0, "claim paris-1")
        assert table.options(0) == ["board handley-page-o-400", "board farman-f-60-goliath"]
        table.refuses(0, "board airco-dh-16", "AER-5d.6")
        table.refuses(0, "board handley-page-w-8", "AER-5d.1")
        table.refuses(0, "claim paris-1", "AER-5d.5")
        table.says(0, "board handley-page-o-400")
        assert [table.plane(number)[0] for number in (3, 5, 6)] == [1, 0, 3]
        table.asks(1)


@pytest.mark.rule("AER-5d.7")
def test_tiles_for_different_destinations_share_a_card() -> None:
    """Test idea 21: one card with 2 free seats can take 1 + 1 to different destinations, from different origins."""
    mine = Airline("paris", {"madrid": 1, "cairo": 1, "rome": 1}, [Plane(8)])
    waiting = {"paris-1": "madrid 1", "rome-1": "cairo 1", "paris-2": "rome 1"}
    with Skies(position(mine, LONDON, BERLIN, waiting=waiting)) as table:
        for space, free in (("paris-1", 1), ("rome-1", 0)):
            table.says(0, f"claim {space}")
            table.says(0, "board fokker-f-ii")
            assert table.plane(8) == (free, 1)
            table.says(1, "subsidy")
            table.white(3)
            table.says(2, "subsidy")
        assert [claim.card for claim in table.state.airlines[0].claimed] == [7, 7]
        table.refuses(0, "claim paris-2", "AER-5d.5")


@pytest.mark.rule("AER-5d.8")
@pytest.mark.parametrize("number", [1, 7, 19, 22, 31, 46])
@pytest.mark.parametrize("new", [True, False])
def test_any_own_card_carries_anybody_anywhere(number: int, new: bool) -> None:
    """AER-R27: of any stage, long-distance or not, new or flipped, with or without airport tiles."""
    mine = Airline("paris", {"australia": 1}, [Plane(number, tiles=0, new=new)])
    with Skies(position(mine, LONDON, BERLIN, era=3, waiting={"paris-4": "australia 2"})) as table:
        table.says(0, "claim paris-4")
        assert table.options(0) == [f"board {table.state.book.aeroplanes[number - 1]}"]


@pytest.mark.rule("AER-5d.12")
def test_the_vp_of_a_tile_wait_for_the_end_of_the_game() -> None:
    """Not even the upkeep counts them: it puts the tile aside."""
    mine = Airline("paris", {"japan": 1}, [Plane(8)])
    with Skies(position(mine, LONDON, BERLIN, box=0, waiting={"paris-1": "japan 2/3"})) as table:
        table.says(0, "claim paris-1")
        table.says(0, "board fokker-f-ii")
        assert (table.state.airlines[0].vp(), table.state.airlines[0].money) == (0, 12)
        table.rolls(1)
        table.white(3)
        table.says(1, "subsidy")
        assert table.state.airlines[0].points.by_source()[4:] == [0, 0, 0]
        assert [table.state.book.tile_vp[tile] for tile in table.state.airlines[0].scored] == [3]
        table.asks(1)


@pytest.mark.rule("AER-5d.9", "AER-5d.10", "AER-5d.12")
def test_who_has_boarded_stays_and_a_space_stays_empty() -> None:
    """In whole games, until the era ends; and no claim changes VP or money."""
    claims = 0
    for seed in ("a", "b", "c"):
        for before, after in chronicle(4, seed):
            if after.era != before.era or not after.todo:
                continue
            for seat in range(4):
                was, now = before.airlines[seat], after.airlines[seat]
                had, has = ([(claim.tile, claim.card) for claim in each.claimed] for each in (was, now))
                assert has[: len(had)] == had
                if len(has) > len(had):
                    claims += 1
                    assert (now.money, now.vp()) == (was.money, was.vp())
            if before.era:
                pairs = zip(before.waiting + before.overflow, after.waiting + after.overflow, strict=True)
                assert all(new in (-1, old) for old, new in pairs)
    assert claims


@pytest.mark.rule("AER-5d.11", "AER-7.1", "AER-5e.8", "AER-7.5")
def test_night_flights_add_claims_within_europe() -> None:
    """FAQ, "Can I use multiple advantage tiles?": Night Flights can be stacked. Test idea 23: Era 2, two tiles, claim
    Cairo then Madrid then Vienna in one action; Casablanca by Night Flights is refused."""
    mine = Airline("paris", {"cairo": 1, "madrid": 1, "vienna": 1, "casablanca": 1}, [Plane(12)], advantages={NIGHT: 2})
    waiting = {"paris-1": "cairo 1", "paris-2": "madrid 1", "paris-3": "casablanca 1", "paris-4": "vienna 1"}
    s = position(mine, LONDON, BERLIN, era=2, waiting=waiting | {"rome-1": "madrid 2"}, overflow=["cairo 2"])
    with Skies(s) as table:
        assert table.options(0, "claim") == [*[f"claim paris-{n}" for n in (1, 2, 3, 4)], "claim overflow-1"]
        table.says(0, "claim paris-1")
        table.says(0, "board handley-page-w-8")
        assert table.options(0) == ["claim paris-2", "claim paris-4", "no"]
        table.refuses(0, "claim paris-3", "AER-5d.11")
        table.refuses(0, "claim overflow-1", "AER-5d.11")
        table.refuses(0, "claim paris-1", "AER-5d.1")
        table.refuses(0, "claim rome-1", "AER-5d.2")
        table.refuses(0, "subsidy", "AER-5d.11")
        table.says(0, "claim paris-2")
        table.says(0, "board handley-page-w-8")
        assert table.options(0) == ["claim paris-4", "no"]
        table.says(0, "claim paris-4")
        table.says(0, "board handley-page-w-8")
        assert table.plane(12) == (2, 1)
        assert (table.state.airlines[0].advantages[3], table.state.supply(3)) == (0, 6)
        assert len(table.state.airlines[0].claimed) == 3
        table.asks(1)


@pytest.mark.rule("AER-5d.11", "AER-5d.5")
def test_a_night_flight_needs_seats_and_may_use_another_card() -> None:
    mine = Airline("paris", {"madrid": 1}, [Plane(8), Plane(3, free=1)], advantages={NIGHT: 1})
    waiting = {"paris-1": "madrid 2", "paris-2": "madrid 3", "paris-3": "madrid 1"}
    with Skies(position(mine, LONDON, BERLIN, era=3, waiting=waiting)) as table:
        table.says(0, "claim paris-1")
        table.says(0, "board fokker-f-ii")
        assert table.options(0) == ["claim paris-3", "no"]
        table.refuses(0, "claim paris-2", "AER-5d.5")
        table.says(0, "claim paris-3")
        assert table.options(0) == ["board airco-dh-16"]


@pytest.mark.rule("AER-5d.11")
def test_a_night_flight_may_follow_an_overflow_tile_and_may_be_declined() -> None:
    mine = Airline("paris", {"cairo": 1}, [Plane(12)], advantages={NIGHT: 1})
    s = position(mine, LONDON, BERLIN, era=2, waiting={"paris-1": "paris 1"}, overflow=["cairo 2"])
    with Skies(s) as table:
        table.says(0, "claim overflow-1")
        table.says(0, "board handley-page-w-8")
        table.says(0, "no")
        assert (table.state.airlines[0].advantages[3], len(table.state.airlines[0].claimed)) == (1, 1)
        table.asks(1)


@pytest.mark.rule("AER-5d.11", "AER-7.5")
@pytest.mark.parametrize(
    ("era", "tiles", "second", "asked"),
    [(2, 1, "madrid 1", True), (1, 1, "madrid 1", False), (2, 0, "madrid 1", False), (2, 1, "cairo 2", False)],
)
def test_nobody_is_asked_for_a_night_flight_that_cannot_be(era: int, tiles: int, second: str, asked: bool) -> None:
    """AER-R13: only from Era 2, with a tile, and with a European tile that can be claimed."""
    mine = Airline("paris", {"cairo": 1, "madrid": 1}, [Plane(12)], advantages={NIGHT: tiles})
    with Skies(position(mine, LONDON, BERLIN, era=era, waiting={"paris-1": "cairo 1", "paris-2": second})) as table:
        table.says(0, "claim paris-1")
        table.says(0, "board handley-page-w-8")
        table.asks(0 if asked else 1)


@pytest.mark.rule("AER-5d.11")
def test_a_night_flight_is_no_action_of_its_own() -> None:
    """Without a tile that can be claimed by day there is none by night; and a single claim asks nobody else."""
    mine = Airline("paris", {"cairo": 1}, [Plane(12)], advantages={NIGHT: 2})
    rival = Airline("london", {"madrid": 1}, [Plane(20)], advantages={NIGHT: 1})
    waiting = {"paris-1": "cairo 1", "london-1": "madrid 1"}
    with Skies(position(mine, rival, BERLIN, era=2, waiting=waiting)) as table:
        assert table.options(0, "claim") == ["claim paris-1"]
        table.says(0, "claim paris-1")
        table.says(0, "board handley-page-w-8")
        assert "no" not in table.options(1)
        table.asks(1)
