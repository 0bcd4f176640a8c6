import * as z from 'zod/mini';
import { courses } from '../../content/courses.ts';
import type { ExamContent } from '../../content/exam-content.ts';
import { examById } from '../../content/exams.ts';
import type { Store } from '../../server/store.ts';
import { buttonStatus, isLocked, windowState, type ExamWindow, type LockFacts } from './exam-rules.ts';
import { closeOverdue, papersOf, stateOf, type Paper } from './paper-row.ts';

const windowRow = z.object({ start_at: z.nullable(z.number()), end_at: z.nullable(z.number()), days: z.string() });

/** The window of an exam as it was set when the platform was started. */
export function windowOf(store: Store, exam: ExamContent): ExamWindow {
  const row = store.one(windowRow, 'SELECT * FROM exam_window WHERE exam_id = ?', exam.id);
  return {
    isLimitTime: exam.window.kind === 'fixed' ? 1 : exam.window.kind === 'monthly' ? 2 : 3,
    startAt: row?.start_at ?? null,
    endAt: row?.end_at ?? null,
    days: (row?.days ?? '').split(',').filter(Boolean).map(Number),
  };
}

/** Closed and open papers of a learner; what is overdue gets closed on the way. */
export function currentPapers(store: Store, accountId: string, exam: ExamContent, now: number): Paper[] {
  const papers = papersOf(store, accountId, exam.id);
  return closeOverdue(store, papers, exam, now) ? papersOf(store, accountId, exam.id) : papers;
}

const found = z.object({ n: z.number() });

function lockFacts(store: Store, accountId: string, exam: ExamContent, now: number): LockFacts {
  const { courseId, rate, examId, formId } = exam.lock ?? {};
  const count = (sql: string, ...values: string[]) => store.one(found, sql, ...values)?.n ?? 0;
  const progress = 'SELECT rate AS n FROM course_progress WHERE account_id = ? AND course_id = ?';
  const form = 'SELECT count(*) AS n FROM form_answer WHERE account_id = ? AND form_id = ?';
  const isPassed = (paper: Paper) => paper.passed === 1 && stateOf(paper, now) === 'marked';
  return {
    rate: rate ?? null,
    currentRate: courseId ? count(progress, accountId, courseId) : 0,
    examPassed: examId ? papersOf(store, accountId, examId).some(isPassed) : null,
    formDone: formId ? count(form, accountId, formId) > 0 : null,
  };
}

/** Everything about one exam and one learner, computed from the learner's papers, progress and forms. */
export function standingOf(store: Store, accountId: string, exam: ExamContent, now: number) {
  const papers = currentPapers(store, accountId, exam, now);
  const open = papers.find(({ submitted_at: at }) => at === null) ?? null;
  const closed = papers.filter(({ submitted_at: at }) => at !== null);
  const marked = closed.filter((paper) => stateOf(paper, now) === 'marked');
  const window = windowOf(store, exam);
  const state = windowState(window, now);
  const facts = lockFacts(store, accountId, exam, now);
  const passed = marked.some((paper) => paper.passed === 1);
  return {
    papers,
    open,
    window,
    state,
    facts,
    passed,
    locked: isLocked(facts),
    lastScore: marked.at(-1)?.score ?? null,
    attemptsLeft: exam.attempts === null ? null : Math.max(0, exam.attempts - papers.length),
    button: buttonStatus({
      handedIn: closed.length,
      allowed: exam.attempts,
      passed,
      ended: state === 'ended',
      open: open !== null,
    }),
  };
}

/** What a locked exam waits for, by name: the course, else the exam. */
export function lockSourceName({ lock }: ExamContent): string {
  const course = courses.find(({ id }) => id === lock?.courseId);
  return course?.name ?? (lock?.examId ? (examById(lock.examId)?.name ?? '') : '');
}

/** The sentence of a locked exam [exam-lock-messages]. */
export function lockSentence(facts: LockFacts): string {
  const wants = [
    ...(facts.rate !== null && facts.currentRate < facts.rate ? [`学习进度达到 ${facts.rate}%`] : []),
    ...(facts.examPassed === false ? ['前置考试合格'] : []),
    ...(facts.formDone === false ? ['提交表单'] : []),
  ];
  return `${wants.join('、')}后才能参加本考试`;
}
