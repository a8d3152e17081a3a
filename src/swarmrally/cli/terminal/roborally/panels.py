"""The parts of a screen: robots, registers, hand, policies. Each is a list of lines."""

from __future__ import annotations

from rich.text import Text

from swarmrally.cli.terminal.cast import Cast
from swarmrally.cli.terminal.look import GO, HARM, QUIET, TIME
from swarmrally.cli.terminal.roborally import cards
from swarmrally.cli.terminal.roborally.board import HULLS
from swarmrally.cli.terminal.roborally.draft import Editor
from swarmrally.cli.terminal.roborally.explained import explained
from swarmrally.cli.terminal.roborally.policies import ASK, held_by
from swarmrally.cli.terminal.roborally.questions import CHOICES
from swarmrally.kernel.squares import ARROWS
from swarmrally.roborally.components.course import Course
from swarmrally.roborally.components.state import DESTROYED, REGISTERS, State, is_here, is_locked
from swarmrally.roborally.forms.picture import FLAGS
from swarmrally.roborally.rules.teams import plays_in_teams

NAME = 12
POWER = {"no": "no", "yes": "yes, next turn", "ask": "ask me in my turn"}


def robot_line(course: Course, state: State, cast: Cast, seat: int) -> Text:
    """One robot: damage, lives, flags, and what it is doing."""
    hull = HULLS[seat]
    arrow = ARROWS[state.robot_heading[seat]] if is_here(state, seat) else "✕"
    line = Text().append(f"{seat}{arrow}", f"bold #101014 on {hull}")
    line.append(f" {cast.names[seat]:<{NAME}}", f"bold {hull}" if seat in cast.people else hull)
    line.append_text(condition(state, seat))
    line.append("♥" * int(state.robot_lives[seat]), HARM)
    line.append("".join(FLAGS[: int(state.robot_flags[seat])]), f"bold {TIME}")
    return line.append(f" t{state.robot_team[seat]}" if plays_in_teams(state) else "", QUIET)


def condition(state: State, seat: int) -> Text:
    """The damage of a robot that is on the course."""
    if state.robot_place[seat]:
        return Text(f"{f'place {state.robot_place[seat]}':<11}", f"bold {GO}")
    if not is_here(state, seat):
        return Text("comes back " if state.robot_lives[seat] else "out        ", HARM)
    damage = int(state.robot_damage[seat])
    return Text().append("■" * damage, HARM).append("□" * (DESTROYED - damage) + " ", QUIET)


def robot_lines(course: Course, state: State, cast: Cast, width: int) -> list[Text]:
    """Every robot, below it what lies face up: registers and options."""
    lines = []
    for seat in range(int(state.seats)):
        lines.append(robot_line(course, state, cast, seat))
        shown = register_row(state, seat).append_text(power_text(state, seat))
        options = ", ".join(map(cards.title, held_by(state, seat)))
        if shown.plain.strip(" ·"):
            lines.append(shown)
        if options:
            text = Text(f"   {options}", QUIET)
            text.truncate(width, overflow="ellipsis")
            lines.append(text)
    return lines


def power_text(state: State, seat: int) -> Text:
    """R4 Whether a robot is powered down, or will be."""
    words = "powered down" if state.robot_down[seat] else "powers down next" if state.robot_announced[seat] else ""
    return Text(f" {words}" if words else "", TIME)


def register_row(state: State, seat: int) -> Text:
    """The registers as far as they are face up, locked ones in brackets."""
    line = Text("   ")
    for register in range(REGISTERS):
        held = [int(card) * 10 for card in state.registers[seat, register] if card > 0]
        text = "+".join(short(card) for card in held) or "·"
        line.append(f"[{text}]" if is_locked(state, seat, register) else f" {text} ", TIME if is_locked(state, seat, register) else "")
    return line


def short(card: int) -> str:
    """A card in two or three characters."""
    kind = cards.kind(card)
    return f"{cards.sign(card)}{kind[-1] if kind.startswith('move') else ''}"


def register_lines(editor: Editor) -> list[Text]:
    """R3.1 The five registers; the next one is marked, locked ones show the card that stays."""
    lines = [Text("Registers", "bold")]
    for register in range(REGISTERS):
        is_next = register == editor.next_register
        line = Text().append("▸" if is_next else " ", f"bold {GO}").append(f"{register + 1} ", f"bold {GO}" if is_next else QUIET)
        held = list(editor.draft.registers[register])
        if register not in editor.to_fill:
            held = [int(card) * 10 for card in editor.seen.registers[editor.seat, register] if card > 0]
            lines.append(line.append(f"{cards.names(held)}", TIME).append(" locked", QUIET))
        elif held:
            lines.append(line.append(f"{cards.sign(held[0])} {cards.names(held)}", "bold"))
        else:
            lines.append(line.append("—", QUIET))
    return lines


def hand_lines(editor: Editor) -> list[Text]:
    """The hand with its keys; cards that are used are dimmed."""
    lines = [Text("Hand", "bold").append(f"  {len(editor.cards)} cards", QUIET)]
    spinning = int(editor.seen.flywheel[editor.seat]) * 10
    for key, card in zip(cards.KEYS, editor.cards, strict=False):
        is_used = card in editor.draft.used
        where = " kept" if card == editor.draft.kept else " on the Flywheel" if card in (editor.draft.flywheel, spinning) else ""
        line = Text().append(f" {key} ", QUIET if is_used else f"bold {GO}")
        lines.append(line.append(f"{cards.sign(card)} {cards.NAMES[cards.kind(card)]:<13}{card:>3}{where}", QUIET if is_used else ""))
    return lines


def power_line(editor: Editor) -> Text:
    return Text().append("Power down: ", QUIET).append(POWER[editor.draft.power_down], "bold").append("  (P)", QUIET)


def option_lines(state: State, seat: int) -> list[Text]:
    """R9 What a robot's options do."""
    return [Text(f"  {explained(option)}") for option in held_by(state, seat)] or [Text("  none", QUIET)]


def policy_lines(editor: Editor) -> list[Text]:
    """R9.28 What is asked, and what stands beforehand."""
    lines = []
    for number, question in enumerate(editor.questions(), 1):
        policy = editor.policies.get(question, ASK)
        line = Text().append(f" {number:>2}  ", f"bold {GO}").append(f"{CHOICES[question]}: ")
        lines.append(line.append(policy.words, "bold"))
    return lines
