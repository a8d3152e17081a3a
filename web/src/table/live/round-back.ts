/** At a table in this page a whole round can be taken back. */
import { line } from "../../solo/line.svelte";
import type { LiveTable } from "./live.svelte";
import { refusedBy } from "./refused";

export function canTakeRoundBack({ where, now, seat, chairs }: LiveTable): boolean {
  return where.isHere && now.phase === "playing" && now.stage === "planning" && (now.round ?? 1) > 1 && seat !== null && chairs[seat]?.bot == null;
}

/** The round before is planned again, with the same dice and what was planned then. */
export async function takeRoundBack(table: LiveTable): Promise<void> {
  table.refused = null;
  await line()
    .errand("takeRoundBack", table.id)
    .catch((error: unknown) => (table.refused = refusedBy(error as Error, "take-round-back")));
}
