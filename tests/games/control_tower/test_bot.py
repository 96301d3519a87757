"""The advisor: what a sound player of Control Tower does, one idea at a time."""

from __future__ import annotations

from aerodrome.games.control_tower import GAME
from aerodrome.games.control_tower.bot import advisor
from aerodrome.games.control_tower.bot.advisor import TERMS
from aerodrome.games.control_tower.bot.paths import costs, remaining
from aerodrome.games.control_tower.state import Sky
from aerodrome.kernel.chance import Rng
from aerodrome.kernel.match import Match

from .arrange import position, tower

QUARTERS = 4  # of a move


def advice(start: Sky, seat: int = 0) -> str:
    """What the advisor says for the seat, by what that seat knows."""
    match = Match(GAME, len(start.players), base=start, auto=False)
    mine = match.mine(seat)
    return match.rules.actions.text(advisor(match.rules).choose(mine, seat, match.legal(seat), Rng(1)))


def test_on_an_empty_field_the_cost_is_the_distance() -> None:
    s = position(aircraft={1: "b0", 2: "c5", 3: "b6", 6: "e4"}, landed=[4])
    for aircraft in range(10):
        alone = position(aircraft={aircraft + 1: "e3"})
        paths = [costs(alone, 0, []), costs(alone, 1, [])]
        assert remaining(alone, aircraft, paths) == QUARTERS * alone.distance(aircraft)
    assert remaining(s, 3, [costs(s, 0, []), costs(s, 1, [])]) == 0


def test_it_lands_what_stands_on_the_arrival_zone() -> None:
    start = position(aircraft={1: "c5", 3: "b1", 8: "d4"}, landed=[2, 6, 10], goals=["G1", "G8"])
    assert advice(start) == "move 1 forward"


def test_it_moves_its_own_aircraft_and_not_those_of_others() -> None:
    start = position(aircraft={1: "b3", 5: "d3", 9: "d4"}, goals=["G1", "G9"])
    assert advice(start).split()[1] in ("1", "2", "6", "10")


def test_it_flies_around_a_storm() -> None:
    start = position(aircraft={1: "c2"}, landed=[2, 6, 10], storms=["c3"], goals=["G1", "G8"])
    assert advice(start) in ("move 1 left", "move 1 right")


def test_it_clears_the_storm_that_shuts_its_aircraft_in() -> None:
    start = position(
        aircraft={1: "a2"}, landed=[2, 6, 10], storms=["a3", "b2", "d4"], hands=[["clear_sky"]], moves=2, returned=[0]
    )
    assert advice(start) in ("clear a3", "clear b2")


def test_it_keeps_clear_sky_for_a_storm_that_is_in_its_way() -> None:
    start = position(aircraft={1: "c4"}, landed=[2, 6, 10], storms=["a0"], hands=[["clear_sky"]], moves=2, returned=[0])
    assert advice(start) == "end"


def test_it_brings_up_another_aircraft_to_end_the_hold_of_its_own() -> None:
    start = position(aircraft={1: "d3", 3: "b3", 4: "b1"}, held=[1], landed=[2, 6, 10], goals=["G1", "G10"])
    assert advice(start) == "move 3 forward"


def test_it_sends_back_what_a_rival_is_about_to_land() -> None:
    start = position(aircraft={7: "c1", 10: "b6"}, landed=[4, 5, 6], goals=["G8", "G10"], moves=2)
    assert advice(start) == "return 7"


def test_it_does_not_hold_its_own_aircraft() -> None:
    start = position(aircraft={1: "c3", 2: "b2"}, hands=[["holding"]], goals=["G1", "G8"], moves=2, returned=[0])
    assert advice(start) == "end"


def test_it_discards_what_it_holds_twice_before_what_it_needs() -> None:
    hand = ["storm", "storm", "diagonal_move", "extra_move", "pass"]
    start = position(hands=[hand], moves=2, cards=2, returned=[0])
    assert advice(start) == "discard storm"


def test_the_nearer_a_seat_is_to_its_goal_the_better_it_stands() -> None:
    controller = advisor(tower())
    far = controller.value(position(aircraft={1: "b1"}, goals=["G1", "G8"]))
    near = controller.value(position(aircraft={1: "c5"}, landed=[2, 6], goals=["G1", "G8"]))
    assert near[0] > far[0] > 0
    for values in (far, near):
        assert abs(sum(values) - 1) < 1e-9


def test_the_terms_of_every_option_add_up_to_its_weight() -> None:
    """In whole games of Pilots, for every question and option; each name is used, and no other."""
    used: set[str] = set()
    asked: set[str] = set()
    for seed in range(6):
        match = Match(GAME, 2 + seed % 3, {"half_width": 2 + seed % 2}, f"terms {seed}", quiet=True)
        controller = advisor(match.rules)
        rng = Rng(seed)
        while not match.over:
            seat = match.asked()[0]
            mine, legal = match.mine(seat), match.legal(seat)
            asked.add(type(mine.question(seat)).__name__)
            weights = controller.weigh(mine, seat, legal)
            named = [weighing.terms or [] for weighing in controller.weighings(mine, seat, legal, True)]
            for x, weight, terms in zip(legal, weights, named, strict=True):
                total = 0.0
                for term in terms:
                    total += term.weight
                    used.add(term.name)
                assert total == weight, match.rules.actions.text(x)
            x = controller.choose(mine, seat, legal, rng)
            assert repr(controller.terms(mine, seat, x)) == repr(named[legal.index(x)])
            match.answer(seat, x)
    assert used == set(TERMS)
    assert asked == {"Act", "Discard"}
