"""ARC-9.3, ARC-9.4, ARC-19.10: the course tables, and courses that players draw themselves."""

from __future__ import annotations

from dataclasses import replace
from math import floor, pi
from pathlib import Path
from shutil import copytree

import pytest

from aerodrome.games.air_racing import GAME
from aerodrome.games.air_racing.content import Book, load, load_courses
from aerodrome.games.air_racing.course import Course
from aerodrome.games.air_racing.rows import PylonRow
from aerodrome.games.air_racing.rules import AirRacing
from aerodrome.kernel.chance import Rng
from aerodrome.kernel.content import ContentError
from aerodrome.kernel.game import Option
from aerodrome.kernel.match import Match
from aerodrome.kernel.zones import SPECTATOR

from .workshop import play_at_random

COURSES = load_courses()[1]
EACH_COURSE = pytest.mark.parametrize("name", COURSES)

LENGTHS = {
    "stead_short": (6, [38, 51, 63, 76]),
    "desert_triangle": (3, [36, 49, 61, 74]),
    "stead_long": (9, [84, 97, 109, 122]),
    "stead_middle": (6, [53, 66, 78, 91]),
    "stead_silver": (9, [73, 86, 98, 111]),
}  # white pylons, and the lap of each lane

# pylon: straight before it, angle in tenths of a degree, its turn in lanes 0 to 3, gate, and x, y in hundredths
Table = list[tuple[str, int, int, int, int, int, int, int, int, int]]
TABLES: dict[str, Table] = {
    "stead_short": [
        ("p1", 4, 600, 1, 3, 5, 7, 4, 200, 0),
        ("p2", 3, 600, 1, 3, 5, 8, 8, 275, 130),
        ("p3", 3, 600, 1, 3, 6, 7, 12, 200, 260),
        ("p4", 10, 600, 1, 4, 5, 7, 23, -300, 260),
        ("p5", 3, 600, 1, 3, 5, 8, 27, -375, 130),
        ("p6", 3, 600, 1, 3, 5, 7, 31, -300, 0),
        ("blue", 6, 0, 0, 0, 0, 0, 0, 0, 0),
    ],
    "stead_middle": [
        ("p1", 4, 586, 1, 3, 5, 7, 4, 201, -13),
        ("p2", 5, 578, 1, 3, 5, 7, 10, 353, 204),
        ("p3", 6, 608, 1, 3, 5, 8, 17, 243, 464),
        ("p4", 13, 616, 1, 4, 6, 7, 31, -407, 536),
        ("p5", 5, 697, 1, 3, 6, 9, 37, -557, 319),
        ("p6", 5, 388, 1, 2, 3, 4, 43, -419, 122),
        ("blue", 9, 127, 0, 1, 1, 2, 0, 0, 0),
    ],
    "stead_silver": [
        ("p1", 3, 377, 1, 2, 3, 5, 3, 145, 13),
        ("p2", 6, 347, 0, 2, 3, 4, 10, 353, 204),
        ("p3", 6, 490, 1, 2, 5, 6, 16, 423, 518),
        ("p4", 15, 569, 1, 3, 5, 7, 32, -14, 1112),
        ("p5", 6, 589, 1, 3, 5, 7, 39, -313, 1095),
        ("p6", 10, 259, 1, 2, 2, 3, 50, -546, 655),
        ("p7", 7, 369, 0, 2, 3, 5, 58, -557, 319),
        ("p8", 5, 256, 1, 1, 2, 3, 63, -419, 122),
        ("p9", 3, 209, 0, 1, 2, 2, 67, -275, 41),
        ("blue", 6, 135, 0, 1, 1, 2, 0, 0, 0),
    ],
    "stead_long": [
        ("p1", 3, 377, 1, 2, 3, 5, 3, 145, 13),
        ("p2", 6, 347, 0, 2, 3, 4, 10, 353, 204),
        ("p3", 6, 281, 1, 1, 3, 3, 16, 423, 518),
        ("p4", 14, 491, 1, 3, 4, 6, 31, 232, 1204),
        ("p5", 9, 568, 1, 3, 5, 7, 41, -159, 1390),
        ("p6", 9, 567, 1, 3, 5, 7, 51, -528, 1165),
        ("p7", 17, 369, 0, 2, 3, 5, 69, -557, 319),
        ("p8", 5, 256, 1, 1, 2, 3, 74, -419, 122),
        ("p9", 3, 209, 0, 1, 2, 2, 78, -275, 41),
        ("blue", 6, 135, 0, 1, 1, 2, 0, 0, 0),
    ],
    "desert_triangle": [
        ("p1", 5, 1200, 2, 6, 10, 15, 6, 250, 0),
        ("p2", 10, 1200, 2, 7, 11, 14, 18, 0, 433),
        ("p3", 10, 1200, 2, 6, 10, 15, 30, -250, 0),
        ("blue", 5, 0, 0, 0, 0, 0, 0, 0, 0),
    ],
}


