"""A real browser and a real server: each worker has its own server, on a store of its own, with the client as it was built."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser
from tests.browser.visits import Shelf, Visit, Visits
from tests.load.serving import Serving
from tools import chromium

from swarmrally.server.run.listening import WEB

CHROMIUM = chromium.found()
NO_CHROMIUM = "NO CHROMIUM HERE: NOTHING WAS TESTED IN A BROWSER. Put one on the path, such as Debian's chromium-headless-shell."


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    mine = [item for item in items if item.path.is_relative_to(os.path.dirname(__file__))]
    if mine and CHROMIUM is None and chromium.is_ci():
        pytest.exit(NO_CHROMIUM, returncode=1)
    for item in mine if CHROMIUM is None else []:
        item.add_marker(pytest.mark.skip(reason=NO_CHROMIUM))


@pytest.fixture(scope="session")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """The server, which a test may kill and start again at the same port."""
    assert (WEB / "index.html").exists(), "expected a built client: run `make client`"
    folder = tmp_path_factory.mktemp("server")
    started = Serving(folder / "store", folder, environment=os.environ)
    yield started
    started.stop()
    started.expect_no_errors()


@pytest.fixture(scope="session")
def base_url(serving: Serving) -> str:
    return f"http://127.0.0.1:{serving.port}"


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    return {"executable_path": CHROMIUM, "args": ["--no-sandbox", "--mute-audio"]}


@pytest.fixture(scope="session")
def shelf(browser: Browser) -> Shelf:
    return Shelf()


@pytest.fixture
def visits(request: pytest.FixtureRequest, browser: Browser, base_url: str, shelf: Shelf) -> Iterator[Visits]:
    """Whoever comes to the server in this test; at the end nobody may have had anything to complain about.

    A file that says HANDS_ON has tests that leave a browser as it was, but for what is kept in it.
    """
    made = Visits(browser, base_url, shelf if getattr(request.module, "HANDS_ON", False) else None)
    yield made
    made.end()


@pytest.fixture
def visit(visits: Visits) -> Callable[..., Visit]:
    """visit("Ada", "/rules", locale="de-DE"): a new guest in a browser of their own, on a page."""
    return visits.begin


@pytest.fixture(scope="module")
def reader(browser: Browser, base_url: str) -> Iterator[Visit]:
    """One guest for all tests of a file that only go from page to page: the second page comes sooner than the first."""
    made = Visits(browser, base_url)
    yield made.begin("Ada", None)
    made.end()
