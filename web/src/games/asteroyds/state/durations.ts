/** How long things take to see, in milliseconds at normal speed, one by one; `pacing.ts` says what is seen together. */
import type { AsteroydsEvent } from "../../../wire/protocol";

export const SLIDE = 280;
export const STEP = 230;
export const PUSH = 420;
export const NUDGE = 200;
export const PIVOT = 140;
export const IMPACT = 420;
export const FLOAT = 800;
export const BEAM = 390;
export const TOKEN = 500;
export const EXPLOSION = 700;
export const DICE = 480;
export const CUE = 240;

/** The longest thing of a beat says how long it is shown; what lasts longer than its beat goes on beside the next ones. */
const DURATIONS: Record<AsteroydsEvent["kind"], number> = {
  RoundBegan: 0,
  DiceRolled: DICE,
  PlanRevealed: 600,
  ShieldLowered: CUE,
  PowerSpent: 0,
  DroneLaunched: SLIDE,
  DieCalled: CUE,
  TileMoved: SLIDE,
  TilePushed: PUSH,
  TileBlocked: NUDGE,
  PushFailed: NUDGE,
  CraftHit: IMPACT,
  ShieldHeld: IMPACT,
  EmergencyShieldRaised: IMPACT,
  CraftDamaged: IMPACT,
  CraftDestroyed: EXPLOSION,
  TokenTaken: TOKEN,
  FlightBegan: 180,
  CraftWaited: 90,
  CraftTurned: PIVOT,
  CraftMoved: STEP,
  CraftCollided: IMPACT,
  PlanLost: IMPACT,
  DecisionAsked: 0,
  DecisionAnswered: 0,
  AsteroidRammed: EXPLOSION,
  ShotFired: BEAM,
  TargetEliminated: IMPACT,
  DroneShot: BEAM,
  CraftFinished: EXPLOSION,
  TeamWon: EXPLOSION,
  DroneRemoved: SLIDE,
  RoundEnded: CUE,
  GameEnded: EXPLOSION,
};

export function duration(events: AsteroydsEvent[]): number {
  return Math.max(0, ...events.map((event) => DURATIONS[event.kind]));
}