def table_of(course: Course) -> Table:
    columns = [course.pylons, course.straights, course.angles, *course.turns, course.gates, course.x, course.y]
    return list(zip(*columns, strict=True))


@pytest.mark.rule("ARC-19.10")
def test_the_courses_and_their_order() -> None:
    """The standard course is the first."""
    assert list(COURSES) == list(LENGTHS)


@pytest.mark.rule("ARC-9.3")
@EACH_COURSE
def test_the_course_tables(name: str) -> None:
    assert table_of(COURSES[name]) == TABLES[name]


@pytest.mark.rule("ARC-9.4")
@EACH_COURSE
def test_the_laps_of_the_lanes(name: str) -> None:
    """The straights, and 6, 19, 31 and 44 half-tiles of turns."""
    white, lengths = LENGTHS[name]
    course = COURSES[name]
    assert course.length == lengths
    assert len(course.pylons) == len(course.gates) == white + 1
    assert [length - sum(course.straights) for length in course.length] == [6, 19, 31, 44]
    gates = course.gates[:-1]
    assert gates == sorted(set(gates))
    assert 0 < gates[0] < gates[-1] < course.length[0]


@pytest.mark.rule("ARC-9.3")
@EACH_COURSE
def test_the_turns_are_rounded_together(name: str) -> None:
    """ARC-R11: the angles so far, times the lane's distance from the pylons, rounded half up."""
    course = COURSES[name]
    for lane, turns in enumerate(course.turns):
        for i in range(len(turns)):
            so_far = sum(course.angles[: i + 1]) * pi / 1800
            assert sum(turns[: i + 1]) == floor(so_far * (2 * lane + 1) + 0.5)


@EACH_COURSE
def test_the_gates_are_in_the_middle_of_their_turns(name: str) -> None:
    """ARC-R15."""
    course = COURSES[name]
    start = 0
    for straight, turn, gate in list(zip(course.straights, course.turns[0], course.gates, strict=True))[:-1]:
        assert gate == start + straight + turn // 2
        start += straight + turn
    assert course.gates[-1] == 0


def drawn(*points: tuple[int, int]) -> list[PylonRow]:
    """A course of points in hundredths of a tile; the blue pylon is the last."""
    names = [*[f"p{i}" for i in range(1, len(points))], "blue"]
    return [PylonRow(name, x, y) for name, (x, y) in zip(names, points, strict=True)]


def course_of(name: str, rows: list[PylonRow]) -> Course:
    """The course of a file that has these rows."""
    return Course(name, [(f"{name}.toml: {name} row {number}", row) for number, row in enumerate(rows, 1)])


def given(*rows: tuple[int, int]) -> list[PylonRow]:
    """A course of straights and angles; the blue pylon is the last."""
    names = [*[f"p{i}" for i in range(1, len(rows))], "blue"]
    return [PylonRow(name, 0, 0, straight, angle) for name, (straight, angle) in zip(names, rows, strict=True)]


SQUARE = [(300, 0), (300, 400), (-100, 400), (-100, 0), (0, 0)]


