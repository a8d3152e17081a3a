/** Which game is next. */

interface Turn {
  isMyTurn: boolean;
  /** By the server's clock, in milliseconds. */
  deadline: number | null;
}

/** First those that wait for me, of them first whose time is up soonest. */
export function bySoonest(one: Turn, other: Turn): number {
  const [mine, theirs] = [one.deadline ?? Infinity, other.deadline ?? Infinity];
  return Number(other.isMyTurn) - Number(one.isMyTurn) || (mine === theirs ? 0 : mine - theirs);
}
