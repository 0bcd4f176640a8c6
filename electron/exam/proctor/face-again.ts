import type { Attempt, FaceAgainRule } from '#contract/ipc/exam.ts';
import { asksFaceAgain, type FaceNote } from '#rules/exam/face-again.ts';
import type { AttemptsWith, OwnedAttempt } from '../records/attempt-store.ts';

export interface FaceAgainOptions {
  /** The tenant's rule for this paper as it is now; null: it asks for nothing. */
  rule: (attempt: Attempt) => FaceAgainRule | null;
  store: AttemptsWith<'read' | 'note'>;
  /** The paper that the page shows. */
  shown: () => OwnedAttempt | null;
  /** Tells those who look at the evidence. */
  tell: (of: OwnedAttempt, state: string) => Promise<void>;
  /** Epoch ms of the platform. */
  now: () => number;
  /** Epoch ms of this machine. */
  machineNow: () => number;
  report: (what: string, error: unknown) => void;
}

/**
 * Asks for the face again when a learner comes back to a paper, as the tenant wants it. It never keeps anybody from the
 * paper: what was asked for and what became of it is in the journal and in the evidence, for people to judge.
 */
export interface FaceAgain {
  /** The learner came (back) to this paper: gives it with what is asked for. */
  entered(of: OwnedAttempt): Promise<Attempt>;
  /** The platform recognised the learner for this exam, as the gateway saw it. */
  recognised(accountId: string, examId: string): Promise<void>;
  /** The learner goes on without. */
  skip(of: OwnedAttempt): Promise<void>;
}

type Noted = { event: 'asked'; why: 'crash' | 'absence' } | { event: 'passed' | 'skipped' };

export function createFaceAgain(options: FaceAgainOptions): FaceAgain {
  const { rule, store, shown, tell, now, machineNow, report } = options;
  /** Returns that were judged in this run: a page that reads its paper twice is asked once. */
  const judged = new Set<string>();

  const handleOf = ({ account, attempt }: OwnedAttempt) => store.attempt(account.accountId, attempt.attemptId);

  async function note(of: OwnedAttempt, noted: Noted): Promise<void> {
    const whole: FaceNote = { ...noted, at: now() };
    await handleOf(of).note({ type: 'face', note: whole });
    const state = noted.event === 'asked' ? `face-again:asked:${noted.why}` : `face-again:${noted.event}`;
    tell(of, state).catch((error: unknown) => report('a face check during a paper is not evidence', error));
  }

  /** Records the end of what is still asked for. */
  async function settle(of: OwnedAttempt, event: 'passed' | 'skipped'): Promise<void> {
    const attempt = await handleOf(of).read();
    if (attempt?.phase === 'open' && attempt.faceAsked) await note({ ...of, attempt }, { event });
  }

  return {
    async entered(of) {
      const { attempt } = of;
      const { attemptId, lastSeenAt, recovered, rules } = attempt;
      const key = `${attemptId} ${lastSeenAt}`;
      if (attempt.phase !== 'open' || rules.faceChecked !== true || judged.has(key)) return attempt;
      judged.add(key);
      const awayMs = lastSeenAt === null ? null : machineNow() - lastSeenAt;
      const why = asksFaceAgain(rule(attempt), { recovered, awayMs });
      if (why === null) return attempt;
      try {
        await note(of, { event: 'asked', why });
        return (await handleOf(of).read()) ?? attempt;
      } catch (error) {
        report('a face check during a paper could not be asked for', error);
        return attempt;
      }
    },
    async recognised(accountId, examId) {
      const of = shown();
      if (of?.account.accountId !== accountId || of.attempt.exam.examId !== examId) return;
      try {
        await settle(of, 'passed');
      } catch (error) {
        report('a passed face check during a paper could not be recorded', error);
      }
    },
    skip: (of) => settle(of, 'skipped'),
  };
}
