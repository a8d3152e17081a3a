/** What the server would not do, in the reader's words where they are known. */
import { Unreachable } from "../wire/api";
import { Broken, Unsent } from "../wire/connection.svelte";
import { locale, t } from "../words.svelte";

export interface Refused {
  what: string;
  why: string;
  /** The rule that speaks against it, if one does. */
  rule: string;
  /** The reason is in the server's words. */
  isForeign: boolean;
  /** There was no connection, or it broke: that says nothing any more once it is back. */
  isBroken: boolean;
}

/** The server's reasons that a player can meet, with the words for them. */
const REASONS: [said: RegExp, why: string][] = [
  [/it came ([\d.]+) s late/, "late"],
  [/Nothing can be (kept|read) now|a part of it is damaged/, "not-kept"],
  [/the present round, got/, "round-over"],
  [/planning is over/, "planning-over"],
  [/a plan that is not sealed/, "sealed-already"],
  [/a plan that is done can't be changed/, "done-stays"],
  [/a sealed plan/, "not-sealed"],
  [/an open decision/, "decision-over"],
  [/to decide$/, "not-you"],
  [/this one is paused/, "game-paused"],
  [/a bot plays for you/, "bot-plays"],
  [/expected patience: (\d+) seconds more/, "patience"],
  [/who has not resigned/, "resigned"],
  [/you are out of the game|your craft is gone/, "out"],
  [/the host of the table/, "only-host"],
  [/every seat taken/, "seats-free"],
  [/a free seat/, "seat-taken"],
  [/(\w+) is taken$/, "taken"],
  [/is full$/, "team-full"],
  [/at most \d+ (lines|messages|drafts)|too many/, "too-fast"],
  [/with a seat at this table/, "no-seat"],
  [/with assist/, "no-assist"],
  [/nobody shoots in Racing/, "no-shot"],
  [/no second shot/, "one-shot"],
  [/an action of (a|the energy) column/, "wrong-place"],
  [/played without powers/, "no-powers"],
  [/pilot's is spent/, "power-spent"],
  [/this plan has two/, "power-twice"],
  [/lawrence puts none/, "no-power-token"],
  [/has asked you to leave/, "sent-away"],
  [/can't be taken for (.+) at this table/, "name-alike"],
  [/a player without a seat/, "seated"],
  [/a seat that somebody has/, "seat-empty"],
  [/game has not begun/, "begun"],
  [/a game that is on;|can still be played|where people play/, "not-on"],
  [/a game that is paused/, "not-paused"],
  [/nothing would change/, "nothing-new"],
  [/whom the table waits for/, "not-awaited"],
  [/no second vote/, "vote-already"],
  [/there is a vote|a vote on your seat/, "vote-over"],
  [/yours is cast/, "nothing-new"],
  [/by a bot already/, "bot-already"],
  [/a seat that a bot plays/, "no-bot"],
  [/no rematch yet/, "no-rematch"],
  [/everybody else is in/, "team-alone"],
  [/a pause between lines/, "too-fast"],
  [/a line of printable/, "unprintable"],
  [/a table that is there/, "no-table"],
];

export function refusedBy(error: Error, command: string): Refused {
  const what = t("refused", { command });
  if (error instanceof Unsent) return { what, why: t("unsent"), rule: "", isForeign: false, isBroken: true };
  if (error instanceof Broken) return { what: t("broken"), why: t("broken-how"), rule: "", isForeign: false, isBroken: true };
  return { what, ...whyOf(error), isBroken: false };
}

/** Rules are named in the server's reason. */
const RULE = /\(([AR]\d+(?:\.\d+)*)\)/;

export function whyOf(error: Error): Omit<Refused, "what" | "isBroken"> {
  if (error instanceof Unreachable) return { why: t("server-gone"), rule: "", isForeign: false };
  const rule = RULE.exec(error.message)?.[1] ?? "";
  const known = REASONS.find(([said]) => said.test(error.message));
  if (!known) return { why: error.message, rule, isForeign: true };
  const [said, reason] = known;
  const detail = said.exec(error.message)?.[1] ?? "";
  return { why: t("refused-why", { reason, detail: reason === "patience" ? lengthOf(Number(detail)) : detail }), rule, isForeign: false };
}

const LARGER = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
] as const;

/** Seconds in the largest unit of which there are two, in the reader's language. */
function lengthOf(seconds: number): string {
  const [unit, size] = LARGER.find(([, size]) => seconds >= 2 * size) ?? (["second", 1] as const);
  return new Intl.NumberFormat(locale(), { style: "unit", unit, unitDisplay: "long" }).format(Math.ceil(seconds / size));
}
