"""Pictures of every page, or of some, at both sizes and in both themes, to be looked at:

cd tests && python -m web.shots FOLDER [SCENE ...]
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, sync_playwright
from server.client import PLENTY, running

from .conftest import launched
from .scenes import SCENES, Scene
from .screen import SIZES, Screen

SETTLED: Final = 600  # milliseconds, after which nothing moves any more


def shoot(browser: Browser, origin: str, scene: Scene, folder: Path) -> None:
    for name, size in SIZES.items():
        screen = Screen(browser, origin, size, color_scheme="light")
        scene(screen)
        for theme in ("light", "dark"):
            screen.page.emulate_media(color_scheme=theme)
            screen.page.wait_for_timeout(SETTLED)
            screen.page.screenshot(path=folder / f"{scene.__name__}-{name}-{theme}.png")
        screen.close()


def main(folder: Path, wanted: list[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as scratch,
        running(Path(scratch, "games.db"), *PLENTY) as server,
        sync_playwright() as driver,
        launched(driver) as browser,
    ):
        for scene in SCENES:
            if not wanted or scene.__name__ in wanted:
                shoot(browser, f"http://127.0.0.1:{server.port}", scene, folder)


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
