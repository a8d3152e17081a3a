/** Keeps the plan that is being made on the server, a few times a second at most, and again after a break. */
import { Broken } from "../../wire/connection.svelte";
import { Refusal } from "../../wire/refusal";

const PAUSE = 270;
/** While there is no connection, or the server has had enough. */
const AGAIN = 500;
/** For so long nobody has drafted anything when it is found out which of two drafts stands. */
const REST = 1600;

export class Drafting<Plan> {
  private wanted: { round: number; plan: Plan } | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private sentAt = 0;
  private doubts: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly save: (round: number, plan: Plan) => Promise<void>,
    /** The server did not like the draft. */
    private readonly refused: (error: Error) => void,
    /** Two tabs have drafted at once: asks which draft stands. */
    private readonly compare: () => void,
  ) {}

  /** Something here is newer than what the server has; what comes from there must not replace it. */
  get isAhead(): boolean {
    return this.wanted !== null;
  }

  keep(round: number, plan: Plan): void {
    this.wanted = { round, plan };
    this.sendIn(Math.max(0, this.sentAt + PAUSE - Date.now()));
  }

  /** Something came from another tab that was not taken over. */
  doubt(): void {
    clearTimeout(this.doubts);
    this.doubts = setTimeout(() => (this.isAhead ? this.doubt() : this.compare()), REST);
  }

  /** The connection is back: what was not kept is sent now. */
  again(): void {
    if (this.wanted) this.sendIn(0);
  }

  /** Sealed, or the round is over. */
  forget(): void {
    clearTimeout(this.timer);
    clearTimeout(this.doubts);
    this.wanted = null;
  }

  private sendIn(time: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.send(), time);
  }

  private async send(): Promise<void> {
    const sent = this.wanted;
    if (!sent) return;
    this.sentAt = Date.now();
    try {
      await this.save(sent.round, sent.plan);
      if (this.wanted === sent) this.wanted = null;
    } catch (error) {
      if (this.wanted !== sent) return;
      if (error instanceof Broken || isTooFast(error)) return this.sendIn(AGAIN);
      this.wanted = null;
      this.refused(error as Error);
    }
  }
}

export function isTooFast(error: unknown): boolean {
  return error instanceof Refusal && error.kind === "limit";
}
