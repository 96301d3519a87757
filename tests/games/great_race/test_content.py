"""GAR-16: the cards, the numbers and the keywords of The Great Air Race."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from shutil import copytree

import pytest

from aerodrome.games.great_race import GAME
from aerodrome.games.great_race.content import (
    FLIGHTS,
    FUEL,
    HEALTH,
    LANDING,
    RESPONSE,
    REVEAL,
    TERRAINS,
    WHOM,
    WINDOWS,
    Book,
    load,
)
from aerodrome.games.great_race.pieces import AIRBORNE, LANDED
from aerodrome.games.great_race.state import FLIGHT
from aerodrome.games.great_race.verbs import CLASSES
from aerodrome.kernel.actions import UnknownAction
from aerodrome.kernel.content import ContentError
from aerodrome.kernel.encode import dump
from aerodrome.kernel.zones import SPECTATOR

from .cockpit import (
    Flyer,
    board,
    crew,
    dawn,
    hand,
    moxies,
    passes,
    path,
    pile,
    position,
    race,
    rules_for,
    trackers,
    words,
)

DEFAULTS = {option.name: option.default for option in GAME.options}

# class and design: Progress, Fuel cost, Health cost, Moxy, green Fuel, green Health, terrain, window; the Speeds
FLIGHT_CARDS = """
mechanical steady_cruise 3 1 0 0 3 0 - -: 110 114 126 138 152 167
mechanical full_throttle 5 2 0 0 2 0 mountains+storm -: 153 168 182 198 206 214
mechanical lean_mixture 3 1 0 0 1 0 - -: 103 105 112 124 135
mechanical supercharger 6 3 0 0 0 1 mountains -: 172 194 208 217
mechanical tuned_engine 4 2 0 0 2 0 - -: 129 149 173 195
mechanical field_repairs 2 1 0 0 0 2 - -: 101 106 119
mechanical auxiliary_tank 1 1 0 0 3 0 - -: 102 107 120
mechanical redline 7 2 1 0 2 0 - -: 189 211 219
mechanical backfire 4 2 0 0 0 1 - reveal: 121 144 175
mechanical jury_rig 2 1 0 0 1 1 - response: 108 122 145
weather following_wind 2 1 0 0 2 0 plains+sea -: 127 139 154 169 183 199
weather thermal_lift 3 1 0 0 2 0 plains+mountains -: 111 118 132 147 165
weather clear_skies 4 2 0 0 2 0 - -: 140 159 176 191 205
weather sea_breeze 3 1 0 0 2 0 sea -: 117 134 157 179
weather mountain_wave 4 2 0 0 0 1 mountains -: 142 164 186 204
weather cloud_cover 3 1 0 0 2 0 forest+fog -: 104 113 130 150
weather storm_chaser 5 1 1 1 0 1 sea+storm -: 158 180 200 213
weather pressure_front 5 2 0 0 1 0 - -: 162 190 212
weather crosswind 4 2 0 0 2 0 - reveal: 123 146 177
weather eye_of_the_storm 4 2 0 0 0 1 - response: 115 155
aerobatics barrel_roll 3 1 0 1 2 0 - -: 125 136 151 166 181 196
aerobatics power_dive 6 1 1 1 1 0 - -: 184 201 209 215 220
aerobatics loop_the_loop 3 1 0 2 1 0 - -: 116 133 156 178
aerobatics playing_to_the_cameras 3 1 0 0 2 0 - -: 128 148 170 192
aerobatics grandstand_buzz 3 1 0 1 1 0 city -: 141 163 185 203
aerobatics treetop_dash 5 1 1 1 0 1 forest -: 171 193 207 216
aerobatics prop_wash 4 2 0 0 1 0 - -: 143 174 202
aerobatics wing_walk 4 1 1 3 1 0 - -: 109 137
aerobatics daredevil_gap 8 2 2 2 1 0 - -: 197 218
aerobatics slipstream 3 1 0 0 2 0 - reveal: 131 160 187
aerobatics evasive_roll 4 2 0 0 2 0 - response: 161 188 210
"""
STAGES = """
croydon 11 city, zuiderzee 12 sea, picardy 12 plains, ardennes 13 forest, dover_strait 13 sea,
rhine_gorge 14 forest+city, bohemian_basin 14 plains+forest, venetian_lagoon 15 sea+city, lombardy 15 plains+city,
chapham 16 plains+city, danube_delta 16 plains+sea, black_forest 17 forest, pyrenees 17 mountains,
dalmatian_coast 18 sea+mountains, carpathian_arc 19 forest+mountains, brenner_pass 20 mountains
"""
EVENTS = """
bright_morning all, fuel_rationing all, sponsors_fuel all, overnight_hail all, spare_parts_shipment all,
newsreel_premiere leading, underdog_story trailing, buttersworths_purse all, cantina_clear_out all, lost_charts all,
handicappers_ruling leading, helpful_farmers trailing
"""
CREW = """
mechanic 2 2 exhaust any, refuelling_hand 2 2 exhaust any, navigator 2 3 exhaust aloft, radio_operator 2 2 exhaust any,
camera_operator 2 1 exhaust any, local_guide 2 1 discard aloft, rigger 2 2 discard any, tanker_crew 2 2 discard any,
co_pilot 1 4 discard aloft, meteorologist 1 2 exhaust aloft, engine_tuner 1 1 exhaust aloft, saboteur 1 2 discard any,
gossip_columnist 1 1 exhaust any, route_planner 1 1 discard any, quartermaster 1 3 exhaust any
"""
TROPHIES = """
one_card 9, crew 4, one_health 7, one_fuel 8, two_fuel 6, health_and_card 5, health_and_crew 1, two_cards 3,
two_health 2
"""
NUMBERS = """
fuel 5, health 5, moxy 2, most_moxy 5, hand 5, large_hand 7, dusk_draw 5, cantina 3, crew_limit 2, stages 4,
most_stages 10, moxy_for_stage 1, fewest_days 20, days_per_stage 4, patch_up_health 1, becalmed_fuel 1, races 3,
most_races 6, pilots_dealt 2
"""


def rows(table: str) -> list[str]:
    return [" ".join(row.split()) for row in table.strip().split(",")]


def names(terrain: int) -> str:
    return "+".join(name for i, name in enumerate(TERRAINS) if terrain >> i & 1) or "-"


@pytest.fixture
def book() -> Book:
    return rules_for().book


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of the content folder, to be edited."""
    return Path(copytree(GAME.folder / "content", tmp_path / "content"))


