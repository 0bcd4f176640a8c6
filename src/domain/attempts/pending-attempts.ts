import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import type { PendingAttempt } from '../../contract/ipc/exam.ts';
import { ask, desktop } from '../../lib/desktop.ts';
import { sessionAtom } from '../session/state.ts';

const key = ['desktop', 'exam.pending'] as const;

/** Attempts that lie unfinished on this machine; fresh after every hand-in and every sign-in. */
export function usePendingAttempts(): readonly PendingAttempt[] {
  const { accountId } = useAtomValue(sessionAtom);
  const queries = useQueryClient();
  const pending = useQuery({ queryKey: [...key, accountId], queryFn: () => ask(desktop.exam.pending()), staleTime: 0 });
  useEffect(() => desktop.exam.handInChanged(() => void queries.invalidateQueries({ queryKey: key })), [queries]);
  return pending.data ?? [];
}
