"""Without a network: what was kept is there, and a new version waits until nobody plays."""

from __future__ import annotations

import re
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer

import pytest
from playwright.sync_api import Page, expect
from tests.browser.visits import Visit

from swarmrally.server.run.listening import WEB

KEPT = "caches.keys().then(async (names) => names.length === 1 && (await (await caches.open(names[0])).keys()).length)"
WAITING = "navigator.serviceWorker.getRegistration().then((found) => found !== undefined && found.waiting !== null)"
LINK = "(href) => document.querySelector('main').prepend(Object.assign(document.createElement('a'), { href, textContent: 'To the game' }))"
STEADY, POLL = 4, 500
"""So often the same number at so many milliseconds: nothing more is fetched."""


def everything_is_kept(page: Page) -> None:
    same, before = 0, 0
    while same < STEADY:
        page.wait_for_timeout(POLL)
        kept = page.evaluate(KEPT)
        same, before = (same + 1 if kept and kept == before else 0), kept


def test_rulebooks_are_read_without_a_server(visit, serving):
    ada: Visit = visit("Ada", "/", service_workers="allow", locale="de-DE")
    ada.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    ada.page.goto("/rules")
    expect(ada.page.get_by_role("heading", level=1)).to_be_visible()
    everything_is_kept(ada.page)
    serving.kill()
    try:
        ada.page.goto("/rules/roborally")
        expect(ada.page.get_by_role("heading", name="RoboRally").first).to_be_visible()
        ada.page.goto("/rules/asteroyds#A3.5")
        expect(ada.page.get_by_role("link", name="A3.5", exact=True).first).to_be_visible()
        ada.page.goto("/")
        expect(ada.page.get_by_role("main").get_by_role("heading").first).to_be_visible()
    finally:
        serving.start()
        ada.context.close()
        ada.complaints.clear()


def test_the_page_can_be_installed(visit):
    ada: Visit = visit("Ada", "/", service_workers="allow")
    found = ada.context.new_cdp_session(ada.page).send("Page.getAppManifest")
    assert found["errors"] == []
    assert found["url"].endswith("/manifest.webmanifest")
    for icon in ada.page.evaluate("fetch('/manifest.webmanifest').then((found) => found.json())")["icons"]:
        assert ada.context.request.get(f"/{icon['src']}").headers["content-type"] == icon["type"]


class Files(SimpleHTTPRequestHandler):
    """The page on a plain host; whoever looks after it is newer or older by a remark."""

    remark = b""

    def send_head(self):
        if not (WEB / self.path[1:]).is_file():
            self.path = "/index.html"
        del self.headers["If-Modified-Since"]
        return super().send_head()

    def copyfile(self, source, outputfile):
        outputfile.write(source.read() + (self.remark if self.path == "/sw.js" else b""))

    def send_header(self, keyword, value):
        if not (keyword == "Content-Length" and self.path == "/sw.js"):
            super().send_header(keyword, value)

    def log_message(self, *_):
        pass


@pytest.fixture
def host() -> Iterator[str]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Files, directory=str(WEB)))
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}"
    Files.remark = b""
    server.shutdown()
    thread.join()
    server.server_close()


@pytest.mark.parametrize("where", ["/table/abc", "/solo/abc"])
def test_a_new_version_waits_until_nobody_plays(browser, host, where):
    context = browser.new_context(service_workers="allow", base_url=host, locale="en-GB")
    page = context.new_page()
    page.goto("/")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    game = context.new_page()
    game.goto("/")
    expect(game.get_by_role("button", name="Play now")).to_be_visible()
    # Whoever comes to a game by a click has, for the browser, the address of before.
    game.evaluate(LINK, where)
    game.get_by_role("link", name="To the game").click()
    expect(game).to_have_url(re.compile(where))
    Files.remark = b"// newer than for " + where.encode()
    page.evaluate("navigator.serviceWorker.getRegistration().then((found) => found.update())")
    page.wait_for_function(f"() => {WAITING}")
    page.get_by_role("link", name="Rules", exact=True).first.click()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.wait_for_timeout(POLL)
    assert page.evaluate(WAITING), "expected the new version to wait while a table is open"
    game.close()
    page.go_back()
    page.wait_for_function(f"() => {WAITING}.then((waits) => !waits)")
    context.close()
