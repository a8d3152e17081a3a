"""R8 Clean up."""

from __future__ import annotations

import pytest
from tests.roborally.scene import JAMMED, OPEN_FLOOR, Scene, robot

from swarmrally.kernel.refusal import Refusal
from swarmrally.roborally.forms.answers import legal_answers


def test_r8_1_a_wrench_repairs_and_a_hammer_draws_an_option_too():
    scene = Scene(
        """
        +    +    +    +
         0↑r· 1↑u· 2↑ ·
        """,
        robot(damage=2),
        robot(damage=2),
        option_deck=["brakes"],
    ).turn()
    assert scene.damage() == [1, 1, 0]
    assert scene.options(1) == ["brakes"]


def test_r8_1_a_flag_on_a_site_counts_once_as_the_better():
    scene = Scene(
        """
        +    +    +    +
         0↑u·    · 1↑ ·
        """,
        robot(damage=2),
        flags=[(0, 0), (1, 0)],
        option_deck=["brakes"],
    ).turn()
    assert scene.damage()[0] == 1
    assert scene.options(0) == ["brakes"]


def test_r8_1_an_empty_option_pile_takes_its_discards_back_and_none_left_means_none():
    refilled = Scene(
        """
        +    +    +
         0↑u· 1↑ ·
        """,
        option_discards=["recompile"],
    ).turn()
    assert refilled.options(0) == ["recompile"]
    scene = Scene("""
        +    +    +
         0↑u· 1↑ ·
        """).turn()
    assert scene.options(0) == []


def test_r8_1_options_are_drawn_one_after_the_other_and_each_once():
    two = Scene("+    +    +\n 0↑u· 1↑u·", option_deck=["brakes", "recompile"]).clean_up()
    assert [two.options(seat) for seat in (0, 1)] == [["brakes"], ["recompile"]]
    one = Scene("+    +    +\n 0↑u· 1↑u·", option_discards=["recompile"]).clean_up()
    assert [one.options(seat) for seat in (0, 1)] == [["recompile"], []]


def test_r8_1_a_position_s_discards_come_back_in_the_order_given():
    names = ["recompile", "brakes", "flywheel", "scrambler", "tractor_beam"]
    assert Scene("+    +    +\n 0↑u· 1↑ ·", option_discards=names).clean_up().options(0) == ["recompile"]


@pytest.mark.parametrize("option", ["ablative_coat", "mini_howitzer"])
def test_r8_1_a_drawn_option_is_unused_and_leaves_the_others_as_they_are(option):
    drawn = Scene("+    +    +\n 0↑u· 1↑ ·", option_deck=[option])
    drawn.state.coat_left[0] = drawn.state.shots_left[0] = 1
    assert "charges" not in drawn.clean_up().robot(0)
    beside = Scene("+    +    +\n 0↑u· 1↑ ·", robot("", option, charges={option: 2}), option_deck=["brakes"]).clean_up()
    assert beside.robot(0)["charges"] == {option: 2}


def test_r8_1_repairs_come_after_the_last_touches():
    scene = Scene("+    +    +    +\n 0→ ·    ·   r·\n    · 1↑ ·    ·", robot("l r l r 2", damage=2)).turn()
    assert scene.events("ArchiveMoved")[0]["beat"] < scene.events("DamageRepaired")[0]["beat"]


def test_r8_2_unlocked_registers_are_emptied():
    scene = Scene(
        """
        +    +    +    +    +    +    +
            ·    ·    ·    ·    ·    ·
            · 0↑ ·    ·    ·    ·    ·
            ·    ·    ·    ·    ·    ·
            ·    ·    ·    ·    · 1↓ ·
        """,
        robot("l r l r u"),
    ).turn()
    assert not scene.state.registers.any()
    assert scene.state.discarded == 5


def test_r8_3_power_is_set_after_repairs():
    scene = Scene(
        """
        +    +    +
         0↑r· 1↓ ·
        """,
        robot(damage=1, power_down=True),
    ).turn()
    assert scene.robot(0)["powered_down"]
    repaired, power = scene.events("DamageRepaired")[0], scene.events("PowerSet")[0]
    assert repaired["beat"] <= power["beat"]
    assert scene.damage()[0] == 0


