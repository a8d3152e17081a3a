"""Guests, their tokens and how they move to another device."""

from __future__ import annotations

import pytest
from tests.server.hosting import ADDRESS, Visit, hosted

from swarmrally.kernel.refusal import Refusal
from swarmrally.server.guard.names import checked_name


@hosted
async def test_a_name_is_all_a_guest_needs(visit: Visit) -> None:
    ada = visit.visitor()
    answer = await ada.post("/api/players", json={"name": "  Ada Lovelace "})
    assert answer.status_code == 201
    assert answer.json().keys() == {"id", "name"}
    attributes = answer.headers["set-cookie"].split("; ")[1:]
    assert attributes == ["Path=/", "Max-Age=34560000", "HttpOnly", "SameSite=Lax"]
    assert (await ada.ask("GET", "/api/me"))["name"] == "Ada Lovelace"


@hosted
async def test_a_program_gets_a_token_when_it_asks_for_one(visit: Visit) -> None:
    made = await visit.visitor().ask("POST", "/api/players", {"name": "Program", "token": True})
    program = visit.visitor()
    program.headers = {"Authorization": f"Bearer {made['token']}"}
    assert (await program.ask("GET", "/api/me"))["id"] == made["id"]
    assert (await program.ask("PATCH", "/api/me", {"name": "Programme"}))["name"] == "Programme"
    assert (await program.ask("GET", "/api/me"))["name"] == "Programme"


@hosted
async def test_a_stranger_is_told_to_give_a_name(visit: Visit) -> None:
    answer = await visit.visitor().get("/api/me")
    assert answer.status_code == 401
    reason = "expected a player: POST /api/players with a name first"
    assert answer.json() == {"error": {"pointer": "", "reason": reason, "code": "stranger", "kind": "not_allowed"}}


@hosted
async def test_a_token_that_somebody_made_up_is_nobodys(visit: Visit) -> None:
    ada, eve = await visit.guest("Ada"), visit.visitor()
    real = ada.cookies["swarmrally"]
    payload, _, signature = real.partition(".")
    for forged in ("", "x", payload, f"{payload}.", f"{payload}.{signature[::-1]}", f"{payload[:-2]}AA.{signature}", "ä.ö"):
        answer = await eve.get("/api/me", headers={b"Cookie": f"swarmrally={forged}".encode()})
        assert answer.status_code == 401, forged


@hosted
async def test_a_recovery_link_moves_a_player_once_and_signs_the_old_device_out(visit: Visit) -> None:
    old = await visit.guest("Ada")
    me, recovery = await old.ask("GET", "/api/me"), await old.ask("POST", "/api/me/recovery")
    assert recovery["link"] == f"{ADDRESS}/#recover={recovery['secret']}"
    new, third = visit.visitor(), visit.visitor()
    assert (await new.ask("POST", "/api/recover", {"secret": recovery["secret"]}))["id"] == me["id"]
    assert (await new.ask("GET", "/api/me")) == me
    await old.ask("GET", "/api/me", status=401)
    refused = await third.ask("POST", "/api/recover", {"secret": recovery["secret"]}, status=400)
    assert refused["error"]["pointer"] == "/secret"


@hosted
async def test_a_player_can_be_forgotten(visit: Visit) -> None:
    ada, bob = await visit.guest("Ada"), await visit.guest("Bob")
    table = (await ada.ask("POST", "/api/tables", {"game": "asteroyds", "seats": 2}))["table"]
    player = (await ada.ask("GET", "/api/me"))["id"]
    await ada.do(table, do="sit")
    await visit.house.store.chat.add(table, player, 1, "hello")
    await ada.ask("DELETE", "/api/me", status=204)
    await ada.ask("GET", "/api/me", status=401)
    seen = await bob.ask("GET", f"/api/tables/{table}")
    assert seen["snapshot"]["chairs"][0]["player"] == player
    assert seen["names"] == {}
    assert await visit.house.store.chat.after(table) == []


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "a\nb", "a\x00b", "a\u202eb", "a\u200db", "\u2066", "\u0301", "a\u2028b"])
def test_a_name_that_would_mislead_is_refused(name: str) -> None:
    with pytest.raises(Refusal) as refused:
        checked_name(name)
    assert refused.value.pointer == "/name"


@pytest.mark.parametrize("name", ["A", "x" * 24, "Zoë", "李雷", "R2-D2", "🚀", "مريم"])
def test_a_name_may_be_in_any_script(name: str) -> None:
    assert checked_name(f"  {name} ") == name
