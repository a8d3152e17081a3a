/** What the ace would do: asked for at a practice table by whoever plans, and told to nobody else. */
import type { Hint } from "../protocol";
import type { LiveTable } from "./live.svelte";

interface Given {
  round: number;
  /** null: the server gave none. */
  hint: Hint | null;
}

export class Hinting {
  isAsking = $state(false);
  private given = $state.raw<Given | null>(null);

  constructor(private readonly table: LiveTable) {}

  get isOffered(): boolean {
    return this.table.settings?.practice === true;
  }

  /** Once the plan is sealed, or the round is over, there is nothing to advise. */
  private get isOpen(): boolean {
    const { now, seat, sealed } = this.table;
    return now.stage === "planning" && seat !== null && !sealed.has(seat);
  }

  get hint(): Hint | null {
    return this.isShown ? (this.given?.hint ?? null) : null;
  }

  get isShown(): boolean {
    return this.isOpen && (this.isAsking || this.given?.round === this.table.now.round);
  }

  async ask(): Promise<void> {
    if (!this.isOffered || !this.isOpen || this.isAsking) return;
    const round = this.table.now.round ?? 0;
    this.isAsking = true;
    this.given = null;
    try {
      const answer = await this.table.connection.ask({ type: "hint", table: this.table.id, round });
      this.given = { round, hint: answer.type === "hinted" ? answer.hint : null };
    } catch {
      this.given = { round, hint: null };
    } finally {
      this.isAsking = false;
    }
  }

  forget(): void {
    this.given = null;
  }
}
