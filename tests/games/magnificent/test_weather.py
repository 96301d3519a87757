"""MFM-8.61 to MFM-8.66: the weather changes at the end of every round."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from aerodrome.games.magnificent.state import Race
from aerodrome.games.magnificent.steps.trials import weather_part
from aerodrome.kernel.chance import Rng
from aerodrome.kernel.zones import SPECTATOR

from .hangar import NO_WEATHER, Flyer, Meeting, bare, position

WEATHER = [NO_WEATHER, *range(1, 11)]  # weather tile i lies on tile i; 0 and those from 11 on are in the pile
PILE = [0, *range(11, 20)]


def last_turn(change: str, leader: int, pile: Sequence[int] = PILE) -> Race:
    """The last machine of a round is to have its turn; then this card is turned over. The leader flies over a tile."""
    flyers = (Flyer("biplane", tile=leader, band="low"), Flyer("triplane"), Flyer("monoplane"))
    s = bare(position(*flyers, turn=2))
    s.course.weather, s.forecast.pile = WEATHER[:], list(pile)
    card = s.book.change_names.index(change)
    s.changes.pile = [*[each for each in s.changes.pile if each != card], card]
    return s


def after(change: str, leader: int, pile: Sequence[int] = PILE, chance: Sequence[int] = ()) -> Race:
    """What the round's end has made of it."""
    with Meeting(last_turn(change, leader, pile)) as table:
        table.rolls(*chance)
        table.says(2, "end-turn")
        table.asks(0)
        state = table.state
        assert isinstance(state, Race)
        return state


@pytest.mark.rule("MFM-8.61", "MFM-8.1")
def test_the_weather_changes_when_all_have_had_a_turn() -> None:
    with Meeting(bare(position(Flyer("biplane"), Flyer("triplane"), Flyer("monoplane")))) as table:
        for seat in range(3):
            assert not table.told(SPECTATOR, "change")
            table.says(seat, "end-turn")
        kinds = [told.kind for told in table.match.told(SPECTATOR) if told.kind in ("turn", "change", "round")]
        assert kinds == ["turn", "turn", "turn", "change", "round", "turn"]
        assert [told.args["change"] for told in table.told(SPECTATOR, "change")] == [7], "the top card"
        table.asks(0)


@pytest.mark.rule("MFM-8.62", "MFM-R26")
@pytest.mark.parametrize(("terrain", "tiles"), [("fields", (1, 6)), ("town", (2, 7)), ("water", (3, 8))])
def test_face_up_weather_on_a_terrain_is_replaced(terrain: str, tiles: tuple[int, int]) -> None:
    """All such tiles are discarded, then new ones are dealt in course order, face up; nothing else changes."""
    s = after(f"change-{terrain}", leader=8)
    expected = WEATHER[:]
    expected[tiles[0]], expected[tiles[1]] = 19, 18
    assert s.course.weather == expected
    assert s.course.shown == [0, *[1] * 9, 0]
    assert s.forecast.discards == list(tiles)
    assert s.forecast.pile == PILE[:-2]


@pytest.mark.rule("MFM-8.62")
def test_face_down_weather_stays() -> None:
    """The second mountain and its weather are still ahead."""
    s = after("change-mountain", leader=5)
    assert s.course.weather == [NO_WEATHER, 1, 2, 3, 19, *range(5, 11)]
    assert s.course.shown == [0, *[1] * 6, *[0] * 4]


@pytest.mark.rule("MFM-R27")
@pytest.mark.parametrize(("leader", "changed"), [(3, []), (4, [5]), (9, [5, 10])])
def test_a_change_for_airfields_is_for_the_middle_and_the_final_one(leader: int, changed: list[int]) -> None:
    """As far as their weather lies face up; the starting airfield never has any."""
    s = after("change-airfield", leader)
    assert [tile for tile in range(11) if s.course.weather[tile] != WEATHER[tile]] == changed
    assert s.forecast.discards == changed
    assert s.course.weather[0] == NO_WEATHER


@pytest.mark.rule("MFM-8.63", "MFM-R25")
def test_a_westerly_wind() -> None:
    """Test idea 32, the leader at 3: the weather that moves from 4 to 5 keeps its side."""
    s = after("westerly-wind", leader=3)
    assert s.course.weather == [NO_WEATHER, 19, *range(1, 10)]
    assert s.forecast.discards == [10]
    assert s.course.shown == [0, *[1] * 5, *[0] * 5]


@pytest.mark.rule("MFM-8.64", "MFM-R25")
def test_an_easterly_wind() -> None:
    """The one from index 5 came face down, and is turned up beside the leader; the new one lies face down."""
    s = after("easterly-wind", leader=3)
    assert s.course.weather == [NO_WEATHER, *range(2, 11), 19]
    assert s.forecast.discards == [1]
    assert s.course.shown == [0, *[1] * 4, *[0] * 6]


@pytest.mark.rule("MFM-R25")
def test_a_new_tile_beside_the_leader_is_face_up() -> None:
    s = after("easterly-wind", leader=9)
    assert (s.course.weather[10], s.course.shown) == (19, [0, *[1] * 10])


@pytest.mark.rule("MFM-R25")
def test_what_a_wind_turns_up_is_told() -> None:
    with Meeting(last_turn("easterly-wind", 3)) as table:
        table.says(2, "end-turn")
        assert [told.args for told in table.told(SPECTATOR, "weather")] == [{"tile": 4, "weather": 5}]
        table.asks(0)


@pytest.mark.rule("MFM-8.65")
def test_no_change() -> None:
    s = after("no-change", leader=3)
    assert (s.course.weather, s.forecast.pile, s.forecast.discards) == (WEATHER, PILE, [])


@pytest.mark.rule("MFM-8.66")
def test_used_change_cards_lie_open_and_are_reshuffled_when_the_deck_is_empty() -> None:
    s = last_turn("no-change", 3)
    with Meeting(s) as table:
        table.says(2, "end-turn")
        assert (table.state.changes.discards, len(table.state.changes.pile)) == ([7], 7)
        assert table.match.mine(SPECTATOR).changes.discards == [7]
        table.asks(0)
    s.changes.pile, s.changes.discards = [], [7, 2, 0, 1, 3, 4, 5, 6]
    deck = list(range(8))
    Rng(11).shuffle(deck)
    with Meeting(s) as table:
        table.rolls(11)
        table.says(2, "end-turn")
        assert (table.state.changes.pile, table.state.changes.discards) == (deck[:-1], deck[-1:])
        table.asks(0)


@pytest.mark.rule("MFM-R26")
def test_an_empty_pile_is_made_of_what_was_discarded() -> None:
    """The two tiles in question are discarded before a new one is dealt, so they may come back."""
    s = after("change-town", leader=8, pile=[19], chance=[4])
    back = [2, 7]
    Rng(4).shuffle(back)
    assert (s.course.weather[2], s.course.weather[7], s.forecast.pile) == (19, back[1], back[:1])
    assert s.forecast.discards == []


@pytest.mark.rule("MFM-R26")
def test_a_slot_stays_empty_if_there_is_no_weather_at_all() -> None:
    """It adds no symbols then, and is not told as weather."""
    s = last_turn("westerly-wind", 3, pile=[])
    s.course.weather[10] = NO_WEATHER
    with Meeting(s) as table:
        table.says(2, "end-turn")
        s = table.state
        assert s.course.weather == [NO_WEATHER, NO_WEATHER, *range(1, 10)]
        assert not table.told(SPECTATOR, "weather")
        s.machines[1].tile = 1
        assert [weather_part(s, 1, kind) for kind in range(3)] == [0, 0, 0]
        table.asks(0)
