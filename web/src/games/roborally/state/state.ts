/** What is drawn of a game of RoboRally at one moment, and how it begins. */
import { OPTION_CARDS, type RoborallyEvent, type RoborallyPosition, type RoborallyRobot } from "../../../wire/protocol";
import type { Shown } from "../../../table/story/game";

export type Cell = readonly [x: number, y: number];
export type Heading = "N" | "E" | "S" | "W";
export type Model = "dome" | "gable" | "crate" | "nut" | "tread" | "cross" | "wedge" | "egg";
export type Option = NonNullable<RoborallyRobot["options"]>[number];
type Asked = Extract<RoborallyEvent, { kind: "DecisionAsked" }>;

/** Where a turn is; those from `reveal` to `touch` are the parts of a register. */
export type Phase = "deal" | "program" | "power" | "reveal" | "move" | "express" | "belts" | "pushers" | "gears" | "lasers" | "touch" | "clean_up" | "over";

export const MODELS: readonly Model[] = ["dome", "gable", "crate", "nut", "tread", "cross", "wedge", "egg"];
export const HEADINGS: readonly Heading[] = ["N", "E", "S", "W"];
/** What an option that is used up holds at first. */
export const FULL = { coat: chargesOf("ablative_coat"), shots: chargesOf("mini_howitzer") };
export const REGISTERS = 5;

export interface Robot {
  seat: number;
  model: Model;
  dock: number;
  /** Null when it is not on the course. */
  at: Cell | null;
  /** Where it was last; it may have fallen there. */
  last: Cell;
  heading: Heading;
  /** The heading in degrees, without a jump from 270 to 0, so that it turns the short way. */
  angle: number;
  damage: number;
  lives: number;
  /** How many it has touched. */
  flags: number;
  options: Option[];
  /** Null before it has been placed. */
  archive: Cell | null;
  isDown: boolean;
  /** It will be powered down in the next turn. */
  isAnnounced: boolean;
  /** Which registers are locked. */
  locked: boolean[];
  /** The cards that can be seen in each register. */
  registers: number[][];
  /** What the Ablative Coat can still take, and the shots of the Mini Howitzer. */
  coat: number;
  shots: number;
  team: number | null;
  sitsOut: boolean;
  /** No cell fitted: it comes back in a later clean-up. */
  waits: boolean;
  /** Pushed off the course by somebody at home there, up to the clean-up. */
  isSentOff: boolean;
  /** 1 for the first, with `play_on`. */
  place: number | null;
  isSteady: boolean;
  controlledBy: number | null;
  hand: number;
  isSealed: boolean;
}

export interface Question {
  seat: number;
  question: Asked["question"];
  about: unknown;
}

export interface RoborallyState extends Shown {
  course: unknown;
  robots: Robot[];
  /** Where flags are that move; null when they stay where the course has them. */
  flagsAt: (Cell | null)[] | null;
  /** Whose flags they are, in Toggle Boggle. */
  flagTeams: (number | null)[] | null;
  /** Who carries which flag, in Capture the Flag. */
  flagHolders: (number | null)[] | null;
  /** Where each team is at home, in Capture the Flag: a floor. */
  homes: number[] | null;
  /** How far each floor has turned, in quarters, in Frenetic Factory. */
  floorTurns: number[] | null;
  /** Who is the SuperBot, and who is to blame for what becomes of it. */
  superbot: number | null;
  blamed: number | null;
  /** 1 to 5; 0 before and after the registers. */
  register: number;
  phase: Phase;
  question: Question | null;
  optionsLeft: number;
  optionDiscards: Option[];
  winners: number[] | null;
  reason: string | null;
}

/** The game as everybody may see it, from the server. */
export interface RoborallySnapshot {
  position: RoborallyPosition;
  sealed: number[];
  register: number;
  registers: (number[] | null)[][];
  hands: number[];
  flywheels: boolean[];
  options_left: number;
  question: { seat: number; question: Question["question"] } | null;
}

interface Setup {
  seats?: { robot: Model; team?: number | null }[];
}

