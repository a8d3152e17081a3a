/** What a list does not tell of a table: who sits where, how it stands, and its outcome. */
import type { Snapshot } from "../wire/protocol";
import { get } from "../wire/api";

export interface Seen {
  snapshot: Snapshot;
  names: Record<string, string>;
}

const known = new Map<string, Promise<Seen | null>>();

/** Of a game that is over, and changes no more. */
export function detailsOf(table: string): Promise<Seen | null> {
  const found = known.get(table) ?? freshDetails(table);
  known.set(table, found);
  return found;
}

/** As it is now. */
export async function freshDetails(table: string): Promise<Seen | null> {
  return get<Seen>(`/api/tables/${table}`).catch(() => null);
}
