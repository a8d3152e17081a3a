from __future__ import annotations

import asyncio
import json

import pytest
from tests.store.stores import append_of, opened

from swarmrally.kernel.refusal import Refusal

BODIES = ['{"a": 1}', '{"é":"\\u00e9 \\n"}', "[1,\n 2]", '"\u2028"']


async def fill(store) -> None:
    await store.log.append(append_of("a", 1, *BODIES, players=("ann", "é"), due_at=5))
    await store.log.append(append_of("b", 1, "x", opened_at=2_000))
    await store.log.append(append_of("c", 1, "x", "y", opened_at=3_000, is_public=False))


def exported(folder, path, tables=None):
    async def scenario():
        async with opened(str(folder)) as store:
            await fill(store)
            return await store.export_tables(path, tables)

    return asyncio.run(scenario())


def test_exported_tables_come_back_byte_for_byte(address, tmp_path):
    async def scenario():
        async with opened(address) as store, opened(str(tmp_path / "other")) as other:
            await fill(store)
            assert await store.export_tables(tmp_path / "all.jsonl") == 3
            assert await other.import_tables(tmp_path / "all.jsonl") == 3
            for table in "abc":
                assert await other.log.entries(table) == await store.log.entries(table) != []
                assert await other.tables.row(table) == await store.tables.row(table)
            await other.export_tables(tmp_path / "again.jsonl")
            await other.log.append(append_of("b", 2, "goes on"))

    asyncio.run(scenario())
    assert (tmp_path / "again.jsonl").read_bytes() == (tmp_path / "all.jsonl").read_bytes()


def test_single_tables_can_be_exported(tmp_path):
    assert exported(tmp_path / "store", tmp_path / "file", ["c", "none"]) == 1
    lines = [json.loads(line) for line in (tmp_path / "file").read_text().splitlines()]
    assert lines[0]["table"]["table"] == "c"
    assert lines[1:] == [{"number": 1, "at": 1001, "body": "x"}, {"number": 2, "at": 1002, "body": "y"}]


def test_an_export_does_not_overwrite(tmp_path):
    (tmp_path / "file").write_text("mine")
    with pytest.raises(Refusal, match="expected a file that is not there yet"):
        exported(tmp_path / "store", tmp_path / "file")
    assert (tmp_path / "file").read_text() == "mine"


BREAKS = {
    "a line is missing": (lambda lines: lines[:2] + lines[3:], ":3/number: expected 2, got 3"),
    "a line is cut": (lambda lines: [*lines[:6], lines[6][:9]], ":7: expected JSON"),
    "the end is missing": (
        lambda lines: lines[:-1],
        ":8/table/number: expected as many lines as that to follow, the file ends before entry 2",
    ),
    "a field is wrong": (lambda lines: [lines[0], lines[1].replace("1001", '"x"'), *lines[2:]], ":2/at: expected a whole number"),
    "a head is missing": (lambda lines: lines[1:], ":1/number: expected no such field"),
    "a version is unknown": (lambda lines: [lines[0].replace('"swarmrally":1', '"swarmrally":2'), *lines[1:]], ":1/swarmrally: expected 1"),
    "a table is there twice": (lambda lines: lines + lines[:5], ":11: expected a table that is not in the file twice, got a"),
}


@pytest.mark.parametrize("what", BREAKS)
def test_a_broken_export_is_refused_with_its_line_and_nothing_is_imported(tmp_path, what):
    breaks, said = BREAKS[what]
    exported(tmp_path / "store", tmp_path / "file")
    broken = breaks((tmp_path / "file").read_text().rstrip("\n").split("\n"))
    (tmp_path / "file").write_text("\n".join(broken) + "\n")

    async def scenario():
        async with opened(str(tmp_path / "other")) as store:
            with pytest.raises(Refusal) as error:
                await store.import_tables(tmp_path / "file")
            assert await store.tables.row("a") is None
            return str(error.value)

    assert f"{tmp_path / 'file'}{said}" in asyncio.run(scenario())


def test_a_table_that_is_there_is_not_imported_again(tmp_path):
    exported(tmp_path / "store", tmp_path / "file", ["b"])

    async def scenario():
        async with opened(str(tmp_path / "store")) as store:
            with pytest.raises(Refusal, match="file:1: expected a table that is not here yet, got b"):
                await store.import_tables(tmp_path / "file")
            with pytest.raises(Refusal, match="expected an export that can be read"):
                await store.import_tables(tmp_path / "none")

    asyncio.run(scenario())
