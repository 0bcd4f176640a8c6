import { describe, expect, it } from 'vitest';
import { branchStep, learnerSteps, signInStep } from '#electron/tools/platform-check/learner-steps.ts';
import { visitorSteps } from '#electron/tools/platform-check/visitor-steps.ts';
import { declaredCalls } from '../house/declared-calls.ts';

/** Reading calls that the check does not make, each with its reason. */
const unasked: Readonly<Record<string, string>> = {
  isAdmin: 'nobody knows what its answer means: nothing of the client asks for it',
  measureUpload: 'it reads nothing; the readiness check makes it',
  creditPersonJzFindByNameAndIdCard: 'it asks for a person, whom the check does not know',
  nursingAssistantExamResultFindByCondition: 'it asks for a person, whom the check does not know',
  taskDetailWithoutLogin: 'no call lists the tasks that are open to visitors',
  findClassExamInfo: 'no call lists the exams of a class',
  classExamUserFindQuestion: 'no call lists the exams of a class',
  classExamUserFindExamScore: 'no call lists the exams of a class',
  userPracticeFindUserPaperInfo: 'no call lists the runs of a practice, and to begin one changes something',
  findAnswerCopies: 'no document has it; a platform that does says so by its path',
  phoneCameraFind: 'no document has it; a tenant that offers phones says so',
  phoneCameraFrame: 'no document has it; a tenant that offers phones says so',
  userPracticeFindWrongQuestions: 'no document has it; a platform that does says so by its path',
};

const walk = [...visitorSteps, ...learnerSteps].map(({ call }) => call);

describe('the walk of the platform check', () => {
  it('makes every declared call that changes nothing, or says why not', async () => {
    const reads = (await declaredCalls()).filter(({ effect }) => !effect).map(({ id }) => id);
    const known = [...walk.map(({ id }) => id), ...Object.keys(unasked)];
    expect(known.toSorted()).toEqual(reads.toSorted());
  });

  it('changes nothing but the session', () => {
    expect(walk.filter(({ effect }) => effect)).toEqual([]);
    expect([signInStep, branchStep].map(({ call }) => call.id)).toEqual(['accountLogin', 'accountSwitchBranch']);
  });

  it('asks a visitor’s calls before the sign-in', () => {
    expect(visitorSteps.filter(({ call }) => !call.open).map(({ call }) => call.id)).toEqual([]);
  });
});
