import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorPanel } from './ErrorPanel.tsx';
import { ListBlocks } from './ListBlocks.tsx';
import { Read } from './Read.tsx';
import { useEndInView } from './use-end-in-view.ts';

const useStyles = makeStyles({
  before: { opacity: 0.5 },
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
  children: (item: Item) => ReactNode;
}

/**
 * A list that loads its next page when its end scrolls into view, and says when all items are loaded. Only blocks near
 * the viewport are rendered.
 */
export function PagedList<Item>({ of, skeleton, failed, empty, filter, className, children }: PagedListProps<Item>) {
  return (
    <Read of={of} skeleton={skeleton} failed={failed}>
      {() => {
        const shown = filter ? itemsOf(of).filter(filter) : itemsOf(of);
        if (shown.length === 0 && !of.hasNextPage) return of.isPlaceholderData ? skeleton : empty;
        return (
          <InfiniteScroll of={of} className={className}>
            <ListBlocks items={shown}>{children}</ListBlocks>
          </InfiniteScroll>
        );
      }}
    </Read>
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
