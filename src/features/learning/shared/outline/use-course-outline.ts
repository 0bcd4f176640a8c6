import { useMemo } from 'react';
import { useApiQuery } from '#api/query.ts';
import { findCourseItemWithResourceListByCourseId } from '#contract/platform/learning/course.ts';
import { rowsOf } from './outline-rules.ts';

/** The items of a course: the query for `<QueryView>`, and its rows as soon as they are there. */
export function useCourseOutline(courseId: string) {
  const query = useApiQuery(findCourseItemWithResourceListByCourseId, { courseId }, { persist: true });
  const rows = useMemo(() => rowsOf(query.data ?? []), [query.data]);
  return { query, rows };
}
