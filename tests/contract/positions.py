"""Random positions of Asteroyds on small boards, as the JSON of positions.md, with everything about them legal."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from swarmrally.asteroyds.components.state import COLOURS, MODES, PILOTS
from swarmrally.asteroyds.components.tiles import ASTEROID_COLOURS, ASTEROIDS, DICE, GATE_COLOURS
from swarmrally.asteroyds.forms.schema import LAST_ROUND
from swarmrally.kernel.hexes import HEADINGS

Json = dict[str, Any]
POWERS = {
    "hector": ["power"],
    "dolorosa": ["power"],
    "lawrence": [],
    "yayenek": ["power"],
    "mhand": ["power:left", "power:right"],
    "1634": ["power:left1", "power:left2", "power:right1", "power:right2"],
}
STEPS = ["forward", "forward", "forward", "right", "left", "turn_back", None]


def random_position(chance: Random) -> Json:
    """Ready to be resolved: dice and plans are in it."""
    rows = random_rows(chance)
    free = [[int(row), column] for row, ranges in rows.items() for first, last in ranges for column in range(first, last + 1)]
    chance.shuffle(free)
    rules = random_rules(chance)
    tiles = random_tiles(chance, free, rules)
    craft = random_craft(chance, free, tiles, rules)
    position: Json = {
        "game": "asteroyds",
        "rules": rules,
        "round": chance.choice([1, 2, LAST_ROUND]),
        "first_seat": chance.randrange(len(craft)),
        "board": {"rows": rows},
        "tiles": tiles,
        "craft": craft,
        "dice": random_dice(chance, rules),
        "plans": [random_plan(chance, each, rules) for each in craft if each["at"] and chance.random() < 0.9],
    }
    for unordered in ("tiles", "craft", "plans"):
        chance.shuffle(position[unordered])
    unshared: Json = json.loads(json.dumps(position))
    return unshared


def random_rows(chance: Random) -> dict[str, list[list[int]]]:
    """Some rows of hexes, now and then with a hole."""
    top, rows = chance.choice([0, 1, 26]), {}
    for row in range(top, top + chance.randint(2, 6)):
        first = chance.randint(0, 2)
        last = first + chance.randint(1, 6)
        hole = chance.randint(first, last)
        rows[str(row)] = [[first, last]] if hole in (first, last) or chance.random() < 0.7 else [[first, hole - 1], [hole + 1, last]]
    return rows


def random_rules(chance: Random) -> Json:
    return {
        "mode": chance.choice(MODES),
        "powers": chance.random() < 0.6,
        "dice_order": chance.choice(["fixed", "random"]),
        "return_to_platform": chance.random() < 0.4,
        "one_shot": chance.random() < 0.3,
        "blocked_push_hits": chance.random() < 0.5,
        "last_survivor_wins": chance.random() < 0.7,
        "turrets_harmless": chance.random() < 0.5,
        "fly_on": chance.random() < 0.5,
        "own_platform": chance.random() < 0.5,
        "targets_needed": {"left": 6, "right": 6},
    }


def random_tiles(chance: Random, free: list[list[int]], rules: Json) -> list[Json]:
    """Up to two thirds of the board; `free` keeps what is left."""
    tiles: list[Json] = []
    room = chance.randint(0, len(free) * 2 // 3)
    for priority in chance.sample(range(1, 25), min(room, 24)):
        tile = priority - 1
        what = {"priority": priority, "at": free.pop(), "one_faces": chance.choice(HEADINGS)}
        if tile < ASTEROIDS:
            tiles.append({"kind": "asteroid", "colour": ASTEROID_COLOURS[tile // 4], "target": None, **what})
        else:
            tiles.append({"kind": "gate", "colour": GATE_COLOURS[tile % 20 // 2], "symbol": tile - 19, **what})
        if len(tiles) > 3 and chance.random() < 0.1:
            break
    for kind in ("pod", "platform"):
        for _ in range(min(chance.randint(0, 2), max(0, len(free) - 1))):
            tiles.append({"kind": kind, "at": free.pop()})
    if rules["mode"] == "drones":
        tiles += random_turrets(chance, free)
    if rules["mode"] == "targets" and not lay_targets(chance, tiles, rules):
        rules["mode"] = "shooting"
    return tiles


def random_turrets(chance: Random, free: list[list[int]]) -> list[Json]:
    """Turrets, some of whose drones are under way or still on them."""
    tiles: list[Json] = []
    for symbol in range(1, 5):
        if len(free) < 3:
            break
        turret = {"kind": "turret", "symbol": symbol, "at": free.pop(), "one_faces": chance.choice(HEADINGS)}
        tiles.append(turret)
        where = chance.choice([None, turret["at"], free[-1]])
        if where is not None:
            tiles.append({"kind": "drone", "symbol": symbol, "at": where, "shot": chance.random() < 0.1})
            free[:] = [place for place in free if place != where]
    return tiles


def lay_targets(chance: Random, tiles: list[Json], rules: Json) -> bool:
    """A9.1 On the white family, so that neither team has won; False when there are too few asteroids."""
    carriers = [tile for tile in tiles if tile["kind"] == "asteroid" and tile["colour"].startswith("white")]
    if len(carriers) < 2:
        return False
    left = chance.randint(1, min(6, len(carriers) - 1))
    right = chance.randint(1, min(6, len(carriers) - left))
    for tile, team in zip(carriers, ["left"] * left + ["right"] * right, strict=False):
        tile["target"] = team
    rules["targets_needed"] = {"left": chance.randint(7 - left, 6), "right": chance.randint(7 - right, 6)}
    return True


def random_craft(chance: Random, free: list[list[int]], tiles: list[Json], rules: Json) -> list[Json]:
    """One to six, on free hexes, platforms and gates that can be crossed; hexes may be shared."""
    ground = free + [tile["at"] for tile in tiles if tile["kind"] == "platform" or (tile["kind"] == "gate" and rules["mode"] == "racing")]
    platforms = [tile["at"] for tile in tiles if tile["kind"] == "platform"]
    count = chance.randint(2, 6) if rules["mode"] == "targets" else chance.randint(1, 6)
    colours, pilots = chance.sample(COLOURS, count), chance.sample(PILOTS, count)
    most_tokens = 4 if rules["mode"] == "targets" or (rules["return_to_platform"] and rules["mode"] != "drones") else 3
    craft = []
    for seat in range(count):
        gone = chance.random() < 0.1
        craft.append(
            {
                "seat": seat,
                "colour": colours[seat],
                "pilot": pilots[seat],
                "team": ("left", "right")[seat % 2] if rules["mode"] == "targets" else None,
                "at": None if gone else chance.choice(ground),
                "heading": chance.choice(HEADINGS),
                "damage": 6 if gone else chance.choice([0, 0, 1, 2, 3, 4, 5]),
                "tokens": chance.sample(range(1, 5), chance.randint(0, most_tokens)),
                "ram_spent": chance.random() < 0.2,
                "power_spent": chance.random() < 0.2,
                "platform": chance.choice([None, *platforms]),
                **({"targets_taken": chance.randint(0, 2)} if rules["mode"] == "targets" else {}),
            }
        )
    return craft


def random_dice(chance: Random, rules: Json) -> Json:
    order = list(DICE)
    if rules["dice_order"] == "random":
        chance.shuffle(order)
    return {**{colour: chance.randint(1, 6) for colour in DICE}, "order": order}


def random_plan(chance: Random, craft: Json, rules: Json) -> Json:
    """A2.5, A7, A8.2 One that the rules allow."""
    actions: list[str | None] = STEPS if rules["mode"] == "racing" or rules["one_shot"] else [*STEPS, "shoot", "shoot"]
    columns = [chance.choice(actions) for _ in range(6)]
    energy = chance.choice(["shield", "forward", "right", "left", *(["shoot"] if "shoot" in actions else [])])
    if rules["one_shot"] and rules["mode"] != "racing":
        columns[chance.randrange(6)] = "shoot"
    powers = POWERS[craft["pilot"]] if rules["powers"] and not craft["power_spent"] else []
    if powers and chance.random() < 0.5:
        columns[chance.randrange(6)] = chance.choice(powers)
    elif powers and chance.random() < 0.2:
        energy = chance.choice(powers)
    orders = ["never", "fatal", "always"] if rules["powers"] and craft["pilot"] == "lawrence" else ["never"]
    return {
        "seat": craft["seat"],
        "columns": columns,
        "energy": energy,
        "ram": chance.random() < 0.5,
        "emergency_shield": chance.choice(orders),
    }
