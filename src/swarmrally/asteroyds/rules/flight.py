"""A4 Flying, A5.2-A5.5 colliding and ramming."""

from __future__ import annotations

from swarmrally.asteroyds.components.events import (
    ASTEROID_RAMMED,
    CRAFT_COLLIDED,
    CRAFT_MOVED,
    CRAFT_TURNED,
    CRAFT_WAITED,
    DECISION_ASKED,
    FLIGHT_BEGAN,
    PLAN_LOST,
)
from swarmrally.asteroyds.components.ids import A2_3, A4_1, A4_2, A4_4, A4_5, A5_2, A5_3, A5_4, A5_5, A6_1, A7_2, A9_6, A9_7, A10_4
from swarmrally.asteroyds.components.state import (
    ASK_RAM,
    COLUMNS,
    DESTROYED,
    ENERGY,
    NO_TEAM,
    NOT_FINISHED,
    RAM,
    RAM_YES,
    State,
    holds_all_tokens,
    is_flying,
    lift_craft,
    lift_tile,
    put_craft,
)
from swarmrally.asteroyds.components.tiles import (
    BORDER,
    EMPTY,
    FIRST_DRONE,
    FIRST_TURRET,
    PLATFORM,
    is_asteroid,
    is_drone,
    is_turret,
    symbol_of,
)
from swarmrally.asteroyds.rules.chart import SHIELD, SHOOT, WAIT, is_power
from swarmrally.asteroyds.rules.damage import hurt
from swarmrally.asteroyds.rules.drones import waits_on_turret
from swarmrally.asteroyds.rules.gates import can_be_crossed, finish, must_return, take_token
from swarmrally.asteroyds.rules.laser import shoot
from swarmrally.asteroyds.rules.pilots import manoeuvre
from swarmrally.asteroyds.rules.targets import eliminate_target
from swarmrally.kernel.compiler import kernel
from swarmrally.kernel.decisions import NO, UNASKED, YES, ask
from swarmrally.kernel.events import Events, next_beat, tell
from swarmrally.kernel.hexes import OFF, Hexes

MOVED, STOPPED, WAITING = 1, 0, -1


@kernel
def craft_fly(board: Hexes, state: State, events: Events) -> bool:
    """A4.1 In seat order from the first player; False when a pilot has to decide first."""
    while state.turn < state.seats:
        seat = int(state.first_seat) + int(state.turn)
        if seat >= state.seats:
            seat -= int(state.seats)
        if not fly_plan(board, state, events, seat):
            return False
        state.turn += 1
        state.column = 0
        state.part = 0
    return True


@kernel
def may_act(state: State, seat: int) -> bool:
    """A5.6, A9.3, A10.2 Not destroyed, not done, and no team has won."""
    return is_flying(state, seat) and not is_done(state, seat) and state.team_won == NO_TEAM


@kernel
def is_done(state: State, seat: int) -> bool:
    """A10.2 Who has met the condition flies no further, but with `fly_on` all that was planned."""
    return state.craft_finish[seat] != NOT_FINISHED and not state.fly_on


@kernel
def fly_plan(board: Hexes, state: State, events: Events, seat: int) -> bool:
    """A4.1 Columns 1 to 6, then the energy column; False when the pilot has to decide first."""
    if not may_act(state, seat):
        return True
    if state.column == 0 and state.part == 0:
        next_beat(state)
        tell(state, events, FLIGHT_BEGAN, A4_1, seat)
    while state.column < COLUMNS and may_act(state, seat):
        if not carry_out(board, state, events, seat, int(state.plan[seat, state.column])):
            return False
        state.column += 1
        state.part = 0
    return True


@kernel
def carry_out(board: Hexes, state: State, events: Events, seat: int, action: int) -> bool:
    """A4.2, A7.2 One column; False when the pilot has to decide first."""
    if action == SHIELD:
        return True
    if action == WAIT:
        next_beat(state)
        tell(state, events, CRAFT_WAITED, A2_3, seat, int(state.column) + 1)
        return True
    if action == SHOOT:
        shoot(board, state, events, seat)
        return True
    notches, steps, way = manoeuvre(int(state.craft_pilot[seat]), action)
    if state.part == 0:
        turn(state, events, seat, notches, A7_2 if is_power(action) else A4_2)
        state.part = 1
    while state.part <= steps and may_act(state, seat):
        done = step(board, state, events, seat, way, A7_2 if is_power(action) else A4_2)
        if done == WAITING:
            return False
        if done == STOPPED:
            lose_plan(state, events, seat)
            return True
        state.part += 1
    return True


@kernel
def turn(state: State, events: Events, seat: int, notches: int, rule: int) -> None:
    """A4.2 Pivots clockwise on the spot."""
    next_beat(state)
    if notches == 0:
        return
    before = int(state.craft_heading[seat])
    after = before + notches
    if after >= 6:
        after -= 6
    state.craft_heading[seat] = after
    tell(state, events, CRAFT_TURNED, rule, seat, int(state.column) + 1, before, after)


@kernel
def step(board: Hexes, state: State, events: Events, seat: int, way: int, rule: int) -> int:
    """A4.2, A4.4, A7.2 One hex, or a collision: MOVED, STOPPED, or WAITING for the pilot."""
    heading = int(state.craft_heading[seat]) + way
    if heading >= 6:
        heading -= 6
    here = int(state.craft_cell[seat])
    there = int(board.neighbour[here, heading])
    obstacle = what_stops_craft(state, seat, there)
    if obstacle != EMPTY:
        return collide(state, events, seat, here, there, heading, obstacle)
    if state.part > 1:
        next_beat(state)
    tell(state, events, CRAFT_MOVED, rule, seat, int(state.column) + 1, here, there)
    enter(state, events, seat, there)
    return MOVED


