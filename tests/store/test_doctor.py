"""What the doctor finds, and that it leaves everything as it was."""

from __future__ import annotations

import asyncio
import hashlib
import json
import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from tests.store.games import fill
from tests.store.stores import opened

from swarmrally.store.care.doctor import Finding, look_through
from swarmrally.store.connecting.database import Database

FILE = "swarmrally.sqlite"
HOUR = 3_600_000


async def findings_of(address: str) -> dict[str, Finding]:
    database = Database(address, reads_only=True)
    try:
        return {finding.what: finding async for finding in look_through(database)}
    finally:
        await database.close()


def looked(address: object) -> dict[str, Finding]:
    return asyncio.run(findings_of(str(address)))


def filled(folder: Path) -> list[str]:
    async def scenario() -> list[str]:
        async with opened(str(folder)) as store:
            await store.keyring().open()
            return await fill(store)

    tables = asyncio.run(scenario())
    for path in (folder, folder / FILE):
        path.chmod(0o700 if path.is_dir() else 0o600)
    return tables


def change(folder: Path, sql: str, *values: object) -> None:
    with closing(sqlite3.connect(folder / FILE)) as connection, connection:
        connection.execute(sql, values)


def zero_pages_of(folder: Path, *roots: str) -> None:
    """Overwrites the last pages of these trees, as a disk that forgets would."""
    with closing(sqlite3.connect(folder / FILE)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        ((size,),) = connection.execute("PRAGMA page_size")
        pages = [page for root in roots for (page,) in connection.execute("SELECT max(pageno) FROM dbstat WHERE name = ?", (root,))]
    with (folder / FILE).open("r+b") as file:
        for page in pages:
            file.seek((page - 1) * size)
            file.write(bytes(size))


def unsound(found: dict[str, Finding]) -> dict[str, str]:
    return {finding.what: finding.words for finding in found.values() if not finding.is_sound}


def test_a_sound_database_is_found_sound_and_not_touched(tmp_path):
    filled(tmp_path)
    before = hashlib.sha256((tmp_path / FILE).read_bytes()).digest()
    found = looked(tmp_path)
    assert unsound(found) == {}
    assert found["tables"].words.startswith("3 looked through, ")
    assert hashlib.sha256((tmp_path / FILE).read_bytes()).digest() == before


def test_so_is_one_of_postgresql(postgresql):
    async def scenario():
        async with opened(postgresql) as store:
            await store.keyring().open()
            await fill(store)
        return await findings_of(postgresql)

    assert unsound(asyncio.run(scenario())) == {}


def test_pages_of_zeros_are_found_and_the_other_tables_are_looked_at_all_the_same(tmp_path):
    filled(tmp_path)
    zero_pages_of(tmp_path, "entries")
    found = unsound(looked(tmp_path))
    assert "pages" in found
    assert found["tables"].startswith("3 looked through")
    assert any("damaged" in words for what, words in found.items() if what.startswith("table "))


def test_a_file_that_is_zeros_from_its_beginning_is_found(tmp_path):
    filled(tmp_path)
    (tmp_path / FILE).write_bytes(bytes(8192))
    assert {"pages", "schema"} & set(unsound(looked(tmp_path)))


FAULTS = {
    "a gap": ("DELETE FROM entries WHERE table_id = ? AND number = 2", "expected entry 2, got 3"),
    "a lost end": ("DELETE FROM entries WHERE table_id = ? AND number > 5", "entries, got 5"),
    "a body of zeros": (
        "UPDATE entries SET body = zeroblob(40) WHERE table_id = ? AND number = 3",
        "entry 3: expected JSON: this is damaged",
    ),
    "a wrong checksum": (
        "UPDATE entries SET body = replace(CAST(body AS TEXT), 'digest\":', 'digest\":1') WHERE table_id = ? AND number = 3",
        "its checksum does not hold",
    ),
    "a time that goes back": ("UPDATE entries SET at = 5 WHERE table_id = ? AND number = 3", "expected a time that follows"),
    "a row that says something else": ("UPDATE tables SET phase = 'closed' WHERE id = ?", "expected phase to be what its log says"),
}


@pytest.mark.parametrize("what", FAULTS)
def test_a_log_that_is_not_as_it_was_written_is_found(tmp_path, what):
    sql, said = FAULTS[what]
    _, table, _ = filled(tmp_path)
    change(tmp_path, sql, table)
    found = unsound(looked(tmp_path))
    assert set(found) == {f"table {table}", "tables"}
    assert said in found[f"table {table}"]


def test_what_belongs_to_nothing_a_missing_key_and_a_clock_ahead_are_found(tmp_path):
    filled(tmp_path)
    change(tmp_path, "INSERT INTO seated VALUES ('nowhere', 'ann')")
    (tmp_path / "key").unlink()
    change(tmp_path, f"INSERT INTO server_beats VALUES ('x', {2**42})")
    found = unsound(looked(tmp_path))
    assert set(found) == {"belonging", "key", "clock"}
    assert found["belonging"] == "1 rows of seated without a table"


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no modes")
def test_files_that_others_can_read_are_found(tmp_path):
    filled(tmp_path)
    (tmp_path / FILE).chmod(0o644)
    assert unsound(looked(tmp_path)) == {"files": f"{tmp_path / FILE} can be read by others: chmod 600"}


def doctor(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "swarmrally", "doctor", *arguments]
    environment = os.environ | {"SWARMRALLY_INTERPRETED": "1"}
    return subprocess.run(command, capture_output=True, text=True, timeout=120, env=environment)


def test_the_command_says_it_in_words_or_json_and_by_its_exit_status(tmp_path):
    _, table, _ = filled(tmp_path / "store")
    sound = doctor("--data", str(tmp_path / "store"))
    # How far it has come is said where it takes long.
    assert (sound.returncode, [line for line in sound.stderr.splitlines() if not line.startswith("Looking through: ")]) == (0, [])
    assert sound.stdout.endswith("All is sound.\n")
    change(tmp_path / "store", "DELETE FROM entries WHERE table_id = ? AND number = 2", table)
    broken = doctor("--data", str(tmp_path / "store"), "--json")
    said = json.loads(broken.stdout)
    assert (broken.returncode, said["sound"]) == (1, False)
    assert f"table {table}" in [finding["what"] for finding in said["findings"] if not finding["is_sound"]]
    nothing = doctor("--data", str(tmp_path / "nowhere"))
    assert (nothing.returncode, nothing.stdout, nothing.stderr.count("\n")) == (2, "", 1)
    assert not (tmp_path / "nowhere").exists()
