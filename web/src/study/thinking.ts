/** A study that is thought through in a thread of its own. */
import { NoEngine, reasonOf } from "../engine/base/fetching";
import type { Found, Job } from "../engine/studying";
import { Refusal } from "../wire/refusal";
import type { Heard } from "./thinker";

export interface Thinking {
  /** When all is found; fails where it can't be. Never, once it is stopped. */
  readonly done: Promise<void>;
  stop(): void;
}

export function think(job: Job, hear: (found: Found) => void, start: () => Worker = startWorker): Thinking {
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
