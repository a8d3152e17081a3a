/** One's own program, foretold by the server, as a course over the floor. */
import type { RoborallyEvent } from "../../../wire/protocol";
import { folding } from "./fold";
import type { Cell, RoborallyState } from "./state";

export interface Stop {
  register: number;
  at: Cell;
  angle: number;
  /** How many stops before it are on the same cell. */
  nth: number;
}

export interface Trail {
  /** The cells it goes over, in order; two of them may be the same. */
  cells: Cell[];
  stops: Stop[];
  /** Where it would touch a flag. */
  flags: Cell[];
  /** Where it would be hit. */
  hits: Cell[];
  /** Where it would end. */
  end: Cell | null;
}

export function trailOf(events: RoborallyEvent[], state: RoborallyState, seat: number): Trail {
  const foretold = folding.copy(state);
  const robot = foretold.robots[seat]!;
  const trail: Trail = { cells: robot.at ? [robot.at] : [], stops: [], flags: [], hits: [], end: null };
  for (const event of events) {
    if (event.kind === "RegisterBegan") stop(trail, foretold, seat);
    folding.fold(foretold, event);
    if (!("seat" in event) || event.seat !== seat) continue;
    if (event.kind === "RobotMoved" || event.kind === "RobotCarried" || event.kind === "RobotPushed") trail.cells.push(event.to);
    if (event.kind === "FlagTouched") trail.flags.push(robot.last);
    if (event.kind === "RobotDamaged") trail.hits.push(robot.last);
    if (event.kind === "RobotDestroyed") trail.end = robot.last;
  }
  stop(trail, foretold, seat);
  return trail;
}

/** The end of a register in which the robot had a card, and is still there. */
function stop(trail: Trail, state: RoborallyState, seat: number): void {
  const robot = state.robots[seat]!;
  if (!robot.at || state.register === 0 || robot.registers[state.register - 1]?.length === 0) return;
  const [x, y] = robot.at;
  trail.stops.push({ register: state.register, at: robot.at, angle: robot.angle, nth: trail.stops.filter(({ at }) => at[0] === x && at[1] === y).length });
}
