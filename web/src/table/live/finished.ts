/** What can be done with a game that is over. */
import type { Snapshot } from "../../wire/protocol";
import { get, post } from "../../wire/api";
import { lotFor } from "../dice/lots";

/** A table with the same settings and people; where all others are bots, the game begins at once. */
export async function rematch(table: string): Promise<string> {
  const { table: made } = await post<{ table: string }>(`/api/tables/${table}/rematch`);
  const { snapshot } = await get<{ snapshot: Snapshot }>(`/api/tables/${made}`);
  if (isReady(snapshot)) await start(made, snapshot);
  return made;
}

function isReady({ now, own, chairs }: Snapshot): boolean {
  return now.phase === "open" && own != null && chairs.every((chair) => chair.player === chairs[own.seat]?.player || (chair.player == null && chair.bot != null));
}

/** With one's own number in the dice, as from the waiting room. */
async function start(table: string, { commitment, own, chairs }: Snapshot): Promise<void> {
  const lot = chairs[own!.seat]?.lot == null ? lotFor(table, commitment) : null;
  if (lot !== null) await post(`/api/tables/${table}/commands`, { do: "cast_lot", lot });
  await post(`/api/tables/${table}/commands`, { do: "start" });
}

interface Share {
  code: string;
  link: string;
}

/** Where on this server others find the record: that of a public table by its name, that of a private one by a code. */
export async function recordAddress(table: string, isPublic: boolean): Promise<string> {
  if (isPublic) return `/record/${table}`;
  return `/record#record=${(await post<Share>(`/api/tables/${table}/share`)).code}`;
}

export async function shareLink(table: string, isPublic: boolean): Promise<string> {
  if (isPublic) return `${location.origin}/record/${table}`;
  return (await post<Share>(`/api/tables/${table}/share`)).link;
}
