import { saveLog } from '#contract/platform/learning/course-log.ts';
import type { LessonContent } from '../../content/learning/course-content.ts';
import { startOfDay } from '../../server/clock.ts';
import { handle } from '../../server/handle.ts';
import { Refusal } from '../../server/refusal.ts';
import { mayStudyIn } from '../camp/own-camps.ts';
import { courseCodes } from './codes.ts';
import { courseOf, openLesson } from './lesson.ts';
import { lessonsOf, progressOf } from './progress.ts';

const minute = 60;

/** The rate after one more log: a minute of what has a length, all of what has none. Percent. */
export function rateAfter({ seconds }: Pick<LessonContent, 'seconds'>, rate: number): number {
  if (seconds === null || seconds <= 0) return 100;
  return Math.min(100, Math.round(rate + (minute / seconds) * 100));
}

/** Each log counts one minute of study, also for the sums of the learning centre (002 §7; what it counts is assumed). */
export const studyLogHandlers = [
  handle(saveLog, ({ courseId, courseItemId, taskId }, context) => {
    const { store, account, clock } = context;
    if (!mayStudyIn(taskId, clock.now())) throw new Refusal(courseCodes.campNotRunning, '训练营不在学习期内');
    const { tree } = courseOf(courseId);
    const known = lessonsOf(tree).find(({ id }) => id === courseItemId);
    const lesson = openLesson(known ? { tree, lesson: known } : null, context);
    const { rate, lastPlay } = progressOf(context)(lesson);
    store.run(
      `INSERT INTO course_lesson (account_id, item_id, learn_rate, last_play) VALUES (?, ?, ?, ?)
       ON CONFLICT (account_id, item_id) DO UPDATE SET learn_rate = excluded.learn_rate`,
      account.id,
      lesson.id,
      rateAfter(lesson, rate),
      lastPlay,
    );
    store.run(
      `INSERT INTO learning_time (account_id, day_at, seconds) VALUES (?, ?, ?)
       ON CONFLICT (account_id, day_at) DO UPDATE SET seconds = seconds + excluded.seconds`,
      account.id,
      startOfDay(clock.now()),
      minute,
    );
    store.run(
      `INSERT INTO course_last (account_id, task_id, item_id, at) VALUES (?, ?, ?, ?)
       ON CONFLICT (account_id) DO UPDATE SET task_id = excluded.task_id, item_id = excluded.item_id, at = excluded.at`,
      account.id,
      taskId,
      lesson.id,
      clock.now(),
    );
    return null;
  }),
];
