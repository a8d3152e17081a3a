/** Asteroyds for those who watch a game again. */
import type { AsteroydsEvent } from "../../../wire/protocol";
import type { Scenes } from "../../../table/live/scenes";
import { t } from "../../../words/words.svelte";
import { captionOf, chaptersOf, logOf } from "../telling/log";
import Plans from "./Plans.svelte";
import Scene from "./Scene.svelte";
import type { Skies } from "../state/state";

export const scenes: Scenes<Skies, AsteroydsEvent> = {
  Scene,
  Plans,
  characterOf: (skies, seat) => t("pilot-name", { pilot: skies.craft[seat]?.pilot ?? "" }),
  entrants: (skies, players) => skies.craft.map(({ colour, seat }) => ({ name: players[seat]?.name ?? "", picture: `craft-${colour}`, colour })),
  titleOf: (skies) => t("mode-name", { mode: skies.mode }),
  log: logOf,
  caption: captionOf,
  chapters: chaptersOf,
};
