import { makeStyles, mergeClasses, Skeleton, SkeletonItem } from '@fluentui/react-components';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel } from './Panel.tsx';

/** A skeleton appears after this delay; what loads faster needs none. */
const appearAfterMs = 200;

const useStyles = makeStyles({
  grid: { display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)' },
  cards: { '@media (min-width: 1100px)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
  card: { display: 'flex', gap: '16px', padding: '16px' },
  lines: { flexGrow: 1, display: 'flex', flexDirection: 'column', gap: '12px' },
  pushed: { marginTop: 'auto', alignSelf: 'flex-end', width: '96px' },
  short: { width: '60%' },
  cover: { width: '144px', height: '144px', flexShrink: 0 },
  thumb: { width: '40px', height: '40px', flexShrink: 0 },
});

interface SkeletonsProps {
  count?: number;
}

/** Cards with a square cover, two per row. */
export function CardSkeletons({ count = 6 }: SkeletonsProps) {
  const styles = useStyles();
  return (
    <DelayedSkeleton className={mergeClasses(styles.grid, styles.cards)}>
      {range(count).map((key) => (
        <Panel key={key} className={styles.card}>
          <SkeletonItem className={styles.cover} shape="rectangle" size={128} />
          <div className={styles.lines}>
            <SkeletonItem size={20} className={styles.short} />
            <SkeletonItem size={24} />
            <SkeletonItem size={16} className={styles.short} />
            <SkeletonItem size={32} className={styles.pushed} />
          </div>
        </Panel>
      ))}
    </DelayedSkeleton>
  );
}

/** Rows with a small picture. */
export function ListSkeleton({ count = 4 }: SkeletonsProps) {
  const styles = useStyles();
  return (
    <DelayedSkeleton className={styles.grid}>
      {range(count).map((key) => (
        <Panel key={key} className={styles.card}>
          <SkeletonItem className={styles.thumb} shape="rectangle" size={40} />
          <div className={styles.lines}>
            <SkeletonItem size={20} className={styles.short} />
            <SkeletonItem size={16} />
          </div>
        </Panel>
      ))}
    </DelayedSkeleton>
  );
}

/** Lines of text. */
export function TextSkeleton({ count = 8 }: SkeletonsProps) {
  const styles = useStyles();
  return (
    <DelayedSkeleton className={styles.lines}>
      {range(count).map((key) => (
        <SkeletonItem key={key} size={16} className={key % 4 === 3 ? styles.short : undefined} />
      ))}
    </DelayedSkeleton>
  );
}

function DelayedSkeleton({ className, children }: { className: string; children: ReactNode }) {
  const { t } = useTranslation('ui');
  const [visible, setVisible] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setVisible(true), appearAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Skeleton className={className} aria-label={t('loading')} aria-busy>
      {visible && children}
    </Skeleton>
  );
}

const range = (count: number) => Array.from({ length: count }, (_, index) => index);
