/** The tabs of the courses; the last two hold what the learner has saved, and what this computer keeps. */
export const courseTabs = ['all', 'recommended', 'hot', 'saved', 'offline'] as const;
export type CourseTab = (typeof courseTabs)[number];
/** A tab that lists courses of the platform. */
export type Shelf = Exclude<CourseTab, 'saved' | 'offline'>;

/** The tab that an address names; the first one for any other word. */
export function tabOf(word: string | null): CourseTab {
  return courseTabs.find((tab) => tab === word) ?? 'all';
}
