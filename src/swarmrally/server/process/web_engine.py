"""The engine for browsers, as far as this server offers one."""

from __future__ import annotations

from pathlib import Path

from swarmrally.wasm.building import DESCRIPTION, rules_hash

FOLDER = Path(__file__).parents[1] / "engine"
BEGINNING = 200
"""Bytes of the description within which the hash stands."""


class WebEngine:
    """Looked for again and again: it may be built while the server runs."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self.description = folder / DESCRIPTION
        self.changed, self.rules = 0, ""

    def offered(self) -> str:
        """The hash of the rules, when there is an engine that plays by the same ones as this server; else nothing."""
        try:
            changed = self.description.stat().st_mtime_ns
            if changed != self.changed:
                with self.description.open("rb") as file:
                    beginning = file.read(BEGINNING)
                self.changed, self.rules = changed, rules_hash() if rules_hash().encode() in beginning else ""
        except OSError:
            self.changed, self.rules = 0, ""
        return self.rules
