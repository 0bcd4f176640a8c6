import type { Attempt, ExamRef } from '#contract/ipc/exam.ts';
import { isAnswered, type AnswerValue } from '#contract/ipc/paper.ts';
import type { CopiesAtPlatform } from '#contract/ipc/transfer.ts';
import { findAnswerCopies, saveAnswerCopies } from '#contract/platform/beyond/answer-copies.ts';
import { isSuccess, needsSignIn } from '#contract/platform/codes.ts';
import type { Timer } from '#electron/kernel/timer.ts';
import { dataOf, saysBusy, type PlatformClient } from '#electron/platform/gateway/platform-client.ts';
import { decodeAnswer, encodeAnswer } from '#rules/exam/answer-encoding.ts';
import type { AttemptsWith } from '../records/attempt-store.ts';

export interface AnswerCopiesOptions {
  platform: PlatformClient;
  store: AttemptsWith<'read' | 'change'>;
  /** True where the tenant has given the calls their paths; without it nothing is sent and nothing asked. */
  enabled: () => boolean;
  /** In whose name calls are made; null: nobody's. */
  account: () => string | null;
  /** Epoch ms of the platform. */
  now: () => number;
  timer: Timer;
  report: (what: string, error: unknown) => void;
}

/** Copies of the answers at the platform while a paper is written. The disk comes first; no answer ever waits for a copy. */
export interface AnswerCopies {
  /** An answer is on disk. */
  saved(accountId: string, attemptId: string, questionId: string): void;
  /** All answers of a paper that was opened here: what an earlier run sent is not known. */
  opened(accountId: string, attempt: Attempt): void;
  /** While a paper is handed in, the way up belongs to it. */
  hold(held: boolean): void;
  /** What the platform holds of a paper that is not here; null: nothing, or nobody knows. */
  inspect(exam: Pick<ExamRef, 'examId'>, userPaperId: string): Promise<CopiesAtPlatform | null>;
  /** Writes what the platform holds into a paper that has just been begun here. Gives the number of answers. Never rejects. */
  restore(accountId: string, attempt: Attempt): Promise<number>;
  stop(): void;
}

/** From the disk to the way up. */
const gatherMs = 3_000;
const retryMs = 20_000;
const maxInACall = 100;

export function createAnswerCopies(options: AnswerCopiesOptions): AnswerCopies {
  const { platform, store, enabled, account, now, timer, report } = options;
  /** Questions whose latest answer is not at the platform, by account and attempt. */
  const waiting = new Map<string, { accountId: string; attemptId: string; questions: Set<string> }>();
  let cancel: (() => void) | null = null;
  let sending = false;
  let held = false;
  let stopped = false;

  function add(accountId: string, attemptId: string, questions: readonly string[]): void {
    if (!enabled() || stopped || questions.length === 0) return;
    const key = JSON.stringify([accountId, attemptId]);
    const entry = waiting.get(key) ?? { accountId, attemptId, questions: new Set<string>() };
    for (const id of questions) entry.questions.add(id);
    waiting.set(key, entry);
    schedule(gatherMs);
  }

  function schedule(ms: number): void {
    if (cancel || sending || held || stopped || waiting.size === 0) return;
    cancel = timer(() => {
      cancel = null;
      void send();
    }, ms);
  }

  async function send(): Promise<void> {
    sending = true;
    let good = true;
    // What is not sent now waits again under the same key: it is not sent in this round.
    const queued = Array.from(waiting);
    try {
      for (const [key, entry] of queued) good = (await sendOne(key, entry)) && good;
    } catch (error) {
      good = false;
      report('copies of answers could not be sent', error);
    }
    sending = false;
    schedule(good ? gatherMs : retryMs);
  }

  /** False: it is tried again later. */
  async function sendOne(
    key: string,
    { accountId, attemptId, questions }: { accountId: string; attemptId: string; questions: Set<string> },
  ) {
    // Who sits there now has not written this paper, and does not wait longer for their own.
    if (account() !== accountId) return true;
    const attempt = await store.attempt(accountId, attemptId).read();
    if (attempt?.phase !== 'open') return waiting.delete(key);
    const batch = [...questions].slice(0, maxInACall);
    for (const id of batch) questions.delete(id);
    if (questions.size === 0) waiting.delete(key);
    const body = bodyOf(attempt, batch, now());
    const answer = await platform.call(saveAnswerCopies, body);
    const done = answer.kind === 'answered' && !needsSignIn(answer.code) && !saysBusy(answer.message);
    // A refusal is final for these copies; what did not arrive, or was not looked at, goes with the next ones.
    if (done && !isSuccess(answer.code))
      report(`copies of answers were refused: ${answer.code} ${answer.message}`, null);
    if (!done) {
      const entry = waiting.get(key) ?? { accountId, attemptId, questions: new Set<string>() };
      for (const id of batch) entry.questions.add(id);
      waiting.set(key, entry);
    }
    return done;
  }

  async function copiesOf(exam: Pick<ExamRef, 'examId'>, userPaperId: string) {
    if (!enabled()) return null;
    const answer = await platform.call(findAnswerCopies, { userPaperId, examId: exam.examId }, { timeoutMs: 8_000 });
    return dataOf(findAnswerCopies, answer)?.list ?? null;
  }

  return {
    saved: (accountId, attemptId, questionId) => add(accountId, attemptId, [questionId]),
    opened: (accountId, { attemptId, answers, phase }) => {
      if (phase === 'open') add(accountId, attemptId, Object.keys(answers));
    },
    hold(now) {
      held = now;
      schedule(gatherMs);
    },
    async inspect(exam, userPaperId) {
      const copies = await copiesOf(exam, userPaperId);
      const answered = copies?.filter(({ answer }) => answer.length > 0) ?? [];
      if (answered.length === 0) return null;
      const latest = Math.max(...answered.map(({ saveTime }) => saveTime ?? 0));
      return { answered: answered.length, latestAt: latest === 0 ? null : latest };
    },
    async restore(accountId, { attemptId, exam, userPaperId, paper }) {
      let brought = 0;
      try {
        const copies = new Map((await copiesOf(exam, userPaperId))?.map((copy) => [copy.questionId, copy.answer]));
        for (const question of paper.questions) {
          const value = decoded(decodeAnswer(question, copies.get(question.id) ?? []));
          if (!value) continue;
          await store.attempt(accountId, attemptId).change({ type: 'answer', questionId: question.id, value });
          brought += 1;
        }
      } catch (error) {
        report('copies of answers could not be brought here', error);
      }
      return brought;
    },
    stop() {
      stopped = true;
      cancel?.();
    },
  };
}

/** Files lie at the other seat: a copy names them and cannot bring them. */
function decoded(value: AnswerValue | null): AnswerValue | null {
  return value && value.kind !== 'files' && isAnswered(value) ? value : null;
}

function bodyOf({ userPaperId, exam, attemptId, paper, answers }: Attempt, batch: readonly string[], savedAt: number) {
  const copies = paper.questions
    .filter(({ id }) => batch.includes(id))
    .map((question) => {
      return {
        questionId: question.id,
        answer: encodeAnswer(question, answers[question.id]?.value),
        savedAt: Math.round(savedAt),
      };
    });
  return { userPaperId, examId: exam.examId, attemptId, answers: copies };
}
