/** What this browser knows of its solver, kept on the server too: only for those who want that, and merged with what their other browsers have kept there. */
import { isSame } from "../../engine/base/same";
import { me } from "../../shell/me.svelte";
import { get, post, remove } from "../../wire/api";
import { isSite } from "../../wire/site";
import { merged } from "./merging";
import { type Outcome, type Rush, soundOutcome, soundRush } from "./outcome";
import { soundIn } from "./shelf";
import { type Solved, solved } from "./solved.svelte";

interface KeptOutcome {
  number: number;
  outcome: Outcome;
}

interface Found {
  kept: boolean;
  outcomes: KeptOutcome[];
  rushes: Rush[];
}

export interface Ways {
  get: typeof get;
  post: typeof post;
  remove: typeof remove;
}

/** At once, and how often two browsers that write at the same time are merged before the next visit has to do it. */
const [AT_ONCE, TRIES] = [100, 5];
const SOON = 800;

export class There {
  /** Whether the server keeps them; null as long as it has not said so. */
  isKept = $state<boolean | null>(null);
  /** Nobody has them but this browser: the server can't be reached. */
  isBehind = $state(false);
  private player: string | null = null;
  /** What the server has, by puzzle, as far as it was heard. */
  private readonly known = new Map<string, KeptOutcome>();
  private raced = new Set<number>();
  private turn: Promise<unknown> = Promise.resolve();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly mine: Solved,
    private readonly ways: Ways = { get, post, remove },
    private readonly who: Pick<typeof me, "id" | "become"> = me,
  ) {
    mine.changed = () => this.soon();
  }

  /** Asked once for each player. */
  look(): Promise<void> {
    if (this.who.id === null || this.player === this.who.id) return Promise.resolve();
    this.forgetAll();
    this.player = this.who.id;
    return this.inTurn(() => this.fetch());
  }

  async begin(): Promise<void> {
    await this.who.become();
    this.player = this.who.id;
    await this.ways.post("/api/me/puzzles", {});
    await this.inTurn(() => this.fetch());
  }

  /** The server has nothing of it any more; this browser keeps all. */
  async end(): Promise<void> {
    clearTimeout(this.timer);
    await this.ways.remove("/api/me/puzzles");
    this.forgetAll();
    this.isKept = false;
  }

  private forgetAll(): void {
    this.known.clear();
    this.raced = new Set();
    this.isKept = null;
  }

  private soon(): void {
    if (!this.isKept) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.inTurn(() => this.send()), SOON);
  }

  private inTurn(work: () => Promise<void>): Promise<void> {
    const done = this.turn.then(work).then(
      () => void (this.isBehind = false),
      () => void (this.isBehind = true),
    );
    this.turn = done;
    return done;
  }

  private async fetch(): Promise<void> {
    const found = await this.ways.get<Found>("/api/me/puzzles");
    this.isKept = found.kept;
    if (!found.kept) return;
    await this.mine.ready;
    await this.take(found.outcomes);
    for (const rush of soundIn(found.rushes, soundRush)) {
      this.raced.add(rush.at);
      if (!this.mine.rushes.some(({ at }) => at === rush.at)) await this.mine.add(rush);
    }
    await this.send();
  }

  /** Merged with what is here. */
  private async take(found: readonly KeptOutcome[]): Promise<void> {
    for (const kept of found) {
      const outcome = soundOutcome(kept.outcome);
      if (outcome === null) continue;
      this.known.set(outcome.puzzle, { number: kept.number, outcome });
      const mine = this.mine.of(outcome.puzzle);
      if (!mine || !isSame(merged(mine, outcome), mine)) await this.mine.change(outcome.puzzle, (before) => (before ? merged(before, outcome) : outcome));
    }
  }

  /** Whatever is another one here than there. */
  private async send(): Promise<void> {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const outcomes = this.mine.all.filter((outcome) => !isSame(this.known.get(outcome.puzzle)?.outcome, outcome)).slice(0, AT_ONCE);
      const rushes = this.mine.rushes.filter(({ at }) => !this.raced.has(at)).slice(0, AT_ONCE);
      if (outcomes.length + rushes.length === 0) return;
      const sent = outcomes.map((outcome) => ({ number: this.known.get(outcome.puzzle)?.number ?? 0, outcome: plain(outcome) }));
      const { others } = await this.ways.post<{ others: KeptOutcome[] }>("/api/me/puzzles", { outcomes: sent, rushes });
      const refused = new Set(others.map(({ outcome }) => outcome.puzzle));
      for (const { number, outcome } of sent) if (!refused.has(outcome.puzzle)) this.known.set(outcome.puzzle, { number: number + 1, outcome });
      for (const { at } of rushes) this.raced.add(at);
      await this.take(others);
      // A full load that went well is not a try.
      if (others.length === 0 && outcomes.length === AT_ONCE) tries -= 1;
    }
  }
}

/** As the server takes it, without what an older page may have kept beside it. */
function plain({ puzzle, game, theme, level, attempts, hints, wasShown, beganAt, solvedAt, seconds, day }: Outcome): Outcome {
  return { puzzle, game, theme, level, attempts: attempts.map(({ plan, steps, of, isSolved, at }) => ({ plan, steps, of, isSolved, at })), hints, wasShown, beganAt, solvedAt, seconds, day };
}

let made: There | null = null;

/** The one of this page. Plain files have nobody to keep anything. */
export function there(): There | null {
  if (isSite) return null;
  made ??= new There(solved());
  return made;
}
