import { useState } from 'react';
import type { ExamRef } from '#contract/ipc/exam.ts';
import type { PaperExtent, ReceiveOutcome, ReceiveRequest } from '#contract/ipc/transfer.ts';
import { ask, desktop } from '#lib/desktop.ts';
import { logFailure } from '#lib/log.ts';

type Said = Exclude<ReceiveOutcome['outcome'], 'received' | 'choose' | 'unsigned'>;
/** What somebody has to decide before anything is taken over. */
export type Choice = Extract<ReceiveOutcome, { outcome: 'choose' | 'unsigned' }>;

type Decided = Partial<Pick<ReceiveRequest, 'replace' | 'unsigned'>>;

/** Asks main to take a paper over; what it said last, and the choice that it asks for. */
export function useReceive(exam: ExamRef, onReceived: (attemptId: string, extent: PaperExtent) => void) {
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<Said | null>(null);
  const [waitSeconds, setWaitSeconds] = useState(0);
  const [choice, setChoice] = useState<Choice | null>(null);

  /** A decision holds for what is asked next too. */
  async function receive(typed: Pick<ReceiveRequest, 'key' | 'code'>, decided: Decided = {}): Promise<void> {
    setBusy(true);
    setSaid(null);
    const { replace = false, unsigned = false } = decided;
    try {
      const result = await ask(desktop.transfer.receive(exam, { ...typed, replace, unsigned }));
      if (result.outcome === 'received') return onReceived(result.attemptId, result.extent);
      const open = result.outcome === 'choose' || result.outcome === 'unsigned' ? result : null;
      setChoice(open);
      if (result.outcome === 'choose' || result.outcome === 'unsigned') return;
      if ('waitMs' in result) setWaitSeconds(Math.ceil(result.waitMs / 1000));
      setSaid(result.outcome);
    } catch (error) {
      logFailure('transfer', error);
      setSaid('failed');
    } finally {
      setBusy(false);
    }
  }

  return { busy, said, waitSeconds, choice, receive };
}
