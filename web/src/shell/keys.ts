/** Keys that work anywhere on the page, unless somebody writes or a part of the page has keys of its own. */

/** Mark a part of the page that takes letters and arrows itself, like the status chart, with `data-keys`. */
const BUSY = "input, textarea, select, [contenteditable='true'], [data-keys], dialog, .menu-place";

export function isFree(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  return !(event.target instanceof Element && event.target.closest(BUSY));
}

/** A key that presses what has the focus is not taken from it. */
export function presses(event: KeyboardEvent): boolean {
  const isPress = event.code === "Space" || event.key === "Enter";
  return isPress && event.target instanceof Element && event.target.closest("button, a, summary, [role='button']") !== null;
}