def test_r8_4_a_robot_comes_back_on_its_archive_with_two_damage_and_the_heading_it_wants():
    scene = Scene(
        """
        +    +    +    +    +    +
         0→ ·    #    ·    · 1↑ ·
        """,
        robot("1", re_entry={"heading": "S"}),
    ).turn()
    assert scene.at(0) == "0,0 S"
    assert scene.damage()[0] == 2
    assert scene.robot(0)["lives"] == 2


def test_r8_4_beside_a_taken_archive_it_must_see_nobody_within_three_cells():
    scene = Scene(
        """
        +    +    +    +    +    +    +
         0← ·    ·    · 2↓ ·    ·    ·
            ·    · 1↑ ·    ·    ·    ·
        """,
        robot("1", archive=[2, 1], re_entry={"heading": "E"}),
    ).turn()
    assert scene.at(0) == "1,0 S"


def test_r8_4_sight_ends_at_the_edge_of_the_widest_course():
    edge, floor = "+" + "    +" * 48, "    ·" * 45
    wish = {"heading": "E", "at": [47, 0]}
    scene = Scene(
        f"{edge}\n 0↑ ·{floor} 1↑ ·    ·\n 2↑ ·{floor}    ·    ·",
        robot("1", archive=[46, 0], re_entry=wish),
    ).turn()
    assert scene.at(0) == "47,0 E"


@pytest.mark.parametrize("is_wide", [True, False])
def test_r8_4_the_ring_reaches_the_last_row_and_column_of_the_largest_course(is_wide):
    cells = [" 0↑ ·" if is_wide else " 0← ·", *["    ·"] * 44, "    #", " 1↑ ·", "    ·"]
    picture = "+" + "    +" * 48 + "\n" + "".join(cells) if is_wide else "+    +\n" + "\n".join(cells)
    archive, back = ([46, 0], [47, 0]) if is_wide else ([0, 46], [0, 47])
    scene = Scene(picture, robot("1", archive=archive)).turn()
    assert scene.robot(0)["at"] == back


def test_r8_4_a_wish_that_fits_is_granted():
    wish = {"heading": "N", "at": [3, 2]}
    scene = Scene(
        """
        +    +    +    +    +    +    +
         0← ·    ·    ·    ·    ·    ·
            ·    · 1↑ ·    ·    ·    ·
            ·    ·    ·    ·    ·    ·
            ·    ·    ·    ·    · 2↓ ·
        """,
        robot("1", archive=[2, 1], re_entry=wish),
    ).turn()
    assert scene.at(0) == "3,2 N"


def test_r8_4_without_a_free_cell_around_the_archive_the_next_ring_serves():
    scene = Scene(
        """
        +    +    +    +    +    +    +
            #    #    # 0↑ ·    ·    ·
            # 1↑ ·    #    ·    ·    ·
            #    #    #    ·    · 2↓ ·
        """,
        robot("1", archive=[1, 1], re_entry={"heading": "E"}),
    ).turn()
    assert scene.at(0) == "3,0 E"


def test_r8_4_in_the_order_of_destruction():
    scene = Scene(
        """
        +    +    +    +    +    +    +
         0← ·    ·    ·    ·    ·    ·
            ·    ·    ·    ·    ·    ·
            ·    ·    ·    ·    ·    ·
         2↓ ·    ·    ·    ·    · 1→ ·
        """,
        robot("1", archive=[3, 1]),
        robot("2", archive=[3, 1]),
    ).turn()
    assert [event["seat"] for event in scene.events("RobotReturned")] == [1, 0]
    assert scene.robot(1)["at"] == [3, 1]


def test_r8_4_together_means_dock_order():
    scene = Scene(
        """
        +    +    +    +    +
        ▷   · 0→ · 1← · 2↑ ·
        """,
        robot(damage=9, locked=JAMMED),
        robot(damage=9, locked=JAMMED),
    ).turn()
    assert [event["seat"] for event in scene.events("RobotReturned")] == [0, 1]


