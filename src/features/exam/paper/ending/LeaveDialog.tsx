import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Attempt } from '#contract/ipc/exam.ts';
import { desktop } from '#lib/desktop.ts';
import { countedAbsences } from '#rules/exam/absence.ts';
import { endsPaper } from '#rules/exam/switch-rule.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import type { useLeaving } from './use-leaving.ts';

interface LeaveDialogProps {
  leaving: Pick<ReturnType<typeof useLeaving>, 'question' | 'stay' | 'leave'>;
  attempt: Pick<Attempt, 'attemptId' | 'rules' | 'absences'>;
  /** Answers that are saved. */
  saved: number;
}

/** Asks before the paper is left, and says that this counts as an absence and what follows. */
export function LeaveDialog({ leaving, attempt, saved }: LeaveDialogProps) {
  const { t } = useTranslation('paper');
  const { switchLimit: limit, switchConsequence } = attempt.rules;
  const number = useAbsences(attempt) + 1;
  const ends = endsPaper(number, limit, switchConsequence);
  return (
    <ConfirmDialog
      open={leaving.question !== null}
      title={t(leaving.question === 'window' ? 'leave.windowTitle' : 'leave.pageTitle')}
      safe={t('leave.stay')}
      onSafe={leaving.stay}
      risky={t(ends ? 'leave.goAndHandIn' : 'leave.go')}
      onRisky={() => void leaving.leave()}
    >
      {ends ? (
        t('leave.ends', { limit })
      ) : (
        <>
          {saved > 0 ? t('leave.text', { count: saved }) : t('leave.nothing')}{' '}
          {t(limit === null ? 'leave.counts' : 'leave.countsOf', { number, limit })}
        </>
      )}
    </ConfirmDialog>
  );
}

/** How many absences count so far. */
function useAbsences({ attemptId, absences }: LeaveDialogProps['attempt']): number {
  const [told, setTold] = useState(0);
  useEffect(
    () =>
      desktop.exam.screenSwitched((event) => {
        if (event.attemptId === attemptId) setTold(event.count);
      }),
    [attemptId],
  );
  return Math.max(told, countedAbsences(absences));
}
