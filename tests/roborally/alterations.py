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
