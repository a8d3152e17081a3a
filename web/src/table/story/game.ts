/** What a table needs of a game to show it. Each game folds its events and says them in words; neither knows a rule. */
import type { AsteroydsEvent, RoborallyEvent } from "../../wire/protocol";

/** Events that happen at the same moment. */
export interface Beat<Event> {
  /** The index of the first event. */
  first: number;
  events: Event[];
}

export type GameEvent = AsteroydsEvent | RoborallyEvent;

/** One thing that is drawn, as it is after some event. Games have their own; a state is replaced, never changed. */
export interface Shown {
  /** The round, or turn, that the state belongs to. */
  round: number;
}

/** So many beats are shown at once, for so many milliseconds at normal speed. */
export interface Shot {
  count: number;
  lasts: number;
  /** Whether it is the first of something that may take only so long as a whole. */
  begins?: boolean;
}

export interface Folding<State extends Shown, Event extends GameEvent> {
  /** The first state, from the server's snapshot. */
  begin(snapshot: unknown, setup: unknown): State;
  /** A copy that `fold` may change. */
  copy(state: State): State;
  /** What the event says has happened. */
  fold(state: State, event: Event): void;
  /** How long a beat with these events is shown at normal speed, in milliseconds; 0 for what nobody needs to see. */
  duration(events: Event[]): number;
  /** What is shown next while a story is played, to somebody in this seat, so many milliseconds of normal speed after the last that `begins`; beat by beat without it. */
  shot?(beats: Beat<Event>[], from: number, seat: number | null, spent: number): Shot;
}
