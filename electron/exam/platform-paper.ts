import * as z from 'zod/mini';
import { mainCalls } from '../contract/calls.ts';
import type { ExamRef } from '../contract/exam.ts';
import type { PlatformClient } from '../gateway/platform-client.ts';
import { dataOrNotOpened, NotOpened, openProblemOf } from './open-problem.ts';
import { list, number, object, text, time } from './wire.ts';

/** A paper of this learner at the platform that is not handed in. */
export interface JoinedPaper {
  userPaperId: string;
  /** Epoch ms; null: the platform did not say. */
  joinedAt: number | null;
}

const inProgress = 0;
const paperRow = z.object({ userPaperId: text, status: number, joinTime: time });
const paperList = object({ list: list(paperRow) });
const joinAnswer = object({ userPaperId: text, joinTime: time });

function query({ businessId, examId, sourceType }: ExamRef) {
  return { bussinessId: businessId, examId, type: sourceType };
}

/** The unfinished paper that the platform has of this learner, the latest when there are several (002 §7). */
export async function findUnfinished(platform: PlatformClient, exam: ExamRef): Promise<JoinedPaper | null> {
  const answer = await platform.call(mainCalls.examFindUserPaperListById, {
    query: { ...query(exam), pageNum: 1, pageSize: 999 },
  });
  const papers = z
    .parse(paperList, dataOrNotOpened(answer))
    .list.filter(({ userPaperId, status }) => userPaperId !== '' && status === inProgress)
    .sort((a, b) => (b.joinTime ?? 0) - (a.joinTime ?? 0));
  const latest = papers[0];
  return latest ? { userPaperId: latest.userPaperId, joinedAt: latest.joinTime } : null;
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
  const answer = await platform.call(mainCalls.examJoinExam, { query: query(exam) });
  if (answer.kind === 'unreachable') throw new NotOpened('offline');
  if (answer.kind === 'unknown') return null;
  if (answer.code !== 0) throw new NotOpened(openProblemOf(answer.code, answer.message), answer.message);
  const { userPaperId, joinTime } = z.parse(joinAnswer, answer.data);
  return userPaperId === '' ? null : { userPaperId, joinedAt: joinTime };
}
