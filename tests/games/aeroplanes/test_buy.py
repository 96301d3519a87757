"""AER-5a: buying aeroplanes."""

from __future__ import annotations

import pytest

from .airfield import BERLIN, LONDON, PARIS, Airline, Plane, Skies, by_seat, fleet, position

MANY_AIRPORTS = ("rome", "vienna", "athens", "madrid", "lisbon", "dublin", "warsaw", "moscow", "helsinki")


def row(table: Skies) -> list[int]:
    """The numbers of the cards in the row."""
    return [card + 1 for card in table.state.row]


@pytest.mark.rule("AER-5a.1", "AER-5a.2", "AER-5a.3", "AER-5a.8", "AER-4.9")
def test_every_card_in_front_costs_a_pound() -> None:
    """Test idea 9: card 3 costs £2 and two cards lie in front of it; then card 4 costs £4 and £2."""
    with Skies(position(PARIS, LONDON, BERLIN)) as table:
        assert [table.state.price(card) for card in table.state.row] == [2, 4, 4, 7, 7, 9, 10, 9, 11, 12, 14, 15]
        assert len(table.options(0, "buy")) == 10
        table.says(0, "buy airco-dh-16")
        assert row(table) == [1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]
        assert by_seat(table.state, "money") == [12 - 4, 12, 12]
        table.says(1, "buy junkers-f-13")
        assert by_seat(table.state, "money") == [8, 12 - 6, 12]
        assert table.heard("buy") == [(0, 2, 4, 8), (1, 3, 6, 6)]
        table.asks(2)


@pytest.mark.rule("AER-5a.3", "AER-7.5")
def test_a_price_is_paid_in_full_or_not_at_all() -> None:
    """Test idea 9: with £3 card 3 is not offered; with £4 it is, and costs all of them."""
    with Skies(position(Airline("paris", money=3), Airline("london", money=4), BERLIN)) as table:
        assert table.options(0, "buy") == ["buy airco-dh-4a"]
        table.refuses(0, "buy airco-dh-16", "AER-5a.3")
        table.says(0, "subsidy")
        assert table.options(1, "buy") == ["buy airco-dh-4a", "buy breguet-14t", "buy airco-dh-16"]
        table.says(1, "buy airco-dh-16")
        assert by_seat(table.state, "money") == [4, 0, 12]
        table.asks(2)


@pytest.mark.rule("AER-5a.1")
def test_only_a_card_of_the_row_can_be_bought() -> None:
    """Neither one of the deck, nor one that somebody has, nor one that was removed."""
    with Skies(position(Airline("paris", money=99, planes=[Plane(4)]), LONDON, BERLIN, row=range(5, 17))) as table:
        for name in ("junkers-g-24", "junkers-f-13", "airco-dh-4a"):
            table.refuses(0, f"buy {name}", "AER-5a.1")
        assert len(table.options(0, "buy")) == 12


@pytest.mark.rule("AER-5a.4", "AER-5a.5", "AER-5a.7")
def test_one_card_is_bought_with_its_airports_of_its_stage() -> None:
    with Skies(position(Airline("paris", money=99), LONDON, BERLIN, row=range(14, 26))) as table:
        table.says(0, "buy dornier-merkur")
        table.asks(1)
        assert [fleet(table.state, seat) for seat in range(3)] == [[15], [], []]
        assert table.plane(16) == (3, 2)
        assert table.is_new(16)
        assert table.state.airlines[0].reserve == [0, 8, 9 - 2, 9]
        assert table.state.airlines[1].reserve == [0, 8, 9, 9]
        table.says(1, "buy de-havilland-dh-34")
        assert table.plane(14) == (4, 1)
        assert table.state.airlines[1].reserve == [0, 8 - 1, 9, 9]
        table.asks(2)


@pytest.mark.rule("AER-5a.7")
def test_a_card_is_new_until_the_era_ends() -> None:
    """Bought in Era 1, it is new in all turns of that era and no longer in Era 2."""
    with Skies(position(PARIS, LONDON, BERLIN, box=0)) as table:
        table.says(0, "buy airco-dh-16")
        table.says(1, "take daring-pilot")
        table.white(3)
        table.says(2, "take daring-pilot")
        assert (table.is_new(3), table.state.profit(0)) == (True, -3)
        table.rolls(1)
        table.white(3)
        table.says(0, "subsidy")
        assert (table.state.era, table.is_new(3), table.state.profit(0)) == (2, False, 0)
        assert table.plane(3) == (3, 1)
        table.asks(0)


