import { useState } from 'react';
import { useApiMutation } from '../../../api/query.ts';
import {
  courseSaasDelete,
  courseSaasSave,
  type SavedCourse,
} from '../../../contract/platform/learning/saved-course.ts';

/**
 * Removes what was saved, and saves it again. `removed` is the entry that the platform lists no more: a removal whose
 * answer says yes and that is listed all the same is none.
 */
export function useRemoval(listed: readonly SavedCourse[], settled: boolean) {
  const remove = useApiMutation(courseSaasDelete);
  const save = useApiMutation(courseSaasSave);
  const [asked, setAsked] = useState<SavedCourse | null>(null);
  const gone = asked !== null && settled && !listed.some(({ id }) => id === asked.id);
  return {
    busy: remove.isPending || save.isPending,
    removed: gone ? asked : null,
    remove: (entry: SavedCourse) => {
      setAsked(entry);
      remove.mutate({ id: entry.id });
    },
    undo: ({ courseId, courseItemId }: SavedCourse) =>
      save.mutate({ courseId, courseItemId }, { onSuccess: () => setAsked(null) }),
  };
}
