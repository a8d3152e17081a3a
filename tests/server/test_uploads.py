"""Games that were played in a browser: kept exactly as they were played, private, never counted, and nothing else is kept."""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec import Raw
from sqlalchemy import select, update
from tests.conftest import count
from tests.contract.games import GAMES, Rules, engine, stops
from tests.server.hosting import Visit, Visitor, hosted, opened

from swarmrally.kernel.compiler import INTERPRETED
from swarmrally.kernel.records import Record
from swarmrally.kernel.refusal import Refusal
from swarmrally.server.beside.uploading import DECODER, appended, setup_of
from swarmrally.server.guard import quota
from swarmrally.server.http.uploads import LARGEST_RECORD
from swarmrally.server.process.options import UNLIMITED, Options, Quotas, Rate
from swarmrally.store.care.doctor import look_through
from swarmrally.store.care.exports import export_tables, import_tables
from swarmrally.store.keeping.endings import Sought
from swarmrally.store.schema import ENTRIES, TABLES
from swarmrally.table.folding.telling import Telling
from swarmrally.table.games import asteroyds
from swarmrally.table.games.listing import BOXES

RULES: dict[str, Rules] = {rules.name: rules for rules in GAMES}
WHOLE = 200
KEPT = 201


@pytest.fixture(autouse=True)
def fast():
    with engine("asteroyds", not INTERPRETED), engine("roborally", not INTERPRETED):
        yield


def upload_of(game: str, seed: str = "a game in a browser", tries: int = 50) -> dict[str, Any]:
    """A whole game with random plans; the first that ends."""
    for number in range(tries):
        *_, end = stops(RULES[game], f"{seed} {number}", WHOLE)
        record = msgspec.json.decode(msgspec.json.encode(end.record()))
        if end.is_over and len(json.dumps(record)) < LARGEST_RECORD // 2 and record["setup"]["scenario"] is None:
            setup = dict(record["setup"], seats=[])
            seats = len(record["setup"]["seats"])
            box = BOXES[game]  # type: ignore[index]
            record["owners"] = owners = box.check_owners(box.read_setup(msgspec.json.encode(setup)), seats, [])
            return {"record": record, "bots": [None if (owners or range(seats))[seat] == 0 else "racer" for seat in range(seats)]}
    raise AssertionError("no game ended")


FLIGHT = None


def flight() -> dict[str, Any]:
    """One game for all tests that only change something in it."""
    global FLIGHT
    FLIGHT = FLIGHT or upload_of("asteroyds")
    return msgspec.json.decode(msgspec.json.encode(FLIGHT))  # type: ignore[no-any-return]


async def give(visitor: Visitor, upload: Any, status: int = KEPT) -> Any:
    return await visitor.ask("POST", "/api/me/games", upload, status)


async def tables_in(visit: Visit) -> int:
    return len(await visit.house.store.database.read(select(TABLES.c.id)))


@pytest.mark.parametrize("game", ["asteroyds", "roborally"])
def test_a_game_from_a_browser_is_among_my_games_with_record_film_and_link(tmp_path, game):
    async def story():
        async with opened(tmp_path, Options(rates=UNLIMITED)) as visit:
            for number in range(count(2, 20)):
                await one(visit, upload_of(game, f"browser {number}"))

    async def one(visit: Visit, upload: dict[str, Any]) -> None:
        ada, bob = await visit.guest("Ada"), await visit.guest("Bob", "203.0.113.9")
        table = (await give(ada, upload))["table"]
        (line,) = (await ada.ask("GET", "/api/me/games"))["games"]
        assert (line["table"], line["against"]) == (table, "browser")
        winners = upload["record"]["events"][-1][-1]["winners"]
        mine = [seat for seat, bot in enumerate(upload["bots"]) if bot is None]
        expected = "nobody" if not winners else "won" if set(winners) <= set(mine) else "shared" if set(winners) & set(mine) else "lost"
        assert line["result"] == expected
        record = await ada.ask("GET", f"/api/tables/{table}/record")
        assert {name: record[name] for name in ("seed", "decisions", "events")} == {
            name: upload["record"][name] for name in ("seed", "decisions", "events")
        }
        film = await ada.ask("GET", f"/api/tables/{table}/film")
        assert film["uploaded"]
        assert film["dice"] is None
        assert film["events"] == [event for stretch in upload["record"]["events"][1:] for event in stretch]
        assert len(film["decisions"]) == len(upload["record"]["decisions"])
        assert (await ada.ask("GET", f"/api/tables/{table}"))["snapshot"]["uploaded"]
        assert (await ada.ask("POST", f"/api/tables/{table}/verify"))["events_same"]
        await bob.ask("GET", f"/api/tables/{table}/record", status=404)
        code = (await ada.ask("POST", f"/api/tables/{table}/share"))["code"]
        assert (await bob.ask("POST", "/api/shared/film", {"code": code}))["uploaded"]
        assert (await bob.ask("GET", "/api/records"))["tables"] == []

    asyncio.run(story())


