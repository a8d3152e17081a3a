/** All that is on one cell, in words: what it is, what it does, and the rule that says so. */
import type { FluentVariable } from "@fluent/bundle";

import { t } from "../../../words/words.svelte";
import { flagTeams, letterOf } from "../state/badges";
import { type FloorPlan, isInside, opposite, same, wallsOf } from "../state/floor";
import type { Cell, Heading, RoborallyState } from "../state/state";

export interface Fact {
  /** A message of the part "floor". */
  id: string;
  values?: Record<string, FluentVariable>;
  rule: string;
}

/** A fact in the reader's language. */
export function factWords({ id, values = {} }: Fact): string {
  const { heading, turn } = values as { heading?: Heading; turn?: string };
  const way = heading?.toLowerCase();
  return t(id, { ...values, ...(way && { to: t(`to-${way}`), side: t(`side-${way}`) }), ...(turn && { turning: t(`turning-${turn}`) }) });
}

export function toward(heading: Heading): string {
  return t(`to-${heading.toLowerCase()}`);
}

export function factsOf(cell: Cell, floor: FloorPlan, state: RoborallyState, names: readonly string[]): Fact[] {
  const facts = [...robotFacts(cell, state, names), ...flagFacts(cell, floor, state), ...floorFacts(cell, floor)];
  return facts.length > 0 ? facts : [{ id: "cell-plain", rule: "R0.4" }];
}

function robotFacts(cell: Cell, state: RoborallyState, names: readonly string[]): Fact[] {
  const facts: Fact[] = [];
  for (const robot of state.robots) {
    const name = names[robot.seat] ?? "";
    if (robot.at && same(robot.at, cell)) {
      facts.push({ id: "cell-robot", values: { name, heading: robot.heading, damage: robot.damage, lives: robot.lives }, rule: "R7.4" });
      if (robot.isDown) facts.push({ id: "cell-asleep", values: { name }, rule: "R4.2" });
    }
    if (robot.lives > 0 && robot.place === null && robot.archive && same(robot.archive, cell)) facts.push({ id: "cell-archive", values: { name }, rule: "R8.4" });
  }
  return facts;
}

function flagFacts(cell: Cell, floor: FloorPlan, state: RoborallyState): Fact[] {
  return (state.flagsAt ?? floor.flags).flatMap((at, place): Fact[] => {
    if (!at || !same(at, cell)) return [];
    const team = flagTeams(state, floor)?.[place] ?? null;
    const fact: Fact = { id: "cell-flag", values: { flag: place + 1 }, rule: "R7.3" };
    return team === null ? [fact] : [fact, { id: "cell-flag-team", values: { team: letterOf(team)! }, rule: state.homes ? "R10.6" : "R10.2" }];
  });
}

/** Of the bare floor: what never changes. */
export function floorFacts(cell: Cell, floor: FloorPlan): Fact[] {
  if (!isInside(floor, cell)) return [{ id: "cell-void", rule: "R7.5" }];
  const here = <Thing extends { at: Cell }>(things: Thing[]): Thing[] => things.filter((thing) => same(thing.at, cell));
  const walls = wallsOf(floor, cell);
  return [
    ...floor.pits.filter((pit) => same(pit, cell)).map((): Fact => ({ id: "cell-pit", rule: "R7.5" })),
    ...here(floor.belts).map((belt): Fact => ({ id: belt.express ? "cell-express" : "cell-belt", values: { heading: belt.heading }, rule: belt.express ? "R6.1" : "R6.2" })),
    ...here(floor.belts).flatMap((belt) => Object.entries(belt.turns).map(([side, turn]): Fact => ({ id: "cell-turn", values: { heading: opposite(side as Heading), turn }, rule: "R6.4" }))),
    ...here(floor.gears).map((gear): Fact => ({ id: "cell-gear", values: { turn: gear.way }, rule: "R6.6" })),
    ...here(floor.pushers).map((pusher): Fact => ({ id: "cell-pusher", values: { heading: pusher.heading, registers: pusher.registers.join(", ") }, rule: "R6.5" })),
    ...here(floor.sites).map((site): Fact => ({ id: site.site === "repair" ? "cell-wrench" : "cell-hammer", rule: "R8.1" })),
    ...here(floor.lasers).map((laser): Fact => ({ id: "cell-laser", values: { heading: laser.heading, beams: laser.beams }, rule: "R7.1" })),
    ...beamFacts(cell, floor),
    ...walls.map((side): Fact => ({ id: "cell-wall", values: { heading: side }, rule: "R5.2" })),
    ...here(floor.docks).map((dock): Fact => ({ id: "cell-dock", values: { dock: dock.dock }, rule: "R1.1" })),
  ];
}

/** Beams that cross the cell from elsewhere. */
function beamFacts(cell: Cell, floor: FloorPlan): Fact[] {
  return floor.lasers
    .filter((laser) => !same(laser.at, cell) && laser.cells.some((lit) => same(lit, cell)))
    .map((laser): Fact => ({ id: "cell-beam", values: { heading: laser.heading, beams: laser.beams }, rule: "R7.1" }));
}
