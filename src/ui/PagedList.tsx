import { makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorPanel } from './ErrorPanel.tsx';
import { Read } from './Read.tsx';

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
  refetch: () => Promise<unknown>;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => Promise<unknown>;
}

/** The items of the pages that are here. */
export function itemsOf<Item>({ data }: Pick<Pages<Item>, 'data'>): Item[] {
  return data?.pages.flatMap(({ list }) => list) ?? [];
}

interface PagedListProps<Item> {
  of: Pages<Item>;
  skeleton: ReactNode;
  /** What did not load, in words. */
  failed: string;
  /** Stands in for a list without items. */
  empty: ReactNode;
  className?: string;
  /** Leaves items out; left out: all are shown. */
  only?: (item: Item) => boolean;
  children: (item: Item) => ReactNode;
}

/** A list that loads its next page as its end comes into sight, and says when everything is there. */
export function PagedList<Item>({ of, skeleton, failed, empty, only, className, children }: PagedListProps<Item>) {
  return (
    <Read of={of} skeleton={skeleton} failed={failed}>
      {() => {
        const shown = itemsOf(of).filter((item) => only?.(item) ?? true);
        if (shown.length === 0 && !of.hasNextPage) return empty;
        return (
          <Endless of={of} className={className}>
            {shown.map(children)}
          </Endless>
        );
      }}
    </Read>
  );
}

interface EndlessProps<Item> {
  of: Pages<Item>;
  className?: string | undefined;
  children: ReactNode;
}

function Endless<Item>({ of, className, children }: EndlessProps<Item>) {
  const styles = useStyles();
  const { t } = useTranslation('ui');
  const end = useEndInSight(
    () => void of.fetchNextPage(),
    of.hasNextPage && !of.isFetchingNextPage && !of.isFetchNextPageError,
  );
  return (
    <>
      <div className={className}>{children}</div>
      {of.isFetchNextPageError ? (
        <ErrorPanel title={t('moreFailed')} onRetry={() => void of.fetchNextPage()} />
      ) : (
        <output ref={end} className={styles.foot}>
          {of.hasNextPage ? of.isFetchingNextPage && t('loadingMore') : t('allLoaded')}
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
