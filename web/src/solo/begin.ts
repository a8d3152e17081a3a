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
    const table = await line().errand("open", settings, isQuick);
    void keepForGood();
    return { table };
  } catch (error) {
    if (error instanceof NoEngine) return { reason: error.why };
    throw error;
  }
}

let isAsked = false;

/** Now that there is something to lose, the browser is asked not to throw it away when it needs room. */
async function keepForGood(): Promise<void> {
  if (isAsked || !("storage" in navigator)) return;
  isAsked = true;
  if (!(await navigator.storage.persisted())) await navigator.storage.persist();
}
