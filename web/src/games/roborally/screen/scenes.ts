/** RoboRally for those who watch a game again. */
import type { RoborallyEvent, RoborallyLiveProgram } from "../../../wire/protocol";
import { programDrawn, programSaid } from "../telling/advice";
import type { Scenes } from "../../../table/live/scenes";
import { t } from "../../../words/words.svelte";
import { chaptersOf } from "../telling/chapters";
import { COLOURS } from "../floor/drawing";
import { courseName } from "./on-screen";
import Plans from "./Plans.svelte";
import Scene from "./Scene.svelte";
import type { RoborallyState } from "../state/state";
import { caption, logLines, Telling } from "../telling/telling";

const called = (names: string[]) => (seat: number): string => names[seat] ?? t("somebody");

export const scenes: Scenes<RoborallyState, RoborallyEvent> = {
  Scene,
  Plans,
  characterOf: (state, seat) => t(`rr-robot-${state.robots[seat]?.model ?? "dome"}`),
  entrants: (state, players) =>
    state.robots.map(({ model, seat }) => ({ name: players[seat]?.name ?? "", picture: `robot-${model}`, colour: /--c-(\w+)/.exec(COLOURS[model])?.[1] ?? "red" })),
  planDrawn: (plan) => programDrawn(plan as RoborallyLiveProgram),
  planSaid: (plan) => programSaid({ plan } as Parameters<typeof programSaid>[0]),
  titleOf: (_, title) => courseName(title),
  log: (beats, names) => logLines(new Telling().of(beats, 1), called(names)),
  caption: (events, names) => caption(events, called(names)),
  chapters: chaptersOf,
};
