import { makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import type { ReadinessRow, Verdict } from '#contract/ipc/readiness.ts';
import { Tag, type TagAppearance } from '#ui/Tag.tsx';
import { told } from './told.ts';

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  row: {
    display: 'grid',
    gridTemplateColumns: '72px minmax(110px, 180px) minmax(0, 1fr)',
    alignItems: 'start',
    gap: '4px 12px',
    padding: '8px 0',
    borderTop: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  name: { fontWeight: tokens.fontWeightSemibold },
  limit: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
  words: { overflowWrap: 'anywhere' },
});

const looks: Readonly<Record<Verdict, TagAppearance>> = {
  pass: 'good',
  warn: 'attention',
  fail: 'failed',
  unknown: 'outline',
};

/** Each check: its verdict, what was measured, and its limits. */
export function ReadinessRows({ rows }: { rows: readonly ReadinessRow[] }) {
  const styles = useStyles();
  const { t } = useTranslation('readiness');
  return (
    <ul className={styles.list}>
      {rows.map(({ check, verdict, finding, numbers }) => (
        <li key={check} className={styles.row}>
          <span>
            <Tag appearance={looks[verdict]}>{t(`verdicts.${verdict}`)}</Tag>
          </span>
          <span className={styles.name}>{t(`names.${check}`)}</span>
          <span className={styles.words}>
            <span>{t(`findings.${finding}`, told(numbers))}</span>
            {verdict !== 'unknown' && <div className={styles.limit}>{t(`limits.${check}`, told(numbers))}</div>}
          </span>
        </li>
      ))}
    </ul>
  );
}
