"""MFM-R9 to MFM-R11, MFM-R66, MFM-R67, C12: dirty tricks outside a test."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from aerodrome.kernel.zones import SPECTATOR

from .hangar import Flyer, Meeting, position, race

BIPLANE = Flyer("biplane", tile=1, band="low")


def trickster(*cards: str, against: Sequence[Flyer] = (), me: Flyer = BIPLANE) -> Meeting:
    """Seat 0 is to act and alone holds cards."""
    return race(me, *against, hands=[cards])


@pytest.mark.rule("MFM-R66", "MFM-8.6", "MFM-R10", "MFM-8.10")
@pytest.mark.parametrize(("tile", "band"), [(3, "middle"), (1, "high")])
def test_swap_the_maps_sends_a_machine_back_one_tile(tile: int, band: str) -> None:
    """Its band, its fuel and what it has crossed stay; own machines and those at the start are no targets."""
    foe, starter = Flyer("monoplane", tile=tile, band=band, fuel=3), Flyer("triplane", band="low")
    with trickster("swap-the-maps-cad", against=[foe, starter]) as table:
        table.says(0, "play swap-the-maps-cad")
        assert table.options(0) == ["target monoplane"]
        for machine in ("biplane", "triplane", "helicopter"):
            table.refuses(0, f"target {machine}", "MFM-R10")
        table.says(0, "target monoplane")
        assert (table.at("monoplane"), table.fuel("monoplane")) == ((tile - 1, band), 3)
        assert (table.state.turn.crossed, table.state.turn.phases) == (0, 2)
        assert table.discards() == ["swap-the-maps-cad"]
        table.asks(0)


@pytest.mark.rule("MFM-R66", "MFM-8.48")
def test_a_machine_sent_back_at_the_start_of_its_turn_has_moved_on_no_tile() -> None:
    with race(BIPLANE, hands=[[], ["swap-the-maps-flying"]]) as table:
        table.says(1, "play swap-the-maps-flying")
        table.says(1, "target biplane")
        assert table.at("biplane") == (0, "low")
        table.says(0, "end-turn")
        assert (table.luck(), table.fuel("biplane")) == ([1, 0, 0], 4)
        table.asks(0)


@pytest.mark.rule("MFM-R67", "MFM-10.14")
@pytest.mark.parametrize("band", ["ground", "high"])
def test_a_grumpy_passenger_leaves_and_scores_nothing(band: str) -> None:
    """The one that boarded first, on the ground as well as in the air."""
    with trickster("grumpy-passenger-takeoff", against=[Flyer("monoplane", tile=3, band=band, riders=[2, 0])]) as table:
        table.says(0, "play grumpy-passenger-takeoff")
        assert table.options(0) == ["target monoplane"]
        table.says(0, "target monoplane")
        assert (table.state.machines[1].hold.riders, table.vp("monoplane")) == ([2], 0)
        assert table.state.course.passengers == [0] * 11
        table.asks(0)


@pytest.mark.rule("MFM-R10", "MFM-R11")
@pytest.mark.parametrize(("fuel", "left"), [(4, 2), (1, 0)])
def test_sugar_in_the_tank_costs_two_cubes(fuel: int, left: int) -> None:
    with trickster("sugar-in-the-tank-flying", against=[Flyer("monoplane", fuel=fuel), Flyer("triplane", fuel=0)]) as t:
        t.says(0, "play sugar-in-the-tank-flying")
        assert t.options(0) == ["target monoplane"]
        t.says(0, "target monoplane")
        assert t.fuel("monoplane") == left
        t.asks(0)


@pytest.mark.rule("MFM-R10", "MFM-R11")
def test_a_sawn_through_wing_is_damage_on_the_ground() -> None:
    with trickster("sawn-through-wing-cad", against=[Flyer("monoplane"), Flyer("triplane", band="low")]) as table:
        table.says(0, "play sawn-through-wing-cad")
        table.refuses(0, "target triplane", "MFM-R10")
        table.refuses(0, "end-turn", "MFM-R10")
        table.says(0, "target monoplane")
        assert (table.damage("monoplane"), table.fuel("monoplane")) == ((1, 0), 3)
        table.asks(0)


@pytest.mark.rule("MFM-R12", "MFM-R10", "MFM-R66", "MFM-R67")
@pytest.mark.parametrize(
    "card",
    [
        "swap-the-maps-flying",
        "grumpy-passenger-landing",
        "sugar-in-the-tank-takeoff",
        "sawn-through-wing-takeoff",
        "light-fingers-flying",
        "magpie-landing",
        "false-forecast-takeoff",
        "broken-mirror-cad",
        "loosened-screws-cad",
    ],
)
def test_without_a_legal_target_a_trick_cannot_be_played(card: str) -> None:
    """What an own machine or its owner has is no target: this one has everything."""
    own = Flyer(
        "biplane",
        tile=1,
        band="low",
        riders=[0],
        parts=(1, 1, 1),
        equipment=["drop-of-courage"],
        pilot="vladimir-orkovski",
    )
    foes = [Flyer("monoplane", band="low", fuel=0), Flyer("triplane", band="high")]
    with race(own, *foes, hands=[[card, "tail-wind-flying"]], luck=[1]) as table:
        table.refuses(0, f"play {card}", "MFM-R12")
        assert table.options(0, "play") == ["play tail-wind-flying"]


@pytest.mark.rule("MFM-R10", "MFM-R11")
def test_light_fingers_take_a_card_at_random() -> None:
    """Thief and victim know which one it was; nobody else does."""
    hands = [["light-fingers-flying"], ["tail-wind-flying", "immunity-takeoff"], []]
    with race(BIPLANE, hands=hands) as table:
        table.passes(1)
        table.says(0, "play light-fingers-flying")
        assert table.options(0) == ["target monoplane"]
        table.says(0, "target monoplane")
        table.rolls(1)
        table.passes(1)
        assert (table.hand(0), table.hand(1)) == (["immunity-takeoff"], ["tail-wind-flying"])
        immunity = table.state.book.cards.index("immunity-takeoff")
        for viewer, known in ((0, immunity), (1, immunity), (2, -1), (SPECTATOR, -1)):
            assert [told.args["card"] for told in table.told(viewer, "steal")] == [known]
            assert table.match.mine(viewer).players[0].hand == [known]
        table.passes(1)
        table.asks(0)


@pytest.mark.rule("MFM-R10", "MFM-R11")
def test_who_has_seen_a_hand_does_not_learn_what_light_fingers_took() -> None:
    """Seat 2 has looked at both cards of seat 1, and then seat 0 steals one of them."""
    hands = [["light-fingers-flying"], ["tail-wind-flying", "immunity-takeoff"], ["official-scrutiny-cad"]]
    seen = []
    for stolen in (0, 1):
        s = position(BIPLANE, Flyer("monoplane"), Flyer("triplane"), hands=hands)
        s.players[1].known = [1 << 2, 1 << 2]
        with Meeting(s) as table:
            table.passes(1, 2)
            table.says(0, "play light-fingers-flying")
            table.says(0, "target monoplane")
            table.rolls(stolen)
            table.passes(1, 1)
            table.asks(0)
            seen.append([table.match.mine(2).players[seat].hand for seat in (0, 1)])
            assert table.match.mine(1).players[0].hand == table.state.players[0].hand
    assert seen == [[[-1], [-1]]] * 2


@pytest.mark.rule("MFM-R10", "MFM-R11")
def test_a_magpie_takes_a_part_of_the_chosen_kind() -> None:
    """From inside before outside; on a machine in the air it goes inside."""
    foe = Flyer("monoplane", tile=2, band="low", parts=(0, 2, 3), outside=(0, 1, 0))
    with trickster("magpie-cad", against=[foe]) as table:
        table.says(0, "play magpie-cad")
        table.says(0, "target monoplane")
        assert table.options(0) == ["part flying", "part landing"]
        table.refuses(0, "part takeoff", "MFM-R11")
        table.says(0, "part flying")
        assert (table.parts("biplane"), table.parts("monoplane")) == ((0, 1, 0), (0, 1, 3))
        assert (table.state.machines[0].hold.outside, table.state.machines[1].hold.outside) == ([0, 0, 0], [0, 1, 0])
        table.asks(0)


@pytest.mark.rule("MFM-R49", "MFM-R28")
@pytest.mark.parametrize(("me", "parts", "outside"), [(7, 8, 3), (8, 8, 3)])
def test_a_magpie_finds_room_outside_or_none(me: int, parts: int, outside: int) -> None:
    """Five slots inside, three outside; what fits nowhere goes back to the supply."""
    laden = Flyer("biplane", tile=1, band="low", parts=(5, 0, me - 5), outside=(0, 0, me - 5))
    with trickster("magpie-landing", me=laden, against=[Flyer("monoplane", parts=(0, 0, 1))]) as table:
        supply = table.state.supply.parts[2]
        table.says(0, "play magpie-landing")
        table.says(0, "target monoplane")
        table.says(0, "part landing")
        assert (sum(table.parts("biplane")), table.state.machines[0].hold.outside[2]) == (parts, outside)
        assert table.state.supply.parts[2] == supply + me + 1 - parts
        assert table.parts("monoplane") == (0, 0, 0)
        table.asks(0)


@pytest.mark.rule("MFM-R49", "MFM-R11")
def test_with_two_machines_a_magpie_has_a_choice() -> None:
    flyers = [Flyer("biplane"), Flyer("monoplane"), Flyer("triplane", parts=(1, 0, 0)), Flyer("helicopter")]
    with Meeting(position(*flyers, hands=[["magpie-cad"], []], seats=2)) as table:
        table.says(0, "play magpie-cad")
        assert table.options(0) == ["target triplane"]
        table.says(0, "target triplane")
        table.says(0, "part takeoff")
        assert sorted(table.options(0)) == ["fit biplane", "fit monoplane"]
        table.refuses(0, "fit triplane", "MFM-R49")
        table.refuses(0, "target monoplane", "MFM-R11")
        table.says(0, "fit monoplane")
        assert (table.parts("monoplane"), table.parts("biplane")) == ((1, 0, 0), (0, 0, 0))
        table.asks(0)


@pytest.mark.rule("MFM-R26", "MFM-R11")
def test_a_false_forecast_is_chosen_out_of_two() -> None:
    """Only the player looks at them; nobody can reply, as nobody is hit."""
    hands = [["false-forecast-flying"], ["immunity-takeoff", "this-means-war-cad"]]
    with race(BIPLANE, hands=hands, weather={1: "fog", 2: "gale", 4: "rain"}) as table:
        fog, first, second = table.state.course.weather[1], table.state.forecast.pile[-1], table.state.forecast.pile[-2]
        table.passes(1)
        table.says(0, "play false-forecast-flying")
        table.refuses(0, "tile 4", "MFM-R26")
        table.refuses(0, "tile 3", "MFM-R26")
        table.says(0, "tile 1")
        assert table.options(0) == ["weather 1", "weather 2"]
        table.refuses(0, "tile 1", "MFM-R26")
        looked = [table.match.mine(viewer).forecast.peeked for viewer in (0, 1, SPECTATOR)]
        assert looked == [[first, second], [-1, -1], [-1, -1]]
        assert [table.match.mine(viewer).course.weather[1] for viewer in (0, SPECTATOR)] == [fog, fog]
        table.says(0, "weather 2")
        table.asks(0)
        assert table.state.course.weather[1] == table.match.mine(SPECTATOR).course.weather[1] == second
        assert sorted(table.state.forecast.discards) == sorted([fog, first])
        assert table.state.forecast.peeked == []


@pytest.mark.rule("MFM-R26")
def test_a_false_forecast_shuffles_the_discarded_weather_when_the_pile_runs_out() -> None:
    s = position(BIPLANE, Flyer("monoplane"), Flyer("triplane"), hands=[["false-forecast-takeoff"]], weather={1: "fog"})
    s.forecast.pile, s.forecast.discards = s.forecast.pile[-1:], s.forecast.pile[:-1]
    top, fog = s.forecast.pile[0], s.course.weather[1]
    with Meeting(s) as table:
        table.says(0, "play false-forecast-takeoff")
        table.rolls(7)
        table.says(0, "tile 1")
        assert table.state.forecast.peeked[0] == top
        assert (len(table.state.forecast.peeked), len(table.state.forecast.pile)) == (2, 17)
        assert fog not in [*table.state.forecast.peeked, *table.state.forecast.pile], "it still lies there"
        table.says(0, "weather 1")
        assert table.state.course.weather[1] == top
        table.asks(0)


@pytest.mark.rule("MFM-R10", "MFM-2.2")
def test_a_broken_mirror_costs_a_luck_token() -> None:
    with race(BIPLANE, hands=[["broken-mirror-cad"]], luck=[1, 2, 0]) as table:
        table.says(0, "play broken-mirror-cad")
        assert table.options(0) == ["target monoplane"]
        table.says(0, "target monoplane")
        assert (table.luck(), table.state.supply.luck) == ([1, 1, 0], 4)
        assert [told.args["seat"] for told in table.told(2, "lose_luck")] == [1]
        assert table.told(2, "luck") == [], "nobody has used one"
        table.asks(0)


@pytest.mark.rule("MFM-R10", "MFM-R11")
def test_loosened_screws_cost_a_charge() -> None:
    """On equipment or on a pilot, active or not; a catapult and a repair kit hold no marker."""
    foe = Flyer(
        "monoplane",
        pilot="sikosi-akimoto",
        mate="vladimir-orkovski",
        equipment=["two-seater", "drop-of-courage", "flying-jacket"],
        charges={"flying-jacket": 0},
    )
    bare = Flyer("triplane", equipment=["catapult-launcher", "damage-repair-kit"])
    with trickster("loosened-screws-cad", against=[foe, bare]) as table:
        table.says(0, "play loosened-screws-cad")
        assert table.options(0) == ["target monoplane"]
        table.says(0, "target monoplane")
        assert table.options(0) == ["use drop-of-courage", "use vladimir-orkovski"]
        table.refuses(0, "use flying-jacket", "MFM-R11")
        table.says(0, "use vladimir-orkovski")
        devices = table.state.book.devices
        charges = [table.state.charges[devices.index(name)] for name in ("vladimir-orkovski", "drop-of-courage")]
        assert charges == [3, 3]
        table.asks(0)


@pytest.mark.rule("MFM-R9", "MFM-R12", "MFM-8.2")
def test_a_sleeping_draught_costs_a_phase_at_the_start_of_a_turn() -> None:
    """Once in a turn, and only the machine whose turn starts."""
    hands = [[], ["sleeping-draught-flying", "sleeping-draught-cad"], []]
    with race(Flyer("biplane", tile=1), Flyer("monoplane"), Flyer("triplane"), hands=hands) as table:
        table.says(1, "play sleeping-draught-flying")
        assert table.options(1) == ["target biplane"]
        table.refuses(1, "target triplane", "MFM-R10")
        table.says(1, "target biplane")
        table.refuses(1, "play sleeping-draught-cad", "MFM-R12")
        table.passes(1)
        table.says(0, "repair")
        table.says(0, "done")
        table.refuses(0, "repair", "MFM-8.2")


@pytest.mark.rule("MFM-R9", "MFM-R12", "MFM-8.47")
def test_nobody_sleeps_on_the_final_airfield() -> None:
    with race(Flyer("biplane", tile=10), hands=[[], ["sleeping-draught-flying"]]) as table:
        table.refuses(1, "play sleeping-draught-flying", "MFM-R12")
        assert table.options(1) == ["pass"]


@pytest.mark.rule("MFM-R9", "MFM-R11")
def test_after_immunity_a_second_sleeping_draught_may_follow() -> None:
    """A trick that was cancelled has not hit."""
    hands = [["immunity-takeoff"], ["sleeping-draught-flying", "sleeping-draught-cad"]]
    with race(BIPLANE, hands=hands) as table:
        table.says(1, "play sleeping-draught-flying")
        table.says(1, "target biplane")
        table.says(0, "play immunity-takeoff")
        assert table.state.turn.phases == 2
        table.says(1, "play sleeping-draught-cad")
        table.says(1, "target biplane")
        table.asks(0)
        assert table.state.turn.phases == 1


@pytest.mark.rule("MFM-R10", "MFM-R33")
@pytest.mark.parametrize(
    ("teams", "mate", "foes"), [("two", 2, [1, 3]), ("two", 4, [1, 3, 5]), ("three", 3, [1, 2, 4, 5])]
)
def test_team_mates_are_never_hit(teams: str, mate: int, foes: list[int]) -> None:
    names = ["biplane", "monoplane", "triplane", "helicopter", "seaplane", "pusher-plane"][: 4 if len(foes) == 2 else 6]
    options = {"teams": teams}
    flyers = [
        Flyer(name, tile=2, band="low", equipment=["mounted-rifle"] if name == "biplane" else []) for name in names
    ]
    hands = [["swap-the-maps-cad"]]
    with Meeting(position(*flyers, hands=hands, options=options), options) as table:
        table.says(0, "play swap-the-maps-cad")
        assert sorted(table.options(0)) == sorted(f"target {names[foe]}" for foe in foes)
        table.refuses(0, f"target {names[mate]}", "MFM-R10")
        table.says(0, "target monoplane")
        table.says(0, "rifle")
        assert sorted(table.options(0)) == sorted(f"target {names[foe]}" for foe in foes if foe != 1)


@pytest.mark.rule("MFM-R45", "MFM-R11")
def test_weapons_hit_opponents_in_the_same_air_and_are_not_answered() -> None:
    """The rifle in any band, the shotgun in the same; each once a turn, from the air."""
    hunter = Flyer("biplane", tile=2, band="low", equipment=["mounted-rifle", "shotgun"])
    flyers = [
        hunter,
        Flyer("monoplane", tile=2, band="high"),
        Flyer("triplane", tile=2, band="low"),
        Flyer("helicopter", tile=2),
    ]
    with race(*flyers, hands=[[], ["immunity-takeoff", "this-means-war-cad"]]) as table:
        table.passes(1)
        table.says(0, "rifle")
        assert table.options(0) == ["target monoplane", "target triplane"]
        table.refuses(0, "target helicopter", "MFM-R45")
        table.says(0, "target monoplane")
        table.asks(0)
        assert (table.damage("monoplane"), table.state.charges[table.state.book.devices.index("mounted-rifle")]) == (
            (1, 0),
            2,
        )
        table.refuses(0, "rifle", "MFM-R45")
        table.says(0, "shotgun")
        assert table.options(0) == ["target triplane"]
        table.rolls(1)
        table.says(0, "target triplane")
        assert table.damage("triplane") == (1, 0)
        table.refuses(0, "shotgun", "MFM-R45")
        assert table.state.turn.phases == 2


@pytest.mark.rule("MFM-R45")
def test_nobody_shoots_from_the_ground() -> None:
    flyers = [Flyer("biplane", tile=2, equipment=["mounted-rifle", "shotgun"]), Flyer("monoplane", tile=2, band="low")]
    with race(*flyers) as table:
        table.refuses(0, "rifle", "MFM-R45")
        table.refuses(0, "shotgun", "MFM-R45")
