/** Public games that are over. */
import { get } from "../wire/api";

export interface RecordRow {
  table: string;
  game: string;
  title: string;
  seats: number;
  players: string[];
  touched_at: number;
  terms?: { owners?: number[] } | null;
}

export interface RecordsPage {
  tables: RecordRow[];
  next: string | null;
}

export function recordsPage(game: string | null, limit: number, after?: string | null): Promise<RecordsPage> {
  const asked = new URLSearchParams({ limit: String(limit) });
  if (game) asked.set("game", game);
  if (after) asked.set("after", after);
  return get<RecordsPage>(`/api/records?${asked}`);
}
