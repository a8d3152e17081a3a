/** My games looked at one after the other: a report of each is made, or taken as it was kept, and what is mine in it is kept. */
import { NoEngine } from "../engine/base/fetching";
import type { GameRecord } from "../engine/base/record";
import { recordOf, recordPlace, type Source } from "../record/film";
import { Reporting } from "../report/reporting.svelte";
import { me } from "../shell/me.svelte";
import { shelf } from "../solo/shelf";
import { ME } from "../solo/kept";
import { line } from "../solo/line.svelte";
import { drawer } from "../study/drawer";
import { type Judged, judgedIn, Judgements } from "../study/judged";
import type { GamesPage, Snapshot } from "../wire/protocol";
import { get } from "../wire/api";
import { t } from "../words/words.svelte";

/** A game of mine that is over. */
interface Over {
  table: string;
  isHere: boolean;
  title: string;
  overAt: number;
}

const [A_PAGE, MOST] = [50, 200];

export class Judging {
  /** The latest last. */
  judged = $state.raw<Judged[]>([]);
  /** Those that nobody has looked at yet, the latest first. */
  waiting = $state.raw<Over[]>([]);
  /** How many have no report, such as games that were given up. */
  without = $state(0);
  isKnown = $state(false);
  /** The number of the one that is being looked at, of how many. */
  now = $state.raw<{ at: number; of: number } | null>(null);
  why = $state("");
  private reporting = $state.raw<Reporting | null>(null);

  /** How much of it all is done. */
  get part(): number {
    return this.now ? (this.now.at - 1 + (this.reporting?.part ?? 0)) / this.now.of : 0;
  }

  async look(): Promise<void> {
    const [kept, over] = await Promise.all([this.kept(), gamesOver()]);
    const all = new Set(over.map(({ table }) => table));
    this.judged = [...kept].flatMap(([table, judged]) => (all.has(table) ? [judged] : [])).toSorted((one, other) => one.overAt - other.overAt);
    this.waiting = over.filter(({ table }) => !kept.has(table));
    this.isKnown = true;
  }

  async begin(): Promise<void> {
    const all = this.waiting;
    this.why = "";
    for (const [place, over] of all.entries()) {
      this.now = { at: place + 1, of: all.length };
      const judged = await this.judge(over).catch((error: unknown) => this.whyNot(error));
      // Somebody has stopped it, or there is no engine.
      if (this.now === null) return;
      this.waiting = this.waiting.filter((one) => one !== over);
      if (judged) this.judged = [...this.judged, judged].toSorted((one, other) => one.overAt - other.overAt);
      else this.without += 1;
    }
    this.now = null;
  }

  stop(): void {
    this.reporting?.stop();
    this.now = null;
  }

  private whyNot(error: unknown): null {
    if (error instanceof NoEngine) {
      this.why = t("engine-not", { reason: error.why });
      this.now = null;
    }
    return null;
  }

  private async judge({ table, isHere, title, overAt }: Over): Promise<Judged | null> {
    const source: Source = isHere ? { here: table } : { table };
    const [record, seats] = await Promise.all([recordOf(source), seatsOf(table, isHere)]);
    const reporting = (this.reporting = new Reporting(record as GameRecord));
    await reporting.begin();
    if (!reporting.report) return null;
    const judged = judgedIn(reporting.report, seats, { place: recordPlace(source), title, overAt });
    if (judged) await new Judgements(await drawer("judged")).keep(table, judged).catch(() => undefined);
    return judged;
  }

  private async kept(): Promise<Map<string, Judged>> {
    return new Judgements(await drawer("judged")).all().catch(() => new Map<string, Judged>());
  }
}

/** Of this browser and of the server, each once. */
async function gamesOver(): Promise<Over[]> {
  const [here, there] = [await gamesHere(), me.id === null ? [] : await gamesThere().catch(() => [])];
  const told = new Set(there.map(({ table }) => table));
  return [...here.filter(({ there }) => !told.has(there ?? "")), ...there].toSorted((one, other) => other.overAt - one.overAt).slice(0, MOST);
}

async function gamesHere(): Promise<(Over & { there?: string })[]> {
  const lines = await (await shelf()).lines().catch(() => []);
  return lines.flatMap(({ id, ending, there }) => (ending ? [{ table: id, isHere: true, title: ending.title, overAt: ending.over_at, there }] : []));
}

async function gamesThere(): Promise<Over[]> {
  const found: Over[] = [];
  let after: string | null = null;
  do {
    const asked: string = after === null ? "" : `&after=${encodeURIComponent(after)}`;
    const { games, next }: GamesPage = await get<GamesPage>(`/api/me/games?limit=${A_PAGE}${asked}`);
    found.push(...games.map(({ table, title, over_at: overAt }) => ({ table, isHere: false, title, overAt })));
    after = next ?? null;
  } while (after !== null && found.length < MOST);
  return found;
}

async function seatsOf(table: string, isHere: boolean): Promise<number[]> {
  const { chairs } = isHere ? await line().errand("look", table) : (await get<{ snapshot: Snapshot }>(`/api/tables/${table}`)).snapshot;
  const mine = isHere ? ME : me.id;
  return chairs.flatMap(({ player }, seat) => (player != null && player === mine ? [seat] : []));
}
