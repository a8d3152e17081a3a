import { beforeEach, describe, expect, test, vi } from "vitest";

import { pressed } from "../../src/games/roborally/planning/keys";
import { nextTurn, usualOrders, withAnswers, withAsk } from "../../src/games/roborally/state/policies";
import { Programming } from "../../src/games/roborally/planning/programming.svelte";
import type { LiveTable } from "../../src/table/live/live.svelte";
import { Unsent } from "../../src/wire/connection.svelte";
import { Refusal } from "../../src/wire/refusal";

type Command = Parameters<LiveTable["do"]>[0];

interface FakeTable {
  id: string;
  seat: number;
  chairs: { bot?: string }[];
  now: { phase: string; stage: string; round: number; paused: boolean; awaited: number[] };
  sealed: Set<number>;
  refused?: unknown;
  own: { seat: number; round: number; draft?: unknown; game: unknown };
  readonly seats: number[];
  readonly owns: Record<number, unknown>;
  do: (command: Command) => Promise<void>;
  lookAtOwn: () => Promise<void>;
}

const HAND = [490, 820, 690, 80, 70, 450, 560, 290, 40];

function tableWith(hand: number[], registers: number[][] = [[], [], [], [], []]): FakeTable {
  return {
    id: "B4WN",
    seat: 0,
    chairs: [{}],
    now: { phase: "playing", stage: "planning", round: 3, paused: false, awaited: [0] },
    sealed: new Set(),
    own: { seat: 0, round: 3, game: { hand, registers, flywheel: null, can_recompile: false, orders_only: false } },
    get seats() {
      return [this.seat];
    },
    get owns() {
      return { [this.seat]: this.own };
    },
    do: vi.fn(() => Promise.resolve()),
    lookAtOwn: vi.fn(() => Promise.resolve()),
  };
}

function programmingAt(table: FakeTable): Programming {
  const programming = new Programming(table as unknown as LiveTable);
  programming.hear();
  return programming;
}

function press(programming: Programming, ...keys: string[]): void {
  for (const key of keys) {
    const [code, shiftKey] = key.startsWith("Shift+") ? [key.slice(6), true] : [key, false];
    pressed({ code, shiftKey } as KeyboardEvent, programming, () => undefined);
  }
}

const digits = (...numbers: number[]) => numbers.map((number) => `Digit${number}`);

function lastDraft(table: FakeTable): { registers: (number[] | null)[]; asks: string[]; power_down: boolean } {
  const commands = vi.mocked(table.do).mock.calls.map(([command]) => command);
  const drafts = commands.filter((command) => command.do === "draft");
  return drafts.at(-1)!.plan as ReturnType<typeof lastDraft>;
}

beforeEach(() => void vi.useFakeTimers());

describe("a program by keys", () => {
  test("digits put the cards of the sorted hand in the next free registers", () => {
    const programming = programmingAt(tableWith(HAND));
    expect(programming.hand).toEqual([820, 690, 560, 490, 450, 290, 80, 70, 40]);
    press(programming, ...digits(1, 3, 5));
    expect(programming.program.registers).toEqual([[820], [560], [450], [], []]);
    expect(programming.missing).toEqual([3, 4]);
  });

  test("zero is the tenth card, and the same card is not put twice", () => {
    const programming = programmingAt(tableWith([...HAND, 30]));
    press(programming, "Digit0", "Digit0", "Digit1");
    expect(programming.program.registers).toEqual([[30], [820], [], [], []]);
  });

  test("Shift and a digit pick a register, where the next card takes the place of the one there", () => {
    const programming = programmingAt(tableWith(HAND));
    press(programming, ...digits(1, 2, 3), "Shift+Digit2", "Digit4", "Digit5");
    expect(programming.program.registers).toEqual([[820], [490], [560], [450], []]);
  });

  test("Backspace takes the last card back, Delete all of them", () => {
    const programming = programmingAt(tableWith(HAND));
    press(programming, "Shift+Digit5", "Digit1", "Digit2", "Backspace");
    expect(programming.program.registers).toEqual([[], [], [], [], [820]]);
    press(programming, "Delete");
    expect(programming.missing).toEqual([0, 1, 2, 3, 4]);
  });

  test("P goes from no to yes to asking in one's turn", async () => {
    const table = tableWith(HAND);
    const programming = programmingAt(table);
    press(programming, "KeyP");
    await vi.advanceTimersByTimeAsync(400);
    expect(lastDraft(table).power_down).toBe(true);
    press(programming, "KeyP");
    await vi.advanceTimersByTimeAsync(400);
    expect(lastDraft(table).power_down).toBe(false);
    expect(lastDraft(table).asks).toContain("power_down");
  });

  test("Enter is done only when no register is empty", async () => {
    const table = tableWith(HAND);
    const programming = programmingAt(table);
    press(programming, ...digits(1, 2, 3, 4), "Enter");
    expect(vi.mocked(table.do).mock.calls.some(([command]) => command.do === "seal")).toBe(false);
    press(programming, "Digit5", "Enter");
    await vi.advanceTimersByTimeAsync(0);
    expect(vi.mocked(table.do).mock.calls.some(([command]) => command.do === "seal")).toBe(true);
  });
});

