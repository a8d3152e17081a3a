"""The options of `swarmrally play --game roborally`, and those of them that tournaments and analyses have, too."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Annotated, Any

from cyclopts import Group, Parameter

from swarmrally.kernel.refusal import Refusal
from swarmrally.roborally.forms.schema import Special

FACTORY = Group("Rules of RoboRally", sort_key=3)


@Parameter(name="*", group=FACTORY)
@dataclass(frozen=True)
class Factory:
    """Course and robots.

    Parameters
    ----------
    course
        A course by its name (`swarmrally courses` lists them), or one of your own in a .json file. Risky Exchange when left out.
    robots
        The robots, people first: --robots wedge crate. Those left out are drawn.
    robots_each
        How many robots each player has, people and bots (R10.8): 1 when left out, 2 in Interference.
    robot_teams
        On any course but Interference, the number of each robot's team, people first. As the course has it when left out (R10.2, R10.7).
    """

    course: str | None = None
    robots: Annotated[list[str] | None, Parameter(consume_multiple=True, negative=())] = None
    robots_each: int | None = None
    robot_teams: Annotated[list[int] | None, Parameter(consume_multiple=True, negative=())] = None

    def refuse_any(self, why: str) -> None:
        """Raises a Refusal for the first option that is given."""
        refuse_given(self, why)


@Parameter(name="*", group=FACTORY)
@dataclass(frozen=True)
class House:
    """Rules of RoboRally.

    Parameters
    ----------
    special
        Rules of other courses to play by as well: --special tricksy one_option (R10.7, docs/positions.md lists them).
    options
        Whether there are option cards (R9); on unless it is turned off.
    options_at_start
        How many options each robot is dealt before the first turn, 0 to 3.
    lives
        How many lives each robot has, 1 to 9; 3 when left out (R0.3).
    archive_optional
        The owner decides whether the archive marker moves (R7.3).
    power_down_undamaged
        A robot without damage may power down, too (R4.1).
    one_flag_per_turn
        A robot touches at most one flag a turn (R7.3).
    play_on
        After the first has won the others race for places (R8.5).
    """

    special: Annotated[list[Special] | None, Parameter(consume_multiple=True, negative=())] = None
    options: bool | None = None
    options_at_start: int | None = None
    lives: int | None = None
    archive_optional: bool | None = None
    power_down_undamaged: bool | None = None
    one_flag_per_turn: bool | None = None
    play_on: bool | None = None

    def refuse_any(self, why: str) -> None:
        """Raises a Refusal for the first option that is given."""
        refuse_given(self, why)


def refuse_given(options: Any, why: str) -> None:
    """Raises a Refusal for the first of these options that is given."""
    for field in fields(options):
        if getattr(options, field.name) is not None:
            raise Refusal(f"--{field.name.replace('_', '-')}", "wrong_option", expected=f"nothing {why}")
