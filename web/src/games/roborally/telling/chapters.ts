/** Turns and registers of a story, for its bar. */
import type { RoborallyEvent } from "../../../wire/protocol";
import type { Chapter, Span } from "../../../table/story/chapters";
import type { Beat } from "../../../table/story/story.svelte";
import { t } from "../../../words/words.svelte";

export interface TurnSpan extends Span {
  turn: number;
}

const HARM: RoborallyEvent["kind"][] = ["RobotDamaged", "RobotDestroyed"];

/** A turn begins with its programs: what was dealt belongs to it too. */
export function turnsOf(beats: Beat<RoborallyEvent>[], first: number): TurnSpan[] {
  const turns: TurnSpan[] = [];
  for (const [at, beat] of beats.entries()) {
    const began = beat.events.find((event) => event.kind === "TurnBegan");
    if (began || turns.length === 0) turns.push({ turn: began?.kind === "TurnBegan" ? began.turn : first, from: at, to: at + 1 });
    turns.at(-1)!.to = at + 1;
  }
  return turns;
}

export function chaptersOf(beats: Beat<RoborallyEvent>[]): Chapter[] {
  const chapters: Chapter[] = [];
  for (const [at, beat] of beats.entries()) {
    for (const event of beat.events) {
      if (event.kind === "RegisterBegan") chapters.push({ at, label: t("rr-chapter", { register: event.register }) });
      else if (event.kind === "TurnBegan") chapters.push({ at, label: t("rr-chapter-turn", { turn: event.turn }) });
    }
    if (beat.events.some((event) => HARM.includes(event.kind))) chapters.push({ at, label: "", isHarm: true });
  }
  return chapters;
}
