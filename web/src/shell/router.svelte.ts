/** Where in the house the visitor is. Links are plain links; this takes the clicks on those that stay inside. */

class Place {
  path = $state(location.pathname);
  hash = $state(location.hash.slice(1));
  query = $state(location.search);

  go(address: string, how: "push" | "replace" = "push"): void {
    history[`${how}State`](null, "", address);
    this.look();
    if (how === "push") window.scrollTo(0, 0);
  }

  look(): void {
    this.path = location.pathname;
    this.hash = location.hash.slice(1);
    this.query = location.search;
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
    if (link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    this.go(link.href);
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
