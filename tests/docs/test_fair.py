"""docs/fair.md is true, and the program that was written from it finds what is right and what is not."""

from __future__ import annotations

import copy
import json
import re
import subprocess
import sys
from pathlib import Path
from random import Random

import check_game
import msgspec
import numpy as np
import pytest
from tests.conftest import count
from tests.contract.games import GAMES as RULES
from tests.contract.games import seeds, stops
from tests.table.scene import ALICE, BOB, Scene, bots_are_done
from tests.table.virtual import run

from swarmrally.asteroyds.board import printed
from swarmrally.asteroyds.state import COLOURS, PILOTS
from swarmrally.kernel.chance import below, draw, key_words, seed_from, seed_hash, shuffle
from swarmrally.kernel.records import text_of
from swarmrally.roborally.course import printed_plans
from swarmrally.roborally.game import BOTS
from swarmrally.roborally.options import NAMES
from swarmrally.table.commands import Resign, Sit, Start, Wish
from swarmrally.table.settings import Clock, Settings

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs" / "fair.md").read_text()
VECTORS = json.loads(re.search(r"```json\n(.*?)```", PAGE, re.DOTALL)[1])  # type: ignore[index]
RECORDS = count(40, 400)
LOTS = {ALICE: "0f" * 16, BOB: "f0" * 32}
ROUNDS = 5
UNHURRIED = Clock("none", last_player=False, watching=False)


def test_the_test_vectors_are_those_of_the_engine():
    seed = seed_from(VECTORS["secret"], VECTORS["lots"])
    key = np.array(key_words(seed))
    assert [f"{word:08x}" for word in key.tolist()] == VECTORS["key"]
    assert (seed, seed_hash(seed), seed_hash(VECTORS["secret"])) == (VECTORS["seed"], VECTORS["seed_hash"], VECTORS["commitment"])
    for one in VECTORS["draws"]:
        words = draw(key, one["number"], one["when"], one["purpose"], one["index"])
        assert [f"{int(word):08x}" for word in words] == one["words"]
    dice = [below(int(word), 6) + 1 for word in draw(key, 0, 1, 1, 0)[:3]]
    assert dice == list(VECTORS["dice_of_round_1"].values())
    firsts = below(int(draw(key, 0, 0, 2, 1)[3]), 3), below(int(draw(key, 0, 0, 2, 0)[0]), 3)
    assert firsts == tuple(VECTORS["first_player_of_three"].values())
    assert shuffled(key, range(10), 0, 5) == VECTORS["shuffled_0_to_9_for_purpose_5"]
    assert shuffled(key, range(10, 850, 10), 1, 16)[:9] == VECTORS["first_nine_cards_of_turn_1"]
    assert [NAMES[option] for option in shuffled(key, range(26), 0, 8)[:5]] == VECTORS["first_five_options"]


def shuffled(key, cards, when, purpose):
    deck = np.array(list(cards))
    shuffle(deck, len(deck), key, 0, when, purpose)
    return deck.tolist()


def test_the_test_vectors_are_those_of_the_program_by_others():
    chance = check_game.Chance(VECTORS["seed"], 0)
    assert [f"{word:08x}" for word in chance.key] == VECTORS["key"]
    for one in VECTORS["draws"]:
        assert [f"{word:08x}" for word in chance.draw(one["when"], one["purpose"], one["index"])] == one["words"]
    assert chance.shuffled(range(10), 0, 5) == VECTORS["shuffled_0_to_9_for_purpose_5"]


def test_the_page_lists_things_in_the_order_of_the_engine():
    text = " ".join(PAGE.split())
    for names in (COLOURS, PILOTS, BOTS, NAMES):
        assert " ".join(names) in text
    for number, layout in enumerate(printed()["layouts"].values()):
        line = [line for line in PAGE.splitlines() if line.startswith(("| Racing", "| Targets", "| Drones"))][number]
        for kind, hexes in layout.items():
            if kind not in ("starts", "pod", "platform"):
                assert f"{kind} {' '.join(f'[{row},{column}]' for row, column in hexes)}" in line


def test_the_page_names_the_courses_that_deal_options():
    dealing = {plan.name for plan in printed_plans().values() if plan.special in ("one_option", "war_zone")}
    assert dealing == {"Flag Fry", "Marathon Madness", "War Zone"}
    assert [plan.name for plan in printed_plans().values() if plan.special == "tricksy"] == ["Tricksy"]


