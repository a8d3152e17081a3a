"""What a position is worth to a robot: the registers it still needs, and what damage, lost lives and options add to them."""

from __future__ import annotations

import numpy as np

from swarmrally.bots.roborally.errands import HUNTER, are_friends, is_hunter, lacks_title, way_to_capture, way_to_prey
from swarmrally.bots.roborally.search.atlas import ARRIVED, FALLEN, Atlas, pose_of
from swarmrally.bots.roborally.search.ways import FALL, FARTHEST, REGISTER, burns_of_rest, pose_after_rest
from swarmrally.kernel.compiler import called, kernel
from swarmrally.roborally.components.course import CAPTURE_THE_FLAG, NO_SITE, OPTION_WORLD, TOGGLE_BOGGLE, Course, plays
from swarmrally.roborally.components.floors import WRENCH_AND_HAMMER
from swarmrally.roborally.components.option_cards import SUPERIOR_ARCHIVE
from swarmrally.roborally.components.state import DEALING, DESTROYED, NO_TEAM, NOT_OVER, REGISTERS, State, holds, is_here
from swarmrally.roborally.rules.cleanup import RE_ENTRY_DAMAGE
from swarmrally.roborally.rules.sites import has_flag

HARM = np.array([0, 40, 90, 150, 230, 350, 500, 650, 800, 1000, 1200])
"""What so much damage costs, in hundredths of a register; besides, each point makes the rest of the way longer."""
SLOWER = 2
"""Percent of the way for each point."""
LIVES = np.array([0, 1500, 600, 200, 0, 0, 0, 0, 0, 0])
"""What it costs to have no more than so many lives left."""
OPTION = 60
CLAIM = 800
"""R10.2 A flag that is not the team's."""
ARCHIVE = 5
"""Percent of the way from the archive."""
SHOT = 15
"""A point of damage that a rival has, and ten times as much where there are no flags."""
KILL = 10
"""A life that a rival has lost counts like so many points."""
WON, LOST = 1_000_000, -1_000_000


@called
def way_from(course: Course, atlas: Atlas, state: State, seat: int, pose: int) -> int:
    """The registers from a pose to the end, in hundredths."""
    if plays(course, TOGGLE_BOGGLE):
        return way_to_claim(course, atlas, state, seat, pose)
    if course.flag_count == 0:
        return int(atlas.way[side_of(state, seat), pose])
    if plays(course, CAPTURE_THE_FLAG):
        return way_to_capture(course, atlas, state, seat, pose)
    if is_hunter(course, state, seat):
        return way_to_prey(course, atlas, state, seat, pose)
    flags = int(state.robot_flags[seat])
    way = int(atlas.way[ARRIVED if flags >= course.flag_count else flags, pose])
    return way + HUNTER if lacks_title(course, state, seat) else way


@kernel
def side_of(state: State, seat: int) -> int:
    """R10.2 Who has the same rivals has the same ways, where there are no flags."""
    return seat if state.robot_team[seat] == NO_TEAM else int(state.robot_team[seat])


@kernel
def way_to_claim(course: Course, atlas: Atlas, state: State, seat: int, pose: int) -> int:
    """R10.2 To the nearest flag that is not the team's; the others are still to come."""
    nearest, missing = FARTHEST, 0
    for flag in range(int(course.flag_count)):
        if state.flag_team[flag] != state.robot_team[seat]:
            nearest = min(nearest, int(atlas.way[flag, pose]))
            missing += CLAIM
    return nearest + missing if missing else 0


@kernel
def way_from_archive(course: Course, atlas: Atlas, state: State, seat: int) -> int:
    """R8.4 The heading can be chosen."""
    nearest, archive = FARTHEST, int(state.robot_archive[seat])
    for heading in range(4):
        nearest = min(nearest, way_from(course, atlas, state, seat, pose_of(archive, heading)))
    return nearest


