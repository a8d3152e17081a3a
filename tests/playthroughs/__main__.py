"""Writes the golden playthroughs anew: `make golden`, then look at the difference."""

from __future__ import annotations

from tests.playthroughs.games import PLAYTHROUGHS, told

for playthrough in PLAYTHROUGHS:
    playthrough.path.write_text(told(playthrough), encoding="utf-8")
    print(f"wrote {playthrough.path}")
