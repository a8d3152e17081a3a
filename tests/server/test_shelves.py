"""What is drawn before a game begins: courses, boards and layouts."""

from __future__ import annotations

import asyncio

import pytest
from tests.server.hosting import Visit, hosted, opened

from swarmrally.asteroyds.components.state import MODES
from swarmrally.server.process.options import Options, Rate, Rates


@hosted
async def test_a_printed_course_is_drawn_for_everybody_and_kept_by_browsers(visit: Visit) -> None:
    eve = visit.visitor()
    answer = await eve.get("/api/floors", params={"course": "Risky Exchange"})
    assert answer.headers["cache-control"] == "public, max-age=3600"
    assert [board["board"] for board in answer.json()["boards"]] == ["exchange", "docking_bay_belts"]
    assert await eve.ask("POST", "/api/floors", {"course": "Risky Exchange"}) == answer.json()
    refused = await eve.ask("GET", "/api/floors?course=Nowhere", status=400)
    assert refused["error"]["pointer"] == "?course"


@hosted
async def test_a_course_of_ones_own_is_drawn_or_refused_where_it_is_wrong(visit: Visit) -> None:
    eve, floor = visit.visitor(), {"width": 3, "height": 2, "docks": {"1": [0, 0], "2": [1, 0]}}
    drawn = await eve.ask("POST", "/api/floors", {"course": {"floor": floor, "flags": [[2, 1]]}})
    assert (drawn["width"], drawn["height"], drawn["flags"]) == (3, 2, [[2, 1]])
    refused = await eve.ask("POST", "/api/floors", {"course": {"floor": floor, "flags": [[7, 7]]}}, status=400)
    assert refused["error"]["pointer"] == "/course/flags/0"
    refused = await eve.ask("POST", "/api/floors", {"course": {"floor": floor | {"width": "3"}}}, status=400)
    assert refused["error"]["pointer"] == "/course/floor/width"


@hosted
async def test_the_printed_board_has_its_hexes(visit: Visit) -> None:
    cells = (await visit.visitor().ask("GET", "/api/asteroyds/board"))["cells"]
    assert len(cells) == 158
    assert cells == sorted(cells)


@hosted
async def test_every_layout_can_be_looked_at(visit: Visit) -> None:
    eve = visit.visitor()
    for mode in MODES:
        setup = {"rules": {"mode": mode}}
        layout = await eve.ask("POST", "/api/layouts", {"game": "asteroyds", "seats": 4, "setup": setup})
        assert layout["snapshot"]["position"]["rules"]["mode"] == mode
        assert len(layout["snapshot"]["position"]["craft"]) == len(layout["setup"]["seats"]) == 4
    layout = await eve.ask("POST", "/api/layouts", {"game": "roborally", "seats": 3, "setup": {"course": "Dizzy Dash"}})
    assert len(layout["snapshot"]["position"]["robots"]) == 3


@pytest.mark.parametrize(
    ("asked", "pointer"),
    [
        ({"game": "asteroyds", "seats": 7}, "/seats"),
        ({"game": "asteroyds", "seats": 2, "setup": {"rules": {"mode": "flying"}}}, "/setup/rules/mode"),
        ({"game": "roborally", "seats": 2, "setup": {"course": "Nowhere"}}, "/setup/course"),
        ({"game": "chess", "seats": 2}, "/game"),
    ],
)
def test_a_layout_that_cannot_be_is_refused_where_it_is_wrong(asked, pointer, tmp_path) -> None:
    @hosted
    async def visit(house: Visit) -> None:
        refused = await house.visitor().ask("POST", "/api/layouts", asked, status=400)
        assert refused["error"]["pointer"] == pointer

    visit(tmp_path)


def test_who_orders_too_many_courses_waits_and_others_do_not(tmp_path) -> None:
    async def visit() -> None:
        async with opened(tmp_path / "store", Options(rates=Rates(work=Rate(1e-6, 1e-6)))) as house:
            eve, ada = house.visitor("198.51.100.7"), house.visitor()
            first = {"course": {"floor": {"width": 3, "height": 2}, "flags": []}}
            await eve.ask("POST", "/api/floors", first)
            await eve.ask("POST", "/api/floors", first)
            answer = await eve.post("/api/floors", json={"course": "Risky Exchange"})
            assert answer.status_code == 429
            assert int(answer.headers["retry-after"]) >= 1
            await ada.ask("POST", "/api/floors", {"course": "Dizzy Dash"})

    asyncio.run(visit())
