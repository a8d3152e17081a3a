/** Numbers rounded as Python rounds them: what lies in the middle goes to the even one. */

/** More decimals than a number of this size can have and still lie in the middle. */
const ALL = 60;

export function fixed(value: number, digits: number): string {
  const exact = Math.abs(value).toFixed(ALL);
  const point = exact.indexOf(".");
  const after = exact.slice(point + 1 + digits);
  const isMiddle = /^50*$/.test(after);
  const last = Number(exact[digits === 0 ? point - 1 : point + digits]);
  const said = isMiddle && last % 2 === 0 ? exact.slice(0, digits === 0 ? point : point + 1 + digits) : Math.abs(value).toFixed(digits);
  return value < 0 ? `-${said}` : said;
}

export function rounded(value: number, digits: number): number {
  return Number(fixed(value, digits));
}
