import { Button } from '@fluentui/react-components';
import { ArrowUploadRegular, CheckmarkRegular } from '@fluentui/react-icons';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ask, desktop } from '#lib/desktop.ts';
import { logFailure } from '#lib/log.ts';
import { Banner } from '#ui/Banner.tsx';
import { readPhoto } from '../cameras/face-photo.ts';
import { FaceCard } from './FaceCard.tsx';
import { FaceFrame } from './FaceFrame.tsx';
import { FaceTips } from './InstructionStep.tsx';
import { PhotoPreview } from './PhotoPreview.tsx';

interface AlbumStepProps {
  photo: string | null;
  notImage: boolean;
  sending: boolean;
  /** A paper is open: a chooser of the page's would count as an absence from it. */
  duringPaper: boolean;
  onPhoto: (photo: string | null) => void;
  onUse: () => void;
  onClose: () => void;
}

/** An uploaded picture instead of the camera: upload, re-upload, use (001 §4, step 4). */
export function AlbumStep({ photo, notImage, sending, duringPaper, onPhoto, onUse, onClose }: AlbumStepProps) {
  const { t } = useTranslation('face');
  const input = useRef<HTMLInputElement>(null);
  const choose = async (file: File | undefined) => {
    if (file) onPhoto(await readPhoto(file));
    // Allows choosing the same file again.
    if (input.current) input.current.value = '';
  };
  const chooseHere = async () => {
    try {
      const chosen = await ask(desktop.window.choosePicture());
      if (chosen) onPhoto(await readPhoto(new File([chosen.bytes], chosen.name, { type: chosen.type })));
    } catch (error) {
      logFailure('choosing a picture', error);
      onPhoto(null);
    }
  };
  const upload = () => (duringPaper ? void chooseHere() : input.current?.click());
  return (
    <FaceCard
      title={t('album.title')}
      lead={t('album.lead')}
      picture={photo ? <PhotoPreview photo={photo} label={t('album.photo')} /> : <FaceFrame />}
      actions={
        <>
          {photo && (
            <Button
              appearance="primary"
              size="large"
              icon={<CheckmarkRegular />}
              disabledFocusable={sending}
              onClick={onUse}
            >
              {t(sending ? 'review.sending' : 'review.use')}
            </Button>
          )}
          <Button
            appearance={photo ? 'secondary' : 'primary'}
            size="large"
            icon={<ArrowUploadRegular />}
            disabled={sending}
            onClick={upload}
          >
            {t(photo ? 'album.again' : 'album.upload')}
          </Button>
          <Button appearance="subtle" size="large" disabled={sending} onClick={onClose}>
            {t('later')}
          </Button>
        </>
      }
    >
      <FaceTips />
      {notImage && <Banner icon={<ArrowUploadRegular fontSize={20} />} title={t('album.notImage')} />}
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={t('album.upload')}
        onChange={({ target }) => void choose(target.files?.[0])}
      />
    </FaceCard>
  );
}
