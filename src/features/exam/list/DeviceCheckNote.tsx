import { ShieldCheckmarkRegular } from '@fluentui/react-icons';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../../lib/format.ts';
import { settingsAtom } from '../../../domain/session/state.ts';
import { Banner } from '../../../ui/Banner.tsx';

/** Says when this computer last passed the device check. */
export function DeviceCheckNote() {
  const { t } = useTranslation('exam-list');
  const { deviceCheckPassedAt } = useAtomValue(settingsAtom);
  if (deviceCheckPassedAt === null) return null;
  return (
    <Banner appearance="plain" icon={<ShieldCheckmarkRegular fontSize={24} />} title={t('deviceCheck.title')}>
      {t('deviceCheck.at', { time: formatTime(deviceCheckPassedAt, 'dateTime') })}
    </Banner>
  );
}
