/** The engine's own thread. */
import { NoEngine } from "./base/fetching";
import { type Answered, type Told, Work } from "./work";

let work: Work | null = null;

function say(answered: Answered): void {
  postMessage(answered);
}

async function act({ id, does, with: given }: Extract<Told, { id: number }>): Promise<void> {
  try {
    const method = work![does] as (...given: unknown[]) => unknown;
    say({ id, gives: await method.call(work, ...given, (part: number) => say({ id, part })) });
  } catch (error) {
    say({ id, reason: error instanceof NoEngine ? error.why : "failed" });
  }
}

addEventListener("message", ({ data }: MessageEvent<Told>) => {
  if ("id" in data) void act(data);
  else work = new Work(data.base, data.rules);
});
