"""What each end of a flight is worth to the ace: the next round for many rolls of its dice, against what the others are likely to do."""

from __future__ import annotations

from swarmrally.asteroyds.components.state import (
    DRONES,
    RACING,
    TARGETS,
    State,
    is_flying,
    lift_craft,
    lift_tile,
    put_craft,
)
from swarmrally.asteroyds.components.tiles import ASTEROIDS
from swarmrally.asteroyds.rules.sequence import end_round
from swarmrally.asteroyds.rules.targets import TARGETS_PER_TEAM
from swarmrally.bots.asteroyds.search.ends import DONE, OPEN
from swarmrally.bots.asteroyds.search.flights import after_swarm
from swarmrally.bots.asteroyds.search.futures import foresee, time_of
from swarmrally.bots.asteroyds.search.memory import DRONE_PAIRS
from swarmrally.bots.asteroyds.search.mind import GROUPS, ORDERS, ROLLS, Mind
from swarmrally.bots.asteroyds.search.prospects import ROUND, SURE, chance, reckon_chances
from swarmrally.bots.asteroyds.search.weights import LEFT_OVER
from swarmrally.kernel.chance import shuffle
from swarmrally.kernel.compiler import called, kernel
from swarmrally.kernel.events import Events
from swarmrally.kernel.fields import Ints
from swarmrally.kernel.hexes import OFF, Hexes

LOST = -(10**7)
UNSEEN = -(10**6)
"""An end that was not looked at."""
DOUBT = 8
"""Once in so many rounds a rival does not do what it is expected to."""
PURPOSE_ROLLS = 54
SETS = 1 << DRONE_PAIRS
NO_GROUP = -1


