/** Whether this page was built as plain files (`make site`): then no server belongs to it. */
export const isSite = import.meta.env.MODE === "site";

/** Whether this page stands in somebody else's: it says to no server whose browser it is. */
export function isFramed(): boolean {
  return !isSite && "location" in globalThis && location.pathname.startsWith("/embed/");
}
