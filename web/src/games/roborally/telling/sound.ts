/** How the events of RoboRally sound. */
import type { RoborallyEvent } from "../../../wire/protocol";
import { loudspeaker } from "../../../sound/engine";
import * as sounds from "../../../sound/sounds";
import type { Sound } from "../../../sound/sounds";

type Kind = RoborallyEvent["kind"];

/** From this speed on only what matters is heard. */
const FAST = 4;
const MATTERS: Kind[] = ["RobotDamaged", "RobotDestroyed", "FlagTouched", "FlagClaimed", "FlagTaken", "TitlePassed", "FloorTurned", "RobotFinished", "GameEnded"];

const HEARD: Partial<Record<Kind, Sound>> = {
  CardsDealt: sounds.REVEALED,
  PowerDownAnnounced: sounds.POWERED_DOWN,
  FlagReturned: sounds.PLACED,
  CardReplaced: sounds.TAKEN_BACK,
  RegisterRevealed: sounds.REVEALED,
  MoveBlocked: sounds.WALLED,
  RobotCarried: sounds.RATCHETED,
  CarryBlocked: sounds.BLOCKED,
  RobotPushed: sounds.SHOVED,
  PushFailed: sounds.WALLED,
  RobotDestroyed: sounds.DESTROYED,
  ShotFired: sounds.FIRED_AND_HIT,
  BeamHit: sounds.FIRED_AND_HIT,
  DamagePrevented: sounds.HELD,
  RegisterLocked: sounds.LOCKED,
  DamageRepaired: sounds.REPAIRED,
  OptionDrawn: sounds.PLACED,
  OptionDiscarded: sounds.TAKEN_BACK,
  ControlTaken: sounds.LOCKED,
  ArchiveMoved: sounds.PLACED,
  RobotReturned: sounds.FLOWN,
  RobotPlaced: sounds.PLACED,
  HomeChosen: sounds.PLACED,
  FlagDropped: sounds.TAKEN_BACK,
  CoinFlipped: sounds.REVEALED,
  FloorTurned: sounds.GEARED,
  RobotSentOff: sounds.SHOVED,
  RobotWaited: sounds.BLOCKED,
  DecisionAsked: sounds.ASKED,
};

/** One sound for each kind in a beat: eight cards that are revealed together make one. */
export function soundsOf(events: RoborallyEvent[], speed: number): Sound[] {
  const told = new Map(events.map((event) => [event.kind, event]));
  return [...told.values()].filter(({ kind }) => speed < FAST || MATTERS.includes(kind)).flatMap((event) => heard(event, events));
}

function heard(event: RoborallyEvent, beat: RoborallyEvent[]): Sound[] {
  switch (event.kind) {
    case "RobotTurned":
      return [event.rule === "R6.6" ? sounds.GEARED : sounds.TURNED];
    case "RobotMoved":
      return [event.by === event.seat ? sounds.DRIFTED : sounds.PUSHED];
    case "RobotDamaged":
      return [sounds.hurt(beat.filter(({ kind }) => kind === "RobotDamaged").length)];
    case "FlagTouched":
      return [sounds.taken(event.flag)];
    case "TitlePassed":
    case "FlagTaken":
      return [sounds.taken(2)];
    case "FlagClaimed":
      return [sounds.taken(1)];
    case "RobotFinished":
      return [sounds.WON];
    case "PowerSet":
      return event.down ? [sounds.POWERED_DOWN] : [];
    case "GameEnded":
      return [event.winners.length > 0 ? sounds.WON : sounds.ENDED];
    default:
      return HEARD[event.kind] ? [HEARD[event.kind]!] : [];
  }
}

export function hear(events: RoborallyEvent[], speed: number): void {
  for (const sound of soundsOf(events, speed)) loudspeaker.play(sound);
}
