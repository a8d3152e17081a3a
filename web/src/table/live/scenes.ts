/** What a game gives to those who watch it again: its board, its plans, and its words. */
import type { Component } from "svelte";

import type { LogLine } from "../story/Log.svelte";
import type { Part } from "../../words/words.svelte";
import type { Player } from "./cast";
import type { Chapter } from "../story/chapters";
import type { GameEvent, Shown } from "../story/game";
import type { AnyStory } from "../story/storyteller.svelte";
import type { Beat } from "../story/story.svelte";
import type { Entrant } from "../story/summary";

export interface SceneProps {
  story: AnyStory;
  players: Player[];
}

export interface Scenes<State extends Shown = Shown, Event extends GameEvent = GameEvent> {
  /** The players and the board. */
  Scene: Component<SceneProps>;
  /** What everybody planned, as far as it was public at the moment that is shown. */
  Plans: Component<SceneProps>;
  /** What a seat's character is called. */
  characterOf(state: State, seat: number): string;
  entrants(state: State, players: Player[]): Entrant[];
  /** A plan as a record has it: symbols' ids, and words. */
  planDrawn(plan: unknown): string[];
  planSaid(plan: unknown): string;
  titleOf(state: State, title: string): string;
  log(beats: Beat<Event>[], names: string[]): LogLine[];
  caption(events: Event[], names: string[]): { said: Part[]; rule: string };
  chapters(beats: Beat<Event>[], names: string[]): Chapter[];
}
