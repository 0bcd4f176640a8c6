import type { ExamRef } from '../../../src/contract/ipc/exam.ts';
import {
  examFindUserPaperListById,
  examJoinExam,
  paperStatus,
} from '../../../src/contract/platform/exam/user-paper.ts';
import type { PlatformClient } from '../../gateway/platform-client.ts';
import { dataOrNotOpened, NotOpened } from './open-problem.ts';

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

/** The unfinished paper that the platform has of this learner, the latest when there are several (002 §7). */
export async function findUnfinished(platform: PlatformClient, exam: ExamRef): Promise<JoinedPaper | null> {
  const query = { ...keyOf(exam), pageNum: 1, pageSize: 999 };
  const answer = await platform.call(examFindUserPaperListById, query);
  const papers = dataOrNotOpened(examFindUserPaperListById, answer)
    .list.filter(({ userPaperId, status }) => userPaperId !== '' && status === paperStatus.inProgress)
    .sort((a, b) => (b.joinTime ?? 0) - (a.joinTime ?? 0));
  const latest = papers[0];
  return latest ? { userPaperId: latest.userPaperId, joinedAt: latest.joinTime, fresh: false } : null;
}

/**
 * Joins an exam: counts as an attempt, so never twice on a guess. After an unknown outcome the list of papers is read;
 * only when it shows none is the join sent a second and last time.
 */
export async function join(platform: PlatformClient, exam: ExamRef): Promise<JoinedPaper> {
  for (let tries = 0; tries < 2; tries += 1) {
    const joined = (await tryJoin(platform, exam)) ?? (await findUnfinished(platform, exam));
    if (joined) return joined;
  }
  throw new NotOpened('offline');
}

/** Null: nobody knows whether the platform counted it. */
async function tryJoin(platform: PlatformClient, exam: ExamRef): Promise<JoinedPaper | null> {
  const answer = await platform.call(examJoinExam, keyOf(exam));
  if (answer.kind === 'unknown') return null;
  const { userPaperId, joinTime } = dataOrNotOpened(examJoinExam, answer);
  return userPaperId === '' ? null : { userPaperId, joinedAt: joinTime, fresh: true };
}
