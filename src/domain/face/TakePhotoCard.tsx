import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { CameraRegular, LightbulbRegular } from '@fluentui/react-icons';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { takePhoto } from '../cameras/face-photo.ts';
import type { UsedCamera } from '../cameras/use-camera.ts';
import { useFraming, type SeenFraming } from '../cameras/use-framing.ts';
import { FaceCard } from './FaceCard.tsx';
import { LiveFace } from './LiveFace.tsx';

const useStyles = makeStyles({
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

interface TakePhotoCardProps {
  title: string;
  lead: string;
  /** Where the hints come from, and where the photo goes. */
  note: string;
  camera: UsedCamera;
  onPhoto: (photo: string, seen: SeenFraming) => void;
  /** The way past this step. */
  away: { label: string; onChoose: () => void };
  children?: ReactNode;
}

/** The live camera with hints, which never prevent taking the picture (001 §4, step 3). */
export function TakePhotoCard({ title, lead, note, camera, onPhoto, away, children }: TakePhotoCardProps) {
  const { t } = useTranslation('face');
  const styles = useStyles();
  const framing = useFraming(camera, true);
  const [taking, setTaking] = useState(false);
  const ready = camera.stream !== null && camera.feed !== null;
  const take = async () => {
    if (!camera.feed || taking) return;
    setTaking(true);
    const photo = await takePhoto(camera.feed.video).finally(() => setTaking(false));
    if (photo) onPhoto(photo, framing);
  };
  return (
    <FaceCard
      title={title}
      lead={lead}
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
          <Button appearance="subtle" size="large" onClick={away.onChoose}>
            {away.label}
          </Button>
        </>
      }
    >
      {children}
      <div className={styles.note}>
        <LightbulbRegular fontSize={20} className={styles.icon} aria-hidden />
        <span>{note}</span>
      </div>
    </FaceCard>
  );
}
