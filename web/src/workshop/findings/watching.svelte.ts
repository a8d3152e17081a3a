/** What is wrong and odd about the drawing as it is now; looked for anew after each change, a drawing at a time, the latest first. */
import type { GameName } from "../../engine/base/described";
import { NoEngine, reasonOf } from "../../engine/base/fetching";
import type { Finding } from "./findings";
import type { Answered, Told } from "./worker";

type Drawing = Omit<Extract<Told, { number: number }>, "number">;

export class Watching {
  /** Of the latest drawing that was looked at; what was found stays until more is known. */
  found = $state.raw<Finding[]>([]);
  /** Whether the latest drawing has been looked at. */
  isSettled = $state(false);
  /** Why nothing can be found, where there is no engine. */
  why = $state<NoEngine["why"] | null>(null);
  private worker: Worker | null = null;
  private looking: number | null = null;
  private next: Drawing | null = null;
  private number = 0;

  constructor(
    private readonly base: string,
    private readonly start: () => Worker = startWorker,
  ) {}

  get wrong(): Finding[] {
    return this.found.filter(({ weight }) => weight === "wrong");
  }

  look(game: GameName, content: unknown): void {
    [this.next, this.isSettled] = [{ game, content }, false];
    if (this.looking === null) this.goOn();
  }

  stop(): void {
    this.worker?.terminate();
    [this.worker, this.looking, this.next] = [null, null, null];
  }

  private goOn(): void {
    const drawing = this.next;
    if (!drawing) return;
    [this.next, this.looking] = [null, ++this.number];
    try {
      this.worker ??= this.started();
    } catch {
      return this.giveUp("unsupported");
    }
    this.worker.postMessage({ number: this.number, ...drawing } satisfies Told);
  }

  private started(): Worker {
    const worker = this.start();
    worker.onmessage = ({ data }: MessageEvent<Answered>) => this.hear(data);
    worker.onerror = (event) => this.giveUp(reasonOf(event));
    worker.postMessage({ base: this.base } satisfies Told);
    return worker;
  }

  private hear(answered: Answered): void {
    if ("reason" in answered) return this.giveUp(answered.reason);
    if (answered.number !== this.looking) return;
    [this.found, this.looking, this.isSettled, this.why] = [answered.findings, null, this.next === null, null];
    this.goOn();
  }

  private giveUp(reason: NoEngine["why"]): void {
    this.stop();
    [this.why, this.isSettled] = [reason, true];
  }
}

function startWorker(): Worker {
  return new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
}
