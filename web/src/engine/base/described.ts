/** What `engine.json` says of an engine, and what this page was written for. */
import { ENTRIES, RECORDS } from "./forms";
import type { EntryForm, Field, Layout } from "./layout";
import type { CourseLine, RoborallyBlueprint } from "../../wire/protocol";

export type GameName = "asteroyds" | "roborally";
export type EngineName = GameName | "bots.asteroyds" | "bots.roborally" | "study.asteroyds" | "study.roborally";

/** By number; null where a number means nothing. */
export type Words = readonly (string | null)[];

export interface Table {
  events: readonly { kind: string; fields: Readonly<Record<string, string>> }[];
  rules: Readonly<Record<string, string>>;
  headings: Words;
  questions: Words;
  reasons: Words;
  setup: Readonly<Record<string, unknown>>;
  /** By number, the code by which a plan is refused. */
  faults: Words;
  bots: Words;
  /** Of plans, and of games, in a report. */
  marks: Words;
  verdicts: Words;
  /** By skill, and mode or special rule. */
  stopwatch: Readonly<Record<"novice" | "expert", Readonly<Record<string, number>>>>;
  teams?: Words;
  modes?: Words;
  colours?: Words;
  pilots?: Words;
  actions?: Words;
  emergency_orders?: Words;
  tiles?: Words;
  /** What a position says of each tile, besides where it is and which way it faces. */
  pieces?: readonly Readonly<Record<string, unknown>>[];
  /** The forms of the power token, for pilots who have more than one. */
  powers?: Readonly<Record<string, string>>;
  dice?: Words;
  dice_orders?: readonly (readonly number[])[];
  movers?: readonly (readonly number[])[];
  reach?: readonly number[];
  options?: Words;
  charges?: readonly number[];
  robots?: Words;
  specials?: Words;
  /** Those that are printed. */
  courses?: Readonly<Record<string, CourseFacts>>;
  /** Those that courses of one's own are made of. */
  floors?: Words;
  /** By rule, what it asks on a course of one's own. */
  asked?: Readonly<Record<string, CourseFacts>>;
  stride?: number;
}

/** What a course asks of those who want to play on it. */
export interface CourseFacts {
  specials: readonly string[];
  /** At most. */
  seats: number;
  /** Options that each robot has before the first turn. */
  dealt?: number;
  needs_options?: boolean;
  has_places?: boolean;
  has_teams?: boolean;
  has_two_teams?: boolean;
}

export interface Part {
  file: string;
  sha256: string;
}

export interface Ground extends Part {
  kind: "board" | "layout" | "course" | "floor";
  name: string;
  /** What a list of courses says, and of which boards it is made. */
  course?: Omit<CourseLine, "name"> & Pick<RoborallyBlueprint, "boards" | "specials">;
}

/** The puzzles of a game: what is said of them all, and the positions that they begin with, so many records a piece. */
export interface PuzzleParts extends Part {
  game: GameName;
  record: string;
  count: number;
  size: number;
  pieces: readonly Part[];
}

export interface Description {
  sources: string;
  modules: readonly (Part & { engine: EngineName })[];
  records: Readonly<Record<string, { size: number; fields: readonly { name: string; offset: number; kind: string; shape: readonly number[] }[] }>>;
  entries: readonly { export: string; file: string; arguments: readonly { name: string; type: string; dimensions?: number }[] }[];
  tables: Readonly<Record<GameName, Table>>;
  grounds: readonly Ground[];
  /** An engine that is older than puzzles has none. */
  puzzles?: readonly PuzzleParts[];
}

/** Whether records and entries lie as this page writes and calls them. */
export function isForThisPage(described: Description, engine: EngineName): boolean {
  return Object.entries<EntryForm>(ENTRIES[engine]).every(([name, { arguments: taken }]) => {
    const entry = described.entries.find((each) => each.export === name && each.file === `${engine}.wasm`);
    return entry?.arguments.map(({ type, dimensions }) => `${type} ${dimensions ?? 0}`).join() === taken.map((each) => each.join(" ")).join() && taken.every(([type]) => isSameRecord(described, type));
  });
}

function isSameRecord({ records }: Description, name: string): boolean {
  const ours = (RECORDS as Record<string, Layout<unknown>>)[name];
  const theirs = records[name];
  if (!ours) return !theirs;
  return theirs?.size === ours.size && theirs.fields.map((each) => said([each.name, each.offset, each.kind as Field[2], each.shape])).join() === ours.fields.map(said).join();
}

function said(field: Field): string {
  return JSON.stringify(field);
}
