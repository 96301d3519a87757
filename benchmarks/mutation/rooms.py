"""The faults that have a name, the rooms from which others are drawn, and the tests of each."""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple

SOURCE: Final = "src/aerodrome"
GAMES: Final = ("aeroplanes", "air_racing", "control_tower", "great_race", "magnificent")

Stage = tuple[str, ...]  # arguments of one run of pytest


class Fault(NamedTuple):
    """A fault that was once planted and seen by no test: the first place of this text in the file is replaced."""

    name: str
    path: str  # below src/aerodrome
    before: str
    after: str


class Room(NamedTuple):
    """Files below src/aerodrome that have tests in common. `draws` is how many of the mutants come from here; the
    stages of its tests are run in this order until one fails."""

    name: str
    prefixes: tuple[str, ...]
    draws: int
    stages: tuple[Stage, ...]
    without: tuple[str, ...] = ()  # files of which nothing is drawn


NAMED: Final = (
    Fault(
        "search that branches on what others choose face down",
        "bots/search.py",
        "if step.together and step.who != observer:",
        "if False:",
    ),
    Fault(
        "a plan that burns one cube more than it has",
        "games/magnificent/bot/plan.py",
        "key.part(w, key.FUEL) - self.burnt >= owed",
        "key.part(w, key.FUEL) - self.burnt + 1 >= owed",
    ),
    Fault(
        "everybody told the seconds of an unseen reaction",
        "server/open_table.py",
        "None if unseen and not set(mine) & set(table.asked()) else self.timers.seconds()",
        "self.timers.seconds()",
    ),
    Fault(
        "an observation without the own Goal card",
        "games/control_tower/observe.py",
        "writer.counts(mine.players[seat].goal, len(air.goals))",
        "writer.counts([], len(air.goals))",
    ),
    Fault(
        "seat 0's knowledge for every viewer",
        "envs/encoder.py",
        "zones = self.rules.hidden(s, seat)",
        "zones = self.rules.hidden(s, 0)",
    ),
    Fault(
        "seats not counted from one's own",
        "kernel/observation.py",
        "return AROUND[seats][seat]",
        "return AROUND[seats][0]",
    ),
)

PROPERTIES: Final = "tests/properties"
OBSERVATIONS: Final = "kernel/observation.py"  # what learners see
WHO_ASKS: Final = (
    "server/clients.py",
    "server/guests.py",
    "server/limits.py",
    "server/middleware.py",
    "server/routes.py",
    "server/sanitize.py",
)
# what only minutes of slow disks, dying processes, bad connections or a built client can prove
PROVED_ELSEWHERE: Final = (
    "server/app.py",
    "server/backup.py",
    "server/bot_pool.py",
    "server/concurrency.py",
    "server/database.py",
    "server/host_bots.py",
    "server/http.py",
    "server/metrics.py",
    "server/pages.py",
    "server/readers.py",
    "server/rules_page.py",
    "server/schema.py",
    "server/settings.py",
    "server/sockets.py",
    "server/sqlite.py",
    "server/store.py",
    "server/workers.py",
)


def _game(name: str) -> Room:
    """The game's own tests, its golden games, what holds for all games, and its part of the battery."""
    return Room(
        name,
        (f"games/{name}/",),
        5,
        (
            (f"tests/games/{name}",),
            ("tests/games/test_golden.py", PROPERTIES, "-k", name),
            ("tests/conformance/test_battery.py", "-k", f"{name} and not aces"),
        ),
    )


ROOMS: Final = (
    Room(
        "envs",
        ("envs/", OBSERVATIONS),
        6,
        (
            (f"{PROPERTIES}/test_observations.py", f"{PROPERTIES}/test_knowledge.py"),
            ("tests/envs",),
        ),
    ),
    Room(
        "kernel",
        ("kernel/",),
        10,
        (
            ("tests/kernel", "tests/conformance/test_toy.py"),
            ("tests/conformance/test_planted_bugs.py", "tests/games/control_tower", "tests/games/great_race"),
            (f"{PROPERTIES}/test_knowledge.py", f"{PROPERTIES}/test_reactions.py"),
        ),
        (OBSERVATIONS,),
    ),
    *[_game(name) for name in GAMES],
    Room(
        "bots",
        ("bots/",),
        5,
        (
            ("tests/bots", f"{PROPERTIES}/test_sealed_search.py"),
            ("tests/lab/test_players.py", "tests/test_api.py"),
            ("tests/games/test_golden.py", "-k", "again and (control_tower or air_racing)"),
        ),
    ),
    Room(
        "server: who asks",
        WHO_ASKS,
        3,
        (
            ("tests/server/test_names.py", "tests/server/test_forgotten_addresses.py", "tests/server/test_tarpit.py"),
            ("tests/server/test_clients.py", "tests/server/test_limits.py", "tests/server/test_authorisation.py"),
        ),
    ),
    Room(
        "server: tables",
        ("server/",),
        5,
        (
            ("tests/server/test_table.py", f"{PROPERTIES}/test_reactions.py", f"{PROPERTIES}/test_knowledge.py"),
            ("tests/server/test_views.py", "tests/server/test_absence.py", "tests/server/test_play.py"),
            ("tests/lab/test_export.py", "tests/server/test_saves.py", "tests/server/test_restart.py"),
            ("tests/server/test_faults_disk.py", "tests/lab/test_dataset_server.py", "-k", "dropped or finished_games"),
        ),
        (*WHO_ASKS, *PROVED_ELSEWHERE),
    ),
)


def room_of(path: str, rooms: tuple[Room, ...]) -> Room:
    """The room of a file below src/aerodrome. Raises ValueError if it has none."""
    for room in rooms:
        if path.startswith(room.prefixes):
            return room
    raise ValueError(f"no tests are known for {path}")


def files_of(room: Room, root: Path) -> list[str]:
    """Its files, as paths below src/aerodrome."""
    source = root / SOURCE
    every = sorted(path.relative_to(source).as_posix() for path in source.rglob("*.py"))
    return [path for path in every if path.startswith(room.prefixes) and path not in room.without]
