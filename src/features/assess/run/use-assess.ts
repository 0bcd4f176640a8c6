import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { makeStale } from '#api/query.ts';
import type { AssessRef } from '#contract/ipc/assess.ts';
import { assessUserAnswerSaveUserAnswer } from '#contract/platform/assess/answers.ts';
import { sessionAtom } from '#domain/app-state.ts';
import { useDesktopQuery } from '#lib/desktop-query.ts';
import { desktop } from '#lib/desktop.ts';

/** The questions of an assessment, and what was answered of it. */
export function useAssess(ref: AssessRef) {
  const { accountId } = useAtomValue(sessionAtom);
  const queries = useQueryClient();
  const paper = useDesktopQuery(desktop.assess.open, [ref], { scope: accountId, cached: false });
  const state = useDesktopQuery(desktop.assess.state, [ref], {
    scope: accountId,
    changed: desktop.assess.changed,
    cached: false,
  });
  const submitted = state.data?.submission?.sync === 'done';
  useEffect(() => {
    // Main made the call, so that nobody told the page's own answers.
    if (submitted) makeStale(queries, assessUserAnswerSaveUserAnswer);
  }, [queries, submitted]);
  return {
    data: paper.data && state.data ? { assess: paper.data, state: state.data } : undefined,
    isPending: paper.isPending || state.isPending,
    error: paper.error ?? state.error,
    refetch: () => Promise.all([paper.refetch(), state.refetch()]),
  };
}
