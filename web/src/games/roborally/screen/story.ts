/** A game of RoboRally as it is told. */
import type { Habits } from "../../../table/live/watching.svelte";
import type { Story } from "../../../table/story/story.svelte";
import type { RoborallyEvent } from "../../../wire/protocol";
import type { RoborallyState } from "../state/state";

export type Rally = Story<RoborallyState, RoborallyEvent>;

/** What happens while everybody programs. */
const AT_THE_DESK: RoborallyEvent["kind"][] = ["ProgramSealed", "HandRecompiled"];

/** R3.2 Time begins to run out only for the last one who programs. */
export const HABITS: Habits<RoborallyEvent> = {
  isAside: (events) => events.length > 0 && AT_THE_DESK.includes(events[0]!.kind) && !events.some((event) => event.kind === "RegisterBegan"),
  opensUntimed: true,
};
