/** Moments of a game in the address of its page. */
import type { Chapter, Span } from "../table/story/chapters";
import type { GameEvent } from "../table/story/game";
import type { Beat } from "../table/story/story.svelte";

/** The event with which a shared moment ends, or null. */
export function momentIn(query: string): number | null {
  const at = new URLSearchParams(query).get("at");
  return at !== null && /^\d{1,7}$/.test(at) ? Number(at) : null;
}

/** The address of this page at a moment; what follows the # stays. */
export function addressAt(event: number | null, place: { pathname: string; hash: string }): string {
  return `${place.pathname}${event === null ? "" : `?at=${event}`}${place.hash}`;
}

/** The last event that is shown after so many beats, or null before the first. */
export function lastEvent(beats: Beat<GameEvent>[], cursor: number): number | null {
  const beat = beats[cursor - 1];
  return beat ? beat.first + beat.events.length - 1 : null;
}

/** Where each round, or turn, begins. A film may begin in the middle of its first one. */
export function roundsOf(beats: Beat<GameEvent>[], first: number): Chapter[] {
  const rounds = beats.flatMap(({ events }, at) => {
    const began = events.find((event) => event.kind === "RoundBegan" || event.kind === "TurnBegan");
    if (!began) return [];
    return [{ at, label: String(began.kind === "RoundBegan" ? began.round : began.kind === "TurnBegan" ? began.turn : "") }];
  });
  return rounds[0]?.at === 0 ? rounds : [{ at: 0, label: String(first) }, ...rounds];
}

/** The beats of the round in which this place lies. */
export function roundAround(rounds: Chapter[], cursor: number, end: number): Span {
  const from = rounds.findLast((round) => round.at < Math.max(1, cursor))?.at ?? 0;
  return { from, to: rounds.find((round) => round.at > from)?.at ?? end };
}
