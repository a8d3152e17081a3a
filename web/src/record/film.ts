/** A game that is over, as the server gives it to be watched. */
import type { GameRecord } from "../engine/base/record";
import type { Film as GivenFilm } from "../wire/protocol";
import type { Player } from "../table/live/cast";
import { hasSeveral, nameOf } from "../table/live/cast";
import type { GameEvent } from "../table/story/game";
import { me } from "../shell/me.svelte";
import { preferences } from "../shell/preferences.svelte";
import { ME } from "../solo/kept";
import { line } from "../solo/line.svelte";
import { get, post } from "../wire/api";

export type Film = Omit<GivenFilm, "events" | "decisions"> & { events: GameEvent[] };

/** Where a record is found: at a table that the visitor may see, behind the code of a share link, or in this browser. */
export type Source = { table: string } | { code: string } | { here: string };

/** The record that the address of a page means; the code of a share link follows the #, so that it is sent to nobody but the one who asks. */
export function sourceIn(names: { table?: string; here?: string }, hash: string): Source {
  if (names.here !== undefined) return { here: names.here };
  const { table } = names;
  return table === undefined || table === SHARED ? { code: new URLSearchParams(hash).get("record") ?? "" } : { table };
}

/** A film that was fetched under another address, or is of a record in a file. */
let kept: { code: string; film: Film; record?: unknown } | null = null;
/** Instead of a share link's code. */
const IN_FILE = "file";
/** Instead of a table's name, where a code says which it is. */
const SHARED = "shared";

export function keepFilm(code: string, film: Film): void {
  kept = { code, film };
}

/** The place where a record can be watched that was read from a file. */
export async function placeOfFile(record: GameRecord): Promise<string> {
  kept = { code: IN_FILE, film: (await line().errand("filmOf", record)) as Film, record };
  return `/record#record=${IN_FILE}`;
}

export function filmOf(source: Source): Promise<Film> {
  if ("code" in source && kept?.code === source.code) return Promise.resolve(kept.film);
  if ("here" in source) return filmHere(source.here);
  if ("table" in source) return get<Film>(`/api/tables/${encodeURIComponent(source.table)}/film`);
  return post<Film>("/api/shared/film", { code: source.code });
}

/** The tables of this page know nobody's name. */
async function filmHere(table: string): Promise<Film> {
  const film = (await line().errand("film", table)) as Film;
  return { ...film, names: { [ME]: me.name || preferences.name } };
}

/** Whether nobody else has it: there is no address that would lead others there. */
export function isOnlyHere(source: Source): boolean {
  return "here" in source || ("code" in source && source.code === IN_FILE);
}

/** Where it is watched, and where its report is. */
export function recordPlace(source: Source): string {
  if ("here" in source) return `/record/solo/${source.here}`;
  return "table" in source ? `/record/${source.table}` : `/record#record=${source.code}`;
}

/** Where it stands in other people's pages; null when nobody else has it. */
export function framedPlace(source: Source, event: number | null): string | null {
  if (isOnlyHere(source) || "here" in source) return null;
  const at = event === null ? "" : `?at=${event}`;
  return "table" in source ? `/embed/record/${source.table}${at}` : `/embed/record/${SHARED}${at}#record=${source.code}`;
}

export function reportPlace(source: Source): string {
  return "code" in source ? `/report#record=${source.code}` : `${recordPlace(source)}/report`;
}

/** Where the same game lies on a what-if board, at the moment of an event. */
export function whatIfOf(source: Source, event: number | null): string {
  const at = event === null ? "" : `?at=${event}`;
  if ("here" in source) return `/study/solo/${source.here}${at}`;
  return "table" in source ? `/study/record/${source.table}${at}` : `/study${at}#record=${source.code}`;
}

/** The record itself, for `swarmrally replay` and `verify`. */
export function recordOf(source: Source): Promise<unknown> {
  if ("here" in source) return line().errand("record", source.here);
  if ("table" in source) return get(`/api/tables/${encodeURIComponent(source.table)}/record`);
  if (kept?.code === source.code && kept.record !== undefined) return Promise.resolve(kept.record);
  return post("/api/shared", { code: source.code });
}

/** `called` names the character of a seat, which is what a bot is called. Who has resigned is known at the end only. */
export function playersOf(film: Film, called: (seat: number) => string, isAtEnd: boolean): Player[] {
  return film.chairs.map((chair, seat) => ({
    seat,
    name: nameOf(chair, film.names, called(seat), hasSeveral(chair, film.chairs)),
    isMe: false,
    bot: chair.bot ?? null,
    isThinking: false,
    thought: null,
    isResigned: isAtEnd && (chair.resigned ?? false),
    isAway: false,
  }));
}
