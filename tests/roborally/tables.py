"""Games that have just been set up."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from tests.roborally.scene import LOCKED

from swarmrally.roborally.forms.reading import read_position
from swarmrally.roborally.playing.game import Game
from swarmrally.roborally.playing.setting_up import Setup, usual_seats


def on(course: Any, players: int, teams: Sequence[int] = (), **fields: Any) -> Game:
    """A course with so many players, of these teams."""
    seats = usual_seats(players)
    for seat, team in enumerate(teams):
        seats[seat].team = team
    return Game(Setup(course=course, seats=seats, **fields), "course")


def fully_locked(course: str) -> Game:
    """Two robots; seat 0 has every register locked."""
    robots = [
        {"seat": 0, "dock": 1, "at": [2, 13], "archive": [2, 13], "damage": 9, "locked": LOCKED},
        {"seat": 1, "dock": 2, "at": [9, 13], "archive": [9, 13]},
    ]
    position = {"game": "roborally", "course": course, "robots": robots}
    return Game(Setup(scenario=read_position(json.dumps(position))), "locked")
