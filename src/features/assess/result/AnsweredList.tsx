import { makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import type { AssessResultDetail } from '#contract/platform/assess/results.ts';
import { PlatformText } from '#ui/PlatformText.tsx';
import { SafeHtml } from '#ui/SafeHtml.tsx';

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyleType: 'none', display: 'flex', flexDirection: 'column', gap: '14px' },
  entry: { display: 'grid', gridTemplateColumns: '32px minmax(0, 1fr)', gap: '2px 8px' },
  number: { color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums' },
  answer: { gridColumn: '2', margin: 0, fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  empty: { gridColumn: '2', margin: 0, color: tokens.colorNeutralForeground3 },
  dimension: {
    gridColumn: '2',
    margin: 0,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
  },
});

/** Every question with what the learner answered; nothing in it is right or wrong. */
export function AnsweredList({ answers }: { answers: AssessResultDetail['answerList'] }) {
  const styles = useStyles();
  const { t } = useTranslation('assess-result');
  if (answers.length === 0) return <p>{t('noAnswers')}</p>;
  return (
    <ol className={styles.list}>
      {answers.map(({ questionId, title, dimensionName, answer }, at) => (
        <li key={`${questionId} ${at}`} className={styles.entry}>
          <span className={styles.number}>{at + 1}</span>
          <SafeHtml html={title} inline />
          {answer === null || answer.length === 0 ? (
            <p className={styles.empty}>{t(answer === null ? 'answerUntold' : 'unanswered')}</p>
          ) : (
            <p className={styles.answer}>
              <PlatformText text={answer.join('；')} />
            </p>
          )}
          {dimensionName !== '' && (
            <p className={styles.dimension}>
              <PlatformText text={dimensionName} />
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}
