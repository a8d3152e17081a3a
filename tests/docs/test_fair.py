"""docs/fair.md is true, to the last digit."""

from __future__ import annotations

import json
import re
from hashlib import sha256
from pathlib import Path

import numpy as np
from check_all_draws import asked
from check_game import Chance

from swarmrally.asteroyds.components.state import COLOURS, PILOTS
from swarmrally.asteroyds.forms.layouts import AsteroidHex, GateHex, TurretHex, printed_form
from swarmrally.asteroyds.playing.game import Game as Flight
from swarmrally.asteroyds.playing.game import Setup as FlightSetup
from swarmrally.asteroyds.playing.game import usual_seats as flying
from swarmrally.kernel.chance import below, draw, key_words, seed_from, seed_hash, shuffle
from swarmrally.kernel.hexes import HEADINGS
from swarmrally.kernel.records import text_of
from swarmrally.roborally.components.course import printed_plans
from swarmrally.roborally.components.option_cards import NAMES
from swarmrally.roborally.forms.schema import LiveProgram
from swarmrally.roborally.playing.game import Game
from swarmrally.roborally.playing.setting_up import BOTS, Setup, usual_seats

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs" / "fair.md").read_text()
VECTORS = json.loads(re.search(r"```json\n(.*?)```", PAGE, re.DOTALL)[1])  # type: ignore[index]
EXAMPLE = PAGE[PAGE.index("## A worked example") : PAGE.index("```json")]


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
    chance = Chance(VECTORS["seed"], 0)
    assert [f"{word:08x}" for word in chance.key] == VECTORS["key"]
    for one in VECTORS["draws"]:
        assert [f"{word:08x}" for word in chance.draw(one["when"], one["purpose"], one["index"])] == one["words"]
    assert chance.shuffled(range(10), 0, 5) == VECTORS["shuffled_0_to_9_for_purpose_5"]


def test_the_page_lists_things_in_the_order_of_the_engine():
    text = " ".join(PAGE.split())
    for names in (COLOURS, PILOTS, BOTS, NAMES):
        assert " ".join(names) in text
    for name, mode in (("Racing", "racing"), ("Targets", "targets"), ("Drones", "drones")):
        line = next(line for line in PAGE.splitlines() if line.startswith(f"| {name}"))
        for kind, hexes in drawn_hexes(printed_form(mode)).items():
            assert f"{kind} `{' '.join(f'[{row},{column}]' for row, column in hexes)}`" in line


def drawn_hexes(form):
    """By kind and colour, in the order of the layout; what never moves is not drawn."""
    hexes: dict[str, list[tuple[int, int]]] = {}
    for tile in form.tiles:
        if isinstance(tile, AsteroidHex | GateHex | TurretHex):
            kind = {AsteroidHex: "{}", GateHex: "gate_{}", TurretHex: "turret"}[type(tile)]
            hexes.setdefault(kind.format(getattr(tile, "colour", "").replace("/", "_")), []).append(tile.at)
    return hexes


def test_the_page_names_the_courses_with_draws_of_their_own():
    dealing = {plan.name for plan in printed_plans().values() if plan.special in ("one_option", "war_zone")}
    assert dealing == {"Flag Fry", "Marathon Madness", "War Zone"}
    drawing = {
        "tricksy": "Tricksy",
        "interference": "Interference",
        "frenetic_factory": "Frenetic Factory",
        "capture_the_flag": "Capture the Flag",
    }
    assert {plan.special: plan.name for plan in printed_plans().values() if plan.special in drawing} == drawing


# The worked example


def told(*parts):
    """Each of these stands in the example, in this order."""
    at = 0
    for part in parts:
        assert part in EXAMPLE[at:], part
        at = EXAMPLE.index(part, at)


def words(*numbers):
    return " ".join(f"{int(word):08x}" for word in draw(np.array(key_words(VECTORS["seed"])), 0, *numbers))


def test_the_example_goes_from_the_secret_to_the_key():
    secret, lots, seed = VECTORS["secret"], " ".join(lot or "-" for lot in VECTORS["lots"]), VECTORS["seed"]
    start = sha256(f"swarmrally seed {seed}".encode()).hexdigest()[:32]
    told(f'SHA-256("swarmrally promise {secret}")', f"= {VECTORS['commitment']}")
    told(f'SHA-256("swarmrally dice {secret} {lots}")', f"= {seed}")
    told(f'SHA-256("swarmrally seed {seed[:8]}…")', re.sub(r"(.{8})(?!$)", r"\1 ", start), " ".join(VECTORS["key"]))


