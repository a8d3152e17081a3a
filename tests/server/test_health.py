"""Health, metrics, shelves and the description."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest
from tests.server.hosting import RACE, Visit, hosted, opened, play_to_the_end
from tests.store.test_doctor import zero_pages_of

from swarmrally.server.beside.thinkers import LateBot
from swarmrally.server.http.openapi import description
from swarmrally.server.run.app import ROUTES
from swarmrally.table.desk.errands import Missing
from swarmrally.table.desk.hall import no_quota
from swarmrally.table.settings import Settings


@hosted
async def test_a_server_says_how_it_is(visit: Visit) -> None:
    assert (await visit.visitor().ask("GET", "/api/health"))["ready"] is True
    visit.house.beaten_at -= 60_000
    said = await visit.visitor().ask("GET", "/api/health", status=503)
    assert (said["live"], said["ready"], said["trouble"]) == (True, False, "the database does not answer")


def test_a_page_of_zeros_that_is_met_is_said_and_the_other_tables_go_on(tmp_path: Path) -> None:
    async def visits() -> None:
        async with opened(tmp_path) as visit:
            visit.house.hall.quota = no_quota
            tables = [await visit.house.hall.open(msgspec.convert(RACE, Settings), "ann") for _ in range(40)]
        zero_pages_of(tmp_path, "entries")
        async with opened(tmp_path) as visit:
            assert (await visit.visitor().ask("GET", "/api/health"))["ready"] is True
            answers = [await visit.visitor().get(f"/api/tables/{table}") for table in tables]
            broken = [answer.json()["error"]["reason"] for answer in answers if answer.status_code == 503]
            assert 0 < len(broken) < len(tables)
            assert all("damaged" in reason for reason in broken)
            said = await visit.visitor().ask("GET", "/api/health", status=503)
            assert said["trouble"] == "a part of the database is damaged: `swarmrally doctor` says which"

    asyncio.run(visits())


@hosted
async def test_a_server_that_leaves_is_alive_but_not_ready_and_opens_no_tables(visit: Visit) -> None:
    ada = await visit.guest("Ada")
    table = (await ada.ask("POST", "/api/tables", RACE))["table"]
    assert (await ada.ask("GET", "/api/ready"))["leaving"] is False
    await visit.house.leave(0)
    assert (await ada.ask("GET", "/api/health"))["leaving"] is True
    assert (await ada.ask("GET", "/api/ready", status=503))["ready"] is False
    refused = await ada.ask("POST", "/api/tables", RACE, status=503)
    assert refused["error"]["reason"].startswith("expected another server")
    await ada.do(table, do="sit")
    assert "swarmrally_ready 0.0" in (await visit.visitor("127.0.0.1").get("/metrics")).text


@hosted
async def test_metrics_are_for_this_machine_and_name_nobody(visit: Visit) -> None:
    ada, here = await visit.guest("Ada"), visit.visitor("127.0.0.1")
    table = (await ada.ask("POST", "/api/tables", RACE))["table"]
    await play_to_the_end(ada, visit.house, table)
    assert (await here.get("/metrics")).headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8"
    assert (await ada.get("/metrics")).status_code == 403
    assert (await here.get("/metrics", headers={"X-Forwarded-For": "203.0.113.5"})).status_code == 403
    text = (await here.get("/metrics")).text
    assert 'swarmrally_requests_total{method="POST",route="/api/tables",status="201"} 1.0' in text
    assert 'swarmrally_tables{phase="over"} 1.0' in text
    assert "swarmrally_append_seconds_count" in text
    assert table not in text
    assert "Ada" not in text


@hosted
async def test_rounds_are_counted(visit: Visit) -> None:
    ada = await visit.guest("Ada")
    table = (await ada.ask("POST", "/api/tables", RACE))["table"]
    for command in ("sit", "start"):
        await ada.do(table, do=command)
    plan = msgspec.json.decode((await visit.house.hall.seen(table)).playing().idle_plan(0))
    await ada.do(table, do="seal", round=1, plan=plan)
    for _ in range(100):
        if (await visit.house.hall.seen(table)).playing().round > 1:
            break
        await asyncio.sleep(0.05)
    assert "swarmrally_rounds_total 1.0" in (await visit.visitor("127.0.0.1").get("/metrics")).text


@hosted
async def test_only_what_nobody_expected_counts_as_an_error(visit: Visit) -> None:
    with pytest.raises(Missing):
        await visit.house.hall.seen("2222222222222222")
    visit.house.went_wrong("", LateBot("rookie"))
    visit.house.went_wrong("", KeyError("x"))
    text = (await visit.visitor("127.0.0.1").get("/metrics")).text
    assert "swarmrally_bots_late_total 1.0" in text
    assert "swarmrally_errors_total 1.0" in text


@hosted
async def test_pages_that_are_not_there_do_not_make_new_labels(visit: Visit) -> None:
    eve, here = visit.visitor(), visit.visitor("127.0.0.1")
    for number in range(5):
        await eve.request(f"ODD{number}", f"/nothing/{number}")
    assert 'method="ANY",route="none",status="404"} 5.0' in (await here.get("/metrics")).text


@hosted
async def test_the_shelves_list_what_can_be_played(visit: Visit) -> None:
    eve = await visit.guest("Eve")
    courses = (await eve.ask("GET", "/api/courses"))["courses"]
    assert [course["season"] for course in courses] == [0] * 34 + [1] * 8
    assert courses[0] == {
        "name": "Risky Exchange",
        "players": "2-8",
        "flags": 3,
        "width": 12,
        "height": 16,
        "length": "medium",
        "level": "easy",
        "rule": None,
        "season": 0,
    }
    asked = await eve.ask("GET", "/api/scenarios")
    scenarios, season = asked["scenarios"], asked["season"]
    assert [line["name"] for line in scenarios] == ["racing", "shooting", "targets", "drones"]
    for line in scenarios:
        await eve.ask("POST", "/api/check", {"game": line["game"], "seats": 2, "setup": line["setup"]})
    assert [each["mode"] for each in season] == ["racing", "shooting", "targets", "drones"]
    for each in season:
        setup = {"rules": {"mode": each["mode"]}, "layout": each["layout"]}
        await eve.ask("POST", "/api/check", {"game": "asteroyds", "seats": each["seats"], "setup": setup})
    await eve.ask("POST", "/api/check", {"game": "roborally", "seats": 8, "setup": {"course": courses[-2]["name"]}})


@hosted
async def test_the_docs_list_every_route_without_a_script(visit: Visit) -> None:
    page = (await visit.visitor().get("/api/docs")).text
    described = await visit.visitor().ask("GET", "/api/openapi.json")
    for path in described["paths"]:
        assert path in page
    for forbidden in ("<script", "style=", "<style", "http://", "https://"):
        assert forbidden not in page


def test_every_route_says_what_it_does() -> None:
    described = description(ROUTES)
    for path, place in described["paths"].items():
        for method, operation in place.items():
            assert operation["summary"], f"{method} {path}"
    commands = described["paths"]["/api/tables/{table}/commands"]["post"]["requestBody"]["content"]["application/json"]["schema"]
    assert len(commands["anyOf"]) == 21


@pytest.mark.parametrize("path", ["/", "/plain/page.css"])
def test_pages_of_our_own_are_there(path: str, tmp_path: object) -> None:
    @hosted
    async def visit(house: Visit) -> None:
        assert (await house.visitor().get(path)).status_code == 200

    visit(tmp_path)  # type: ignore[arg-type]
