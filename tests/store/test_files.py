"""What is kept is its owner's alone, whatever the umask."""

from __future__ import annotations

import asyncio
import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest
from tests.store.stores import opened

from swarmrally.kernel.refusal import Refusal
from swarmrally.store.connecting.files import new_file

pytestmark = pytest.mark.skipif(os.name != "posix", reason="modes are POSIX's")
KEEP_ALL = """
import asyncio, os, sys
from pathlib import Path
from swarmrally.store import Store
from swarmrally.store.connecting.lock import Lock
from tests.store.stores import append_of

async def keep(folder):
    store = await Store.open(folder / "deep" / "store")
    Lock(folder / "deep" / "store")
    await store.keyring().open()
    await store.keyring().rotate(0)
    await store.log.append(append_of("t", 1, "x"))
    await store.backup(folder / "backup")
    await store.export_tables(folder / "export")
    os.kill(os.getpid(), 9)

os.umask(int(sys.argv[2], 8))
asyncio.run(keep(Path(sys.argv[1])))
"""


def mode_of(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@pytest.mark.parametrize("umask", ["0", "022", "077", "0277", "0777"])
def test_files_are_0600_and_folders_0700_whatever_the_umask(tmp_path, umask):
    subprocess.run([sys.executable, "-c", KEEP_ALL, str(tmp_path), umask], check=False, cwd=Path(__file__).parents[2])
    store = tmp_path / "deep" / "store"
    found = {path.name: mode_of(path) for path in tmp_path.rglob("*") if path.is_file()}
    assert found.keys() == {
        "swarmrally.sqlite",
        "swarmrally.sqlite-wal",
        "swarmrally.sqlite-shm",
        "swarmrally.lock",
        "key",
        "backup",
        "export",
    }
    assert set(found.values()) == {0o600}
    assert {mode_of(folder) for folder in (store, store.parent)} == {0o700}


def test_a_database_that_others_could_read_is_tightened_and_that_is_said_once(tmp_path, capfd):
    async def scenario():
        async with opened(str(tmp_path)):
            pass

    asyncio.run(scenario())
    before = mode_of(tmp_path)
    (tmp_path / "swarmrally.sqlite").chmod(0o644)
    capfd.readouterr()
    for expected in (1, 0):
        asyncio.run(scenario())
        assert capfd.readouterr().err.count("could be read by others") == expected
        assert mode_of(tmp_path / "swarmrally.sqlite") == 0o600
    assert mode_of(tmp_path) == before


def test_a_file_in_the_making_is_its_owners_from_the_first_byte(tmp_path):
    mask = os.umask(0)
    try:
        with new_file(tmp_path / "file") as part:
            assert (mode_of(part), part.stat().st_size) == (0o600, 0)
            part.write_text("all")
            assert not (tmp_path / "file").exists()
    finally:
        os.umask(mask)
    assert (tmp_path / "file").read_text() == "all"
    assert mode_of(tmp_path / "file") == 0o600


def test_a_file_in_the_making_does_not_follow_a_link_that_somebody_has_laid(tmp_path):
    (tmp_path / "theirs").write_text("as it was")
    (tmp_path / "file.part").symlink_to(tmp_path / "theirs")
    with new_file(tmp_path / "file") as part:
        part.write_text("secret")
    assert (tmp_path / "theirs").read_text() == "as it was"
    assert not (tmp_path / "file").is_symlink()


def test_a_file_that_fails_in_the_making_leaves_nothing(tmp_path):
    with pytest.raises(Refusal, match="expected a file that can be written"), new_file(tmp_path / "file"):
        raise OSError(28, "No space left on device")
    assert list(tmp_path.iterdir()) == []
