/** The options of both games: what each is by default, and where it has a meaning. The rules behind them are the server's. */
import type { BotName } from "../../characters/bots";
import type { Settings } from "../../wire/protocol";
import { t } from "../../words/words.svelte";

export type Value = boolean | number | string;

/** A1.7 Asteroids have these priorities. */
export const PRIORITIES = Array.from({ length: 20 }, (_, number) => number + 1);

export interface Option {
  /** Where it stands in the set-up. */
  path: string[];
  usual: Value;
  /** The rule that explains it. */
  rule: string;
  /** For numbers. */
  least?: number;
  most?: number;
  /** For words: the other choices. */
  choices?: string[];
  /** The modes in which it has a meaning; all when left out. */
  modes?: string[];
  /** The rules of courses beside which it has none. */
  besides?: string[];
}

const rule = (name: string, usual: Value, id: string, more: Partial<Option> = {}): Option => ({ path: ["rules", name], usual, rule: id, ...more });

export const OPTIONS: Record<Settings["game"], Option[]> = {
  asteroyds: [
    rule("powers", false, "A7.1"),
    rule("dice_order", "fixed", "A2.6", { choices: ["fixed", "random"] }),
    rule("return_to_platform", false, "A10.4", { modes: ["racing", "shooting"] }),
    rule("own_platform", false, "A10.4", { modes: ["racing", "shooting"] }),
    rule("fly_on", false, "A10.2", { modes: ["racing", "shooting", "drones"] }),
    rule("turrets_harmless", false, "A9.7", { modes: ["drones"] }),
    rule("one_shot", false, "A8.2", { modes: ["shooting", "targets", "drones"] }),
    rule("blocked_push_hits", false, "A3.6"),
    rule("last_survivor_wins", true, "A10.5"),
    { path: ["rules", "targets_needed", "left"], usual: 6, rule: "A9.3", least: 1, most: 6, modes: ["targets"] },
    { path: ["rules", "targets_needed", "right"], usual: 6, rule: "A9.3", least: 1, most: 6, modes: ["targets"] },
    { path: ["asteroids"], usual: 20, rule: "A1.7", least: 0, most: 20 },
  ],
  roborally: [
    rule("lives", 3, "R0.3", { least: 1, most: 9 }),
    { path: ["options"], usual: true, rule: "R0.3" },
    { path: ["options_at_start"], usual: 0, rule: "R0.3", least: 0, most: 13 },
    rule("archive_optional", false, "R7.3"),
    rule("power_down_undamaged", false, "R4.1"),
    rule("one_flag_per_turn", false, "R7.3"),
    rule("play_on", false, "R8.5", { besides: ["superbot", "interference", "capture_the_flag", "toggle_boggle"] }),
  ],
};

/** Those that have a meaning in this mode, or beside the rules of a course. */
export function optionsFor(game: Settings["game"], mode: string, specials: readonly string[]): Option[] {
  return OPTIONS[game].filter(({ modes, besides }) => (!modes || modes.includes(mode)) && !besides?.some((rule) => specials.includes(rule)));
}

/** What a set-up says of them; by id where it is not the usual one. */
export function setupWith(options: readonly Option[], chosen: Readonly<Record<string, Value>>): Record<string, unknown> {
  const setup: Record<string, unknown> = {};
  for (const option of options) put(setup, option.path, chosen[idOf(option)] ?? option.usual);
  return setup;
}

function put(setup: Record<string, unknown>, path: string[], value: unknown): void {
  const [first, ...rest] = path as [string, ...string[]];
  if (rest.length === 0) setup[first] = value;
  else put((setup[first] ??= {}) as Record<string, unknown>, rest, value);
}

/** The id of its words. */
export function idOf(option: Option): string {
  return `option-${option.path.filter((part) => part !== "rules").join("-")}`;
}

export function valueAt(setup: unknown, option: Option): Value {
  let found: unknown = setup;
  for (const part of option.path) found = (found as Record<string, unknown> | undefined)?.[part];
  return (found as Value | undefined) ?? option.usual;
}

/** What differs from the usual, in words. */
export function chosenOptions(settings: Settings): string[] {
  const first = (settings.setup as { first_seat?: number | null }).first_seat;
  const named = first == null ? [] : [t("option-chosen", { option: t("first-player"), value: t("seat-of", { number: first + 1 }) })];
  return OPTIONS[settings.game].flatMap((option) => {
    const value = valueAt(settings.setup, option);
    if (value === option.usual) return [];
    if (Array.isArray(value)) return [t("option-chosen", { option: t("left-out"), value: value.join(", ") })];
    const words = typeof value === "boolean" ? t(value ? "yes" : "no") : option.choices ? t(`${idOf(option)}-${value}`) : String(value);
    return [t("option-chosen", { option: t(idOf(option)), value: words })];
  }).concat(named);
}

/** What was chosen, as this browser remembers it for the next table. */
export type Pace = "usual" | "novice" | "expert" | "seconds" | "days" | "none";
export type Assist = "none" | "path" | "forecast";

export interface Kept {
  source: "printed" | "own";
  mode: string;
  course: string;
  text: string;
  /** How many play, people and bots. */
  seats: number;
  /** How many robots each person has (R10.8). */
  robots: number;
  /** Whether the host says who is in which team (R10.7), and in which, by player. */
  inTeams: boolean;
  teams: number[];
  /** The rules of a course of one's own (R10.7); null: those that its text has. */
  special: string[] | null;
  bots: (BotName | null)[];
  pace: Pace;
  seconds: number;
  days: number;
  decision: number | null;
  lastPlayer: boolean;
  watching: boolean;
  isPublic: boolean;
  spectators: boolean;
  assist: Assist;
  practice: boolean;
  /** Whether a game against bots alone is to be at the server all the same. */
  atServer: boolean;
  options: Record<string, Value>;
  /** Asteroyds: priorities of asteroids that are left out by choice. */
  leftOut: number[];
  /** Asteroyds: the seat that flies first; drawn when null. */
  firstSeat: number | null;
}

export const USUAL: Kept = {
  source: "printed",
  mode: "racing",
  course: "Risky Exchange",
  text: "",
  seats: 4,
  robots: 1,
  inTeams: false,
  teams: [0, 1, 0, 1, 0, 1, 0, 1],
  special: null,
  bots: [null, null, null, null, null, null, null, null],
  pace: "usual",
  seconds: 90,
  days: 2,
  decision: null,
  lastPlayer: true,
  watching: true,
  isPublic: true,
  spectators: true,
  assist: "forecast",
  practice: false,
  atServer: false,
  options: {},
  leftOut: [],
  firstSeat: null,
};
