/** A record played again: by this browser's own engine, or where that can't be by the server. */
import { engineFor } from "../../engine/engine";
import { NoEngine, type Reason } from "../../engine/base/fetching";
import { isRecord, type Verdict } from "../../engine/verifying";
import { connection } from "../../wire/connection.svelte";
import { playedAgain } from "./dice";

/** `no-record`: there is nothing that could be played. */
type Found = Verdict | { found: "by-server"; isSame: boolean } | { found: "unknown" } | { found: "no-record" };

export class Replaying {
  state = $state<"idle" | "here" | "server" | "done">("idle");
  /** How much of it is done, from 0 to 1. */
  part = $state(0);
  found = $state.raw<Found | null>(null);
  /** Why this browser has not done it. */
  reason = $state<Reason | null>(null);

  /** `table` is one whose game the server can play again, or null. */
  async check(fetchRecord: () => Promise<unknown>, table: string | null): Promise<void> {
    [this.state, this.part, this.found, this.reason] = ["here", 0, null, null];
    try {
      const record = await fetchRecord();
      this.found = isRecord(record) ? await engineFor(connection.rules).ask("verify", [record], (part) => (this.part = part)) : { found: "no-record" };
    } catch (error) {
      this.reason = error instanceof NoEngine ? error.why : "unreachable";
      this.found = await this.byServer(table);
    }
    this.state = "done";
  }

  private async byServer(table: string | null): Promise<Found> {
    if (table === null) return { found: "unknown" };
    this.state = "server";
    try {
      return { found: "by-server", isSame: await playedAgain(table) };
    } catch {
      return { found: "unknown" };
    }
  }
}
