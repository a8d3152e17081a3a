"""How likely each end of a round is to win: the next round for many rolls of its dice, against what the others are likely to do."""

from __future__ import annotations

import numpy as np

from swarmrally.asteroyds.components.state import RACING, TARGETS, State, is_flying, lift_craft, lift_tile, put_craft
from swarmrally.asteroyds.components.tiles import ASTEROIDS
from swarmrally.asteroyds.rules.sequence import end_round
from swarmrally.asteroyds.rules.targets import TARGETS_PER_TEAM
from swarmrally.bots.asteroyds.search.ends import Ends
from swarmrally.bots.asteroyds.search.futures import Race, foresee
from swarmrally.bots.asteroyds.search.memory import DRONE_PAIRS
from swarmrally.bots.asteroyds.search.outlook import Outlook
from swarmrally.bots.asteroyds.search.prospects import ROUND, Leads, Prospects
from swarmrally.bots.asteroyds.search.rivals import Flown
from swarmrally.bots.asteroyds.search.sky import GOALS, Sky
from swarmrally.bots.asteroyds.search.weights import LEFT_OVER, POWER_TIME, RAM_TIME, WOUND_TIME
from swarmrally.kernel.events import Events
from swarmrally.kernel.fields import Ints, batch, live, memory_of, new, to_bytes
from swarmrally.kernel.hexes import OFF


class Foresight:
    """Some ends of a round; in Drones those that have shot the same ones, so that the next round begins the same."""

    def __init__(self, outlook: Outlook, ends: Ends, rivals: list[Flown], shot: int) -> None:
        self.outlook, self.ends, self.rivals = outlook, ends, rivals
        self.events, self.sky = new(Events), new(Sky)
        self.remember(shot)
        self.rows, self.row_of = rows_of(ends)
        self.theirs = np.array([row_of(rival) for rival in rivals], np.int64).reshape(-1, 3)
        self.prospects = Leads() if outlook.seen.mode == RACING else Prospects(self.before, outlook.seat, rivals)
        self.extra = WOUND_TIME[ends.damage] + RAM_TIME * ends.has_rammed + POWER_TIME * ends.has_used_power * int(outlook.seen.powers)
        self.total: Ints = np.zeros(len(ends.node), np.int64)
        self.rolls = 0

    def remember(self, shot: int) -> None:
        """Room for the state before a roll and after it."""
        states, poses = batch(State, 2), len(self.outlook.board.places) * 6
        self.memory = memory_of(states)
        self.before, self.state = (live(State, each) for each in states)
        self.memory[0] = np.frombuffer(to_bytes(self.outlook.after_swarm(0)), np.uint8)
        end_this_round(self.before, self.outlook, self.rivals, shot)
        self.times: Ints = np.empty((2, poses, 1 << GOALS), np.int16)

    def look(self, roll: int) -> None:
        """One roll more."""
        mine, theirs = self.race(roll)
        self.total += self.worth_of(mine[self.row_of], theirs)
        self.rolls += 1

    def race(self, roll: int) -> tuple[Ints, Ints]:
        """When the race ends for each row, and for each rival."""
        if self.outlook.seen.mode == TARGETS:
            mine = self.times_of(self.outlook.seat, self.rows, roll)
            theirs = self.times_of(self.rivals[0].seat, self.theirs, roll) if self.rivals else mine[:0]
            return mine, theirs
        both = self.times_of(self.outlook.seat, np.concatenate([self.rows, self.theirs]), roll)
        return both[: len(self.rows)], both[len(self.rows) :]

    def times_of(self, seat: int, rows: Ints, roll: int) -> Ints:
        times, race = np.empty(len(rows), np.int64), self.race_of(seat, rows)
        foresee(self.outlook.board.hexes, self.memory, self.state, self.events, self.sky, race, self.times, roll, rows, times)
        return times

    def race_of(self, seat: int, rows: Ints) -> Race:
        race = new(Race)
        race.seat, race.wanted = seat, np.bitwise_or.reduce(rows[:, 2])
        race.spare = spare_goals(self.before, seat)
        race.left_over[:] = LEFT_OVER[int(self.before.mode)]
        return race

    def worth_of(self, mine: Ints, theirs: Ints) -> Ints:
        """The chance to win, and a little for time itself, this round's included."""
        late = mine + self.extra * (mine > ROUND)
        worth: Ints = self.prospects.chance(late, self.ends.damage, theirs) - late - ROUND
        return worth

    def worth(self) -> Ints:
        """The average over all rolls so far."""
        return self.total // max(self.rolls, 1)


def rows_of(ends: Ends) -> tuple[Ints, Ints]:
    """Cell, heading and missing goals, each once, and which of them is whose."""
    packed = (ends.cell * 6 + ends.heading) << GOALS | ends.missing
    kept, row_of = np.unique(packed, return_inverse=True)
    pose = kept >> GOALS
    return np.stack([pose // 6, pose % 6, kept & (1 << GOALS) - 1], axis=1), row_of


def row_of(rival: Flown) -> tuple[int, int, int]:
    return int(rival.state.craft_cell[rival.seat]), int(rival.state.craft_heading[rival.seat]), rival.missing


def spare_goals(state: State, seat: int) -> int:
    """A9.3 How many targets may be left at the end."""
    return TARGETS_PER_TEAM - int(state.targets_needed[state.craft_team[seat]]) if state.mode == TARGETS else 0


def end_this_round(state: State, outlook: Outlook, rivals: list[Flown], shot: int) -> None:
    """The others have flown; one's own craft is taken off the board, for it may be anywhere."""
    if is_flying(state, outlook.seat):
        lift_craft(state, outlook.seat)
    for rival in rivals:
        take_over(state, rival)
    for pair in range(DRONE_PAIRS):
        if shot >> pair & 1:
            state.drone_shot[pair] = 1
    end_round(state, outlook.events)


def take_over(state: State, rival: Flown) -> None:
    """What the rival is likely to do this round happens, but for the targets, of which each craft has its own list."""
    seat, after = rival.seat, rival.state
    lift_craft(state, seat)
    put_craft(state, seat, int(after.craft_cell[seat]))
    state.craft_heading[seat] = after.craft_heading[seat]
    state.drone_shot[:] |= after.drone_shot
    for asteroid in range(ASTEROIDS):
        if after.tile_cell[asteroid] == OFF and state.tile_cell[asteroid] != OFF:
            lift_tile(state, asteroid)
