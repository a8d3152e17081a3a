/** The public tables, as the server tells them while somebody looks. */
import type { TableLine } from "../wire/protocol";
import { get } from "../wire/api";
import type { Connection } from "../wire/connection.svelte";

interface Page {
  names: Record<string, string>;
}

export class LiveLobby {
  rows = $state.raw<TableLine[]>([]);
  names = $state.raw<Record<string, string>>({});
  /** Whether the server has told us anything yet. */
  isKnown = $state(false);

  private isFirst = true;

  constructor(private readonly connection: Connection) {}

  /** In an effect: begins anew whenever the connection is back. */
  watch(): () => void {
    this.isFirst = true;
    const leave = this.connection.on((said) => {
      if (said.type === "lobby") this.take(said.tables, said.order);
    });
    this.connection.send({ type: "watch_lobby", on: true });
    return () => {
      leave();
      this.connection.send({ type: "watch_lobby", on: false });
    };
  }

  get players(): number {
    return new Set(this.rows.flatMap((row) => row.players)).size;
  }

  private take(changed: TableLine[], order: string[]): void {
    this.rows = merged(this.isFirst ? [] : this.rows, changed, order);
    [this.isFirst, this.isKnown] = [false, true];
    if (this.rows.some((row) => row.players.some((player) => !(player in this.names)))) void this.askNames();
  }

  private async askNames(): Promise<void> {
    const page = await get<Page>("/api/tables?limit=100").catch(() => null);
    if (page) this.names = { ...this.names, ...page.names };
  }
}

/** In the server's order, which knows where somebody waits; what it does not name is gone. */
export function merged(known: TableLine[], changed: TableLine[], order: string[]): TableLine[] {
  const rows = new Map([...known, ...changed].map((row) => [row.table, row]));
  return order.flatMap((table) => rows.get(table) ?? []);
}
