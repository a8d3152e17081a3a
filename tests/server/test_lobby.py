"""Tables: who finds them, who may see them, and what they can be asked."""

from __future__ import annotations

from tests.server.hosting import RACE, Visit, hosted

PRIVATE = RACE | {"public": False}


@hosted
async def test_a_table_is_opened_found_and_played(visit: Visit) -> None:
    ada, bob = await visit.guest("Ada"), await visit.guest("Bob")
    table = (await ada.ask("POST", "/api/tables", {"game": "asteroyds", "seats": 2}))["table"]
    await ada.do(table, do="sit")
    page = await bob.ask("GET", "/api/tables?game=asteroyds&free=true")
    assert [(line["table"], line["free_seats"]) for line in page["tables"]] == [(table, 1)]
    assert list(page["names"].values()) == ["Ada"]
    assert page["tables"][0]["terms"]["clock"]["stopwatch"] == "usual"
    await bob.do(table, do="sit")
    await ada.do(table, do="start")
    own = (await bob.ask("GET", f"/api/tables/{table}"))["snapshot"]
    assert own["own"]["seat"] == 1
    assert own["now"]["stage"] == "planning"
    assert "seed" not in own
    assert (await bob.ask("GET", "/api/tables?free=true"))["tables"] == []
    assert [line["table"] for line in (await bob.ask("GET", "/api/me/tables"))["tables"]] == [table]


@hosted
async def test_a_game_against_bots_is_its_players_to_find(visit: Visit) -> None:
    ada = await visit.guest("Ada")
    played, running = [(await ada.ask("POST", "/api/tables", PRIVATE | {"bots": ["drifter"]}))["table"] for _ in range(2)]
    for table in (played, running):
        await ada.do(table, do="sit")
        await ada.do(table, do="start")
    await ada.do(played, do="resign")
    for phase, tables in {"over": [played], "running": [running]}.items():
        assert [line["table"] for line in (await ada.ask("GET", f"/api/me/tables?phase={phase}"))["tables"]] == tables
    assert (await ada.ask("GET", "/api/me/tables?phase=over&game=roborally"))["tables"] == []
    again = (await ada.ask("POST", f"/api/tables/{played}/rematch"))["table"]
    assert (await ada.ask("GET", f"/api/tables/{again}"))["snapshot"]["own"]["seat"] == 0


@hosted
async def test_a_private_table_is_not_there_for_others(visit: Visit) -> None:
    ada, eve = await visit.guest("Ada"), await visit.guest("Eve")
    table = (await ada.ask("POST", "/api/tables", PRIVATE))["table"]
    missing = await eve.get("/api/tables/2222222222222222")
    for path, body in [
        ("", None),
        ("/record", None),
        ("/commands", {"do": "sit"}),
        ("/invitations", {}),
        ("/rematch", {}),
        ("/share", {}),
    ]:
        method = "POST" if body is not None else "GET"
        answer = await eve.request(method, f"/api/tables/{table}{path}", json=body)
        assert (answer.status_code, answer.content) == (404, missing.content)
    assert (await eve.ask("GET", "/api/tables"))["tables"] == []
    assert (await ada.ask("GET", "/api/tables"))["tables"] == []
    assert (await ada.ask("GET", f"/api/tables/{table}"))["snapshot"]["title"] == "racing"


@hosted
async def test_the_host_of_a_private_table_without_a_seat_still_sees_it(visit: Visit) -> None:
    ada, bob = await visit.guest("Ada"), await visit.guest("Bob")
    table = (await ada.ask("POST", "/api/tables", PRIVATE))["table"]
    code = (await ada.ask("POST", f"/api/tables/{table}/invitations", {}))["code"]
    await bob.ask("POST", "/api/invitations", {"code": code})
    await bob.do(table, do="sit")
    await ada.do(table, do="start")
    assert "own" not in (await ada.ask("GET", f"/api/tables/{table}"))["snapshot"]


@hosted
async def test_a_table_without_spectators_is_seen_by_its_players_only(visit: Visit) -> None:
    ada, eve = await visit.guest("Ada"), await visit.guest("Eve")
    table = (await ada.ask("POST", "/api/tables", RACE | {"spectators": False}))["table"]
    await eve.ask("GET", f"/api/tables/{table}")
    await ada.do(table, do="sit")
    await ada.do(table, do="start")
    await eve.ask("GET", f"/api/tables/{table}", status=403)
    await visit.visitor().ask("GET", f"/api/tables/{table}", status=403)
    await ada.ask("GET", f"/api/tables/{table}")


