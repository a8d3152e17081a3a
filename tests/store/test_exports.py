from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from tests.store.games import fill
from tests.store.stores import opened

from swarmrally.kernel.refusal import Refusal

YEAR = 365 * 86_400_000


def exported(folder, path, only: int | None = None) -> list[str]:
    """The tables of a new store, of which all or this one are written to the file."""

    async def scenario():
        async with opened(str(folder)) as store:
            tables = await fill(store)
            await store.export_tables(path, None if only is None else [tables[only], "none"])
            return tables

    return asyncio.run(scenario())


def test_exported_tables_come_back_byte_for_byte(address, tmp_path):
    async def scenario():
        async with opened(address) as store, opened(str(tmp_path / "other")) as other:
            tables = await fill(store)
            assert await store.export_tables(tmp_path / "all.jsonl") == 3
            done: list[int] = []
            assert await other.import_tables(tmp_path / "all.jsonl", done.append) == 3
            assert sum(done) == len((tmp_path / "all.jsonl").read_bytes().splitlines())
            for table in tables:
                assert await other.log.entries(table) == await store.log.entries(table) != []
                rows = [await kept.tables.row(table) for kept in (other, store)]
                assert [row and row.phase for row in rows] == [rows[0] and rows[0].phase] * 2 != [None] * 2
            await other.export_tables(tmp_path / "again.jsonl")

    asyncio.run(scenario())
    entries = [[line for line in (tmp_path / name).read_text().splitlines() if '"body"' in line] for name in ("all.jsonl", "again.jsonl")]
    assert entries[0] == entries[1] != []


def test_single_tables_can_be_exported(tmp_path):
    tables = exported(tmp_path / "store", tmp_path / "file", only=1)
    lines = [json.loads(line) for line in (tmp_path / "file").read_text().splitlines()]
    assert lines[0]["table"]["table"] == tables[1]
    assert [line["number"] for line in lines[1:]] == list(range(1, lines[0]["table"]["number"] + 1))


def test_an_export_does_not_overwrite(tmp_path):
    (tmp_path / "file").write_text("mine")
    with pytest.raises(Refusal, match="expected a file that is not there yet"):
        exported(tmp_path / "store", tmp_path / "file")
    assert (tmp_path / "file").read_text() == "mine"


def with_body(line: dict[str, Any], change) -> None:
    line["body"] = json.dumps(change(json.loads(line["body"])), separators=(",", ":"))


BREAKS = {
    "a line is missing": (lambda lines: lines.pop(2), ":3/number: expected 2, got 3"),
    "the end is missing": (lambda lines: lines.pop(), ":1/table/number: expected as many lines as that to follow"),
    "a field is wrong": (lambda lines: lines[1].update(at="x"), ":2/at: expected a whole number"),
    "a head is missing": (lambda lines: lines.pop(0), ":1/number: expected no such field"),
    "a version is unknown": (lambda lines: lines[0].update(swarmrally=2), ":1/swarmrally: expected 1"),
    "a table is there twice": (lambda lines: lines.extend(lines), ": expected a table that is not in the file twice, got "),
    "a table has a strange id": (lambda lines: lines[0]["table"].update(table="../x"), ":1: expected an id of 16 letters and digits"),
    "a time is in the future": (lambda lines: lines[-1].update(at=lines[-1]["at"] + YEAR), "got one in the future"),
    "a time goes back": (lambda lines: lines[3].update(at=lines[2]["at"] - 1), ":4: expected a time that follows and has passed"),
    "a time is none": (lambda lines: lines[1].update(at=-5), ":2: expected a time that follows and has passed"),
    "a body is no JSON": (lambda lines: lines[2].update(body="\0\0"), ":3: expected JSON: this is damaged"),
    "a body is unknown": (lambda lines: lines[2].update(body='{"kind":"won"}'), ":3: expected an entry that follows by the rules"),
    "a body is huge": (lambda lines: lines[2].update(body=" " * 1_000_001), ":3: expected at most 1000000 bytes"),
    "a seat is none": (
        lambda lines: with_body(lines[2], lambda body: body | {"seat": 7}),
        ":3: expected an entry that follows by the rules",
    ),
    "a player has a strange id": (
        lambda lines: with_body(lines[2], lambda body: body | {"player": "<b>"}),
        ":3: expected the id of a player",
    ),
    "a checksum is wrong": (lambda lines: with_body(lines[3], lambda body: body | {"digest": 1}), "its checksum does not hold"),
    "a checksum is missing": (lambda lines: with_body(lines[3], lambda body: body | {"digest": None}), ":4: expected a checksum"),
    "the seed is another": (lambda lines: with_body(lines[3], lambda body: body | {"seed": "x"}), ":4: expected an entry that follows"),
    "it was opened twice": (lambda lines: lines[2].update(body=lines[1]["body"]), ":3: expected "),
    "a row claims too much": (lambda lines: lines[0]["table"].update(players=["mallory"]), ":1: expected players to be what its log says"),
    "a phase is made up": (lambda lines: lines[0]["table"].update(phase="open"), ":1: expected phase to be what its log says"),
}


@pytest.mark.parametrize("what", BREAKS)
def test_what_a_stranger_may_have_written_is_refused_with_its_line_and_nothing_is_imported(tmp_path, what):
    breaks, said = BREAKS[what]
    (_, table, _) = exported(tmp_path / "store", tmp_path / "file", only=1)
    lines = [json.loads(line) for line in (tmp_path / "file").read_text().splitlines()]
    breaks(lines)
    (tmp_path / "file").write_text("".join(json.dumps(line) + "\n" for line in lines))

    async def scenario():
        async with opened(str(tmp_path / "other")) as store:
            with pytest.raises(Refusal) as error:
                await store.import_tables(tmp_path / "file")
            assert await store.tables.row(table) is None
            return str(error.value)

    refused = asyncio.run(scenario())
    assert refused.startswith(str(tmp_path / "file"))
    assert said in refused


@pytest.mark.parametrize(
    ("text", "said"), [(b'{"swarmrally":1', ":1: expected JSON"), (b" " * 5_000_000, ":1: expected a line of at most")]
)
def test_a_line_that_is_none_is_refused(tmp_path, text, said):
    (tmp_path / "file").write_bytes(text)

    async def scenario():
        async with opened(str(tmp_path / "other")) as store:
            with pytest.raises(Refusal) as error:
                await store.import_tables(tmp_path / "file")
            return str(error.value)

    assert said in asyncio.run(scenario())


def test_a_table_that_is_there_is_not_imported_again(tmp_path):
    tables = exported(tmp_path / "store", tmp_path / "file", only=1)

    async def scenario():
        async with opened(str(tmp_path / "store")) as store:
            with pytest.raises(Refusal, match=f"file:1: expected a table that is not here yet, got {tables[1]}"):
                await store.import_tables(tmp_path / "file")
            with pytest.raises(Refusal, match="expected an export that can be read"):
                await store.import_tables(tmp_path / "none")

    asyncio.run(scenario())
