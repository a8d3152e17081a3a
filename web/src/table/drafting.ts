/** Keeps the plan that is being made on the server, a few times a second at most, and again after a break. */
import { Broken } from "../wire/connection.svelte";

const PAUSE = 270;

export class Drafting<Plan> {
  private wanted: { round: number; plan: Plan } | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private sentAt = 0;

  constructor(
    private readonly save: (round: number, plan: Plan) => Promise<void>,
    /** The server did not like the draft. */
    private readonly refused: (error: Error) => void,
  ) {}

  keep(round: number, plan: Plan): void {
    this.wanted = { round, plan };
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.send(), Math.max(0, this.sentAt + PAUSE - Date.now()));
  }

  /** The connection is back: what was not kept is sent now. */
  again(): void {
    if (this.wanted) this.keep(this.wanted.round, this.wanted.plan);
  }

  /** Sealed, or the round is over. */
  forget(): void {
    clearTimeout(this.timer);
    this.wanted = null;
  }

  private async send(): Promise<void> {
    const sent = this.wanted;
    if (!sent) return;
    this.sentAt = Date.now();
    try {
      await this.save(sent.round, sent.plan);
      if (this.wanted === sent) this.wanted = null;
    } catch (error) {
      if (error instanceof Broken) return;
      if (this.wanted === sent) this.wanted = null;
      this.refused(error as Error);
    }
  }
}
