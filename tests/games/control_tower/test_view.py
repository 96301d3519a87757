"""The view and the text board: complete, and made of nothing that the viewer may not know."""

from __future__ import annotations

import pytest

from aerodrome.games.control_tower import GAME
from aerodrome.games.control_tower.actions import EXTRA
from aerodrome.games.control_tower.ask import at, effects_at, prompt
from aerodrome.games.control_tower.board import board, hand, listing, printed, status
from aerodrome.games.control_tower.plates import Plates, plates
from aerodrome.games.control_tower.rules import ControlTower
from aerodrome.games.control_tower.state import Sky
from aerodrome.games.control_tower.steps.turn import Discard
from aerodrome.games.control_tower.view import AircraftView, View, view
from aerodrome.kernel.chance import Rng
from aerodrome.kernel.encode import dump
from aerodrome.kernel.match import Match
from aerodrome.kernel.zones import SPECTATOR
from aerodrome.text import Words

from .arrange import position, tower

NAMES = ["Ann", "Bob", "Cleo", "Dirk"]


def seen(match: Match, viewer: int) -> View:
    rules = match.rules
    assert isinstance(rules, ControlTower)
    return view(rules, match.mine(viewer), viewer)


def midgame(half_width: int = 2) -> Sky:
    """Seat 0 to act: 1 is held, 2 has landed, 6 is on the runway of A, and a Storm rages ahead of nobody."""
    spaces = {1: "c3", 6: "c1"} if half_width == 2 else {1: "d3", 6: "d1"}
    hands = [["storm", "extra_move", "storm"], ["extra_move"] * 3]
    return position(aircraft=spaces, landed=[2], held=[1], storms=["e4"], hands=hands, half_width=half_width)


def view_of(s: Sky, viewer: int, half_width: int = 2) -> View:
    rules = tower(2, half_width)
    return view(rules, rules.redact(s, viewer), viewer)


@pytest.mark.parametrize(("seats", "half_width"), [(2, 2), (3, 3), (4, 2)])
def test_what_a_viewer_cannot_know_does_not_change_its_view(seats: int, half_width: int) -> None:
    match = Match(GAME, seats, {"half_width": half_width}, f"secrets {seats}", quiet=True)
    rules, rng = tower(seats, half_width), Rng(seats)
    differed = dict.fromkeys([*range(seats), SPECTATOR], 0)
    while not match.over:
        for viewer in differed:
            other = rules.imagine(match.mine(viewer), rng)
            differed[viewer] += dump(other) != dump(match.state)
            assert view(rules, rules.redact(other, viewer), viewer) == seen(match, viewer)
        seat = match.asked()[0]
        legal = match.legal(seat)
        match.answer(seat, legal[rng.below(len(legal))])
    assert min(differed.values()) > 50


def test_the_first_view_of_each_viewer() -> None:
    match = Match(GAME, 3, seed="first")
    turn = match.asked()[0]
    for viewer in range(3):
        mine = seen(match, viewer)
        assert mine.viewer == viewer
        assert mine.hand is not None
        assert len(mine.hand) == mine.seats[viewer].hand == (2 if viewer == turn else 1)
        assert [seat.goal is None for seat in mine.seats] == [seat != viewer for seat in range(3)]
        assert mine.seats[viewer].landed == 0
        assert mine.turn is not None
        assert (mine.turn.seat, mine.turn.moves) == (turn, 0)
    public = seen(match, SPECTATOR)
    assert public.viewer is None
    assert public.hand is None
    assert all(seat.goal is None and seat.landed is None and seat.technical_return for seat in public.seats)
    assert (public.round, public.starting_seat, public.draw_pile, public.technical_returns_in_box) == (1, turn, 22, 1)
    assert {aircraft.place for aircraft in public.aircraft} == {"waiting"}


