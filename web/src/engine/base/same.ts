/** Whether two values say the same as JSON. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null || Array.isArray(one) !== Array.isArray(other)) return false;
  const [ours, theirs] = [Object.entries(one), other as Record<string, unknown>];
  return ours.length === Object.keys(theirs).length && ours.every(([name, value]) => name in theirs && isSame(value, theirs[name]));
}
