"""Folding: a state and the events that followed give all that is public of the next state, without a rule of the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from swarmrally.kernel.decisions import NOBODY, answered, ask
from swarmrally.kernel.events import BEAT, FIRST, KIND
from swarmrally.kernel.squares import OFF
from swarmrally.roborally.components import events as told
from swarmrally.roborally.components.option_cards import ABLATIVE_COAT, GYROSCOPIC_STABILIZER
from swarmrally.roborally.components.state import DEALING, NEVER, PROGRAMMING, REGISTERS, State, is_here, is_locked, put_robot
from swarmrally.roborally.rules.options.holding import gain_option, take_from_list

Row = Sequence[int]

PUBLIC = (
    "turn_number",
    "beat",
    "asked_seat",
    "question",
    "over",
    "winners",
    "places",
    "flag_cell",
    "flag_team",
    "robot_cell",
    "robot_at",
    "robot_heading",
    "robot_damage",
    "robot_lives",
    "robot_flags",
    "robot_archive",
    "robot_down",
    "robot_announced",
    "robot_locked",
    "robot_place",
    "robot_sits_out",
    "robot_waits",
    "robot_sent_off",
    "flag_holder",
    "home",
    "floor_turns",
    "superbot",
    "blamed",
    "holds",
    "option_count",
    "coat_left",
    "shots_left",
    "is_steady",
    "controlled_by",
    "options_discarded",
)
"""The fields of a state that its events tell completely."""


def fold(state: State, row: Row) -> None:
    """One more event."""
    state.beat = row[BEAT]
    change = CHANGES.get(row[KIND])
    if change is not None:
        change(state, *row[FIRST:])


def fold_all(state: State, rows: Sequence[Row]) -> None:
    """All of them, oldest first."""
    for row in rows:
        fold(state, row)


def leave(state: State, seat: int) -> None:
    """The robot's cell is free, unless another one was carried there in the same moment."""
    cell = int(state.robot_cell[seat])
    if state.robot_at[cell] == seat:
        state.robot_at[cell] = NOBODY
    state.robot_cell[seat] = OFF


def home_chosen(state: State, team: int, floor: int, *_: int) -> None:
    state.home[team] = floor


def robot_placed(state: State, seat: int, cell: int, heading: int, *_: int) -> None:
    put_robot(state, seat, cell)
    state.robot_archive[seat] = cell
    state.robot_heading[seat] = heading


def turn_began(state: State, number: int, *_: int) -> None:
    state.turn_number = number


def damage_discarded(state: State, seat: int, *_: int) -> None:
    state.robot_damage[seat] = 0
    state.robot_locked[seat] = 0
    state.registers[seat] = 0


def cards_dealt(state: State, seat: int, count: int, *_: int) -> None:
    state.hand_count[seat] = count
    state.stage = PROGRAMMING


def power_down_announced(state: State, seat: int, yes: int, *_: int) -> None:
    state.robot_announced[seat] = yes


def stabilizer_set(state: State, seat: int, *_: int) -> None:
    state.is_steady[seat] = 1


def flag_returned(state: State, flag: int, cell: int, *_: int) -> None:
    state.flag_cell[flag - 1] = cell


def register_revealed(state: State, seat: int, register: int, card: int, second: int, _: int) -> None:
    state.registers[seat, register] = card, second


def robot_turned(state: State, seat: int, _before: int, after: int, *_: int) -> None:
    state.robot_heading[seat] = after


def robot_moved(state: State, seat: int, _from: int, to: int, *_: int) -> None:
    leave(state, seat)
    put_robot(state, seat, to)


def flag_carried(state: State, flag: int, _from: int, to: int, *_: int) -> None:
    state.flag_cell[flag - 1] = to


def flag_lost(state: State, flag: int, *_: int) -> None:
    state.flag_cell[flag - 1] = OFF


def robot_destroyed(state: State, seat: int, _at: int, lives: int, *_: int) -> None:
    leave(state, seat)
    state.robot_lives[seat] = lives
    state.robot_damage[seat] = 0
    state.robot_locked[seat] = 0
    state.robot_down[seat] = 0
    state.robot_announced[seat] = 0
    state.controlled_by[seat] = NOBODY
    state.registers[seat] = 0


def damage_prevented(state: State, seat: int, option: int, left: int, *_: int) -> None:
    if option == ABLATIVE_COAT:
        state.coat_left[seat] = left


def robot_damaged(state: State, seat: int, damage: int, *_: int) -> None:
    state.robot_damage[seat] = damage


def register_locked(state: State, seat: int, register: int, card: int, second: int, _: int) -> None:
    state.robot_locked[seat] |= 1 << register
    if card:
        state.registers[seat, register] = card, second


def register_unlocked(state: State, seat: int, register: int, *_: int) -> None:
    state.robot_locked[seat] &= ~(1 << register)
    state.registers[seat, register] = 0


def option_drawn(state: State, seat: int, option: int, *_: int) -> None:
    gain_option(state, seat, option)


def option_discarded(state: State, seat: int, option: int, *_: int) -> None:
    take_from_list(state, seat, option)
    state.holds[seat] &= ~(1 << option)
    state.option_discards[state.options_discarded] = option
    state.options_discarded += 1
    if option == GYROSCOPIC_STABILIZER:
        state.is_steady[seat] = 0


def options_shuffled(state: State, *_: int) -> None:
    state.options_discarded = 0


def shot_spent(state: State, seat: int, left: int, *_: int) -> None:
    state.shots_left[seat] = left


def control_taken(state: State, seat: int, by: int, *_: int) -> None:
    state.controlled_by[seat] = by


def control_lost(state: State, seat: int, *_: int) -> None:
    state.controlled_by[seat] = NOBODY