def test_r8_4_the_owner_can_be_asked_where_to():
    scene = Scene(
        """
        +    +    +    +    +    +
         0→ ·    #    ·    · 1↑ ·
        """,
        robot("1", ask=["re_entry"]),
    ).turn()
    assert scene.question == (0, "re_entry")
    assert len(legal_answers(scene.course, scene.state)) == 8
    assert scene.answer({"at": [0, 0], "heading": "W", "powered_down": True}).turn().at(0) == "0,0 W"
    assert scene.robot(0)["powered_down"]


def test_r8_4_where_nothing_fits_a_robot_waits_a_turn():
    scene = Scene(
        """
        +    +    +    +
         0→ ·    # 1↑ ·
        """,
        robot("1", archive=[2, 0]),
        robot(),
        robot(at=None, archive=[0, 0], lives=0),
    )
    scene.course.ground[scene.state.robot_cell[0]] = 1
    assert scene.turn().at(0) is None
    assert scene.robot(0)["lives"] == 2
    assert scene.outcome is None
    assert len(scene.events("TurnEnded")) == 1


def test_r8_4_who_waits_comes_back_at_the_next_clean_up_where_something_fits_and_nobody_else_does():
    scene = Scene(
        """
        +    +    +    +
         0→ ·    # 1↑ ·
        """,
        robot("1", archive=[2, 0]),
        robot(),
        robot(at=None, archive=[0, 0], lives=0),
    )
    there = scene.state.robot_cell[0]
    scene.course.ground[there] = 1
    assert scene.turn().at(0) is None
    assert scene.clean_up().at(0) is None
    scene.course.ground[there] = 0
    assert scene.clean_up().at(0) == "0,0 N"
    scene.clean_up()
    assert scene.told("RobotReturned") == [("R8.4", 0, [0, 0], "N", 2, False)]


def test_r8_1_only_where_there_is_something_and_one_option_each():
    scene = Scene(
        """
        +    +    +    +    +
         0↑ · 1↑r· 2↑u· 3↑①·
        """,
        *[robot(damage=3) for _ in range(4)],
        option_deck=["brakes", "recompile"],
    ).clean_up()
    assert scene.told("DamageRepaired") == [("R8.1", 1, 2), ("R8.1", 2, 2), ("R8.1", 3, 2)]
    assert scene.told("OptionDrawn") == [("R8.1", 2, "brakes")]


def test_r8_1_the_arm_repairs_besides_and_its_owner_can_be_asked():
    scene = Scene("+    +    +    +\n 0↑r·   r· 1↑ ·", robot("", "mechanical_arm", damage=4, ask=["mechanical_arm"])).clean_up()
    assert scene.question == (0, "mechanical_arm")
    assert scene.damage() == [3, 0]
    assert scene.answer([1, 0]).clean_up().told("DamageRepaired") == [("R8.1", 0, 3), ("R9.15", 0, 2)]
    assert scene.state.turn_number == 2


TAKEN = """
        +    +    +    +    +
         0↑ ·    ·    ·    ·
            · 1→ ·    ·    ·
            ·    ·    ·    ·
        """


@pytest.mark.parametrize("down", [False, True])
def test_r8_4_they_may_come_back_powered_down(down):
    scene = Scene(
        "+    +    +    +    +    +\n 0→ ·    #    ·    · 1↑ ·", robot("1", lives=2, re_entry={"heading": "W", "powered_down": down})
    ).turn()
    assert scene.told("RobotReturned") == [("R8.4", 0, [0, 0], "W", 2, down)]
    assert scene.robot(0)["powered_down"] == down
    assert scene.robot(0)["lives"] == 1
    assert len(scene.events("TurnEnded")) == 1


@pytest.mark.parametrize("down", [False, True])
@pytest.mark.parametrize(("wish", "back"), [([0, 2], [0, 2]), ([3, 2], [0, 0]), (None, [0, 0])], ids=["beside", "too far", "none"])
def test_r8_4_a_wish_counts_only_on_the_ring(wish, back, down):
    orders = {"heading": "W", "at": wish, "powered_down": down}
    scene = Scene(TAKEN, robot("1", archive=[1, 1], re_entry=orders)).turn()
    assert scene.told("RobotReturned") == [("R8.4", 0, back, "W", 2, down)]