@kernel
def walk(way: int, damage: int) -> int:
    """The way for a robot with so much damage."""
    return way * (100 + SLOWER * damage) // 100 + int(HARM[damage])


@called
def cost(course: Course, atlas: Atlas, state: State, seat: int, rests: bool) -> int:
    """What is still ahead of a robot at the end of a turn; `rests` when it spends the next one powered down."""
    lives = int(state.robot_lives[seat])
    if lives == 0 and not is_here(state, seat):
        return FARTHEST
    back = way_from_archive(course, atlas, state, seat)
    extra = int(LIVES[lives]) + back * ARCHIVE // 100 - OPTION * int(state.option_count[seat])
    if not is_here(state, seat):
        return extra + REGISTER + walk(back, 0 if holds(state, seat, SUPERIOR_ARCHIVE) else RE_ENTRY_DAMAGE)
    pose = pose_of(int(state.robot_cell[seat]), int(state.robot_heading[seat]))
    if rests:
        return extra + cost_of_rest(course, atlas, state, seat, pose, back)
    return extra + walk(way_from(course, atlas, state, seat, pose), damage_kept(course, state, seat)) - gift(course, state, seat)


@kernel
def cost_of_rest(course: Course, atlas: Atlas, state: State, seat: int, pose: int, back: int) -> int:
    """R4.2 No damage, and a turn later, wherever the floor has taken it."""
    there = pose_after_rest(atlas, pose)
    if there == FALLEN:
        return REGISTERS * REGISTER + walk(back, RE_ENTRY_DAMAGE) + FALL
    burns = min(burns_of_rest(atlas, pose), DESTROYED)
    return REGISTERS * REGISTER + walk(way_from(course, atlas, state, seat, there), burns)


@kernel
def damage_kept(course: Course, state: State, seat: int) -> int:
    """R8.1 After the repair that its cell gives, if that is still to come; R10.1 Option World gives options instead."""
    damage, cell = int(state.robot_damage[seat]), int(state.robot_cell[seat])
    if damage == 0 or plays(course, OPTION_WORLD) or state.stage == DEALING:
        return damage
    return damage - int(course.site[cell] != NO_SITE or has_flag(course, state, cell))


@kernel
def gift(course: Course, state: State, seat: int) -> int:
    """R8.1, R10.1 The options that its cell will give."""
    if state.without_options or state.stage == DEALING:
        return 0
    cell = int(state.robot_cell[seat])
    options = int(course.site[cell] == WRENCH_AND_HAMMER)
    if plays(course, OPTION_WORLD) and (course.site[cell] != NO_SITE or has_flag(course, state, cell)):
        options += 1
    return options * OPTION


@kernel
def harm_of_rivals(course: Course, state: State, seat: int) -> int:
    """What the others have suffered."""
    points = 0
    for other in range(int(state.seats)):
        if not are_friends(course, state, seat, other):
            points += int(state.robot_damage[other]) - KILL * int(state.robot_lives[other])
    return points * SHOT * (1 if course.flag_count else 10)


@kernel
def end_of_game(state: State, seat: int) -> int:
    """Won or lost, sooner or later."""
    if int(state.winners) >> seat & 1:
        return WON - int(state.register)
    return LOST + int(state.register)


@called
def worth(course: Course, atlas: Atlas, state: State, seat: int, may_rest: bool) -> tuple[int, bool]:
    """The more the better, at the end of a turn, and whether it is worth it to power down for the next one.

    Where all play on, a robot that has all its flags is well off also behind the winner, and when the game ends with it.
    """
    if state.robot_place[seat] != 0:
        return WON - int(state.register), False
    if state.over != NOT_OVER:
        return end_of_game(state, seat), False
    harm = harm_of_rivals(course, state, seat)
    awake = cost(course, atlas, state, seat, False)
    if may_rest and is_here(state, seat):
        asleep = cost(course, atlas, state, seat, True)
        if asleep < awake:
            return harm - asleep, True
    return harm - awake, False
