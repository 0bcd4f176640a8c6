import { useAtomValue } from 'jotai';
import type { PracticeRef, StoredPractice } from '#contract/ipc/practice.ts';
import { sessionAtom } from '#domain/app-state.ts';
import { useDesktopQuery } from '#lib/desktop-query.ts';
import { desktop } from '#lib/desktop.ts';

/** The questions of a practice, and what was done of it on this computer. */
export function usePractice(ref: PracticeRef) {
  const { accountId } = useAtomValue(sessionAtom);
  const paper = useDesktopQuery(desktop.practice.open, [ref], { scope: accountId });
  const state = useDesktopQuery(desktop.practice.state, [ref], {
    scope: accountId,
    changed: desktop.practice.changed,
  });
  const data = paper.data && state.data ? withTold({ practice: paper.data, state: state.data }) : undefined;
  return {
    data,
    isPending: paper.isPending || state.isPending,
    error: paper.error ?? state.error,
    refetch: () => Promise.all([paper.refetch(), state.refetch()]),
  };
}

/** The practice with the solutions that the platform told later. */
export function withTold({ practice, state }: StoredPractice): StoredPractice {
  return { practice: { ...practice, solutions: { ...state.told, ...practice.solutions } }, state };
}

/** Every practice that this account opened on this computer. Uncached: a screen that opens again never shows an old book first. */
export function useStoredPractices() {
  const { accountId } = useAtomValue(sessionAtom);
  return useDesktopQuery(desktop.practice.stored, [], {
    scope: accountId,
    changed: desktop.practice.changed,
    cached: false,
  });
}
