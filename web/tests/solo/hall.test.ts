/** Tables in the page, with the real engine: what is asked, told, kept, and gone on with. tests/wasm/test_solo.py runs it. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, test } from "vitest";

import { verified } from "../../src/engine/verifying";
import { type KeptGame, lineOf } from "../../src/solo/kept";
import { PaperShelf } from "../../src/solo/shelf";
import type { Settings } from "../../src/wire/protocol";
import { ENGINE_FOLDER, files, RACE, RALLY, Visit } from "./grounds";

const { SOLO_RECORDS } = process.env;

describe.skipIf(!ENGINE_FOLDER)("a table in the page", () => {
  test("begins at once, and its bots plan while I do", async () => {
    const visit = new Visit();
    const table = await visit.open();
    const seen = await visit.bots(table);
    expect(seen).toMatchObject({ host: "me", title: "racing", now: { phase: "playing", stage: "planning", round: 1, awaited: [0], deadline: null }, own: { seat: 0 } });
    expect(seen.chairs.map(({ player, bot }) => player ?? bot)).toEqual(["me", "drifter"]);
    expect(visit.told.flatMap(({ news }) => news)).toEqual([{ news: "plan_sealed", seat: 1, thought: expect.any(Number) as number }]);
    expect(seen.seed).toBeNull();
  });

  test("is open before the game begins: what I wish for is mine then", async () => {
    const visit = new Visit();
    const table = await visit.open(RACE, false);
    expect((await visit.look(table)).now.phase).toBe("open");
    await visit.do(table, { do: "wish", wish: { colour: "green", pilot: "mhand" }, seat: 0 });
    await visit.do(table, { do: "start" });
    const { setup } = (await visit.look(table)) as { setup: { seats: object[] } };
    expect(setup.seats[0]).toMatchObject({ colour: "green", pilot: "mhand" });
    expect(visit.told.at(-1)!.news[0]).toMatchObject({ news: "began", seed_hash: expect.stringMatching(/^[0-9a-f]{64}$/) as string });
  });

  test("bots come and go before the start, and a table that is given up is kept no more", async () => {
    const visit = new Visit();
    const table = await visit.open(RACE, false);
    await visit.do(table, { do: "kick", seat: 1 });
    expect(await visit.do(table, { do: "start" })).toMatchObject({ code: "seats_free" });
    expect(await visit.do(table, { do: "seat_bot", seat: 0 })).toMatchObject({ code: "seat_taken" });
    await visit.do(table, { do: "seat_bot", seat: 1, bot: "cadet" });
    expect((await visit.look(table)).chairs[1]!.bot).toBe("cadet");
    expect(await visit.shelf.lines()).toMatchObject([{ settings: { bots: ["cadet"] } }]);
    await visit.do(table, { do: "close" });
    expect(await visit.shelf.lines()).toEqual([]);
  });

  test("what can't be played is refused before there is a table, and a wish that is taken too", async () => {
    const visit = new Visit();
    await expect(visit.hall.open({ ...RACE, seats: 9 }, true)).rejects.toMatchObject({ pointer: "/seats" });
    await expect(visit.hall.check({ ...RACE, owners: [0, 0] })).rejects.toMatchObject({ pointer: "/owners" });
    expect(await visit.shelf.lines()).toEqual([]);
    const table = await visit.open({ ...RALLY, seats: 3, owners: [0, 0, 1] }, false);
    await visit.do(table, { do: "wish", wish: { robot: "hammer" }, seat: 0 });
    const { setup } = { setup: await visit.look(table) };
    expect(setup.chairs[0]!.wish).toMatchObject({ robot: "hammer" });
    expect(await visit.do(table, { do: "wish", wish: { robot: "hammer" }, seat: 1 })).toMatchObject({ code: "wish_taken", pointer: "/wish/robot" });
  });

  test("in Interference a racer and its blocker are mine (R10.4)", async () => {
    const visit = new Visit();
    const table = await visit.open({ ...RALLY, seats: 4, bots: ["rookie"], setup: { course: "Interference" } });
    expect((await visit.bots(table)).chairs.map(({ player }) => player ?? null)).toEqual(["me", null, "me", null]);
  });

  test("says what may not be, and nothing has changed", async () => {
    const visit = new Visit();
    const table = await visit.open({ ...RACE, practice: false, assist: "none" });
    const before = await visit.bots(table);
    const refused = async (...asked: Parameters<Visit["ask"]>): Promise<unknown> => ((await visit.ask(...asked)) as { code?: string }).code;
    expect(await refused({ type: "do", table, command: { do: "seal", round: 2, plan: { seat: 0 } } })).toBe("wrong_round");
    expect(await refused({ type: "do", table, command: { do: "seal", round: 1, plan: { seat: 0, columns: ["nonsense"] } } })).toBeDefined();
    expect(await refused({ type: "do", table, command: { do: "start" } })).toBe("begun");
    expect(await refused({ type: "do", table, command: { do: "resume" } })).toBe("not_paused");
    expect(await refused({ type: "do", table, command: { do: "come_back" } })).toBe("no_bot");
    expect(await refused({ type: "do", table, command: { do: "answer", decision: 1, answer: true } })).toBe("decision_over");
    expect(await refused({ type: "do", table, command: { do: "kick", seat: 1 } })).toBe("begun");
    expect(await refused({ type: "do", table, command: { do: "stand" } })).toBe("only_players");
    expect(await refused({ type: "hint", table, round: 1, seat: 0 })).toBe("no_practice");
    expect(await refused({ type: "preview", table, round: 1, plan: { seat: 0, columns: [null, null, null, null, null, null] } })).toBe("no_assist");
    expect(await refused({ type: "do", table: "elsewhere", command: { do: "start" } })).toBe("no_table");
    expect({ ...(await visit.look(table)), at: 0 }).toEqual({ ...before, at: 0 });
  });

  test("a round goes on when I have sealed, and everybody is told once", async () => {
    const visit = new Visit();
    const table = await visit.open();
    const after = await visit.round(table);
    expect(after.now.round).toBe(2);
    expect(visit.told.map(({ number }) => number)).toEqual(visit.told.map((_, index) => visit.told[0]!.number + index));
    expect(visit.told.flatMap(({ news }) => news.map(({ news }) => news)).slice(0, 3)).toEqual(["plan_sealed", "plan_sealed", "played"]);
    const { start, events } = await visit.hall.story(table, after.number);
    expect(start).toMatchObject({ position: { round: 1 } });
    const told = visit.told.flatMap(({ news }) => news.flatMap((each) => (each.news === "played" ? (each.events as object[]) : [])));
    expect(events).toEqual(told);
  });

  test.each([["asteroyds", RACE], ["roborally", RALLY]] as const)("goes on exactly where it was, after the page was closed: %s", async (_, settings) => {
    const shelf = new PaperShelf();
    const first = new Visit(shelf);
    const table = await first.open(settings);
    const after = await first.round(table);
    const hinted = await first.ask({ type: "hint", table, round: after.now.round, seat: 0 });
    if (hinted.type === "hinted") await first.do(table, { do: "draft", round: after.now.round!, plan: hinted.hint.plan });
    const before = await first.bots(table);
    const second = new Visit(shelf, "two");
    await second.watch(table);
    const [shown] = second.said("table");
    expect({ ...shown!.table, at: 0 }).toEqual({ ...before, at: 0 });
    expect(second.took).toEqual([table]);
    expect((await second.hall.story(table)).events).toEqual((await first.hall.story(table)).events);
  });

  test("what another page has taken is told and written no more", async () => {
    const shelf = new PaperShelf();
    const [first, second] = [new Visit(shelf), new Visit(shelf, "two")];
    const table = await first.open();
    await first.bots(table);
    await second.watch(table);
    await second.round(table);
    const [kept] = await shelf.lines();
    await first.do(table, { do: "resign" });
    expect(first.given).toContainEqual({ gone: table });
    expect(first.told.flatMap(({ news }) => news).some(({ news }) => news === "over")).toBe(false);
    expect(await shelf.lines()).toEqual([kept]);
    // Whatever its page still asks does not bring it back; looking at it again does.
    expect(await first.do(table, { do: "resign" })).toMatchObject({ type: "refused", code: "no_table" });
    await first.watch(table);
    expect((await first.look(table)).now.round).toBe(2);
  });

  test.each([["asteroyds", RACE], ["roborally", RALLY]] as const)("a round can be taken back, and the one before it too: %s", async (_, settings) => {
    const visit = new Visit();
    const table = await visit.open(settings);
    const first = await visit.bots(table);
    const isPlanning = async (): Promise<number> => {
      for (;;) {
        const seen = await visit.round(table);
        if (seen.now.stage === "planning") return seen.now.round!;
      }
    };
    await isPlanning();
    const second = await visit.bots(table);
    await isPlanning();
    await visit.hall.inTurn(() => visit.hall.takeRoundBack(table));
    const again = await visit.bots(table);
    expect(again.now.round).toBe(second.now.round);
    expect({ ...again.game, sealed: [] }).toEqual({ ...second.game, sealed: [] });
    expect(again.own!.draft).toBeDefined();
    expect(again.number).toBeGreaterThan(second.number);
    await visit.hall.inTurn(() => visit.hall.takeRoundBack(table));
    expect({ ...(await visit.bots(table)).game, sealed: [] }).toEqual({ ...first.game, sealed: [] });
    await expect(visit.hall.inTurn(() => visit.hall.takeRoundBack(table))).rejects.toMatchObject({ code: "not_planning" });
    const [kept] = await visit.shelf.lines();
    expect(kept).toMatchObject({ takenBack: 2 });
    await isPlanning();
  });

  test.each([["asteroyds", RACE], ["roborally", RALLY]] as const)("is played to its end, and its record holds: %s", { timeout: 120_000 }, async (game, settings) => {
    const visit = new Visit();
    const table = await visit.open(settings);
    const { now, outcome, seed } = await visit.play(table);
    expect(now.phase).toBe("over");
    expect(seed).toMatch(/^[0-9a-f]{32}$/);
    expect(outcome!.winners).toBeInstanceOf(Array);
    const record = await visit.hall.record(table);
    expect(await verified(files, record)).toMatchObject({ found: "same" });
    if (SOLO_RECORDS) writeFileSync(join(SOLO_RECORDS, `${game}.json`), JSON.stringify(record));
    const film = await visit.hall.film(table);
    expect(film.events).toEqual(record.events.flat().slice(record.events.flat().length - (film.events as []).length));
    const [line] = await visit.shelf.lines();
    expect(line).toMatchObject({ phase: "over", ending: { table, game, seats: 2, rounds: now.round, others: [{ bot: settings.bots![0] }] } });
    const again = await visit.hall.inTurn(() => visit.hall.rematch(table));
    await visit.watch(again);
    expect((await visit.bots(again)).now).toMatchObject({ phase: "playing", round: 1 });
  });

  test.each<[string, Partial<Settings>]>([
    ["the SuperBot's day with two robots of mine", { seats: 5, owners: [0, 0, 1, 2, 3], bots: ["rookie", "drifter", "rookie"], setup: { course: "Day of the SuperBot" } }],
    ["Interference", { seats: 4, bots: ["rookie"], setup: { course: "Interference" } }],
    ["Frenetic Factory in teams", { seats: 4, bots: ["rookie", "drifter", "rookie"], teams: [0, 1, 0, 1], setup: { course: "Frenetic Factory", rules: { lives: 1 } } }],
    ["Capture the Flag", { seats: 4, bots: ["rookie", "drifter", "rookie"], setup: { course: "Capture the Flag" } }],
    ["a race by house rules", { ...RACE, setup: { rules: { mode: "racing", return_to_platform: true, own_platform: true, fly_on: true, turrets_harmless: true }, asteroids: [2, 9], first_seat: 1 } }],
  ])("what is odd is begun by me, played on by a bot, and its record holds: %s", { timeout: 120_000 }, async (_, settings) => {
    const visit = new Visit();
    const table = await visit.open({ ...RALLY, ...settings });
    while ((await visit.bots(table)).now.stage === "deciding") await visit.round(table);
    await visit.round(table);
    await visit.do(table, { do: "leave", bot: "drifter" });
    const { now, outcome, setup } = await visit.bots(table);
    expect(now.phase).toBe("over");
    expect(outcome).toMatchObject({ winners: expect.any(Array) as number[], reason: expect.any(String) as string });
    if (settings.teams) expect((setup as { seats: { team: number }[] }).seats.map(({ team }) => team)).toEqual(settings.teams);
    expect(await verified(files, await visit.hall.record(table))).toMatchObject({ found: "same" });
  });

  test("whoever resigns leaves it to the others", async () => {
    const visit = new Visit();
    const table = await visit.open({ ...RACE, seats: 3, bots: ["drifter", "drifter"] });
    await visit.do(table, { do: "resign" });
    const { outcome, chairs, now } = await visit.look(table);
    expect([now.phase, outcome, chairs[0]!.resigned]).toEqual(["over", { winners: [1, 2], reason: "resigned" }, true]);
    expect((await visit.shelf.lines())[0]!.ending).toMatchObject({ result: "left", place: null });
  });

  test("a bot plays on for me until I come back", async () => {
    const visit = new Visit();
    const table = await visit.open();
    await visit.do(table, { do: "leave", bot: "drifter" });
    for (let turns = 0; turns < 20; turns += 1) await new Promise((settle) => setTimeout(settle, 5));
    await visit.do(table, { do: "come_back" });
    expect((await visit.bots(table)).now.round).toBeGreaterThan(1);
  });

  test("without a chosen clock nobody is hurried; with one, what I have drafted stands when it has run out", async () => {
    const visit = new Visit();
    const table = await visit.open({ ...RACE, clock: { stopwatch: 30, watching: false } });
    const { now } = await visit.bots(table);
    expect(now.deadline).toBe(visit.now + 30_000);
    visit.now += 30_500;
    // Taking a look sets the alarm anew.
    await visit.watch(table);
    await new Promise((settle) => setTimeout(settle, 5));
    const after = await visit.bots(table);
    expect(after.now.round).toBe(2);
    expect(visit.told.flatMap(({ news }) => news)).toContainEqual(expect.objectContaining({ news: "played", timed_out: [0] }));
    visit.now += 30_500;
    await visit.watch(table);
    await new Promise((settle) => setTimeout(settle, 5));
    expect((await visit.look(table)).now).toMatchObject({ paused: true, deadline: null });
    expect(await visit.do(table, { do: "draft", round: 3, plan: {} })).toMatchObject({ code: "game_paused" });
    await visit.do(table, { do: "resume" });
    expect((await visit.look(table)).now).toMatchObject({ paused: false, deadline: visit.now + 30_000 });
  });

  test("two robots of mine are programmed one after the other (R10.8)", async () => {
    const visit = new Visit();
    const table = await visit.open({ ...RALLY, seats: 3, owners: [0, 0, 1] });
    const seen = await visit.bots(table);
    expect(seen.chairs.map(({ player }) => player ?? null)).toEqual(["me", "me", null]);
    expect([seen.own!.seat, ...seen.also!.map(({ seat }) => seat)]).toEqual([0, 1]);
    expect((await visit.round(table)).now.round).toBe(2);
  });

  test("a browser that keeps nothing, or has no room, says so, and the game goes on", async () => {
    const shelf = new PaperShelf();
    const visit = new Visit(shelf);
    const table = await visit.open();
    expect(visit.given).toContainEqual({ trouble: "nothing" });
    shelf.keep = () => Promise.reject(Object.assign(new Error(), { name: "QuotaExceededError" }));
    await visit.round(table);
    expect(visit.given).toContainEqual({ trouble: "room" });
    expect((await visit.look(table)).now.round).toBe(2);
  });

  test("where nothing can be written a game that is kept is gone on with, and told to be kept no more", async () => {
    const shelf = new PaperShelf();
    const table = await new Visit(shelf).open();
    const full = (): Promise<never> => Promise.reject(Object.assign(new Error(), { name: "QuotaExceededError" }));
    const writes = { take: shelf.take.bind(shelf), keep: shelf.keep.bind(shelf) };
    Object.assign(shelf, { take: full, keep: full });
    const second = new Visit(shelf, "two");
    await second.watch(table);
    await second.round(table);
    expect(second.given).toContainEqual({ trouble: "room" });
    Object.assign(shelf, writes);
    await second.round(table);
    expect((await shelf.lines())[0]!.round).toBe((await second.look(table)).now.round);
    // It is still somebody's: whoever takes it is the only one who writes.
    await new Visit(shelf, "three").watch(table);
    await second.do(table, { do: "resign" });
    expect(second.given).toContainEqual({ gone: table });
  });

  test("whoever takes a round back while the game is paused plays on by the clock", async () => {
    const visit = new Visit();
    const table = await visit.open({ ...RACE, clock: { stopwatch: 30, watching: false } });
    await visit.round(table);
    await visit.do(table, { do: "pause", wished: true });
    await visit.hall.inTurn(() => visit.hall.takeRoundBack(table));
    expect((await visit.bots(table)).now).toMatchObject({ round: 1, paused: false, deadline: visit.now + 30_000 });
    expect((await visit.shelf.lines())[0]!.round).toBe(1);
    expect((await visit.round(table)).now.round).toBe(2);
  });

  test("a game that a server has, too, is known as that table", async () => {
    const visit = new Visit();
    const table = await visit.open();
    await visit.do(table, { do: "resign" });
    await visit.hall.inTurn(() => visit.hall.given(table, "there"));
    expect((await visit.shelf.lines())[0]).toMatchObject({ id: table, there: "there" });
  });

  test("a game that other rules have led elsewhere is not gone on with, and stays on the shelf as it was", async () => {
    const shelf = new PaperShelf();
    const first = new Visit(shelf);
    const table = await first.open();
    await first.round(table);
    const kept = await ledElsewhere(shelf, table);
    const second = new Visit(shelf, "two");
    await expect(second.watch(table)).rejects.toMatchObject({ why: "changed" });
    expect(second.said("table")).toEqual([]);
    expect(await shelf.lines()).toEqual([lineOf(kept)]);
  });

  test("one that is over stays over: it can't be shown by other rules, but played once more", async () => {
    const shelf = new PaperShelf();
    const first = new Visit(shelf);
    const table = await first.open();
    await first.do(table, { do: "resign" });
    await ledElsewhere(shelf, table);
    const { hall } = new Visit(shelf, "two");
    await expect(hall.film(table)).rejects.toMatchObject({ why: "changed" });
    await expect(hall.record(table)).rejects.toMatchObject({ why: "changed" });
    const again = await hall.rematch(table);
    expect((await hall.look(again)).now).toMatchObject({ phase: "playing", round: 1 });
    expect((await shelf.lines()).find(({ id }) => id === table)).toMatchObject({ phase: "over", ending: { result: "left" } });
  });
});

/** As if its events had been others. */
async function ledElsewhere(shelf: PaperShelf, table: string): Promise<KeptGame> {
  const kept = (await shelf.take(table, "three"))!;
  kept.digest += 1;
  await shelf.keep(kept);
  return kept;
}
