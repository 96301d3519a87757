"""`make scene`: lists what there is, and refuses what there is not."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from . import library

ROOT = Path(__file__).parents[2]


def run(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "scenes", *words]
    environment = {**os.environ, "PYTHONPATH": "tests"}
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)


def test_scenes_are_listed() -> None:
    assert run().stdout.splitlines() == [" ".join(kind) for kind in library.kinds()]
    assert run("Control-Tower").stdout == "control_tower Act\ncontrol_tower Discard\n"


def test_what_there_is_not_is_refused_in_one_line() -> None:
    refused = run("control_tower", "Land")
    assert (refused.returncode, refused.stdout) == (1, "")
    assert refused.stderr == "control_tower does not ask 'Land'; it asks Act, Discard\n"
    assert run("chess").stderr.startswith("there is no game 'chess'; there are ")
