/** Looks at drawings in a thread of its own, so that the hand that draws never waits. */
import type { GameName } from "../../engine/base/described";
import { EngineFiles, NoEngine } from "../../engine/base/fetching";
import { type Finding, findingsOf } from "./findings";

/** To the worker: first where the engine lies, then drawings. */
export type Told = { base: string } | { number: number; game: GameName; content: unknown };
export type Answered = { number: number; findings: Finding[] } | { reason: NoEngine["why"] };

let files: EngineFiles | null = null;

function say(answered: Answered): void {
  postMessage(answered);
}

async function look({ number, game, content }: Extract<Told, { number: number }>): Promise<void> {
  try {
    say({ number, findings: await findingsOf(game, content, files!) });
  } catch (error) {
    say({ reason: error instanceof NoEngine ? error.why : "failed" });
  }
}

addEventListener("message", ({ data }: MessageEvent<Told>) => {
  if ("number" in data) void look(data);
  else files = new EngineFiles(data.base);
});
