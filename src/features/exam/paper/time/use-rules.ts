import { useEffect, useState } from 'react';
import type { Attempt, AttemptRules } from '../../../../contract/ipc/exam.ts';
import { desktop } from '../../../../lib/desktop.ts';

/** The paper with the rules as they are now: the platform may grant time or move the window. */
export function useCurrentRules(attempt: Attempt): Attempt {
  const { attemptId } = attempt;
  const [rules, setRules] = useState<AttemptRules | null>(null);
  useEffect(
    () =>
      desktop.exam.rulesChanged((changed) => {
        if (changed.attemptId === attemptId) setRules(changed.rules);
      }),
    [attemptId],
  );
  return rules ? { ...attempt, rules } : attempt;
}
