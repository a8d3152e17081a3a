/** What each event changes in the state that is drawn, and how long it is shown. Knows no rule. */
import type { RoborallyEvent } from "../../../wire/protocol";
import type { Folding } from "../../../table/story/game";
import {
  AROUND_REGISTERS,
  begin,
  type Cell,
  copy,
  FULL,
  type Heading,
  HEADINGS,
  type Phase,
  PHASE_OF_QUESTION,
  REGISTERS,
  type Robot,
  type RoborallySnapshot,
  type RoborallyState,
} from "./state";

type Kind = RoborallyEvent["kind"];
type Of<K extends Kind> = Extract<RoborallyEvent, { kind: K }>;
type Changes = { [K in Kind]?: (state: RoborallyState, event: Of<K>) => void };

function robotOf(state: RoborallyState, event: { seat: number | null }): Robot {
  return state.robots[event.seat!]!;
}

function place(robot: Robot, at: Cell): void {
  robot.at = at;
  robot.last = at;
}

function turn(robot: Robot, heading: Heading): void {
  const quarters = (HEADINGS.indexOf(heading) - HEADINGS.indexOf(robot.heading) + 4) % 4;
  robot.angle += quarters === 3 ? -90 : 90 * quarters;
  robot.heading = heading;
}

function mend(robot: Robot): void {
  robot.damage = 0;
  robot.locked.fill(false);
  robot.registers = robot.registers.map(() => []);
}

function put(robot: Robot, register: number, ...cards: (number | null)[]): void {
  robot.registers[register - 1] = cards.filter((card) => card !== null);
}

function putFlag(state: RoborallyState, flag: number, at: Cell | null, holder: number | null): void {
  state.flagsAt?.splice(flag - 1, 1, at);
  state.flagHolders?.splice(flag - 1, 1, holder);
}

function moved(state: RoborallyState, event: { seat: number | null; to: Cell }): void {
  place(robotOf(state, event), event.to);
}

function damaged(state: RoborallyState, event: { seat: number | null; damage: number }): void {
  robotOf(state, event).damage = event.damage;
}

function endTurn(state: RoborallyState, turn: number): void {
  state.round = turn;
  state.register = 0;
  for (const robot of state.robots) {
    Object.assign(robot, { isAnnounced: false, isSteady: false, controlledBy: null, isSealed: false, hand: 0 });
    robot.registers = robot.registers.map((cards, register) => (robot.locked[register] ? cards : []));
  }
}

const CHANGES: Changes = {
  HomeChosen: (state, event) => state.homes?.splice(event.team, 1, event.floor),
  RobotPlaced: (state, event) => {
    const robot = robotOf(state, event);
    place(robot, event.at);
    turn(robot, event.heading);
    robot.archive = event.at;
  },
  TurnBegan: (state, event) => {
    state.round = event.turn;
    state.register = 0;
  },
  DamageDiscarded: (state, event) => mend(robotOf(state, event)),
  CardsDealt: (state, event) => (robotOf(state, event).hand = event.count),
  HandRecompiled: (state, event) => (robotOf(state, event).hand = event.count),
  ProgramSealed: (state, event) => (robotOf(state, event).isSealed = true),
  PowerDownAnnounced: (state, event) => (robotOf(state, event).isAnnounced = event.yes),
  StabilizerSet: (state, event) => (robotOf(state, event).isSteady = true),
  RegisterBegan: (state, event) => (state.register = event.register),
  FlagReturned: (state, event) => putFlag(state, event.flag, event.at, null),
  RegisterRevealed: (state, event) => put(robotOf(state, event), event.register, event.card, event.second),
  RobotTurned: (state, event) => turn(robotOf(state, event), event.to),
  RobotMoved: moved,
  RobotCarried: moved,
  RobotPushed: moved,
  FlagCarried: (state, event) => state.flagsAt?.splice(event.flag - 1, 1, event.to),
  FlagLost: (state, event) => state.flagsAt?.splice(event.flag - 1, 1, null),
  RobotDestroyed: (state, event) => {
    const robot = robotOf(state, event);
    mend(robot);
    Object.assign(robot, { at: null, lives: event.lives, isDown: false, isAnnounced: false, controlledBy: null });
  },
  DamagePrevented: (state, event) => {
    if (event.option === "ablative_coat") robotOf(state, event).coat = event.left;
  },
  RobotDamaged: damaged,
  RegisterLocked: (state, event) => {
    const robot = robotOf(state, event);
    robot.locked[event.register - 1] = true;
    if (event.card !== null) put(robot, event.register, event.card, event.second);
  },
  RegisterUnlocked: (state, event) => {
    const robot = robotOf(state, event);
    robot.locked[event.register - 1] = false;
    put(robot, event.register);
  },
  DamageRepaired: damaged,
  OptionDrawn: (state, event) => {
    const robot = robotOf(state, event);
    robot.options.push(event.option);
    if (event.option === "ablative_coat") robot.coat = FULL.coat;
    if (event.option === "mini_howitzer") robot.shots = FULL.shots;
    state.optionsLeft -= 1;
  },
  OptionDiscarded: (state, event) => {
    const robot = robotOf(state, event);
    robot.options = robot.options.filter((option) => option !== event.option);
    state.optionDiscards.push(event.option);
    if (event.option === "gyroscopic_stabilizer") robot.isSteady = false;
  },
  OptionsShuffled: (state) => {
    state.optionsLeft = state.optionDiscards.length;
    state.optionDiscards = [];
  },
  ShotSpent: (state, event) => (robotOf(state, event).shots = event.left),
  ControlTaken: (state, event) => (robotOf(state, event).controlledBy = event.by),
  ControlLost: (state, event) => (robotOf(state, event).controlledBy = null),
  ArchiveMoved: (state, event) => (robotOf(state, event).archive = event.at),
  FlagTouched: (state, event) => (robotOf(state, event).flags = event.flag),
  FlagClaimed: (state, event) => state.flagTeams?.splice(event.flag - 1, 1, event.team),
  FlagTaken: (state, event) => putFlag(state, event.flag, null, event.seat),
  FlagDropped: (state, event) => putFlag(state, event.flag, event.at, null),
  BlameFell: (state, event) => (state.blamed = event.seat),
  TitlePassed: (state, event) => Object.assign(state, { superbot: event.seat, blamed: null }),
  FloorTurned: (state, event) => state.floorTurns?.splice(event.floor, 1, event.turns),
  RobotSentOff: (state, event) => Object.assign(robotOf(state, event), { at: null, isSentOff: true }),
  PowerSet: (state, event) => (robotOf(state, event).isDown = event.down),
  RobotSatOut: (state, event) => (robotOf(state, event).sitsOut = true),
  RobotReturned: (state, event) => {
    const robot = robotOf(state, event);
    place(robot, event.at);
    turn(robot, event.heading);
    Object.assign(robot, { damage: event.damage, isDown: event.down, sitsOut: false, waits: false, isSentOff: false });
  },
  RobotWaited: (state, event) => {
    const robot = robotOf(state, event);
    mend(robot);
    Object.assign(robot, { waits: true, isSentOff: false, sitsOut: false, isDown: false });
  },
  RobotFinished: (state, event) => Object.assign(robotOf(state, event), { place: event.place, at: null }),
  DecisionAsked: (state, event) => (state.question = { seat: event.seat!, question: event.question, about: event.about }),
  DecisionAnswered: (state) => (state.question = null),
  TurnEnded: (state, event) => endTurn(state, event.turn),
  GameEnded: (state, event) => Object.assign(state, { winners: event.winners, reason: event.reason }),
};

