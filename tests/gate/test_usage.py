"""Who comes first when there is more to do than a turn has time for, by a made-up clock."""

from __future__ import annotations

import pytest

from swarmrally.gate.handover import BODIES, FAREWELLS, MESSAGES, MOST_IN_WORK, OPENINGS, QUESTIONS, REQUESTS, TOO_LONG, Handover
from swarmrally.gate.turns import A_LEAN_TURN, A_PAUSE, A_TURN, Turns, Work
from swarmrally.gate.usage import HALF_LIFE, MOST_KNOWN, OLDEST, Queue, Queues, Usage


class Time:
    """A clock, the processor's time, and what was to be done soon or later."""

    def __init__(self) -> None:
        self.now = self.used = 0.0
        self.soon: list[Work] = []
        self.later: list[tuple[float, Work]] = []
        self.usage = Usage(lambda: self.now)
        self.is_lean = False

    def turns(self) -> Turns:
        return Turns(self.usage, lambda address: False, self.put, lambda: self.is_lean, lambda: self.used)

    def handover(self) -> Handover:
        return Handover(self.usage, lambda address: False, self.soon.append, self.put)

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


@pytest.mark.parametrize("network", ["198.51.100.{}", "2001:db8:7:{}::"])
def test_who_comes_from_all_addresses_of_a_network_is_behind_who_comes_from_one(network: str) -> None:
    usage = Usage(lambda: 0.0)
    queue: Queue[str] = Queue(usage)
    for number in range(1, 200):
        usage.add(network.format(number), 0.002)
    usage.add("203.0.113.5", 0.01)
    for address in [*(network.format(number) for number in range(1, 201)), "203.0.113.5"]:
        queue.add(address, address)
    assert queue.take() == "203.0.113.5"


def test_a_neighbour_who_is_heavy_is_counted_for_little() -> None:
    usage = Usage(lambda: 0.0)
    usage.add("198.51.100.1", 0.16)
    assert usage.seconds("198.51.100.2") == pytest.approx(0.01)
    assert usage.seconds("198.51.100.1") == pytest.approx(0.17)


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


def test_strangers_who_say_too_much_together_have_shorter_turns() -> None:
    time = Time()
    turns = time.turns()
    time.used += A_LEAN_TURN
    turns.charge("heavy")
    assert not turns.is_over
    time.is_lean = True
    assert turns.is_over
    time.pass_by(A_PAUSE)
    assert not turns.is_over


def test_the_server_gets_no_more_than_it_has_room_for_and_then_the_lightest() -> None:
    time = Time()
    handover, tickets = time.handover(), []

    def ask(address: str) -> None:
        if handover.is_full:
            handover.wait(address, lambda: tickets.append((address, handover.take(address))))
        else:
            tickets.append((address, handover.take(address)))

    for _ in range(MOST_IN_WORK + 5):
        ask("heavy")
    ask("light")
    assert len(tickets) == MOST_IN_WORK
    handover.give_back(tickets[3][1])
    handover.give_back(tickets[3][1])
    time.run()
    assert [address for address, _ in tickets[MOST_IN_WORK:]] == ["light"]
    while len(tickets) < MOST_IN_WORK + 6:
        before = len(tickets)
        time.pass_by(TOO_LONG)
        assert before < len(tickets) <= before + MOST_IN_WORK
    handover.give_back(tickets[0][1])
    assert time.soon == []


def test_a_crowd_in_one_lane_is_behind_in_every_other_who_wants_one_thing() -> None:
    """A visitor who had opened a page once waited for one message of each of two hundred who had dozens of connections to open."""
    time = Time()
    handover, order = time.handover(), list[str]()
    handover.usage.add("visitor", 0.004)
    for _ in range(MOST_IN_WORK):
        handover.take("others")
    for number in range(100):
        address = f"crowd {number}"
        handover.usage.add(address, 0.002)
        for _ in range(10):
            handover.wait(address, lambda: None, OPENINGS)
        handover.wait(address, lambda: order.append("crowd"), MESSAGES)
    handover.wait("visitor", lambda: order.append("visitor"), MESSAGES)
    for _ in range(8):
        work = handover.next()
        assert work is not None
        work()
    assert "visitor" in order


def test_what_is_fulfilled_or_refused_is_wished_for_no_longer() -> None:
    time = Time()
    queue: Queue[str] = Queue(time.usage)
    for number in range(5):
        queue.add("a", f"a{number}")
    time.usage.add("a", 1.0)
    assert (queue.take(), queue.heaviest(2), queue.count) == ("a0", ["a4", "a3"], 2)
    assert queue.wishes == {"a": 2}
    while queue.take():
        pass
    assert not queue.wishes


def test_a_thousand_of_one_kind_stand_in_nobodys_way_who_wants_another() -> None:
    time = Time()
    handover, done = time.handover(), []

    def work(name: str) -> Work:
        def run() -> None:
            done.append(name)
            handover.take(name)

        return run

    tickets = [handover.take("early") for _ in range(MOST_IN_WORK)]
    for number in range(1000):
        handover.wait(f"127.66.0.{number}", work("opening"), OPENINGS)
        handover.wait(f"127.66.0.{number}", work("farewell"), FAREWELLS)
    time.usage.add("visitor", 0.01)
    handover.wait("visitor", work("question"), QUESTIONS)
    handover.wait("visitor", work("message"), MESSAGES)
    for ticket in tickets:
        handover.give_back(ticket)
    time.run()
    assert sorted(done) == ["farewell", "message", "opening", "question"]


def test_large_bodies_go_one_at_a_time_and_keep_no_place_for_long() -> None:
    """Whatever is said after one comes through the link behind it."""
    time = Time()
    handover, done, tickets = time.handover(), [], []

    def work(name: str, is_large: bool) -> Work:
        def run() -> None:
            done.append(name)
            tickets.append(handover.take(name, is_large=is_large))

        return run

    first = handover.take("early", is_large=True)
    assert handover.has_large
    assert not handover.is_full
    for name in ("body", "next body"):
        handover.wait(name, work(name, True), BODIES)
    handover.wait("request", work("request", False), REQUESTS)
    handover.go_on()
    assert done == ["request"]
    handover.give_back(first)
    time.run()
    assert done == ["request", "body"]
    time.pass_by(TOO_LONG)
    assert done == ["request", "body", "next body"]


def test_who_wants_to_know_something_does_not_wait_for_a_crowd_that_wants_something_done() -> None:
    """Two hundred addresses that opened tables once kept the lobby from a visitor for three seconds."""
    time = Time()
    handover, done = time.handover(), list[str]()

    def work(name: str) -> Work:
        return lambda: done.append(f"{name} {handover.take(name)}")

    tickets = [handover.take("early") for _ in range(MOST_IN_WORK)]
    for number in range(1000):
        handover.wait(f"127.66.0.{number}", work("request"), REQUESTS)
    time.usage.add("visitor", 0.01)
    handover.wait("visitor", work("question"), QUESTIONS)
    for ticket in tickets:
        handover.give_back(ticket)
    time.run()
    assert [name.split()[0] for name in done].count("question") == 1
