/** The state that is drawn, and what each event changes in it. Knows no rule. */
import type { AsteroydsEvent } from "../protocol";
import type { Folding, Shown } from "../table/game";

export const folding: Folding<Shown, AsteroydsEvent> = {
  begin: () => ({ round: 1 }),
  copy: (state) => ({ ...state }),
  fold: () => undefined,
  duration: () => 300,
};
