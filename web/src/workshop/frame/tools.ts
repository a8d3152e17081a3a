/** What the bar above a board offers, in groups. */
export interface Tool {
  /** Its word is `tool-ID`, its picture `i-ICON`. */
  id: string;
  icon: string;
  /** A letter, or what is held with it. */
  key: string;
  isOn?: boolean;
  isOff?: boolean;
  act: () => void;
}

export type Tools = readonly (readonly Tool[])[];

/** The keys of the tools: those that are one letter, pressed alone. */
export function toolFor(tools: Tools, event: KeyboardEvent): Tool | undefined {
  const held = event.ctrlKey || event.metaKey ? "Ctrl+" : "";
  const shift = event.shiftKey && held ? "Shift+" : "";
  const pressed = `${held}${shift}${event.key.length === 1 ? event.key.toUpperCase() : event.key}`;
  return tools.flat().find(({ key, isOff }) => key === pressed && !isOff);
}
