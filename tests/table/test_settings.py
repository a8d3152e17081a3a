"""What a table can be opened with; what can't be is named by its JSON pointer."""

from __future__ import annotations

import asyncio

import msgspec
import pytest
from tests.table.scene import ALICE, Scene
from tests.table.virtual import run

from swarmrally.kernel.refusal import Refusal, decoded
from swarmrally.table.games.roborally import begin
from swarmrally.table.games.roborally_play import PROGRAM_DECODER
from swarmrally.table.reading import understood
from swarmrally.table.settings import Clock, Settings

DECODER = msgspec.json.Decoder(Settings)

CRAFT = [
    {"seat": 0, "colour": "red", "pilot": "hector", "at": [4, 4], "heading": "NE"},
    {"seat": 1, "colour": "blue", "pilot": "mhand", "at": [5, 4], "heading": "NE"},
]
SCENARIO = {"game": "asteroyds", "round": 1, "first_seat": 0, "tiles": [], "craft": CRAFT}
COURSE = {"floor": {"width": 12, "height": 12, "docks": {"1": [0, 0], "2": [11, 0]}}, "flags": [[5, 5]]}


def settings(**fields):
    return decoded(DECODER, msgspec.json.encode({"game": "asteroyds", "seats": 2, **fields}))


def refused(**fields):
    with pytest.raises(Refusal) as refused:
        understood(settings(**fields))
    assert refused.value.reason.startswith(("expected", "Expected"))
    return refused.value.pointer


@pytest.mark.parametrize(
    ("fields", "pointer"),
    [
        ({"game": "chess"}, "/game"),
        ({"seats": 0}, "/seats"),
        ({"seats": 1}, "/seats"),
        ({"seats": 7}, "/seats"),
        ({"seats": 9}, "/seats"),
        ({"bots": ["rookie"] * 3}, "/bots"),
        ({"bots": ["hal"]}, "/bots/0"),
        ({"assist": "cheat"}, "/assist"),
        ({"clock": {"stopwatch": 4}}, "/clock/stopwatch"),
        ({"clock": {"stopwatch": 31 * 86_400}}, "/clock/stopwatch"),
        ({"clock": {"decision": 1}}, "/clock/decision"),
        ({"clock": {"hours": 1}}, "/clock/hours"),
        ({"public": "yes"}, "/public"),
        ({"setup": []}, "/setup"),
        ({"setup": {"rules": {"mode": "sailing"}}}, "/setup/rules/mode"),
        ({"setup": {"seats": [{"colour": "red", "pilot": "hector"}]}}, "/setup/seats"),
        ({"setup": {"asteroids": 21}}, "/setup/asteroids"),
        ({"setup": {"first_seat": 4}}, "/setup/first_seat"),
        ({"setup": {"asteroids": 3, "rules": {"mode": "targets"}}}, "/setup/asteroids"),
        ({"setup": {"scenario": {"game": "asteroyds"}}}, "/setup/scenario/round"),
        ({"setup": {"scenario": {**SCENARIO, "craft": [{**CRAFT[0], "at": [99, 99]}, CRAFT[1]]}}}, "/setup/scenario/craft/0/at"),
        ({"setup": {"scenario": SCENARIO}, "seats": 3}, "/seats"),
        ({"game": "roborally", "seats": 1}, "/seats"),
        ({"game": "roborally", "setup": {"course": "Nowhere"}}, "/setup/course"),
        ({"game": "roborally", "setup": {"course": {"boards": 3}}}, "/setup/course/boards"),
        ({"game": "roborally", "setup": {"course": {**COURSE, "flags": [[12, 5]]}}}, "/setup/course/flags/0"),
        ({"game": "roborally", "setup": {"course": COURSE}, "seats": 3}, "/seats"),
        ({"game": "roborally", "setup": {"rules": {"lives": 0}}}, "/setup/rules/lives"),
        ({"game": "roborally", "setup": {"options": False, "options_at_start": 1}}, "/setup/options"),
        ({"game": "roborally", "setup": {"scenario": {"game": "roborally"}}}, "/setup/scenario"),
    ],
)
def test_a_setting_that_cannot_be_is_named(fields, pointer):
    assert refused(**fields).startswith(pointer)


WITHOUT_PLACES = ["Day of the SuperBot", "Interference", "Capture the Flag", "Toggle Boggle"]


@pytest.mark.parametrize("course", WITHOUT_PLACES)
def test_r8_5_nobody_is_let_race_for_places_where_there_are_none(course):
    fields = {"game": "roborally", "seats": 4, "setup": {"course": course, "rules": {"play_on": True}}}
    with pytest.raises(Refusal) as refused:
        understood(settings(**fields))
    assert (refused.value.pointer, refused.value.code, refused.value.rule) == ("/setup/rules/play_on", "no_places", "R8.5")