@hosted
async def test_it_counts_nowhere(visit: Visit) -> None:
    ada = await visit.guest("Ada")
    await give(ada, flight())
    assert await ada.ask("GET", "/api/me/statistics") == {"counted": [], "latest": []}
    assert (await ada.ask("GET", "/api/me/games?against=people"))["games"] == []
    assert len((await ada.ask("GET", "/api/me/games?against=bots"))["games"]) == 1


@hosted
async def test_the_same_game_is_the_same_table_and_anothers_is_another(visit: Visit) -> None:
    ada, bob = await visit.guest("Ada"), await visit.guest("Bob")
    first, again = await asyncio.gather(give(ada, flight()), give(ada, flight()))
    spaced = await ada.request("POST", "/api/me/games", content=json.dumps(flight(), indent=1).encode())
    assert first == again == spaced.json()
    theirs = await give(bob, flight())
    assert theirs != first
    await ada.ask("GET", f"/api/tables/{theirs['table']}", status=404)
    assert await tables_in(visit) == 2


def winner(upload):
    upload["record"]["events"][-1][-1]["winners"] = [0]


def event(upload):
    upload["record"]["events"][1][3]["beat"] += 1


def fewer(upload):
    upload["record"]["events"][2].pop()


def more(upload):
    upload["record"]["events"][2].append({"kind": "GameEnded"})


def seed(upload):
    upload["record"]["seed"] = "another one"


def unfinished(upload):
    del upload["record"]["decisions"][-1], upload["record"]["events"][-1]


def longer(upload):
    upload["record"]["decisions"].append(upload["record"]["decisions"][-1])
    upload["record"]["events"].append([])


def uncounted(upload):
    upload["record"]["events"].append([])


def dice(upload):
    upload["record"]["dice"] = {"commitment": "", "secret": "", "lots": [], "wishes": []}


def two_people(upload):
    upload["bots"] = [None] * len(upload["bots"])


def nobody(upload):
    upload["bots"] = ["ace"] * len(upload["bots"])


def too_few(upload):
    upload["bots"].pop()


def markup(upload):
    upload["bots"][1] = "<script>alert(1)</script>"


def unknown(upload):
    upload["names"] = ["<b>Ada</b>"]


def unknown_within(upload):
    upload["record"]["winner"] = 0


def other_game(upload):
    upload["record"]["game"] = "roborally"


def no_game(upload):
    upload["record"]["game"] = "chess"


def version(upload):
    upload["record"]["swarmrally"] = 2


def long_seed(upload):
    upload["record"]["seed"] = "x" * 500


def owners(upload):
    upload["record"]["owners"] = [0] * len(upload["bots"])


def wrong_plan(upload):
    upload["record"]["decisions"][0]["plans"][0]["columns"] = ["shoot"] * 6


def no_decision(upload):
    upload["record"]["decisions"][0] = {"decision": "win", "seat": 0}


def setup_of_a_giant(upload):
    upload["record"]["setup"]["number"] = 10**30


@pytest.mark.parametrize(
    ("change", "pointer", "code"),
    [
        (winner, "/record/events/", "events_differ"),
        (event, "/record/events/1/3", "events_differ"),
        (fewer, "/record/events/2/", "events_differ"),
        (more, "/record/events/2/", "events_differ"),
        (seed, "/record/events/0/", "events_differ"),
        (unfinished, "/record/decisions", "unfinished"),
        (longer, "/record/decisions/", "not_here"),
        (uncounted, "/record/events", "wrong_count"),
        (dice, "/record/dice", "not_here"),
        (two_people, "/bots", "wrong_form"),
        (nobody, "/bots", "wrong_form"),
        (too_few, "/bots", "wrong_count"),
        (markup, "/bots/1", "not_one_of"),
        (unknown, "/names", "unknown_field"),
        (unknown_within, "/record/winner", "unknown_field"),
        (other_game, "/record/setup", ""),
        (no_game, "/record/game", "not_one_of"),
        (version, "/record/swarmrally", "not_this"),
        (long_seed, "/record/seed", "text_too_long"),
        (owners, "/record/owners", "not_here"),
        (wrong_plan, "/record/decisions/0", ""),
        (no_decision, "/record/decisions/0", ""),
        (setup_of_a_giant, "/record/setup", ""),
    ],
    ids=lambda given: getattr(given, "__name__", None),
)
def test_what_was_not_played_so_is_not_kept(change, pointer, code):
    upload = flight()
    change(upload)
    with pytest.raises(Refusal) as refused:
        appended(msgspec.json.encode(upload), "ada", 1)
    assert refused.value.pointer.startswith(pointer), refused.value
    assert code in ("", refused.value.code), refused.value