def test_goals_are_open_once_the_game_is_over() -> None:
    match, rng = Match(GAME, 2, seed="over", quiet=True), Rng(1)
    while not match.over:
        legal = match.legal(match.asked()[0])
        match.answer(match.asked()[0], legal[rng.below(len(legal))])
    public = seen(match, SPECTATOR)
    assert public.turn is None
    assert [seat + 1 for seat in public.winners] == [n for n, rank in enumerate(match.ranks(), 1) if rank == 1]
    assert all(seat.goal is not None and len(seat.goal) == 4 for seat in public.seats)


def test_the_view_tells_where_everything_is() -> None:
    mine = view_of(midgame(), 0)
    assert mine.aircraft[0] == AircraftView(1, "red", "A", "B", "c3", True, 3)
    assert mine.aircraft[1] == AircraftView(2, "orange", "A", "B", "landed", False, 0)
    assert mine.aircraft[5] == AircraftView(6, "teal", "B", "A", "c1", False, 5)
    assert mine.aircraft[9] == AircraftView(10, "pink", "B", "A", "waiting", False, 0)
    assert mine.storms == ("e4",)
    assert mine.seats[0].goal == (1, 2, 6, 10)
    assert mine.seats[0].landed == 1
    assert mine.seats[1].goal is None


def test_what_is_printed_is_told_once() -> None:
    told = plates(tower())
    a, b = told.field.airports
    assert (a.space, a.arrival, a.departure) == ("c0", "c1", ("b0", "d0"))
    assert (b.space, b.arrival, b.departure) == ("c6", "c5", ("b6", "d6"))
    assert (told.field.columns, told.field.rows) == (tuple("abcde"), (0, 1, 2, 3, 4, 5, 6))
    assert plates(tower(half_width=3)).field.columns == tuple("abcdefg")
    assert (told.moves_due, told.cards_allowed, told.movement_cards_allowed, told.hand_limit) == (2, 2, 1, 4)
    for half_width in (2, 3):
        assert printed(view_of(midgame(half_width), 0, half_width)) == plates(tower(half_width=half_width))
    assert not set(Plates.__struct_fields__) & set(View.__struct_fields__), "a view is laid over the plates"


def test_the_prompt_counts_what_is_left() -> None:
    s = midgame()
    assert prompt(s) == ("ask-act", {"moves": 2, "cards": 2})
    s.turn.moves, s.turn.cards = 1, 2
    assert prompt(s) == ("ask-act", {"moves": 1, "cards": 0})
    s.held = [True] * 10
    assert prompt(s) == ("ask-act", {"moves": 0, "cards": 0})
    s.next(Discard(0))
    assert prompt(s) == ("ask-discard", {"limit": 4})


def test_the_board_is_drawn_as_the_field_lies() -> None:
    lines = board(view_of(midgame(), 0), Words(GAME, "en")).splitlines()
    rows = {line.split()[0]: line.split()[1:] for line in lines if line[:2].strip().isdigit()}
    assert list(rows) == ["6", "5", "4", "3", "2", "1", "0"]
    assert rows["6"] == [".", "o", "[B]", "o", "."]
    assert rows["5"] == [".", ".", "=", ".", "."]
    assert rows["4"] == [".", ".", ".", ".", "##"]
    assert rows["3"] == [".", ".", "*(1^)", ".", "."]
    assert rows["1"] == [".", ".", "*6v=", ".", "."]
    assert "Landed at B: *2^" in lines
    assert "Waiting at B: 7v, 8v, 9v, *10v" in lines
    assert "*" not in "".join(board(view_of(midgame(), SPECTATOR), Words(GAME, "en")).splitlines()[:-1])


def test_the_wide_board_has_seven_columns() -> None:
    lines = board(view_of(midgame(3), 0, 3), Words(GAME, "en")).splitlines()
    assert list("abcdefg") in [line.split() for line in lines]
    assert ["6", ".", ".", "o", "[B]", "o", ".", "."] in [line.split() for line in lines]


