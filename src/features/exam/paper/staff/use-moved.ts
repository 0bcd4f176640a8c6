import { useEffect, useState } from 'react';
import { movedAt } from '../../../../contract/exam/staff-rules.ts';
import type { Attempt } from '../../../../contract/ipc/exam.ts';

/** `back`: it was here, and goes on now: it is being read again. */
export type Moved = { state: 'here' } | { state: 'away'; since: number } | { state: 'back' };

/** Whether the paper is sealed for another seat. When staff take it back, `onBack` opens it anew. */
export function useMoved(attempt: Pick<Attempt, 'staff'> | null, onBack: () => void): Moved {
  const since = attempt && movedAt(attempt.staff);
  const [wasAway, setWasAway] = useState(false);
  if (since !== null && !wasAway) setWasAway(true);
  // It is being read again: what was, is over.
  if (attempt === null && wasAway) setWasAway(false);
  const back = attempt !== null && since === null && wasAway;
  useEffect(() => {
    if (back) onBack();
  }, [back, onBack]);
  if (since !== null) return { state: 'away', since };
  return { state: back ? 'back' : 'here' };
}
