/** Plays the games of a rating in a thread of its own: a few at a time, so that what is superseded ends soon. */
import type { GameName } from "../../engine/base/described";
import { EngineFiles, NoEngine } from "../../engine/base/fetching";
import type { Ground, Matches, Outcome } from "../../engine/base/matches";
import { matchesOf } from "../../engine/matching";
import { Refusal } from "../../wire/refusal";
import { contestOf, titleOf, type Wanted } from "./contest";

/** To the worker: first where the engine lies, then what is rated under which number, then which of its games to play. */
export type Told = { base: string } | { run: number; game: GameName; name: string; content: unknown; wanted: Wanted } | { run: number; play: number };
/** From the worker: what is played on, what came of a game, or why nothing does. */
export type Answered = { run: number; ground: Ground; title: string } | { run: number; outcome: Outcome } | { run: number; refused: true } | { run: number; reason: NoEngine["why"] };

let files: EngineFiles | null = null;
let open: { run: number; matches: Matches } | null = null;

function say(answered: Answered): void {
  postMessage(answered);
}

async function act(told: Exclude<Told, { base: string }>): Promise<void> {
  const { run } = told;
  try {
    if ("play" in told) {
      if (open?.run === run) say({ run, outcome: open.matches.play(told.play) });
      return;
    }
    const contest = await contestOf(files!, told.game, told.content, told.wanted);
    open = { run, matches: await matchesOf(files!, told.game, contest) };
    say({ run, ground: open.matches.ground, title: titleOf(told.game, told.name, contest) });
  } catch (error) {
    if (error instanceof Refusal) say({ run, refused: true });
    else say({ run, reason: error instanceof NoEngine ? error.why : "failed" });
  }
}

/** One after the other: a drawing that is opened while the one before still is would take its place too early. */
let last: Promise<void> = Promise.resolve();

addEventListener("message", ({ data }: MessageEvent<Told>) => {
  if ("base" in data) files = new EngineFiles(data.base);
  else last = last.then(() => act(data));
});
