/** What a table needs of a game to show it. Each game folds its events and says them in words; neither knows a rule. */
import type { AsteroydsEvent, RoborallyEvent } from "../protocol";

export type GameEvent = AsteroydsEvent | RoborallyEvent;

/** One thing that is drawn, as it is after some event. Games have their own; a state is replaced, never changed. */
export interface Shown {
  /** The round, or turn, that the state belongs to. */
  round: number;
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
}
