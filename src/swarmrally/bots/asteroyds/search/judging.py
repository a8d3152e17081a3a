"""What each end of a flight is worth to the ace: how likely it wins."""

from __future__ import annotations

import time

import numpy as np

from swarmrally.asteroyds.components.state import DRONES, NO_TEAM, NOT_FINISHED
from swarmrally.bots.asteroyds.draws import shuffled
from swarmrally.bots.asteroyds.search.ends import Ends, ends_of
from swarmrally.bots.asteroyds.search.foresight import Foresight
from swarmrally.bots.asteroyds.search.outlook import Outlook
from swarmrally.bots.asteroyds.search.prospects import SURE
from swarmrally.bots.asteroyds.search.rivals import Flown, are_mates, flies_before, others_flown
from swarmrally.kernel.fields import Ints

LOST = -(10**7)
UNSEEN = -(10**6)
"""An end that was not looked at."""
DOUBT = 8
"""Once in so many rounds a rival does not do what it is expected to."""
GROUPS = 4
"""Sets of drones shot that are looked at."""
ROLLS, ORDERS = 216, 6
"""How three dice can fall, and in which order."""


def judged(outlook: Outlook, seed: int, until: float, looks: int) -> tuple[Ends, Ints]:
    """All ends, and the worth of each."""
    seen, seat = outlook.seen, outlook.seat
    others = others_flown(outlook.board, seen, seat, until)
    rivals = [other for other in others if not are_mates(seen, seat, other.seat)]
    ends = with_mates(ends_of(outlook), [other for other in others if other not in rivals and flies_before(seen, other.seat, seat)])
    is_done, is_open = done(outlook, ends), is_undecided(ends)
    worth = np.full(len(ends.node), LOST)
    worth[is_open] = foreseen(outlook, chosen(ends, is_open), rivals, seed, until, looks)
    if any(rival.is_done for rival in rivals):
        worth[is_open] //= DOUBT
    worth[is_done] = worth_when_done(outlook, chosen(ends, is_done), rivals)
    return ends, worth


def chosen(ends: Ends, which: Ints) -> Ends:
    return Ends(*(column[which] for column in ends))


def with_mates(ends: Ends, mates: list[Flown]) -> Ends:
    """What mates who fly before will have shot is no goal any more."""
    lying = ends.missing
    for mate in mates:
        lying = lying & mate.missing
    return ends._replace(missing=lying)


def is_undecided(ends: Ends) -> Ints:
    undecided: Ints = (ends.finish == NOT_FINISHED) & (ends.team_won == NO_TEAM) & (ends.cell >= 0)
    return undecided


def done(outlook: Outlook, ends: Ends) -> Ints:
    """A9.3, A10.2 The craft, or its team, has met the condition."""
    team = int(outlook.seen.craft_team[outlook.seat])
    met: Ints = (ends.finish != NOT_FINISHED) | (ends.team_won == team) & (team != NO_TEAM)
    return met


def worth_when_done(outlook: Outlook, ends: Ends, rivals: list[Flown]) -> Ints:
    """A10.3 Won, unless a rival who is done too is expected to come first."""
    by_column = outlook.seen.mode != DRONES
    ranks = by_column * 10 * ends.finish + ends.damage
    theirs = [
        by_column * 10 * int(each.state.craft_finish[each.seat]) + int(each.state.craft_damage[each.seat])
        for each in rivals
        if each.is_done
    ]
    best = min(theirs, default=int(ranks.max(initial=0)) + 1)
    worth: Ints = np.where(ranks < best, SURE, np.where(ranks == best, SURE // 2, SURE // DOUBT)) - ranks
    return worth


def foreseen(outlook: Outlook, ends: Ends, rivals: list[Flown], seed: int, until: float, looks: int) -> Ints:
    """The next round, roll by roll, until time is up."""
    if time.monotonic() > until:
        return np.zeros(len(ends.node), np.int64)
    worth = np.full(len(ends.node), UNSEEN)
    groups = groups_of(outlook, ends)
    sights = [(group, Foresight(outlook, chosen(ends, group), rivals, int(ends.shot[group][0]))) for group in groups]
    for roll in rolls_from(outlook, seed)[: max(1, looks // max(1, len(groups)))]:
        for _, sight in sights:
            if time.monotonic() < until:
                sight.look(int(roll))
    for group, sight in sights:
        worth[group] = sight.worth()
    return worth


def groups_of(outlook: Outlook, ends: Ends) -> list[Ints]:
    """Ends after which the next round begins the same: in Drones those that shot the same drones, the best of these sets."""
    if outlook.seen.mode != DRONES or not len(ends.node):
        return [np.arange(len(ends.node))] if len(ends.node) else []
    sets = [np.flatnonzero(ends.shot == shot) for shot in np.unique(ends.shot)]
    return sorted(sets, key=lambda group: -int(ends.worth[group].max()))[:GROUPS]


def rolls_from(outlook: Outlook, seed: int) -> Ints:
    """Every roll once, in a drawn order."""
    rolls = ROLLS * (ORDERS if outlook.seen.random_dice_order else 1)
    return shuffled(seed, int(outlook.seen.round_number), outlook.seat, rolls)
