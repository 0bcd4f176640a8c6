import { Button, Dropdown, makeStyles, Option } from '@fluentui/react-components';
import { ArrowClockwiseRegular, CameraOffRegular, SettingsRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { desktop } from '#lib/desktop.ts';
import { Banner } from '#ui/Banner.tsx';
import type { OpenCamera } from './use-open-camera.ts';

const useStyles = makeStyles({
  choice: { minWidth: 0, width: '100%' },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
});

interface CameraHelpProps {
  open: OpenCamera;
  /** The alternative without this camera. */
  instead: string;
}

/** Help when there is no picture; the choice of camera when there are several. */
export function CameraHelp({ open, instead }: CameraHelpProps) {
  const { t } = useTranslation('identity');
  const styles = useStyles();
  const { failure: trouble, retry, devices, deviceId, choose } = open;
  if (trouble) {
    return (
      <>
        <Banner icon={<CameraOffRegular fontSize={20} />} title={t(`camera.${trouble}`)}>
          {instead}
        </Banner>
        <div className={styles.buttons}>
          <Button icon={<ArrowClockwiseRegular />} onClick={retry}>
            {t('camera.retry')}
          </Button>
          {trouble === 'system-off' && (
            <Button icon={<SettingsRegular />} onClick={() => void desktop.devices.openPrivacySettings()}>
              {t('camera.settings')}
            </Button>
          )}
        </div>
      </>
    );
  }
  if (devices.length < 2) return null;
  return (
    <Dropdown
      className={styles.choice}
      aria-label={t('camera.which')}
      value={devices.find(({ id }) => id === deviceId)?.label ?? ''}
      selectedOptions={deviceId === null ? [] : [deviceId]}
      onOptionSelect={(_, { optionValue }) => optionValue !== undefined && choose(optionValue)}
    >
      {devices.map(({ id, label }, index) => (
        <Option key={id} value={id}>
          {label === '' ? t('camera.unnamed', { number: index + 1 }) : label}
        </Option>
      ))}
    </Dropdown>
  );
}
