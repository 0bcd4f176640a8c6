import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import type { PendingAttempt } from '../../electron/contract/exam.ts';
import { ask, desktop } from './desktop.ts';
import { sessionAtom } from './state.ts';

const key = ['desktop', 'exam.pending'] as const;

/** Attempts that lie unfinished on this machine; fresh after every hand-in and every sign-in. */
export function usePendingAttempts(): readonly PendingAttempt[] {
  const { accountId } = useAtomValue(sessionAtom);
  const queries = useQueryClient();
  const pending = useQuery({ queryKey: [...key, accountId], queryFn: () => ask(desktop.exam.pending()), staleTime: 0 });
  useEffect(() => desktop.exam.handInChanged(() => void queries.invalidateQueries({ queryKey: key })), [queries]);
  return pending.data ?? [];
}

/** The attempt that this account can go on with now: open, and its time has not run out. */
export function attemptToResume(attempts: readonly PendingAttempt[], now: number): PendingAttempt | undefined {
  return attempts.find(
    ({ mine, phase, lockedAway, deadline }) =>
      mine && phase === 'open' && !lockedAway && (deadline === null || deadline > now),
  );
}
