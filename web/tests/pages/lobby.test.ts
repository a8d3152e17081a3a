import { beforeAll, describe, expect, test } from "vitest";

import { guestName } from "../../src/shell/guests";
import { fromHash, fromText } from "../../src/lobby/arrival";
import { merged } from "../../src/lobby/open-tables.svelte";
import { clockWords, titleOf } from "../../src/table/titles";
import { spanOf } from "../../src/words/times";
import type { Settings, TableLine } from "../../src/wire/protocol";
import { speak } from "../../src/words/words.svelte";

beforeAll(() => speak("en"));

describe("links and codes", () => {
  test("links say what they are for behind the #", () => {
    expect(fromHash("invitation=a-b_c")).toEqual({ kind: "invitation", code: "a-b_c" });
    expect(fromHash("code=abc")).toEqual({ kind: "invitation", code: "abc" });
    expect(fromHash("recover=x=y")).toEqual({ kind: "recover", code: "x=y" });
    expect(fromHash("record=r")).toEqual({ kind: "record", code: "r" });
    expect(fromHash("a3.5")).toBeNull();
    expect(fromHash("invitation=")).toBeNull();
  });

  test("whatever was pasted is understood", () => {
    expect(fromText(" https://play.example/#invitation=abc ")).toEqual({ kind: "invitation", code: "abc" });
    expect(fromText("https://play.example/table/3vMuZ1sTFvQh?x=1")).toEqual({ kind: "table", code: "3vMuZ1sTFvQh" });
    expect(fromText("abc def")).toEqual({ kind: "invitation", code: "abcdef" });
    expect(fromText("  ")).toBeNull();
  });
});

describe("words of a table", () => {
  test("times are said in the largest unit that fits", () => {
    expect(spanOf(50)).toEqual({ count: 50, unit: "second" });
    expect(spanOf(119)).toEqual({ count: 119, unit: "second" });
    expect(spanOf(150)).toEqual({ count: 2, unit: "minute" });
    expect(spanOf(6.5 * 3600)).toEqual({ count: 6, unit: "hour" });
    expect(spanOf(3 * 86_400)).toEqual({ count: 3, unit: "day" });
  });

  test.each<[Partial<Settings>, string]>([
    [{}, "novice clock"],
    [{ clock: { stopwatch: "expert" } }, "expert clock"],
    [{ clock: { stopwatch: "none" } }, "no clock"],
    [{ clock: { stopwatch: 259_200 } }, "3 days a round"],
    [{ game: "roborally", clock: { stopwatch: 259_200 } }, "3 days a turn"],
    [{ game: "roborally" }, "30 s for the last"],
    [{ game: "roborally", clock: { last_player: false } }, "no clock"],
  ])("%o is %s", (settings, words) => {
    expect(clockWords({ game: "asteroyds", seats: 4, ...settings })).toBe(words);
  });

  test("modes are translated, courses keep their names", () => {
    expect(titleOf("racing")).toBe("Racing");
    expect(titleOf("Risky Exchange")).toBe("Risky Exchange");
  });
});

test("tables stand in the server's order, and those that are gone go", () => {
  const row = (table: string, more: Partial<TableLine>): TableLine => ({
    table,
    game: "asteroyds",
    title: "racing",
    phase: "open",
    public: true,
    players: [],
    seats: 4,
    free_seats: 1,
    opened_at: 0,
    touched_at: 0,
    ...more,
  });
  const known = [row("a", { touched_at: 1 }), row("b", { phase: "playing" }), row("c", {})];
  const rows = merged(known, [row("d", { touched_at: 9 }), row("a", { free_seats: 0 })], ["b", "a", "d"]);
  expect(rows.map((each) => each.table)).toEqual(["b", "a", "d"]);
  expect(rows[1]?.free_seats).toBe(0);
  expect(merged(rows, [], ["d", "b"]).map((each) => each.table)).toEqual(["d", "b"]);
});

test("guests get a name in their language", () => {
  expect(guestName("de", () => 0)).toBe("Komet 10");
  expect(guestName("fr", () => 0.999)).toBe("Boussole 99");
});
