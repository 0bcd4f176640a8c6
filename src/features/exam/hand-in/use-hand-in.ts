import { useEffect, useState } from 'react';
import type { EvidenceState } from '../../../contract/ipc/evidence.ts';
import type { Attempt, HandInState } from '../../../contract/ipc/exam.ts';
import { ask, desktop } from '../../../lib/desktop.ts';
import { logFailure } from '../../../lib/log.ts';

/** What the main process knows of a hand-in; `missing`: no such attempt of this account on this machine. */
export type HandInView =
  | { step: 'loading' }
  | { step: 'missing' }
  | { step: 'open'; attempt: Attempt }
  | { step: 'handed-in'; state: HandInState; attempt: Attempt | null; evidence: EvidenceState | null };

/** Follows a hand-in on its way to the platform. */
export function useHandIn(attemptId: string): HandInView {
  const [view, setView] = useState<HandInView>({ step: 'loading' });
  useEffect(() => {
    let current = true;
    const show = (next: (before: HandInView) => HandInView) => {
      if (current) setView(next);
    };
    const load = async () => {
      const loaded = await loadHandIn(attemptId);
      show(() => loaded);
    };
    void load();
    const stops = [
      desktop.exam.handInChanged((state) => {
        if (state.attemptId !== attemptId) return;
        show((before) => (before.step === 'handed-in' ? { ...before, state } : before));
        // The paper was sealed after this page had opened.
        void load();
      }),
      desktop.evidence.changed((evidence) => {
        if (evidence.attemptId !== attemptId) return;
        show((before) => (before.step === 'handed-in' ? { ...before, evidence } : before));
      }),
    ];
    return () => {
      current = false;
      for (const stop of stops) stop();
    };
  }, [attemptId]);
  return view;
}

async function loadHandIn(attemptId: string): Promise<HandInView> {
  const [attempt, state, evidence] = await Promise.all([
    orNull(ask(desktop.exam.read(attemptId)), 'attempt'),
    orNull(ask(desktop.exam.handInState(attemptId)), 'hand-in state'),
    orNull(ask(desktop.evidence.state(attemptId)), 'recordings'),
  ]);
  if (state) return { step: 'handed-in', state, attempt, evidence };
  return attempt?.phase === 'open' ? { step: 'open', attempt } : { step: 'missing' };
}

/** One part that cannot be read must not hide the others: the page says what it knows. */
async function orNull<Value>(reading: Promise<Value | null>, what: string): Promise<Value | null> {
  try {
    return await reading;
  } catch (error) {
    logFailure(what, error);
    return null;
  }
}
