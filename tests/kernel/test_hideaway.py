"""Compiled code is run: it lies where nobody else can write, and what somebody else could have written is not loaded."""

from __future__ import annotations

import os
import stat
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from swarmrally.kernel.hideaway import compartment, hideaway, make_private

pytestmark = pytest.mark.skipif(os.name != "posix", reason="owners and modes are those of POSIX")
SOMEBODY_ELSE = 54_321
NAME = "asteroyds-0123"


@pytest.fixture(autouse=True)
def fresh(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """No place is known to be good, and a passing one is no longer named afterwards."""
    monkeypatch.setenv("SWARMRALLY_CACHE", "")
    hideaway.cache_clear()
    yield
    hideaway.cache_clear()


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@pytest.mark.parametrize("umask", ["000", "002", "022", "277"])
def test_the_folders_are_their_owners_alone_whatever_the_umask(tmp_path: Path, umask: str) -> None:
    root = tmp_path / "above" / "cache"
    code = "from swarmrally.kernel import compiler as c; c.claims_warming('asteroyds'); print(c.cache_folder('asteroyds'))"
    command = f'umask {umask} && exec "$0" -c "$1"'
    settings = {**os.environ, "SWARMRALLY_CACHE": str(root), "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(["sh", "-c", command, sys.executable, code], env=settings, capture_output=True, text=True, check=True)
    folder = Path(done.stdout.strip())
    assert folder.parent == root
    assert [mode(path) for path in (folder, root, root.parent)] == [0o700] * 3


def test_a_root_that_others_can_write_to_is_not_used(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    tmp_path.chmod(0o777)
    found = compartment(tmp_path, NAME)
    assert tmp_path not in found.parents
    assert mode(found.parent) == 0o700
    assert os.environ["SWARMRALLY_CACHE"] == str(found.parent)
    assert "others can write there" in capsys.readouterr().err


def test_where_all_may_write_but_only_their_own_a_folder_of_ours_is_good(tmp_path: Path) -> None:
    tmp_path.chmod(0o1777)
    make_private(tmp_path / NAME)
    assert compartment(tmp_path, NAME) == tmp_path / NAME


def owned_by(uid: int, *paths: Path) -> None:
    if os.geteuid() != 0:
        pytest.skip("only root can give a folder to somebody else")
    for path in paths:
        os.chown(path, uid, -1)


def test_a_root_of_somebody_else_is_not_used(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    owned_by(SOMEBODY_ELSE, tmp_path)
    assert compartment(tmp_path, NAME).parent != tmp_path
    assert "others can write there" in capsys.readouterr().err


def test_what_somebody_else_has_put_there_is_neither_loaded_nor_touched(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    tmp_path.chmod(0o1777)
    theirs = tmp_path / NAME
    make_private(theirs)
    (theirs / "code.nbc").write_bytes(b"theirs")
    owned_by(SOMEBODY_ELSE, theirs)
    assert compartment(tmp_path, NAME).parent != tmp_path
    assert (theirs / "code.nbc").read_bytes() == b"theirs"
    assert "somebody else has made it" in capsys.readouterr().err


def test_a_link_in_the_place_of_the_folder_is_not_followed(tmp_path: Path) -> None:
    (tmp_path / "elsewhere").mkdir()
    (tmp_path / NAME).symlink_to(tmp_path / "elsewhere")
    assert compartment(tmp_path, NAME).parent != tmp_path


def test_what_others_could_write_to_is_thrown_away_and_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    ours = tmp_path / NAME
    ours.mkdir()
    (ours / "code.nbc").write_bytes(b"whose?")
    ours.chmod(0o775)
    assert compartment(tmp_path, NAME) == ours
    assert not ours.exists()
    assert "is thrown away" in capsys.readouterr().err


def test_what_others_could_only_read_is_kept_and_closed_to_them(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    ours = tmp_path / NAME
    ours.mkdir()
    (ours / "code.nbc").write_bytes(b"ours")
    ours.chmod(0o755)
    assert compartment(tmp_path, NAME) == ours
    assert mode(ours) == 0o700
    assert (ours / "code.nbc").read_bytes() == b"ours"
    assert capsys.readouterr().err == ""


def test_no_passing_folder_is_made_twice(tmp_path: Path) -> None:
    tmp_path.chmod(0o777)
    first = compartment(tmp_path, NAME)
    assert compartment(tmp_path, NAME) == first
    assert compartment(first.parent, NAME) == first
