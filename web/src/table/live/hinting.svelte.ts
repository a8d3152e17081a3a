/** What the ace would do: asked for at a practice table by whoever plans, and told to nobody else. */
import type { Hint } from "../../wire/protocol";
import type { LiveTable } from "./live.svelte";

/** A question to the ace, for one seat and round. */
interface Asked {
  seat: number;
  round: number;
  /** Missing while the ace thinks; null: the server gave none. */
  hint?: Hint | null;
  /** There was no connection to ask over. */
  isUnsent?: boolean;
}

export class Hinting {
  private asked = $state.raw<Asked | null>(null);
  private thinking: Promise<Hint | null> | null = null;

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
    return this.isShown ? (this.asked?.hint ?? null) : null;
  }

  get isShown(): boolean {
    return this.isOpen && this.asked?.round === this.table.now.round && this.asked?.seat === this.table.seat;
  }

  get isAsking(): boolean {
    return this.isShown && this.asked?.hint === undefined;
  }

  get isUnsent(): boolean {
    return this.isShown && this.asked?.isUnsent === true;
  }

  async ask(): Promise<void> {
    if (!this.isOffered || !this.isOpen || this.isAsking) return;
    const asked: Asked = { seat: this.table.seat!, round: this.table.now.round ?? 0 };
    this.asked = asked;
    // The ace thinks about one thing at a time, also about what nobody waits for any more.
    if (this.thinking) await this.thinking;
    if (this.asked !== asked) return;
    if (this.table.connection.state !== "open") return void (this.asked = { ...asked, hint: null, isUnsent: true });
    this.thinking = this.answer(asked);
    const hint = await this.thinking;
    this.thinking = null;
    if (this.asked === asked) this.asked = { ...asked, hint };
  }

  forget(): void {
    this.asked = null;
  }

  private async answer({ seat, round }: Asked): Promise<Hint | null> {
    try {
      const answer = await this.table.connection.ask({ type: "hint", table: this.table.id, round, seat });
      return answer.type === "hinted" ? answer.hint : null;
    } catch {
      return null;
    }
  }
}
