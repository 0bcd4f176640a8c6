import type { UseQueryResult } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import type { PendingAttempt } from '#contract/ipc/exam.ts';
import { useDesktopQuery } from '#lib/desktop-query.ts';
import { desktop } from '#lib/desktop.ts';
import { sessionAtom } from '../app-state.ts';

const { exam } = desktop;

/** The unfinished attempts on this machine; refetched after every hand-in and every sign-in. */
export function usePendingQuery(): UseQueryResult<PendingAttempt[]> {
  const { accountId } = useAtomValue(sessionAtom);
  return useDesktopQuery(exam.pending, [], { changed: exam.handInChanged, scope: accountId });
}

/** The same for lists: none while they are being read. */
export function usePendingAttempts(): readonly PendingAttempt[] {
  return usePendingQuery().data ?? [];
}
