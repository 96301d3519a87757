"""`make scene`: lists the saved scenes, or opens one in the client that `make dev` serves.

PYTHONPATH=tests python -m scenes [GAME [STEP]]
"""

from __future__ import annotations

import argparse
import socket
import sys
import webbrowser
from typing import Final

from aerodrome.games import find
from aerodrome.kernel.game import BadSetup

from .library import kinds, scene

HOST: Final = "localhost"
PORT: Final = 5173  # of `make dev`


def address(game: str = "", step: str = "", port: int = PORT) -> str:
    """Where the browser finds a scene, or all of them."""
    return f"http://{HOST}:{port}/scenes.html" + (f"#{game}/{step}" if game else "")


def main() -> None:
    arguments = argparse.ArgumentParser("make scene", description="Opens a saved scene, or lists them.")
    arguments.add_argument("game", nargs="?", help="as in `aerodrome games`; without it, all scenes are listed")
    arguments.add_argument("step", nargs="?", help="a kind of question; without it, those of the game are listed")
    wish = arguments.parse_args()
    try:
        game = find(wish.game).name if wish.game else ""
        if wish.step:
            scene(game, wish.step)
    except BadSetup as error:
        sys.exit(str(error))
    if not wish.step:
        sys.stdout.writelines(f"{name} {step}\n" for name, step in kinds() if game in ("", name))
    elif not _serving():
        sys.exit("nothing answers at the address of `make dev`: run that first, in another terminal")
    else:
        sys.stdout.write(f"{address(game, wish.step)}\n")
        webbrowser.open(address(game, wish.step))


def _serving() -> bool:
    try:
        with socket.create_connection((HOST, PORT), timeout=1):
            return True
    except OSError:
        return False


if __name__ == "__main__":
    main()
