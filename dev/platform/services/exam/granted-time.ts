import * as z from 'zod/mini';
import { examById } from '../../content/exams.ts';
import { control } from '../../server/controls.ts';
import type { Store } from '../../server/store.ts';
import { deadlineOf } from './exam-rules.ts';
import { windowOf } from './standing.ts';

const openPaper = z.object({ id: z.string(), joined_at: z.number() });

/** Minutes that this paper got beside those of its exam. */
export function extraMinutes(store: Store, paperId: string): number {
  const row = z.object({ minutes: z.number() });
  return store.one(row, 'SELECT minutes FROM paper_extra WHERE paper_id = ?', paperId)?.minutes ?? 0;
}

/** Adds to the minutes that this paper got; less than 0 takes some back. Its deadline follows. */
export function addMinutes(
  store: Store,
  { id, exam_id: examId }: { id: string; exam_id: string },
  minutes: number,
): void {
  const total = extraMinutes(store, id) + minutes;
  store.run('INSERT OR REPLACE INTO paper_extra (paper_id, minutes) VALUES (?, ?)', id, total);
  renewDeadlines(store, examId);
}

/** Moves the end of an exam's window (epoch ms); the deadlines of its open papers follow. */
export function moveWindowTo(store: Store, examId: string, endAt: number): void {
  store.run('UPDATE exam_window SET end_at = ? WHERE exam_id = ?', endAt, examId);
  renewDeadlines(store, examId);
}

/** Recomputes the deadlines of an exam’s open papers from its window and what each of them was granted. */
function renewDeadlines(store: Store, examId: string): void {
  const exam = examById(examId);
  if (!exam) return;
  const window = windowOf(store, exam);
  const open = 'SELECT id, joined_at FROM paper WHERE exam_id = ? AND submitted_at IS NULL';
  for (const { id, joined_at: joinedAt } of store.all(openPaper, open, examId)) {
    const minutes = exam.minutes === null ? null : exam.minutes + extraMinutes(store, id);
    store.run('UPDATE paper SET deadline = ? WHERE id = ?', deadlineOf(joinedAt, minutes, window), id);
  }
}

const extraOrder = z.object({ userPaperId: z.string(), minutes: z.number() });
const windowOrder = z.object({ examId: z.string(), endAt: z.number() });

/** Gives one paper more time. For POST /__extra. */
export const grantExtra = control(extraOrder, ({ userPaperId, minutes }, { store }) => {
  store.run('INSERT OR REPLACE INTO paper_extra (paper_id, minutes) VALUES (?, ?)', userPaperId, minutes);
  const paper = store.one(z.object({ exam_id: z.string() }), 'SELECT exam_id FROM paper WHERE id = ?', userPaperId);
  if (paper) renewDeadlines(store, paper.exam_id);
});

/** Moves the end of an exam's window (epoch ms). For POST /__window. */
export const moveWindow = control(windowOrder, ({ examId, endAt }, { store }) => {
  moveWindowTo(store, examId, endAt);
});
