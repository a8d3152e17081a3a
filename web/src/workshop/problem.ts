/** What is wrong or odd about a drawing, as the bar and the board show it. */
export interface Problem {
  weight: "wrong" | "odd";
  /** In words. */
  said: string;
  rule: string | null;
  /** Where it is, for whoever wants to be shown; null: nowhere in particular. */
  at: readonly [number, number] | null;
  /** JSON pointer into the content. */
  pointer: string | null;
}
