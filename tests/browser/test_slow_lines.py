"""On slow lines something stands on the page before its styles and scripts have come."""

from __future__ import annotations

from playwright.sync_api import Route, expect


def test_the_first_words_wait_for_nothing_else(visit):
    ada = visit("Ada", None)
    held: list[Route] = []
    ada.page.route("**/assets/**", lambda route: held.append(route))
    ada.page.goto("/", wait_until="commit")
    expect(ada.page.get_by_role("heading", name="Swarmrally")).to_be_visible()
    ada.page.wait_for_function("performance.getEntriesByName('first-contentful-paint').length > 0")
    assert held, "expected nothing else to have come"
    ada.page.unroute_all()
    ada.page.reload()
    expect(ada.page.get_by_role("button", name="Play now")).to_be_visible()
    expect(ada.page.locator("#arriving")).to_have_count(0)
