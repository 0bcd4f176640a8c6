import { Button, makeStyles, Spinner, tokens } from '@fluentui/react-components';
import { CameraRegular, CheckmarkRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#api/errors.ts';
import { refusalOf } from '#api/refusal.ts';
import { takePhoto } from '#domain/cameras/face-photo.ts';
import { faceVideo } from '#domain/cameras/use-camera.ts';
import { useFraming } from '#domain/cameras/use-framing.ts';
import { LiveFace } from '#domain/face/LiveFace.tsx';
import { PhotoPreview } from '#domain/face/PhotoPreview.tsx';
import { FormProblem } from '#ui/form/FormProblem.tsx';
import { StepDialog } from '../StepDialog.tsx';
import { CameraHelp } from './CameraHelp.tsx';
import { useFaceVerify } from './use-face-verify.ts';
import { useOpenCamera } from './use-open-camera.ts';

const useStyles = makeStyles({
  tips: { margin: 0, paddingLeft: '20px', lineHeight: '28px', color: tokens.colorNeutralForeground2 },
});

interface FaceStepProps {
  onVerified: () => void;
  onBack: () => void;
  onClose: () => void;
}

/** Takes a photo of the face and has it compared with the card (001 §7). */
export function FaceStep({ onVerified, onBack, onClose }: FaceStepProps) {
  const { t } = useTranslation('identity');
  const styles = useStyles();
  const [photo, setPhoto] = useState<string | null>(null);
  const [taking, setTaking] = useState(false);
  const open = useOpenCamera(photo === null, faceVideo);
  const framing = useFraming(open.camera, photo === null);
  const { mutate, reset, data, error, isPending } = useFaceVerify();

  function verdictOf({ passed, remaining }: NonNullable<typeof data>): string | null {
    if (passed === true) return null;
    if (passed === null) return t('face.untold');
    return remaining === null ? t('face.failedUntold') : t('face.failed', { left: remaining });
  }

  const take = async () => {
    if (!open.camera.feed || taking) return;
    setTaking(true);
    const taken = await takePhoto(open.camera.feed.video).finally(() => setTaking(false));
    if (taken) setPhoto(taken);
  };
  const retake = () => {
    reset();
    setPhoto(null);
  };
  const failed = data?.passed === false;
  const problem = data ? verdictOf(data) : error && messageOf(error, t('notReached'));
  return (
    <StepDialog
      step="face"
      title={t('face.title')}
      lead={t(photo ? 'face.review' : 'face.lead')}
      picture={
        photo ? (
          <PhotoPreview photo={photo} label={t('face.photo')} />
        ) : (
          <LiveFace camera={open.camera} framing={framing} />
        )
      }
      actions={
        <>
          {photo === null && (
            <Button
              size="large"
              appearance="primary"
              icon={<CameraRegular />}
              disabledFocusable={!open.ready}
              onClick={() => void take()}
            >
              {t('card.take')}
            </Button>
          )}
          {photo !== null && !failed && (
            <Button
              size="large"
              appearance="primary"
              icon={isPending ? <Spinner size="tiny" /> : <CheckmarkRegular />}
              disabledFocusable={isPending}
              onClick={() => mutate(photo, { onSuccess: ({ passed }) => void (passed && onVerified()) })}
            >
              {t(isPending ? 'face.sending' : 'card.use')}
            </Button>
          )}
          {photo !== null && (
            <Button
              size="large"
              appearance={failed ? 'primary' : 'secondary'}
              icon={<CameraRegular />}
              disabled={isPending}
              onClick={retake}
            >
              {t('card.retake')}
            </Button>
          )}
          <Button size="large" appearance="subtle" disabled={isPending} onClick={onBack}>
            {t('back')}
          </Button>
        </>
      }
      onClose={onClose}
    >
      <ul className={styles.tips}>
        {(['self', 'oval', 'uncovered'] as const).map((tip) => (
          <li key={tip}>{t(`face.tips.${tip}`)}</li>
        ))}
      </ul>
      {photo === null && <CameraHelp open={open} instead={t('camera.insteadPhone')} />}
      {problem && <FormProblem text={problem} />}
    </StepDialog>
  );
}

function messageOf(error: Error, fallback: string): string {
  return (error instanceof ApiError ? refusalOf(error) : null) ?? fallback;
}
