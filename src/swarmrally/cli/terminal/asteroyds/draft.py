"""A2 A plan while it is made: each key fills the next empty column, the seventh the energy column."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Literal, TypeVar

from swarmrally.asteroyds.components.state import COLUMNS, ENERGY, LAWRENCE, PILOTS, LiveEmergencyOrder, Pilot, State
from swarmrally.asteroyds.forms.plans import put_plan
from swarmrally.asteroyds.forms.schema import LivePlan
from swarmrally.kernel.fields import copy
from swarmrally.kernel.refusal import Refusal

EMPTY, WAIT = "", "wait"
ACTION_KEYS = {
    "w": "forward",
    "up": "forward",
    "d": "right",
    "right": "right",
    "a": "left",
    "left": "left",
    "x": "turn_back",
    "down": "turn_back",
    "s": "shoot",
    " ": WAIT,
    ".": WAIT,
}
POWER_FORMS: dict[Pilot, tuple[str, ...]] = {
    "mhand": ("power:left", "power:right"),
    "1634": ("power:left1", "power:left2", "power:right1", "power:right2"),
}
Order = TypeVar("Order")
Ram = bool | Literal["ask"]
RAM_IN_TURN: tuple[Ram, ...] = ("ask", False, True)
SHIELD_IN_TURN: tuple[LiveEmergencyOrder, ...] = ("ask", "never", "fatal", "always")


@dataclass(frozen=True)
class Draft:
    """What lies on the chart so far, and the column that was picked to be replaced."""

    slots: tuple[str, ...] = (EMPTY,) * COLUMNS
    picked: int | None = None
    ram: Ram = "ask"
    emergency_shield: LiveEmergencyOrder = "never"

    @property
    def next_column(self) -> int | None:
        """The column that the next action goes to; None when the plan is full."""
        if self.picked is not None:
            return self.picked
        return self.slots.index(EMPTY) if EMPTY in self.slots else None

    @property
    def is_empty(self) -> bool:
        return not any(self.slots)

    def put(self, action: str, column: int) -> Draft:
        slots = list(self.slots)
        slots[column] = action
        return replace(self, slots=tuple(slots), picked=None)

    def plan(self, seat: int) -> LivePlan:
        """The plan as it stands: empty columns are waits (A2.3), and the energy token starts on the shield (A2.4)."""
        columns = tuple(None if slot in (EMPTY, WAIT) else slot for slot in self.slots[:ENERGY])
        return LivePlan(seat, columns, self.slots[ENERGY] or "shield", self.ram, self.emergency_shield)  # type: ignore[arg-type]


@dataclass
class Editor:
    """A draft in somebody's hands; what is against the rules is refused at once and changes nothing."""

    seen: State
    seat: int
    draft: Draft = field(default_factory=Draft)
    before: list[Draft] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.seen = copy(self.seen)
        if self.has_emergency_shield:
            self.draft = replace(self.draft, emergency_shield="ask")

    @property
    def pilot(self) -> Pilot:
        return PILOTS[int(self.seen.craft_pilot[self.seat])]

    @property
    def has_emergency_shield(self) -> bool:
        """A7.4 Whether this pilot can order it at all."""
        is_lawrence = self.seen.craft_pilot[self.seat] == LAWRENCE
        return bool(is_lawrence and self.seen.powers and not self.seen.craft_power_spent[self.seat])

    def press(self, key: str) -> bool:
        """Carries out a key; False when it means nothing here. Raises a Refusal for what can't be."""
        changed = self.changed_by(key)
        if changed is None:
            return False
        self.check(changed)
        if changed != self.draft:
            self.before.append(self.draft)
        self.draft = changed
        return True

    def changed_by(self, key: str) -> Draft | None:
        if key in ACTION_KEYS:
            return self.with_action(ACTION_KEYS[key])
        if key in "1234567" and len(key) == 1:
            return replace(self.draft, picked=int(key) - 1)
        changes = {
            "p": self.with_power,
            "e": self.with_shield,
            "r": self.with_ram_order,
            "g": self.with_shield_order,
            "delete": self.cleared,
        }
        return changes[key]() if key in changes else None

    def undo(self) -> None:
        if self.before:
            self.draft = self.before.pop()

    def plan(self) -> LivePlan:
        return self.draft.plan(self.seat)

    def with_action(self, action: str) -> Draft:
        column = self.free_column()
        if column == ENERGY and action in ("turn_back", WAIT):
            return self.with_shield()
        return self.draft.put(action, column)

    def free_column(self) -> int:
        if self.draft.next_column is None:
            raise Refusal("", "wrong_step", why="the plan is full: Enter seals it, 1-7 picks a column to replace, Backspace undoes")
        return self.draft.next_column

    def with_shield(self) -> Draft:
        return self.draft.put("shield", ENERGY)

    def with_power(self) -> Draft:
        """A7.3 Pressed again the token takes its next form; in a column that was picked it moves there."""
        forms = POWER_FORMS.get(self.pilot, ("power",))
        lies = next((column for column, slot in enumerate(self.draft.slots) if slot.startswith("power")), None)
        if lies is None:
            return self.draft.put(forms[0], self.free_column())
        form = self.draft.slots[lies]
        if self.draft.picked in (None, lies):
            return self.draft.put(forms[(forms.index(form) + 1) % len(forms)], lies)
        picked = self.free_column()
        return self.draft.put(EMPTY, lies).put(form, picked)

    def with_ram_order(self) -> Draft:
        return replace(self.draft, ram=after(RAM_IN_TURN, self.draft.ram))

    def with_shield_order(self) -> Draft:
        if not self.has_emergency_shield:
            raise Refusal("", "wrong_step", why="only Lawrence has an emergency shield, once, in a game with powers (A7.4)")
        return replace(self.draft, emergency_shield=after(SHIELD_IN_TURN, self.draft.emergency_shield))

    def cleared(self) -> Draft:
        return replace(self.draft, slots=(EMPTY,) * COLUMNS, picked=None)

    def check(self, draft: Draft) -> None:
        """Raises a Refusal that a person can read."""
        try:
            put_plan(draft.plan(self.seat), self.seen)
        except Refusal as refusal:
            column = refusal.pointer.rpartition("/")[2]
            where = f"column {int(column) + 1}" if column.isdigit() else "the energy column"
            raise Refusal("", "wrong_step", why=f"{where}: {refusal.reason}") from None


def after(turns: tuple[Order, ...], now: Order) -> Order:
    return turns[(turns.index(now) + 1) % len(turns)]
