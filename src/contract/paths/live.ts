import { definePath } from './define-path.ts';

/** Live classes and hands-on labs (002 §2). */
export const livePaths = {
  list: definePath('/liveList'),
  attend: definePath('/studentSee'),
  replay: definePath('/livePlayback'),
  hostedRoom: definePath('/bjyCustomStudent'),
  hostedReplay: definePath('/bjyLivePlayBack'),
  teacher: definePath('/teacherLive'),
  lab: definePath('/training_detail'),
} as const;