def test_a_drawn_course_is_measured_between_its_points() -> None:
    """Edges in half-tiles, angles in tenths of a degree; the blue pylon stands on a straight."""
    course = course_of("square", drawn(*SQUARE))
    assert course.straights == [6, 8, 8, 8, 2]
    assert course.angles == [900, 900, 900, 900, 0]
    assert course.turns == [[2, 1, 2, 1, 0], [5, 4, 5, 5, 0], [8, 8, 8, 7, 0], [11, 11, 11, 11, 0]]
    assert course.gates == [7, 16, 26, 35, 0]
    assert course.length == [38, 51, 63, 76]


def test_edges_are_rounded_to_half_tiles_and_are_at_least_a_tile() -> None:
    """300, 374 and 375 hundredths are 6, 7 and 8 half-tiles; 30 is less than a tile and counts as one."""
    course = course_of("rounded", drawn((300, 0), (300, 374), (-75, 374), (-75, 30), (-45, 0), (0, 0)))
    assert course.straights == [6, 7, 8, 7, 2, 2]
    assert course.angles == [900, 900, 900, 450, 450, 0]


def test_the_blue_pylon_takes_what_is_left_of_the_full_turn() -> None:
    """A heptagon: six angles are 51.4 degrees after rounding, so the last is 51.6."""
    points = [(623, 782), (-223, 975), (-901, 434), (-901, -434), (-223, -975), (623, -782), (1000, 0)]
    course = course_of("heptagon", drawn(*points))
    assert course.angles == [514, 514, 514, 514, 514, 514, 516]


@EACH_COURSE
def test_points_alone_give_nearly_the_printed_course(name: str) -> None:
    """The printed points are rounded: every edge comes out the same, the angles within a third of a degree."""
    printed = COURSES[name]
    course = course_of(name, drawn(*zip(printed.x, printed.y, strict=True)))
    assert all(abs(one - other) <= 3 for one, other in zip(course.angles, printed.angles, strict=True))
    assert course.straights == printed.straights


REJECTED = {
    "bent inward": (drawn((400, 0), (200, 100), (400, 400), (0, 400), (0, 0)), "row 2: the course is not convex at p2"),
    "flown clockwise": (drawn((0, 400), (400, 400), (400, 0), (0, 0)), "row 1: the course is not convex at p1"),
    "a white pylon on a straight": (
        drawn((200, 0), (400, 0), (400, 400), (0, 400), (0, 0)),
        "row 1: the course is not convex at p1",
    ),
    "bent inward at the blue pylon": (
        drawn((400, -100), (400, 400), (-400, 400), (-400, -100), (0, 100)),
        "row 5: the course is not convex at blue",
    ),
    "a star": (
        drawn((588, -809), (0, 1000), (-588, -809), (951, 309), (-951, 309)),
        "row 5: the course is not convex at blue",
    ),
    "an angle below 0": (given((8, 1300), (8, -1), (8, 1300), (8, 1000)), "straights and angles are given for all"),
    "a white angle of 0": (given((8, 1800), (8, 0), (8, 1800), (8, 0)), "row 2: the course is not convex at p2"),
    "too little": (
        given((8, 1200), (8, 1200), (8, 1199), (8, 0)),
        "row 4: .* the angles make 359.9 degrees, not 360",
    ),
    "too much": (
        given((8, 1200), (8, 1200), (8, 1200), (8, 10)),
        "row 4: .* the angles make 361.0 degrees, not 360",
    ),
    "a straight of half a tile": (
        given((1, 1200), (8, 1200), (8, 1200), (8, 0)),
        "row 1: the straight before p1 is shorter than a tile",
    ),
    "too short": (
        given((2, 1200), (2, 1200), (2, 1200), (3, 0)),
        "row 1: .* lane 0 is 15 half-tiles, not 16 to 200",
    ),
    "too long": (
        given((50, 1200), (50, 1200), (50, 1200), (45, 0)),
        "row 1: .* lane 0 is 201 half-tiles, not 16 to 200",
    ),
    "straights without angles": (
        [replace(row, straight=8) for row in drawn(*SQUARE)],
        "straights and angles are given for all pylons or for none",
    ),
    "one pylon measured": (
        [PylonRow("p1", 300, 0, 6, 900), *drawn(*SQUARE)[1:]],
        "straights and angles are given for all pylons or for none",
    ),
    "the blue pylon first": (drawn(*SQUARE)[-1:] + drawn(*SQUARE)[:-1], "the blue pylon comes last"),
    "two blue pylons": (drawn(*SQUARE)[-1:] + drawn(*SQUARE), "there is one of it"),
    "no blue pylon": (drawn(*SQUARE)[:-1], "the blue pylon comes last"),
    "one white pylon": (drawn(*SQUARE)[3:], "row 2: a course needs two white pylons or more"),
    "a name twice": ([drawn(*SQUARE)[1], *drawn(*SQUARE)[1:]], "row 2: the course has a pylon 'p2' already"),
    "two pylons in one place": (
        drawn((400, 0), (400, 400), (400, 400), (0, 0)),
        "row 3: p3 stands where the pylon",
    ),
}


