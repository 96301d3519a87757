"""The OpenAPI document is true: schemathesis, which reads it and tries all it can think of, finds nothing."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from .client import GAME, PLENTY, Person, Server, running
from .conftest import amount

CONFIG: Final = """
warnings = false
[headers]
Cookie = "{cookie}"
[dictionaries]
tables = {{ values = {tables} }}
games = {{ values = ["{game}"] }}
[parameters]
"path.table" = {{ dictionary = "tables", probability = 0.8 }}
"path.game" = {{ dictionary = "games", probability = 0.5 }}
[checks]
# the framework answers OPTIONS by itself, and names the methods of one handler where a path has two
allow_header_conformance.enabled = false
[[operations]]
# every game has its own say on seats and options, and a saved match its checksum: no schema can tell
include-path = ["/api/tables", "/api/saves"]
include-method = "POST"
checks.positive_data_acceptance.enabled = false
[[operations]]
# of some names nothing can be seen
include-path = "/api/me"
include-method = "PUT"
checks.positive_data_acceptance.enabled = false
"""


def test_schemathesis_finds_nothing(tmp_path: Path) -> None:
    with running(tmp_path / "games.db", *PLENTY) as server:
        ann = Person(server.port)
        seats = (["me", "open"], ["me", "open", "open"], ["me", "me"])
        tables = [ann.do("POST", "/api/tables", {"game": GAME, "seats": wish})["id"] for wish in seats]
        config = CONFIG.format(cookie=ann.cookie, tables=json.dumps(tables), game=GAME)
        (tmp_path / "schemathesis.toml").write_text(config, encoding="utf-8")
        tool = [sys.executable, "-m", "schemathesis.cli", "run", f"http://127.0.0.1:{server.port}/api/openapi.json"]
        options = ["--max-examples", str(amount(12, 1000)), "--seed", "1", "--no-color", "--continue-on-failure"]
        found = subprocess.run([*tool, *options], cwd=tmp_path, capture_output=True, text=True)
        paths = ann.do("GET", "/api/openapi.json")["paths"]
        log = server.stop()
    assert found.returncode == 0, found.stdout + found.stderr
    every = sum(map(len, paths.values()))
    assert f"{every} selected / {every} total" in found.stdout
    assert "error" not in log


def test_the_document_is_written_without_a_server(server: Server, tmp_path: Path) -> None:
    file = tmp_path / "new" / "openapi.json"
    subprocess.run([sys.executable, "-m", "aerodrome.server.schema", str(file)], check=True)
    written = json.loads(file.read_text(encoding="utf-8"))
    assert written == Person(server.port).do("GET", "/api/openapi.json")
    operations = [operation for path in written["paths"].values() for operation in path.values()]
    problems = [operation["responses"]["4XX"]["content"]["application/json"]["schema"] for operation in operations]
    assert {problem["$ref"] for problem in problems} == {"#/components/schemas/Problem"}


def test_the_types_of_the_views_are_whole(server: Server) -> None:
    """Also where the views are compiled, which forgets what a tuple holds."""
    found = Person(server.port).do("GET", "/api/openapi.json")["components"]["schemas"]
    fields = found[f"{GAME}_View"]["properties"]
    seat, turn = ({"$ref": f"#/components/schemas/{GAME}_{name}"} for name in ("SeatView", "TurnView"))
    assert (fields["seats"], fields["turn"]["anyOf"]) == ({"type": "array", "items": seat}, [turn, {"type": "null"}])


@pytest.mark.parametrize("path", ["", "/", "/redoc", "/swagger", "/elements", "/rapidoc", "/openapi.yaml", "/x"])
def test_there_are_no_pages_about_it(server: Server, path: str) -> None:
    status, problem = Person(server.port).request("GET", f"/api/schema{path}")
    assert (status, problem["code"]) == (404, "not-found")
