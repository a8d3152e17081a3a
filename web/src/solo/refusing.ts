/** Refusals of a table in the page, as the server's tables make them. */
import { type Code, refused } from "../engine/base/refusing";
import { Refusal } from "../wire/refusal";

export function refusal(code: Code, pointer = "", details: Record<string, unknown> = {}): Refusal {
  return refused(pointer, code, details);
}

/** What is wrong inside a part of a command is said of the command. */
export function inside<Result>(pointer: string, act: () => Result): Result {
  try {
    return act();
  } catch (error) {
    if (error instanceof Refusal) throw new Refusal({ ...error, pointer: pointer + error.pointer });
    throw error;
  }
}

/** Whether what checks refuses nothing. */
export function isLegal(check: () => unknown): boolean {
  try {
    check();
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}
