"""A9.1-A9.3 Targets: they lie on asteroids, and a team wins at once when enough of its own are gone."""

from __future__ import annotations

from swarmrally.asteroyds.components.events import TARGET_ELIMINATED, TEAM_WON
from swarmrally.asteroyds.components.ids import A9_2, A9_3
from swarmrally.asteroyds.components.state import NO_TEAM, TARGETS, State
from swarmrally.asteroyds.components.tiles import ASTEROIDS
from swarmrally.kernel.compiler import kernel
from swarmrally.kernel.events import Events, tell

TARGETS_PER_TEAM = 6


def suggested_needed(left: int, right: int) -> tuple[int, int]:
    """A9.3 A handicap for teams of so many: fewer pilots, fewer targets, the larger team all six."""
    most = max(left, right)
    return TARGETS_PER_TEAM * left // most, TARGETS_PER_TEAM * right // most


@kernel
def eliminate_target(state: State, events: Events, seat: int, asteroid: int) -> None:
    """A9.2 The target is gone for the team it belongs to, whoever did it; the pilot keeps it."""
    team = int(state.tile_target[asteroid])
    if team == NO_TEAM or state.mode != TARGETS:
        return
    state.tile_target[asteroid] = NO_TEAM
    state.craft_targets_taken[seat] += 1
    tell(state, events, TARGET_ELIMINATED, A9_2, asteroid, team, seat)
    if targets_gone(state, team) >= int(state.targets_needed[team]):
        state.team_won = team
        tell(state, events, TEAM_WON, A9_3, team)


@kernel
def targets_gone(state: State, team: int) -> int:
    """A9.3 Six minus the targets still lying."""
    lying = 0
    for asteroid in range(ASTEROIDS):
        lying += state.tile_target[asteroid] == team
    return TARGETS_PER_TEAM - lying
