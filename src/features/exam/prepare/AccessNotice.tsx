import { Button } from '@fluentui/react-components';
import { ArrowClockwiseRegular, SettingsRegular, VideoOffRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import type { Access } from '#domain/cameras/camera-access.ts';
import { desktop } from '#lib/desktop.ts';
import { Banner } from '#ui/Banner.tsx';

interface AccessNoticeProps {
  access: Exclude<Access, 'granted'>;
  onRecheck: () => void;
}

/** The cameras cannot be used: why, and who can change it. */
export function AccessNotice({ access, onRecheck }: AccessNoticeProps) {
  const { t } = useTranslation('prepare');
  const off = access === 'system-off';
  return (
    <Banner
      icon={<VideoOffRegular fontSize={20} />}
      title={t(`access.${access}.title`)}
      action={
        off ? (
          <Button icon={<SettingsRegular />} onClick={() => void desktop.devices.openPrivacySettings()}>
            {t('access.settings')}
          </Button>
        ) : (
          <Button icon={<ArrowClockwiseRegular />} onClick={onRecheck}>
            {t('recheck')}
          </Button>
        )
      }
    >
      {t(`access.${access}.text`)}
    </Banner>
  );
}
