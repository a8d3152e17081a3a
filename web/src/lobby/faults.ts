/** What is wrong with settings or a file of one's own, in the reader's words; the server's reasons are English. */
import { locale, t } from "../words.svelte";

type Said = RegExpExecArray["groups"];
/** What a reason is told with besides its kind. */
type Telling = Record<string, string | number>;

const KINDS: [said: RegExp, kind: string][] = [
  [/this field, it is missing/, "missing"],
  [/no such field/, "unknown"],
  [/JSON, nested/, "nested"],
  [/expected at most (?<most>\d+), one for each seat/, "bots"],
  [/there are (?<most>\d+) options, and (?<found>\d+) would be dealt/, "too-many-options"],
  [/deals options$/, "options-needed"],
  [/at least (?<least>\d+) in the mode targets/, "asteroids"],
  [/the name of a course: (?<words>.*)$/, "one-of"],
  [/is not playable yet/, "unplayable"],
  [/expected (?<most>\d+), the (?:craft|robots) of the scenario/, "seats"],
  [/expected one of (?<words>.*?)(?:, got .*)?$/, "one-of"],
  [/list of length >= (?<least>\d+)/, "longer"],
  [/list of length <= (?<most>\d+)|at most (?<most2>\d+) (?:flags|targets|option|lock)/, "shorter"],
  [/text of length <= (?<most>\d+)|str` of length <= (?<most2>\d+)/, "text-shorter"],
  [/(?:number|point) >= (?<least>-?\d+)/, "least"],
  [/(?:number|point) <= (?<most>-?\d+)/, "most"],
  [/(?<least>\d+) to (?<most>\d+) locked registers/, "locked"],
  [/(?<least>0) or (?<most>1)$/, "range"],
  [/(?<least>\d+) to (?<most>\d+)(?: players| once)?(?:, got|$)/, "range"],
  [/one to (?<many>six|eight) (?:craft|robots)/, "crew"],
  [/a hex of the board/, "hex"],
  [/a (?:hex|cell) without another|one that no other tile has|a free hex/, "taken"],
  [/expected a cell/, "cell"],
  [/(?:each|one) .*(?:once|twice|place only|for each symbol)|do not overlap/, "twice"],
  [/at least one (?:board|hex)/, "longer"],
  [/either boards/, "boards-or-floor"],
  [/docks for two/, "docks"],
  [/a course of at most (?<most>\d+) x/, "size"],
  [/a game that goes on/, "goes-on"],
  [/expected (?<words>null|true|false|0|6)\b/, "just"],
  [/expected (?<types>.+), got (?<found>.+)$/, "type"],
];

const MANY: Record<string, number> = { six: 6, eight: 8 };
const TYPES: [said: RegExp, type: string][] = [
  [/object/, "object"],
  [/array|list/, "list"],
  [/int|whole number/, "whole"],
  [/float|decimal/, "number"],
  [/str|text/, "text"],
  [/bool|true or false/, "truth"],
  [/null/, "null"],
];

/** The reason in the reader's words; null where there are none for it. */
export function faultSaid(pointer: string, reason: string): string | null {
  for (const [said, kind] of KINDS) {
    const found = said.exec(reason);
    if (found) return t("fault", { kind, field: lastOf(pointer), ...told(found.groups) });
  }
  return null;
}

/** Where in a file: without what is around it in the settings. */
export function placeIn(pointer: string): string {
  return pointer.replace(/^\/setup\/(scenario|course)\/?/, "");
}

function told(said: Said): Telling {
  const telling: Telling = { least: Number(said?.least ?? 1), most: Number(said?.most ?? said?.most2 ?? MANY[said?.many ?? ""] ?? 0), words: said?.words ?? "" };
  if (said?.types) telling.words = typesSaid(said.types, "disjunction");
  if (said?.found) telling.found = said.types ? typesSaid(said.found, "conjunction") : Number(said.found);
  return telling;
}

function typesSaid(said: string, type: Intl.ListFormatType): string {
  const types = TYPES.filter(([word]) => word.test(said)).map(([, each]) => t("json-type", { type: each }));
  return types.length === 0 ? said : new Intl.ListFormat(locale(), { type }).format(types);
}

function lastOf(pointer: string): string {
  return pointer.slice(pointer.lastIndexOf("/") + 1);
}
