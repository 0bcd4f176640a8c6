import { Button, Spinner } from '@fluentui/react-components';
import { ArrowUploadRegular, CameraRegular, CheckmarkRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';

interface CardActionsProps {
  phase: 'choose' | 'camera' | 'review' | 'reading';
  /** The camera shows a picture. */
  ready: boolean;
  onOpenCamera: () => void;
  onTake: () => void;
  onFile: () => void;
  onUse: () => void;
  /** Cancels the reading. */
  onCancel: () => void;
  onBack: () => void;
}

/** The buttons of a card photo, the next step first. */
export function CardActions({
  phase,
  ready,
  onOpenCamera: onFilm,
  onTake,
  onFile,
  onUse,
  onCancel,
  onBack,
}: CardActionsProps) {
  const { t } = useTranslation('identity');
  if (phase === 'reading') {
    return (
      <>
        <Button size="large" appearance="primary" icon={<Spinner size="tiny" />} disabledFocusable>
          {t('card.reading')}
        </Button>
        <Button size="large" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </>
    );
  }
  return (
    <>
      {phase === 'choose' && (
        <Button size="large" appearance="primary" icon={<CameraRegular />} onClick={onFilm}>
          {t('card.film')}
        </Button>
      )}
      {phase === 'camera' && (
        <Button size="large" appearance="primary" icon={<CameraRegular />} disabledFocusable={!ready} onClick={onTake}>
          {t('card.take')}
        </Button>
      )}
      {phase === 'review' && (
        <>
          <Button size="large" appearance="primary" icon={<CheckmarkRegular />} onClick={onUse}>
            {t('card.use')}
          </Button>
          <Button size="large" icon={<CameraRegular />} onClick={onFilm}>
            {t('card.retake')}
          </Button>
        </>
      )}
      <Button size="large" icon={<ArrowUploadRegular />} onClick={onFile}>
        {t(phase === 'review' ? 'card.fileAgain' : 'card.fromFile')}
      </Button>
      <Button size="large" appearance="subtle" onClick={onBack}>
        {t('back')}
      </Button>
    </>
  );
}
