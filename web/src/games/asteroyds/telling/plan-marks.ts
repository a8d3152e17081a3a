/** A plan in small: a sign and a word for each column. */
import type { AsteroydsLivePlan } from "../../../wire/protocol";
import { iconOf } from "../state/chart";
import { actionSaid } from "./telling";

export interface Mark {
  icon: string;
  said: string;
}

export function marksOf(plan: unknown): Mark[] {
  const { columns, energy = "shield" } = plan as AsteroydsLivePlan;
  return [...columns, energy].map((action) => ({ icon: iconOf(action), said: actionSaid(action) }));
}
