/** My page: what its lines say, what is asked for them, and what is counted. */
import { beforeAll, describe, expect, test, vi } from "vitest";

import { EVERYTHING, Games, isEverything, queryOf } from "../../src/mine/games.svelte";
import { facesOf, othersOf, pictureOf, resultOf, whenOf } from "../../src/mine/game-words";
import { bySoonest } from "../../src/mine/soonest";
import { favouriteOf, gamesOf, heightOf, kindsOf, roundsOf, sumOf, titlesOf, withHere } from "../../src/mine/statistics";
import { PaperShelf } from "../../src/solo/shelf";
import type { GameLine, Statistics } from "../../src/wire/protocol";
import { learn, speak } from "../../src/words/words.svelte";

const LINE: GameLine = { table: "t", game: "asteroyds", title: "racing", over_at: 0, result: "won", seats: 4, rounds: 8, against: "bots", others: [], place: 1, figure: "red", character: "mhand" };
const line = (more: Partial<GameLine>): GameLine => ({ ...LINE, ...more });

beforeAll(async () => {
  await speak("en");
  await learn("me");
});

test("what waits for me comes first, and of that what is soonest over", () => {
  const games = [
    { table: "theirs", isMyTurn: false, deadline: 1 },
    { table: "no clock", isMyTurn: true, deadline: null },
    { table: "late", isMyTurn: true, deadline: 9 },
    { table: "soon", isMyTurn: true, deadline: 5 },
    { table: "no clock either", isMyTurn: true, deadline: null },
  ];
  expect(games.sort(bySoonest).map((game) => game.table)).toEqual(["soon", "late", "no clock", "no clock either", "theirs"]);
});

describe("a line", () => {
  test("names people, and bots by kind or by number", () => {
    const names = { a: "Ada" };
    expect(othersOf(line({ others: [{ player: "a" }, { bot: "rookie" }, { bot: "rookie" }] }), names)).toBe("Ada and 2 × Rookie");
    expect(othersOf(line({ others: [{ bot: "ace" }, { bot: "cadet" }, { bot: "rookie" }] }), names)).toBe("3 bots");
    expect(othersOf(line({ others: [{ player: "b" }] }), names)).toBe("Somebody");
    expect(facesOf(line({ others: [{ bot: "ace" }, { bot: "ace" }, { player: "a" }] }))).toEqual(["ace"]);
  });

  test.each<[Partial<GameLine>, string]>([
    [{}, "won, 4 players"],
    [{ result: "shared" }, "won together"],
    [{ result: "lost", place: 2 }, "2nd of 4"],
    [{ result: "lost", place: null }, "lost"],
    [{ result: "left", place: null }, "left"],
    [{ result: "nobody", place: null }, "nobody won"],
    [{ result: "unknown", place: null }, "not known"],
  ])("%o is %s", (more, said) => expect(resultOf(line(more))).toBe(said));

  test("shows what I played with", () => {
    expect(pictureOf(LINE)).toBe("craft-red");
    expect(pictureOf(line({ game: "roborally", figure: "egg" }))).toBe("portrait-egg");
    expect(pictureOf(line({ figure: null }))).toBeNull();
  });

  test("says when: the time of today, yesterday, the day, and the year of another one", () => {
    const now = new Date(2026, 10, 17, 12).getTime();
    expect(whenOf(new Date(2026, 10, 17, 9, 31).getTime(), now)).toMatch(/^today, /);
    expect(whenOf(new Date(2026, 10, 16, 23).getTime(), now)).toBe("yesterday");
    expect(whenOf(new Date(2026, 10, 10).getTime(), now)).not.toContain("2026");
    expect(whenOf(new Date(2025, 10, 10).getTime(), now)).toContain("2025");
  });
});

