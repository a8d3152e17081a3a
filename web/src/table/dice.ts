/** Whether a game was played with the dice that were promised before it began. */
import { post } from "../wire/api";
import { sha256 } from "./sha256";

/** What was published is the hash of the seed, so nobody could choose another one later. */
export function isPromised(seed: string, seedHash: string): boolean {
  return sha256(`swarmrally promise ${seed}`) === seedHash;
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
