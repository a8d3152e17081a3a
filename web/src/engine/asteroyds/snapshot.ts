/** What everybody may see of a game of Asteroyds, as the server's snapshots have it. */
import type { Stage } from "../base/play";
import { type AsteroydsGame, SPECTATOR } from "./game";
import { columnsOf } from "./plans";
import { positionOf } from "./position";

/** `board` is the form of one that is not printed. */
export function snapshotOf(game: AsteroydsGame, stage: Stage, sealed: readonly number[], board: unknown): Record<string, unknown> {
  const { table, places } = game;
  const seen = game.seen(SPECTATOR);
  const shown: Record<string, unknown> = { position: positionOf(seen, table, places, board), sealed };
  if (stage !== "over") {
    const rolled = Object.fromEntries(table.dice!.map((colour, die) => [colour, seen.dice[die]]));
    shown.dice = { ...rolled, order: seen.dice_order.map((die) => table.dice![die]) };
  }
  if (stage === "deciding") {
    shown.plans = Array.from({ length: seen.seats }, (_, seat) => ({ seat, ...columnsOf(seen.plan[seat]!, table) }));
    shown.shields = seen.craft_shield.slice(0, seen.seats).map((up) => up !== 0);
  }
  return shown;
}