/** The part of the turn in which an event happens, where it says so. */
const PHASES: Partial<Record<Kind, Phase>> = {
  HomeChosen: "deal",
  RobotPlaced: "deal",
  TurnBegan: "deal",
  CardsDealt: "program",
  PowerDownAnnounced: "power",
  RegisterBegan: "reveal",
  RegisterRevealed: "reveal",
  RobotMoved: "move",
  MoveBlocked: "move",
  ShotFired: "lasers",
  BeamHit: "lasers",
  FlagTouched: "touch",
  ArchiveMoved: "touch",
  FlagTaken: "touch",
  CoinFlipped: "touch",
  RobotSentOff: "touch",
  DamageRepaired: "clean_up",
  PowerSet: "clean_up",
  RobotReturned: "clean_up",
  RobotWaited: "clean_up",
  TurnEnded: "clean_up",
  GameEnded: "over",
};
const PHASES_OF_RULES: Record<string, Phase> = { "R5.2": "move", "R6.1": "express", "R6.2": "belts", "R6.5": "pushers", "R6.6": "gears", "R7.1": "lasers" };

export function phaseOf(event: RoborallyEvent): Phase | null {
  if (event.kind === "DecisionAsked") return phaseOfQuestion(event);
  return PHASES_OF_RULES[event.rule] ?? PHASES[event.kind] ?? null;
}

/** Most are asked in whatever part of a register the game is in; those about clean-up have the number after the last register. */
function phaseOfQuestion({ question, about }: Of<"DecisionAsked">): Phase | null {
  if (question === "mechanical_arm" && about === REGISTERS + 1) return "clean_up";
  const phase = PHASE_OF_QUESTION[question];
  return AROUND_REGISTERS.includes(phase) ? phase : null;
}

/** Milliseconds at normal speed; what is not named needs no time of its own. */
const LASTS: Partial<Record<Kind, number>> = {
  CardsDealt: 200,
  PowerDownAnnounced: 420,
  FlagReturned: 420,
  CardReplaced: 420,
  RegisterRevealed: 800,
  RobotTurned: 240,
  RobotMoved: 280,
  MoveBlocked: 200,
  RobotCarried: 420,
  CarryBlocked: 200,
  FlagCarried: 420,
  RobotPushed: 420,
  PushFailed: 200,
  RobotDestroyed: 700,
  ShotFired: 480,
  BeamHit: 480,
  DamageRepaired: 420,
  OptionDrawn: 500,
  OptionDiscarded: 420,
  ControlTaken: 420,
  ArchiveMoved: 300,
  FlagTouched: 500,
  FlagClaimed: 500,
  FlagTaken: 500,
  FlagDropped: 420,
  HomeChosen: 500,
  RobotPlaced: 300,
  TitlePassed: 900,
  CoinFlipped: 700,
  FloorTurned: 1200,
  RobotSentOff: 600,
  RobotWaited: 500,
  PowerSet: 280,
  RobotReturned: 420,
  RobotFinished: 500,
  GameEnded: 700,
};

export const folding: Folding<RoborallyState, RoborallyEvent> = {
  begin: (snapshot, setup) => begin(snapshot as RoborallySnapshot, setup),
  copy,
  fold(state, event) {
    (CHANGES[event.kind] as ((state: RoborallyState, event: RoborallyEvent) => void) | undefined)?.(state, event);
    state.phase = phaseOf(event) ?? state.phase;
    if (AROUND_REGISTERS.includes(state.phase)) state.register = 0;
  },
  duration: (events) => Math.max(0, ...events.map((event) => LASTS[event.kind] ?? 0)),
};
