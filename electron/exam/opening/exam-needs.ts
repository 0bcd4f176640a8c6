import { examNeeds, type ExamNeeds } from '../../../src/contract/exam/exam-needs.ts';
import type { ExamRef } from '../../../src/contract/ipc/exam.ts';
import { findBasicExamById } from '../../../src/contract/platform/exam/exam.ts';
import type { PlatformClient } from '../../gateway/platform-client.ts';
import { dataOrNotOpened } from './open-problem.ts';
import { keyOf } from './platform-paper.ts';
import { readPatiently } from './read-patiently.ts';

/** What the exam asks of a learner, read from the platform and not from the page. */
export async function readNeeds(platform: PlatformClient, exam: ExamRef, faceRule: boolean): Promise<ExamNeeds> {
  const answer = await readPatiently(platform, findBasicExamById, keyOf(exam));
  return examNeeds(dataOrNotOpened(findBasicExamById, answer), faceRule);
}
