/** Studies of Asteroyds: the moments of a game, and plans as they are written down there. */
import type { Ground, Moment, Written } from "../base/bench";
import { NOBODY } from "../base/bench";
import type { StudyAsteroydsChoice, StudyAsteroydsReport } from "../base/forms";
import type { Setup } from "../base/game";
import { get, type Layout } from "../base/layout";
import { tellerFor } from "../base/telling";
import type { AsteroydsGame } from "./game";
import { columnsOf, type LivePlan } from "./plans";

export function asteroydsGround(game: AsteroydsGame): Ground {
  const teller = tellerFor(game.reading);
  return { game: "asteroyds", table: game.table, ground: game.board, plan: (seat, from) => planAt(seat, from, game), told: (memory, at) => teller.take(memory, at) };
}

/** A moment for each round, when all plans stand. */
export function asteroydsMoments(game: AsteroydsGame, setup: Setup, seed: string, decisions: readonly unknown[]): Moment[] {
  const moments: Moment[] = [];
  let row = 0;
  game.begin(setup, seed);
  for (const decision of decisions as { decision: string; plans: unknown[] }[]) {
    if (decision.decision === "plans") {
      const stands = game.standing(decision.plans);
      moments.push(...[NOBODY, ...game.flying()].map((seat) => ({ row, seat, before: stands, stands })));
      row += 1;
    }
    game.decide(decision);
  }
  return moments;
}

function planAt(seat: number, { view, at, layout, row, place }: Written, { table }: AsteroydsGame): LivePlan {
  if (row === NOBODY) {
    const choice = layout as unknown as Layout<StudyAsteroydsChoice>;
    return planOf(seat, get(choice, view, "plan", at)[place]!, get(choice, view, "ram", at)[place]!, table.emergency_orders![get(choice, view, "emergency_shield", at)[place]!]!);
  }
  const report = layout as unknown as Layout<StudyAsteroydsReport>;
  return planOf(seat, get(report, view, "best_plan", at)[row]![place]!, get(report, view, "best_ram", at)[row]![place]!, table.emergency_orders![get(report, view, "best_emergency", at)[row]![place]!]!);

  function planOf(who: number, chart: readonly number[], ram: number, order: string): LivePlan {
    return { seat: who, ...columnsOf(chart, table), ram: ram !== 0, emergency_shield: order };
  }
}
