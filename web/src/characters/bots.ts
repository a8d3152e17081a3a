/** Who plays where nobody does: the bots, from weak to strong. */
import type { SeatBot } from "../wire/protocol";

export type BotName = NonNullable<SeatBot["bot"]>;

const STRENGTHS: Record<BotName, number> = { drifter: 1, rookie: 2, cadet: 3, racer: 4, veteran: 5, ace: 6 };

export const BOTS = Object.keys(STRENGTHS) as BotName[];

export function strengthOf(bot: BotName): number {
  return STRENGTHS[bot];
}
