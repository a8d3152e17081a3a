/** What is mine in a report, and what many games come to together. */
import { describe, expect, test } from "vitest";

import type { Mark, Report, ReportedPlan, Worth } from "../../src/engine/base/report";
import { plansOf } from "../../src/report/plans";
import { PaperDrawer } from "../../src/study/drawer";
import { accuracyOf, favouritesOf, type Judged, judgedIn, Judgements, MOST_JUDGED, waysOf } from "../../src/study/judged";

const worth = (more: Partial<Worth> = {}): Worth => ({ chance: 5000, error: 200, goals: 0, damage: 0, falls: 0, way: 0, ...more });

function plan(seat: number, mark: Mark, loss: number, made: Partial<Worth> = {}, best: Partial<Worth> = {}, steps = 0): ReportedPlan {
  return { seat, mark, loss, error: 100, games: 96, steps, made: worth(made), best: { ...worth(best), plan: {} } };
}

function reported(...rounds: ReportedPlan[][]): Report {
  const balances = [0, 1].map((seat) => ({ seat, start: 5000, luck: seat === 0 ? 400 : -400, plans: 0, own: 0, others: 0, outcome: 0, accuracy: seat === 0 ? 8000 : 6000, marks: { best: 0, good: 0, slip: 0, blunder: 0 } }));
  return { swarmrally_report: 1, game: "asteroyds", seats: 2, winners: [0], rounds: rounds.map((plans, place) => ({ round: place + 1, before: [], before_error: [], dealt: [], dealt_error: [], plans })), luck_and_skill: balances, turning_points: [], verdicts: [] };
}

const over = { place: "/record/one", title: "racing", overAt: 7 };

describe("what is mine in a report", () => {
  const report = reported([plan(0, "slip", 600, {}, { goals: 100 }), plan(1, "blunder", 2000, { falls: 100 })], [plan(0, "blunder", 1500, { damage: 200 }, {}, 5), plan(1, "best", 0)], [plan(0, "slip", 700, {}, {}, 12)], [plan(0, "slip", 800)]);

  test("is of my seats alone, each mistake by what it missed first", () => {
    const mine = judgedIn(report, [0], over)!;
    expect(mine).toMatchObject({ ...over, plans: 4, accuracy: 8000, luck: 400 });
    expect(mine.mistakes.map(({ kind, round, loss }) => [kind, round, loss])).toEqual([["goal", 1, 600], ["damage", 2, 1500], ["detour", 3, 700], ["later", 4, 800]]);
    expect(judgedIn(report, [1], over)!.mistakes).toEqual([{ kind: "fall", round: 1, seat: 1, loss: 2000 }]);
  });

  test("counts each plan once when several seats are mine", () => {
    expect(judgedIn(report, [0, 1], over)!.accuracy).toBe(Math.round((8000 * 4 + 6000 * 2) / 6));
  });

  test("is nothing where I had nothing to plan", () => {
    expect(judgedIn(report, [], over)).toBeNull();
  });
});

function game(title: string, plans: number, accuracy: number, overAt: number, mistakes: Judged["mistakes"] = []): Judged {
  return { place: `/record/${overAt}`, game: title === "Checkmate" || title === "Dizzy Dash" ? "roborally" : "asteroyds", title, overAt, plans, accuracy, luck: 0, mistakes };
}

describe("many games together", () => {
  const games = [game("racing", 10, 5000, 1, [{ kind: "goal", round: 2, seat: 0, loss: 900 }]), game("racing", 30, 9000, 2, [{ kind: "goal", round: 4, seat: 0, loss: 1200 }, { kind: "fall", round: 5, seat: 0, loss: 3000 }]), game("Checkmate", 5, 7000, 3), game("Dizzy Dash", 5, 8000, 4), game("drones", 1, 1000, 5)];

  test("have the accuracy of all plans, and not of games", () => {
    expect(accuracyOf(games.slice(0, 2))).toBe(8000);
    expect(accuracyOf([])).toBe(0);
  });

  test("are told by mode, RoboRally as a whole", () => {
    expect(waysOf(games).map(({ title, games, accuracy }) => [title, games, accuracy])).toEqual([["racing", 2, 8000], ["", 2, 7500], ["drones", 1, 1000]]);
  });

  test("have favourite mistakes: what cost most first, each with the worst of its kind", () => {
    expect(favouritesOf(games).map(({ kind, count, loss, worst }) => [kind, count, loss, worst.place, worst.round])).toEqual([["fall", 1, 3000, "/record/2", 5], ["goal", 2, 2100, "/record/2", 4]]);
  });
});

describe("what is kept of games", () => {
  test("is found by the table, and only the latest", async () => {
    const drawer = new PaperDrawer();
    const kept = new Judgements(drawer);
    for (let number = 0; number <= MOST_JUDGED; number += 1) await kept.keep(String(number), game("racing", 1, 1, number));
    const all = await kept.all();
    expect(all.size).toBe(MOST_JUDGED);
    expect(all.has("0")).toBe(false);
    expect(all.get("1")).toEqual(game("racing", 1, 1, 1));
  });

  test.each([[null], ["text"], [{ ...game("racing", 1, 1, 1), mistakes: [{ kind: "unheard", round: 1, seat: 0, loss: 1 }] }], [{ ...game("racing", 1, 1, 1), plans: "many" }]])("and damaged, %j, is left out", async (value) => {
    const drawer = new PaperDrawer();
    await drawer.change("one", () => ({ id: "one", touchedAt: 1, value }));
    expect((await new Judgements(drawer).all()).size).toBe(0);
  });
});

describe("the plans of a round", () => {
  const plans = (seat: number, name: string): unknown => ({ decision: "plans", plans: [{ seat, name }] });
  const began = (round: number): unknown => ({ kind: "RoundBegan", round });

  test("are those that were made in it, and not in the one that they began", () => {
    const record = { decisions: [plans(0, "a"), { decision: "answer" }, plans(0, "b")], events: [[began(1)], [{ kind: "Asked" }], [began(2)], [{ kind: "GameEnded" }]] } as unknown as Parameters<typeof plansOf>[0];
    expect(plansOf(record, 1)).toEqual({ 0: { seat: 0, name: "a" } });
    expect(plansOf(record, 2)).toEqual({ 0: { seat: 0, name: "b" } });
    expect(plansOf(record, 3)).toEqual({});
  });

  test("are programs, one by one, in a turn", () => {
    const record = { decisions: [{ decision: "program", program: { seat: 1 } }, { decision: "program", program: { seat: 0 } }], events: [[{ kind: "TurnBegan", turn: 1 }], [], [{ kind: "TurnBegan", turn: 2 }]] } as unknown as Parameters<typeof plansOf>[0];
    expect(plansOf(record, 1)).toEqual({ 0: { seat: 0 }, 1: { seat: 1 } });
  });
});
