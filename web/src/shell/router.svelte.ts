/** Where in the house the visitor is. Links are plain links; this takes the clicks on those that stay inside. */
import { isSite } from "../wire/site";
import { isOutdated } from "./offline";

/** A place of the house as an address. Plain files know one page only, under any path, so that there the place is its query. */
export function to(place: string): string {
  return isSite ? `?${place}` : place;
}

/** The place that an address of this house means. */
export function placeAt(address: Pick<URL, "pathname" | "search">, ofSite = isSite): { path: string; query: string } {
  if (!ofSite) return { path: address.pathname, query: address.search };
  const [path, ...query] = address.search.slice(1).split("?");
  return { path: path || "/", query: query.length > 0 ? `?${query.join("?")}` : "" };
}

class Place {
  path = $state("");
  hash = $state("");
  query = $state("");

  constructor() {
    this.look();
  }

  /** To a place such as `/rules#A1.2`. */
  go(place: string, how: "push" | "replace" = "push"): void {
    this.turn(to(place), how);
  }

  /** Another address for the same page. */
  rename(place: string): void {
    history.replaceState(null, "", to(place));
  }

  private turn(address: string, how: "push" | "replace"): void {
    history[`${how}State`](null, "", address);
    this.look();
    if (how === "push") window.scrollTo(0, 0);
  }

  look(): void {
    ({ path: this.path, query: this.query } = placeAt(location));
    this.hash = location.hash.slice(1);
  }

  listen(): void {
    window.addEventListener("popstate", () => this.look());
    window.addEventListener("hashchange", () => this.look());
    document.addEventListener("click", (event) => this.follow(event));
  }

  private follow(event: MouseEvent): void {
    const link = (event.target as Element).closest?.("a");
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.defaultPrevented;
    if (!link || !isPlain || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (isSite ? link.pathname !== location.pathname : link.pathname.startsWith("/api/")) return;
    if (isOutdated()) return;
    // In somebody else's page only this one may stand: the rest of the house could be clicked through unseen.
    if (this.path.startsWith("/embed/")) {
      link.target = "_blank";
      return;
    }
    event.preventDefault();
    this.turn(link.href, "push");
  }
}

export const place = new Place();

/** What names in a path may stand for, where not for anything. */
const KNOWN: Record<string, string[]> = { game: ["asteroyds", "roborally"] };

/** null: it was mistyped. */
export function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** The parts of a path that a pattern like `/table/:id` names, or null. */
export function matched(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split("/");
  const found = path.replace(/(.)\/$/, "$1").split("/");
  if (wanted.length !== found.length) return null;
  const names: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const said = decoded(found[index]!);
    if (said === null) return null;
    if (!part.startsWith(":")) {
      if (part !== said) return null;
      continue;
    }
    const name = part.slice(1);
    if (KNOWN[name]?.includes(said) === false) return null;
    names[name] = said;
  }
  return names;
}
