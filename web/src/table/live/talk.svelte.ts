/** What is said at a table, and whom this page does not listen to. */
import type { ChatLine } from "../../wire/protocol";
import type { Wire } from "../../wire/connection.svelte";

export class Talk {
  lines = $state.raw<ChatLine[]>([]);
  muted = $state.raw<ReadonlySet<string>>(new Set());

  constructor(
    private readonly table: string,
    private readonly connection: Wire,
  ) {}

  async say(text: string): Promise<void> {
    await this.connection.ask({ type: "say", table: this.table, text });
  }

  async mute(player: string, muted: boolean): Promise<void> {
    await this.connection.ask({ type: "mute", player, muted });
    const kept = new Set(this.muted);
    if (muted) kept.add(player);
    else kept.delete(player);
    this.muted = kept;
  }

  /** Lines by their ids, each once. */
  hear(heard: ChatLine[]): void {
    const lines = new Map([...this.lines, ...heard].map((line) => [line.id, line]));
    this.lines = [...lines.values()].sort((one, other) => one.id - other.id);
  }

  /** A new connection does not know yet. */
  again(): void {
    for (const player of this.muted) this.connection.send({ type: "mute", player, muted: true });
  }
}
