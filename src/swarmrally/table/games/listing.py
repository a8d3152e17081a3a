"""The games that can be played at a table."""

from __future__ import annotations

from typing import Literal

from swarmrally.table.games import asteroyds, roborally
from swarmrally.table.games.playing import Box

Game = Literal["asteroyds", "roborally"]
BOXES: dict[Game, Box] = {"asteroyds": asteroyds, "roborally": roborally}
