import { useEffect, useState } from 'react';
import type { StaffRecord } from '../../../../contract/exam/staff-action.ts';
import { pauseAt, pauseEnd } from '../../../../contract/exam/staff-rules.ts';
import { usePlatformNow } from '../time/use-clock.ts';

/** The pause in force; null: there is none. It ends by itself at its end. */
export function usePause(staff: StaffRecord) {
  const now = usePlatformNow();
  const [, redraw] = useState(0);
  const pause = pauseAt(staff, now());
  const endsAt = pause && pauseEnd(pause);
  useEffect(() => {
    if (endsAt === null) return undefined;
    const timer = setTimeout(() => redraw((count) => count + 1), Math.max(0, endsAt - now()) + 20);
    return () => clearTimeout(timer);
  }, [endsAt, now]);
  return pause;
}
