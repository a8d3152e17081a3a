"""Random legal positions of RoboRally, programs and all: every course and courses of one's own, options, policies, locks, teams, places."""

from __future__ import annotations

import json
from random import Random
from typing import Any, get_args

import msgspec

from swarmrally.kernel.fields import new
from swarmrally.kernel.squares import HEADINGS, place_of
from swarmrally.roborally.components.cards import CARDS
from swarmrally.roborally.components.course import (
    CAPTURE_THE_FLAG,
    FACTORY_REJECTS,
    FRENETIC_FACTORY,
    GROUND,
    INTERFERENCE,
    MOVING_TARGETS,
    SUPERBOT,
    TOGGLE_BOGGLE,
    Course,
    floor_names,
    plays,
    printed_plans,
)
from swarmrally.roborally.components.option_cards import DUAL_PROCESSOR, NAMES, WEAPONS
from swarmrally.roborally.components.state import REGISTERS, SEATS, State
from swarmrally.roborally.forms.course_forms import course_from
from swarmrally.roborally.forms.schema import Conveyor, CourseForm, FloorForm, Gear, Laser, PartForm, Pusher, Repair, Special
from swarmrally.roborally.rules.odd_courses.turntable import let_lie, own
from swarmrally.roborally.rules.options.two_cards import may_share
from swarmrally.roborally.rules.teams import has_team_rule

OFTEN = ("moving_targets", "toggle_boggle", "option_world", "superbot", "interference")
"""Course rules with events of their own."""
OF_BOARDS = ("frenetic_factory", "capture_the_flag")
"""Course rules that take whole floors."""
ON_ONE_FLOOR = [special for special in get_args(Special) if special not in OF_BOARDS]
COURSES = [*printed_plans()]
FULL = {"ablative_coat": 3, "mini_howitzer": 5}
LISTS = ("brakes", "fourth_gear", "reverse_gear", "high_power_laser")


def own_course(chance: Random) -> CourseForm:
    """A small floor full of things, where robots meet often."""
    width, height = chance.randint(5, 8), chance.randint(5, 8)
    free = [(x, y) for x in range(width) for y in range(height)]
    chance.shuffle(free)
    docks = {str(dock): free.pop() for dock in range(1, SEATS + 1)}
    flags = [free.pop() for _ in range(chance.choice([1, 1, 2]))]
    floor = FloorForm(width, height, docks=docks, pits=[free.pop() for _ in range(chance.randint(0, 3))])
    floor.repair = [Repair(*free.pop(), chance.choice(["wrench", "wrench_hammer", "wrench_hammer"])) for _ in range(chance.randint(0, 6))]
    floor.gears = [Gear(*free.pop(), chance.choice(["cw", "ccw"])) for _ in range(chance.randint(0, 2))]
    some = free[: chance.randint(0, 8)]
    floor.conveyors = [conveyor(chance, place) for place in some + flags * chance.randint(0, 1)]
    everywhere = [*free, *flags]
    floor.pushers = [Pusher(*chance.choice(everywhere), way(chance), chance.sample(range(1, 6), 3)) for _ in range(chance.randint(0, 4))]
    floor.lasers = [Laser(*chance.choice(everywhere), way(chance), chance.randint(1, 3)) for _ in range(chance.randint(0, 2))]
    floor.walls = [(*chance.choice(everywhere), way(chance)) for _ in range(chance.randint(0, 8))]
    special: Any = chance.choice([None, None, None, *OFTEN, *ON_ONE_FLOOR])
    return CourseForm(floor=floor, flags=flags, special=special)


def odd_course(chance: Random) -> CourseForm:
    """What seldom happens elsewhere: no cell is free (R8.4), floors turn (R10.5), robots are sent off (R10.6)."""
    special: Any = chance.choice([None, *OF_BOARDS])
    if special is None:
        return pen(chance.randint(2, 3))
    boards = [PartForm(name, 12 * place, 0) for place, name in enumerate(chance.sample(FLOORS, 2))]
    form = CourseForm(boards=boards)
    if special == "frenetic_factory":
        form.dock = PartForm("docking_bay_plain", 0, 12)
    form.flags = chance.sample(ground_of(course_from(msgspec.json.encode(form))), 2)
    form.special = special
    return form


def turning_course(chance: Random) -> CourseForm:
    """R10.5 With flags by the docks, where robots touch them that walk at random."""
    boards = [PartForm(name, 12 * place, 0) for place, name in enumerate(chance.sample(FLOORS, 2))]
    form = CourseForm(boards=boards, dock=PartForm("docking_bay_plain", 0, 12))
    ground = ground_of(course_from(msgspec.json.encode(form)))
    form.flags, form.special = chance.sample([(x, y) for x, y in ground if x < 12 and y in (10, 11)], 2), "frenetic_factory"
    return form


