import { Button, makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { GoodsCategory } from '#contract/platform/market/categories.ts';
import type { CourseGoods } from '#contract/platform/market/goods.ts';
import { GoodsCard } from '#domain/goods/GoodsCard.tsx';
import { distinctKeys } from '#ui/distinct-keys.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { SearchField } from '#ui/form/SearchField.tsx';
import { NumberedList } from '#ui/NumberedList.tsx';
import { PageColumn } from '#ui/PageColumn.tsx';
import { PageTitle } from '#ui/PageTitle.tsx';
import { Panel } from '#ui/Panel.tsx';
import { TileSkeletons } from '#ui/TileSkeletons.tsx';
import { CategoryRows } from './CategoryRows.tsx';
import { isNarrowed } from './shelf-rules.ts';
import type { ShelfState } from './use-shelf.ts';

const useStyles = makeStyles({
  search: { width: '280px', maxWidth: '100%' },
  filters: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '8px 24px',
    padding: '12px 16px',
  },
  more: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px', minWidth: 0, maxWidth: '100%' },
  grid: {
    display: 'grid',
    gap: '16px',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    listStyleType: 'none',
    margin: 0,
    padding: 0,
    '@media (max-width: 899px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '@media (max-width: 599px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  item: { display: 'flex', minWidth: 0, '& > *': { width: '100%' } },
});

interface Readable<Data> {
  data: Data | undefined;
  isPending: boolean;
  isError: boolean;
  error?: unknown;
  refetch: () => Promise<unknown>;
}

interface GoodsShelfProps {
  title: string;
  state: ShelfState;
  goods: Readable<{ list: readonly CourseGoods[]; total: number | null }>;
  categories: Readable<readonly GoodsCategory[]>;
  /** Where the card of goods leads. */
  addressOf: (goods: CourseGoods) => string;
  /** Filters beyond categories and name. */
  filters?: ReactNode;
  actions?: ReactNode;
  /** Between the filters and the list. */
  note?: ReactNode;
}

/** A list of goods by pages: categories, filters, search, cards (000 §2, G-124). */
export function GoodsShelf({ title, state, goods, categories, addressOf, filters, actions, note }: GoodsShelfProps) {
  const styles = useStyles();
  const { t } = useTranslation('shelf');
  const { shelf, change } = state;
  return (
    <PageColumn>
      <PageTitle
        title={title}
        actions={
          <>
            {actions}
            <SearchField
              className={styles.search}
              label={t('search')}
              value={shelf.name}
              onSearch={(name) => change({ name })}
            />
          </>
        }
      />
      <Panel as="div" className={styles.filters}>
        <CategoryRows of={categories} chosen={shelf.category} onChoose={(category) => change({ category })} />
        {filters && <div className={styles.more}>{filters}</div>}
      </Panel>
      {note}
      <NumberedList
        key={JSON.stringify([shelf.category, shelf.name, shelf.price, shelf.provider])}
        of={goods}
        layout="card"
        place={shelf}
        onPlace={({ page, size }) => change(size === shelf.size ? { page } : { size })}
        skeleton={<TileSkeletons count={shelf.size} className={styles.grid} />}
        failed={t('failed')}
        empty={<NothingHere state={state} />}
      >
        {(list) => (
          <ul className={styles.grid}>
            {distinctKeys(
              list.map((one) => (
                <li key={one.id} className={styles.item}>
                  <GoodsCard goods={one} heading="h2" flat to={addressOf(one)} />
                </li>
              )),
            )}
          </ul>
        )}
      </NumberedList>
    </PageColumn>
  );
}

/** Why there is nothing: nothing that matches, or nothing at all. */
function NothingHere({ state: { shelf, clear } }: { state: ShelfState }) {
  const { t } = useTranslation('shelf');
  if (!isNarrowed(shelf)) return <EmptyState title={t('none')} hint={t('noneHint')} />;
  return (
    <EmptyState title={t('noMatch')} hint={t('noMatchHint')} action={<Button onClick={clear}>{t('showAll')}</Button>} />
  );
}