@pytest.mark.rule("GAR-16.1")
def test_how_many_cards_there_are(book: Book) -> None:
    sizes = {name: sum(row.get("copies", 1) for row in table) for name, table in load().tables.items()}
    counts = "attachment 8, constant 19, crew 23, event 12, flight 120, pilot 12, points 3, reward 9, stage 16"
    assert [f"{name} {size}" for name, size in sorted(sizes.items())] == rows(counts)
    assert [len(cards) for cards in rules_for(6).boxes(rules_for(6).setup([[]] * 6))[:6]] == [126, 20, 23, 16, 9, 12]
    assert (len(book.design), len(book.news_names), len(book.trade)) == (120, 20, 23)
    assert (len(set(book.flight_names)), len(set(book.trade_names)), len(set(book.reward_names))) == (31, 15, 9)


@pytest.mark.rule("GAR-16.2", "GAR-7.6")
def test_every_flight_card(book: Book) -> None:
    """Each as the table has it, and Speeds 101 to 220 once each."""
    expected = {}
    for line in FLIGHT_CARDS.strip().splitlines():
        kind, speeds = line.split(":")
        expected.update({int(speed): kind for speed in speeds.split()})
    found = {}
    for card in range(FLIGHTS):
        numbers = [book.progress, book.cost[FUEL], book.cost[HEALTH], book.moxy, book.green[FUEL], book.green[HEALTH]]
        values = " ".join(str(each[card]) for each in numbers)
        kind = f"{CLASSES[book.flight_class[card]]} {book.flight_names[book.design[card]]} {values}"
        found[book.speed[card]] = f"{kind} {names(book.terrain[card])} {WINDOWS[book.window[card]] or '-'}"
    assert found == expected
    assert book.speed == list(range(101, 221))


