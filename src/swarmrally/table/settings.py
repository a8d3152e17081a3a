"""What the host of a table chooses when it is opened."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Raw, Struct, UnsetType, field

from swarmrally.table.games.listing import Game

DAY = 86_400
LONGEST = 30 * DAY
NAME_LENGTH = 40

Assist = Literal["none", "path", "forecast"]
"""What a seat is shown while planning: nothing, its own path, or also where the swarm will be."""
Seconds = Annotated[int, Meta(ge=5, le=LONGEST)]
BotName = Literal["drifter", "rookie", "cadet", "racer", "veteran", "ace"]
"""By strength."""
Stopwatch = Literal["usual", "novice", "expert", "none"] | Seconds


class Clock(Struct, forbid_unknown_fields=True, frozen=True):
    stopwatch: Stopwatch = "usual"
    """For a plan: as the rules have it for the skill, any time, or none. In RoboRally only some courses have one by the rules.

    Usual is the novice's, but none for whoever plays against bots alone."""
    decision: Seconds | None = None
    """For a decision in mid-flight; left out: 20 seconds, or as long as a plan may take when that is more than ten minutes."""
    last_player: bool = True
    """RoboRally: 30 seconds for the last person who is not done (R3.2); bots start them for nobody."""
    watching: bool = True
    """Whether the stopwatch waits until what happened could be watched."""


class Terms(Struct, frozen=True):
    """What a list of tables says of the settings."""

    clock: Clock = Clock()
    assist: Assist = "forecast"
    extras: tuple[str, ...] = ()
    """What is played with beside the usual, such as powers."""
    owners: tuple[int, ...] = ()
    """As in the settings."""


class Settings(Struct, forbid_unknown_fields=True, frozen=True):
    game: Game
    seats: Annotated[int, Meta(ge=1, le=8)]
    setup: Raw = field(default_factory=lambda: Raw(b"{}"))
    """The game's own set-up as in a record, without its seats."""
    bots: Annotated[list[BotName], Meta(max_length=8)] = []
    """Who sits on the last seats from the start; each has all seats of its player."""
    clock: Clock = Clock()
    public: bool = True
    """Whether the table is shown in the lobby; else it is found by invitation only."""
    spectators: bool = True
    assist: Assist = "forecast"
    practice: bool = False
    """Whether whoever plans may ask what the ace would do."""
    owners: Annotated[list[Annotated[int, Meta(ge=0, le=7)]], Meta(max_length=8)] = []
    """RoboRally (R10.8): by seat, which player it belongs to; empty when everybody has one."""
    teams: Annotated[list[Annotated[int, Meta(ge=0, le=3)]], Meta(max_length=8)] = []
    """RoboRally (R10.7): by seat, its team, where the host chooses that; else as the course has it."""
    work: str | UnsetType = UNSET
    """The hash of the work that is played on: the server says it, where the set-up has a work's code."""
