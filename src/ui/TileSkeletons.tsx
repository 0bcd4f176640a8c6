import { makeStyles, mergeClasses, Skeleton, SkeletonItem } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { Panel } from './Panel.tsx';

const useStyles = makeStyles({
  card: { overflow: 'hidden' },
  cover: { height: '116px', borderRadius: 0 },
  text: { padding: '12px', display: 'flex', flexDirection: 'column', gap: '10px' },
  short: { width: '60%' },
  rows: { padding: '16px', display: 'flex', flexDirection: 'column', gap: '18px', flexGrow: 1 },
});

/** Cards with a cover on top, while they load. */
export function TileSkeletons({ count, className }: { count: number; className: string | undefined }) {
  const styles = useStyles();
  const { t } = useTranslation('ui');
  return (
    <Skeleton className={className} aria-label={t('loading')} aria-busy>
      {Array.from({ length: count }, (_, key) => (
        <Panel key={key} as="div" className={styles.card}>
          <SkeletonItem className={styles.cover} />
          <div className={styles.text}>
            <SkeletonItem size={20} />
            <SkeletonItem size={16} className={styles.short} />
          </div>
        </Panel>
      ))}
    </Skeleton>
  );
}

/** Lines in a card, while they load. */
export function RowSkeletons({ count, className }: { count: number; className?: string }) {
  const styles = useStyles();
  const { t } = useTranslation('ui');
  return (
    <Panel as="div" className={mergeClasses(styles.rows, className)}>
      <Skeleton className={styles.rows} aria-label={t('loading')} aria-busy>
        {Array.from({ length: count }, (_, key) => (
          <SkeletonItem key={key} size={20} className={key % 3 === 2 ? styles.short : undefined} />
        ))}
      </Skeleton>
    </Panel>
  );
}
