/** Where the keyboard is on the page: what goes away, or rests while it is busy, does not take the focus along. */

const HOLDS = "button, input, select, textarea, a[href], [tabindex]";

/** What had the focus last, and all that is around it on its screen, from inside out. */
let path: HTMLElement[] = [];
/** A button that rests, and where the focus waits for it. */
let waiting: { button: HTMLElement; at: HTMLElement } | null = null;
let isLooking = false;

export function keepFocus(): void {
  document.addEventListener("focusin", (event) => arrive(event.target as HTMLElement));
  document.addEventListener("focusout", lookSoon);
  new MutationObserver(lookSoon).observe(document.body, { childList: true, subtree: true, attributeFilter: ["disabled"] });
}

function arrive(element: HTMLElement): void {
  path = around(element);
  if (element !== waiting?.at) waiting = null;
}

/** On its way from one element to the next the focus is nowhere for a moment. */
function lookSoon(): void {
  if (isLooking) return;
  isLooking = true;
  setTimeout(look);
}

function look(): void {
  isLooking = false;
  if (isNowhere()) rescue();
  else if (waiting && document.activeElement === waiting.at && canHold(waiting.button)) waiting.button.focus({ preventScroll: true });
}

function rescue(): void {
  const lost = path[0];
  if (!lost) return;
  // Whoever clicks beside everything has left by their own will.
  if (canHold(lost)) return void (path = []);
  // On another screen one begins at its top.
  const at = path.find(canHold) ?? document.querySelector<HTMLElement>("h1");
  if (!at) return;
  if (!at.matches(HOLDS)) [at.tabIndex, at.dataset.holds] = [-1, ""];
  at.focus({ preventScroll: true });
  waiting = lost.isConnected ? { button: lost, at } : null;
}

function isNowhere(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

function canHold(element: HTMLElement): boolean {
  return element.isConnected && !element.matches(":disabled") && element.getClientRects().length > 0;
}

function around(element: HTMLElement): HTMLElement[] {
  const found = [element];
  for (let outer = element.parentElement; outer && outer.id !== "app"; outer = outer.parentElement) found.push(outer);
  return found;
}
