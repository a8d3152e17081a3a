/** What somebody wants to practise: themes and levels of one game, and which puzzle comes next. It is kept in the address. */
import type { GameName } from "../../engine/base/described";
import type { Puzzle, PuzzleBook } from "../../engine/puzzles";

export interface Choice {
  game: GameName;
  /** None: all of them. */
  themes: readonly string[];
  levels: readonly number[];
  /** Only those of a rule, or of a chapter of rules, such as A6.1 or A6; empty for any. */
  rule: string;
}

export const LEVELS = [1, 2, 3, 4, 5];

const RULE = /^[AR]\d+(\.\d+)?$/;

/** With any of the themes, of any of the levels, and of the rule. */
export function chosenFrom(book: Pick<PuzzleBook, "puzzles">, { themes, levels, rule }: Omit<Choice, "game">): Puzzle[] {
  return book.puzzles.filter((puzzle) => (rule === "" || puzzle.rules.some((each) => each === rule || each.startsWith(`${rule}.`))) && (themes.length === 0 || puzzle.themes.some((theme) => themes.includes(theme))) && (levels.length === 0 || levels.includes(puzzle.level)));
}

/** An unsolved one, easier levels first, and of those whichever; when all are solved any other than this. */
export function nextOf(book: Pick<PuzzleBook, "puzzles">, choice: Choice, isSolved: (id: string) => boolean, now: string | null, draw: () => number = Math.random): Puzzle | null {
  const others = chosenFrom(book, choice).filter(({ id }) => id !== now);
  const open = others.filter(({ id }) => !isSolved(id));
  const among = open.length > 0 ? open.filter(({ level }) => level === Math.min(...open.map((puzzle) => puzzle.level))) : others;
  return among[Math.floor(draw() * among.length)] ?? null;
}

export function toggled<One>(chosen: readonly One[], one: One): One[] {
  return chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one];
}

/** As in an address; nothing when all is wanted. */
export function queryOf({ themes, levels, rule }: Omit<Choice, "game">): string {
  const wanted = [...(rule === "" ? [] : [`rule=${rule}`]), ...(themes.length > 0 ? [`themes=${themes.join(",")}`] : []), ...(levels.length > 0 ? [`levels=${levels.join(",")}`] : [])];
  return wanted.length > 0 ? `?${wanted.join("&")}` : "";
}

/** What an address asks for, as far as there is such a thing. */
export function choiceIn(query: string, game: GameName, known: readonly string[]): Choice {
  const asked = new URLSearchParams(query);
  const listed = (name: string): string[] => asked.get(name)?.split(",") ?? [];
  const rule = asked.get("rule") ?? "";
  return { game, rule: RULE.test(rule) ? rule : "", themes: listed("themes").filter((theme) => known.includes(theme)), levels: listed("levels").map(Number).filter((level) => LEVELS.includes(level)) };
}
