"""Ways to spoil a good position. Each takes one apart and gives back a text, and where it was spoiled when that is one place."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from swarmrally.asteroyds.forms.schema import LAST_ROUND

Json = Any
Path = tuple[str | int, ...]
Spoiled = tuple[bytes, Path | None]
Mutation = Callable[[Json, Random], Spoiled | None]

MUST_BE_REFUSED: list[Mutation] = []
MAY_BE_REFUSED: list[Mutation] = []
NASTY_NAMES = ["x", "", "~", "a/b", "~1", "0", "a.b", "a`b", "$.rules", "[...]", "line\nline", "\u2028", "\x1b[31m", "ж", "é" * 300]
REQUIRED = {"game", "round", "first_seat", "tiles", "craft", "dice", "kind", "colour", "priority", "at", "one_faces", "symbol", "seat"}
REQUIRED |= {"pilot", "rows", "columns", "red", "white", "blue"}


def must_be_refused(mutation: Mutation) -> Mutation:
    MUST_BE_REFUSED.append(mutation)
    return mutation


def may_be_refused(mutation: Mutation) -> Mutation:
    MAY_BE_REFUSED.append(mutation)
    return mutation


def pointer_of(path: Path) -> str:
    return "".join("/" + str(step).replace("~", "~0").replace("/", "~1") for step in path)


def places(document: Json, path: Path = ()) -> Iterator[tuple[Path, Json]]:
    """Every value in the document, and where it is."""
    yield path, document
    inside = document.items() if isinstance(document, dict) else enumerate(document) if isinstance(document, list) else ()
    for step, value in inside:
        yield from places(value, (*path, step))


def at(document: Json, path: Path) -> Json:
    for step in path:
        document = document[step]
    return document


def with_value(document: Json, path: Path, value: Json) -> bytes:
    """The document as text with one value replaced."""
    if not path:
        return text(value)
    spoiled = copy.deepcopy(document)
    at(spoiled, path[:-1])[path[-1]] = value
    return text(spoiled)


def text(document: Json) -> bytes:
    return json.dumps(document, ensure_ascii=False).encode()


def somewhere(document: Json, chance: Random, wanted: Callable[[Json], bool]) -> Path:
    return chance.choice([path for path, value in places(document) if wanted(value)])


def is_number(value: Json) -> bool:
    return type(value) is int


def is_word(value: Json) -> bool:
    return type(value) is str


def is_object(value: Json) -> bool:
    return type(value) is dict


def each(document: Json, part: str, **having: Json) -> list[int]:
    """The numbers of the tiles, craft or plans that have these values."""
    return [n for n, value in enumerate(document[part]) if all(value.get(name) == wanted for name, wanted in having.items())]


# The text


@must_be_refused
def cut_off(document, chance):
    whole = text(document)
    return whole[: chance.randrange(len(whole))], None


@must_be_refused
def followed_by_more(document, chance):
    return text(document) + chance.choice([b"x", b"{}", b",", b"]", b"\0", b"\xff"]), None


@must_be_refused
def not_utf_8(document, chance):
    whole = text(document)
    place = whole.index(b"asteroyds")
    return whole[:place] + chance.choice([b"\xff", b"\xc3", b"\xed\xa0\x80", b"\xc0\x80"]) + whole[place:], None


@must_be_refused
def half_a_surrogate_pair(document, chance):
    path = somewhere(document, chance, is_word)
    return with_value(document, path, "SURROGATE").replace(b"SURROGATE", chance.choice([rb"\ud800", rb"\udc00", rb"\ud800x"])), None


@must_be_refused
def no_json_number(document, chance):
    path = somewhere(document, chance, is_number)
    number = chance.choice([b"NaN", b"Infinity", b"-Infinity", b"01", b"+1", b"1.", b".5", b"0x10", b"1_000", b"--1"])
    return with_value(document, path, "NUMBER").replace(b'"NUMBER"', number), None


@must_be_refused
def broken_json(document, chance):
    whole = text(document)
    before, after = chance.choice(
        [(b'"', b"'"), (b"{", b"("), (b":", b"="), (b"}", b",}"), (b"]", b",]"), (b'"game"', b"game"), (b",", b"")]
    )
    return whole.replace(before, after, 1), None


@must_be_refused
def nothing_at_all(document, chance):
    return chance.choice([b"", b" ", b"\n", b"\xef\xbb\xbf", b"\0", b"{", b"[", b'"', b"null", b"true", b"0", b'""', b"[]", b"{}"]), None


@must_be_refused
def deeply_nested(document, chance):
    path = somewhere(document, chance, lambda value: True)
    opened, closed = chance.choice([(b"[", b"]"), (b'{"x":', b"}")])
    depth = chance.choice([50, 2_000, 50_000])
    return with_value(document, path, "DEEP").replace(b'"DEEP"', opened * depth + b"1" + closed * depth), None


@may_be_refused
def flipped_bytes(document, chance):
    whole = bytearray(text(document))
    for _ in range(chance.randint(1, 3)):
        whole[chance.randrange(len(whole))] = chance.randrange(256)
    return bytes(whole), None


@may_be_refused
def a_field_twice(document, chance):
    path = somewhere(document, chance, lambda value: is_object(value) and bool(value))
    found = at(document, path)
    name = chance.choice(list(found))
    doubled = text(found)[:-1] + b"," + text({name: chance.choice([found[name], None, 7])})[1:]
    return with_value(document, path, "TWICE").replace(b'"TWICE"', doubled) if path else doubled, None


@may_be_refused
def a_mark_before_it(document, chance):
    return chance.choice([b"\xef\xbb\xbf", b" \t\r\n"]) + text(document), None


@may_be_refused
def a_field_left_out(document, chance):
    path = somewhere(document, chance, lambda value: True)
    if not path or type(path[-1]) is not str:
        return None
    spoiled = copy.deepcopy(document)
    del at(spoiled, path[:-1])[path[-1]]
    return text(spoiled), None


@may_be_refused
def a_value_from_elsewhere(document, chance):
    path, other = somewhere(document, chance, lambda value: True), somewhere(document, chance, lambda value: True)
    return with_value(document, path, at(document, other)), None


@may_be_refused
def another_small_number(document, chance):
    return with_value(document, somewhere(document, chance, is_number), chance.randint(0, 40)), None


# Types, numbers and words


@must_be_refused
def another_type(document, chance):
    path = somewhere(document, chance, lambda value: value is not None)
    kind = type(at(document, path))
    others = [other for other in ("text", 1, 1.5, True, [], {}, [1], {"a": 1}) if type(other) is not kind]
    return with_value(document, path, chance.choice(others)), path


@must_be_refused
def huge_number(document, chance):
    path = somewhere(document, chance, is_number)
    return with_value(document, path, chance.choice([LAST_ROUND + 1, 2**15, 2**16, 2**31, 2**32, 2**63, 2**64, 10**30, 10**400])), path


@must_be_refused
def negative_number(document, chance):
    path = somewhere(document, chance, is_number)
    return with_value(document, path, chance.choice([-1, -2, -128, -(2**31), -(2**63), -(10**30)])), path


@must_be_refused
def float_number(document, chance):
    path = somewhere(document, chance, is_number)
    number = chance.choice([b"1.5", b"0.1", b"1e3", b"1e400", b"-1e400", b"1e-400", b"3.0000000000000001"])
    return with_value(document, path, "NUMBER").replace(b'"NUMBER"', number), path


@must_be_refused
def wrong_word(document, chance):
    path = somewhere(document, chance, is_word)
    word = at(document, path)
    return with_value(document, path, chance.choice(["", "no such word", word.upper() + "!", word + " ", word + "\0", "a\nb", "☄"])), path


@must_be_refused
def very_long_word(document, chance):
    path = somewhere(document, chance, is_word)
    return with_value(document, path, chance.choice("xé☄") * 200_000), path


@must_be_refused
def unknown_field(document, chance):
    path = somewhere(document, chance, is_object)
    name = chance.choice(NASTY_NAMES)
    if path == ("board", "rows") and name == "0":
        return None
    return with_value(document, path, {**at(document, path), name: chance.choice([None, 1, "x", [], {}])}), (*path, name)


@must_be_refused
def missing_field(document, chance):
    objects = [path for path, value in places(document) if is_object(value) and path != ("board", "rows")]
    path = chance.choice([(*path, name) for path in objects for name in at(document, path) if name in REQUIRED])
    spoiled = copy.deepcopy(document)
    del at(spoiled, path[:-1])[path[-1]]
    return text(spoiled), path


# The game


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
