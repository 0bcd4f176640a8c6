import * as z from 'zod/mini';
import { endpoint, type Answer } from '../endpoint.ts';
import {
  amountOrNull,
  endingTime,
  flag,
  flagOrNull,
  list,
  number,
  numberOrNull,
  object,
  percentOrNull,
  text,
  time,
} from '../fields.ts';
import { shaped, shapesOf } from '../shape.ts';
import { courseItemKind, type CourseItemKind } from './course-item-kind.ts';

const nodeFields = {
  id: text,
  name: text,
  type: number,
  parentId: text,
  courseId: text,
  /** What the item plays or opens: resource, practice, live class or lab; '' when it has no content. */
  detailId: text,
  /** `learnRate` in percent, `lastPlay` in seconds (assumed). */
  studyInfo: object({ learnRate: percentOrNull, lastPlay: amountOrNull }),
  /** null: the platform does not say. */
  lock: flagOrNull,
  /** Percent that the content before must reach; null or 0: no such condition. */
  lockCourseRate: percentOrNull,
  /** 2: expired. */
  dateExpireStatus: number,
  isLiveReplay: flag,
  /** 0 not started, 1 running, 2 over. */
  liveStatus: numberOrNull,
  liveRoomId: text,
  /** Seconds of a video or audio, assumed; null: not said. */
  duration: amountOrNull,
};

type Fields = z.output<z.ZodMiniObject<typeof nodeFields>>;

/** An item of a course; `kind` stands for the number of its type. */
export interface CourseNode extends Omit<Fields, 'type'> {
  readonly kind: CourseItemKind;
  readonly childrenList: CourseNode[];
}

function decoded({ type, ...node }: Fields & { childrenList: CourseNode[] }): CourseNode {
  return { ...node, kind: courseItemKind(type, { hasChildren: node.childrenList.length > 0 }) };
}

/** One level of the tree above another one. */
function level(below: z.ZodMiniType<CourseNode>) {
  const fields = { ...nodeFields, childrenList: list(below) };
  return shaped(z.pipe(z.object(fields), z.transform(decoded)), { kind: 'fields', fields: () => shapesOf(fields) });
}

const leafFields = {
  ...nodeFields,
  childrenList: z.pipe(
    z.optional(z.unknown()),
    z.transform((): CourseNode[] => []),
  ),
};
const leaf = shaped(z.pipe(z.object(leafFields), z.transform(decoded)), {
  kind: 'fields',
  fields: () => shapesOf(leafFields),
});

/**
 * The items of a course with the learner's rates and locks, up to four levels deep (002 §7). No document shows the
 * answer around the nodes.
 */
export const findCourseItemWithResourceListByCourseId = endpoint({
  id: 'findCourseItemWithResourceListByCourseId',
  method: 'GET',
  path: '/course/v1/open/courseItem/findCourseItemWithResourceListByCourseId',
  query: z.object({ courseId: z.string() }),
  answer: list(level(level(level(leaf)))),
});

/** One course (002 §3); its path and parameter are assumed. */
export const studentFindCourseById = endpoint({
  id: 'studentFindCourseById',
  method: 'GET',
  path: '/course/v1/open/course/findCourseById',
  assumed: true,
  query: z.object({ id: z.string() }),
  answer: object({
    id: text,
    name: text,
    label: text,
    /** Three names of one picture. */
    pic: text,
    iconUrl: text,
    coverUrl: text,
    /** HTML. */
    description: text,
    /** 1 date range, 2 end date only, 3 long-term. */
    cycleType: number,
    startTime: time,
    endTime: endingTime,
    /** When its training is held; null: not told. */
    trainStartTime: time,
    trainEndTime: endingTime,
    userLearnInfo: object({ learnRate: percentOrNull }),
  }),
});

export type Course = Answer<typeof studentFindCourseById>;
