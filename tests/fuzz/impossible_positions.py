"""Ways to spoil a position of Asteroyds that is good JSON: what can't be, and plans against the rules."""

from __future__ import annotations

import copy
from random import Random

from tests.fuzz.mutations import MUST_BE_REFUSED, Json, Path, Spoiled, at, each, must_be_refused, places, text, with_value


@must_be_refused
def too_many_or_too_few_craft(document, chance):
    craft = document["craft"]
    return with_value(document, ("craft",), chance.choice([[], (craft * 7)[:7]])), None


@must_be_refused
def a_seat_colour_or_pilot_twice(document, chance):
    if len(document["craft"]) < 2:
        return None
    one, other = chance.sample(range(len(document["craft"])), 2)
    field = chance.choice(["seat", "colour", "pilot"])
    return with_value(document, ("craft", one, field), document["craft"][other][field]), None


@must_be_refused
def two_plans_for_a_seat(document, chance):
    if not document["plans"]:
        return None
    return with_value(document, ("plans",), [*document["plans"], chance.choice(document["plans"])]), (
        "plans",
        len(document["plans"]),
        "seat",
    )


@must_be_refused
def a_plan_for_nobody(document, chance):
    """A seat that is not there, or whose craft is gone."""
    if not document["plans"]:
        return None
    gone = [craft["seat"] for craft in document["craft"] if craft["at"] is None]
    nobody = [*range(len(document["craft"]), 6), *gone]
    if not nobody:
        return None
    path = ("plans", chance.randrange(len(document["plans"])), "seat")
    return with_value(document, path, chance.choice(nobody)), path


@must_be_refused
def off_the_board(document, chance):
    """A hole, a hex beside the board, or one far away."""
    paths = [path for path, value in places(document) if path[-1:] == ("at",) and value is not None]
    path = chance.choice(paths) if paths else ()
    if not path:
        return None
    rows = document["board"]["rows"]
    inside = [[int(row), column] for row, ranges in rows.items() for first, last in ranges for column in range(first, last + 1)]
    outside = [[row, column] for row in range(32) for column in range(32) if [row, column] not in inside]
    return with_value(document, path, chance.choice([*outside, [32, 0], [99, 99]])), path


@must_be_refused
def two_tiles_on_a_hex(document, chance):
    tiles = [n for n, tile in enumerate(document["tiles"]) if tile["kind"] not in ("drone", "turret")]
    if len(tiles) < 2:
        return None
    one, other = chance.sample(tiles, 2)
    return with_value(document, ("tiles", one, "at"), document["tiles"][other]["at"]), None


@must_be_refused
def a_tile_twice(document, chance):
    tiles = [tile for tile in document["tiles"] if tile["kind"] not in ("pod", "platform")]
    free = [tile["at"] for tile in document["tiles"] if tile["kind"] == "pod"]
    if not tiles or not free:
        return None
    others = [tile for tile in document["tiles"] if tile["at"] not in free]
    return with_value(document, ("tiles",), [*others, {**chance.choice(tiles), "at": free[0]}]), None


@must_be_refused
def a_craft_on_a_pod(document, chance):
    pods, craft = each(document, "tiles", kind="pod"), [n for n, craft in enumerate(document["craft"]) if craft["at"]]
    if not pods or not craft:
        return None
    path = ("craft", chance.choice(craft), "at")
    return with_value(document, path, document["tiles"][pods[0]]["at"]), path


@must_be_refused
def a_colour_that_the_priority_has_not(document, chance):
    moving = [n for n, tile in enumerate(document["tiles"]) if "priority" in tile]
    if not moving:
        return None
    number = chance.choice(moving)
    colour = chance.choice(sorted({"red", "white"} - {document["tiles"][number]["colour"]}))
    return with_value(document, ("tiles", number, "colour"), colour), ("tiles", number, "colour")


@must_be_refused
def a_gate_with_anothers_symbol(document, chance):
    gates = each(document, "tiles", kind="gate")
    if not gates:
        return None
    path = ("tiles", chance.choice(gates), "symbol")
    return with_value(document, path, at(document, path) % 4 + 1), path


@must_be_refused
def a_turret_or_drone_where_there_are_none(document, chance):
    if document["rules"]["mode"] == "drones" or not document["tiles"]:
        return None
    where = document["tiles"][0]["at"]
    tile = chance.choice([{"kind": "turret", "symbol": 1, "at": where, "one_faces": "E"}, {"kind": "drone", "symbol": 1, "at": where}])
    return with_value(document, ("tiles", 0), tile), None


@must_be_refused
def a_drone_without_its_turret(document, chance):
    turrets = [
        n for n in each(document, "tiles", kind="turret") if each(document, "tiles", kind="drone", symbol=document["tiles"][n]["symbol"])
    ]
    if not turrets:
        return None
    tiles = list(document["tiles"])
    del tiles[chance.choice(turrets)]
    return with_value(document, ("tiles",), tiles), None


@must_be_refused
def a_target_on_a_red_or_blue_asteroid(document, chance):
    plain = each(document, "tiles", kind="asteroid", colour="red") + each(document, "tiles", kind="asteroid", colour="blue")
    if not plain:
        return None
    path = ("tiles", chance.choice(plain), "target")
    return with_value(document, path, "left"), path


