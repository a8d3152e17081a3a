"""The cards and options of a rally, for check_game.py: what was dealt and drawn is followed, and compared with what is shown."""

from typing import Any

OPTIONS = """
ablative_coat abort_switch brakes circuit_breaker conditional_program crab_legs double_barreled_laser dual_processor extra_memory
fire_control flywheel fourth_gear gyroscopic_stabilizer high_power_laser mechanical_arm mini_howitzer power_down_shield
pressor_beam radio_control ramming_gear rear_firing_laser recompile reverse_gear scrambler superior_archive tractor_beam
""".split()  # noqa: SIM905
ONE_MORE, TRICKSY = ("Flag Fry", "Marathon Madness", "War Zone", "one_option", "war_zone"), ("Tricksy", "tricksy")


def expect(is_so: object, what: str) -> None:
    if not is_so:
        raise SystemExit(f"not fair: {what}")


def below(word: int, size: int) -> int:
    return word * size >> 32


class Rally:
    """The cards of all seats, register by register; None is what only the rules could tell, after the deck ran out."""

    def __init__(self, setup: Any, chance: Any) -> None:
        seats, first, course = len(setup["seats"]), setup.get("first_seat"), setup.get("course", "")
        first = below(chance.draw(0, 2, 0)[0], seats) if first is None else first
        self.docks, self.chance, self.turn, self.checked = [(first + at) % seats for at in range(seats)], chance, 0, 0
        self.gone: list[str] = []
        self.held: dict[tuple[int, int], Any] = {}
        self.locked: set[tuple[int, int]] = set()
        self.open: dict[int, list[int]] = {}
        self.flywheels: dict[int, Any] = {}
        self.deck: Any = None
        self.hands: dict[int, Any] = {}
        self.kept: dict[int, Any] = {}
        special = course.get("special") if isinstance(course, dict) else course
        self.pile = chance.shuffled(OPTIONS, 0, 8) if setup.get("options", True) else []
        del self.pile[: seats * (setup.get("options_at_start", 0) + (special in ONE_MORE))]
        self.drafts = {seat: [self.pile.pop(0) for _ in range(3) if self.pile] for seat in self.docks if special in TRICKSY}

    def take(self, count: int) -> Any:
        """From the top of the deck, which is shuffled when the first hand is dealt."""
        if self.deck == "due":
            away = [card for place in self.locked for card in self.held[place] or ()] + list(self.flywheels.values())
            self.deck = self.chance.shuffled([card for card in range(10, 850, 10) if card not in away], self.turn, 16)
        return None if self.deck is None else [self.deck.pop(0) for _ in range(count) if self.deck]

    def tell(self, event: Any) -> None:
        kind, seat = event["kind"], event.get("seat")
        place = seat, event.get("register", 1) - 1
        if kind == "TurnBegan":
            self.turn, self.deck, self.hands, self.kept, self.last = event["turn"], "due", {}, {}, -1
            self.held = {place: self.held[place] for place in self.locked}
        elif kind == "CardsDealt":
            expect(self.docks.index(seat) > self.last, f"turn {self.turn}: hands were not dealt in dock order")
            self.last, self.open[seat] = self.docks.index(seat), [at for at in range(5) if (seat, at) not in self.locked]
            self.hands[seat] = self.take(event["count"])
        elif kind == "HandRecompiled":
            self.hands[seat] = self.take(event["count"])
        elif kind == "DeckShuffled":
            self.deck = None
        elif kind == "CardReplaced":
            self.held[place] = [self.kept[seat]] if event["option"] == "conditional_program" else self.take(1)
        elif kind in ("RegisterRevealed", "RegisterLocked"):
            self.show(place, event)
        elif kind in ("RegisterUnlocked", "DamageDiscarded", "RobotDestroyed"):
            for empty in [place] if kind == "RegisterUnlocked" else [(seat, at) for at in range(5)]:
                self.locked.discard(empty)
                self.held.pop(empty, None)
        elif kind == "OptionsShuffled":
            self.pile, self.gone = self.chance.shuffled(self.gone, self.turn, 8), []
        elif kind == "OptionDrawn" and not self.turn:
            self.pile += [option for option in self.drafts[seat] if option != event["option"]]
            expect(event["option"] in self.drafts[seat], f"seat {seat} kept an option that it was not dealt")
        elif kind == "OptionDrawn":
            expect(self.pile and self.pile.pop(0) == event["option"], f"turn {self.turn}: {event['option']} was not the top option")
            self.checked += 1
        elif kind == "OptionDiscarded":
            self.gone.append(event["option"])
            if event["option"] == "flywheel":
                self.flywheels.pop(seat, None)

    def show(self, place: tuple[int, int], event: Any) -> None:
        if event["kind"] == "RegisterLocked":
            self.locked.add(place)
            if event["rule"] == "R4.5":
                self.held[place] = self.take(1)
        known, shown = self.held.setdefault(place, []), [card for card in (event["card"], event["second"]) if card]
        if shown:
            expect(known in (None, shown), f"turn {self.turn}: seat {place[0]} shows {shown} in register {place[1] + 1}, not {known}")
            self.held[place], self.checked = shown, self.checked + 1

    def put(self, decision: Any) -> None:
        program, seat = decision["program"], decision["program"]["seat"]
        hand, wheel, put = self.hands.get(seat), self.flywheels.pop(seat, None), dict(enumerate(program.get("registers") or ()))
        self.held |= {(seat, at): cards for at, cards in put.items() if cards}
        kept, kept_turning = (program.get("answers", {}).get("conditional_program") or {}).get("card"), program.get("flywheel")
        used = {card for cards in put.values() for card in cards or ()} | {kept, kept_turning} - {None}
        expect(hand is None or used <= {*hand, wheel}, f"turn {self.turn}: seat {seat} played a card that it was not dealt")
        self.kept[seat] = kept
        if kept_turning or (wheel and wheel not in used):
            self.flywheels[seat] = kept_turning or wheel
        if decision["decision"] == "time_out":
            self.fill(seat, hand and [card for card in hand if card not in used])

    def fill(self, seat: int, hand: Any) -> None:
        """Time was up."""
        empty = [(seat, at) for at in self.open.get(seat, ()) if not self.held.get((seat, at))]
        while hand is not None and len(hand) < len(empty):
            double = [(seat, at) for at in self.open[seat] if len(self.held.get((seat, at)) or ()) > 1]
            back = self.kept.pop(seat, None) or (self.held[double[0]].pop() if double else self.flywheels.pop(seat, None))
            if back is None:
                break
            hand.append(back)
        for place in empty:
            word = self.chance.draw(self.turn, 4, 5 * seat + place[1])[0]
            self.held[place] = [hand.pop(below(word, len(hand)))] if hand else hand


def check_roborally(record: Any, chance: Any) -> str:
    if record["setup"].get("scenario"):
        return "the cards of a scenario are not known to this program"
    rally = Rally(record["setup"], chance)
    for stretch, decision in zip(record["events"], [*record["decisions"], {}], strict=True):
        for event in stretch:
            rally.tell(event)
        if "program" in decision:
            rally.put(decision)
    return f"{rally.checked} cards and options"
