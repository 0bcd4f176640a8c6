import { encodeAnswer } from '../../src/contract/exam/answer-encoding.ts';
import type { PracticePaper, PracticeRun, PracticeState, SyncState } from '../../src/contract/ipc/practice.ts';
import { paperStatus } from '../../src/contract/platform/exam/user-paper.ts';
import {
  userPracticeCommitAllPaper,
  userPracticeCommitPaper,
  userPracticeFindUserPaperInfo,
  userPracticeJoinExam,
  userPracticeQuestionMark,
} from '../../src/contract/platform/practice/user-practice.ts';
import { isSuccess, needsSignIn, otherCode } from '../../src/contract/platform/codes.ts';
import type { Solution } from '../../src/contract/practice/marking.ts';
import { modelOf } from '../../src/contract/practice/modes.ts';
import { dataOf, isAbsent, type PlatformAnswer, type PlatformClient } from '../gateway/platform-client.ts';
import { isOpen, withChangedRun, withVerdict } from './state-rules.ts';

export interface DeliveryOptions {
  platform: PlatformClient;
  practice: PracticePaper;
  read: () => Promise<PracticeState>;
  /** Resolves when the change is on disk. */
  change: (change: (state: PracticeState) => PracticeState) => Promise<PracticeState>;
  now: () => number;
}

/** False: the outcome is unknown, or nobody was reached; the delivery goes on later. */
type Went = boolean;

/** Sends what the platform does not have of one practice: marks, answers and ends of runs, each once. */
export async function deliver(options: DeliveryOptions): Promise<Went> {
  if (!(await sendMarks(options))) return false;
  const { earlier, run } = await options.read();
  for (const { runId } of run ? [...earlier, run] : earlier) {
    if (!(await sendRun(options, runId))) return false;
  }
  return true;
}

/** A mark has one of two states: sending it twice changes nothing. */
async function sendMarks({ platform, practice, read, change }: DeliveryOptions): Promise<Went> {
  const { ref, sourceType } = practice;
  const { marks } = await read();
  for (const [questionId, { marked, synced }] of Object.entries(marks)) {
    if (synced) continue;
    const input = { ...ref, businessType: sourceType, mark: Number(marked), questionId };
    if (verdictOf(await platform.call(userPracticeQuestionMark, input)) === 'later') return false;
    await change((state) => {
      const mark = state.marks[questionId];
      // Changed meanwhile: sent again with its new state.
      if (mark?.marked !== marked) return state;
      return { ...state, marks: { ...state.marks, [questionId]: { marked, synced: true } } };
    });
  }
  return true;
}

async function runOf({ read }: DeliveryOptions, runId: string): Promise<PracticeRun | null> {
  const { run, earlier } = await read();
  return (run ? [...earlier, run] : earlier).find((one) => one.runId === runId) ?? null;
}

async function sendRun(options: DeliveryOptions, runId: string): Promise<Went> {
  const begun = await runOf(options, runId);
  if (!begun || !hasOpenWork(begun)) return true;
  const userPaperId = begun.userPaperId ?? (await join(options, begun));
  if (userPaperId === null) return false;
  if (!(await compare(options, runId, userPaperId))) return false;
  const compared = await runOf(options, runId);
  for (const [questionId, answer] of Object.entries(compared?.answers ?? {})) {
    if (!answer.final || answer.sync !== 'waiting') continue;
    if (!(await sendAnswer(options, runId, userPaperId, questionId))) return false;
  }
  return sendEnd(options, runId, userPaperId);
}

function hasOpenWork(run: PracticeRun): boolean {
  const answers = Object.values(run.answers).some((answer) => answer.final && isOpen(answer));
  return answers || (run.endedAt !== null && isOpen({ sync: run.endSync }));
}

/** The platform gives back the run of this mode that is open, so that a join with an unknown outcome is safe to repeat. */
async function join({ platform, practice, change }: DeliveryOptions, run: PracticeRun): Promise<string | null> {
  const input = { ...practice.ref, model: modelOf(run.mode) };
  const joined = dataOf(userPracticeJoinExam, await platform.call(userPracticeJoinExam, input));
  if (!joined || joined.userPaperId === '') return null;
  await change((state) => withChangedRun(state, run.runId, (one) => ({ ...one, userPaperId: joined.userPaperId })));
  return joined.userPaperId;
}

