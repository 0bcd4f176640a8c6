import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { useApiPages } from '#api/query.ts';
import { openPlatformBranchFindBranch } from '#contract/platform/home/institution.ts';
import { BranchCard } from '#domain/branches/BranchCard.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { PagedList } from '#ui/PagedList.tsx';
import { ListSkeleton } from '#ui/Skeletons.tsx';
import { BranchFilterBar } from './BranchFilterBar.tsx';
import { useBranchFilter, type BranchFilter } from './use-branch-filter.ts';

/** A page of the list (000 §9). */
const pageSize = 10;

const useStyles = makeStyles({
  section: { display: 'flex', flexDirection: 'column', gap: '16px', marginTop: '8px' },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
  },
  grid: {
    display: 'grid',
    gap: '16px',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '@media (max-width: 900px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

/** The branches of the tenant, by region and name. */
export function Branches() {
  const styles = useStyles();
  const { t } = useTranslation('institution');
  const [filter, narrow] = useBranchFilter();
  const branches = useApiPages(openPlatformBranchFindBranch, (pageNum) => ({ pageNum, pageSize, ...wanted(filter) }), {
    keepPrevious: true,
  });
  const total = branches.isPlaceholderData ? undefined : branches.data?.pages[0]?.total;
  return (
    <section className={styles.section} aria-labelledby="branches">
      <h2 id="branches" className={styles.title}>
        {typeof total !== 'number' ? t('branches.title') : t('branches.titleCount', { count: total })}
      </h2>
      <BranchFilterBar filter={filter} onNarrow={narrow} />
      <PagedList
        of={branches}
        className={styles.grid}
        skeleton={<ListSkeleton count={6} />}
        failed={t('branches.failed')}
        empty={
          <EmptyState
            title={t('branches.empty')}
            hint={t('branches.emptyHint')}
            action={<Button onClick={() => narrow({ province: '', city: '', name: '' })}>{t('branches.all')}</Button>}
          />
        }
      >
        {(branch) => <BranchCard key={branch.id} branch={branch} heading="h3" />}
      </PagedList>
    </section>
  );
}

function wanted({ province, city, name }: BranchFilter) {
  const regionCode = city || province;
  return { ...(name && { branchName: name }), ...(regionCode && { regionCode }) };
}
