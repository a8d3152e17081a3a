"""R2 Deal."""

from __future__ import annotations

from tests.roborally.scene import JAMMED, Scene, robot

from swarmrally.kernel.events import KIND as EVENT_KIND
from swarmrally.kernel.events import rows
from swarmrally.roborally.components.events import DECK_SHUFFLED
from swarmrally.roborally.components.state import DEALING
from swarmrally.roborally.rules.deal import deal, gather_deck
from swarmrally.roborally.rules.deck import draw_card, empty_register, swap_register
from swarmrally.roborally.rules.sequence import open_turn


def test_r2_1_each_active_robot_is_dealt_nine_minus_its_damage():
    scene = Scene(
        """
        +    +    +    +    +    +    +
         0↑ · 1↑ · 2↑ ·    ·    ·    ·
        """,
        robot(damage=3),
        robot(powered_down=True),
        robot(damage=9, locked={**JAMMED, "1": [840]}),
    )
    scene.state.keeps_order = 0
    deal(scene.course, scene.state, scene.buffer)
    assert scene.state.hand_count[:3].tolist() == [6, 0, 0]
    assert scene.state.deck_end == 83
    assert 84 not in scene.state.deck[:83]


def test_r2_2_an_empty_pile_takes_the_discards_back_first():
    scene = Scene(
        """
        +    +    +    +    +    +    +
         0↑ ·    ·    ·    ·    ·    ·
        """,
        deck=[70],
        program_discards=[80, 90],
    )
    drawn = [draw_card(scene.state, scene.buffer) for _ in range(4)]
    assert drawn == [7, 8, 9, 0]
    assert [row[EVENT_KIND] for row in rows(scene.buffer)] == [DECK_SHUFFLED]


TWO = "+    +    +    +\n 0↑ · 1↑ · 2↑ ·"
LOCKS = {"1": [490, 70], "2": [10], "3": [840], "4": [480], "5": [470]}


def test_r2_1_all_cards_but_locked_ones_and_a_flywheel_s_are_gathered_by_priority():
    scene = Scene(TWO, robot(damage=9, locked=LOCKS), robot("", "flywheel", flywheel=200), robot("l l"))
    gather_deck(scene.state)
    gone = {49, 7, 1, 84, 48, 47, 20}
    assert scene.state.deck[: int(scene.state.deck_end)].tolist() == [card for card in range(1, 85) if card not in gone]
    assert (scene.state.deck_top, scene.state.discarded) == (0, 0)


def test_r2_1_cards_in_unlocked_registers_come_back_too():
    scene = Scene(TWO, robot("l l"), program_discards=[500])
    gather_deck(scene.state)
    assert scene.state.deck_end == 84
    assert scene.state.discarded == 0


def test_r2_1_a_deal_is_told_and_says_who_has_to_program():
    scene = Scene(TWO, robot(damage=6, locked={"4": [70], "5": [90]}), robot(powered_down=True), robot(at=None, archive=[2, 0], lives=0))
    deal(scene.course, scene.state, scene.buffer)
    assert scene.told("CardsDealt") == [("R2.1", 0, 3)]
    assert scene.state.to_program[:3].tolist() == [0b00111, 0, 0]
    assert scene.state.sealed[:3].tolist() == [0, 1, 1]
    assert scene.state.hand_count[:3].tolist() == [3, 0, 0]


def test_r2_1_the_deck_is_shuffled_anew_every_turn():
    scene = Scene(TWO)
    scene.state.keeps_order = 0
    hands = []
    for turn in (1, 2):
        scene.state.turn_number = turn
        deal(scene.course, scene.state, scene.buffer)
        hands.append(scene.state.hand[:3, :9].tolist())
        assert len({card for hand in hands[-1] for card in hand}) == 27
        assert scene.state.deck_top == 27
        assert sorted(scene.state.deck[:84].tolist()) == list(range(1, 85))
        assert scene.state.deck[:84].tolist() != list(range(1, 85))
    assert hands[0] != hands[1]


def test_r2_2_what_comes_back_is_shuffled_once_more_each_time():
    scene = Scene(TWO, program_discards=[10 * card for card in range(1, 31)])
    scene.state.keeps_order = 0
    orders = []
    for _ in range(2):
        orders.append([draw_card(scene.state, scene.buffer) for _ in range(30)])
        scene.state.discards[:30], scene.state.discarded = range(1, 31), 30
    assert [sorted(order) for order in orders] == [list(range(1, 31))] * 2
    assert list(range(1, 31)) not in orders
    assert orders[0] != orders[1]
    assert scene.told("DeckShuffled") == [("R2.2",), ("R2.2",)]


def test_r2_2_a_register_is_emptied_onto_the_discards():
    scene = Scene(TWO, robot("1+l r"))
    empty_register(scene.state, 0, 0)
    empty_register(scene.state, 0, 2)
    assert scene.state.registers[0, :3].tolist() == [[0, 0], [42, 0], [0, 0]]
    assert scene.state.discards[: int(scene.state.discarded)].tolist() == [66, 41]
    swap_register(scene.state, 0, 1, 7)
    assert scene.state.registers[0, 1].tolist() == [7, 0]
    assert scene.state.discards[2] == 42


def test_r2_1_nothing_is_dealt_when_the_game_is_over():
    scene = Scene("+    +    +\n 0↑①· 1↑ ·").play()
    assert scene.outcome is not None
    told = len(scene.events("GameEnded", "TurnBegan", "CardsDealt"))
    scene.state.stage = DEALING
    open_turn(scene.course, scene.state, scene.buffer)
    assert len(scene.events("GameEnded", "TurnBegan", "CardsDealt")) == told
