import { makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorPanel } from './ErrorPanel.tsx';
import { ListBlock } from './ListBlock.tsx';

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
interface Pages {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => Promise<unknown>;
}

/** Items that are drawn or left out together; even, so that two columns stay two. */
const blockSize = 20;

interface InfiniteListProps<Item> {
  query: Pages;
  items: readonly Item[];
  className?: string;
  /** Draws an item, with a key. */
  children: (item: Item) => ReactNode;
}

/**
 * A list that loads its next page as its end comes into sight, and says when everything is there. However long it grows,
 * only what is near the window is drawn.
 */
export function InfiniteList<Item>({ query, items, className, children }: InfiniteListProps<Item>) {
  const styles = useStyles();
  const { t } = useTranslation('ui');
  const end = useEndInSight(
    () => void query.fetchNextPage(),
    query.hasNextPage && !query.isFetchingNextPage && !query.isFetchNextPageError,
  );
  return (
    <>
      <div className={className}>
        {Array.from({ length: Math.ceil(items.length / blockSize) }, (_, block) => (
          // Items are only ever added at the end: a block is its place.
          // oxlint-disable-next-line react/no-array-index-key
          <ListBlock key={block}>
            {() => items.slice(block * blockSize, (block + 1) * blockSize).map(children)}
          </ListBlock>
        ))}
      </div>
      {query.isFetchNextPageError ? (
        <ErrorPanel title={t('moreFailed')} onRetry={() => void query.fetchNextPage()} />
      ) : (
        <output ref={end} className={styles.foot}>
          {query.hasNextPage ? query.isFetchingNextPage && t('loadingMore') : t('allLoaded')}
        </output>
      )}
    </>
  );
}

// The next page is asked for one screen before its end is reached.
function useEndInSight(onSight: () => void, wanted: boolean) {
  const element = useRef<HTMLOutputElement>(null);
  const latest = useRef(onSight);
  useEffect(() => {
    latest.current = onSight;
  });
  useEffect(() => {
    if (!wanted || !element.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) latest.current();
      },
      { rootMargin: '400px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [wanted]);
  return element;
}
