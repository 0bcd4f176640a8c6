import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { CheckmarkCircleFilled, DismissCircleFilled, QuestionCircleRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import type { Question } from '#contract/ipc/paper.ts';
import type { RunAnswer, Solution as PracticeSolution } from '#contract/ipc/practice.ts';
import { SafeHtml } from '#ui/SafeHtml.tsx';
import { semanticColours } from '#ui/theme/semantic-colours.ts';
import { standingOf } from '../shared/run-summary.ts';
import { Solution } from '../shared/Solution.tsx';

const useStyles = makeStyles({
  box: {
    display: 'flex',
    flexDirection: 'column',
    gap: '10px',
    padding: '14px 16px',
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  verdict: { display: 'flex', alignItems: 'center', gap: '8px', fontWeight: tokens.fontWeightSemibold },
  right: { color: semanticColours.goodText },
  wrong: { color: semanticColours.failedText },
  options: { listStyle: 'none', margin: 0, padding: 0, display: 'flex', flexDirection: 'column', gap: '8px' },
  option: {
    display: 'flex',
    gap: '12px',
    padding: '10px 14px',
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  key: { fontWeight: tokens.fontWeightSemibold },
  text: { flexGrow: 1, minWidth: 0 },
  isRight: { backgroundColor: semanticColours.goodTint, color: semanticColours.goodText },
  isWrong: { backgroundColor: semanticColours.failedTint, color: semanticColours.failedText },
});

interface FeedbackProps {
  question: Question;
  answer: RunAnswer;
  solution: PracticeSolution | undefined;
}

/** What became of a checked answer: the verdict is announced, the options show what was right and what was chosen. */
export function Feedback({ question, answer, solution }: FeedbackProps) {
  const styles = useStyles();
  const { t } = useTranslation('practice');
  const standing = standingOf(answer);
  const right = solution?.rightAnswer ?? [];
  const chosen = answer.value.kind === 'choice' ? answer.value.keys : [];
  const verdicts = {
    right: <CheckmarkCircleFilled fontSize={20} aria-hidden />,
    wrong: <DismissCircleFilled fontSize={20} aria-hidden />,
  };
  const judged = standing === 'right' || standing === 'wrong' ? standing : null;
  return (
    <>
      {answer.value.kind === 'choice' && (
        <ul className={styles.options}>
          {question.options.map(({ key, html }) => (
            <li
              key={key}
              className={mergeClasses(
                styles.option,
                chosen.includes(key) && judged === 'wrong' && styles.isWrong,
                right.includes(key) && styles.isRight,
              )}
            >
              <span className={styles.key}>{key}</span>
              <span className={styles.text}>
                <SafeHtml html={html} inline />
              </span>
              {right.includes(key) && <span>{t('feedback.isRight')}</span>}
              {chosen.includes(key) && <span>{t('feedback.isOwn')}</span>}
            </li>
          ))}
        </ul>
      )}
      <div className={styles.box}>
        <output className={mergeClasses(styles.verdict, judged !== null && styles[judged])}>
          {judged === null ? <QuestionCircleRegular fontSize={20} aria-hidden /> : verdicts[judged]}
          {t(`feedback.${judged ?? (right.length > 0 ? 'compare' : 'later')}`)}
        </output>
        <Solution question={question} value={answer.value} solution={solution} />
      </div>
    </>
  );
}
