/** What this browser has added to the dice of its tables, and what the server had promised there by then: kept, to be compared at the end. */
import type { Snapshot } from "../../wire/protocol";
import { get, post } from "../../wire/api";

export interface Kept {
  lot: string;
  commitment: string;
}

const KEY = "swarmrally lots";
const MOST = 200;
const BYTES = 16;

/** The number for this table; always the same one, so that asking again gives nobody another try. */
export function lotFor(table: string, commitment: string | null | undefined): string | null {
  if (!commitment) return null;
  const kept = keptLots();
  kept[table] ??= { lot: drawn(), commitment };
  keep(kept);
  return kept[table].lot;
}

export function lotKept(table: string): Kept | null {
  return keptLots()[table] ?? null;
}

/** A seat at a table that is not shown yet: the promise is heard first. */
export async function sitDown(table: string, seat?: number): Promise<void> {
  const { snapshot } = await get<{ snapshot: Snapshot }>(`/api/tables/${table}`);
  await post(`/api/tables/${table}/commands`, { do: "sit", ...(seat === undefined ? {} : { seat }), lot: lotFor(table, snapshot.commitment) });
}

function drawn(): string {
  return [...crypto.getRandomValues(new Uint8Array(BYTES))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** For a browser that keeps nothing, as long as the page is open. */
let here: Record<string, Kept> = {};

function keptLots(): Record<string, Kept> {
  try {
    return { ...here, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Kept>) };
  } catch {
    return { ...here };
  }
}

function keep(lots: Record<string, Kept>): void {
  here = Object.fromEntries(Object.entries(lots).slice(-MOST));
  try {
    localStorage.setItem(KEY, JSON.stringify(here));
  } catch {
    // What is kept here is enough for this visit.
  }
}
