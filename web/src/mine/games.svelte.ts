/** The games that I have played, as far as they are shown: looked for by the server, page by page. */
import { BOTS } from "../characters/bots";
import { shelf } from "../solo/shelf";
import { titleOf } from "../table/titles";
import type { GameLine, GamesPage } from "../wire/protocol";
import { get } from "../wire/api";
import { t } from "../words/words.svelte";

export const WHICH = ["all", "asteroyds", "roborally"] as const;
export const RESULTS = ["any", "won", "lost", "left"] as const;
export const OPPONENTS = ["any", "people", "bots"] as const;
export const TIMES = ["any", "week", "month", "year"] as const;
const DAYS = { week: 7, month: 30, year: 365 };
const DAY = 86_400_000;
const FIRST = 10;
const MORE = 40;

export interface Wanted {
  game: (typeof WHICH)[number];
  /** The mode or course; empty for any. */
  title: string;
  result: (typeof RESULTS)[number];
  against: (typeof OPPONENTS)[number];
  time: (typeof TIMES)[number];
  /** A part of a name, or of what a mode, a course or a bot is called here. */
  text: string;
}

export const EVERYTHING: Wanted = { game: "all", title: "", result: "any", against: "any", time: "any", text: "" };

export function isEverything(wanted: Wanted): boolean {
  return Object.entries(EVERYTHING).every(([name, any]) => wanted[name as keyof Wanted] === any);
}

/** `here`: of this browser, with how many rounds were taken back, and as which table a server has it, too. */
export interface Row extends GameLine {
  here?: { takenBack: number; there?: string };
}

export class Games {
  /** Those that a server has told. */
  private told = $state.raw<GameLine[]>([]);
  private here = $state.raw<Row[]>([]);
  names = $state.raw<Record<string, string>>({});
  private countThere = $state(0);
  next = $state<string | null>(null);
  /** Whether the server has said which there are. */
  isKnown = $state(false);

  private asked = 0;

  /** The latest first: of this browser those that are not older than what the server has told so far. */
  get rows(): Row[] {
    const oldest = this.next === null ? -Infinity : (this.told.at(-1)?.over_at ?? -Infinity);
    return [...this.told, ...this.onlyHere.filter((row) => row.over_at >= oldest)].toSorted((one, other) => other.over_at - one.over_at);
  }

  get count(): number {
    return this.countThere + this.onlyHere.length;
  }

  /** What the server has told, too, is one game. */
  private get onlyHere(): Row[] {
    const told = new Set(this.told.map(({ table }) => table));
    return this.here.filter(({ here }) => !told.has(here?.there ?? ""));
  }

  /** Of two answers the one to the last question counts, whichever comes first. `isSomebody`: whether a server knows games of mine. */
  async look(wanted: Wanted, titles: string[], now: number, isSomebody: boolean, after: string | null = null): Promise<void> {
    const mine = ++this.asked;
    const asking = isSomebody ? get<GamesPage>(`/api/me/games?${queryOf(wanted, titles, now, after)}`) : null;
    // Whoever waits for the other answer first hears of this one later.
    asking?.catch(() => undefined);
    const lines = await (await shelf()).lines().catch(() => []);
    if (mine !== this.asked) return;
    this.here = lines.flatMap(({ ending, takenBack, there }) => (ending && fits(ending, wanted, now) ? [{ ...ending, here: { takenBack, there } }] : []));
    if (!asking) return void (this.isKnown = true);
    const page = await asking;
    if (mine !== this.asked) return;
    this.told = after === null ? page.games : [...this.told, ...page.games];
    this.names = { ...this.names, ...page.names };
    [this.countThere, this.next, this.isKnown] = [page.count ?? this.countThere, page.next ?? null, true];
  }

  /** Of this browser: for good. */
  async remove(table: string): Promise<void> {
    await (await shelf()).remove(table);
    this.here = this.here.filter((row) => row.table !== table);
  }

  /** How many more the next page would bring. */
  get more(): number {
    return this.next === null ? 0 : Math.max(1, Math.min(MORE, this.countThere - this.told.length));
  }
}

/** What the server sifts out for its own games. */
export function fits(line: GameLine, wanted: Wanted, now: number): boolean {
  const isResult = wanted.result === "any" || wanted.result === (line.result === "shared" ? "won" : line.result);
  const isLate = wanted.time === "any" || line.over_at >= now - DAYS[wanted.time] * DAY;
  const called = [titleOf(line.title), ...line.others.flatMap(({ bot }) => (bot ? [t(`bot-${bot}`)] : []))];
  const isCalled = wanted.text.trim() === "" || called.some((name) => plain(name).includes(plain(wanted.text.trim())));
  return (wanted.game === "all" || wanted.game === line.game) && (wanted.title === "" || wanted.title === line.title) && wanted.against !== "people" && isResult && isLate && isCalled;
}

/** `titles`: all that I have played, which the server knows by names that nobody types. */
export function queryOf(wanted: Wanted, titles: string[], now: number, after: string | null = null): URLSearchParams {
  const asked = new URLSearchParams({ limit: String(after === null ? FIRST : MORE) });
  if (wanted.game !== "all") asked.set("game", wanted.game);
  if (wanted.title !== "") asked.set("title", wanted.title);
  if (wanted.result !== "any") asked.set("result", wanted.result);
  if (wanted.against !== "any") asked.set("against", wanted.against);
  if (wanted.time !== "any") asked.set("since", String(now - DAYS[wanted.time] * DAY));
  if (wanted.text.trim() !== "") search(asked, wanted.text.trim(), titles);
  if (after !== null) asked.set("after", after);
  return asked;
}

function search(asked: URLSearchParams, text: string, titles: string[]): void {
  asked.set("name", text);
  const has = (called: string): boolean => plain(called).includes(plain(text));
  asked.set("titles", titles.filter((title) => has(titleOf(title))).join("|"));
  asked.set("bots", BOTS.filter((bot) => has(t(`bot-${bot}`))).join("|"));
}

function plain(text: string): string {
  return text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
}
