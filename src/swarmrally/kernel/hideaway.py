"""Where compiled code is kept: in folders to which nobody else can write, since what lies there is run."""

from __future__ import annotations

import atexit
import functools
import os
import shutil
import stat
import tempfile
from pathlib import Path

from swarmrally.kernel.progress import say
from swarmrally.kernel.refusal import Refusal

OWNERS = 0o700
OF_OTHERS = 0o077
WRITABLE_BY_OTHERS = 0o022
ROOT = 0


@functools.cache
def hideaway(root: Path) -> Path:
    """This folder, unless nothing can be written there, or somebody else can."""
    try:
        make_private(root)
        tempfile.TemporaryFile(dir=root).close()
        return passing(root, "others can write there") if is_open(root) else root
    except OSError as error:
        return passing(root, error.strerror)


def make_private(folder: Path) -> None:
    """With all above it that is missing; whatever the umask, they are their owner's alone."""
    if folder.is_dir():
        return
    make_private(folder.parent)
    try:
        folder.mkdir(mode=OWNERS)
        folder.chmod(OWNERS)
    except FileExistsError:
        if not folder.is_dir():
            raise


def is_open(root: Path) -> bool:
    """Whether somebody else could put a folder of their own in the place of ours; where all may write, as in /tmp, they can't."""
    if os.name != "posix":
        return False
    found = root.stat()
    is_shared = bool(found.st_mode & WRITABLE_BY_OTHERS) and not found.st_mode & stat.S_ISVTX
    return is_shared or found.st_uid not in (ROOT, os.geteuid())


def compartment(root: Path, name: str) -> Path:
    """A folder there. What somebody else has made is not touched; what others could write to until now is thrown away."""
    folder = hideaway(root) / name
    if os.name != "posix" or not os.path.lexists(folder):
        return folder
    found = folder.lstat()
    if found.st_uid != os.geteuid() or not stat.S_ISDIR(found.st_mode):
        return passing(folder, "somebody else has made it") / name
    if found.st_mode & WRITABLE_BY_OTHERS:
        say(f"What was compiled in {folder} is thrown away: others could write there")
        shutil.rmtree(folder)
    elif found.st_mode & OF_OTHERS:
        folder.chmod(OWNERS)
    return folder


def passing(root: Path, why: str | None) -> Path:
    """A folder that lasts as long as this process, for it and those that it starts."""
    try:
        made = tempfile.TemporaryDirectory(prefix="swarmrally-", ignore_cleanup_errors=True)
    except OSError:
        raise Refusal("SWARMRALLY_CACHE", "wrong_file", expected=f"a folder for compiled code, got {root}: {why}") from None
    atexit.register(made.cleanup)
    os.environ["SWARMRALLY_CACHE"] = made.name
    say(f"What is compiled can't be kept in {root} ({why}): SWARMRALLY_CACHE names another folder")
    return Path(made.name)
