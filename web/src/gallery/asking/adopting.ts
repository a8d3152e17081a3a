/** What a work is meant to be played with, for the form of a table that is opened on it. */
export interface Choice {
  path: readonly string[];
}

/** The values that it has for some of these choices; whatever it leaves open stays. */
export function adopted<Kind extends Choice>(table: Record<string, unknown> | null, choices: readonly Kind[]): [Kind, unknown][] {
  return choices.flatMap((choice): [Kind, unknown][] => {
    const value = choice.path.reduce<unknown>((found, step) => (found as Record<string, unknown> | undefined)?.[step], table ?? {});
    return value === undefined ? [] : [[choice, value]];
  });
}
