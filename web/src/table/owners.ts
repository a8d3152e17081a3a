/** Whose seats are whose (R10.8): a player may have several, and is counted once. */
import type { Chair, Settings } from "../wire/protocol";

/** The first seat of each player, in the order of the seats; `owners` as in the settings. */
export function firstSeats(seats: number, owners: readonly number[] = []): number[] {
  return Array.from({ length: seats }, (_, seat) => seat).filter((seat) => owners.length === 0 || owners.indexOf(owners[seat]!) === seat);
}

/** All seats of the player who has this one. */
export function together(seat: number, seats: number, owners: readonly number[] = []): number[] {
  return owners.length === 0 ? [seat] : Array.from({ length: seats }, (_, other) => other).filter((other) => owners[other] === owners[seat]);
}

/** One chair for each player. */
export function chairsByPlayer(chairs: readonly Chair[], settings: Pick<Settings, "owners"> | null): Chair[] {
  return firstSeats(chairs.length, settings?.owners).map((seat) => chairs[seat]!);
}

/** How many robots a player has at most; 1 where everybody has one. */
export function mostRobots(owners: readonly number[] = []): number {
  return Math.max(1, ...owners.map((owner) => owners.filter((other) => other === owner).length));
}
