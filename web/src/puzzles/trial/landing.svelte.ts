/** How much of a try has been shown: what is ticked on the way, and whether it is over. */
import type { AnyStory } from "../../table/story/storyteller.svelte";
import type { Showing } from "./attempt";
import type { Trial } from "./trial.svelte";

/** To be called while a component is made; whoever looks back afterwards still knows how it ended. */
export function landing(trial: Trial, story: unknown): Showing {
  const told = story as Pick<AnyStory, "beats" | "cursor" | "isAtEnd" | "isPlaying">;
  let hasLanded = $state(false);
  $effect(() => {
    if (trial.shown && told.beats.length > 0 && told.isAtEnd && !told.isPlaying) hasLanded = true;
  });
  return {
    get told() {
      const beat = told.beats[told.cursor - 1];
      return beat ? beat.first + beat.events.length : 0;
    },
    get hasLanded() {
      return hasLanded;
    },
  };
}