# A program by others


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: rules.name)
def test_the_program_by_others_finds_random_games_fair(rules):
    for seed in seeds(RECORDS // rules.cost):
        *_, game = stops(rules, seed, longest=5)
        assert check_game.check(json.loads(text_of(game.record()))).startswith("fair")


async def played(game, setup):
    """A record of a table where two people and a bot play; one of them wished for something."""
    scene = Scene()
    wish = {"colour": "green"} if game == "asteroyds" else {"robot": "egg"}
    settings = Settings(game, 3, msg(setup), bots=["drifter"], clock=UNHURRIED)
    scene.id = await scene.hall.open(settings, ALICE)
    for player in (ALICE, BOB):
        await scene.do(player, Sit(lot=LOTS[player]))
    await scene.do(BOB, Wish(msg(wish)))
    await scene.do(ALICE, Start())
    table = await scene.table()
    while table.playing().round <= ROUNDS and table.phase == "playing":
        await bots_are_done()
        for seat in [seat for seat in table.playing().awaited() if seat < 2][:1]:
            player = (ALICE, BOB)[seat]
            if table.playing().stage == "deciding":
                await scene.answer(player, table.playing().answers()[0])
            else:
                await (scene.seal(player) if game == "asteroyds" else scene.program(player))
    if table.phase == "playing":
        await scene.do(ALICE, Resign())
        await scene.do(BOB, Resign())
    return json.loads(text_of(scene.rebuilt().record()))


def msg(value):
    return msgspec.Raw(msgspec.json.encode(value))


@pytest.fixture(scope="module")
def records():
    setups = {"asteroyds": {"rules": {"dice_order": "random"}}, "roborally": {"course": "Tricksy"}}
    return {game: run(played(game, setup)) for game, setup in setups.items()}


@pytest.mark.parametrize("game", ["asteroyds", "roborally"])
def test_the_program_by_others_checks_a_record_file(records, game, tmp_path):
    (tmp_path / "record.json").write_text(json.dumps(records[game]))
    program = [sys.executable, str(ROOT / "examples" / "check_game.py"), str(tmp_path / "record.json")]
    checked = subprocess.run(program, capture_output=True, text=True, check=True)
    assert checked.stdout.startswith(f"fair: commitment {records[game]['dice']['commitment']}, 2 lots; ")
    assert not checked.stdout.endswith("; 0 rolls of the dice\n")


def test_the_program_by_others_imports_nothing_of_ours():
    for name in ("check_game.py", "check_cards.py"):
        assert not re.search(r"^(from|import) (swarmrally|numpy|msgspec)", (ROOT / "examples" / name).read_text(), re.MULTILINE)


def test_every_promise_that_was_broken_is_found(records):
    for game, record in records.items():
        for spoil in SPOILED[game]:
            for number in range(RECORDS):
                spoiled = copy.deepcopy(record)
                spoil(spoiled, Random(number))
                with pytest.raises(SystemExit, match="not fair"):
                    check_game.check(spoiled)


def test_an_option_that_was_not_on_top_is_found():
    rules = next(rules for rules in RULES if rules.name == "roborally")
    found = 0
    for seed in seeds(RECORDS):
        *_, game = stops(rules, seed, longest=5)
        record = json.loads(text_of(game.record()))
        drawn = [event for stretch in record["events"] for event in stretch if event["kind"] == "OptionDrawn" and event["rule"] == "R8.1"]
        if not record["setup"].get("scenario") and drawn:
            drawn[0]["option"] = NAMES[(NAMES.index(drawn[0]["option"]) + 1) % len(NAMES)]
            with pytest.raises(SystemExit, match="top option"):
                check_game.check(record)
            found += 1
    assert found


def another_secret(record, chance):
    record["dice"]["secret"] = f"{chance.getrandbits(128):032x}"


def another_secret_and_its_commitment(record, chance):
    another_secret(record, chance)
    record["dice"]["commitment"] = seed_hash(record["dice"]["secret"])


def another_lot(record, chance):
    record["dice"]["lots"][chance.randrange(3)] = f"{chance.getrandbits(128):032x}"


def lots_swapped(record, chance):
    record["dice"]["lots"].reverse()


def another_seed(record, chance):
    record["seed"] = f"{chance.getrandbits(128):032x}"


def another_character(record, chance):
    kind = "colour" if record["game"] == "asteroyds" else "robot"
    seats = record["setup"]["seats"]
    seats[0][kind], seats[2][kind] = seats[2][kind], seats[0][kind]


def any_event(record, chance, *kinds):
    return chance.choice([event for stretch in record["events"] for event in stretch if event["kind"] in kinds])


def another_die(record, chance):
    rolled, die = any_event(record, chance, "DiceRolled"), chance.choice(("red", "white", "blue"))
    rolled[die] = rolled[die] % 6 + 1


def another_order(record, chance):
    any_event(record, chance, "DiceRolled")["order"].reverse()


def another_card(record, chance):
    revealed = any_event(record, chance, "RegisterRevealed")
    revealed["card"] = revealed["card"] % 840 + 10


def another_hand(record, chance):
    programs = [decision["program"]["registers"] for decision in record["decisions"] if decision.get("program", {}).get("registers")]
    registers = chance.choice(programs)
    held = chance.choice([held for held in registers if held])
    held[0] = held[0] % 840 + 10


def another_option(record, chance):
    """Two seats kept each other's."""
    one, other = [event for event in record["events"][0] + record["events"][1] + record["events"][2] if event["kind"] == "OptionDrawn"][:2]
    one["option"], other["option"] = other["option"], one["option"]


PROMISES = [another_secret, another_secret_and_its_commitment, another_lot, lots_swapped, another_seed, another_character]
SPOILED = {"asteroyds": [*PROMISES, another_die, another_order], "roborally": [*PROMISES, another_card, another_hand, another_option]}
