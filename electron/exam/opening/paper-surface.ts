import * as z from 'zod/mini';
import type { ExamRef } from '#contract/ipc/exam.ts';
import type { Endpoint, Input } from '#contract/platform/endpoint.ts';
import { findBasicExamById, type BasicExam } from '#contract/platform/exam/exam.ts';
import { findUserPaperSurface, type PaperSurface } from '#contract/platform/exam/user-paper.ts';
import { text } from '#contract/platform/fields.ts';
import { isFields } from '#contract/platform/profile/translate-answer.ts';
import { knownTime } from '#contract/platform/read-time.ts';
import { dataOf, isAbsent, type PlatformAnswer } from '#electron/platform/gateway/platform-client.ts';
import { keyOf } from './platform-paper.ts';

interface Asked {
  userPaperId: string;
  examId: string;
}

/**
 * True for an answer that names another paper or, where it names none, another exam: a cache's, or one that was crossed
 * with somebody else's. By the names of the request only: what else looks like an id may be any id.
 */
export function isOfAnotherPaper(answer: PlatformAnswer, asked: Asked): boolean {
  return otherExam(answer, asked) !== null || namesAnotherPaper(answer, asked);
}

export function namesAnotherPaper(answer: PlatformAnswer, { userPaperId }: Asked): boolean {
  const told = idsOf(answer).userPaperId;
  return told !== '' && told !== userPaperId;
}

/** The exam that an answer names which names no paper, where it is another one than was asked for; null: none. */
export function otherExam(answer: PlatformAnswer, { examId }: Asked): string | null {
  const told = idsOf(answer);
  return told.userPaperId === '' && told.examId !== '' && told.examId !== examId ? told.examId : null;
}

/**
 * How far the two answers that make a paper are of the exam that was asked for. An exam may have another id on the platform's
 * papers: two answers that agree on it are of one paper. `doubtful`: one alone names another, and nothing says that it is wrong.
 */
export function examOf(answers: readonly PlatformAnswer[], asked: Asked): 'asked' | 'doubtful' | 'another' {
  const others = answers.map((answer) => otherExam(answer, asked));
  const named = new Set(others.filter((other) => other !== null));
  if (named.size === 0 || (named.size === 1 && !others.includes(null))) return 'asked';
  const isSilent = (answer: PlatformAnswer) => idsOf(answer).userPaperId === '' && idsOf(answer).examId === '';
  const contradicts = answers.some((answer, index) => others[index] === null && !isSilent(answer));
  return named.size === 1 && !contradicts ? 'doubtful' : 'another';
}

const namedIds = z.object({ userPaperId: text, examId: text });

function idsOf(answer: PlatformAnswer): Asked {
  if (answer.kind !== 'answered' || !isFields(answer.data)) return { userPaperId: '', examId: '' };
  return z.parse(namedIds, answer.data);
}

export type ReadCall = <E extends Endpoint>(call: E, input: Input<E>) => Promise<PlatformAnswer>;

/** The head of a paper; where the platform has none, what it says of the exam. */
export async function readSurface(read: ReadCall, exam: ExamRef, userPaperId: string): Promise<PlatformAnswer> {
  const answer = await read(findUserPaperSurface, { userPaperId, examId: exam.examId });
  if (!isAbsent(answer)) return answer;
  const basic = await read(findBasicExamById, keyOf(exam));
  const data = dataOf(findBasicExamById, basic);
  return data === null || basic.kind !== 'answered' ? basic : { ...basic, data: surfaceOf(data, userPaperId) };
}

/** 0 is what a field that is missing reads as. */
function surfaceOf(exam: BasicExam, userPaperId: string): PaperSurface {
  return {
    userPaperId,
    examId: exam.examId,
    bussinessId: exam.bussinessId,
    examName: exam.examName,
    totalScore: exam.totalScore || null,
    passScore: exam.passScore || null,
    questionCount: exam.questionCount || null,
    duration: exam.duration || null,
    joinTime: null,
    endTime: knownTime(exam.endTime),
    cameraCount: exam.cameraCount,
    cameraRequired: exam.cameraRequired,
    captureInterval: null,
    switchLimit: exam.switchLimit,
    switchConsequence: exam.switchConsequence,
    userName: '',
    seatNo: '',
    examPlanRoomId: '',
  };
}
