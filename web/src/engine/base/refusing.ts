/** What the page refuses itself, by the codes that the server has for it. */
import { REFUSAL_KINDS, REFUSAL_RULES } from "../../wire/protocol";
import { Refusal } from "../../wire/refusal";

export type Code = keyof typeof REFUSAL_KINDS;

export function refused(pointer: string, code: Code, details: Record<string, unknown> = {}): Refusal {
  return new Refusal({ pointer, code, kind: REFUSAL_KINDS[code], rule: REFUSAL_RULES[code] ?? null, details });
}

/** What is refused of one field is told of another. */
export function moved<Given>(pointerOf: (pointer: string) => string, does: () => Given): Given {
  try {
    return does();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new Refusal({ ...error, pointer: pointerOf(error.pointer) });
  }
}
