/** R10 The rules that a course can have, as the server names them; they are called like the printed courses that have them. */
export interface Special {
  id: string;
  name: string;
  /** The rule that explains it. */
  rule: string;
}

export const SPECIALS: Special[] = [
  { id: "tricksy", name: "Tricksy", rule: "R10.1" },
  { id: "one_option", name: "Flag Fry", rule: "R10.1" },
  { id: "option_world", name: "Option World", rule: "R10.1" },
  { id: "set_to_kill", name: "Set to Kill", rule: "R10.1" },
  { id: "factory_rejects", name: "Factory Rejects", rule: "R10.1" },
  { id: "ball_lightning", name: "Ball Lightning", rule: "R10.1" },
  { id: "tight_collar", name: "Tight Collar", rule: "R10.1" },
  { id: "moving_targets", name: "Moving Targets", rule: "R10.1" },
  { id: "frenetic_factory", name: "Frenetic Factory", rule: "R10.5" },
  { id: "tandem_carnage", name: "Tandem Carnage", rule: "R10.2" },
  { id: "all_for_one", name: "All for One or One for All?", rule: "R10.2" },
  { id: "toggle_boggle", name: "Toggle Boggle", rule: "R10.2" },
  { id: "war_zone", name: "War Zone", rule: "R10.2" },
  { id: "superbot", name: "Day of the SuperBot", rule: "R10.3" },
  { id: "interference", name: "Interference", rule: "R10.4" },
  { id: "capture_the_flag", name: "Capture the Flag", rule: "R10.6" },
];

/** R10.7 They say what a flag is worth: a course has one of them at most. */
export const WORTH = ["tandem_carnage", "all_for_one", "toggle_boggle", "war_zone", "superbot", "interference", "capture_the_flag"];

/** The rules with this one switched; one that says what a flag is worth takes the place of another. */
export function switched(specials: readonly string[], id: string): string[] {
  if (specials.includes(id)) return specials.filter((other) => other !== id);
  return [...specials.filter((other) => !WORTH.includes(id) || !WORTH.includes(other)), id];
}

/** As a course has them: one, several, or none. */
export function specialsIn(course: unknown): string[] {
  const special = (course as { special?: unknown } | null | undefined)?.special;
  return typeof special === "string" ? [special] : Array.isArray(special) ? special.map(String) : [];
}

export function nameOfSpecial(id: string): string {
  return SPECIALS.find((special) => special.id === id)?.name ?? id;
}
