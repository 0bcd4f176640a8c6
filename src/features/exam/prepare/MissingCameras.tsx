import { Button } from '@fluentui/react-components';
import { CloudArrowDownRegular, PersonSupportRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import type { CameraPosition } from '#contract/ipc/evidence.ts';
import { Banner } from '#ui/Banner.tsx';

interface MissingCamerasProps {
  places: readonly CameraPosition[];
  asking: boolean;
  onAskPlatform: () => void;
}

/** The exam requires cameras that are not here: what to do, and the way on for staff. */
export function MissingCameras({ places, asking, onAskPlatform }: MissingCamerasProps) {
  const { t } = useTranslation('prepare');
  return (
    <Banner
      icon={<PersonSupportRegular fontSize={20} />}
      title={t(`missing.title.${places.length > 1 ? 'both' : (places[0] ?? 'both')}`)}
      action={
        <Button icon={<CloudArrowDownRegular />} disabledFocusable={asking} onClick={onAskPlatform}>
          {t('missing.ask')}
        </Button>
      }
    >
      {t('missing.text')}
    </Banner>
  );
}
