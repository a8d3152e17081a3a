/** R0.3, R1.1, R10 Whether a game of RoboRally can be set up so; scenarios a server looks at, when it reads them. */
import type { CourseFacts, Table } from "../base/described";
import type { Setup } from "../base/game";
import { refused } from "../base/refusing";

const LEAST_SEATS = 2;
const LEAST_PAIRED = 4;

export interface Choice {
  robot: string;
  team?: number | null;
}

export interface Settled extends Setup {
  rules: Record<string, number | boolean>;
  seats: Choice[];
  options: boolean;
  options_at_start: number;
  number: number;
  first_seat: number | null;
}

/** `facts` are of the course; a scenario has none. */
export function checkSetup(setup: Settled, facts: CourseFacts | null, table: Table): void {
  const { seats, options, options_at_start: atStart } = setup;
  seats.forEach(({ robot }, number) => {
    if (seats.slice(0, number).some((seat) => seat.robot === robot)) throw refused(`/seats/${number}/robot`, "twice", { expected: `each robot once, ${robot} is taken` });
  });
  if (!facts) return;
  if (facts.seats < LEAST_SEATS) throw refused("/course", "too_few_docks");
  if (seats.length < LEAST_SEATS || seats.length > facts.seats) throw refused("/seats", "out_of_range", { what: "a number of players", least: LEAST_SEATS, most: facts.seats, got: seats.length });
  if (isPaired(facts)) checkPairs(setup);
  const [needed, most] = [seats.length * (atStart + (facts.dealt ?? 0)), table.options!.length];
  if (needed > most) throw refused("/options_at_start", "too_many_options", { most, needed });
  if (!options && (atStart > 0 || facts.needs_options)) throw refused("/options", "options_needed");
  checkTeams(seats, facts);
}

/** R8.5 Places are asked for only where they can be had. */
export function checkPlaces({ rules }: Settled, facts: CourseFacts | null): void {
  if (facts && rules.play_on && !facts.has_places) throw refused("/rules/play_on", "no_places");
}

/** R10.4 Everybody has a racer and a blocker. */
export function isPaired({ specials }: CourseFacts): boolean {
  return specials.includes("interference");
}

/** The robots in the order of the alphabet. */
export function usualSeats(count: number, { robots }: Table): Choice[] {
  const most = robots!.length;
  if (!Number.isInteger(count) || count < 0 || count > most) throw refused("/seats", "out_of_range", { what: "a number of players", least: LEAST_SEATS, most, got: count });
  return robots!.slice(0, count).map((robot) => ({ robot: robot! }));
}

/** R10.4 Two players at least; a racer takes dock 1. */
function checkPairs({ seats, first_seat: first }: Settled): void {
  if (seats.length % 2 !== 0 || seats.length < LEAST_PAIRED) throw refused("/seats", "wrong_count", { expected: `4, 6 or 8 robots, a racer and a blocker each, got ${seats.length}` });
  if (first !== null && first >= seats.length / 2) throw refused("/first_seat", "out_of_range", { what: "a racer's seat", least: 0, most: seats.length / 2 - 1, got: first });
}

/** R10.2, R10.7 By dock, or none, unless the players choose: then all of them. */
function checkTeams(seats: readonly Choice[], facts: CourseFacts): void {
  if (seats.every(({ team }) => team == null)) return;
  seats.forEach(({ team }, number) => {
    const pointer = `/seats/${number}/team`;
    if (isPaired(facts)) throw refused(pointer, "wrong_teams", { expected: "no teams in Interference" });
    if (team == null) throw refused(pointer, "wrong_teams", { expected: "a team for every player, or for none" });
    if (team > 1 && facts.has_two_teams) throw refused(pointer, "out_of_range", { what: "a team", least: 0, most: 1, got: team });
  });
  if (new Set(seats.map(({ team }) => team)).size < 2) throw refused("/seats", "wrong_teams", { expected: "two teams or more" });
}
