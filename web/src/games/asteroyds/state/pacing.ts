/** What of a flight is shown together, and for how long: each colour of the swarm at once, and more time for what matters. */
import type { AsteroydsEvent } from "../../../wire/protocol";
import type { Shot } from "../../../table/story/game";
import type { Beat } from "../../../table/story/story.svelte";
import { duration, NUDGE } from "./durations";

type Beats = Beat<AsteroydsEvent>[];
type Kind = AsteroydsEvent["kind"];

/** A colour of the swarm; where a tile crosses two hexes, a little longer. */
export const DRIFT = 480;
const FAR_DRIFT = 640;
/** What happens to whoever watches. */
export const MINE = 1200;
export const VICTORY = 1600;
/** A round of four craft, whatever happens in it. */
export const LONGEST_ROUND = 10_000;
const USUAL_CRAFT = 4;
/** Kept by the usual for what comes late, so that what is grave need not be shortened for it. */
const RESERVE = 1400;
/** Milliseconds in which nobody sees two things: where time is very short, they are shown as one. */
const FRAME = 16;
/** Faster than that nobody follows. */
const LEAST_SHARE = 0.35;

/** Steps of the swarm that nobody has to see one by one. */
const QUIET = new Set<Kind>(["TileMoved", "TileBlocked", "PushFailed"]);
const GRAVE = new Set<Kind>(["CraftCollided", "CraftHit", "CraftDamaged", "CraftDestroyed", "TokenTaken", "AsteroidRammed", "EmergencyShieldRaised", "TargetEliminated", "DroneShot"]);
const VICTORIES = new Set<Kind>(["TeamWon", "GameEnded"]);

/** What is shown next, to somebody in this seat, when the round has been shown for so long: what is late is made up for by what is left. */
export function shotAt(beats: Beats, from: number, seat: number | null, spent = 0): Shot {
  const begins = isStart(beats[from]!);
  const shares = sharesOf(toCome(beats, from, seat), begins ? 0 : spent);
  const [, end] = roundAt(beats, from);
  let [count, lasts] = [0, 0];
  do {
    const shot = unhurried(beats, from + count, seat);
    count += shot.count;
    lasts += shot.lasts * (shot.lasts >= MINE ? shares.grave : shares.usual);
  } while (shares.usual < LEAST_SHARE && lasts < FRAME && from + count < end);
  return { count, lasts, begins };
}

function unhurried(beats: Beats, from: number, seat: number | null): Shot {
  const { events } = beats[from]!;
  if (!isQuiet(events) && events[0]!.kind !== "DieCalled") return { count: 1, lasts: lengthOf(events, seat) };
  let to = from + 1;
  while (to < beats.length && isQuiet(beats[to]!.events)) to += 1;
  return { count: to - from, lasts: driftOf(beats.slice(from, to).flatMap((beat) => beat.events)) };
}

function isQuiet(events: AsteroydsEvent[]): boolean {
  return events.every((event) => QUIET.has(event.kind));
}

function driftOf(events: AsteroydsEvent[]): number {
  const moved = events.flatMap((event) => (event.kind === "TileMoved" ? [event.tile] : []));
  if (moved.length === 0) return events.some((event) => QUIET.has(event.kind)) ? NUDGE : duration(events);
  return new Set(moved).size < moved.length ? FAR_DRIFT : DRIFT;
}

function lengthOf(events: AsteroydsEvent[], seat: number | null): number {
  if (events.some((event) => VICTORIES.has(event.kind))) return VICTORY;
  return events.some((event) => isGrave(event, seat)) ? MINE : duration(events);
}

function isGrave(event: AsteroydsEvent, seat: number | null): boolean {
  return seat !== null && GRAVE.has(event.kind) && "seat" in event && event.seat === seat;
}

/** What is still to be shown of a round at its usual length, and how long a round may take. */
interface ToCome {
  usual: number;
  grave: number;
  longest: number;
}

/** How much of its time everything gets: all of it together is never longer than what is left, however late it is. */
function sharesOf({ usual, grave, longest }: ToCome, spent: number): { usual: number; grave: number } {
  const left = Math.max(0, longest - spent);
  if (usual * LEAST_SHARE + grave <= left) return { usual: Math.min(1, Math.max(LEAST_SHARE, (left - RESERVE - grave) / Math.max(1, usual))), grave: 1 };
  const share = left / (usual * LEAST_SHARE + grave);
  return { usual: LEAST_SHARE * share, grave: share };
}

function toCome(beats: Beats, from: number, seat: number | null): ToCome {
  const [first, to] = roundAt(beats, from);
  let [usual, grave] = [0, 0];
  for (let at = from; at < to; ) {
    const { count, lasts } = unhurried(beats, at, seat);
    if (lasts >= MINE) grave += lasts;
    else usual += lasts;
    at += count;
  }
  const craft = beats.slice(first, to).flatMap(({ events }) => events.filter((event) => event.kind === "FlightBegan")).length;
  return { usual, grave, longest: LONGEST_ROUND * Math.max(1, craft / USUAL_CRAFT) };
}

function isStart({ events }: Beat<AsteroydsEvent>): boolean {
  return events.some((event) => event.kind === "PlanRevealed");
}

/** The beats of the round in which this one lies: from plan to plan. */
function roundAt(beats: Beats, at: number): [from: number, to: number] {
  let [from, to] = [at, at + 1];
  while (from > 0 && !isStart(beats[from]!)) from -= 1;
  while (to < beats.length && !isStart(beats[to]!)) to += 1;
  return [from, to];
}
