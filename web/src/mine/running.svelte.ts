/** My games, and which of them wait for me. */
import { me } from "../shell/me.svelte";
import type { Snapshot, TableLine } from "../wire/protocol";
import { pictureOf } from "./game-words";
import { bySoonest } from "./soonest";
import { place } from "../shell/router.svelte";
import { type KeptLine, ME } from "../solo/kept";
import { shelf } from "../solo/shelf";
import { atServer, inPage } from "../table/live/where";
import { get } from "../wire/api";
import { connection } from "../wire/connection.svelte";
import { t } from "../words/words.svelte";
import { freshDetails } from "../record/details";
import { tableTitle } from "../table/titles";

export interface Mine extends TableLine {
  /** In this browser, not at a server. */
  isHere?: boolean;
  others: string[];
  round: number;
  isMyTurn: boolean;
  /** By the server's clock, in milliseconds. */
  deadline: number | null;
  /** The drawing of what I play with. */
  picture: string | null;
}

const EVERY = 30_000;
const MOST = 12;

export class MyGames {
  games = $state.raw<Mine[]>([]);
  /** Whether the server has said that there are none. */
  isKnown = $state(false);
  canNotify = $state("Notification" in globalThis && Notification.permission === "default");

  private told = new Set<string>();

  /** In an effect. */
  watch(): () => void {
    void this.look();
    const timer = setInterval(() => void this.look(), EVERY);
    return () => clearInterval(timer);
  }

  /** Asked only on a click. */
  async allowNotifying(): Promise<void> {
    await Notification.requestPermission();
    this.canNotify = Notification.permission === "default";
  }

  /** Of this browser: for good. */
  async remove(game: Mine): Promise<void> {
    await (await shelf()).remove(game.table);
    await this.look();
  }

  private async look(): Promise<void> {
    const here = await gamesHere();
    this.games = [...here, ...this.games.filter((game) => !game.isHere)].sort(bySoonest);
    if (me.id === null) return void (this.isKnown = true);
    const page = await get<{ tables: TableLine[]; names: Record<string, string> }>(`/api/me/tables?phase=running&limit=${MOST}`).catch(() => null);
    if (!page) return;
    this.games = [...here, ...(await Promise.all(page.tables.map((line) => known(line, page.names))))].sort(bySoonest);
    this.isKnown = true;
    this.notify();
  }

  private notify(): void {
    for (const game of this.games.filter((mine) => mine.isMyTurn && !mine.isHere)) {
      const moment = `${game.table} ${game.round}`;
      if (this.told.has(moment)) continue;
      this.told.add(moment);
      if (!document.hidden || !("Notification" in globalThis) || Notification.permission !== "granted") continue;
      const note = new Notification(tableTitle(game.game, game.title), { body: t("your-turn"), tag: game.table });
      note.onclick = () => {
        window.focus();
        place.go(`/table/${game.table}`);
        note.close();
      };
    }
  }
}

export function addressOf({ table, isHere }: Mine): string {
  return isHere ? inPage.addressOf(table) : atServer.addressOf(table);
}

/** Those of this browser always wait for me. */
async function gamesHere(): Promise<Mine[]> {
  const lines = await (await shelf()).lines().catch(() => []);
  return lines.filter(({ phase }) => phase === "open" || phase === "playing").map(mineOf);
}

function mineOf({ id, settings, title, phase, round, openedAt, touchedAt, figure }: KeptLine): Mine {
  const { game, seats, clock = {}, assist = "forecast", owners = [] } = settings;
  return {
    table: id,
    game,
    title,
    phase,
    public: false,
    players: [ME],
    seats,
    free_seats: 0,
    opened_at: openedAt,
    touched_at: touchedAt,
    terms: { clock, assist, extras: [], owners },
    others: [],
    round,
    isMyTurn: true,
    deadline: null,
    picture: pictureOf({ game, figure }),
    isHere: true,
  };
}

async function known(line: TableLine, names: Record<string, string>): Promise<Mine> {
  const others = line.players.filter((player) => player !== me.id).flatMap((player) => names[player] ?? []);
  const now = line.phase === "playing" ? ((await freshDetails(line.table))?.snapshot ?? null) : null;
  return { ...line, others, round: now?.now.round ?? 0, isMyTurn: isAwaited(now), deadline: now?.now.deadline ?? null, picture: now && figureOf(now) };
}

function figureOf({ settings, setup, own }: Snapshot): string | null {
  const mine = (setup as { seats?: { colour?: string; robot?: string }[] } | null)?.seats?.[own?.seat ?? -1];
  return pictureOf({ game: settings.game, figure: mine?.colour ?? mine?.robot ?? null });
}

function isAwaited(snapshot: Snapshot | null): boolean {
  const mine = [...(snapshot?.own ? [snapshot.own] : []), ...(snapshot?.also ?? [])];
  return mine.some(({ seat }) => (snapshot?.now.awaited ?? []).includes(seat) && snapshot?.chairs[seat]?.bot == null);
}

export function secondsLeft(game: Mine): number | null {
  return game.deadline === null ? null : Math.max(0, (game.deadline - connection.now()) / 1000);
}
