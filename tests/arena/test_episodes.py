"""Episodes: another course each, the same by its number, and never one of the test in training."""

import msgspec
import pytest
from tests.conftest import count

from swarmrally.arena.generating.episodes import Episodes, part_of
from swarmrally.arena.generating.orders import Order
from swarmrally.arena.soundness import asteroyds, roborally
from swarmrally.asteroyds.playing.game import check_setup as check_flight
from swarmrally.kernel.refusal import Refusal
from swarmrally.roborally.forms.course_forms import inline_course
from swarmrally.roborally.playing.setting_up import check_setup

COURSES = Order("roborally", 3, 8, "easy", unwanted=["pushers"])
LAYOUTS = Order("asteroyds", 4, mode="targets")


@pytest.mark.parametrize("part", ["training", "test"])
@pytest.mark.parametrize("order", [COURSES, LAYOUTS], ids=["roborally", "asteroyds"])
def test_each_episode_has_another_one_of_its_part_and_always_the_same(order, part):
    episodes = Episodes(order, "a seed", part)
    found = [episodes.form(number) for number in range(count(3, 60))]
    assert {part_of(form) for form in found} == {part}
    assert len({msgspec.json.encode(form) for form in found}) == len(found)
    assert Episodes(order, "a seed", part).form(1) == found[1]
    assert Episodes(order, "another seed", part).form(1) != found[1]


def test_they_are_sound_and_can_be_set_up():
    for number in range(count(3, 60)):
        course, layout = (Episodes(order, "sound").setup(number) for order in (COURSES, LAYOUTS))
        laid = inline_course(course.course)
        check_setup(course, laid)
        assert roborally.findings(laid) == []
        check_flight(layout)
        assert asteroyds.findings(layout.layout) == []


def test_boards_have_one_shape_where_the_order_is_short():
    shapes = {
        (int(laid.width), int(laid.height))
        for number in range(count(4, 100))
        for laid in [inline_course(Episodes(COURSES, "s").form(number))]
    }
    assert shapes == {(12, 16)}


def test_a_batch_plays_them():
    from swarmrally.env.batch import Batch

    for number in range(2):
        batch = Batch(Episodes(LAYOUTS, "batch").setup(number), size=4)
        batch.reset(number)
        batch.plan_at_random()
        batch.step()
        assert batch.flat.shape[:2] == (4, 4)


def test_another_part_is_refused():
    with pytest.raises(Refusal, match="/part"):
        Episodes(COURSES, "a seed", "validation")  # type: ignore[arg-type]
