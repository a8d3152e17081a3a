"""People at the server, each with a browser that remembers nothing of the others."""

from __future__ import annotations

import functools
import json
import re
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Error, Page, expect

DESK = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
ON_A_PHONE: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
SAME_EVENTS = re.compile("events? (are|is) the same")
"""What a game that was played again is found to have, by this browser or by the server."""
BLOCKED = "Service Worker registration blocked by Playwright"
"""Visits that do not try being offline have no worker that would keep files between them and the server."""
PATIENCE = 60_000
"""Milliseconds: two cores are shared by two browsers, two servers and their bots."""
USUAL: dict[str, Any] = {"viewport": DESK, "locale": "en-GB", "reduced_motion": "reduce", "service_workers": "block"}
STILL = "/api/health"
"""A page of the same server on which nothing goes on."""
KEPT = "local_storage,indexeddb,cache_storage,file_systems"
SIZE = 4
"""Bytes before the JSON of a frame that has rows behind it: docs/protocol.md."""
LISTEN = "addEventListener('securitypolicyviolation', (event) => console.error('policy', event.violatedDirective, event.blockedURI))"

expect.set_options(timeout=PATIENCE)


def said_in(frame: str | bytes) -> list[dict[str, Any]]:
    """The messages of a frame that a page has received; events that came as rows are left out."""
    text = frame if isinstance(frame, str) else frame[SIZE : SIZE + int.from_bytes(frame[:SIZE], "little")]
    said = json.loads(text)
    return said if isinstance(said, list) else [said]


class Visit:
    """One guest's browser, and all that went wrong in it."""

    def __init__(self, own: Own, name: str | None, origin: str) -> None:
        self.own, self.name, self.origin = own, name, origin
        self.complaints: list[str] = []
        self.player: str | None = self.introduce(name) if name else None

    @property
    def context(self) -> BrowserContext:
        """Whoever changes something here leaves it so: nobody else gets this browser."""
        self.own.is_as_it_was = False
        return self.own.context

    @functools.cached_property
    def page(self) -> Page:
        """Opened when somebody looks at it: who only sends plans costs no process of the browser."""
        if self.own.page is None:
            self.own.page = self.open()
        else:
            self.listen(self.own.page)
        return self.own.page

    def introduce(self, name: str) -> str:
        """Nobody is asked for a name who has one."""
        made = self.own.context.request.post("/api/players", data={"name": name})
        assert made.ok, made.text()
        return str(made.json()["id"])

    def open(self, path: str | None = None) -> Page:
        """One more tab."""
        page = self.own.context.new_page()
        page.set_default_timeout(PATIENCE)
        self.listen(page)
        if path is not None:
            page.goto(path)
        return page

    def listen(self, page: Page) -> None:
        page.on("console", self.hear)
        page.on("pageerror", self.fell)

    def leave(self) -> None:
        """Nothing that was said or kept here is there for whoever comes next."""
        if "page" not in vars(self):
            return
        self.page.remove_listener("console", self.hear)
        self.page.remove_listener("pageerror", self.fell)
        self.own.clear(self.page, self.origin)

    def hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and BLOCKED not in message.text:
            self.complaints.append(f"{message.type}: {message.text} ({message.location.get('url')})")

    def fell(self, error: Error) -> None:
        self.complaints.append(f"fell: {error}")

    def forgive(self, words: str) -> None:
        """What a test brings about itself, such as a server that is gone."""
        self.complaints = [complaint for complaint in self.complaints if words not in complaint]

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """A request of this guest, beside the page."""
        more = {} if body is None else {"data": body}
        answer = self.own.context.request.fetch(path, method=method, headers={"Origin": self.origin}, **more)
        assert answer.ok, (path, answer.status, answer.text())
        return answer.json() if answer.body() else None


class Own:
    """A browser that knows nobody, with one page."""

    def __init__(self, browser: Browser, wanted: dict[str, Any]) -> None:
        self.context, self.wanted = browser.new_context(**wanted), wanted
        self.context.add_init_script(LISTEN)
        self.page: Page | None = None
        self.is_as_it_was = True

    def clear(self, page: Page, origin: str) -> None:
        page.mouse.move(-1, -1)
        if page.url.startswith(origin):
            page.evaluate("sessionStorage.clear()")
        page.goto(STILL)
        page.set_viewport_size(self.wanted["viewport"])
        page.emulate_media(color_scheme=self.wanted.get("color_scheme", "light"))
        asked = self.context.new_cdp_session(page)
        asked.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": KEPT})
        asked.detach()
        for other in self.context.pages:
            if other is not page:
                other.close()


class Shelf:
    """Browsers that the next test may have: to begin with a page that was open already takes half the time of a new one."""

    def __init__(self) -> None:
        self.free: dict[str, list[Own]] = {}

    def take(self, browser: Browser, wanted: dict[str, Any]) -> Own:
        free = self.free.get(repr(wanted))
        return free.pop() if free else Own(browser, wanted)

    def put_back(self, own: Own) -> None:
        own.context.clear_cookies()
        self.free.setdefault(repr(own.wanted), []).append(own)


class Visits:
    def __init__(self, browser: Browser, address: str, shelf: Shelf | None = None) -> None:
        """With a shelf, browsers are taken from there, and put back when nobody has changed them."""
        self.browser, self.address, self.shelf = browser, address, shelf
        self.made: list[Visit] = []

    def begin(self, name: str | None = "Ada", path: str | None = "/", **how: Any) -> Visit:
        """Without a name: somebody who comes for the first time."""
        wanted = USUAL | {"base_url": self.address} | how
        own = self.shelf.take(self.browser, wanted) if self.shelf else Own(self.browser, wanted)
        visit = Visit(own, name, self.address)
        self.made.append(visit)
        if path is not None:
            visit.page.goto(path)
        return visit

    def end(self) -> None:
        for visit in self.made:
            self.part_from(visit)
        complaints = [complaint for visit in self.made for complaint in visit.complaints]
        assert not complaints, complaints

    def part_from(self, visit: Visit) -> None:
        if self.shelf and visit.own.is_as_it_was and not visit.complaints:
            visit.leave()
            self.shelf.put_back(visit.own)
        else:
            visit.own.context.close()
