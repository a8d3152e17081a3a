/** The log and the chapters of a story: what a reader wants to find again. */
import type { LogLine } from "../../../table/story/Log.svelte";
import type { AsteroydsEvent } from "../../../wire/protocol";
import type { Chapter, Span } from "../../../table/story/chapters";
import type { Beat } from "../../../table/story/story.svelte";
import { t, type Part } from "../../../words/words.svelte";
import type { Skies } from "../state/state";
import { dieSaid, joined, message, type Names, tellBeat } from "./telling";

type Beats = Beat<AsteroydsEvent>[];
/** What the reader of a log does not miss. */
const UNSAID = new Set(["FlightBegan", "RoundEnded", "DecisionAsked"]);
/** The steps of the swarm are gathered, one line for each die. */
const SWARM = new Set(["TileMoved", "TileBlocked", "PushFailed"]);

interface Called {
  line: LogLine;
  die: string;
  number: number;
  moved: Set<string>;
  blocked: Set<string>;
}

/** `present` is the round now, for a story that began in it. */
export function logOf(beats: Beats, names: Names, present = 1): LogLine[] {
  const lines: LogLine[] = [];
  let [round, called] = [firstRound(beats, present), null as Called | null];
  for (const { events, first } of beats) {
    const [event] = events as [AsteroydsEvent];
    if (event.kind === "RoundBegan") round = event.round;
    if (event.kind === "DieCalled") {
      called = { line: { event: first, when: String(round), said: [], rule: event.rule }, die: dieSaid(event.colour), number: event.number, moved: new Set(), blocked: new Set() };
      lines.push(called.line);
    } else if (called && events.every((one) => SWARM.has(one.kind))) gather(called, events);
    else lines.push(...linesOf(events, first, round, names));
    if (called) called.line.said = swarmSaid(called);
  }
  return lines;
}

function firstRound(beats: Beats, present: number): number {
  for (const { events } of beats) for (const event of events) if (event.kind === "RoundBegan") return Math.max(1, event.round - 1);
  return present;
}

function gather(called: Called, events: AsteroydsEvent[]): void {
  for (const event of events) {
    if (event.kind === "TileMoved") called.moved.add(event.tile);
    else if ("tile" in event && !called.moved.has(event.tile)) called.blocked.add(event.tile);
  }
}

function swarmSaid({ die, number, moved, blocked }: Called): Part[] {
  return ended(message("told-swarm", "past", { die, number, moved: moved.size, blocked: blocked.size }));
}

function linesOf(events: AsteroydsEvent[], first: number, round: number, names: Names): LogLine[] {
  const said = events.filter((event) => !UNSAID.has(event.kind));
  const place = events.find((event) => "column" in event && event.column > 0);
  const when = place && "column" in place ? `${round}:${place.column}` : String(round);
  return tellBeat(said, "past", names).map((sentence) => ({ event: first + sentence.event, when, said: ended(sentence.said), rule: sentence.rule }));
}

function ended(said: Part[]): Part[] {
  return [...said, { text: ".", isStrong: false }];
}

/** What is said of what is shown; `skies` is the board after it. */
export function captionOf(events: AsteroydsEvent[], names: Names, skies?: Skies): { said: Part[]; rule: string } {
  const sentences = tellBeat(gathered(events, skies), "now", names);
  return { said: joined(sentences), rule: sentences.at(-1)?.rule ?? "" };
}

/** Of tiles that move one after the other and are shown at once, only by which die. */
function gathered(events: AsteroydsEvent[], skies?: Skies): AsteroydsEvent[] {
  const called = events.filter((event) => event.kind === "DieCalled");
  if (called.length > 0) return called;
  const isShownAtOnce = events.some((event) => event.beat !== events[0]!.beat);
  if (!isShownAtOnce || !skies?.called) return events;
  return [{ kind: "DieCalled", beat: events[0]!.beat, rule: events[0]!.rule, colour: skies.called, number: skies.dice?.[skies.called] ?? 0 }];
}

/** The swarm, then each flight by its pilot; marks where somebody was hurt. */
export function chaptersOf(beats: Beats, names: Names): Chapter[] {
  const chapters: Chapter[] = [];
  let isSwarm = false;
  for (const [at, { events }] of beats.entries()) {
    for (const event of events) {
      if (event.kind === "DieCalled" && !isSwarm) chapters.push({ at, label: t("chapter-swarm") });
      if (event.kind === "FlightBegan") chapters.push({ at, label: names[event.seat] ?? "" });
      if (event.kind === "CraftDamaged") chapters.push({ at, label: "", isHarm: true });
      if (event.kind === "RoundBegan") chapters.push({ at, label: t("chapter-planning") });
      isSwarm = event.kind === "DieCalled" || (isSwarm && event.kind !== "RoundBegan");
    }
  }
  return chapters;
}

/** The beats of the round in which this place lies. */
export function roundAround(beats: Beats, cursor: number): Span {
  const starts = beats.flatMap(({ events }, at) => (events[0]?.kind === "RoundBegan" ? [at] : []));
  const from = starts.findLast((at) => at < Math.max(1, cursor)) ?? 0;
  return { from, to: starts.find((at) => at > from) ?? beats.length };
}
