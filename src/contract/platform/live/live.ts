import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import {
  amountOrNull,
  endingTime,
  flag,
  flagOrNull,
  numberOrNull,
  object,
  page,
  percentOrNull,
  text,
  time,
} from '../fields.ts';

const liveFields = {
  id: text,
  title: text,
  propagatePic: text,
  showNew: flag,
  beginTime: time,
  planEndTime: endingTime,
  sourceName: text,
  /** 0 not started, 1 live, 2 ended; null: the platform does not say. */
  status: numberOrNull,
  /** The same of the room; it counts only where `status` is missing (G-113). */
  liveStatus: numberOrNull,
  /** Null: the platform does not say. */
  isLiveReplay: flagOrNull,
  isRecord: flag,
  /** Null: the conditions below decide, as far as they are known. */
  isLocked: flagOrNull,
  /** Percent that the previous course must reach; null or 0: no such condition. */
  lockCourseRate: percentOrNull,
  lockExamCondition: flag,
  liveId: text,
  /** '': no room has been linked yet. */
  liveRoomId: text,
  // Assumed from here on: what the sentence of a locked class needs (G-117); null: the platform does not say.
  currentCourseRate: percentOrNull,
  isExamPassed: flagOrNull,
};
const live = z.object(liveFields);

/** The latest live classes (000 §7) and, as no other call is named, the list of /liveList (002 §7, G-046). */
export const getIndexLatelyLive = endpoint({
  id: 'getIndexLatelyLive',
  method: 'GET',
  path: '/live/v1/liveRoomUserX/getIndexLatelyLive',
  open: true,
  query: z.object({ pageNum: z.number(), pageSize: z.number() }),
  answer: page(live),
});

/**
 * One live class with what plays inside the client: no document has it. Without it a class is known from the list only.
 * `liveUrl` is the stream of a running class, `playbackUrl` the recording of one that is over; '': there is none.
 */
export const liveRoomFindById = endpoint({
  id: 'liveRoomFindById',
  method: 'GET',
  path: '/live/v1/liveRoomUserX/findById',
  assumed: true,
  query: z.object({ id: z.string() }),
  answer: object({
    ...liveFields,
    /** Who teaches. */
    teacherName: text,
    /** HTML. */
    intro: text,
    liveUrl: text,
    playbackUrl: text,
    /** Seconds until the addresses end; null: not said. */
    expiresIn: amountOrNull,
  }),
});

export type LiveClass = z.output<typeof live>;