@pytest.mark.rule("AER-5a.6", "AER-5a.13")
def test_missing_airport_tiles_are_lost() -> None:
    """Seven of eight Stage I tiles are on the board: of the two for a Fokker F.III one is there, and nothing is left
    for Increased Production."""
    airports = dict.fromkeys(MANY_AIRPORTS[:7], 1)
    poor = Airline("paris", airports, money=99, advantages={"increased-production": 1})
    with Skies(position(poor, LONDON, BERLIN, era=2)) as table:
        table.says(0, "buy fokker-f-iii")
        assert table.plane(11) == (3, 1)
        assert table.state.airlines[0].reserve == [0, 0, 9, 9]
        assert table.heard("load") == [(0, 10, 1, 0)]
        table.asks(1)


@pytest.mark.rule("AER-5a.6")
def test_an_aeroplane_can_be_bought_without_any_airport_tile() -> None:
    airports = dict.fromkeys(MANY_AIRPORTS[:8], 1)
    with Skies(position(Airline("paris", airports, money=99), LONDON, BERLIN)) as table:
        table.says(0, "buy fokker-f-iii")
        assert table.plane(11) == (3, 0)
        assert table.state.airlines[0].reserve == [0, 0, 9, 9]
        table.asks(1)


@pytest.mark.rule("AER-5a.13")
def test_increased_production_is_not_offered_without_a_tile_for_it() -> None:
    """Six of eight are on the board, two go on the card: no third is left. One more in the reserve, and it is asked."""
    for taken in (6, 5):
        airports = dict.fromkeys(MANY_AIRPORTS[:taken], 1)
        mine = Airline("paris", airports, money=99, advantages={"increased-production": 1})
        with Skies(position(mine, LONDON, BERLIN, era=2)) as table:
            table.says(0, "buy fokker-f-iii")
            assert table.plane(11) == (3, 2)
            table.asks(1 if taken == 6 else 0)


@pytest.mark.rule("AER-5a.9")
def test_an_empty_deck_lets_the_row_shrink() -> None:
    with Skies(position(Airline("paris", money=99), LONDON, BERLIN, row=range(42, 47))) as table:
        table.says(0, "buy bloch-220")
        assert row(table) == [42, 44, 45, 46]
        assert table.heard("appear") == []
        table.asks(1)


@pytest.mark.rule("AER-5a.9")
def test_without_a_row_nothing_can_be_bought() -> None:
    with Skies(position(Airline("paris", money=99), LONDON, BERLIN, row=[46])) as table:
        table.says(0, "buy boeing-314-clipper")
        assert row(table) == []
        assert table.options(1, "buy") == []
        table.asks(1)


@pytest.mark.rule("AER-5a.8")
def test_the_last_card_of_the_deck_joins_the_row_too() -> None:
    with Skies(position(Airline("paris", money=99), LONDON, BERLIN, row=range(34, 46))) as table:
        table.says(0, "buy bloch-220")
        assert row(table) == [*range(34, 43), 44, 45, 46]
        assert table.heard("appear") == [(45, 23, 0)]
        table.asks(1)


@pytest.mark.rule("AER-5a.10", "AER-5b.26")
@pytest.mark.parametrize("era", [1, 2, 3])
def test_any_stage_can_be_bought_and_placed_in_any_era(era: int) -> None:
    rich = [Airline(home, money=99) for home in ("paris", "london", "berlin")]
    with Skies(position(*rich, era=era, row=[14, *range(20, 29), 34, 35])) as table:
        table.says(0, "buy de-havilland-dh-34")
        table.says(1, "buy armstrong-whitworth-argosy")
        table.white(3)
        table.says(2, "buy de-havilland-dh-89-dragon-rapide")
        for seat, plane, city in (
            (0, "de-havilland-dh-34", "madrid"),
            (1, "armstrong-whitworth-argosy", "dublin"),
            (2, "de-havilland-dh-89-dragon-rapide", "warsaw"),
        ):
            if seat == 2:
                table.white(3)
            table.says(seat, f"place {plane}")
            table.says(seat, f"fly {city}")
            if seat == 2:
                table.says(2, "stop")
            assert table.airports(seat)[city] == seat + 1
        table.asks(0)


