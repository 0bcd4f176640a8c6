import { Button } from '@fluentui/react-components';
import { ShieldCheckmarkRegular } from '@fluentui/react-icons';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { examPaths } from '#contract/paths/exam.ts';
import { settingsAtom } from '#domain/app-state.ts';
import { useDesktopQuery } from '#lib/desktop-query.ts';
import { desktop } from '#lib/desktop.ts';
import { formatTime } from '#lib/format.ts';
import { Banner } from '#ui/Banner.tsx';
import { TrialLines } from './TrialLines.tsx';

/** Says when this computer last passed the device check, how its try-out went, and leads to both on any day. */
export function DeviceCheckNote() {
  const { t } = useTranslation('exam-list');
  const navigate = useNavigate();
  const { deviceCheckPassedAt, seatTrial } = useAtomValue(settingsAtom);
  const unfinished = useDesktopQuery(desktop.seatTrial.unfinished, [], { cached: false }).data ?? null;
  const passed = deviceCheckPassedAt !== null;
  return (
    <Banner
      appearance="plain"
      icon={<ShieldCheckmarkRegular fontSize={24} />}
      title={t(passed ? 'deviceCheck.title' : 'deviceCheck.neverTitle')}
      action={
        <>
          <Button onClick={() => void navigate(examPaths.deviceTest.to())}>{t('deviceCheck.test')}</Button>
          <Button onClick={() => void navigate(examPaths.seatTrial.to())}>{t('deviceCheck.trial')}</Button>
        </>
      }
    >
      {passed ? t('deviceCheck.at', { time: formatTime(deviceCheckPassedAt, 'dateTime') }) : t('deviceCheck.never')}{' '}
      {seatTrial &&
        t(seatTrial.open === 0 ? 'deviceCheck.tried' : 'deviceCheck.triedOpen', {
          time: formatTime(seatTrial.at, 'dateTime'),
          count: seatTrial.open,
        })}
      {unfinished !== null && t('deviceCheck.unfinished')}
      {seatTrial && seatTrial.lines.length > 0 && <TrialLines lines={seatTrial.lines} />}
    </Banner>
  );
}