export const PHASE_OF_QUESTION: Record<Question["question"], Phase> = {
  keep_option: "deal",
  home: "deal",
  start: "deal",
  power_down: "power",
  gyroscopic_stabilizer: "power",
  conditional_program: "reveal",
  abort_switch: "reveal",
  brakes: "move",
  fourth_gear: "move",
  reverse_gear: "move",
  lose_option: "move",
  weapon: "lasers",
  high_power_laser: "lasers",
  fire_control: "lasers",
  discard_option: "lasers",
  archive: "touch",
  mechanical_arm: "touch",
  stay_down: "clean_up",
  re_entry: "clean_up",
};

export const AROUND_REGISTERS: readonly Phase[] = ["deal", "program", "power", "clean_up"];

export function begin(snapshot: RoborallySnapshot, setup: unknown): RoborallyState {
  const { position, question } = snapshot;
  const seats = (setup as Setup | null)?.seats ?? [];
  const asked = question ? PHASE_OF_QUESTION[question.question] : "program";
  const phase = snapshot.register > REGISTERS ? "clean_up" : asked;
  return {
    round: position.turn ?? 1,
    course: position.course,
    robots: position.robots.map((robot) => begun(robot, snapshot, seats[robot.seat]?.robot ?? MODELS[robot.seat]!)).sort((one, other) => one.seat - other.seat),
    flagsAt: position.flags_at ?? null,
    flagTeams: position.flag_teams ?? null,
    flagHolders: position.flag_holders ?? null,
    homes: position.homes ?? null,
    floorTurns: position.floor_turns ?? null,
    superbot: position.superbot ?? null,
    blamed: position.blamed ?? null,
    register: AROUND_REGISTERS.includes(phase) ? 0 : snapshot.register,
    phase,
    question: question && { ...question, about: null },
    optionsLeft: snapshot.options_left,
    optionDiscards: position.option_discards ?? [],
    winners: null,
    reason: null,
  };
}

function begun(robot: RoborallyRobot, snapshot: RoborallySnapshot, model: Model): Robot {
  const { seat } = robot;
  const heading = robot.heading ?? "N";
  const place = snapshot.position.places?.findIndex((seats) => seats.includes(seat)) ?? -1;
  return {
    seat,
    model,
    dock: robot.dock,
    at: robot.at,
    last: robot.at ?? robot.archive ?? [0, 0],
    heading,
    angle: 90 * HEADINGS.indexOf(heading),
    damage: robot.damage ?? 0,
    lives: robot.lives ?? snapshot.position.rules?.lives ?? 3,
    flags: robot.flags ?? 0,
    options: robot.options ?? [],
    archive: robot.archive,
    isDown: robot.powered_down ?? false,
    isAnnounced: false,
    locked: Array.from({ length: REGISTERS }, (_, register) => String(register + 1) in (robot.locked ?? {})),
    registers: (snapshot.registers[seat] ?? []).map((cards) => cards ?? []),
    coat: robot.charges?.ablative_coat ?? FULL.coat,
    shots: robot.charges?.mini_howitzer ?? FULL.shots,
    team: robot.team ?? null,
    sitsOut: robot.sits_out ?? false,
    waits: robot.waits ?? false,
    isSentOff: robot.sent_off ?? false,
    place: place < 0 ? null : place + 1,
    isSteady: false,
    controlledBy: null,
    hand: snapshot.hands[seat] ?? 0,
    isSealed: snapshot.sealed.includes(seat),
  };
}

export function copy(state: RoborallyState): RoborallyState {
  return {
    ...state,
    robots: state.robots.map((robot) => ({ ...robot, options: [...robot.options], locked: [...robot.locked], registers: [...robot.registers] })),
    flagsAt: state.flagsAt && [...state.flagsAt],
    flagTeams: state.flagTeams && [...state.flagTeams],
    flagHolders: state.flagHolders && [...state.flagHolders],
    homes: state.homes && [...state.homes],
    floorTurns: state.floorTurns && [...state.floorTurns],
    optionDiscards: [...state.optionDiscards],
  };
}

function chargesOf(option: Option): number {
  return OPTION_CARDS.find((card) => card.name === option)!.charges;
}
