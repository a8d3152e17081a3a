/** Every event in words: captions in the present, the log in the past, each with its rule. */
import type { FluentVariable } from "@fluent/bundle";

import type { AsteroydsEvent, Die } from "../../../wire/protocol";
import { locale, parts, t, type Part } from "../../../words/words.svelte";
import { type Cell, centre, type Heading, HEADINGS } from "../state/hexes";

type Kind = AsteroydsEvent["kind"];
type Told<K extends Kind> = Extract<AsteroydsEvent, { kind: K }>;
type Values = Record<string, FluentVariable>;
export type Tense = "now" | "past";
/** What the seats are called. */
export type Names = string[];

export interface Sentence {
  said: Part[];
  rule: string;
  /** Its place among the events that were told. */
  event: number;
}

/** Kinds that follow from another event of their beat. */
const CONSEQUENCES = new Set<Kind>([
  "ShieldHeld",
  "EmergencyShieldRaised",
  "CraftDamaged",
  "CraftDestroyed",
  "TokenTaken",
  "PlanLost",
  "DroneShot",
  "CraftFinished",
]);
/** Their rule is why a reader looks. */
const TELLING_RULES = new Set<Kind>(["CraftDamaged", "ShieldHeld", "TokenTaken"]);

/** What happened in one beat, in as few sentences as it takes. */
export function tellBeat(events: AsteroydsEvent[], tense: Tense, names: Names): Sentence[] {
  const sentences: Sentence[] = [];
  const plans = events.filter((event) => event.kind === "PlanRevealed");
  const pushed = new Set(events.map((event) => (event.kind === "TilePushed" ? event.by : "")));
  const hits = new Set(events.map((event) => (event.kind === "CraftHit" ? event.tile : "")));
  let before: AsteroydsEvent | null = null;
  for (const [index, event] of events.entries()) {
    if (event.kind === "PlanRevealed" && plans.length > 1) {
      if (event === plans[0]) sentences.push({ said: message("told-plans", tense, { count: plans.length }), rule: event.rule, event: index });
    } else if ((event.kind === "TileMoved" && pushed.has(event.tile)) || (event.kind === "TileBlocked" && hits.has(event.tile))) {
      // Whoever pushes moves, too, and what hits a craft stops there; that is said.
    } else if (follows(event, before)) {
      consequence(sentences.at(-1)!, event, names);
    } else if (isTurnOf(before, event)) {
      sentences.splice(-1, 1, { said: turnedAnd(before, event, tense, names), rule: event.rule, event: index - 1 });
    } else sentences.push({ said: tell(event, tense, names), rule: event.rule, event: index });
    before = event;
  }
  return sentences;
}

/** The words of one event. */
export function tell(event: AsteroydsEvent, tense: Tense, names: Names): Part[] {
  return message(`told-${event.kind}`, tense, valuesOf(event, names));
}

export function message(id: string, tense: Tense, values: Values): Part[] {
  return capital(parts(tense === "past" ? `${id}.past` : id, values, "pilot", "winners"));
}

/** Several sentences after one another. */
export function joined(sentences: Sentence[], end = ""): Part[] {
  return sentences.flatMap(({ said }, index) => [...said, { text: index < sentences.length - 1 ? ". " : end, isStrong: false }]).filter((part) => part.text !== "");
}

function follows(event: AsteroydsEvent, before: AsteroydsEvent | null): boolean {
  return before !== null && CONSEQUENCES.has(event.kind) && "seat" in event && "seat" in before && event.seat === before.seat;
}

function consequence(sentence: Sentence, event: AsteroydsEvent, names: Names): void {
  const isFirst = !sentence.said.some((part) => part.text.includes(SO));
  const clause = t(`told-${event.kind}.so`, valuesOf(event, names));
  sentence.said = [...sentence.said, { text: `${isFirst ? SO : ", "}${clause}`, isStrong: false }];
  if (TELLING_RULES.has(event.kind)) sentence.rule = event.rule;
}

const SO = ": ";

function isTurnOf(before: AsteroydsEvent | null, event: AsteroydsEvent): before is Told<"CraftTurned"> {
  return before?.kind === "CraftTurned" && (event.kind === "CraftMoved" || event.kind === "CraftCollided") && event.seat === before.seat;
}

