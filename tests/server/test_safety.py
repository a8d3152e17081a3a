"""What keeps browsers, neighbours and curious readers of logs away."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
import structlog
from tests.server.hosting import ADDRESS, RACE, Visit, gated, hosted, opened

from swarmrally.gate.addresses import neighbourhood
from swarmrally.server.guard.limits import MOST_BUCKETS, Limits, TooMany
from swarmrally.server.guard.origins import own_origins
from swarmrally.server.process.options import Options, Rate, Rates


@hosted
async def test_every_answer_carries_the_headers(visit: Visit) -> None:
    eve = visit.visitor()
    for path in ("/", "/api/tables", "/api/me", "/nothing", "/api/docs"):
        headers = (await eve.get(path)).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"].replace(" 'wasm-unsafe-eval'", "", 1)
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["cross-origin-opener-policy"] == "same-origin"
        assert headers["cache-control"] == "no-store"
        assert "strict-transport-security" not in headers
        assert "server" not in headers


def test_under_https_cookies_are_secure_and_browsers_are_told_to_stay(tmp_path: Path) -> None:
    async def visit() -> None:
        async with opened(tmp_path, Options(public_url="https://play.example.org")) as house:
            ada = house.visitor()
            ada.headers["Origin"] = "https://play.example.org"
            answer = await ada.post("/api/players", json={"name": "Ada"})
            assert answer.headers["set-cookie"].endswith("; Secure")
            assert answer.headers["strict-transport-security"] == "max-age=31536000"
            token = answer.headers["set-cookie"].partition(";")[0]
            recovery = await ada.post("/api/me/recovery", headers={"Cookie": token})
            assert recovery.json()["link"].startswith("https://play.example.org/#recover=")

    asyncio.run(visit())


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"Origin": ADDRESS}, 200),
        ({"Origin": ADDRESS, "Sec-Fetch-Site": "same-origin"}, 200),
        ({"Sec-Fetch-Site": "same-origin"}, 200),
        ({}, 403),
        ({"Origin": "https://evil.test"}, 403),
        ({"Origin": "null"}, 403),
        ({"Origin": "http://swarm.test.evil.test"}, 403),
        ({"Origin": "http://[x"}, 403),
        ({"Origin": ADDRESS, "Sec-Fetch-Site": "cross-site"}, 403),
        ({"Sec-Fetch-Site": "same-site"}, 403),
        ({"Sec-Fetch-Site": "none"}, 403),
    ],
)
def test_a_cookie_counts_only_on_our_own_pages(tmp_path: Path, headers: dict[str, str], status: int) -> None:
    async def visit() -> None:
        async with opened(tmp_path) as house:
            ada = await house.guest("Ada")
            del ada.headers["Origin"]
            assert (await ada.patch("/api/me", json={"name": "Eve"}, headers=headers)).status_code == status
            assert (await ada.ask("GET", "/api/me"))["name"] == ("Eve" if status == 200 else "Ada")

    asyncio.run(visit())


def test_the_page_that_we_are_known_by_is_ours_by_its_own_scheme_alone() -> None:
    options = Options(public_url="https://play.example.org")
    assert own_origins("http", {"play.example.org"}, options) == {"https://play.example.org"}
    assert own_origins("https", {"other.example.org"}, options) == {"https://play.example.org", "https://other.example.org"}
    assert own_origins("http", {"localhost:8420"}, Options()) == {"http://localhost:8420"}


@hosted
async def test_a_page_of_others_cannot_make_a_player_either(visit: Visit) -> None:
    eve = visit.visitor()
    assert (await eve.post("/api/players", json={"name": "Eve"}, headers={"Origin": "https://evil.test"})).status_code == 403


def test_who_asks_too_often_is_told_when_to_come_back(tmp_path: Path) -> None:
    async def visit() -> None:
        async with gated(tmp_path, Options(rates=Rates(address=Rate(3, 0.5)))) as come:
            eve, ada = come("198.51.100.1"), come("198.51.100.2")
            assert [(await eve.get("/api/tables")).status_code for _ in range(5)] == [200, 200, 200, 429, 429]
            answer = await eve.get("/api/tables")
            assert 1 <= int(answer.headers["retry-after"]) <= 3
            assert answer.json()["error"]["reason"].startswith("expected fewer requests")
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert (await ada.get("/api/tables")).status_code == 200

    asyncio.run(visit())


def test_players_and_tables_and_codes_have_limits_of_their_own(tmp_path: Path) -> None:
    async def visit() -> None:
        few = Rate(2, 0.01)
        async with opened(tmp_path, Options(rates=Rates(new_player=few, new_table=few, code=few))) as house:
            ada = await house.guest("Ada")
            await house.guest("Bob")
            await house.visitor().ask("POST", "/api/players", {"name": "Eve"}, status=429)
            statuses = [(await ada.post("/api/tables", json=RACE)).status_code for _ in range(3)]
            assert statuses == [201, 201, 429]
            statuses = [(await ada.post("/api/invitations", json={"code": "guess"})).status_code for _ in range(3)]
            assert statuses == [400, 400, 429]

    asyncio.run(visit())


def test_a_bucket_fills_up_again() -> None:
    now = 0.0
    limits = Limits(Rates(address=Rate(2, 0.5)), lambda: now)
    limits.take("address", "a")
    limits.take("address", "a")
    with pytest.raises(TooMany) as error:
        limits.take("address", "a")
    assert error.value.seconds == 2
    now = 2.1
    limits.take("address", "a")
    with pytest.raises(TooMany):
        limits.take("address", "a")


def test_many_addresses_do_not_fill_the_memory() -> None:
    limits = Limits(Rates(), lambda: 0.0)
    for number in range(MOST_BUCKETS + 10):
        limits.take("address", str(number))
    assert len(limits.buckets) <= MOST_BUCKETS


def test_a_crowd_does_not_make_a_debt_forgotten() -> None:
    """Neither one of the same kind, nor one that does something of which more is free."""
    limits = Limits(Rates(new_player=Rate(2, 0.2), address=Rate(200, 40)), lambda: 0.0)
    limits.take("new_player", "eve", 2)
    for number in range(MOST_BUCKETS):
        limits.take("new_player", str(number))
        limits.take("address", str(number), 10)
    with pytest.raises(TooMany):
        limits.take("new_player", "eve")


@pytest.mark.parametrize(
    ("address", "expected"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("testclient", "testclient"),
    ],
)
def test_a_neighbourhood_is_what_one_customer_has(address: str, expected: str) -> None:
    assert neighbourhood(address) == expected


@hosted
async def test_nothing_secret_is_in_the_log(visit: Visit) -> None:
    with structlog.testing.capture_logs() as lines:
        ada, bob = await visit.guest("Ada Secretname"), await visit.guest("Bob")
        table = (await ada.ask("POST", "/api/tables", RACE | {"public": False}))["table"]
        code = (await ada.ask("POST", f"/api/tables/{table}/invitations", {}))["code"]
        await bob.ask("POST", "/api/invitations", {"code": code})
        secret = (await ada.ask("POST", "/api/me/recovery"))["secret"]
        await ada.ask("GET", f"/api/tables?game=asteroyds&x={code}", status=400)
        await ada.ask("GET", f"/nothing/{code}", status=404)
    written = str(lines)
    assert len(lines) == 8
    for hidden in ("Secretname", table, code, secret, ada.cookies["swarmrally"]):
        assert hidden not in written


@hosted
async def test_an_error_that_nobody_expected_has_an_id_and_tells_nothing(visit: Visit) -> None:
    async def fail(*_: object) -> None:
        raise RuntimeError("the password is 1234")

    visit.house.store.tables.finished = fail  # type: ignore[method-assign,assignment]
    with structlog.testing.capture_logs() as lines:
        answer = await visit.visitor().get("/api/records")
    assert answer.status_code == 500
    (line,) = [line for line in lines if line["event"] == "unexpected"]
    assert answer.json()["error"]["id"] == line["id"]
    assert "1234" not in str(lines) + answer.text
    assert answer.headers["x-content-type-options"] == "nosniff"


@hosted
async def test_a_line_of_the_log_speaks_of_a_table_without_its_id(visit: Visit) -> None:
    ada = await visit.guest("Ada")
    tables = [(await ada.ask("POST", "/api/tables", RACE | {"public": False}))["table"] for _ in range(2)]
    with structlog.testing.capture_logs() as lines:
        for table in (*tables, tables[0], ""):
            visit.house.hall.went_wrong(table, TimeoutError(f"table {table} is written to too often"))
    names = [line["table"] for line in lines]
    assert names[0] == names[2] != names[1]
    assert names[3] == ""
    assert not any(table in str(lines) for table in tables)
    assert len(names[0]) == 8
