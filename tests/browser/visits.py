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

    def __init__(self, context: BrowserContext, name: str | None, origin: str) -> None:
        self.context, self.name, self.origin = context, name, origin
        self.complaints: list[str] = []
        self.player: str | None = self.introduce(name) if name else None
        context.add_init_script(LISTEN)

    @functools.cached_property
    def page(self) -> Page:
        """Opened when somebody looks at it: who only sends plans costs no process of the browser."""
        return self.open()

    def introduce(self, name: str) -> str:
        """Nobody is asked for a name who has one."""
        made = self.context.request.post("/api/players", data={"name": name})
        assert made.ok, made.text()
        return str(made.json()["id"])

    def open(self, path: str | None = None) -> Page:
        """One more tab."""
        page = self.context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("console", self.hear)
        page.on("pageerror", self.fell)
        if path is not None:
            page.goto(path)
        return page

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
        answer = self.context.request.fetch(path, method=method, headers={"Origin": self.origin}, **more)
        assert answer.ok, (path, answer.status, answer.text())
        return answer.json() if answer.body() else None


class Visits:
    def __init__(self, browser: Browser, address: str) -> None:
        self.browser, self.address = browser, address
        self.made: list[Visit] = []

    def begin(self, name: str | None = "Ada", path: str | None = "/", **how: Any) -> Visit:
        """Without a name: somebody who comes for the first time."""
        wanted = {"viewport": DESK, "locale": "en-GB", "reduced_motion": "reduce", "service_workers": "block"} | how
        visit = Visit(self.browser.new_context(base_url=self.address, **wanted), name, self.address)
        self.made.append(visit)
        if path is not None:
            visit.page.goto(path)
        return visit

    def end(self) -> None:
        for visit in self.made:
            visit.context.close()
        complaints = [complaint for visit in self.made for complaint in visit.complaints]
        assert not complaints, complaints
