/** Where a table is: at a server, or in this page. */
import { line } from "../../solo/line.svelte";
import type { Snapshot } from "../../wire/protocol";
import { get } from "../../wire/api";
import type { Earlier } from "../story/storyteller.svelte";
import { rematch } from "./finished";

export interface Where {
  /** In this page: nobody else is there, and no server knows of it. */
  readonly isHere: boolean;
  addressOf(table: string): string;
  /** Of its record. */
  replayOf(table: string): string;
  /** What happened up to the message of this number. */
  story(table: string, until: number): Promise<Earlier>;
  look(table: string): Promise<Snapshot>;
  record(table: string): Promise<unknown>;
  /** A table with the same settings and people. */
  rematch(table: string): Promise<string>;
}

export const atServer: Where = {
  isHere: false,
  addressOf: (table) => `/table/${table}`,
  replayOf: (table) => `/record/${table}`,
  story: (table, until) => get<Earlier>(`/api/tables/${table}/story?until=${until}`),
  look: async (table) => (await get<{ snapshot: Snapshot }>(`/api/tables/${table}`)).snapshot,
  record: (table) => get(`/api/tables/${table}/record`),
  rematch,
};

export const inPage: Where = {
  isHere: true,
  addressOf: (table) => `/solo/${table}`,
  replayOf: (table) => `/record/solo/${table}`,
  story: (table, until) => line().errand("story", table, until),
  look: (table) => line().errand("look", table),
  record: (table) => line().errand("record", table),
  rematch: (table) => line().errand("rematch", table),
};
