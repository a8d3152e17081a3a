/** RoboRally for those who watch a game again. */
import type { RoborallyEvent } from "../protocol";
import type { Scenes } from "../table/scenes";
import { t } from "../words.svelte";
import { chaptersOf } from "./chapters";
import { COLOURS } from "./drawing";
import { courseName } from "./looking";
import Plans from "./Plans.svelte";
import Scene from "./Scene.svelte";
import type { RoborallyState } from "./state";
import { caption, logLines, Telling } from "./telling";

const called = (names: string[]) => (seat: number): string => names[seat] ?? t("somebody");

export const scenes: Scenes<RoborallyState, RoborallyEvent> = {
  Scene,
  Plans,
  characterOf: (state, seat) => t(`rr-robot-${state.robots[seat]?.model ?? "dome"}`),
  entrants: (state, players) =>
    state.robots.map(({ model, seat }) => ({ name: players[seat]?.name ?? "", picture: `robot-${model}`, colour: /--c-(\w+)/.exec(COLOURS[model])?.[1] ?? "red" })),
  titleOf: (_, title) => courseName(title),
  log: (beats, names) => logLines(new Telling().of(beats, 1), called(names)),
  caption: (events, names) => caption(events, called(names)),
  chapters: chaptersOf,
};
