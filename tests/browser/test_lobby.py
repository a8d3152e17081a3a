"""The first page."""

from __future__ import annotations

import re

from playwright.sync_api import expect


def test_the_lobby_opens_for_somebody_new(visit):
    page = visit(name=None).page
    expect(page.locator("h1")).to_be_visible()
    expect(page).to_have_title(re.compile("Swarmrally"))


def test_the_lobby_opens_for_somebody_who_was_here(visit):
    page = visit("Ada").page
    expect(page.locator("h1")).to_be_visible()


def test_a_page_that_is_not_there_is_said_to_be_missing(visit):
    page = visit("Ada", "/no/such/page").page
    expect(page.locator("#app")).not_to_be_empty()
