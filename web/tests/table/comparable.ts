/** For each game: its folding, and what of a drawn state the server shows too. A test compares the two. */
import type { Skies, Snapshot } from "../../src/games/asteroyds/state/state";
import { folding as asteroyds } from "../../src/games/asteroyds/state/fold";
import { folding as roborally } from "../../src/games/roborally/state/fold";
import type { Robot, RoborallySnapshot, RoborallyState } from "../../src/games/roborally/state/state";
import type { AnyFolding } from "../../src/table/story/storyteller.svelte";

export interface Compared {
  folding: AnyFolding;
  /** What was drawn, in the snapshot's form. */
  drawn(state: never, snapshot: never): unknown;
  /** What the server shows, without what is not drawn. */
  shown(snapshot: never): unknown;
}

export const COMPARED: Record<string, Compared> = {
  asteroyds: { folding: asteroyds as unknown as AnyFolding, drawn: drawnSkies, shown: shownSkies },
  roborally: { folding: roborally as unknown as AnyFolding, drawn: drawnRally, shown: shownRally },
};

const NO_PLAN = { columns: [null, null, null, null, null, null], energy: "shield" };

function drawnSkies(skies: Skies, snapshot: Snapshot): unknown {
  return {
    round: skies.round,
    first_seat: skies.firstSeat,
    tiles: byText(skies.tiles.map((tile) => without(tile, "id"))),
    craft: skies.craft.map((craft) => ({
      ...without(craft, "shield", "finished", "ramSpent", "powerSpent", "taken"),
      ram_spent: craft.ramSpent,
      power_spent: craft.powerSpent,
      targets_taken: craft.taken,
    })),
    dice: snapshot.dice && skies.dice,
    plans: snapshot.plans && skies.plans.map((plan, seat) => ({ seat, columns: plan?.columns ?? NO_PLAN.columns, energy: plan?.energy ?? NO_PLAN.energy })),
    shields: snapshot.shields && skies.craft.map((craft) => craft.shield),
    isOver: skies.winners !== null,
    isAsked: skies.question !== null,
  };
}

function shownSkies({ position, dice, plans, shields }: Snapshot): unknown {
  return {
    round: position.round,
    first_seat: position.first_seat,
    tiles: byText(position.tiles),
    craft: position.craft.map((craft) => ({ targets_taken: 0, ...without(craft, "platform") })),
    dice,
    plans,
    shields,
    isOver: dice === undefined,
    isAsked: plans !== undefined,
  };
}

function without(thing: object, ...names: string[]): object {
  return Object.fromEntries(Object.entries(thing).filter(([name]) => !names.includes(name)));
}

/** The order of tiles carries no meaning, and neither does that of their fields. */
function byText(tiles: object[]): object[] {
  return tiles.map((tile) => Object.fromEntries(Object.entries(tile).sort())).sort((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));
}

/** What everybody sees of a turn; hands and registers only where nothing is hidden, and no event is missing. */
function drawnRally(state: RoborallyState, snapshot: RoborallySnapshot): unknown {
  const isQuiet = isBeforePrograms(snapshot);
  return {
    turn: state.round,
    robots: state.robots.map(drawnRobot),
    flags_at: state.flagsAt,
    flag_teams: state.flagTeams,
    flag_holders: state.flagHolders,
    homes: state.homes,
    floor_turns: state.floorTurns,
    superbot: state.superbot,
    blamed: state.blamed,
    discards: state.optionDiscards,
    question: state.question && { seat: state.question.seat, question: state.question.question },
    hands: isQuiet && state.robots.map((robot) => robot.hand),
    register: state.winners ? roborally.begin(snapshot, null).register : state.register,
    registers: isCleaning(snapshot) ? null : faceUp(state),
    options_left: isDrafting(snapshot) ? null : state.optionsLeft,
  };
}

function drawnRobot(robot: Robot): unknown {
  return {
    seat: robot.seat,
    dock: robot.dock,
    at: robot.at,
    archive: robot.archive,
    heading: robot.heading,
    damage: robot.damage,
    lives: robot.lives,
    flags: robot.flags,
    options: robot.options,
    powered_down: robot.isDown,
    locked: locksOf(robot.at, Object.fromEntries(robot.locked.flatMap((isLocked, register) => (isLocked ? [[String(register + 1), robot.registers[register]!]] : [])))),
    charges: [robot.options.includes("ablative_coat") && robot.coat, robot.options.includes("mini_howitzer") && robot.shots],
    team: robot.team,
    sits_out: robot.sitsOut,
    waits: robot.waits,
    sent_off: robot.isSentOff,
    place: robot.place,
  };
}

function shownRally(snapshot: RoborallySnapshot): unknown {
  const { position } = snapshot;
  const begun = roborally.begin(snapshot, null);
  return {
    turn: position.turn,
    robots: position.robots.map((robot) => {
      const place = position.places?.findIndex((seats) => seats.includes(robot.seat)) ?? -1;
      const holds = (option: "ablative_coat" | "mini_howitzer", full: number) => robot.options!.includes(option) && (robot.charges?.[option] ?? full);
      return {
        ...without(robot, "charges"),
        locked: locksOf(robot.at, robot.locked!),
        charges: [holds("ablative_coat", 3), holds("mini_howitzer", 5)],
        team: robot.team ?? null,
        sits_out: robot.sits_out ?? false,
        waits: robot.waits ?? false,
        sent_off: robot.sent_off ?? false,
        place: place < 0 ? null : place + 1,
      };
    }),
    flags_at: position.flags_at ?? null,
    flag_teams: position.flag_teams ?? null,
    flag_holders: position.flag_holders ?? null,
    homes: position.homes ?? null,
    floor_turns: position.floor_turns ?? null,
    superbot: position.superbot ?? null,
    blamed: position.blamed ?? null,
    discards: position.option_discards,
    question: snapshot.question,
    hands: isBeforePrograms(snapshot) && snapshot.hands,
    register: begun.register,
    registers: isCleaning(snapshot) ? null : faceUp(begun),
    options_left: isDrafting(snapshot) ? null : snapshot.options_left,
  };
}

function isBeforePrograms({ sealed, question }: RoborallySnapshot): boolean {
  return sealed.length === 0 && question === null;
}

function locksOf(at: unknown, locked: Record<string, number[]>): unknown {
  return at ? locked : Object.keys(locked);
}

/** The cards of robots on the course; what lies in the registers of others is never revealed, and means nothing. */
function faceUp(state: RoborallyState): unknown {
  return state.robots.map((robot) => robot.at && robot.registers);
}

/** Registers are emptied then without a word. */
function isCleaning({ register }: RoborallySnapshot): boolean {
  return register > 5;
}

function isDrafting({ question }: RoborallySnapshot): boolean {
  return question?.question === "keep_option";
}
