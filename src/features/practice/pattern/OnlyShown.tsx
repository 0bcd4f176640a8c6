import { makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import type { Question } from '#contract/ipc/paper.ts';
import { Panel } from '#ui/Panel.tsx';
import { SafeHtml } from '#ui/SafeHtml.tsx';

const useStyles = makeStyles({
  panel: { padding: '12px 16px' },
  summary: { cursor: 'pointer', color: tokens.colorNeutralForeground2, width: 'fit-content' },
  list: { margin: '12px 0 0', paddingLeft: '20px', display: 'flex', flexDirection: 'column', gap: '12px' },
  options: { margin: '4px 0 0', paddingLeft: '20px', listStyleType: 'upper-alpha' },
});

/** Questions without a usable id: they can be read, and nothing about them can be kept. */
export function OnlyShown({ questions }: { questions: readonly Question[] }) {
  const styles = useStyles();
  const { t } = useTranslation('practice');
  if (questions.length === 0) return null;
  return (
    <Panel className={styles.panel}>
      <details>
        <summary className={styles.summary}>{t('pattern.withoutId', { count: questions.length })}</summary>
        <ul className={styles.list}>
          {questions.map(({ id, html, options }) => (
            <li key={id}>
              <SafeHtml html={html} />
              {options.length > 0 && (
                <ol className={styles.options}>
                  {options.map((option) => (
                    <li key={option.key}>
                      <SafeHtml html={option.html} />
                    </li>
                  ))}
                </ol>
              )}
            </li>
          ))}
        </ul>
      </details>
    </Panel>
  );
}
