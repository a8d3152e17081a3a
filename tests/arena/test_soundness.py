"""Soundness: each finding where it is, with its rule; what can be reached is what the engine can reach."""

import msgspec
import pytest
from tests.conftest import count

from swarmrally.arena.generating.draws import Draws
from swarmrally.arena.soundness import asteroyds as layouts
from swarmrally.arena.soundness import roborally as courses
from swarmrally.arena.soundness.roborally import Finding, findings
from swarmrally.asteroyds.components.state import MODES
from swarmrally.asteroyds.forms.layouts import printed_form, read_layout
from swarmrally.bots.roborally.desk import DESKS, know_course
from swarmrally.bots.roborally.search.atlas import FALLEN, STAY
from swarmrally.kernel.squares import cell_at
from swarmrally.roborally.components.course import Course, lay_out, printed_course, printed_plans
from swarmrally.roborally.components.floors import read_floor
from swarmrally.roborally.playing.setting_up import Setup, first_state, usual_seats


def course_of(drawing: str, *flags: tuple[int, int]) -> Course:
    floor = read_floor("floor drawn\n" + drawing.strip("\n"), "drawn")[1]
    return lay_out([(floor, 0, 0)], None, list(flags))


def test_r7_3_a_flag_that_is_walled_in_can_not_be_reached():
    course = course_of(
        """
+   +   +   +   +
  .   .   .   .
+   +---+   +   +
  . | . | .   .
+   +---+   +   +
  d1  .   .  d2
+   +   +   +   +
""",
        (1, 1),
        (3, 0),
    )
    assert findings(course) == [
        Finding("flag_out_of_reach", (1, 1), "dock 1"),
        Finding("flag_out_of_reach", (1, 1), "dock 2"),
        Finding("flag_out_of_reach", (3, 0), "flag 1"),
    ]
    assert {finding.rule for finding in findings(course)} == {"R7.3"}
    assert all(finding.is_wrong for finding in findings(course))


def test_r7_3_a_flag_behind_a_river_that_runs_off_can_not_be_reached():
    course = course_of(
        """
+   +   +   +   +
  .   .   .   .
+   +   +   +   +
  >>  >>  >>  >>
+   +   +   +   +
  >>  >>  >>  >>
+   +   +   +   +
  d1  .   .   .
+   +   +   +   +
""",
        (1, 0),
    )
    assert Finding("flag_out_of_reach", (1, 0), "dock 1") not in findings(course)
    assert Finding("belt_into_nothing", (3, 1)) in findings(course)


def test_r6_5_pushers_of_every_register_are_reckoned_with():
    pushed = """
+   +   +   +
  .  pit  .
+   +   +   +
  .   .   .
+   +   +   +
  d1  .   .
+   +   +   +
pusher 2,0 W {registers}
"""
    assert [each.code for each in findings(course_of(pushed.format(registers="1 3"), (2, 0)))] == ["pusher_without_wall"]
    assert "flag_out_of_reach" in [each.code for each in findings(course_of(pushed.format(registers="1 2 3 4 5"), (2, 0)))]


def test_what_is_wrong_or_odd_is_found_where_it_is():
    course = course_of(
        """
+   +   +   +   +   +
  .   .   .  pit  .
+---+   +   +   +   +
  d1  .   <   d2  >
+   +   +   +   +   +
  .   >   <   .   .
+   +   +   +   +   +
laser 0,2 E 1
""",
        (1, 1),
    )
    assert findings(course) == [
        Finding("dock_in_wall", (0, 1)),
        Finding("dock_behind_pit", (3, 1)),
        Finding("belt_into_nothing", (4, 1)),
        Finding("belts_head_on", (1, 2)),
        Finding("belts_head_on", (2, 2)),
        Finding("laser_without_wall", (0, 2)),
    ]
    assert not any(finding.is_wrong for finding in findings(course))


def test_r8_5_a_course_without_flags_is_won_by_nobody_but_in_a_war_zone():
    floor = read_floor("floor drawn\n+   +   +\n  d1  d2\n+   +   +", "drawn")[1]
    assert findings(lay_out([(floor, 0, 0)], None, [])) == [
        Finding("no_flags", None),
        Finding("dock_behind_pit", (0, 0)),
        Finding("dock_behind_pit", (1, 0)),
    ]
    assert Finding("no_flags", None).is_wrong
    assert "no_flags" not in [each.code for each in findings(lay_out([(floor, 0, 0)], None, [], ["war_zone"]))]


def test_flags_docks_and_machines_in_pits_are_found():
    course = course_of("+   +   +\n pit  .\n+   +   +\n  d1  .\n+   +   +", (1, 0))
    course.ground[cell_at(0, 1)] = course.ground[cell_at(1, 0)] = 1
    course.gear[cell_at(0, 0)] = 1
    assert findings(course) == [
        Finding("flag_in_pit", (1, 0)),
        Finding("dock_in_pit", (0, 1)),
        Finding("machine_in_pit", (0, 0)),
        Finding("dock_behind_pit", (0, 1)),
    ]


