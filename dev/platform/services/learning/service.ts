import * as z from 'zod/mini';
import { longListId, tasks } from '../../content/learning/tasks.ts';
import { demoVisitor, people, seededId, spareLearners } from '../../content/people.ts';
import { startOfDay } from '../../server/clock.ts';
import { control, type Control } from '../../server/controls.ts';
import type { SeedMoment, Service } from '../../server/service.ts';
import { accountIdOf } from '../account/account-id.ts';
import { bookingHandlers } from './booking.ts';
import { learningCodes } from './codes.ts';
import { studyTimeHandlers } from './study-time.ts';
import { taskDetailHandlers } from './task-detail.ts';
import { taskExtraHandlers } from './task-extra.ts';
import { taskListHandlers } from './task-list.ts';

const fillOrder = z.object({ account: z.string(), count: z.int().check(z.positive(), z.maximum(20_000)) });

/** Gives an account `count` tasks more, behind those that it has: for tests of long lists. */
const fillTasks: Control = control(fillOrder, ({ account, count }, { store, clock }) => {
  const id = accountIdOf(store, account);
  if (id === undefined) return;
  const today = startOfDay(clock.now());
  store.together(() => {
    for (let number = 1; number <= count; number += 1) {
      store.run(
        'INSERT OR IGNORE INTO learning_member (account_id, task_id, position, anchored_at) VALUES (?, ?, ?, ?)',
        id,
        longListId(number),
        1_000 + number,
        today,
      );
    }
  });
});

/** Tables of learning; `anchored_at` is the day from which a task's days count; a row of `learning_timing` is a notice. */
const learningTables = `
CREATE TABLE IF NOT EXISTS learning_member (
  account_id TEXT NOT NULL REFERENCES account(id), task_id TEXT NOT NULL, position INTEGER NOT NULL,
  anchored_at INTEGER NOT NULL, PRIMARY KEY (account_id, task_id)
) STRICT;
CREATE TABLE IF NOT EXISTS learning_booking (
  account_id TEXT NOT NULL REFERENCES account(id), item_id TEXT NOT NULL, training_id TEXT NOT NULL,
  PRIMARY KEY (account_id, item_id)
) STRICT;
CREATE TABLE IF NOT EXISTS learning_time (
  account_id TEXT NOT NULL REFERENCES account(id), day_at INTEGER NOT NULL, seconds INTEGER NOT NULL,
  PRIMARY KEY (account_id, day_at)
) STRICT;
CREATE TABLE IF NOT EXISTS learning_timing (
  account_id TEXT NOT NULL REFERENCES account(id), task_id TEXT NOT NULL, course_id TEXT NOT NULL, at INTEGER NOT NULL
) STRICT;
`;

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
