import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Attempt, HandInState } from '#contract/ipc/exam.ts';
import { ask, desktop } from '#lib/desktop.ts';
import { logFailure } from '#lib/log.ts';
import { sealsAt } from '#rules/exam/paper-end.ts';
import { handInNoticeMs } from '#rules/exam/staff-rules.ts';
import { useSecondsLeft, useTimeUp } from '../time/use-clock.ts';

/** The main process seals at the deadline; the page asks whether it has when that is not heard of. */
const askAfterMs = 3000;
/** Later than the seal that main makes by itself after its notice. */
const askStaffAfterMs = handInNoticeMs + askAfterMs;

interface Sealing {
  attempt: Attempt;
  /** Staff hand the paper in. */
  byStaff: boolean;
  flush: () => Promise<void>;
  onSealed: (state: HandInState) => void;
}

/** How the paper ends: by the learner, when time is up, or by staff. */
export function useSealing({ attempt, byStaff, flush, onSealed }: Sealing) {
  const { attemptId } = attempt;
  const [step, setStep] = useState<'open' | 'sealing' | 'failed'>('open');
  const left = useSecondsLeft(sealsAt(attempt.rules));
  const done = useRef(false);

  const finish = useEffectEvent((state: HandInState) => {
    if (done.current || state.attemptId !== attemptId) return;
    done.current = true;
    onSealed(state);
  });
  useEffect(() => desktop.exam.handInChanged((state) => finish(state)), []);

  const answered = async (asked: Parameters<typeof ask<HandInState | null>>[0]) => {
    try {
      return await ask(asked);
    } catch (error) {
      setStep('failed');
      logFailure('hand-in', error);
      return null;
    }
  };
  const handIn = async () => {
    setStep('sealing');
    await flush();
    const state = await answered(desktop.exam.handIn(attemptId, 'learner'));
    if (state && !done.current) {
      done.current = true;
      onSealed(state);
    }
  };

  // What is still being typed goes to disk just before the paper closes.
  const almostOver = left !== null && left <= 2;
  useEffect(() => {
    if (almostOver) void flush();
  }, [almostOver, flush]);

  const over = useTimeUp(attempt.rules);
  const askMain = useEffectEvent(async () => {
    await flush();
    const state = await answered(desktop.exam.handInState(attemptId));
    if (state) finish(state);
  });
  useEffect(() => {
    if (!over && !byStaff) return undefined;
    const timer = setInterval(() => void (done.current || askMain()), over ? askAfterMs : askStaffAfterMs);
    return () => clearInterval(timer);
  }, [over, byStaff]);

  const reopen = useCallback(() => setStep('open'), []);
  return { step, over, handIn, reopen };
}
