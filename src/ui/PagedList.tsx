import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorPanel } from './ErrorPanel.tsx';
import { ListBlock } from './ListBlock.tsx';
import { Read } from './Read.tsx';
import { distinctKeys } from './distinct-keys.ts';
import { useEndInView } from './use-end-in-view.ts';

const useStyles = makeStyles({
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

/** Items that are rendered or left out together; even, so that two columns stay two. */
const blockSize = 20;

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
        const shown = itemsOf(of).filter((item) => filter?.(item) ?? true);
        if (shown.length === 0 && !of.hasNextPage) return empty;
        return (
          <InfiniteScroll of={of} className={className}>
            {Array.from({ length: Math.ceil(shown.length / blockSize) }, (_, block) => (
              // Items are only appended: the index identifies the block.
              // oxlint-disable-next-line react/no-array-index-key
              <ListBlock key={block}>
                {() => distinctKeys(shown.slice(block * blockSize, (block + 1) * blockSize).map(children))}
              </ListBlock>
            ))}
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
    enabled: of.hasNextPage && !of.isFetchingNextPage && !of.isFetchNextPageError,
    ahead,
  });
  return (
    <>
      <div className={className}>{children}</div>
      {of.isFetchNextPageError ? (
        <ErrorPanel title={t('moreFailed')} error={of.error} onRetry={() => void of.fetchNextPage()} />
      ) : (
        <output ref={end} className={styles.foot}>
          {of.hasNextPage ? of.isFetchingNextPage && t('loadingMore') : t('allLoaded')}
        </output>
      )}
    </>
  );
}
