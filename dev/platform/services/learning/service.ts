import { tasks } from '../../content/learning/tasks.ts';
import { demoVisitor, people, seededId, spareLearners } from '../../content/people.ts';
import { startOfDay } from '../../server/clock.ts';
import type { SeedMoment, Service } from '../../server/service.ts';
import { bookingHandlers } from './booking.ts';
import { learningCodes } from './codes.ts';
import { fillTasks } from './fill-tasks.ts';
import { studyTimeHandlers } from './study-time.ts';
import { learningTables } from './tables.ts';
import { taskDetailHandlers } from './task-detail.ts';
import { taskExtraHandlers } from './task-extra.ts';
import { taskListHandlers } from './task-list.ts';

/** Seconds of study a day, from today back. */
const studied = [4_536, 3_240, 5_400, 900, 7_200, 2_880, 0, 3_600, 5_040, 1_800];

/** Every learner with exams has the tasks. Their days count from the last start, so that each state is always there. */
function seed({ store, now }: SeedMoment): void {
  const today = startOfDay(now);
  for (const person of [...people, demoVisitor, ...spareLearners].filter(({ exams }) => exams !== 'none')) {
    const id = seededId(person);
    tasks.forEach((task, position) =>
      store.run(
        `INSERT INTO learning_member (account_id, task_id, position, anchored_at) VALUES (?, ?, ?, ?)
         ON CONFLICT (account_id, task_id) DO UPDATE SET anchored_at = excluded.anchored_at`,
        id,
        task.id,
        position,
        today,
      ),
    );
    studied.forEach((seconds, ago) =>
      store.run(
        'INSERT OR IGNORE INTO learning_time (account_id, day_at, seconds) VALUES (?, ?, ?)',
        id,
        startOfDay(now, -ago),
        seconds,
      ),
    );
  }
}

/** Training tasks: list, items, locks, bookings and study time (002 §4, 002 §7). */
export const learningService: Service = {
  name: 'learning',
  handlers: [
    ...taskListHandlers,
    ...studyTimeHandlers,
    ...taskDetailHandlers,
    ...taskExtraHandlers,
    ...bookingHandlers,
  ],
  controls: { 'POST /__tasks': fillTasks },
  tables: learningTables,
  codes: learningCodes,
  seed,
};
