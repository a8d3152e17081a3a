"""Files that nobody but their owner reads, whatever the umask, and that appear under their name when they are complete."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from swarmrally.kernel.refusal import Refusal

OWNER_ONLY = 0o600
FOLDER_OF_OWNER = 0o700
OTHERS = 0o077


def private_folder(folder: Path) -> None:
    """Makes what is missing of it. A folder that is there is left as it is: it may be somebody's home."""
    if folder.is_dir():
        return
    private_folder(folder.parent)
    try:
        folder.mkdir(mode=FOLDER_OF_OWNER)
        folder.chmod(FOLDER_OF_OWNER)
    except FileExistsError:
        if not folder.is_dir():
            raise


def private_file(path: Path) -> bool:
    """Makes it when it is not there; whether others could read it until now."""
    os.close(owners(path))
    was_open = os.name == "posix" and bool(path.stat().st_mode & OTHERS)
    if was_open:
        path.chmod(OWNER_ONLY)
    return was_open


def owners(path: Path, flags: int = os.O_RDWR) -> int:
    """Opens it; one that was not there is its owner's alone, and the owner's in any case: there are umasks that would take it from both."""
    try:
        descriptor = os.open(path, flags | os.O_CREAT | os.O_EXCL, OWNER_ONLY)
    except FileExistsError:
        if flags & os.O_EXCL:
            raise
        return os.open(path, flags)
    if os.name == "posix":
        os.fchmod(descriptor, OWNER_ONLY)
    return descriptor


@contextmanager
def new_file(path: Path) -> Iterator[Path]:
    """A path to write to, which becomes `path` at the end; a Refusal when that is there, or can't be written."""
    if path.exists():
        raise Refusal(str(path), "wrong_file", expected="a file that is not there yet")
    with part_of(path) as part:
        yield part
        part.rename(path)


@contextmanager
def part_of(path: Path) -> Iterator[Path]:
    """An empty file beside it, its owner's alone from the first byte; gone at the end, when it has not become something else."""
    part = path.with_name(f"{path.name}.part")
    try:
        part.unlink(missing_ok=True)
        os.close(owners(part, os.O_WRONLY | os.O_EXCL))
        yield part
    except OSError as error:
        raise Refusal(str(path), "unwritable", what="a file", why=error.strerror) from None
    finally:
        part.unlink(missing_ok=True)
