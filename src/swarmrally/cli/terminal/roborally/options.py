"""The options of `swarmrally play --game roborally`."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Annotated

from cyclopts import Group, Parameter

from swarmrally.kernel.refusal import Refusal

FACTORY = Group("Rules of RoboRally", sort_key=3)


@Parameter(name="*", group=FACTORY)
@dataclass(frozen=True)
class Factory:
    """Rules of RoboRally.

    Parameters
    ----------
    course
        A course by its name (`swarmrally courses` lists them), or one of your own in a .json file. Risky Exchange when left out.
    robots
        The robots, people first: --robots wedge crate. Those left out are drawn.
    robot_teams
        On a course for teams, the number of each robot's team, people first. By dock when left out (R10.2).
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

    course: str | None = None
    robots: Annotated[list[str] | None, Parameter(consume_multiple=True, negative=())] = None
    robot_teams: Annotated[list[int] | None, Parameter(consume_multiple=True, negative=())] = None
    options: bool | None = None
    options_at_start: int | None = None
    lives: int | None = None
    archive_optional: bool | None = None
    power_down_undamaged: bool | None = None
    one_flag_per_turn: bool | None = None
    play_on: bool | None = None

    def refuse_any(self, why: str) -> None:
        """Raises a Refusal for the first option that is given."""
        for field in fields(self):
            if getattr(self, field.name) is not None:
                raise Refusal(
                    f"--{field.name.replace('_', '-')}", "wrong_option", expected=f"nothing in Asteroyds: {why}, --game roborally"
                )
