import { makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorPanel } from './ErrorPanel.tsx';

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

interface InfiniteListProps {
  query: Pages;
  className?: string;
  children: ReactNode;
}

/** A list that loads its next page as its end comes into sight, and says when everything is there. */
export function InfiniteList({ query, className, children }: InfiniteListProps) {
  const styles = useStyles();
  const { t } = useTranslation('ui');
  const end = useEndInSight(
    () => void query.fetchNextPage(),
    query.hasNextPage && !query.isFetchingNextPage && !query.isFetchNextPageError,
  );
  return (
    <>
      <div className={className}>{children}</div>
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
