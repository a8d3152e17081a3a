/** A game of Asteroyds as it is told. */
import type { Story } from "../../../table/story/story.svelte";
import type { AsteroydsEvent } from "../../../wire/protocol";
import type { Skies } from "../state/state";

export type Flight = Story<Skies, AsteroydsEvent>;
