import { Button } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { StageNotice } from '../StageNotice.tsx';

/** A document that did not come. */
export function DocumentFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('player');
  return (
    <StageNotice alert title={t('failed.title')} text={t('failed.text')}>
      <Button appearance="primary" onClick={onRetry}>
        {t('failed.retry')}
      </Button>
    </StageNotice>
  );
}
