import type { AttemptStart } from '#electron/exam/records/attempt-store.ts';
import { sampleQuestion, sampleStart } from '#electron/exam/testing/sample-attempt.ts';

export const learner = { accountId: 'learner-1', owner: '138****8000' };

/** A paper of twenty short answers. */
export function faultStart(): AttemptStart {
  const questions = Array.from({ length: 20 }, (_, index) =>
    sampleQuestion(`q${index + 1}`, 'short', { number: index + 1 }),
  );
  const start = sampleStart();
  return { ...start, paper: { ...start.paper, questions } };
}
