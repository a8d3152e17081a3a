/** Who can be played: pilots and colours of Asteroyds, robots of RoboRally. The pilots keep their names in every language. */
export const PILOTS = {
  hector: "Hector Memeiev",
  dolorosa: "Mastress Dolorosa Guell",
  lawrence: "Lawrence Finch",
  yayenek: "Yayenek",
  mhand: "M’Handa M’Hand",
  "1634": "1634 Nemod Centre",
} as const;

export type Pilot = keyof typeof PILOTS;
// Written out: a key that looks like a number would come first.
export const PILOT_NAMES: Pilot[] = ["hector", "dolorosa", "lawrence", "yayenek", "mhand", "1634"];

export const COLOURS = ["red", "yellow", "purple", "blue", "green", "orange"] as const;
export type Colour = (typeof COLOURS)[number];

export const ROBOTS = ["dome", "gable", "crate", "nut", "tread", "cross", "wedge", "egg"] as const;
export type Robot = (typeof ROBOTS)[number];

export function isPilot(name: string): name is Pilot {
  return name in PILOTS;
}

export function isRobot(name: string): name is Robot {
  return (ROBOTS as readonly string[]).includes(name);
}
