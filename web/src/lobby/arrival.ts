/** What a link or a code that somebody was given is for. Secrets stand behind the #, which browsers keep to themselves. */

export type Arrival = { kind: "invitation" | "recover" | "record"; code: string } | { kind: "table"; code: string };

const KINDS: Record<string, Arrival["kind"]> = { invitation: "invitation", code: "invitation", recover: "recover", record: "record" };

export function fromHash(hash: string): Arrival | null {
  const cut = hash.indexOf("=");
  const kind = cut > 0 ? KINDS[hash.slice(0, cut)] : undefined;
  const code = hash.slice(cut + 1).trim();
  return kind && code ? { kind, code } : null;
}

/** What was typed or pasted: a whole link, its last part, or the code alone. */
export function fromText(text: string): Arrival | null {
  const said = text.replace(/\s+/g, "");
  if (said === "") return null;
  const hash = said.indexOf("#");
  if (hash >= 0) return fromHash(said.slice(hash + 1));
  const table = /\/table\/([A-Za-z0-9]+)/.exec(said);
  if (table) return { kind: "table", code: table[1]! };
  return fromHash(said) ?? { kind: "invitation", code: said };
}
