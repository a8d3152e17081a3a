"""By which browsers and programs somebody is signed in, for how long, and how it ends."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from itsdangerous import URLSafeSerializer
from sqlalchemy import insert, update
from tests.server.hosting import Visit, Visitor, hosted, opened

from swarmrally.server.guard.agents import in_words
from swarmrally.server.http.sessions import MOST_TOKENS
from swarmrally.store.keeping.hashing import hashed
from swarmrally.store.schema import SESSIONS

DAY = 86_400_000
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"


async def sessions_of(visitor: Visitor) -> list[dict[str, object]]:
    return list((await visitor.ask("GET", "/api/me/sessions"))["sessions"])


async def second_device(visit: Visit, first: Visitor) -> Visitor:
    """A browser beside the first one, as a copy of a profile would be."""
    player = (await visit.house.identities.players([(await first.ask("GET", "/api/me"))["id"]])).popitem()[1]
    other = visit.visitor()
    other.cookies.set("swarmrally", (await visit.house.identities.begin(player, "browser", "Phone", visit.house.now)).token)
    return other


async def make_older(visit: Visit, days: int) -> None:
    await visit.house.store.database.write(update(SESSIONS).values(seen_at=SESSIONS.c.seen_at - days * DAY))
    visit.house.identities.sessions.clear()


@hosted
async def test_a_browser_is_named_by_a_word_or_two_and_nothing_else_of_it_is_kept(visit: Visit) -> None:
    ada = visit.visitor()
    ada.headers["User-Agent"] = FIREFOX
    await ada.introduce("Ada")
    (session,) = await sessions_of(ada)
    assert (session["label"], session["kind"], session["current"]) == ("Firefox on Linux", "browser", True)
    folder = visit.house.store.database.file
    assert folder is not None
    assert not any(b"Gecko" in file.read_bytes() for file in folder.parent.iterdir())


@hosted
async def test_of_many_tokens_only_the_first_few_are_looked_at(visit: Visit) -> None:
    ada = await visit.guest("Ada")
    for others, is_known in ((1, True), (700, False)):
        sent = "; ".join([*["swarmrally=an.old"] * others, f"swarmrally={ada.cookies['swarmrally']}"])
        found = await visit.house.identities.identify({"headers": [(b"cookie", sent.encode())]}, visit.house.now)
        assert (found is not None) == is_known


@pytest.mark.parametrize(
    ("agent", "words"),
    [
        (FIREFOX, "Firefox on Linux"),
        (
            "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1",
            "Safari on iPhone",
        ),
        ("Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36", "Chrome on Android"),
        ("Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0", "Edge on Windows"),
        ("curl/8.0", ""),
        ("<script>alert(1)</script>", ""),
    ],
)
def test_what_a_browser_says_of_itself_in_words(agent: str, words: str) -> None:
    assert in_words(agent) == words


@hosted
async def test_a_session_can_be_ended_from_another_one(visit: Visit) -> None:
    ada = await visit.guest("Ada")
    phone = await second_device(visit, ada)
    listed = await sessions_of(ada)
    assert [session["label"] for session in listed if not session["current"]] == ["Phone"]
    (other,) = [session["id"] for session in listed if not session["current"]]
    await ada.ask("DELETE", f"/api/me/sessions/{other}", status=204)
    await phone.ask("GET", "/api/me", status=401)
    await ada.ask("GET", "/api/me")
    await ada.ask("DELETE", f"/api/me/sessions/{other}", status=400)


@hosted
async def test_nobody_ends_the_session_of_somebody_else(visit: Visit) -> None:
    ada, eve = await visit.guest("Ada"), await visit.guest("Eve")
    ((session),) = await sessions_of(ada)
    for way in ("sessions", "tokens"):
        await eve.ask("DELETE", f"/api/me/{way}/{session['id']}", status=400)
    await eve.ask("DELETE", "/api/me/sessions", status=204)
    await ada.ask("GET", "/api/me")
    await visit.visitor().ask("GET", "/api/me/sessions", status=401)


@hosted
async def test_all_others_end_at_once(visit: Visit) -> None:
    ada = await visit.guest("Ada")
    phone, tablet = await second_device(visit, ada), await second_device(visit, ada)
    token = (await ada.ask("POST", "/api/me/tokens", {"name": "my bot"}))["token"]
    program = visit.visitor()
    program.headers = {"Authorization": f"Bearer {token}"}
    await program.ask("GET", "/api/me")
    await ada.ask("DELETE", "/api/me/sessions", status=204)
    for gone in (phone, tablet, program):
        await gone.ask("GET", "/api/me", status=401)
    assert [session["current"] for session in await sessions_of(ada)] == [True]


@hosted
async def test_programs_have_tokens_of_their_own_with_a_name_and_a_last_use(visit: Visit) -> None:
    ada = await visit.guest("Ada")
    made = await ada.ask("POST", "/api/me/tokens", {"name": "my bot"})
    (line,) = (await ada.ask("GET", "/api/me/tokens"))["sessions"]
    assert (line["id"], line["label"], line["kind"], line["current"]) == (made["id"], "my bot", "program", False)
    assert made["token"] not in str(line)
    assert len(await sessions_of(ada)) == 1
    await make_older(visit, 2)
    program = visit.visitor()
    program.headers = {"Authorization": f"Bearer {made['token']}"}
    assert (await program.ask("GET", "/api/me"))["name"] == "Ada"
    (line,) = (await ada.ask("GET", "/api/me/tokens"))["sessions"]
    assert visit.house.now - line["seen_at"] < DAY
    await ada.ask("DELETE", f"/api/me/tokens/{made['id']}", status=204)
    await program.ask("GET", "/api/me", status=401)


@hosted
async def test_a_player_has_so_many_tokens_and_no_more(visit: Visit) -> None:
    ada = await visit.guest("Ada")
    for number in range(MOST_TOKENS):
        await ada.ask("POST", "/api/me/tokens", {"name": f"bot {number}"})
    refused = await ada.ask("POST", "/api/me/tokens", {"name": "one more"}, status=400)
    assert (refused["error"]["code"], refused["error"]["details"]) == ("too_many_tokens", {"most": 20})


@hosted
async def test_a_session_ends_when_it_was_not_used_for_long_and_not_before(visit: Visit) -> None:
    ada = await visit.guest("Ada")
    for _ in range(3):
        await make_older(visit, 89)
        await ada.ask("GET", "/api/me")
    await make_older(visit, 91)
    await ada.ask("GET", "/api/me", status=401)
    await visit.house.forget_old()
    assert await visit.house.store.database.read(SESSIONS.select()) == []


@hosted
async def test_who_is_known_is_not_looked_up_for_every_request(visit: Visit) -> None:
    ada = await visit.guest("Ada")
    await ada.ask("GET", "/api/me")
    reads = 0
    read = visit.house.store.database.read

    async def counted(*asked: object, **more: object) -> object:
        nonlocal reads
        reads += 1
        return await read(*asked, **more)  # type: ignore[arg-type]

    visit.house.store.database.read = counted  # type: ignore[method-assign,assignment]
    begun = time.monotonic()
    for _ in range(20):
        await ada.ask("GET", "/api/me")
    assert reads <= 1 + (time.monotonic() - begun) / 3
    before = reads
    for _ in range(20):
        await visit.visitor().get("/api/me", headers={"Cookie": "swarmrally=made.up"})
    assert reads == before


@hosted
async def test_a_recovery_ends_all_other_links_and_sessions(visit: Visit) -> None:
    ada = await visit.guest("Ada")
    phone = await second_device(visit, ada)
    program = (await ada.ask("POST", "/api/me/tokens", {"name": "my bot"}))["token"]
    links = [(await ada.ask("POST", "/api/me/recovery"))["secret"] for _ in range(3)]
    new, thief = visit.visitor(), visit.visitor()
    await new.ask("POST", "/api/recover", {"secret": links[0]})
    for link in links:
        await thief.ask("POST", "/api/recover", {"secret": link}, status=400)
    for gone in (ada, phone):
        await gone.ask("GET", "/api/me", status=401)
    answer = await visit.visitor().get("/api/me", headers={"Authorization": f"Bearer {program}"})
    assert answer.status_code == 401
    assert [session["current"] for session in await sessions_of(new)] == [True]


@hosted
async def test_a_session_that_is_connected_is_in_use(visit: Visit) -> None:
    ada = await visit.guest("Ada")
    player = (await ada.ask("GET", "/api/me"))["id"]
    await make_older(visit, 80)
    (session,) = await visit.house.store.sessions.of(player, 0)
    connected = [(player, session.id), (player, "ended"), ("nobody", session.id)]
    assert await visit.house.identities.ended(connected, visit.house.now) == set(connected[1:])
    (session,) = await visit.house.store.sessions.of(player, 0)
    assert visit.house.now - session.seen_at < DAY


# Keys


def on_two_houses(folder: Path, first: Callable[[Visit], Awaitable[str]], then: Callable[[Visit, str], Awaitable[None]]) -> None:
    async def visits() -> None:
        async with opened(folder) as visit:
            kept = await first(visit)
        async with opened(folder) as visit:
            await then(visit, kept)

    asyncio.run(visits())


@hosted
async def test_neither_the_database_nor_the_key_alone_makes_a_token(visit: Visit) -> None:
    ada = await visit.guest("Ada")
    player = (await ada.ask("GET", "/api/me"))["id"]
    ((found),) = await visit.house.store.sessions.of(player, 0)
    with_the_key = [visit.house.signing.sign("player", guess) for guess in (player, found.id, found.hash.hex(), [player, 0])]
    with_the_database = [found.hash.hex(), URLSafeSerializer(found.hash, salt="player").dumps(found.hash.hex())]
    for forged in (*with_the_key, *with_the_database):
        answer = await visit.visitor().get("/api/me", headers={"Cookie": f"swarmrally={forged}"})
        assert answer.status_code == 401


@hosted
async def test_a_token_of_before_counts_and_its_browser_gets_a_session_of_its_own(visit: Visit) -> None:
    player = await visit.house.store.players.create("ada", "Ada", visit.house.now)
    old = {"hash": hashed(f"{player.id} 2"), "player": player.id, "kind": "before", "label": "", "made_at": 1, "seen_at": visit.house.now}
    await visit.house.store.database.write(insert(SESSIONS).values(**old))
    key = visit.house.signing.keys.ring[0].secret
    token = str(URLSafeSerializer(key, salt="player").dumps([player.id, 2]))
    void = str(URLSafeSerializer(key, salt="player").dumps([player.id, 1]))
    program, browser = visit.visitor(), visit.visitor()
    assert (await program.get("/api/me", headers={"Authorization": f"Bearer {void}"})).status_code == 401
    for _ in range(2):
        answer = await program.get("/api/me", headers={"Authorization": f"Bearer {token}"})
        assert (answer.status_code, "set-cookie" in answer.headers) == (200, False)
    answer = await browser.get("/api/me", headers={"Cookie": f"swarmrally={token}"})
    assert answer.status_code == 200
    assert browser.cookies["swarmrally"] != token
    listed = await sessions_of(browser)
    assert {(session["kind"], session["current"]) for session in listed} == {("before", False), ("browser", True)}
    (before,) = [session["id"] for session in listed if session["kind"] == "before"]
    await browser.ask("DELETE", f"/api/me/sessions/{before}", status=204)
    assert (await program.get("/api/me", headers={"Authorization": f"Bearer {token}"})).status_code == 401
    await browser.ask("GET", "/api/me")


@hosted
async def test_a_new_key_signs_nobody_out_and_cookies_are_signed_anew(visit: Visit) -> None:
    ada, away = await visit.guest("Ada"), await visit.guest("Bob")
    old = ada.cookies["swarmrally"]
    ring = visit.house.store.keyring()
    await ring.rotate(signs_from=0)
    await visit.house.reread_keys()
    await ada.ask("GET", "/api/me")
    assert ada.cookies["swarmrally"] != old
    assert len(await sessions_of(ada)) == 1
    answer = await visit.visitor().get("/api/me", headers={"Cookie": f"swarmrally={old}"})
    assert answer.status_code == 200
    await ring.forget_old(0)
    await visit.house.reread_keys()
    await ada.ask("GET", "/api/me")
    await away.ask("GET", "/api/me", status=401)
    answer = await visit.visitor().get("/api/me", headers={"Cookie": f"swarmrally={old}"})
    assert answer.status_code == 401


def test_sessions_and_invitations_outlive_the_server(tmp_path: Path) -> None:
    async def first(visit: Visit) -> str:
        ada = await visit.guest("Ada")
        table = (await ada.ask("POST", "/api/tables", {"game": "asteroyds", "seats": 2, "public": False}))["table"]
        code = (await ada.ask("POST", f"/api/tables/{table}/invitations", {}))["code"]
        return f"{ada.cookies['swarmrally']} {code}"

    async def then(visit: Visit, kept: str) -> None:
        cookie, code = kept.split()
        answer = await visit.visitor().get("/api/me", headers={"Cookie": f"swarmrally={cookie}"})
        assert answer.json()["name"] == "Ada"
        bob = await visit.guest("Bob")
        await bob.ask("POST", "/api/invitations", {"code": code})

    on_two_houses(tmp_path, first, then)


@hosted
async def test_a_share_link_of_before_still_counts(visit: Visit) -> None:
    key = visit.house.signing.keys.ring[0].secret
    ada = await visit.guest("Ada")
    table = (await ada.ask("POST", "/api/tables", {"game": "asteroyds", "seats": 2}))["table"]
    code = str(URLSafeSerializer(key, salt="record").dumps(table))
    refused = await ada.ask("POST", "/api/shared", {"code": code}, status=409)
    assert refused["error"]["code"] == "not_over"
    await ada.ask("POST", "/api/shared", {"code": visit.house.signing.sign("player", table)}, status=404)