def test_the_shares_of_the_flight_deck(book: Book) -> None:
    assert Counter(book.flight_class) == {0: 40, 1: 40, 2: 40}
    assert Counter(book.progress) == {1: 3, 2: 12, 3: 45, 4: 29, 5: 17, 6: 9, 7: 3, 8: 2}
    values = [book.progress, book.cost[FUEL], book.cost[HEALTH], book.moxy, book.green[FUEL], book.green[HEALTH]]
    assert [round(sum(each) / FLIGHTS, 2) for each in values] == [3.78, 1.41, 0.18, 0.34, 1.42, 0.25]
    assert sum(window > 0 for window in book.window) == 17
    assert sum(health > 0 for health in book.cost[HEALTH]) == 20
    assert sum(terrain > 0 for terrain in book.terrain) == 45
    assert all(book.green[FUEL][card] + book.green[HEALTH][card] > 0 for card in range(FLIGHTS))


@pytest.mark.rule("GAR-16.4")
def test_the_stages(book: Book) -> None:
    stages = zip(book.stage_names, book.stage_progress, book.stage_terrain, strict=True)
    assert [f"{name} {progress} {names(terrain)}" for name, progress, terrain in stages] == rows(STAGES)
    assert sum(book.stage_progress) == 242
    assert Counter(len(names(terrain).split("+")) for terrain in book.stage_terrain) == {1: 8, 2: 8}
    each = Counter(name for terrain in book.stage_terrain for name in names(terrain).split("+"))
    assert each == {"plains": 5, "sea": 5, "forest": 5, "city": 5, "mountains": 4}
    s = position([Flyer(stage=2), Flyer()], attached={2: ["sea_of_fog", "spring_floods", "icing"]})
    assert [names(s.terrain(pilot.stage)) for pilot in s.pilots] == ["plains+sea+city+fog", "city"]


def test_the_news(book: Book) -> None:
    """Twelve Events, four terrains, and four costs, of which every Flight card is asked."""
    assert [f"{book.news_names[n]} {WHOM[whom]}" for n, whom in enumerate(book.whom)] == rows(EVENTS)
    attached = dict(zip(book.news_names[12:], map(names, book.attached_terrain), strict=True))
    assert list(attached.items()) == [
        ("sea_of_fog", "fog"),
        ("thunderheads", "storm"),
        ("spring_floods", "sea"),
        ("air_fair", "city"),
        *[(cost, "-") for cost in ("headwinds", "icing", "rough_air", "smooth_air")],
    ]
    for card in range(FLIGHTS):
        changes = [[added[kind][card] for kind in (FUEL, HEALTH)] for added in book.surcharges]
        assert changes == [
            *[[0, 0]] * 4,
            [int(book.flight_class[card] == CLASSES.index("weather")), 0],
            [int(book.flight_class[card] == CLASSES.index("mechanical")), 0],
            [0, int(book.progress[card] >= 5)],
            [-int(book.cost[FUEL][card] >= 2), 0],
        ]


def test_the_crew(book: Book) -> None:
    found = []
    for number, name in enumerate(book.trade_names):
        card, copies = book.trade.index(number), book.trade.count(number)
        keyword, when = "exhaust" if book.exhausts[card] else "discard", "aloft" if book.aloft_only[card] else "any"
        found.append(f"{name} {copies} {book.crew_cost[card]} {keyword} {when}")
    assert found == rows(CREW)


def test_the_reward_tokens(book: Book) -> None:
    """The trophy numbers are 1 to 9."""
    assert [f"{name} {book.trophy[n]}" for n, name in enumerate(book.reward_names)] == rows(TROPHIES)


def test_the_numbers_of_the_rules(book: Book) -> None:
    assert [f"{name} {value}" for name, value in load().constants().items()] == rows(NUMBERS)
    assert book.points == [5, 3, 1]
    assert [rules_for(2, {"stages": stages}).book.days for stages in range(1, 11)] == [20] * 5 + [24, 28, 32, 36, 40]


def test_the_options() -> None:
    """Default, lowest and highest value, in the words of the option."""
    options = [(option.name, *map(option.word, (option.default, option.low, option.high))) for option in GAME.options]
    assert options == [
        ("stages", "4", "1", "10"),
        ("large_hand", "off", "off", "on"),
        ("pilots", "off", "off", "on"),
        ("races", "1", "1", "6"),
    ]


