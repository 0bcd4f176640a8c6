import { Button } from '@fluentui/react-components';
import { CameraRegular, CheckmarkRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import type { FramingHint } from '../cameras/framing.ts';
import { FaceCard } from './FaceCard.tsx';
import { HintList } from './HintList.tsx';
import { PhotoPreview } from './PhotoPreview.tsx';

interface ReviewStepProps {
  photo: string;
  hints: readonly FramingHint[];
  sending: boolean;
  onRetake: () => void;
  onUse: () => void;
  onClose: () => void;
}

/** Reviews the photo before it is sent: retake or use (001 §4, step 3). */
export function ReviewStep({ photo, hints, sending, onRetake, onUse, onClose }: ReviewStepProps) {
  const { t } = useTranslation('face');
  return (
    <FaceCard
      title={t('review.title')}
      lead={t('review.lead')}
      picture={
        <>
          <PhotoPreview photo={photo} label={t('review.photo')} />
          <HintList hints={hints} detected={false} />
        </>
      }
      actions={
        <>
          <Button
            appearance="primary"
            size="large"
            icon={<CheckmarkRegular />}
            disabledFocusable={sending}
            onClick={onUse}
          >
            {t(sending ? 'review.sending' : 'review.use')}
          </Button>
          <Button size="large" icon={<CameraRegular />} disabled={sending} onClick={onRetake}>
            {t('review.retake')}
          </Button>
          <Button appearance="subtle" size="large" disabled={sending} onClick={onClose}>
            {t('later')}
          </Button>
        </>
      }
    />
  );
}
