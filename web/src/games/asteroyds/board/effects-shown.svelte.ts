/** Effects from the beat in which they begin until they have been seen, which may be during the next beats. */
import type { AsteroydsEvent } from "../../../wire/protocol";
import { type Effect, effectsOf, nudgesOf } from "./effects";
import { NUDGE, duration } from "../state/durations";
import type { Skies } from "../state/state";

const FADE = 120;
/** What is shown for longer than it takes stands still for the rest. */
const SLOWEST = 1.6;

export class Showing {
  effects = $state.raw<{ key: number; effect: Effect }[]>([]);
  /** How much slower than at normal speed. */
  pace = $state(1);
  private keys = 0;

  begin(board: Element, skies: Skies, events: AsteroydsEvent[], lasts: number): void {
    const whole = duration(events);
    this.pace = whole > 0 && lasts > 0 ? Math.min(SLOWEST, lasts / whole) : 1;
    const fresh = effectsOf(skies, events).map((effect) => ({ key: this.keys++, effect }));
    this.effects = [...this.effects, ...fresh];
    for (const shown of fresh) setTimeout(() => this.end(shown.key), shown.effect.lasts * this.pace);
    if (isStill()) fade(board, events);
    else nudge(board, skies, events, this.pace);
  }

  /** The story has jumped. */
  clear(): void {
    this.effects = [];
  }

  private end(key: number): void {
    this.effects = this.effects.filter((shown) => shown.key !== key);
  }
}

function isStill(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

function nudge(board: Element, skies: Skies, events: AsteroydsEvent[], pace: number): void {
  for (const { tile, seat, by } of nudgesOf(skies, events)) {
    const there = { transform: `translate(${by.x}px, ${by.y}px)`, offset: 0.4 };
    found(board, tile, seat)?.animate([{ transform: "none" }, there, { transform: "none" }], { duration: NUDGE * pace, easing: "ease-out" });
  }
}

/** Who wants no motion sees what is somewhere else now. */
function fade(board: Element, events: AsteroydsEvent[]): void {
  for (const event of events) {
    if (event.kind === "TileMoved" || event.kind === "TilePushed") appear(found(board, event.tile));
    else if (event.kind === "CraftMoved" || event.kind === "CraftTurned") appear(found(board, undefined, event.seat));
  }
}

function appear(element: Element | null): void {
  element?.animate([{ opacity: 0.2 }, { opacity: 1 }], FADE);
}

function found(board: Element, tile?: string, seat?: number): Element | null {
  return board.querySelector(tile === undefined ? `[data-craft="${seat}"] .bumped` : `[data-tile="${tile}"] .bumped`);
}
