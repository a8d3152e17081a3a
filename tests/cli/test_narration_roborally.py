"""Every event of RoboRally has words, and every decision."""

import pytest

from swarmrally.arena.words import words_of
from swarmrally.cli.terminal.roborally.cards import name, names, title
from swarmrally.cli.terminal.roborally.explained import explained
from swarmrally.cli.terminal.roborally.frames import WHY
from swarmrally.cli.terminal.roborally.narration import SPECIAL, TEMPLATES, sentence, styled
from swarmrally.cli.terminal.roborally.questions import ANSWERS, ASKED, CHOICES, answered, asked
from swarmrally.kernel.squares import cell_at
from swarmrally.roborally.components.events import (
    DECISION_ANSWERED,
    FIELDS,
    GAME_ENDED,
    REGISTER_LOCKED,
    REGISTER_REVEALED,
    ROBOT_DESTROYED,
    ROBOT_MOVED,
    ROBOT_RETURNED,
    SHOT_FIRED,
)
from swarmrally.roborally.components.option_cards import NAMES as OPTIONS
from swarmrally.roborally.components.state import QUESTIONS, REASONS
from swarmrally.roborally.forms.event_json import described

NAMES = ("Wedge", "Cross", "Crate", "Gable")


def told(kind: int, rule: int, *values: int) -> str:
    row = [kind, rule, 1, *values, *[0] * (5 - len(values))]
    return sentence(described([row])[0], NAMES)


@pytest.mark.parametrize("kind", FIELDS, ids=lambda kind: FIELDS[kind][0])
def test_every_kind_of_event_is_told_in_one_short_line_with_its_rule(kind):
    words = told(kind, 702, 1, 1, 1, 1, 1)
    assert words.endswith(" [R7.2]")
    assert words[0].isupper()
    assert "\n" not in words
    assert "{" not in words
    assert "_" not in words
    assert "None" not in words
    assert len(words) < 140


def test_no_words_are_kept_for_an_event_that_does_not_exist():
    assert TEMPLATES.keys() | SPECIAL.keys() == {name for name, _ in FIELDS.values()}
    assert not TEMPLATES.keys() & SPECIAL.keys()


def test_every_question_has_words_and_every_answer():
    questions = {str(question) for question in QUESTIONS if question}
    assert CHOICES.keys() == ASKED.keys() == questions
    assert ANSWERS.keys() <= questions
    for question in questions:
        assert "{" not in asked(question, 3, NAMES)
        assert asked(question, 3, NAMES).endswith(")")


def test_sentences_name_robots_cards_and_cells():
    here, there = cell_at(5, 2), cell_at(5, 3)
    assert told(ROBOT_MOVED, 502, 0, here, there, 0) == "Wedge moved from 5,2 to 5,3 [R5.2]"
    assert told(ROBOT_MOVED, 502, 0, here, there, 1) == "Cross pushed Wedge from 5,2 to 5,3 [R5.2]"
    assert told(REGISTER_REVEALED, 501, 1, 0, 68, 0) == "Cross revealed Move 2 (680) [R5.1]"
    assert told(REGISTER_REVEALED, 501, 1, 0, 49, 7) == "Cross revealed Move 1 (490) with Rotate Left (70) [R5.1]"
    assert told(REGISTER_LOCKED, 704, 1, 4, 1, 0) == "Cross's register 5 locked with U-Turn (10) [R7.4]"
    assert told(ROBOT_DESTROYED, 705, 0, here, 1) == "Wedge was destroyed at 5,2, 1 life left [R7.5]"
    assert told(ROBOT_RETURNED, 804, 0, here, 1, 2, 1) == "Wedge came back at 5,2 facing E with 2 damage, powered down [R8.4]"
    assert told(SHOT_FIRED, 701, 0, -1, here, there, 1) == "Wedge at 5,2 fired the main laser at Cross at 5,3 [R7.1]"
    assert told(GAME_ENDED, 805, 0b111, 1) == "Wedge, Cross and Crate won: all flags were touched [R8.5]"


@pytest.mark.parametrize("reason", REASONS[1:])
def test_every_end_has_words_in_the_log_the_last_line_and_tournaments(reason):
    assert told(GAME_ENDED, 805, 0b1, REASONS.index(reason))
    assert reason in WHY or reason == "nobody_left"
    assert words_of(reason)


def test_decisions_say_what_was_chosen():
    lost = QUESTIONS.index("lose_option")
    assert told(DECISION_ANSWERED, 705, 0, lost, OPTIONS.index("brakes")) == "Wedge answered, lose an option: Brakes [R7.5]"
    assert answered("re_entry", {"heading": "N", "at": [5, 15], "powered_down": True}) == "at 5,15 facing N, powered down"
    assert answered("fire_control", {"lock": 3}) == "lock register 3"
    assert answered("fire_control", {"destroy": "crab_legs"}) == "destroy Crab Legs"
    assert answered("discard_option", None) == "none, take the damage"
    assert (answered("brakes", True), answered("archive", False)) == ("yes", "no")


def test_cards_and_options_are_read_as_printed():
    assert [name(priority) for priority in (10, 70, 80, 430, 840)] == [
        "U-Turn (10)",
        "Rotate Left (70)",
        "Rotate Right (80)",
        "Back Up (430)",
        "Move 3 (840)",
    ]
    assert names([None, None]) == "nothing"
    assert title("rear_firing_laser") == "Rear-Firing Laser"
    assert title("abort_switch") == "Abort Switch"


def test_every_option_is_explained_with_its_rule():
    for number, option in enumerate(OPTIONS, 1):
        assert explained(option).endswith(f"(R9.{number})")


def test_the_rule_is_dimmed():
    text = styled({"kind": "TurnBegan", "beat": 1, "rule": "R1.2", "turn": 3}, NAMES)
    assert text.plain == "Turn 3 began [R1.2]"
    assert any("dim" in str(span.style) and text.plain[span.start :] == " [R1.2]" for span in text.spans)
