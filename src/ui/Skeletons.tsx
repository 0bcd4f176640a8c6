import { makeStyles, mergeClasses, Skeleton, SkeletonItem } from '@fluentui/react-components';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel } from './Panel.tsx';

/** A skeleton comes after so long: what loads faster needs none. */
const delay = 200;

const useStyles = makeStyles({
  grid: { display: 'grid', gap: '16px', gridTemplateColumns: '1fr' },
  cards: { '@media (min-width: 1100px)': { gridTemplateColumns: '1fr 1fr' } },
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

/** Cards with a square cover, two a row: the exam list while it loads. */
export function CardSkeletons({ count = 6 }: SkeletonsProps) {
  const styles = useStyles();
  return (
    <Waiting className={mergeClasses(styles.grid, styles.cards)}>
      {numbers(count).map((key) => (
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
    </Waiting>
  );
}

/** Rows with a small picture: lists of certificates, messages. */
export function ListSkeleton({ count = 4 }: SkeletonsProps) {
  const styles = useStyles();
  return (
    <Waiting className={styles.grid}>
      {numbers(count).map((key) => (
        <Panel key={key} className={styles.card}>
          <SkeletonItem className={styles.thumb} shape="rectangle" size={40} />
          <div className={styles.lines}>
            <SkeletonItem size={20} className={styles.short} />
            <SkeletonItem size={16} />
          </div>
        </Panel>
      ))}
    </Waiting>
  );
}

/** Lines of text: a document or a notice. */
export function TextSkeleton({ count = 8 }: SkeletonsProps) {
  const styles = useStyles();
  return (
    <Waiting className={styles.lines}>
      {numbers(count).map((key) => (
        <SkeletonItem key={key} size={16} className={key % 4 === 3 ? styles.short : undefined} />
      ))}
    </Waiting>
  );
}

function Waiting({ className, children }: { className: string; children: ReactNode }) {
  const { t } = useTranslation('ui');
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), delay);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Skeleton className={className} aria-label={t('loading')} aria-busy>
      {late && children}
    </Skeleton>
  );
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);