def pen(height: int) -> CourseForm:
    """Fewer cells than there may be robots, and walls all around, so that nobody leaves."""
    sides: list[Any] = [(x, y, side) for y in range(height) for x, side in ((0, "W"), (1, "E"))]
    ends: list[Any] = [(x, y, side) for x in (0, 1) for y, side in ((0, "N"), (height - 1, "S"))]
    return CourseForm(floor=FloorForm(2, height, walls=sides + ends))


def conveyor(chance: Random, place: tuple[int, int]) -> Conveyor:
    turns: Any = {heading: chance.choice(["cw", "ccw"]) for heading in HEADINGS if chance.random() < 0.2}
    return Conveyor(*place, way(chance), chance.random() < 0.4, turns)


def joined_course(chance: Random) -> CourseForm:
    """Some of our floors side by side."""
    special: Any = chance.choice([None, "frenetic_factory", "capture_the_flag", *get_args(Special)])
    captures = special == "capture_the_flag"
    names = chance.sample(FLOORS, 2 if captures else chance.randint(1, 3))
    boards = [PartForm(name, 12 * place, 0, chance.choice([0, 90, 180, 270])) for place, name in enumerate(names)]
    form = CourseForm(boards=boards, special=None if captures else special)
    if not captures:
        form.dock = PartForm("docking_bay_plain", 0, 12)
    ground = ground_of(course_from(msgspec.json.encode(form)))
    form.flags = chance.sample(ground, 2 if captures else chance.randint(0, 6))
    form.special = special
    return form


def way(chance: Random) -> Any:
    return chance.choice(HEADINGS)


FLOORS = [name for name in floor_names() if not name.startswith("docking_bay")]


def ground_of(course: Course) -> list[tuple[int, int]]:
    return [place_of(cell) for cell in range(len(course.ground)) if course.ground[cell] == GROUND]


def random_position(chance: Random) -> dict[str, Any]:
    """Any position that `resolve` must take."""
    written: Any = chance.choice(
        [chance.choice(COURSES), own_course(chance), own_course(chance), joined_course(chance), odd_course(chance)]
    )
    return Scattered(chance, written).position()


