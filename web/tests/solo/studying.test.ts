/** A what-if board's table, with the real engine: a record laid out anywhere goes on as it did, and otherwise only where something was changed. tests/wasm/test_solo.py runs it. */
import { beforeAll, describe, expect, test } from "vitest";

import { isArranged } from "../../src/engine/base/arranging";
import type { GameRecord } from "../../src/engine/base/record";
import type { Survey } from "../../src/engine/surveying";
import { verified } from "../../src/engine/verifying";
import type { Position } from "../../src/solo/asking";
import type { AsteroydsLivePlan, Settings } from "../../src/wire/protocol";
import { bySeat, ENGINE_FOLDER, files, playedSince, RACE, RALLY, Visit } from "./grounds";

type Owned = GameRecord & { owners: number[] };

const GAMES: Record<string, Settings> = {
  asteroyds: { ...RACE, seats: 4, bots: ["rookie", "drifter", "cadet"], setup: { rules: { mode: "drones", powers: true } } },
  roborally: { ...RALLY, seats: 3, bots: ["rookie", "cadet"], setup: { course: "Risky Exchange", options: true, options_at_start: 2 } },
};

const { played, survey } = { played: new Map<string, Owned>(), survey: new Map<string, Survey>() };

function position(game: string, round: number, more: Partial<Position> = {}): Position {
  const { setup, seed, decisions, owners } = played.get(game)!;
  const { at, plans } = survey.get(game)!.rounds[round]!;
  return { game: game as Position["game"], setup, seed, owners, decisions: decisions.slice(0, at), plans, ...more };
}

/** The stretches of a record's events that follow so many decisions, up to so many. */
function told(game: string, from: number, to: number): unknown[] {
  return played.get(game)!.events.slice(from + 1, to + 1).flat();
}

