import { Button } from '@fluentui/react-components';
import { HistoryRegular } from '@fluentui/react-icons';
import { useQueryClient, type Query } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../lib/format.ts';
import { Banner } from '../../ui/Banner.tsx';
import { oldestUpdate, useActiveQueries } from './use-active-queries.ts';

/** Says how old the shown content is while the platform is reached but gives nothing newer. */
export function StaleBanner() {
  const { t } = useTranslation('app');
  const queries = useQueryClient();
  const at = useActiveQueries(staleSince);
  if (at === null) return null;
  return (
    <Banner
      icon={<HistoryRegular fontSize={20} />}
      title={t('stale.title')}
      action={
        <Button onClick={() => void queries.refetchQueries({ type: 'active', predicate: isStale })}>
          {t('offline.retry')}
        </Button>
      }
    >
      {t('stale.age', { time: formatTime(at, 'time') })}
    </Banner>
  );
}

/** Data whose last refetch failed. Reads in the background say nothing of their failures. */
function isStale({ state, meta }: Query): boolean {
  return state.status === 'error' && state.data !== undefined && meta?.['quiet'] !== true;
}

function staleSince(queries: readonly Query[]): number | null {
  return oldestUpdate(queries.filter(isStale));
}
