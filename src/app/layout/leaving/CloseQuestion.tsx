import { useEffect, useState } from 'react';
import { consequenceOf } from '#domain/attempts/consequence.ts';
import { usePendingAttempts } from '#domain/attempts/use-pending-attempts.ts';
import { guardClosing } from '#lib/close-guard.ts';
import { ask, desktop } from '#lib/desktop.ts';
import { logFailure } from '#lib/log.ts';
import { LeaveDialog } from './LeaveDialog.tsx';

/** Asks before the last window closes while a sealed paper is on its way: a client that has ended delivers nothing. */
export function CloseQuestion() {
  const attempts = usePendingAttempts();
  const [asked, setAsked] = useState(false);
  const guarded = attempts.some((attempt) => consequenceOf(attempt, 'close') !== null);
  useEffect(() => (guarded ? guardClosing({ when: 'last', asked: () => setAsked(true) }) : undefined), [guarded]);
  if (!asked) return null;
  return (
    <LeaveDialog
      leaving="close"
      attempts={attempts}
      busy={false}
      onStay={() => setAsked(false)}
      onLeave={() => {
        ask(desktop.window.closeNow()).catch((error: unknown) => logFailure('close', error));
      }}
    />
  );
}
