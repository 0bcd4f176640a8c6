import { useCallback, useEffect, useReducer } from 'react';
import type { CheckOutcome, CheckRequest, CheckRow } from '#contract/ipc/platform-check.ts';
import { ask, desktop } from '#lib/desktop.ts';
import { logFailure } from '#lib/log.ts';

export type CheckState =
  | { step: 'form'; problem: 'failed' | 'cancelled' | null }
  | { step: 'running'; rows: readonly CheckRow[] }
  | ({ step: 'done' } & Extract<CheckOutcome, { outcome: 'done' }>);

type Action =
  | { type: 'started' }
  | { type: 'row'; row: CheckRow }
  | { type: 'ended'; outcome: CheckOutcome }
  | { type: 'failed' }
  | { type: 'again' };

function reduce(state: CheckState, action: Action): CheckState {
  switch (action.type) {
    case 'started':
      return { step: 'running', rows: [] };
    case 'row':
      return state.step === 'running' ? { step: 'running', rows: [...state.rows, action.row] } : state;
    case 'ended':
      return action.outcome.outcome === 'done'
        ? { step: 'done', ...action.outcome }
        : { step: 'form', problem: 'cancelled' };
    case 'failed':
      return { step: 'form', problem: 'failed' };
    case 'again':
      return { step: 'form', problem: null };
  }
}

/** One check of the platform after the other; leaving stops the one that runs. */
export function usePlatformCheck() {
  const [state, dispatch] = useReducer(reduce, { step: 'form', problem: null } satisfies CheckState);

  const cancel = useCallback(() => {
    ask(desktop.platformCheck.cancel()).catch((error: unknown) => logFailure('stopping a check', error));
  }, []);

  useEffect(() => {
    const unsubscribe = desktop.platformCheck.row((row) => dispatch({ type: 'row', row }));
    return () => {
      unsubscribe();
      cancel();
    };
  }, [cancel]);

  const run = useCallback(async (request: CheckRequest) => {
    dispatch({ type: 'started' });
    try {
      dispatch({ type: 'ended', outcome: await ask(desktop.platformCheck.run(request)) });
    } catch (error) {
      logFailure('a check of the platform', error);
      dispatch({ type: 'failed' });
    }
  }, []);

  return { state, run, cancel, again: () => dispatch({ type: 'again' }) };
}
