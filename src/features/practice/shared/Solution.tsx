import { makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import type { AnswerValue, Question } from '#contract/ipc/paper.ts';
import type { Solution as PracticeSolution } from '#contract/ipc/practice.ts';
import { orDash } from '#ui/or-dash.ts';
import { SafeHtml } from '#ui/SafeHtml.tsx';
import { ownText, rightItems } from './named-keys.ts';

const useStyles = makeStyles({
  list: { display: 'grid', gridTemplateColumns: 'max-content minmax(0, 1fr)', gap: '6px 16px', margin: 0 },
  term: { color: tokens.colorNeutralForeground3 },
  value: { margin: 0, overflowWrap: 'anywhere', '& p': { margin: 0 } },
});

interface SolutionProps {
  question: Question;
  /** Undefined: not answered. */
  value: AnswerValue | undefined;
  solution: PracticeSolution | undefined;
}

/** The own answer, the right one and why. */
export function Solution({ question, value, solution }: SolutionProps) {
  const styles = useStyles();
  const { t } = useTranslation('practice');
  const separator = t('solution.separator');
  const right = rightItems(question, solution?.rightAnswer ?? [], t('solution.or'));
  return (
    <dl className={styles.list}>
      <dt className={styles.term}>{t('solution.own')}</dt>
      <dd className={styles.value}>{ownText(question, value, separator) || t('solution.empty')}</dd>
      <dt className={styles.term}>{t('solution.right')}</dt>
      <dd className={styles.value}>{right.length > 0 ? right.join(separator) : t('solution.later')}</dd>
      <dt className={styles.term}>{t('solution.why')}</dt>
      <dd className={styles.value}>{solution?.analysis ? <SafeHtml html={solution.analysis} /> : orDash('')}</dd>
    </dl>
  );
}