def test_every_printed_course_can_be_played_to_its_end():
    for name in printed_plans():
        assert not [finding for finding in findings(printed_course(name)) if finding.is_wrong], name


def random_course(draws: Draws) -> Course:
    """Five by five, crowded with all that moves or stops, but pushers."""
    marks = [*("." * 6), "pit", "pit", "^", ">", "v", "<", "^^", ">>", "vv", "<<", "cw", "ccw"]
    cells = [draws.one_of(marks) for _ in range(25)]
    cells[20], cells[4], cells[12] = "d1", ".", "."
    walls = [["---" if draws.happens(25) else "   " for _ in range(5)] for _ in range(6)]
    sides = [["|" if draws.happens(25) else " " for _ in range(6)] for _ in range(5)]
    lines = []
    for y in range(6):
        lines.append("+" + "+".join(walls[y]) + "+")
        if y < 5:
            row = "".join(sides[y][x] + cells[5 * y + x].center(3) for x in range(5)) + sides[y][5]
            lines.append(row.rstrip())
    turns = [
        f"turn {n % 5},{n // 5} {draws.one_of('NESW')} {draws.one_of(('cw', 'ccw'))}"
        for n, mark in enumerate(cells)
        if set(mark) & set("^>v<")
    ]
    return course_of("\n".join([*lines, *turns]), (4, 0), (2, 2))


def test_what_can_be_reached_is_what_the_engine_reaches():
    """The engine plays every card from every pose; whoever follows its leads finds the same."""
    draws, differ = Draws("brute force"), set()
    for _ in range(count(16, 400)):
        course = random_course(draws)
        state = first_state(Setup(seats=usual_seats(2)), course, "")
        know_course(course, state, 0)
        lead = DESKS.own.atlas_of(course).lead
        cells = [cell_at(4, 0), cell_at(2, 2)]
        expected = not reaches(lead, [cell_at(0, 4) << 2], cells[0])
        beyond = not all(reaches(lead, [cells[0] << 2 | heading], cells[1]) for heading in range(4))
        found = {finding.start for finding in courses.out_of_reach(courses.plain_course(course))}
        assert found == {*(["dock 1"] if expected else []), *(["flag 1"] if beyond else [])}
        differ.add(tuple(sorted(found)))
    assert len(differ) >= 3


def reaches(lead, poses: list[int], goal: int) -> bool:
    """After one register or more."""
    seen: set[int] = set()
    waiting = list(poses)
    while waiting:
        for there in lead[waiting.pop(), :STAY].tolist():
            if there != FALLEN and there not in seen:
                seen.add(there)
                waiting.append(there)
    return any(pose >> 2 == goal for pose in seen)


LAYOUT = {
    "game": "asteroyds",
    "modes": ["racing"],
    "board": {"rows": {"0": [[0, 4]], "1": [[0, 4]], "2": [[0, 4]]}},
    "tiles": [
        {"kind": "gate", "colour": "red", "at": [0, 0]},
        {"kind": "gate", "colour": "red", "at": [2, 0]},
        {"kind": "gate", "colour": "white", "at": [0, 1]},
        {"kind": "gate", "colour": "white", "at": [0, 4]},
    ],
    "starts": [{"at": [1, 0], "heading": "W"}, {"at": [1, 1], "heading": "E"}],
}


def with_pods(*places):
    return read_layout(msgspec.json.encode({**LAYOUT, "tiles": [*LAYOUT["tiles"], *({"kind": "pod", "at": place} for place in places)]}))


def test_layouts_odd_starts_are_found():
    assert layouts.findings(with_pods((1, 2))) == [
        layouts.Finding("start_faces_edge", (1, 0)),
        layouts.Finding("start_faces_tile", (1, 1)),
    ]
    assert [finding.rule for finding in layouts.findings(with_pods((1, 2)))] == ["A5.2", "A5.2"]


def test_a4_4_a_gate_behind_pods_can_not_be_reached():
    found = layouts.findings(with_pods((0, 3), (1, 3), (1, 4), (2, 3), (2, 4)))
    assert [each for each in found if each.is_wrong] == [
        layouts.Finding("goal_out_of_reach", (0, 4), 1),
        layouts.Finding("goal_out_of_reach", (0, 4), 2),
    ]


def test_a4_4_a_start_between_pods_is_walled_in():
    found = layouts.findings(with_pods((0, 2), (1, 2), (2, 2), (2, 1)))
    assert not [each for each in found if each.code == "start_walled_in"]
    walled = read_layout(
        msgspec.json.encode(
            {
                **LAYOUT,
                "starts": [{"at": [2, 4], "heading": "W"}, {"at": [1, 1], "heading": "E"}],
                "tiles": [*LAYOUT["tiles"], *({"kind": "pod", "at": at} for at in ((2, 3), (1, 3), (1, 4)))],
            }
        )
    )
    assert layouts.Finding("start_walled_in", (2, 4), 1) in layouts.findings(walled)


@pytest.mark.parametrize("mode", MODES)
def test_every_printed_layout_can_be_flown(mode):
    assert not [finding for finding in layouts.findings(printed_form(mode)) if finding.is_wrong]
