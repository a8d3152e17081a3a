/** Where a table stands, as a start for another one: what nobody has seen of the pile of options is shuffled. */
import type { Setup } from "../engine/base/game";

interface Robot {
  options?: readonly string[];
}

/** As docs/positions.md has it. */
export interface Stands extends Record<string, unknown> {
  craft?: readonly { at: unknown }[];
  robots?: readonly (Robot & { at: unknown; lives?: number })[];
  option_deck?: readonly string[];
  option_discards?: readonly string[];
}

/** `options`: all there are. */
export function scenarioOf(position: Stands, setup: Setup | null, options: readonly string[]): Stands {
  return position.robots && playsWithOptions(setup) ? { ...position, option_deck: shuffled(left(position, options)) } : position;
}

function playsWithOptions(setup: Setup | null): boolean {
  const { options, scenario } = (setup ?? {}) as { options?: boolean; scenario?: Stands | null };
  return scenario ? (scenario.option_deck?.length ?? 0) > 0 : (options ?? true);
}

/** Neither held nor discarded. */
function left({ robots = [], option_discards: discarded = [] }: Stands, options: readonly string[]): string[] {
  const seen = new Set([...discarded, ...robots.flatMap((robot) => robot.options ?? [])]);
  return options.filter((option) => !seen.has(option));
}

function shuffled(cards: readonly string[]): string[] {
  const placed = cards.map((card) => ({ card, place: crypto.getRandomValues(new Uint32Array(1))[0]! }));
  return placed.toSorted((one, other) => one.place - other.place).map(({ card }) => card);
}
