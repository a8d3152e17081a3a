"""A plan as a row of small numbers: six columns, the energy column, and the standing orders; what may stand in each."""

from __future__ import annotations

from swarmrally.asteroyds.components.state import ASK_RAM, ASK_SHIELD, COLUMNS, ENERGY, LAWRENCE, NEVER, State, is_flying
from swarmrally.asteroyds.playing.drifter import plan_at_random
from swarmrally.asteroyds.rules.chart import ACTIONS, LEGAL, SHIELD, SHOOT, fault_in_column, is_power
from swarmrally.kernel.compiler import entry, kernel
from swarmrally.kernel.decisions import NOBODY
from swarmrally.kernel.fields import Ints

RAM_PART, EMERGENCY_PART, PARTS = COLUMNS, COLUMNS + 1, COLUMNS + 2
STEPS = COLUMNS
"""The parts that a learner chooses one by one."""

ANY_ACTION = len(ACTIONS)
SIZES = (*[ANY_ACTION] * COLUMNS, ASK_RAM, ASK_SHIELD)
"""How many choices each part has; nobody is asked in mid-round, so the last order of each kind is left out."""

MOST = max(SIZES)
CHOICES = sum(SIZES)


@kernel
def size_of(part: int) -> int:
    if part == RAM_PART:
        return ASK_RAM
    return ASK_SHIELD if part == EMERGENCY_PART else ANY_ACTION


@kernel
def usual_choice(part: int) -> int:
    """What stands there when nothing is planned."""
    return SHIELD if part == ENERGY else 0


@kernel
def may_choose(state: State, seat: int, part: int, choice: int) -> bool:
    """Whether the seat's plan may go on with this choice after the parts before it; a craft that is gone can only leave all as it is."""
    if not 0 <= choice < size_of(part):
        return False
    if not is_flying(state, seat):
        return choice == usual_choice(part)
    if part == RAM_PART:
        return True
    if part == EMERGENCY_PART:
        return choice == NEVER or (bool(state.powers) and state.craft_pilot[seat] == LAWRENCE)
    return fault_in_column(state, seat, part, choice) == LEGAL and not is_once_too_often(state, seat, part, choice)


@kernel
def is_once_too_often(state: State, seat: int, part: int, choice: int) -> bool:
    """A7.1, A8.2 A second power token, or with the option a second shot."""
    is_shot = choice == SHOOT and state.one_shot != 0
    if not is_power(choice) and not is_shot:
        return False
    for column in range(part):
        before = int(state.plan[seat, column])
        if (is_shot and before == SHOOT) or (not is_shot and is_power(before)):
            return True
    return False


@kernel
def put(state: State, seat: int, part: int, choice: int) -> None:
    """One part of a plan; a choice that is not allowed leaves what stands there when nothing is planned."""
    if not may_choose(state, seat, part, choice):
        choice = usual_choice(part)
    if part == RAM_PART:
        state.ram_order[seat] = choice
    elif part == EMERGENCY_PART:
        state.emergency_order[seat] = choice
    else:
        state.plan[seat, part] = choice


@kernel
def part_of(state: State, seat: int, part: int) -> int:
    """What stands in a part of the seat's plan."""
    if part == RAM_PART:
        return int(state.ram_order[seat])
    return int(state.emergency_order[seat]) if part == EMERGENCY_PART else int(state.plan[seat, part])


@kernel
def next_planner(state: State) -> int:
    """Where plans are made one after the other: the first seat whose plan does not stand yet, or NOBODY."""
    for seat in range(int(state.seats)):
        if is_flying(state, seat) and not state.sealed[seat]:
            return seat
    return NOBODY


@kernel
def parts_that_stand(state: State, seat: int) -> int:
    """How many parts of the seat's plan are chosen."""
    if state.sealed[seat]:
        return PARTS
    return int(state.column) if seat == next_planner(state) else 0


@kernel
def put_plan(state: State, seat: int, row: Ints) -> None:
    for part in range(PARTS):
        put(state, seat, part, int(row[part]))


@kernel
def random_plan(state: State, seat: int, row: Ints) -> None:
    """Any legal plan, drawn from the game's own chance; nothing of it is put on the chart."""
    if is_flying(state, seat):
        plan_at_random(state, seat)
    for part in range(PARTS):
        row[part] = part_of(state, seat, part)
        put(state, seat, part, usual_choice(part))


@kernel
def mask_plan(state: State, seat: int, mask: Ints) -> None:
    """All choices of all parts side by side: 1 where the choice is allowed by itself."""
    place = 0
    for part in range(PARTS):
        for choice in range(size_of(part)):
            mask[place] = may_choose(state, seat, part, choice)
            place += 1


@entry
def is_allowed(state: State, seat: int, row: Ints) -> bool:
    """Whether the engine takes this plan as it is; the chart is used for it, and left empty."""
    allowed = True
    for part in range(PARTS):
        allowed = allowed and may_choose(state, seat, part, int(row[part]))
        put(state, seat, part, int(row[part]))
    for part in range(PARTS):
        put(state, seat, part, usual_choice(part))
    return allowed
