import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Pause } from '#contract/ipc/staff-action.ts';
import { formatTime } from '#lib/format.ts';
import { pauseEnd } from '#rules/exam/staff-rules.ts';
import { StaffCode } from '../../shared/staff-code/StaffCode.tsx';
import type { StaffCodeAttempt } from '../../shared/staff-code/StaffCodeDialog.tsx';
import { StaffNotice } from '../PaperNotice.tsx';
import { formatLeft } from '../time/countdown.ts';

interface PausedNoticeProps {
  pause: Pause;
  attempt: StaffCodeAttempt;
  /** Writes what is still being typed. */
  flush: () => Promise<void>;
  proctor: ReactNode;
}

/** Staff have paused the paper: what is saved, whether the clock runs, when it goes on. */
export function PausedNotice({ pause, attempt, flush, proctor }: PausedNoticeProps) {
  const { t } = useTranslation('staff');
  const { deadline } = attempt.rules;
  const endsAt = pauseEnd(pause);
  useEffect(() => {
    void flush();
  }, [flush]);
  return (
    <StaffNotice
      title={t('pause.title')}
      after={
        <>
          {proctor}
          <StaffCode attempt={attempt} />
        </>
      }
    >
      <p>{t('pause.safe')}</p>
      <p>{t(pause.clockRuns ? 'pause.clockRuns' : 'pause.clockStands')}</p>
      {deadline !== null && !pause.clockRuns && (
        <p>{t('pause.left', { time: formatLeft(Math.max(0, Math.ceil((deadline - endsAt) / 1000))) })}</p>
      )}
      <p>{t('pause.until', { time: formatTime(endsAt, 'clock') })}</p>
    </StaffNotice>
  );
}
