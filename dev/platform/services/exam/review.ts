import type { BankQuestion } from '../../content/bank.ts';
import type { ExamContent } from '../../content/exam-content.ts';
import { explanationOf } from '../../content/explanations.ts';
import { Refusal } from '../../server/refusal.ts';
import type { Store } from '../../server/store.ts';
import { filesOf } from './answer-file-row.ts';
import { examCodes } from './codes.ts';
import { windowState, type ExamWindow } from './exam-rules.ts';
import { markAnswer } from './marking.ts';
import { wireSections } from './paper-content.ts';
import { publishedAnswer } from './paper-report.ts';
import { answersOf, sectionsOf, stateOf, type Paper } from './paper-row.ts';

type Reviewable = Pick<ExamContent, 'review'>;

/** Why a closed paper may not be reviewed now; null: it may. Nothing is published before the marking is done. */
export function reviewRefusal(paper: Paper, { review }: Reviewable, window: ExamWindow, now: number): Refusal | null {
  if (stateOf(paper, now) !== 'marked')
    return new Refusal(examCodes.paperNotMarked, '试卷正在阅卷，成绩公布后方可查看');
  if (review === 'never') return new Refusal(examCodes.reviewNever, '本场考试不公布试卷和答案');
  if (review === 'ended' && windowState(window, now) !== 'ended')
    return new Refusal(examCodes.reviewNotYet, '考试结束后方可查看试卷');
  return null;
}

/** 1 when the marked paper may be reviewed now, else 0, as lists and records of papers tell it. */
export function canReview(paper: Paper, exam: Reviewable, window: ExamWindow, now: number): 0 | 1 {
  return paper.submitted_at !== null && reviewRefusal(paper, exam, window, now) === null ? 1 : 0;
}

/** The sections of a marked paper: questions with the answers, points, right answers and explanations. */
export function reviewedSections(store: Store, paper: Paper) {
  const answers = answersOf(paper);
  return wireSections(sectionsOf(paper), (question, score) => {
    const { id, type, key } = question;
    const answer = answers.get(id) ?? [];
    return {
      userAnswer: [...answer],
      userScore: markAnswer({ id, type, key, score }, answer),
      ...(key.length > 0 ? { rightAnswer: publishedAnswer(type, key) } : {}),
      ...(type === 10 ? { fileList: filesOf(store, paper.id, id) } : {}),
      analysis: explanationOf(id),
      comment: commentOn(question, answer, score),
    };
  });
}

/** What a marker writes beside a text that has some of the points, but not all. */
function commentOn({ id, type, key }: BankQuestion, answer: readonly string[], score: number): string {
  if (type !== 5 && type !== 6) return '';
  const got = markAnswer({ id, type, key, score }, answer);
  return got > 0 && got < score ? '思路正确，还有要点没有写到，请对照参考答案补全。' : '';
}
