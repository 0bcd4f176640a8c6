import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import type { ClassExamTask } from '#contract/platform/offline-training/class-exam.ts';
import { formatNumber } from '#lib/format.ts';
import { distinctKeys } from '#ui/distinct-keys.ts';
import { Panel } from '#ui/Panel.tsx';
import { PlatformText } from '#ui/PlatformText.tsx';
import { SafeHtml } from '#ui/SafeHtml.tsx';

const useStyles = makeStyles({
  sheet: { padding: '24px', display: 'flex', flexDirection: 'column', gap: '16px' },
  title: { margin: 0, fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500 },
  facts: { margin: 0, color: tokens.colorNeutralForeground2, fontVariantNumeric: 'tabular-nums' },
  content: { fontSize: tokens.fontSizeBase400, lineHeight: 1.7 },
  subtitle: { margin: '0 0 6px', fontSize: tokens.fontSizeBase300, lineHeight: tokens.lineHeightBase300 },
  tools: { margin: 0, paddingInlineStart: '20px', columns: '2 160px' },
  criteria: { width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
  cell: {
    padding: '6px 8px',
    borderTop: `1px solid ${tokens.colorNeutralStroke3}`,
    textAlign: 'start',
    fontWeight: 'inherit',
    // The table begins and ends where the texts around it do.
    ':first-child': { paddingInlineStart: 0 },
    ':last-child': { paddingInlineEnd: 0 },
  },
  points: { textAlign: 'end', whiteSpace: 'nowrap', width: '96px' },
});

interface TaskSheetProps {
  task: ClassExamTask;
  /** From 1. */
  number: number;
}

/** One task: what to do, with what, and what the examiner looks at. */
export function TaskSheet({ task, number }: TaskSheetProps) {
  const styles = useStyles();
  const { t } = useTranslation('offline');
  const { title, content, score, minutes, toolList, criteriaList } = task;
  const facts = [
    score !== null && t('points', { count: score, score: formatNumber(score, 1) }),
    minutes !== null && minutes > 0 && t('minutes', { count: minutes }),
  ].filter((fact) => fact !== false);
  return (
    <Panel as="article" className={styles.sheet} aria-label={t('task', { number })}>
      <h2 className={styles.title}>{t('taskTitle', { number, title })}</h2>
      {facts.length > 0 && <p className={styles.facts}>{facts.join(t('separator'))}</p>}
      <div className={styles.content}>
        <SafeHtml html={content} />
      </div>
      {toolList.length > 0 && (
        <section>
          <h3 className={styles.subtitle}>{t('tools')}</h3>
          <ul className={styles.tools}>
            {distinctKeys(
              toolList.map((tool) => (
                <li key={tool}>
                  <PlatformText text={tool} />
                </li>
              )),
            )}
          </ul>
        </section>
      )}
      {criteriaList.length > 0 && (
        <section>
          <h3 className={styles.subtitle}>{t('criteria')}</h3>
          <table className={styles.criteria}>
            <tbody>
              {criteriaList.map((criterion, index) => (
                // Two criteria may have the same name.
                // oxlint-disable-next-line react/no-array-index-key
                <tr key={index}>
                  <th scope="row" className={styles.cell}>
                    <PlatformText text={criterion.name} />
                  </th>
                  <td className={mergeClasses(styles.cell, styles.points)}>
                    {criterion.score === null
                      ? '-'
                      : t('points', { count: criterion.score, score: formatNumber(criterion.score, 1) })}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </Panel>
  );
}
