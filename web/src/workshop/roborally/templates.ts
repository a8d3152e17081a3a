/** Courses that a new one can begin as: all that are printed, and those of the season. */
import { printedCourses } from "../../create/courses";
import type { CourseForm } from "../../engine/roborally/courses";
import { floorOf, type FloorPlan } from "../../games/roborally/state/floor";
import type { Template } from "../templates";

const [ACROSS, BAY] = [12, 4];

export async function courseTemplates(): Promise<readonly Template[]> {
  const courses = await printedCourses().catch(() => []);
  return courses.map(({ name, season }): Template => ({ name, group: season ? "season" : "printed", game: "roborally", content: async () => courseOf(await floorOf(name)) }));
}

/** A floor with nothing on it, at a printed bay. */
export function emptyCourse(): CourseForm {
  return {
    boards: [{ board: "my_floor", x: 0, y: 0, rot_cw: 0 }],
    dock: { board: "docking_bay_plain", x: 0, y: ACROSS, rot_cw: 0 },
    floors: { my_floor: { width: ACROSS, height: ACROSS } },
    flags: [
      [9, 2],
      [2, BAY + 1],
    ],
  };
}

function courseOf({ boards, flags, specials }: FloorPlan): CourseForm {
  const parts = boards.map(({ board, x, y, turned, is_dock: isDock }) => ({ isDock: isDock === true, part: { board: board ?? "", x, y, rot_cw: turned } }));
  const bay = parts.find(({ isDock }) => isDock);
  return {
    boards: parts.filter(({ isDock }) => !isDock).map(({ part }) => part),
    ...(bay ? { dock: bay.part } : {}),
    flags,
    ...(specials.length > 0 ? { special: specials } : {}),
  };
}
