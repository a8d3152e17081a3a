/** How near what was made comes to what was ordered, point by point, in the reader's words. */
import { t } from "../../words/words.svelte";
import type { Difficulty, GameName } from "../asking/works";
import type { Order } from "./orders";

export interface Point {
  what: "length" | "difficulty" | "fairness" | "finished" | "elements";
  ordered: string;
  came_to: string;
  /** Nought where it fits. */
  off: number;
}

/** As `swarmrally generate --json` prints it. */
export interface Made {
  name: string;
  game: GameName;
  mode: string | null;
  seed: string;
  order: Order;
  is_met: boolean;
  points: Point[];
  minutes: number;
  games: number;
  rounds: number;
  labour: number;
  form: unknown;
}

export interface Near {
  what: Point["what"];
  isMet: boolean;
  words: string;
}

export function nearness(made: Made): Near[] {
  return made.points.map((point) => ({ what: point.what, isMet: point.off === 0, words: said(point, made) }));
}

function said({ what, ordered, came_to: came }: Point, { minutes, rounds, labour, games, game }: Made): string {
  switch (what) {
    case "length":
      return t("surprise-length", { minutes, rounds: String(rounds), ordered: first(ordered), game });
    case "difficulty":
      return t("surprise-difficulty", { labour: String(labour), word: difficulty(came), ordered: difficulty(ordered) });
    case "fairness": {
      const [best, worst] = numbers(came);
      return t("surprise-fairness", { best: String(best ?? 1), worst: String(worst ?? 1), games });
    }
    case "finished":
      return t("surprise-finished", { share: first(came) });
    case "elements":
      return came.startsWith("lacks ") ? t("surprise-lacks", { elements: lacking(came) }) : t("surprise-elements");
  }
}

function lacking(came: string): string {
  return came
    .slice("lacks ".length)
    .split(", ")
    .map((element) => t("gallery-element", { element: element.replace(/^no /, "") }))
    .join(", ");
}

/** The words of a band, with its labour behind. */
function difficulty(words: string): string {
  return t("gallery-difficulty", { difficulty: words.split(",")[0]!.replaceAll(" ", "-") as Difficulty });
}

function first(words: string): string {
  return /[\d.]+/.exec(words)?.[0] ?? words;
}

function numbers(words: string): number[] {
  return [...words.matchAll(/\d+(\.\d+)?/g)].map(([found]) => Number(found));
}
