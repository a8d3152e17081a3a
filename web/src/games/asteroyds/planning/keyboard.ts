/** The keys of the whole screen: the plan's while planning, and those that always work. */
import { loudspeaker } from "../../../sound/engine";
import { press } from "./keys";
import type { Sealing } from "./sealing.svelte";

interface Doing {
  /** The plan that can be made now, if one can. */
  plan: () => Sealing | null;
  /** A token was put down, or taken away. */
  placed: (isTaken: boolean) => void;
  log: () => void;
  chat: () => void;
  hint: () => void;
  keys: () => void;
}

/** Parts of the page that have keys of their own. */
const WRITING = "input, textarea, select, [contenteditable='true']";
const OVERLAYS = ".menu-place, dialog";
const WALKED = ".chart, .stage, .scrub";

/** Whoever points and then types means the plan, not the button that was clicked before. */
let isPointing = false;
window.addEventListener("pointerdown", () => (isPointing = true), { capture: true });
window.addEventListener("keydown", (event) => (isPointing &&= event.key !== "Tab"), { capture: true });

export function keysOf(doing: Doing): (event: KeyboardEvent) => void {
  const always: Record<string, () => void> = {
    KeyL: doing.log,
    KeyC: doing.chat,
    KeyH: doing.hint,
    KeyM: () => loudspeaker.toggle(),
  };
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof Element)) return;
    if (event.target.closest(WRITING) || event.target.closest(OVERLAYS)) return;
    const act = event.key === "?" ? doing.keys : (planKey(doing, event) ?? always[event.code]);
    if (!act) return;
    event.preventDefault();
    act();
  };
}

function planKey(doing: Doing, event: KeyboardEvent): (() => void) | null {
  const [sealing, target] = [doing.plan(), event.target as Element];
  if (!sealing || event.shiftKey) return null;
  if (event.key.startsWith("Arrow") && target.closest(WALKED)) return null;
  if ((event.code === "Space" || event.key === "Enter") && !isPointing && target.closest("button, a")) return null;
  if (event.key === "Escape") return () => void sealing.takeBack();
  if (event.key === "Enter") return () => void sealing.seal();
  if (!sealing.isOpen) return null;
  const { planning } = sealing;
  return isPlanKey(event.code) ? () => (press(planning, event.code), doing.placed(TAKING.test(event.code))) : null;
}

const TAKING = /^(Backspace|Delete)$/;
const PLAN_KEYS = /^(Key[WDAXSPER]|Arrow\w+|Space|Backspace|Delete|(Digit|Numpad)[1-7])$/;

function isPlanKey(code: string): boolean {
  return PLAN_KEYS.test(code);
}
