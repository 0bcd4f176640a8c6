import { useCallback, useEffect, useReducer } from 'react';
import type { ReadinessRow } from '#contract/ipc/readiness.ts';
import { ask, desktop } from '#lib/desktop.ts';
import { logFailure } from '#lib/log.ts';

/** `idle`: nothing runs; with rows of a check that finished, or with why there are none. */
interface ReadinessState {
  step: 'idle' | 'running' | 'done' | 'cancelled' | 'failed';
  rows: readonly ReadinessRow[];
  /** How many were begun. */
  runs: number;
}

type Action = { type: 'row'; row: ReadinessRow } | { type: 'step'; step: ReadinessState['step'] };

function reduce(state: ReadinessState, action: Action): ReadinessState {
  if (action.type === 'row') {
    return state.step === 'running' ? { ...state, rows: [...state.rows, action.row] } : state;
  }
  // Half a check says nothing of a seat.
  const { step } = action;
  return { step, rows: step === 'done' ? state.rows : [], runs: state.runs + (step === 'running' ? 1 : 0) };
}

/** The check of what main measures; leaving the screen ends it. */
export function useReadiness() {
  const [state, dispatch] = useReducer(reduce, { step: 'idle', rows: [], runs: 0 } satisfies ReadinessState);
  const cancel = useCallback(() => {
    ask(desktop.readiness.cancel()).catch((error: unknown) => logFailure('ending the readiness check', error));
  }, []);
  useEffect(() => {
    const unsubscribe = desktop.readiness.row((row) => dispatch({ type: 'row', row }));
    return () => {
      unsubscribe();
      cancel();
    };
  }, [cancel]);
  const run = useCallback(async () => {
    dispatch({ type: 'step', step: 'running' });
    try {
      const { outcome } = await ask(desktop.readiness.run());
      dispatch({ type: 'step', step: outcome });
    } catch (error) {
      logFailure('the readiness check', error);
      dispatch({ type: 'step', step: 'failed' });
    }
  }, []);
  return { ...state, run, cancel };
}
