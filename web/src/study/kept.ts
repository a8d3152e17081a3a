/** Studies that this browser keeps: two tabs may have the same one. */
import { type Drawer, type Kept, makeRoom } from "./drawer";
import { readStudy, written } from "./file";
import { merged, type Study } from "./tree";

/** What a list says of a study. */
export type StudyLine = Pick<Study, "id" | "game" | "title" | "names" | "touchedAt"> & { branches: number };

export class Studies {
  constructor(private readonly drawer: Drawer) {}

  /** Null when there is none, or what is there is damaged. */
  async get(id: string): Promise<Study | null> {
    return studyIn(await this.drawer.get(id));
  }

  /** As it is kept from now on: with what another tab has added. */
  async keep(study: Study): Promise<Study> {
    let now = study;
    await this.drawer.change(study.id, (before) => {
      const other = studyIn(before);
      now = other ? merged(study, other) : study;
      return { id: now.id, touchedAt: now.touchedAt, value: { text: written(now), gone: [...now.gone] } };
    });
    await makeRoom(this.drawer);
    return now;
  }

  /** The latest first; what is damaged is not listed. */
  async lines(): Promise<StudyLine[]> {
    const studies = (await this.drawer.all()).flatMap((kept) => studyIn(kept) ?? []);
    return studies.map(({ branches, ...study }) => ({ ...study, branches: branches.length - 1 })).sort((one, other) => other.touchedAt - one.touchedAt);
  }

  remove(id: string): Promise<void> {
    return this.drawer.remove(id);
  }
}

function studyIn(kept: Kept | undefined): Study | null {
  const { text, gone } = (kept?.value ?? {}) as { text?: unknown; gone?: unknown };
  if (!kept || typeof text !== "string") return null;
  const study = readStudy(text, { id: kept.id, touchedAt: kept.touchedAt });
  return study && { ...study, gone: Array.isArray(gone) ? gone.filter((id) => typeof id === "string") : [] };
}