def archive_moved(state: State, seat: int, cell: int, *_: int) -> None:
    state.robot_archive[seat] = cell


def flag_touched(state: State, seat: int, flag: int, *_: int) -> None:
    state.robot_flags[seat] = flag


def flag_claimed(state: State, flag: int, team: int, *_: int) -> None:
    state.flag_team[flag - 1] = team


def flag_taken(state: State, flag: int, seat: int, *_: int) -> None:
    state.flag_holder[flag - 1] = seat
    state.flag_cell[flag - 1] = OFF


def flag_dropped(state: State, flag: int, _seat: int, cell: int, *_: int) -> None:
    state.flag_holder[flag - 1] = NOBODY
    state.flag_cell[flag - 1] = cell


def blame_fell(state: State, seat: int, *_: int) -> None:
    state.blamed = seat


def title_passed(state: State, seat: int, *_: int) -> None:
    state.superbot = seat
    state.blamed = NOBODY


def floor_turned(state: State, floor: int, turns: int, *_: int) -> None:
    state.floor_turns[floor] = turns


def robot_sent_off(state: State, seat: int, *_: int) -> None:
    leave(state, seat)
    state.robot_sent_off[seat] = 1


def robot_waited(state: State, seat: int, *_: int) -> None:
    state.robot_waits[seat] = 1
    state.robot_sent_off[seat] = 0
    state.robot_sits_out[seat] = 0
    state.robot_damage[seat] = 0
    state.robot_locked[seat] = 0
    state.robot_down[seat] = 0
    state.registers[seat] = 0


def power_set(state: State, seat: int, down: int, *_: int) -> None:
    state.robot_down[seat] = down


def robot_sat_out(state: State, seat: int, *_: int) -> None:
    state.robot_sits_out[seat] = 1


def robot_returned(state: State, seat: int, cell: int, heading: int, damage: int, down: int) -> None:
    put_robot(state, seat, cell)
    state.robot_heading[seat] = heading
    state.robot_damage[seat] = damage
    state.robot_down[seat] = down
    state.robot_sits_out[seat] = 0
    state.robot_waits[seat] = 0
    state.robot_sent_off[seat] = 0
    state.robot_fell[seat] = NEVER


def robot_finished(state: State, seat: int, place: int, *_: int) -> None:
    state.robot_place[seat] = state.places = place
    if is_here(state, seat):
        leave(state, seat)


def decision_asked(state: State, seat: int, question: int, *_: int) -> None:
    ask(state, seat, question)


def decision_answered(state: State, *_: int) -> None:
    answered(state)


def turn_ended(state: State, number: int, *_: int) -> None:
    state.turn_number = number
    state.stage = DEALING
    for seat in range(int(state.seats)):
        state.robot_announced[seat] = 0
        state.is_steady[seat] = 0
        state.controlled_by[seat] = NOBODY
        for register in range(REGISTERS):
            if not is_locked(state, seat, register):
                state.registers[seat, register] = 0


def game_ended(state: State, winners: int, reason: int, *_: int) -> None:
    state.winners, state.over = winners, reason


CHANGES: dict[int, Callable[..., None]] = {
    told.HOME_CHOSEN: home_chosen,
    told.ROBOT_PLACED: robot_placed,
    told.TURN_BEGAN: turn_began,
    told.DAMAGE_DISCARDED: damage_discarded,
    told.CARDS_DEALT: cards_dealt,
    told.POWER_DOWN_ANNOUNCED: power_down_announced,
    told.STABILIZER_SET: stabilizer_set,
    told.FLAG_RETURNED: flag_returned,
    told.REGISTER_REVEALED: register_revealed,
    told.ROBOT_TURNED: robot_turned,
    told.ROBOT_MOVED: robot_moved,
    told.ROBOT_CARRIED: robot_moved,
    told.ROBOT_PUSHED: robot_moved,
    told.FLAG_CARRIED: flag_carried,
    told.FLAG_LOST: flag_lost,
    told.ROBOT_DESTROYED: robot_destroyed,
    told.DAMAGE_PREVENTED: damage_prevented,
    told.ROBOT_DAMAGED: robot_damaged,
    told.REGISTER_LOCKED: register_locked,
    told.REGISTER_UNLOCKED: register_unlocked,
    told.DAMAGE_REPAIRED: robot_damaged,
    told.OPTION_DRAWN: option_drawn,
    told.OPTION_DISCARDED: option_discarded,
    told.OPTIONS_SHUFFLED: options_shuffled,
    told.SHOT_SPENT: shot_spent,
    told.CONTROL_TAKEN: control_taken,
    told.CONTROL_LOST: control_lost,
    told.ARCHIVE_MOVED: archive_moved,
    told.FLAG_TOUCHED: flag_touched,
    told.FLAG_CLAIMED: flag_claimed,
    told.FLAG_TAKEN: flag_taken,
    told.FLAG_DROPPED: flag_dropped,
    told.BLAME_FELL: blame_fell,
    told.TITLE_PASSED: title_passed,
    told.FLOOR_TURNED: floor_turned,
    told.ROBOT_SENT_OFF: robot_sent_off,
    told.POWER_SET: power_set,
    told.ROBOT_SAT_OUT: robot_sat_out,
    told.ROBOT_RETURNED: robot_returned,
    told.ROBOT_WAITED: robot_waited,
    told.ROBOT_FINISHED: robot_finished,
    told.DECISION_ASKED: decision_asked,
    told.DECISION_ANSWERED: decision_answered,
    told.TURN_ENDED: turn_ended,
    told.GAME_ENDED: game_ended,
}
"""The kinds that change a state; the others only tell why something did or did not happen."""
