"""ARC-9, ARC-R11: the lanes around the pylons in whole half-tiles, and how places of different lanes compare."""

from __future__ import annotations

from math import atan2, degrees, hypot
from typing import Final, final

from aerodrome.games.air_racing.rows import PylonRow
from aerodrome.kernel.content import ContentError
from aerodrome.kernel.state import Shared

LANES: Final = 4
PI: Final = 3_141_592_653_589_793_238  # in 10**-18, so that lengths are counted in whole numbers
PI_UNIT: Final = 10**18
FULL_TURN: Final = 3600  # tenths of a degree
SHORTEST: Final = 16  # half-tiles of lane 0
LONGEST: Final = 200
BLUE: Final = "blue"

Placed = list[tuple[str, PylonRow]]  # each pylon after its place in the content, for messages


def arc(angle: int, lane: int) -> int:
    """ARC-R11: half-tiles along a lane around so many tenths of a degree, rounded half up."""
    numerator, denominator = angle * (2 * lane + 1) * PI, 1800 * PI_UNIT
    return (2 * numerator + denominator) // (2 * denominator)


def turn_station(angle: int) -> int:
    """ARC-R11: what a turn adds to the station, in thousandths of a half-tile."""
    numerator, denominator = 1000 * angle * PI, 1800 * PI_UNIT
    return (2 * numerator + denominator) // (2 * denominator)


def measured(placed: Placed) -> list[PylonRow]:
    """The rows with their straights and angles; those of a custom course are measured between its points."""
    rows = [row for _, row in placed]
    _check_pylons(placed)
    given = [(row.straight > 0) + (row.angle >= 0) for row in rows]
    if min(given) == 2:
        return rows
    for (where, _), numbers in zip(placed, given, strict=True):
        if numbers < max(given) or numbers == 1:
            raise ContentError(f"{where}: straights and angles are given for all pylons or for none")
    points = [(row.x, row.y) for row in rows]
    headings: list[float] = []
    straights: list[int] = []
    for i, (where, row) in enumerate(placed):
        (x, y), (to_x, to_y) = points[i - 1], points[i]
        if (x, y) == (to_x, to_y):
            raise ContentError(f"{where}: {row.pylon} stands where the pylon before it stands")
        headings.append(degrees(atan2(to_y - y, to_x - x)))
        straights.append(max(2, int(hypot(to_x - x, to_y - y) / 50 + 0.5)))
    angles = [round(10 * ((headings[(i + 1) % len(rows)] - headings[i] + 180) % 360 - 180)) for i in range(len(rows))]
    angles[-1] = FULL_TURN - sum(angles[:-1])
    return [
        PylonRow(row.pylon, row.x, row.y, straight, angle)
        for row, straight, angle in zip(rows, straights, angles, strict=True)
    ]


def _check_pylons(placed: Placed) -> None:
    names = [row.pylon for _, row in placed]
    for number, (where, row) in enumerate(placed, 1):
        if (row.pylon == BLUE) != (number == len(placed)):
            raise ContentError(f"{where}: the blue pylon comes last, and there is one of it")
        if row.pylon in names[: number - 1]:
            raise ContentError(f"{where}: the course has a pylon {row.pylon!r} already")
    if len(placed) < 3:
        raise ContentError(f"{placed[-1][0]}: a course needs two white pylons or more")


