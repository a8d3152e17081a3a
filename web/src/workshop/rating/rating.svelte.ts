/** How a drawing plays: bots play it in workers, at once and again after each change, until enough is known or somebody stops it. */
import type { GameName } from "../../engine/base/described";
import { type NoEngine, reasonOf } from "../../engine/base/fetching";
import { type Wanted, USUAL } from "./contest";
import { type Figures, isFinished, Played } from "./figures";
import { sum } from "./intervals";
import type { Answered, Told } from "./worker";

/** In milliseconds: who goes on drawing is not rated in between. */
const PAUSE = 350;
/** Between two looks at the figures. */
const LOOK = 250;
/** Games that each worker has before it: it never waits, and what is superseded ends soon. */
const AHEAD = 2;
/** Processors from which on two workers leave the page enough. */
const MANY = 4;
/** Games on what runs on a battery. */
const FEW = 300;

export type Kind = "deaths" | "damage";

/** What is told besides the figures of an analysis. */
export interface More {
  game: GameName;
  seats: number;
  mode: string | null;
  /** Games in which nobody came to the goal. */
  unfinished: number;
  /** The shortest game in which somebody did. */
  first: { rounds: number; bot: string } | null;
  /** By place, such as `6,7`, the share of all that happened. */
  heat: Readonly<Record<Kind, ReadonlyMap<string, number>>>;
}

interface Order {
  game: GameName;
  content: unknown;
  name: string;
  wanted: Wanted;
}

export class Rating {
  figures = $state.raw<Figures | null>(null);
  more = $state.raw<More | null>(null);
  /** What the figures are of. */
  content = $state.raw<unknown>(null);
  played = $state(0);
  running = $state(false);
  /** Whether the drawing that was given last can't be played, so that the figures are of an earlier one. */
  isRefused = $state(false);
  /** Why nothing is played, where there is no engine. */
  why = $state<NoEngine["why"] | null>(null);
  private workers: { worker: Worker; waits: number }[] = [];
  private run = 0;
  private next = 0;
  /** What is rated, and what is to be as soon as the hand rests. */
  private on: Order | null = null;
  private given: Order | null = null;
  private all: Played | null = null;
  private pause: ReturnType<typeof setTimeout> | undefined;
  private look: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly base: string = engineBase(),
    private readonly begun: () => Worker = startWorker,
    private readonly many: number = processors(),
  ) {}

  /** Rates this drawing from now on; at once when nothing else is rated, else when the hand rests. */
  start(game: GameName, content: unknown, { name = "", ...wanted }: Partial<Wanted> & { name?: string } = {}): void {
    const isFirst = !this.running && this.figures === null;
    this.given = { game, content, name, wanted: { ...USUAL, games: usualGames(), ...wanted } };
    this.run += 1;
    this.running = true;
    clearTimeout(this.pause);
    if (isFirst) this.open();
    else this.pause = setTimeout(() => this.open(), PAUSE);
  }

  /** What is known so far stays. */
  stop(): void {
    this.run += 1;
    clearTimeout(this.pause);
    this.tell();
    this.running = false;
  }

  /** Nothing is rated any more. */
  end(): void {
    this.stop();
    globalThis.document?.removeEventListener("visibilitychange", this.goOn);
    for (const { worker } of this.workers) worker.terminate();
    this.workers = [];
  }

  private open(): void {
    const [run, order] = [this.run, this.given!];
    [this.on, this.all, this.next, this.isRefused, this.why] = [order, null, 0, false, null];
    try {
      if (this.workers.length === 0) {
        this.workers = Array.from({ length: this.many }, () => this.started());
        globalThis.document?.addEventListener("visibilitychange", this.goOn);
      }
    } catch {
      return this.giveUp("unsupported");
    }
    for (const each of this.workers) {
      each.waits = 0;
      each.worker.postMessage({ run, ...order } satisfies Told);
    }
  }

  private started(): { worker: Worker; waits: number } {
    const each = { worker: this.begun(), waits: 0 };
    each.worker.onmessage = ({ data }: MessageEvent<Answered>) => this.hear(each, data);
    each.worker.onerror = (event) => this.giveUp(reasonOf(event));
    each.worker.postMessage({ base: this.base } satisfies Told);
    return each;
  }

  private hear(each: { worker: Worker; waits: number }, answered: Answered): void {
    if (answered.run !== this.run) return;
    if ("reason" in answered) return this.giveUp(answered.reason);
    if ("refused" in answered) [this.running, this.isRefused] = [false, true];
    else if ("ground" in answered) {
      this.all ??= new Played(answered.ground, answered.title, this.on!.wanted);
      this.give(each);
    } else {
      each.waits -= 1;
      this.all!.add(answered.outcome);
      this.give(each);
      if (this.isOver) this.finish();
      else this.look ??= setTimeout(() => this.tell(), this.all!.outcomes.length === 1 ? 0 : LOOK);
    }
  }

  private give(each: { worker: Worker; waits: number }): void {
    const { run } = this;
    const { games } = this.on!.wanted;
    for (; each.waits < AHEAD && this.next < games && !isHidden(); each.waits += 1) each.worker.postMessage({ run, play: this.next++ } satisfies Told);
  }

  private readonly goOn = (): void => {
    if (this.all && this.running) for (const each of this.workers) this.give(each);
  };

  private get isOver(): boolean {
    return this.all!.outcomes.length === this.on!.wanted.games;
  }

  private finish(): void {
    this.tell();
    this.running = false;
  }

  private tell(): void {
    clearTimeout(this.look);
    this.look = undefined;
    if (!this.all || this.all.outcomes.length === 0) return;
    const { figures, outcomes } = this.all;
    [this.figures, this.played, this.content, this.more] = [figures, outcomes.length, this.on!.content, moreOf(this.on!, this.all)];
  }

  private giveUp(reason: NoEngine["why"]): void {
    this.end();
    this.why = reason;
  }
}

function moreOf({ game, content, wanted: { bots, mode } }: Order, { ground, heat, outcomes }: Played): More {
  const won = outcomes.filter((each) => isFinished(each, content));
  const [best] = won.toSorted((one, other) => one.rounds - other.rounds || one.number - other.number);
  const shares = (kind: Kind): Map<string, number> => {
    const total = sum([...heat[kind].values()]);
    return new Map([...heat[kind]].map(([cell, much]) => [ground.places[cell]!.join(","), much / total]));
  };
  return {
    game,
    seats: ground.seats,
    mode: game === "asteroyds" ? (mode ?? (content as { modes: string[] }).modes[0]!) : null,
    unfinished: outcomes.length - won.length,
    first: best ? { rounds: best.rounds, bot: bots[(best.winners[0]! + best.number) % bots.length]! } : null,
    heat: { deaths: shares("deaths"), damage: shares("damage") },
  };
}

/** Nobody looks: a phone in a pocket plays no games. */
function isHidden(): boolean {
  return globalThis.document?.hidden ?? false;
}

function usualGames(): number {
  return typeof matchMedia === "function" && matchMedia("(pointer: coarse)").matches ? FEW : USUAL.games;
}

function processors(): number {
  return (globalThis.navigator?.hardwareConcurrency ?? 1) >= MANY ? 2 : 1;
}

function startWorker(): Worker {
  return new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
}

/** Where the engine lies: beside the page. */
function engineBase(): string {
  return new URL(`${import.meta.env.BASE_URL}engine/`, location.href).href;
}
