"""Rules altered one at a time, to show that the tests of this folder bite: python -m tests.roborally.alterations"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent.parent
RULES = Path("src/swarmrally/roborally")


class Alteration(NamedTuple):
    rule: str
    module: str
    old: str
    new: str
    tests: str


ALTERATIONS = [
    Alteration("R0.1", "floors.py", "return self.height - 1 - place[1], place[0]", "return place[1], place[0]", "setup"),
    Alteration("R0.2", "cards.py", "ROTATE_LEFT if priority // 10 % 2 else ROTATE_RIGHT", "ROTATE_LEFT", "setup"),
    Alteration("R1.1", "setup.py", "    player = first + place % players\n", "    player = place % players\n", "setup"),
    Alteration("R2.1", "deal.py", "FULL_HAND - int(state.robot_damage[seat])", "FULL_HAND", "setup"),
    Alteration("R2.2", "deck.py", "        reshuffle(state, events)\n", "        return NO_CARD\n", "setup"),
    Alteration("R3.2", "program.py", "return LAST_PLAYER_SECONDS * len(waiting) if", "return LAST_PLAYER_SECONDS if", "setup"),
    Alteration("R4.1", "power.py", "state.robot_damage[seat] > 0 or state.power_down_undamaged", "True", "power"),
    Alteration("R4.2", "damage.py", "    state.robot_damage[seat] = 0\n    for register", "    for register", "power"),
    Alteration("R4.5", "damage.py", "state.registers[seat, register, 0] = draw_card(state, events)", "pass", "power"),
    Alteration("R5.2", "movement.py", "int(state.move_order[place - 1])) < card", "int(state.move_order[place - 1])) > card", "movement"),
    Alteration("R5.2", "movement.py", "opposite(heading) if kind == BACK_UP else heading", "heading", "movement"),
    Alteration("R6.1", "conveyors.py", "or (only_express and not course.express[cell])", "", "floor"),
    Alteration("R6.3", "conveyors.py", "goals[one] == goals[other] or (", "(", "floor"),
    Alteration("R6.3", "conveyors.py", " or (goals[one] == cells[other] and goals[other] == cells[one])", "", "floor"),
    Alteration("R6.4", "conveyors.py", "course.turn[there, course.belt[here]]", "course.turn[there, 0]", "floor"),
    Alteration("R6.5", "pushers.py", "if ways & (ways - 1) or is_rival(state, other, cell):", "if is_rival(state, other, cell):", "floor"),
    Alteration("R6.5", "pushers.py", "if ways & (ways - 1) or is_rival(state, other, cell):", "if ways & (ways - 1):", "floor"),
    Alteration("R6.6", "gears.py", "int(course.gear[state.robot_cell[seat]]), R6_6", "1, R6_6", "floor"),
    Alteration("R7.1", "lasers.py", "points = int(course.emitter[cell, heading])\n", "points = 0\n", "damage"),
    Alteration("R7.1", "lasers.py", "course.ground[cell] == RIM or state.robot_at[cell] != NOBODY", "course.ground[cell] == RIM", "damage"),
    Alteration("R7.2", "state.py", "DESTROYED = 10", "DESTROYED = 11", "damage"),
    Alteration("R7.3", "touch.py", "state.flag_cell[flag] != cell or", "", "damage"),
    Alteration("R7.4", "damage.py", "FIRST_LOCK = 5", "FIRST_LOCK = 6", "damage"),
    Alteration("R7.5", "damage.py", "    state.to_lose = int(state.to_lose) | 1 << seat\n", "    pass\n", "damage"),
    Alteration("R8.1", "cleanup.py", "        discard_damage(state, events, seat, rule)\n", "        pass\n", "cleanup"),
    Alteration("R8.4", "cleanup.py", "SIGHT = 3", "SIGHT = 0", "cleanup"),
    Alteration("R8.4", "cleanup.py", "if first == NOBODY or fell < first_fell:", "if first == NOBODY:", "cleanup"),
    Alteration("R8.5", "victory.py", "elif left & (left - 1) == 0:", "elif False:", "cleanup"),
    Alteration("R9.2", "options/abort_switch.py", "return not is_locked(state, seat, register) and not", "return not", "options"),
    Alteration("R9.10", "options/fire_control.py", "or not is_locked(state, target, choice - FIRE_LOCK)", "or True", "options"),
    Alteration("R9.14", "options/lasers.py", "            if power == 0:\n                return NOBODY\n", "", "options"),
    Alteration("R9.15", "options/mechanical_arm.py", "second) or is_open(course, here, second, first)", "second)", "options"),
    Alteration("R9.17", "options/power_down_shield.py", "    if spent >> side & 1:\n", "    if spent:\n", "options"),
    Alteration("R9.19", "movement.py", "int(state.controlled_by[seat]) if is_controlled(state, seat) else seat", "seat", "options"),
    Alteration("R9.26", "options/beams.py", "return not state.shot_is_near[shooter]", "return True", "options"),
    Alteration("R10.1", "options/lasers.py", "return 2 if plays(course, SET_TO_KILL) or", "return 2 if", "courses"),
    Alteration("R10.2", "teams.py", "if touched == 1 or touched == 2:", "if touched == 2:", "courses"),
    Alteration("R7.5", "damage.py", "            lose_cards(state, seat)\n", "", "damage"),
    Alteration("R7.5", "damage.py", "    discard_card(state, int(state.kept_card[seat]))\n", "", "damage"),
    Alteration("R8.4", "cleanup.py", "        return -AGES\n", "        return 0\n", "cleanup"),
    Alteration("R8.4", "cleanup.py", "    tell(state, events, ROBOT_WAITED, R8_4, seat)\n", "", "cleanup"),
    Alteration("R9.19", "victory.py", "            free_controlled(state, events, seat)\n", "", "options"),
    Alteration("R10.3", "touch.py", "return bool(state.superbot == seat)", "return True", "superbot"),
    Alteration("R10.3", "options/lasers.py", " or seat == state.superbot else", " else", "superbot"),
    Alteration("R10.3", "cleanup.py", "    superbot_recovers(state, events)\n", "", "superbot"),
    Alteration("R10.3", "movement.py", "            blame(state, events, seat)\n", "            pass\n", "superbot"),
    Alteration("R10.3", "options/ramming_gear.py", "if target == state.superbot:", "if False:", "superbot"),
    Alteration("R10.3", "superbot.py", "        return card < lowest\n", "        return card > lowest\n", "superbot"),
    Alteration("R10.3", "superbot.py", "state.robot_dock[shooter] < state", "state.robot_dock[shooter] > state", "superbot"),
    Alteration("R10.3", "lasers.py", "state.weapon[seat] == MAIN_LASER or does_shove(state, seat)", "True", "superbot"),
    Alteration("R10.3", "options/radio_control.py", "            note_hit(state, shooter, target)\n", "", "superbot"),
    Alteration("R10.3", "options/scrambler.py", "                note_hit(state, shooter, target)\n", "", "superbot"),
    Alteration("R10.3", "superbot.py", "if blamed != NOBODY and state.robot_lives[blamed] > 0:", "if blamed != NOBODY:", "superbot"),
    Alteration("R10.3", "superbot.py", "    elif state.robot_lives[before] == 0:\n", "    elif False:\n", "superbot"),
    Alteration("R10.3", "cleanup.py", "    forget_blame(state, events, seat)\n", "", "superbot"),
    Alteration("R10.3", "victory.py", "return not plays(course, SUPERBOT) and not plays", "return not plays", "superbot"),
    Alteration("R10.4", "interference.py", "return seat < int(state.seats) // 2", "return True", "interference"),
    Alteration("R10.4", "interference.py", "return racers | racers << int(state.seats) // 2", "return racers", "interference"),
    Alteration("R10.4", "setup.py", "player + place // players * players", "player + (1 - place // players) * players", "interference"),
    Alteration("R10.4", "victory.py", "    if racers == 0:\n", "    if False:\n", "interference"),
    Alteration("R10.5", "turntable.py", "(int(course.belt[cell]) + 1) & 3", "int(course.belt[cell])", "frenetic"),
    Alteration("R10.5", "turntable.py", "    spin_sides(course.pusher, a, b, c, d)\n", "", "frenetic"),
    Alteration("R10.5", "turntable.py", "(walls | walls >> 4) & 15", "walls & 15", "frenetic"),
    Alteration("R10.5", "frenetic.py", "    if heads and is_here", "    if is_here", "frenetic"),
    Alteration("R10.5", "frenetic.py", " and course.floor_at[state.robot_cell[seat]] != NO_FLOOR", "", "frenetic"),
    Alteration("R10.5", "frenetic.py", "            destroy(state, events, seat, R10_5)\n", "            pass\n", "frenetic"),
    Alteration("R10.5", "cleanup.py", "course.ground[cell] == GROUND and state.robot_at", "state.robot_at", "frenetic"),
    Alteration("R10.5", "touch.py", "    state.scored = int(state.scored) | 1 << seat\n", "", "frenetic"),
    Alteration("R10.6", "capture.py", "if course.floor_at[state.robot_cell[pusher]] == home_of(state, pusher):", "if True:", "capture"),
    Alteration("R10.6", "capture.py", "if course.floor_at[state.robot_cell[pushed]] != home_of(state, pushed):", "if True:", "capture"),
    Alteration("R10.6", "capture.py", "    if not are_enemies(state, pusher, pushed):\n        return\n", "", "capture"),
    Alteration("R10.6", "capture.py", ">> pusher & 1 and is_here(state, pusher):", ">> pusher & 1:", "capture"),
    Alteration("R10.6", "capture.py", "            free_controlled(state, events, seat)\n", "", "capture"),
    Alteration("R10.6", "capture.py", "    if floor != course.left_floor:\n", "    if floor == course.left_floor:\n", "capture"),
    Alteration("R10.6", "damage.py", "    drop_flag(state, events, seat)\n", "", "capture"),
    Alteration("R10.6", "carrying.py", "if course.floor_at[cell] != state.home[team] or", "if", "capture"),
    Alteration("R10.6", "carrying.py", "left = 0 if state.home[0] == course.left_floor else 1", "left = 0", "capture"),
    Alteration("R10.6", "cleanup.py", "return AGES if state.robot_sent_off[seat] else 0", "return 0", "capture"),
    Alteration("R10.6", "cleanup.py", "and state.robot_team[found] != friends", "", "capture"),
    Alteration("R10.6", "power.py", "(is_here(state, seat) or state.robot_sent_off[seat])", "is_here(state, seat)", "capture"),
    Alteration("R10.6", "placing.py", "E if home_of(state, seat) == course.left_floor else W", "W", "capture"),
    Alteration("R10.6", "placing.py", "    state.home[1 - team] = 1 - chosen\n", "", "capture"),
    Alteration("R10.6", "sequence.py", "        judge_homes(course, state, events)\n", "        pass\n", "capture"),
    Alteration("R10.7", "course.py", "    if len(worth) > 1:\n", "    if False:\n", "interference"),
    Alteration("R10.7", "setup.py", "        if state.team_choice[seat] > 0:\n", "        if False:\n", "interference"),
    Alteration("R10.7", "odd_positions.py", "    if not plays(course, special):\n", "    if False:\n", "interference"),
    Alteration("R10.8", "program.py", "return LAST_PLAYER_SECONDS * len(waiting) if", "return LAST_PLAYER_SECONDS if", "interference"),
]


def is_caught(alteration: Alteration) -> bool:
    """Whether the tests fail on the altered rule."""
    with tempfile.TemporaryDirectory(prefix="altered-") as folder:
        for name in ("src", "tests"):
            shutil.copytree(ROOT / name, Path(folder) / name, ignore=shutil.ignore_patterns("__pycache__"))
        shutil.copy(ROOT / "pyproject.toml", folder)
        path = Path(folder) / RULES / alteration.module
        path.write_text(path.read_text().replace(alteration.old, alteration.new))
        command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", f"tests/roborally/test_{alteration.tests}.py"]
        here = {"PYTHONPATH": str(Path(folder) / "src"), "SWARMRALLY_INTERPRETED": "1", "PYTHONDONTWRITEBYTECODE": "1"}
        done = subprocess.run(command, cwd=folder, env=os.environ | here, capture_output=True, text=True)
        if done.returncode not in (0, 1):
            raise RuntimeError(f"pytest ended with {done.returncode}:\n{done.stdout}{done.stderr}")
        return done.returncode == 1


def main() -> int:
    missed = [alteration for alteration in ALTERATIONS if not is_caught(alteration)]
    for alteration in missed:
        print(f"{alteration.rule} {alteration.module} NOT CAUGHT: {alteration.old!r}")
    print(f"{len(ALTERATIONS) - len(missed)} of {len(ALTERATIONS)} alterations caught.")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
