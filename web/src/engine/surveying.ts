/** A line of decisions played through: where its rounds begin, what was planned in each, and how it ends. */
import { isArrangement } from "./base/arranging";
import type { GameName } from "./base/described";
import type { EngineFiles } from "./base/fetching";
import type { Setup } from "./base/game";
import { isSame } from "./base/same";
import type { AnyEvent } from "./base/telling";
import { opened } from "./opening";

/** All that it takes to come to a position. */
export interface Line {
  game: GameName;
  setup: Setup;
  seed: string;
  /** As a record keeps them, and what a what-if board has arranged between them. */
  decisions: readonly unknown[];
}

export interface SurveyedRound {
  round: number;
  /** After so many decisions it is planned. */
  at: number;
  /** The first of its events. */
  event: number;
  /** What the line has for each seat. */
  plans: Record<number, unknown>;
}

export interface Survey {
  rounds: SurveyedRound[];
  events: number;
  isOver: boolean;
  /** Who has won; nobody as long as it is not over. */
  winners: number[];
  /** Whether all is told as it was before; true where there is nothing to compare. */
  isSame: boolean;
}

/** `told`: the events after each decision, as a record has them. */
export async function surveyed(files: EngineFiles, { game: name, setup, seed, decisions }: Line, told: readonly (readonly unknown[])[] | null = null): Promise<Survey> {
  const game = await opened(files, name, setup);
  const survey: Survey = { rounds: [], events: 0, isOver: false, winners: [], isSame: true };
  const stretch = (events: AnyEvent[], at: number): void => {
    for (const [place, event] of events.entries()) {
      if (event.kind === "RoundBegan" || event.kind === "TurnBegan") survey.rounds.push({ round: event.kind === "RoundBegan" ? event.round : event.turn, at, event: survey.events + place, plans: {} });
      if (event.kind === "GameEnded") Object.assign(survey, { isOver: true, winners: event.winners });
    }
    survey.events += events.length;
    if (told) survey.isSame &&= isSame(told[at], events);
  };
  stretch(game.begin(setup, seed), 0);
  decisions.forEach((decision, place) => {
    Object.assign(survey.rounds.at(-1)?.plans ?? {}, plansIn(decision));
    stretch(isArrangement(decision) ? game.arrange(decision) : game.decide(decision), place + 1);
  });
  return survey;
}

/** The plans that a decision of a record brings, by seat. */
export function plansIn(decision: unknown): Record<number, unknown> {
  const { plans, program } = decision as { plans?: { seat: number }[]; program?: { seat: number } };
  return Object.fromEntries([...(plans ?? []), ...(program ? [program] : [])].map((plan) => [plan.seat, plan]));
}
