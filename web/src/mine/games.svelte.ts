/** The games that I have played, as far as they are shown: looked for by the server, page by page. */
import { BOTS } from "../characters/bots";
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

export class Games {
  rows = $state.raw<GameLine[]>([]);
  names = $state.raw<Record<string, string>>({});
  count = $state(0);
  next = $state<string | null>(null);
  /** Whether the server has said which there are. */
  isKnown = $state(false);

  private asked = 0;

  /** Of two answers the one to the last question counts, whichever comes first. */
  async look(wanted: Wanted, titles: string[], now: number, after: string | null = null): Promise<void> {
    const mine = ++this.asked;
    const page = await get<GamesPage>(`/api/me/games?${queryOf(wanted, titles, now, after)}`);
    if (mine !== this.asked) return;
    this.rows = after === null ? page.games : [...this.rows, ...page.games];
    this.names = { ...this.names, ...page.names };
    [this.count, this.next, this.isKnown] = [page.count ?? this.count, page.next ?? null, true];
  }

  /** How many more the next page would bring. */
  get more(): number {
    return this.next === null ? 0 : Math.max(1, Math.min(MORE, this.count - this.rows.length));
  }
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
