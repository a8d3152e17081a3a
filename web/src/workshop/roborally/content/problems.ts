/** Where on the course a finding is: one in a floor of its own is told by its cell there. */
import type { CourseForm } from "../../../engine/roborally/courses";
import type { Finding } from "../../findings/findings";
import { cellOf } from "./course";
import type { Floors } from "./plan";

export function placeOf({ at, pointer }: Finding, form: CourseForm, floors: Floors): readonly [number, number] | null {
  const name = /^\/course\/floors\/([a-z0-9_]+)\//.exec(pointer ?? "")?.[1];
  return at && name !== undefined ? cellOf(form, floors, name, at) : at;
}
