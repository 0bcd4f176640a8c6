import { Button, makeStyles } from '@fluentui/react-components';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useApiQuery } from '#api/query.ts';
import { marketPaths } from '#contract/paths/market.ts';
import { openPlatformBranchFindBranch } from '#contract/platform/home/institution.ts';
import { openPlatformStuFindBranch } from '#contract/platform/market/providers.ts';
import { sessionAtom } from '#domain/app-state.ts';
import { BranchCard } from '#domain/branches/BranchCard.tsx';
import { distinctKeys } from '#ui/distinct-keys.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { SearchField } from '#ui/form/SearchField.tsx';
import { NumberedList } from '#ui/NumberedList.tsx';
import { PageColumn } from '#ui/PageColumn.tsx';
import { PageTitle } from '#ui/PageTitle.tsx';
import { readPlace, writePlace, type PagePlace } from '#ui/pagination-rules.ts';
import { ListSkeleton } from '#ui/Skeletons.tsx';
import { viewOf, viewWord, type View } from '../shared/view-rules.ts';
import { ViewSwitch } from '../shared/ViewSwitch.tsx';

/** Institutions are listed by pages of colleges (000 §9). */
const layout = 'college';

const useStyles = makeStyles({
  search: { width: '320px', maxWidth: '100%' },
  grid: {
    display: 'grid',
    gap: '16px',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '@media (max-width: 900px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

/** Training providers, by name, as learners and as providers see them; `apply`: the way to become one. */
export function Providers({ apply }: { apply: ReactNode }) {
  const styles = useStyles();
  const { t } = useTranslation('providers');
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { signedIn } = useAtomValue(sessionAtom);
  const read = marketPaths.providers.read(query);
  const name = read.name ?? '';
  const view = viewOf(read.view, signedIn);
  const place = readPlace(layout, read);
  /** Another choice begins at page 1. */
  const show = (next: { name?: string; view?: View; place?: PagePlace }) =>
    void navigate(
      marketPaths.providers.to({
        name: next.name ?? name,
        view: viewWord(next.view ?? view),
        ...writePlace(layout, next.place ?? { page: 1, size: place.size }),
      }),
      { replace: next.place === undefined, preventScrollReset: next.place === undefined },
    );
  const input = { pageNum: place.page, pageSize: place.size, ...(name !== '' && { branchName: name }) };
  const asProvider = view === 'provider';
  const forLearner = useApiQuery(openPlatformStuFindBranch, input, { enabled: !asProvider });
  const forProvider = useApiQuery(openPlatformBranchFindBranch, input, { enabled: asProvider });
  const providers = asProvider ? forProvider : forLearner;
  const total = providers.data?.total;
  return (
    <PageColumn>
      <PageTitle
        title={typeof total !== 'number' ? t('title') : t('titleCount', { count: total })}
        actions={
          <>
            <ViewSwitch view={view} onChoose={(next) => show({ view: next })} />
            <Button onClick={() => void navigate(marketPaths.platformGoods.to({ view: viewWord(view) }))}>
              {t('toGoods')}
            </Button>
            {apply}
            <SearchField
              className={styles.search}
              label={t('search')}
              value={name}
              onSearch={(wanted) => show({ name: wanted })}
            />
          </>
        }
      />
      <NumberedList
        key={JSON.stringify([view, name])}
        of={providers}
        layout={layout}
        place={place}
        onPlace={(next) => show({ place: next })}
        skeleton={<ListSkeleton count={6} />}
        failed={t('failed')}
        empty={
          name === '' ? (
            <EmptyState title={t('none')} hint={t('noneHint')} />
          ) : (
            <EmptyState
              title={t('noMatch')}
              hint={t('noMatchHint')}
              action={<Button onClick={() => show({ name: '' })}>{t('showAll')}</Button>}
            />
          )
        }
      >
        {(list) => (
          <div className={styles.grid}>
            {distinctKeys(list.map((provider) => <BranchCard key={provider.id} branch={provider} heading="h2" />))}
          </div>
        )}
      </NumberedList>
    </PageColumn>
  );
}
