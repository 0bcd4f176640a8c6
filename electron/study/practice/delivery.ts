import type { PracticePaper, PracticeRun, PracticeState, Solution, SyncState } from '#contract/ipc/practice.ts';
import { paperStatus } from '#contract/platform/exam/user-paper.ts';
import {
  userPracticeCommitAllPaper,
  userPracticeCommitPaper,
  userPracticeFindUserPaperInfo,
  userPracticeJoinExam,
  userPracticeQuestionMark,
} from '#contract/platform/practice/user-practice.ts';
import { dataOf, type PlatformClient } from '#electron/platform/gateway/platform-client.ts';
import { sendOnce, unread } from '#electron/platform/outbox/outbox.ts';
import { eachOf, saveVerdict, type Went } from '#electron/platform/outbox/save-verdict.ts';
import { encodeAnswer } from '#rules/exam/answer-encoding.ts';
import { modelOf } from '#rules/practice/modes.ts';
import { isOpen, withChangedRun, withVerdict } from './state-rules.ts';

export interface DeliveryOptions {
  platform: PlatformClient;
  practice: PracticePaper;
  read: () => Promise<PracticeState>;
  /** Resolves when the change is on disk. */
  change: (change: (state: PracticeState) => PracticeState) => Promise<PracticeState>;
  now: () => number;
}

/** Sends what the platform does not have of one practice: marks, answers and ends of runs, each once. */
export async function deliver(options: DeliveryOptions): Promise<Went> {
  const marks = await sendMarks(options);
  if (marks === 'none') return 'none';
  const { earlier, run } = await options.read();
  const runs = await eachOf(run ? [...earlier, run] : earlier, ({ runId }) => sendRun(options, runId));
  return runs === 'all' ? marks : runs;
}

/** A mark has one of two states: sending it twice changes nothing. */
async function sendMarks({ platform, practice, read, change }: DeliveryOptions): Promise<Went> {
  const { ref, sourceType } = practice;
  const { marks } = await read();
  return eachOf(Object.entries(marks), async ([questionId, { marked, synced }]) => {
    if (synced) return 'all';
    const input = { ...ref, businessType: sourceType, mark: Number(marked), questionId };
    const call = userPracticeQuestionMark;
    const verdict = saveVerdict(call, await platform.call(call, input));
    if (verdict === 'later' || verdict === 'not-taken') return verdict === 'later' ? 'none' : 'some';
    await change((state) => {
      const mark = state.marks[questionId];
      // Changed meanwhile: sent again with its new state.
      if (mark?.marked !== marked) return state;
      return { ...state, marks: { ...state.marks, [questionId]: { marked, synced: true } } };
    });
    return 'all';
  });
}

async function runOf({ read }: DeliveryOptions, runId: string): Promise<PracticeRun | null> {
  const { run, earlier } = await read();
  return (run ? [...earlier, run] : earlier).find((one) => one.runId === runId) ?? null;
}

async function sendRun(options: DeliveryOptions, runId: string): Promise<Went> {
  const begun = await runOf(options, runId);
  if (!begun || !hasOpenWork(begun)) return 'all';
  const userPaperId = begun.userPaperId ?? (await join(options, begun));
  if (typeof userPaperId !== 'string') return userPaperId.went;
  const compared = await compare(options, runId, userPaperId);
  if (compared !== 'all') return compared;
  const { answers = {} } = (await runOf(options, runId)) ?? {};
  const waiting = Object.keys(answers).filter((id) => answers[id]?.final && answers[id].sync === 'waiting');
  const sent = await eachOf(waiting, (questionId) => sendAnswer(options, runId, userPaperId, questionId));
  // An end would shut out the answers that are not there yet.
  return sent === 'all' ? sendEnd(options, runId, userPaperId) : sent;
}

function hasOpenWork(run: PracticeRun): boolean {
  const answers = Object.values(run.answers).some((answer) => answer.final && isOpen(answer));
  return answers || (run.endedAt !== null && isOpen({ sync: run.endSync }));
}

/** The platform gives back the run of this mode that is open, so that a join with an unknown outcome is safe to repeat. */
async function join(
  { platform, practice, change }: DeliveryOptions,
  run: PracticeRun,
): Promise<string | { went: Went }> {
  const input = { ...practice.ref, model: modelOf(run.mode) };
  const answer = await platform.call(userPracticeJoinExam, input);
  const joined = dataOf(userPracticeJoinExam, answer);
  if (!joined || joined.userPaperId === '') return { went: unread(userPracticeJoinExam, answer) };
  await change((state) => withChangedRun(state, run.runId, (one) => ({ ...one, userPaperId: joined.userPaperId })));
  return joined.userPaperId;
}

/** After an unknown outcome the platform's record decides what is sent again. */
async function compare(options: DeliveryOptions, runId: string, userPaperId: string): Promise<Went> {
  const run = await runOf(options, runId);
  const doubtful = Object.entries(run?.answers ?? {}).filter(([, { sync }]) => sync === 'sending');
  if (!run || (doubtful.length === 0 && run.endSync !== 'sending')) return 'all';
  const { platform, practice, change, now } = options;
  const call = userPracticeFindUserPaperInfo;
  const answer = await platform.call(call, { userPaperId, practiceId: practice.ref.practiceId });
  const info = dataOf(call, answer);
  if (!info) return unread(call, answer);
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
  return 'all';
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
  if (!answer || !question) return 'all';
  const settle = (sync: SyncState, right: boolean | null, solution: Solution | null = null) =>
    change((state) => withVerdict(state, runId, questionId, { sync, right, solution, at: now() }));
  const body = {
    userPaperId,
    practiceId: practice.ref.practiceId,
    questionId,
    answer: encodeAnswer(question, answer.value),
  };
  return sendOnce(platform, userPracticeCommitPaper, body, {
    begin: () => settle('sending', null),
    back: () => settle('waiting', null),
    settle(verdict, sent) {
      const told = dataOf(userPracticeCommitPaper, sent);
      const solution = told && told.rightAnswer.length > 0 ? told : null;
      return settle(
        verdict,
        told?.right ?? null,
        solution && { rightAnswer: solution.rightAnswer, analysis: solution.analysis },
      );
    },
  });
}

async function sendEnd(options: DeliveryOptions, runId: string, userPaperId: string): Promise<Went> {
  const { platform, practice, change } = options;
  const run = await runOf(options, runId);
  if (!run || run.endedAt === null || !isOpen({ sync: run.endSync })) return 'all';
  const write = (sync: SyncState) => change((state) => withEndSync(state, runId, sync));
  const body = { userPaperId, practiceId: practice.ref.practiceId };
  return sendOnce(platform, userPracticeCommitAllPaper, body, {
    begin: () => write('sending'),
    back: () => write('waiting'),
    settle: write,
  });
}

function withEndSync(state: PracticeState, runId: string, endSync: SyncState): PracticeState {
  return withChangedRun(state, runId, (run) => ({ ...run, endSync }));
}
