/** The engine as pages see it: a worker that is started when somebody first asks, and whatever keeps it from answering as a NoEngine. */
import { NoEngine, reasonOf } from "./base/fetching";
import type { Answered, Told, Work } from "./work";

type Method = { [Name in keyof Work]: Work[Name] extends (...given: never[]) => unknown ? Name : never }[keyof Work];
type Given<Name extends Method> = Work[Name] extends (...given: infer All) => unknown ? (All extends [...infer Rest, (part: number) => void] ? Rest : All) : never;
type Result<Name extends Method> = Awaited<ReturnType<Work[Name]>>;

interface Waiting {
  settle: (gives: never) => void;
  fail: (error: Error) => void;
  advance: (part: number) => void;
}

export class Engine {
  private worker: Worker | null = null;
  private next = 1;
  private readonly waiting = new Map<number, Waiting>();

  constructor(
    private readonly base: string,
    private readonly rules: string | null,
    private readonly start: () => Worker = startWorker,
  ) {}

  ask<Name extends Method>(does: Name, given: Given<Name>, advance: (part: number) => void = () => undefined): Promise<Result<Name>> {
    return new Promise((settle, fail) => {
      const id = this.next++;
      try {
        this.worker ??= this.started();
      } catch {
        return fail(new NoEngine("unsupported"));
      }
      this.waiting.set(id, { settle, fail, advance });
      this.tell({ id, does, with: given as unknown[] });
    });
  }

  stop(): void {
    this.giveUp("failed");
  }

  private giveUp(reason: NoEngine["why"]): void {
    this.worker?.terminate();
    this.worker = null;
    for (const { fail } of this.waiting.values()) fail(new NoEngine(reason));
    this.waiting.clear();
  }

  private started(): Worker {
    if (typeof WebAssembly === "undefined") throw new NoEngine("unsupported");
    const worker = (this.worker = this.start());
    worker.onmessage = ({ data }: MessageEvent<Answered>) => this.hear(data);
    worker.onerror = (event) => this.giveUp(reasonOf(event));
    this.tell({ base: this.base, rules: this.rules });
    return worker;
  }

  private tell(told: Told): void {
    this.worker!.postMessage(told);
  }

  private hear(answered: Answered): void {
    const waiting = this.waiting.get(answered.id);
    if ("part" in answered) return waiting?.advance(answered.part);
    this.waiting.delete(answered.id);
    if ("gives" in answered) waiting?.settle(answered.gives as never);
    else waiting?.fail(new NoEngine(answered.reason));
  }
}

function startWorker(): Worker {
  return new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
}

/** Where the engine lies: beside the page. */
function base(): string {
  return new URL(`${import.meta.env.BASE_URL}engine/`, location.href).href;
}

let made: { rules: string | null; engine: Engine } | null = null;

/** The one engine of this page; another one when the server plays by other rules now. */
export function engineFor(rules: string | null): Engine {
  if (made?.rules !== rules) {
    made?.engine.stop();
    made = { rules, engine: new Engine(base(), rules) };
  }
  return made!.engine;
}
