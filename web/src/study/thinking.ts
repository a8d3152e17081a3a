/** A study that is thought through in a thread of its own. */
import { NoEngine, reasonOf } from "../engine/base/fetching";
import type { Found, Job } from "../engine/studying";
import type { Best, Odds, Report } from "../engine/base/report";
import { post } from "../wire/api";
import { Refusal } from "../wire/refusal";
import type { Heard } from "./thinker";

/** Games that a server plays out for a position. */
const MOST_THERE = 384;

export interface Thinking {
  /** When all is found; fails where it can't be. Never, once it is stopped. */
  readonly done: Promise<void>;
  stop(): void;
}

/** By the engine in the page; where there is none the server thinks, as far as it does for anybody. */
export function think(job: Job, hear: (found: Found) => void, start: () => Worker = startWorker, there: (job: Job) => Promise<Found> = thinkThere): Thinking {
  const here = thinkHere(job, hear, start);
  let isStopped = false;
  const done = here.done.catch(async (error: unknown) => {
    if (!(error instanceof NoEngine)) throw error;
    const found = await there(job).catch((trouble: unknown) => Promise.reject(trouble instanceof Refusal ? trouble : error));
    if (isStopped) return new Promise<void>(() => undefined);
    hear(found);
  });
  return { done, stop: () => ((isStopped = true), here.stop()) };
}

/** All at once: a server is asked once. */
async function thinkThere(job: Job): Promise<Found> {
  if (job.does === "report") return { report: await post<Report>("/api/study/report", job.record) };
  if (job.does === "best") return { best: await post<Best>("/api/study/best", { line: job.line, plans: job.plans, seat: job.seat }) };
  return { odds: await post<Odds>("/api/study/odds", { line: job.line, plans: job.plans, games: Math.min(MOST_THERE, job.games) }) };
}

function thinkHere(job: Job, hear: (found: Found) => void, start: () => Worker): Thinking {
  let worker: Worker;
  try {
    if (typeof WebAssembly === "undefined") throw new NoEngine("unsupported");
    worker = start();
  } catch {
    return { done: Promise.reject(new NoEngine("unsupported")), stop: () => undefined };
  }
  const done = new Promise<void>((settle, fail) => {
    worker.onerror = (event) => (worker.terminate(), fail(new NoEngine(reasonOf(event))));
    worker.onmessage = ({ data }: MessageEvent<Heard>) => {
      if ("isDone" in data) return worker.terminate(), settle();
      if ("refused" in data) return worker.terminate(), fail(new Refusal(data.refused));
      if ("reason" in data) return worker.terminate(), fail(new NoEngine(data.reason));
      hear(data);
    };
  });
  worker.postMessage({ base: new URL(`${import.meta.env.BASE_URL}engine/`, location.href).href, job });
  return { done, stop: () => worker.terminate() };
}

function startWorker(): Worker {
  return new Worker(new URL("./thinker.ts", import.meta.url), { type: "module" });
}
