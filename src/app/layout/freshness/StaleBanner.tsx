import { Button } from '@fluentui/react-components';
import { HistoryRegular } from '@fluentui/react-icons';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatAsOf } from '../../../lib/format.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { isMissing, isPartly, isStale, staleSince } from './rules.ts';
import { UpdatingBanner } from './UpdatingBanner.tsx';
import { useActiveQueries } from './use-active-queries.ts';

/** Says how old the shown content is, and that a part is missing, while the platform is reached but gives nothing newer. */
export function StaleBanner() {
  const { t } = useTranslation('app');
  const queries = useQueryClient();
  const at = useActiveQueries(staleSince);
  const partly = useActiveQueries(isPartly);
  if (at === null && !partly) return <UpdatingBanner />;
  return (
    <Banner
      icon={<HistoryRegular fontSize={20} />}
      title={t(at === null ? 'partly.title' : 'stale.title')}
      action={
        <Button
          onClick={() =>
            void queries.refetchQueries({ type: 'active', predicate: (read) => isStale(read) || isMissing(read) })
          }
        >
          {t('offline.retry')}
        </Button>
      }
    >
      {at === null ? t('partly.rest') : t(partly ? 'stale.partly' : 'stale.age', { time: formatAsOf(at) })}
    </Banner>
  );
}
