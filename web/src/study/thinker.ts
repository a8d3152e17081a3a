/** The thread of a study: it takes one job, tells how far it is, and is ended when nobody wants it any more. */
import { EngineFiles, NoEngine } from "../engine/base/fetching";
import { type Found, type Job, studied } from "../engine/studying";
import { Refusal } from "../wire/refusal";

export type Heard = Found | { refused: ConstructorParameters<typeof Refusal>[0] } | { reason: NoEngine["why"] } | { isDone: true };

/** No page is told more often. */
const PAUSE = 80;

async function run(base: string, job: Job): Promise<void> {
  let [last, unsaid] = [0, null as Found | null];
  for await (const found of studied(new EngineFiles(base), job)) {
    unsaid = found;
    if (performance.now() - last < PAUSE) continue;
    [last, unsaid] = [performance.now(), null];
    postMessage(found);
  }
  if (unsaid) postMessage(unsaid);
  postMessage({ isDone: true });
}

addEventListener("message", ({ data }: MessageEvent<{ base: string; job: Job }>) => {
  run(data.base, data.job).catch((error: unknown) => {
    if (error instanceof Refusal) postMessage({ refused: { ...error } });
    else {
      if (!(error instanceof NoEngine)) console.error(error);
      postMessage({ reason: error instanceof NoEngine ? error.why : "failed" });
    }
  });
});