@pytest.mark.rule("AER-5a.11", "AER-5a.5", "AER-5e.8")
@pytest.mark.parametrize("era", [2, 3])
@pytest.mark.parametrize(("answer", "tiles", "left"), [("use", 3, 0), ("no", 2, 1)])
def test_increased_production_adds_a_tile_of_the_same_stage(era: int, answer: str, tiles: int, left: int) -> None:
    mine = Airline("paris", money=99, advantages={"increased-production": 1})
    with Skies(position(mine, LONDON, BERLIN, era=era, row=range(16, 28))) as table:
        table.says(0, "buy dornier-merkur")
        assert table.plane(16) == (3, 2)
        assert table.options(0) == ["use", "no"]
        table.refuses(0, "buy junkers-g-24", "AER-5a.11")
        table.refuses(0, "subsidy", "AER-5a.11")
        table.says(0, answer)
        assert table.plane(16) == (3, tiles)
        assert table.state.airlines[0].reserve == [0, 8, 9 - tiles, 9]
        assert table.state.airlines[0].advantages[2] == left
        assert table.state.supply(2) == 6 - left
        table.asks(1)


@pytest.mark.rule("AER-5a.12", "AER-5e.11", "AER-7.1")
def test_one_increased_production_for_a_purchase() -> None:
    """FAQ, "Can I use multiple advantage tiles?": yes, but of Increased Production only one per plane. Test idea 8: two
    tiles, and a Junkers G 24 with 2 airports in Era 2: at most 3 tiles on the card."""
    mine = Airline("paris", money=99, advantages={"increased-production": 2})
    with Skies(position(mine, LONDON, BERLIN, era=2, row=range(16, 28))) as table:
        table.says(0, "buy junkers-g-24")
        table.says(0, "use")
        assert table.plane(17) == (4, 3)
        assert table.state.airlines[0].advantages[2] == 1
        table.asks(1)


@pytest.mark.rule("AER-5a.12")
def test_the_next_purchase_may_use_the_next_tile() -> None:
    mine = Airline("paris", money=99, advantages={"increased-production": 2})
    with Skies(position(mine, LONDON, BERLIN, era=2, row=range(16, 28))) as table:
        for name in ("dornier-merkur", "junkers-g-24"):
            table.says(0, f"buy {name}")
            table.says(0, "use")
            table.says(1, "subsidy")
            table.white(3)
            table.says(2, "subsidy")
        assert (table.plane(16), table.plane(17)) == ((3, 3), (4, 3))
        assert table.state.airlines[0].advantages[2] == 0
        table.asks(0)


@pytest.mark.rule("AER-5a.11", "AER-7.5")
def test_increased_production_waits_for_its_era() -> None:
    """AER-R13, AER-R29: in Era 1 nobody is asked, even with a tile; and in no era without one."""
    mine = Airline("paris", money=99, advantages={"increased-production": 1})
    with Skies(position(mine, LONDON, BERLIN)) as table:
        table.says(0, "buy junkers-f-13")
        assert table.plane(4) == (3, 2)
        assert table.state.airlines[0].advantages[2] == 1
        table.asks(1)
    with Skies(position(PARIS, mine, BERLIN, era=2)) as table:
        table.says(0, "buy airco-dh-16")
        table.asks(1)


@pytest.mark.rule("AER-7.4", "AER-4.8")
def test_nobody_has_to_buy_an_aeroplane() -> None:
    """FAQ, "Can I skip purchasing a plane to save money?": yes, any action may be taken, the subsidy too, and with an
    empty box the token, which is the pass."""
    with Skies(position(PARIS, LONDON, BERLIN, box=2)) as table:
        for seat in (0, 1):
            assert len(table.options(seat, "buy")) == 10
            table.says(seat, "subsidy")
        assert "subsidy" in table.options(2)
        table.rolls(1)
        table.white(2)
        table.says(2, "subsidy")
        assert by_seat(table.state, "fleet") == [[], [], []]
        assert by_seat(table.state, "money") == [13 + 22, 13 + 22, 12 + 22]
        assert table.state.era == 2
        table.asks(1)
