/** Puzzles where the page has no engine: the server lays them out and tries plans, in the same words. */
import { describe, expect, test } from "vitest";

import { NoEngine } from "../../src/engine/base/fetching";
import { AnyPuzzler, type Puzzler, ServerPuzzler } from "../../src/puzzles/book/puzzler";
import { Failure, Unreachable } from "../../src/wire/api";

const BOOK = { version: 1, game: "roborally", themes: [], daily: [0], puzzles: [{ id: "a1f09c3e" }] };
const LAID = { seats: 2, round: 3, snapshot: {}, own: {}, programs: {}, bearings: [{ tile: 1 }] };

function server(refuses: Failure | null = null) {
  const asked: string[] = [];
  const get = async (path: string) => (asked.push(path), path.endsWith("roborally") ? BOOK : LAID);
  const post = async (path: string, body: unknown) => {
    asked.push(`${path} ${JSON.stringify(body)}`);
    if (refuses) throw refuses;
    return path.endsWith("try") ? { events: [], isSolved: true, verdicts: [1] } : { events: [{ kind: "RobotMoved" }] };
  };
  return { asked, puzzler: new ServerPuzzler({ get, post } as never) };
}

const nowhere = (why: NoEngine["why"]): Puzzler => ({ errand: () => Promise.reject(new NoEngine(why)) });

describe("the server", () => {
  test("is asked by the id of a puzzle, and for the book once", async () => {
    const { asked, puzzler } = server();
    expect(await puzzler.layPuzzle("roborally", 0)).toEqual(LAID);
    expect(await puzzler.puzzleBearings("roborally", 0)).toEqual(LAID.bearings);
    expect((await puzzler.tryPuzzle("roborally", 0, { seat: 1 })).isSolved).toBe(true);
    expect(await puzzler.previewPuzzle("roborally", 0, { seat: 1 })).toEqual([{ kind: "RobotMoved" }]);
    expect(asked).toEqual([
      "/api/puzzles/roborally",
      "/api/puzzles/roborally/a1f09c3e",
      "/api/puzzles/roborally/a1f09c3e",
      '/api/puzzles/roborally/a1f09c3e/try {"plan":{"seat":1}}',
      '/api/puzzles/roborally/a1f09c3e/preview {"plan":{"seat":1}}',
    ]);
  });

  test("refuses a plan at the place where the page looks for it", async () => {
    const { puzzler } = server(new Failure(400, { pointer: "/plan/registers/2", code: "card_twice", kind: "against_rules" } as never));
    await expect(puzzler.checkPuzzle("roborally", 0, {})).rejects.toMatchObject({ pointer: "/registers/2", code: "card_twice" });
  });
});

describe("a page", () => {
  test("asks the server once its own thread could not", async () => {
    const { asked, puzzler } = server();
    let tries = 0;
    const here: Puzzler = { errand: () => ((tries += 1), Promise.reject(new NoEngine("unsupported"))) };
    const any = new AnyPuzzler(() => here, puzzler);
    expect(await any.errand("puzzles", "roborally")).toEqual(BOOK);
    expect(await any.errand("layPuzzle", "roborally", 0)).toEqual(LAID);
    expect([tries, asked.length]).toEqual([1, 2]);
  });

  test("says what is the matter with its thread when the server can't help either", async () => {
    const away = { puzzles: () => Promise.reject(new Unreachable()) } as never;
    await expect(new AnyPuzzler(() => nowhere("unsupported"), away).errand("puzzles", "roborally")).rejects.toMatchObject({ why: "unsupported" });
  });

  test("asks nobody as long as its thread answers", async () => {
    const { asked, puzzler } = server();
    const here = { errand: () => Promise.resolve(BOOK) } as never;
    await new AnyPuzzler(() => here, puzzler).errand("puzzles", "roborally");
    expect(asked).toEqual([]);
  });
});