@pytest.mark.parametrize("fault", REJECTED)
def test_what_is_no_course_is_refused_by_name(fault: str) -> None:
    rows, message = REJECTED[fault]
    with pytest.raises(ContentError, match=rf"^home\.toml: home .*{message}"):
        course_of("home", rows)


@pytest.mark.parametrize(("last", "lap"), [(4, 16), (44 + 144, 200)])
def test_the_shortest_and_the_longest_course(last: int, lap: int) -> None:
    assert course_of("home", given((2, 1200), (2, 1200), (2, 1200), (last, 0))).length[0] == lap


HOME = """
[totals]
home = 5

[[home]]
pylon = "p1"
x = 300
y = 0
provenance = "house"

[[home]]
pylon = "p2"
x = 300
y = 400
provenance = "house"

[[home]]
pylon = "p3"
x = -100
y = 400
provenance = "house"

[[home]]
pylon = "p4"
x = -100
y = 0
provenance = "house"

[[home]]
pylon = "blue"
x = 0
y = 0
provenance = "house"
"""


def with_course(tmp_path: Path, text: str) -> Path:
    """A copy of the content folder with one more course file."""
    content = Path(copytree(GAME.folder / "content", tmp_path / "content"))
    (content / "courses" / "home.toml").write_text(text, encoding="utf-8")
    return content


@pytest.mark.rule("ARC-19.10")
def test_a_course_of_ones_own_is_played(tmp_path: Path) -> None:
    content = with_course(tmp_path, HOME)
    tables, courses = load_courses(content)
    assert list(courses) == ["stead_short", "desert_triangle", "home", "stead_long", "stead_middle", "stead_silver"]
    assert tables.hash != load_courses()[0].hash
    options = (Option("course", 0, 0, len(courses) - 1, tuple(courses)), *GAME.options[1:])
    game = replace(
        GAME,
        options=options,
        make=lambda seats, chosen: AirRacing(seats, chosen, Book(load(content), courses, chosen)),
    )
    match = Match(game, 3, {"course": "home", "quick_play": "on"}, "home")
    play_at_random(match, Rng(2))
    told = match.told(SPECTATOR)
    assert {each.args["pylon"] for each in told if each.kind == "check"} == {0, 1, 2, 3, 4}
    assert max(each.args["place"] for each in told if each.kind == "fly") < 76
    assert sorted(match.ranks()) == [1, 2, 3]


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("home = 5", "home = 6", "home.toml: 5 of 'home', but .totals. says 6"),
        ("[totals]\nhome = 5", "", "home.toml: .totals. does not say how many 'home' there are"),
        ("x = -100\ny = 400", "x = 200\ny = 200", r"home.toml:\d+: home row 3: the course is not convex at p3"),
        (
            "x = 300\ny = 0",
            "x = 300\ny = 0\nstraight = 6\nangle = 900",
            r"home.toml:\d+: home row 2: straights",
        ),
        ("home", "stead_long", "stead_long.toml: 'stead_long' stands in home.toml already"),
    ],
)
def test_a_broken_course_file_is_refused(tmp_path: Path, old: str, new: str, message: str) -> None:
    assert old in HOME
    content = with_course(tmp_path, HOME.replace(old, new))
    with pytest.raises(ContentError, match=message):
        load_courses(content)
