"""Records: not before the end, and then for whoever may see the table or has a link."""

from __future__ import annotations

import msgspec
from tests.server.hosting import ADDRESS, RACE, Visit, hosted, play_to_the_end

from swarmrally.kernel.records import DECODER


@hosted
async def test_a_record_is_there_when_the_game_is_over(visit: Visit) -> None:
    ada, eve = await visit.guest("Ada"), visit.visitor()
    table = (await ada.ask("POST", "/api/tables", RACE))["table"]
    await ada.ask("GET", f"/api/tables/{table}/record", status=409)
    await play_to_the_end(ada, visit.house, table)
    record = DECODER.decode(msgspec.json.encode(await eve.ask("GET", f"/api/tables/{table}/record")))
    assert record.game == "asteroyds"
    assert [line["table"] for line in (await eve.ask("GET", "/api/records?game=asteroyds"))["tables"]] == [table]
    assert (await eve.ask("GET", "/api/records?game=roborally"))["tables"] == []
    assert (await eve.ask("GET", f"/api/tables/{table}"))["snapshot"]["seed"] == record.seed


@hosted
async def test_a_private_record_is_shared_by_a_link(visit: Visit) -> None:
    ada, eve = await visit.guest("Ada"), visit.visitor()
    table = (await ada.ask("POST", "/api/tables", RACE | {"public": False}))["table"]
    await ada.ask("POST", f"/api/tables/{table}/share", status=409)
    await play_to_the_end(ada, visit.house, table)
    assert (await eve.ask("GET", "/api/records"))["tables"] == []
    await eve.ask("GET", f"/api/tables/{table}/record", status=404)
    share = await ada.ask("POST", f"/api/tables/{table}/share")
    assert share["link"] == f"{ADDRESS}/#record={share['code']}"
    assert (await eve.ask("POST", "/api/shared", {"code": share["code"]}))["game"] == "asteroyds"
    await eve.ask("POST", "/api/shared", {"code": share["code"][:-1]}, status=404)
    await eve.ask("GET", f"/api/tables/{table}", status=404)


@hosted
async def test_a_rematch_is_the_same_table_for_all_who_ask(visit: Visit) -> None:
    ada, eve = await visit.guest("Ada"), await visit.guest("Eve")
    table = (await ada.ask("POST", "/api/tables", RACE | {"public": False}))["table"]
    await ada.ask("POST", f"/api/tables/{table}/rematch", status=400)
    await play_to_the_end(ada, visit.house, table)
    made = await ada.ask("POST", f"/api/tables/{table}/rematch")
    assert await ada.ask("POST", f"/api/tables/{table}/rematch") == made
    assert (await ada.ask("GET", f"/api/tables/{made['table']}"))["snapshot"]["own"]["seat"] == 0
    await eve.ask("GET", f"/api/tables/{made['table']}", status=404)
