"""Whole screens of RoboRally: programming, running, help, the end. Each is a list of lines."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any

from rich.text import Text

from swarmrally.cli.terminal.cast import Cast
from swarmrally.cli.terminal.look import GO, QUIET, TIME, Watch, beside, clock_lines
from swarmrally.cli.terminal.roborally.board import board_lines, window_around
from swarmrally.cli.terminal.roborally.draft import Editor
from swarmrally.cli.terminal.roborally.panels import hand_lines, option_lines, policy_lines, power_line, register_lines, robot_lines
from swarmrally.cli.terminal.roborally.policies import held_by
from swarmrally.cli.terminal.words import listed
from swarmrally.kernel.squares import OFF, cell_at
from swarmrally.roborally.components.course import Course
from swarmrally.roborally.components.state import REASONS, State, is_here

SIDE = 34
"""Columns of the panel beside the board."""
LOG = 7
WHY = {
    "flags": "with all flags touched (R8.5)",
    "last_robot": "as the last with a life left (R8.5)",
    "last_team": "as the last team with a life left (R10.2)",
    "last_racer": "since no other racer is left (R10.4)",
    "flag_home": "with the enemy flag at home (R10.6)",
}
"""Why somebody has won."""
KEYS = "1-9 0 card into the next register  R or Shift and 1-5 pick a register  X empty it  P power down"
MORE_KEYS = "Backspace take back  Del clear  O options  ? help  Q quit"

HELP = """\
Put a card of your hand into each of the five registers, in secret; then all robots carry theirs out at once.

  1-9, 0, -   that card goes to the next free register     Backspace   take it back      Delete   clear
  R and 1-5   pick a register (Shift and 1-5, too); the next card goes there; X empties it
  P           power down next turn: no, yes, ask me in my turn. It discards all damage (R4)
  Enter       done: then the program stands

  In a picked register a rotation joins a move with Crab Legs or Dual Processor (R9.6, R9.8).
  K and a card  keep it for the Conditional Program (R9.5)    F and a card  keep it on the Flywheel (R9.11)
  C  Recompile: another hand for a point of damage (R9.22)     O  what you are asked, and what stands beforehand

Each register: the highest priority moves first; then express conveyors, conveyors, pushers, gears; then lasers fire;
then robots touch flags and sites. Damage takes cards from your hand; from five on it locks registers.

On the board: 0→ robot of seat 0   ↑ → conveyor   ⇑ ⇒ express conveyor   ↻ ↺ gears   # pit   ① flag
  r repair site   u upgrade site   1-8 docks   ---- and | walls   △ ▷ ▽ ◁ lasers   ▲ ▶ ▼ ◀ pushers

