"""The parts of a screen: dice, clock, pilots, chart. Each is a list of lines."""

from __future__ import annotations

from rich.text import Text

from swarmrally.asteroyds.components.state import DESTROYED, ENERGY, LEFT_TEAM, MODES, RIGHT_TEAM, TARGETS, TEAMS, State, is_flying
from swarmrally.asteroyds.components.tiles import DICE, DieColour
from swarmrally.asteroyds.rules.chart import ACTIONS
from swarmrally.asteroyds.rules.targets import targets_gone
from swarmrally.cli.terminal.asteroyds.board import HULLS, SYMBOLS
from swarmrally.cli.terminal.asteroyds.draft import EMPTY, WAIT, Draft
from swarmrally.cli.terminal.asteroyds.narration import action_in_words
from swarmrally.cli.terminal.cast import Cast
from swarmrally.cli.terminal.look import GO, HARM, QUIET, TIME, beside
from swarmrally.kernel.hexes import ARROWS

FACES = {
    1: ("       ", "   ●   ", "       "),
    2: (" ●     ", "       ", "     ● "),
    3: (" ●     ", "   ●   ", "     ● "),
    4: (" ●   ● ", "       ", " ●   ● "),
    5: (" ●   ● ", "   ●   ", " ●   ● "),
    6: (" ●   ● ", " ●   ● ", " ●   ● "),
}
DIE_STYLES: dict[DieColour, str] = {"red": "bold #ffffff on #b3262b", "white": "bold #14141a on #e4e4e4", "blue": "bold #ffffff on #2457e0"}
PLACES = ("1st", "2nd", "3rd")
SIGNS = {
    "forward": "↑",
    "right": "↱",
    "left": "↰",
    "turn_back": "↻",
    "shoot": "✶",
    WAIT: "·",
    "shield": "◯",
    "power": "★",
    EMPTY: " ",
}
WORDS = {"forward": "ahead", "turn_back": "back", EMPTY: ""}
BOX = 6
NAME = 9


def dice_lines(state: State) -> list[Text]:
    """A2.1, A2.6 The three dice, large, in the order in which they will move the swarm."""
    lines = [Text(), Text(), Text()]
    for place, number in enumerate(state.dice_order if state.dice.all() else ()):
        colour, value = DICE[number], int(state.dice[number])
        labels = (PLACES[place], colour, str(value))
        for line, face, label in zip(lines, FACES[value], labels, strict=True):
            line.append(face, DIE_STYLES[colour]).append(f" {label:<6}", "bold" if label.isdigit() else QUIET)
    return lines


def title_lines(state: State, cast: Cast, what: str) -> list[Text]:
    """Which game, which round, and whose screen this is."""
    mode = MODES[state.mode]
    first = cast.names[state.first_seat]
    title = Text().append("ASTEROYDS", "bold").append(f"  {mode}{targets_text(state)}", QUIET)
    return [title, Text().append(f"Round {state.round_number}", "bold").append(f"  {first} first", QUIET), Text(what)]


def targets_text(state: State) -> str:
    """A9.3 How many targets each team still needs."""
    if state.mode != TARGETS:
        return ""
    needs = {team: max(0, int(state.targets_needed[team]) - targets_gone(state, team)) for team in (LEFT_TEAM, RIGHT_TEAM)}
    return f"  needed: left {needs[LEFT_TEAM]}, right {needs[RIGHT_TEAM]}"


def header(title: list[Text], dice: list[Text], clock: list[Text]) -> list[Text]:
    """Three lines: title, dice, clock."""
    return beside(beside(title, dice, 36), clock, 80)


def pilot_line(state: State, cast: Cast, seat: int) -> Text:
    """One pilot: craft, damage, tokens or team, and what is left to use."""
    hull = HULLS[cast.colours[seat]]
    arrow = ARROWS[state.craft_heading[seat]] if is_flying(state, seat) else "✕"
    line = Text().append(f"{seat}{arrow}", f"bold #101014 on {hull}")
    line.append(f" {cast.names[seat]:<{NAME}}", f"bold {hull}" if seat in cast.people else hull)
    damage = int(state.craft_damage[seat])
    line.append("■" * damage, HARM).append("□" * (DESTROYED - damage) + " ", QUIET)
    line.append_text(goal_text(state, seat))
    if not is_flying(state, seat):
        return line.append("destroyed", HARM)
    line.append("shield " if state.craft_shield[seat] else "·      ", GO)
    line.append("ram " if not state.craft_ram_spent[seat] else "·   ", QUIET)
    if state.powers:
        line.append("power" if not state.craft_power_spent[seat] else "·    ", TIME)
    return line


def goal_text(state: State, seat: int) -> Text:
    if state.mode == TARGETS:
        return Text(f"{TEAMS[state.craft_team[seat]]!s:<6}", QUIET).append(f"{state.craft_targets_taken[seat]} taken ", "bold #ffd75f")
    held = int(state.craft_tokens[seat])
    return Text("".join(SYMBOLS[symbol] if held >> symbol & 1 else "·" for symbol in range(4)) + " ", "bold #ffd75f")


def pilot_lines(state: State, cast: Cast) -> list[Text]:
    return [pilot_line(state, cast, seat) for seat in range(int(state.seats))]


def sign(action: str) -> str:
    return SIGNS["power" if action.startswith("power") else action]


def plan_text(state: State, seat: int, column: int | None) -> Text:
    """A plan that is public, the column that is being flown in amber."""
    text = Text()
    for number, action in enumerate(state.plan[seat].tolist()):
        style = f"bold #101014 on {TIME}" if number == column else QUIET
        text.append("│" if number == ENERGY else "", QUIET).append(f" {sign(ACTIONS[action] or WAIT)} ", style)
    return text


def chart_lines(draft: Draft) -> list[Text]:
    """A0.7 The status chart: six columns and the energy column, the next one outlined in green."""
    lines = [Text(), Text(), Text(), Text()]
    for column, slot in enumerate(draft.slots):
        for line, part in zip(lines, box(column, slot, column == draft.next_column), strict=True):
            line.append_text(part)
    return lines


def box(column: int, slot: str, is_next: bool) -> list[Text]:
    """One column of the chart; the energy column has a double frame."""
    shown = slot or ("shield" if column == ENERGY else EMPTY)
    corners = "╔═╗║╚╝" if column == ENERGY else "╭─╮│╰╯"
    frame = f"bold {GO}" if is_next else HARM if column == ENERGY else QUIET
    across, upright = corners[1], corners[3]
    content = "bold" if slot else QUIET
    return [
        Text(f"{corners[0]}{f' {column + 1} ':{across}^{BOX}}{corners[2]}", frame),
        Text().append(upright, frame).append(f"{sign(shown):^{BOX}}", content).append(upright, frame),
        Text().append(upright, frame).append(f"{short(shown):^{BOX}}", content).append(upright, frame),
        Text(f"{corners[4]}{across * BOX}{corners[5]}", frame),
    ]


def short(action: str) -> str:
    """An action in at most six letters."""
    if action.startswith("power:"):
        return action_in_words(action).removeprefix("power ")
    return WORDS.get(action, action)


def orders_line(draft: Draft, has_emergency_shield: bool) -> Text:
    """A5.5, A7.4 The standing orders."""
    ram = {False: "no", True: "yes", "ask": "ask me"}[draft.ram]
    line = Text().append("Ram an asteroid: ", QUIET).append(ram, "bold").append("  (R)", QUIET)
    if has_emergency_shield:
        line.append("   Emergency shield: ", QUIET).append(draft.emergency_shield.replace("ask", "ask me"), "bold").append("  (G)", QUIET)
    return line
