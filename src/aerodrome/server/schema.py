"""The types of the wire and of the games' views as JSON schemas, for OpenAPI and TypeScript.

    python -m aerodrome.server.schema FILE

writes the OpenAPI document of the server, the frames of its sockets among the components."""

from __future__ import annotations

import sys
from functools import cache
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import ModuleType
from typing import Any, Final

import msgspec
from litestar import Litestar
from litestar.openapi import OpenAPIConfig

import aerodrome.games as games
from aerodrome import __version__
from aerodrome.kernel.game import Game
from aerodrome.server import wire, wire_replay
from aerodrome.server.replay_routes import REPLAY_ROUTES
from aerodrome.server.routes import ROUTES

REFERENCE: Final = "#/components/schemas/{name}"
PROBLEM: Final = {
    "description": "It was not carried out.",
    "content": {"application/json": {"schema": {"$ref": REFERENCE.format(name=wire.Problem.__name__)}}},
}
SAVED_MATCH: Final = {"required": True, "content": {"application/json": {"schema": {"type": "object"}}}}


def components() -> dict[str, Any]:
    """The schema of every type of the wire by its name, and of what each game shows as `<game>_View`."""
    written = {**vars(wire), **vars(wire_replay)}.values()
    types = [t for t in written if isinstance(t, type) and issubclass(t, msgspec.Struct)]
    _, found = msgspec.json.schema_components([t for t in types if t is not msgspec.Struct], ref_template=REFERENCE)
    for name in games.names():
        game = games.find(name)
        shown = [_written(game, "view")["View"], _written(game, "plates")["Plates"]]
        _, parts = msgspec.json.schema_components(shown, ref_template=f"#/components/schemas/{name}_{{name}}")
        found |= {f"{name}_{part}": schema for part, schema in parts.items()}
    return found


def _written(game: Game, part: str) -> dict[str, Any]:
    """What stands in the source of a part of a game. Where that part is compiled, its own types have forgotten what
    their tuples hold and what their fields may be besides."""
    name = f"{__name__}.{game.name}.{part}"
    sys.modules[name] = module = ModuleType(name)  # where the names in its annotations are looked up
    SourceFileLoader(name, str(game.folder / f"{part}.py")).exec_module(module)
    return vars(module)


@cache
def document(app: Litestar) -> dict[str, Any]:
    """The OpenAPI document of an application, as another one with the same routes tells it, since whatever tells it
    has pages about it too, with scripts from elsewhere. Its components are ours: they say which fields are forbidden.
    So are the problems, since every request may meet one, and the body that is read as it comes."""
    config = OpenAPIConfig("Aerodrome", __version__)
    teller = Litestar(
        [*ROUTES, *REPLAY_ROUTES], dependencies=app.dependencies, openapi_config=config, logging_config=None
    )
    found = teller.openapi_schema.to_schema()
    found["components"]["schemas"] = components()
    for operation in [operation for path in found["paths"].values() for operation in path.values()]:
        done = {status: response for status, response in operation["responses"].items() if status < "400"}
        operation["responses"] = done | {"4XX": PROBLEM, "503": PROBLEM}
    found["paths"]["/api/saves"]["post"]["requestBody"] = SAVED_MATCH
    return found


def main(file: str) -> None:
    from aerodrome.server.app import make_app
    from aerodrome.server.settings import Settings
    from aerodrome.server.sqlite import SqliteStore

    path = Path(file)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(
        msgspec.json.format(msgspec.json.encode(document(make_app(Settings(), SqliteStore(Path())))), indent=1)
    )


if __name__ == "__main__":
    main(sys.argv[1])
