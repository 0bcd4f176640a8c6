import { useEffect, useState } from 'react';
import type { Attempt } from '#contract/ipc/exam.ts';
import type { StaffRecord } from '#contract/ipc/staff-action.ts';
import { ask, desktop } from '#lib/desktop.ts';
import { logFailure } from '#lib/log.ts';
import { noStaffActions } from '#rules/exam/staff-rules.ts';

/** What staff decided about this paper, and how the learner says that it was read. */
export function useStaff({ attemptId, staff: opened = noStaffActions }: Pick<Attempt, 'attemptId' | 'staff'>) {
  const [changed, setChanged] = useState<StaffRecord | null>(null);
  const [read, setRead] = useState<readonly number[]>([]);
  useEffect(
    () =>
      desktop.exam.staffChanged((event) => {
        if (event.attemptId === attemptId) setChanged(event.staff);
      }),
    [attemptId],
  );
  const known = changed ?? opened;
  const staff: StaffRecord = { ...known, read: [...known.read, ...read] };
  const markRead = (number: number) => {
    setRead((before) => [...before, number]);
    // Without its record the notice is shown once more after a restart.
    ask(desktop.exam.readStaffAction(attemptId, number)).catch((error: unknown) => logFailure('staff-read', error));
  };
  return { staff, markRead };
}
