"""R9.5 Conditional Program: the card to keep is the one that would have helped most often when something came between."""

from __future__ import annotations

from msgspec.structs import replace

from swarmrally.bots.roborally.rookie import hand_in, kept_card
from swarmrally.bots.roborally.search.choices import KINDS
from swarmrally.bots.roborally.search.rehearsal import Rehearsal
from swarmrally.bots.roborally.search.scouting import Clock
from swarmrally.bots.roborally.search.shortlist import Part, Shortlist
from swarmrally.kernel.fields import new
from swarmrally.roborally.components.cards import KIND, NO_CARD
from swarmrally.roborally.components.option_cards import CONDITIONAL_PROGRAM
from swarmrally.roborally.components.state import REGISTERS, holds
from swarmrally.roborally.forms.schema import ConditionalProgram, LiveProgram

TRIES = 8


def with_card_kept(shortlist: Shortlist, part: Part, program: LiveProgram, clock: Clock) -> LiveProgram:
    """The program with a card kept for later, and the wish to be asked where it goes."""
    spares = spare_cards(shortlist, part)
    if not holds(shortlist.seen, shortlist.seat, CONDITIONAL_PROGRAM) or not spares:
        return program
    kept = most_helpful(shortlist, part, spares, clock)
    answers = replace(program.answers, conditional_program=ConditionalProgram(kept * 10, REGISTERS))
    return replace(program, answers=answers, asks=[*program.asks, "conditional_program"])


def spare_cards(shortlist: Shortlist, part: Part) -> list[int]:
    """One of each kind that neither the program nor the Flywheel takes."""
    used = tuple(card for held in part.cards for card in held)
    flywheel = kept_card(shortlist.seen, shortlist.seat, used)
    left = [card for card in hand_in(shortlist.seen, shortlist.seat) if card not in used and card * 10 != flywheel]
    return list({int(KIND[card]): card for card in sorted(left)}.values())


def most_helpful(shortlist: Shortlist, part: Part, spares: list[int], clock: Clock) -> int:
    """Every spare card is tried in every register, against a few guesses; what counts is how much the best register gains."""
    trial = new(Rehearsal)
    shortlist.write(trial, 0, part)
    places = [(card, register) for card in spares for register in range(REGISTERS) if part.cards[register]]
    for number, (card, register) in enumerate(places, start=1):
        shortlist.write(trial, number, part)
        trial.cards[number, register] = card, NO_CARD
        trial.program[number, register] = KINDS.index(int(KIND[card]))
    gains = dict.fromkeys(spares, 0)
    for _ in range(TRIES):
        if not clock.has_time:
            break
        before = trial.chances.tolist()
        clock.time(lambda: shortlist.rehearse(trial))
        won = [after - earlier for after, earlier in zip(trial.chances.tolist(), before, strict=True)]
        for card in spares:
            tried = [won[number] for number, (each, _) in enumerate(places, start=1) if each == card]
            gains[card] += max(0, max(tried, default=0) - won[0])
    return max(spares, key=lambda card: gains[card])