def test_r8_4_a_cell_from_which_every_heading_sees_a_robot_is_passed_over():
    scene = Scene(
        """
        +    +    +    +    +    +    +
            · 2← ·    ·    ·    · 0→ ·
         3↓ ·    · 4↑ ·    ·    ·    ·
            · 5↑ · 1↑ ·    ·    ·    ·
            ·    ·    ·    ·    ·    ·
        """,
        robot("1", archive=[2, 2]),
    ).turn()
    assert scene.at(0) == "3,1 N"


@pytest.mark.parametrize(
    ("row", "heading"),
    [
        ("1↑ ·    ·    ·    · 2↓ ·    ·", "S"),
        ("1↑ ·    ·    #    # 2↓ ·    ·", "S"),
        ("1↑ ·    ·|   ·    · 2↓ ·    ·", "E"),
        ("1↑ ·    ·    ·    ·    · 2↓ ·", "E"),
    ],
    ids=["third cell", "over pits", "wall", "fourth cell"],
)
def test_r8_4_sight_is_three_cells_and_ends_at_a_wall(row, heading):
    picture = f"+    +    +    +    +    +    +\n 0← ·    ·    ·    ·    ·    ·\n {row}\n    ·    ·    ·    ·    ·    ·"
    scene = Scene(picture, robot("1", archive=[0, 1], re_entry={"heading": "E", "at": [1, 1]})).turn()
    assert scene.at(0) == f"1,1 {heading}"


def test_r8_4_a_robot_that_waits_says_so_and_can_be_read_back():
    scene = Scene("+    +    +    +\n 0→ ·    # 1↑ ·", robot("1", archive=[2, 0]), robot(), robot(at=None, archive=[0, 0], lives=0))
    scene.course.ground[scene.state.robot_cell[0]] = 1
    scene.turn()
    assert scene.told("RobotWaited") == [("R8.4", 0)]
    shown = scene.robot(0)
    assert (shown["at"], shown["waits"], shown["damage"], shown["locked"], shown["powered_down"]) == (None, True, 0, {}, False)
    waiting = robot(at=None, archive=[0, 0], waits=True, re_entry={"heading": "S"})
    again = Scene("+    +    +    +\n    ·    # 1↑ ·", waiting).turn()
    assert again.at(0) == "0,0 S"
    assert again.damage()[0] == 2
    assert "waits" not in again.robot(0)


def test_r8_4_those_that_wait_come_first_in_dock_order():
    robots = [
        robot("0,0 W: 1", dock=1, archive=[3, 3]),
        robot("3,3 N", dock=3, at=None, waits=True),
        robot("3,3 S", dock=2, at=None, waits=True),
    ]
    scene = Scene(OPEN_FLOOR, *robots).turn()
    assert [event["seat"] for event in scene.events("RobotReturned")] == [2, 1, 0]
    assert scene.at(2) == "3,3 N"


def test_r8_4_one_that_waits_may_come_back_powered_down_and_without_damage_by_its_archive():
    robots = [robot("3,3 N", at=None, waits=True, options=["superior_archive"], re_entry={"powered_down": True}), robot("5,0 N")]
    scene = Scene(OPEN_FLOOR, *robots).turn()
    assert (scene.damage()[0], scene.robot(0)["powered_down"]) == (0, True)


@pytest.mark.parametrize(
    "fields", [{"damage": 2}, {"powered_down": True}, {"lives": 0}, {"damage": 5, "locked": {"5": [70]}}, {"locked": {"5": [70]}}]
)
def test_r8_4_one_that_waits_has_a_life_and_nothing_else(fields):
    with pytest.raises(Refusal, match="/robots/0/"):
        Scene(OPEN_FLOOR, robot("3,3 N", at=None, waits=True, **fields), robot("5,0 N"))


def test_r8_4_one_on_the_course_does_not_wait():
    with pytest.raises(Refusal, match="/robots/0/waits"):
        Scene(OPEN_FLOOR, robot("3,3 N", waits=True), robot("5,0 N"))
