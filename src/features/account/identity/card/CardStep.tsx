import { makeStyles, tokens } from '@fluentui/react-components';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '#api/query.ts';
import { refusalOf } from '#api/refusal.ts';
import { type CardFacts, idcardDiscern } from '#contract/platform/account/identity.ts';
import { LiveVideo } from '#domain/cameras/LiveVideo.tsx';
import { FormProblem } from '#ui/form/FormProblem.tsx';
import type { Side } from '../identity-flow.ts';
import { CameraHelp } from '../live/CameraHelp.tsx';
import { useOpenCamera } from '../live/use-open-camera.ts';
import { StepDialog } from '../StepDialog.tsx';
import type { FileProblem } from './card-file.ts';
import { readCardFile, takeCardPhoto } from './card-photo.ts';
import { CardActions } from './CardActions.tsx';
import { CardFrame } from './CardFrame.tsx';

/** High resolution, so that small print is readable. */
const cardVideo = { width: 1280, height: 960 };

const useStyles = makeStyles({
  tips: { margin: 0, paddingLeft: '20px', lineHeight: '28px', color: tokens.colorNeutralForeground2 },
  photo: { display: 'block', width: '100%', maxHeight: '320px', objectFit: 'contain', borderRadius: '12px' },
  rights: { margin: 'auto 0 0', color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});

interface CardStepProps {
  side: Side;
  onRead: (photo: string, facts: CardFacts) => void;
  onBack: () => void;
  onClose: () => void;
}

/** Takes a photo of one side of the ID card, by camera or from a file, and has the platform read it (001 §7). */
export function CardStep({ side, onRead, onBack, onClose }: CardStepProps) {
  const { t } = useTranslation('identity');
  const styles = useStyles();
  const [photo, setPhoto] = useState<string | null>(null);
  const [cameraOpen, setCameraOpen] = useState(false);
  const [problem, setProblem] = useState<FileProblem | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const open = useOpenCamera(cameraOpen, cardVideo);
  const reading = useCardReading(side, onRead);

  const show = (next: string | null, fileProblem: FileProblem | null = null) => {
    reading.cancel();
    setPhoto(next);
    setProblem(fileProblem);
    setCameraOpen(false);
  };
  const chooseFile = async (file: File | undefined) => {
    // Allows choosing the same file again.
    if (input.current) input.current.value = '';
    if (!file) return;
    const read = await readCardFile(file);
    show('photo' in read ? read.photo : null, 'problem' in read ? read.problem : null);
  };
  const take = async () => {
    const taken = open.camera.feed && (await takeCardPhoto(open.camera.feed.video));
    if (taken) show(taken);
  };
  const openCamera = () => {
    show(null);
    if (open.failure) open.retry();
    setCameraOpen(true);
  };
  const caption = t(open.ready ? `card.frame.${side}` : open.failure ? 'camera.none' : 'camera.waiting');
  return (
    <StepDialog
      step={side}
      title={t(`card.title.${side}`)}
      lead={t(photo ? 'card.review' : `card.lead.${side}`)}
      picture={
        photo ? (
          <img className={styles.photo} src={photo} alt={t(`card.photo.${side}`)} />
        ) : (
          <CardFrame side={side} {...(cameraOpen ? { caption: caption } : {})}>
            {cameraOpen && <LiveVideo stream={open.camera.stream} label={t('camera.video')} />}
          </CardFrame>
        )
      }
      actions={
        <CardActions
          phase={reading.reading ? 'reading' : photo ? 'review' : cameraOpen ? 'camera' : 'choose'}
          ready={open.ready}
          onOpenCamera={openCamera}
          onTake={() => void take()}
          onFile={() => input.current?.click()}
          onUse={() => photo && reading.read(photo)}
          onCancel={reading.cancel}
          onBack={onBack}
        />
      }
      onClose={onClose}
    >
      <ul className={styles.tips}>
        {(['whole', 'sharp', 'light'] as const).map((tip) => (
          <li key={tip}>{t(`card.tips.${tip}`)}</li>
        ))}
      </ul>
      {cameraOpen && <CameraHelp open={open} instead={t('camera.insteadFile')} />}
      {problem && <FormProblem text={t(`card.file.${problem}`)} />}
      {reading.error && <FormProblem text={refusalOf(reading.error) ?? t('notReached')} />}
      <p className={styles.rights}>{t('card.rights')}</p>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png"
        hidden
        aria-label={t(`card.input.${side}`)}
        onChange={({ target }) => void chooseFile(target.files?.[0])}
      />
    </StepDialog>
  );
}

/** Has the platform read a side; answers that arrive after `cancel` are ignored. */
function useCardReading(side: Side, onRead: (photo: string, facts: CardFacts) => void) {
  const { mutate, reset, isPending, error } = useApiMutation(idcardDiscern);
  const latestRun = useRef(0);
  const read = (image: string) => {
    latestRun.current += 1;
    const thisRun = latestRun.current;
    mutate({ side, image }, { onSuccess: (facts) => void (latestRun.current === thisRun && onRead(image, facts)) });
  };
  const cancel = () => {
    latestRun.current += 1;
    reset();
  };
  return { read, cancel, reading: isPending, error };
}
