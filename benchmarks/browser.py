"""`python -m benchmarks.browser`: the size of the first page, how soon a board stands and a key shows, how smoothly swarm and robots move,
how fast the engine in the page is, and how long aces think on a slow phone.

A real Chromium, with nothing in its cache, against a real server on this machine. `--json` prints the figures as JSON.
"""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path
from typing import Any

from benchmarks import engine_in_page, slow_phone
from playwright.sync_api import Browser, Page, sync_playwright
from tests.browser.tables import begun
from tests.browser.visits import Visits
from tests.load.serving import Serving
from tools import chromium

TRIES = 5
KEYS = ("KeyW", "KeyD", "KeyA", "KeyX", "KeyW", "KeyA")
FLOORS = {"first_page_kb": 130, "first_board_ms": 1500, "input_ms": 50, "frame_ms": 33, "robots_frame_ms": 33, "path_ms": 50}
FLOORS |= {
    f"{game}_{what}_ms": most
    for game in ("asteroyds", "roborally")
    for what, most in (("ready", 150), ("preview", 8), ("ace_on_phone", 250))
}
LEAST = {"asteroyds_of_native": 0.4, "roborally_of_native": 0.25}
SWARM = "[data-tile^='asteroid'], [data-tile^='gate']"
ROBOTS = ".bot-at"
LARGEST = "Marathon Madness"

FIRST_PAGE = """() => {
  const parts = performance.getEntriesByType("resource").filter((part) => /\\.(js|css)$/.test(new URL(part.name).pathname));
  return parts.reduce((sum, part) => sum + part.encodedBodySize, 0) / 1024;
}"""
FIRST_BOARD = """() => new Promise((done) => {
  const stands = () => requestAnimationFrame(() => done(performance.now()));
  const look = () => document.querySelector("[data-tile]") ? stands() : requestAnimationFrame(look);
  look();
})"""
LISTEN = """() => {
  const placed = () => document.querySelectorAll("[aria-label$=', placed']").length;
  let wanted = placed();
  window.shown = [];
  addEventListener("keydown", (event) => {
    const number = ++wanted;
    const look = () => placed() >= number ? window.shown.push(performance.now() - event.timeStamp) : requestAnimationFrame(look);
    requestAnimationFrame(look);
  }, true);
}"""
LISTEN_FOR_PATH = """() => {
  const path = () => document.querySelector("path.course")?.getAttribute("d") ?? "";
  window.foretold = [];
  addEventListener("keydown", (event) => {
    const before = path();
    const look = () => path() !== before ? window.foretold.push(performance.now() - event.timeStamp) : requestAnimationFrame(look);
    requestAnimationFrame(look);
  }, true);
}"""
MOVE_ALL = """(which) => new Promise((done) => {
  const tiles = [...document.querySelectorAll(which)];
  const homes = tiles.map((tile) => tile.style.transform);
  const frames = [];
  let last = performance.now(), begun = last, beat = 0;
  const move = () => {
    beat += 1;
    for (const [index, tile] of tiles.entries()) {
      tile.style.transition = "transform 280ms cubic-bezier(.6, 0, .3, 1)";
      tile.style.transform = homes[beat % 2 ? (index + 1) % homes.length : index];
    }
  };
  const timer = setInterval(move, 300);
  const frame = (now) => {
    frames.push(now - last);
    last = now;
    if (now - begun < 6000) return requestAnimationFrame(frame);
    clearInterval(timer);
    done({ frames: frames.slice(1), pieces: tiles.length });
  };
  move();
  requestAnimationFrame(frame);
})"""


def main(as_json: bool) -> None:
    figures = measured()
    if as_json:
        print(json.dumps(figures))
        return
    for name, value in figures.items():
        floor = f" (at most {FLOORS[name]})" if name in FLOORS else f" (at least {LEAST[name]})" if name in LEAST else ""
        print(f"{name:24}{value:10,.2f}{floor}")


def measured() -> dict[str, float]:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        serving = Serving(Path(folder) / "store", Path(folder))
        browser = playwright.chromium.launch(executable_path=chromium.found_whole(), args=["--no-sandbox", "--mute-audio"])
        try:
            return figures_of(browser, f"http://127.0.0.1:{serving.port}")
        finally:
            browser.close()
            serving.stop()


def figures_of(browser: Browser, address: str) -> dict[str, float]:
    visits = Visits(browser, address)
    ada, ben = visits.begin("Ada", reduced_motion="no-preference"), visits.begin("Ben")
    table = begun([ada, ben], "asteroyds")
    swarm, robots = all_move(ada.page, SWARM), robots_move(visits)
    return {
        "first_page_kb": middle([fresh(browser, address, FIRST_PAGE, idle=True) for _ in range(2)]),
        "first_board_ms": middle([fresh(browser, f"{address}/table/{table}", FIRST_BOARD) for _ in range(TRIES)]),
        "input_ms": max(pressed(ada.page)),
        "path_ms": middle(foretold(ben.page)),
        "frame_ms": slowest(swarm),
        "frames_per_s": 1000 * len(swarm["frames"]) / sum(swarm["frames"]),
        "tiles_moving": swarm["pieces"],
        "robots_frame_ms": slowest(robots),
        "robots_moving": robots["pieces"],
        **engine_in_page.measured(ada.page),
        **{f"{game}_ace_on_phone_ms": slow_phone.longest_thought(browser, address, game) for game in slow_phone.SETTINGS},
    }


def slowest(moved: Any) -> float:
    """What 99 of 100 frames stay within."""
    frames = sorted(moved["frames"])
    return float(frames[len(frames) * 99 // 100])


def middle(values: list[float]) -> float:
    return sorted(values)[len(values) // 2]


def fresh(browser: Browser, address: str, script: str, idle: bool = False) -> float:
    """In a browser that has never been here."""
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    page = context.new_page()
    page.goto(address, wait_until="networkidle" if idle else "commit")
    found = float(page.evaluate(script))
    context.close()
    return found


def pressed(page: Page) -> list[float]:
    page.get_by_role("button", name="Seal my plan").wait_for()
    page.wait_for_timeout(1500)
    page.evaluate(LISTEN)
    for key in KEYS:
        page.keyboard.press(key)
        page.wait_for_timeout(200)
    return list(page.evaluate("window.shown"))


def foretold(page: Page) -> list[float]:
    """From a key to the path that is drawn for it; a page behind others draws nothing."""
    page.bring_to_front()
    page.get_by_role("button", name="Seal my plan").wait_for()
    page.wait_for_timeout(1500)
    # The first one waits for the engine to be there.
    page.keyboard.press(KEYS[0])
    page.locator("path.course").wait_for(state="attached")
    page.evaluate(LISTEN_FOR_PATH)
    for key in KEYS[1:]:
        page.keyboard.press(key)
        page.wait_for_timeout(300)
    return list(page.evaluate("window.foretold"))


def all_move(page: Page, which: str) -> Any:
    page.locator(which).first.wait_for()
    return page.evaluate(MOVE_ALL, which)


def robots_move(visits: Visits) -> Any:
    """Eight of them on the largest course, while its belts run."""
    cleo = visits.begin("Cleo", reduced_motion="no-preference")
    begun([cleo], "roborally", seats=8, bots=["drifter"] * 7, setup={"course": LARGEST})
    return all_move(cleo.page, ROBOTS)


if __name__ == "__main__":
    main("--json" in sys.argv)
