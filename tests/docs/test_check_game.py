"""The program that was written from docs/fair.md finds real games fair, and says which draw is not when a record was changed."""

from __future__ import annotations

import copy
import json
import re
import subprocess
import sys
from itertools import pairwise
from pathlib import Path
from random import Random

import check_game
import msgspec
import pytest
from tests.conftest import count
from tests.contract.games import GAMES as RULES
from tests.contract.games import seeds, stops
from tests.table.scene import ALICE, BOB, Scene, bots_are_done
from tests.table.virtual import run

from swarmrally.kernel.chance import seed_hash
from swarmrally.kernel.records import text_of
from swarmrally.roborally.options import NAMES
from swarmrally.table.commands import Act, Resign, Seal, Sit, Start, Wish
from swarmrally.table.settings import Clock, Settings

PROGRAM = Path(__file__).parent.parent.parent / "examples" / "check_game.py"
LOTS = {ALICE: "0f" * 16, BOB: "f0" * 32}
UNHURRIED = Clock("none", last_player=False, watching=False)
ROUNDS = 5
GAMES = count(120, 3000)
SPOILS = count(5, 50)
NOT_HERE = "this record has nothing of the kind"

CROWD = [{"seat": seat, "dock": seat + 1, "at": [seat, 14], "archive": [seat, 14]} for seat in range(8)]
CROWD[0] |= {"options": ["recompile", "abort_switch", "extra_memory", "flywheel"], "flywheel": 840}
CROWD[7] |= {"damage": 5, "locked": {"5": [490]}}
SETUPS = {
    "racing": ("asteroyds", 3, {"rules": {"dice_order": "random"}}),
    "shooting": ("asteroyds", 4, {"rules": {"mode": "shooting", "powers": True}, "asteroids": 13}),
    "targets": ("asteroyds", 4, {"rules": {"mode": "targets"}, "asteroids": 15}),
    "drones": ("asteroyds", 3, {"rules": {"mode": "drones"}}),
    "no options": ("roborally", 3, {"options": False}),
    "options": ("roborally", 4, {"course": "Flag Fry", "options_at_start": 5}),
    "tricksy": ("roborally", 3, {"course": "Tricksy"}),
    "scenario": ("roborally", 8, {"scenario": {"game": "roborally", "course": "Risky Exchange", "turn": 7, "robots": CROWD}}),
}
"""Set-ups at a table. The scenario's eight hands leave ten cards, and a Recompile and an Abort Switch need more."""


async def played(game, seats, setup):
    """The record of a table where two people play, and bots on the other seats; one of the people wished for something."""
    scene = Scene()
    scene.id = await scene.hall.open(Settings(game, seats, raw(setup), bots=["drifter"] * (seats - 2), clock=UNHURRIED), ALICE)
    for player in (ALICE, BOB):
        await scene.do(player, Sit(lot=LOTS[player]))
    if "scenario" not in setup:
        await scene.do(BOB, Wish(raw({"colour": "green"} if game == "asteroyds" else {"robot": "egg"})))
    await scene.do(ALICE, Start())
    table = await scene.table()
    last = table.playing().round + ROUNDS
    while table.phase == "playing" and table.playing().round < last:
        await bots_are_done()
        for seat in [seat for seat in table.playing().awaited() if seat < 2][:1]:
            await decide(scene, table, seat)
    if table.phase == "playing":
        await scene.do(ALICE, Resign())
        await scene.do(BOB, Resign())
    return json.loads(text_of(scene.rebuilt().record()))


async def decide(scene, table, seat):
    """The plainest plan, or answer; in the scenario's first turn Alice recompiles, and throws the switch in register 1."""
    player, play = (ALICE, BOB)[seat], table.playing()
    if play.stage == "deciding":
        await scene.answer(player, play.answers()[0])
    elif table.settings.game == "asteroyds":
        await scene.seal(player)
    elif table.settings.seats < 8 or seat or play.round > 7:
        await scene.program(player)
    else:
        await scene.do(player, Act(play.round, "recompile"))
        program = json.loads(bytes(play.idle_plan(seat)))
        await scene.do(player, Seal(play.round, raw(program | {"answers": {"abort_switch": 1}})))


