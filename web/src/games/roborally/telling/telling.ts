/** What happened, in words: a caption in the present while it is shown, a line of the log in the past. */
import type { RoborallyEvent } from "../../../wire/protocol";
import { type Part, parts, t } from "../../../words/words.svelte";
import { answerWords } from "./answers";
import { letterOf } from "../state/badges";
import { cardWords } from "../state/cards";
import { type Fact, Facts, factsOf } from "./facts";
import { dashed, listed, optionName, weaponName } from "./names";

/** What a seat is called. */
export type Called = (seat: number) => string;
type Tense = "present" | "past";

export interface Told {
  event: number;
  when: string;
  said: Part[];
  rule: string;
}

/** What the log leaves out, because the next line says it too. */
const TRIFLES: RoborallyEvent["kind"][] = ["RegisterBegan", "TurnEnded", "DeckShuffled", "OptionsShuffled", "DecisionAsked"];

export function say(fact: Fact, called: Called, tense: Tense): Part[] {
  const values = { ...fact.values, ...wordsOf(fact, called), who: listed(fact.seats.map(called)), robots: fact.seats.length, count: fact.count };
  return parts(tense === "past" ? `${fact.id}.past` : fact.id, values, "who", "target");
}

/** What is said before all else, and what only when there is room. */
const WEIGHT: Partial<Record<RoborallyEvent["kind"], number>> = { GameEnded: 3, RobotFinished: 2, FlagTouched: 2, FlagTaken: 2, TitlePassed: 2, FloorTurned: 2, RobotSentOff: 2, RobotWaited: 2, RobotDestroyed: 2, DecisionAsked: 1, ArchiveMoved: -1, RegisterUnlocked: -1 };
const ROOM = 2;

/** The sentences of a beat, at most two: that is as much as anybody reads in it. */
export function caption(events: RoborallyEvent[], called: Called): { said: Part[]; rule: string } {
  const weigh = (fact: Fact) => WEIGHT[fact.event.kind] ?? 0;
  const all = factsOf(events);
  const heavy = [...all].sort((one, other) => weigh(other) - weigh(one)).slice(0, ROOM);
  const facts = all.filter((fact) => heavy.includes(fact));
  const said = facts.flatMap((fact, index) => [...(index > 0 ? [{ text: " ", isStrong: false }] : []), ...say(fact, called, "present")]);
  return { said, rule: facts[0]?.rule ?? "" };
}

/** Grows with the story: what was told once is not told again. */
export class Telling {
  private facts = new Facts();
  private count = 0;
  private first: RoborallyEvent | undefined;

  /** The facts of all these events; `turn` is the present one. */
  of(beats: { first: number; events: RoborallyEvent[] }[], turn: number): Fact[] {
    const first = beats[0]?.events[0];
    if (first !== this.first) [this.facts, this.count, this.first] = [new Facts(firstTurn(beats, turn)), 0, first];
    for (const beat of beats) {
      if (beat.first < this.count) continue;
      for (const [place, event] of beat.events.entries()) this.facts.take(event, beat.first + place);
      this.count = beat.first + beat.events.length;
    }
    return this.facts.all;
  }
}

/** A story begins after the first deal: its turn is the one before that which begins next. */
export function firstTurn(beats: { events: RoborallyEvent[] }[], turn: number): number {
  for (const beat of beats) for (const event of beat.events) if (event.kind === "TurnBegan") return Math.max(1, event.turn - 1);
  return turn;
}

export function logLines(facts: Fact[], called: Called): Told[] {
  return facts
    .filter((fact) => !TRIFLES.includes(fact.event.kind))
    .map((fact) => ({ event: fact.index, when: whenOf(fact), said: say(fact, called, "past"), rule: fact.rule }));
}

/** What is cleaned up belongs to the turn, not to its last register. */
function whenOf(fact: Fact): string {
  const isCleanUp = /^R8\.[1-4]$/.test(fact.rule) || fact.event.kind === "PowerSet";
  return fact.register === 0 || isCleanUp ? t("r-when-turn", { turn: fact.turn }) : t("r-when-register", { turn: fact.turn, register: fact.register });
}

/** What a sentence names besides numbers: cards, options, other robots, ways. */
function wordsOf(fact: Fact, called: Called): Record<string, string> {
  const { event } = fact;
  const words: Record<string, string> = {};
  if (fact.target !== undefined) words.target = fact.target === null ? t("r-nobody") : called(fact.target);
  if ("option" in event) words.option = optionName(event.option);
  if (event.kind === "ShotFired") words.weapon = weaponName(event.weapon);
  if (event.kind === "RegisterRevealed") words.list = revealed(fact, called);
  if (event.kind === "RobotTurned") words.way = wayOf(event.from, event.to);
  if (event.kind === "DecisionAsked" || event.kind === "DecisionAnswered") words.choice = t(`choice-${dashed(event.question)}`);
  if (event.kind === "DecisionAnswered") words.answer = answerWords(event.question, event.answer);
  if (event.kind === "HomeChosen" || event.kind === "FlagClaimed") words.team = letterOf(event.team) ?? "";
  if (event.kind === "FloorTurned" || event.kind === "HomeChosen") words.floor = String(event.floor + 1);
  if (event.kind === "GameEnded") words.winners = listed(event.winners.map(called));
  return words;
}

function revealed(fact: Fact, called: Called): string {
  const shown = fact.seats.map((seat) => ({ seat, card: Number(fact.values[`card ${seat}`] ?? 0) })).sort((one, other) => other.card - one.card);
  return listed(shown.map(({ seat, card }) => (card === 0 ? called(seat) : t("r-shown", { who: called(seat), card: t(cardWords(card)), priority: card }))), "unit");
}

const COMPASS = ["N", "E", "S", "W"];

function wayOf(from: string, to: string): string {
  return ["none", "right", "round", "left"][(COMPASS.indexOf(to) - COMPASS.indexOf(from) + 4) % 4]!;
}
