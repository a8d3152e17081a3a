"""Who comes first when there is more to do than a turn has time for, by a made-up clock."""

from __future__ import annotations

from collections.abc import Callable

from swarmrally.gate.burden import HALF_LIFE, MOST_KNOWN, Costs, Line
from swarmrally.gate.desk import MOST_IN_WORK, TOO_LONG, Desk
from swarmrally.gate.turns import A_PAUSE, A_TURN, Turns

Work = Callable[[], None]


class Time:
    """A clock, the processor's time, and what was to be done soon or later."""

    def __init__(self) -> None:
        self.now = self.used = 0.0
        self.soon: list[Work] = []
        self.later: list[tuple[float, Work]] = []
        self.costs = Costs(0.0)

    def turns(self) -> Turns:
        return Turns(self.costs, lambda: self.now, self.put, lambda: self.used)

    def desk(self) -> Desk:
        return Desk(self.costs, lambda: self.now, self.soon.append, self.put)

    def put(self, seconds: float, work: Work) -> None:
        self.later.append((self.now + seconds, work))

    def run(self) -> None:
        """One turn of the loop."""
        found, self.soon[:] = list(self.soon), []
        for work in found:
            work()

    def pass_by(self, seconds: float) -> None:
        self.now += seconds
        due = [work for at, work in self.later if at <= self.now]
        self.later = [(at, work) for at, work in self.later if at > self.now]
        for work in due:
            work()


def served(line: Line) -> list[str]:
    order: list[str] = []
    while line:
        order.append(str(line.next()()))
    return order


def named(name: str) -> Callable[[], None]:
    return lambda: name  # type: ignore[return-value]


def test_half_of_a_cost_is_forgotten_in_a_half_life() -> None:
    costs = Costs(100.0)
    costs.add("a", 8.0, 100.0)
    assert costs.seconds("a", 100.0 + HALF_LIFE) == 4.0
    costs.add("a", 1.0, 100.0 + HALF_LIFE)
    assert costs.seconds("a", 100.0 + 2 * HALF_LIFE) == 2.5
    assert costs.seconds("b", 200.0) == 0


def test_who_was_busy_long_ago_goes_before_who_is_busy_now() -> None:
    costs = Costs(0.0)
    line = Line(costs)
    costs.add("then", 8.0, 0.0)
    costs.add("now", 1.0, 4 * HALF_LIFE)
    for address in ("now", "then", "new"):
        line.add(address, named(address))
    assert served(line) == ["new", "then", "now"]


def test_what_is_done_for_an_address_puts_it_behind_the_others() -> None:
    costs = Costs(0.0)
    line = Line(costs)
    for number in range(3):
        for address in "ab":
            line.add(address, named(f"{address}{number}"))
    order = []
    while line:
        order.append(str(line.next()()))
        costs.add(order[-1][0], 1.0, 0.0)
    assert order == ["a0", "b0", "a1", "b1", "a2", "b2"]


def test_costs_stay_in_order_when_they_are_counted_anew() -> None:
    costs = Costs(0.0)
    line = Line(costs)
    costs.add("much", 2.0, 0.0)
    costs.add("little", 1.0, 0.0)
    line.add("much", named("much"))
    line.add("little", named("little"))
    costs.begin_anew(3 * HALF_LIFE)
    assert costs.seconds("much", 3 * HALF_LIFE) == 0.25
    line.add("new", named("new"))
    assert served(line) == ["new", "little", "much"]
    costs.add("late", 1.0, 1e6)
    assert costs.seconds("late", 1e6) == 1.0


def test_many_addresses_do_not_fill_the_memory_and_the_heaviest_are_remembered() -> None:
    costs = Costs(0.0)
    costs.add("heavy", 9.0, 0.0)
    for number in range(MOST_KNOWN + 10):
        costs.add(str(number), 1.0, 0.0)
    assert len(costs.kept) <= MOST_KNOWN
    assert costs.of("heavy") == 9.0


def test_a_turn_ends_and_the_lightest_come_first_in_the_next() -> None:
    time = Time()
    turns, done = time.turns(), []

    def work(address: str) -> Work:
        def run() -> None:
            turns.begin()
            time.used += A_TURN / 2
            turns.charge(address)
            done.append(address)

        return run

    assert not turns.is_over
    for _ in range(2):
        work("heavy")()
    assert turns.is_over
    for _ in range(3):
        turns.wait("heavy", work("heavy"))
    turns.wait("light", work("light"))
    assert done == ["heavy"] * 2
    time.pass_by(A_PAUSE)
    assert done[2:] == ["light", "heavy"]
    time.pass_by(A_PAUSE)
    assert done[4:] == ["heavy", "heavy"]
    time.pass_by(A_PAUSE)
    assert not turns.is_over
    time.pass_by(A_PAUSE)
    assert time.later == []


def test_the_server_gets_no_more_than_it_has_room_for_and_then_the_lightest() -> None:
    time = Time()
    desk, tickets = time.desk(), []

    def ask(address: str) -> None:
        if desk.is_full:
            desk.wait(address, lambda: tickets.append((address, desk.take(address))))
        else:
            tickets.append((address, desk.take(address)))

    for _ in range(MOST_IN_WORK + 5):
        ask("heavy")
    ask("light")
    assert len(tickets) == MOST_IN_WORK
    desk.give_back(tickets[3][1])
    desk.give_back(tickets[3][1])
    time.run()
    assert [address for address, _ in tickets[MOST_IN_WORK:]] == ["light"]
    time.pass_by(TOO_LONG)
    assert len(tickets) == MOST_IN_WORK + 6
    desk.give_back(tickets[0][1])
    assert time.soon == []
