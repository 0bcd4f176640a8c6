import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { TFunction } from 'i18next';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { found } from '#lib/search.ts';
import { EmptyState } from './EmptyState.tsx';
import { ErrorPanel } from './ErrorPanel.tsx';
import { SearchField } from './form/SearchField.tsx';
import { QueryView } from './QueryView.tsx';
import { searchedFrom } from './SearchedList.tsx';
import { useEndInView } from './use-end-in-view.ts';
import { VirtualBlocks } from './VirtualBlocks.tsx';

const useStyles = makeStyles({
  before: { opacity: 0.5 },
  search: { width: '280px', maxWidth: '100%', marginBottom: '12px' },
  inset: { margin: '12px 24px' },
  foot: {
    display: 'block',
    padding: '16px',
    textAlign: 'center',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
  },
});

/** The part of an infinite query that the list needs. */
interface Pages<Item> {
  data: { pages: readonly { list: readonly Item[] }[] } | undefined;
  isPending: boolean;
  /** True while another list is on its way and this one stands in for it. */
  isPlaceholderData: boolean;
  error?: unknown;
  refetch: () => Promise<unknown>;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => Promise<unknown>;
}

/** The items of all loaded pages. */
export function itemsOf<Item>({ data }: Pick<Pages<Item>, 'data'>): Item[] {
  return data?.pages.flatMap(({ list }) => list) ?? [];
}

/** The next page loads about one screen before the end is reached (px). */
const ahead = 400;

interface PagedListProps<Item> {
  of: Pages<Item>;
  skeleton: ReactNode;
  /** The title of the error panel. */
  failed: string;
  /** Shown when the list has no items. */
  empty: ReactNode;
  className?: string;
  /** Selects the items to show; all by default. */
  filter?: ((item: Item) => boolean) | undefined;
  /** By which words a learner finds an item of a long list; undefined: the list is not searched here. */
  words?: ((item: Item) => readonly string[]) | undefined;
  /** In a panel, whose edge the rows touch. */
  inset?: boolean;
  children: (item: Item) => ReactNode;
}

/**
 * A list that loads its next page when its end scrolls into view, and says when all items are loaded. Only blocks near
 * the viewport are rendered. A search looks through what is loaded; what it leaves is short, so that the rest is loaded
 * and searched as well, and only then nothing is found.
 */
export function PagedList<Item>(props: PagedListProps<Item>) {
  const { of, skeleton, failed, empty, filter, words, inset = false, className, children } = props;
  const styles = useStyles();
  const { t } = useTranslation('ui');
  const [typed, setTyped] = useState('');
  const search = words ? typed : '';
  return (
    <QueryView query={of} skeleton={skeleton} failed={failed}>
      {() => {
        const all = filter ? itemsOf(of).filter(filter) : itemsOf(of);
        const shown = words && search !== '' ? all.filter((item) => found(words(item), search)) : all;
        const isEmpty = shown.length === 0 && !of.hasNextPage;
        const nothing = search === '' ? empty : <EmptyState title={t('search.nothing')} hint={t('search.hint')} />;
        return (
          <>
            {words && (search !== '' || all.length >= searchedFrom || (all.length > 0 && of.hasNextPage)) && (
              <SearchField
                className={mergeClasses(styles.search, inset && styles.inset)}
                label={t('search.label')}
                value={search}
                onSearch={setTyped}
              />
            )}
            {isEmpty ? (
              of.isPlaceholderData ? (
                skeleton
              ) : (
                nothing
              )
            ) : (
              <InfiniteScroll of={of} className={className}>
                <VirtualBlocks items={shown}>{children}</VirtualBlocks>
              </InfiniteScroll>
            )}
          </>
        );
      }}
    </QueryView>
  );
}

interface InfiniteScrollProps<Item> {
  of: Pages<Item>;
  className?: string | undefined;
  children: ReactNode;
}

function InfiniteScroll<Item>({ of, className, children }: InfiniteScrollProps<Item>) {
  const styles = useStyles();
  const { t } = useTranslation('ui');
  const end = useEndInView<HTMLOutputElement>(() => void of.fetchNextPage(), {
    enabled: of.hasNextPage && !of.isFetchingNextPage && !of.isFetchNextPageError && !of.isPlaceholderData,
    ahead,
  });
  return (
    <>
      <div className={mergeClasses(className, of.isPlaceholderData && styles.before)} aria-busy={of.isPlaceholderData}>
        {children}
      </div>
      {of.isFetchNextPageError ? (
        <ErrorPanel title={t('moreFailed')} error={of.error} onRetry={() => void of.fetchNextPage()} />
      ) : (
        <output ref={end} className={styles.foot}>
          {footOf(of, t)}
        </output>
      )}
    </>
  );
}

function footOf(
  of: Pick<Pages<unknown>, 'hasNextPage' | 'isFetchingNextPage' | 'isPlaceholderData'>,
  t: TFunction<'ui'>,
) {
  if (of.isPlaceholderData || of.isFetchingNextPage) return t('loadingMore');
  return of.hasNextPage ? null : t('allLoaded');
}
