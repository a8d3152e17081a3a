/** The status chart as it is printed: its rows, its columns, and the forms of each pilot's token. */
import type { AsteroydsCraft, AsteroydsLivePlan } from "../../../wire/protocol";

export type Pilot = AsteroydsCraft["pilot"];
export type Colour = AsteroydsCraft["colour"];
export type EnergyAction = NonNullable<AsteroydsLivePlan["energy"]>;
export type ColumnAction = NonNullable<AsteroydsLivePlan["columns"][number]>;
export type Action = EnergyAction | ColumnAction;
export type Power = Extract<Action, `power${string}`>;
export type Ram = NonNullable<AsteroydsLivePlan["ram"]>;
export type EmergencyShield = NonNullable<AsteroydsLivePlan["emergency_shield"]>;

export const COLUMNS = 6;
/** The seventh, red column. */
export const ENERGY = 6;

/** The rows of the six columns, from the top. */
export const ROWS = ["shoot", "forward", "right", "left", "turn_back"] as const satisfies ColumnAction[];
/** The red column offers the shield in the last one. */
export const ENERGY_ROWS = ["shoot", "forward", "right", "left", "shield"] as const satisfies EnergyAction[];

/** The keys of the rows, as they stand on the chart. */
export const ROW_KEYS: Record<(typeof ROWS)[number], string> = { shoot: "S", forward: "W", right: "D", left: "A", turn_back: "X" };

const FORMS: Record<Pilot, readonly Power[]> = {
  hector: ["power"],
  dolorosa: ["power"],
  yayenek: ["power"],
  mhand: ["power:left", "power:right"],
  "1634": ["power:left1", "power:left2", "power:right1", "power:right2"],
  // His power needs no column: it is a standing order.
  lawrence: [],
};

/** The forms in which the pilot's token can lie in a column. */
export function powersOf(pilot: Pilot): readonly Power[] {
  return FORMS[pilot];
}

export function isPower(action: Action | null | undefined | "wait"): action is Power {
  return action?.startsWith("power") ?? false;
}

const ICONS: Record<string, string> = { turn_back: "back", wait: "wait" };

/** The drawing of an action. */
export function iconOf(action: Action | "wait" | null): string {
  if (action === null) return "wait";
  return isPower(action) ? "power" : (ICONS[action] ?? action);
}
