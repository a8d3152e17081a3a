"""What people import from a game's package; each is loaded when it is asked for, because a rule that is imported needs none of it."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Sequence
from typing import Any


def face(package: str, names: Sequence[str], homes: Sequence[str]) -> Callable[[str], Any]:
    """A package's `__getattr__`: these names, from the modules in which they are at home."""

    def found(name: str) -> Any:
        if name not in names:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        modules = (importlib.import_module(f"{package}.{home}") for home in homes)
        return next(getattr(module, name) for module in modules if hasattr(module, name))

    return found
