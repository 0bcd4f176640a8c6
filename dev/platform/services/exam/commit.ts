import { commitType, type CommitBody } from '#contract/platform/exam/user-paper.ts';
import { readTime } from '#contract/platform/read-time.ts';
import { questionById } from '../../content/banks.ts';
import type { ExamContent } from '../../content/exam-content.ts';
import { quirkOf } from '../../content/people.ts';
import { wireTime } from '../../server/clock.ts';
import type { Context } from '../../server/handle.ts';
import { Refusal, serverCodes } from '../../server/refusal.ts';
import type { Store } from '../../server/store.ts';
import { issueCertificate } from '../certificate/certificate-row.ts';
import { isUploaded } from './answer-file-row.ts';
import { examCodes } from './codes.ts';
import { lateBy } from './exam-rules.ts';
import { ownPaper } from './own-paper.ts';
import { markables } from './paper-content.ts';
import { noteSeal } from './paper-record.ts';
import { closePaper, isClosedByPlatform, isOverdue, reopen, sectionsOf, type Paper } from './paper-row.ts';

/** Who may commit by a call; the platform's own closing is no commit. */
const committers: readonly number[] = [commitType.learner, commitType.timeUp, commitType.staff];

/** The moment of sealing (epoch ms), when it can be one: after the paper was begun, not in the future. */
function sealedAt({ sealTime }: Pick<CommitBody, 'sealTime'>, paper: Paper, now: number): number | null {
  const at = readTime(sealTime);
  // Wire times carry whole seconds.
  return at !== null && at >= paper.joined_at - 1_000 && at <= now + 1_000 ? at : null;
}

/** A paper sealed in time is taken late where the exam allows it, even after the platform has closed it. */
function isTakenLate(paper: Paper, exam: ExamContent, sealed: number | null): boolean {
  return exam.late === 'taken' && sealed !== null && paper.deadline !== null && sealed <= paper.deadline + lateBy;
}

function refuseLate(paper: Paper, exam: ExamContent, sealed: number | null, now: number): void {
  if (!isClosedByPlatform(paper) && !isOverdue(paper, now)) return;
  if (isTakenLate(paper, exam, sealed)) return;
  throw new Refusal(examCodes.commitTooLate, '已超过交卷时间，不能再交卷');
}

function refuseForeign({ answerList }: CommitBody, paper: Paper): void {
  const known = new Set(markables(sectionsOf(paper)).map(({ id }) => id));
  const foreign = answerList.find(({ questionId }) => !known.has(questionId));
  if (foreign) throw new Refusal(serverCodes.badParameter, `试卷中没有题目 ${foreign.questionId}`);
}

/** The platform that knows the files of answers only by the names it gave them. */
function refuseHashes({ answerList }: CommitBody, store: Store, paper: Paper): void {
  const unknown = answerList
    .filter(({ questionId }) => questionById(questionId)?.upload)
    .flatMap(({ answer }) => answer)
    .find((name) => !isUploaded(store, paper.id, name));
  if (unknown !== undefined) throw new Refusal(serverCodes.badParameter, `没有收到文件 ${unknown}`);
}

/** Takes a whole paper, once; the learner's answers replace an empty closing by the platform (002 §7). */
export function commitPaper(input: CommitBody, context: Context) {
  const { paper, exam } = ownPaper(input, context);
  const { store, clock, account } = context;
  const now = clock.now();
  const sealed = sealedAt(input, paper, now);
  refuseLate(paper, exam, sealed, now);
  if (paper.submitted_at !== null && !isClosedByPlatform(paper)) {
    throw new Refusal(examCodes.alreadyCommitted, '试卷已提交，不能重复提交');
  }
  if (!committers.includes(input.commitType)) throw new Refusal(serverCodes.badParameter, '参数 commitType 超出范围');
  refuseForeign(input, paper);
  if (quirkOf(account.phone) === 'named-files') refuseHashes(input, store, paper);
  const answers = new Map(input.answerList.map(({ questionId, answer }) => [questionId, answer]));
  store.together(() => {
    reopen(store, paper);
    closePaper(store, paper, exam, { answers, type: input.commitType, at: now });
    if (sealed !== null) noteSeal(store, paper.id, sealed);
    issueCertificate(store, paper.id, exam);
  });
  return { userPaperId: paper.id, submitTime: wireTime(now) };
}
