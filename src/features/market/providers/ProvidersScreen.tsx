import { Button, makeStyles } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useApiPages } from '../../../api/query.ts';
import { openPlatformStuFindBranch } from '../../../contract/platform/market/providers.ts';
import { marketPaths } from '../../../contract/paths/market.ts';
import { BranchCard } from '../../../domain/branches/BranchCard.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { SearchField } from '../../../ui/form/SearchField.tsx';
import { PageColumn } from '../../../ui/PageColumn.tsx';
import { PagedList } from '../../../ui/PagedList.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { ListSkeleton } from '../../../ui/Skeletons.tsx';

/** A page of the list (000 §9). */
const pageSize = 10;

const useStyles = makeStyles({
  search: { width: '320px', maxWidth: '100%' },
  grid: {
    display: 'grid',
    gap: '16px',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '@media (max-width: 900px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

/** /openPlatform/serviceProviderList: training providers, by name (000 §2). */
export function Component() {
  const styles = useStyles();
  const { t } = useTranslation('providers');
  const [query, setQuery] = useSearchParams();
  const name = marketPaths.providers.read(query).name ?? '';
  const search = (wanted: string) =>
    setQuery(wanted === '' ? {} : { name: wanted }, { replace: true, preventScrollReset: true });
  const providers = useApiPages(openPlatformStuFindBranch, (pageNum) => ({
    pageNum,
    pageSize,
    ...(name !== '' && { branchName: name }),
  }));
  const total = providers.data?.pages[0]?.total;
  return (
    <PageColumn>
      <PageTitle
        title={total === undefined ? t('title') : t('titleCount', { count: total })}
        actions={<SearchField className={styles.search} label={t('search')} value={name} onSearch={search} />}
      />
      <PagedList
        of={providers}
        className={styles.grid}
        skeleton={<ListSkeleton count={6} />}
        failed={t('failed')}
        empty={
          name === '' ? (
            <EmptyState title={t('none')} hint={t('noneHint')} />
          ) : (
            <EmptyState
              title={t('noMatch')}
              hint={t('noMatchHint')}
              action={<Button onClick={() => search('')}>{t('showAll')}</Button>}
            />
          )
        }
      >
        {(provider) => <BranchCard key={provider.id} branch={provider} heading="h2" />}
      </PagedList>
    </PageColumn>
  );
}
