"""RoboRally as puzzles see it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import numpy as np
from msgspec import UNSET, Raw

from swarmrally.bots import Budget, bot
from swarmrally.kernel.events import Events, rows
from swarmrally.kernel.fields import copy, new
from swarmrally.kernel.ready import make_ready
from swarmrally.kernel.refusal import Refusal, decoded
from swarmrally.roborally.components.state import REGISTERS, is_here
from swarmrally.roborally.forms.course_forms import course_from
from swarmrally.roborally.forms.event_json import described
from swarmrally.roborally.forms.programs import put_program
from swarmrally.roborally.forms.reading import read_position, state_from
from swarmrally.roborally.forms.schema import LiveProgram, Program
from swarmrally.roborally.playing.judging import judge
from swarmrally.roborally.playing.preview import preview as run_alone
from swarmrally.roborally.playing.preview import take_back
from swarmrally.roborally.playing.view import view
from swarmrally.roborally.rules.program import seal
from swarmrally.roborally.rules.sequence import play_turn
from swarmrally.study.puzzles.field import Laid, Place, Proven, Trial
from swarmrally.study.puzzles.puzzle import CardProgram, Clause, Plan, Puzzle
from swarmrally.study.puzzles.roborally import telling
from swarmrally.study.puzzles.roborally.goals import conditions_of
from swarmrally.study.puzzles.roborally.moments import moments
from swarmrally.study.puzzles.roborally.proving import Proof, prove
from swarmrally.study.puzzles.roborally.telling import hints, rules
from swarmrally.study.puzzles.roborally.wishes import wishes
from swarmrally.table.games.roborally_play import own, shown

__all__ = [
    "bots_plan",
    "cell_of",
    "conditions",
    "ground_of",
    "hints",
    "laid",
    "laid_out",
    "mode_of",
    "moments",
    "preview",
    "proven",
    "read_plan",
    "rules",
    "sent_plan",
    "themes",
    "told",
    "tried",
    "wishes",
]
LIVE_DECODER = msgspec.json.Decoder(LiveProgram)
PROGRAM_DECODER = msgspec.json.Decoder(CardProgram)


def laid_out(position: bytes, seat: int, hand: list[int]) -> Place:
    """All programs but the seat's stand; it has its hand."""
    read = read_position(position)
    course = course_from(bytes(read.course))
    locked = next(robot.locked for robot in read.robots if robot.seat == seat)
    cards = iter(hand)
    own = Program(seat, [None if str(register) in locked else [next(cards)] for register in range(1, REGISTERS + 1)])
    read.programs = [*([] if read.programs is UNSET else read.programs), own]
    state = state_from(read, course)
    state.sealed[: int(state.seats)] = 1
    state.sealed[seat] = 0
    take_back(state, seat)
    state.hand[seat, : len(hand)] = [card // 10 for card in hand]
    state.hand_count[seat] = len(hand)
    return Place(course, state, seat)


def conditions(goal: Sequence[Clause], place: Place) -> Any:
    return conditions_of(goal, place.ground, place.seat)


def proven(goal: Sequence[Clause], place: Place) -> Proven:
    make_ready("study.puzzles.roborally")
    proof = new(Proof)
    prove(place.ground, place.state, place.seat, conditions(goal, place), proof, new(Events))
    solution, wrong = form_of(proof.plan), form_of(proof.wrong_plan)
    return Proven(int(proof.plans), int(proof.solving), int(proof.solutions), int(proof.fewest), solution, wrong, int(proof.wrong_worth))


def form_of(registers: Any) -> CardProgram:
    return CardProgram([int(card) * 10 or None for card in registers])


def tried(plan: Plan, goal: Sequence[Clause], place: Place) -> Trial:
    assert isinstance(plan, CardProgram)
    state, events = copy(place.state), new(Events)
    put_program(live(plan, place.seat), place.ground, state)
    seal(state, events, place.seat)
    play_turn(place.ground, state, events)
    verdicts = np.zeros(len(goal), np.int64)
    judge(state, events, place.seat, conditions(goal, place), verdicts)
    return Trial(verdicts.tolist(), rows(events), state)


def live(plan: CardProgram, seat: int) -> LiveProgram:
    return LiveProgram(seat, [None if card is None else [card] for card in plan.registers])


def sent_plan(text: bytes, seat: int) -> CardProgram:
    """As a table would get it; what has no meaning here is left out."""
    program = decoded(LIVE_DECODER, text)
    if program.seat != seat:
        raise Refusal("/seat", "your_seat", seat=seat, got=program.seat)
    registers = program.registers if isinstance(program.registers, list) else [None] * REGISTERS
    return CardProgram([held[0] if held else None for held in registers])


def laid(place: Place, ground: str) -> Laid:
    state, seats = place.state, range(int(place.state.seats))
    up = [seat for seat in seats if seat != place.seat and is_here(state, seat) and not state.robot_down[seat]]
    programs = {seat: own(state, seat)["registers"] for seat in up}
    return Laid(shown(state, place.ground, Raw(msgspec.json.encode(ground))), own(state, place.seat), programs, [])


def preview(plan: Plan, place: Place) -> list[dict[str, Any]]:
    assert isinstance(plan, CardProgram)
    return described(run_alone(place.ground, view(place.state, place.seat), live(plan, place.seat)))


def told(trial: Trial, place: Place) -> list[dict[str, Any]]:
    return described(trial.rows)


def read_plan(text: bytes) -> CardProgram:
    return PROGRAM_DECODER.decode(text)


def bots_plan(name: str, nodes: int, place: Place) -> CardProgram:
    program: LiveProgram = bot("roborally", name).plan(place.ground, place.state, place.seat, 0, Budget(nodes=nodes * 500))
    registers = program.registers if isinstance(program.registers, list) else [None] * REGISTERS
    return CardProgram([held[0] if held else None for held in registers])


def themes(goal: Sequence[Clause], place: Place, proven: Proven, solved: Trial, failed: Trial) -> list[str]:
    bare = Place(place.ground, copy(place.state), place.seat)
    bare.state.holds[:], bare.state.option_count[:] = 0, 0
    without = tried(proven.solution, goal, bare), tried(proven.wrong, goal, bare)
    needs_options = bool(place.state.option_count.any()) and [trial.is_solved for trial in without] != [True, False]
    return telling.themes(goal, place, proven, solved, failed, needs_options)


def ground_of(puzzle: Puzzle) -> str:
    name: str = msgspec.json.decode(bytes(read_position(bytes(puzzle.position)).course))
    return name


def cell_of(place: Place) -> int:
    return int(place.state.robot_cell[place.seat])


def mode_of(place: Place) -> str:
    """There is only one."""
    return ""
