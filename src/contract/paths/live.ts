import { definePath, defineQueryPath } from './define-path.ts';

/** No document shows the queries of live rooms and replays; `id` is the live class. */
const room = ['id', 'liveRoomId', 'backPath'] as const;

/** Live classes and hands-on labs (002 §2). */
export const livePaths = {
  list: definePath('/liveList'),
  attend: defineQueryPath('/studentSee', room),
  replay: defineQueryPath('/livePlayback', room),
  hostedRoom: defineQueryPath('/bjyCustomStudent', room),
  hostedReplay: defineQueryPath('/bjyLivePlayBack', room),
  teacher: definePath('/teacherLive'),
  lab: defineQueryPath('/training_detail', ['courseId', 'labId']),
} as const;