@hosted
async def test_what_is_wrong_with_a_table_is_said_by_its_pointer(visit: Visit) -> None:
    ada = await visit.guest("Ada")
    for settings, pointer in [
        ({"game": "chess", "seats": 2}, "/game"),
        ({"game": "asteroyds", "seats": "2"}, "/seats"),
        ({"game": "asteroyds", "seats": 7}, "/seats"),
        ({"game": "asteroyds"}, "/seats"),
        ({"game": "asteroyds", "seats": 2, "nonsense": 1}, "/nonsense"),
        ({"game": "asteroyds", "seats": 2, "setup": {"rules": {"mode": "flying"}}}, "/setup/rules/mode"),
        ({"game": "asteroyds", "seats": 2, "clock": {"stopwatch": 1}}, "/clock/stopwatch"),
        ({"game": "roborally", "seats": 2, "setup": {"course": "Nowhere"}}, "/setup/course"),
    ]:
        for path in ("/api/tables", "/api/check"):
            refused = await ada.ask("POST", path, settings, status=400)
            assert refused["error"]["pointer"] == pointer
            assert refused["error"]["reason"].startswith("expected")
    assert (await ada.ask("POST", "/api/check", RACE)) == {"title": "racing"}
    assert (await ada.ask("GET", "/api/tables"))["tables"] == []


@hosted
async def test_a_body_that_is_not_json_is_refused(visit: Visit) -> None:
    ada = await visit.guest("Ada")
    for body in (b"", b"{", b"[]", b"\xff\xfe", b"[" * 5000, b'{"name":"\\ud800"}'):
        for path in ("/api/players", "/api/tables", "/api/recover", "/api/invitations"):
            answer = await ada.post(path, content=body)
            assert (answer.status_code, answer.json()["error"]["reason"][:8]) == (400, "expected"), (path, body)


@hosted
async def test_a_body_that_is_too_large_is_refused(visit: Visit) -> None:
    ada = await visit.guest("Ada")
    for path, size in [("/api/players", 17 * 1024), ("/api/tables", 257 * 1024), ("/api/check", 257 * 1024)]:
        assert (await ada.post(path, content=b" " * size)).status_code == 413
    scenario = {"game": "asteroyds", "seats": 2, "setup": {"scenario": "x" * 200_000}}
    assert (await ada.post("/api/check", json=scenario)).status_code == 400


@hosted
async def test_a_list_comes_page_by_page(visit: Visit) -> None:
    ada, bob = await visit.guest("Ada"), await visit.guest("Bob")
    opened = [(await host.ask("POST", "/api/tables", RACE))["table"] for host in (ada, bob, ada, bob, ada)]
    found, after = [], ""
    while True:
        page = await ada.ask("GET", f"/api/tables?limit=2{after}")
        found += [line["table"] for line in page["tables"]]
        if page["next"] is None:
            break
        after = f"&after={page['next']}"
    assert sorted(found) == sorted(opened)
    for query, pointer in [
        ("limit=0", "?limit"),
        ("limit=x", "?limit"),
        ("after=x", "?after"),
        ("game=go", "?game"),
        ("phase=over", "?phase"),
        ("limit=2&junk=1", "?junk"),
    ]:
        assert (await ada.ask("GET", f"/api/tables?{query}", status=400))["error"]["pointer"] == pointer


@hosted
async def test_nobody_acts_for_a_seat_that_is_not_theirs(visit: Visit) -> None:
    ada, eve = await visit.guest("Ada"), await visit.guest("Eve")
    table = (await ada.ask("POST", "/api/tables", RACE))["table"]
    await ada.do(table, do="sit")
    for command in ({"do": "start"}, {"do": "kick", "seat": 0}, {"do": "stand"}, {"do": "close"}):
        await eve.do(table, status=400, **command)
    await visit.visitor().do(table, status=401, do="sit")
    assert (await ada.ask("GET", f"/api/tables/{table}"))["snapshot"]["now"]["phase"] == "open"
