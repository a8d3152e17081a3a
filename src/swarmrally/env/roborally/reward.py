"""What a game is worth to its seats: won or lost at the end, and how far a seat has come, for learners who want to be led."""

from __future__ import annotations

from swarmrally.env.roborally.sheet import column_of, row_of
from swarmrally.kernel.compiler import entry, kernel
from swarmrally.kernel.fields import Ints
from swarmrally.kernel.squares import OFF
from swarmrally.roborally.components.course import MOST_FLAGS
from swarmrally.roborally.components.state import NOT_OVER, State, is_here

WON, LOST, UNDECIDED = 1, -1, 0
PER_DAMAGE = 0.02
PER_LIFE = 0.5
PER_CELL = 0.02
FAR = 48


@kernel
def outcome(state: State, seat: int) -> int:
    """WON, LOST, or UNDECIDED: before the end, and when nobody wins."""
    if state.over == NOT_OVER or state.winners == 0:
        return UNDECIDED
    return WON if int(state.winners) >> seat & 1 else LOST


@entry
def progress(state: State, seat: int) -> float:
    """Flags touched, less for damage, lost lives and every cell to the next flag."""
    lost = PER_LIFE * (int(state.lives) - int(state.robot_lives[seat]))
    return int(state.robot_flags[seat]) - lost - PER_DAMAGE * int(state.robot_damage[seat]) - PER_CELL * cells_to_flag(state, seat)


@kernel
def cells_to_flag(state: State, seat: int) -> int:
    """From the robot, or from where it will come back, across and down."""
    flag = int(state.robot_flags[seat])
    here = int(state.robot_cell[seat]) if is_here(state, seat) else int(state.robot_archive[seat])
    if flag >= MOST_FLAGS or state.flag_cell[flag] == OFF or here == OFF:
        return 0
    there = int(state.flag_cell[flag])
    return min(abs(column_of(here) - column_of(there)) + abs(row_of(here) - row_of(there)), FAR)


@entry
def returns(state: State, values: Ints) -> None:
    """What the game has brought each seat."""
    for seat in range(int(state.seats)):
        values[seat] = outcome(state, seat)
