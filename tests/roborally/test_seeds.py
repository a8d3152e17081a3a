"""R0.3, R1.1, R2.1, R2.2, R3.2, R8.1, R10.4, R10.5, R10.6 What is drawn comes from the seed alone, in every version."""

from __future__ import annotations

from tests.roborally.scene import Scene
from tests.roborally.tables import on

from swarmrally.kernel.events import Events
from swarmrally.kernel.fields import new
from swarmrally.roborally.components.option_cards import NAMES
from swarmrally.roborally.rules.deck import discard_card, draw_card
from swarmrally.roborally.rules.options.holding import reshuffle_options
from swarmrally.roborally.rules.program import fill_at_random


def test_r1_1_who_takes_dock_1_game_after_game():
    assert [int(on("Checkmate", 4, number=number).state.dock_order[0]) for number in range(6)] == [0, 2, 1, 2, 3, 1]


def test_r10_4_racers_and_blockers_in_one_drawn_order():
    orders = [on("Interference", 6, number=number).state.dock_order[:6].tolist() for number in (0, 1, 4)]
    assert orders == [[0, 1, 2, 3, 4, 5], [1, 2, 0, 4, 5, 3], [2, 0, 1, 5, 3, 4]]


def test_r0_3_the_pile_of_options():
    pile = on("Checkmate", 2).state.option_deck[:6]
    assert [NAMES[option] for option in pile] == ["brakes", "abort_switch", "tractor_beam", "radio_control", "ramming_gear", "reverse_gear"]


def test_r2_1_the_first_hands():
    state = on("Checkmate", 2).state
    assert [10 * card for card in state.hand[0, :9].tolist()] == [560, 350, 380, 540, 770, 490, 510, 200, 800]
    assert [10 * card for card in state.hand[1, :9].tolist()] == [420, 210, 520, 110, 430, 830, 220, 570, 330]


def test_r2_2_the_deck_and_what_comes_back_of_it_twice():
    state, events = on("Checkmate", 2).state, new(Events)
    tops = []
    for _ in range(3):
        cards = [draw_card(state, events)]
        while state.deck_top != state.deck_end:
            cards.append(draw_card(state, events))
        for card in sorted(cards):
            discard_card(state, card)
        tops.append([10 * card for card in cards[:5]])
    assert tops == [[810, 360, 470, 760, 720], [290, 460, 550, 60, 620], [190, 440, 90, 650, 660]]


def test_r3_2_registers_that_are_filled_when_time_is_up():
    state = on("Checkmate", 2).state
    fill_at_random(state, new(Events), 0)
    assert [10 * card for card in state.registers[0, :, 0].tolist()] == [490, 560, 350, 800, 200]


def test_r10_5_coins():
    flipped = []
    for number in range(16):
        scene = Scene("+    +    +\n 0↑①· 1↑ ·\n    ·   ②·", special="frenetic_factory")
        scene.state.keeps_order, scene.state.game, scene.state.key[:] = 0, number, 7
        flipped += ["H" if event["heads"] else "T" for event in scene.play().events("CoinFlipped")]
    assert "".join(flipped) == "HHTHTHTTHTHTHTTT"


def test_r10_6_which_team_chooses_its_home():
    games = [on("Capture the Flag", 4, number=number) for number in range(8)]
    assert [int(game.state.robot_team[game.state.asked_seat]) for game in games] == [1, 0, 1, 1, 0, 0, 1, 1]


def test_r8_1_options_that_come_back():
    state = on("Checkmate", 2).state
    state.option_top = state.option_end
    state.option_discards[:6], state.options_discarded = range(6), 6
    reshuffle_options(state, new(Events))
    assert [NAMES[option] for option in state.option_deck[:6]] == [
        "crab_legs",
        "conditional_program",
        "circuit_breaker",
        "abort_switch",
        "ablative_coat",
        "brakes",
    ]
