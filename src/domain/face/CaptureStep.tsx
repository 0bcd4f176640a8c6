import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { CameraRegular, LightbulbRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { UsedCamera } from '../cameras/use-camera.ts';
import { useFraming } from '../cameras/use-framing.ts';
import type { FramingHint } from '../cameras/framing.ts';
import { FaceCard } from './FaceCard.tsx';
import { LiveFace } from './LiveFace.tsx';
import { takePhoto } from '../cameras/face-photo.ts';
import { orDash } from '../../ui/or-dash.ts';
import { FactList } from '../../ui/FactList.tsx';

const useStyles = makeStyles({
  facts: { marginTop: '24px' },
  note: {
    display: 'flex',
    gap: '8px',
    marginTop: '24px',
    padding: '12px 16px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground3,
    color: tokens.colorNeutralForeground2,
  },
  icon: { flexShrink: 0, color: tokens.colorBrandForeground1 },
});

interface CaptureStepProps {
  camera: UsedCamera;
  learner: string;
  remaining: number;
  onPhoto: (photo: string, hints: readonly FramingHint[]) => void;
  onClose: () => void;
}

/** The live camera. The hints never prevent taking the picture (001 §4, step 3). */
export function CaptureStep({ camera, learner, remaining, onPhoto, onClose }: CaptureStepProps) {
  const { t } = useTranslation('face');
  const styles = useStyles();
  const framing = useFraming(camera, true);
  const [taking, setTaking] = useState(false);
  const ready = camera.stream !== null && camera.feed !== null;
  const take = async () => {
    if (!camera.feed || taking) return;
    setTaking(true);
    const photo = await takePhoto(camera.feed.video).finally(() => setTaking(false));
    if (photo) onPhoto(photo, framing.hints);
  };
  return (
    <FaceCard
      title={t('capture.title')}
      lead={t('capture.lead')}
      picture={<LiveFace camera={camera} framing={framing} />}
      actions={
        <>
          <Button
            appearance="primary"
            size="large"
            icon={<CameraRegular />}
            disabledFocusable={!ready}
            onClick={() => void take()}
          >
            {t('capture.take')}
          </Button>
          <Button appearance="subtle" size="large" onClick={onClose}>
            {t('later')}
          </Button>
        </>
      }
    >
      <FactList
        className={styles.facts}
        facts={[
          [t('facts.learner'), orDash(learner)],
          [t('facts.attempts'), t('facts.left', { left: remaining })],
        ]}
      />
      <div className={styles.note}>
        <LightbulbRegular fontSize={20} className={styles.icon} aria-hidden />
        <span>{t('capture.onDevice')}</span>
      </div>
    </FaceCard>
  );
}