class Scattered:
    """A course with robots, cards and options strewn over it."""

    def __init__(self, chance: Random, written: str | CourseForm) -> None:
        text = msgspec.json.encode(written)
        self.chance, self.written, self.course = chance, json.loads(text), own(course_from(text))
        self.turns = self.turn_floors()
        self.ground = ground_of(self.course)
        self.near = self.around(chance.choice(self.ground)) if chance.random() < 0.6 else chance.sample(self.ground, len(self.ground))
        self.cards = chance.sample(range(10, CARDS * 10 + 10, 10), CARDS)
        self.options: list[str] = chance.sample(NAMES, len(NAMES))
        self.rules = {name: chance.random() < 0.4 for name in ("archive_optional", "power_down_undamaged", "one_flag_per_turn", "play_on")}
        self.finished: list[int] = []
        self.chooses_teams = not has_team_rule(self.course) and not plays(self.course, INTERFERENCE) and chance.random() < 0.25
        self.first_team = chance.choice([None, 0, 1, 2])

    def turn_floors(self) -> list[int]:
        """R10.5 The course as it lies after some turns."""
        if not plays(self.course, FRENETIC_FACTORY):
            return []
        turns, state = [self.chance.randint(0, 3) for _ in range(int(self.course.floor_count))], new(State)
        state.floor_turns[: len(turns)] = turns
        let_lie(self.course, state)
        return turns

    def around(self, middle: tuple[int, int]) -> list[tuple[int, int]]:
        """The cells near one, so that robots meet."""
        spread = {place: abs(place[0] - middle[0]) + abs(place[1] - middle[1]) + self.chance.random() * 4 for place in self.ground}
        return sorted(self.ground, key=spread.__getitem__)

    def position(self) -> dict[str, Any]:
        chance, flags = self.chance, int(self.course.flag_count)
        docks = chance.sample(range(1, SEATS + 1), chance.choice([4, 6, 8] if plays(self.course, INTERFERENCE) else [1, *range(2, 9), 8]))
        robots = [self.robot(seat, dock) for seat, dock in enumerate(docks)]
        if plays(self.course, SUPERBOT) and not any(robot["lives"] for robot in robots):
            robots[0] |= {"lives": 1, "waits": True}
        found: dict[str, Any] = {"game": "roborally", "course": self.written, "turn": chance.choice([1, 2, 20_000]), "robots": robots}
        found["rules"] = {"lives": chance.randint(1, 9), **self.rules}
        found["programs"] = [self.program(robot) for robot in robots if robot["at"] or (robot.get("sits_out") and chance.random() < 0.5)]
        for name, rest in (("program", self.cards), ("option", self.options)):
            some = chance.choice([0, 1, 3, len(rest)])
            found[f"{name}_deck"], found[f"{name}_discards"] = rest[:some], rest[some : some + chance.choice([0, 1, 4, 99])]
        if plays(self.course, MOVING_TARGETS) and chance.random() < 0.7:
            found["flags_at"] = [chance.choice([None, *self.near[:9]]) for _ in range(flags)]
        if plays(self.course, TOGGLE_BOGGLE) and chance.random() < 0.7:
            found["flag_teams"] = [chance.choice([None, 0, 1]) for _ in range(flags)]
        if self.turns:
            found["floor_turns"], found["coins"] = self.turns, chance.choices(["heads", "tails"], k=chance.randint(0, 6))
        if plays(self.course, SUPERBOT):
            found |= self.title(robots)
        if plays(self.course, CAPTURE_THE_FLAG):
            found |= self.capture(robots)
        if self.finished:
            found["places"] = self.places()
        chance.shuffle(robots)
        return found

    def title(self, robots: list[dict[str, Any]]) -> dict[str, Any]:
        """R10.3 Somebody with a life left is SuperBot, and perhaps another one is to blame."""
        superbot = self.chance.choice([robot["seat"] for robot in robots if robot["lives"]])
        return {
            "superbot": superbot,
            "blamed": self.chance.choice([None, *(robot["seat"] for robot in robots if robot["seat"] != superbot)]),
        }

    def capture(self, robots: list[dict[str, Any]]) -> dict[str, Any]:
        """R10.6 Flags lie about, or enemies carry them."""
        chance, homes = self.chance, self.chance.choice([[0, 1], [1, 0]])
        left = homes.index(int(self.course.left_floor))
        holders: list[int | None] = []
        for owner in (left, 1 - left):
            enemies = [robot["seat"] for robot in robots if robot["at"] and robot.get("team", 1 - robot["dock"] % 2) != owner]
            holders.append(chance.choice(enemies) if enemies and chance.random() < 0.4 else None)
        lying = [None if holder is not None else chance.choice(self.near[:12] or self.ground) for holder in holders]
        return {"homes": homes, "flag_holders": holders, "flags_at": lying}

    def places(self) -> list[list[int]]:
        """Some of those that finished did so together, a team always (R10.7)."""
        if self.chooses_teams:
            return [self.finished]
        places: list[list[int]] = []
        for seat in self.finished:
            if places and self.chance.random() < 0.3:
                places[-1].append(seat)
            else:
                places.append([seat])
        return places

    def robot(self, seat: int, dock: int) -> dict[str, Any]:
        chance, flags = self.chance, int(self.course.flag_count)
        robot: dict[str, Any] = {
            "seat": seat,
            "dock": dock,
            "heading": way(chance),
            "archive": chance.choice(self.near[:20] or self.ground),
        }
        robot |= {"at": None, "lives": chance.randint(1, 4), "flags": chance.randint(0, max(0, flags - 1))}
        robot["options"] = [self.options.pop() for _ in range(min(len(self.options), chance.choice([0, 0, 1, 2, 3, 6])))]
        if has_team_rule(self.course) and chance.random() < 0.4:
            robot["team"] = chance.randint(0, 1)
        if self.chooses_teams:
            robot["team"] = chance.randint(0, 2)
        fate = chance.random()
        if fate < 0.06 and not (self.chooses_teams and self.has_finished(robot, fate)):
            robot["lives"] = 0
        elif fate < 0.12 and plays(self.course, TOGGLE_BOGGLE):
            robot["sits_out"] = True
        elif self.has_finished(robot, fate):
            robot["flags"] = robot["flags"] if self.chooses_teams else flags
            self.finished.append(seat)
        elif fate < 0.22 or not self.near:
            robot["waits"] = True
        else:
            self.place(robot)
        if "flywheel" in robot["options"] and chance.random() < 0.6:
            robot["flywheel"] = self.cards.pop()
        used = [name for name in FULL if name in robot["options"] and chance.random() < 0.6]
        robot["charges"] = {name: chance.randint(1, FULL[name]) for name in used}
        return robot

    def has_finished(self, robot: dict[str, Any], fate: float) -> bool:
        """R8.5 Some robots, R10.7 or one whole team; R10.3 f not where `play_on` does nothing."""
        if not self.rules["play_on"] or not self.course.flag_count or has_team_rule(self.course):
            return False
        if plays(self.course, SUPERBOT) or plays(self.course, INTERFERENCE):
            return False
        return robot["team"] == self.first_team if self.chooses_teams else fate < 0.18

    def place(self, robot: dict[str, Any]) -> None:
        """On the course, damaged and locked."""
        chance = self.chance
        robot["at"] = self.near.pop(0) if len(self.near) > 20 else self.near.pop()
        damage = robot["damage"] = chance.choice([0, 0, 2, *range(10), 8, 9])
        locked = chance.sample(range(1, 6), chance.randint(max(0, damage - 4), min(damage, REGISTERS)))
        robot["locked"] = {str(register): self.locked_cards() for register in locked}
        if not plays(self.course, FACTORY_REJECTS):
            robot["powered_down"] = chance.random() < 0.2

    def locked_cards(self) -> list[int]:
        """Mostly one; two as R9.8 has them, or none that could be drawn (R4.5)."""
        if self.chance.random() < 0.1:
            return []
        cards = [self.cards.pop()]
        second = next((card for card in self.cards[-5:] if may_share(1 << DUAL_PROCESSOR, cards[0] // 10, card // 10)), None)
        if second and self.chance.random() < 0.3:
            self.cards.remove(second)
            cards.append(second)
        return cards

    def program(self, robot: dict[str, Any]) -> dict[str, Any]:
        chance = self.chance
        acts = robot["at"] is not None and not robot.get("powered_down")
        may_announce = acts and not plays(self.course, FACTORY_REJECTS) and (robot["damage"] or self.rules["power_down_undamaged"])
        program: dict[str, Any] = {"seat": robot["seat"], "answers": self.answers(robot)}
        program["power_down"] = chance.random() < 0.3 and bool(may_announce or not acts)
        at = chance.choice([None, list(chance.choice(self.ground)), [-3, 99]])
        program["re_entry"] = {"heading": way(chance), "at": at, "powered_down": chance.random() < 0.3}
        if acts:
            self.fill(robot, program)
        return program

    def fill(self, robot: dict[str, Any], program: dict[str, Any]) -> None:
        """A card in every register that is free, two where R9 allows it, and one kept for later."""
        left = 9 - robot["damage"] + len({"extra_memory", "flywheel"} & set(robot["options"]))
        held = sum(1 << NAMES.index(option) for option in robot["options"])
        program["registers"] = [None if str(register) in robot["locked"] else [self.cards.pop()] for register in range(1, REGISTERS + 1)]
        left -= sum(cards is not None for cards in program["registers"])
        for cards in filter(None, program["registers"]):
            second = next((card for card in self.cards[-5:] if may_share(held, cards[0] // 10, card // 10)), None)
            if second and left > 0 and self.chance.random() < 0.6:
                self.cards.remove(second)
                cards.append(second)
                left -= 1
        if "conditional_program" in robot["options"] and left > 0 and self.chance.random() < 0.8:
            program["answers"]["conditional_program"] = {"card": self.cards.pop(), "register": self.chance.randint(1, REGISTERS)}

    def answers(self, robot: dict[str, Any]) -> dict[str, Any]:
        """A policy for everything, whether the robot has the option or not."""
        chance, held = self.chance, robot["options"] or NAMES
        weapons = [NAMES[weapon] for weapon in WEAPONS if NAMES[weapon] in held] or [NAMES[weapon] for weapon in WEAPONS]
        answers: dict[str, Any] = {name: chance.sample(range(1, 6), chance.randint(0, 5)) for name in LISTS}
        answers |= {
            "discard_options": chance.sample(held, chance.choice([0, 0, min(3, len(held))])),
            "lose_option": chance.choice([None, chance.choice(held)]),
            "archive": chance.random() < 0.7,
            "gyroscopic_stabilizer": chance.random() < 0.5,
            "abort_switch": chance.choice([None, 1, 2, 3, 4, 5]),
            "fire_control": chance.choice(["damage", {"lock": chance.randint(1, 5)}, {"destroy": chance.choice(NAMES)}]),
            "weapon": {str(register): chance.choice(weapons) for register in range(1, 6) if chance.random() < 0.7},
            "mechanical_arm": {place: list(chance.choice(self.near[:12] or self.ground)) for place in ("1", "2", "3", "4", "5", "end")},
        }
        return {name: value for name, value in answers.items() if chance.random() < 0.8}
