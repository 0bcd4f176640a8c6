import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import type { ClassExamScore } from '#contract/platform/offline-training/class-exam.ts';
import { formatNumber } from '#lib/format.ts';
import { Panel } from '#ui/Panel.tsx';
import { PlatformText } from '#ui/PlatformText.tsx';

const useStyles = makeStyles({
  panel: { padding: '16px 24px' },
  title: { margin: 0, fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400 },
  comment: { margin: '4px 0 0', color: tokens.colorNeutralForeground2 },
  table: { width: '100%', marginTop: '12px', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
  cell: {
    padding: '6px 8px',
    borderTop: `1px solid ${tokens.colorNeutralStroke3}`,
    textAlign: 'start',
    fontWeight: 'inherit',
  },
  points: { width: '120px', textAlign: 'end', whiteSpace: 'nowrap' },
  sum: { fontWeight: tokens.fontWeightSemibold },
});

interface ScoredTaskProps {
  task: ClassExamScore['questionList'][number];
  /** From 1. */
  number: number;
}

/** What a task brought, criterion by criterion. */
export function ScoredTask({ task, number }: ScoredTaskProps) {
  const styles = useStyles();
  const { t } = useTranslation('offline');
  const points = (score: number | null, full: number | null) => {
    if (score === null) return '-';
    const given = formatNumber(score, 1);
    return full === null
      ? t('points', { count: score, score: given })
      : t('pointsOf', { score: given, total: formatNumber(full, 1) });
  };
  return (
    <Panel as="article" className={styles.panel} aria-label={t('task', { number })}>
      <h2 className={styles.title}>{t('taskTitle', { number, title: task.title })}</h2>
      {task.comment !== '' && <p className={styles.comment}>{t('comment', { text: task.comment })}</p>}
      <table className={styles.table}>
        <tbody>
          {task.criteriaList.map(({ name, score, fullScore }, index) => (
            // Two criteria may have the same name.
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={index}>
              <th scope="row" className={styles.cell}>
                <PlatformText text={name} />
              </th>
              <td className={mergeClasses(styles.cell, styles.points)}>{points(score, fullScore)}</td>
            </tr>
          ))}
          <tr className={styles.sum}>
            <th scope="row" className={styles.cell}>
              {t('sum')}
            </th>
            <td className={mergeClasses(styles.cell, styles.points)}>{points(task.score, task.fullScore)}</td>
          </tr>
        </tbody>
      </table>
    </Panel>
  );
}
