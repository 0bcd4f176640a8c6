import { makeStyles, tokens } from '@fluentui/react-components';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiQuery } from '#api/query.ts';
import { findSimilarPostion } from '#contract/platform/jobs/positions.ts';
import { distinctKeys } from '#ui/distinct-keys.ts';
import { PositionCard } from '../shared/PositionCard.tsx';
import type { useJobNotes } from '../shared/use-job-notes.ts';

const useStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column', gap: '12px', minWidth: 0 },
  head: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
});

/** Positions like this one, as the platform finds them; nothing where it finds none. */
export function SimilarPositions({ id, notes }: { id: string; notes: ReturnType<typeof useJobNotes> }) {
  const styles = useStyles();
  const { t } = useTranslation('jobs');
  const headId = useId();
  const { data } = useApiQuery(findSimilarPostion, { id }, { optional: true });
  const others = (data ?? []).filter((position) => position.id !== id);
  if (others.length === 0) return null;
  return (
    <section className={styles.list} aria-labelledby={headId}>
      <h2 id={headId} className={styles.head}>
        {t('similar')}
      </h2>
      {distinctKeys(
        others.map((position) => (
          <PositionCard
            key={position.id}
            position={position}
            isSaved={notes.isSaved(position.id)}
            onSave={() => void notes.toggle(position)}
          />
        )),
      )}
    </section>
  );
}
