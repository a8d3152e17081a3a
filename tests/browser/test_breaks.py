"""Networks break, servers are killed, people open a second tab: nobody loses anything."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser.tables import LONGEST, POLL, begun, do, expect_round, opened, own_secrets, plan_by_keys, round_of

EMPTY_SKY = {"rules": {"mode": "racing"}, "asteroids": 0}
"""No rock ends a flight before what is to be seen of it."""


def test_a_page_comes_back_without_a_reload(visit):
    ada, ben = visit("Ada"), visit("Ben")
    table = begun([ada, ben], "asteroyds", setup=EMPTY_SKY)
    page = ada.page
    expect(page.get_by_role("button", name="Seal my plan")).to_be_visible()
    page.keyboard.press("KeyW")
    expect(page.get_by_label("Column 1, forward, placed")).to_be_visible()
    heading = page.locator(".plotted .end-heading")
    before = heading.get_attribute("transform") or ""
    page.wait_for_timeout(600)
    ada.context.set_offline(True)
    page.evaluate("window.dispatchEvent(new Event('offline'))")
    expect(page.get_by_text("You are offline.")).to_be_visible(timeout=40_000)
    page.keyboard.press("KeyD")
    expect(page.get_by_label("Column 2, right, placed")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.get_by_text("The plan was not sealed. You are not connected.")).to_be_visible()
    expect(page.get_by_text("stopwatch at the table")).to_have_count(0)
    ada.context.set_offline(False)
    expect(page.get_by_text("Connected again. Nothing was lost.")).to_be_visible(timeout=40_000)
    expect(page.get_by_label("Column 2, right, placed")).to_be_visible()
    expect(page.get_by_text("The plan was not sealed.")).to_have_count(0)
    expect(heading).to_be_attached()
    expect(heading).not_to_have_attribute("transform", before)
    page.keyboard.press("Enter")
    plan_by_keys(ben.page)
    expect_round(page, 2)
    assert round_of(ada, table) == 2
    ada.forgive("WebSocket")
    ada.forgive("ERR_")


def test_a_killed_server_comes_back_with_the_draft(visit, serving):
    ada, ben = visit("Ada"), visit("Ben")
    begun([ada, ben], "asteroyds", setup=EMPTY_SKY)
    page = ada.page
    expect(page.get_by_role("button", name="Seal my plan")).to_be_visible()
    for key in ("KeyW", "KeyA", "KeyW"):
        page.keyboard.press(key)
    expect(page.get_by_label("Column 3, forward, placed")).to_be_visible()
    page.wait_for_timeout(1500)
    serving.kill()
    expect(page.get_by_text("The server does not answer.").or_(page.get_by_text("You are offline."))).to_be_visible(timeout=40_000)
    page.keyboard.press("Enter")
    expect(page.get_by_text("The plan was not sealed.")).to_be_visible()
    serving.start()
    expect(page.get_by_text("Connected again. Nothing was lost.")).to_be_visible(timeout=40_000)
    expect(page.get_by_text("The plan was not sealed.")).to_have_count(0)
    expect(page.locator(".plotted .end-heading")).to_be_attached()
    expect(page.get_by_label("Column 2, left, placed")).to_be_visible()
    page.reload()
    expect(page.get_by_label("Column 2, left, placed")).to_be_visible()
    page.keyboard.press("Enter")
    plan_by_keys(ben.page)
    for person in (ada, ben):
        expect_round(person.page, 2)
        person.forgive("WebSocket")
        person.forgive("ERR_CONNECTION_")


def test_two_tabs_of_one_seat_agree(visit):
    ada, ben = visit("Ada"), visit("Ben")
    table = begun([ada, ben], "asteroyds")
    second = ada.open(f"/table/{table}")
    expect(second.get_by_role("button", name="Seal my plan")).to_be_visible()
    for key in ("KeyW", "KeyA"):
        ada.page.keyboard.press(key)
    expect(second.get_by_label("Column 2, left, placed")).to_be_visible()
    second.bring_to_front()
    second.keyboard.press("Enter")
    expect(second.get_by_text("Your plan is sealed")).to_be_visible()
    expect(ada.page.get_by_text("Your plan is sealed")).to_be_visible()


def expect_card(visit, table, register):
    """The server has it in the draft, as soon as it had time for it."""
    for _ in range(LONGEST // POLL):
        draft = own_secrets(visit, table).get("draft")
        if draft and draft["registers"][register - 1]:
            return
        visit.page.wait_for_timeout(POLL)
    raise AssertionError(f"expected a card in register {register}: {draft}")


def test_cards_that_were_put_without_a_connection_outlive_a_restart_in_which_others_went_on(visit, serving):
    ada, ben = visit("Ada"), visit("Ben")
    table = begun([ada, ben], "roborally", alone=True)
    page = ada.page
    expect(page.get_by_role("heading", name="Your hand")).to_be_visible()
    hand = own_secrets(ben, table)["game"]["hand"]
    page.keyboard.press("1")
    expect(page.get_by_role("button", name=", in register 1")).to_be_visible()
    expect_card(ada, table, 1)
    ada.context.set_offline(True)
    page.evaluate("window.dispatchEvent(new Event('offline'))")
    expect(page.get_by_text("You are offline.")).to_be_visible(timeout=40_000)
    page.keyboard.press("2")
    expect(page.get_by_role("button", name=", in register 2")).to_be_visible()
    do(ben, table, "seal", round=1, plan={"seat": 1, "registers": [[card] for card in hand[:5]]})
    serving.kill()
    serving.start()
    ada.context.set_offline(False)
    expect(page.get_by_text("Connected again. Nothing was lost.")).to_be_visible(timeout=40_000)
    expect_card(ada, table, 2)
    expect(page.get_by_role("button", name=", in register 2")).to_be_visible()
    for person in (ada, ben):
        person.forgive("WebSocket")
        person.forgive("ERR_")


def test_a_rule_that_was_not_loaded_is_said_to_need_the_server(visit):
    ada = visit("Ada", None)
    begun([ada], "roborally", bots=["drifter"])
    page = ada.page
    rule = page.locator(".desk a.rule").first
    expect(rule).to_be_visible()
    ada.context.set_offline(True)
    rule.click()
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text("has not been loaded yet")
    sheet.get_by_role("button", name="Close the rule").click()
    ada.context.set_offline(False)
    rule.click()
    expect(sheet.get_by_role("link", name="whole")).to_be_visible()
    sheet.get_by_role("button", name="Close the rule").click()
    ada.context.set_offline(True)
    rule.click()
    expect(sheet.locator(".prose section")).not_to_have_count(0)
    ada.forgive("WebSocket")
    ada.forgive("ERR_")


def test_whoever_waits_at_a_table_is_told_that_the_host_closed_it(visit):
    ada, ben = visit("Ada", None), visit("Ben", None)
    table = opened(ada, "asteroyds")
    ben.page.goto(f"/table/{table}")
    expect(ben.page.get_by_role("heading", level=1)).to_be_visible()
    do(ada, table, "close")
    expect(ben.page.get_by_text("The host closed it.", exact=True)).to_be_visible()
    ben.page.reload()
    expect(ben.page.get_by_text("The host closed it.", exact=True)).to_be_visible()


def test_another_language_comes_when_there_is_a_connection_again(visit):
    ada = visit("Ada")
    page = ada.page
    page.get_by_role("button", name="Menu").click()
    ada.context.set_offline(True)
    page.get_by_label("Language").select_option("Deutsch")
    expect(page.locator("#menu").get_by_role("alert")).to_be_visible()
    expect(page.get_by_label("Language")).to_have_value("en")
    ada.context.set_offline(False)
    page.get_by_label("Language").select_option("Deutsch")
    expect(page.get_by_label("Sprache")).to_have_value("de")
    expect(page.locator("#menu").get_by_role("alert")).to_have_count(0)
    ada.forgive("WebSocket")
    ada.forgive("ERR_")
