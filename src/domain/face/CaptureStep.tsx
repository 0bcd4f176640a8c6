import { makeStyles } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { FactList } from '#ui/FactList.tsx';
import { orDash } from '#ui/or-dash.ts';
import type { FramingHint } from '../cameras/framing.ts';
import type { UsedCamera } from '../cameras/use-camera.ts';
import { TakePhotoCard } from './TakePhotoCard.tsx';

const useStyles = makeStyles({ facts: { marginTop: '24px' } });

interface CaptureStepProps {
  camera: UsedCamera;
  learner: string;
  remaining: number;
  onPhoto: (photo: string, hints: readonly FramingHint[]) => void;
  onClose: () => void;
}

/** Takes the photo that is compared. */
export function CaptureStep({ camera, learner, remaining, onPhoto, onClose }: CaptureStepProps) {
  const { t } = useTranslation('face');
  const styles = useStyles();
  return (
    <TakePhotoCard
      title={t('capture.title')}
      lead={t('capture.lead')}
      note={t('capture.onDevice')}
      camera={camera}
      onPhoto={(photo, { hints }) => onPhoto(photo, hints)}
      away={{ label: t('later'), onChoose: onClose }}
    >
      <FactList
        className={styles.facts}
        facts={[
          [t('facts.learner'), orDash(learner)],
          [t('facts.attempts'), t('facts.left', { left: remaining })],
        ]}
      />
    </TakePhotoCard>
  );
}
