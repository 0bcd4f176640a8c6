/** The tabs of the courses; the last one holds what the learner has saved. */
export const courseTabs = ['all', 'recommended', 'hot', 'saved'] as const;
export type CourseTab = (typeof courseTabs)[number];

/** The tab that an address names; the first one for any other word. */
export function tabOf(word: string | null): CourseTab {
  return courseTabs.find((tab) => tab === word) ?? 'all';
}
