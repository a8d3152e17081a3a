"""Invitations: to a private table, and to take over a seat."""

from __future__ import annotations

from tests.server.hosting import ADDRESS, RACE, Visit, hosted

PRIVATE = RACE | {"public": False}


@hosted
async def test_an_invitation_lets_somebody_in_until_it_is_used_up(visit: Visit) -> None:
    ada, bob, eve = await visit.guest("Ada"), await visit.guest("Bob"), await visit.guest("Eve")
    table = (await ada.ask("POST", "/api/tables", PRIVATE))["table"]
    invited = await ada.ask("POST", f"/api/tables/{table}/invitations", {})
    assert invited["link"] == f"{ADDRESS}/#invitation={invited['code']}"
    for _ in range(2):
        assert await bob.ask("POST", "/api/invitations", {"code": invited["code"]}) == {"table": table, "seat": None}
    await bob.do(table, do="sit")
    refused = await eve.ask("POST", "/api/invitations", {"code": invited["code"]}, status=400)
    assert refused["error"]["pointer"] == "/code"
    await eve.ask("GET", f"/api/tables/{table}", status=404)


@hosted
async def test_whom_the_host_sends_away_from_a_private_table_sees_it_no_more_until_a_seat_is_handed_over(visit: Visit) -> None:
    ada, bob = await visit.guest("Ada"), await visit.guest("Bob")
    table = (await ada.ask("POST", "/api/tables", PRIVATE | {"seats": 3}))["table"]
    code = {"code": (await ada.ask("POST", f"/api/tables/{table}/invitations", {"uses": 5}))["code"]}
    await bob.ask("POST", "/api/invitations", code)
    await ada.do(table, do="sit", seat=0)
    await bob.do(table, do="sit", seat=1)
    await ada.do(table, do="kick", seat=1)
    await bob.ask("GET", f"/api/tables/{table}", status=404)
    await bob.ask("GET", f"/api/tables/{table}/story", status=404)
    refused = await bob.ask("POST", "/api/invitations", code, status=403)
    assert "asked you to leave" in refused["error"]["reason"]
    seat = (await ada.ask("POST", f"/api/tables/{table}/invitations", {"seat": 0}))["code"]
    await bob.ask("POST", "/api/invitations", {"code": seat})
    await bob.ask("GET", f"/api/tables/{table}")


@hosted
async def test_only_the_host_invites_and_only_owners_hand_over(visit: Visit) -> None:
    ada, bob = await visit.guest("Ada"), await visit.guest("Bob")
    table = (await ada.ask("POST", "/api/tables", {"game": "asteroyds", "seats": 3}))["table"]
    await ada.do(table, do="sit", seat=0)
    await bob.do(table, do="sit", seat=1)
    await bob.ask("POST", f"/api/tables/{table}/invitations", {}, status=403)
    await ada.ask("POST", f"/api/tables/{table}/invitations", {"seat": 1}, status=403)
    await ada.ask("POST", f"/api/tables/{table}/invitations", {"seat": 2}, status=403)
    await bob.ask("POST", f"/api/tables/{table}/invitations", {"seat": 1, "uses": 2}, status=400)


@hosted
async def test_a_seat_is_handed_over_in_mid_game(visit: Visit) -> None:
    ada, bob = await visit.guest("Ada"), await visit.guest("Bob")
    table = (await ada.ask("POST", "/api/tables", PRIVATE))["table"]
    await ada.do(table, do="sit")
    await ada.do(table, do="start")
    code = (await ada.ask("POST", f"/api/tables/{table}/invitations", {"seat": 0}))["code"]
    await ada.ask("POST", "/api/invitations", {"code": code}, status=400)
    assert await bob.ask("POST", "/api/invitations", {"code": code}) == {"table": table, "seat": 0}
    assert (await bob.ask("GET", f"/api/tables/{table}"))["snapshot"]["own"]["seat"] == 0
    assert "own" not in (await ada.ask("GET", f"/api/tables/{table}"))["snapshot"]


@hosted
async def test_a_seat_that_its_owner_has_left_is_not_handed_over(visit: Visit) -> None:
    ada, bob, eve = await visit.guest("Ada"), await visit.guest("Bob"), await visit.guest("Eve")
    table = (await ada.ask("POST", "/api/tables", {"game": "asteroyds", "seats": 2}))["table"]
    await eve.do(table, do="sit", seat=1)
    code = (await eve.ask("POST", f"/api/tables/{table}/invitations", {"seat": 1}))["code"]
    await eve.do(table, do="stand")
    await bob.do(table, do="sit", seat=1)
    await eve.ask("POST", "/api/invitations", {"code": code}, status=400)
    assert (await bob.ask("GET", f"/api/tables/{table}"))["snapshot"]["own"]["seat"] == 1
