/** What the screen reads out of events, answers and settings. */
import type { RoborallyEvent, RoborallyRules } from "../../../wire/protocol";
import type { Player } from "../../../table/live/cast";
import type { LiveTable } from "../../../table/live/live.svelte";
import { type Summary, summaryOf } from "../../../table/story/summary";
import { t } from "../../../words/words.svelte";
import type { AnyQuestion, WayBack } from "../telling/answers";
import { COLOURS } from "../floor/drawing";
import type { Cell } from "../state/policies";
import type { Question } from "../state/state";
import type { Rally } from "./story";

/** Who does something in this beat, or to whom it is done. */
export function actingIn(events: RoborallyEvent[]): number[] {
  const seats = events.flatMap((event) => {
    if (event.kind === "RegisterRevealed" || !("seat" in event) || event.seat === null) return [];
    return [event.kind === "RobotMoved" ? (event.by ?? event.seat) : event.seat];
  });
  return [...new Set(seats)];
}

/** A snapshot tells which question is open, but not what about: the story does. */
export function asAsked(question: Question, beats: Rally["beats"]): Question {
  if (question.about !== null) return question;
  const told = beats.flatMap((beat) => beat.events).findLast((event) => event.kind === "DecisionAsked");
  return told?.kind === "DecisionAsked" ? { ...question, about: told.about } : question;
}

/** The cells that an answer may name. */
export function cellsOf(question: AnyQuestion, answers: unknown[]): Cell[] {
  if (question === "re_entry" || question === "start") return [...new Map((answers as WayBack[]).map((way) => [way.at.join(), way.at])).values()];
  if (question === "mechanical_arm") return answers.filter((answer): answer is Cell => answer !== null);
  return [];
}

/** What the course is called; one without a name is told by what it is. */
export function courseName(title: string): string {
  if (title === "scenario") return t("rr-scenario");
  return title === "own course" ? t("rr-own-course") : title;
}

export function archiveIsOptional(table: LiveTable): boolean {
  return (table.setup as { rules?: RoborallyRules } | null)?.rules?.archive_optional ?? false;
}

export function resultOf(table: LiveTable, story: Rally, players: Player[]): Summary {
  const entrants = story.shown.robots.map((robot) => ({
    name: players[robot.seat]?.name ?? "",
    picture: `robot-${robot.model}`,
    damage: robot.damage,
    colour: /--c-(\w+)/.exec(COLOURS[robot.model])?.[1] ?? "red",
  }));
  return summaryOf(
    "roborally",
    story.beats.flatMap((beat) => beat.events),
    entrants,
    table.outcome,
  );
}
