import type { ExamRef } from '../../../src/contract/ipc/exam.ts';
import { isOpenPaper } from '../../../src/contract/exam/paper-standing.ts';
import { endsSession } from '../../../src/contract/platform/codes.ts';
import { examFindUserPaperListById, examJoinExam } from '../../../src/contract/platform/exam/user-paper.ts';
import { dataOf, type PlatformClient } from '../../gateway/platform-client.ts';
import { countedAs, dataOrNotOpened, NotOpened } from './open-problem.ts';
import { readPatiently } from './read-patiently.ts';

/** A paper of this learner at the platform that is not handed in. */
export interface JoinedPaper {
  userPaperId: string;
  /** Epoch ms; null: the platform did not say. */
  joinedAt: number | null;
  /** True: joined just now, so that its join time is the platform's present. */
  fresh: boolean;
}

export function keyOf({ businessId, examId, sourceType }: ExamRef) {
  return { bussinessId: businessId, examId, type: sourceType };
}

/** What the list of papers says; `unread`: it could not be read, which must not keep anybody from an exam. */
export type Unfinished = JoinedPaper | 'none' | 'unread';

/** The unfinished paper that the platform has of this learner, the latest when there are several (002 §7). */
export async function findUnfinished(platform: PlatformClient, exam: ExamRef): Promise<Unfinished> {
  const query = { ...keyOf(exam), pageNum: 1, pageSize: 999 };
  const answer = await readPatiently(platform, examFindUserPaperListById, query);
  if (answer.kind === 'unreachable') throw new NotOpened('offline');
  if (answer.kind === 'answered' && endsSession(answer.code)) throw new NotOpened('session', answer.message);
  const papers = dataOf(examFindUserPaperListById, answer);
  if (papers === null) return 'unread';
  const open = papers.list
    .filter((paper) => paper.userPaperId !== '' && isOpenPaper(paper))
    .sort((a, b) => (b.joinTime ?? 0) - (a.joinTime ?? 0));
  const latest = open[0];
  return latest ? { userPaperId: latest.userPaperId, joinedAt: latest.joinTime, fresh: false } : 'none';
}

/**
 * Joins an exam: counts as an attempt, so never twice on a guess. After an unknown outcome the list of papers is read;
 * only when it shows none is the join sent a second and last time. `before`: what the list said; an exam is fresh only
 * when there was certainly no paper to be given back.
 */
export async function join(platform: PlatformClient, exam: ExamRef, before: 'none' | 'unread'): Promise<JoinedPaper> {
  for (let tries = 0; tries < 2; tries += 1) {
    const joined = await tryJoin(platform, exam);
    if (joined) return { ...joined, fresh: before === 'none' };
    const found = await findUnfinished(platform, exam).catch(countedAs('unknown'));
    if (found === 'unread') break;
    if (found !== 'none') return found;
  }
  throw new NotOpened('offline').as('unknown');
}

/** Null: it is unknown whether the platform counted it. */
async function tryJoin(platform: PlatformClient, exam: ExamRef): Promise<Omit<JoinedPaper, 'fresh'> | null> {
  const answer = await platform.call(examJoinExam, keyOf(exam));
  if (answer.kind === 'unknown') return null;
  const { userPaperId, joinTime } = dataOrNotOpened(examJoinExam, answer);
  return userPaperId === '' ? null : { userPaperId, joinedAt: joinTime };
}
