/** A game that could have been in this page is at the server: why, until somebody has read it. */
import { NoEngine, type Reason } from "../../engine/base/fetching";
import { Unreachable } from "../../wire/api";
import { learn } from "../../words/words.svelte";

class Unplayed {
  reason = $state<Reason | null>(null);

  /** It begins there. Where nobody answers, a NoEngine says what keeps it from being here: that is what can be mended. */
  async begin<Begun>(reason: Reason, atServer: () => Promise<Begun>): Promise<Begun> {
    try {
      const begun = await atServer();
      void this.say(reason);
      return begun;
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error;
      await learn("engine").catch(() => {
        throw error;
      });
      throw new NoEngine(reason);
    }
  }

  /** Its words come with a table. */
  private async say(reason: Reason): Promise<void> {
    await learn("engine");
    this.reason = reason;
  }
}

export const unplayed = new Unplayed();