describe("what is asked", () => {
  const asked = (more: object, after: string | null = null): object => Object.fromEntries(queryOf({ ...EVERYTHING, ...more }, ["racing", "drones", "Checkmate"], 1e12, after));

  test("is everything until something is chosen", () => {
    expect(isEverything({ ...EVERYTHING })).toBe(true);
    expect(isEverything({ ...EVERYTHING, text: "a" })).toBe(false);
  });

  test("is only what was chosen", () => {
    expect(asked({})).toEqual({ limit: "10" });
    expect(asked({ game: "roborally", title: "Checkmate", result: "lost", against: "bots", time: "week" }, "5.t")).toEqual({
      limit: "40", game: "roborally", title: "Checkmate", result: "lost", against: "bots", since: String(1e12 - 7 * 86_400_000), after: "5.t",
    });
  });

  test("finds modes and bots by what they are called here", async () => {
    expect(asked({ text: " Raci " })).toMatchObject({ name: "Raci", titles: "racing", bots: "" });
    expect(asked({ text: "ace" })).toMatchObject({ titles: "", bots: "racer|ace" });
    await speak("fr");
    expect(asked({ text: "debutant" })).toMatchObject({ bots: "rookie" });
    await speak("en");
  });

  test("is answered by the last answer, whichever comes first", async () => {
    const answers: ((games: GameLine[]) => void)[] = [];
    vi.stubGlobal("fetch", () => new Promise((resolve) => answers.push((games) => resolve(new Response(JSON.stringify({ games, names: {}, next: "1.t", count: 30 }))))));
    const games = new Games();
    const both = [games.look(EVERYTHING, [], 0, true), games.look({ ...EVERYTHING, game: "roborally" }, [], 0, true)];
    answers[1]!([line({ game: "roborally" })]);
    answers[0]!([line({}), line({ table: "u" })]);
    await Promise.all(both);
    expect(games.rows.map((row) => row.game)).toEqual(["roborally"]);
    expect(games.more).toBe(29);
    vi.unstubAllGlobals();
  });
});

describe("what this browser has", () => {
  const here = (line: GameLine, there?: string): object => ({ table: line.table, title: line.title, takenBack: 0, ending: line, there });

  test("is listed with what the server has, and a game that both have once", async () => {
    const told = [line({ table: "S", over_at: 5, against: "browser" }), line({ table: "s", over_at: 4 })];
    vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ games: told, names: {}, next: null, count: 2 })));
    vi.spyOn(PaperShelf.prototype, "lines").mockResolvedValue([here(line({ table: "h", over_at: 3 }), "S"), here(line({ table: "i", over_at: 2 }), "gone"), here(line({ table: "j", over_at: 1 }))] as never);
    const games = new Games();
    await games.look(EVERYTHING, [], 9, true);
    expect(games.rows.map(({ table }) => table)).toEqual(["S", "s", "i", "j"]);
    expect(games.count).toBe(4);
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  test("is counted with what the server has", () => {
    const there: Statistics = { counted: [{ game: "asteroyds", title: "racing", character: "mhand", games: 3, won: 2, rounds: 24 }], latest: [line({ over_at: 2 })] };
    const all = withHere(there, [line({ table: "won", over_at: 3 }), line({ table: "lost", over_at: 1, result: "lost", title: "drones", character: null, rounds: 4 })]);
    expect(sumOf(all.counted)).toEqual({ games: 5, won: 3 });
    expect(kindsOf(all)).toEqual([{ title: "racing", games: 4, won: 3 }, { title: "drones", games: 1, won: 0 }]);
    expect(roundsOf(all)).toBe(36 / 5);
    expect(all.latest.map(({ over_at }) => over_at)).toEqual([3, 2, 1]);
  });
});

describe("what is counted", () => {
  const statistics: Statistics = {
    counted: [
      { game: "asteroyds", title: "racing", character: "mhand", games: 3, won: 2, rounds: 24 },
      { game: "asteroyds", title: "drones", character: "hector", games: 2, won: 0, rounds: 10 },
      { game: "asteroyds", title: "racing", character: "hector", games: 2, won: 1, rounds: 12 },
      { game: "roborally", title: "Checkmate", character: "egg", games: 1, won: 1, rounds: 4 },
      { game: "roborally", title: "Island Hop", character: null, games: 2, won: 0, rounds: 10 },
    ],
    latest: [],
  };

  test("by game, mode and character", () => {
    expect(sumOf(statistics.counted)).toEqual({ games: 10, won: 4 });
    expect(gamesOf(statistics, "roborally")).toBe(3);
    expect(roundsOf(statistics)).toBe(6);
    expect(titlesOf(statistics, "asteroyds")).toEqual(["racing", "drones"]);
    expect(kindsOf(statistics)).toEqual([
      { title: "racing", games: 5, won: 3 },
      { title: null, games: 3, won: 1 },
      { title: "drones", games: 2, won: 0 },
    ]);
    expect(favouriteOf(statistics, "asteroyds")).toEqual({ game: "asteroyds", character: "hector", games: 4, won: 1 });
    expect(favouriteOf(statistics, "roborally")?.character).toBe("egg");
    expect(favouriteOf({ counted: [], latest: [] }, "roborally")).toBeNull();
  });

  test("first is at the top, last and left at the bottom", () => {
    expect(heightOf(LINE)).toBe(1);
    expect(heightOf(line({ result: "lost", place: 4 }))).toBe(0);
    expect(heightOf(line({ result: "lost", place: 2 }))).toBeCloseTo(2 / 3);
    expect(heightOf(line({ result: "left", place: null }))).toBe(0);
  });
});
