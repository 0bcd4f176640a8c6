import { vi } from 'vitest';
import type { Attempt, ExamRef, HandInState } from '#contract/ipc/exam.ts';
import type { AnswerValue, Question } from '#contract/ipc/paper.ts';
import { accountLogin } from '#contract/platform/account/account.ts';
import { userExamFindUserExams } from '#contract/platform/exam/exam.ts';
import { demoPassword } from '#dev/platform/content/people.ts';
import type { TestCore } from './core.ts';
import { takeEntrySteps } from './entry-steps.ts';
import { askAsPage, sendAsPage } from './page-calls.ts';
import { demoExam } from './platform.ts';

/** Signs a demo account in through the gateway, and waits until the client knows whose token it is. */
export async function signInto(core: TestCore, account: string): Promise<void> {
  await sendAsPage(core, accountLogin, { account, password: demoPassword });
  await vi.waitFor(async () => {
    const session = await core.desktop.session.current();
    if (!session.ok || session.value.name === null) throw new Error(`${account} is not signed in.`);
  }, 10_000);
}

/** An exam as it stands in the learner's list; the demo exam by default. */
export async function demoExamOf(core: TestCore, name = demoExam): Promise<ExamRef> {
  const { list } = await askAsPage(core, userExamFindUserExams, { pageNum: 1, pageSize: 50 });
  const found = list.find(({ examName }) => examName === name);
  if (!found) throw new Error(`The learner has no exam ${name}.`);
  return { examId: found.examId, businessId: found.bussinessId, sourceType: String(found.sourceType), name };
}

/** Begins an exam whose page is not the subject: its steps are taken, the paper is on disk. */
export async function beginAttempt(core: TestCore, exam: ExamRef): Promise<Attempt> {
  await takeEntrySteps(core, exam);
  const outcome = await core.desktop.exam.open(exam);
  if (!outcome.ok || !outcome.value.opened) throw new Error(`The exam did not open: ${JSON.stringify(outcome)}`);
  return outcome.value.attempt;
}

/** Begins it and leaves it, so that its page opens without a word about an interruption. */
export async function beginAndLeave(core: TestCore, exam: ExamRef): Promise<void> {
  const { attemptId } = await beginAttempt(core, exam);
  await core.desktop.exam.leave(attemptId);
}

/** Begins an exam, the demo exam by default, and answers its questions, from the first to the last or `most`. */
export async function sitDemoExam(core: TestCore, { name = demoExam, most = Infinity } = {}): Promise<Attempt> {
  const { attemptId, paper } = await beginAttempt(core, await demoExamOf(core, name));
  for (const [index, question] of paper.questions.slice(0, most).entries()) {
    const saved = await core.desktop.exam.answer(attemptId, question.id, answerTo(question, index));
    if (!saved.ok) throw new Error(saved.error.message);
  }
  const read = await core.desktop.exam.read(attemptId);
  if (!read.ok || !read.value) throw new Error('The attempt is not on disk.');
  return read.value;
}

function answerTo({ kind, options, blanks }: Question, index: number): AnswerValue {
  if (kind === 'blank')
    return { kind: 'blanks', texts: Array.from({ length: blanks }, (_, at) => `第${index}题${at}`) };
  if (kind === 'short' || kind === 'essay') return { kind: 'text', text: `第 ${index} 题：先断电，再验电。` };
  const keys = options.map(({ key }) => key);
  return { kind: 'choice', keys: kind === 'multiple' ? keys.slice(0, 2) : keys.slice(index % keys.length).slice(0, 1) };
}

/** How the hand-in of an attempt stands. */
export async function handInStateOf(core: TestCore, attemptId: string): Promise<HandInState> {
  const state = await core.desktop.exam.handInState(attemptId);
  if (!state.ok || !state.value) throw new Error('The paper is not handed in.');
  return state.value;
}

/** Resolves when the client knows that the platform has the paper. */
export async function untilDelivered(core: TestCore, attemptId: string, within = 60_000): Promise<void> {
  await vi.waitFor(
    async () => {
      const { phase, waitingFor, tries } = await handInStateOf(core, attemptId);
      if (phase !== 'delivered')
        throw new Error(`The paper is ${phase}, waiting for ${waitingFor}, tried ${tries} times.`);
    },
    { timeout: within, interval: 50 },
  );
}
