/** What can be ordered of the machine: as src/swarmrally/arena/generating/orders.py has it. */
import { ELEMENTS } from "../asking/wanted";
import type { Difficulty, GameName } from "../asking/works";
import REACH from "./reach.json";

export const MODES = ["racing", "shooting", "targets", "drones"] as const;
export type Mode = (typeof MODES)[number];
export const SEATS: Record<GameName, [least: number, most: number]> = { roborally: [2, 8], asteroyds: [2, 6] };
export type Wish = "any" | "with" | "without";
const WISHES: Wish[] = ["any", "with", "without"];
const SECONDS_TO_PLAN = 60;
const SECONDS_TO_WATCH: Record<GameName, number> = { roborally: 5, asteroyds: 4 };

/** As it is chosen. */
export interface Wishes {
  game: GameName;
  mode: Mode;
  seats: number;
  /** In rounds or turns; null: whatever is usual. */
  rounds: number | null;
  difficulty: Difficulty | null;
  elements: Record<string, Wish>;
}

/** As it is asked. */
export interface Order {
  game: GameName;
  seats: number;
  rounds?: number;
  difficulty?: Difficulty;
  wanted?: string[];
  unwanted?: string[];
  mode?: Mode;
}

export function usual(game: GameName): Wishes {
  return { game, mode: "racing", seats: 4, rounds: null, difficulty: null, elements: {} };
}

function reach({ game, mode, seats }: Wishes): Partial<Record<Difficulty, number[]>> {
  if (game === "roborally") return REACH.roborally;
  return REACH[mode === "targets" && seats === 2 ? "targets for two" : mode];
}

/** How hard it can be at all. */
export function difficulties(wishes: Wishes): Difficulty[] {
  return Object.keys(reach(wishes)) as Difficulty[];
}

/** How long what is so hard can be. */
export function lengths(wishes: Wishes): [least: number, most: number] {
  const all = Object.entries(reach(wishes)).flatMap(([word, range]) => (wishes.difficulty === null || wishes.difficulty === word ? range : []));
  return [Math.min(...all), Math.max(...all)];
}

export function minutesFor(rounds: number, { game, seats }: Pick<Wishes, "game" | "seats">): number {
  return Math.round((rounds * (SECONDS_TO_PLAN + SECONDS_TO_WATCH[game] * seats)) / 60);
}

/** What can't be had together gives way to what was chosen last. */
export function fitted(wishes: Wishes): Wishes {
  const [least, most] = SEATS[wishes.game];
  const seats = Math.min(most, Math.max(least, wishes.game === "asteroyds" && wishes.mode === "targets" ? wishes.seats + (wishes.seats % 2) : wishes.seats));
  const fit = { ...wishes, seats };
  if (fit.difficulty !== null && !difficulties(fit).includes(fit.difficulty)) fit.difficulty = null;
  const [shortest, longest] = lengths(fit);
  if (fit.rounds !== null) fit.rounds = Math.min(longest, Math.max(shortest, fit.rounds));
  return fit;
}

/** The next wish for an element, with those of others that would contradict it taken back. */
export function wished(wishes: Wishes, element: string): Wishes {
  const wish = WISHES[(WISHES.indexOf(wishes.elements[element] ?? "any") + 1) % WISHES.length]!;
  const elements = { ...wishes.elements, [element]: wish };
  if (wish === "with") for (const other of NEEDS[element] ?? []) if (elements[other] === "without") elements[other] = "any";
  if (wish === "without") for (const [other, needs] of Object.entries(NEEDS)) if (needs.includes(element) && elements[other] === "with") elements[other] = "any";
  return { ...wishes, elements };
}

/** Express belts are belts; lasers and pushers hang on walls. */
const NEEDS: Record<string, string[]> = { express: ["belts"], lasers: ["walls"], pushers: ["walls"] };

export function elementsToWish({ game, mode }: Wishes): string[] {
  return ELEMENTS[game].filter((element) => element !== "asteroids" || mode !== "targets");
}

export function orderOf(wishes: Wishes): Order {
  const { game, seats, rounds, difficulty, mode } = wishes;
  const having = (wish: Wish): string[] => elementsToWish(wishes).filter((element) => wishes.elements[element] === wish);
  const [wanted, unwanted] = [having("with"), having("without")];
  return {
    game,
    seats,
    ...(rounds === null ? {} : { rounds }),
    ...(difficulty === null ? {} : { difficulty }),
    ...(wanted.length > 0 ? { wanted } : {}),
    ...(unwanted.length > 0 ? { unwanted } : {}),
    ...(game === "asteroyds" ? { mode } : {}),
  };
}

const SYLLABLES = ["amber", "basin", "cinder", "delta", "ember", "fjord", "gravel", "harbour", "inlet", "juniper", "kelp", "lantern", "meadow", "north", "orchard", "pebble", "quarry", "river", "saffron", "tidal", "umber", "violet", "willow", "yarrow"];

/** A seed that can be said aloud; any other text does as well. */
export function drawnSeed(random: () => number = Math.random): string {
  return `${SYLLABLES[Math.floor(random() * SYLLABLES.length)]!}-${100 + Math.floor(random() * 900)}`;
}