def test_the_example_of_asteroyds_is_what_the_engine_plays():
    game = Flight(FlightSetup(seats=flying(3, "racing")), VECTORS["seed"])
    game.play()
    before, after = json.loads(text_of(game.record()))["events"]
    assert (before[0]["first_seat"], before[1]["red"], before[1]["white"], before[1]["blue"]) == (0, 3, 4, 1)
    one, stopped = [event for event in after if event.get("tile") == "asteroid 1"][:2]
    assert (one["kind"], one["from"], one["to"]) == ("TileMoved", [3, 3], [3, 4])
    assert (stopped["kind"], stopped["at"], stopped["heading"], stopped["by"]) == ("TileBlocked", [3, 4], "E", "asteroid 10")
    told(words(0, 2, 1), "it is seat 0", words(0, 2, 0), words(1, 1, 0), "red die shows 3", "white one shows 4", "blue one 1")
    told("`TileMoved` of asteroid 1 from [3,3] to [3,4]", "blocked by asteroid 10", "[3,5]")


def test_the_layout_of_the_example_is_that_of_the_engine():
    red, gates = [tile_of(priority) for priority in (1, 2, 3, 4)], [tile_of(priority) for priority in (21, 22, 23, 24)]
    told(f"`{' '.join(at for at, _ in red)}`.", "edges 1 look to " + ", ".join(heading for _, heading in red))
    told(*(part for number, gate in enumerate(gates, 21) for part in (f"{number} ", f"on {gate[0]} ", f"to {gate[1]}")))


def tile_of(priority):
    """Where a tile of the example lies, and where its edge 1 looks."""
    game = Flight(FlightSetup(seats=flying(3, "racing")), VECTORS["seed"])
    return game.board.cell_json[game.state.tile_cell[priority - 1]], HEADINGS[game.state.tile_one_faces[priority - 1]]


def test_the_example_of_roborally_is_what_the_engine_deals():
    game = Game(Setup(course="Risky Exchange", seats=usual_seats(3)), VECTORS["seed"])
    told(words(0, 2, 0)[:8], "it is seat 2", words(1, 16, 83), *(" ".join(map(str, game.hand(seat))) for seat in (2, 0, 1)))
    assert game.state.dock_order[:3].tolist() == [2, 0, 1]
    game.time_out(LiveProgram(1))
    told(
        " ".join(words(1, 4, index)[:8] for index in range(5, 10)),
        " ".join(str(10 * card) for card in game.state.registers[1, :, 0].tolist()),
    )
    told(" ".join(VECTORS["first_five_options"]))


def test_the_sums_of_the_example_are_right():
    sums = re.findall(r"(\d+) × (\d) = (\d) × 2³² \+ (\d+)", EXAMPLE)
    assert len(sums) == 3
    for word, size, number, left in sums:
        assert divmod(int(word) * int(size), 2**32) == (int(number), int(left))
        assert f"{int(word):08x}" in EXAMPLE


def test_the_numbers_that_words_are_asked_for_are_those_of_the_page():
    red, gates = words(0, 2, 0)[:8], words(0, 2, 1)[9:17]
    told(red, "below 24, 6, 6, 6 and 6, says " + listed(asked(int(red, 16), 24, 6, 6, 6, 6)))
    told(f"`{gates}`, asked for numbers below 2, 6, 6, 2, 6, 6, says " + listed(asked(int(gates, 16), 2, 6, 6, 2, 6, 6)))
    deck = [int(word, 16) for word in words(1, 16, 83).split()]
    told("below 84, 83, 82 and 81: " + listed(asked(word, size)[0] for word, size in zip(deck, (84, 83, 82, 81), strict=True)))
    late = [int(words(1, 4, index)[:8], 16) for index in range(5, 10)]
    told("Below 9, 8, 7, 6 and 5 they are " + listed(asked(word, size)[0] for word, size in zip(late, (9, 8, 7, 6, 5), strict=True)))


def listed(numbers):
    return ", ".join(map(str, numbers))
