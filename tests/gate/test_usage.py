"""Who comes first when there is more to do than a turn has time for, by a made-up clock."""

from __future__ import annotations

from swarmrally.gate.desk import MOST_IN_WORK, TOO_LONG, Desk
from swarmrally.gate.turns import A_PAUSE, A_TURN, Turns, Work
from swarmrally.gate.usage import HALF_LIFE, MOST_KNOWN, OLDEST, Queue, Queues, Usage


class Time:
    """A clock, the processor's time, and what was to be done soon or later."""

    def __init__(self) -> None:
        self.now = self.used = 0.0
        self.soon: list[Work] = []
        self.later: list[tuple[float, Work]] = []
        self.usage = Usage(lambda: self.now)

    def turns(self) -> Turns:
        return Turns(self.usage, lambda address: False, self.put, lambda: self.used)

    def desk(self) -> Desk:
        return Desk(self.usage, lambda address: False, self.soon.append, self.put)

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


def served(queue: Queue[str], usage: Usage | None = None) -> list[str]:
    order: list[str] = []
    while (found := queue.take()) is not None:
        order.append(found)
        if usage is not None:
            usage.add(found[0], 1.0)
    return order


def test_half_of_what_somebody_has_had_is_forgotten_in_a_half_life() -> None:
    time = Time()
    time.usage.add("a", 8.0)
    time.now += HALF_LIFE
    assert time.usage.seconds("a") == 4.0
    time.usage.add("a", 1.0)
    time.now += HALF_LIFE
    assert time.usage.seconds("a") == 2.5
    assert time.usage.seconds("b") == 0


def test_who_was_busy_long_ago_goes_before_who_is_busy_now() -> None:
    time = Time()
    queue: Queue[str] = Queue(time.usage)
    time.usage.add("then", 8.0)
    time.now += 4 * HALF_LIFE
    time.usage.add("now", 1.0)
    for address in ("now", "then", "new"):
        queue.add(address, address)
    assert [queue.take(), time.usage.weight("then") < time.usage.weight("now")] == ["new", True]


def test_addresses_have_their_turns_whatever_each_has_waiting() -> None:
    time = Time()
    queue: Queue[str] = Queue(time.usage)
    for number in range(3):
        for address in "ab":
            queue.add(address, f"{address}{number}")
    assert served(queue, time.usage) == ["a0", "b0", "a1", "b1", "a2", "b2"]


def test_who_wants_one_thing_goes_before_a_crowd_of_wishes_of_somebody_who_has_had_less() -> None:
    time = Time()
    queue: Queue[str] = Queue(time.usage)
    time.usage.add("a", 0.004)
    for number in range(20):
        queue.add("b", f"b{number}")
    queue.add("a", "a")
    assert queue.take() == "a"


def test_a_crowd_that_has_had_nothing_yet_does_not_keep_a_player_waiting_who_has_had_little() -> None:
    """Each of the crowd wants much at once."""
    time = Time()
    queue: Queue[str] = Queue(time.usage)
    time.usage.add("player", 0.04)
    crowd = [f"stranger {number}" for number in range(50)]
    for address in crowd * 20:
        queue.add(address, address)
    for _ in range(2 * len(crowd)):
        queue.take()
    queue.add("player", "player")
    assert "player" in [queue.take(), queue.take()]


def test_costs_stay_in_order_when_they_are_counted_anew() -> None:
    time = Time()
    queue: Queue[str] = Queue(time.usage)
    time.usage.add("much", 2.0)
    time.usage.add("little", 1.0)
    queue.add("much", "much")
    queue.add("little", "little")
    time.now += OLDEST + 1
    time.usage.add("late", 1.0)
    assert list(time.usage.weights) == ["late"]
    assert sorted(served(queue)) == ["little", "much"]


def test_many_addresses_do_not_fill_the_memory_and_the_heaviest_are_remembered() -> None:
    time = Time()
    queue: Queue[str] = Queue(time.usage)
    time.usage.add("heavy", 9.0)
    for number in range(MOST_KNOWN + 10):
        time.usage.add(str(number), 1.0)
        queue.note_turn(str(number))
    assert max(len(time.usage.weights), len(queue.turns)) <= MOST_KNOWN
    assert time.usage.seconds("heavy") == 9.0


def test_players_and_all_others_by_turns() -> None:
    queues: Queues[str] = Queues(Time().usage, lambda address: address == "player")
    for address in [f"stranger {number}" for number in range(4)] + ["player"] * 3:
        queues.add(address, address.partition(" ")[0])
    order = [queues.take() for _ in range(7)]
    assert order == ["player", "stranger"] * 3 + ["stranger"]
    assert (queues.take(), bool(queues)) == (None, False)


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
    while len(tickets) < MOST_IN_WORK + 6:
        before = len(tickets)
        time.pass_by(TOO_LONG)
        assert before < len(tickets) <= before + MOST_IN_WORK
    desk.give_back(tickets[0][1])
    assert time.soon == []