def test_every_row_says_where_it_comes_from_and_which_rule_it_is() -> None:
    tables = load().tables
    house = [row["name"] for row in tables["constant"] if row["provenance"] == "house"]
    assert house == ["most_stages", *[row.split()[0] for row in rows(NUMBERS)[12:]]]
    assert {row["provenance"] for row in tables["constant"]} == {"seed", "house"}
    for name in ("flight", "event", "attachment", "crew", "pilot", "points"):
        assert {row["provenance"] for row in tables[name]} == {"house"}
    assert {row["provenance"] for row in tables["reward"]} == {"reward: seed; number: house"}
    assert [row["name"] for row in tables["stage"] if "seed" in row["provenance"]] == ["chapham"]
    sections = [(20, ["flight"], 31), (21, ["event", "attachment"], 20), (22, ["crew"], 15), (23, ["reward"], 9)]
    for section, found, last in [*sections, (24, ["pilot"], 12)]:
        ids = [row["rule"] for name in found for row in tables[name]]
        assert ids == [f"GAR-{section}.{number}" for number in range(1, last + 1)]


def test_copies_and_speeds_of_a_design_must_agree(copy: Path) -> None:
    text = (copy / "flight.toml").read_text(encoding="utf-8")
    text = text.replace("copies = 6", "copies = 7", 1).replace("copies = 5", "copies = 4", 1)
    (copy / "flight.toml").write_text(text, encoding="utf-8")
    with pytest.raises(ContentError, match=r"flight\.toml:\d+: flight row 1 \(steady_cruise\): 7 copies, but 6 Speeds"):
        Book(load(copy), DEFAULTS)


@pytest.mark.rule("GAR-16.3")
def test_a_class_has_no_rule_of_its_own() -> None:
    """Cards of equal numbers and of three classes do the same, where nothing names a class."""
    outcomes = []
    for card in ("steady_cruise-110", "sea_breeze-117", "slipstream-131"):
        with race(Flyer(hand=[card, "redline-189"]), Flyer()) as table:
            table.says(0, f"fly {card}")
            piles = len(path(table, 0)), len(pile(table))
            outcomes.append((board(table, 0), trackers(table), moxies(table), *piles))
            table.asks(0)
    assert outcomes == [(((4, 0, 1), (5, 0, 0)), [3, 0], [2, 2], 1, 0)] * 3


@pytest.mark.rule("GAR-16.5", "GAR-2.10")
def test_the_landing_card_is_no_flight_card_and_cannot_be_discarded() -> None:
    rules = rules_for(3)
    assert not [word for word in rules.domains["flight"] if "landing" in word]
    for kind in ("discard", "refuel", "choose", "answer"):
        with pytest.raises(UnknownAction):
            rules.actions.parse(f"{kind} landing-1")
    flyers = (Flyer(hand=["barrel_roll-125"]), Flyer(hand=["redline-189", "redline-211"]), Flyer())
    with dawn(*flyers, news_draws=["lost_charts"]) as table:
        table.asks(1)
        assert table.options(1) == ["discard redline-189", "discard redline-211"]
        table.says(1, "discard redline-211")
        assert [len(pilot.cards.hand) for pilot in table.state.pilots] == [2, 2, 0]
        assert table.state.pilots[2].cards.picked == [LANDING + 2], "no Flight card is left to select"
        table.asks(0, 1)


@pytest.mark.rule("GAR-16.5")
def test_a_landing_card_costs_and_brings_nothing() -> None:
    spent = Flyer(fuel=(2, 0, 3), health=(4, 0, 1), tracker=4, moxy=0)
    with race(spent, Flyer(hand=["barrel_roll-125", "redline-189"])) as table:
        table.says(1, "fly barrel_roll-125")
        pilot = table.state.pilots[0]
        assert (board(table, 0), pilot.tracker, pilot.board.moxy) == (((2, 0, 3), (4, 0, 1)), 4, 0)
        assert words(table, "card", [pilot.cards.shown]) == ["landing-1"], "it waits for the ground phase"
        assert table.state.discards[FLIGHT] == []
        table.asks(1)


