"""Shows that the tests of the rules bite: alters the rules one at a time and runs the tests that should notice.

    python tools/alter_rules.py [--only A3.5]

Each alteration is made in a copy of the sources; exit status 1 when one is not caught, or no longer fits the source.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent
RULES = Path("src/swarmrally/asteroyds")
AT_A_TIME = 2


class Alteration(NamedTuple):
    rule: str
    module: str
    old: str
    new: str
    tests: str


ALTERATIONS = [
    Alteration(
        "A0.4",
        "setup.py",
        "int(layout.asteroid[colour, order[place]])",
        "int(layout.asteroid[colour, place])",
        "components",
    ),
    Alteration("A0.5", "tiles.py", "EDGES = (1, 5, 3, 6, 2, 4)", "EDGES = (1, 5, 3, 6, 4, 2)", "components"),
    Alteration("A0.6", "tiles.py", "return tile % 4 + 1", "return 4 - tile % 4", "components"),
    Alteration("A0.7", "chart.py", "action == TURN_BACK or action == WAIT", "action == WAIT", "components"),
    Alteration("A0.8", "state.py", "DESTROYED = 6", "DESTROYED = 5", "components"),
    Alteration("A1.2", "setup.py", "state.first_seat = below(first, int(state.seats))", "state.first_seat = 0", "setup"),
    Alteration("A1.2", "sequence.py", "        if is_flying(state, seat):\n            return seat", "        return seat", "setup"),
    Alteration("A1.2", "game.py", "        state.first_seat = setup.first_seat\n", "        pass\n", "setup"),
    Alteration("A1.3", "scenarios/drones.json", '"heading": "NW"', '"heading": "NE"', "setup"),
    Alteration("A1.4", "scenarios/targets.json", '{"at": [6, 0], "heading": "E"', '{"at": [5, 0], "heading": "E"', "setup"),
    Alteration("A1.5", "flight.py", "seat = int(state.first_seat) + int(state.turn)", "seat = int(state.turn)", "setup"),
    Alteration("A1.6", "sequence.py", "        state.craft_shield[seat] = 1\n", "", "setup"),
    Alteration("A1.7", "setup.py", "(stay % 2 if lucky == 0 else 0)", "stay % 2", "setup"),
    Alteration("A1.7", "setup.py", "return level + int(before < more)", "return level + int(before <= more)", "setup"),
    Alteration("A1.7", "setup.py", " and not int(layout.left_out) & 1 << tile:", ":", "layouts"),
    Alteration("A1.7", "setup.py", "            while given & 1 << free:\n                free += 1\n", "", "layouts"),
    Alteration("A1.7", "setup.py", "below(word, 6) if faces == OPEN else faces", "below(word, 6)", "layouts"),
    Alteration("A1.7", "setup.py", "if layout.start_colour[number] == colour:", "if False:", "layouts"),
    Alteration("A1.7", "setup.py", " and not is_flown(state, int(layout.start_colour[number])):", ":", "layouts"),
    Alteration("A1.7", "setup.py", "swap = 1 - int(layout.gate_number[colour, 1])", "pass", "layouts"),
    Alteration("A1.7", "layouts.py", "tile.target or (", "(", "layouts"),
    Alteration("A1.7", "game.py", 'asteroid_colour(priority - 1).startswith("white")', "False", "layouts"),
    Alteration("A2.1", "sequence.py", "state.dice[1] = below(white, 6) + 1", "state.dice[1] = below(white, 5) + 1", "planning"),
    Alteration("A2.3", "flight.py", "    if action == WAIT:\n", "    if action == WAIT:\n        state.column = COLUMNS\n", "planning"),
    Alteration("A2.4", "sequence.py", "        state.craft_shield[seat] = 0\n", "", "planning"),
    Alteration("A2.5", "chart.py", "if action == SHOOT and state.mode == RACING:", "if False:", "planning"),
    Alteration("A2.6", "sequence.py", "below(order, 6) if state.random_dice_order else 0", "0", "planning"),
    Alteration("A3.1", "tiles.py", "*range(12, 20), 22, 23]", "*range(12, 20)]", "swarm"),
    Alteration("A3.2", "tiles.py", "MOVED_BY_RED = [*DRONE_TILES, *range(4),", "MOVED_BY_RED = [*range(4), *DRONE_TILES,", "swarm"),
    Alteration("A3.3", "swarm.py", "and colour == RED:", "and colour != BLUE:", "swarm"),
    Alteration("A3.4", "swarm.py", "        drive_at_craft(state, tile, there, A9_6 if is_drone(tile) else A5_1)\n", "", "swarm"),
    Alteration(
        "A3.4",
        "swarm.py",
        "if state.craft_at[there] != 0 and not can_be_crossed(state, tile):",
        "if state.craft_at[there] != 0 and state.tile_at[there] == EMPTY and not can_be_crossed(state, tile):",
        "swarm",
    ),
    Alteration("A3.5", "swarm.py", "    return int(state.tile_at[beyond])\n", "    return EMPTY\n", "swarm"),
    Alteration(
        "A3.5", "swarm.py", "state.craft_at[beyond] != 0 and not can_be_crossed(state, other)", "state.craft_at[beyond] != 0", "swarm"
    ),
    Alteration("A3.6", "swarm.py", "beyond != OFF and state.blocked_push_hits and", "beyond != OFF and", "swarm"),
    Alteration("A3.7", "gates.py", "            if crowd & 1 << seat:\n", "            if crowd == 1 << seat:\n", "swarm"),
    Alteration("A3.8", "damage.py", "    lift_craft(state, seat)\n", "    pass\n", "swarm"),
    Alteration("A4.2", "pilots.py", "(5, 1, AHEAD),  # left", "(4, 1, AHEAD),  # left", "flight"),
    Alteration(
        "A4.3",
        "flight.py",
        "    if tile == EMPTY or",
        "    if state.craft_at[there]:\n        return BORDER\n    if tile == EMPTY or",
        "flight",
    ),
    Alteration("A4.4", "flight.py", "    state.column = COLUMNS", "    pass", "flight"),
    Alteration("A4.5", "flight.py", "if tile == PLATFORM and may_land(state, seat, there):", "if tile == PLATFORM:", "flight"),
    Alteration(
        "A5.1",
        "damage.py",
        "return hurt(state, events, seat, 1, A5_1)",
        "return hurt(state, events, seat, 2, A5_1)",
        "damage",
    ),
    Alteration("A5.2", "flight.py", "price_with_shield(state, seat, 2)", "price_with_shield(state, seat, 3)", "damage"),
    Alteration("A5.2", "flight.py", "return points - 1 if state.craft_shield[seat] else points", "return points", "damage"),
    Alteration("A5.4", "flight.py", "price_with_shield(state, seat, 4)", "price_with_shield(state, seat, 3)", "damage"),
    Alteration("A5.4", "flight.py", "+ price >= DESTROYED", "+ price > DESTROYED", "damage"),
    Alteration("A5.4", "flight.py", "    state.craft_ram_spent[seat] = 1\n", "", "damage"),
    Alteration("A5.5", "flight.py", "    if order == ASK_RAM:\n", "    if False:\n", "damage"),
    Alteration("A6.1", "gates.py", "    if held & token:\n        return\n", "", "gates"),
    Alteration("A6.2", "gates.py", "SWARM_COLUMN = 0", "SWARM_COLUMN = 7", "gates"),
    Alteration("A7.1", "sequence.py", "        state.craft_power_spent[seat] = 1\n", "", "pilots"),
    Alteration("A7.2", "pilots.py", "(0, 1, BACKWARDS),  # power: yayenek", "(3, 1, AHEAD),  # power: yayenek", "pilots"),
    Alteration("A7.3", "chart.py", "return POWER_LEFT <= action <= POWER_RIGHT", "return POWER <= action <= POWER_RIGHT", "pilots"),
    Alteration("A7.4", "damage.py", "if order == ALWAYS:", "if order >= FATAL:", "pilots"),
    Alteration("A7.4", "damage.py", "+ points == DESTROYED else NO", "+ points >= DESTROYED else NO", "pilots"),
    Alteration("A7.4", "damage.py", "or points == 0:", "or points == 1:", "pilots"),
    Alteration("A7.5", "flight.py", "if done == STOPPED:", "if done == STOPPED and not is_power(action):", "pilots"),
    Alteration(
        "A8.1",
        "laser.py",
        "while there != OFF and state.tile_at[there] == EMPTY:",
        "while there != OFF and state.tile_at[there] == EMPTY and state.craft_at[there] == 0:",
        "laser",
    ),
    Alteration("A8.2", "chart.py", "if shots > 1 and state.one_shot:", "if shots > 2 and state.one_shot:", "laser"),
    Alteration("A8.3", "gates.py", "return is_gate(tile) and state.mode == RACING", "return is_gate(tile)", "laser"),
    Alteration("A9.1", "layouts.py", '"right" if tile.at[1] < HALF else "left"', '"left" if tile.at[1] < HALF else "right"', "targets"),
    Alteration("A9.2", "flight.py", "    eliminate_target(state, events, seat, asteroid)\n", "", "targets"),
    Alteration("A9.3", "targets.py", ">= int(state.targets_needed[team])", "> int(state.targets_needed[team])", "targets"),
    Alteration("A9.3", "flight.py", " and state.team_won == NO_TEAM", "", "targets"),
    Alteration(
        "A9.3",
        "victory.py",
        "        if state.craft_team[seat] == team:",
        "        if state.craft_team[seat] == team and is_flying(state, seat):",
        "targets",
    ),
    Alteration("A9.4", "drones.py", " and state.tile_cell[drone] == GONE:", ":", "drones"),
    Alteration("A9.4", "tiles.py", "MOVED_BY_WHITE = [*DRONE_TILES, ", "MOVED_BY_WHITE = [", "drones"),
    Alteration("A9.5", "laser.py", "elif is_turret(tile) and waits_on_turret(state, tile):", "elif is_turret(tile):", "drones"),
    Alteration("A9.5", "drones.py", "    state.drone_shot[drone - FIRST_DRONE] = 1\n", "", "drones"),
    Alteration("A9.2", "targets.py", "    state.craft_targets_taken[seat] += 1\n", "", "targets"),
    Alteration("A9.2", "writing.py", "if counts_targets else", "if craft.targets_taken else", "targets"),
    Alteration("A9.7", "flight.py", "state.turrets_harmless and is_turret(obstacle)", "is_turret(obstacle)", "drones"),
    Alteration("A9.7", "flight.py", "points = 0 if state.turrets_harmless", "points = 1 if state.turrets_harmless", "house_rules"),
    Alteration("A9.7", "flight.py", " and is_turret(tile) and waits_on_turret(state, tile):", " and False:", "house_rules"),
    Alteration("A10.2", "flight.py", " and not is_done(state, seat)", "", "victory"),
    Alteration("A10.2", "flight.py", "!= NOT_FINISHED and not state.fly_on", "!= NOT_FINISHED", "house_rules"),
    Alteration("A10.2", "flight.py", "    if state.craft_finish[seat] == NOT_FINISHED:\n", "    if True:\n", "house_rules"),
    Alteration("A10.2", "victory.py", "if is_flying(state, seat) and state.craft_finish", "if state.craft_finish", "victory"),
    Alteration(
        "A10.3", "victory.py", "0 if state.mode == DRONES else int(state.craft_finish[seat])", "int(state.craft_finish[seat])", "victory"
    ),
    Alteration("A10.3", "victory.py", "rank = column * 10 + int(state.craft_damage[seat])", "rank = column", "victory"),
    Alteration("A10.4", "flight.py", "return must_return(state) and holds_all_tokens(state, seat)", "return False", "victory"),
    Alteration("A10.4", "flight.py", "home == OFF or home == there", "home == OFF", "house_rules"),
    Alteration("A10.4", "flight.py", "not state.own_platform or home == OFF", "not state.own_platform", "house_rules"),
    Alteration("A10.4", "flight.py", "(not state.own_platform or home", "(home", "house_rules"),
    Alteration("A10.4", "setup.py", "        state.craft_platform[seat] = cell\n", "        pass\n", "house_rules"),
    Alteration("A10.5", "victory.py", "    elif state.last_survivor_wins:\n", "    elif True:\n", "victory"),
    Alteration("A10.5", "victory.py", "    elif survivors(state) == 0:\n", "    elif False:\n", "victory"),
    Alteration("A10.6", "gates.py", "bool(state.return_to_platform) and ", "bool(state.return_to_platform) or ", "victory"),
    Alteration(
        "A11.1",
        "tiles.py",
        "MOVED_BY_BLUE = [*range(8, 12), *range(16, 20)]",
        "MOVED_BY_BLUE = [*range(8, 12), *range(16, 20), 22, 23]",
        "disagreements",
    ),
    Alteration("A11.5", "flight.py", " or int(state.craft_damage[seat]) + price >= DESTROYED:", ":", "disagreements"),
    Alteration("X1", "swarm.py", "and colour == RED:", "and colour == BLUE:", "examples"),
    Alteration("X6", "laser.py", "state.tile_at[there] == EMPTY:", "not is_gate(int(state.tile_at[there])):", "examples"),
]


def is_caught(alteration: Alteration) -> bool | None:
    """Whether the tests fail on the altered rule; None when the alteration does not fit the source."""
    source = (ROOT / RULES / alteration.module).read_text()
    if source.count(alteration.old) < 1:
        return None
    with tempfile.TemporaryDirectory(prefix="altered-") as folder:
        copy_to(Path(folder))
        (Path(folder) / RULES / alteration.module).write_text(source.replace(alteration.old, alteration.new))
        return not tests_pass(Path(folder), alteration.tests)


def copy_to(folder: Path) -> None:
    """What the tests of the rules need."""
    skipped = shutil.ignore_patterns("__pycache__", "pictures")
    for name in ("src", "tests", "docs/rules"):
        shutil.copytree(ROOT / name, folder / name, ignore=skipped)
    shutil.copy(ROOT / "pyproject.toml", folder)


def tests_pass(folder: Path, chapter: str) -> bool:
    """Runs a chapter's tests; anything but success or failed tests is an error of this tool."""
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", f"tests/asteroyds/test_{chapter}.py"]
    here = {"PYTHONPATH": str(folder / "src"), "SWARMRALLY_INTERPRETED": "1", "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(command, cwd=folder, env=os.environ | here, capture_output=True, text=True)
    if done.returncode not in (0, 1):
        raise RuntimeError(f"pytest ended with {done.returncode}:\n{done.stdout}{done.stderr}")
    return done.returncode == 0


def judged(alterations: list[Alteration]) -> Iterator[tuple[Alteration, bool | None]]:
    """Each alteration with whether it was caught, as they come in."""
    with ThreadPoolExecutor(AT_A_TIME) as pool:
        running = {pool.submit(is_caught, alteration): alteration for alteration in alterations}
        for done in as_completed(running):
            yield running[done], done.result()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", metavar="ID", help="only the alterations of this rule")
    only = parser.parse_args().only
    chosen = [alteration for alteration in ALTERATIONS if only in (None, alteration.rule)]
    if not chosen:
        print(f"There is no alteration of {only}.", file=sys.stderr)
        return 1
    for chapter in sorted({alteration.tests for alteration in chosen}):
        if not tests_pass(ROOT, chapter):
            print(f"tests/asteroyds/test_{chapter}.py fails before anything is altered: nothing can be shown.", file=sys.stderr)
            return 1
    words = {True: "caught", False: "NOT CAUGHT", None: "DOES NOT FIT THE SOURCE"}
    missed = 0
    for number, (alteration, caught) in enumerate(judged(chosen), 1):
        missed += caught is not True
        print(f"{number:>3}/{len(chosen)} {alteration.rule:6} {alteration.module:12} {words[caught]}", flush=True)
    print(f"{len(chosen) - missed} of {len(chosen)} alterations caught.")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
