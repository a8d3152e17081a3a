/** The server said no; nothing has changed. Its English sentence stays behind: the page knows a refusal by its code, and has words of its own. */
import type { Reason } from "./protocol";

export type Said = Pick<Reason, "pointer" | "code" | "kind" | "rule" | "details">;

export class Refusal extends Error {
  readonly pointer: string;
  readonly code: Said["code"];
  readonly kind: Said["kind"];
  /** The rule that speaks against it, if one does. */
  readonly rule: string;
  readonly details: Record<string, unknown>;

  constructor({ pointer, code, kind, rule, details }: Said) {
    super(code);
    [this.pointer, this.code, this.kind, this.rule, this.details] = [pointer, code, kind, rule ?? "", details ?? {}];
  }
}
