import { Button } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { ViewerNotice } from '../ViewerNotice.tsx';
import type { MediaProblem } from './engine.ts';

interface MediaFailedProps {
  problem: MediaProblem;
  onRetry: () => void;
}

/** A film or a sound that does not play: why, and what to do. */
export function MediaFailed({ problem, onRetry }: MediaFailedProps) {
  const { t } = useTranslation('player');
  const [title, text] =
    problem === 'unreached'
      ? [t('failed.title'), t('failed.text')]
      : [t(`mediaFailed.${problem}.title`), t(`mediaFailed.${problem}.text`)];
  return (
    <ViewerNotice alert title={title} text={text}>
      <Button appearance="primary" onClick={onRetry}>
        {t('failed.retry')}
      </Button>
    </ViewerNotice>
  );
}
