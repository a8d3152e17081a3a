/** The rule that lies open beside a table. */

class OpenRule {
  /** What is open now, and what was open before it. */
  trail = $state.raw<string[]>([]);

  get rule(): string | null {
    return this.trail.at(-1) ?? null;
  }

  open(rule: string): void {
    if (rule !== this.rule) this.trail = [...this.trail, rule];
  }

  back(): void {
    this.trail = this.trail.slice(0, -1);
  }

  close(): void {
    this.trail = [];
  }
}

export const openedRule = new OpenRule();

/** `openRule("A3.5")` shows that rule beside the table. */
export function openRule(rule: string): void {
  openedRule.open(rule);
}