@called
def prepare_judging(known: State, mind: Mind, looks: int) -> None:
    """Groups, rolls, and what is the same for all of them."""
    list_groups(known, mind)
    rolls = ROLLS * (ORDERS if known.random_dice_order else 1)
    for roll in range(rolls):
        mind.roll[roll] = roll
    shuffle(mind.roll, rolls, mind.key, int(mind.me), int(known.round_number), PURPOSE_ROLLS)
    mind.rolls = min(rolls, max(1, looks // max(1, int(mind.groups))))
    for left in range(len(mind.left_over[0])):
        mind.left_over[0, left] = LEFT_OVER[known.mode, 0, left]
        mind.left_over[1, left] = LEFT_OVER[known.mode, 1, left]


@kernel
def list_groups(known: State, mind: Mind) -> None:
    """Ends after which the next round begins the same: in Drones those that shot the same drones, the best of these sets."""
    best = mind.first[0]
    for shot in range(SETS):
        best[shot] = LOST * 1000
    for end in range(int(mind.ends)):
        if mind.end_fate[end] == OPEN:
            best[mind.end_group[end]] = max(int(best[mind.end_group[end]]), int(mind.end_worth[end]))
    mind.groups = 0
    mind.group = 0
    mind.prepared = NO_GROUP
    while mind.groups < GROUPS:
        shot = best_set(best)
        if best[shot] == LOST * 1000:
            break
        best[shot] = LOST * 1000
        mind.group_shot[mind.groups] = shot
        mind.looked[mind.groups] = 0
        mind.groups += 1


@kernel
def best_set(best: Ints) -> int:
    found = 0
    for shot in range(1, SETS):
        if best[shot] > best[found]:
            found = shot
    return found


@called
def look_at_roll(board: Hexes, known: State, now: State, then: State, events: Events, mind: Mind) -> bool:
    """One roll more for the group whose turn it is; False when all were looked at."""
    group = int(mind.group)
    if mind.groups == 0 or mind.looked[group] == mind.rolls:
        return False
    if mind.prepared != group:
        lay_out(board, known, then, events, mind, int(mind.group_shot[group]))
        mind.prepared = group
    find_times(board, now, then, events, mind, int(mind.roll[mind.looked[group]]), int(mind.group_shot[group]))
    mind.looked[group] += 1
    mind.group = (group + 1) % int(mind.groups)
    return True


@kernel
def find_times(board: Hexes, now: State, then: State, events: Events, mind: Mind, roll: int, shot: int) -> None:
    """When the race ends for the rivals, and what that makes each end worth."""
    me = int(mind.me)
    wanted, theirs = goals_of_ends(mind, shot), 0
    for number in range(int(mind.rivals)):
        theirs |= int(mind.their_left[number])
    if then.mode == TARGETS:
        if mind.rivals:
            foresee_for(board, now, then, events, mind, int(mind.rival[0]), theirs, roll)
            note_their_times(now, mind)
        foresee_for(board, now, then, events, mind, me, wanted, roll)
    else:
        foresee_for(board, now, then, events, mind, me, wanted | theirs, roll)
        note_their_times(now, mind)
    if then.mode != RACING:
        reckon_chances(then, mind)
    for end in range(int(mind.ends)):
        if mind.end_fate[end] == OPEN and mind.end_group[end] == shot:
            mind.end_total[end] += worth_of_end(now, then, mind, end)


@kernel
def goals_of_ends(mind: Mind, shot: int) -> int:
    wanted = 0
    for end in range(int(mind.ends)):
        if mind.end_fate[end] == OPEN and mind.end_group[end] == shot:
            wanted |= int(mind.end_left[end])
    return wanted


@kernel
def foresee_for(board: Hexes, now: State, then: State, events: Events, mind: Mind, seat: int, wanted: int, roll: int) -> None:
    mind.wanted = wanted
    mind.spare = spare_goals(then, seat)
    foresee(board, then, now, events, mind, seat, roll)


@kernel
def spare_goals(state: State, seat: int) -> int:
    """A9.3 How many targets may be left at the end."""
    return TARGETS_PER_TEAM - int(state.targets_needed[state.craft_team[seat]]) if state.mode == TARGETS else 0


@kernel
def note_their_times(now: State, mind: Mind) -> None:
    for number in range(int(mind.rivals)):
        mind.their_time[number] = time_of(now, mind, int(mind.their_pose[number]), int(mind.their_left[number]))


@kernel
def worth_of_end(now: State, then: State, mind: Mind, end: int) -> int:
    """The chance to win, and a little for time itself, this round's included."""
    time = time_of(now, mind, int(mind.end_pose[end]), int(mind.end_left[end]))
    if time > ROUND:
        time += int(mind.end_extra[end])
    return chance(then, mind, time, int(mind.end_damage[end])) - time - ROUND


@called
def lay_out(board: Hexes, known: State, then: State, events: Events, mind: Mind, shot: int) -> None:
    """The start of the next round: the others have flown; one's own craft is taken off the board, for it may be anywhere."""
    me = int(mind.me)
    after_swarm(board, known, then, events, me, 0)
    if is_flying(then, me):
        lift_craft(then, me)
    for number in range(int(mind.rivals)):
        take_over(then, mind, number)
    if then.mode == DRONES:
        for pair in range(DRONE_PAIRS):
            if shot >> pair & 1:
                then.drone_shot[pair] = 1
    end_round(then, events)


@kernel
def take_over(state: State, mind: Mind, number: int) -> None:
    """What the rival is likely to do this round happens, but for the targets, of which each craft has its own list."""
    seat, pose = int(mind.rival[number]), int(mind.their_pose[number])
    lift_craft(state, seat)
    put_craft(state, seat, pose // 6)
    state.craft_heading[seat] = pose % 6
    for pair in range(DRONE_PAIRS):
        if int(mind.they_shot[number]) >> pair & 1:
            state.drone_shot[pair] = 1
    for asteroid in range(ASTEROIDS):
        if int(mind.they_rammed[number]) >> asteroid & 1 and state.tile_cell[asteroid] != OFF:
            lift_tile(state, asteroid)


@called
def settle(known: State, mind: Mind) -> None:
    """What each end is worth after all: to win where the race is over, the average over all rolls where it goes on."""
    theirs = best_rank(known, mind)
    best, anyone_done = theirs, False
    for number in range(int(mind.rivals)):
        anyone_done |= bool(mind.they_are_done[number])
    if not anyone_done:
        best = largest_rank(known, mind) + 1
    for end in range(int(mind.ends)):
        if mind.end_fate[end] == DONE:
            rank = rank_of(known, int(mind.end_finish[end]), int(mind.end_damage[end]))
            mind.end_total[end] = (SURE if rank < best else SURE // 2 if rank == best else SURE // DOUBT) - rank
        elif mind.end_fate[end] == OPEN:
            average = average_of(mind, end)
            mind.end_total[end] = average // DOUBT if anyone_done else average
        else:
            mind.end_total[end] = LOST


@kernel
def rank_of(state: State, finish: int, damage: int) -> int:
    """A10.3 Columns before damage, except in Drones."""
    return damage if state.mode == DRONES else 10 * finish + damage


@kernel
def best_rank(state: State, mind: Mind) -> int:
    best = -LOST
    for number in range(int(mind.rivals)):
        if mind.they_are_done[number]:
            best = min(best, rank_of(state, int(mind.their_finish[number]), int(mind.their_damage[number])))
    return best


@kernel
def largest_rank(state: State, mind: Mind) -> int:
    largest = 0
    for end in range(int(mind.ends)):
        if mind.end_fate[end] == DONE:
            largest = max(largest, rank_of(state, int(mind.end_finish[end]), int(mind.end_damage[end])))
    return largest


@kernel
def average_of(mind: Mind, end: int) -> int:
    for group in range(int(mind.groups)):
        if mind.group_shot[group] == mind.end_group[end]:
            return int(mind.end_total[end]) // max(1, int(mind.looked[group]))
    return UNSEEN
