/** Asteroyds for those who watch a game again. */
import type { AsteroydsEvent, AsteroydsLivePlan } from "../../../wire/protocol";
import { planDrawn, planSaid } from "../telling/advice";
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
  planDrawn: (plan) => planDrawn(plan as AsteroydsLivePlan),
  planSaid: (plan) => planSaid({ plan } as Parameters<typeof planSaid>[0]),
  titleOf: (skies) => t("mode-name", { mode: skies.mode }),
  log: logOf,
  caption: captionOf,
  chapters: chaptersOf,
};
