"""People around a table: how they find it, what they say to each other, and what they agree on."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect
from tests.browser.tables import begun, do, opened, skip_to
from tests.browser.visits import ON_A_PHONE

HANDS_ON = True


def test_friends_meet_by_invitation(visit):
    """A private table is created in the page, found by its link, and started."""
    ada, ben = visit("Ada", "/create/asteroyds"), visit("Ben")
    page = ada.page
    page.get_by_text("By invitation", exact=True).click()
    page.get_by_role("button", name=re.compile("^Open|^Create")).last.click()
    expect(page).to_have_url(re.compile("/table/"))
    sit = page.get_by_role("button", name="Sit down").or_(page.get_by_role("button", name="Sit here")).first
    if sit.is_visible():
        sit.click()
    link = page.get_by_label("Link", exact=True)
    expect(link).to_have_value(re.compile("#"))
    ben.page.goto(link.input_value())
    expect(ben.page).to_have_url(re.compile("/table/"))
    ben.page.get_by_role("button", name="Sit down").or_(ben.page.get_by_role("button", name="Sit here")).first.click()
    expect(page.get_by_text("Ben").first).to_be_visible()
    page.get_by_role("button", name=re.compile("^Start")).click()
    for person in (ada, ben):
        expect(person.page.get_by_role("button", name="Seal my plan")).to_be_visible()


def code_typed(page: Page, code: str) -> None:
    page.get_by_label("Code or link").fill(code)
    page.keyboard.press("Enter")


def test_a_code_that_was_said_aloud_is_typed_as_it_was_heard(visit):
    ada, ben = visit("Ada", None), visit("Ben", **ON_A_PHONE)
    table = opened(ada, "asteroyds", public=False)
    code = str(ada.ask("POST", f"/api/tables/{table}/invitations", {})["code"])
    code_typed(ben.page, f" {code[:4].lower()} {code[5:].lower()}")
    expect(ben.page).to_have_url(re.compile(f"/table/{table}$"))


def test_a_code_that_does_not_count_is_said_to_be_wrong_and_can_be_mended(visit):
    ben = visit("Ben")
    code_typed(ben.page, "KM7P-3XQO")
    expect(ben.page.get_by_role("alert")).to_contain_text("never 0, 1, I, L or O")
    expect(ben.page.get_by_label("Code or link")).to_be_focused()
    ben.forgive("40")


def test_who_has_tried_too_many_codes_is_told_how_long_to_wait(visit):
    """The answer is that of the server for the eleventh code; all visits have one address, and others need it."""
    ben = visit("Ben")
    said = {"error": {"pointer": "", "reason": "expected fewer requests: wait 540 s"}}
    ben.context.route("**/api/invitations", lambda route: route.fulfill(status=429, headers={"Retry-After": "540"}, json=said))
    code_typed(ben.page, "KM7P-3XQZ")
    expect(ben.page.get_by_role("alert")).to_have_text("That was too often in a short time. Try again in 9 minutes.")
    ben.forgive("429")


def test_who_was_sent_away_is_told_so_and_not_that_the_code_is_wrong(visit):
    ada, ben = visit("Ada", None), visit("Ben", None)
    table = opened(ada, "asteroyds", public=False)
    code = str(ada.ask("POST", f"/api/tables/{table}/invitations", {})["code"])
    ben.ask("POST", "/api/invitations", {"code": code})
    do(ben, table, "sit", seat=1)
    do(ada, table, "kick", seat=1)
    ben.page.goto("/")
    code_typed(ben.page, code)
    expect(ben.page.get_by_role("alert")).to_have_text("The host has asked you to leave that table.")
    ben.forgive("403")
    ben.forgive("404")


def test_a_private_table_is_not_there_for_others(visit):
    ada, eve = visit("Ada"), visit("Eve")
    table = opened(ada, "asteroyds", public=False)
    eve.page.goto(f"/table/{table}")
    expect(eve.page.get_by_text("There is no such table")).to_be_visible()
    eve.forgive("404")


def test_people_talk_and_can_be_muted(visit):
    ada, ben = visit("Ada"), visit("Ben")
    begun([ada, ben], "asteroyds")
    for person in (ada, ben):
        person.page.get_by_role("button", name=re.compile("^Chat")).first.click()
    say(ada.page, "Good luck")
    expect(ben.page.get_by_role("log").get_by_text("Good luck")).to_be_in_viewport(ratio=1)
    ben.page.get_by_role("button", name="Mute Ada").first.click()
    say(ada.page, "Are you there?")
    expect(ada.page.get_by_role("log").get_by_text("Are you there?")).to_be_visible()
    say(ben.page, "Yes")
    expect(ada.page.get_by_role("log").get_by_text("Yes")).to_be_visible()
    expect(ben.page.get_by_text("Are you there?")).to_have_count(0)


def test_the_time_is_told_as_the_browser_s_country_does(visit):
    ada, ben = visit("Ada", locale="en-US"), visit("Ben", locale="en-GB")
    begun([ada, ben], "asteroyds")
    for person in (ada, ben):
        person.page.get_by_role("button", name=re.compile("^Chat")).first.click()
    say(ada.page, "Good luck")
    for person, form in ((ada, r"^\d\d:\d\d\s[AP]M$"), (ben, r"^\d\d:\d\d$")):
        expect(person.page.get_by_role("log").locator(".when")).to_have_text(re.compile(form))


def say(page, words):
    page.get_by_label("Say something").fill(words)
    page.get_by_role("button", name="Send").click()


def test_a_rematch_takes_everybody_along(visit):
    ada, ben = visit("Ada"), visit("Ben")
    table = begun([ada, ben], "asteroyds")
    do(ben, table, "resign")
    rematch = ada.page.get_by_role("button", name="Rematch")
    skip_to(ada.page, rematch)
    rematch.click()
    expect(ada.page).not_to_have_url(re.compile(table))
    ben.page.get_by_role("link", name="To the rematch").or_(ben.page.get_by_role("button", name="To the rematch")).click()
    expect(ben.page).to_have_url(ada.page.url)


def test_a_pause_is_agreed_on(visit):
    ada, ben = visit("Ada"), visit("Ben")
    begun([ada, ben], "asteroyds")
    for person in (ada, ben):
        expect(person.page.get_by_role("button", name="Seal my plan")).to_be_visible()
        person.page.get_by_role("button", name="Game menu").click()
        person.page.get_by_text("Pause, if all agree").click()
    for person in (ada, ben):
        expect(person.page.get_by_text("The game is paused.").first).to_be_visible()
    ada.page.get_by_role("button", name="Go on").first.click()
    expect(ben.page.get_by_text("The game is paused.")).to_have_count(0)


def test_a_recovery_link_moves_a_player_to_another_device(visit):
    ada, phone = visit("Ada", "/me"), visit(name=None, path=None)
    ada.page.get_by_role("button", name=re.compile("link", re.I)).first.click()
    link = ada.page.get_by_role("textbox", name=re.compile("link", re.I))
    expect(link).to_have_value(re.compile("#"))
    phone.page.goto(link.input_value())
    phone.page.get_by_role("button", name="Yes, move here").click()
    expect(phone.page.get_by_text("Ada").first).to_be_visible()
    ada.forgive("401")


def test_people_see_where_they_are_signed_in_and_end_it_by_keyboard(visit):
    ada = visit("Ada", "/me")
    page = ada.page
    here = page.get_by_role("region", name="Signed in")
    expect(here.get_by_role("listitem")).to_have_count(1)
    expect(here.get_by_text("this one")).to_be_visible()
    name = here.get_by_label("Name of the program")
    name.fill("my bot")
    name.press("Enter")
    token = here.get_by_role("textbox", name="Token of my bot, shown this once")
    expect(token).to_have_value(re.compile(r"\."))
    assert page.request.get("/api/me", headers={"Authorization": f"Bearer {token.input_value()}"}).ok
    ended = token.input_value()
    here.get_by_role("button", name="Sign out my bot").press("Enter")
    expect(here.get_by_role("listitem")).to_have_count(1)
    expect(here.get_by_role("button", name="Sign out everywhere else")).to_have_count(0)
    answer = page.evaluate(
        "async (token) => (await fetch('/api/me', {headers: {Authorization: `Bearer ${token}`}, credentials: 'omit'})).status", ended
    )
    assert answer == 401
    ada.forgive("401")


def test_a_code_is_said_aloud_revoked_and_gone_with_whom_the_host_sends_away(visit):
    ada, ben = visit("Ada"), visit("Ben")
    table = opened(ada, "asteroyds", public=False)
    ada.page.goto(f"/table/{table}")
    code = ada.page.get_by_label("Code", exact=True)
    expect(code).to_have_value(re.compile(r"^[2-9A-Z]{4}-[2-9A-Z]{4}$"))
    first = code.input_value()
    ada.page.get_by_role("button", name="Another code").click()
    expect(code).not_to_have_value(first)
    second = code.input_value()
    ben.page.get_by_label("Code or link").fill(f"{second[:4].lower()} {second[5:]}")
    ben.page.get_by_role("button", name="Join", exact=True).click()
    expect(ben.page).to_have_url(re.compile(table))
    ben.page.get_by_role("button", name="Sit here").first.click()
    ada.page.get_by_role("button", name="Free the seat of Ben").click()
    expect(code).not_to_have_value(second)
    ben.forgive("404")
