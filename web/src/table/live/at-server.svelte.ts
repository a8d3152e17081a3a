/** A game that could have been in this page is at the server: why, until somebody has read it. */
import type { Reason } from "../../engine/base/fetching";
import { learn } from "../../words/words.svelte";

class Unplayed {
  reason = $state<Reason | null>(null);

  /** Its words come with a table. */
  async say(reason: Reason): Promise<void> {
    await learn("engine");
    this.reason = reason;
  }
}

export const unplayed = new Unplayed();