@kernel
def what_stops_craft(state: State, seat: int, there: int) -> int:
    """A4.3, A4.4, A4.5, A10.4 The obstacle on that hex, or EMPTY: craft never collide with each other."""
    if there == OFF:
        return BORDER
    tile = int(state.tile_at[there])
    if tile == EMPTY or can_be_crossed(state, tile):
        return EMPTY
    if tile == PLATFORM and may_land(state, seat, there):
        return EMPTY
    if state.turrets_harmless and is_turret(tile) and waits_on_turret(state, tile):
        return tile + FIRST_DRONE - FIRST_TURRET
    return tile


@kernel
def may_land(state: State, seat: int, there: int) -> bool:
    """A10.4 Whether a platform is no longer an obstacle, but the goal."""
    return is_going_home(state, seat) and is_home(state, seat, there)


@kernel
def is_home(state: State, seat: int, there: int) -> bool:
    """A10.4 Any platform, or with `own_platform` the one from which the craft started, if it did from one."""
    home = int(state.craft_platform[seat])
    return state.tile_at[there] == PLATFORM and (not state.own_platform or home == OFF or home == there)


@kernel
def is_going_home(state: State, seat: int) -> bool:
    """A10.4 With the four tokens a platform is no longer an obstacle, but the goal."""
    return must_return(state) and holds_all_tokens(state, seat)


@kernel
def enter(state: State, events: Events, seat: int, there: int) -> None:
    """The craft comes to a hex: a gate gives its token (A6.1), a platform may end the flight (A10.4)."""
    lift_craft(state, seat)
    put_craft(state, seat, there)
    tile = int(state.tile_at[there])
    if tile == PLATFORM:
        land(state, events, seat)
    elif tile != EMPTY:
        take_token(state, events, seat, symbol_of(tile), int(state.column) + 1, A6_1)


@kernel
def land(state: State, events: Events, seat: int) -> None:
    """A10.4 That step is what counts; a second landing changes nothing (A10.2)."""
    if state.craft_finish[seat] == NOT_FINISHED:
        finish(state, events, seat, int(state.column) + 1, A10_4)


@kernel
def collide(state: State, events: Events, seat: int, here: int, there: int, heading: int, obstacle: int) -> int:
    """A4.4, A5.2, A5.3, A9.7 The step does not happen, unless the pilot destroys the asteroid (A5.4); A7.4 may ask first."""
    if state.ram_answer == UNASKED and state.shield_answer == UNASKED:
        if state.part > 1:
            next_beat(state)
        tell(state, events, CRAFT_COLLIDED, rule_of_collision(obstacle), seat, int(state.column) + 1, here, heading, obstacle)
    price = price_with_shield(state, seat, 4)
    ramming = decides_to_ram(state, events, seat, obstacle, price)
    if ramming == WAITING:
        return WAITING
    if ramming == YES:
        if not hurt(state, events, seat, price, A5_4):
            return WAITING
        state.ram_answer = UNASKED
        ram(state, events, seat, obstacle, there)
        return MOVED
    points = 0 if state.turrets_harmless and is_turret(obstacle) else price_with_shield(state, seat, 2)
    if not hurt(state, events, seat, points, A5_3 if is_asteroid(obstacle) else A5_2):
        return WAITING
    state.ram_answer = UNASKED
    return STOPPED


@kernel
def rule_of_collision(obstacle: int) -> int:
    """The rule that makes this thing an obstacle."""
    if obstacle == PLATFORM:
        return A4_5
    if is_drone(obstacle):
        return A9_6
    return A9_7 if is_turret(obstacle) else A4_4


@kernel
def price_with_shield(state: State, seat: int, points: int) -> int:
    """A5.2, A5.4 One point less with the shield on."""
    return points - 1 if state.craft_shield[seat] else points


@kernel
def decides_to_ram(state: State, events: Events, seat: int, obstacle: int, price: int) -> int:
    """A5.4, A5.5 YES, NO, or WAITING for the pilot; offered only once, and while the craft survives it."""
    if not is_asteroid(obstacle) or state.craft_ram_spent[seat] or int(state.craft_damage[seat]) + price >= DESTROYED:
        return NO
    order = int(state.ram_order[seat])
    if order == ASK_RAM:
        if state.ram_answer == UNASKED:
            tell(state, events, DECISION_ASKED, A5_5, seat, RAM, price)
            ask(state, seat, RAM)
            return WAITING
        return int(state.ram_answer)
    return YES if order == RAM_YES else NO


@kernel
def ram(state: State, events: Events, seat: int, asteroid: int, there: int) -> None:
    """A5.4 The asteroid leaves the game and the craft moves into the freed hex."""
    state.craft_ram_spent[seat] = 1
    tell(state, events, ASTEROID_RAMMED, A5_4, seat, asteroid, there)
    lift_tile(state, asteroid)
    tell(state, events, CRAFT_MOVED, A5_4, seat, int(state.column) + 1, int(state.craft_cell[seat]), there)
    enter(state, events, seat, there)
    eliminate_target(state, events, seat, asteroid)


@kernel
def lose_plan(state: State, events: Events, seat: int) -> None:
    """A4.4 The rest of the plan is not flown."""
    if is_flying(state, seat) and state.column < ENERGY:
        tell(state, events, PLAN_LOST, A4_4, seat, int(state.column) + 1)
    state.column = COLUMNS