def test_the_listing_has_a_line_for_each_aircraft() -> None:
    english = listing(view_of(midgame(), 0), Words(GAME, "en")).splitlines()
    assert english[0] == "Aircraft 1, red, from A to B: c3, held"
    assert english[1] == "Aircraft 2, orange, from A to B: landed"
    assert english[9] == "Aircraft 10, pink, from B to A: waiting"
    assert english[10] == "Storm: e4"
    dutch = listing(view_of(midgame(), 0), Words(GAME, "nl")).splitlines()
    assert dutch[0] == "Vliegtuig 1, rood, van A naar B: c3, in holding"


def test_hand_and_status_tell_the_own_cards_only() -> None:
    s, words = midgame(), Words(GAME, "en")
    storms = words.say("board-copies", card="Storm", count=2)
    assert hand(view_of(s, 0), words).splitlines() == [
        f"Your hand: Extra move, {storms}",
        "Your Goal card: 1, 2, 6, 10 (one of 4 landed)",
        "Technical return ready",
    ]
    assert hand(view_of(s, SPECTATOR), words) == ""
    told = status(view_of(s, 0), words, NAMES)
    assert "Ann (you): 3 cards, Technical return ready" in told
    assert "Bob: 3 cards, Technical return ready" in told
    assert "Extra move" not in told


HANDFUL = ["extra_move", "diagonal_move", "pass", "holding", "storm", "clear_sky"]


@pytest.mark.parametrize(
    ("words", "points_at"),
    [
        ("move 1 forward", ("aircraft:1", "airport:B")),
        ("move 2 left", ("aircraft:2", "space:b0")),
        ("move 4 forward", ("aircraft:4", "space:d3")),
        ("extra 4 left", ("card:extra_move", "aircraft:4", "space:c2")),
        ("diagonal 4 right", ("card:diagonal_move", "aircraft:4", "space:e3")),
        ("pass 3", ("card:pass", "aircraft:3", "aircraft:6")),
        ("hold 4", ("card:holding", "aircraft:4")),
        ("storm e1", ("card:storm", "space:e1")),
        ("clear a3", ("card:clear_sky", "space:a3")),
        ("return 6", ("card:technical_return", "aircraft:6", "waiting:B")),
    ],
)
def test_an_option_points_at_what_it_touches(words: str, points_at: tuple[str, ...]) -> None:
    rules = tower()
    s = position(aircraft={1: "c5", 3: "b2", 4: "d2", 6: "b3"}, storms=["a3"], hands=[HANDFUL])
    x = rules.actions.parse(words)
    assert x in s.todo[-1].legal(s)
    before = dump(s)
    assert at(rules, rules.redact(s, 0), x) == points_at
    assert dump(s) == before


def test_the_end_of_the_turn_points_at_nothing_and_a_discard_at_its_card() -> None:
    rules = tower()
    s = position(moves=2, hands=[["storm"] * 3 + ["holding"] * 2])
    assert at(rules, s, rules.actions.parse("end")) == ()
    rules.play(s, rules.actions.parse("end"))
    assert at(rules, s, rules.actions.parse("discard storm")) == ("card:storm",)


@pytest.mark.parametrize("half_width", [2, 3])
def test_what_an_option_points_at_is_what_its_effect_names(half_width: int) -> None:
    """Whatever stood elsewhere when the same option was met before."""
    compared = 0
    for seed in range(12):
        match = Match(GAME, 3, {"half_width": half_width}, str(seed))
        rng, rules = Rng(seed), match.rules
        assert isinstance(rules, ControlTower)
        while not match.over:
            seat = match.asked()[0]
            mine, legal = match.mine(seat), match.legal(seat)
            for x in legal:
                if x >= EXTRA:
                    assert at(rules, mine, x) == effects_at(rules, mine, x)
                    compared += 1
            match.answer(seat, legal[rng.below(len(legal))])
    assert compared > 5_000
