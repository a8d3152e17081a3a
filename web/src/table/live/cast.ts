/** Who plays: what each seat is called, and how things stand with its player. */
import type { BotName } from "../../characters/bots";
import type { Chair } from "../../wire/protocol";
import { t } from "../../words/words.svelte";
import type { LiveTable } from "./live.svelte";

const LONGEST_TAG = 11;

export interface Player {
  seat: number;
  name: string;
  isMe: boolean;
  /** From the start, or in place of somebody who left. */
  bot: BotName | null;
  isThinking: boolean;
  /** For how many milliseconds the bot has thought about its last plan. */
  thought: number | null;
  isResigned: boolean;
  /** A person who is not connected. */
  isAway: boolean;
}

/** `called` names the character of a seat, which is what a bot is called. */
export function castOf(table: LiveTable, called: (seat: number) => string): Player[] {
  return table.chairs.map((chair, seat) => ({
    seat,
    name: table.seats.length > 1 && table.seats.includes(seat) ? called(seat) : nameOf(chair, table.names, called(seat), hasSeveral(chair, table.chairs)),
    isMe: table.seats.includes(seat),
    bot: chair.bot ?? null,
    isThinking: chair.bot != null && table.now.phase === "playing" && !table.now.paused && (table.now.awaited?.includes(seat) ?? false),
    thought: table.thought[seat] ?? null,
    isResigned: chair.resigned ?? false,
    isAway: chair.player != null && chair.bot == null && !table.present.includes(chair.player),
  }));
}

/** Whether at most one person plays here now. */
export function isAgainstBots({ chairs }: Pick<LiveTable, "chairs">): boolean {
  return new Set(chairs.filter((chair) => chair.player != null && chair.bot == null && !chair.resigned).map((chair) => chair.player)).size < 2;
}

/** As much of a name as fits under a craft or a robot. */
export function tagOf(name: string): string {
  const letters = Array.from(new Intl.Segmenter().segment(name), ({ segment }) => segment);
  return letters.length > LONGEST_TAG ? `${letters.slice(0, LONGEST_TAG - 1).join("").trimEnd()}…` : name;
}

/** Whoever has several seats is told apart by what plays there. */
export function nameOf(chair: Chair, names: Record<string, string | null>, character: string, hasSeveral = false): string {
  if (chair.player == null) return character;
  const name = names[chair.player] ?? t("somebody");
  return hasSeveral ? t("robot-of", { robot: character, name }) : name;
}

export function hasSeveral(chair: Chair, chairs: readonly Chair[]): boolean {
  return chair.player != null && chairs.filter((other) => other.player === chair.player).length > 1;
}
