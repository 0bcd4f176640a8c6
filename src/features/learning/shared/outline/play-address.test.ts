import { expect, it } from 'vitest';
import type { CourseNode } from '../../../../contract/platform/learning/course.ts';
import { playAddress } from './play-address.ts';

const node: CourseNode = {
  id: 'ci-1',
  name: '1.1',
  kind: 'video',
  parentId: '',
  courseId: 'c-1',
  detailId: 'r-1',
  studyInfo: { learnRate: 54, lastPlay: 758 },
  lock: false,
  lockCourseRate: null,
  dateExpireStatus: 1,
  isLiveReplay: false,
  liveStatus: null,
  liveRoomId: '',
  duration: null,
  childrenList: [],
};

it('opens an item with the documented query [course-play-query]', () => {
  const origin = { courseId: 'c-1', courseName: '电气', taskId: 't-1', taskType: '1', backPath: '/learning' };
  const [path, query] = playAddress(node, origin).split('?');
  expect(path).toBe('/course/play');
  expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
    courseId: 'c-1',
    courseName: '电气',
    taskId: 't-1',
    taskType: '1',
    id: 'ci-1',
    detailId: 'r-1',
    studyProcess: '54',
    backPath: '/learning',
  });
});
