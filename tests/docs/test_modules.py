"""docs/modules.md is what `python -m tools.modules` writes, no module goes unexplained, and no room is crowded."""

from tools.modules import PAGE, SOURCES, page, said

MOST = 21
"""Modules in one room."""


def test_the_list_of_modules_is_up_to_date():
    assert PAGE.read_text(encoding="utf-8") == page(), "python -m tools.modules writes it anew"


def test_every_module_says_what_it_is_for():
    modules = [path for path in SOURCES.rglob("*.py") if "versions" not in path.parts]
    assert [path.relative_to(SOURCES).as_posix() for path in modules if not said(path)] == []


def test_no_room_is_crowded():
    rooms = {init.parent for init in SOURCES.rglob("__init__.py")}
    crowded = {room.relative_to(SOURCES).as_posix(): len(list(room.glob("[!_]*.py"))) for room in rooms}
    assert {room: count for room, count in crowded.items() if count > MOST} == {}
