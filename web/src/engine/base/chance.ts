/** Chance as kernel/chance.py has it: the key of a seed, words drawn from it, and orders that nobody has chosen. */
import { sha256 } from "@noble/hashes/sha2.js";
import { utf8ToBytes } from "@noble/hashes/utils.js";

const WORDS = 4;
const ROUNDS = 12;

export function keyOf(seed: string): bigint[] {
  return wordsOf(seed).map(BigInt);
}

/** Orders drawn from a seed, each list with the next purpose. */
export class SeedShuffles {
  private readonly key: number[];

  constructor(
    seed: string,
    private purpose: number,
  ) {
    this.key = wordsOf(seed);
  }

  shuffled<One>(list: readonly One[]): One[] {
    const order = [...list];
    for (let last = order.length - 1; last > 0; ) {
      const words = draw(this.key, [0, 0, this.purpose, last]);
      for (const word of words.slice(0, last)) {
        const chosen = below(word, last + 1);
        [order[last], order[chosen]] = [order[chosen]!, order[last]!];
        last -= 1;
      }
    }
    this.purpose += 1;
    return order;
  }
}

function wordsOf(seed: string): number[] {
  const digest = new DataView(sha256(utf8ToBytes(`swarmrally seed ${seed}`)).buffer);
  return Array.from({ length: WORDS }, (_, word) => digest.getUint32(word * 4, true));
}

/** Chaskey's permutation between two additions of the key. */
function draw(key: readonly number[], counter: readonly number[]): number[] {
  let [a, b, c, d] = key.map((word, place) => word ^ counter[place]!) as [number, number, number, number];
  for (let round = 0; round < ROUNDS; round += 1) {
    a = (a + b) | 0;
    b = turned(b, 5) ^ a;
    a = turned(a, 16);
    c = (c + d) | 0;
    d = turned(d, 8) ^ c;
    a = (a + d) | 0;
    d = turned(d, 13) ^ a;
    c = (c + b) | 0;
    b = turned(b, 7) ^ c;
    c = turned(c, 16);
  }
  return [a, b, c, d].map((word, place) => (word ^ key[place]!) >>> 0);
}

function turned(word: number, bits: number): number {
  return (word << bits) | (word >>> (32 - bits));
}

/** The word as a number from 0 to size - 1. */
function below(word: number, size: number): number {
  return Math.floor((word * size) / 2 ** 32);
}
