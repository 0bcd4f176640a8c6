import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { formatPercent, formatTime } from '#lib/format.ts';
import { useReadingPlace } from './use-reading-place.ts';

interface ReadingOfferProps {
  articleId: string;
  article: RefObject<HTMLElement | null>;
}

/** Leads back to where an article was left; nothing where it was read to its end, or never. */
export function ReadingOffer({ articleId, article }: ReadingOfferProps) {
  const { t } = useTranslation('cms');
  const { offered, goOn, dismiss } = useReadingPlace(articleId, article);
  if (!offered) return null;
  return (
    <MessageBar layout="multiline">
      <MessageBarBody>
        {t('place.text', { percent: formatPercent(offered.share), time: formatTime(offered.at) })}
      </MessageBarBody>
      <MessageBarActions>
        <Button onClick={goOn}>{t('place.goOn')}</Button>
        <Button appearance="subtle" onClick={dismiss}>
          {t('place.fromStart')}
        </Button>
      </MessageBarActions>
    </MessageBar>
  );
}
