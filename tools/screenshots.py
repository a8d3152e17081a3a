"""`python -m tools.screenshots`: pictures of the main screens for the README, taken of a real server in a real browser."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect, sync_playwright
from tests.browser.tables import begun
from tests.browser.visits import DESK, ON_A_PHONE, Visits
from tests.load.serving import Serving
from tools import chromium

PICTURES = Path(__file__).parents[1] / "docs" / "pictures"
SIZES: dict[str, dict[str, Any]] = {"desk": {"viewport": DESK}, "phone": ON_A_PHONE}
PLAN = ("KeyW", "KeyW", "KeyD", "KeyW", "KeyA")


def main() -> None:
    PICTURES.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        serving = Serving(Path(folder) / "store", Path(folder))
        browser = playwright.chromium.launch(executable_path=chromium.found(), args=["--no-sandbox"])
        for size, how in SIZES.items():
            for colours in ("dark", "light"):
                take(Visits(browser, f"http://127.0.0.1:{serving.port}"), f"{size}-{colours}", {**how, "color_scheme": colours})
        browser.close()
        serving.stop()


def take(visits: Visits, name: str, how: dict[str, Any]) -> None:
    """All main screens of one size in one set of colours."""
    mira = visits.begin("Mira", **how)
    keep(mira.page, f"lobby-{name}")
    begun([mira], "asteroyds", seats=4, bots=["rookie"] * 3, assist="forecast", setup={"rules": {"powers": True}})
    mira.page.get_by_role("button", name="Seal my plan").wait_for()
    for key in PLAN:
        mira.page.keyboard.press(key)
    keep(mira.page, f"asteroyds-planning-{name}")
    moving = visits.begin("Mira", **how, reduced_motion="no-preference")
    begun([moving], "asteroyds", seats=4, bots=["rookie"] * 3, setup={"rules": {"mode": "shooting"}})
    moving.page.get_by_role("button", name="Seal my plan").wait_for()
    for key in (*PLAN, "KeyS", "Enter"):
        moving.page.keyboard.press(key)
    keep(moving.page, f"asteroyds-flight-{name}", 9000)
    begun([mira], "roborally", seats=4, bots=["rookie"] * 3, setup={"course": "Risky Exchange", "options_at_start": 2})
    mira.page.locator(".hand .key").first.wait_for(state="attached")
    mira.page.wait_for_timeout(1500)
    for number, key in enumerate("135", 1):
        mira.page.keyboard.press(key)
        expect(mira.page.locator(".reg:not(.empty)")).to_have_count(number)
    keep(mira.page, f"roborally-{name}")
    for visit in visits.made:
        visit.context.close()


def keep(page: Page, name: str, after: int = 1500) -> None:
    page.wait_for_timeout(after)
    page.screenshot(path=PICTURES / f"{name}.png")


if __name__ == "__main__":
    main()
