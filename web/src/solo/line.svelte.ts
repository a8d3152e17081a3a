/** The line to the tables in this page: as the connection to a server, and it never breaks. */
import { NoEngine, type Reason, reasonOf } from "../engine/base/fetching";
import type { Answer, Listener, Question } from "../wire/connection.svelte";
import type { Asked, Said } from "../wire/protocol";
import { Refusal } from "../wire/refusal";
import type { Errand, Errands, Given, Trouble, Wanted } from "./asking";
import { ME } from "./kept";

interface Waiting {
  settle: (gives: never) => void;
  fail: (error: Error) => void;
}

type Passed<Name extends Errand> = Parameters<Errands[Name]>;
type Result<Name extends Errand> = Awaited<ReturnType<Errands[Name]>>;

export class Line {
  state = $state<"opening" | "open" | "waiting">("open");
  readonly player = ME;
  names = $state.raw<Record<string, string | null>>({});
  /** The tables' own thread is asked for everything. */
  readonly rules = "";
  readonly dismissed = null;
  readonly trouble = null;
  readonly isOffline = false;
  /** Why there can be no table in this page; null as long as nothing is the matter. */
  reason = $state<Reason | null>(null);
  /** Why what happens does not outlive the page. */
  keeps = $state<Trouble | null>(null);
  /** Tables that another page of this browser has now. */
  gone = $state.raw<ReadonlySet<string>>(new Set());

  private worker: Worker | null = null;
  private next = 1;
  private readonly waiting = new Map<number, Waiting>();
  private readonly listeners = new Set<Listener>();

  constructor(
    private readonly base: string,
    private readonly start: () => Worker = startWorker,
  ) {}

  now(): number {
    return Date.now();
  }

  welcomed(): Promise<void> {
    return Promise.resolve();
  }

  retryNow(): void {
    // It is never away.
  }

  on(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  send(asked: Asked): boolean {
    if (asked.type === "unsubscribe") this.tell({ asked });
    return true;
  }

  ask(asked: Question): Promise<Answer> {
    return this.wait((id) => ({ asked: { ...asked, id } as Asked }));
  }

  errand<Name extends Errand>(does: Name, ...given: Passed<Name>): Promise<Result<Name>> {
    return this.wait((id) => ({ id, does, with: $state.snapshot(given) as unknown[] }));
  }

  /** From the page that has it now. */
  takeBack(table: string): void {
    this.gone = new Set([...this.gone].filter((other) => other !== table));
  }

  /** The thread is there before anybody needs it. */
  warm(): void {
    try {
      this.worker ??= this.started();
    } catch {
      this.reason = "unsupported";
    }
  }

  private wait<Gives>(asking: (id: number) => Wanted): Promise<Gives> {
    return new Promise((settle, fail) => {
      this.warm();
      if (!this.worker) return fail(new NoEngine("unsupported"));
      const id = this.next++;
      this.waiting.set(id, { settle: settle as Waiting["settle"], fail });
      this.tell(asking(id));
    });
  }

  private started(): Worker {
    if (typeof WebAssembly === "undefined") throw new NoEngine("unsupported");
    const worker = (this.worker = this.start());
    worker.onmessage = ({ data }: MessageEvent<Given>) => this.hear(data);
    worker.onerror = (event) => this.giveUp(reasonOf(event));
    this.tell({ base: this.base });
    return worker;
  }

  private tell(wanted: Wanted): void {
    this.worker?.postMessage(wanted);
  }

  private giveUp(reason: Reason): void {
    this.worker?.terminate();
    this.worker = null;
    this.reason = reason;
    for (const { fail } of this.waiting.values()) fail(new NoEngine(reason));
    this.waiting.clear();
  }

  private hear(given: Given): void {
    if ("said" in given) return this.take(given.said);
    if ("gone" in given) return void (this.gone = new Set([...this.gone, given.gone]));
    if ("trouble" in given) return void (this.keeps = given.trouble);
    const waiting = this.waiting.get(given.id);
    this.waiting.delete(given.id);
    if ("gives" in given) waiting?.settle(given.gives as never);
    else if ("refused" in given) waiting?.fail(new Refusal(given.refused));
    else {
      this.reason = given.reason;
      waiting?.fail(new NoEngine(given.reason));
    }
  }

  private take(said: Said): void {
    if ("id" in said && typeof said.id === "number") {
      const waiting = this.waiting.get(said.id);
      this.waiting.delete(said.id);
      if (said.type === "refused") waiting?.fail(new Refusal(said));
      else waiting?.settle(said as never);
    }
    for (const listener of this.listeners) listener(said);
  }
}

function startWorker(): Worker {
  return new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
}

let made: Line | null = null;

/** The one of this page. */
export function line(): Line {
  made ??= new Line(engineBase());
  return made;
}

/** Where this page finds the engine. */
export function engineBase(): string {
  return new URL(`${import.meta.env.BASE_URL}engine/`, location.href).href;
}
