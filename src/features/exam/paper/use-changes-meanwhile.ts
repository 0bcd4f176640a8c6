import { useCallback, useEffect, useState } from 'react';
import type { Attempt } from '../../../contract/ipc/exam.ts';
import { desktop } from '../../../lib/desktop.ts';
import { withChanges, type AllChanges, type Changes } from './changes.ts';

/**
 * Listens from before a paper is read until it leaves the screen, so that what staff decide while the learner is still
 * greeted or checked is there when the paper opens. Gives the function that brings an attempt up to date.
 */
export function useChangesMeanwhile(): (attempt: Attempt) => Attempt {
  const [all, setAll] = useState<AllChanges>({});
  useEffect(() => {
    const note = (attemptId: string, changes: Changes) =>
      setAll((before) => ({ ...before, [attemptId]: { ...before[attemptId], ...changes } }));
    const stops = [
      desktop.exam.staffChanged(({ attemptId, staff }) => note(attemptId, { staff })),
      desktop.exam.rulesChanged(({ attemptId, rules }) => note(attemptId, { rules })),
      desktop.exam.handInChanged(({ attemptId, phase }) => note(attemptId, { phase })),
    ];
    return () => stops.forEach((stop) => stop());
  }, []);
  return useCallback((attempt: Attempt) => withChanges(attempt, all), [all]);
}
