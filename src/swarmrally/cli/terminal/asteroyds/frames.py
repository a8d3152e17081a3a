"""Whole screens: planning, flight, help, the end. Each is a list of lines, at most 100 columns wide."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.text import Text

from swarmrally.asteroyds.components.board import Board
from swarmrally.asteroyds.components.state import REASONS, State
from swarmrally.asteroyds.forms.picture import craft_lines
from swarmrally.cli.terminal.asteroyds.board import Marks, board_lines
from swarmrally.cli.terminal.asteroyds.draft import Editor
from swarmrally.cli.terminal.asteroyds.panels import chart_lines, dice_lines, header, orders_line, pilot_lines, plan_text, title_lines
from swarmrally.cli.terminal.cast import Cast
from swarmrally.cli.terminal.look import GO, QUIET, Watch, beside, clock_lines
from swarmrally.cli.terminal.words import listed

CHART_WIDTH = 57
PLAN_AT = 46
TALL_FROM = 42
KEYS = "W ↑ ahead  D → right  A ← left  X ↓ back  S shoot  Space wait  P power  E shield  1-7 column"
MORE_KEYS = "Backspace undo  Del clear  V preview  ? help, look a tile up  Q quit"

HELP = """\
Plan seven moves in secret, then everything moves. Each key fills the next column of your chart.

  W or ↑   one hex ahead                       S       shoot straight ahead (not in Racing)
  D or →   turn right, then one hex ahead      Space   wait
  A or ←   turn left, then one hex ahead       P       your pilot's power, once; again: its next form
  X or ↓   half a turn on the spot             E       energy back on the shield

  Column 7 is energy: an action there turns your shield off for the whole round.
  1-7 pick a column, Backspace undoes, Delete clears, Enter seals the plan. Empty columns wait.
  R  when you fly into an asteroid, destroy it? (ask me, no, yes)   G  Lawrence's emergency shield
  V  preview your plan on the board, as far as --assist allows

On the board: 0→ craft of seat 0   13↙ asteroid 13, its edge 1 to the SW   ① 21↙ gate with its symbol
  1-4 red   5-8 white   9-12 blue   13-16 white and red   17-20 white and blue   ### pod   [ ] platform
First the dice move all tiles of their colour: red two hexes, white one, blue one with a push.
Then the craft fly in turn, from the first player on. Six damage is the end of a craft.
Racing: touch the four gates. Shooting: shoot them. Targets: shoot your team's letter. Drones: one each.

Type a tile's number to see which way it will go; any other key goes back to your plan."""


@dataclass(frozen=True)
class View:
    """What every screen of a game has in common."""

    board: Board
    cast: Cast
    height: int = 24
    pointers: bool = True

    @property
    def is_tall(self) -> bool:
        return self.pointers and self.height >= TALL_FROM


def planning_frame(view: View, seen: State, editor: Editor, watch: Watch, message: Text, trail: Marks, shown: State) -> list[Text]:
    """`shown` is the board, which is the previewed one while a preview is on."""
    name = view.cast.names[editor.seat]
    title = title_lines(seen, view.cast, "")
    title[2] = Text().append("You are ", QUIET).append(f"{editor.seat} {name}", "bold")
    chart = [*chart_lines(editor.draft), orders_line(editor.draft, editor.has_emergency_shield)]
    upper = [
        *header(title, dice_lines(seen), clock_lines(watch.left, watch.limit)),
        *board_lines(shown, view.board, trail, view.is_tall),
        *beside(chart, pilot_lines(shown, view.cast), CHART_WIDTH),
    ]
    return [
        *upper[: view.height - 2],
        message,
        *([Text(KEYS, QUIET)] if len(upper) + 3 <= view.height else []),
        Text().append("Enter", f"bold {GO}").append(" seal the plan  ", "bold").append(MORE_KEYS, QUIET),
    ]


def flight_frame(view: View, shown: State, marks: Marks, flying: tuple[int, int] | None, log: Sequence[Text], hint: Text) -> list[Text]:
    """`flying` is the seat and the column that is being carried out."""
    top = [
        *header(title_lines(shown, view.cast, ""), dice_lines(shown), []),
        *board_lines(shown, view.board, marks, view.is_tall),
        *plans_beside_pilots(view.cast, shown, flying),
    ]
    top = top[: view.height - 2]
    room = max(1, view.height - len(top) - 1)
    lines = list(log[-room:])
    return [*top, *lines, *[Text()] * (room - len(lines)), hint]


def plans_beside_pilots(cast: Cast, shown: State, flying: tuple[int, int] | None) -> list[Text]:
    """The pilots, and their plans once they are public."""
    plans = []
    for seat in range(int(shown.seats)):
        column = flying[1] - 1 if flying and flying[0] == seat else None
        plan = plan_text(shown, seat, column) if shown.plan[seat, :6].any() or column is not None else Text(" " * 22)
        plans.append(plan.append(f"  {cast.role(seat)}", QUIET))
    return beside(pilot_lines(shown, cast), plans, PLAN_AT)


def help_frame(message: Text, watch: Watch) -> list[Text]:
    clock = [] if watch.left is None else clock_lines(watch.left, watch.limit)
    return [*[Text(line) for line in HELP.splitlines()], Text(), message, *clock]


def result_lines(view: View, state: State, seed_lines: Sequence[str], in_words: bool = False) -> list[Text]:
    """Who won and why, what everyone came to, and how to check it."""
    pilots = [Text(line) for line in craft_lines(state, view.board)] if in_words else pilot_lines(state, view.cast)
    return [
        *board_lines(state, view.board, Marks()),
        Text(),
        Text(outcome(state, view.cast), f"bold {GO}"),
        *pilots,
        Text(),
        *[Text(line, QUIET) for line in seed_lines],
    ]


def outcome(state: State, cast: Cast) -> str:
    """The end in one line."""
    rounds = int(state.round_number) - 1
    winners = [cast.names[seat] for seat in range(int(state.seats)) if int(state.winners) >> seat & 1]
    why = {
        "tokens": "with all the tokens (A10.1)",
        "targets": "because the team's targets are gone (A9.3)",
        "last_survivor": "as the last on the board (A10.5)",
    }
    after = f"after {rounds} round{'s' if rounds != 1 else ''}"
    if not winners:
        return f"Nobody is left, and nobody wins, {after} (A10.5)."
    verb = "wins" if len(winners) == 1 else "share the victory" if REASONS[state.over] == "tokens" else "win"
    return f"{listed(winners)} {verb} {why[str(REASONS[state.over])]}, {after}."
