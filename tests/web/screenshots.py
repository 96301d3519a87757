"""`make screenshots`: the pictures of the documents, one of each game's table at a saved scene and one of all five.

PYTHONPATH=tests python -m web.screenshots [FOLDER]
"""

from __future__ import annotations

import sys
import tempfile
from base64 import b64decode, b64encode
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page, sync_playwright
from scenes.library import scene
from server.client import PLENTY, running

from .catalogue import ROOT
from .conftest import launched
from .screen import DESK, Screen

FOLDER: Final = ROOT / "docs" / "images"
# the kind of question at which a table shows most of its game; the first two are large among all five
TABLES: Final = {
    "magnificent": "Scavenge",
    "aeroplanes": "Act",
    "control_tower": "Act",
    "great_race": "Act",
    "air_racing": "Backfire",
}
ALL: Final = "tables"
SETTLED: Final = 900  # milliseconds, after which nothing moves any more
QUALITY: Final = 0.75
GRID: Final = """<!doctype html><style>
  body { margin: 0; width: 1600px; display: grid; grid-template-columns: repeat(6, 1fr); gap: 12px }
  img { width: 100%; display: block; grid-column: span 2 }
  img:nth-of-type(-n + 2) { grid-column: span 3 }
</style>"""
ENCODE: Final = """async ([png, quality]) => {
  const image = new Image()
  image.src = `data:image/png;base64,${png}`
  await image.decode()
  const canvas = new OffscreenCanvas(image.width, image.height)
  canvas.getContext('2d').drawImage(image, 0, 0)
  const made = await canvas.convertToBlob({ type: 'image/webp', quality })
  return btoa(Array.from(new Uint8Array(await made.arrayBuffer()), (byte) => String.fromCharCode(byte)).join(''))
}"""


def of_table(browser: Browser, origin: str, game: str, step: str) -> bytes:
    """The table of a game where a person is asked this kind of question, as PNG."""
    screen = Screen(browser, origin, DESK, color_scheme="light")
    screen.ask("PUT", "/api/me", {"name": "Ann"})
    screen.upload(scene(game, step).read_text(encoding="utf-8"))
    screen.wait(lambda: screen.states and screen.state["question"], "the question")
    screen.page.wait_for_timeout(SETTLED)
    picture = screen.page.screenshot()
    screen.close()
    assert screen.troubles == []
    return picture


def of_all(page: Page, pictures: list[bytes]) -> bytes:
    """Several pictures as one."""
    page.set_content(GRID + "".join(f'<img src="data:image/png;base64,{_text(each)}">' for each in pictures))
    return page.locator("body").screenshot(omit_background=True)


def webp(page: Page, picture: bytes) -> bytes:
    return b64decode(page.evaluate(ENCODE, [_text(picture), QUALITY]))


def _text(picture: bytes) -> str:
    return b64encode(picture).decode()


def main(folder: Path = FOLDER) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as scratch,
        running(Path(scratch, "games.db"), *PLENTY) as server,
        sync_playwright() as driver,
        launched(driver) as browser,
    ):
        origin = f"http://127.0.0.1:{server.port}"
        pictures = {game: of_table(browser, origin, game, step) for game, step in TABLES.items()}
        page = browser.new_page(viewport={"width": 1600, "height": 900})
        pictures[ALL] = of_all(page, list(pictures.values()))
        for name, picture in pictures.items():
            (folder / f"{name}.webp").write_bytes(webp(page, picture))


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:2]))