def raw(value):
    return msgspec.Raw(msgspec.json.encode(value))


@pytest.fixture(scope="module")
def records():
    return {name: run(played(*setup)) for name, setup in SETUPS.items()}


def events(record, *kinds):
    return [event for stretch in record["events"] for event in stretch if event["kind"] in kinds]


def test_it_imports_nothing_of_ours():
    assert not re.search(r"^(from|import) (swarmrally|numpy|msgspec)", PROGRAM.read_text(), re.MULTILINE)


@pytest.mark.parametrize("name", SETUPS)
def test_it_checks_the_record_file_of_a_table(records, name, tmp_path):
    (tmp_path / "record.json").write_text(json.dumps(records[name]))
    checked = subprocess.run([sys.executable, str(PROGRAM), str(tmp_path / "record.json")], capture_output=True, text=True, check=True)
    when = [event.get("round", event.get("turn")) for event in events(records[name], "RoundBegan", "TurnBegan")][-1]
    assert checked.stdout.startswith(f"fair: commitment {records[name]['dice']['commitment']}, 2 lots; up to ")
    assert checked.stdout.endswith(f" {when}\n")


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: rules.name)
def test_it_finds_random_games_fair(rules):
    """Any rules, any positions to start from, whatever can be decided."""
    for seed in seeds(GAMES // rules.cost):
        *_, game = stops(rules, seed, longest=5)
        assert check_game.check(json.loads(text_of(game.record()))).startswith("fair")


def test_it_follows_the_deck_when_it_was_shuffled_in_mid_turn(records):
    record = copy.deepcopy(records["scenario"])
    told = events(record, "TurnBegan", "DeckShuffled", "RegisterRevealed")
    shuffled = [event["kind"] for event in told].index("DeckShuffled")
    drawn = next(event for event in told[shuffled:] if event.get("rule") == "R9.2")
    drawn["card"] = drawn["card"] % 840 + 10
    not_fair(record, rf"register {drawn['register']} of seat 0 in turn 7")


def test_an_option_that_was_not_on_top_is_found():
    found = 0
    for seed in seeds(GAMES // 2):
        *_, game = stops(RULES[1], seed, longest=5)
        record = json.loads(text_of(game.record()))
        for drawn in [event for event in events(record, "OptionDrawn") if event["rule"] == "R8.1"][:1]:
            drawn["option"] = NAMES[(NAMES.index(drawn["option"]) + 1) % len(NAMES)]
            not_fair(record, rf"the option that seat {drawn['seat']} draws")
            found += 1
    assert found


def not_fair(record, what):
    with pytest.raises(SystemExit, match=f"not fair: {what}"):
        check_game.check(record)


@pytest.mark.parametrize("name", SETUPS)
def test_it_says_what_was_changed(records, name):
    for spoil, what in PROMISES + DRAWS[records[name]["game"]]:
        for number in range(SPOILS):
            record = copy.deepcopy(records[name])
            if spoil(record, Random(number)) != NOT_HERE:
                not_fair(record, what)


def test_every_change_can_be_made_in_some_record(records):
    for game, draws in DRAWS.items():
        of_game = [record for record in records.values() if record["game"] == game]
        for spoil, _ in PROMISES + draws:
            assert any(spoil(copy.deepcopy(record), Random(0)) != NOT_HERE for record in of_game), spoil


def another_commitment(record, chance):
    record["dice"]["commitment"] = digits(chance)


def another_secret(record, chance):
    record["dice"]["secret"] = digits(chance)


def another_secret_and_its_commitment(record, chance):
    another_secret(record, chance)
    record["dice"]["commitment"] = seed_hash(record["dice"]["secret"])


def another_lot(record, chance):
    record["dice"]["lots"][chance.randrange(len(record["dice"]["lots"]))] = digits(chance)


def lots_swapped(record, chance):
    record["dice"]["lots"].reverse()


def another_seed(record, chance):
    record["seed"] = digits(chance)


def another_character(record, chance):
    thing, seats = "colour" if record["game"] == "asteroyds" else "robot", record["setup"]["seats"]
    if record["setup"]["scenario"]:
        return NOT_HERE
    seats[0][thing], seats[2][thing] = seats[2][thing], seats[0][thing]


def another_die(record, chance):
    rolled, die = chance.choice(events(record, "DiceRolled")), chance.choice(("red", "white", "blue"))
    rolled[die] = rolled[die] % 6 + 1


def another_order(record, chance):
    chance.choice(events(record, "DiceRolled"))["order"].reverse()


def another_call(record, chance):
    called = chance.choice(events(record, "DieCalled"))
    called["number"] = called["number"] % 6 + 1


def another_way(record, chance):
    moved = chance.choice(events(record, "TileMoved"))
    moved["to"][chance.randrange(2)] += chance.choice((-1, 1))


def another_place(record, chance):
    first = events(record, "TileMoved", "TileBlocked")[0]
    first["from" if "from" in first else "at"][0] += 2


def another_tile(record, chance):
    chance.choice(events(record, "TileMoved"))["tile"] = "asteroid 21"


def another_first_player(record, chance):
    events(record, "RoundBegan")[0]["first_seat"] += 1


def another_card(record, chance):
    revealed = chance.choice(events(record, "RegisterRevealed"))
    revealed["card"] = revealed["card"] % 840 + 10


def hands_swapped(record, chance):
    """Two seats put each other's cards."""
    programs = [(decision.get("program") or {}).get("registers") or [None] for decision in record["decisions"]]
    pairs = [(one[0], other[0]) for one, other in pairwise(programs) if one[0] and other[0]]
    one, other = chance.choice(pairs)
    one[0], other[0] = other[0], one[0]


def another_dock_order(record, chance):
    one, other = events(record, "CardsDealt")[:2]
    one["seat"], other["seat"] = other["seat"], one["seat"]


def drafts_swapped(record, chance):
    kept = [event for event in events(record, "OptionDrawn") if event["rule"] == "R10.1"][:2]
    if not kept:
        return NOT_HERE
    kept[0]["option"], kept[1]["option"] = kept[1]["option"], kept[0]["option"]


def another_loss(record, chance):
    """An option that the seat was not dealt."""
    lost = events(record, "OptionDiscarded")
    if not lost:
        return NOT_HERE
    lost[0]["option"] = "none of the 26"


def digits(chance):
    return f"{chance.getrandbits(128):032x}"


PROMISES = [
    (another_commitment, "the commitment"),
    (another_secret, "the commitment"),
    (another_secret_and_its_commitment, "the seed"),
    (another_lot, "the seed"),
    (lots_swapped, "the seed"),
    (another_seed, "the seed"),
    (another_character, "the (colour|robot) of each seat"),
]
DRAWS = {
    "asteroyds": [
        (another_first_player, "the first player"),
        (another_die, r"the dice of round \d"),
        (another_order, r"the order of the dice in round \d"),
        (another_call, r"the \w+ die as it was called in round \d"),
        (another_way, r"the way of \w+ \d+ in round \d"),
        (another_place, r"the way of \w+ \d+ in round 1"),
        (another_tile, r"a tile that moves in round \d"),
    ],
    "roborally": [
        (another_card, r"register \d of seat \d in turn \d"),
        (hands_swapped, r"what seat \d puts in turn \d"),
        (another_dock_order, r"who is dealt cards next in turn \d"),
        (drafts_swapped, r"the option that seat \d draws in turn 0"),
        (another_loss, r"the option that seat \d loses in turn \d"),
    ],
}
"""What can be changed in a record, and what is said of it."""
