/** Who plays: what each seat is called, and how things stand with its player. */
import type { Chair } from "../protocol";
import { t } from "../words.svelte";
import type { LiveTable } from "./live.svelte";

export interface Player {
  seat: number;
  name: string;
  isMe: boolean;
  /** A bot from the start, or in place of somebody who left. */
  isBot: boolean;
  isResigned: boolean;
  /** A person who is not connected. */
  isAway: boolean;
}

/** `called` names the character of a seat, which is what a bot is called. */
export function castOf(table: LiveTable, called: (seat: number) => string): Player[] {
  return table.chairs.map((chair, seat) => ({
    seat,
    name: nameOf(chair, table.names, called(seat)),
    isMe: seat === table.seat,
    isBot: chair.bot != null,
    isResigned: chair.resigned ?? false,
    isAway: chair.player != null && chair.bot == null && !table.present.includes(chair.player),
  }));
}

export function nameOf(chair: Chair, names: Record<string, string | null>, character: string): string {
  if (chair.player == null) return character;
  return names[chair.player] ?? t("somebody");
}
