import { useEffect, useState } from 'react';
import type { ReadinessRow } from '#contract/ipc/readiness.ts';
import { logFailure } from '#lib/log.ts';
import { judge } from '#rules/readiness/judge.ts';
import { hearMicrophone } from './hear-microphone.ts';

/** What a check hears. `level`: now, in dB; null: nothing is being listened to. */
interface Microphone {
  level: number | null;
  /** Null: it is still listened to. */
  row: ReadinessRow | null;
}

const quiet: Microphone = { level: null, row: null };

/** Listens for some seconds in each check (`run` counts them; 0: none yet), never outside of one. */
export function useMicrophone(run: number, active: boolean): Microphone {
  const [heard, setHeard] = useState({ run: 0, ...quiet });
  useEffect(() => {
    if (!active || run === 0) return undefined;
    const ending = new AbortController();
    const { signal } = ending;
    const listen = async () => {
      try {
        const reading = await hearMicrophone(signal, (level) => setHeard({ run, level, row: null }));
        if (!signal.aborted) setHeard({ run, level: null, row: judge('microphone', reading) });
      } catch (error) {
        logFailure('the microphone', error);
        if (!signal.aborted) setHeard({ run, level: null, row: judge('microphone', null) });
      }
    };
    void listen();
    return () => ending.abort();
  }, [run, active]);
  // What an earlier check heard says nothing of this one.
  return heard.run === run ? heard : quiet;
}
