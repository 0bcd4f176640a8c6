import { Button, makeStyles } from '@fluentui/react-components';
import { CameraRegular, CheckmarkRegular } from '@fluentui/react-icons';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { requestAccess, type Access } from '#domain/cameras/camera-access.ts';
import { faceVideo, useCamera } from '#domain/cameras/use-camera.ts';
import { useChosenCameras } from '#domain/cameras/use-chosen-cameras.ts';
import { FaceCard } from '#domain/face/FaceCard.tsx';
import { HintList } from '#domain/face/HintList.tsx';
import { InstructionStep } from '#domain/face/InstructionStep.tsx';
import { PhotoPreview } from '#domain/face/PhotoPreview.tsx';
import { RefusedStep } from '#domain/face/RefusedStep.tsx';
import { TakePhotoCard } from '#domain/face/TakePhotoCard.tsx';
import type { TriedFace } from './rules.ts';

const useStyles = makeStyles({ main: { display: 'grid', justifyItems: 'center', padding: '24px 0 32px' } });

type Look =
  | { step: 'instruction' | 'opening' | 'camera' }
  | { step: 'refused'; why: Exclude<Access, 'granted'> | 'busy' }
  | { step: 'taken'; photo: string; seen: TriedFace };

/** The face check as it goes before an exam, without its comparison: no picture leaves this page. Null: skipped. */
export function TrialFace({ onDone }: { onDone: (seen: TriedFace | null) => void }) {
  const styles = useStyles();
  const [look, setLook] = useState<Look>({ step: 'instruction' });
  const skip = () => onDone(null);
  useEffect(() => {
    if (look.step !== 'opening') return undefined;
    let current = true;
    const ask = async () => {
      const access = await requestAccess();
      if (current) setLook(access === 'granted' ? { step: 'camera' } : { step: 'refused', why: access });
    };
    void ask();
    return () => {
      current = false;
    };
  }, [look.step]);
  return (
    <main className={styles.main}>
      {look.step === 'instruction' && <InstructionStep onGo={() => setLook({ step: 'opening' })} onClose={skip} />}
      {look.step === 'refused' && (
        <RefusedStep kind={2} why={look.why} onRetry={() => setLook({ step: 'opening' })} onClose={skip} />
      )}
      {(look.step === 'opening' || look.step === 'camera') && (
        <Taking
          open={look.step === 'camera'}
          onTaken={(photo, seen) => setLook({ step: 'taken', photo, seen })}
          onRefused={(why) => setLook({ step: 'refused', why })}
          onSkip={skip}
        />
      )}
      {look.step === 'taken' && (
        <Taken {...look} onUse={() => onDone(look.seen)} onRetake={() => setLook({ step: 'opening' })} />
      )}
    </main>
  );
}

interface TakingProps {
  /** The camera may be used. */
  open: boolean;
  onTaken: (photo: string, seen: TriedFace) => void;
  onRefused: (why: 'refused' | 'busy') => void;
  onSkip: () => void;
}

function Taking({ open, onTaken, onRefused, onSkip }: TakingProps) {
  const { t } = useTranslation('seat-trial');
  const { choice, refresh } = useChosenCameras();
  const camera = useCamera(open ? choice.front : null, faceVideo);
  // Device ids are available only after camera permission is granted.
  useEffect(() => {
    if (open) void refresh();
  }, [open, refresh]);
  const failure = open && (camera.failure === 'refused' || camera.failure === 'busy') ? camera.failure : null;
  useEffect(() => {
    if (failure) onRefused(failure);
  }, [failure, onRefused]);
  return (
    <TakePhotoCard
      title={t('face.title')}
      lead={t('face.lead')}
      note={t('face.onDevice')}
      camera={camera}
      onPhoto={(photo, { faces, hints }) => onTaken(photo, { faces: faces?.length ?? null, hints })}
      away={{ label: t('face.skip'), onChoose: onSkip }}
    />
  );
}

interface TakenProps {
  photo: string;
  seen: TriedFace;
  onUse: () => void;
  onRetake: () => void;
}

function Taken({ photo, seen, onUse, onRetake }: TakenProps) {
  const { t } = useTranslation(['seat-trial', 'face']);
  return (
    <FaceCard
      title={t('face:review.title')}
      lead={t(seen.hints.length > 0 ? 'face.hinted' : seen.faces === null ? 'face.notLooked' : 'face.fine')}
      picture={
        <>
          <PhotoPreview photo={photo} label={t('face:review.photo')} />
          <HintList hints={seen.hints} detected={seen.faces !== null} />
        </>
      }
      actions={
        <>
          <Button appearance="primary" size="large" icon={<CheckmarkRegular />} onClick={onUse}>
            {t('face.go')}
          </Button>
          <Button size="large" icon={<CameraRegular />} onClick={onRetake}>
            {t('face:review.retake')}
          </Button>
        </>
      }
    >
      <p>{t('face.discarded')}</p>
    </FaceCard>
  );
}
