/** A table at the server that begins where a what-if board stands: its position is a scenario, which the server reads and checks like anybody's. */
import { me } from "../shell/me.svelte";
import type { Stands } from "../solo/scenario";
import type { Study } from "../study/tree";
import { sitDown } from "../table/dice/lots";
import { post } from "../wire/api";
import type { Settings } from "../wire/protocol";

/** The place where others can be invited to. I sit at this seat, and bots where nobody is left who could play. */
export async function openTable({ game, owners }: Pick<Study, "game" | "owners">, scenario: Stands, seat: number): Promise<string> {
  await me.become();
  const standing: readonly { at: unknown; lives?: number }[] = scenario.craft ?? scenario.robots ?? [];
  const settings: Settings = { game, seats: standing.length, setup: { scenario }, public: false, ...(owners.length > 0 ? { owners: [...owners] } : {}) };
  const { table } = await post<{ table: string }>("/api/tables", settings);
  for (const [gone, { at, lives }] of standing.entries()) {
    if (at === null && !lives) await post(`/api/tables/${table}/commands`, { do: "seat_bot", seat: gone, bot: "drifter" });
  }
  // The table's own page offers the seat again.
  await sitDown(table, seat).catch(() => undefined);
  return `/table/${table}`;
}