function turnedAnd(turned: Told<"CraftTurned">, event: AsteroydsEvent, tense: Tense, names: Names): Part[] {
  const id = event.kind === "CraftMoved" ? "told-turned-moved" : "told-turned-collided";
  return message(id, tense, { ...valuesOf(event, names), ...valuesOf(turned, names) });
}

/** The fields of an event, as they stand in a sentence. */
function valuesOf(event: AsteroydsEvent, names: Names): Values {
  const special = SPECIAL[event.kind] as ((event: AsteroydsEvent, names: Names) => Values) | undefined;
  const values: Values = {};
  for (const [name, value] of Object.entries(event)) {
    if (name === "seat" || name === "first_seat") values.pilot = names[value as number] ?? "";
    else if (TILES.has(name)) values[name] = thing(value as string);
    else if (typeof value === "number" || typeof value === "string") values[name] = value;
  }
  return { ...values, ...special?.(event, names) };
}

const TILES = new Set(["tile", "by", "pushed"]);

const SPECIAL: { [K in Kind]?: (event: Told<K>, names: Names) => Values } = {
  DiceRolled: (event) => ({ dice: event.order.map((die) => `${t("die-colour", { die })} ${event[die]}`).join(", ") }),
  PlanRevealed: ({ columns, energy }) => ({ plan: [...columns, energy].map(actionSaid).join(", ") }),
  DieCalled: ({ colour }) => ({ die: t("die-colour", { die: colour }) }),
  TileMoved: ({ from, to }) => ({ heading: headingSaid(headingOf(from, to)) }),
  TilePushed: ({ from, to }) => ({ heading: headingSaid(headingOf(from, to)) }),
  TileBlocked: ({ heading }) => ({ heading: headingSaid(heading) }),
  CraftTurned: ({ from, to }) => ({ turn: t("craft-turn", { turn: turnOf(from, to) }) }),
  CraftMoved: ({ from, to }) => ({ heading: headingSaid(headingOf(from, to)) }),
  CraftCollided: (event) => ({ thing: thing(event.with, "thing-hit") }),
  DecisionAnswered: ({ question, yes }) => ({ answer: `${question}-${yes ? "yes" : "no"}` }),
  ShotFired: ({ hit }) => ({ hit: hit === "border" ? "nothing" : "thing", thing: thing(hit, "thing-hit") }),
  TargetEliminated: ({ team }) => ({ team: t("team-side", { team }) }),
  TeamWon: ({ team }) => ({ team: t("team-side", { team }) }),
  GameEnded: ({ winners }, names) => ({ winners: listed(winners.map((seat) => names[seat] ?? "")), count: winners.length }),
};

/** A tile by its name: "asteroid 6", "gate 21", "pod". */
export function thing(name: string, id = "thing"): string {
  const [kind = "", number = ""] = name.split(" ");
  return t(id, { kind, number });
}

export function dieSaid(die: Die): string {
  return t("die-colour", { die });
}

export function actionSaid(action: string | null): string {
  return t("chart-action", { action: (action ?? "wait").replace(":", "-") });
}

export function headingSaid(heading: Heading): string {
  return t("hex-heading", { heading });
}

export function listed(names: string[]): string {
  return new Intl.ListFormat(locale(), { type: "conjunction" }).format(names);
}

/** The heading of a step, which may be of several hexes, on paper. */
function headingOf(from: Cell, to: Cell): Heading {
  const [one, other] = [centre(from), centre(to)];
  const angle = (Math.atan2(other.y - one.y, other.x - one.x) * 180) / Math.PI;
  return HEADINGS[(Math.round(angle / 60) + 6) % 6]!;
}

const TURNS = ["back", "right", "right2", "back", "left2", "left"];

function turnOf(from: Heading, to: Heading): string {
  return TURNS[(HEADINGS.indexOf(to) - HEADINGS.indexOf(from) + 6) % 6]!;
}

function capital(said: Part[]): Part[] {
  const [first, ...rest] = said;
  if (!first) return said;
  return [{ ...first, text: first.text.charAt(0).toLocaleUpperCase(locale()) + first.text.slice(1) }, ...rest];
}
