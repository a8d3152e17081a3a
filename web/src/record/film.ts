/** A game that is over, as the server gives it to be watched. */
import type { Film as GivenFilm } from "../wire/protocol";
import type { Player } from "../table/live/cast";
import { hasSeveral, nameOf } from "../table/live/cast";
import type { GameEvent } from "../table/story/game";
import { get, post } from "../wire/api";

export type Film = Omit<GivenFilm, "events" | "decisions"> & { events: GameEvent[] };

/** Where a record is found: at a table that the visitor may see, or behind the code of a share link. */
export type Source = { table: string } | { code: string };

/** A film that was fetched under another address. */
let kept: { code: string; film: Film } | null = null;

export function keepFilm(code: string, film: Film): void {
  kept = { code, film };
}

export function filmOf(source: Source): Promise<Film> {
  if ("code" in source && kept?.code === source.code) return Promise.resolve(kept.film);
  if ("table" in source) return get<Film>(`/api/tables/${encodeURIComponent(source.table)}/film`);
  return post<Film>("/api/shared/film", { code: source.code });
}

/** The record itself, for `swarmrally replay` and `verify`. */
export function recordOf(source: Source): Promise<unknown> {
  if ("table" in source) return get(`/api/tables/${encodeURIComponent(source.table)}/record`);
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
