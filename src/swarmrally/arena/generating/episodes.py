"""Episodes: another course or layout for each, for learning and measuring; no game is played to choose it, but it is checked."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Literal

import msgspec

from swarmrally.arena.generating.asteroyds.layout import LayoutDraft
from swarmrally.arena.generating.draws import Draws
from swarmrally.arena.generating.making import check_seed
from swarmrally.arena.generating.orders import Order, settled
from swarmrally.arena.generating.roborally.course import CourseDraft
from swarmrally.asteroyds.forms.schema import Rules
from swarmrally.asteroyds.playing import game as asteroyds
from swarmrally.kernel.refusal import Refusal
from swarmrally.roborally.forms.schema import CourseForm
from swarmrally.roborally.playing import setting_up as roborally

Part = Literal["training", "test"]
PARTS = ("training", "test")
ONE_IN = 10
"""So many of all there can be are kept for the test."""


class Episodes:
    """The same seed, order and part give the same ones by their number; none of the test is ever met in training, whatever the seeds."""

    def __init__(self, order: Order, seed: str, part: Part = "training") -> None:
        check_seed(seed)
        if part not in PARTS:
            raise Refusal("/part", "not_one_of", words=list(PARTS), got=str(part))
        self.order, self.seed, self.part = settled(order), seed, part

    def setup(self, number: int) -> Any:
        """What an environment, a batch or a search is made with."""
        form = self.form(number)
        if isinstance(form, CourseForm):
            return roborally.Setup(course=form, seats=roborally.usual_seats(self.order.seats))
        mode = form.modes[0]
        return asteroyds.Setup(Rules(mode=mode), asteroyds.usual_seats(self.order.seats, mode), layout=form)

    def form(self, number: int) -> Any:
        """The course or layout by itself: the first of its part that the draws of this number give."""
        another = 0
        while (form := self.drawn(number, another)) is None or part_of(form) != self.part:
            another += 1
        return form

    def drawn(self, number: int, another: int) -> Any:
        """A sketch with dials at random around those that an order begins with."""
        words = f"{self.seed} {self.part} {number}"
        draft = (CourseDraft if self.order.game == "roborally" else LayoutDraft)(self.order, words, another)
        draws = Draws("dials", words, another)
        for _ in range(draws.below(3)):
            draft.turn(None)
        return draft.made() or next_made(draft)


def next_made(draft: CourseDraft | LayoutDraft) -> Any:
    draft.turn(None)
    return draft.made()


def part_of(form: Any) -> Part:
    """By the content alone."""
    digest = blake2b(msgspec.json.encode(form), digest_size=8).digest()
    return "test" if int.from_bytes(digest, "little") % ONE_IN == 0 else "training"
