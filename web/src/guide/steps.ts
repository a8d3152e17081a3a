/** What the companion of a first game explains, one thing after the other, and what it waits for. */
import type { GameName } from "../rules/book";

/** What a step can see of the table. */
export interface Facts {
  /** How many columns or registers of one's own draft are filled. */
  placed: number;
  isSealed: boolean;
  /** The round, or turn, that is being planned or played. */
  round: number;
  /** What has happened is still being shown. */
  isShowing: boolean;
  /** The craft fly now; before that the swarm moves. */
  isFlight: boolean;
  /** Gates taken, or flags touched. */
  goals: number;
  isOver: boolean;
  /** Somebody has asked what a tile does. */
  hasLooked: boolean;
}

export interface Step {
  /** Its words are `guide-<game>-<name>`. */
  name: string;
  /** What is framed on the page, as a selector. */
  shows: string;
  rule: string;
  /** Left out: the reader says when to go on. */
  until?: (facts: Facts) => boolean;
}

const hasSealed = ({ isSealed, round }: Facts): boolean => isSealed || round > 1;
const hasWatched = ({ isShowing, round, isOver }: Facts): boolean => isOver || (round > 1 && !isShowing);

export const STEPS: Record<GameName, Step[]> = {
  asteroyds: [
    { name: "craft", shows: "[data-craft='@']", rule: "A1.1" },
    { name: "gates", shows: "[data-tile].gate", rule: "A6.1" },
    { name: "dice", shows: ".dice", rule: "A0.5", until: ({ hasLooked }) => hasLooked },
    { name: "token", shows: ".chart", rule: "A4.2", until: (facts) => facts.placed >= 1 || hasSealed(facts) },
    { name: "path", shows: ".stage", rule: "A4.4", until: (facts) => facts.placed >= 3 || hasSealed(facts) },
    { name: "shield", shows: ".chart .energy .slot", rule: "A2.4" },
    { name: "seal", shows: ".plan .btn.go", rule: "A2.2", until: hasSealed },
    { name: "swarm", shows: ".dice", rule: "A3.2", until: (facts) => (facts.isShowing && facts.isFlight) || hasWatched(facts) },
    { name: "flight", shows: ".stage", rule: "A4.1", until: hasWatched },
    { name: "goal", shows: "[data-tile].gate", rule: "A10.1", until: ({ goals, isOver }) => goals >= 1 || isOver },
  ],
  roborally: [
    { name: "robot", shows: ".bot-mine", rule: "R1.1" },
    { name: "flags", shows: ".flag-at", rule: "R7.3" },
    { name: "hand", shows: ".hand", rule: "R0.2" },
    { name: "card", shows: ".hand", rule: "R3.1", until: (facts) => facts.placed >= 1 || hasSealed(facts) },
    { name: "fill", shows: ".regs", rule: "R6.2", until: (facts) => facts.placed >= 5 || hasSealed(facts) },
    { name: "path", shows: ".stage", rule: "R5.2" },
    { name: "done", shows: ".desk .foot .btn.go", rule: "R3.1", until: hasSealed },
    { name: "watch", shows: ".stage", rule: "R5.1", until: hasWatched },
    { name: "damage", shows: ".hand", rule: "R7.4" },
    { name: "goal", shows: ".flag-at", rule: "R8.5", until: ({ goals, isOver }) => goals >= 1 || isOver },
  ],
};

/** The step to be shown: those whose wish is already fulfilled are passed over. The number of steps when all is done. */
export function stepFrom(steps: Step[], index: number, facts: Facts): number {
  let at = index;
  while (steps[at]?.until?.(facts)) at += 1;
  return at;
}

/** What was done once is not asked for again. */
export class Progress {
  private reached = 0;

  /** `read`: how far the reader has gone on. */
  at(steps: Step[], read: number, facts: Facts): number {
    this.reached = stepFrom(steps, Math.max(this.reached, read), facts);
    return this.reached;
  }
}
