"""The browser client's files: which are given for which path, how they are packed, and how long they are kept."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from tests.server.hosting import Guest, gated

from swarmrally.server.process.options import Options, Rate, Rates
from swarmrally.wasm.building import rules_hash

PAGE = "<!doctype html><title>Swarmrally</title>" + "<!-- a page -->" * 50
SOURCES = rules_hash()
OTHERS = "0123456789abcdef" + "fedcba9876543210" * 3
SCRIPT = "console.log('swarm');" * 50
HTML = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}


def built(folder: Path) -> Path:
    """A client of three files beside something that is nobody's business."""
    web = folder / "web"
    (web / "assets").mkdir(parents=True)
    for name, text in {
        "index.html": PAGE,
        "icon.svg": "<svg/>",
        "assets/index-Ab_1-x.js": SCRIPT,
        "assets/part.svelte-C1.css": "a{}",
    }.items():
        (web / name).write_text(text)
    (web / "assets/index-Ab_1-x.js.gz").write_bytes(gzip.compress(SCRIPT.encode()))
    (web / "assets/index-Ab_1-x.js.br").write_bytes(b"as brotli")
    engine = folder / "engine"
    (engine / "courses").mkdir(parents=True)
    (engine / "engine.json").write_text(f'{{\n "version": 1,\n "sources": "{SOURCES}",\n "modules": []\n}}\n')
    (engine / "asteroyds.wasm").write_bytes(b"rules")
    (engine / "asteroyds.wasm.gz").write_bytes(gzip.compress(b"rules"))
    (engine / "courses/risky_exchange.bin").write_bytes(b"course")
    (folder / "secret.js").write_text("secret")
    (web / ".env.js").write_text("secret")
    return web


def visited(test: Callable[[Guest], Awaitable[None]]) -> Callable[[Path], None]:
    """A test that comes to a house with a client."""

    def run(tmp_path: Path) -> None:
        async def visit() -> None:
            async with gated(tmp_path / "store", web=built(tmp_path), engine=tmp_path / "engine") as come:
                await test(come())

        asyncio.run(visit())

    run.__name__ = test.__name__
    return run


@visited
async def test_every_path_of_the_client_is_its_page(eve: Guest) -> None:
    for path in ("/", "/table/abc", "/rules/asteroyds", "/pilots/tania.x"):
        answer = await eve.get(path, headers=HTML)
        assert (answer.status_code, answer.text) == (200, PAGE)
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert answer.headers["cache-control"] == "no-cache"
        assert "script-src 'self'" in answer.headers["content-security-policy"]


@visited
async def test_only_what_is_embedded_may_stand_in_other_peoples_pages(eve: Guest) -> None:
    embedded = await eve.get("/embed/puzzle/a1", headers=HTML)
    assert (embedded.status_code, embedded.text) == (200, PAGE)
    assert "frame-ancestors *;" in embedded.headers["content-security-policy"]
    assert "x-frame-options" not in embedded.headers
    assert embedded.headers["cross-origin-resource-policy"] == "cross-origin"
    usual = await eve.get("/puzzle/a1", headers=HTML)
    without = str(usual.headers["content-security-policy"]).replace("frame-ancestors 'none'", "frame-ancestors *")
    assert embedded.headers["content-security-policy"] == without
    record = await eve.get("/embed/record/abc?at=3", headers=HTML)
    assert record.headers["content-security-policy"] == embedded.headers["content-security-policy"]
    pages = (
        "/",
        "/puzzle/a1",
        "/embed",
        "/embed/",
        "/embed/puzzle",
        "/embed/table/a1",
        "/embed/me",
        "/embed/puzzle/a1/b",
        "/embed/records/a1",
    )
    ways_out = (
        "/embed/puzzle/%2e%2e/table",
        "/embed/puzzle/a%2f..%2f..%2ftable",
        "/embed//puzzle/a1",
        "/EMBED/puzzle/a1",
        "//embed/puzzle/a1",
    )
    others = ("/embedded/puzzle/a1", "/icon.svg", "/assets/index-Ab_1-x.js", "/api/embed/puzzle")
    for path in (*pages, *ways_out, *others):
        headers = (await eve.get(path, headers=HTML)).headers
        assert "frame-ancestors 'none'" in headers["content-security-policy"], path
        assert (headers["x-frame-options"], headers["cross-origin-resource-policy"]) == ("DENY", "same-origin"), path


@visited
async def test_what_is_embedded_sets_no_cookie(eve: Guest) -> None:
    answer = await eve.get("/embed/puzzle/a1", headers={**HTML, "Cookie": "swarmrally=x"})
    assert "set-cookie" not in answer.headers
    assert all(answer.headers[name] for name in ("x-content-type-options", "referrer-policy", "permissions-policy"))


@visited
async def test_what_is_not_the_clients_is_answered_as_ever(eve: Guest) -> None:
    assert (await eve.get("/api/nothing", headers=HTML)).json()["error"]["reason"] == "expected a page that is there"
    assert (await eve.get("/api/tables", headers=HTML)).json()["tables"] == []
    assert (await eve.get("/plain/page.css", headers=HTML)).headers["content-type"].startswith("text/css")
    assert (await eve.get("/metrics", headers=HTML)).status_code == 403
    assert (await eve.get("/favicon.ico", headers={"Accept": "image/*"})).status_code == 404
    assert (await eve.post("/table/abc")).status_code == 404


