/** Stretches of a story that have a name: rounds, or the turns within one. */

export interface Chapter {
  /** The beat with which it begins. */
  at: number;
  label: string;
  /** Only a mark, where somebody was hurt. */
  isHarm?: boolean;
}

export interface Span {
  from: number;
  to: number;
}

/** A label, in the middle of what it names, as a share of the whole. */
export interface Mark {
  label: string;
  left: number;
}

/** The labels that fit; `room` is how many letters the whole width takes. */
export function marksOf(chapters: Chapter[], span: Span, room: number): Mark[] {
  const named = chapters.filter((chapter) => !chapter.isHarm && chapter.at < span.to);
  const marks: Mark[] = [];
  let taken = 0;
  for (const [index, chapter] of named.entries()) {
    const end = named[index + 1]?.at ?? span.to;
    if (end <= span.from) continue;
    const half = (chapter.label.length + 2) / 2 / room;
    const left = Math.min(1 - half, Math.max(half, shareOf((Math.max(chapter.at, span.from) + end) / 2, span)));
    if (left - half < taken - 1e-9) continue;
    taken = left + half;
    marks.push({ label: chapter.label, left });
  }
  return marks;
}

export function harmsOf(chapters: Chapter[], span: Span): number[] {
  return chapters.filter((chapter) => chapter.isHarm && chapter.at >= span.from && chapter.at < span.to).map((chapter) => shareOf(chapter.at, span));
}

export function shareOf(beat: number, span: Span): number {
  return Math.max(0, Math.min(1, (beat - span.from) / Math.max(1, span.to - span.from)));
}

/** The beginning of the chapter before or after this place. */
export function turnFrom(chapters: Chapter[], cursor: number, step: -1 | 1, end: number): number {
  const starts = chapters.filter((chapter) => !chapter.isHarm).map((chapter) => chapter.at);
  if (step === 1) return starts.find((at) => at > cursor) ?? end;
  return starts.findLast((at) => at < cursor) ?? 0;
}
