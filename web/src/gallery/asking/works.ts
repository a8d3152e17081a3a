/** What players have made and shown, as the server's gallery tells it. */
import { get, post, put, remove } from "../../wire/api";
import { me } from "../../shell/me.svelte";
import type { GalleryPage, Published, Settings, WorkLine, WorkSeen } from "../../wire/protocol";
import { FORMAT, type Licence, VERSION } from "../../workshop/work";

export type GameName = Settings["game"];
/** A work in a list. */
export type Row = WorkLine;
export type Fairness = Row["fairness"];
export type Difficulty = Row["difficulty"];

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

export interface Work extends WorkSeen {
  table: Record<string, unknown> | null;
  figures: Figures;
}

export interface Comment {
  number: number;
  author: Row["author"];
  words: string;
  at: number;
}

/** What is published: one form, on the wire and in files. */
export interface Drawn {
  game: GameName;
  content: unknown;
  table?: Readonly<Record<string, unknown>> | null;
  name: string;
  words: string;
  licence: Licence;
  previous: string | null;
}

export function listed(query: string): Promise<GalleryPage> {
  return get<GalleryPage>(`/api/gallery${query}`);
}

export function workOf(code: string): Promise<Work> {
  return get<Work>(`/api/gallery/${encodeURIComponent(code)}`);
}

export function pictureOf({ code }: Pick<Row, "code">): string {
  return `/api/gallery/${encodeURIComponent(code)}/picture.svg`;
}

/** Whoever publishes or likes is somebody, as a guest at least. */
export async function publish(drawn: Drawn): Promise<Published> {
  await me.become();
  const { game, content, table, name, words, licence, previous } = drawn;
  return post("/api/gallery", { format: FORMAT, version: VERSION, game, content, ...(table ? { table } : {}), name, words, licence, previous });
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
