"""Season one: what is shipped is what its seed and order give, sound, and beside the printed courses."""

import msgspec
import pytest
from tests.conftest import some

from swarmrally.arena.generating.making import VERSION, made
from swarmrally.arena.season import Entry, layout_named, season_layouts, season_one
from swarmrally.arena.soundness import asteroyds, roborally
from swarmrally.asteroyds.forms.layouts import check_layout, read_layout
from swarmrally.kernel.fields import to_bytes
from swarmrally.roborally.components.course import known_course, known_plans, printed_plans, season_plans
from swarmrally.roborally.forms.blueprint import blueprint
from swarmrally.roborally.forms.course_forms import course_from
from swarmrally.roborally.rules.setup import most_seats

ENTRIES = {entry.name: entry for entry in season_one()}


def test_there_are_eight_courses_and_four_layouts_beside_34_printed_ones():
    assert len(printed_plans()) == 34
    assert [*season_plans()] == [name for name, entry in ENTRIES.items() if entry.order.game == "roborally"]
    assert [*season_layouts()] == [name for name, entry in ENTRIES.items() if entry.order.game == "asteroyds"]
    assert (len(season_plans()), len(season_layouts())) == (8, 4)
    assert [*known_plans()] == [*printed_plans(), *season_plans()]


@pytest.mark.parametrize("name", some(ENTRIES, "Seven Shortcut", "Silver Shoal"))
def test_its_seed_and_order_give_it_again(name):
    entry: Entry = ENTRIES[name]
    if entry.version != VERSION:
        pytest.skip("made by a version before this one")
    found = made(entry.order, entry.seed)
    assert found.name == name
    assert found.is_met, "when bots or sketches change, VERSION in arena/generating/making.py counts up"
    if entry.order.game == "roborally":
        assert to_bytes(course_from(bytes(found.form))) == to_bytes(known_course(name))
    else:
        assert read_layout(bytes(found.form)) == layout_named(name)


@pytest.mark.parametrize("name", season_plans())
def test_courses_are_sound_and_drawn_like_printed_ones(name):
    course = course_from(msgspec.json.encode(name))
    assert roborally.findings(course) == []
    assert most_seats(course) == ENTRIES[name].order.seats
    drawn = blueprint(name)
    assert len(drawn.docks) == ENTRIES[name].order.seats
    assert season_plans()[name].facts["seed"] == ENTRIES[name].seed


@pytest.mark.parametrize("name", season_layouts())
def test_layouts_are_sound_and_found_in_any_case_of_letters(name):
    form = layout_named(name.upper())
    check_layout(form)
    assert asteroyds.findings(form) == []
    assert len(form.starts) == ENTRIES[name].order.seats
