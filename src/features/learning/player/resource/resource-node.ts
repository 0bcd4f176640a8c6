import type { CourseNode } from '#contract/platform/learning/course.ts';
import type { Resource } from '#contract/platform/learning/resource.ts';

/** A resource as what shows items of courses takes it: without a course, a lock or a rate. */
export function nodeOf(id: string, { name, type, duration }: Resource): CourseNode {
  return {
    id,
    detailId: id,
    name,
    kind: type ?? 'unknown',
    duration,
    parentId: '',
    courseId: '',
    studyInfo: { learnRate: null, lastPlay: null },
    lock: null,
    lockCourseRate: null,
    dateExpireStatus: 0,
    isLiveReplay: false,
    liveStatus: null,
    liveRoomId: '',
    childrenList: [],
  };
}