@hosted
async def test_a_refusal_says_where_and_keeps_nothing(visit: Visit) -> None:
    ada, upload = await visit.guest("Ada"), flight()
    event(upload)
    error = (await give(ada, upload, 400))["error"]
    assert (error["pointer"], error["code"], error["kind"]) == ("/record/events/1/3", "events_differ", "malformed")
    assert await tables_in(visit) == 0


@hosted
async def test_it_is_for_guests_who_are_known_and_bounded(visit: Visit) -> None:
    stranger = visit.visitor()
    await give(stranger, flight(), 401)
    ada = await visit.guest("Ada")
    deep = b'{"record":' + b"[" * 100_000 + b"]" * 100_000 + b"}"
    for body, status in ((b"", 400), (b"[]", 400), (b"null", 400), (deep, 400), (b" " * (LARGEST_RECORD + 1), 413)):
        assert (await ada.request("POST", "/api/me/games", content=body)).status_code == status
    assert await tables_in(visit) == 0


@pytest.mark.parametrize("text", [b'{"decision":"plans","plans":1e999}', b"9" * 5000, b'{"decision":"\xff"}', b'{"decision":{"a":1,}}'])
def test_a_decision_that_is_no_json_is_refused(text):
    upload = flight()
    last = msgspec.json.encode(upload["record"]["decisions"][-1])
    body = msgspec.json.encode(upload)
    assert body.count(last) >= 1
    at = body.rindex(last)
    with pytest.raises(Refusal) as refused:
        appended(body[:at] + text + body[at + len(last) :], "ada", 1)
    assert refused.value.pointer.startswith("/record/decisions/") or refused.value.code == "not_json"


def test_what_is_said_again_of_a_record_is_short():
    upload = flight()
    upload["record"]["game"] = "x" * 900_000
    with pytest.raises(Refusal) as refused:
        appended(msgspec.json.encode(upload), "ada", 1)
    assert len(refused.value.reason) < 500


@pytest.mark.parametrize("down", [[], [0], [1], [0, 1]], ids=str)
def test_robots_that_begin_powered_down_are_asked_once(down):
    """R4.3 Their table asks them by itself, and so did the one in the browser."""
    robots = [
        {"seat": seat, "dock": seat + 1, "at": [4 + seat, 13], "archive": [4 + seat, 13], "damage": 2, "powered_down": seat in down}
        for seat in range(2)
    ]
    setup = msgspec.json.encode({"scenario": {"game": "roborally", "course": "Risky Exchange", "robots": robots}})
    play = BOXES["roborally"].begin(setup, "powered down", [])
    while play.awaited():
        seat = play.awaited()[0]
        if play.stage == "planning":
            play.seal(seat, bytes(play.idle_plan(seat)))
        else:
            play.answer(seat, play.answers()[0])
    record = play.record()
    kept = DECODER.decode(appended(msgspec.json.encode({"record": record, "bots": [None, "rookie"]}), "ada", 0))
    telling = Telling(kept.row.table)
    telling.hear(list(kept.entries))
    found = telling.table.record()
    assert msgspec.json.encode(found.decisions) == msgspec.json.encode(record.decisions)
    assert msgspec.json.encode(found.events) == msgspec.json.encode(record.events)


def test_blanks_inside_a_course_are_not_kept():
    course = {"floor": {"width": 5, "height": 5}, "flags": [[2, 1]]}
    robots = [{"seat": seat, "dock": seat + 1, "at": [seat, 4], "archive": [seat, 4], "heading": "N"} for seat in range(2)]
    scenario = {"game": "roborally", "course": course, "robots": robots}
    record = Record(1, "roborally", Raw(msgspec.json.encode({"scenario": scenario})), "a seed", [], [[]])
    plain = bytes(setup_of(record))
    spaced = msgspec.structs.replace(record, setup=Raw(bytes(record.setup).replace(b'"flags":', b" " * 300_000 + b'"flags":')))
    assert bytes(setup_of(spaced)) == plain
    assert b"flags" in plain


