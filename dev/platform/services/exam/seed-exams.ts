import * as z from 'zod/mini';
import { courses } from '../../content/courses.ts';
import type { ExamContent } from '../../content/exam-content.ts';
import { exams } from '../../content/exams.ts';
import { demoVisitor, people, seededId, spareLearners, type Person } from '../../content/people.ts';
import { day, dayOfMonth, startOfDay } from '../../server/clock.ts';
import type { SeedMoment } from '../../server/service.ts';
import type { Store } from '../../server/store.ts';
import { seedCertificates, seedPapers } from './seed-papers.ts';

/** Enrols the learners of a new database, and moves the exams' windows to today in an older one. */
export function seedExams({ store, now, first }: SeedMoment): void {
  if (first) for (const person of [...people, demoVisitor, ...spareLearners]) seedPerson(store, person, now);
  anchorWindows(store, now);
}

function seedPerson(store: Store, person: Person, now: number): void {
  const id = seededId(person);
  for (const { id: courseId, rate } of courses) {
    store.run('INSERT INTO course_progress (account_id, course_id, rate) VALUES (?, ?, ?)', id, courseId, rate);
  }
  const own = exams.filter(({ everybody }) => person.exams === 'all' || (person.exams === 'few' && everybody));
  own.forEach((exam, position) => seedEnrolment(store, id, exam, position, now));
  if (person.exams === 'all') own.forEach((exam) => seedPapers(store, id, exam, now));
  if (person.quirk === 'broken-certificates') seedCertificates(store, id, now);
}

/** Enrols a learner for an exam; new ones come first in the list. */
export function seedEnrolment(store: Store, accountId: string, exam: ExamContent, position: number, now: number): void {
  store.run(
    'INSERT INTO enrolment (id, account_id, exam_id, bussiness_id, position, seen_at) VALUES (?, ?, ?, ?, ?, ?)',
    `en-${accountId}-${exam.id}`,
    accountId,
    exam.id,
    exam.campId ?? `t-${exam.id}`,
    position,
    exam.past === 'new' ? null : now - day,
  );
}

/** Windows lie around the day of the start, so that every state is there on any day; an exam being sat keeps its own. */
function anchorWindows(store: Store, now: number): void {
  for (const exam of exams) {
    const sat = store.one(
      z.object({ id: z.string() }),
      'SELECT id FROM paper WHERE exam_id = ? AND submitted_at IS NULL LIMIT 1',
      exam.id,
    );
    if (sat) continue;
    const { start, end, days } = windowFrom(exam, now);
    store.run(
      'INSERT OR REPLACE INTO exam_window (exam_id, start_at, end_at, days) VALUES (?, ?, ?, ?)',
      exam.id,
      start,
      end,
      days.join(','),
    );
  }
}

function windowFrom(
  { window }: ExamContent,
  now: number,
): { start: number | null; end: number | null; days: number[] } {
  if (window.kind === 'long') return { start: null, end: null, days: [] };
  if (window.kind === 'fixed') {
    const hours = 3_600_000;
    return { start: startOfDay(now, window.from) + 8 * hours, end: startOfDay(now, window.to) + 22 * hours, days: [] };
  }
  const today = dayOfMonth(now);
  const near = [-1, 0, 1].map((step) => dayOfMonth(now + step * day));
  const others = [5, 15, 25].filter((entry) => !near.includes(entry));
  const days = window.open === 'today' ? [...new Set([...others, today])] : others;
  return { start: null, end: null, days: days.sort((a, b) => a - b) };
}
