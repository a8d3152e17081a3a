"""Memory that is not needed any more goes back to the system."""

from __future__ import annotations

import ctypes
import re
import sys
from contextlib import suppress
from pathlib import Path

KB = 1024
MMAP_THRESHOLD, ARENA_MAX = -3, -8
LARGE = 64 * 1024
"""Bytes from which on a piece is asked of the system and given back by itself: left alone, glibc keeps larger and larger ones."""
ARENAS = 2
"""Places where threads find memory: each keeps holes of its own."""


def keep_no_holes() -> None:
    """Where glibc is."""
    if sys.platform == "linux":
        with suppress(OSError, AttributeError):
            mallopt = ctypes.CDLL(None).mallopt
            mallopt(MMAP_THRESHOLD, LARGE)
            mallopt(ARENA_MAX, ARENAS)


def own_memory() -> int:
    """Bytes that this process shares with nobody, or may have touched; 0 where the system does not tell."""
    with suppress(OSError, AttributeError):
        found = re.search(r"^RssAnon:\s+(\d+) kB", Path("/proc/self/status").read_text(), re.MULTILINE)
        return int(found[1]) * KB if found else 0
    return 0