def test_nothing_is_played_after_the_first_difference(monkeypatch):
    """Ten thousand rounds without their events cost no more than one."""
    upload, played = flight(), []
    upload["record"]["decisions"] = upload["record"]["decisions"][:1] * 10_000
    upload["record"]["events"] = [upload["record"]["events"][0], *[[] for _ in range(10_000)]]
    decide = asteroyds.Play.decide

    def counted(play, decision):
        played.append(1)
        decide(play, decision)

    monkeypatch.setattr(asteroyds.Play, "decide", counted)
    with pytest.raises(Refusal, match="expected the events"):
        appended(msgspec.json.encode(upload), "ada", 1)
    assert len(played) == 1


def test_a_player_keeps_so_many_and_an_address_sends_so_much(tmp_path, monkeypatch):
    async def story(kept: int = 500, setups: int = 10_000_000, **rates: Rate) -> list[int]:
        options = Options(
            rates=msgspec.structs.replace(UNLIMITED, **rates), quotas=Quotas(uploads_of_player=kept, kept_bytes_of_player=setups)
        )
        async with opened(tmp_path / f"{len(rates)}-{kept}-{setups}", options) as visit:
            ada = await visit.guest("Ada")
            uploads = [flight() for _ in range(3)]
            for number, upload in enumerate(uploads):
                upload["bots"][1] = ("racer", "ace", "cadet")[number]
            answers = [await ada.request("POST", "/api/me/games", json=upload) for upload in [*uploads, uploads[0]]]
            return [answer.status_code for answer in answers]

    assert asyncio.run(story()) == [201] * 4
    assert asyncio.run(story(kept=2)) == [201, 201, 400, 201]
    monkeypatch.setattr(quota, "ORDINARY", 0)
    assert asyncio.run(story(setups=100)) == [400] * 4
    monkeypatch.undo()
    assert asyncio.run(story(new_table=Rate(1, 1e-9))) == [201, 429, 429, 201]
    assert asyncio.run(story(upload=Rate(1, 1e-9))) == [429] * 4


def test_the_doctor_finds_it_sound_and_a_log_that_lies_not(tmp_path):
    async def story():
        async with opened(tmp_path) as visit:
            await give(await visit.guest("Ada"), flight())
            database = visit.house.store.database
            assert all([finding.is_sound async for finding in look_through(database)])
            ((body,),) = await database.read(select(ENTRIES.c.body).where(ENTRIES.c.number == 1))
            honest = bytes(body).replace(b',"uploaded":true', b"")
            assert honest != bytes(body)
            await database.write(update(ENTRIES).where(ENTRIES.c.number == 1).values(body=honest))
            assert not all([finding.is_sound async for finding in look_through(database)])

    asyncio.run(story())


def test_it_is_exported_and_comes_back_as_it_was(tmp_path):
    async def story():
        async with opened(tmp_path / "one") as visit, opened(tmp_path / "other") as there:
            made = DECODER.decode(appended(msgspec.json.encode(flight()), "ada", visit.house.now))
            await visit.house.hall.log.append(made)
            assert await export_tables(visit.house.store.log, tmp_path / "file") == 1
            assert await import_tables(there.house.store.log, tmp_path / "file") == 1
            assert (await there.house.hall.seen(made.row.table)).uploaded
            (ending,) = await there.house.store.endings.page("ada", Sought())
            assert ending.against == "browser"
            assert await there.house.store.endings.tallies("ada") == []

    asyncio.run(story())


def test_whatever_is_changed_in_a_record_is_refused_or_the_same_game():
    chance, tables = Random("uploads"), set()
    for _ in range(count(150, 5000)):
        upload = flight()
        spoil(upload["record"], chance)
        try:
            tables.add(DECODER.decode(appended(msgspec.json.encode(upload), "ada", 1)).row.table)
        except Refusal:
            continue
    assert len(tables) <= 1, "what changes nothing is the same game"


def spoil(part: Any, chance: Random) -> None:
    """Somewhere in it something is another thing."""
    while True:
        key = chance.choice(list(part) if isinstance(part, dict) else range(len(part)))
        if isinstance(part[key], dict | list) and part[key] and chance.random() < 0.9:
            part = part[key]
            continue
        part[key] = chance.choice([None, -1, 10**20, "", "\x00", [], {}, True, [[]], "forward", 0.5])
        return
