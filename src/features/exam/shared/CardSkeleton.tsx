import { Skeleton, SkeletonItem, makeStyles } from '@fluentui/react-components';

const useStyles = makeStyles({
  card: { width: '720px', maxWidth: '100%', margin: '0 auto', display: 'flex', flexDirection: 'column', gap: '12px' },
});

/** The outline of a card that is being read. */
export function CardSkeleton({ label }: { label: string }) {
  const styles = useStyles();
  return (
    <Skeleton className={styles.card} aria-label={label}>
      <SkeletonItem size={48} />
      <SkeletonItem size={96} />
    </Skeleton>
  );
}
