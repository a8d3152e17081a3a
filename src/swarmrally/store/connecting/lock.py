"""One server for a folder: a lock that dies with the process that holds it."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from swarmrally.kernel.refusal import Refusal
from swarmrally.store.connecting.files import owners

FILE = "swarmrally.lock"

if sys.platform == "win32":
    import msvcrt

    def take(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def take(file: int) -> None:
        fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class Lock:
    """Held until `release`, or until the process ends, in whatever way."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / FILE
        self.file = owners(self.path)
        try:
            take(self.file)
        except OSError:
            os.close(self.file)
            raise Refusal(str(folder), "wrong_database", expected="a folder that no other server uses: one is at work in it") from None

    def release(self) -> None:
        os.close(self.file)