describe("locked registers", () => {
  test("show their cards, are skipped, and are null in the program", async () => {
    const table = tableWith([820, 690, 560, 490], [[], [], [], [], [350]]);
    const programming = programmingAt(table);
    press(programming, ...digits(1, 2, 3, 4));
    expect(programming.cardsIn(4)).toEqual([350]);
    expect(programming.missing).toEqual([]);
    await vi.advanceTimersByTimeAsync(400);
    expect(lastDraft(table).registers).toEqual([[820], [690], [560], [490], null]);
  });

  test("cannot be picked nor filled", () => {
    const programming = programmingAt(tableWith([820], [[], [], [], [], [350]]));
    programming.pick(4);
    expect(programming.picked).toBe(null);
    programming.put(820, 4);
    expect(programming.registerOf(820)).toBe(null);
  });
});

describe("two cards in a register", () => {
  test("lie with the move first, whichever came first", () => {
    const programming = programmingAt(tableWith(HAND));
    programming.canShare = true;
    programming.put(80, 0);
    programming.put(490, 0);
    expect(programming.program.registers[0]).toEqual([490, 80]);
  });

  test("need an option: without it the second takes the place of the first", () => {
    const programming = programmingAt(tableWith(HAND));
    programming.put(490, 0);
    programming.put(80, 0);
    expect(programming.program.registers[0]).toEqual([80]);
  });

  test("what the server refuses is put back as it was, and said at its register", async () => {
    const table = tableWith(HAND);
    const programming = programmingAt(table);
    programming.canShare = true;
    programming.put(690, 1);
    await vi.advanceTimersByTimeAsync(400);
    const refusal = new Refusal({ pointer: "/command/plan/registers/1", code: "cards_share", kind: "against_rules", rule: "R9.8" });
    vi.mocked(table.do).mockRejectedValueOnce(refusal);
    programming.put(80, 1);
    await vi.advanceTimersByTimeAsync(400);
    expect(programming.program.registers[1]).toEqual([690]);
    expect(programming.refused).toEqual({ register: 1, refusal });
  });

  test("the cards stay when only the power-down is refused", async () => {
    const table = tableWith(HAND);
    const programming = programmingAt(table);
    const refusal = new Refusal({ pointer: "/command/plan/power_down", code: "undamaged", kind: "against_rules", rule: "R4.1" });
    vi.mocked(table.do).mockImplementation((command) => ("plan" in command && (command.plan as { power_down: boolean }).power_down ? Promise.reject(refusal) : Promise.resolve()));
    press(programming, ...digits(1, 2, 3, 4, 5), "KeyP");
    await vi.advanceTimersByTimeAsync(1000);
    expect([programming.missing, programming.program.power, programming.refused]).toEqual([[], "no", { register: null, refusal }]);
    expect(lastDraft(table).registers).toEqual([[820], [690], [560], [490], [450]]);
  });
});

