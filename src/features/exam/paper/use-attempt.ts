import { useCallback, useEffect, useState } from 'react';
import type { Attempt, ExamRef, OpenProblem } from '#contract/ipc/exam.ts';
import { resumableAttempt } from '#contract/ipc/resumable-attempt.ts';
import { ask, desktop, DesktopError } from '#lib/desktop.ts';

/** Why the paper is not on screen; `none`: the address names no paper and none is waiting. */
export type Problem = OpenProblem | 'none' | 'failed';

export type AttemptView =
  | { state: 'opening' }
  | { state: 'open'; attempt: Attempt }
  | { state: 'problem'; problem: Problem; message: string; exam?: ExamRef };

export interface PaperAddress {
  attemptId: string | null;
  exam: ExamRef | null;
}

/** Opens the paper of an address from the main process; a network is not needed once it was open before. */
export function useAttempt({ attemptId, exam }: PaperAddress) {
  const [tries, setTries] = useState(0);
  // The exam of an address is made again each time; its text is what counts.
  const request = JSON.stringify({ attemptId, exam, tries });
  const [result, setResult] = useState<{ request: string; view: AttemptView } | null>(null);

  useEffect(() => {
    let current = true;
    const open = async () => {
      const view = await viewOf(JSON.parse(request));
      if (current) setResult({ request, view });
    };
    void open();
    return () => {
      current = false;
    };
  }, [request]);

  const view: AttemptView = result?.request === request ? result.view : { state: 'opening' };
  return { view, retry: useCallback(() => setTries((count) => count + 1), []) };
}

async function viewOf(address: PaperAddress): Promise<AttemptView> {
  try {
    return await findAttempt(address);
  } catch (error) {
    return { state: 'problem', problem: problemOf(error), message: String(error) };
  }
}

const journalProblems: Readonly<Record<string, Problem>> = {
  'keystore-busy': 'keystore-busy',
  'keystore-denied': 'keystore-denied',
  'keystore-slow': 'keystore-slow',
  'keystore-gone': 'keystore-gone',
  'keystore-changed': 'keystore-changed',
  'locked-away': 'journal',
  damaged: 'journal',
};

/** A journal that cannot be opened has a reason of its own; anything else just failed. */
function problemOf(error: unknown): Problem {
  return (error instanceof DesktopError ? journalProblems[error.code] : undefined) ?? 'failed';
}

async function findAttempt({ attemptId, exam }: PaperAddress): Promise<AttemptView> {
  const id = attemptId ?? (exam ? null : await onlyPending());
  if (id !== null) {
    const attempt = await ask(desktop.exam.read(id));
    if (attempt?.stepsDue && attempt.phase === 'open') return opened(attempt.exam);
    if (attempt) return { state: 'open', attempt };
  }
  if (!exam) return { state: 'problem', problem: 'none', message: '' };
  return opened(exam);
}

async function opened(exam: ExamRef): Promise<AttemptView> {
  const outcome = await ask(desktop.exam.open(exam));
  return outcome.opened
    ? { state: 'open', attempt: outcome.attempt }
    : { state: 'problem', problem: outcome.problem, message: outcome.message, exam };
}

/** After a new sign-in the address may have lost its query: the learner's own open paper is meant. */
async function onlyPending(): Promise<string | null> {
  return resumableAttempt(await ask(desktop.exam.pending()))?.attemptId ?? null;
}
