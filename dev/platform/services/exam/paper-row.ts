import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { commitType } from '#contract/platform/exam/user-paper.ts';
import type { ExamContent } from '../../content/exam-content.ts';
import { minute } from '../../server/clock.ts';
import type { Store } from '../../server/store.ts';
import { deadlineOf, lateBy, type ExamWindow } from './exam-rules.ts';
import { markPaper } from './marking.ts';
import { drawPaper, markables, type PaperSection } from './paper-content.ts';

const paperRow = z.object({
  id: z.string(),
  account_id: z.string(),
  exam_id: z.string(),
  joined_at: z.number(),
  deadline: z.nullable(z.number()),
  questions: z.string(),
  submitted_at: z.nullable(z.number()),
  commit_type: z.nullable(z.number()),
  score: z.nullable(z.number()),
  passed: z.nullable(z.number()),
  marked_at: z.nullable(z.number()),
  answers: z.nullable(z.string()),
  switches: z.number(),
});
export type Paper = z.output<typeof paperRow>;

const storedAnswers = z.array(z.tuple([z.string(), z.array(z.string())]));

export const storedSections = z.array(
  z.object({ name: z.string(), questions: z.array(z.object({ id: z.string(), score: z.number() })) }),
);

export function sectionsOf(paper: Paper): PaperSection[] {
  return z.parse(storedSections, JSON.parse(paper.questions));
}

export function paperById(store: Store, id: string, accountId: string): Paper | undefined {
  return store.one(paperRow, 'SELECT * FROM paper WHERE id = ? AND account_id = ?', id, accountId);
}

/** The learner's papers of an exam, oldest first. */
export function papersOf(store: Store, accountId: string, examId: string): Paper[] {
  return store.all(
    paperRow,
    'SELECT * FROM paper WHERE account_id = ? AND exam_id = ? ORDER BY joined_at, rowid',
    accountId,
    examId,
  );
}

/** The answers that were handed in, by question. */
export function answersOf({ answers }: Paper): ReadonlyMap<string, readonly string[]> {
  return new Map(z.parse(storedAnswers, JSON.parse(answers ?? '[]')));
}

export type PaperState = 'open' | 'handed-in' | 'marked';

/** Texts take their time to be marked; the score is shown from then on only. */
export function stateOf(paper: Paper, now: number): PaperState {
  if (paper.submitted_at === null) return 'open';
  return paper.marked_at !== null && paper.marked_at <= now ? 'marked' : 'handed-in';
}

/** Takes an attempt: draws the questions once, their order then stays. */
export function createPaper(store: Store, accountId: string, exam: ExamContent, window: ExamWindow, now: number) {
  const id = `p-${randomUUID()}`;
  store.run(
    'INSERT INTO paper (id, account_id, exam_id, joined_at, deadline, questions) VALUES (?, ?, ?, ?, ?, ?)',
    id,
    accountId,
    exam.id,
    now,
    deadlineOf(now, exam.minutes, window),
    JSON.stringify(drawPaper(exam, id)),
  );
  return { id, joinedAt: now };
}

/** Marks and closes a paper. Returns nothing: what came of it is read from the paper's row. */
export function closePaper(
  store: Store,
  paper: Paper,
  exam: ExamContent,
  handIn: { answers: ReadonlyMap<string, readonly string[]>; type: number; at: number },
): void {
  const questions = markables(sectionsOf(paper));
  const total = questions.reduce((sum, { score }) => sum + score, 0);
  const score = markPaper(questions, handIn.answers);
  store.run(
    `UPDATE paper SET submitted_at = ?, commit_type = ?, answers = ?, score = ?, passed = ?, marked_at = ?
     WHERE id = ? AND submitted_at IS NULL`,
    handIn.at,
    handIn.type,
    JSON.stringify([...handIn.answers]),
    score,
    Number(score >= total * exam.passShare),
    handIn.at + exam.markingMinutes * minute,
    paper.id,
  );
}

/** True when the time of an open paper is over, whether it has been closed yet or not. */
export function isOverdue(paper: Paper, now: number): boolean {
  return paper.submitted_at === null && paper.deadline !== null && now > paper.deadline + lateBy;
}

/** True for a paper that nobody handed in: the platform closed it without answers. */
export function isClosedByPlatform(paper: Paper): boolean {
  return paper.commit_type === commitType.platform;
}

/** Closes what nobody handed in: it counts as an attempt without answers. */
export function closeOverdue(store: Store, papers: readonly Paper[], exam: ExamContent, now: number): boolean {
  const overdue = papers.filter((paper) => isOverdue(paper, now));
  for (const paper of overdue) {
    const at = (paper.deadline ?? now) + lateBy;
    closePaper(store, paper, exam, { answers: new Map(), type: commitType.platform, at });
  }
  return overdue.length > 0;
}

/** Opens a paper again that the platform closed by itself, so that what was sealed in time can be taken. */
export function reopen(store: Store, paper: Paper): void {
  store.run('UPDATE paper SET submitted_at = NULL WHERE id = ? AND commit_type = ?', paper.id, commitType.platform);
}
