/** The rooms of the page, from the ground up: each may import from those before it, and from nothing after it. `npm run lint` holds it. */
const SHARED = ["offline", "wire", "engine/base", "engine/reading", "engine/asteroyds", "engine/roborally", "engine", "words", "characters", "shell", "look/base", "look/games", "look/pages", "look/sizes", "look/sheets", "sound", "pieces"];

const TABLE = ["table", "solo", "table/story", "table/dice", "table/live", "table/panels", "study", "puzzles/kept", "puzzles/book", "puzzles/trial"];

/** Neither game knows of the other. */
const ASTEROYDS = ["state", "telling", "pointing", "board", "planning", "screen"].map((room) => `games/asteroyds/${room}`);
const ROBORALLY = ["state", "telling", "floor", "board", "planning", "options", "desk", "screen"].map((room) => `games/roborally/${room}`);

/** The gallery shows drawings of the workshop, whose editors publish to it. */
const GALLERY = ["asking", "showing", "surprise", "list", "detail", "publish"].map((room) => `gallery/${room}`);

const WORKSHOP = ["workshop/findings", "workshop/rating", "workshop/frame", "workshop/asteroyds", "workshop/roborally", "workshop/page"];

const PAGES = ["games", "workshop", ...GALLERY, "rules/figures", "rules", "create/options", "record", "whatif", "report", "mine", "create", ...WORKSHOP, "waiting", "lobby", "guide", "puzzles/page", "screens/puzzles", "screens/workshop", "screens/gallery", "screens"];

export const ROOMS = [...SHARED, ...TABLE, "games/board", ...ASTEROYDS, ...ROBORALLY, ...PAGES];

/**
 * What a room may import.
 * @param {string} room
 */
export function below(room) {
  const upTo = ROOMS.slice(0, ROOMS.indexOf(room) + 1);
  return ROBORALLY.includes(room) ? upTo.filter((other) => !ASTEROYDS.includes(other)) : upTo;
}
