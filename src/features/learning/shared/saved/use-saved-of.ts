import { useApiMutation, useApiQuery } from '#api/query.ts';
import {
  courseSaasDelete,
  courseSaasFindByCondition,
  courseSaasSave,
  isSavedEntry,
} from '#contract/platform/learning/saved-course.ts';

/** The most that a page holds (002 §9): nobody saves more of one course. */
const all = { pageNum: 1, pageSize: 999 } as const;

/** What of a course is saved. What is shown as saved is what the platform lists, never what was asked for. */
export function useSavedOf(courseId: string) {
  const list = useApiQuery(courseSaasFindByCondition, { ...all, courseId }, { optional: true });
  const save = useApiMutation(courseSaasSave);
  const remove = useApiMutation(courseSaasDelete);
  // A platform may list more than was asked for.
  const own = list.data?.list.filter((entry) => isSavedEntry(entry) && entry.courseId === courseId) ?? [];
  const entryOf = (courseItemId: string) => own.find((entry) => entry.courseItemId === courseItemId);
  const busy = save.isPending || remove.isPending || list.isFetching;
  return {
    list,
    number: own.length,
    busy,
    has: (courseItemId: string) => entryOf(courseItemId) !== undefined,
    /** Saves what is not saved, and the other way round; nothing while the last change is under way. */
    toggle: (courseItemId: string) => {
      if (busy) return;
      const entry = entryOf(courseItemId);
      if (entry) remove.mutate({ id: entry.id });
      else save.mutate({ courseId, courseItemId });
    },
  };
}

export type SavedOf = ReturnType<typeof useSavedOf>;
