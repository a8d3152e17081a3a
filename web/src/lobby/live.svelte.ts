/** The public tables, as the server tells them while somebody looks. */
import type { TableLine } from "../protocol";
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
      if (said.type === "lobby") this.take(said.tables, said.gone);
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

  private take(changed: TableLine[], gone: string[]): void {
    this.rows = merged(this.isFirst ? [] : this.rows, changed, gone);
    [this.isFirst, this.isKnown] = [false, true];
    if (this.rows.some((row) => row.players.some((player) => !(player in this.names)))) void this.askNames();
  }

  private async askNames(): Promise<void> {
    const page = await get<Page>("/api/tables?limit=100").catch(() => null);
    if (page) this.names = { ...this.names, ...page.names };
  }
}

/** Tables with room first, then the liveliest. */
export function merged(known: TableLine[], changed: TableLine[], gone: string[]): TableLine[] {
  const rows = new Map([...known, ...changed].map((row) => [row.table, row]));
  for (const table of gone) rows.delete(table);
  return [...rows.values()].filter((row) => row.phase === "open" || row.phase === "playing").sort((one, other) => rank(one) - rank(other) || other.touched_at - one.touched_at);
}

function rank(row: TableLine): number {
  if (row.phase === "open") return row.free_seats > 0 ? 0 : 1;
  return 2;
}