describe.skipIf(!ENGINE_FOLDER)("a what-if board's table", () => {
  beforeAll(async () => {
    for (const [game, settings] of Object.entries(GAMES)) {
      const visit = new Visit();
      const table = await visit.open(settings);
      for (let round = 0; round < 14 && (await visit.look(table)).now.phase === "playing"; round += 1) await visit.round(table);
      const record = (await visit.hall.record(table)) as Owned;
      played.set(game, record);
      survey.set(game, await visit.hall.survey({ ...record }, record.events));
    }
  });

  test.each(Object.keys(GAMES))("a survey of %s finds every round, and the same events", (game) => {
    const { rounds, isSame, events } = survey.get(game)!;
    expect(isSame).toBe(true);
    expect(events).toBe(played.get(game)!.events.flat().length);
    expect(rounds.map(({ round }) => round)).toEqual(rounds.map((_, place) => place + 1));
    expect(rounds.length).toBeGreaterThan(3);
  });

  test.each(Object.keys(GAMES))("a survey of %s finds where a record tells something else", async (game) => {
    const record = played.get(game)!;
    const other = record.events.map((stretch, place) => (place === 1 ? stretch.slice(1) : stretch));
    expect((await new Visit().hall.survey({ ...record }, other)).isSame).toBe(false);
  });

  test.each(Object.keys(GAMES))("%s played on with unchanged plans tells the record's events, from every round", async (game) => {
    const [record, { rounds }] = [played.get(game)!, survey.get(game)!];
    for (const [place, { at }] of rounds.slice(0, -1).entries()) {
      const visit = new Visit();
      const table = await visit.hall.layOut(position(game, place));
      await visit.watch(table);
      const next = rounds[place + 1]!;
      await visit.hall.follow(table, record.decisions.slice(0, next.at), next.plans);
      expect(playedSince(visit, 0)).toEqual(told(game, at, next.at));
      expect(await visit.look(table)).toMatchObject({ now: { round: next.round, stage: "planning" } });
    }
  });

  test.each(Object.keys(GAMES))("%s sealed with the plans that were laid out tells the record's events, too, answer by answer", async (game) => {
    const [record, { rounds }] = [played.get(game)!, survey.get(game)!];
    for (const place of [0, 1, 2]) {
      const [{ at }, next] = [rounds[place]!, rounds[place + 1]!];
      const visit = new Visit();
      const table = await visit.hall.layOut(position(game, place));
      await visit.watch(table);
      const laid = Object.fromEntries([(await visit.look(table)).own!, ...((await visit.look(table)).also ?? [])].flatMap(({ seat, draft }) => (draft === undefined ? [] : [[seat, draft]])));
      await visit.hall.playRound(table, laid);
      for (const decision of record.decisions.slice(at, next.at) as { decision: string; answer?: unknown; yes?: unknown }[]) {
        const { now } = await visit.look(table);
        if (decision.decision === "answer" && now.stage === "deciding") await visit.do(table, { do: "answer", decision: now.decision!, answer: (decision.answer ?? decision.yes) as never });
      }
      expect(bySeat(playedSince(visit, 0))).toEqual(bySeat(told(game, at, next.at)));
    }
  });

  test("another plan changes what happens, and nothing before it; back again is as before", async () => {
    const visit = new Visit();
    const at = position("asteroyds", 2);
    const table = await visit.hall.layOut(at);
    await visit.watch(table);
    const before = await visit.hall.story(table);
    const wait: AsteroydsLivePlan = { seat: 0, columns: [null, null, null, null, null, null] };
    await visit.hall.playRound(table, { ...at.plans, 0: wait });
    const told = (await visit.hall.story(table)).events;
    expect(told.slice(0, before.events.length)).toEqual(before.events);
    expect(told.slice(before.events.length)).toContainEqual(expect.objectContaining({ kind: "PlanRevealed", seat: 0, columns: wait.columns }));
    await visit.hall.layOut(at, table);
    expect(await visit.hall.story(table)).toEqual(before);
    expect(await visit.hall.decided(table)).toEqual(at.decisions);
  });

  test("a plan that can't be is refused, whose it is is said, and nothing has been sealed", async () => {
    const visit = new Visit();
    const at = position("asteroyds", 1);
    const table = await visit.hall.layOut(at);
    const wrong = { seat: 1, columns: ["nonsense", null, null, null, null, null] };
    await expect(visit.hall.playRound(table, { ...at.plans, 1: wrong })).rejects.toMatchObject({ pointer: "/plans/1/columns/0" });
    expect(await visit.hall.decided(table)).toEqual(at.decisions);
    expect((await visit.look(table)).now.awaited).toHaveLength(4);
  });

  test("dice lie as they are said, and are flown so; the next ones are those of the line", async () => {
    const visit = new Visit();
    const dice = { decision: "dice", dice: { red: 1, white: 2, blue: 6 }, order: ["red", "white", "blue"] };
    const from = position("asteroyds", 1);
    const table = await visit.hall.layOut({ ...from, decisions: [...from.decisions, dice] });
    await visit.watch(table);
    expect((await visit.look(table)).game).toMatchObject({ dice: { red: 1, white: 2, blue: 6 } });
    await visit.hall.playRound(table, from.plans);
    const events = playedSince(visit, 0) as { kind: string; number?: number }[];
    expect(events.filter(({ kind }) => kind === "DieCalled").map(({ number }) => number)).toEqual([1, 2, 6]);
    const nextDice = (stretches: unknown[]) => (stretches as { kind: string }[]).findLast(({ kind }) => kind === "DiceRolled");
    const { rounds } = survey.get("asteroyds")!;
    if (!(await visit.look(table)).now.awaited?.length) return;
    const { beat: beat, ...rolled } = nextDice(events) as unknown as Record<string, unknown>;
    void beat;
    expect(nextDice(told("asteroyds", rounds[1]!.at, rounds[2]!.at))).toMatchObject(rolled);
  });

  test.each([
    ["a die with seven", { red: 7, white: 1, blue: 1 }, ["red", "white", "blue"]],
    ["a die that is missing", { red: 1, white: 1 }, ["red", "white", "blue"]],
    ["an order with one die twice", { red: 1, white: 1, blue: 1 }, ["red", "red", "blue"]],
  ])("%s is refused", async (_, dice, order) => {
    const from = position("asteroyds", 1);
    await expect(new Visit().hall.layOut({ ...from, decisions: [...from.decisions, { decision: "dice", dice, order }] })).rejects.toMatchObject({ code: expect.any(String) as string });
  });

  test.each(Object.keys(GAMES))("%s drawn anew: the same seed draws the same, another one another, and what was before stays", async (game) => {
    const look = async (seed: string) => {
      const visit = new Visit();
      const from = position(game, 1);
      const table = await visit.hall.layOut({ ...from, decisions: [...from.decisions, { decision: "draw", seed }] });
      const { own, also = [], game: shown } = await visit.look(table);
      return { hands: [own, ...also].map((one) => (one!.game as { hand?: number[] }).hand), shown };
    };
    const [one, again, other] = [await look("one"), await look("one"), await look("two")];
    expect(again).toEqual(one);
    expect(other).not.toEqual(one);
    if (game === "roborally") {
      const cards = one.hands.flatMap((hand) => hand!);
      expect(new Set(cards).size).toBe(cards.length);
      expect(other.shown).toEqual(one.shown);
    }
  });

  test.each(Object.keys(GAMES))("from a position of %s a game alone begins, with other dice, to the end and back", async (game) => {
    const visit = new Visit();
    const table = await visit.hall.playOn(position(game, 2), 1, "drifter");
    await visit.watch(table);
    const seen = await visit.bots(table);
    expect(seen).toMatchObject({ now: { phase: "playing", round: 3 }, own: { seat: 1 } });
    expect(seen.chairs.filter(({ bot }) => bot === "drifter")).toHaveLength(seen.chairs.length - 1);
    await visit.round(table);
    const later = await visit.look(table);
    // Another page goes on with it.
    const other = new Visit(visit.shelf, "other");
    expect((await other.look(table)).game).toEqual(later.game);
    const record = await visit.hall.record(table);
    expect(isArranged(record.decisions)).toBe(true);
    expect(later.seed_hash).toBeNull();
    // Whoever checks it finds what was arranged.
    expect((await verified(files, record)).found).toBe("impossible");
  });

  test("nothing of a what-if board is on the shelf", async () => {
    const visit = new Visit();
    const table = await visit.hall.layOut(position("asteroyds", 1));
    await visit.hall.playRound(table, {});
    expect(await visit.shelf.lines()).toEqual([]);
  });

  test("a game that nobody has played is set up, and whoever has no plan waits", async () => {
    const visit = new Visit();
    const { title, ...made } = await visit.hall.setUp({ game: "asteroyds", seats: 3, setup: { rules: { mode: "targets" } } });
    expect(title).toBe("targets");
    const table = await visit.hall.layOut({ ...made, decisions: [], plans: {} });
    await visit.hall.playRound(table, {});
    expect((await visit.look(table)).now.round).toBe(2);
    await expect(visit.hall.setUp({ game: "roborally", seats: 9, setup: { course: "Risky Exchange" } })).rejects.toMatchObject({ pointer: "/seats" });
  });
});
