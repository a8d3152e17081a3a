"""Where Numba keeps what it made of an entry: by what the source says, not by where it lies, so that every clone of it finds the same."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

PACKAGE = Path(__file__).parent.parent


class ByContent:
    """What Numba asks of a locator. The folder is named by a hash of all sources, so that nothing in it can be stale."""

    def __init__(self, folder: Path, line: int) -> None:
        self.folder, self.line = folder, line

    @classmethod
    def from_function(cls, rule: Callable[..., Any], file: str) -> ByContent:
        import numba

        config: Any = numba.config
        room = Path(file).parent.relative_to(PACKAGE)
        return cls(Path(config.CACHE_DIR) / "-".join(room.parts), rule.__code__.co_firstlineno)

    def ensure_cache_path(self) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)

    def get_cache_path(self) -> str:
        return os.fspath(self.folder)

    def get_source_stamp(self) -> str:
        return ""

    def get_disambiguator(self) -> str:
        return str(self.line)


@contextmanager
def keeping_in(folder: Path, config: Any) -> Iterator[None]:
    """What is given to Numba meanwhile is kept in this folder."""
    before = config.CACHE_DIR, config.CACHE_LOCATOR_CLASSES
    config.CACHE_DIR, config.CACHE_LOCATOR_CLASSES = str(folder), f"{ByContent.__module__}.{ByContent.__qualname__}"
    try:
        yield
    finally:
        config.CACHE_DIR, config.CACHE_LOCATOR_CLASSES = before
