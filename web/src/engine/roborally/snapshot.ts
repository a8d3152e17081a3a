/** What everybody may see of a game of RoboRally, and what only one seat may, as the server's snapshots have it. */
import { type RoborallyGame, SPECTATOR } from "./game";
import { positionOf } from "./position";

/** `course` is as the set-up has it. */
export function snapshotOf(game: RoborallyGame, course: unknown): Record<string, unknown> {
  const [seen, faceUp] = [game.seen(SPECTATOR), game.faceUp()];
  const everybody = [...Array(seen.seats).keys()];
  return {
    position: positionOf(seen, game, course),
    sealed: everybody.filter((seat) => seen.sealed[seat] !== 0),
    register: seen.register + 1,
    registers: everybody.map((seat) => seen.registers[seat]!.map((cards, register) => (faceUp[seat]![register] ? laid(cards) : null))),
    hands: everybody.map((seat) => seen.hand_count[seat]),
    flywheels: everybody.map((seat) => seen.flywheel[seat] !== 0),
    options_left: seen.option_end - seen.option_top,
    question: game.isWaiting ? { seat: seen.asked_seat, question: game.table.questions[seen.question] } : null,
  };
}

/** `ordersOnly`: there is nothing to program. */
export function ownOf(game: RoborallyGame, seat: number, ordersOnly: boolean): Record<string, unknown> {
  const held = game.field("flywheel")[seat]!;
  return {
    hand: game.hand(seat),
    registers: programOf(game, seat),
    flywheel: held === 0 ? null : held * 10,
    can_recompile: game.canRecompile(seat),
    orders_only: ordersOnly,
  };
}

/** The cards that lie in a seat's registers. */
export function programOf(game: RoborallyGame, seat: number): number[][] {
  return game.field("registers")[seat]!.map(laid);
}

function laid(cards: readonly number[]): number[] {
  return cards.filter((card) => card !== 0).map((card) => card * 10);
}
