import type { Attempt, ExamRef, HandInState, OpenOutcome } from '#contract/ipc/exam.ts';
import type { AnswerValue, Question } from '#contract/ipc/paper.ts';
import { accountLogin, findBranchList } from '#contract/platform/account/account.ts';
import { isSuccess } from '#contract/platform/codes.ts';
import { parseEnvelope } from '#contract/platform/envelope.ts';
import { userExamFindUserExams } from '#contract/platform/exam/exam.ts';
import { examFindUserPaperListById, userPaperFindUserPaperInfo } from '#contract/platform/exam/user-paper.ts';
import { encodeAnswer } from '#rules/exam/answer-encoding.ts';
import type { TestCore } from '../support/core.ts';
import { askAsPage, sendAsPage } from '../support/page-calls.ts';
import type { Dice } from './dice.ts';
import type { TrueQuestion } from './stranger/questions.ts';

/** An answer that the client called saved. */
export interface Acknowledged {
  /** As the client sends it. */
  sent: readonly string[];
  /** As the platform means it; null: the question was shown as something else. */
  meant: readonly string[] | null;
}

export type Answered = ReadonlyMap<string, Acknowledged>;

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

const password = 'Stranger2026';

/** Signs in as the page does. The sentence that it shows when that fails; null: signed in, and known. */
export async function signIn({ fetch, desktop }: TestCore): Promise<string | null> {
  const answer = await sendAsPage({ fetch }, accountLogin, { account: 'zhouming', password });
  const text = await answer.text();
  const envelope = parseEnvelope(text);
  if (!envelope || !isSuccess(envelope.code)) return envelope?.message || `status ${answer.status}`;
  for (let waited = 0; waited < 120_000; waited += 2_000) {
    const session = await desktop.session.current();
    if (session.ok && session.value.accountId !== null) return chooseBranch({ fetch, desktop });
    await pause(2_000);
  }
  return '';
}

/** Goes to the first branch of the list, as far as it can be read. */
export async function chooseBranch({ fetch, desktop }: Pick<TestCore, 'fetch' | 'desktop'>): Promise<null> {
  const list = await patiently(() => askAsPage({ fetch }, findBranchList, {}), 2).catch(() => []);
  const [first] = list;
  if (!first) return null;
  await desktop.session.chooseBranch({
    code: first.ucode || first.code || first.id,
    name: first.name,
    actor: first.actor || null,
    organ: first.organ || null,
  });
  return null;
}

/** The one exam of the list; null: the list shows none. Rejects when it could not be read. */
export async function examOf({ fetch }: TestCore): Promise<ExamRef | null> {
  const read = () => askAsPage({ fetch }, userExamFindUserExams, { pageNum: 1, pageSize: 10 });
  const { list } = await patiently(read, 5);
  const [first] = list;
  if (!first) return null;
  return {
    examId: first.examId,
    businessId: first.bussinessId,
    sourceType: String(first.sourceType),
    name: first.examName,
  };
}

/** A learner looks again. */
async function patiently<Value>(read: () => Promise<Value>, times: number): Promise<Value> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await read();
    } catch (error) {
      if (tries === times) throw error;
      await pause(20_000);
    }
  }
}

/** The steps before an exam, and the paper. Rejects when the client itself fails. */
export async function open({ desktop }: TestCore, exam: ExamRef): Promise<OpenOutcome> {
  const session = await desktop.session.current();
  const accountId = session.ok ? session.value.accountId : null;
  if (accountId !== null) await desktop.settings.change({ captureConsent: { [accountId]: Date.now() } });
  await desktop.exam.prepared(exam, 'read');
  await desktop.exam.prepared(exam, 'devices');
  const outcome = await desktop.exam.open(exam);
  if (!outcome.ok) throw new Error(`opening failed: ${outcome.error.code}`);
  return outcome.value;
}

/** Answers some of these questions, each in a way that the platform's own keys are known of. */
export async function answerSome(
  { desktop }: TestCore,
  { attemptId }: Attempt,
  { questions, truths, dice }: { questions: readonly Question[]; truths: readonly TrueQuestion[]; dice: Dice },
): Promise<Answered> {
  const acknowledged = new Map<string, Acknowledged>();
  for (const question of questions) {
    await pause(dice.between(2, 40) * 1000);
    const truth = truths.find(({ title }) => title === question.html);
    const { value, meant } = chosen(question, truth, dice);
    const saved = await desktop.exam.answer(attemptId, question.id, value);
    if (saved.ok) acknowledged.set(question.id, { sent: encodeAnswer(question, value), meant });
  }
  return acknowledged;
}

function chosen(
  question: Question,
  truth: TrueQuestion | undefined,
  dice: Dice,
): { value: AnswerValue; meant: readonly string[] | null } {
  const { kind, options, blanks } = question;
  const right = truth?.kind === kind;
  if (kind === 'blank') {
    const texts = Array.from({ length: blanks }, (_, at) => `${at + 1}-${dice.between(10, 99)}`);
    return { value: { kind: 'blanks', texts }, meant: right ? texts : null };
  }
  if (options.length === 0) {
    const text = `先断电，再施救。${dice.between(100, 999)}`;
    return { value: { kind: 'text', text }, meant: right ? [text] : null };
  }
  const picked = dice.between(0, options.length - 1);
  const wanted = options.filter((_, at) => at === picked || (kind === 'multiple' && at === 0));
  const own = wanted.map(({ html }) => truth?.options.find(({ content }) => content === html)?.key ?? null);
  const known = own.every((key) => key !== null);
  return {
    value: { kind: 'choice', keys: wanted.map(({ key }) => key) },
    meant: right && known ? own.filter((key) => key !== null) : null,
  };
}

/** Null: the paper is not sealed. */
export async function handInState({ desktop }: TestCore, attemptId: string): Promise<HandInState | null> {
  const state = await desktop.exam.handInState(attemptId);
  return state.ok ? state.value : null;
}

/** What the platform's own screens tell of the result; null: nothing could be read. */
export async function readResult(
  { fetch }: TestCore,
  { exam, userPaperId }: Attempt,
): Promise<{ score: number | null } | null> {
  const key = { userPaperId, examId: exam.examId };
  try {
    const info = await patiently(() => askAsPage({ fetch }, userPaperFindUserPaperInfo, key), 2);
    if (info.score !== null) return info;
  } catch {
    // The list of papers may tell.
  }
  const query = { bussinessId: exam.businessId, examId: exam.examId, type: exam.sourceType, pageNum: 1, pageSize: 999 };
  try {
    const { list } = await patiently(() => askAsPage({ fetch }, examFindUserPaperListById, query), 2);
    return list.find((one) => one.userPaperId === userPaperId) ?? null;
  } catch {
    return null;
  }
}
