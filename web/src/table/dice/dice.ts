/** Whether a game was played with the dice that were promised before it began. */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

import type { Dice } from "../../wire/protocol";
import { post } from "../../wire/api";
import type { Kept } from "./lots";

/** Where a seed comes from, as far as it takes to check it. */
export type Origin = Pick<Dice, "commitment" | "secret" | "lots">;

/** SHA-256 in hexadecimal digits; browsers offer theirs only to pages with a certificate. */
function hashOf(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/** What was published is the hash of the seed, so nobody could choose another one later. */
export function isPromised(seed: string, seedHash: string): boolean {
  return hashOf(`swarmrally promise ${seed}`) === seedHash;
}

/** The server's secret was promised before anybody sat down, and the seed follows from it and what the seats have added. */
export function isFromAll(seed: string, { commitment, secret, lots }: Origin): boolean {
  return isPromised(secret, commitment) && hashOf(["swarmrally dice", secret, ...lots.map((lot) => lot ?? "-")].join(" ")) === seed;
}

/** What became of this browser's own number, and of the promise it has heard. */
export function fateOf(kept: Kept | null, { commitment, lots }: Origin): "none" | "used" | "unused" | "changed" {
  if (kept === null) return "none";
  if (kept.commitment !== commitment) return "changed";
  return lots.includes(kept.lot) ? "used" : "unused";
}

interface Verified {
  events_same: boolean;
  hash_fits: boolean;
}

/** The server plays all decisions again with the seed and compares every event. */
export async function playedAgain(table: string): Promise<boolean> {
  const { events_same: isSame, hash_fits: isPromised } = await post<Verified>(`/api/tables/${table}/verify`);
  return isSame && isPromised;
}
