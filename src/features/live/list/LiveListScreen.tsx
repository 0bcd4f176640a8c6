import { Button, makeStyles } from '@fluentui/react-components';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useApiPages } from '#api/query.ts';
import { learningPaths } from '#contract/paths/learning.ts';
import { getIndexLatelyLive } from '#contract/platform/live/live.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { PageColumn } from '#ui/PageColumn.tsx';
import { itemsOf, PagedList } from '#ui/PagedList.tsx';
import { PageTitle } from '#ui/PageTitle.tsx';
import { ListSkeleton } from '#ui/Skeletons.tsx';
import { LiveCard } from './LiveCard.tsx';
import { useTimelyList } from './use-timely-list.ts';

/** A page of the list (002 §9). */
const pageSize = 10;

const useStyles = makeStyles({ list: { display: 'flex', flexDirection: 'column', gap: '12px' } });

/** /liveList: the live classes (002 §2). */
export function Component() {
  const styles = useStyles();
  const { t } = useTranslation('live-list');
  const navigate = useNavigate();
  const lives = useApiPages(getIndexLatelyLive, (pageNum) => ({ pageNum, pageSize }), { persist: true });
  const { data, dataUpdatedAt, refetch } = lives;
  const items = useMemo(() => itemsOf({ data }), [data]);
  useTimelyList({ items, readAt: dataUpdatedAt, refetch });
  const toCentre = <Button onClick={() => void navigate(learningPaths.center.to())}>{t('toCentre')}</Button>;
  return (
    <PageColumn>
      <PageTitle title={t('title')} />
      <PagedList
        of={lives}
        className={styles.list}
        skeleton={<ListSkeleton />}
        failed={t('failed')}
        empty={<EmptyState title={t('empty')} hint={t('emptyHint')} action={toCentre} />}
        words={(live) => [live.title, live.sourceName]}
      >
        {(live) => <LiveCard key={live.id} live={live} />}
      </PagedList>
    </PageColumn>
  );
}