/** After an unknown outcome the platform's record decides what is sent again. */
async function compare(options: DeliveryOptions, runId: string, userPaperId: string): Promise<Went> {
  const run = await runOf(options, runId);
  const doubtful = Object.entries(run?.answers ?? {}).filter(([, { sync }]) => sync === 'sending');
  if (!run || (doubtful.length === 0 && run.endSync !== 'sending')) return true;
  const { platform, practice, change, now } = options;
  const call = userPracticeFindUserPaperInfo;
  const info = dataOf(call, await platform.call(call, { userPaperId, practiceId: practice.ref.practiceId }));
  if (!info) return false;
  for (const [questionId, { value, right }] of doubtful) {
    const question = practice.paper.questions.find(({ id }) => id === questionId);
    const sent = JSON.stringify(question ? encodeAnswer(question, value) : []);
    const held = info.answerList.find((one) => one.questionId === questionId);
    const arrived = held !== undefined && JSON.stringify(held.answer) === sent;
    const verdict = { sync: arrived ? 'done' : 'waiting', right: held?.right ?? right, at: now() } as const;
    await change((state) => withVerdict(state, runId, questionId, verdict));
  }
  if (run.endSync === 'sending') {
    const ended = info.status !== null && info.status !== paperStatus.inProgress;
    await change((state) => withEndSync(state, runId, ended ? 'done' : 'waiting'));
  }
  return true;
}

async function sendAnswer(
  options: DeliveryOptions,
  runId: string,
  userPaperId: string,
  questionId: string,
): Promise<Went> {
  const { platform, practice, change, now } = options;
  const answer = (await runOf(options, runId))?.answers[questionId];
  const question = practice.paper.questions.find(({ id }) => id === questionId);
  if (!answer || !question) return true;
  const settle = (sync: SyncState, right: boolean | null, solution: Solution | null = null) =>
    change((state) => withVerdict(state, runId, questionId, { sync, right, solution, at: now() }));
  // On disk before it is sent: after a crash nobody knows whether it arrived.
  await settle('sending', null);
  const body = { userPaperId, practiceId: practice.ref.practiceId, questionId };
  const sent = await platform.call(userPracticeCommitPaper, { ...body, answer: encodeAnswer(question, answer.value) });
  const verdict = verdictOf(sent);
  if (verdict === 'later') {
    if (didNotArrive(sent)) await settle('waiting', null);
    return false;
  }
  const told = dataOf(userPracticeCommitPaper, sent);
  const solution = told && told.rightAnswer.length > 0 ? told : null;
  await settle(
    verdict,
    told?.right ?? null,
    solution && { rightAnswer: solution.rightAnswer, analysis: solution.analysis },
  );
  return true;
}

async function sendEnd(options: DeliveryOptions, runId: string, userPaperId: string): Promise<Went> {
  const { platform, practice, change } = options;
  const run = await runOf(options, runId);
  if (!run || run.endedAt === null || !isOpen({ sync: run.endSync })) return true;
  await change((state) => withEndSync(state, runId, 'sending'));
  const body = { userPaperId, practiceId: practice.ref.practiceId };
  const sent = await platform.call(userPracticeCommitAllPaper, body);
  const verdict = verdictOf(sent);
  if (verdict === 'later') {
    if (didNotArrive(sent)) await change((state) => withEndSync(state, runId, 'waiting'));
    return false;
  }
  await change((state) => withEndSync(state, runId, verdict));
  return true;
}

function withEndSync(state: PracticeState, runId: string, endSync: SyncState): PracticeState {
  return withChangedRun(state, runId, (run) => ({ ...run, endSync }));
}

/** What an answer of the platform says of a commit; `later`: nobody took it for good. */
export function verdictOf(answer: PlatformAnswer): 'done' | 'refused' | 'later' {
  if (isAbsent(answer)) return 'refused';
  if (answer.kind !== 'answered' || needsSignIn(answer.code)) return 'later';
  if (isSuccess(answer.code)) return 'done';
  return isPassing(answer.code) || isPassing(answer.status) ? 'later' : 'refused';
}

/** True when the platform certainly did nothing with it. */
export function didNotArrive(answer: PlatformAnswer): boolean {
  return answer.kind === 'unreachable' || (answer.kind === 'answered' && needsSignIn(answer.code));
}

/** A platform in trouble says so by these, or by a word; a refusal of the answer itself has a code of its own. */
const passingCodes: readonly number[] = [otherCode, 1, 408, 425, 429];

function isPassing(code: number): boolean {
  return passingCodes.includes(code) || (code >= 500 && code < 600);
}