@visited
async def test_a_file_with_a_hash_in_its_name_is_kept_for_ever(eve: Guest) -> None:
    answer = await eve.get("/assets/index-Ab_1-x.js", headers={"Accept-Encoding": "identity"})
    assert answer.text == SCRIPT
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert "content-encoding" not in answer.headers
    assert (await eve.get("/assets/part.svelte-C1.css")).headers["content-type"] == "text/css; charset=utf-8"
    icon = await eve.get("/icon.svg")
    assert (icon.headers["content-type"], icon.headers["cache-control"]) == ("image/svg+xml", "public, max-age=86400")


@visited
async def test_a_file_comes_packed_as_the_browser_can_open_it(eve: Guest) -> None:
    packed = await eve.get("/assets/index-Ab_1-x.js", headers={"Accept-Encoding": "gzip"})
    assert (packed.headers["content-encoding"], packed.headers["vary"], packed.text) == ("gzip", "accept-encoding", SCRIPT)
    async with eve.stream("GET", "/assets/index-Ab_1-x.js", headers={"Accept-Encoding": "gzip, deflate, br"}) as best:
        assert best.headers["content-encoding"] == "br"
        assert b"".join([chunk async for chunk in best.aiter_raw()]) == b"as brotli"
    unwanted = await eve.get("/assets/index-Ab_1-x.js", headers={"Accept-Encoding": "br;q=0, gzip"})
    assert unwanted.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in (await eve.get("/assets/part.svelte-C1.css", headers={"Accept-Encoding": "br"})).headers


@visited
async def test_a_browser_that_has_the_page_is_told_so(eve: Guest) -> None:
    first = await eve.get("/", headers=HTML)
    again = await eve.get("/", headers=HTML | {"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    head = await eve.head("/", headers=HTML)
    assert (head.content, head.headers["content-length"]) == (b"", str(len(PAGE)))


@pytest.mark.parametrize(
    "path",
    [
        "/assets/../../secret.js",
        "/assets/%2e%2e/%2e%2e/secret.js",
        "/assets/..%2f..%2fsecret.js",
        "/..%2fsecret.js",
        "/%2e%2e/secret.js",
        "/.env.js",
        "/assets/",
        "/assets/index-Ab_1-x.js.gz",
        "/assets/index-Ab_1-x.js%00",
        "/assets/..%5c..%5csecret.js",
    ],
)
def test_no_path_leads_out_of_the_folder(tmp_path: Path, path: str) -> None:
    async def visit() -> None:
        async with gated(tmp_path / "store", web=built(tmp_path), engine=tmp_path / "engine") as come:
            answer = await come().get(path)
            assert answer.status_code == 404
            assert "secret" not in answer.text

    asyncio.run(visit())


def test_files_do_not_use_up_the_requests_of_an_address(tmp_path: Path) -> None:
    async def visit() -> None:
        async with gated(tmp_path / "store", Options(rates=Rates(address=Rate(2, 0.01))), built(tmp_path)) as come:
            eve = come()
            assert {(await eve.get("/assets/index-Ab_1-x.js")).status_code for _ in range(20)} == {200}
            assert [(await eve.get("/api/tables")).status_code for _ in range(3)] == [200, 200, 429]

    asyncio.run(visit())


def test_without_a_built_client_a_plain_page_says_how_to_build_it(tmp_path: Path) -> None:
    async def visit() -> None:
        async with gated(tmp_path) as come:
            assert "make play" in (await come().get("/", headers=HTML)).text
            assert (await come().get("/table/abc", headers=HTML)).status_code == 404

    asyncio.run(visit())


@visited
async def test_the_engine_lies_under_the_hash_of_its_sources(eve: Guest) -> None:
    described = await eve.get("/engine/engine.json")
    assert described.json()["sources"] == SOURCES
    assert described.headers["cache-control"] == "no-cache"
    rules = await eve.get(f"/engine/{SOURCES[:16]}/asteroyds.wasm")
    assert (rules.content, rules.headers["content-type"]) == (b"rules", "application/wasm")
    assert rules.headers["content-encoding"] == "gzip"
    assert "immutable" in rules.headers["cache-control"]
    assert (await eve.get(f"/engine/{SOURCES[:16]}/courses/risky_exchange.bin")).content == b"course"


@visited
async def test_no_other_engine_is_there(eve: Guest) -> None:
    other = "f" * 16
    for path in (
        f"{other}/asteroyds.wasm",
        f"{SOURCES[16:32]}/asteroyds.wasm",
        f"{SOURCES[:16]}/../secret.js",
        f"{SOURCES[:16]}/nothing.wasm",
        "asteroyds.wasm",
    ):
        assert (await eve.get(f"/engine/{path}", headers=HTML)).status_code == 404


def test_an_engine_by_other_rules_is_not_given_out(tmp_path: Path) -> None:
    async def visit() -> None:
        async with gated(tmp_path / "store", web=built(tmp_path), engine=tmp_path / "engine") as come:
            eve, described = come(), tmp_path / "engine" / "engine.json"
            described.write_text(described.read_text().replace(SOURCES, OTHERS))
            for path in ("engine.json", f"{OTHERS[:16]}/asteroyds.wasm", f"{SOURCES[:16]}/asteroyds.wasm"):
                assert (await eve.get(f"/engine/{path}", headers=HTML)).status_code == 404

    asyncio.run(visit())


def test_without_an_engine_the_page_is_told_so(tmp_path: Path) -> None:
    async def visit() -> None:
        async with gated(tmp_path / "store", web=built(tmp_path), engine=tmp_path / "none") as come:
            assert (await come().get("/engine/engine.json", headers=HTML)).status_code == 404

    asyncio.run(visit())
