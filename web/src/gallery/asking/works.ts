/** What players have made and shown, as the server's gallery tells it. */
import { Failure, get, post, put, remove } from "../../wire/api";
import { me } from "../../shell/me.svelte";
import type { Settings } from "../../wire/protocol";

export type GameName = Settings["game"];
export type Fairness = "fair" | "perhaps unfair" | "unfair" | "too few games";
export type Difficulty = "easy" | "middling" | "hard" | "very hard";
export const LICENCES = ["CC-BY-4.0", "CC-BY-SA-4.0", "CC0-1.0"] as const;
export type Licence = (typeof LICENCES)[number];

export const ADDRESSES: Record<Licence, string> = {
  "CC-BY-4.0": "https://creativecommons.org/licenses/by/4.0/",
  "CC-BY-SA-4.0": "https://creativecommons.org/licenses/by-sa/4.0/",
  "CC0-1.0": "https://creativecommons.org/publicdomain/zero/1.0/",
};

/** A work in a list. */
export interface Row {
  code: string;
  hash: string;
  game: GameName;
  modes: string[];
  name: string;
  author: { name: string; isMe: boolean };
  words: string;
  licence: Licence;
  /** In milliseconds. */
  published: number;
  version: number;
  versions: number;
  seats: [least: number, most: number];
  minutes: number;
  rounds: number;
  difficulty: Difficulty;
  labour: number;
  fairness: Fairness;
  elements: Record<string, number>;
  plays: number;
  finished: number;
  likes: number;
  liked: boolean;
  hidden?: boolean;
}

export interface Place {
  at: string;
  count: number;
  share: number;
}

/** As `swarmrally analyse --json` prints them. */
export interface Figures {
  games: number;
  rounds: { mean: number; shortest: number; longest: number; p90: number };
  ended: Record<string, number>;
  fairness: { starts: { start: string; wins: number; interval: [number, number] }[]; chance: number; judgement: Fairness };
  difficulty: { labour: number; word: Difficulty; lost_per_seat: number };
  traffic: { total: number; most: Place[] };
  damage: { total: number; most: Place[] };
  deaths: { total: number; most: Place[] };
}

export interface Work extends Row {
  content: unknown;
  table: Record<string, unknown> | null;
  figures: Figures;
  previous: string | null;
  next: string | null;
  comments_on: boolean;
}

export interface Page {
  works: Row[];
  next: string | null;
  count: number;
}

export interface Comment {
  number: number;
  author: { name: string; isMe: boolean };
  words: string;
  at: number;
}

/** What is published: one form, on the wire and in files. */
export interface Drawn {
  game: GameName;
  content: unknown;
  table?: Record<string, unknown> | null;
  name: string;
  words: string;
  licence: Licence;
  previous: string | null;
}

const FORM = { format: "swarmrally_work", version: 1 };

export function listed(query: string): Promise<Page> {
  return get<Page>(`/api/gallery${query}`);
}

export function workOf(code: string): Promise<Work> {
  return get<Work>(`/api/gallery/${encodeURIComponent(code)}`);
}

export function byHash(hash: string): Promise<Row> {
  return get<Row>(`/api/gallery/by-hash/${hash}`);
}

export function pictureOf({ code }: Pick<Row, "code">): string {
  return `/api/gallery/${encodeURIComponent(code)}/picture.svg`;
}

/** The code of a work, or null where none bears it. */
export async function codeOf(hash: string): Promise<string | null> {
  try {
    return (await byHash(hash)).code;
  } catch (error) {
    if (error instanceof Failure && error.status === 404) return null;
    throw error;
  }
}

/** Whoever publishes or likes is somebody, as a guest at least. */
export async function publish(drawn: Drawn): Promise<{ code: string; hash: string }> {
  await me.become();
  return post("/api/gallery", { ...FORM, ...drawn });
}

export async function like({ code }: Pick<Row, "code">, on: boolean): Promise<void> {
  await me.become();
  const path = `/api/gallery/${code}/like`;
  await (on ? put(path) : remove(path));
}

export async function report({ code }: Pick<Row, "code">, reason: string): Promise<void> {
  await me.become();
  await post(`/api/gallery/${code}/report`, { reason });
}

export async function commentsOn({ code }: Pick<Row, "code">): Promise<Comment[]> {
  return (await get<{ comments: Comment[] }>(`/api/gallery/${code}/comments`)).comments;
}

export async function comment({ code }: Pick<Row, "code">, words: string): Promise<void> {
  await me.become();
  await post(`/api/gallery/${code}/comments`, { words });
}

export function takeBack({ code }: Pick<Row, "code">, number: number): Promise<void> {
  return remove(`/api/gallery/${code}/comments/${number}`);
}

export function letComment({ code }: Pick<Row, "code">, on: boolean): Promise<void> {
  return put(`/api/gallery/${code}/comments_on`, { on });
}

export function takeOut({ code }: Pick<Row, "code">): Promise<void> {
  return remove(`/api/gallery/${code}`);
}
