import type { ExamRef } from '../../../src/contract/ipc/exam.ts';
import type { Endpoint, Input } from '../../../src/contract/platform/endpoint.ts';
import { findBasicExamById, type BasicExam } from '../../../src/contract/platform/exam/exam.ts';
import { findUserPaperSurface, type PaperSurface } from '../../../src/contract/platform/exam/user-paper.ts';
import { dataOf, isAbsent, type PlatformAnswer } from '../../gateway/platform-client.ts';
import { keyOf } from './platform-paper.ts';

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
    endTime: exam.endTime,
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
