import { Button } from '@fluentui/react-components';
import { HistoryRegular } from '@fluentui/react-icons';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { formatAsOf } from '#lib/format.ts';
import { Banner } from '#ui/Banner.tsx';
import { isMissing, isPartly, isStale, staleSince } from './rules.ts';
import { UpdatingBanner } from './UpdatingBanner.tsx';
import { useActiveQueries } from './use-active-queries.ts';

/** Says how old the shown content is, and that a part is missing, while the platform is reached but gives nothing newer. */
export function StaleBanner() {
  const { t } = useTranslation(['app', 'ui']);
  const queries = useQueryClient();
  const at = useActiveQueries(staleSince);
  const partly = useActiveQueries(isPartly);
  const { key } = useLocation();
  // A platform may always fail in the same part: who knows it needs no word about it on this page.
  const [closedOn, setClosedOn] = useState<string | null>(null);
  if (at === null && (!partly || closedOn === key)) return <UpdatingBanner />;
  return (
    <Banner
      icon={<HistoryRegular fontSize={20} />}
      title={t(at === null ? 'partly.title' : 'stale.title')}
      action={
        <>
          <Button
            onClick={() =>
              void queries.refetchQueries({ type: 'active', predicate: (read) => isStale(read) || isMissing(read) })
            }
          >
            {t('offline.retry')}
          </Button>
          {at === null && <Button onClick={() => setClosedOn(key)}>{t('ui:close')}</Button>}
        </>
      }
    >
      {at === null ? t('partly.rest') : t(partly ? 'stale.partly' : 'stale.age', { time: formatAsOf(at) })}
    </Banner>
  );
}
