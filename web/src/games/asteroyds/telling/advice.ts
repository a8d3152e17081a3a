/** What the ace advises, as this game reads it. */
import type { AsteroydsEvent, AsteroydsLivePlan, Hint } from "../../../wire/protocol";
import { iconOf } from "../state/chart";
import type { Skies } from "../state/state";
import { t } from "../../../words/words.svelte";
import { actionSaid } from "./telling";

export function planIn(hint: Hint): AsteroydsLivePlan {
  return hint.plan as AsteroydsLivePlan;
}

export function courseIn(hint: Hint | null): AsteroydsEvent[] | null {
  return hint === null ? null : (hint.events as AsteroydsEvent[]);
}

export function planSaid(hint: Hint): string {
  const { columns, energy, ram } = planIn(hint);
  return [...[...columns, energy ?? "shield"].map(actionSaid), ...(ram === true ? [t("hint-ram")] : [])].join(", ");
}

/** The symbols of a plan, column by column. */
export function planDrawn({ columns, energy }: AsteroydsLivePlan): string[] {
  return [...columns, energy ?? "shield"].map((action) => `i-${iconOf(action)}`);
}

/** What is collected in this mode. */
export function goalOf(mode: Skies["mode"]): "gates" | "targets" | "drones" {
  return mode === "targets" || mode === "drones" ? mode : "gates";
}
