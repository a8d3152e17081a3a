/** A1.1, A1.7, A9.1 Whether a game of Asteroyds can be set up so; scenarios a server looks at, when it reads them. */
import type { Table } from "../base/described";
import type { Setup } from "../base/game";
import { moved, refused } from "../base/refusing";
import type { Board } from "./boards";
import { asteroidsIn, layoutIn, layoutOf } from "./layouts";

const [LEAST_SEATS, MOST_IN_TEAM] = [2, 3];
const TEAMS = ["left", "right"];

export interface Choice {
  colour: string;
  pilot: string;
  team?: string | null;
}

export interface Settled extends Setup {
  rules: { mode: string; dice_order: string; targets_needed: { left: number; right: number } } & Record<string, unknown>;
  seats: Choice[];
  asteroids: number | number[];
  number: number;
  first_seat: number | null;
}

export function checkSetup(setup: Settled, printed: Board, table: Table): void {
  const { seats, rules, first_seat: first, scenario, layout } = setup;
  if (!table.modes!.includes(rules.mode)) throw refused("/rules/mode", "not_one_of", { words: [...table.modes!], got: rules.mode });
  if (scenario != null) {
    if (layout != null) throw refused("/layout", "not_here", { expected: "nothing beside a scenario, which says where everything is" });
    return;
  }
  const most = table.colours!.length;
  if (seats.length < LEAST_SEATS || seats.length > most) throw refused("/seats", "out_of_range", { what: "a number of players", least: LEAST_SEATS, most, got: seats.length });
  if (first !== null && first >= seats.length) throw refused("/first_seat", "out_of_range", { what: "a seat", least: 0, most: seats.length - 1, got: first });
  for (const name of ["colour", "pilot"] as const) checkOnce(seats, name);
  if (rules.mode === "targets") checkTeams(seats);
  checkAsteroids(setup, table);
  if (layout != null) checkRoom(setup, printed, table);
}

/** Colours and pilots in the order of the box; in Targets the teams take turns. */
export function usualSeats(count: number, mode: string, { colours, pilots }: Table): Choice[] {
  return Array.from({ length: count }, (_, seat) => ({ colour: colours![seat]!, pilot: pilots![seat]!, team: mode === "targets" ? TEAMS[seat % 2]! : null }));
}

function checkOnce(seats: readonly Choice[], name: "colour" | "pilot"): void {
  seats.forEach(({ [name]: value }, number) => {
    if (seats.slice(0, number).some((seat) => seat[name] === value)) throw refused(`/seats/${number}/${name}`, "twice", { expected: `each ${name} once, ${value} is taken` });
  });
}

function checkTeams(seats: readonly Choice[]): void {
  seats.forEach(({ team }, number) => {
    if (team == null) throw refused(`/seats/${number}/team`, "wrong_teams", { expected: "left or right in the mode targets" });
  });
  for (const team of TEAMS) {
    const size = seats.filter((seat) => seat.team === team).length;
    if (size < 1 || size > MOST_IN_TEAM) throw refused("/seats", "wrong_teams", { expected: `one to three craft in the ${team} team, got ${size}` });
  }
}

/** A1.7 How many stay, or which are left out; in Targets only red and blue ones. */
function checkAsteroids({ asteroids: leftOut, rules }: Settled, { pieces }: Table): void {
  const inTargets = rules.mode === "targets";
  const carries = (piece: Readonly<Record<string, unknown>>) => piece.kind === "asteroid" && String(piece.colour).startsWith("white");
  if (!Array.isArray(leftOut)) {
    const least = pieces!.filter(carries).length;
    if (inTargets && leftOut < least) throw refused("/asteroids", "too_few_asteroids", { least });
    return;
  }
  leftOut.forEach((priority, number) => {
    if (leftOut.slice(0, number).includes(priority)) throw refused(`/asteroids/${number}`, "twice", { expected: `each priority once, ${priority} is there twice` });
    if (inTargets && carries(pieces![priority - 1]!)) throw refused(`/asteroids/${number}`, "carries_target", { got: priority });
  });
}

/** A1.7 The layout is for this mode, and has a start for every seat. */
function checkRoom({ layout, seats, rules, asteroids }: Settled, printed: Board, table: Table): void {
  const form = moved((pointer) => `/layout${pointer}`, () => layoutIn(layout));
  moved((pointer) => `/layout${pointer}`, () => layoutOf(form, rules.mode, printed, table));
  const { starts } = form;
  if (seats.length > starts.length) throw refused("/seats", "out_of_range", { what: "a number of players", least: LEAST_SEATS, most: starts.length, got: seats.length });
  for (const team of rules.mode === "targets" ? TEAMS : []) {
    const [most, size] = [starts, seats].map((those) => those.filter((each) => each.team === team).length) as [number, number];
    if (size > most) throw refused("/seats", "wrong_teams", { expected: `at most ${most} craft in the ${team} team, its starts, got ${size}` });
  }
  const lying = asteroidsIn(form);
  if (!Array.isArray(asteroids) && asteroids > lying && asteroids < table.pieces!.filter(({ kind }) => kind === "asteroid").length) {
    throw refused("/asteroids", "out_of_range", { what: "a number of asteroids", least: 0, most: lying, got: asteroids });
  }
}