Any key goes back to your program."""


@dataclass(frozen=True)
class View:
    """What every screen of a game has in common."""

    course: Course
    cast: Cast
    size: tuple[int, int]

    def board(self, shown: State, centre: int, lines: int, focus: Collection[int] = ()) -> list[Text]:
        window = window_around(self.course, centre, max(20, self.size[0] - SIDE - 1), lines)
        return board_lines(self.course, shown, window, focus)

    def beside_board(self, board: list[Text], side: Sequence[Text], lines: int) -> list[Text]:
        width = board[0].cell_len + 2
        return beside([*board, *[Text()] * (lines - len(board))], side[:lines], width)[:lines]


def programming_frame(view: View, seen: State, editor: Editor, watch: Watch, message: Text) -> list[Text]:
    """The board, beside it registers and hand, below them the robots."""
    lines = view.size[1] - 3
    clock = [] if watch.left is None else clock_lines(watch.left, watch.limit)[1:]
    side = [
        Text().append("You are ", QUIET).append(f"{editor.seat} {view.cast.names[editor.seat]}", "bold"),
        Text(f"Turn {seen.turn_number}", QUIET),
        *clock,
        *register_lines(editor),
        power_line(editor),
        *hand_lines(editor),
        Text(),
        *robot_lines(view.course, seen, view.cast, SIDE - 1),
    ]
    board = view.board(seen, int(seen.robot_cell[editor.seat]), lines, {int(seen.robot_cell[editor.seat])} - {OFF})
    return [
        *view.beside_board(board, side, lines),
        message,
        Text(KEYS, QUIET),
        Text().append("Enter", f"bold {GO}").append(" done  ", "bold").append(MORE_KEYS, QUIET),
    ]


def running_frame(view: View, shown: State, focus: Collection[int], log: Sequence[Text], hint: Text) -> list[Text]:
    """The board, beside it the robots with their revealed registers, below them what happened."""
    room = max(3, min(LOG, view.size[1] // 4))
    lines = view.size[1] - room - 1
    board = view.board(shown, next(iter(focus), OFF), lines, focus)
    lines = min(lines, max(len(board), 1))
    room = view.size[1] - lines - 1
    side = [Text(f"Turn {shown.turn_number}", "bold"), *robot_lines(view.course, shown, view.cast, SIDE - 1)]
    told = list(log[-room:])
    return [*view.beside_board(board, side, lines), *told, *[Text()] * (room - len(told)), hint]


def policy_frame(editor: Editor, cast: Cast) -> list[Text]:
    """O: what the robots' options do, what is asked, and what stands beforehand."""
    lines = [Text("Your options", "bold"), *option_lines(editor.seen, editor.seat), Text()]
    for seat in range(int(editor.seen.seats)):
        if seat != editor.seat and held_by(editor.seen, seat):
            lines += [Text(f"{cast.names[seat]}'s options", "bold"), *option_lines(editor.seen, seat), Text()]
    decisions = [Text("Your decisions", "bold").append("   a number changes what happens then", QUIET), *policy_lines(editor), Text()]
    return [*decisions, *lines, Text("Any other key goes back to your program.", QUIET)]


def help_frame(watch: Watch) -> list[Text]:
    clock = [] if watch.left is None else clock_lines(watch.left, watch.limit)
    return [*[Text(line) for line in HELP.splitlines()], Text(), *clock]


def focus_of(told: Sequence[dict[str, Any]], shown: State) -> list[int]:
    """The cells where something just happened, the first one first; for a shot all that it passed."""
    cells: list[int] = []
    for event in told:
        cells += [cell_at(*event[field]) for field in ("to", "at") if isinstance(event.get(field), list)]
        if event["kind"] == "ShotFired":
            cells += between(event["from"], event["to"])
        seat = event.get("seat")
        if seat is not None and is_here(shown, seat):
            cells.append(int(shown.robot_cell[seat]))
    return list(dict.fromkeys(cells))


def between(start: Sequence[int], end: Sequence[int]) -> list[int]:
    """The cells of a straight line, or none where it is not straight."""
    (x, y), (to_x, to_y) = start, end
    if x == to_x:
        return [cell_at(x, row) for row in range(min(y, to_y), max(y, to_y) + 1)]
    return [cell_at(column, y) for column in range(min(x, to_x), max(x, to_x) + 1)] if y == to_y else []


def outcome(state: State, cast: Cast) -> str:
    """The end in one line."""
    winners = [cast.names[seat] for seat in range(int(state.seats)) if int(state.winners) >> seat & 1]
    if not winners:
        return f"Nobody is left, and nobody wins, in turn {state.turn_number} (R8.5)."
    verb = "wins" if len(winners) == 1 else "share the victory"
    return f"{listed(winners)} {verb} {WHY[str(REASONS[state.over])]}, in turn {state.turn_number}."


def asked_lines(question: str, answers: Sequence[str], typed: str, rows: int) -> list[Text]:
    """A decision and its numbered answers, the first of which is taken when the time is up."""
    head = Text(question, f"bold {TIME}")
    if typed:
        head.append(f"  {typed}▁", f"bold {GO}")
    lines = [Text().append(f" {number:>2}  ", f"bold {GO}").append(answer) for number, answer in enumerate(answers, 1)]
    width = max(line.cell_len for line in lines) + 2
    shown = [Text() for _ in range(min(rows, len(lines)))]
    for number, line in enumerate(lines):
        row = shown[number % len(shown)]
        row.append(" " * (number // len(shown) * width - row.cell_len)).append_text(line)
    return [head, *shown]