def test_r8_5_nor_in_a_scenario():
    robots = [{"seat": seat, "dock": seat + 1, "at": [seat, 0], "heading": "N", "archive": [seat, 0]} for seat in range(2)]
    course = {"floor": {"width": 4, "height": 4}, "flags": [[3, 3]], "special": "superbot"}
    scenario = {"game": "roborally", "rules": {"play_on": True}, "course": course, "turn": 1, "robots": robots}
    assert refused(game="roborally", setup={"scenario": scenario}) == "/setup/scenario/rules/play_on"


def test_r8_5_a_game_that_was_begun_with_it_goes_on():
    setup = msgspec.json.encode({"course": "Toggle Boggle", "rules": {"play_on": True}, "seats": [{"robot": "dome"}, {"robot": "egg"}]})
    assert begin(setup, "a", []).stage == "planning"


@pytest.mark.parametrize(
    "fields",
    [
        {"seats": 6, "setup": {"rules": {"mode": mode, "powers": True, "dice_order": "random", "one_shot": True}}}
        for mode in ("racing", "shooting", "targets", "drones")
    ]
    + [{"setup": {"scenario": SCENARIO}}, {"game": "roborally", "setup": {"course": COURSE}}]
    + [{"game": "roborally", "seats": 8, "setup": {"course": course}} for course in ("Risky Exchange", "Twister", "Toggle Boggle")]
    + [{"clock": {"stopwatch": stopwatch}} for stopwatch in ("novice", "expert", "none", 5, 86_400, 30 * 86_400)],
)
def test_what_the_games_offer_can_be_played(fields):
    understood(settings(**fields))


def test_a_scenario_of_ones_own_is_what_is_played():
    async def story():
        scene = Scene()
        await scene.start(ALICE, "bob", setup={"scenario": SCENARIO})
        game = (await scene.table()).snapshot(0, 0).game
        assert game is not None
        assert [craft.at for craft in game["position"].craft] == [(4, 4), (5, 4)]

    run(story())


def test_a_course_of_ones_own_is_what_is_played():
    async def story():
        scene = Scene()
        await scene.start(ALICE, "bob", game="roborally", setup={"course": COURSE})
        table = await scene.table()
        assert table.title == "own course"
        assert {robot.at for robot in table.playing().snapshot()["position"].robots} == {(0, 0), (11, 0)}

    run(story())


def test_who_flies_first_can_be_chosen():
    async def story():
        for seat in (0, 1):
            scene = Scene()
            await scene.start(ALICE, "bob", setup={"first_seat": seat})
            assert (await scene.table()).playing().first_seat() == seat

    run(story())


def test_an_open_table_closes_after_an_hour_and_a_game_that_nobody_plays_after_two_weeks():
    async def story():
        scene = Scene()
        await scene.open(ALICE, seats=2)
        listener = await scene.listener("carol")
        await asyncio.sleep(3_600 - 10)
        assert (await scene.table()).phase == "open"
        await asyncio.sleep(20)
        assert (await scene.table()).phase == "closed"
        assert listener.news("table_closed")[0]["why"] == "idle"
        await scene.start(ALICE, "bob", clock=Clock("none"))
        await asyncio.sleep(14 * 86_400 - 10)
        assert (await scene.table()).phase == "playing"
        await asyncio.sleep(20)
        assert (await scene.table()).phase == "closed"

    run(story())


@pytest.mark.parametrize(
    "floor",
    [{"walls": [[1, 5, "N"]] * 9217}, {"pits": [[1, 5]] * 2305}, {"pushers": [{"x": 1, "y": 5, "dir": "N", "registers": [1] * 6}]}],
    ids=["walls", "pits", "registers"],
)
def test_a_course_says_nothing_more_often_than_it_can_be_there(floor):
    """Tens of thousands of the same wall would be kept, and told in every snapshot."""
    docks = {str(dock + 1): [dock, 47] for dock in range(8)}
    setup = {"course": {"floor": {"width": 48, "height": 48, "docks": docks} | floor, "flags": [[0, 0]]}}
    with pytest.raises(Refusal, match="expected a list of length <= "):
        understood(settings(game="roborally", setup=setup))


def test_a_plan_says_nothing_more_often_than_it_can_mean():
    program = {"seat": 0, "answers": {"brakes": [1] * 6}}
    with pytest.raises(Refusal, match="/answers/brakes: expected a list of length <= 5"):
        decoded(PROGRAM_DECODER, msgspec.json.encode(program))
