/** The games that I have played, also those against bots alone: how they ended, and with whom. */
import type { Snapshot } from "../protocol";
import { chairsByPlayer } from "../table/owners";
import { get } from "../wire/api";
import { t } from "../words.svelte";
import type { Seen } from "./details";
import type { RecordRow, RecordsPage } from "./records";

export type Which = "all" | "asteroyds" | "roborally";
const PAGE = 12;

export class Played {
  rows = $state.raw<RecordRow[]>([]);
  next = $state<string | null>(null);
  /** Whether the server has said which there are. */
  isKnown = $state(false);

  async look(which: Which, after: string | null = null): Promise<void> {
    const asked = new URLSearchParams({ phase: "over", limit: String(PAGE) });
    if (which !== "all") asked.set("game", which);
    if (after !== null) asked.set("after", after);
    const page = await get<RecordsPage>(`/api/me/tables?${asked}`);
    this.rows = after === null ? page.tables : [...this.rows, ...page.tables];
    [this.next, this.isKnown] = [page.next, true];
  }
}

/** What became of my seat. */
export function resultOf({ chairs, own, also, outcome }: Snapshot): "won" | "shared" | "lost" | "left" | "nobody" {
  const winners = (outcome?.winners as number[] | undefined) ?? [];
  if (own == null || chairs[own.seat]?.resigned) return "left";
  const mine = [own, ...(also ?? [])].map(({ seat }) => seat);
  if (mine.some((seat) => winners.includes(seat))) return winners.every((seat) => mine.includes(seat)) ? "won" : "shared";
  return winners.length === 0 ? "nobody" : "lost";
}

/** Who else played: people by name, bots counted. */
export function othersOf({ snapshot, names }: Seen): string[] {
  const me = snapshot.chairs[snapshot.own?.seat ?? -1]?.player;
  const others = chairsByPlayer(snapshot.chairs, snapshot.settings).filter(({ player }) => player == null || player !== me);
  const people = others.flatMap(({ player }) => (player == null ? [] : [names[player] ?? t("somebody")]));
  const bots = others.length - people.length;
  return bots > 0 ? [...people, t("played-bots", { count: bots })] : people;
}

/** The drawing of what I played with. */
export function pictureOf({ settings, setup, own }: Snapshot): string | null {
  const mine = (setup as { seats?: { colour?: string; robot?: string }[] } | null)?.seats?.[own?.seat ?? -1];
  if (!mine) return null;
  return settings.game === "asteroyds" ? `craft-${mine.colour}` : `robot-${mine.robot}`;
}