@must_be_refused
def a_craft_half_gone(document, chance):
    number = chance.randrange(len(document["craft"]))
    craft = document["craft"][number]
    if craft["at"] is None:
        return with_value(document, ("craft", number, "damage"), chance.randint(0, 5)), ("craft", number, "damage")
    field = chance.choice(["at", "damage"])
    wrong = "damage" if field == "at" else "at"
    return with_value(document, ("craft", number, field), {"at": None, "damage": 6}[field]), ("craft", number, wrong)


@must_be_refused
def a_token_twice(document, chance):
    path = ("craft", chance.randrange(len(document["craft"])), "tokens")
    return with_value(document, path, chance.choice([[1, 1], [4, 2, 4], [1, 2, 3, 4, 1]])), path


@must_be_refused
def a_team_without_craft(document, chance):
    if document["rules"]["mode"] != "targets":
        return None
    team = chance.choice(["left", "right", None])
    return with_value(document, ("craft",), [{**craft, "team": team} for craft in document["craft"]]), None


@must_be_refused
def a_game_already_won(document, chance):
    if document["rules"]["mode"] != "targets":
        return None
    return with_value(document, ("tiles",), [{**tile, "target": None} if "target" in tile else tile for tile in document["tiles"]]), None


@must_be_refused
def another_dice_order(document, chance):
    path = ("dice", "order")
    wrong = [["red", "red", "red"], ["red", "white"], ["red", "white", "blue", "red"], [], ["white", "white", "blue"]]
    if document["rules"]["dice_order"] == "fixed":
        wrong.append(["white", "red", "blue"])
    return with_value(document, path, chance.choice(wrong)), path


@must_be_refused
def no_first_seat(document, chance):
    if len(document["craft"]) == 6:
        return None
    return with_value(document, ("first_seat",), len(document["craft"])), ("first_seat",)


@must_be_refused
def no_board(document, chance):
    row = next(iter(document["board"]["rows"]))
    wrong = [{}, {row: []}, {"32": [[0, 3]]}, {"-1": [[0, 3]]}, {"01": [[0, 3]]}, {"x": [[0, 3]]}, {"²": [[0, 3]]}, {row: [[3, 0]]}]
    wrong += [{row: [[0, 32]]}, {row: [[0, 3], [2, 5]]}, {row: [[0]]}, {row: [[0, 1, 2]]}, {row: [0, 1]}, {"9" * 5_000: [[0, 3]]}]
    return with_value(document, ("board", "rows"), chance.choice(wrong)), None


# Plans


def spoiled_plan(document: Json, chance: Random, where: Path, value: Json) -> Spoiled | None:
    if not document["plans"]:
        return None
    path = ("plans", chance.randrange(len(document["plans"])), *where)
    return with_value(document, path, value), path


@must_be_refused
def a_shot_in_racing(document, chance):
    if document["rules"]["mode"] != "racing":
        return None
    return spoiled_plan(document, chance, chance.choice([("energy",), ("columns", chance.randrange(6))]), "shoot")


@must_be_refused
def an_action_of_the_other_column(document, chance):
    wrong: list[tuple[Path, Json]] = [(("energy",), "turn_back"), (("energy",), None), (("columns", chance.randrange(6)), "shield")]
    return spoiled_plan(document, chance, *chance.choice(wrong))


@must_be_refused
def too_few_or_too_many_columns(document, chance):
    return spoiled_plan(document, chance, ("columns",), ["forward"] * chance.choice([0, 1, 5, 7, 100]))


@must_be_refused
def a_second_shot(document, chance):
    if not document["rules"]["one_shot"] or document["rules"]["mode"] == "racing":
        return None
    spoiled = spoiled_plan(document, chance, ("columns",), ["shoot", None, "shoot", None, None, None])
    return spoiled and (spoiled[0], (*(spoiled[1] or ()), 2))


@must_be_refused
def a_power_that_is_not_there(document, chance):
    """No powers in this game, spent, another pilot's, or lawrence's, who has none to put there."""
    if not document["plans"]:
        return None
    number = chance.randrange(len(document["plans"]))
    craft = next(craft for craft in document["craft"] if craft["seat"] == document["plans"][number]["seat"])
    right = {"mhand": "power:left", "1634": "power:left1", "lawrence": None}.get(craft["pilot"], "power")
    may = document["rules"]["powers"] and not craft["power_spent"]
    wrong = [power for power in ("power", "power:left", "power:left1") if not (may and power == right)]
    spoiled = copy.deepcopy(document)
    spoiled["plans"][number].update(columns=[None] * 5 + [chance.choice(wrong)], energy="shield")
    return text(spoiled), ("plans", number, "columns", 5)


@must_be_refused
def two_powers(document, chance):
    if not document["plans"]:
        return None
    number = chance.randrange(len(document["plans"]))
    return with_value(document, ("plans", number, "columns"), ["power", "power:left", "power:left1", "power", "power:left", None]), None


@must_be_refused
def an_emergency_shield_of_another(document, chance):
    pilots = {craft["seat"]: craft["pilot"] for craft in document["craft"]}
    others = [n for n, plan in enumerate(document["plans"]) if pilots[plan["seat"]] != "lawrence" or not document["rules"]["powers"]]
    if not others:
        return None
    path = ("plans", chance.choice(others), "emergency_shield")
    return with_value(document, path, chance.choice(["fatal", "always"])), path


@must_be_refused
def an_order_to_ask(document, chance):
    """At a table only: nobody is there to answer."""
    return spoiled_plan(document, chance, (chance.choice(["ram", "emergency_shield"]),), "ask")


NEVER_A_POSITION = list(MUST_BE_REFUSED)
"""What is wrong in any JSON, and all of the above."""
