import { useState } from 'react';
import type { ExamRef } from '../../../../contract/ipc/exam.ts';
import type { PaperExtent, ReceiveOutcome } from '../../../../contract/ipc/transfer.ts';
import { ask, desktop } from '../../../../lib/desktop.ts';
import { logFailure } from '../../../../lib/log.ts';

type Said = Exclude<ReceiveOutcome['outcome'], 'received' | 'choose'>;
export type Choice = Extract<ReceiveOutcome, { outcome: 'choose' }>;

/** Asks main to take a paper over; what it said last, and the choice that it asks for. */
export function useReceive(exam: ExamRef, onReceived: (attemptId: string, extent: PaperExtent) => void) {
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<Said | null>(null);
  const [choice, setChoice] = useState<Choice | null>(null);

  async function receive(key: string, replace: boolean): Promise<void> {
    setBusy(true);
    setSaid(null);
    try {
      const result = await ask(desktop.transfer.receive(exam, key, replace));
      if (result.outcome === 'received') return onReceived(result.attemptId, result.extent);
      if (result.outcome === 'choose') setChoice(result);
      else setSaid(result.outcome);
    } catch (error) {
      logFailure('transfer', error);
      setSaid('failed');
    } finally {
      setBusy(false);
    }
  }

  return { busy, said, choice, receive };
}
