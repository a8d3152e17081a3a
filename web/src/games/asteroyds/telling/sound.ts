/** How the events of Asteroyds sound. */
import type { Skies } from "../state/state";
import type { AsteroydsEvent } from "../../../wire/protocol";
import { loudspeaker } from "../../../sound/engine";
import * as sounds from "../../../sound/sounds";
import type { Sound } from "../../../sound/sounds";

type Kind = AsteroydsEvent["kind"];
type Told<K extends Kind> = Extract<AsteroydsEvent, { kind: K }>;
type Heard = { [K in Kind]?: Sound | ((event: Told<K>, skies: Skies) => Sound) };

/** From this speed on only what matters is heard. */
const FAST = 4;
const MATTERS: Kind[] = ["CraftDamaged", "CraftDestroyed", "TokenTaken", "TeamWon", "GameEnded"];

const HEARD: Heard = {
  DiceRolled: ({ order }) => sounds.rolled(order),
  PlanRevealed: sounds.REVEALED,
  DroneLaunched: sounds.FLOWN,
  TileMoved: sounds.DRIFTED,
  TilePushed: sounds.PUSHED,
  TileBlocked: sounds.BLOCKED,
  PushFailed: sounds.BLOCKED,
  ShieldHeld: sounds.HELD,
  EmergencyShieldRaised: sounds.HELD,
  CraftDamaged: ({ points }) => sounds.hurt(points),
  CraftDestroyed: sounds.DESTROYED,
  TokenTaken: ({ seat }, skies) => sounds.taken(skies.craft[seat]?.tokens.length ?? 1),
  CraftTurned: sounds.TURNED,
  CraftMoved: sounds.FLOWN,
  DecisionAsked: sounds.ASKED,
  AsteroidRammed: sounds.DESTROYED,
  ShotFired: ({ hit }) => (hit === "border" ? sounds.FIRED : sounds.FIRED_AND_HIT),
  TargetEliminated: () => sounds.taken(1),
  TeamWon: sounds.WON,
  GameEnded: ({ winners }) => (winners.length ? sounds.WON : sounds.ENDED),
};

/** One sound for each kind in a beat: six plans that are revealed together make one. */
export function soundsOf(skies: Skies, events: AsteroydsEvent[], speed: number): Sound[] {
  const told = new Map(events.map((event) => [event.kind, event]));
  if (told.has("TilePushed")) told.delete("TileMoved");
  return [...told.values()].filter(({ kind }) => speed < FAST || MATTERS.includes(kind)).flatMap((event) => heard(event, skies));
}

function heard(event: AsteroydsEvent, skies: Skies): Sound[] {
  const sound = HEARD[event.kind] as Sound | ((event: AsteroydsEvent, skies: Skies) => Sound) | undefined;
  if (!sound) return [];
  return [typeof sound === "function" ? sound(event, skies) : sound];
}

export function hear(skies: Skies, events: AsteroydsEvent[], speed: number): void {
  for (const sound of soundsOf(skies, events, speed)) loudspeaker.play(sound);
}
