import { keptKinds, type KeepRequest, type KeptItem } from '#contract/ipc/offline.ts';
import type { CourseNode } from '#contract/platform/learning/course.ts';
import { isOpen, rowsOf, type OutlineRow } from '../outline/outline-rules.ts';

/** What to ask for to keep an item of a course; null: it cannot be kept, or does not open now. */
export function keepRequestOf(course: { courseId: string; courseName: string }, row: OutlineRow): KeepRequest | null {
  const { id, detailId, name, kind: kindOfItem } = row.node;
  const kind = keptKinds.find((one) => one === kindOfItem);
  if (kind === undefined || id === '' || detailId === '' || !isOpen(row)) return null;
  return { ...course, itemId: id, resId: detailId, kind, name };
}

/** Bytes of several items; `unknown`: how many of them tell no size. */
export function sumOf(sizes: readonly (number | null)[]): { bytes: number; unknown: number } {
  return {
    bytes: sizes.reduce<number>((sum, size) => sum + (size ?? 0), 0),
    unknown: sizes.filter((size) => size === null).length,
  };
}

/** Kept items under the names of their courses, in the order in which they were asked for. */
export function byCourse(items: readonly KeptItem[]): { courseId: string; name: string; items: KeptItem[] }[] {
  return [...Map.groupBy(items, ({ courseId }) => courseId)].map(([courseId, group]) => ({
    courseId,
    name: group.findLast(({ courseName }) => courseName !== '')?.courseName ?? '',
    items: group,
  }));
}

const notExpired = 1;

/** The kept items of a course as its outline, for a start without the platform. They were open when they were kept. */
export function keptRows(items: readonly KeptItem[], courseId: string): OutlineRow[] {
  const whole = items.filter((item) => item.courseId === courseId && item.phase === 'kept');
  return rowsOf(
    whole.map(({ itemId, resId, kind, name }): CourseNode => ({
      id: itemId,
      name,
      kind,
      courseId,
      detailId: resId,
      parentId: '',
      studyInfo: { learnRate: null, lastPlay: null },
      lock: false,
      lockCourseRate: null,
      dateExpireStatus: notExpired,
      isLiveReplay: false,
      liveStatus: null,
      liveRoomId: '',
      duration: null,
      childrenList: [],
    })),
  );
}