@final
class Course(Shared):
    """ARC-9.1: a closed convex course, flown counter-clockwise; straight, pylon 1, ..., straight, blue pylon."""

    def __init__(self, name: str, placed: Placed) -> None:
        """Raises ContentError for what is no course."""
        rows = measured(placed)
        self.name = name
        self.pylons = [row.pylon for row in rows]
        self.x, self.y = [row.x for row in rows], [row.y for row in rows]
        self.straights, self.angles = [row.straight for row in rows], [row.angle for row in rows]
        self._check([where for where, _ in placed])
        self.turns = self._turns()  # of each lane: the length of each pylon's turn
        self.length = [sum(self.straights) + sum(turns) for turns in self.turns]
        if not SHORTEST <= self.length[0] <= LONGEST:
            whole = f"lane 0 is {self.length[0]} half-tiles, not {SHORTEST} to {LONGEST}"
            raise ContentError(f"{placed[0][0]}: of the course that begins here, {whole}")
        self.lap_station = 1000 * sum(self.straights) + sum(turn_station(angle) for angle in self.angles)
        self.gates = self._gates()  # of each pylon in lane 0; the blue one's is 0
        self.pylon_at = [-1] * (self.length[0] + 1)  # in lane 0: the pylon that is passed when the front gets there
        for pylon, gate in enumerate(self.gates):
            self.pylon_at[gate + 1] = pylon
        self.to_pylon = self._to_pylon()  # from each place of lane 0: half-tiles until the next pylon is passed
        places = [self._places(lane) for lane in range(LANES)]
        self.station = [[self._station(*place) for place in lane] for lane in places]
        self.inward = [self._aside(places[lane], lane, lane - 1) for lane in range(LANES)]
        self.outward = [self._aside(places[lane], lane, lane + 1) for lane in range(LANES)]

    def _check(self, wheres: list[str]) -> None:
        for where, pylon, angle in zip(wheres, self.pylons, self.angles, strict=True):
            if angle < 0 or (angle == 0 and pylon != BLUE):
                raise ContentError(f"{where}: the course is not convex at {pylon}")
        if sum(self.angles) != FULL_TURN:
            made = f"the angles make {sum(self.angles) / 10} degrees, not 360"
            raise ContentError(f"{wheres[-1]}: of the course that ends here, {made}")
        for where, pylon, straight in zip(wheres, self.pylons, self.straights, strict=True):
            if straight < 2:
                raise ContentError(f"{where}: the straight before {pylon} is shorter than a tile")

    def _turns(self) -> list[list[int]]:
        turns: list[list[int]] = []
        for lane in range(LANES):
            sums = [arc(sum(self.angles[: i + 1]), lane) for i in range(len(self.angles))]
            turns.append([after - before for before, after in zip([0, *sums], sums, strict=False)])
        return turns

    def _gates(self) -> list[int]:
        """ARC-R15: in the middle of each turn of lane 0."""
        gates: list[int] = []
        start = 0
        for straight, turn in zip(self.straights, self.turns[0], strict=True):
            gates.append(start + straight + turn // 2)
            start += straight + turn
        return [*gates[:-1], 0]

    def _to_pylon(self) -> list[int]:
        length = self.length[0]
        passed = [place for place in range(length) if self.pylon_at[place] >= 0]
        return [min([(there - place - 1) % length + 1 for there in passed]) for place in range(length)]

    def _places(self, lane: int) -> list[tuple[int, int, int]]:
        """For each place of a lane: its segment, and how many half-tiles of how many it is into it. An exact end
        belongs to its segment, and a turn of length 0 holds no place. Straight i is segment 2i, turn i is 2i + 1."""
        places = [(0, 0, self.straights[0])]
        for i, straight in enumerate(self.straights):
            places += [(2 * i, j, straight) for j in range(1, straight + 1)]
            turn = self.turns[lane][i]
            places += [(2 * i + 1, j, turn) for j in range(1, turn + 1)]
        return places[:-1]

    def _station(self, segment: int, part: int, whole: int) -> int:
        """ARC-R11: thousandths of a half-tile, the same for all lanes on the straights."""
        pylon = segment // 2
        before = 1000 * sum(self.straights[:pylon]) + sum(turn_station(angle) for angle in self.angles[:pylon])
        if segment % 2 == 0:
            return before + 1000 * part
        return before + 1000 * self.straights[pylon] + turn_station(self.angles[pylon]) * part // whole

    def _aside(self, places: list[tuple[int, int, int]], lane: int, to: int) -> list[int]:
        """ARC-R16: where a side-step from each place of a lane ends; the same part of the segment, rounded back."""
        if not 0 <= to < LANES:
            return []
        starts: list[int] = []
        start = 0
        for straight, turn in zip(self.straights, self.turns[to], strict=True):
            starts += [start, start + straight]
            start += straight + turn
        ends: list[int] = []
        for segment, part, whole in places:
            there = whole if segment % 2 == 0 else self.turns[to][segment // 2]
            ends.append(min(starts[segment] + part * there // whole, self.length[to] - 1))
        return ends
