"""Writes the golden playthroughs anew: `make golden`, then look at the difference."""

from __future__ import annotations

from tests.playthroughs import games, roborally_games

texts = {each.path: games.told(each) for each in games.PLAYTHROUGHS}
texts |= {each.path: roborally_games.told(each) for each in roborally_games.PLAYTHROUGHS}
for path, text in texts.items():
    path.write_text(text, encoding="utf-8")
    print(f"wrote {path}")
