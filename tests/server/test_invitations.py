"""Invitations: to a private table, and to take over a seat."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

from tests.server.hosting import ADDRESS, RACE, Visit, hosted, opened

from swarmrally.server.guard.codes import drawn
from swarmrally.server.process.options import Options, Quotas, Rate, Rates
from swarmrally.store.keeping.hashing import hashed

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
    assert refused["error"]["code"] == "sent_away"
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


@hosted
async def test_a_code_that_lets_people_in_can_be_said_aloud_however_it_is_written_down(visit: Visit) -> None:
    ada = await visit.guest("Ada")
    table = (await ada.ask("POST", "/api/tables", PRIVATE | {"seats": 6, "bots": []}))["table"]
    code = (await ada.ask("POST", f"/api/tables/{table}/invitations", {"uses": 6}))["code"]
    assert re.fullmatch(r"[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}", code)
    written = (code, code.lower(), code.replace("-", ""), f" {code[:2]} {code[2:4]} {code[5:]} ", code.replace("-", " – "), ".".join(code))
    for number, said in enumerate(written):
        guest = await visit.guest(f"Guest {'abcdef'[number]}")
        assert (await guest.ask("POST", "/api/invitations", {"code": said}))["table"] == table
    file = visit.house.store.database.file
    assert file is not None
    bare = code.replace("-", "")
    stored = b"".join(one.read_bytes() for one in file.parent.iterdir() if one.name != "key")
    assert not any(form in stored for form in (code.encode(), bare.encode(), hashed(code), hashed(bare)))


@hosted
async def test_an_invitation_is_listed_and_revoked_by_its_host(visit: Visit) -> None:
    ada, bob, eve = await visit.guest("Ada"), await visit.guest("Bob"), await visit.guest("Eve")
    table = (await ada.ask("POST", "/api/tables", PRIVATE | {"seats": 3}))["table"]
    place = f"/api/tables/{table}/invitations"
    kept, revoked = [await ada.ask("POST", place, {"uses": 3}) for _ in range(2)]
    await bob.ask("POST", "/api/invitations", {"code": revoked["code"]})
    listed = (await ada.ask("GET", place))["invitations"]
    assert {(line["id"], line["uses_left"]) for line in listed} == {(kept["id"], 3), (revoked["id"], 2)}
    assert revoked["code"] not in str(listed)
    assert (await bob.ask("GET", place))["invitations"] == []
    await eve.ask("GET", place, status=404)
    await eve.ask("DELETE", f"{place}/{revoked['id']}", status=404)
    await bob.ask("DELETE", f"{place}/{revoked['id']}", status=400)
    await ada.ask("DELETE", f"{place}/{revoked['id']}", status=204)
    await ada.ask("DELETE", f"{place}/{revoked['id']}", status=400)
    await eve.ask("POST", "/api/invitations", {"code": revoked["code"]}, status=400)
    await bob.ask("GET", f"/api/tables/{table}")
    await eve.ask("POST", "/api/invitations", {"code": kept["code"]})


@hosted
async def test_a_seat_that_is_to_be_handed_over_can_be_kept_after_all(visit: Visit) -> None:
    ada, bob, eve = await visit.guest("Ada"), await visit.guest("Bob"), await visit.guest("Eve")
    table = (await ada.ask("POST", "/api/tables", {"game": "asteroyds", "seats": 3}))["table"]
    await bob.do(table, do="sit")
    place = f"/api/tables/{table}/invitations"
    made = await bob.ask("POST", place, {"seat": 0})
    assert len(made["code"]) == 16
    assert (await ada.ask("GET", place))["invitations"] == []
    await ada.ask("DELETE", f"{place}/{made['id']}", status=400)
    await bob.ask("DELETE", f"{place}/{made['id']}", status=204)
    await eve.ask("POST", "/api/invitations", {"code": made["code"]}, status=400)


@hosted
async def test_a_table_has_so_many_codes_and_no_more(visit: Visit) -> None:
    ada = await visit.guest("Ada")
    table = (await ada.ask("POST", "/api/tables", PRIVATE))["table"]
    for _ in range(Quotas().codes_of_table):
        await ada.ask("POST", f"/api/tables/{table}/invitations", {})
    refused = await ada.ask("POST", f"/api/tables/{table}/invitations", {}, status=400)
    assert refused["error"]["code"] == "too_many_invitations"


@hosted
async def test_whom_the_host_sends_away_does_not_come_back_under_another_name_by_a_code_of_before(visit: Visit) -> None:
    ada, bob, cleo = await visit.guest("Ada"), await visit.guest("Bob"), await visit.guest("Cleo")
    table = (await ada.ask("POST", "/api/tables", PRIVATE | {"seats": 4}))["table"]
    place = f"/api/tables/{table}/invitations"
    codes = [(await ada.ask("POST", place, {"uses": 9}))["code"] for _ in range(2)]
    for guest in (bob, cleo):
        await guest.ask("POST", "/api/invitations", {"code": codes[0]})
        await guest.do(table, do="sit")
    await ada.do(table, do="kick", seat=0)
    assert (await ada.ask("GET", place))["invitations"] == []
    again = await visit.guest("Robert")
    for code in codes:
        await again.ask("POST", "/api/invitations", {"code": code}, status=400)
        await bob.ask("POST", "/api/invitations", {"code": code}, status=403)
        assert (await cleo.ask("POST", "/api/invitations", {"code": code}))["table"] == table
    code = (await ada.ask("POST", place, {"uses": 9}))["code"]
    await bob.ask("POST", "/api/invitations", {"code": code}, status=403)
    await again.ask("POST", "/api/invitations", {"code": code})


@hosted
async def test_a_friend_cannot_hand_a_seat_to_whom_the_host_has_sent_away(visit: Visit) -> None:
    ada, bob, cleo = await visit.guest("Ada"), await visit.guest("Bob"), await visit.guest("Cleo")
    for public in (True, False):
        table = (await ada.ask("POST", "/api/tables", {"game": "asteroyds", "seats": 3, "public": public}))["table"]
        code = (await ada.ask("POST", f"/api/tables/{table}/invitations", {"uses": 9}))["code"]
        for guest in (bob, cleo):
            await guest.ask("POST", "/api/invitations", {"code": code})
            await guest.do(table, do="sit")
        await ada.do(table, do="kick", seat=0)
        seat = (await cleo.ask("POST", f"/api/tables/{table}/invitations", {"seat": 1}))["code"]
        refused = await bob.ask("POST", "/api/invitations", {"code": seat}, status=403)
        assert refused["error"]["code"] == "sent_away"
        await bob.do(table, do="sit", status=400 if public else 404)
        assert (await cleo.ask("GET", f"/api/tables/{table}"))["snapshot"]["own"]["seat"] == 1


def test_who_guesses_codes_runs_out_of_tries_and_the_others_do_not(tmp_path: Path) -> None:
    async def visit() -> None:
        rates = Rates(wrong_code=Rate(20, 0.01), new_player=Rate(99, 99))
        async with opened(tmp_path, Options(rates=rates)) as house:
            ada = await house.guest("Ada", "192.0.2.1")
            table = (await ada.ask("POST", "/api/tables", PRIVATE))["table"]
            code = (await ada.ask("POST", f"/api/tables/{table}/invitations", {"uses": 9}))["code"]
            tried = 0
            for number in range(9):
                thief = await house.guest("Thief", f"198.51.100.{number}")
                while (await thief.post("/api/invitations", json={"code": drawn()})).status_code != 429:
                    tried += 1
            # Ten each until the one that makes it a siege, two each after that.
            assert tried == 10 + 10 + 1 + 7 * 2
            bob = await house.guest("Bob", "192.0.2.2")
            assert (await bob.ask("POST", "/api/invitations", {"code": code}))["table"] == table

    asyncio.run(visit())