@pytest.mark.rule("GAR-16.6")
def test_the_three_keywords() -> None:
    """REACT: from the hand, for nothing. EXHAUST: turned over. DISCARD: off the board."""
    first = Flyer(hand=["full_throttle-153"], crew=["radio_operator", "local_guide"])
    with race(first, Flyer(hand=["crosswind-123"])) as table:
        table.says(0, "fly full_throttle-153")
        table.says(1, "land")
        table.says(1, "react crosswind-123 1")
        assert words(table, "flight", table.state.discards[FLIGHT]) == ["crosswind-123"]
        assert board(table, 1) == ((5, 0, 0), (5, 0, 0))
        table.says(0, "use radio_operator-1")
        assert crew(table, 0) == ["(radio_operator-1)", "local_guide-1"]
        table.asks(1)
    with race(first, Flyer()) as table:
        table.says(0, "fly full_throttle-153")
        table.says(0, "use local_guide-1")
        assert crew(table, 0) == ["radio_operator-1"]
        assert words(table, "crew", table.state.discards[2]) == ["local_guide-1"]
        assert hand(table, 0) == []
        table.asks(1)


@pytest.mark.rule("GAR-16.7")
def test_a_selected_landing_card_looks_like_a_flight_card() -> None:
    s = position([Flyer(hand=["redline-189", "barrel_roll-125"]), Flyer(hand=["redline-211"])])
    rules = rules_for(2)
    seen = []
    for card in (LANDING, 88, 24):
        picked = s.clone()
        picked.pilots[0].cards.pick(card)
        assert rules.redact(picked, 0).pilots[0].cards.picked == [card]
        seen.append([dump(rules.redact(picked, viewer)) for viewer in (1, SPECTATOR)])
    assert seen[0] == seen[1] == seen[2]


@pytest.mark.rule("GAR-16.8")
def test_who_has_landed_is_seen_by_all() -> None:
    with race(Flyer(hand=["barrel_roll-125"]), Flyer(hand=["steady_cruise-110"]), Flyer(landed=True)) as table:
        table.says(0, "fly barrel_roll-125")
        table.says(1, "land")
        passes(table)
        for viewer in (0, 1, 2, SPECTATOR):
            seen = table.match.mine(viewer)
            assert [pilot.status for pilot in seen.pilots] == [AIRBORNE, LANDED, LANDED]
            assert [LANDING + seat in pilot.cards.path for seat, pilot in enumerate(seen.pilots)] == [False, True, True]
            assert [told.args for told in table.told(viewer, "land")] == [{"seat": 1}]
        table.asks(1, 2)


@pytest.mark.rule("GAR-16.9")
def test_which_effects_are_hostile(book: Book) -> None:
    harms = [book.cards.names.index(verb) for verb in ("harm", "harm_all")]
    named = [
        *[
            book.flight_names[book.design[card]]
            for card in range(FLIGHTS)
            for line in book.effect[card] + book.react[card]
            if line[0] in harms
        ],
        *[
            book.trade_names[book.trade[card]]
            for card, lines in enumerate(book.crew_effect)
            for line in lines
            if line[0] in harms
        ],
    ]
    assert set(named) == {"backfire", "crosswind", "pressure_front", "prop_wash", "saboteur", "gossip_columnist"}
    assert not [line for program in book.news_effect + book.reward_effect for line in program if line[0] in harms]
    assert Counter(book.window) == {0: 103, REVEAL: 9, RESPONSE: 8}


@pytest.mark.rule("GAR-16.9")
def test_nobody_is_his_own_target() -> None:
    armed = Flyer(hand=["redline-189", "backfire-121", "crosswind-123"], crew=["saboteur"])
    with race(armed, Flyer(hand=["redline-211", "barrel_roll-125"]), Flyer(hand=["redline-219"])) as table:
        for seat, card in enumerate(("redline-189", "redline-211", "redline-219")):
            table.says(seat, f"fly {card}")
        table.says(1, "pass")
        assert table.options(0) == ["pass"] + [
            f"react {card} {n}" for card in ("backfire-121", "crosswind-123") for n in (2, 3)
        ]
        table.refuses(0, "react crosswind-123 1", "GAR-6.7")
        table.says(0, "pass")
        table.says(1, "pass")
        table.says(0, "use saboteur-1")
        assert table.options(0) == ["target 2", "target 3"]
        table.refuses(0, "target 1", "GAR-16.9")
