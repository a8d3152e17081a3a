/** A game begins in this page, where it can. */
import { NoEngine, type Reason } from "../engine/base/fetching";
import { connection } from "../wire/connection.svelte";
import type { Settings } from "../wire/protocol";
import { line } from "./line.svelte";

/** The new table, or why it has to be a server's. */
export type Begun = { table: string } | { reason: Reason };

/** `isQuick`: without a waiting room. */
export async function openHere(settings: Settings, isQuick: boolean): Promise<Begun> {
  // A server that has none says so.
  if (connection.rules === "") return { reason: "missing" };
  try {
    return { table: await line().errand("open", settings, isQuick) };
  } catch (error) {
    if (error instanceof NoEngine) return { reason: error.why };
    throw error;
  }
}
