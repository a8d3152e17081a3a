/** How sure a share is, and whether shares differ by more than chance: as arena/intervals.py reckons it. */
const SURE = 1.96;
const NEGLIGIBLE = 1e-16;
/** From here on a continued fraction comes to the point sooner than a series. */
const LARGE = 1.5;

export type Interval = readonly [least: number, most: number];

/** Wilson's interval of 95 percent for a share of wins. */
export function wilson(wins: number, games: number): Interval {
  if (games === 0) return [0, 1];
  const [share, square] = [wins / games, SURE ** 2];
  const middle = (share + square / (2 * games)) / (1 + square / games);
  const reach = (SURE / (1 + square / games)) * Math.sqrt((share * (1 - share)) / games + square / (4 * games ** 2));
  return [Math.max(0, middle - reach), Math.min(1, middle + reach)];
}

/** How likely equal chances give counts that differ as much as these or more: Pearson's chi-square test. */
export function chanceOfSpread(counts: readonly number[]): number {
  const [total, freedom] = [sum(counts), counts.length - 1];
  if (total === 0 || freedom < 1) return 1;
  const expected = total / counts.length;
  return beyond(sum(counts.map((count) => (count - expected) ** 2 / expected)), freedom);
}

/** The upper tail of the chi-square distribution, by the series that halves of whole numbers have. */
function beyond(square: number, freedom: number): number {
  const half = square / 2;
  const isOdd = freedom % 2 === 1;
  let tail = isOdd ? erfc(Math.sqrt(half)) : Math.exp(-half);
  let term = isOdd ? Math.sqrt(half / Math.PI) * 2 * Math.exp(-half) : tail * half;
  const steps = isOdd ? times((freedom - 1) / 2).map((step) => 1.5 + step) : times(freedom / 2 - 1).map((step) => 2 + step);
  for (const step of steps) {
    tail += term;
    term *= half / step;
  }
  return Math.min(1, tail);
}

/** The complementary error function from 0 on, by its series or its continued fraction. */
export function erfc(value: number): number {
  if (value < LARGE) {
    let [term, total] = [value, value];
    for (let step = 1; Math.abs(term) > NEGLIGIBLE * Math.abs(total); step += 1) {
      term *= -(value * value) / step;
      total += term / (2 * step + 1);
    }
    return 1 - (2 / Math.sqrt(Math.PI)) * total;
  }
  let fraction = 0;
  for (let step = 120; step > 0; step -= 1) fraction = step / 2 / (value + fraction);
  return Math.exp(-value * value) / Math.sqrt(Math.PI) / (value + fraction);
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}

function times(count: number): number[] {
  return [...Array(Math.max(0, count)).keys()];
}
