import { learningPaths } from '#contract/paths/learning.ts';
import { livePaths } from '#contract/paths/live.ts';
import { practicePaths } from '#contract/paths/practice.ts';
import type { CourseNode } from '#contract/platform/learning/course.ts';
import { continueAt, hasReplay, isContent, type OutlineRow } from './outline-rules.ts';

export interface PlayedCourse {
  courseId: string;
  taskId: string | null;
  taskType: string | null;
  /** The camp that it is studied in; null: none. */
  trainId: string | null;
}

/** What an address of the player carries besides what it plays (002 §2). */
export type PlayerWay = Partial<
  Pick<
    ReturnType<typeof learningPaths.play.read>,
    'studyProcess' | 'courseName' | 'backPathName' | 'backMoudle' | 'backPath'
  >
>;

/** The address of the player with an item of a course. */
export function playerOf(
  { courseId, taskId, taskType, trainId }: PlayedCourse,
  { id, detailId }: CourseNode,
  way: PlayerWay,
): string {
  return learningPaths.play.to({ ...way, courseId, id, detailId, taskId, taskType, trainId });
}

/** The address of the practice of an item. `from`: where its screen goes back to. */
export function practiceOf(
  { courseId, taskId, taskType }: PlayedCourse,
  { detailId, name }: CourseNode,
  from: string,
): string {
  return practicePaths.pattern.to({
    practiceId: detailId,
    businessId: courseId,
    name,
    taskType: taskType ?? undefined,
    taskId: taskId ?? undefined,
    backModule: 'course',
    backPath: from,
  });
}

/** The item that an address names, by its id or its content; without one, where learning goes on. */
export function itemOf(rows: readonly OutlineRow[], id: string | null, detailId: string | null): OutlineRow | null {
  const content = rows.filter(({ node }) => isContent(node));
  if (id) return content.find(({ node }) => node.id === id) ?? null;
  if (detailId) return content.find(({ node }) => node.detailId === detailId) ?? null;
  return continueAt(rows);
}

/** The room of a live class in a course, or its replay once the class is over (002 §4). */
export function liveOf(node: CourseNode, backPath: string): string {
  const query = { id: node.detailId, liveRoomId: node.liveRoomId, backPath };
  return hasReplay(node) ? livePaths.replay.to(query) : livePaths.attend.to(query);
}
