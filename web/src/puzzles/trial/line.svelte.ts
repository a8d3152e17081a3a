/** The line of a puzzle: a table takes it for the one to a server, where everybody else has planned already and one plan is played. */
import type { GameName } from "../../engine/base/described";
import type { Judged } from "../../engine/base/judging";
import type { Laid, Puzzle } from "../../engine/puzzles";
import { ME } from "../../solo/kept";
import type { Puzzler } from "../book/puzzler";
import type { Where } from "../../table/live/where";
import type { Answer, Listener, Question, Wire } from "../../wire/connection.svelte";
import type { Chair, Do, Now, Said, Snapshot } from "../../wire/protocol";

export type Plan = Record<string, unknown>;

/** A puzzle as it lies: which one of which book, and where everything is. */
export interface Position {
  game: GameName;
  /** Its place in the book. */
  number: number;
  puzzle: Puzzle;
  laid: Laid;
}

export class PuzzleLine implements Wire {
  state = $state<Wire["state"]>("open");
  readonly player = ME;
  readonly names = { [ME]: null };
  /** The thread of this page is asked for everything. */
  readonly rules = "";
  readonly dismissed = null;
  readonly trouble = null;
  readonly isOffline = false;
  private said = 1;
  private readonly listeners = new Set<Listener>();

  constructor(
    private readonly at: Position,
    private readonly tables: Puzzler,
    /** What came of a plan, before it is shown. */
    private readonly played: (plan: Plan, judged: Judged) => void,
  ) {}

  get table(): string {
    return tableOf(this.at);
  }

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

  send(): boolean {
    return true;
  }

  async ask(asked: Question): Promise<Answer> {
    const { game, number } = this.at;
    switch (asked.type) {
      case "subscribe":
        this.begin();
        break;
      case "do":
        await this.do(asked.command);
        break;
      case "preview":
        return { type: "previewed", id: 0, events: await this.tables.errand("previewPuzzle", game, number, this.only(asked.plan)) };
      case "bearings":
        return { type: "bearings", id: 0, bearings: await this.tables.errand("puzzleBearings", game, number) };
      case "forecast":
        // Nobody foretells the swarm here: that is the puzzle.
        return { type: "previewed", id: 0, events: [] };
    }
    return { type: "done", id: 0 };
  }

  /** As nothing had been tried. */
  begin(): void {
    this.said += 1;
    this.say({ type: "table", table: this.snapshot() });
  }

  private async do(command: Do["command"]): Promise<void> {
    if (command.do === "draft") return this.tables.errand("checkPuzzle", this.at.game, this.at.number, this.only(command.plan), true);
    if (command.do === "seal") await this.play(this.only(command.plan));
  }

  async play(plan: Plan): Promise<void> {
    const judged = await this.tables.errand("tryPuzzle", this.at.game, this.at.number, plan);
    this.played(plan, judged);
    this.said += 1;
    this.say({ type: "told", table: this.table, told: [{ number: this.said, at: this.now(), news: [{ news: "played", events: judged.events }], now: { ...this.time, stage: "over", awaited: [] } }] });
  }

  /** What counts in a puzzle: nobody is asked anything in it, and nothing comes after it. */
  private only(plan: unknown): Plan {
    const { columns, energy, ram, registers } = plan as Plan;
    const { seat } = this.at.puzzle;
    return this.at.game === "asteroyds" ? { seat, columns, energy, ram: ram === true, emergency_shield: "never" } : { seat, registers };
  }

  private get time(): Now {
    const { laid, puzzle } = this.at;
    return { phase: "playing", stage: "planning", round: laid.round, awaited: [puzzle.seat], opens_at: null, deadline: null };
  }

  private snapshot(): Snapshot {
    const { game, puzzle, laid } = this.at;
    const chairs: Chair[] = Array.from({ length: laid.seats }, (_, seat) => (seat === puzzle.seat ? { player: ME } : {}));
    return {
      table: this.table,
      number: this.said,
      at: this.now(),
      settings: { game, seats: laid.seats, assist: "path" },
      title: puzzle.ground,
      host: ME,
      chairs,
      now: this.time,
      game: laid.snapshot,
      own: { seat: puzzle.seat, round: laid.round, game: laid.own },
    };
  }

  private say(said: Said): void {
    for (const listener of this.listeners) listener(said);
  }
}

export function tableOf({ game, puzzle }: Pick<Position, "game" | "puzzle">): string {
  return `puzzle-${game}-${puzzle.id}`;
}

/** Where the table of a puzzle is: it begins with its position, and nothing came before. */
export function inPuzzle(at: Position): Where {
  const nowhere = (): never => {
    throw new Error("a puzzle is no table that goes on");
  };
  return {
    isHere: true,
    addressOf: () => addressOf(at.puzzle.id),
    replayOf: nowhere,
    story: async () => ({ start: at.laid.snapshot, events: [] }),
    look: nowhere,
    record: nowhere,
    rematch: nowhere,
  };
}

export function addressOf(id: string): string {
  return `/puzzle/${id}`;
}
