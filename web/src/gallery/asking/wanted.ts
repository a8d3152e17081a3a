/** What somebody looks for in the gallery, as it stands in the page's address and is asked of the server. */
import type { Difficulty, GameName } from "./works";

export const SHELVES = ["all", "mine", "printed"] as const;
export type Which = (typeof SHELVES)[number];
export const SORTINGS = ["played", "new", "liked", "short", "hard", "fair"] as const;
export type Sorting = (typeof SORTINGS)[number];
export const DIFFICULTIES: Difficulty[] = ["easy", "middling", "hard", "very hard"];
/** At most so many minutes. */
export const LENGTHS = [20, 30, 45, 60, 90];
export const ELEMENTS: Record<GameName, string[]> = {
  roborally: ["belts", "express", "gears", "pushers", "lasers", "walls", "pits", "repair", "upgrade"],
  asteroyds: ["asteroids", "pods", "platforms"],
};

export interface Wanted {
  which: Which;
  sort: Sorting;
  game: GameName | "";
  seats: number;
  minutes: number;
  difficulty: Difficulty | "";
  fair: boolean;
  with: string[];
  text: string;
}

export const EVERYTHING: Wanted = { which: "all", sort: "played", game: "", seats: 0, minutes: 0, difficulty: "", fair: false, with: [], text: "" };

/** Elements that belong to what is looked for: those of one game, or of both. */
export function elementsOf(game: GameName | ""): string[] {
  return game === "" ? [...ELEMENTS.roborally, ...ELEMENTS.asteroyds] : ELEMENTS[game];
}

export function isSifted(wanted: Wanted): boolean {
  return fields({ ...wanted, sort: EVERYTHING.sort }).size > 0;
}

const CODE = /^[a-z\d]{4}-[a-z\d]{4}$/i;

/** Where what was written is the code of a work, and nothing else. */
export function codeIn({ which, text }: Wanted): string | null {
  return which === "all" && CODE.test(text.trim()) ? text.trim().toUpperCase() : null;
}

/** As the server is asked. */
export function asked(wanted: Wanted, after: string | null = null): string {
  const query = fields(wanted);
  query.set("sort", wanted.sort);
  if (wanted.which === "mine") query.set("by", "me");
  if (after !== null) query.set("after", after);
  return `?${query.toString()}`;
}

/** The page's own place, with the work that is open beside the list. */
export function placeOf(wanted: Wanted, open = ""): string {
  const query = fields(wanted);
  if (wanted.which !== EVERYTHING.which) query.set("which", wanted.which);
  if (open !== "") query.set("work", open);
  return query.size > 0 ? `/gallery?${query.toString()}` : "/gallery";
}

function fields({ sort, game, seats, minutes, difficulty, fair, with: elements, text }: Wanted): URLSearchParams {
  const query = new URLSearchParams();
  if (sort !== EVERYTHING.sort) query.set("sort", sort);
  if (game !== "") query.set("game", game);
  if (seats > 0) query.set("seats", String(seats));
  if (minutes > 0) query.set("minutes", String(minutes));
  if (difficulty !== "") query.set("difficulty", difficulty);
  if (fair) query.set("fair", "1");
  if (elements.length > 0) query.set("with", elements.join(","));
  if (text.trim() !== "") query.set("text", text.trim());
  return query;
}

/** Whatever else stands in an address counts for nothing. */
export function wantedIn(address: string): Wanted {
  const query = new URLSearchParams(address);
  const game = one(query.get("game"), ["asteroyds", "roborally"] as const, "");
  return {
    which: one(query.get("which"), SHELVES, EVERYTHING.which),
    sort: one(query.get("sort"), SORTINGS, EVERYTHING.sort),
    game,
    seats: number(query.get("seats"), 2, 8),
    minutes: number(query.get("minutes"), 1, 999),
    difficulty: one(query.get("difficulty"), DIFFICULTIES, ""),
    fair: query.get("fair") === "1",
    with: (query.get("with") ?? "").split(",").filter((element) => elementsOf(game).includes(element)),
    text: query.get("text") ?? "",
  };
}

export function openIn(address: string): string {
  return new URLSearchParams(address).get("work") ?? "";
}

function one<Word extends string, Else extends string>(said: string | null, words: readonly Word[], otherwise: Else): Word | Else {
  return words.find((word) => word === said) ?? otherwise;
}

function number(said: string | null, least: number, most: number): number {
  const found = Number(said);
  return Number.isInteger(found) && found >= least && found <= most ? found : 0;
}
