import * as z from 'zod/mini';
import { people, seededId } from '../../content/people.ts';
import { day, minute } from '../../server/clock.ts';
import type { SeedMoment, Service } from '../../server/service.ts';
import type { Store } from '../../server/store.ts';
import { classExams, type ClassExamContent } from './class-exams.ts';
import { offlineTrainingCodes } from './codes.ts';
import { draw, offlineTrainingHandlers } from './handlers.ts';

const tables = `
CREATE TABLE IF NOT EXISTS class_exam_member (
  account_id TEXT NOT NULL REFERENCES account(id), class_exam_id TEXT NOT NULL, start_at INTEGER NOT NULL,
  end_at INTEGER NOT NULL, drawn TEXT, PRIMARY KEY (account_id, class_exam_id)
) STRICT;
`;

/** Days from the start of the platform to the start of the exam. */
const startsIn = { open: -0.05, before: 3, waiting: -4, passed: -40, failed: -20 } as const;

/** The class exams of the learners who have all exams; windows lie around the first start. */
function seed({ store, now }: SeedMoment): void {
  for (const person of people.filter(({ exams }) => exams === 'all')) {
    for (const exam of classExams) enrol(store, exam, seededId(person), now);
  }
}

function enrol(store: Store, exam: ClassExamContent, accountId: string, now: number): void {
  const known = store.one(
    z.object({ start_at: z.number() }),
    'SELECT start_at FROM class_exam_member WHERE account_id = ? AND class_exam_id = ?',
    accountId,
    exam.id,
  );
  if (known) return;
  const start = Math.floor((now + startsIn[exam.state] * day) / minute) * minute;
  store.run(
    'INSERT INTO class_exam_member (account_id, class_exam_id, start_at, end_at) VALUES (?, ?, ?, ?)',
    accountId,
    exam.id,
    start,
    start + 180 * minute,
  );
  if (exam.state !== 'open' && exam.state !== 'before') draw(store, exam, accountId);
}

/** Practical exams of training classes: tasks are drawn, done in the workshop, scored by an examiner (002 §7). */
export const offlineTrainingService: Service = {
  name: 'offline-training',
  handlers: offlineTrainingHandlers,
  tables,
  codes: offlineTrainingCodes,
  seed,
};
