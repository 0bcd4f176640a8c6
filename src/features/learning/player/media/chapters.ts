/** A part of a film or a sound. `at`: seconds from its beginning. */
export interface Chapter {
  title: string;
  at: number;
}

/** What a platform tells of chapters, in order; one without a title or a time of its own is none. */
export function chaptersOf(told: readonly { title: string; startTime: number | null }[]): Chapter[] {
  const known = told.flatMap(({ title, startTime }) =>
    title.trim() === '' || startTime === null ? [] : [{ title: title.trim(), at: startTime }],
  );
  known.sort((one, other) => one.at - other.at);
  return known.filter(({ at }, index) => known.findIndex((one) => one.at === at) === index);
}

/** The chapter that is heard at a second, as its place in the list; -1: none has begun. */
export function chapterAt(chapters: readonly Chapter[], second: number): number {
  return chapters.findLastIndex(({ at }) => at <= second);
}