describe("drafts", () => {
  test("a reload brings the program, the power-down and the orders back", () => {
    const table = tableWith(HAND);
    table.own.draft = { seat: 0, registers: [[820], null, [490, 80], null, null], asks: ["power_down", "weapon"], answers: { brakes: [1] }, flywheel: 70 };
    const programming = programmingAt(table);
    expect(programming.program.registers).toEqual([[820], [], [490, 80], [], []]);
    expect(programming.program.power).toBe("ask");
    expect(programming.program.orders.answers.brakes).toEqual([1]);
    expect(programming.keptFor(70)).toBe("flywheel");
  });

  test("another tab's draft is taken over, unless something of one's own is on its way", async () => {
    const table = tableWith(HAND);
    const programming = programmingAt(table);
    const elsewhere = { seat: 0, registers: [[40], null, null, null, null], asks: [] };
    programming.put(820);
    table.own = { ...table.own, draft: elsewhere };
    programming.hear();
    expect(programming.program.registers[0]).toEqual([820]);
    await vi.advanceTimersByTimeAsync(400);
    programming.hear();
    expect(programming.program.registers[0]).toEqual([40]);
  });

  test("of two tabs that draft at once: the server is asked which one stands", async () => {
    const table = tableWith(HAND);
    const programming = programmingAt(table);
    programming.put(820);
    table.own = { ...table.own, draft: { seat: 0, registers: [[40], null, null, null, null], asks: [] } };
    programming.hear();
    await vi.advanceTimersByTimeAsync(3000);
    expect(table.lookAtOwn).toHaveBeenCalledTimes(1);
  });

  test("a new turn empties the registers and keeps the orders that last", () => {
    const table = tableWith(HAND);
    const programming = programmingAt(table);
    programming.put(820);
    programming.order(withAnswers(usualOrders(), { brakes: [1, 2], abort_switch: 3 }));
    table.now.round = 4;
    table.own = { ...table.own, round: 4 };
    programming.hear();
    expect(programming.missing).toEqual([0, 1, 2, 3, 4]);
    expect(programming.program.orders.answers).toEqual({ brakes: [1, 2] });
  });

  test("a card that is kept leaves its register, and one that is put is kept no longer", () => {
    const programming = programmingAt(tableWith(HAND));
    programming.put(820);
    programming.order(withAnswers(programming.program.orders, { conditional_program: { card: 820, register: 5 } }));
    expect(programming.registerOf(820)).toBe(null);
    programming.put(820);
    expect(programming.keptFor(820)).toBe(null);
    expect(programming.registerOf(820)).toBe(0);
  });
});

test("a program that is taken over leaves one's own orders as they are", () => {
  const table = tableWith(HAND);
  const programming = programmingAt(table);
  programming.order(withAsk(withAnswers(programming.program.orders, { brakes: [1] }), "brakes", false));
  const { orders } = programming.program;
  programming.accept({ seat: 0, registers: [[820], [690], [560], [490], [450]], asks: [], answers: { brakes: [2] }, re_entry: { heading: "W" } });
  expect(programming.program).toMatchObject({ registers: [[820], [690], [560], [490], [450]], orders });
});

test("an abort switch that is never thrown is not asked about again, one that was to be thrown is", () => {
  const never = withAsk(usualOrders(), "abort_switch", false);
  expect(nextTurn(never).asks).not.toContain("abort_switch");
  expect(nextTurn(nextTurn(never)).answers).toEqual({});
  const once = withAnswers(never, { abort_switch: 3 });
  expect(nextTurn(once).asks).toContain("abort_switch");
});

test("a program that is done is shown as the server has it, and stays", () => {
  const table = tableWith([70, 40], [[820], [690], [560], [490], [450]]);
  table.sealed = new Set([0]);
  const programming = programmingAt(table);
  expect(programming.cardsIn(0)).toEqual([820]);
  programming.takeBack(820);
  programming.clear();
  expect(programming.cardsIn(0)).toEqual([820]);
});

test("a program that can't be sent is said not to be done, and stays", async () => {
  const table = tableWith(HAND);
  const programming = programmingAt(table);
  press(programming, ...digits(1, 2, 3, 4, 5));
  vi.mocked(table.do).mockRejectedValue(new Unsent());
  await programming.seal();
  expect(table.refused).toMatchObject({ why: "unsent" });
  expect([programming.refused, programming.isOpen, programming.missing]).toEqual([null, true, []]);
});

describe("a robot that is powered down", () => {
  function resting(): FakeTable {
    const table = tableWith([]);
    table.now.awaited = [1];
    table.sealed = new Set([0]);
    (table.own.game as { orders_only: boolean }).orders_only = true;
    return table;
  }

  test("has no program to make, and its orders can be changed", () => {
    const programming = programmingAt(resting());
    expect([programming.isWanted, programming.isDone, programming.isOpen]).toEqual([false, false, true]);
  });

  test("keeps to the orders of its seat from the beginning of the turn", async () => {
    const table = resting();
    const programming = programmingAt(table);
    await vi.advanceTimersByTimeAsync(300);
    programming.order(withAnswers(usualOrders(), { discard_options: ["brakes"] }));
    await vi.advanceTimersByTimeAsync(300);
    const sent = vi.mocked(table.do).mock.calls.map(([command]) => command as { do: string; plan: { answers: unknown } });
    expect(sent.map((command) => [command.do, command.plan.answers])).toEqual([
      ["seal", {}],
      ["seal", { discard_options: ["brakes"] }],
    ]);
  });

  test("leaves orders to a bot that plays for its seat", async () => {
    const table = { ...resting(), chairs: [{ bot: "rookie" }] };
    programmingAt(table);
    await vi.advanceTimersByTimeAsync(300);
    expect(table.do).not.toHaveBeenCalled();
  });
});
